"""Games and bots by name. They register by Python entry points, ours like everyone's."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from menlo.kernel.bot import Bot
from menlo.kernel.errors import UnknownName
from menlo.kernel.game import Game, State

GAMES = "menlo.games"
BOTS = "menlo.bots"
EVALUATIONS = "menlo.evaluations"


def games() -> list[str]:
    return sorted(_entries(GAMES))


def bots() -> list[str]:
    return sorted(_entries(BOTS))


def game(name: str, pack: str | None = None, file: str = "pack") -> Game[State]:
    """The rules of a title with its own pack, or with the text of another one; errors call it `file`."""
    make = _find(GAMES, "game", name).load()
    made: Game[State] = make(pack, file)
    return made


def bot(name: str) -> Bot:
    make = _find(BOTS, "bot", name).load()
    made: Bot = make()
    return made


def evaluation(name: str) -> Any:
    """How a bot judges positions of a game; of the type the bots define."""
    return _find(EVALUATIONS, "evaluation", name).load()()


@cache
def _entries(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}


def _find(group: str, what: str, name: str) -> EntryPoint:
    entries = _entries(group)
    if name not in entries:
        raise UnknownName(f"unknown {what} {name!r}: expected one of {', '.join(sorted(entries))}")
    return entries[name]
