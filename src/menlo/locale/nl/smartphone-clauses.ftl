### De regels van Smartphone Inc., een voor een, en de keuzes erachter.


## Voorbereiding

section-smartphone-setup = Voorbereiding

clause-SMART-01 = Het spel is voor 1 tot 5 spelers. Wie na ronde V de meeste punten heeft, wint.
clause-SMART-02 = Het spel duurt 5 rondes. Elke heeft de fasen 1 tot 8 op volgorde; ronde V heeft geen fase 4.
clause-SMART-03 = De kaart wordt neergelegd. De eerste ronde begint met fase 1.
clause-SMART-04 = Met 2 spelers of alleen bedekken retailers China, Canada en de Caraïben; met 3 spelers Europa en RSA; met 4 spelers Canada. Met 1 tot 4 spelers bedekken ze ook elke thuisregio die niemand speelt. Met 5 spelers zijn er geen.
clause-SMART-05 = De 6 patenten liggen op hun velden.
clause-SMART-06 = De 6 technologieën liggen bij hun patenten, allemaal met de voorkant boven. Opties draaien er enkele naar de achterkant of laten het aan het toeval over.
clause-SMART-07 = De 27 upgrades worden geschud. 5 liggen open in het aanbod, de rest is de gedekte stapel.
clause-SMART-08 = De 20 productfiches liggen klaar.
clause-SMART-09 = Plaats voor plaats kiest elke speler een kleur die nog vrij is en neemt twee pads, 12 voortgang, 18 kantoren en 20 producten.
clause-SMART-10 = Elke speler neemt de startupgrade van zijn kleur: groen tandwiel·+$, blauw truck·+$, zwart krat·tandwiel, geel −$-krat·truck, rood truck·krat.
clause-SMART-11 = Elke speler plaatst 1 kantoor op het meest linkse veld van de thuisregio: groen Noord-Afrika, blauw Zuid-Amerika, zwart Australië, geel India, rood GOS.
clause-SMART-12 = Elke speler markeert de startpunten met 1 product: groen 3, blauw 4, zwart 5, geel 6, rood 7.
clause-SMART-13 = Elke speler markeert prijs 5 met 1 product. De volgorde daar is groen, blauw, zwart, geel, rood.
clause-SMART-14 = Deze markers komen uit de eigen stukken: er blijven 18 producten en 17 kantoren over.
clause-SMART-15 = Kleuren die niemand speelt doen niet mee. Retailers bedekken hun thuisregio.

## Fase 1: planning

section-smartphone-planning = Fase 1: planning

clause-SMART-16 = Alle spelers plannen tegelijk en in het geheim, met beide pads en welke van hun upgrades ze willen.
clause-SMART-17 = Elke pad mag een van beide kanten tonen.
clause-SMART-18 = Elk van de pads mag bovenop liggen.
clause-SMART-19 = Alle vakjes liggen op één raster. De pads liggen evenwijdig of haaks, in elke kwartslag.
clause-SMART-20 = De bovenste pad bedekt minstens 1 en hoogstens 4 vakjes van de onderste.
clause-SMART-21 = Lege vakjes tellen voor de overlap als vakjes.
clause-SMART-22 = Elke ronde opnieuw mag elke upgrade op de pads worden gelegd, gedekt worden neergelegd of ongebruikt blijven.
clause-SMART-23 = Op de pads bedekt een upgrade precies 2 vakjes naast elkaar, in een van de vier richtingen.
clause-SMART-24 = Beide vakjes moeten op vakjes van een pad liggen, tenzij 4G iets anders toestaat. Een upgrade die voor de bovenste pad is gelegd, heeft vakjes van de onderste nodig.
clause-SMART-25 = Hij mag voor de bovenste pad op de onderste worden gelegd, die hem dan deels of helemaal mag bedekken.
clause-SMART-26 = Upgrades mogen overlappen, maar geen enkele mag met beide vakjes door upgrades bedekt zijn. Een pad telt daarbij niet, en een upgrade boven de bovenste pad ook niet voor een eronder.
clause-SMART-27 = Upgrades mogen elk aantal vakjes van beide pads bedekken.
clause-SMART-28 = Een gedekt neergelegde upgrade kan in dezelfde ronde niet op de pads liggen.
clause-SMART-29 = Productfiches worden nooit op pads gelegd.
clause-SMART-30 = Upgrades die je deze ronde kreeg, kun je vanaf de volgende ronde gebruiken.
clause-SMART-31 = Is iedereen klaar, dan worden alle plannen samen onthuld. Dan liggen ze vast.
clause-SMART-32 = Zichtbare symbolen zijn actief, bedekte niet.
clause-SMART-33 = Met de voorkant van 4G mag één vakje van elke upgrade buiten de pads liggen, en dat is actief. Een upgrade op de onderste pad mag uitsteken; wat dan onder de bovenste pad ligt, is bedekt.

## Fase 2: prijs

section-smartphone-price = Fase 2: prijs

clause-SMART-34 = Elke ronde begint de prijs op 5.
clause-SMART-35 = Elke actieve +$ verhoogt de prijs met 1, elke actieve −$-krat verlaagt hem met 1. Dat is verplicht.
clause-SMART-36 = De prijs zakt nooit onder 2 en stijgt nooit boven 8.
clause-SMART-37 = In fase 4 tot 7 handelen de spelers na elkaar, de laagste prijs eerst.
clause-SMART-38 = Bij gelijke prijs begint wie minder punten heeft, dan wie er aan het begin minder had.

## Fase 3: productie

section-smartphone-production = Fase 3: productie

clause-SMART-39 = Elke actieve krat geeft 1 product.
clause-SMART-40 = Elke actieve −$-krat geeft 1 product.
clause-SMART-41 = Elk vakje van de onderste pad dat de bovenste direct bedekt, geeft 1 product. Met de optie between maakt een upgrade ertussen niet uit.
clause-SMART-42 = Vakjes die door upgrades bedekt zijn, geven niets, of er nu een pad boven ligt of niet.
clause-SMART-43 = Elke gedekt neergelegde upgrade geeft 1 product.
clause-SMART-44 = Elke productfiche geeft 1 product, vanaf de ronde nadat je hem kreeg.
clause-SMART-45 = Met de voorkant van GPS geeft elke actieve −$-krat 1 product meer.
clause-SMART-46 = Producten komen uit de voorraad van de speler, en niet meer dan die bevat.

## Fase 4: productie verbeteren

section-smartphone-improving = Fase 4: productie verbeteren

clause-SMART-47 = Wie een actieve fabriek heeft, neemt 1 upgrade naar keuze uit het aanbod.
clause-SMART-48 = Wie geen actieve fabriek heeft, neemt 1 productfiche.
clause-SMART-49 = Tussen die twee is er geen keuze.
clause-SMART-50 = Het aanbod wordt tijdens de fase niet aangevuld.
clause-SMART-51 = Wat genomen is, werkt vanaf de volgende ronde.
clause-SMART-52 = Upgrades en productfiches houd je de hele partij.
clause-SMART-53 = Is het aanbod leeg, dan neemt een speler met een actieve fabriek in fase 4 een productfiche. Een upgrade als bonus vervalt dan.

## Fase 5: onderzoek

section-smartphone-research = Fase 5: onderzoek

clause-SMART-54 = De speler neemt 1 voortgang uit de box voor elk actief tandwiel.
clause-SMART-55 = Die wordt ingezet op technologieën die de speler mist, vrij te verdelen.
clause-SMART-56 = Geen technologie krijgt meer voortgang dan ze nog nodig heeft.
clause-SMART-57 = Ingezette voortgang blijft over de rondes liggen en telt op.
clause-SMART-58 = Ingezette voortgang kan niet worden verplaatst of teruggenomen.
clause-SMART-59 = Niet-ingezette voortgang gaat aan het eind van de beurt terug naar de box.
clause-SMART-60 = Technologieën kosten: GPS 3, Wifi 3, Gaming 4, Batterij 4, NFC 5, 4G 6.
clause-SMART-61 = Een technologie kost 1 minder zodra haar patent genomen is.
clause-SMART-62 = Zodra de voortgang van een speler in zijn eigen onderzoeksbeurt de kosten bereikt, is de technologie van hem: de voortgang gaat terug naar de box en er komt 1 kantoor naast.
clause-SMART-63 = Wie een technologie als eerste voltooit, neemt het patent.
clause-SMART-64 = Patenten geven 6, 6, 8, 8, 10 en 12 punten, maar pas aan het eind van de partij.
clause-SMART-65 = Elk aantal spelers mag dezelfde technologie bezitten.
clause-SMART-66 = In één beurt mogen meer technologieën worden voltooid.
clause-SMART-67 = Directe bonussen gelden meteen en moeten zo veel mogelijk worden genomen.
clause-SMART-68 = Blijvende krachten gelden vanaf dan, ook in dezelfde ronde als hun fase nog komt.
clause-SMART-69 = Een technologie staat vanaf fase 7 van dezelfde ronde verkoop toe aan haar paarse klanten.
clause-SMART-70 = Met de voorkant van Gaming kosten latere technologieën 1 minder, minstens 1, naast de korting van het patent. Met de optie gaming geldt dat alleen voor de volgende.
clause-SMART-71 = Een korting die buiten de eigen onderzoeksbeurt ontstaat, werkt aan het begin van de volgende, voor er voortgang wordt genomen. Voortgang van een retailer voltooit alleen de technologie waarop hij wordt gelegd.

## Fase 6: logistiek

section-smartphone-logistics = Fase 6: logistiek

clause-SMART-72 = De speler neemt 1 voortgang uit de box voor elke actieve truck.
clause-SMART-73 = Met de voorkant van Batterij geeft elke actieve +$ er 1 meer.
clause-SMART-74 = Die wordt ingezet op regio's die verbonden zijn met een regio met een eigen kantoor, vrij te verdelen.
clause-SMART-75 = Regio's zijn verbonden door de gedrukte lijnen. Lijnen die de kaart verlaten, verbinden GOS en Canada, India en Canada, Australië en VS, Australië en Caraïben.
clause-SMART-76 = Een kantoor kost 2 voortgang in een kleine regio, 3 in een middelgrote en 4 in een grote.
clause-SMART-77 = Is de voortgang op een regio gelijk aan de kosten, dan gaat die terug naar de box en wordt er 1 kantoor op het meest linkse vrije veld geplaatst.
clause-SMART-78 = Voortgang op een regio blijft over de rondes liggen, tenzij de optie logistics iets anders zegt. Niet-ingezette voortgang gaat aan het eind van de beurt verloren.
clause-SMART-79 = Elke speler heeft hoogstens één kantoor in een regio. Wifi is de uitzondering.
clause-SMART-80 = Een regio zonder vrij veld neemt geen kantoren en geen voortgang op. Kleine regio's hebben 3 velden, middelgrote 4, grote 5.
clause-SMART-81 = Een speler mag in een beurt naar elk aantal regio's uitbreiden.
clause-SMART-82 = Een nieuw kantoor dient meteen als basis.
clause-SMART-83 = Raakt een regio vol, dan gaat alle voortgang daar terug naar de eigenaars.
clause-SMART-84 = Met de voorkant van Wifi mag een speler één keer per ronde een tweede kantoor plaatsen, in een regio waar hij er een heeft, voor de gewone kosten, op een vrij veld. Er is geen verbinding nodig, en voortgang ervoor telt over de rondes op. Daarna gaat er deze ronde geen voortgang meer naar eigen regio's. Een derde kantoor is er nooit. Met de optie second-office kost het er één minder.
clause-SMART-85 = Kantoren blijven de hele partij staan.

## Retailers

section-smartphone-retailers = Regio's onder retailers

clause-SMART-86 = In een regio onder een retailer verkoopt niemand, en er telt geen meerderheid.
clause-SMART-87 = Kantoren kosten daar de trucks van de regio en komen op het meest linkse vrije veld van de retailer.
clause-SMART-88 = Verbindingen door zulke regio's werken als anders.
clause-SMART-89 = Elk kantoor dat daar wordt geplaatst, geeft meteen de bonus van de retailer. Je mag hem afslaan, en hij vervalt als hij niet bruikbaar is.
clause-SMART-90 = Aan het eind van de partij geeft elk kantoor daar de punten naast zijn veld: klein 11, 8, 5; middelgroot 13, 10, 7, 4; groot 16, 13, 10, 7, 4.

## Fase 7: verkoop

section-smartphone-sale = Fase 7: verkoop

clause-SMART-91 = In zijn beurt verkoopt een speler elk aantal van zijn gemaakte producten.
clause-SMART-92 = Hij verkoopt alleen in regio's met een eigen kantoor en zonder retailer.
clause-SMART-93 = Elke klant neemt 1 product per ronde.
clause-SMART-94 = Een rode klant koopt als de prijs hoogstens zijn getal is. Hij betaalt de prijs.
clause-SMART-95 = Een paarse klant koopt voor elke prijs van wie zijn technologie bezit. Hij betaalt de prijs.
clause-SMART-96 = In een regio gaat elk product naar de meest linkse vrije klant die bediend kan worden. De andere worden overgeslagen.
clause-SMART-97 = Op elke bediende klant ligt een productmarker.
clause-SMART-98 = Een speler mag op elk moment stoppen.
clause-SMART-99 = Met de voorkant van NFC mogen tot 3 producten per ronde zonder klant en zonder regio worden verkocht.
clause-SMART-100 = Onverkochte producten gaan aan het eind van de beurt terug naar de voorraad, tenzij de achterkant van Wifi ze bewaart.

## Fase 8: telling

section-smartphone-scoring = Fase 8: telling

clause-SMART-101 = Elke speler scoort het aantal verkochte producten maal de eigen prijs, ook die door NFC verkocht zijn.
clause-SMART-102 = In elke regio met verkopen scoort wie er de meeste producten verkocht het bovenste getal boven het meest rechtse kantoor. Zonder kantoor is er geen meerderheid.
clause-SMART-103 = De tweede scoort daar het onderste getal, als er een gedrukt is.
clause-SMART-104 = Voor het meest rechtse kantoor tellen de kantoren van alle spelers.
clause-SMART-105 = Alleen wie minstens 1 product in de regio verkocht, scoort er.
clause-SMART-106 = Bij gelijke aantallen, op beide plaatsen, staat voor wie een product verder naar links heeft. Met de optie ties is dat wie een kantoor verder naar links heeft.
clause-SMART-107 = De bovenste getallen zijn 1, 2, 4 in kleine regio's, 2, 3, 5, 6 in middelgrote en 3, 4, 5, 6, 8 in grote. De onderste beginnen bij het derde veld: 2; 2, 3; 2, 3, 4.
clause-SMART-108 = Producten die door NFC verkocht zijn, tellen voor geen regio.

## Einde van een ronde

section-smartphone-round-end = Einde van een ronde

clause-SMART-109 = Alle producten gaan van de kaart terug naar de voorraad van hun eigenaar.
clause-SMART-110 = Upgrades die in het aanbod over zijn, gaan uit het spel, en er worden 5 nieuwe neergelegd. Voor ronde V worden er geen neergelegd.
clause-SMART-111 = Alle prijzen gaan terug naar 5.
clause-SMART-112 = Pads, upgrades en productfiches gaan terug naar de hand van hun eigenaar.
clause-SMART-113 = De volgende ronde begint met fase 1.
clause-SMART-114 = Kantoren, technologieën, ingezette voortgang en punten blijven.

## Einde van de partij

section-smartphone-end = Einde van de partij

clause-SMART-115 = De partij eindigt na fase 8 van ronde V.
clause-SMART-116 = Patenten tellen hun punten erbij.
clause-SMART-117 = Kantoren bij retailers tellen die van hen erbij.
clause-SMART-118 = Onvoltooide voortgang, producten, productfiches en upgrades geven niets.
clause-SMART-119 = Wie de meeste punten heeft, wint.
clause-SMART-120 = Bij gelijke punten winnen meer technologieën, dan meer patenten. Anders wordt de overwinning gedeeld.

## Achterkanten van technologieën

section-smartphone-backs = Achterkanten van technologieën

clause-SMART-121 = De achterkant van GPS: ontvang meteen 5 producten.
clause-SMART-122 = De achterkant van Wifi: onverkochte producten blijven voor de volgende ronde.
clause-SMART-123 = De achterkant van Gaming: neem meteen 1 upgrade uit het aanbod.
clause-SMART-124 = De achterkant van Batterij: 1 voortgang meer in fase 6 als de prijs 6 of meer is.
clause-SMART-125 = De achterkant van NFC: in fase 8 1 punt voor elk product dat aan een paarse klant is verkocht.
clause-SMART-126 = De achterkant van 4G: elke ronde telt één regio zonder eigen kantoor bij het verkopen alsof er een stond.

## Solo

section-smartphone-solo = Alleen tegen Steve

clause-SMART-127 = Een speler alleen treft Steve op de kaart voor 2 spelers. De speler kiest een kleur. Steve neemt die waarvan het thuis de meeste verbindingen ver ligt; bij gelijke de eerste van groen, blauw, zwart, geel, rood. Het niveau is makkelijk, normaal of moeilijk.
clause-SMART-128 = Steves prijs, producten, tandwielen en trucks staan op een open blad. Op makkelijk maakt hij elke ronde 1 product minder, op moeilijk 2 meer. Hij heeft geen pads en geen startupgrade, neemt geen productfiches en slaat af wat retailers geven.
clause-SMART-129 = Steve onderzoekt de technologie waarvoor hij het minst nodig heeft; bij gelijke de eerste van GPS, Wifi, Gaming, Batterij, NFC, 4G. Hij neemt patenten en gebruikt geen krachten.
clause-SMART-130 = Steve breidt uit naar de bereikbare regio waarvoor hij het minst nodig heeft; bij gelijke naar die met meer klanten die hij kan bedienen, dan naar de eerste in de tabel.
clause-SMART-131 = In fase 4 haalt Steve de meest linkse upgrade uit het spel.
clause-SMART-132 = Steve verkoopt regio voor regio, van links naar rechts, eerst waar hij de meeste klanten kan bedienen; bij gelijke de eerste in de tabel.
clause-SMART-133 = Steve scoort als een speler, met patenten en retailers. De speler wint met meer punten dan Steve; gelijke punten zijn een nederlaag.

## Grenzen

section-smartphone-limits = Grenzen

clause-SMART-134 = Een speler neemt niet meer voortgang dan er in de box ligt.
clause-SMART-135 = Zonder kantoormarker kan geen technologie of regio worden voltooid: de voortgang die haar zou voltooien, mag niet worden gelegd.
clause-SMART-136 = Al het materiaal is beperkt tot wat in de doos zit.

## Keuzes

ruling-smartphone-Q1 = Bij gelijke stand om een meerderheid wint het product verder naar links. De spelregels zeggen het en een werkende versie stemt ermee overeen; één samenvatting zegt het kantoor verder naar links, dat is de optie ties.
ruling-smartphone-Q2 = Een regio moet van links worden gevuld: elke verkoop gaat naar de meest linkse vrije klant die bediend kan worden, en slaat de andere over.
ruling-smartphone-Q3 = Een speler mag minder producten verkopen dan mogelijk of een regio overslaan. Het aantal per regio is vrij.
ruling-smartphone-Q4 = Op de kaart staat geen paarse klant links van een rode. De regel zou dezelfde zijn.
ruling-smartphone-Q5 = Voortgang op een regio blijft en telt op, want elke regio heeft er een gedrukt veld voor. Alleen niet-ingezette voortgang gaat verloren. De optie logistics leest het anders.
ruling-smartphone-Q6 = Voortgang mag over alle technologieën en alle bereikbare regio's worden verdeeld.
ruling-smartphone-Q7 = Een nu geplaatst kantoor opent meteen zijn buren, dus een speler mag in een beurt twee keer uitbreiden. Niets verbiedt het.
ruling-smartphone-Q8 = Ingezette voortgang ligt tot hij compleet is. Hij wordt niet verplaatst en niet teruggenomen.
ruling-smartphone-Q9 = Niemand krijgt meer voortgang dan er in de eigen box van 12 ligt. Vervanging is er niet.
ruling-smartphone-Q10 = 18 producten en 17 kantoren zijn bruikbaar. Producten daarboven gaan verloren, en zonder kantoor kan niets worden voltooid.
ruling-smartphone-Q11 = Voortgang op een regio komt terug als haar laatste veld bezet raakt, want hij kan nooit meer compleet worden. Voortgang houdt geen veld vrij.
ruling-smartphone-Q12 = In een race om een technologie beslist de beurtvolgorde. De eerste neemt het patent, en de volgende betalen al in dezelfde fase 1 minder.
ruling-smartphone-Q13 = Maakt een korting bewaarde voortgang na de beurt voldoende, dan wordt de technologie aan het begin van de volgende onderzoeksbeurt voltooid, ook zonder tandwielen. Een marker te veel komt terug.
ruling-smartphone-Q14 = Wie een patent heeft, bezit de technologie al; de kosten doen er voor hem niet toe.
ruling-smartphone-Q15 = De korting van Gaming is blijvend: een enkele zou veel zwakker zijn dan de andere krachten. De optie gaming maakt haar eenmalig.
ruling-smartphone-Q16 = NFC wordt in fase 7 gebruikt, het enige moment van verkoop, al toont het kader fase 6.
ruling-smartphone-Q17 = Het tweede kantoor door Wifi kost evenveel als het eerste, want er staat geen vrijstelling gedrukt. Het wordt één keer per ronde geplaatst, waar er een staat, en een derde is er nooit. De optie second-office maakt het één goedkoper.
ruling-smartphone-Q18 = Een tweede kantoor verhoogt de verkoop niet. Het schuift het meest rechtse kantoor op en bezet een veld; bij een retailer scoort het eigen punten en geeft het de bonus nog eens.
ruling-smartphone-Q19 = Met 4G mag elke upgrade een van zijn twee vakjes buiten hebben. Dat vakje is actief.
ruling-smartphone-Q20 = Batterij telt actieve +$-symbolen, niet de prijs.
ruling-smartphone-Q21 = GPS telt alleen −$-kratten, geen fiches en geen bedekte vakjes.
ruling-smartphone-Q22 = Een upgrade mag tussen de pads liggen. De bedekte vakjes zijn niet actief, en de plek telt voor de overlap maar geeft geen product, want de onderste pad is daar niet direct bedekt. De optie between geeft het product toch.
ruling-smartphone-Q23 = Een upgrade boven op de overlap verandert het aantal bedekte vakjes niet.
ruling-smartphone-Q24 = Een upgrade mag over beide pads liggen als beide vakjes op vakjes van de pads liggen.
ruling-smartphone-Q25 = Eén vakje van een upgrade mag door andere bedekt zijn, nooit allebei, ook niet door twee verschillende.
ruling-smartphone-Q26 = Een upgrade hoef je niet te gebruiken: op de pads, gedekt, of opzij gelegd.
ruling-smartphone-Q27 = Wie een actieve fabriek heeft, mag niet in plaats daarvan een fiche nemen.
ruling-smartphone-Q28 = Een prijs buiten het spoor blijft op 2 of 8.
ruling-smartphone-Q29 = Gelijke stand in de volgorde: minder punten eerst, dan minder punten aan het begin.
ruling-smartphone-Q30 = De volgorde ligt na fase 2 vast. Punten veranderen niet voor fase 8.
ruling-smartphone-Q31 = Een enkele verkoper scoort alleen de eerste plaats. De tweede plaats vraagt minstens één verkocht product.
ruling-smartphone-Q32 = Elk kantoor telt voor het meest rechtse, ook van een speler zonder verkopen.
ruling-smartphone-Q33 = Een retailer bedekt het thuis van een kleur die niemand speelt.
ruling-smartphone-Q34 = Een bonus die niet bruikbaar is, vervalt, en je mag hem altijd afslaan.
ruling-smartphone-Q35 = Een directe bonus van een technologie moet zo veel mogelijk worden genomen.
ruling-smartphone-Q36 = Ronde V heeft geen fase 4: op het bord is de fabriek doorgestreept.
ruling-smartphone-Q37 = Met een leeg aanbod neem je in plaats daarvan een productfiche.
ruling-smartphone-Q38 = Is er geen productfiche meer, dan valt er niets te nemen.
ruling-smartphone-Q39 = Punten voorbij het eind van het scorespoor tellen door.
ruling-smartphone-Q40 = Na het onthullen zijn de plannen open.
ruling-smartphone-Q41 = De overlap is 1 tot 4 vakjes. Eén pagina zegt tot 6; de spelregels en vier andere zeggen 4.
ruling-smartphone-Q42 = 4G kost 6. Een verslag van 4G in de eerste beurt geldt als vergissing.
ruling-smartphone-Q43 = Alle kwartslagen mogen, niet alleen pads zonder draaiing.
ruling-smartphone-Q44 = Elke rode klant met een getal van minstens de prijs kan worden bediend. Goedkope telefoons bedienen ook dure klanten, voor de goedkope prijs.
ruling-smartphone-Q45 = De kosten zijn altijd die van dat moment, ook voor voortgang van een retailer. Is bewaarde voortgang al voldoende, dan mag er geen meer bij; de technologie wordt aan het begin van de volgende onderzoeksbeurt voltooid.
ruling-smartphone-Q46 = Het vakje buiten van een upgrade mag op dat van een andere liggen, zoals binnen de pads.
ruling-smartphone-Q47 = Technologieën die op hetzelfde moment compleet zijn, worden in de volgorde van de tabel voltooid. Dat telt alleen bij het laatste kantoor.
ruling-smartphone-Q48 = Na ronde V vervallen de stappen aan het eind van de ronde. Er hangt niets van af.
