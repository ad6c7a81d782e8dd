### De regels van Era of Inventions, een voor een, en de keuzes erachter.


## Voorbereiding

section-era-setup = Voorbereiding

clause-ERA-01 = Het spel is voor 3, 4 of 5 spelers. Elke speler neemt één kleur: oranje, bruin, groen, geel of nog een kleur.
clause-ERA-02 = Elke speler heeft met 3 spelers 3 actieschijven, met 4 of 5 spelers 2. De andere actieschijven doen niet mee.
clause-ERA-03 = Elke speler begint met 2 munten, 1 hout, 1 metaal, 1 techniek, 1 gereedschap, 3 steenkool en 1 ontwikkelingsblokje.
clause-ERA-04 = Elke speler begint met 3 bonusschijven bij 3 spelers, 5 bij 4 spelers en 1 bij 5 spelers. De rest van de 20 bonusschijven vormt de voorraad.
clause-ERA-05 = Elke speler heeft 15 uitvindingsmarkers.
clause-ERA-06 = De patentmarker van elke speler begint onder vak 1 van het patentenspoor; dat betekent 0 patenten.
clause-ERA-07 = Elke speler bezit de startfabriek van zijn kleur. Die produceert 1 hout.
clause-ERA-08 = Startfabrieken van kleuren die niemand speelt doen niet mee.
clause-ERA-09 = De 24 andere fabrieken worden geschud. 5 daarvan liggen open in het aanbod, van links naar rechts, de rest vormt gedekt de trekstapel van fabrieken.
clause-ERA-10 = De 12 startuitvindingen worden geschud. 7 liggen open in het aanbod langs het pad van P1 tot P7: P1 tot P3 lopen door de onderste rij van rechts naar links, P4 tot P7 door de bovenste van links naar rechts. De andere 5 vormen gedekt de trekstapel van uitvindingen.
clause-ERA-11 = De 27 uitvindingskaarten liggen gesorteerd en open naast het bord. Ze zijn nog niet in het spel.
clause-ERA-12 = Elke steenkoolloods begint met 3 steenkool. Elk ander schip en elke andere loods begint met 2 blokjes van de afgebeelde grondstof.
clause-ERA-13 = De rondemarker begint op ronde 1.
clause-ERA-14 = Alle pionnen beginnen op vak 0 van het telspoor.
clause-ERA-15 = De startspeler wordt geloot en heeft de startspelerpion.
clause-ERA-16 = Al het andere is de voorraad. Normaal zijn alleen de bonusschijven beperkt, tot 20. Als de optie supply alles tot de doos beperkt, levert een opbrengst alleen wat er nog is; een ruil waarvan het resultaat ontbreekt wordt geweigerd; wie produceert gaat voor de royalty's en goud gaat voor zilver; en ladingen worden in hun volgorde aangevuld.
clause-ERA-17 = Alle voorraden, het aanbod en de aflegstapels zijn open. Trekstapels liggen gedekt, maar iedereen kan uitrekenen welke kaarten erin zitten.

## Verloop van een ronde

section-era-round = Verloop van een ronde

clause-ERA-18 = Een ronde heeft drie delen: plaatsen, dan uitvoeren, dan de voorbereiding van de volgende ronde.
clause-ERA-19 = Het spel duurt 9 rondes met 3 spelers, 8 met 4 en 10 met 5.

## Plaatsen

section-era-placement = Actieschijven plaatsen

clause-ERA-20 = Met de klok mee vanaf de startspeler plaatst elke speler één actieschijf. Dat herhaalt zich tot alle schijven geplaatst zijn, dus 2 of 3 keer.
clause-ERA-21 = Er zijn zes actievelden met elk twee plekken.
clause-ERA-22 = Op een actieveld liggen hoogstens twee actieschijven.
clause-ERA-23 = Een speler mag op een actieveld hoogstens één actieschijf hebben.
clause-ERA-24 = Elke actieschijf moet worden geplaatst. Er is altijd een toegestane plek: voor de laatste schijf zijn er met 5 spelers 3 plekken vrij en met 3 spelers 4.
clause-ERA-25 = Een speler mag een actieschijf ook plaatsen waar hij de actie niet kan uitvoeren.
clause-ERA-26 = De twee plekken van een actieveld zijn gelijk. Ze bepalen niet wie eerst handelt.

## Uitvoeren

section-era-resolution = Acties uitvoeren

clause-ERA-27 = Met de klok mee vanaf de startspeler voert elke speler precies één van zijn actieschijven uit. Dat herhaalt zich tot er geen schijf meer ligt.
clause-ERA-28 = De speler kiest vrij welke van zijn actieschijven hij uitvoert, in welke volgorde hij ze ook plaatste.
clause-ERA-29 = Na de actie gaat de actieschijf terug naar de speler.
clause-ERA-30 = In plaats van te handelen mag een speler de actieschijf terugnemen. Dat kost niets en levert niets op.
clause-ERA-31 = Alleen de actieve speler handelt op het actieveld. Wie er nog meer ligt, wacht op de eigen beurt.
clause-ERA-32 = Na een gewone actie, en voor de beurt van de volgende speler, mag de speler één bonusschijf inzetten.
clause-ERA-33 = Wie van een actie afziet, mag daarna geen bonusschijf inzetten.

## Actieveld 1: fabrieken bouwen

section-era-build = Actieveld 1: fabrieken bouwen

clause-ERA-34 = De speler bouwt tot 3 van de open fabrieken, van willekeurige velden van het aanbod.
clause-ERA-35 = De speler betaalt het hout dat onder op de kaart staat aan de voorraad, bij de meeste kaarten ook steenkool.
clause-ERA-36 = Elke fabriek moet bij het bouwen helemaal worden betaald. Fabrieken worden na elkaar gebouwd.
clause-ERA-37 = Een gebouwde fabriek ligt open voor haar eigenaar en kan vanaf dan produceren.
clause-ERA-38 = Een fabriek met het invloedsteken geeft meteen 1 invloed. Die stap kan op een symbool van het telspoor eindigen.
clause-ERA-39 = Lege velden in het aanbod van fabrieken blijven leeg tot het eind van de ronde.
clause-ERA-40 = Een speler mag elk aantal fabrieken van elke soort bezitten.

## Actieveld 2: grondstoffen produceren

section-era-factories = Actieveld 2: grondstoffen produceren

clause-ERA-41 = Alle fabrieken van de actieve speler produceren, ook de startfabriek.
clause-ERA-42 = Elke fabriek geeft het aantal en de soort die bovenaan staan, uit de voorraad: blokjes, munten of ontwikkelingsblokjes.
clause-ERA-43 = De fabrieken van de andere spelers produceren niet.
clause-ERA-44 = Produceren met fabrieken kost niets.

## Actieveld 3: grondstoffen kopen

section-era-buy = Actieveld 3: grondstoffen kopen

clause-ERA-45 = De speler koopt 1, 2 of 3 ladingen van schepen, loodsen of allebei, voor 1 munt per lading.
clause-ERA-46 = Een lading is alles wat op het schip of in de loods ligt. Ze gaat naar de voorraad van de speler.
clause-ERA-47 = De betaalde munten gaan naar de algemene voorraad.
clause-ERA-48 = Een speler koopt in één actie hoogstens 3 ladingen.
clause-ERA-49 = Van een leeg schip of een lege loods valt niets te kopen.
clause-ERA-50 = Schepen en loodsen worden pas aan het eind van de ronde aangevuld.

## Actieveld 4: uitvindingen produceren

section-era-produce = Actieveld 4: uitvindingen produceren

clause-ERA-51 = De speler produceert 1 tot 3 open kaarten van het aanbod, na elkaar, van willekeurige velden.
clause-ERA-52 = De speler betaalt de kosten onder op de kaart helemaal. Zonder deze blokjes kan hij de kaart niet produceren.
clause-ERA-53 = De kosten bestaan uit metaal, techniek, gereedschap en steenkool, nooit uit hout.
clause-ERA-54 = Dan neemt de speler de opbrengst boven op de kaart: munten of ontwikkelingsblokjes uit de voorraad, of invloed op het telspoor.
clause-ERA-55 = De geproduceerde kaart gaat naar de open aflegstapel. Een tweede speler op het actieveld kan haar niet meer gebruiken.
clause-ERA-56 = Startuitvindingen worden op dezelfde manier geproduceerd. Ze hebben geen uitvinder en geven geen royalty.
clause-ERA-57 = Een officiële kaart kost precies de afgebeelde blokjes.
clause-ERA-58 = Een namaakkaart kost één blokje voor elk blokje met een vraagteken, in elke mengeling van metaal, techniek en gereedschap, plus de afgebeelde steenkool.
clause-ERA-59 = Een speler met een marker op het gouden of zilveren vak van een uitvinding mag haar namaakkaart niet produceren, met of zonder patent.
clause-ERA-60 = Produceert een andere speler een officiële kaart, dan krijgt de eigenaar van het gouden vak de gouden royalty in invloed en de eigenaar van het zilveren vak de zilveren royalty in munten.
clause-ERA-61 = De eigenaars van het gouden en het zilveren vak worden apart betaald. Wie beide bezit, krijgt beide royalty's.
clause-ERA-62 = Wie produceert, krijgt nooit een royalty van het eigen vak. Een andere eigenaar van het andere vak wordt wel betaald.
clause-ERA-63 = Een namaakkaart die een andere speler produceert, geeft alleen een royalty aan wie op zijn vak een patent heeft.
clause-ERA-64 = Royalty's komen uit de voorraad. Wie produceert, verliest niets.
clause-ERA-65 = Invloed uit een royalty verplaatst de pion meteen, maar geeft geen symbool van het telspoor.
clause-ERA-66 = Een kaart mag worden geproduceerd in elke ronde waarin ze in het aanbod ligt. Ze kan terugkomen als de aflegstapel opnieuw wordt geschud.

## Actieveld 5: ruilmarkt

section-era-market = Actieveld 5: ruilmarkt

clause-ERA-67 = De speler kiest een van de twee: (a) 1 ontwikkelingsblokje uit de voorraad nemen, of (b) tot 5 keer ruilen.
clause-ERA-68 = Het bovenste vak biedt 2 munten → 1 ontwikkelingsblokje, of 1 ontwikkelingsblokje → 2 munten.
clause-ERA-69 = Het middelste vak biedt 2 munten → 1 invloed, of 1 ontwikkelingsblokje → 1 invloed.
clause-ERA-70 = Het onderste vak biedt 2 blokjes of munten in elke mengeling → 1 blokje of 1 munt van een soort die niet is gegeven. Ontwikkelingsblokjes doen niet mee.
clause-ERA-71 = Het onderste vak biedt ook 2 munten → 1 bonusschijf.
clause-ERA-72 = Elk vak mag hoogstens 3 keer. Beide mogelijkheden van het onderste vak tellen samen.
clause-ERA-73 = De speler ruilt in totaal hoogstens 5 keer, in elke volgorde. Minder mag.
clause-ERA-74 = Wat een stap oplevert, uit een ruil, een opbrengst of een symbool van het telspoor, is meteen in de hand en mag de volgende stap van dezelfde actie betalen.
clause-ERA-75 = Een bonusschijf is alleen te koop zolang de voorraad er een heeft.

## Actieveld 6: uitvindingen ontwikkelen of patenten vastleggen

section-era-develop = Actieveld 6: uitvindingen ontwikkelen of patenten vastleggen

clause-ERA-76 = De speler kiest een van de twee; allebei in één actie kan niet. Een bonusschijf mag daarna het andere doen.
clause-ERA-77 = De speler ontwikkelt elk aantal uitvindingen, met hoogstens 7 ontwikkelingsblokjes in de actie.
clause-ERA-78 = De speler kiest de uitvindingen vrij en mag goedkopere laten liggen.
clause-ERA-79 = Elk gouden en elk zilveren vak kan maar één keer worden ontwikkeld, door één speler.
clause-ERA-80 = Een zilveren vak is pas open als het gouden vak van die uitvinding ontwikkeld is, door wie dan ook.
clause-ERA-81 = Eén speler mag beide vakken van een uitvinding bezitten. Beide mogen in één actie worden ontwikkeld, het gouden eerst.
clause-ERA-82 = De speler betaalt het blauwe getal in ontwikkelingsblokjes, helemaal, aan de voorraad.
clause-ERA-83 = De speler legt een marker op het linkergetal en krijgt meteen zoveel invloed.
clause-ERA-84 = Wordt een gouden vak ontwikkeld, dan verlaten de drie kaarten van de uitvinding de reserve en liggen ze open naast trekstapel en aflegstapel. Ze komen er aan het eind van de ronde bij en kunnen dus op zijn vroegst in de volgende ronde worden geproduceerd.
clause-ERA-85 = Een zilveren vak brengt geen kaarten in het spel.
clause-ERA-86 = Het rechtergetal is de royalty: invloed op een gouden vak, munten op een zilveren.
clause-ERA-87 = De speler legt in de actie 1 of 2 patenten vast. Voor elk gaat zijn patentmarker één vak omhoog; hij betaalt de munten van het nieuwe vak en krijgt meteen de invloed ervan.
clause-ERA-88 = Twee patenten kosten de som van beide vakken. Ze worden na elkaar vastgelegd.
clause-ERA-89 = Bij elk patent mag de speler een marker op de patentcirkel leggen van een eigen vak zonder patent, goud of zilver.
clause-ERA-90 = Het vak van een ander kun je niet patenteren. Elke ontwikkeling en elk gelegd patent gebruikt een van de 15 markers van de speler. Wie er geen meer heeft, kan niet ontwikkelen en kan patenten alleen vastleggen zonder ze te leggen.
clause-ERA-91 = Een speler mag een patent vastleggen zonder vrije eigen uitvinding. Munten, invloed en patentenspoor werken als anders, maar dat patent kan later niet op een uitvinding worden gelegd.
clause-ERA-92 = Een speler kan in het hele spel hoogstens 6 patenten vastleggen.
clause-ERA-93 = Op hetzelfde vak mogen meer patentmarkers staan.
clause-ERA-94 = Een gelegd patent blijft het hele spel liggen.

## Bonusschijven

section-era-bonus = Bonusschijven

clause-ERA-95 = Een speler zet een bonusschijf alleen direct na zijn eigen gewone actie in, en maar één per gewone actie.
clause-ERA-96 = Zo zet een speler met 4 of 5 spelers hoogstens 2 bonusschijven per ronde in, en met 3 spelers hoogstens 3.
clause-ERA-97 = Een bonusschijf staat een van deze dingen toe: 1 uitvinding produceren, met 1 eigen fabriek produceren, 1 lading kopen voor 1 munt, 1 keer ruilen, 1 uitvinding ontwikkelen, 1 patent vastleggen of 1 fabriek bouwen.
clause-ERA-98 = Met een bonusschijf kun je op de ruilmarkt geen ontwikkelingsblokje nemen.
clause-ERA-99 = Al deze keuzes staan open, welk actieveld de speler ook net gebruikte en hoe vol een actieveld ook is.
clause-ERA-100 = De gewone kosten en regels gelden, maar de bonusstap heeft eigen grenzen. Het mag een 4e fabriek, lading of kaart zijn, een 6e ruil of een 4e in één vak, een 3e patent, een uitvinding boven de 7 ontwikkelingsblokjes, of de andere helft van actieveld 6.
clause-ERA-101 = De ingezette bonusschijf gaat na de bonusstap terug naar de voorraad.
clause-ERA-102 = Een net gekochte bonusschijf mag op zijn vroegst na de volgende gewone actie van de speler worden ingezet. Bonusschijven zijn allemaal gelijk; wie er aan het begin van de beurt al een had, mag er nu een inzetten.
clause-ERA-103 = Een bonusactie is geen gewone actie. Er mag geen tweede bonusschijf op volgen.

## Telspoor

section-era-track = Telspoor

clause-ERA-104 = Voor elke ontvangen invloed gaat de pion van de speler één vak vooruit.
clause-ERA-105 = Eindigt de pion precies op een symbool, dan neemt de speler meteen 1 van die grondstof of 1 munt.
clause-ERA-106 = Over een symbool heen gaan geeft niets.
clause-ERA-107 = Elke winst wordt apart gezet, dus één actie kan meer symbolen opleveren.
clause-ERA-108 = Symbolen tellen alleen voor invloed uit een eigen actie, gewoon of bonus.
clause-ERA-109 = Pionnen mogen een vak delen. Iedere speler die er belandt, krijgt het symbool; het raakt nooit op.

## Einde van een ronde

section-era-round-end = Einde van een ronde

clause-ERA-110 = De ronde eindigt als elke actieschijf is uitgevoerd of teruggenomen.
clause-ERA-111 = Stap 1a: Alle startuitvindingen die nog in het aanbod liggen, gaan uit het spel.
clause-ERA-112 = Startuitvindingen in de trekstapel of de aflegstapel blijven in het spel.
clause-ERA-113 = Stap 1b: Andere kaarten op de laatste drie velden van het pad, P5, P6 en P7 rechts in de bovenste rij, gaan naar de aflegstapel.
clause-ERA-114 = De overige kaarten schuiven langs het pad naar het eind en houden hun volgorde.
clause-ERA-115 = Stap 1c: Is deze ronde een gouden vak ontwikkeld, dan worden de nieuwe kaarten, de trekstapel en de aflegstapel tot een nieuwe trekstapel geschud. Het aanbod blijft erbuiten.
clause-ERA-116 = Het aanbod wordt aangevuld tot 7 kaarten.
clause-ERA-117 = Stap 1d: Is er geen gouden vak ontwikkeld, dan wordt het aanbod aangevuld van de trekstapel. Pas als die leeg is en er een kaart nodig is, wordt de aflegstapel tot een nieuwe trekstapel geschud.
clause-ERA-118 = Raken de kaarten op, dan blijven velden van het aanbod leeg.
clause-ERA-119 = Stap 2: Fabrieken op de drie rechter velden van het aanbod, F3, F4 en F5, gaan naar de aflegstapel van fabrieken. De rest schuift naar rechts, en het aanbod wordt aangevuld tot 5. Is de trekstapel leeg en is er een kaart nodig, dan wordt die aflegstapel geschud. Is ook daar niets meer, dan blijven velden leeg.
clause-ERA-120 = Stap 3: Lege schepen en loodsen krijgen 2 blokjes, lege steenkoolloodsen 3. Alle andere krijgen er 1 bij, zonder grens.
clause-ERA-121 = Stap 4: De rondemarker gaat één plek verder.
clause-ERA-122 = Stap 5: De startspelerpion gaat naar de linkerbuur; die is startspeler van de volgende ronde en plaatst eerst.
clause-ERA-123 = Spelers houden hun goederen en bonusschijven van ronde tot ronde, zonder grens.

## Einde van het spel en telling

section-era-scoring = Einde van het spel en telling

clause-ERA-124 = Het spel eindigt na de laatste ronde, die van het aantal spelers afhangt: ronde 9 met 3, ronde 8 met 4 en ronde 10 met 5.
clause-ERA-125 = De eindscore heeft drie delen: (a) het vak van de speler op het telspoor, (b) de laatste ruil en (c) de eindbonussen.
clause-ERA-126 = Bij de laatste ruil (b) mag elke speler om de beurt, vanaf de startspeler van de laatste ronde, de ruilmarkt nog één keer gebruiken: hoogstens 5 keer ruilen en hoogstens 3 keer per vak. Bonusschijven kopen of 1 ontwikkelingsblokje nemen kan niet.
clause-ERA-127 = Zo levert de laatste ruil (b) een speler hoogstens 3 invloed op.
clause-ERA-128 = De laatste ruil (b) en de eindbonussen (c) geven geen symbolen van het telspoor.
clause-ERA-129 = Eerste eindbonus (c1): Wie het hoogst op het patentenspoor staat, krijgt 5 invloed.
clause-ERA-130 = Tweede eindbonus (c2): Wie de meeste ontwikkelingsblokjes heeft geïnvesteerd, krijgt 5 invloed. De blauwe getallen van alle eigen gouden en zilveren vakken worden opgeteld. Het aantal uitvindingen doet er niet toe.
clause-ERA-131 = Derde eindbonus (c3): Wie de grootste productiecapaciteit heeft, krijgt 5 invloed. De getallen boven op alle eigen fabrieken worden opgeteld. Het aantal kaarten doet er niet toe.
clause-ERA-132 = Bij een gelijke stand om een eindbonus krijgen 2 spelers elk 3 invloed, 3 spelers elk 2 en 4 of 5 spelers elk 1.
clause-ERA-133 = Tweede plaatsen leveren niets op. Goederen die over zijn leveren buiten de laatste ruil (b) niets op.
clause-ERA-134 = Wie de meeste invloed heeft, wint.
clause-ERA-135 = Bij een gelijke stand wint van hen wie meer uitvindingen ontwikkelde. Gouden en zilveren vakken tellen allebei.
clause-ERA-136 = Is het dan nog gelijk, dan delen zij de overwinning.

## Keuzes waar de spelregels verschillen

ruling-era-C1 = Het gouden vak van de naaimachine geeft 1 invloed. Het Engelse en het Nederlandse voorbeeld zeggen 1, het Duitse 2. Twee van de drie zijn het eens, Nederlands is de oorspronkelijke taal, en de Duitse tekst heeft meer vergissingen.
ruling-era-C2 = Er zijn 7 grote blokjes steenkool en 7 van hout. De Engelse en de Nederlandse regels zeggen 7, de Duitse 5. Met 15 kleine blokjes maakt 7 het genoemde totaal van 22, en een Duitse pagina op Yucata zegt ook 7.
ruling-era-C3 = Er zijn 9 uitvindingen. De Engelse en de Nederlandse inleiding noemen er 9, de Duitse 8, zonder de typemachine. Verderop gebruiken de Duitse regels de typemachine wel.
ruling-era-C4 = De achtste uitvinding is de stoomtrein. De Engelse regels noemen haar stoommachine, de Duitse stoomlocomotief, de Nederlandse stoomtrein. Duits en Nederlands bedoelen allebei een trein.
ruling-era-C5 = Een speler bouwt tot 3 fabrieken per actie, en een bonusschijf kan er een 4e bij doen. De Engelse tekst beperkt per ronde, al zegt de kantlijn alleen 3; de Duitse per actie, de Nederlandse per beurt. Duits en Nederlands wegen zwaarder dan de ronde. De optie build-limit telt per beurt.
ruling-era-C6 = Officiële kaarten kosten alleen blokjes. De Engelse tekst laat ook munten toe, de Duitse en de Nederlandse spreken van grondstoffen. Twee van de drie zijn het eens, en geen enkel voorbeeld kost munten.
ruling-era-C7 = Een speler mag in één actie elk aantal uitvindingen ontwikkelen, binnen 7 ontwikkelingsblokjes. De Duitse tekst zegt het, het Nederlandse voorbeeld van 4 + 3 gaat ervan uit, en de Engelse noemt alleen de grens van 7. De Duitse tekst is het duidelijkst.
ruling-era-C8 = Een gouden vak betaalt zijn royalty in invloed, een zilveren in munten, allebei uit de voorraad. De Nederlandse tekst zegt het, de Engelse en de Duitse laten open welk vak wat betaalt. De enige precieze tekst beslist.
ruling-era-C9 = Een bonusschijf staat één ruil op de markt toe, maar niet het nemen van 1 ontwikkelingsblokje. De Engelse en de Nederlandse tekst sluiten dat uit, de Duitse maakt geen uitzondering. Twee van de drie zijn het eens. De optie bonus-cog staat het toe.
ruling-era-C10 = Een gekochte bonusschijf mag na de volgende gewone actie van de speler worden ingezet, zelfs in dezelfde ronde. De Engelse tekst zegt dat, de Nederlandse vraagt een latere beurt, de Duitse de volgende ronde. Twee van de drie zijn het eens. De optie bought-bonus volgt de Duitse tekst.
ruling-era-C11 = Een speler zet per ronde hoogstens zoveel bonusschijven in als hij actieschijven heeft, 2 of 3, één na elke gewone actie. De Engelse en de Nederlandse tekst noemen 2, of 3 met 3 spelers. De Duitse noemt alleen 2, maar de kantlijn stemt met de andere overeen.
ruling-era-C12 = Bij de laatste ruil kun je geen bonusschijven kopen. De Engelse en de Nederlandse tekst verbieden het, de Duitse noemt het niet. Twee van de drie zijn het eens, en zo'n schijf zou toch nutteloos zijn.
ruling-era-C13 = De telefoon in het voorbeeld kost 1 metaal, 1 techniek, 1 gereedschap en 2 steenkool. De Engelse en de Nederlandse tekst noemen deze 5 blokjes. De Duitse zegt 5 maar noemt er maar 4, zonder het gereedschap. Alleen de volle lijst telt op tot 5.
ruling-era-C14 = Een symbool geldt alleen bij invloed uit een eigen actie, gewoon of bonus, en alleen bij precies belanden. De Engelse en de Nederlandse tekst zeggen om wiens actie het gaat, de Duitse laat het open. Twee van de drie zijn het eens. De optie royalty-symbols laat ook royalty's tellen.
ruling-era-C15 = Eerst gaat de trekstapel op; de aflegstapel wordt pas geschud als er een kaart nodig is. Dat staat het dichtst bij de Nederlandse tekst, die beide stapels regelt, en bij de Duitse, die over fabrieken zwijgt. De Engelse voegt beide stapels samen, wat de kansen verschuift. De optie short-deck biedt andere lezingen.
ruling-era-C16 = Na een nieuw gouden vak worden de nieuwe kaarten, de trekstapel en de aflegstapel samen geschud. De Duitse en de Nederlandse tekst zeggen het, de Engelse noemt hier alleen de twee stapels. Maar eerder zegt de Engelse tekst dat de drie nieuwe kaarten erbij komen.
ruling-era-C17 = De capaciteit telt de bovenste getallen van alle fabrieken op, ook die voor munten en ontwikkelingsblokjes en de startfabriek. Alle drie de regels tellen de bovenste getallen op, maar de Duitse en de Nederlandse spreken van grondstoffen. Hun naam voor het produceren omvat ook munten en ontwikkelingsblokjes. De optie capacity telt alleen grondstoffen.
ruling-era-C18 = 1 ontwikkelingsblokje nemen beëindigt de actie, en er mag een bonusschijf volgen. De Engelse tekst beëindigt daar de hele beurt, de Duitse en de Nederlandse alleen de actie. Twee van de drie zijn het eens. De optie cog-ends-turn volgt de Engelse tekst.
ruling-era-C19 = In het onderste vak betalen twee willekeurige blokjes of munten, ook twee blokjes van verschillende soort. Alle drie de regels laten blokjes en munten mengen, en de Nederlandse noemt daarbij 1 munt en 1 blokje voor 1 ander blokje. De Nederlandse tekst is uitdrukkelijk, de andere passen erbij.
ruling-era-C20 = Hout betaalt nooit voor een uitvinding. De Engelse en de Duitse tekst sluiten het uit bij namaakkaarten, de Nederlandse bij alle uitvindingen. De Nederlandse tekst is uitdrukkelijk.
ruling-era-C21 = De startspeler wordt geloot. De Engelse tekst laat de spelers kiezen, de Duitse noemt de vindingrijkste speler, de Nederlandse laat het open. Geen daarvan is een spelregel.
ruling-era-C22 = De 7 startuitvindingen volgen het pad: de onderste rij van rechts naar links, dan de bovenste van links naar rechts. De Engelse tekst zegt het, de Nederlandse begint rechtsonder en volgt de pijl, de Duitse noemt geen volgorde. De twee die er een noemen, zijn het eens.
ruling-era-C23 = De 5 fabrieken worden van links naar rechts neergelegd. De Engelse en de Nederlandse tekst beginnen links, de Duitse noemt geen volgorde. De twee die er een noemen, zijn het eens.
ruling-era-C24 = Een actieveld neemt hoogstens twee actieschijven op, hoogstens één van elke speler. De Engelse en de Nederlandse tekst tellen schijven op 6 velden. De Duitse telt 12 plekken voor één schijf elk en geeft een speler nooit beide plekken van een veld. Beide zeggen hetzelfde.
ruling-era-C25 = De 27 uitvindingskaarten liggen in negen zichtbare stapels. De Engelse tekst maakt er één stapel van, de Duitse meer, de Nederlandse één op soort gesorteerde. Het is alleen een kwestie van weergave.
ruling-era-C26 = Eerst worden de ontwikkelingsblokjes betaald, dan komt de invloed. De Engelse en de Duitse tekst hebben deze volgorde, de Nederlandse geeft de invloed voor de betaling. Het maakt niet uit, want symbolen geven nooit ontwikkelingsblokjes.
ruling-era-C27 = Eerst gaat de rondemarker verder, dan de startspelerpion. De Engelse tekst heeft dit als stap 4 en 5, de Duitse en de Nederlandse als één stap. De volgorde heeft geen gevolg.
ruling-era-C28 = De regel bij gelijke stand geldt voor elk aantal spelers. De Engelse tekst spreekt van twee spelers, de Duitse en de Nederlandse van 2 of meer. De Engelse bewoording is gewoon los.
ruling-era-C29 = Actieschijven die niet nodig zijn, doen niet mee. De Nederlandse tekst legt ze terug in de doos, de Engelse en de Duitse zwijgen. Het kan geen kwaad.
ruling-era-C30 = Een lading kopen met een bonusschijf kost 1 munt. De Engelse en de Nederlandse tekst zeggen het, de Duitse zegt alleen dat de gewone kosten gelden. Alle drie passen bij elkaar.
ruling-era-C31 = Ontwikkelen voor 4 + 3 = 7 ontwikkelingsblokjes in één actie geldt als feit, met 4 voor de stoomtrein en 3 voor de auto. De Duitse en de Nederlandse regels hebben dit voorbeeld, de Engelse niet. Twee bronnen zijn genoeg.
ruling-era-C32 = Elke fabriek kost hout, en de meeste ook steenkool. De Engelse tekst laat hout, steenkool of allebei toe, de Duitse spreekt alleen van kosten, de Nederlandse van hout en eventueel steenkool. De Nederlandse tekst is het precieste, en een gepubliceerde recensie stemt ermee in.
ruling-era-C33 = Een speler legt per gewone actie tot 2 patenten vast, en een bonusschijf kan er een derde bij doen. De Engelse en de Duitse tekst beperken per actie, de Nederlandse per beurt, al zegt de kantlijn per actie. Ook een bonusschijf mag 1 patent vastleggen. De optie patent-limit telt per beurt.
ruling-era-C34 = De patentmarker begint onder vak 1, met 0 patenten. De Engelse en de Nederlandse tekst zetten hem onderaan het spoor, de Duitse op het onderste vak. In de voorbeelden bereikt het eerste patent het eerste vak, dus de start ligt eronder.

## Keuzes waar de spelregels zwijgen

ruling-era-A = Bonusschijven zijn beperkt tot 20; blokjes, munten en ontwikkelingsblokjes zijn onbeperkt. Geen van de regels zegt wat er bij een tekort gebeurt. 4 spelers met 5 bonusschijven gebruiken er precies 20, en de grote blokjes ter waarde van 3 zijn er om niet zonder te komen zitten. De optie supply beperkt alles.
ruling-era-B = Invloed uit royalty's, gewonnen in de actie van een ander, geeft geen symbool. Geen van de regels noemt dit geval, maar de Engelse en de Nederlandse tekst verbinden symbolen met de eigen actie. De optie royalty-symbols verandert dit.
ruling-era-C = Na een actie waarvan je afziet mag geen bonusschijf volgen; er moet minstens één stap zijn uitgevoerd. Geen van de regels noemt dit geval, maar een bonusschijf komt direct na een gewone actie, en ervan afzien is er geen.
ruling-era-D = Een speler mag het gouden en het zilveren vak van een uitvinding in dezelfde actie ontwikkelen, goud eerst, binnen 7 ontwikkelingsblokjes. De Duitse en de Nederlandse tekst zetten zilver na goud, en geen van de regels verbiedt allebei tegelijk.
ruling-era-E = Startfabrieken van kleuren die niemand speelt doen niet mee. De regels noemen ze niet. Hun achterkant is gekleurd, dus de kaarten die geschud worden zijn de andere 24.
ruling-era-F = Zijn er minder dan 7 uitvindingskaarten, dan worden ze allemaal neergelegd en blijven de andere velden leeg. Voor ronde 2 kunnen er zo maar 5 over zijn, als er niets is ontwikkeld of geproduceerd. De regels zwijgen, en meer kaarten zijn er niet.
ruling-era-G = Het aanbod wordt gevuld vanaf het begin van het pad, zoals bij de voorbereiding. De regels noemen geen volgorde. De kaarten zijn willekeurig, dus niemand heeft er voordeel van.
ruling-era-H = Een schip of loods bevat elk aantal blokjes. De regels doen er elke ronde 1 blokje bij en noemen geen grens.
ruling-era-I = Wie alle 15 markers heeft gebruikt, kan er geen meer leggen, voor uitvindingen noch voor patenten. De regels zwijgen. Er zijn niet meer stukken, en het komt bijna nooit voor.
ruling-era-J = Heeft iedereen nul voor een eindbonus, dan geldt de regel voor gelijke stand: allen krijgen evenveel, en de rangorde verandert niet. De regels noemen dit geval niet. De hoogste waarde kan alleen 0 zijn als allen gelijk staan.
ruling-era-K = De laatste ruil geeft geen symbolen. De regels noemen dit geval niet. De laatste ruil is geen actie.
ruling-era-L = Bij de laatste ruil kun je geen ontwikkelingsblokje nemen. De regels noemen dit geval niet. Bij de laatste ruil gaat het alleen om ruilen, 5 keer in totaal en 3 keer per vak.
ruling-era-M = Een bonusactie mag een bonusschijf kopen als de voorraad er een heeft. De ingezette schijf gaat pas daarna terug. De regels noemen dit geval niet, maar geven de ingezette schijf na de bonusactie terug.
ruling-era-N = Op een actie mag maar één bonusschijf volgen. De Engelse en de Nederlandse regels zeggen het duidelijk, en de grens per ronde in de Duitse past erbij.
ruling-era-O = Een bonusactie mag elk van de zeven keuzes zijn, ook die net gebruikt is, en de grenzen van de actievelden doen er niet toe. De regels noemen dit geval niet. Er wordt geen actieschijf geplaatst, dus raakt er geen veld vol.
ruling-era-P = De speler beslist of hij een nieuw patent op een uitvinding legt, en alleen bij het vastleggen. De regels laten die keuze, en sluiten uit dat het patent later wordt gelegd.
ruling-era-Q = Een patent wordt nooit verplaatst en gaat nooit verloren. De regels zwijgen, en niets erin neemt een patent weg.
ruling-era-R = Alle voorraden zijn open. De regels zwijgen. Het spel heeft geen schermen om iets te verbergen, en open voorraden maken het spelen op een apparaat makkelijker.
ruling-era-S = Wie het zilveren vak bezit en de officiële kaart produceert, neemt de opbrengst; een ander met het gouden vak krijgt invloed, en het eigen zilveren vak betaalt niets. De regels noemen deze mengeling niet, maar royalty's zijn er alleen als een ander produceert.
ruling-era-T = Na de laatste ronde vervalt de voorbereiding van de volgende (stap 1 tot 5). De regels zwijgen, en deze stappen zouden geen gevolg hebben.
ruling-era-U = Bij een gelijke stand telt elk ontwikkeld vak, goud en zilver. De regels spreken alleen in het algemeen van uitvindingen. Ook een zilveren vak is een ontwikkelde uitvinding.
ruling-era-V = Een speler mag een actieschijf plaatsen waar hij niet kan handelen. De regels noemen dit geval niet. Hij mag later van de actie afzien, en de schijf kan ook anderen in de weg liggen.
ruling-era-W = Fabrieken voor munten en ontwikkelingsblokjes tellen voor de bonus van de capaciteit. Geen van de regels zegt het met zoveel woorden: Duits en Nederlands spreken van grondstoffen, maar alle drie tellen de getallen boven op de kaarten op. De optie capacity telt alleen grondstoffen.
ruling-era-X = Een actie van meer stappen eindigt niet vanzelf als er niets meer kan: de speler rondt haar af, of de app doet het voor hem. De regels zwijgen. Zo werken al zulke acties hetzelfde.
