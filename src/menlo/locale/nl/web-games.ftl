## De pagina van een spel

game-facts = In het kort
game-players = Spelers
game-length = Speelduur
game-length-minutes = { $from ->
    [0] ongeveer { $to } minuten
   *[other] { $from }–{ $to } minuten
}
game-length-source = aan een echte tafel
game-weight = Zwaarte
game-weight-of = { $weight } van 5
game-best = Het best met
game-best-ours = ons eigen oordeel
game-age = Leeftijd
game-age-from = vanaf { $age }
game-year = Jaar
game-designers = { $count ->
    [one] Auteur
   *[other] Auteurs
}
game-publishers = { $count ->
    [one] Uitgever
   *[other] Uitgevers
}
game-rules = Regels
game-rules-count = { $count } genummerde regels
game-like = Hoe het voelt
game-plays = Hoe het gaat
game-long = Hoe lang het hier duurt
game-long-hint = Geteld in partijen van onze bots. De minuten gelden voor één persoon tegen snelle bots, bij tien seconden per beslissing.
game-long-rounds = Rondes
game-long-decisions = Jouw beslissingen
game-long-minutes = Minuten
game-long-about = ongeveer { $count }
game-long-up-to = tot { $count }
game-read = Lees de regels
game-unknown = Niemand kent hier een spel dat “{ $game }” heet.
game-unofficial = Menlo is niet officieel: gemaakt door liefhebbers, niet door de auteurs of uitgevers gemaakt of goedgekeurd, met eigen tekeningen en teksten. Vind je { $game } leuk, koop dan de doos.

game-weight-3 = middelzwaar: een plan helpt, een foutje wordt vergeven
game-weight-4 = zwaar: plan vooruit en let op de anderen

game-like-era = De werkplaatsen rond 1900: je bouwt fabrieken, koopt wat de schepen brengen en kiest of je maakt wat anderen hebben uitgevonden of zelf uitvindt. Wie een uitvinding ontwikkelt, verdient aan elk stuk dat iemand ervan produceert. Je beste klanten zitten dus tegenover je. Alles ligt open; pijn doet alleen dat de plaatsen schaars zijn.
game-like-expo = Milaan vlak voor de wereldtentoonstelling: op een kleine werkbank leg je grillige projecten, tegels en technologieën tegen elkaar tot een project alles raakt wat het nodig heeft. Zes kaarten, voor iedereen dezelfde, drijven de ronde, en de kaart die je buur net speelde mag jij niet spelen. Ondertussen beslist een jury of de toekomst op stoom of op elektriciteit loopt.
game-like-smartphone = Een jonge markt en tot vijf makers van telefoons. In het geheim schuif je twee schermen over elkaar, en wat zichtbaar blijft is jouw jaar: prijs, producten, onderzoek, bereik. Dan gaan alle plannen tegelijk open en lopen bijna vanzelf, de goedkoopste eerst. Geluk is er nauwelijks, alleen anderen met hetzelfde idee.

game-plays-era-1 = Plaats schijven op zes actievelden met elk twee plaatsen en voer de jouwe daarna in willekeurige volgorde uit.
game-plays-era-2 = Fabrieken leveren grondstoffen, grondstoffen worden uitvindingen, uitvindingen worden invloed.
game-plays-era-3 = Ontwikkelingsblokjes openen de gouden en zilveren velden van negen uitvindingen; met een patent verdien je zelfs aan namaak.
game-plays-era-4 = Na de laatste ronde volgen een laatste ruil en drie bonussen: voor de meeste patenten, de meeste ontwikkelingsblokjes en de grootste productiecapaciteit.
game-plays-expo-1 = Speel per beurt één actiekaart: tegels kopen, een project halen, bouwen, stukken in het patentbureau verzetten, verdienen of de ronde beëindigen.
game-plays-expo-2 = Een project is af als alle grondstoffen die het vraagt ertegenaan liggen.
game-plays-expo-3 = Wie bij het voltooien op een spoor in het patentbureau voorligt, krijgt extra punten.
game-plays-expo-4 = Het einde komt als de jury na tien rondes voltallig is, iemand een vijfde project voltooit of op elk spoor een stuk op de laatste stap staat.
game-plays-smartphone-1 = Plan: leg twee pads en je upgrades zo dat de juiste symbolen zichtbaar blijven.
game-plays-smartphone-2 = Daarna volgen fase na fase prijs, productie, onderzoek, kantoren en verkoop; wie goedkoop is, gaat eerst, wie duur is, verdient meer.
game-plays-smartphone-3 = Klanten willen een prijs of een technologie; kantoren bepalen waar je mag verkopen.
game-plays-smartphone-4 = Punten komen van verkochte producten en van de meerderheid in elke regio, in elk van de vijf rondes.
