### Die Regeln von Era of Inventions, eine nach der anderen, und die Entscheidungen dahinter.


## Vorbereitung

section-era-setup = Vorbereitung

clause-ERA-01 = Das Spiel ist für 3, 4 oder 5 Spieler. Jeder nimmt eine Farbe: Orange, Braun, Grün, Gelb oder eine weitere.
clause-ERA-02 = Jeder Spieler hat zu dritt 3 Aktionsscheiben, zu viert oder zu fünft 2. Die übrigen Aktionsscheiben sind nicht im Spiel.
clause-ERA-03 = Jeder Spieler beginnt mit 2 Münzen, 1 Holz, 1 Metall, 1 Technik, 1 Werkzeug, 3 Kohle und 1 Entwicklungsstein.
clause-ERA-04 = Jeder Spieler beginnt zu dritt mit 3 Bonusscheiben, zu viert mit 5 und zu fünft mit 1. Die übrigen der 20 Bonusscheiben bilden den Vorrat.
clause-ERA-05 = Jeder Spieler hat 15 Erfindungssteine.
clause-ERA-06 = Der Patentanzeiger jedes Spielers beginnt unter Feld 1 der Patentanzeige; das bedeutet 0 Patente.
clause-ERA-07 = Jeder Spieler besitzt die Start-Fabrik seiner Farbe. Sie produziert 1 Holz.
clause-ERA-08 = Start-Fabriken von Farben, die niemand spielt, sind nicht im Spiel.
clause-ERA-09 = Die 24 anderen Fabriken werden gemischt. 5 davon liegen offen in der Auslage, von links nach rechts, die übrigen bilden verdeckt den Fabrikstapel.
clause-ERA-10 = Die 12 Start-Erfindungen werden gemischt. 7 liegen offen in der Auslage entlang ihres Weges von P1 bis P7: P1 bis P3 verlaufen in der unteren Reihe von rechts nach links, P4 bis P7 in der oberen von links nach rechts. Die anderen 5 bilden verdeckt den Erfindungsstapel.
clause-ERA-11 = Die 27 Erfindungskarten liegen sortiert und offen neben dem Spielplan. Sie sind noch nicht im Spiel.
clause-ERA-12 = Jede Kohle-Lagerhalle beginnt mit 3 Kohle. Jedes andere Schiff und jede andere Lagerhalle beginnt mit 2 Quadern des abgebildeten Rohstoffs.
clause-ERA-13 = Der Rundenanzeiger beginnt auf Runde 1.
clause-ERA-14 = Alle Spielfiguren beginnen auf Feld 0 der Einflussleiste.
clause-ERA-15 = Der Startspieler wird ausgelost und hat die Startspielerfigur.
clause-ERA-16 = Alles andere ist der Vorrat. Normalerweise sind nur die Bonusscheiben begrenzt, auf 20. Begrenzt die Option supply alles auf den Schachtelinhalt, so bringt ein Ertrag nur, was noch da ist; ein Tausch, dessen Ergebnis fehlt, wird abgelehnt; wer produziert, wird vor den Tantiemen bedient und Gold vor Silber; und Ladungen werden in ihrer Reihenfolge aufgefüllt.
clause-ERA-17 = Alle Vorräte, Auslagen und Ablagen sind offen. Nachziehstapel liegen verdeckt, aber jeder kann ausrechnen, welche Karten darin sind.

## Ablauf einer Runde

section-era-round = Ablauf einer Runde

clause-ERA-18 = Eine Runde hat drei Teile: das Setzen, dann das Ausführen, dann die Vorbereitung der nächsten Runde.
clause-ERA-19 = Die Partie dauert zu dritt 9 Runden, zu viert 8 und zu fünft 10.

## Setzen

section-era-placement = Setzen der Aktionsscheiben

clause-ERA-20 = Vom Startspieler an setzt jeder im Uhrzeigersinn eine Aktionsscheibe. Das wiederholt sich, bis alle Scheiben gesetzt sind, also 2 oder 3 Mal.
clause-ERA-21 = Es gibt sechs Aktionen mit je zwei Aktionsfeldern.
clause-ERA-22 = Auf einer Aktion liegen höchstens zwei Aktionsscheiben.
clause-ERA-23 = Jeder Spieler darf auf einer Aktion höchstens eine Aktionsscheibe haben.
clause-ERA-24 = Jede Aktionsscheibe muss gesetzt werden. Ein erlaubtes Feld gibt es immer: Vor der letzten Scheibe sind zu fünft 3 Felder frei und zu dritt 4.
clause-ERA-25 = Ein Spieler darf eine Aktionsscheibe auch dorthin setzen, wo er die Aktion nicht ausführen kann.
clause-ERA-26 = Die beiden Felder einer Aktion sind gleich. Sie entscheiden nicht, wer zuerst handelt.

## Ausführen

section-era-resolution = Ausführen der Aktionen

clause-ERA-27 = Vom Startspieler an führt jeder im Uhrzeigersinn die Aktion genau einer eigenen Aktionsscheibe aus. Das wiederholt sich, bis keine Scheibe mehr liegt.
clause-ERA-28 = Der Spieler wählt frei, welche seiner Aktionsscheiben er ausführt, gleich in welcher Reihenfolge er sie gesetzt hat.
clause-ERA-29 = Nach der Aktion geht die Aktionsscheibe an den Spieler zurück.
clause-ERA-30 = Statt zu handeln, darf ein Spieler die Aktionsscheibe zurücknehmen. Das kostet nichts und bringt nichts.
clause-ERA-31 = Nur der aktive Spieler handelt. Wer sonst noch auf der Aktion liegt, wartet auf den eigenen Zug.
clause-ERA-32 = Nach einer normalen Aktion, vor dem Zug des nächsten Spielers, darf der Spieler eine Bonusscheibe einsetzen.
clause-ERA-33 = Wer auf eine Aktion verzichtet, darf danach keine Bonusscheibe einsetzen.

## Aktion 1: Fabriken bauen

section-era-build = Aktion 1: Fabriken bauen

clause-ERA-34 = Der Spieler baut bis zu 3 der offen liegenden Fabriken, von beliebigen Feldern der Auslage.
clause-ERA-35 = Er zahlt das Holz, das unten auf der Karte steht, an den Vorrat, bei den meisten Karten auch Kohle.
clause-ERA-36 = Jede Fabrik muss beim Bau ganz bezahlt werden. Fabriken werden nacheinander gebaut.
clause-ERA-37 = Eine gebaute Fabrik liegt offen vor ihrem Besitzer und kann von da an produzieren.
clause-ERA-38 = Eine Fabrik mit dem Einflusszeichen gibt sofort 1 Einfluss. Dieser Schritt kann ein Symbol der Leiste treffen.
clause-ERA-39 = Leere Felder der Fabrikauslage bleiben bis zum Rundenende leer.
clause-ERA-40 = Ein Spieler darf beliebig viele Fabriken jeder Art besitzen.

## Aktion 2: Rohstoffe produzieren

section-era-factories = Aktion 2: Rohstoffe produzieren

clause-ERA-41 = Alle Fabriken des aktiven Spielers produzieren, auch die Start-Fabrik.
clause-ERA-42 = Jede Fabrik gibt die oben abgebildete Anzahl und Art aus dem Vorrat: Quader, Münzen oder Entwicklungssteine.
clause-ERA-43 = Die Fabriken der anderen Spieler produzieren nicht.
clause-ERA-44 = Das Produzieren mit Fabriken kostet nichts.

## Aktion 3: Rohstoffe kaufen

section-era-buy = Aktion 3: Rohstoffe kaufen

clause-ERA-45 = Der Spieler kauft 1, 2 oder 3 Ladungen von Schiffen, Lagerhallen oder beidem, für je 1 Münze.
clause-ERA-46 = Eine Ladung ist alles, was auf dem Schiff oder in der Lagerhalle liegt. Sie kommt in den Vorrat des Spielers.
clause-ERA-47 = Die gezahlten Münzen kommen in den allgemeinen Vorrat.
clause-ERA-48 = Ein Spieler kauft mit einer Aktion höchstens 3 Ladungen.
clause-ERA-49 = Von einem leeren Schiff oder einer leeren Lagerhalle kann man nichts kaufen.
clause-ERA-50 = Schiffe und Lagerhallen werden erst am Rundenende aufgefüllt.

## Aktion 4: Erfindungen produzieren

section-era-produce = Aktion 4: Erfindungen produzieren

clause-ERA-51 = Der Spieler produziert 1 bis 3 offene Karten der Auslage, nacheinander, von beliebigen Feldern.
clause-ERA-52 = Er zahlt die Kosten unten auf der Karte ganz. Ohne diese Quader kann er die Karte nicht produzieren.
clause-ERA-53 = Die Kosten bestehen aus Metall, Technik, Werkzeug und Kohle, nie aus Holz.
clause-ERA-54 = Dann nimmt er den Ertrag oben auf der Karte: Münzen oder Entwicklungssteine aus dem Vorrat, oder Einfluss auf der Einflussleiste.
clause-ERA-55 = Die produzierte Karte kommt auf die offene Ablage. Ein zweiter Spieler auf dieser Aktion kann sie nicht mehr nutzen.
clause-ERA-56 = Start-Erfindungen werden ebenso produziert. Sie haben keinen Erfinder und bringen keine Tantieme.
clause-ERA-57 = Eine offizielle Karte kostet genau die abgebildeten Quader.
clause-ERA-58 = Ein Plagiat kostet für jeden Quader mit Fragezeichen einen Quader, in beliebiger Mischung aus Metall, Technik und Werkzeug, dazu die abgebildete Kohle.
clause-ERA-59 = Wer einen Erfindungsstein auf dem goldenen oder silbernen Feld einer Erfindung hat, darf ihr Plagiat nicht produzieren, ob mit oder ohne Patent.
clause-ERA-60 = Produziert ein anderer Spieler eine offizielle Karte, so bekommt der Besitzer des goldenen Feldes die goldene Tantieme in Einfluss und der Besitzer des silbernen Feldes die silberne in Münzen.
clause-ERA-61 = Die Besitzer des goldenen und des silbernen Feldes werden getrennt bezahlt. Wer beide besitzt, bekommt beide Tantiemen.
clause-ERA-62 = Wer produziert, bekommt nie eine Tantieme vom eigenen Feld. Ein anderer Besitzer des anderen Feldes wird trotzdem bezahlt.
clause-ERA-63 = Ein Plagiat, das ein anderer Spieler produziert, bringt nur dem eine Tantieme, der auf seinem Feld ein Patent hat.
clause-ERA-64 = Tantiemen kommen aus dem Vorrat. Wer produziert, verliert nichts.
clause-ERA-65 = Einfluss aus einer Tantieme bewegt die Spielfigur sofort, gibt aber kein Symbol der Leiste.
clause-ERA-66 = Eine Karte darf in jeder Runde produziert werden, in der sie in der Auslage liegt. Sie kann wiederkommen, wenn die Ablage neu gemischt wird.

## Aktion 5: Tauschmarkt

section-era-market = Aktion 5: Tauschmarkt

clause-ERA-67 = Der Spieler wählt eines von beidem: (a) 1 Entwicklungsstein aus dem Vorrat nehmen oder (b) bis zu 5 Mal tauschen.
clause-ERA-68 = Die obere Zeile bietet 2 Münzen → 1 Entwicklungsstein oder 1 Entwicklungsstein → 2 Münzen.
clause-ERA-69 = Die mittlere Zeile bietet 2 Münzen → 1 Einfluss oder 1 Entwicklungsstein → 1 Einfluss.
clause-ERA-70 = Die untere Zeile bietet 2 Quader oder Münzen in beliebiger Mischung → 1 Quader oder 1 Münze einer Sorte, die nicht abgegeben wurde. Entwicklungssteine sind ausgenommen.
clause-ERA-71 = Die untere Zeile bietet auch 2 Münzen → 1 Bonusscheibe.
clause-ERA-72 = Jede Zeile erlaubt höchstens 3 Tausche. Beide Angebote der unteren Zeile zählen zusammen.
clause-ERA-73 = Der Spieler tauscht insgesamt höchstens 5 Mal, in beliebiger Reihenfolge. Weniger ist erlaubt.
clause-ERA-74 = Was ein Schritt bringt, ob Tausch, Ertrag oder Symbol der Leiste, ist sofort verfügbar und darf den nächsten Schritt derselben Aktion bezahlen.
clause-ERA-75 = Eine Bonusscheibe kann man nur kaufen, solange eine im Vorrat ist.

## Aktion 6: Erfindungen machen oder Patente anmelden

section-era-develop = Aktion 6: Erfindungen machen oder Patente anmelden

clause-ERA-76 = Der Spieler wählt eines von beidem; beides in einer Aktion geht nicht. Eine Bonusscheibe darf danach das andere tun.
clause-ERA-77 = Der Spieler macht beliebig viele Erfindungen, mit höchstens 7 Entwicklungssteinen in der Aktion.
clause-ERA-78 = Er wählt die Erfindungen frei und darf billigere auslassen.
clause-ERA-79 = Jedes goldene und jedes silberne Feld kann nur einmal und nur von einem Spieler besetzt werden.
clause-ERA-80 = Ein silbernes Feld ist erst offen, wenn das goldene Feld dieser Erfindung besetzt ist, gleich von wem.
clause-ERA-81 = Ein Spieler darf beide Felder einer Erfindung besitzen. Beide dürfen in einer Aktion besetzt werden, das goldene zuerst.
clause-ERA-82 = Der Spieler zahlt die blaue Zahl in Entwicklungssteinen, vollständig, an den Vorrat.
clause-ERA-83 = Er setzt einen Erfindungsstein auf die linke Zahl und bekommt sofort so viel Einfluss.
clause-ERA-84 = Wird ein goldenes Feld besetzt, verlassen die drei Karten der Erfindung die Reserve und liegen offen neben Stapel und Ablage. Sie kommen am Rundenende hinzu und können also frühestens in der nächsten Runde produziert werden.
clause-ERA-85 = Ein silbernes Feld bringt keine Karten ins Spiel.
clause-ERA-86 = Die rechte Zahl ist die Tantieme: Einfluss auf einem goldenen Feld, Münzen auf einem silbernen.
clause-ERA-87 = Der Spieler meldet in der Aktion 1 oder 2 Patente an. Für jedes rückt sein Patentanzeiger ein Feld hinauf; er zahlt die Münzen des neuen Feldes und bekommt sofort dessen Einfluss.
clause-ERA-88 = Zwei Patente kosten die Summe beider Felder. Sie werden nacheinander angemeldet.
clause-ERA-89 = Mit jeder Anmeldung darf der Spieler einen Erfindungsstein auf den Patentkreis eines eigenen Feldes ohne Patent setzen, golden oder silbern.
clause-ERA-90 = Das Feld eines anderen Spielers kann man nicht patentieren. Jede Erfindung und jedes gesetzte Patent verbraucht einen der 15 Erfindungssteine. Wer keinen mehr hat, kann nichts mehr erfinden und Patente nur anmelden, ohne sie zu setzen.
clause-ERA-91 = Ein Spieler darf ein Patent auch ohne freie eigene Erfindung anmelden. Münzen, Einfluss und Patentanzeige gelten wie sonst, aber dieses Patent kann später nicht auf eine Erfindung gesetzt werden.
clause-ERA-92 = Ein Spieler kann in der ganzen Partie höchstens 6 Patente anmelden.
clause-ERA-93 = Mehrere Patentanzeiger dürfen auf demselben Feld stehen.
clause-ERA-94 = Ein gesetztes Patent bleibt für die ganze Partie.

## Bonusscheiben

section-era-bonus = Bonusscheiben

clause-ERA-95 = Eine Bonusscheibe setzt man nur direkt nach der eigenen normalen Aktion ein, und nur eine je normaler Aktion.
clause-ERA-96 = So setzt ein Spieler zu viert oder zu fünft höchstens 2 Bonusscheiben je Runde ein, zu dritt höchstens 3.
clause-ERA-97 = Eine Bonusscheibe erlaubt eines davon: 1 Erfindung produzieren, mit 1 eigenen Fabrik produzieren, 1 Ladung für 1 Münze kaufen, 1 Mal tauschen, 1 Erfindung machen, 1 Patent anmelden oder 1 Fabrik bauen.
clause-ERA-98 = Mit einer Bonusscheibe kann man auf dem Tauschmarkt keinen Entwicklungsstein nehmen.
clause-ERA-99 = Alle diese Möglichkeiten stehen offen, gleich welche Aktion der Spieler gerade genutzt hat und wie voll eine Aktion ist.
clause-ERA-100 = Es gelten die üblichen Kosten und Regeln, aber der Bonusschritt hat eigene Grenzen. Er darf eine 4. Fabrik, Ladung oder Karte sein, ein 6. Tausch oder ein 4. in einer Zeile, ein 3. Patent, eine Erfindung über die 7 Entwicklungssteine hinaus oder die andere Hälfte von Aktion 6.
clause-ERA-101 = Die eingesetzte Bonusscheibe kommt nach dem Bonusschritt in den Vorrat zurück.
clause-ERA-102 = Eine gerade gekaufte Bonusscheibe darf frühestens nach der nächsten normalen Aktion des Spielers eingesetzt werden. Bonusscheiben sind alle gleich; wer zu Beginn des Zuges schon eine hatte, darf jetzt eine einsetzen.
clause-ERA-103 = Eine Bonusaktion ist keine normale Aktion. Auf sie darf keine zweite Bonusscheibe folgen.

## Einflussleiste

section-era-track = Einflussleiste

clause-ERA-104 = Für jeden erhaltenen Einfluss rückt die Spielfigur ein Feld vor.
clause-ERA-105 = Endet die Spielfigur genau auf einem Symbol, nimmt der Spieler sofort 1 dieses Rohstoffs oder 1 Münze.
clause-ERA-106 = Ein Symbol zu überqueren gibt nichts.
clause-ERA-107 = Jeder Zugewinn wird für sich gezogen, eine Aktion kann also mehrere Symbole bringen.
clause-ERA-108 = Symbole gelten nur für Einfluss aus einer eigenen Aktion, normal oder Bonus.
clause-ERA-109 = Spielfiguren dürfen sich ein Feld teilen. Jeder, der dort landet, bekommt das Symbol; es wird nie verbraucht.

## Rundenende

section-era-round-end = Rundenende

clause-ERA-110 = Die Runde endet, wenn jede Aktionsscheibe ausgeführt oder zurückgenommen ist.
clause-ERA-111 = Schritt 1a: Alle Start-Erfindungen, die noch in der Auslage liegen, kommen aus dem Spiel.
clause-ERA-112 = Start-Erfindungen im Stapel oder in der Ablage bleiben im Spiel.
clause-ERA-113 = Schritt 1b: Andere Karten auf den letzten drei Feldern des Weges, P5, P6 und P7 rechts in der oberen Reihe, kommen auf die Ablage.
clause-ERA-114 = Die übrigen Karten rücken auf dem Weg bis zu seinem Ende vor und behalten ihre Reihenfolge.
clause-ERA-115 = Schritt 1c: Wurde in dieser Runde ein goldenes Feld besetzt, werden die neuen Karten, der Stapel und die Ablage zu einem neuen Stapel gemischt. Die Auslage bleibt liegen.
clause-ERA-116 = Die Auslage wird auf 7 Karten aufgefüllt.
clause-ERA-117 = Schritt 1d: Wurde kein goldenes Feld besetzt, wird die Auslage vom Stapel aufgefüllt. Erst wenn der Stapel leer ist und eine Karte fehlt, wird die Ablage zu einem neuen Stapel gemischt.
clause-ERA-118 = Gehen die Karten aus, bleiben Felder der Auslage leer.
clause-ERA-119 = Schritt 2: Fabriken auf den drei rechten Feldern der Auslage, F3, F4 und F5, kommen auf die Fabrikablage. Die übrigen rücken nach rechts, und die Auslage wird auf 5 aufgefüllt. Ist der Stapel leer und fehlt eine Karte, wird die Fabrikablage gemischt. Ist auch dort nichts mehr, bleiben Felder leer.
clause-ERA-120 = Schritt 3: Leere Schiffe und Lagerhallen bekommen 2 Quader, leere Kohle-Lagerhallen 3. Alle anderen bekommen 1 dazu, ohne Grenze.
clause-ERA-121 = Schritt 4: Der Rundenanzeiger rückt ein Feld weiter.
clause-ERA-122 = Schritt 5: Die Startspielerfigur geht an den linken Nachbarn; er ist Startspieler der nächsten Runde und setzt zuerst.
clause-ERA-123 = Güter und Bonusscheiben behält man von Runde zu Runde, ohne Grenze.

## Spielende und Wertung

section-era-scoring = Spielende und Wertung

clause-ERA-124 = Die Partie endet nach ihrer letzten Runde, je nach Spielerzahl: Runde 9 zu dritt, Runde 8 zu viert und Runde 10 zu fünft.
clause-ERA-125 = Das Endergebnis hat drei Teile: (a) das Feld des Spielers auf der Einflussleiste, (b) den letzten Tausch und (c) die Schlussboni.
clause-ERA-126 = Beim letzten Tausch (b) darf jeder der Reihe nach, vom Startspieler der letzten Runde an, den Tauschmarkt noch einmal nutzen: höchstens 5 Mal und höchstens 3 Mal je Zeile. Man kann weder Bonusscheiben kaufen noch einen Entwicklungsstein nehmen.
clause-ERA-127 = So bringt der letzte Tausch (b) höchstens 3 Einfluss.
clause-ERA-128 = Der letzte Tausch (b) und die Schlussboni (c) geben keine Symbole der Leiste.
clause-ERA-129 = Erster Schlussbonus (c1): Wer auf der Patentanzeige am höchsten steht, bekommt 5 Einfluss.
clause-ERA-130 = Zweiter Schlussbonus (c2): Wer die meisten Entwicklungssteine investiert hat, bekommt 5 Einfluss. Die blauen Zahlen aller eigenen goldenen und silbernen Felder werden addiert. Die Anzahl der Erfindungen ist gleichgültig.
clause-ERA-131 = Dritter Schlussbonus (c3): Wer die größte Produktionskapazität hat, bekommt 5 Einfluss. Die Zahlen oben auf allen eigenen Fabriken werden addiert. Die Anzahl der Karten ist gleichgültig.
clause-ERA-132 = Bei Gleichstand um einen Schlussbonus bekommen 2 Spieler je 3 Einfluss, 3 Spieler je 2 und 4 oder 5 Spieler je 1.
clause-ERA-133 = Zweite Plätze bringen nichts. Übrige Güter bringen außer im letzten Tausch (b) nichts.
clause-ERA-134 = Wer den meisten Einfluss hat, gewinnt.
clause-ERA-135 = Bei Gleichstand gewinnt von diesen, wer mehr Erfindungen gemacht hat. Goldene und silberne Felder zählen beide.
clause-ERA-136 = Herrscht dann noch Gleichstand, teilen sich diese Spieler den Sieg.

## Entscheidungen, wo die Anleitungen sich unterscheiden

ruling-era-C1 = Das goldene Feld der Nähmaschine bringt 1 Einfluss. Das englische und das niederländische Beispiel sagen 1, das deutsche 2. Zwei von dreien stimmen überein, Niederländisch ist die Originalsprache, und der deutsche Text hat noch andere Versehen.
ruling-era-C2 = Es gibt je 7 große Quader Kohle und Holz. Die englische und die niederländische Anleitung sagen 7, die deutsche 5. Mit 15 kleinen Quadern ergeben 7 die genannte Summe von 22, und eine deutsche Seite bei Yucata sagt auch 7.
ruling-era-C3 = Es gibt 9 Erfindungen. Die englische und die niederländische Einleitung nennen 9, die deutsche 8, ohne die Schreibmaschine. Später kommt sie aber auch in der deutschen Anleitung vor.
ruling-era-C4 = Die achte Erfindung ist die Dampflokomotive. Die englische Anleitung nennt sie Dampfmaschine, die deutsche Dampflokomotive, die niederländische Dampfzug. Deutsch und Niederländisch meinen beide einen Zug.
ruling-era-C5 = Ein Spieler baut bis zu 3 Fabriken je Aktion, und eine Bonusscheibe kann eine 4. hinzufügen. Der englische Text begrenzt je Runde, wobei sein Rand nur 3 sagt; der deutsche je Aktion, der niederländische je Zug. Deutsch und Niederländisch überwiegen gegen die Runde. Die Option build-limit zählt je Zug.
ruling-era-C6 = Offizielle Karten kosten nur Quader. Der englische Text lässt auch Münzen zu, der deutsche und der niederländische sprechen von Rohstoffen. Zwei von dreien stimmen überein, und kein Beispiel kostet Münzen.
ruling-era-C7 = Ein Spieler darf in einer Aktion beliebig viele Erfindungen machen, für höchstens 7 Entwicklungssteine. Der deutsche Text sagt es, das niederländische Beispiel mit 4 + 3 setzt es voraus, und der englische nennt nur die Grenze von 7. Der deutsche Text ist der klarste.
ruling-era-C8 = Ein goldenes Feld zahlt seine Tantieme in Einfluss, ein silbernes in Münzen, beide aus dem Vorrat. Der niederländische Text sagt es; der englische und der deutsche lassen offen, welches Feld was zahlt. Der einzige genaue Text entscheidet.
ruling-era-C9 = Eine Bonusscheibe erlaubt einen Tausch am Markt, aber nicht das Nehmen von 1 Entwicklungsstein. Der englische und der niederländische Text schließen das aus, der deutsche macht keine Ausnahme. Zwei von dreien stimmen überein. Die Option bonus-cog erlaubt es.
ruling-era-C10 = Eine gekaufte Bonusscheibe darf nach der nächsten normalen Aktion eingesetzt werden, auch in derselben Runde. Der englische Text sagt es so, der niederländische verlangt einen späteren Zug, der deutsche die nächste Runde. Zwei von dreien stimmen überein. Die Option bought-bonus folgt dem deutschen Text.
ruling-era-C11 = Ein Spieler setzt je Runde höchstens so viele Bonusscheiben ein, wie er Aktionsscheiben hat, 2 oder 3, eine nach jeder normalen Aktion. Der englische und der niederländische Text nennen 2, oder 3 zu dritt. Der deutsche nennt nur 2, aber sein Rand stimmt mit den anderen überein.
ruling-era-C12 = Im letzten Tausch kann man keine Bonusscheiben kaufen. Der englische und der niederländische Text verbieten es, der deutsche erwähnt es nicht. Zwei von dreien stimmen überein, und eine solche Scheibe wäre ohnehin nutzlos.
ruling-era-C13 = Das Telefon im Beispiel kostet 1 Metall, 1 Technik, 1 Werkzeug und 2 Kohle. Der englische und der niederländische Text zählen diese 5 Quader auf. Der deutsche sagt 5, nennt aber nur 4, ohne das Werkzeug. Nur die volle Liste ergibt 5.
ruling-era-C14 = Ein Symbol zahlt nur bei Einfluss aus der eigenen Aktion, normal oder Bonus, und nur bei genauer Landung. Der englische und der niederländische Text sagen, um wessen Aktion es geht, der deutsche lässt es offen. Zwei von dreien stimmen überein. Die Option royalty-symbols lässt auch Tantiemen zählen.
ruling-era-C15 = Zuerst wird der Stapel aufgebraucht; die Ablage wird erst gemischt, wenn eine Karte fehlt. Das kommt dem niederländischen Text am nächsten, der beide Stapel regelt, und dem deutschen, der zu Fabriken schweigt. Der englische mischt Stapel und Ablage zusammen, was die Chancen verschiebt. Die Option short-deck bietet andere Lesarten.
ruling-era-C16 = Nach einem neuen goldenen Feld werden die neuen Karten, der Stapel und die Ablage zusammen gemischt. Der deutsche und der niederländische Text sagen es, der englische nennt hier nur Stapel und Ablage. Er sagt aber vorher, dass die drei neuen Karten hinzukommen.
ruling-era-C17 = Die Kapazität addiert die oberen Zahlen aller Fabriken, auch solcher für Münzen und Entwicklungssteine und der Start-Fabrik. Alle drei Anleitungen addieren die oberen Zahlen, aber die deutsche und die niederländische sprechen von Rohstoffen. Ihr Name für die Produktion umfasst auch Münzen und Entwicklungssteine. Die Option capacity zählt nur Rohstoffe.
ruling-era-C18 = Das Nehmen von 1 Entwicklungsstein beendet die Aktion, und eine Bonusscheibe darf folgen. Der englische Text beendet dort den ganzen Zug, der deutsche und der niederländische nur die Aktion. Zwei von dreien stimmen überein. Die Option cog-ends-turn folgt dem englischen Text.
ruling-era-C19 = In der unteren Zeile zahlen zwei beliebige Quader oder Münzen, auch zwei Quader verschiedener Sorten. Alle drei Anleitungen lassen Quader und Münzen mischen, und die niederländische nennt dazu den Fall 1 Münze und 1 Quader gegen 1 anderen Quader. Der niederländische Text ist ausdrücklich, die anderen passen dazu.
ruling-era-C20 = Holz bezahlt nie eine Erfindung. Der englische und der deutsche Text schließen es bei Plagiaten aus, der niederländische bei allen Erfindungen. Der niederländische Text ist ausdrücklich.
ruling-era-C21 = Der Startspieler wird ausgelost. Der englische Text lässt die Spieler wählen, der deutsche nennt den erfindungsreichsten Spieler, der niederländische lässt es offen. Nichts davon ist eine Spielregel.
ruling-era-C22 = Die 7 Start-Erfindungen folgen dem Weg: die untere Reihe von rechts nach links, dann die obere von links nach rechts. Der englische Text sagt es, der niederländische beginnt unten rechts und folgt dem Pfeil, der deutsche nennt keine Reihenfolge. Die beiden, die eine nennen, stimmen überein.
ruling-era-C23 = Die 5 Fabriken werden von links nach rechts ausgelegt. Der englische und der niederländische Text beginnen links, der deutsche nennt keine Reihenfolge. Die beiden, die eine nennen, stimmen überein.
ruling-era-C24 = Eine Aktion nimmt höchstens zwei Aktionsscheiben auf, höchstens eine von jedem Spieler. Der englische und der niederländische Text zählen Scheiben auf 6 Aktionen. Der deutsche zählt 12 Felder für je eine Scheibe und gibt einem Spieler nie beide Felder einer Aktion. Beides sagt dasselbe.
ruling-era-C25 = Die 27 Erfindungskarten liegen in neun sichtbaren Stapeln. Der englische Text macht einen Stapel daraus, der deutsche mehrere, der niederländische einen nach Art sortierten. Das ist nur eine Frage der Darstellung.
ruling-era-C26 = Zuerst werden die Entwicklungssteine gezahlt, dann kommt der Einfluss. Der englische und der deutsche Text haben diese Reihenfolge, der niederländische gibt den Einfluss vor der Zahlung. Es macht keinen Unterschied, weil Symbole nie Entwicklungssteine geben.
ruling-era-C27 = Zuerst rückt der Rundenanzeiger weiter, dann die Startspielerfigur. Der englische Text hat dies als Schritte 4 und 5, der deutsche und der niederländische als einen Schritt. Die Reihenfolge ist ohne Wirkung.
ruling-era-C28 = Die Regel für den Gleichstand gilt für beliebig viele Spieler. Der englische Text spricht von zweien, der deutsche und der niederländische von 2 oder mehr. Die englische Formulierung ist nur ungenau.
ruling-era-C29 = Nicht benötigte Aktionsscheiben sind nicht im Spiel. Der niederländische Text legt sie in die Schachtel zurück, der englische und der deutsche schweigen. Es schadet nicht.
ruling-era-C30 = Eine Ladung mit einer Bonusscheibe zu kaufen kostet 1 Münze. Der englische und der niederländische Text sagen es, der deutsche sagt nur, dass die normalen Kosten gelten. Alle drei passen zusammen.
ruling-era-C31 = Dass man in einer Aktion für 4 + 3 = 7 Entwicklungssteine erfinden kann, gilt als Tatsache, mit 4 für die Dampflokomotive und 3 für das Auto. Die deutsche und die niederländische Anleitung haben dieses Beispiel, der englischen fehlt es. Zwei Quellen genügen.
ruling-era-C32 = Jede Fabrik kostet Holz, die meisten auch Kohle. Der englische Text lässt Holz, Kohle oder beides zu, der deutsche spricht nur von Kosten, der niederländische von Holz und eventuell Kohle. Der niederländische Text ist der genaueste, und eine veröffentlichte Rezension stimmt zu.
ruling-era-C33 = Ein Spieler meldet je normaler Aktion bis zu 2 Patente an, und eine Bonusscheibe kann ein drittes hinzufügen. Der englische und der deutsche Text begrenzen je Aktion, der niederländische je Zug, wobei sein Rand je Aktion sagt. Auch eine Bonusscheibe darf 1 Patent anmelden. Die Option patent-limit zählt je Zug.
ruling-era-C34 = Der Patentanzeiger beginnt unter Feld 1, mit 0 Patenten. Der englische und der niederländische Text stellen ihn ans untere Ende der Anzeige, der deutsche auf das unterste Feld. In den Beispielen erreicht das erste Patent das erste Feld, der Start liegt also darunter.

## Entscheidungen, wo die Anleitungen schweigen

ruling-era-A = Bonusscheiben sind auf 20 begrenzt; Quader, Münzen und Entwicklungssteine sind unbegrenzt. Keine Anleitung sagt, was bei Mangel geschieht. 4 Spieler mit 5 Bonusscheiben brauchen genau 20, und die großen Quader zum Wert 3 sind da, damit die Quader nicht ausgehen. Die Option supply begrenzt alles.
ruling-era-B = Einfluss aus Tantiemen, also in der Aktion eines anderen, gibt kein Symbol. Keine Anleitung nennt den Fall, aber der englische und der niederländische Text binden Symbole an die eigene Aktion. Die Option royalty-symbols ändert das.
ruling-era-C = Auf eine Aktion, auf die man verzichtet, darf keine Bonusscheibe folgen; wenigstens ein Schritt muss ausgeführt sein. Keine Anleitung nennt den Fall, aber eine Bonusscheibe kommt direkt nach einer normalen Aktion, und ein Verzicht ist keine.
ruling-era-D = Ein Spieler darf das goldene und das silberne Feld einer Erfindung in derselben Aktion besetzen, Gold zuerst, für höchstens 7 Entwicklungssteine. Der deutsche und der niederländische Text stellen Silber hinter Gold, und keine Anleitung verbietet beides auf einmal.
ruling-era-E = Start-Fabriken von Farben, die niemand spielt, sind nicht im Spiel. Die Anleitungen erwähnen sie nicht. Ihre Rückseiten sind farbig; gemischt werden also die anderen 24.
ruling-era-F = Gibt es weniger als 7 Erfindungskarten, werden alle ausgelegt, und die übrigen Felder bleiben leer. So können für Runde 2 nur 5 Karten bleiben, wenn nichts erfunden oder produziert wird. Die Anleitungen schweigen, und mehr Karten gibt es nicht.
ruling-era-G = Eine Auslage wird vom Anfang ihres Weges an gefüllt, wie in der Vorbereitung. Die Anleitungen nennen keine Reihenfolge. Die Karten sind zufällig, also hat niemand einen Vorteil.
ruling-era-H = Ein Schiff oder eine Lagerhalle fasst beliebig viele Quader. Die Anleitungen geben 1 Quader je Runde dazu und nennen keine Grenze.
ruling-era-I = Wer alle 15 Erfindungssteine verbraucht hat, kann keine mehr setzen, weder für Erfindungen noch für Patente. Die Anleitungen schweigen. Mehr Steine gibt es nicht, und es kommt fast nie vor.
ruling-era-J = Haben bei einem Schlussbonus alle null, gilt die Regel für Gleichstand: Alle bekommen gleich viel, und die Rangfolge ändert sich nicht. Die Anleitungen nennen den Fall nicht. Der höchste Wert kann nur 0 sein, wenn alle gleichauf liegen.
ruling-era-K = Der letzte Tausch gibt keine Symbole. Die Anleitungen nennen den Fall nicht. Der letzte Tausch ist keine Aktion.
ruling-era-L = Im letzten Tausch kann man keinen Entwicklungsstein nehmen. Die Anleitungen nennen den Fall nicht. Beim letzten Tausch geht es nur ums Tauschen, 5 Mal insgesamt und 3 Mal je Zeile.
ruling-era-M = Eine Bonusaktion darf eine Bonusscheibe kaufen, wenn eine im Vorrat ist. Die eingesetzte Scheibe geht erst danach zurück. Die Anleitungen nennen den Fall nicht, geben die eingesetzte Scheibe aber nach der Bonusaktion zurück.
ruling-era-N = Auf eine Aktion darf nur eine Bonusscheibe folgen. Die englische und die niederländische Anleitung sagen es klar, und die Grenze je Runde in der deutschen passt dazu.
ruling-era-O = Eine Bonusaktion darf jede der sieben Möglichkeiten sein, auch die gerade genutzte, und die Grenzen der Aktionen spielen keine Rolle. Die Anleitungen nennen den Fall nicht. Es wird keine Aktionsscheibe gesetzt, also wird auch keine Aktion voll.
ruling-era-P = Der Spieler entscheidet, ob er ein neues Patent auf eine Erfindung setzt, und nur beim Anmelden. Die Anleitungen stellen es frei und schließen aus, das Patent später zu setzen.
ruling-era-Q = Ein Patent wird nie verschoben und geht nie verloren. Die Anleitungen schweigen, und nichts darin nimmt ein Patent weg.
ruling-era-R = Alle Vorräte sind offen. Die Anleitungen schweigen. Das Spiel hat keine Sichtschirme, und offene Vorräte machen das Spielen am Gerät leichter.
ruling-era-S = Wer das silberne Feld besitzt und die offizielle Karte produziert, nimmt ihren Ertrag; ein anderer mit dem goldenen Feld bekommt Einfluss, und das eigene silberne Feld zahlt nichts. Die Anleitungen nennen diese Mischung nicht, aber Tantiemen gibt es nur, wenn ein anderer produziert.
ruling-era-T = Nach der letzten Runde entfällt die Vorbereitung der nächsten (Schritte 1 bis 5). Die Anleitungen schweigen, und diese Schritte hätten keine Wirkung.
ruling-era-U = Beim Gleichstand zählt jedes besetzte Feld, golden und silbern. Die Anleitungen sprechen nur allgemein von Erfindungen. Auch ein silbernes Feld ist eine gemachte Erfindung.
ruling-era-V = Ein Spieler darf eine Aktionsscheibe setzen, wo er nicht handeln kann. Die Anleitungen nennen den Fall nicht. Er darf später auf die Aktion verzichten, und die Scheibe kann andere blockieren.
ruling-era-W = Fabriken für Münzen und Entwicklungssteine zählen für den Bonus der Kapazität. Keine Anleitung sagt es unmittelbar: Die deutsche und die niederländische sprechen von Rohstoffen, doch alle drei addieren die Zahlen oben auf den Karten. Die Option capacity zählt nur Rohstoffe.
ruling-era-X = Eine Aktion aus mehreren Schritten endet nicht von selbst, wenn nichts mehr geht: Der Spieler beendet sie, oder die App tut es für ihn. Die Anleitungen schweigen. So laufen alle solchen Aktionen gleich.
