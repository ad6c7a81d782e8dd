### Era of Inventions: namen, labels, gebeurtenissen, weigeringen, opties.
### $count is het aantal waar de naam van een goed naast staat.

era-title = Era of Inventions

## Goederen

era-good-coin = { $count ->
    [one] munt
   *[other] munten
}
era-good-metal = metaal
era-good-technology = techniek
era-good-tool = gereedschap
era-good-coal = steenkool
era-good-wood = hout
era-good-cog = { $count ->
    [one] ontwikkelingsblokje
   *[other] ontwikkelingsblokjes
}
era-good-bonus = { $count ->
    [one] bonusschijf
   *[other] bonusschijven
}

## Actievelden en plaatsen

era-area-build = Fabrieken bouwen
era-area-factories = Grondstoffen produceren
era-area-buy = Grondstoffen kopen
era-area-produce = Uitvindingen produceren
era-area-market = Ruilmarkt
era-area-develop = Ontwikkelen of patenteren
era-square-upper = bovenste vak
era-square-middle = middelste vak
era-square-lower = onderste vak
era-side-gold = goud
era-side-silver = zilver
era-deck-inventions = trekstapel uitvindingen
era-deck-factories = trekstapel fabrieken
era-next-patent = het volgende patent
era-no-invention = geen uitvinding
era-no-side = verloren voor latere

## Uitvindingen

era-invention-cash-register = Kassa
era-invention-sewing-machine = Naaimachine
era-invention-typewriter = Typemachine
era-invention-telephone = Telefoon
era-invention-gramophone = Grammofoon
era-invention-camera = Fotocamera
era-invention-car = Auto
era-invention-steam-locomotive = Stoomtrein
era-invention-airplane = Vliegtuig

## Startuitvindingen

era-card-light-bulb = Gloeilamp
era-card-pocket-watch = Zakhorloge
era-card-music-box = Speeldoos
era-card-telegraph = Telegraaf
era-card-bicycle = Fiets
era-card-microscope = Microscoop

## Fabrieken

era-factory-start-factory = Startfabriek
era-factory-small-coal-mine = Kleine kolenmijn
era-factory-large-coal-mine = Grote kolenmijn
era-factory-sawmill = Zagerij
era-factory-large-sawmill = Grote zagerij
era-factory-small-ironworks = Kleine smelterij
era-factory-ironworks = Smelterij
era-factory-steelworks = Hoogovens
era-factory-small-laboratory = Klein lab
era-factory-laboratory = Lab
era-factory-research-institute = Instituut
era-factory-small-toolshop = Kleine smidse
era-factory-toolshop = Smidse
era-factory-machine-works = Machinebouw
era-factory-savings-bank = Spaarbank
era-factory-trading-house = Handelshuis
era-factory-bank = Bank
era-factory-workshop = Werkplaats
era-factory-engineering-office = Tekenbureau

## Schepen en loodsen

era-load-ship-1 = schip 1
era-load-ship-2 = schip 2
era-load-ship-3 = schip 3
era-load-ship-4 = schip 4
era-load-ship-5 = schip 5
era-load-ship-6 = schip 6
era-load-house-1 = loods 1
era-load-house-2 = loods 2
era-load-house-3 = loods 3
era-load-house-4 = loods 4

## Waar invloed vandaan komt

era-source-building = bouwen
era-source-producing = productie
era-source-royalties = royalty's
era-source-exchanging = ruilmarkt
era-source-developing = uitvindingen
era-source-patents = patenten
era-source-closing = laatste ruil
era-award-most-patents = hoogst op het patentenspoor
era-award-most-cogs = meeste ontwikkelingsblokjes geïnvesteerd
era-award-largest-capacity = grootste productiecapaciteit

## Wat een actie kost en oplevert; nullen vallen weg

era-cost = { $coin ->
    [0] {""}
    [one] {" "}−1 munt
   *[other] {" "}−{ $coin } munten
}{ $cog ->
    [0] {""}
    [one] {" "}−1 ontwikkelingsblokje
   *[other] {" "}−{ $cog } ontwikkelingsblokjes
}{ $metal ->
    [0] {""}
   *[other] {" "}−{ $metal } metaal
}{ $technology ->
    [0] {""}
   *[other] {" "}−{ $technology } techniek
}{ $tool ->
    [0] {""}
   *[other] {" "}−{ $tool } gereedschap
}{ $coal ->
    [0] {""}
   *[other] {" "}−{ $coal } steenkool
}{ $wood ->
    [0] {""}
   *[other] {" "}−{ $wood } hout
}
era-profit = { $influence ->
    [0] {""}
   *[other] {" "}+{ $influence } invloed
}{ $coin ->
    [0] {""}
    [one] {" "}+1 munt
   *[other] {" "}+{ $coin } munten
}{ $cog ->
    [0] {""}
    [one] {" "}+1 ontwikkelingsblokje
   *[other] {" "}+{ $cog } ontwikkelingsblokjes
}{ $metal ->
    [0] {""}
   *[other] {" "}+{ $metal } metaal
}{ $technology ->
    [0] {""}
   *[other] {" "}+{ $technology } techniek
}{ $tool ->
    [0] {""}
   *[other] {" "}+{ $tool } gereedschap
}{ $coal ->
    [0] {""}
   *[other] {" "}+{ $coal } steenkool
}{ $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } hout
}{ $bonus ->
    [0] {""}
    [one] {" "}+1 bonusschijf
   *[other] {" "}+{ $bonus } bonusschijven
}

## Acties

era-action-place = Schijf plaatsen: { $area }
era-action-resolve = Uitvoeren: { $area }
era-action-run-all = Uitvoeren: Grondstoffen produceren:{ $profit }
era-action-withdraw = Schijf terugnemen: { $area }
era-action-finish = Klaar
era-action-pass = Geen bonusschijf inzetten
era-action-build = { $factory } bouwen:{ $cost }, levert{ $profit }{ $influence ->
    [0] {""}
   *[other] ; meteen +{ $influence } invloed
}
era-action-build-nothing = Op een leeg veld bouwen
era-action-run-factory = Met één fabriek produceren, { $factory }:{ $profit }
era-action-run-factory-nothing = Met een fabriek produceren die er niet is
era-action-buy-load = Lading kopen van { $load }:{ $cost }{ $profit }
era-action-buy-load-nothing = Kopen van een schip dat er niet is
era-action-produce = { $card } produceren:{ $cost }{ $profit }
era-action-produce-nothing = Op een leeg veld produceren
era-action-produce-fake = Namaak produceren, { $card }:{ $cost }{ $profit }
era-action-produce-fake-nothing = Op een leeg veld produceren
era-action-take-cog = Ontwikkelingsblokje nemen:{ $profit }
era-action-trade = Ruilen:{ $cost }{ $profit }
era-action-swap = Ruilen:{ $cost }{ $profit }
era-action-buy-bonus = Ruilen:{ $cost }{ $profit }
era-action-develop = { $invention } ontwikkelen, { $side }:{ $cost } +{ $influence } invloed; royalty{ $royalty }
era-action-register = Patent vastleggen voor: { $invention } ({ $side }):{ $cost } +{ $influence } invloed

## Wat er te beslissen is

era-prompt-place = Plaats een schijf op een van de zes actievelden{ $left ->
    [one] , je laatste van deze ronde.
   *[other] ; je hebt er { $left } in de hand.
}
era-prompt-choose = { $left ->
    [one] Voer de actie van je laatste schijf uit, of neem hem terug.
   *[other] Kies welke van je { $left } schijven je uitvoert, of neem er een terug.
}
era-prompt-build = { $done ->
    [0] Kies een fabriek om te bouwen, tot { $left }.
   *[other] Kies nog een fabriek om te bouwen, nog tot { $left }, of stop.
}
era-prompt-buy = { $done ->
    [0] Kies een schip of loods om van te kopen, tot { $left } (1 munt per lading).
   *[other] Kies nog een schip of loods, nog tot { $left } (1 munt per lading), of stop.
}
era-prompt-produce = { $done ->
    [0] Kies een uitvinding om te produceren, tot { $left }.
   *[other] Kies nog een uitvinding om te produceren, nog tot { $left }, of stop.
}
era-prompt-exchange-or-cog = Neem 1 ontwikkelingsblokje, of ruil tot { $left } keer.
era-prompt-exchange = { $left ->
    [one] Ruil nog één keer, of stop.
   *[other] Ruil nog tot { $left } keer, of stop.
}
era-prompt-develop-or-register = Ontwikkel uitvindingen met tot { $cogs } ontwikkelingsblokjes, of leg tot { $patents } patenten vast.
era-prompt-develop = { $left ->
    [one] Ontwikkel nog een uitvinding met 1 ontwikkelingsblokje, of stop.
   *[other] Ontwikkel nog een uitvinding met tot { $left } ontwikkelingsblokjes, of stop.
}
era-prompt-register = { $left ->
    [one] Leg nog een patent vast, of stop.
   *[other] Leg nog tot { $left } patenten vast, of stop.
}
era-prompt-finish = Hier kan niets meer: rond de actie af.
era-prompt-bonus = Zet een bonusschijf in voor nog een stap van welke soort ook, of pas; je hebt er { $left }.
era-prompt-closing = Ruil voor het laatst, { $left ->
    [one] nog één keer
   *[other] tot { $left } keer
}, en rond dan af.
era-prompt-closing-finish = Er valt niets meer te ruilen: rond af.

## Gebeurtenissen

era-event-token-placed = { $seat } plaatst een schijf: { $area }.
era-event-action-began = { $seat } voert uit: { $area }.
era-event-action-ended = { $seat } neemt de schijf terug: { $area }.
era-event-token-withdrawn = { $seat } ziet af van: { $area }.
era-event-bonus-used = { $seat } zet een bonusschijf in.
era-event-bonus-passed = { $seat } zet geen bonusschijf in.
era-event-paid = { $seat } betaalt { $amount } { $good }.
era-event-gained = { $seat } ontvangt { $amount } { $good }.
era-event-influence-gained = { $seat } ontvangt { $amount } invloed ({ $source }), nu op vak { $square }.
era-event-symbol-reached = { $seat } belandt op vak { $square } op een symbool: { $good }.
era-event-factory-built = { $seat } bouwt: { $factory }.
era-event-factory-ran = { $count ->
    [one] { $seat } produceert met: { $factory }.
   *[other] { $seat } produceert met: { $count } × { $factory }.
}
era-event-load-bought = { $seat } koopt alles van { $load }.
era-event-card-produced = { $seat } produceert: { $card }.
era-event-royalty-due = { $owner } verdient een royalty voor { $invention } ({ $side }), geproduceerd door { $seat }.
era-event-cog-taken = { $seat } neemt een ontwikkelingsblokje op de markt.
era-event-exchanged = { $seat } ruilt: { $square }.
era-event-invention-developed = { $seat } ontwikkelt: { $invention } ({ $side }).
era-event-patent-registered = { $seat } legt patent { $square } vast voor { $invention } ({ $side }).
era-event-patent-registered-nothing = { $seat } legt patent { $square } vast, voor geen uitvinding.
era-event-round-ended = Ronde { $round } is voorbij.
era-event-card-removed = { $card } gaat uit het spel.
era-event-card-discarded = { $card } gaat naar de aflegstapel.
era-event-card-moved = { $card } schuift door naar veld { $to_space }.
era-event-card-drawn = { $card } komt op veld { $space }.
era-event-factory-discarded = { $factory } gaat naar de aflegstapel.
era-event-factory-moved = { $factory } schuift door naar veld { $to_space }.
era-event-factory-drawn = { $factory } komt op veld { $space }.
era-event-deck-shuffled = { $count ->
    [one] Opnieuw geschud: { $deck } (1 kaart).
   *[other] Opnieuw geschud: { $deck } ({ $count } kaarten).
}
era-event-load-filled = { $amount } erbij op { $load }.
era-event-round-began = Ronde { $round } begint; { $start } plaatst als eerste.
era-event-closing-began = De laatste ronde is voorbij: iedereen gaat nog één keer naar de ruilmarkt, { $start } eerst.
era-event-closing-finished = { $seat } is klaar met de ruilmarkt.
era-event-awarded = { $seat } scoort { $points } voor: { $award }.
era-event-match-ended = De partij is voorbij.

## Weigeringen

era-refusal-over = de partij is voorbij
era-refusal-turn = { $other } is aan de beurt, niet { $seat }
era-refusal-placing = eerst worden alle schijven geplaatst
era-refusal-all-placed = alle schijven van deze ronde zijn al geplaatst
era-refusal-choosing = kies eerst een van je schijven om uit te voeren of terug te nemen
era-refusal-busy = maak af wat je begon voor je aan een andere schijf begint
era-refusal-finished = de actie is klaar; zet een bonusschijf in of pas
era-refusal-no-bonus-step = een bonusschijf komt alleen direct na een gewone actie
era-refusal-bonus-only = één enkele fabriek produceert alleen met een bonusschijf
era-refusal-market-only = aan het eind is alleen de ruilmarkt open
era-refusal-other-area = je schijf ligt op “{ $area }”, en daar mag dit niet
era-refusal-own-token = { $seat } heeft al een schijf op “{ $area }”
era-refusal-area-full = op “{ $area }” liggen al twee schijven
era-refusal-no-token = { $seat } heeft geen schijf op “{ $area }”
era-refusal-nothing-to-do = { $seat } kan niets doen op “{ $area }”; neem de schijf terug
era-refusal-nothing-done = { $seat } heeft nog niets gedaan
era-refusal-lacks = { $seat } heeft { $have } { $good }, nodig voor { $what }: { $need }
era-refusal-supply = de voorraad heeft te weinig over: { $good }
era-refusal-builds = { $seat } heeft al { $most } fabrieken gebouwd, meer past niet in deze actie
era-refusal-no-factory = er ligt geen fabriek op veld { $space }
era-refusal-not-own-factory = { $seat } bezit zo'n fabriek niet
era-refusal-loads = { $seat } heeft al { $most } ladingen gekocht, meer past niet in deze actie
era-refusal-no-load = zo'n schip of loods is er niet
era-refusal-empty-load = { $load } is leeg
era-refusal-productions = { $seat } heeft al { $most } kaarten geproduceerd, meer past niet in deze actie
era-refusal-no-card = er ligt geen kaart op veld { $space }
era-refusal-fake-needs-mix = voor de namaakkaart “{ $card }” moet je blokjes kiezen
era-refusal-not-fake = “{ $card }” is geen namaakkaart; hij kost precies de afgebeelde blokjes
era-refusal-own-fake = { $seat } ontwikkelde “{ $card }” en mag de namaakkaart niet produceren
era-refusal-mix = de namaakkaart “{ $card }” kost { $need } blokjes naar keuze, niet { $given }
era-refusal-cog-or-exchanges = neem een ontwikkelingsblokje of ruil, niet allebei
era-refusal-cog-as-bonus = met een bonusschijf mag je geen ontwikkelingsblokje nemen
era-refusal-cog-at-end = aan het eind mag je geen ontwikkelingsblokje nemen
era-refusal-bonus-at-end = aan het eind mag je geen bonusschijf kopen
era-refusal-no-bonus-left = er is geen bonusschijf meer te koop
era-refusal-same-kind = { $good } is niet te ruilen voor dezelfde soort
era-refusal-exchanges = { $seat } heeft al { $most } keer geruild, meer past niet in deze actie
era-refusal-square = { $seat } heeft al { $most } keer geruild: { $square }
era-refusal-develop-or-register = met één actie ontwikkel je of leg je vast, niet allebei
era-refusal-developed = { $owner } heeft dit vak al ontwikkeld: { $invention }
era-refusal-gold-first = het gouden vak gaat voor het zilveren: { $invention }
era-refusal-markers = { $seat } heeft geen uitvindingsmarker meer
era-refusal-cogs = één actie kost hoogstens { $most } ontwikkelingsblokjes: er zijn er { $spent } uitgegeven, dit kost er nog { $need }
era-refusal-all-patents = { $seat } heeft alle { $most } patenten al vastgelegd
era-refusal-patents = { $seat } heeft al { $most } patenten vastgelegd, meer past niet in deze actie
era-refusal-not-own-invention = { $seat } heeft dit vak niet ontwikkeld: { $invention }
era-refusal-patented = dit vak heeft al een patent: { $invention }

## Opties

era-option-bought-bonus = Wanneer een gekochte bonusschijf mag worden ingezet
era-option-bought-bonus-next-action = Na je volgende gewone actie
era-option-bought-bonus-next-round = Vanaf de volgende ronde
era-option-short-deck = Wat er gebeurt als een stapel te weinig kaarten heeft
era-option-short-deck-discards-later = Stapel opmaken en de aflegstapel schudden zodra een kaart nodig is
era-option-short-deck-merge = De aflegstapel met de rest van de stapel schudden
era-option-short-deck-discards-at-once = De aflegstapel schudden zodra de laatste uitvindingskaart getrokken is
era-option-royalty-symbols = Of invloed uit royalty's symbolen van het telspoor oplevert
era-option-royalty-symbols-no = Nee, alleen invloed uit eigen acties
era-option-royalty-symbols-yes = Ja
era-option-supply = Hoeveel goederen er zijn
era-option-supply-unlimited = Zoveel als nodig; alleen bonusschijven zijn geteld
era-option-supply-box = Alleen wat in de doos zit
era-option-capacity = Welke fabrieken tellen voor de grootste capaciteit
era-option-capacity-all = Allemaal
era-option-capacity-resources = Alleen die voor grondstoffen, niet voor munten of ontwikkelingsblokjes
era-option-bonus-cog = Of je met een bonusschijf een ontwikkelingsblokje mag nemen
era-option-bonus-cog-no = Nee
era-option-bonus-cog-yes = Ja
era-option-cog-ends-turn = Of een ontwikkelingsblokje nemen de hele beurt beëindigt
era-option-cog-ends-turn-no = Nee, er mag een bonusschijf volgen
era-option-cog-ends-turn-yes = Ja, er mag geen bonusschijf volgen
era-option-build-limit = Waarvoor de grens van drie fabrieken geldt
era-option-build-limit-action = De gewone actie; een bonusschijf mag een vierde bouwen
era-option-build-limit-turn = De hele beurt, bonusschijf inbegrepen
era-option-patent-limit = Waarvoor de grens van twee patenten geldt
era-option-patent-limit-action = De gewone actie; een bonusschijf mag een derde vastleggen
era-option-patent-limit-turn = De hele beurt, bonusschijf inbegrepen
