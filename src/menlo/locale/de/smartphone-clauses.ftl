### Die Regeln von Smartphone Inc., eine nach der anderen, und die Entscheidungen dahinter.


## Vorbereitung

section-smartphone-setup = Vorbereitung

clause-SMART-01 = Das Spiel ist für 1 bis 5 Spieler. Wer nach Runde V die meisten Punkte hat, gewinnt.
clause-SMART-02 = Die Partie dauert 5 Runden. Jede hat die Phasen 1 bis 8 in dieser Reihenfolge; Runde V hat keine Phase 4.
clause-SMART-03 = Der Spielplan wird ausgelegt. Die erste Runde beginnt mit Phase 1.
clause-SMART-04 = Zu zweit oder allein verdecken Händler China, Kanada und die Karibik; zu dritt Europa und RSA; zu viert Kanada. Mit 1 bis 4 Spielern verdecken sie auch jede Heimat, die niemand spielt. Zu fünft gibt es keine.
clause-SMART-05 = Die 6 Patente liegen auf ihren Feldern.
clause-SMART-06 = Die 6 Technologien liegen bei ihren Patenten, alle mit der Vorderseite nach oben. Optionen drehen einzelne auf die Rückseite oder überlassen es dem Zufall.
clause-SMART-07 = Die 27 Upgrades werden gemischt. 5 liegen offen in der Auslage, die übrigen bilden den verdeckten Stapel.
clause-SMART-08 = Die 20 Warenplättchen liegen bereit.
clause-SMART-09 = Platz für Platz wählt jeder Spieler eine noch freie Farbe und nimmt zwei Pads, 12 Fortschritte, 18 Büros und 20 Waren.
clause-SMART-10 = Jeder Spieler nimmt das Start-Upgrade seiner Farbe: Grün Zahnrad·+$, Blau LKW·+$, Schwarz Kiste·Zahnrad, Gelb −$-Kiste·LKW, Rot LKW·Kiste.
clause-SMART-11 = Jeder Spieler setzt 1 Büro auf das linke Feld der Heimat: Grün Nordafrika, Blau Südamerika, Schwarz Australien, Gelb Indien, Rot GUS.
clause-SMART-12 = Jeder Spieler markiert die Startpunkte mit 1 Ware: Grün 3, Blau 4, Schwarz 5, Gelb 6, Rot 7.
clause-SMART-13 = Jeder Spieler markiert Preis 5 mit 1 Ware. Die Reihenfolge dort ist Grün, Blau, Schwarz, Gelb, Rot.
clause-SMART-14 = Diese Marker kommen aus den eigenen Steinen: 18 Waren und 17 Büros bleiben.
clause-SMART-15 = Farben, die niemand spielt, sind nicht im Spiel. Händler verdecken ihre Heimat.

## Phase 1: Planung

section-smartphone-planning = Phase 1: Planung

clause-SMART-16 = Alle planen gleichzeitig und geheim, mit beiden Pads und beliebigen ihrer Upgrades.
clause-SMART-17 = Jedes Pad darf eine beliebige Seite zeigen.
clause-SMART-18 = Jedes der Pads darf oben liegen.
clause-SMART-19 = Alle Felder liegen auf einem Raster. Die Pads liegen parallel oder im rechten Winkel, in beliebiger Vierteldrehung.
clause-SMART-20 = Das obere Pad verdeckt mindestens 1 und höchstens 4 Felder des unteren.
clause-SMART-21 = Leere Felder zählen bei der Überdeckung als Felder.
clause-SMART-22 = Jede Runde von Neuem darf jedes Upgrade auf die Pads gelegt, verdeckt abgelegt oder nicht benutzt werden.
clause-SMART-23 = Auf den Pads bedeckt ein Upgrade genau 2 Felder nebeneinander, in einer der vier Richtungen.
clause-SMART-24 = Beide Felder müssen auf Feldern eines Pads liegen, wenn 4G nichts anderes erlaubt. Ein vor dem oberen Pad gelegtes braucht Felder des unteren.
clause-SMART-25 = Es darf vor dem oberen Pad auf das untere gelegt werden; das obere darf es dann teilweise oder ganz verdecken.
clause-SMART-26 = Upgrades dürfen sich überlappen, aber keines darf mit beiden Feldern von Upgrades verdeckt sein. Ein Pad zählt dabei nicht, und auch nicht ein Upgrade über dem oberen Pad für eines darunter.
clause-SMART-27 = Upgrades dürfen beliebig viele Felder beider Pads bedecken.
clause-SMART-28 = Ein verdeckt abgelegtes Upgrade kann in derselben Runde nicht auf den Pads liegen.
clause-SMART-29 = Warenplättchen werden nie auf Pads gelegt.
clause-SMART-30 = In dieser Runde erhaltene Upgrades sind ab der nächsten Runde nutzbar.
clause-SMART-31 = Sind alle bereit, werden alle Pläne gemeinsam aufgedeckt. Dann stehen sie fest.
clause-SMART-32 = Sichtbare Symbole sind aktiv, verdeckte nicht.
clause-SMART-33 = Mit der Vorderseite von 4G darf ein Feld jedes Upgrades außerhalb der Pads liegen und ist aktiv. Ein auf das untere Pad gelegtes darf überstehen; was dann unter dem oberen Pad liegt, ist verdeckt.

## Phase 2: Preis

section-smartphone-price = Phase 2: Preis

clause-SMART-34 = Jede Runde beginnt der Preis bei 5.
clause-SMART-35 = Jedes aktive +$ hebt den Preis um 1, jede aktive −$-Kiste senkt ihn um 1. Das ist Pflicht.
clause-SMART-36 = Der Preis fällt nie unter 2 und steigt nie über 8.
clause-SMART-37 = In den Phasen 4 bis 7 handeln die Spieler nacheinander, der niedrigste Preis zuerst.
clause-SMART-38 = Bei gleichem Preis beginnt, wer weniger Punkte hat, dann, wer zu Beginn weniger hatte.

## Phase 3: Produktion

section-smartphone-production = Phase 3: Produktion

clause-SMART-39 = Jede aktive Kiste gibt 1 Ware.
clause-SMART-40 = Jede aktive −$-Kiste gibt 1 Ware.
clause-SMART-41 = Jedes Feld des unteren Pads, das das obere direkt verdeckt, gibt 1 Ware. Mit der Option between stört ein Upgrade dazwischen nicht.
clause-SMART-42 = Von Upgrades verdeckte Felder geben nichts, ob ein Pad darüber liegt oder nicht.
clause-SMART-43 = Jedes verdeckt abgelegte Upgrade gibt 1 Ware.
clause-SMART-44 = Jedes Warenplättchen gibt 1 Ware, ab der Runde nach seinem Erhalt.
clause-SMART-45 = Mit der Vorderseite von GPS gibt jede aktive −$-Kiste 1 Ware mehr.
clause-SMART-46 = Waren kommen aus dem Vorrat des Spielers, nicht mehr, als er enthält.

## Phase 4: Produktion verbessern

section-smartphone-improving = Phase 4: Produktion verbessern

clause-SMART-47 = Wer eine aktive Fabrik hat, nimmt 1 Upgrade nach Wahl aus der Auslage.
clause-SMART-48 = Wer keine aktive Fabrik hat, nimmt 1 Warenplättchen.
clause-SMART-49 = Zwischen beidem gibt es keine Wahl.
clause-SMART-50 = Die Auslage wird während der Phase nicht aufgefüllt.
clause-SMART-51 = Was genommen wurde, wirkt ab der nächsten Runde.
clause-SMART-52 = Upgrades und Warenplättchen behält man für die ganze Partie.
clause-SMART-53 = Ist die Auslage leer, nimmt ein Spieler mit aktiver Fabrik in Phase 4 ein Warenplättchen. Ein Upgrade als Bonus verfällt dann.

## Phase 5: Entwicklung

section-smartphone-research = Phase 5: Technologien entwickeln

clause-SMART-54 = Der Spieler nimmt für jedes aktive Zahnrad 1 Fortschritt aus der Box.
clause-SMART-55 = Er setzt ihn auf Technologien ein, die ihm fehlen, frei verteilt.
clause-SMART-56 = Keine Technologie bekommt mehr Fortschritt, als sie noch braucht.
clause-SMART-57 = Eingesetzter Fortschritt bleibt über die Runden liegen und sammelt sich an.
clause-SMART-58 = Eingesetzter Fortschritt kann nicht verschoben oder zurückgenommen werden.
clause-SMART-59 = Nicht eingesetzter Fortschritt kommt am Ende des Zuges in die Box zurück.
clause-SMART-60 = Technologien kosten: GPS 3, WLAN 3, Gaming 4, Akku 4, NFC 5, 4G 6.
clause-SMART-61 = Eine Technologie kostet 1 weniger, sobald ihr Patent genommen ist.
clause-SMART-62 = Sobald der Fortschritt eines Spielers in seinem Entwicklungszug die Kosten erreicht, gehört ihm die Technologie: Der Fortschritt kommt in die Box zurück, und 1 Büro wird danebengelegt.
clause-SMART-63 = Wer eine Technologie als Erster entwickelt, nimmt ihr Patent.
clause-SMART-64 = Patente bringen 6, 6, 8, 8, 10 und 12 Punkte, aber erst am Ende der Partie.
clause-SMART-65 = Beliebig viele Spieler dürfen dieselbe Technologie besitzen.
clause-SMART-66 = In einem Zug dürfen mehrere Technologien fertig werden.
clause-SMART-67 = Sofortboni gelten sofort und müssen so weit wie möglich genommen werden.
clause-SMART-68 = Dauernde Fähigkeiten gelten von da an, auch in derselben Runde, wenn ihre Phase noch kommt.
clause-SMART-69 = Eine Technologie erlaubt ab Phase 7 derselben Runde den Verkauf an ihre lila Käufer.
clause-SMART-70 = Mit der Vorderseite von Gaming kosten spätere Technologien 1 weniger, mindestens 1, zusätzlich zum Nachlass des Patents. Mit der Option gaming gilt das nur für die nächste.
clause-SMART-71 = Ein Nachlass, der außerhalb des eigenen Entwicklungszuges entsteht, wirkt zu Beginn des nächsten, ehe Fortschritt genommen wird. Fortschritt von einem Händler vollendet nur die Technologie, auf die er gelegt wird.

## Phase 6: Logistik

section-smartphone-logistics = Phase 6: Logistik

clause-SMART-72 = Der Spieler nimmt für jeden aktiven LKW 1 Fortschritt aus der Box.
clause-SMART-73 = Mit der Vorderseite von Akku gibt jedes aktive +$ 1 mehr.
clause-SMART-74 = Er setzt ihn in Regionen ein, die mit einer Region mit eigenem Büro verbunden sind, frei verteilt.
clause-SMART-75 = Regionen sind durch die gedruckten Linien verbunden. Linien, die den Plan verlassen, verbinden GUS und Kanada, Indien und Kanada, Australien und USA, Australien und Karibik.
clause-SMART-76 = Ein Büro kostet in einer kleinen Region 2 Fortschritt, in einer mittleren 3 und in einer großen 4.
clause-SMART-77 = Erreicht der Fortschritt in einer Region die Kosten, kommt er in die Box zurück, und 1 Büro wird auf das freie Feld ganz links gesetzt.
clause-SMART-78 = In einer Region eingesetzter Fortschritt bleibt über die Runden, wenn die Option logistics nichts anderes sagt. Nicht eingesetzter Fortschritt verfällt am Ende des Zuges.
clause-SMART-79 = Jeder Spieler hat höchstens ein Büro in einer Region. WLAN ist die Ausnahme.
clause-SMART-80 = Eine Region ohne freies Feld nimmt weder Büros noch Fortschritt auf. Kleine Regionen haben 3 Felder, mittlere 4, große 5.
clause-SMART-81 = Man darf in einem Zug in beliebig viele Regionen expandieren.
clause-SMART-82 = Von einem neuen Büro aus kann man sofort weiter expandieren.
clause-SMART-83 = Wird eine Region voll, kommt aller Fortschritt dort zu seinen Besitzern zurück.
clause-SMART-84 = Mit der Vorderseite von WLAN darf ein Spieler einmal je Runde ein zweites Büro setzen, in einer Region, in der er eines hat, zu den normalen Kosten, auf ein freies Feld. Eine Verbindung ist nicht nötig, und Fortschritt dafür sammelt sich über die Runden an. Danach geht in dieser Runde kein Fortschritt mehr in eigene Regionen. Ein drittes Büro gibt es nie. Mit der Option second-office kostet es eins weniger.
clause-SMART-85 = Büros bleiben für die ganze Partie.

## Händler

section-smartphone-retailers = Händler

clause-SMART-86 = In einer Region unter einem Händler verkauft niemand, und keine Mehrheit wird gewertet.
clause-SMART-87 = Büros kosten dort die LKW der Region und kommen auf das freie Feld ganz links auf dem Händler.
clause-SMART-88 = Verbindungen durch solche Regionen gelten wie sonst.
clause-SMART-89 = Jedes dort gesetzte Büro gibt sofort den Bonus des Händlers. Man darf ihn ablehnen, und er verfällt, wenn er nicht nutzbar ist.
clause-SMART-90 = Am Ende der Partie bringt jedes Büro dort die Punkte neben seinem Feld: klein 11, 8, 5; mittel 13, 10, 7, 4; groß 16, 13, 10, 7, 4.

## Phase 7: Verkauf

section-smartphone-sale = Phase 7: Verkauf

clause-SMART-91 = In seinem Zug verkauft ein Spieler beliebig viele seiner produzierten Waren.
clause-SMART-92 = Er verkauft nur in Regionen mit eigenem Büro und ohne Händler.
clause-SMART-93 = Jeder Käufer nimmt 1 Ware je Runde.
clause-SMART-94 = Ein roter Käufer kauft, wenn der Preis höchstens seine Zahl ist. Er zahlt den Preis.
clause-SMART-95 = Ein lila Käufer kauft zu jedem Preis von jemandem, der seine Technologie besitzt. Er zahlt den Preis.
clause-SMART-96 = In einer Region geht jede Ware an den freien Käufer ganz links, der bedient werden kann. Die anderen werden übersprungen.
clause-SMART-97 = Auf jedem bedienten Käufer liegt ein Warenmarker.
clause-SMART-98 = Man darf jederzeit aufhören.
clause-SMART-99 = Mit der Vorderseite von NFC dürfen bis zu 3 Waren je Runde ohne Käufer und ohne Region verkauft werden.
clause-SMART-100 = Nicht verkaufte Waren kommen am Ende des Zuges in den Vorrat zurück, wenn die Rückseite von WLAN sie nicht bewahrt.

## Phase 8: Wertung

section-smartphone-scoring = Phase 8: Wertung

clause-SMART-101 = Jeder Spieler erhält die Zahl seiner verkauften Waren mal seinen Preis, durch NFC verkaufte eingeschlossen.
clause-SMART-102 = In jeder Region mit Verkäufen erhält, wer dort am meisten verkauft hat, die obere Zahl über dem Büro ganz rechts. Ohne Büro gibt es keine Mehrheit.
clause-SMART-103 = Der Zweite erhält dort die untere Zahl, wenn eine gedruckt ist.
clause-SMART-104 = Für das Büro ganz rechts zählen die Büros aller Spieler.
clause-SMART-105 = Nur wer in der Region mindestens 1 Ware verkauft hat, wird dort gewertet.
clause-SMART-106 = Bei gleicher Zahl liegt auf beiden Plätzen vorn, wer eine Ware weiter links hat. Mit der Option ties ist es, wer ein Büro weiter links hat.
clause-SMART-107 = Die oberen Zahlen sind 1, 2, 4 in kleinen Regionen, 2, 3, 5, 6 in mittleren und 3, 4, 5, 6, 8 in großen. Die unteren beginnen beim dritten Feld: 2; 2, 3; 2, 3, 4.
clause-SMART-108 = Durch NFC verkaufte Waren zählen für keine Region.

## Ende einer Runde

section-smartphone-round-end = Ende einer Runde

clause-SMART-109 = Alle Waren kommen vom Plan in die Vorräte ihrer Besitzer zurück.
clause-SMART-110 = Übrige Upgrades der Auslage kommen aus dem Spiel, und 5 neue werden ausgelegt. Für Runde V werden keine ausgelegt.
clause-SMART-111 = Alle Preise gehen auf 5 zurück.
clause-SMART-112 = Pads, Upgrades und Warenplättchen kommen auf die Hand ihrer Besitzer zurück.
clause-SMART-113 = Die nächste Runde beginnt mit Phase 1.
clause-SMART-114 = Büros, Technologien, eingesetzter Fortschritt und Punkte bleiben.

## Ende der Partie

section-smartphone-end = Ende der Partie

clause-SMART-115 = Die Partie endet nach Phase 8 von Runde V.
clause-SMART-116 = Patente bringen ihre Punkte.
clause-SMART-117 = Büros bei Händlern bringen ihre Punkte.
clause-SMART-118 = Unfertiger Fortschritt, Waren, Warenplättchen und Upgrades bringen nichts.
clause-SMART-119 = Wer die meisten Punkte hat, gewinnt.
clause-SMART-120 = Bei gleich vielen Punkten gewinnen mehr Technologien, dann mehr Patente. Sonst wird der Sieg geteilt.

## Rückseiten der Technologien

section-smartphone-backs = Rückseiten der Technologien

clause-SMART-121 = Die Rückseite von GPS: sofort 5 Waren.
clause-SMART-122 = Die Rückseite von WLAN: Nicht verkaufte Waren bleiben für die nächste Runde.
clause-SMART-123 = Die Rückseite von Gaming: sofort 1 Upgrade aus der Auslage nehmen.
clause-SMART-124 = Die Rückseite von Akku: in Phase 6 1 Fortschritt mehr, wenn der Preis 6 oder mehr ist.
clause-SMART-125 = Die Rückseite von NFC: in Phase 8 1 Punkt für jede an einen lila Käufer verkaufte Ware.
clause-SMART-126 = Die Rückseite von 4G: Jede Runde zählt eine Region ohne eigenes Büro beim Verkaufen so, als hätte man dort eines.

## Solo

section-smartphone-solo = Allein gegen Steve

clause-SMART-127 = Ein einzelner Spieler trifft auf dem Plan für 2 Spieler auf Steve. Der Spieler wählt eine Farbe. Steve nimmt die, deren Heimat die meisten Verbindungen entfernt liegt; bei gleichen die frühere von Grün, Blau, Schwarz, Gelb, Rot. Die Stärke ist leicht, mittel oder schwer.
clause-SMART-128 = Steves Preis, Waren, Zahnräder und LKW stehen auf einem offenen Blatt. Auf der Stärke leicht produziert er jede Runde 1 Ware weniger, auf schwer 2 mehr. Er hat keine Pads und kein Start-Upgrade, nimmt keine Warenplättchen und lehnt ab, was Händler geben.
clause-SMART-129 = Steve entwickelt die Technologie, für die ihm am wenigsten fehlt; bei gleichen die frühere von GPS, WLAN, Gaming, Akku, NFC, 4G. Er nimmt Patente und nutzt keine Fähigkeiten.
clause-SMART-130 = Steve expandiert in die erreichbare Region, für die ihm am wenigsten fehlt; bei gleichen in die mit mehr Käufern, die er bedienen kann, dann in die frühere der Tabelle.
clause-SMART-131 = In Phase 4 nimmt Steve das Upgrade ganz links aus dem Spiel.
clause-SMART-132 = Steve verkauft Region für Region, von links nach rechts, zuerst wo er die meisten Käufer bedienen kann; bei gleichen in der früheren der Tabelle.
clause-SMART-133 = Steve wird wie ein Spieler gewertet, mit Patenten und Händlern. Der Spieler gewinnt mit mehr Punkten als Steve; gleich viele sind eine Niederlage.

## Grenzen

section-smartphone-limits = Grenzen

clause-SMART-134 = Man nimmt nur so viel Fortschritt, wie in der Box liegt.
clause-SMART-135 = Ohne Büromarker kann keine Technologie oder Region fertig werden: Der Fortschritt, der sie vollenden würde, darf nicht gelegt werden.
clause-SMART-136 = Alles Material ist auf den Inhalt der Schachtel begrenzt.

## Entscheidungen

ruling-smartphone-Q1 = Bei Gleichstand um eine Mehrheit liegt die Ware weiter links vorn. Die Anleitung sagt es, und eine laufende Fassung stimmt überein; eine Zusammenfassung sagt das Büro weiter links, das ist die Option ties.
ruling-smartphone-Q2 = Eine Region muss von links gefüllt werden: Jeder Verkauf geht an den freien Käufer ganz links, der bedient werden kann, und überspringt die anderen.
ruling-smartphone-Q3 = Man darf weniger Waren verkaufen als möglich oder eine Region auslassen. Die Zahl je Region ist frei.
ruling-smartphone-Q4 = Auf dem Plan steht kein lila Käufer links von einem roten. Die Regel wäre dieselbe.
ruling-smartphone-Q5 = In einer Region eingesetzter Fortschritt bleibt und sammelt sich an, denn jede Region hat ein gedrucktes Feld dafür. Nur nicht eingesetzter verfällt. Die Option logistics liest es anders.
ruling-smartphone-Q6 = Fortschritt darf auf beliebige Technologien und beliebige erreichbare Regionen verteilt werden.
ruling-smartphone-Q7 = Ein eben gesetztes Büro öffnet sofort seine Nachbarn, man darf also in einem Zug zweimal expandieren. Nichts verbietet es.
ruling-smartphone-Q8 = Eingesetzter Fortschritt liegt, bis er vollständig ist. Er wird weder verschoben noch zurückgenommen.
ruling-smartphone-Q9 = Niemand bekommt mehr Fortschritt, als in der eigenen Box von 12 liegt. Ersatz gibt es nicht.
ruling-smartphone-Q10 = 18 Waren und 17 Büros sind nutzbar. Waren darüber hinaus verfallen, und ohne Büro kann nichts fertig werden.
ruling-smartphone-Q11 = Fortschritt in einer Region kommt zurück, wenn ihr letztes Feld besetzt wird, denn er kann nie mehr vollständig werden. Fortschritt reserviert kein Feld.
ruling-smartphone-Q12 = Im Wettlauf um eine Technologie entscheidet die Zugreihenfolge. Der Erste nimmt das Patent, und die nächsten zahlen schon in derselben Phase 1 weniger.
ruling-smartphone-Q13 = Macht ein Nachlass gespeicherten Fortschritt nach dem Zug ausreichend, wird die Technologie zu Beginn des nächsten Entwicklungszuges fertig, auch ohne Zahnräder. Ein überzähliger Marker kommt zurück.
ruling-smartphone-Q14 = Wer ein Patent hat, besitzt die Technologie schon; ihre Kosten sind ihm gleich.
ruling-smartphone-Q15 = Der Nachlass von Gaming ist dauerhaft: Ein einmaliger wäre viel schwächer als die anderen Fähigkeiten. Die Option gaming macht ihn einmalig.
ruling-smartphone-Q16 = NFC wird in Phase 7 genutzt, dem einzigen Moment zum Verkaufen, obwohl sein Kasten Phase 6 zeigt.
ruling-smartphone-Q17 = Das zweite Büro durch WLAN kostet so viel wie das erste, denn kein Erlass ist gedruckt. Es wird einmal je Runde gesetzt, wo eines steht, und ein drittes gibt es nie. Die Option second-office macht es um eins billiger.
ruling-smartphone-Q18 = Ein zweites Büro erhöht keine Verkäufe. Es rückt das Büro ganz rechts weiter und belegt ein Feld; bei einem Händler bringt es eigene Punkte und noch einmal den Bonus.
ruling-smartphone-Q19 = Mit 4G darf jedes Upgrade eines seiner zwei Felder außerhalb haben. Dieses Feld ist aktiv.
ruling-smartphone-Q20 = Akku zählt aktive +$-Symbole, nicht den Preis.
ruling-smartphone-Q21 = GPS zählt nur −$-Kisten, weder Plättchen noch verdeckte Felder.
ruling-smartphone-Q22 = Ein Upgrade darf zwischen den Pads liegen. Seine verdeckten Felder sind inaktiv, und die Stelle zählt zur Überdeckung, gibt aber keine Ware, denn das untere Pad ist dort nicht direkt verdeckt. Die Option between gibt die Ware trotzdem.
ruling-smartphone-Q23 = Ein Upgrade auf der Überdeckung ändert die Zahl der verdeckten Felder nicht.
ruling-smartphone-Q24 = Ein Upgrade darf über beide Pads reichen, wenn seine beiden Felder auf Feldern der Pads liegen.
ruling-smartphone-Q25 = Ein Feld eines Upgrades darf von anderen verdeckt sein, nie beide, auch nicht durch zwei verschiedene.
ruling-smartphone-Q26 = Ein Upgrade muss man nicht nutzen: auf den Pads, verdeckt oder beiseite.
ruling-smartphone-Q27 = Wer eine aktive Fabrik hat, darf nicht stattdessen ein Plättchen nehmen.
ruling-smartphone-Q28 = Ein Preis jenseits der Leiste bleibt bei 2 oder 8.
ruling-smartphone-Q29 = Gleichstand in der Reihenfolge: weniger Punkte zuerst, dann weniger Punkte zu Beginn.
ruling-smartphone-Q30 = Die Reihenfolge steht nach Phase 2 fest. Punkte ändern sich nicht vor Phase 8.
ruling-smartphone-Q31 = Ein einzelner Verkäufer wird nur für den ersten Platz gewertet. Der zweite Platz braucht mindestens eine verkaufte Ware.
ruling-smartphone-Q32 = Für das Büro ganz rechts zählt jedes Büro, auch das eines Spielers ohne Verkäufe.
ruling-smartphone-Q33 = Ein Händler verdeckt die Heimat einer Farbe, die niemand spielt.
ruling-smartphone-Q34 = Ein Bonus, den man nicht nutzen kann, verfällt, und man darf ihn immer ablehnen.
ruling-smartphone-Q35 = Ein Sofortbonus einer Technologie muss so weit wie möglich genommen werden.
ruling-smartphone-Q36 = Runde V hat keine Phase 4: Auf dem Plan ist die Fabrik durchgestrichen.
ruling-smartphone-Q37 = Ist die Auslage leer, nimmt man stattdessen ein Warenplättchen.
ruling-smartphone-Q38 = Ist kein Warenplättchen mehr da, gibt es nichts zu nehmen.
ruling-smartphone-Q39 = Punkte über das Ende der Punktetafel hinaus zählen weiter.
ruling-smartphone-Q40 = Nach dem Aufdecken sind die Pläne offen.
ruling-smartphone-Q41 = Die Überdeckung beträgt 1 bis 4 Felder. Eine Seite sagt bis zu 6; die Anleitung und vier andere sagen 4.
ruling-smartphone-Q42 = 4G kostet 6. Ein Bericht von 4G im ersten Zug gilt als Versehen.
ruling-smartphone-Q43 = Alle Vierteldrehungen sind erlaubt, nicht nur ungedrehte Pads.
ruling-smartphone-Q44 = Jeder rote Käufer mit einer Zahl von mindestens dem Preis kann bedient werden. Billige Geräte bedienen auch teure Käufer, zum billigen Preis.
ruling-smartphone-Q45 = Es gelten immer die aktuellen Kosten, auch für Fortschritt von einem Händler. Reicht gespeicherter Fortschritt schon, darf keiner mehr gelegt werden; die Technologie wird zu Beginn des nächsten Entwicklungszuges fertig.
ruling-smartphone-Q46 = Das äußere Feld eines Upgrades darf auf dem eines anderen liegen, wie innerhalb der Pads.
ruling-smartphone-Q47 = Im selben Moment vollendete Technologien werden in der Reihenfolge der Tabelle fertig. Das zählt nur beim letzten Büro.
ruling-smartphone-Q48 = Nach Runde V entfallen die Schritte am Ende der Runde. Nichts hängt davon ab.
