"""Views as fixed-length lists of whole numbers, each with a name. What is not in a view cannot get into them.

A game's numbers are always as many, whatever the table: missing seats are zeros. Seats are counted from the watcher:
0 is the seat that looks, 1 the next one; a spectator looks from seat 0. Nothing is scaled. The options of a match are
left out: they are chosen by whoever sets it up.

Each game brings a function that writes a view on a sheet; others register theirs by entry points.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import TypeAlias

from menlo.adapters.tensors.sheet import Sheet
from menlo.kernel.action import Data
from menlo.kernel.errors import UnknownName
from menlo.kernel.game import Game, State

TENSORS = "menlo.tensors"

Writer: TypeAlias = Callable[[Game[State], Data, Sheet], None]


def tensor(game: Game[State], view: Data) -> list[int]:
    """The numbers of a view."""
    return written(game, view).values


def layout(game: Game[State]) -> list[str]:
    """The name of each number, in order."""
    return written(game, game.view(game.setup(game.title.seats[0], 0), 0)).names


def written(game: Game[State], view: Data) -> Sheet:
    sheet = Sheet()
    _writer(game.title.id)(game, view, sheet)
    return sheet


@cache
def _writer(name: str) -> Writer:
    found = {entry.name: entry for entry in entry_points(group=TENSORS)}
    if name not in found:
        raise UnknownName(f"no tensors for game {name!r}: expected one of {', '.join(sorted(found))}")
    writer: Writer = found[name].load()
    return writer
