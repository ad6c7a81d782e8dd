"""Games and bots by name. They register by Python entry points, ours like everyone's."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from menlo.kernel.bot import Bot
from menlo.kernel.errors import BadSetup, UnknownName, quote
from menlo.kernel.game import Game, State

GAMES = "menlo.games"
BOTS = "menlo.bots"
EVALUATIONS = "menlo.evaluations"
PROGRAMS = "menlo.programs"
LIMIT = 10.0  # seconds a program has for a decision


def games() -> list[str]:
    return sorted(_entries(GAMES))


def bots() -> list[str]:
    return sorted(_entries(BOTS))


def game(name: str, pack: str | None = None, file: str = "pack") -> Game[State]:
    """The rules of a title with its own pack, or with the text of another one; errors call it `file`."""
    make = _find(GAMES, "game", name).load()
    made: Game[State] = make(pack, file)
    return made


def bot(spec: str) -> Bot:
    """A bot by its name, with its options behind a colon: `search:200`."""
    name, colon, options = spec.partition(":")
    make = _find(BOTS, "bot", name).load()
    if not colon:
        made: Bot = make()
        return made
    try:
        made = make(options)
    except TypeError:
        raise BadSetup(f"bot {quote(name)} takes no options, found {quote(options)}") from None
    return made


def hire(spec: str, limit: float = LIMIT) -> Bot:
    """A bot by its name, or by a command or a file, e.g. `pipe:COMMAND` or `net:FILE`, with so many seconds for each
    decision. Only for those who may run commands and read files here: what comes over the wire or out of a file goes to
    `bot`."""
    family, colon, command = spec.partition(":")
    if not colon or family not in _entries(PROGRAMS):
        return bot(spec)
    made: Bot = _entries(PROGRAMS)[family].load()(command, limit)
    return made


def evaluations() -> list[str]:
    """The games that bots can judge."""
    return sorted(_entries(EVALUATIONS))


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
