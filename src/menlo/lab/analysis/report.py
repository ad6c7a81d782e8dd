"""An analysis in words: lines for the terminal, and a page with the lines of all seats and what was better."""

from collections.abc import Iterator, Mapping
from html import escape

from menlo.kernel.game import Game, State
from menlo.kernel.play import Match
from menlo.lab.analysis.analyse import Analysis, Judged, Way
from menlo.lab.analysis.decisions import decisions
from menlo.lab.analysis.plot import GRID, STYLE, Mark, Plot, legend
from menlo.lab.page import Page
from menlo.locale import Catalogue

STEP = 20  # points: the top of a plot in points is a multiple of it

CARDS = """
.result { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; padding: 0; list-style: none; font-size: 1.15rem }
.told { padding: 0; list-style: none }
.told li { margin: .8rem 0; padding: .5rem .9rem .6rem; scroll-margin: 1rem;
  border: 1px solid var(--line); border-left: 5px solid var(--seat) }
.told li:target { background: var(--paper-2) }
.told h3 { display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; margin: 0 0 .3rem; font-size: 1rem }
.told h3 strong { margin-left: auto; color: var(--danger) }
.tag { min-width: 1.5rem; border-radius: .8rem; text-align: center; font-size: .8rem }
.when, .asked { color: var(--ink-2) }
.asked { margin: 0 0 .3rem; font-style: italic }
dl { margin: 0 }
dl div { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr) auto; gap: 0 .8rem }
dt { color: var(--ink-2) }
dd { margin: 0; font-variant-numeric: tabular-nums }
@media (max-width: 40rem) {
  dl div { grid-template-columns: minmax(0, 1fr) auto; margin-bottom: .3rem }
  dt { grid-column: 1 / -1; font-size: .85rem }
}
"""


class Telling:
    """What an analysis found, for a reader of one language."""

    def __init__(self, match: Match[State], analysis: Analysis, players: Mapping[int, str], words: Catalogue) -> None:
        self.match = match
        self.analysis = analysis
        self.players = players
        self.words = words
        self.states = {decision.number: decision.state for decision in decisions(match)}

    @property
    def alone(self) -> bool:
        return self.match.seats == 1

    def worth(self, value: float) -> str:
        """A share of the win, or alone, points."""
        if self.alone:
            return self.words.text("advice-points", points=round(value))
        return self.words.text("advice-percent", percent=round(100 * value))

    def cost(self, judged: Judged) -> str:
        return f"−{self.worth(judged.cost)}"

    def when(self, judged: Judged) -> str:
        tally = self.match.game.tally(self.states[judged.number])
        if tally is None:
            return self.words.text("look-line", number=judged.number)
        return self.words.text("analysis-when", round=int(tally.round), number=judged.number)

    def asked(self, judged: Judged) -> str:
        """What was to be decided: `Finish` says nothing by itself. A plan does, and is asked for step by step."""
        if len(judged.played.do) > 1:
            return ""
        asked = self.words.render(self.match.game.prompt(self.states[judged.number], judged.seat))
        return f'<p class="asked">{escape(asked)}</p>'

    def what(self, judged: Judged, way: Way) -> str:
        return in_words(self.match.game, self.states[judged.number], judged, way, self.words)

    def ways(self, judged: Judged) -> list[tuple[str, str, str]]:
        """What was played and what was better: each with its title, in words, and what it was worth."""
        text, played = self.words.text, judged.played
        ways = [(text("look-played"), played), (text("look-best"), judged.best[0])]
        ways += [(text("look-also"), way) for way in judged.best[1:] if self.better(judged, way)]
        return [(title, self.what(judged, way), self.worth(way.shares[judged.seat])) for title, way in ways]

    def better(self, judged: Judged, way: Way) -> bool:
        """By what is told: equal figures are no reason."""
        share, played = way.shares[judged.seat], judged.played.shares[judged.seat]
        return share > played and self.worth(share) != self.worth(played)

    def lines(self) -> Iterator[str]:
        """For a terminal: each costly decision with its ways."""
        told = self.analysis.costly()
        if not told:
            yield self.words.text("look-nothing")
        for judged in told:
            yield self.title(judged)
            for title, what, worth in self.ways(judged):
                yield f"  {title:<12}{worth:>11}  {what}"

    def page(self, language: str) -> str:
        text, analysis = self.words.text, self.analysis
        page = Page(text("analysis-title", game=self.match.game.title.name), language, STYLE + CARDS)
        page.add(self.result())
        page.note(text("analysis-how", count=len(analysis.decisions), iterations=analysis.iterations))
        page.add(self.plot().html(text("analysis-curve-alone") if self.alone else text("analysis-curve")))
        page.add(legend([self.players[seat] for seat in range(self.match.seats)]))
        page.heading(text("look-costly"))
        told = analysis.costly()
        page.note(text("analysis-trust") if told else text("look-nothing"))
        page.add(f'<ol class="told">{"".join(self.card(number, one) for number, one in enumerate(told, 1))}</ol>')
        return page.html()

    def result(self) -> str:
        outcome = self.match.game.outcome(self.match.state)
        if outcome is None:
            return ""
        order = sorted(range(self.match.seats), key=lambda seat: outcome.places[seat])
        told = [
            self.words.text(
                "analysis-result", place=outcome.places[seat], name=self.players[seat], points=outcome.scores[seat]
            )
            for seat in order
        ]
        return f'<ul class="result">{"".join(f"<li>{escape(item)}</li>" for item in told)}</ul>'

    def plot(self) -> Plot:
        analysis = self.analysis
        curve = analysis.curve()
        most = max([share for _, shares in curve for share in shares], default=0.0)
        top = STEP * (most // STEP + 1) if self.alone else 1.0
        marks = [
            Mark(one.seat, one.number, one.played.shares[one.seat], number, self.title(one))
            for number, one in enumerate(analysis.costly(), 1)
        ]
        return Plot(
            [[(float(number), shares[seat]) for number, shares in curve] for seat in range(self.match.seats)],
            float(analysis.lines),
            top,
            [f"{top * part:g}" if self.alone else self.worth(part) for part in GRID],
            self.rounds(),
            marks,
        )

    def rounds(self) -> list[float]:
        """The lines of the log where rounds begin, the first at the left edge."""
        found: dict[int, float] = {}
        for number, state in self.states.items():
            tally = self.match.game.tally(state)
            if tally is not None:
                found.setdefault(int(tally.round), float(number))
        return [0.0, *list(found.values())[1:]]

    def title(self, judged: Judged) -> str:
        return f"{self.players[judged.seat]}, {self.when(judged)}: {self.cost(judged)}"

    def card(self, number: int, judged: Judged) -> str:
        seat = judged.seat
        lines = "".join(
            f"<div><dt>{escape(title)}</dt><dd>{escape(what)}</dd><dd>{escape(worth)}</dd></div>"
            for title, what, worth in self.ways(judged)
        )
        return (
            f'<li id="d{number}" class="s{seat}"><h3><span class="tag">{number}</span>{escape(self.players[seat])}'
            f'<span class="when">{escape(self.when(judged))}</span><strong>{escape(self.cost(judged))}</strong></h3>'
            f"{self.asked(judged)}<dl>{lines}</dl></li>"
        )


def in_words(game: Game[State], state: State, judged: Judged, way: Way, words: Catalogue) -> str:
    """What is done; of a plan the last step, which says what comes of it."""
    position = game.copy(state)
    steps = [game.parse(judged.seat, text) for text in way.do]
    for action in steps[:-1]:
        game.apply(position, action)
    return words.render(game.label(position, steps[-1]))
