"""What a designer asks of each game: which events count as a use of which piece."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from menlo.kernel.action import Data
from menlo.kernel.message import Message


@dataclass(frozen=True)
class Question:
    """A heading of the report. `by` names what is told apart: arguments of the event's message, or fields of its data.

    `family` begins the names of the pieces it asks about, so that those that nobody used are named as well.
    """

    title: str
    event: str
    by: tuple[str, ...] = ()
    family: str = ""
    without: tuple[str, ...] = ()  # pieces of the family that cannot be used so
    needed: bool = True  # whether a piece that nobody uses so is worth a word


QUESTIONS: Mapping[str, Sequence[Question]] = {
    "era": [
        Question("Areas of the tokens", "token-placed", ("area",), "area"),
        Question("Bonus tokens", "bonus-used"),
        Question("Factories built", "factory-built", ("factory",), "factory", without=("era-factory-start-factory",)),
        Question("Factories run", "factory-ran", ("factory",), "factory"),
        Question("Loads bought", "load-bought", ("load",)),
        Question("Cards produced", "card-produced", ("data:card",)),
        Question("Inventions developed", "invention-developed", ("invention", "side")),
        Question("Inventions with a patent", "patent-registered", ("invention", "side")),
        Question("Squares of patents", "patent-registered", ("square",)),
        Question("Royalties earned", "royalty-due", ("invention", "side")),
        Question("Exchanges", "exchanged", ("square",)),
        Question("Cogs taken at the market", "cog-taken"),
        Question("Symbols of the track", "symbol-reached", ("good",)),
        Question("Points at the end", "awarded", ("award",)),
    ],
    "expo": [
        Question("Cards played", "card-played", ("card",)),
        Question("Cards upgraded", "card-swapped", ("card",)),
        Question("Projects and technologies bought", "academy-bought", ("tile",)),
        Question("Projects completed", "project-completed", ("tile",), "project"),
        Question("Tracks", "piece-moved", ("track",)),
        Question("Bonus tiles", "bonus-taken", ("bonus",), "bonus"),
        Question("Options of the Conference", "option-chosen", ("option",)),
        Question("Jury tiles chosen", "jury-chosen", ("energy",)),
    ],
    "smartphone": [
        Question("Colours", "colour-chosen", ("colour",), needed=False),
        Question("Prices", "plan-revealed", ("price",)),
        Question("Faces of the pads", "pads-chosen", ("face_a", "face_b")),
        Question("Improvements taken", "improvement-taken", ("improvement",)),
        Question("Goods tokens taken", "token-taken"),
        Question("Technologies finished", "technology-finished", ("technology",), "technology"),
        Question("Patents", "patent-taken", ("technology",), "technology"),
        Question("Offices, with those at retailers", "office-placed", ("region",), "region"),
        Question("Offices at retailers", "bonus-offered", ("region",)),
        Question("Gifts of retailers declined", "bonus-declined", ("region",), needed=False),
        Question("Customers served", "sold", ("region",)),
        Question("Sales without a customer", "sold-direct"),
    ],
}
COLOURS = "Colours"  # asked of a game whose colours differ: drawn beside the seats
PIECE = " "  # between the parts of a piece's name; no part holds one


def asked(game: str, message: Message, data: Data) -> list[tuple[str, str]]:
    """The questions an event answers, each with the piece it names. Of a game we do not know, everything is asked."""
    kind = message.id.removeprefix(f"{game}-event-")
    if game not in QUESTIONS:
        named = [arg for arg in message.args.values() if isinstance(arg, str) and arg.startswith(f"{game}-")]
        return [(kind.replace("-", " ").capitalize(), arg) for arg in named]
    found = []
    for question in QUESTIONS[game]:
        if question.event == kind:
            found.append((question.title, PIECE.join(_part(message, data, name) for name in question.by)))
    return found


def _part(message: Message, data: Data, name: str) -> str:
    value = data[name.removeprefix("data:")] if name.startswith("data:") else message.args[name]
    return str(value)


def place(game: str, title: str) -> int:
    """Where a question stands in the report; those of unknown games stand by their titles."""
    titles = [question.title for question in QUESTIONS.get(game, ())]
    return titles.index(title) if title in titles else len(titles)


def family(game: str, title: str, names: Mapping[str, str]) -> list[str]:
    """Every piece a question asks about, as far as the pack lists them."""
    for question in QUESTIONS.get(game, ()):
        if question.title == title and question.family:
            start = f"{game}-{question.family}-"
            return [name for name in names if name.startswith(start) and name not in question.without]
    return []
