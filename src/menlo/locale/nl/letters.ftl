### Brieven aan mensen die er even niet zijn.

letter-turn-subject = Jij bent aan de beurt: { $game }
letter-turn =
    Hallo { $name },

    { $game } wacht op je beslissing:
    { $link }

    Je krijgt deze brief omdat je Menlo vroeg je te schrijven als je aan de beurt bent. Op de pagina met instellingen
    kun je dat stoppen.
letter-confirm-subject = Is dit jouw adres?
letter-confirm =
    Hallo { $name },

    iemand, waarschijnlijk jij, vroeg Menlo om naar dit adres te schrijven als het diens beurt is. Was jij dat, open deze
    link dan met de browser waarin je speelt:
    { $link }

    Zo niet, doe dan niets; er komt geen brief meer.
