"""A table to try rules at: set up a position in a few words, act, and look at what happened.

Positions are edited by assigning whole fields, which works on the interpreted and on the compiled engine alike.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.game import Era, make
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.state import AREA_NAMES, AREAS, BY_DEVELOPING, CHOOSING, CLOSING, SOURCES, EraState
from tests.games.table import AnyTable

ERA = make(None)

BUILD, FACTORIES, BUY, PRODUCE, MARKET, DEVELOP = range(AREAS)


class Table(AnyTable[EraState]):
    def __init__(
        self, seats: int = 4, seed: int = 1, options: Mapping[str, str] | None = None, game: Era = ERA
    ) -> None:
        self.game = game
        self.state: EraState = game.setup(seats, seed, options)

    # Arranging a position.

    def turn(self, seat: int, *areas: int, others: Mapping[int, Sequence[int]] | None = None) -> "Table":
        """The seat is about to resolve; its tokens lie in the areas, those of `others` where they say."""
        tokens = [0] * AREAS
        for owner, spots in {**(others or {}), seat: areas}.items():
            for area in spots:
                tokens[area] |= 1 << owner
        self.state.tokens = vec[i64](tokens)
        self.state.unplaced = 0
        self.state.phase = CHOOSING
        self.state.turn = seat
        return self

    def acting(self, seat: int, area: int, others: Mapping[int, Sequence[int]] | None = None) -> "Table":
        """The seat has begun the action of its token in the area. By default the next seat has a token left, so that
        the round does not end with this action."""
        from menlo.games.era.actions import Resolve

        follower = (seat + 1) % len(self.state.mats)
        self.turn(seat, area, others=others if others is not None else {follower: [FACTORIES]})
        self.act(Resolve(seat, area))
        return self

    def closing(self, seat: int) -> "Table":
        """The last round is over and the seat is the first to visit the market."""
        self.state.tokens = vec[i64]([0] * AREAS)
        self.state.unplaced = 0
        self.state.round = self.state.last_round
        self.state.phase = CLOSING
        self.state.start = self.state.turn = seat
        self.state.steps = 0
        self.state.squares = vec[i64]([0, 0, 0])
        return self

    def give(self, seat: int, **amounts: int) -> "Table":
        """Set how many of each named good the seat has; the others stay."""
        mat = self.state.mats[seat]
        goods = [int(amount) for amount in mat.goods]
        for name, amount in amounts.items():
            goods[GOOD_NAMES.index(name)] = amount
        mat.goods = vec[i64](goods)
        return self

    def strip(self, seat: int) -> "Table":
        """Take everything from the seat but its bonus tokens."""
        return self.give(seat, **{name: 0 for name in GOOD_NAMES if name != "bonus"})

    def on_square(self, seat: int, square: int) -> "Table":
        """Put the pawn on a square of the influence track."""
        points = [0] * SOURCES
        points[BY_DEVELOPING] = square
        self.state.mats[seat].points = vec[i64](points)
        return self

    def show_cards(self, *ids: str | None) -> "Table":
        """Lay cards (ids like "telephone-official-1") on the display from P1 on; the rest of it is empty."""
        known = self.state.box.card_ids
        row = [-1 if id is None else known.index(id) for id in ids]
        self.state.cards = vec[i64](row + [-1] * (int(self.state.box.card_spaces) - len(row)))
        return self

    def show_factories(self, *ids: str | None) -> "Table":
        """Lay factories (ids like "sawmill") on the display from F1 on; the rest of it is empty."""
        known = self.state.box.factory_ids
        row = [-1 if id is None else known.index(id) for id in ids]
        self.state.factories = vec[i64](row + [-1] * (int(self.state.box.factory_spaces) - len(row)))
        return self

    def own_factories(self, seat: int, *ids: str) -> "Table":
        """The seat owns just these factories ("start-factory" included only if named)."""
        counts = [0] * len(self.state.box.factory_ids)
        for id in ids:
            counts[self.state.box.factory_ids.index(id)] += 1
        self.state.mats[seat].factories = vec[i64](counts)
        return self

    def developed(self, invention: str, side: str, owner: int, patented: bool = False) -> "Table":
        """The space is developed by `owner` (its cards are not moved anywhere)."""
        space = self.space(invention, side)
        owners, patents = [int(x) for x in self.state.owners], [int(x) for x in self.state.patented]
        owners[space], patents[space] = owner, int(patented)
        self.state.owners, self.state.patented = vec[i64](owners), vec[i64](patents)
        return self

    # Acting and looking.

    def goods(self, seat: int) -> dict[str, int]:
        return {name: int(self.state.mats[seat].goods[i]) for i, name in enumerate(GOOD_NAMES)}

    def square(self, seat: int) -> int:
        return int(self.state.mats[seat].square())

    def space(self, invention: str, side: str) -> int:
        """The number of a development space."""
        return 2 * self.state.box.invention_ids.index(invention) + ("gold", "silver").index(side)

    def load(self, id: str) -> int:
        return self.state.box.load_ids.index(id)

    def factory(self, id: str) -> int:
        return self.state.box.factory_ids.index(id)

    def area_of_turn(self) -> str:
        return AREA_NAMES[int(self.state.area)]
