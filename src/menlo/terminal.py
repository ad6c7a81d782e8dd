"""A plain table in the terminal."""

import secrets
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from menlo.kernel import registry
from menlo.kernel.errors import CannotUndo
from menlo.kernel.game import Game, State
from menlo.kernel.play import Match
from menlo.kernel.rng import seeded
from menlo.locale import Catalogue, catalogue

ME = "me"


def play_in_terminal(
    name: str,
    seats: Sequence[str],
    seed: int | None,
    options: Mapping[str, str],
    pack: str | None,
    out: Console,
) -> None:
    game = registry.game(name, pack)
    match = Match(game, len(seats), secrets.randbits(128) if seed is None else seed, options)
    bots = {seat: registry.bot(who) for seat, who in enumerate(seats) if who != ME}
    rng = seeded(secrets.randbits(128))
    words = catalogue(names=game.names(), seats={seat: f"{who} {seat}" for seat, who in enumerate(seats)})
    out.print(f"{game.title.name}. A number chooses, u takes back, q leaves.")
    while deciders := game.deciders(match.state):
        seat = deciders[0]
        if seat in bots:
            sample = game.determinize(match.state, seat, rng)
            key = bots[seat].choose(game, sample, seat, game.legal_keys(match.state, seat), rng)
            _tell(match, game, match.act(game.action(seat, int(key))), words, out)
        elif not _decide(match, game, seat, words, out):
            return
    outcome = game.outcome(match.state)
    assert outcome is not None
    for seat, place in sorted(enumerate(outcome.places), key=lambda item: item[1]):
        out.print(f"{place}. {words.seat(seat)}: {outcome.scores[seat]}")


def _tell(match: Match[State], game: Game[State], events: Sequence[object], words: Catalogue, out: Console) -> None:
    for event in match.records[-1].events:
        out.print(f"  {words.render(game.tell(event))}", style="dim")


def _decide(match: Match[State], game: Game[State], seat: int, words: Catalogue, out: Console) -> bool:
    """Ask the person at the seat; False when they leave."""
    legal = game.legal(match.state, seat)
    _show(game.view(match.state, seat), words, out)
    for number, action in enumerate(legal, 1):
        out.print(f"{number:4}  {words.render(game.label(match.state, action))}")
    while True:
        try:
            answer = out.input(f"{words.seat(seat)}> ").strip()
        except EOFError:
            return False
        if answer == "q":
            return False
        if answer == "u":
            try:
                match.undo(seat)
            except CannotUndo as error:
                out.print(f"{error}")
                continue
            return True
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            _tell(match, game, match.act(legal[int(answer) - 1]), words, out)
            return True
        out.print(f"{answer!r}: expected a number from 1 to {len(legal)}, u or q")


def _show(view: Mapping[str, object], words: Catalogue, out: Console) -> None:
    mats = view["mats"]
    assert isinstance(mats, list)
    table = Table("", *mats[0]["goods"], "square", "patents", title=f"round {view['round']} of {view['rounds']}")
    for seat, mat in enumerate(mats):
        row = [*mat["goods"].values(), mat["square"], mat["patents"]]
        table.add_row(words.seat(seat), *(str(value) for value in row))
    out.print(table)
    for name in ("cards", "factories", "loads"):
        items = view[name]
        assert isinstance(items, list)
        shown = [f"{item['load']}: {item['amount']} {item['good']}" if name == "loads" else str(item) for item in items]
        out.print(f"{name}: {', '.join(shown)}")
