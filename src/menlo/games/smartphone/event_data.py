"""Events as plain data: one TypedDict each, named by the ids of the pack. Seat 5 is the solo opponent."""

from typing import Literal, TypeAlias, TypedDict

from menlo.games.smartphone.box import PAD_NAMES, Box
from menlo.games.smartphone.events import (
    BonusDeclined,
    BonusLapsed,
    BonusOffered,
    BonusTaken,
    ColourChosen,
    GoodsGained,
    GoodsProduced,
    ImprovementDealt,
    ImprovementLaid,
    ImprovementRemoved,
    ImprovementTaken,
    LaidDown,
    MatchEnded,
    OfficePlaced,
    PadLaid,
    PadsChosen,
    PatentsScored,
    PatentTaken,
    PlanConfirmed,
    PlanRevealed,
    ProgressReturned,
    ProgressTaken,
    PurpleScored,
    RegionCovered,
    RegionProgressed,
    RegionScored,
    RetailersScored,
    RoundBegan,
    RoundEnded,
    SalesScored,
    Sold,
    SoldDirect,
    TechnologyFinished,
    TechnologyProgressed,
    TokenTaken,
    TurnEnded,
)
from menlo.games.smartphone.grid import DIRECTION_NAMES
from menlo.kernel.events import Event


class ColourChosenData(TypedDict):
    kind: Literal["colour-chosen"]
    seat: int
    colour: str


class RegionCoveredData(TypedDict):
    kind: Literal["region-covered"]
    region: str


class PadsChosenData(TypedDict):
    kind: Literal["pads-chosen"]
    seat: int
    lower: str
    face_a: int
    face_b: int


class PadLaidData(TypedDict):
    kind: Literal["pad-laid"]
    seat: int
    turn: int
    row: int
    column: int


class ImprovementLaidData(TypedDict):
    kind: Literal["improvement-laid"]
    seat: int
    design: str
    row: int
    column: int
    direction: str


class LaidDownData(TypedDict):
    kind: Literal["laid-down"]
    seat: int
    design: str


class PlanConfirmedData(TypedDict):
    kind: Literal["plan-confirmed"]
    seat: int


class PlanRevealedData(TypedDict):
    kind: Literal["plan-revealed"]
    seat: int
    price: int
    goods: int
    factory: int
    gears: int
    trucks: int


class GoodsProducedData(TypedDict):
    kind: Literal["goods-produced"]
    seat: int
    amount: int


class ImprovementTakenData(TypedDict):
    kind: Literal["improvement-taken"]
    seat: int
    space: int
    design: str


class ImprovementRemovedData(TypedDict):
    kind: Literal["improvement-removed"]
    space: int
    design: str


class TokenTakenData(TypedDict):
    kind: Literal["token-taken"]
    seat: int


class ProgressTakenData(TypedDict):
    kind: Literal["progress-taken"]
    seat: int
    amount: int


class TechnologyProgressedData(TypedDict):
    kind: Literal["technology-progressed"]
    seat: int
    technology: str
    progress: int


class TechnologyFinishedData(TypedDict):
    kind: Literal["technology-finished"]
    seat: int
    technology: str


class PatentTakenData(TypedDict):
    kind: Literal["patent-taken"]
    seat: int
    technology: str


class RegionProgressedData(TypedDict):
    kind: Literal["region-progressed"]
    seat: int
    region: str
    progress: int


class OfficePlacedData(TypedDict):
    kind: Literal["office-placed"]
    seat: int
    region: str
    slot: int


class ProgressReturnedData(TypedDict):
    kind: Literal["progress-returned"]
    seat: int
    region: str
    amount: int


class BonusOfferedData(TypedDict):
    kind: Literal["bonus-offered"]
    seat: int
    region: str


class BonusTakenData(TypedDict):
    kind: Literal["bonus-taken"]
    seat: int
    region: str


class BonusDeclinedData(TypedDict):
    kind: Literal["bonus-declined"]
    seat: int
    region: str


class BonusLapsedData(TypedDict):
    kind: Literal["bonus-lapsed"]
    seat: int
    region: str


class GoodsGainedData(TypedDict):
    kind: Literal["goods-gained"]
    seat: int
    amount: int


class SoldData(TypedDict):
    kind: Literal["sold"]
    seat: int
    region: str
    customer: int
    price: int


class SoldDirectData(TypedDict):
    kind: Literal["sold-direct"]
    seat: int
    price: int


class TurnEndedData(TypedDict):
    kind: Literal["turn-ended"]
    seat: int


class SalesScoredData(TypedDict):
    kind: Literal["sales-scored"]
    seat: int
    goods: int
    price: int
    points: int


class RegionScoredData(TypedDict):
    kind: Literal["region-scored"]
    seat: int
    region: str
    place: int
    points: int


class PurpleScoredData(TypedDict):
    kind: Literal["purple-scored"]
    seat: int
    points: int


class RoundEndedData(TypedDict):
    kind: Literal["round-ended"]
    round: int


class ImprovementDealtData(TypedDict):
    kind: Literal["improvement-dealt"]
    space: int
    design: str


class RoundBeganData(TypedDict):
    kind: Literal["round-began"]
    round: int


class PatentsScoredData(TypedDict):
    kind: Literal["patents-scored"]
    seat: int
    points: int


class RetailersScoredData(TypedDict):
    kind: Literal["retailers-scored"]
    seat: int
    points: int


class MatchEndedData(TypedDict):
    kind: Literal["match-ended"]


EventData: TypeAlias = (
    ColourChosenData
    | RegionCoveredData
    | PadsChosenData
    | PadLaidData
    | ImprovementLaidData
    | LaidDownData
    | PlanConfirmedData
    | PlanRevealedData
    | GoodsProducedData
    | ImprovementTakenData
    | ImprovementRemovedData
    | TokenTakenData
    | ProgressTakenData
    | TechnologyProgressedData
    | TechnologyFinishedData
    | PatentTakenData
    | RegionProgressedData
    | OfficePlacedData
    | ProgressReturnedData
    | BonusOfferedData
    | BonusTakenData
    | BonusDeclinedData
    | BonusLapsedData
    | GoodsGainedData
    | SoldData
    | SoldDirectData
    | TurnEndedData
    | SalesScoredData
    | RegionScoredData
    | PurpleScoredData
    | RoundEndedData
    | ImprovementDealtData
    | RoundBeganData
    | PatentsScoredData
    | RetailersScoredData
    | MatchEndedData
)


def encode_event(box: Box, event: Event) -> EventData:
    if isinstance(event, ColourChosen):
        return {"kind": "colour-chosen", "seat": event.seat, "colour": box.colour_ids[event.colour]}
    if isinstance(event, RegionCovered):
        return {"kind": "region-covered", "region": box.region_ids[event.region]}
    if isinstance(event, PadsChosen):
        return {
            "kind": "pads-chosen",
            "seat": event.seat,
            "lower": PAD_NAMES[event.lower],
            "face_a": event.face_a,
            "face_b": event.face_b,
        }
    if isinstance(event, PadLaid):
        return {"kind": "pad-laid", "seat": event.seat, "turn": event.turn, "row": event.row, "column": event.column}
    if isinstance(event, ImprovementLaid):
        return {
            "kind": "improvement-laid",
            "seat": event.seat,
            "design": box.tile_ids[event.design],
            "row": event.row,
            "column": event.column,
            "direction": DIRECTION_NAMES[event.direction],
        }
    if isinstance(event, LaidDown):
        return {"kind": "laid-down", "seat": event.seat, "design": box.tile_ids[event.design]}
    if isinstance(event, PlanConfirmed):
        return {"kind": "plan-confirmed", "seat": event.seat}
    if isinstance(event, PlanRevealed):
        return {
            "kind": "plan-revealed",
            "seat": event.seat,
            "price": event.price,
            "goods": event.goods,
            "factory": event.factory,
            "gears": event.gears,
            "trucks": event.trucks,
        }
    if isinstance(event, GoodsProduced):
        return {"kind": "goods-produced", "seat": event.seat, "amount": event.amount}
    if isinstance(event, ImprovementTaken):
        return {
            "kind": "improvement-taken",
            "seat": event.seat,
            "space": event.space,
            "design": box.tile_ids[event.design],
        }
    if isinstance(event, ImprovementRemoved):
        return {"kind": "improvement-removed", "space": event.space, "design": box.tile_ids[event.design]}
    if isinstance(event, TokenTaken):
        return {"kind": "token-taken", "seat": event.seat}
    if isinstance(event, ProgressTaken):
        return {"kind": "progress-taken", "seat": event.seat, "amount": event.amount}
    if isinstance(event, TechnologyProgressed):
        return {
            "kind": "technology-progressed",
            "seat": event.seat,
            "technology": box.tech_ids[event.technology],
            "progress": event.progress,
        }
    if isinstance(event, TechnologyFinished):
        return {"kind": "technology-finished", "seat": event.seat, "technology": box.tech_ids[event.technology]}
    if isinstance(event, PatentTaken):
        return {"kind": "patent-taken", "seat": event.seat, "technology": box.tech_ids[event.technology]}
    if isinstance(event, RegionProgressed):
        return {
            "kind": "region-progressed",
            "seat": event.seat,
            "region": box.region_ids[event.region],
            "progress": event.progress,
        }
    if isinstance(event, OfficePlaced):
        return {"kind": "office-placed", "seat": event.seat, "region": box.region_ids[event.region], "slot": event.slot}
    if isinstance(event, ProgressReturned):
        return {
            "kind": "progress-returned",
            "seat": event.seat,
            "region": box.region_ids[event.region],
            "amount": event.amount,
        }
    if isinstance(event, BonusOffered):
        return {"kind": "bonus-offered", "seat": event.seat, "region": box.region_ids[event.region]}
    if isinstance(event, BonusTaken):
        return {"kind": "bonus-taken", "seat": event.seat, "region": box.region_ids[event.region]}
    if isinstance(event, BonusDeclined):
        return {"kind": "bonus-declined", "seat": event.seat, "region": box.region_ids[event.region]}
    if isinstance(event, BonusLapsed):
        return {"kind": "bonus-lapsed", "seat": event.seat, "region": box.region_ids[event.region]}
    if isinstance(event, GoodsGained):
        return {"kind": "goods-gained", "seat": event.seat, "amount": event.amount}
    if isinstance(event, Sold):
        return {
            "kind": "sold",
            "seat": event.seat,
            "region": box.region_ids[event.region],
            "customer": event.customer,
            "price": event.price,
        }
    if isinstance(event, SoldDirect):
        return {"kind": "sold-direct", "seat": event.seat, "price": event.price}
    if isinstance(event, TurnEnded):
        return {"kind": "turn-ended", "seat": event.seat}
    if isinstance(event, SalesScored):
        return {
            "kind": "sales-scored",
            "seat": event.seat,
            "goods": event.goods,
            "price": event.price,
            "points": event.points,
        }
    if isinstance(event, RegionScored):
        return {
            "kind": "region-scored",
            "seat": event.seat,
            "region": box.region_ids[event.region],
            "place": event.place,
            "points": event.points,
        }
    if isinstance(event, PurpleScored):
        return {"kind": "purple-scored", "seat": event.seat, "points": event.points}
    if isinstance(event, RoundEnded):
        return {"kind": "round-ended", "round": event.round}
    if isinstance(event, ImprovementDealt):
        return {"kind": "improvement-dealt", "space": event.space, "design": box.tile_ids[event.design]}
    if isinstance(event, RoundBegan):
        return {"kind": "round-began", "round": event.round}
    if isinstance(event, PatentsScored):
        return {"kind": "patents-scored", "seat": event.seat, "points": event.points}
    if isinstance(event, RetailersScored):
        return {"kind": "retailers-scored", "seat": event.seat, "points": event.points}
    if isinstance(event, MatchEnded):
        return {"kind": "match-ended"}
    raise TypeError(f"{event!r} is no event of this game")
