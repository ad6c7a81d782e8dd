"""An analysis as a page: curves of the win, and the decisions that cost most, in words."""

from collections.abc import Mapping, Sequence

from menlo.kernel.game import Game, State
from menlo.kernel.play import Match
from menlo.lab.analysis.analyse import Analysis, Judged, Way
from menlo.lab.analysis.decisions import decisions
from menlo.lab.arena.report import percent
from menlo.lab.charts import Curve, curves
from menlo.lab.page import Page
from menlo.locale import Catalogue

COLUMNS = ("line", "seat", "chosen", "share", "better", "share", "cost")


def report(match: Match[State], analysis: Analysis, players: Mapping[int, str], words: Catalogue) -> str:
    page = Page(f"{match.game.title.name}: analysis")
    page.note(
        f"{len(analysis.decisions)} decisions, each looked at with {analysis.iterations} iterations of search and with "
        "the eyes of whoever made it. A share is how likely a seat seems to win."
    )
    lines = [
        Curve(players[seat], [(float(number), shares[seat]) for number, shares in analysis.curve()])
        for seat in range(match.seats)
    ]
    page.chart(curves("share of the win, line by line of the log", lines))
    page.heading("Decisions that cost most")
    page.table(
        ["line", "seat", "chosen", "share", "better", "share", "cost"], list(told(match, analysis, players, words))
    )
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        page.heading("Result")
        order = sorted(range(match.seats), key=lambda seat: outcome.places[seat])
        page.table(
            ["seat", "place", "points"],
            [[players[seat], str(outcome.places[seat]), str(outcome.scores[seat])] for seat in order],
        )
    return page.html()


def told(
    match: Match[State], analysis: Analysis, players: Mapping[int, str], words: Catalogue
) -> Sequence[Sequence[str]]:
    """One row for each costly decision."""
    states = {decision.number: decision.state for decision in decisions(match)}
    rows = []
    for judged in analysis.costly():
        state = states[judged.number]
        better = judged.best[0]
        rows.append(
            [
                str(judged.number),
                players[judged.seat],
                in_words(match.game, state, judged, judged.played, words),
                percent(judged.played.shares[judged.seat]),
                in_words(match.game, state, judged, better, words),
                percent(better.shares[judged.seat]),
                percent(judged.cost),
            ]
        )
    return rows


def in_words(game: Game[State], state: State, judged: Judged, way: Way, words: Catalogue) -> str:
    """What is done; of a plan the last step, which says what comes of it."""
    position = game.copy(state)
    steps = [game.parse(judged.seat, text) for text in way.do]
    for action in steps[:-1]:
        game.apply(position, action)
    return words.render(game.label(position, steps[-1]))
