# `menlo analyse`: een partij opnieuw bekeken, in de terminal en als pagina.

analysis-title = { $game }: analyse
analysis-result = { $place }. { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
analysis-how = Een sterke bot heeft { $count ->
    [one] de ene beslissing
   *[other] alle { $count } beslissingen
} opnieuw bekeken, elk met { $iterations } rondes zoeken en met de ogen van wie haar nam: wat toen nog verborgen was, wordt niemand verweten.
analysis-curve = Hoe waarschijnlijk iedereen won, ronde voor ronde. De tekens zijn de beslissingen hieronder.
analysis-curve-alone = De te verwachten punten, ronde voor ronde. De tekens zijn de beslissingen hieronder.
analysis-trust = Dit is de mening van een bot: hier loont het om te kijken, een oordeel is het niet.
analysis-when = ronde { $round }, regel { $number }
