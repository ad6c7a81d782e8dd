### De regels van Expo 1906, een voor een, en de keuzes erachter.


## Voorbereiding

section-expo-set-up = Voorbereiding

clause-EXPO-01 = Het spel is voor 1 tot 4 spelers rond één spelbord.
clause-EXPO-02 = Alle 96 grondstoftegels worden geschud en liggen gedekt klaar als trekstapel.
clause-EXPO-03 = Op het Station liggen 3 grondstoftegels per speler open, één op elk veld.
clause-EXPO-04 = De projecten worden op vorm gesorteerd; elke vorm wordt apart geschud en vormt een gedekte stapel.
clause-EXPO-05 = Van elke vorm komt één project open op de plek van die vorm in de Academie.
clause-EXPO-06 = Alle 13 technologieën liggen open in de Academie.
clause-EXPO-07 = De startspeler wordt geloot; er wordt met de klok mee gespeeld.
clause-EXPO-08 = Elke speler heeft een lab en zes actiekaarten: Station, Academie, Laboratorium, Tijdschrift, Wolkenkrabber en Conferentie.
clause-EXPO-09 = De drie patentstukken van elke speler beginnen op stap 1 van het patentbureau, het prestige op 0.
clause-EXPO-10 = In beurtvolgorde beginnen de spelers met $ 3, $ 4, $ 5 en $ 6.
clause-EXPO-11 = In het lab van elke speler liggen aan het begin 5 schroottegels op de gemarkeerde velden.
clause-EXPO-12 = De 16 jurytegels worden gedekt geschud; 2 ervan worden getrokken en gelegd, zodat 10 van de 12 juryvelden leeg blijven.
clause-EXPO-13 = De 6 bonustegels en de 5 verbeterde kaarten liggen klaar naast het bord.
clause-EXPO-14 = De startspeler heeft de eerste beurt van de eerste ronde.

## Rondes en beurten

section-expo-rounds-and-turns = Rondes en beurten

clause-EXPO-15 = Een partij duurt hoogstens tien rondes.
clause-EXPO-16 = In een ronde spelen de spelers om de beurt met de klok mee, zo vaak als het gaat, tot iemand de Conferentie speelt.
clause-EXPO-17 = In een beurt speel je één actiekaart open uit de hand en voer je de actie ervan uit; dan volgt de volgende speler.
clause-EXPO-18 = Een gespeelde kaart blijft liggen tot de opruimfase, dus elke kaart wordt hoogstens één keer per ronde gespeeld.
clause-EXPO-19 = De kaart die de rechterbuur net heeft gespeeld, mag je niet spelen. De gewone en de verbeterde versie gelden als dezelfde kaart.
clause-EXPO-20 = De Conferentie mag niet de eerste kaart van een speler in een ronde zijn.
clause-EXPO-21 = Je moet een kaart spelen, maar je mag de actie maar deels of helemaal niet gebruiken.
clause-EXPO-22 = Alle kaarten die deze ronde gespeeld zijn, zijn voor iedereen open.
clause-EXPO-23 = Gekochte tegels liggen open voor hun eigenaar tot ze gelegd worden; dat mag elk aantal zijn.

## Station

section-expo-station = Station

clause-EXPO-24 = Het Station verkoopt tot 3 grondstoftegels: de eerste voor $ 1, de tweede voor $ 2, de derde voor $ 3.
clause-EXPO-25 = Lege velden van het Station blijven leeg tot de opruimfase.
clause-EXPO-26 = Met het verbeterde Station kosten de drie tegels $ 1, $ 1 en $ 2.

## Academie

section-expo-academy = Academie

clause-EXPO-27 = De Academie verkoopt één project of één technologie die er ligt, voor $ 2.
clause-EXPO-28 = Elke technologie in de Academie mag worden gekocht.
clause-EXPO-29 = Lege plekken van de Academie blijven leeg tot de opruimfase.
clause-EXPO-30 = De verbeterde Academie geeft ook een grondstoftegel naar keuze van het Station, gratis.

## Laboratorium

section-expo-laboratory = Laboratorium

clause-EXPO-31 = Het Laboratorium staat tot 3 handelingen toe in elke mengeling: een tegel uit de voorraad in het lab leggen, of een tegel of schroot eruit verwijderen.
clause-EXPO-32 = Het verbeterde Laboratorium staat tot 4 handelingen toe.
clause-EXPO-33 = Een tegel wordt alleen op lege velden gelegd, helemaal binnen het lab.
clause-EXPO-34 = Een tegel mag voor het leggen op elke manier worden gedraaid, maar niet omgekeerd.
clause-EXPO-35 = Handelingen worden tegel voor tegel uitgevoerd.
clause-EXPO-36 = Schroot kan alleen worden verwijderd, nooit gelegd, verplaatst of gedraaid; verwijderd schroot gaat uit het spel.
clause-EXPO-37 = Een voltooid project wordt nooit verwijderd, en ook geen tegel zonder welke het niet meer voltooid zou zijn.
clause-EXPO-38 = Een verwijderde grondstoftegel gaat naar de aflegstapel.
clause-EXPO-39 = Een verwijderd project gaat onder de stapel van zijn vorm.
clause-EXPO-40 = Een verwijderde technologie gaat terug naar de Academie en kan weer worden gekocht.

## Tijdschrift

section-expo-journal = Tijdschrift

clause-EXPO-41 = Het Tijdschrift geeft 3 bewegingspunten voor de drie patentstukken van de speler, vrij te verdelen.
clause-EXPO-42 = Het verbeterde Tijdschrift geeft 4 bewegingspunten, en elke sprong tussen innovatiesporen kost $ 1 minder, maar nooit minder dan niets.

## Wolkenkrabber

section-expo-skyscraper = Wolkenkrabber

clause-EXPO-43 = De Wolkenkrabber brengt $ 4 op.
clause-EXPO-44 = De verbeterde Wolkenkrabber brengt $ 6 op.

## Conferentie

section-expo-conference = Conferentie

clause-EXPO-45 = De Conferentie staat twee van vier keuzes toe; dan eindigt de ronde met de opruimfase.
clause-EXPO-46 = Eerste keuze: tot 3 tegels in het eigen lab verplaatsen of draaien, na elkaar.
clause-EXPO-47 = Deze keuze raakt nooit schroot, en geen zet mag een voltooid project onvoltooid maken.
clause-EXPO-48 = Tweede keuze: $ 1 ontvangen.
clause-EXPO-49 = Derde keuze: 1 bewegingspunt in het patentbureau.
clause-EXPO-50 = Vierde keuze: een jurytegel kiezen en op een leeg juryveld leggen.
clause-EXPO-51 = De twee keuzes moeten verschillen. De volgorde is vrij, en de tweede kies je nadat de eerste is uitgevoerd.
clause-EXPO-52 = Een verbeterde Conferentie bestaat niet.

## Projecten en aanvoer

section-expo-projects = Projecten en aanvoer

clause-EXPO-53 = Een project bedekt 4 velden in zijn vorm, een grondstoftegel 1 veld.
clause-EXPO-54 = Een grondstoftegel toont zijn dubbele soort op twee aangrenzende zijden en zijn enkele soort op de andere twee.
clause-EXPO-55 = Een zijde die een project raakt, levert het 2 of 1 eenheden van de soort op die zijde; hoeken tellen niet.
clause-EXPO-56 = Eén tegel mag één project twee soorten leveren, en meer projecten tegelijk.
clause-EXPO-57 = Grondstoffen raken niet op: elk project telt alles wat het raakt.
clause-EXPO-58 = Een project is voltooid zodra elk van de vier nodige hoeveelheden is bereikt of overtroffen.
clause-EXPO-59 = Of een project voltooid is, wordt na elke handeling en elke verplaatsing bekeken.
clause-EXPO-60 = Een voltooid project levert meteen zijn gedrukte punten op.
clause-EXPO-61 = Het levert ook 1 punt op voor elke nodige soort waarvan de speler op dat moment het spoor leidt, hoeveel eenheden er ook nodig zijn. Stoom en Elektriciteit hebben geen spoor.
clause-EXPO-62 = Een project levert maar één keer punten op en blijft in het lab.
clause-EXPO-63 = De voltooide projecten van elke speler worden geteld; het vijfde brengt het einde.

## Technologieën

section-expo-technologies = Technologieën

clause-EXPO-64 = Een technologie werkt alleen als ze in het lab ligt; daar bedekt ze 4 velden.
clause-EXPO-65 = Een grondstoftechnologie geeft elk project dat ze raakt 2 van elk van haar twee soorten.
clause-EXPO-66 = De Verbrandingsmotor geeft elk project dat hij raakt 4 Stoom, Batterijen geven 4 Elektriciteit.
clause-EXPO-67 = Wat technologieën geven, komt bij wat grondstoftegels geven.
clause-EXPO-68 = Een verbetering werkt waar ze ook in het lab ligt; ze hoeft geen project te raken.
clause-EXPO-69 = Wordt een verbetering gelegd, dan wordt de kaart van de eigenaar meteen geruild voor de verbeterde, of ze nu in de hand of gespeeld is.
clause-EXPO-70 = Wordt een verbetering verwijderd, dan wordt de ruil meteen teruggedraaid en ligt de technologie weer in de Academie.
clause-EXPO-71 = De geruilde kaart gaat opzij.
clause-EXPO-72 = Tegels in het lab verplaatsen of draaien alleen door de Conferentie en verlaten het alleen door het Laboratorium.

## Patentbureau

section-expo-patent-office = Patentbureau

clause-EXPO-73 = Het patentbureau heeft zes innovatiesporen, Staal, Koper, Handmatig, Automatisch, Empirisch en Theoretisch, met de stappen 1 tot 10; stap 1 is voor alle gemeenschappelijk.
clause-EXPO-74 = Van stap 1 betreedt een stuk voor 1 bewegingspunt stap 2 van een willekeurig spoor.
clause-EXPO-75 = Een stap naar rechts kost 1 bewegingspunt.
clause-EXPO-76 = Stukken gaan nooit naar links.
clause-EXPO-77 = Een stuk wisselt alleen van spoor op een gemarkeerde plek, naar dezelfde stap van het andere spoor, voor 1 bewegingspunt en de aangegeven prijs.
clause-EXPO-78 = Je mag springen zo vaak als punten en geld reiken.
clause-EXPO-79 = Een stuk dat op een bezet veld komt, gaat onder alle stukken daar.
clause-EXPO-80 = Het stuk dat het verst naar rechts staat, leidt zijn spoor; op een gedeeld veld is dat het bovenste.
clause-EXPO-81 = Wie het eerste stuk op de laatste stap van een spoor brengt, kiest een van de bonustegels die over zijn en legt hem daar.
clause-EXPO-82 = Latere stukken mogen ook op de laatste stap komen en delen de bonustegel.

## Opruimfase

section-expo-clean-up = Opruimfase

clause-EXPO-83 = Is in de Conferentie geen jurytegel gekozen, dan wordt er willekeurig een getrokken en op een leeg juryveld gelegd.
clause-EXPO-84 = Elk project in de Academie dat niet op de energie van de nieuwe jurytegel werkt, gaat onder de stapel van zijn vorm.
clause-EXPO-85 = Dan wordt elke lege plek van de Academie aangevuld van de stapel van haar vorm, als er nog een project is.
clause-EXPO-86 = De tegels die nog op het Station liggen, worden afgelegd, en er worden 3 nieuwe per speler neergelegd.
clause-EXPO-87 = Moet er een tegel worden getrokken en is de trekstapel leeg, dan wordt de aflegstapel tot een nieuwe geschud.
clause-EXPO-88 = Iedereen neemt alle actiekaarten weer in de hand.
clause-EXPO-89 = De linkerbuur van wie de Conferentie speelde, begint de nieuwe ronde.

## Einde van het spel

section-expo-end-of-the-game = Einde van het spel

clause-EXPO-90 = Het einde komt als alle 12 juryvelden gevuld zijn, dus na tien rondes.
clause-EXPO-91 = Het einde komt als elk spoor een stuk op de laatste stap heeft.
clause-EXPO-92 = Het einde komt als een speler een vijfde project voltooit.
clause-EXPO-93 = Wie het einde brengt, maakt de beurt af en heeft er geen meer; elke andere speler heeft op volgorde nog precies één beurt.
clause-EXPO-94 = In een laatste beurt mag je elke kaart uit de hand spelen behalve de Conferentie, ook die je buur net speelde.
clause-EXPO-95 = Na de laatste beurten komt de eindtelling.

## Eindtelling

section-expo-final-scoring = Eindtelling

clause-EXPO-96 = De jury geeft de voorkeur aan de energie met meer jurytegels: elk voltooid project dat erop werkt, geeft 2 punten.
clause-EXPO-97 = Bij evenveel tegels krijgt niemand punten van de jury.
clause-EXPO-98 = Elk stuk op stap 8 of 9 geeft 1 punt.
clause-EXPO-99 = Elk stuk op stap 10 geeft wat zijn bonustegel zegt.
clause-EXPO-100 = Stukken op stap 1 tot 7 geven niets.
clause-EXPO-101 = De meeste punten winnen. Bij gelijke punten wint meer geld; is ook dat gelijk, dan eindigt de partij onbeslist.

## Bonustegels

section-expo-bonus-tiles = Bonustegels

clause-EXPO-102 = Eiffeltoren, Parijs 1889: na alle andere punten 1 punt per 8 punten, naar boven afgerond.
clause-EXPO-103 = Reuzenrad, Chicago 1893: 1 punt per $ 2, naar boven afgerond.
clause-EXPO-104 = Paleis der Koloniën, Brussel 1907: 1 punt voor elk overbouwd veld waar aan het begin schroot lag.
clause-EXPO-105 = Parijse metro, Parijs 1900: 2 punten voor elke technologie in het lab.
clause-EXPO-106 = Paleis voor Schone Kunsten, Luik 1905: 3 punten.
clause-EXPO-107 = Simplontunnel, Milaan 1906: 1 punt voor elke verschillende vorm onder de projecten in het lab, voltooid of niet.

## Overige regels

section-expo-other = Overige regels

clause-EXPO-108 = Het prestigespoor heeft geen einde.
clause-EXPO-109 = Niemand heeft ooit meer dan $ 12, het overschot gaat verloren, en niemand heeft minder dan niets.
clause-EXPO-110 = Tegels liggen nooit op elkaar.

## Twee spelers

section-expo-two-players = Twee spelers

clause-EXPO-111 = Met twee spelers doen er zes spoken mee, één voor elk spoor, op stap 1.
clause-EXPO-112 = Wordt het Tijdschrift gespeeld, dan worden er, voordat de speler beweegt, 2 grondstoftegels getrokken. Tegel voor tegel, de dubbele soort eerst, gaat het spook van een soort zoveel stappen naar rechts als de tegel toont; Stoom en Elektriciteit tellen niet mee. Dan worden de tegels afgelegd.
clause-EXPO-113 = Een spook dat als eerste op de laatste stap van zijn spoor komt, brengt daar een willekeurige bonustegel.
clause-EXPO-114 = Spoken stapelen als andere stukken en kunnen een spoor leiden; dan leidt geen speler het.
clause-EXPO-115 = Spoken krijgen nooit punten.

## Solo

section-expo-solo = Alleen spelen

clause-EXPO-116 = Alleen gelden de regels voor twee spelers, maar er worden 3 tegels voor de spoken getrokken.
clause-EXPO-117 = Alleen begint de speler met $ 4 en liggen er 3 tegels op het Station.
clause-EXPO-118 = Alleen wordt elke ronde een spookstapel van 11 kaarten geschud: twee van elk Station, Academie, Laboratorium, Tijdschrift en Wolkenkrabber, en één Conferentie.
clause-EXPO-119 = De spookstapel toont een kaart, dan speelt de speler er een, enzovoort; de spookstapel begint elke ronde.
clause-EXPO-120 = De kaart die de spookstapel net toonde, mag je niet spelen.
clause-EXPO-121 = Toont de spookstapel de kaart die de speler deze ronde net speelde, dan wordt er een andere getrokken.
clause-EXPO-122 = Is de eerste kaart van een ronde de Conferentie, dan wordt de spookstapel opnieuw geschud en een andere kaart getrokken.
clause-EXPO-123 = Komt de Conferentie later, dan eindigt de ronde meteen met de opruimfase en een willekeurige jurytegel.
clause-EXPO-124 = Alleen zijn meer dan 30 punten een goed resultaat.

## Nieuwe spelers

section-expo-new-player-handicap = Nieuwe spelers

clause-EXPO-125 = Eerstejaars: voor de eerste beurt wordt, in beurtvolgorde en tegel voor tegel, een willekeurige grondstoftegel getrokken die een schroot naar keuze van de speler vervangt, gedraaid zoals hij wil; twee schroot worden vervangen.
clause-EXPO-126 = Laborant: hetzelfde met één schroot.
clause-EXPO-127 = Wetenschapper: al het schroot blijft.

## Keuzes

ruling-expo-AMB-01 = De twee keuzes van een Conferentie moeten verschillen. De spelregels spreken van twee van de genoemde acties; een tweede jurytegel zou ook de telling van tien rondes breken. De optie conference-options verandert dit, maar staat nooit twee jurytegels toe.
ruling-expo-AMB-02 = Je mag twee, één of geen van de keuzes gebruiken; de ronde eindigt toch, want geen actie is verplicht.
ruling-expo-AMB-03 = Een jurytegel kiezen is Stoom of Elektriciteit noemen, zolang er zo'n tegel is; de tegels liggen gedekt, dus de kiezer kijkt ze door en de rest wordt geschud.
ruling-expo-AMB-04 = De linkerbuur van wie de Conferentie speelde, begint de volgende ronde, zoals het voorbeeld van de opruimfase toont; zo gaat de start rond.
ruling-expo-AMB-05 = Is de jury vol, dan komt eerst de hele opruimfase en dan komen de laatste beurten: de laatste jurytegel valt misschien pas bij het opruimen. De optie last-clean-up verandert dit.
ruling-expo-AMB-06 = Komt het einde midden in een ronde, dan wordt de lopende actie afgemaakt, is er geen opruimfase, en gebruiken de anderen de kaarten die ze nog hebben.
ruling-expo-AMB-07 = Brengt een Conferentie het einde door patenten of projecten, dan volgen eerst de tweede keuze en de opruimfase: een Conferentie beëindigt altijd de ronde.
ruling-expo-AMB-08 = Wat in de laatste beurten nog eens het einde zou brengen, verandert niets; projecten, bonustegels en punten tellen nog.
ruling-expo-AMB-09 = Wie in een laatste beurt alleen de Conferentie heeft, wordt overgeslagen.
ruling-expo-AMB-10 = Wie alleen de Conferentie en de net gespeelde kaart heeft, speelt de Conferentie: er moet een kaart worden gespeeld.
ruling-expo-AMB-11 = De regel over de kaart van de buur werkt niet over rondes heen: de laatste kaart was een Conferentie, en die mag niemand als eerste spelen.
ruling-expo-AMB-12 = De verbeterde kaart geldt als dezelfde kaart; niets in de spelregels zegt dat een verbetering het verbod opheft.
ruling-expo-AMB-13 = Op een gedeeld veld leidt wie er het eerst was, want nieuwe stukken gaan eronder.
ruling-expo-AMB-14 = Vanaf de eerste stap leidt niemand, want die hoort bij geen enkel spoor. De optie first-step-leads verandert dit.
ruling-expo-AMB-15 = Ook spoken op de eerste stap leiden niet tot ze bewegen.
ruling-expo-AMB-16 = Verlaat een stuk een stapel, dan houden de andere hun volgorde; er gaat niets mee.
ruling-expo-AMB-17 = Een sprong gaat naar dezelfde stap van het andere spoor, in beide richtingen.
ruling-expo-AMB-18 = Het bewegingspunt van de Conferentie mag een sprong zijn, tegen de prijs ervan: de algemene regels van beweging gelden.
ruling-expo-AMB-19 = Het verbeterde Tijdschrift maakt sprongen alleen tijdens zijn eigen actie goedkoper, niet in een Conferentie.
ruling-expo-AMB-20 = Een speler mag twee stukken op één spoor en op één laatste stap hebben; elk ervan levert punten op.
ruling-expo-AMB-21 = Een spook op een laatste stap telt voor het einde; wie het Tijdschrift speelde, heeft het gebracht.
ruling-expo-AMB-22 = Stappen van een spook voorbij de laatste gaan verloren.
ruling-expo-AMB-23 = De spoken hebben de kleuren die niemand speelt.
ruling-expo-AMB-24 = In het voorbeeld van de spoken gaat Handmatig twee en Staal één vooruit, zoals hun tegels zeggen.
ruling-expo-AMB-25 = Twee zijden van één soort die hetzelfde project raken, tellen allebei, want de aanvoer komt van de zijden. De optie two-sides verandert dit.
ruling-expo-AMB-26 = Een technologie telt één keer voor een project, met hoeveel zijden ze het ook raakt.
ruling-expo-AMB-27 = Tegels worden niet omgekeerd; de spelregels spreken alleen van draaien.
ruling-expo-AMB-28 = Een voltooid project mag niet worden verwijderd, want dat zou het ongedaan maken; zo kan ook niemand er twee keer voor scoren.
ruling-expo-AMB-29 = Een voltooid project en wat het voorziet mogen worden verplaatst als elk voltooid project na die ene zet nog voltooid is.
ruling-expo-AMB-30 = Voltooien gaat vanzelf en meteen, met de leiders van dat moment.
ruling-expo-AMB-31 = Voltooit één handeling twee projecten, dan scoren ze allebei.
ruling-expo-AMB-32 = Een verbetering van het Laboratorium die tijdens een Laboratoriumactie wordt gelegd, geeft die geen extra handeling: de grens ligt vast als de kaart wordt gespeeld. De optie laboratory-limit verandert dit.
ruling-expo-AMB-33 = De gratis tegel van de verbeterde Academie mag je nemen zonder iets te kopen.
ruling-expo-AMB-34 = Projecten die niet voltooid zijn, verdienen niets bij de jury.
ruling-expo-AMB-35 = Eindigt de partij vroeg, dan beslissen de jurytegels die er tot dan liggen.
ruling-expo-AMB-36 = Een spoor leiden loont alleen als een project wordt voltooid; aan het eind lonen alleen de laatste stappen.
ruling-expo-AMB-37 = Leiden telt per soort, niet per eenheid.
ruling-expo-AMB-38 = Is de stapel leeg en past het project op de plek niet bij de jurytegel, dan gaat het onder de lege stapel en wordt het meteen weer getrokken.
ruling-expo-AMB-39 = Zijn er ook na het schudden te weinig grondstoftegels, dan blijven velden van het Station leeg en trekken de spoken wat er is.
ruling-expo-AMB-40 = Verwijderde tegels gaan naar hun soort: projecten onder hun stapel, technologieën naar de Academie, grondstoftegels naar de aflegstapel, schroot uit het spel.
ruling-expo-AMB-41 = Voor Brussel 1907 overbouwt elke tegel in het lab een veld.
ruling-expo-AMB-42 = Voor Brussel 1907 tellen ook velden waar schroot door een voorgift is vervangen, want daar lag schroot.
ruling-expo-AMB-43 = Bij een voorgift kiest de eigenaar het schroot en de draaiing, terwijl de tegels willekeurig zijn.
ruling-expo-AMB-44 = Met twee stukken op de Eiffeltoren levert elk evenveel op, gerekend zonder de punten van deze tegel.
ruling-expo-AMB-45 = Technologieën en projecten die in de voorraad wachten, tellen niet voor bonustegels.
ruling-expo-AMB-46 = Een verplaatsing mag naar elke lege plek van het eigen lab, waarbij de velden die de tegel verlaat als leeg gelden, en op elke manier gedraaid. Dezelfde tegel mag nog eens worden verplaatst, maar mag niet blijven liggen zoals hij ligt.
ruling-expo-AMB-47 = Gespeelde kaarten zijn open omdat ze open gespeeld zijn. De optie played-cards toont anderen alleen de laatste kaart van elke speler.
ruling-expo-AMB-48 = Een Tijdschrift van de spookstapel beweegt de spoken niet, alleen dat van de speler zelf. De optie ghost-journal verandert dit.
ruling-expo-AMB-49 = Alleen mag de speler zijn eigen Conferentie spelen, maar niet als eerste kaart van een ronde.
ruling-expo-AMB-50 = Alleen begint de spookstapel elke ronde. De optie solo-start laat de speler beginnen na een Conferentie van de spookstapel.
ruling-expo-AMB-51 = Een overgeslagen kaart van de spookstapel gaat voor die ronde opzij; is de vervanger de Conferentie, dan eindigt de ronde.
ruling-expo-AMB-52 = Alleen is er geen laatste beurt: de partij eindigt na de beurt die het einde brengt, en na de opruimfase als dat een Conferentie was.
ruling-expo-AMB-53 = De laatste zin in het voorbeeld van het voltooien breekt af en telt niet mee.
ruling-expo-AMB-54 = De doos is voor spelers vanaf 14 jaar, zoals de spelregels zeggen.
ruling-expo-AMB-55 = De voorraden van alle spelers zijn open en zonder grens.
ruling-expo-AMB-56 = Schroot en de rand van het lab leveren niets.
ruling-expo-AMB-57 = Een technologie levert alleen aan projecten waarmee ze een zijde deelt.
ruling-expo-AMB-58 = Spoken leiden als andere stukken, zo blijven de sporen omstreden. De optie ghosts-lead verandert dit.
ruling-expo-AMB-59 = Als je op de eerste stap een spoor kunt leiden, liggen de stukken daar aan het begin in beurtvolgorde, die van de startspeler boven en spoken eronder.
