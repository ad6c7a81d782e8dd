### Briefe an Menschen, die gerade nicht da sind.

letter-turn-subject = Du bist am Zug: { $game }
letter-turn =
    Hallo { $name },

    { $game } wartet auf deine Entscheidung:
    { $link }

    Du bekommst diesen Brief, weil Menlo dir schreiben soll, wenn du am Zug bist. Auf der Seite mit den Einstellungen
    kannst du das beenden.
letter-confirm-subject = Ist das deine Adresse?
letter-confirm =
    Hallo { $name },

    jemand, vermutlich du, möchte, dass Menlo an diese Adresse schreibt, wenn ein Zug ansteht. Wenn du das warst, öffne
    diesen Link mit dem Browser, in dem du spielst:
    { $link }

    Wenn nicht, tu nichts, und es kommt kein weiterer Brief.
