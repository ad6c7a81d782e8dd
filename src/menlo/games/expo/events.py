"""One final class per thing that happens. All of it is public: the table sees every card as it is played."""

from typing import ClassVar, final

from menlo.kernel.events import Event


@final
class CardPlayed(Event):
    def __init__(self, seat: int, card: int, upgraded: bool) -> None:
        self.seat = seat
        self.card = card
        self.upgraded = upgraded


@final
class MoneyGained(Event):
    """The seat has `money` now; what exceeds the track is lost."""

    def __init__(self, seat: int, amount: int, money: int) -> None:
        self.seat = seat
        self.amount = amount
        self.money = money


@final
class TileBought(Event):
    def __init__(self, seat: int, space: int, tile: int, price: int) -> None:
        self.seat = seat
        self.space = space
        self.tile = tile
        self.price = price


@final
class TileTaken(Event):
    """A resource tile for nothing."""

    def __init__(self, seat: int, space: int, tile: int) -> None:
        self.seat = seat
        self.space = space
        self.tile = tile


@final
class AcademyBought(Event):
    """A project or technology."""

    def __init__(self, seat: int, tile: int, price: int) -> None:
        self.seat = seat
        self.tile = tile
        self.price = price


@final
class TileChosen(Event):
    """The tile will be laid next."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@final
class TilePlaced(Event):
    def __init__(self, seat: int, tile: int, cell: int, rotation: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.rotation = rotation


@final
class TileRemoved(Event):
    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell


@final
class ScrapRemoved(Event):
    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


@final
class TileLifted(Event):
    """The tile will be laid elsewhere next."""

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell


@final
class TileMoved(Event):
    def __init__(self, seat: int, tile: int, cell: int, rotation: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.rotation = rotation


@final
class HandicapDrawn(Event):
    """A tile that will replace a scrap."""

    fence: ClassVar[bool] = True

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


@final
class ScrapReplaced(Event):
    def __init__(self, seat: int, tile: int, cell: int, rotation: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.rotation = rotation


@final
class ProjectCompleted(Event):
    """`points` are printed on the project, `leads` are for the tracks the seat leads."""

    def __init__(self, seat: int, tile: int, points: int, leads: int) -> None:
        self.seat = seat
        self.tile = tile
        self.points = points
        self.leads = leads


@final
class CardSwapped(Event):
    """The normal card for the upgraded one, or back."""

    def __init__(self, seat: int, card: int, upgraded: bool) -> None:
        self.seat = seat
        self.card = card
        self.upgraded = upgraded


@final
class PieceMoved(Event):
    """A piece stands on `step` of `track` now."""

    def __init__(self, seat: int, track: int, step: int, price: int) -> None:
        self.seat = seat
        self.track = track
        self.step = step
        self.price = price


@final
class GhostTileDrawn(Event):
    """A tile that moves ghosts."""

    fence: ClassVar[bool] = True

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class GhostMoved(Event):
    def __init__(self, track: int, step: int) -> None:
        self.track = track
        self.step = step


@final
class BonusTaken(Event):
    def __init__(self, seat: int, bonus: int, track: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.track = track


@final
class BonusDrawn(Event):
    """A ghost was the first on the last step."""

    fence: ClassVar[bool] = True

    def __init__(self, bonus: int, track: int) -> None:
        self.bonus = bonus
        self.track = track


@final
class OptionChosen(Event):
    def __init__(self, seat: int, option: int) -> None:
        self.seat = seat
        self.option = option


@final
class OptionEnded(Event):
    """The rest of an option of the Conference stays unused."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class ActionEnded(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@final
class JuryChosen(Event):
    def __init__(self, seat: int, energy: int) -> None:
        self.seat = seat
        self.energy = energy


@final
class JuryDrawn(Event):
    fence: ClassVar[bool] = True

    def __init__(self, energy: int) -> None:
        self.energy = energy


@final
class ProjectReturned(Event):
    """A project went under the stack of its shape."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class ProjectRevealed(Event):
    fence: ClassVar[bool] = True

    def __init__(self, tile: int) -> None:
        self.tile = tile


@final
class StationCleared(Event):
    """The tiles left at the Station went to the discards."""

    def __init__(self, count: int) -> None:
        self.count = count


@final
class StationFilled(Event):
    fence: ClassVar[bool] = True

    def __init__(self, space: int, tile: int) -> None:
        self.space = space
        self.tile = tile


@final
class TilesShuffled(Event):
    """The discards became the new draw stack."""

    fence: ClassVar[bool] = True

    def __init__(self, count: int) -> None:
        self.count = count


@final
class RoundEnded(Event):
    def __init__(self, round: int) -> None:
        self.round = round


@final
class RoundBegan(Event):
    def __init__(self, round: int, start: int) -> None:
        self.round = round
        self.start = start


@final
class EndCaused(Event):
    def __init__(self, seat: int, end: int) -> None:
        self.seat = seat
        self.end = end


@final
class TurnPassed(Event):
    """A last turn with nothing left to play."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class GhostDeckShuffled(Event):
    fence: ClassVar[bool] = True


@final
class GhostRevealed(Event):
    fence: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card = card


@final
class GhostSkipped(Event):
    """The revealed card is the one just played; another follows."""

    fence: ClassVar[bool] = True

    def __init__(self, card: int) -> None:
        self.card = card


@final
class Scored(Event):
    """Points of the final scoring."""

    def __init__(self, seat: int, source: int, points: int) -> None:
        self.seat = seat
        self.source = source
        self.points = points


@final
class MatchEnded(Event):
    def __init__(self, end: int) -> None:
        self.end = end
