"""The contract between the rules of a title and everyone who plays it.

An action has two forms. Inside it is its *key*, a small int in [0, num_keys); at the border it is a typed `Action`.
Search, learners and simulations use keys and no events; the server, the record and the tests use actions and events.
Both run the same rule functions.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from menlo.kernel.action import Action, Data, Seat
from menlo.kernel.clauses import Clause
from menlo.kernel.errors import BadSetup, IllegalAction, MalformedState
from menlo.kernel.events import Event, EventLog
from menlo.kernel.guide import Guide
from menlo.kernel.keys import KeyTable
from menlo.kernel.message import Message, Refusal
from menlo.kernel.options import Option, choose
from menlo.kernel.rng import Rng, seeded

SPECTATOR: Final = -1
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, all of it, secrets included. Each game has its own."""


class Outcome:
    """How a match ended: points by source, places (1 = first, equal places are shared), and why it ended."""

    def __init__(self, points: Sequence[Mapping[str, int]], places: Sequence[int], end: str) -> None:
        self.points = [dict(sources) for sources in points]
        self.places = list(places)
        self.end = end

    @property
    def scores(self) -> list[int]:
        return [sum(sources.values()) for sources in self.points]

    @property
    def winners(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def worth(self) -> list[float]:
        """By seat: the share of the win; alone, the points."""
        if len(self.places) == 1:
            return [float(self.scores[0])]
        winners = self.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]

    def data(self) -> Data:
        return {"points": self.points, "scores": self.scores, "places": self.places, "end": self.end}


class Tally:
    """How a match stands: the round it is in, and the points of each seat as the table shows them."""

    def __init__(self, round: int, points: Sequence[int]) -> None:
        self.round = round
        self.points = list(points)


class Title:
    """What a game says of itself before anyone plays it."""

    def __init__(
        self, id: str, name: str, designers: Sequence[str], publishers: Sequence[str], year: int, seats: Sequence[int]
    ) -> None:
        self.id = id
        self.name = name
        self.designers = list(designers)
        self.publishers = list(publishers)
        self.year = year
        self.seats = list(seats)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one title with one pack: an object without state of its own.

    No I/O, clock, globals or randomness but the generator in the state. `act` changes the state in place.
    """

    title: Title
    options: list[Option]
    rules_version: int
    table: KeyTable  # every action there is
    num_keys: int
    features: int = 0  # how many numbers `observe` writes
    guides: Mapping[str, Sequence[str]]  # the clauses a player may want to read before an action, by its kind
    pack_text: str
    pack_digest: str

    def setup(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> S:
        """The opening position; the same arguments give the same position in every process."""
        if seats not in self.title.seats:
            numbers = ", ".join(str(n) for n in self.title.seats)
            raise BadSetup(f"{self.title.name} is for {numbers} players, not {seats!r}")
        return self.deal(seats, seeded(seed), choose(self.options, options if options is not None else {}))

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: Mapping[str, str]) -> S:
        """`setup` with its arguments checked and every option given."""

    @abstractmethod
    def decider(self, state: S) -> i64:
        """The first seat that owes a decision, NOBODY when the match is over."""

    def deciders(self, state: S) -> list[Seat]:
        """All seats that owe a decision: several in a simultaneous phase, none when the match is over."""
        seat = self.decider(state)
        return [] if seat == NOBODY else [int(seat)]

    @abstractmethod
    def legal_keys(self, state: S, seat: i64) -> vec[i64]:
        """Every legal action of the seat, in a fixed order; empty only when it owes no decision."""

    @abstractmethod
    def act(self, state: S, seat: i64, key: i64, log: EventLog | None) -> Refusal | None:
        """Check, then change: a refused action leaves the state untouched."""

    def private(self, state: S, action: Action) -> bool:
        """Whether the action is a private step of a simultaneous phase: the seat may still take it back, nobody else
        hears of it, and it enters the record only when the phase is revealed."""
        return False

    def apply_key(self, state: S, seat: i64, key: i64, log: EventLog | None = None) -> None:
        refusal = self.act(state, seat, key, log)
        if refusal is not None:
            raise IllegalAction(refusal)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the match goes on."""

    def tally(self, state: S) -> Tally | None:
        """How the match stands for everyone to see; once it is over, with the final points. None where a game keeps no
        score in play."""
        return None

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy, the generator included."""

    @abstractmethod
    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A copy in which all that the seat cannot see is dealt anew, the future of the generator included."""

    # The border: typed actions, events, plain data.

    def action(self, seat: int, key: int) -> Action:
        """The typed form of a key."""
        return self.table.action(seat, key)

    def key(self, action: Action) -> int:
        """The key of a typed action; MalformedAction when an argument is out of range."""
        return self.table.key(action)

    def legal(self, state: S, seat: int) -> list[Action]:
        return [self.action(seat, int(key)) for key in self.legal_keys(state, seat)]

    def check(self, state: S, action: Action) -> Refusal | None:
        """Why the action is not allowed now, or None; the state is not changed."""
        return self.act(self.copy(state), action.seat, self.key(action), None)

    def apply(self, state: S, action: Action) -> list[Event]:
        """Carry the action out, or raise IllegalAction and change nothing."""
        log = EventLog()
        self.apply_key(state, action.seat, self.key(action), log)
        return log.events

    @abstractmethod
    def view(self, state: S, seat: int) -> Data:
        """What the seat (or SPECTATOR) may see."""

    def observe(self, state: S, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what the seat may see as `features` whole numbers, from `at` on; nothing that its view does not say."""

    @abstractmethod
    def dump(self, state: S) -> Data:
        """The whole truth as plain data; `load` gives it back exactly."""

    @abstractmethod
    def load(self, data: object) -> S:
        """The inverse of `dump`; MalformedState on anything else."""

    def playable(self, state: S) -> S:
        """A position just loaded, unless a seat owes a decision and has nothing to choose from."""
        for seat in self.deciders(state):
            if not len(self.legal_keys(state, seat)):
                raise MalformedState(f"state: seat {seat} owes a decision and has no legal action")
        return state

    def encode(self, action: Action) -> Data:
        """An action as plain data."""
        return self.table.encode(action)

    def decode(self, data: object) -> Action:
        """The inverse of `encode`; MalformedAction on nonsense."""
        return self.table.decode(data)

    @abstractmethod
    def notate(self, action: Action) -> str:
        """An action as a short readable text, without its seat."""

    @abstractmethod
    def parse(self, seat: int, text: str) -> Action:
        """The inverse of `notate`; MalformedAction on anything else."""

    @abstractmethod
    def encode_event(self, event: Event) -> Data:
        """An event as plain data."""

    # Words: ids of the catalogue with arguments.

    @abstractmethod
    def label(self, state: S, action: Action) -> Message:
        """What the action would do, for the one who chooses."""

    def preview(self, state: S, action: Action) -> Data | None:
        """What a legal action would change, for a picture of it before it is done: made from what its seat may see.
        None where the label says enough."""
        return None

    def prompt(self, state: S, seat: int) -> Message:
        """What the seat that owes a decision must decide now, in one sentence; made from what the seat may see."""
        return Message("decide")

    def reach(self, state: S, seat: int) -> Data | None:
        """Everything the decision a seat owes could lead to, made from what the seat may see. None where the game keeps
        no such list, or has none to give now."""
        return None

    @abstractmethod
    def tell(self, event: Event) -> Message:
        """What happened, for the log."""

    def components(self) -> Data:
        """What is printed on the components, as far as a picture of the table needs it."""
        return {}

    def governing(self, action: Action) -> list[str]:
        """The clauses behind an action, for one who asks why."""
        return list(self.guides[action.kind])

    @abstractmethod
    def clauses(self) -> list[Clause]:
        """Every rule of the game, in order."""

    def guide(self) -> Guide | None:
        """A first match that teaches the game, where there is one."""
        return None

    @abstractmethod
    def names(self) -> Mapping[str, str]:
        """Names the pack gives to its pieces, by message id, for pieces the catalogue does not know."""
