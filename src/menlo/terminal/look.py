"""How a game looks at the terminal. Games bring their own look; others are shown as plain data."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.metadata import entry_points

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import Game, Outcome, State
from menlo.kernel.message import Arg
from menlo.locale import Catalogue

LOOKS = "menlo.looks"

# Five colours that survive colour blindness; the number beside the name says the same without colour.
SEAT_COLOURS = ("dark_orange", "dodger_blue1", "green3", "red3", "medium_purple1")


def seat_text(seat: int, text: str) -> Text:
    return Text(text, style=f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")


class Look(ABC):
    def __init__(self, game: Game[State], words: Catalogue) -> None:
        self.game = game
        self.words = words

    def t(self, id: str, **args: Arg) -> str:
        return self.words.text(id, **args)

    @abstractmethod
    def position(self, state: State, seat: int) -> RenderableType:
        """What the seat may see, within 100 columns."""

    @abstractmethod
    def group(self, action: Action) -> str:
        """The heading an action stands under in the list of choices."""

    @abstractmethod
    def notable(self, event: Event) -> bool:
        """Whether an event is told apart from the action that caused it."""

    def redraw(self, events: Sequence[Event]) -> bool:
        """Whether the board has changed so much that it should be shown again."""
        return True

    def result(self, outcome: Outcome) -> RenderableType:
        """Points by source and seat, the best first."""
        order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        table = Table(title=self.t("terminal-scores"), title_justify="left")
        table.add_column(self.t("terminal-points-from"))
        for seat in order:
            table.add_column(seat_text(seat, self.words.seat(seat)), justify="right")
        for source in outcome.points[0]:
            table.add_row(self.source(source), *(str(outcome.points[seat][source]) for seat in order))
        table.add_section()
        table.add_row(self.t("terminal-total"), *(str(outcome.scores[seat]) for seat in order), style="bold")
        table.add_row(self.t("terminal-place"), *(str(outcome.places[seat]) for seat in order), style="bold")
        return table

    def source(self, name: str) -> str:
        return name


class PlainLook(Look):
    """For games without a look of their own: the view as data."""

    def position(self, state: State, seat: int) -> RenderableType:
        view = self.game.view(state, seat)
        return Group(*(Text(f"{name}: {json.dumps(value, ensure_ascii=False)}") for name, value in view.items()))

    def group(self, action: Action) -> str:
        return action.kind

    def notable(self, event: Event) -> bool:
        return True


def look_of(game: Game[State], words: Catalogue) -> Look:
    for entry in entry_points(group=LOOKS, name=game.title.id):
        look: Look = entry.load()(game, words)
        return look
    return PlainLook(game, words)
