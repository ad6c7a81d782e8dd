### Die Regeln von Expo 1906, eine nach der anderen, und die Entscheidungen dahinter.


## Vorbereitung

section-expo-set-up = Vorbereitung

clause-EXPO-01 = Das Spiel ist für 1 bis 4 Spieler an einem gemeinsamen Spielbrett.
clause-EXPO-02 = Alle 96 Ressourcenplättchen werden gemischt und liegen verdeckt als Stapel bereit.
clause-EXPO-03 = Am Bahnhof liegen je Spieler 3 Ressourcenplättchen offen, auf jedem Feld eines.
clause-EXPO-04 = Die Projekte werden nach Form sortiert; jede Form wird für sich gemischt und bildet einen verdeckten Stapel.
clause-EXPO-05 = Von jeder Form kommt ein Projekt offen auf den Platz dieser Form in der Akademie.
clause-EXPO-06 = Alle 13 Technologien liegen offen in der Akademie.
clause-EXPO-07 = Der Startspieler wird ausgelost; gespielt wird im Uhrzeigersinn.
clause-EXPO-08 = Jeder Spieler hat ein Labor und sechs Aktionskarten: Bahnhof, Akademie, Laboratorium, Zeitschrift, Wolkenkratzer und Konferenzraum.
clause-EXPO-09 = Die drei Spielsteine jedes Spielers beginnen auf Schritt 1 des Patentamts, das Prestige bei 0.
clause-EXPO-10 = In Zugreihenfolge beginnen die Spieler mit 3 $, 4 $, 5 $ und 6 $.
clause-EXPO-11 = Im Labor jedes Spielers liegen zu Beginn 5 Schrottplättchen auf den markierten Feldern.
clause-EXPO-12 = Die 16 Juryplättchen werden verdeckt gemischt; 2 davon werden gezogen und gelegt, sodass 10 der 12 Juryfelder leer bleiben.
clause-EXPO-13 = Die 6 Bonusplättchen und die 5 aufgewerteten Karten liegen neben dem Spielbrett bereit.
clause-EXPO-14 = Der Startspieler hat den ersten Zug der ersten Runde.

## Runden und Züge

section-expo-rounds-and-turns = Runden und Züge

clause-EXPO-15 = Eine Partie dauert höchstens zehn Runden.
clause-EXPO-16 = In einer Runde ziehen die Spieler reihum im Uhrzeigersinn, beliebig oft, bis einer den Konferenzraum spielt.
clause-EXPO-17 = In seinem Zug spielt man eine Aktionskarte offen aus der Hand und führt ihre Aktion aus; dann folgt der nächste.
clause-EXPO-18 = Eine gespielte Karte bleibt bis zur Aufräumphase liegen, jede Karte wird also höchstens einmal je Runde gespielt.
clause-EXPO-19 = Die Karte, die der rechte Nachbar gerade gespielt hat, darf man nicht spielen. Die normale und die aufgewertete Fassung gelten als dieselbe Karte.
clause-EXPO-20 = Der Konferenzraum darf nicht die erste Karte eines Spielers in einer Runde sein.
clause-EXPO-21 = Man muss eine Karte spielen, darf ihre Aktion aber nur teilweise oder gar nicht nutzen.
clause-EXPO-22 = Alle in dieser Runde gespielten Karten sind für alle offen.
clause-EXPO-23 = Gekaufte Plättchen liegen offen vor ihrem Besitzer, bis sie gelegt werden; es dürfen beliebig viele sein.

## Bahnhof

section-expo-station = Bahnhof

clause-EXPO-24 = Der Bahnhof verkauft bis zu 3 Ressourcenplättchen: das erste für 1 $, das zweite für 2 $, das dritte für 3 $.
clause-EXPO-25 = Leere Felder des Bahnhofs bleiben bis zur Aufräumphase leer.
clause-EXPO-26 = Mit dem aufgewerteten Bahnhof kosten die drei Plättchen 1 $, 1 $ und 2 $.

## Akademie

section-expo-academy = Akademie

clause-EXPO-27 = Die Akademie verkauft ein Projekt oder eine Technologie, die dort liegt, für 2 $.
clause-EXPO-28 = Jede Technologie in der Akademie darf gekauft werden.
clause-EXPO-29 = Leere Plätze der Akademie bleiben bis zur Aufräumphase leer.
clause-EXPO-30 = Die aufgewertete Akademie gibt außerdem ein Ressourcenplättchen nach Wahl vom Bahnhof, gratis.

## Laboratorium

section-expo-laboratory = Laboratorium

clause-EXPO-31 = Das Laboratorium erlaubt bis zu 3 Handgriffe in beliebiger Mischung: ein Plättchen aus dem Vorrat ins Labor legen, oder ein Plättchen oder Schrott daraus entfernen.
clause-EXPO-32 = Das aufgewertete Laboratorium erlaubt bis zu 4 Handgriffe.
clause-EXPO-33 = Ein Plättchen wird nur auf leere Felder gelegt, ganz innerhalb des Labors.
clause-EXPO-34 = Ein Plättchen darf vor dem Legen beliebig gedreht, aber nicht gewendet werden.
clause-EXPO-35 = Handgriffe werden Plättchen für Plättchen ausgeführt.
clause-EXPO-36 = Schrott kann nur entfernt werden, nie gelegt, bewegt oder gedreht; entfernter Schrott ist aus dem Spiel.
clause-EXPO-37 = Ein fertiggestelltes Projekt wird nie entfernt, und auch kein Plättchen, ohne das es nicht mehr vollständig wäre.
clause-EXPO-38 = Ein entferntes Ressourcenplättchen kommt auf die Ablage.
clause-EXPO-39 = Ein entferntes Projekt kommt unter den Stapel seiner Form.
clause-EXPO-40 = Eine entfernte Technologie kommt in die Akademie zurück und kann wieder gekauft werden.

## Zeitschrift

section-expo-journal = Zeitschrift

clause-EXPO-41 = Die Zeitschrift gibt 3 Bewegungspunkte für die drei Spielsteine im Patentamt, beliebig verteilt.
clause-EXPO-42 = Die aufgewertete Zeitschrift gibt 4 Bewegungspunkte, und jeder Sprung zwischen Innovationspfaden kostet 1 $ weniger, aber nie weniger als nichts.

## Wolkenkratzer

section-expo-skyscraper = Wolkenkratzer

clause-EXPO-43 = Der Wolkenkratzer bringt 4 $.
clause-EXPO-44 = Der aufgewertete Wolkenkratzer bringt 6 $.

## Konferenzraum

section-expo-conference = Konferenzraum

clause-EXPO-45 = Der Konferenzraum erlaubt zwei von vier Möglichkeiten; dann endet die Runde mit der Aufräumphase.
clause-EXPO-46 = Erste Möglichkeit: bis zu 3 Plättchen im eigenen Labor bewegen oder drehen, eines nach dem anderen.
clause-EXPO-47 = Diese Möglichkeit berührt nie Schrott, und kein Zug darf ein fertiggestelltes Projekt unvollständig machen.
clause-EXPO-48 = Zweite Möglichkeit: 1 $ nehmen.
clause-EXPO-49 = Dritte Möglichkeit: 1 Bewegungspunkt im Patentamt.
clause-EXPO-50 = Vierte Möglichkeit: ein Juryplättchen wählen und auf ein leeres Juryfeld legen.
clause-EXPO-51 = Die zwei Möglichkeiten müssen verschieden sein. Ihre Reihenfolge ist frei, und die zweite wählt man nach der Ausführung der ersten.
clause-EXPO-52 = Einen aufgewerteten Konferenzraum gibt es nicht.

## Projekte und Versorgung

section-expo-projects = Projekte und Versorgung

clause-EXPO-53 = Ein Projekt belegt 4 Felder in seiner Form, ein Ressourcenplättchen 1 Feld.
clause-EXPO-54 = Ein Ressourcenplättchen zeigt seinen doppelten Typ auf zwei benachbarten Seiten und seinen einfachen auf den beiden anderen.
clause-EXPO-55 = Eine Seite, die an ein Projekt grenzt, versorgt es mit 2 oder 1 Einheiten des Typs auf dieser Seite; Ecken zählen nicht.
clause-EXPO-56 = Ein Plättchen darf ein Projekt mit zwei Typen versorgen, und mehrere Projekte zugleich.
clause-EXPO-57 = Ressourcen werden nicht verbraucht: Jedes Projekt zählt alles, was daran grenzt.
clause-EXPO-58 = Ein Projekt ist fertig, sobald jede seiner vier nötigen Mengen erreicht oder übertroffen ist.
clause-EXPO-59 = Ob ein Projekt fertig ist, wird nach jedem einzelnen Handgriff und jeder Bewegung geprüft.
clause-EXPO-60 = Ein fertiggestelltes Projekt bringt sofort seine aufgedruckten Siegpunkte.
clause-EXPO-61 = Es bringt außerdem 1 Punkt für jeden benötigten Typ, auf dessen Pfad der Spieler in diesem Moment führt, gleich wie viele Einheiten nötig sind. Dampfkraft und Elektrizität haben keinen Pfad.
clause-EXPO-62 = Ein Projekt bringt nur einmal Punkte und bleibt im Labor.
clause-EXPO-63 = Die fertiggestellten Projekte jedes Spielers werden gezählt; das fünfte führt das Ende herbei.

## Technologien

section-expo-technologies = Technologien

clause-EXPO-64 = Eine Technologie wirkt nur, wenn sie im Labor liegt; dort belegt sie 4 Felder.
clause-EXPO-65 = Eine Ressourcentechnologie gibt jedem Projekt, an das sie grenzt, 2 von jedem ihrer beiden Typen.
clause-EXPO-66 = Der Verbrennungsmotor gibt jedem angrenzenden Projekt 4 Dampfkraft, die Batterien geben 4 Elektrizität.
clause-EXPO-67 = Was Technologien geben, kommt zu dem hinzu, was Ressourcenplättchen geben.
clause-EXPO-68 = Eine Verbesserungstechnologie wirkt überall im Labor; sie muss an kein Projekt grenzen.
clause-EXPO-69 = Wird eine Verbesserung gelegt, tauscht ihr Besitzer seine Karte sofort gegen die aufgewertete, ob sie auf der Hand oder gespielt ist.
clause-EXPO-70 = Wird eine Verbesserung entfernt, wird der Tausch sofort rückgängig, und die Technologie liegt wieder in der Akademie.
clause-EXPO-71 = Die ausgetauschte Karte kommt beiseite.
clause-EXPO-72 = Plättchen im Labor bewegen oder drehen sich nur durch den Konferenzraum und verlassen es nur durch das Laboratorium.

## Patentamt

section-expo-patent-office = Patentamt

clause-EXPO-73 = Das Patentamt hat sechs Innovationspfade, Stahl, Kupfer, Manuell, Automatisiert, Empirisch und Theoretisch, mit den Schritten 1 bis 10; Schritt 1 ist allen gemeinsam.
clause-EXPO-74 = Von Schritt 1 betritt ein Spielstein für 1 Bewegungspunkt den Schritt 2 eines beliebigen Pfads.
clause-EXPO-75 = Ein Schritt nach rechts kostet 1 Bewegungspunkt.
clause-EXPO-76 = Spielsteine ziehen nie nach links.
clause-EXPO-77 = Ein Spielstein wechselt den Pfad nur an einer markierten Stelle, auf denselben Schritt des anderen Pfads, für 1 Bewegungspunkt und den angegebenen Preis.
clause-EXPO-78 = Man darf springen, so oft Punkte und Geld reichen.
clause-EXPO-79 = Ein Spielstein, der auf ein besetztes Feld kommt, geht unter alle Steine dort.
clause-EXPO-80 = Der Spielstein am weitesten rechts führt auf seinem Pfad; auf einem geteilten Feld ist es der oberste.
clause-EXPO-81 = Wer als Erster einen Spielstein auf den letzten Schritt eines Pfads bringt, wählt eines der übrigen Bonusplättchen und legt es dorthin.
clause-EXPO-82 = Spätere Spielsteine dürfen auch auf den letzten Schritt kommen und teilen sich sein Bonusplättchen.

## Aufräumphase

section-expo-clean-up = Aufräumphase

clause-EXPO-83 = Wurde im Konferenzraum kein Juryplättchen gewählt, wird eines zufällig gezogen und auf ein leeres Juryfeld gelegt.
clause-EXPO-84 = Jedes Projekt in der Akademie, das nicht mit der Energie des neuen Juryplättchens läuft, kommt unter den Stapel seiner Form.
clause-EXPO-85 = Dann wird jeder leere Platz der Akademie vom Stapel seiner Form gefüllt, wenn noch ein Projekt da ist.
clause-EXPO-86 = Die übrigen Plättchen am Bahnhof werden abgelegt, und je Spieler werden 3 neue ausgelegt.
clause-EXPO-87 = Soll ein Plättchen gezogen werden und ist der Stapel leer, wird die Ablage zu einem neuen gemischt.
clause-EXPO-88 = Alle nehmen alle Aktionskarten wieder auf die Hand.
clause-EXPO-89 = Der linke Nachbar dessen, der den Konferenzraum gespielt hat, beginnt die neue Runde.

## Spielende

section-expo-end-of-the-game = Spielende

clause-EXPO-90 = Das Ende kommt, wenn alle 12 Juryfelder gefüllt sind, also nach zehn Runden.
clause-EXPO-91 = Das Ende kommt, wenn auf jedem Pfad ein Spielstein auf dem letzten Schritt steht.
clause-EXPO-92 = Das Ende kommt, wenn ein Spieler sein fünftes Projekt fertigstellt.
clause-EXPO-93 = Wer das Ende herbeiführt, beendet seinen Zug und hat keinen weiteren; alle anderen haben der Reihe nach genau einen Zug.
clause-EXPO-94 = Im letzten Zug darf man jede Karte der Hand spielen außer dem Konferenzraum, auch die, die der Nachbar gerade gespielt hat.
clause-EXPO-95 = Nach den letzten Zügen kommt die Endwertung.

## Endwertung

section-expo-final-scoring = Endwertung

clause-EXPO-96 = Die Jury bevorzugt die Energie mit mehr Juryplättchen: Jedes fertiggestellte Projekt, das damit läuft, bringt 2 Punkte.
clause-EXPO-97 = Bei gleich vielen Plättchen bringt die Jury niemandem Punkte.
clause-EXPO-98 = Jeder Spielstein auf Schritt 8 oder 9 bringt 1 Punkt.
clause-EXPO-99 = Jeder Spielstein auf Schritt 10 bringt, was sein Bonusplättchen sagt.
clause-EXPO-100 = Spielsteine auf den Schritten 1 bis 7 bringen nichts.
clause-EXPO-101 = Die meisten Punkte gewinnen. Bei gleich vielen gewinnt mehr Geld; ist auch das gleich, endet die Partie unentschieden.

## Bonusplättchen

section-expo-bonus-tiles = Bonusplättchen

clause-EXPO-102 = Eiffelturm, Paris 1889: nach allen anderen Punkten 1 Punkt je 8 Punkte, aufgerundet.
clause-EXPO-103 = Riesenrad, Chicago 1893: 1 Punkt je 2 $, aufgerundet.
clause-EXPO-104 = Kolonienpalast, Brüssel 1907: 1 Punkt für jedes überbaute Feld, auf dem zu Beginn Schrott lag.
clause-EXPO-105 = Pariser Metro, Paris 1900: 2 Punkte für jede Technologie im Labor.
clause-EXPO-106 = Palast der Schönen Künste, Lüttich 1905: 3 Punkte.
clause-EXPO-107 = Simplontunnel, Mailand 1906: 1 Punkt für jede verschiedene Form unter den Projekten im Labor, fertig oder nicht.

## Sonstige Regeln

section-expo-other = Sonstige Regeln

clause-EXPO-108 = Die Prestigeskala hat kein Ende.
clause-EXPO-109 = Niemand hat je mehr als 12 $, was darüber ist, verfällt, und niemand hat weniger als nichts.
clause-EXPO-110 = Plättchen liegen nie aufeinander.

## Zu zweit

section-expo-two-players = Zu zweit

clause-EXPO-111 = Zu zweit kommen sechs Geister dazu, einer für jeden Pfad, auf Schritt 1.
clause-EXPO-112 = Wird die Zeitschrift gespielt, werden vor der Bewegung des Spielers 2 Ressourcenplättchen gezogen. Plättchen für Plättchen, der doppelte Typ zuerst, rückt der Geist eines Typs so viele Schritte nach rechts, wie das Plättchen zeigt; Dampfkraft und Elektrizität zählen nicht. Dann werden die Plättchen abgelegt.
clause-EXPO-113 = Ein Geist, der als Erster auf dem letzten Schritt seines Pfads ist, bringt ein zufälliges Bonusplättchen dorthin.
clause-EXPO-114 = Geister stapeln sich wie andere Spielsteine und können auf einem Pfad führen; dann führt dort kein Spieler.
clause-EXPO-115 = Geister bekommen nie Punkte.

## Solo

section-expo-solo = Solitärspiel

clause-EXPO-116 = Allein gelten die Regeln für zwei Spieler, aber für die Geister werden 3 Plättchen gezogen.
clause-EXPO-117 = Allein beginnt der Spieler mit 4 $, und am Bahnhof liegen 3 Plättchen.
clause-EXPO-118 = Allein wird jede Runde ein Geisterdeck aus 11 Karten gemischt: je zwei Bahnhof, Akademie, Laboratorium, Zeitschrift und Wolkenkratzer sowie ein Konferenzraum.
clause-EXPO-119 = Das Geisterdeck zeigt eine Karte, dann spielt der Spieler eine, und so weiter; das Geisterdeck beginnt jede Runde.
clause-EXPO-120 = Die Karte, die das Geisterdeck gerade gezeigt hat, darf man nicht spielen.
clause-EXPO-121 = Zeigt das Geisterdeck die Karte, die der Spieler in dieser Runde gerade gespielt hat, wird eine andere gezogen.
clause-EXPO-122 = Ist die erste Karte einer Runde der Konferenzraum, wird das Geisterdeck neu gemischt und eine andere Karte gezogen.
clause-EXPO-123 = Kommt der Konferenzraum später, endet die Runde sofort mit der Aufräumphase und einem zufälligen Juryplättchen.
clause-EXPO-124 = Allein sind mehr als 30 Punkte ein gutes Ergebnis.

## Neue Spieler

section-expo-new-player-handicap = Neue Spieler

clause-EXPO-125 = Erstsemester: Vor dem ersten Zug wird in Zugreihenfolge, Plättchen für Plättchen, ein zufälliges Ressourcenplättchen gezogen und ersetzt einen Schrott nach Wahl des Spielers, beliebig gedreht; zwei Schrott werden ersetzt.
clause-EXPO-126 = Laborassistent: dasselbe mit einem Schrott.
clause-EXPO-127 = Wissenschaftler: Aller Schrott bleibt.

## Entscheidungen

ruling-expo-AMB-01 = Die zwei Möglichkeiten des Konferenzraums müssen verschieden sein. Die Anleitung spricht von zwei der genannten Aktionen; ein zweites Juryplättchen würde außerdem die Zählung von zehn Runden brechen. Die Option conference-options ändert das, erlaubt aber nie zwei Juryplättchen.
ruling-expo-AMB-02 = Man darf zwei, eine oder keine der Möglichkeiten nutzen; die Runde endet trotzdem, denn keine Aktion ist Pflicht.
ruling-expo-AMB-03 = Ein Juryplättchen zu wählen heißt, Dampfkraft oder Elektrizität zu nennen, solange ein solches Plättchen da ist; die Plättchen liegen verdeckt, also sieht man sie durch, und der Rest wird gemischt.
ruling-expo-AMB-04 = Der linke Nachbar dessen, der den Konferenzraum gespielt hat, beginnt die nächste Runde, wie das Beispiel der Aufräumphase zeigt; so wandert der Start herum.
ruling-expo-AMB-05 = Ist die Jury voll, kommt zuerst die ganze Aufräumphase und dann kommen die letzten Züge: Das letzte Juryplättchen fällt vielleicht erst beim Aufräumen. Die Option last-clean-up ändert das.
ruling-expo-AMB-06 = Kommt das Ende mitten in einer Runde, wird die laufende Aktion beendet, es gibt keine Aufräumphase, und die anderen nutzen die Karten, die sie noch haben.
ruling-expo-AMB-07 = Führt ein Konferenzraum das Ende durch Patente oder Projekte herbei, folgen zuerst seine zweite Möglichkeit und die Aufräumphase: Ein Konferenzraum beendet immer die Runde.
ruling-expo-AMB-08 = Was in den letzten Zügen noch einmal das Ende herbeiführen würde, ändert nichts; Projekte, Bonusplättchen und Punkte zählen weiter.
ruling-expo-AMB-09 = Wer im letzten Zug nur noch den Konferenzraum hat, wird übergangen.
ruling-expo-AMB-10 = Wer nur den Konferenzraum und die gerade zuvor gespielte Karte hat, spielt den Konferenzraum: Eine Karte muss gespielt werden.
ruling-expo-AMB-11 = Die Regel zur Karte des Nachbarn wirkt nicht über Runden hinweg: Die letzte Karte war ein Konferenzraum, und den darf niemand als Erstes spielen.
ruling-expo-AMB-12 = Die aufgewertete Karte gilt als dieselbe Karte; nichts in der Anleitung sagt, dass eine Aufwertung das Verbot aufhebt.
ruling-expo-AMB-13 = Auf einem geteilten Feld führt, wer zuerst da war, denn Neue kommen darunter.
ruling-expo-AMB-14 = Vom ersten Schritt aus führt niemand, denn er gehört zu keinem einzelnen Pfad. Die Option first-step-leads ändert das.
ruling-expo-AMB-15 = Auch Geister auf dem ersten Schritt führen nicht, bis sie ziehen.
ruling-expo-AMB-16 = Verlässt ein Stein einen Stapel, behalten die anderen ihre Reihenfolge; nichts wird mitgenommen.
ruling-expo-AMB-17 = Ein Sprung führt auf denselben Schritt des anderen Pfads, in beide Richtungen.
ruling-expo-AMB-18 = Der Bewegungspunkt des Konferenzraums darf ein Sprung sein, zu seinem Preis: Es gelten die allgemeinen Bewegungsregeln.
ruling-expo-AMB-19 = Die aufgewertete Zeitschrift verbilligt Sprünge nur während ihrer eigenen Aktion, nicht im Konferenzraum.
ruling-expo-AMB-20 = Man darf zwei Steine auf einem Pfad und auf einem letzten Schritt haben; jeder von ihnen bringt Punkte.
ruling-expo-AMB-21 = Ein Geist auf einem letzten Schritt zählt für das Ende; wer die Zeitschrift gespielt hat, hat es herbeigeführt.
ruling-expo-AMB-22 = Schritte eines Geistes über den letzten hinaus verfallen.
ruling-expo-AMB-23 = Die Geister haben die Farben, die niemand spielt.
ruling-expo-AMB-24 = Im Beispiel der Geister rückt Manuell um zwei und Stahl um einen vor, wie ihre Plättchen sagen.
ruling-expo-AMB-25 = Zwei Seiten eines Typs, die an dasselbe Projekt grenzen, zählen beide, denn die Versorgung kommt von den Seiten. Die Option two-sides ändert das.
ruling-expo-AMB-26 = Eine Technologie zählt für ein Projekt einmal, mit wie vielen Seiten sie auch daran grenzt.
ruling-expo-AMB-27 = Plättchen werden nicht gewendet; die Anleitung spricht nur vom Drehen.
ruling-expo-AMB-28 = Ein fertiggestelltes Projekt darf nicht entfernt werden, denn das würde es rückgängig machen; so kann es auch niemand zweimal werten.
ruling-expo-AMB-29 = Ein fertiggestelltes Projekt und seine Versorger dürfen bewegt werden, wenn nach dieser einen Bewegung jedes fertige Projekt noch fertig ist.
ruling-expo-AMB-30 = Fertig wird ein Projekt von selbst und sofort, mit den Führungen dieses Augenblicks.
ruling-expo-AMB-31 = Stellt ein Handgriff zwei Projekte fertig, werden beide gewertet.
ruling-expo-AMB-32 = Eine Verbesserung des Laboratoriums, die während einer Laboratoriumsaktion gelegt wird, gibt dieser keinen weiteren Handgriff: Die Grenze steht beim Ausspielen fest. Die Option laboratory-limit ändert das.
ruling-expo-AMB-33 = Das Gratisplättchen der aufgewerteten Akademie darf man nehmen, ohne etwas zu kaufen.
ruling-expo-AMB-34 = Nicht fertige Projekte bringen durch die Jury nichts.
ruling-expo-AMB-35 = Endet die Partie früh, entscheiden die bis dahin gelegten Juryplättchen.
ruling-expo-AMB-36 = Führen bringt nur Punkte, wenn ein Projekt fertig wird; am Ende bringen nur die letzten Schritte etwas.
ruling-expo-AMB-37 = Führen zählt je Typ, nicht je Einheit.
ruling-expo-AMB-38 = Ist der Stapel leer und passt das Projekt auf dem Platz nicht zum Juryplättchen, kommt es unter den leeren Stapel und wird sofort wieder gezogen.
ruling-expo-AMB-39 = Gibt es auch nach dem Mischen zu wenige Ressourcenplättchen, bleiben Felder des Bahnhofs leer, und die Geister ziehen, was da ist.
ruling-expo-AMB-40 = Entfernte Plättchen gehen nach ihrer Art: Projekte unter ihren Stapel, Technologien in die Akademie, Ressourcenplättchen auf die Ablage, Schrott aus dem Spiel.
ruling-expo-AMB-41 = Für Brüssel 1907 überbaut jedes Plättchen im Labor ein Feld.
ruling-expo-AMB-42 = Für Brüssel 1907 zählen auch Felder, deren Schrott durch eine Vorgabe ersetzt wurde, denn dort lag Schrott.
ruling-expo-AMB-43 = Bei einer Vorgabe wählt der Besitzer den Schrott und die Drehung, die Plättchen sind zufällig.
ruling-expo-AMB-44 = Bei zwei Steinen auf dem Eiffelturm bringt jeder gleich viel, gerechnet ohne die Punkte dieses Plättchens.
ruling-expo-AMB-45 = Technologien und Projekte, die im Vorrat warten, zählen nicht für Bonusplättchen.
ruling-expo-AMB-46 = Eine Bewegung darf auf beliebige leere Felder des eigenen Labors führen, wobei die verlassenen Felder als leer gelten, und beliebig gedreht. Dasselbe Plättchen darf wieder bewegt werden, aber nicht liegen bleiben, wie es liegt.
ruling-expo-AMB-47 = Gespielte Karten sind offen, weil sie offen gespielt wurden. Die Option played-cards zeigt anderen nur die letzte Karte jedes Spielers.
ruling-expo-AMB-48 = Eine Zeitschrift des Geisterdecks bewegt die Geister nicht, nur die eigene des Spielers. Die Option ghost-journal ändert das.
ruling-expo-AMB-49 = Allein darf man den eigenen Konferenzraum spielen, aber nicht als erste Karte einer Runde.
ruling-expo-AMB-50 = Allein beginnt das Geisterdeck jede Runde. Die Option solo-start lässt den Spieler nach einem Konferenzraum des Geisterdecks beginnen.
ruling-expo-AMB-51 = Eine übergangene Karte des Geisterdecks kommt für die Runde beiseite; ist ihr Ersatz der Konferenzraum, endet die Runde.
ruling-expo-AMB-52 = Allein gibt es keinen letzten Zug: Die Partie endet nach dem Zug, der das Ende herbeiführt, und nach der Aufräumphase, wenn es ein Konferenzraum war.
ruling-expo-AMB-53 = Der letzte Satz im Beispiel zum Fertigstellen bricht ab und bleibt außer Acht.
ruling-expo-AMB-54 = Das Spiel ist für Spieler ab 14 Jahren, wie die Anleitung sagt.
ruling-expo-AMB-55 = Die Vorräte aller Spieler sind offen und unbegrenzt.
ruling-expo-AMB-56 = Schrott und der Rand des Labors versorgen nichts.
ruling-expo-AMB-57 = Eine Technologie versorgt nur Projekte, mit denen sie eine Seite teilt.
ruling-expo-AMB-58 = Geister führen wie andere Steine, so bleiben die Pfade umkämpft. Die Option ghosts-lead ändert das.
ruling-expo-AMB-59 = Falls man vom ersten Schritt aus führen kann, liegen die Steine dort zu Beginn in Zugreihenfolge, die des Startspielers oben und Geister darunter.
