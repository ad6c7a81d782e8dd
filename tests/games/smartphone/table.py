"""A table to try rules at: set up a position in a few words, act, and look at what happened.

Positions are edited by assigning whole fields, which works on the interpreted and on the compiled engine alike.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.smartphone.actions import ChooseColour
from menlo.games.smartphone.box import NONE, SLOTS, TECHNOLOGIES
from menlo.games.smartphone.game import Smartphone, make
from menlo.games.smartphone.rules.logistics import place_office
from menlo.games.smartphone.rules.pads import tally
from menlo.games.smartphone.state import (
    EXPANDING,
    IMPROVING,
    NOTHING_PENDING,
    RESEARCHING,
    SELLING,
    Mat,
    SmartphoneState,
)
from menlo.kernel.events import Event
from tests.games.table import AnyTable

SMARTPHONE = make(None)

COLOURS = ("green", "blue", "black", "yellow", "red")
RESULT = tuple[int, int, int, int, int]  # price, goods, factory, gears, trucks


class Table(AnyTable[SmartphoneState]):
    """Seats play the colours in their order, unless `colours` says otherwise; () leaves them unchosen."""

    def __init__(
        self,
        seats: int = 5,
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        colours: Sequence[str] | None = None,
        game: Smartphone = SMARTPHONE,
    ) -> None:
        self.game = game
        self.state: SmartphoneState = game.setup(seats, seed, options)
        for seat, colour in enumerate(COLOURS[:seats] if colours is None else colours):
            game.apply(self.state, ChooseColour(seat, COLOURS.index(colour)))

    # Arranging a position.

    def mat(self, seat: int) -> Mat:
        return self.state.mats[seat]

    def hold(self, seat: int, *ids: str) -> "Table":
        """The seat has just these improvements."""
        tiles = [0] * 12
        for id in ids:
            tiles[self.design(id)] += 1
        self.mat(seat).tiles = vec[i64](tiles)
        return self

    def own(self, seat: int, *technologies: str, patent: bool = False) -> "Table":
        """The seat owns the technologies, with their patents or without."""
        for id in technologies:
            technology = self.technology(id)
            self.mat(seat).technologies |= 1 << technology
            self.mat(seat).offices -= 1
            if patent:
                patents = [int(owner) for owner in self.state.patents]
                patents[technology] = seat
                self.state.patents = vec[i64](patents)
        return self

    def settle(self, seat: int, *regions: str) -> "Table":
        """The seat has one more office in each region; nothing is offered for it."""
        for id in regions:
            place_office(self.state, seat, self.region(id), None)
            self.state.pending, self.state.pending_region = NOTHING_PENDING, NONE
            self.mat(seat).second = 0
        return self

    def progress(self, seat: int, **amounts: int) -> "Table":
        """Progress that lies on technologies or regions ("south_america") already."""
        mat = self.mat(seat)
        laid = [int(amount) for amount in mat.progress]
        for name, amount in amounts.items():
            id = name.replace("_", "-").removeprefix("t-")
            at = self.technology(id) if id in self.state.box.tech_ids else TECHNOLOGIES + self.region(id)
            mat.markers -= amount - laid[at]
            laid[at] = amount
        mat.progress = vec[i64](laid)
        return self

    def turn(self, phase: int, seat: int, hand: int = 0, price: int = 5) -> "Table":
        """The seat is the first in a phase, with progress in hand."""
        state = self.state
        others = [player for player in range(len(state.mats)) if player != seat]
        for player in [seat, *others]:
            self.mat(player).plan.ready = 1
            self.mat(player).price = price if player == seat else 8
        state.phase, state.at, state.turn, state.hand = phase, 0, seat, hand
        state.order = vec[i64]([seat, *others])
        if phase in (RESEARCHING, EXPANDING):
            self.mat(seat).markers -= hand
        return self

    def improving(self, seat: int) -> "Table":
        self.mat(seat).factory = 1
        return self.turn(IMPROVING, seat, 1)

    def researching(self, seat: int, hand: int) -> "Table":
        return self.turn(RESEARCHING, seat, hand)

    def expanding(self, seat: int, hand: int) -> "Table":
        return self.turn(EXPANDING, seat, hand)

    def selling(self, seat: int, goods: int, price: int = 5) -> "Table":
        mat = self.mat(seat)
        mat.stock -= goods - mat.produced
        mat.produced = goods
        return self.turn(SELLING, seat, price=price)

    def show(self, *ids: str | None) -> "Table":
        """Lay improvements on the display; the rest of it is empty."""
        row = [NONE if id is None else self.design(id) for id in ids]
        self.state.display = vec[i64](row + [NONE] * (5 - len(row)))
        return self

    def round(self, number: int) -> "Table":
        self.state.round = number
        return self

    # Acting and looking.

    def do(self, seat: int, *texts: str) -> list[Event]:
        """Carry out actions given in notation; all their events."""
        return self.act(*(self.game.parse(seat, text) for text in texts))

    def refuse(self, seat: int, text: str) -> tuple[str, str]:
        """The message and clause with which an action is refused; it must not be offered and must change nothing."""
        refusal = self.refused(self.game.parse(seat, text))
        return refusal.id.removeprefix("smartphone-refusal-"), refusal.clause

    def plan(self, seat: int, *steps: str) -> "Table":
        """Steps of a plan, confirmed."""
        self.do(seat, *steps, "confirm")
        return self

    def plan_all(self, *seats: int) -> list[Event]:
        """The seats, or all that are not ready, plan A1 under B1 without improvements: price 5, 3 goods, a factory,
        1 gear and 3 trucks."""
        events: list[Event] = []
        for seat in seats or tuple(self.game.deciders(self.state)):
            events += self.do(seat, "choose-pads a1 b1", "lay-pad 0 -2 -1", "confirm")
        return events

    def result(self, seat: int) -> RESULT:
        """What the plan of a seat shows so far."""
        return shown(self.state, seat)

    def offers(self, seat: int) -> list[str]:
        """What is on offer, in notation."""
        return [self.game.notate(action) for action in self.legal(seat)]

    def score(self, seat: int) -> int:
        return int(self.mat(seat).score())

    def laid(self, seat: int, id: str) -> int:
        """Progress on a technology or region."""
        ids = self.state.box.tech_ids
        at = ids.index(id) if id in ids else TECHNOLOGIES + self.region(id)
        return int(self.mat(seat).progress[at])

    def owns(self, seat: int) -> set[str]:
        bits = self.mat(seat).technologies
        return {id for i, id in enumerate(self.state.box.tech_ids) if bits & (1 << i)}

    def offices(self, region: str) -> list[int]:
        """Who has an office in a region, by slot."""
        at = self.region(region) * SLOTS
        row = [int(owner) for owner in self.state.offices]
        return [owner for owner in row[at : at + SLOTS] if owner != NONE]

    def buyers(self, region: str) -> list[int]:
        """Who sold to each customer of a region, from left to right; -1 = nobody."""
        first, end = (int(self.state.box.customer_first[self.region(region) + i]) for i in (0, 1))
        return [int(self.state.sold[customer]) for customer in range(first, end)]

    def covered(self) -> set[str]:
        return {id for i, id in enumerate(self.state.box.region_ids) if self.state.covered & (1 << i)}

    def region(self, id: str) -> int:
        return self.state.box.region_ids.index(id)

    def technology(self, id: str) -> int:
        return self.state.box.tech_ids.index(id)

    def design(self, id: str) -> int:
        return self.state.box.tile_ids.index(id)


def shown(state: SmartphoneState, seat: int) -> RESULT:
    mat = state.mats[seat]
    seen = tally(state, mat.plan)
    price, goods, trucks = seen.price(state.box), seen.goods(state, mat), seen.trucks(state, mat)
    return int(price), int(goods), int(seen.factory()), int(seen.gears()), int(trucks)


def named(events: Sequence[Event], kind: type[Event]) -> list[dict[str, object]]:
    """The events of a kind, as data without their kind."""
    data = [dict(SMARTPHONE.encode_event(event)) for event in events if isinstance(event, kind)]
    return [{name: value for name, value in item.items() if name != "kind"} for item in data]
