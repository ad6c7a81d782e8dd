"""One final class per thing that happens. Steps of a plan are for the planning seat alone."""

from typing import ClassVar, Final, final

from menlo.kernel.events import Event

STEVE: Final = 5  # as a seat: the solo opponent, beyond the seats of any table


@final
class ColourChosen(Event):
    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour


@final
class RegionCovered(Event):
    """A retailer lies over a region."""

    def __init__(self, region: int) -> None:
        self.region = region


@final
class PadsChosen(Event):
    """For the planning seat alone."""

    def __init__(self, seat: int, lower: int, face_a: int, face_b: int) -> None:
        self.to = seat
        self.seat = seat
        self.lower = lower
        self.face_a = face_a
        self.face_b = face_b


@final
class PadLaid(Event):
    """For the planning seat alone."""

    def __init__(self, seat: int, turn: int, row: int, column: int) -> None:
        self.to = seat
        self.seat = seat
        self.turn = turn
        self.row = row
        self.column = column


@final
class ImprovementLaid(Event):
    """For the planning seat alone."""

    def __init__(self, seat: int, design: int, row: int, column: int, direction: int) -> None:
        self.to = seat
        self.seat = seat
        self.design = design
        self.row = row
        self.column = column
        self.direction = direction


@final
class LaidDown(Event):
    """An improvement lies face down; for the planning seat alone."""

    def __init__(self, seat: int, design: int) -> None:
        self.to = seat
        self.seat = seat
        self.design = design


@final
class PlanConfirmed(Event):
    """A seat is ready; nothing of its plan is said."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class PlanRevealed(Event):
    """The screens are lifted: what the plan of a player shows, trucks as its technologies stand."""

    fence: ClassVar[bool] = True

    def __init__(self, seat: int, price: int, goods: int, factory: int, gears: int, trucks: int) -> None:
        self.seat = seat
        self.price = price
        self.goods = goods
        self.factory = factory
        self.gears = gears
        self.trucks = trucks


@final
class GoodsProduced(Event):
    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


@final
class ImprovementTaken(Event):
    def __init__(self, seat: int, space: int, design: int) -> None:
        self.seat = seat
        self.space = space
        self.design = design


@final
class ImprovementRemoved(Event):
    """An improvement left the game."""

    def __init__(self, space: int, design: int) -> None:
        self.space = space
        self.design = design


@final
class TokenTaken(Event):
    """A goods token."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class ProgressTaken(Event):
    """From the box, for this turn."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


@final
class TechnologyProgressed(Event):
    """One more progress lies on a technology: `progress` now."""

    def __init__(self, seat: int, technology: int, progress: int) -> None:
        self.seat = seat
        self.technology = technology
        self.progress = progress


@final
class TechnologyFinished(Event):
    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology


@final
class PatentTaken(Event):
    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology


@final
class RegionProgressed(Event):
    """One more progress lies on a region: `progress` now."""

    def __init__(self, seat: int, region: int, progress: int) -> None:
        self.seat = seat
        self.region = region
        self.progress = progress


@final
class OfficePlaced(Event):
    def __init__(self, seat: int, region: int, slot: int) -> None:
        self.seat = seat
        self.region = region
        self.slot = slot


@final
class ProgressReturned(Event):
    """Progress went from a region back to the box."""

    def __init__(self, seat: int, region: int, amount: int) -> None:
        self.seat = seat
        self.region = region
        self.amount = amount


@final
class BonusOffered(Event):
    """The retailer in a region has something to give."""

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


@final
class BonusTaken(Event):
    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


@final
class BonusDeclined(Event):
    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


@final
class BonusLapsed(Event):
    """What the retailer gives cannot be used."""

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region


@final
class GoodsGained(Event):
    """Goods outside phase 3."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


@final
class Sold(Event):
    """To a customer, counted from the left."""

    def __init__(self, seat: int, region: int, customer: int, price: int) -> None:
        self.seat = seat
        self.region = region
        self.customer = customer
        self.price = price


@final
class SoldDirect(Event):
    """Without a customer."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price


@final
class TurnEnded(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class SalesScored(Event):
    def __init__(self, seat: int, goods: int, price: int, points: int) -> None:
        self.seat = seat
        self.goods = goods
        self.price = price
        self.points = points


@final
class RegionScored(Event):
    def __init__(self, seat: int, region: int, place: int, points: int) -> None:
        self.seat = seat
        self.region = region
        self.place = place
        self.points = points


@final
class PurpleScored(Event):
    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@final
class RoundEnded(Event):
    def __init__(self, round: int) -> None:
        self.round = round


@final
class ImprovementDealt(Event):
    fence: ClassVar[bool] = True

    def __init__(self, space: int, design: int) -> None:
        self.space = space
        self.design = design


@final
class RoundBegan(Event):
    def __init__(self, round: int) -> None:
        self.round = round


@final
class PatentsScored(Event):
    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@final
class RetailersScored(Event):
    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


@final
class MatchEnded(Event):
    pass
