# Hints aan tafel, partijen opnieuw bekeken, en de betere actie vinden.

advice-percent = { $percent } %
advice-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

hint-ask = Wat zou jij doen?
hint-title = Wat een sterke bot zou doen
hint-thinking = Even nadenken
hint-found = { $count ->
    [one] Eén manier om verder te gaan.
   *[other] { $count } manieren om verder te gaan, de beste eerst.
}
hint-do = Doe dit
hint-lay = Leg dit plan neer
hint-note = Hoe waarschijnlijk elke plaats daarna wint, alleen beoordeeld naar wat jij kunt zien.
hint-note-alone = De punten die je daarna kunt verwachten, alleen beoordeeld naar wat jij kunt zien.

look-title = Analyse
look-why = Een sterke bot kan elke beslissing opnieuw bekijken: wie wanneer voorstond en welke het meest kostten.
look-start = Partij analyseren
look-again = Opnieuw proberen
look-failed = De analyse kon niet worden afgemaakt.
look-running = Elke beslissing wordt bekeken
look-ahead = { $count ->
    [one] Eén partij gaat voor.
   *[other] { $count } partijen gaan voor.
}
look-progress = Voortgang van de analyse
look-done = { $done } van { $total } beslissingen
look-nothing = Geen beslissing heeft veel gekost.
look-costly = Beslissingen die het meest kostten
look-choose = De tekens zijn de beslissingen die het meest kostten. Kies er een.
look-line = regel { $number }
look-played = Gespeeld
look-best = Beter
look-also = Ook beter
look-find = De betere actie vinden
look-reveal = De betere actie tonen
look-curve = Hoe waarschijnlijk elke plaats won, regel voor regel; aan het eind: { $ends }

find-title = Vind de betere actie
find-task = { $name } had hier iets beters kunnen doen. Probeer iets: het wordt beoordeeld, niet uitgevoerd.
find-task-plain = Hier kan iets beters. Probeer iets: het wordt beoordeeld, niet uitgevoerd.
find-judging = Wordt beoordeeld
find-good = { $tries ->
    [one] Meteen even goed als het beste: { $worth }.
   *[other] Even goed als het beste, bij poging { $tries }: { $worth }.
}
find-worse = Er is iets beters: { $lost }. Probeer het nog eens.
find-back = Terug naar de analyse
