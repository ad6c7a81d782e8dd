### De bots, met naam en in één regel voor wie een tegenstander kiest.

bot-random = Toeval
about-bot-random = Doet zomaar een toegestane zet.
bot-greedy = Gretig
about-bot-greedy = Kijkt één actie vooruit en neemt wat het beste lijkt.
bot-search = Zoeker
about-bot-search = Denkt zo ver vooruit als de tijd toelaat.
bot-net = Netwerk
about-bot-net = Een klein neuraal netwerk dat leerde door tegen zichzelf te spelen.
bot-visitor = De bezoeker
about-bot-visitor = Komt rondkijken en raakt alles aan. Voor een eerste partij, om de acties te leren.
bot-apprentice = De leerling
about-bot-apprentice = Weet wat goed is en doet dat meestal ook. Voor een tweede partij.
bot-mechanic = De monteur
about-bot-mechanic = Neemt wat nu het beste is en plant nooit. Snel, en niet te onderschatten.
bot-engineer = De ingenieur
about-bot-engineer = Denkt een paar zetten vooruit voor hij iets aanraakt. Voor wie het spel kent.
bot-inventor = De uitvinder
about-bot-inventor = Weegt veel mogelijkheden af en verwacht dat ook van jou.
bot-wizard = De tovenaar van Menlo Park
about-bot-wizard = Onze sterkste. Denkt het langst na en vergeeft weinig.
