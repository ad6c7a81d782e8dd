"""One final class per thing that happens. All of it is public: only the order of the decks is hidden."""

from typing import ClassVar, Final, final

from menlo.kernel.events import Event

# Decks.
INVENTION_DECK: Final = 0
FACTORY_DECK: Final = 1
DECK_NAMES: Final = ("inventions", "factories")

# Bonus points at the end.
FOR_PATENTS: Final = 0
FOR_COGS: Final = 1
FOR_CAPACITY: Final = 2
AWARD_NAMES: Final = ("most-patents", "most-cogs", "largest-capacity")


@final
class TokenPlaced(Event):
    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area


@final
class ActionBegan(Event):
    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area


@final
class ActionEnded(Event):
    """The token is back with its seat."""

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area


@final
class TokenWithdrawn(Event):
    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area


@final
class BonusUsed(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class BonusPassed(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Paid(Event):
    """Goods went from a seat to the supply."""

    def __init__(self, seat: int, good: int, amount: int) -> None:
        self.seat = seat
        self.good = good
        self.amount = amount


@final
class Gained(Event):
    """Goods came to a seat."""

    def __init__(self, seat: int, good: int, amount: int) -> None:
        self.seat = seat
        self.good = good
        self.amount = amount


@final
class InfluenceGained(Event):
    """A pawn moved forward, to `square`."""

    def __init__(self, seat: int, amount: int, square: int, source: int) -> None:
        self.seat = seat
        self.amount = amount
        self.square = square
        self.source = source


@final
class SymbolReached(Event):
    """A pawn ended on a symbol; the good follows as Gained."""

    def __init__(self, seat: int, square: int, good: int) -> None:
        self.seat = seat
        self.square = square
        self.good = good


@final
class FactoryBuilt(Event):
    def __init__(self, seat: int, space: int, factory: int) -> None:
        self.seat = seat
        self.space = space
        self.factory = factory


@final
class FactoryRan(Event):
    """All factories of one design, `count` of them, produced."""

    def __init__(self, seat: int, factory: int, count: int) -> None:
        self.seat = seat
        self.factory = factory
        self.count = count


@final
class LoadBought(Event):
    def __init__(self, seat: int, load: int) -> None:
        self.seat = seat
        self.load = load


@final
class CardProduced(Event):
    """An invention card was produced and lies on the discards."""

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat = seat
        self.space = space
        self.card = card


@final
class RoyaltyDue(Event):
    """`seat` produced what `owner` developed; what he gets follows."""

    def __init__(self, owner: int, seat: int, space: int) -> None:
        self.owner = owner
        self.seat = seat
        self.space = space


@final
class CogTaken(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Exchanged(Event):
    """One exchange in a square (0 upper, 1 middle, 2 lower); what was paid and gained follows."""

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square


@final
class InventionDeveloped(Event):
    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space


@final
class PatentRegistered(Event):
    """The patent marker moved to `square`; `space` carries the patent, -1 for none."""

    def __init__(self, seat: int, square: int, space: int) -> None:
        self.seat = seat
        self.square = square
        self.space = space


@final
class RoundEnded(Event):
    def __init__(self, round: int) -> None:
        self.round = round


@final
class CardRemoved(Event):
    """A start invention left the game."""

    def __init__(self, space: int, card: int) -> None:
        self.space = space
        self.card = card


@final
class CardDiscarded(Event):
    def __init__(self, space: int, card: int) -> None:
        self.space = space
        self.card = card


@final
class CardMoved(Event):
    def __init__(self, space: int, to_space: int, card: int) -> None:
        self.space = space
        self.to_space = to_space
        self.card = card


@final
class CardDrawn(Event):
    fence: ClassVar[bool] = True

    def __init__(self, space: int, card: int) -> None:
        self.space = space
        self.card = card


@final
class FactoryDiscarded(Event):
    def __init__(self, space: int, factory: int) -> None:
        self.space = space
        self.factory = factory


@final
class FactoryMoved(Event):
    def __init__(self, space: int, to_space: int, factory: int) -> None:
        self.space = space
        self.to_space = to_space
        self.factory = factory


@final
class FactoryDrawn(Event):
    fence: ClassVar[bool] = True

    def __init__(self, space: int, factory: int) -> None:
        self.space = space
        self.factory = factory


@final
class DeckShuffled(Event):
    fence: ClassVar[bool] = True

    def __init__(self, deck: int, count: int) -> None:
        self.deck = deck
        self.count = count


@final
class LoadFilled(Event):
    def __init__(self, load: int, amount: int) -> None:
        self.load = load
        self.amount = amount


@final
class RoundBegan(Event):
    def __init__(self, round: int, start: int) -> None:
        self.round = round
        self.start = start


@final
class ClosingBegan(Event):
    """The last round is over; everyone visits the market once more."""

    def __init__(self, start: int) -> None:
        self.start = start


@final
class ClosingFinished(Event):
    """A seat is done with its last visit to the market."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Awarded(Event):
    """Bonus points of the final scoring."""

    def __init__(self, seat: int, award: int, points: int) -> None:
        self.seat = seat
        self.award = award
        self.points = points


@final
class MatchEnded(Event):
    pass
