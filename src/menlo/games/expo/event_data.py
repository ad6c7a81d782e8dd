"""Events as plain data: one TypedDict each, named by the ids of the pack."""

from typing import Literal, TypeAlias, TypedDict

from menlo.games.expo.box import CARD_NAMES, Box
from menlo.games.expo.events import (
    AcademyBought,
    ActionEnded,
    BonusDrawn,
    BonusTaken,
    CardPlayed,
    CardSwapped,
    EndCaused,
    GhostDeckShuffled,
    GhostMoved,
    GhostRevealed,
    GhostSkipped,
    GhostTileDrawn,
    HandicapDrawn,
    JuryChosen,
    JuryDrawn,
    MatchEnded,
    MoneyGained,
    OptionChosen,
    OptionEnded,
    PieceMoved,
    ProjectCompleted,
    ProjectReturned,
    ProjectRevealed,
    RoundBegan,
    RoundEnded,
    Scored,
    ScrapRemoved,
    ScrapReplaced,
    StationCleared,
    StationFilled,
    TileBought,
    TileChosen,
    TileLifted,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TilesShuffled,
    TileTaken,
    TurnPassed,
)
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES
from menlo.games.expo.scoring import SOURCE_NAMES
from menlo.games.expo.state import CONFERENCE_NAMES, END_NAMES
from menlo.games.expo.tiles import column_of, row_of, tile_id
from menlo.kernel.events import Event


class CardPlayedData(TypedDict):
    kind: Literal["card-played"]
    seat: int
    card: str
    upgraded: bool


class MoneyGainedData(TypedDict):
    kind: Literal["money-gained"]
    seat: int
    amount: int
    money: int


class TileBoughtData(TypedDict):
    kind: Literal["tile-bought"]
    seat: int
    space: int
    tile: str
    price: int


class TileTakenData(TypedDict):
    kind: Literal["tile-taken"]
    seat: int
    space: int
    tile: str


class AcademyBoughtData(TypedDict):
    kind: Literal["academy-bought"]
    seat: int
    tile: str
    price: int


class TileChosenData(TypedDict):
    kind: Literal["tile-chosen"]
    seat: int
    tile: str


class TilePlacedData(TypedDict):
    kind: Literal["tile-placed"]
    seat: int
    tile: str
    row: int
    column: int
    rotation: int


class TileRemovedData(TypedDict):
    kind: Literal["tile-removed"]
    seat: int
    tile: str
    row: int
    column: int


class ScrapRemovedData(TypedDict):
    kind: Literal["scrap-removed"]
    seat: int
    row: int
    column: int


class TileLiftedData(TypedDict):
    kind: Literal["tile-lifted"]
    seat: int
    tile: str
    row: int
    column: int


class TileMovedData(TypedDict):
    kind: Literal["tile-moved"]
    seat: int
    tile: str
    row: int
    column: int
    rotation: int


class HandicapDrawnData(TypedDict):
    kind: Literal["handicap-drawn"]
    seat: int
    tile: str


class ScrapReplacedData(TypedDict):
    kind: Literal["scrap-replaced"]
    seat: int
    tile: str
    row: int
    column: int
    rotation: int


class ProjectCompletedData(TypedDict):
    kind: Literal["project-completed"]
    seat: int
    tile: str
    points: int
    leads: int


class CardSwappedData(TypedDict):
    kind: Literal["card-swapped"]
    seat: int
    card: str
    upgraded: bool


class PieceMovedData(TypedDict):
    kind: Literal["piece-moved"]
    seat: int
    track: str
    step: int
    price: int


class GhostTileDrawnData(TypedDict):
    kind: Literal["ghost-tile-drawn"]
    tile: str


class GhostMovedData(TypedDict):
    kind: Literal["ghost-moved"]
    track: str
    step: int


class BonusTakenData(TypedDict):
    kind: Literal["bonus-taken"]
    seat: int
    bonus: str
    track: str


class BonusDrawnData(TypedDict):
    kind: Literal["bonus-drawn"]
    bonus: str
    track: str


class OptionChosenData(TypedDict):
    kind: Literal["option-chosen"]
    seat: int
    option: str


class OptionEndedData(TypedDict):
    kind: Literal["option-ended"]
    seat: int


class ActionEndedData(TypedDict):
    kind: Literal["action-ended"]
    seat: int
    card: str


class JuryChosenData(TypedDict):
    kind: Literal["jury-chosen"]
    seat: int
    energy: str


class JuryDrawnData(TypedDict):
    kind: Literal["jury-drawn"]
    energy: str


class ProjectReturnedData(TypedDict):
    kind: Literal["project-returned"]
    tile: str


class ProjectRevealedData(TypedDict):
    kind: Literal["project-revealed"]
    tile: str


class StationClearedData(TypedDict):
    kind: Literal["station-cleared"]
    count: int


class StationFilledData(TypedDict):
    kind: Literal["station-filled"]
    space: int
    tile: str


class TilesShuffledData(TypedDict):
    kind: Literal["tiles-shuffled"]
    count: int


class RoundEndedData(TypedDict):
    kind: Literal["round-ended"]
    round: int


class RoundBeganData(TypedDict):
    kind: Literal["round-began"]
    round: int
    start: int


class EndCausedData(TypedDict):
    kind: Literal["end-caused"]
    seat: int
    end: str


class TurnPassedData(TypedDict):
    kind: Literal["turn-passed"]
    seat: int


class GhostDeckShuffledData(TypedDict):
    kind: Literal["ghost-deck-shuffled"]


class GhostRevealedData(TypedDict):
    kind: Literal["ghost-revealed"]
    card: str


class GhostSkippedData(TypedDict):
    kind: Literal["ghost-skipped"]
    card: str


class ScoredData(TypedDict):
    kind: Literal["scored"]
    seat: int
    source: str
    points: int


class MatchEndedData(TypedDict):
    kind: Literal["match-ended"]
    end: str


EventData: TypeAlias = (
    CardPlayedData
    | MoneyGainedData
    | TileBoughtData
    | TileTakenData
    | AcademyBoughtData
    | TileChosenData
    | TilePlacedData
    | TileRemovedData
    | ScrapRemovedData
    | TileLiftedData
    | TileMovedData
    | HandicapDrawnData
    | ScrapReplacedData
    | ProjectCompletedData
    | CardSwappedData
    | PieceMovedData
    | GhostTileDrawnData
    | GhostMovedData
    | BonusTakenData
    | BonusDrawnData
    | OptionChosenData
    | OptionEndedData
    | ActionEndedData
    | JuryChosenData
    | JuryDrawnData
    | ProjectReturnedData
    | ProjectRevealedData
    | StationClearedData
    | StationFilledData
    | TilesShuffledData
    | RoundEndedData
    | RoundBeganData
    | EndCausedData
    | TurnPassedData
    | GhostDeckShuffledData
    | GhostRevealedData
    | GhostSkippedData
    | ScoredData
    | MatchEndedData
)


def encode_event(box: Box, event: Event) -> EventData:
    if isinstance(event, CardPlayed):
        return {"kind": "card-played", "seat": event.seat, "card": CARD_NAMES[event.card], "upgraded": event.upgraded}
    if isinstance(event, MoneyGained):
        return {"kind": "money-gained", "seat": event.seat, "amount": event.amount, "money": event.money}
    if isinstance(event, TileBought):
        return {
            "kind": "tile-bought",
            "seat": event.seat,
            "space": event.space,
            "tile": tile_id(box, event.tile),
            "price": event.price,
        }
    if isinstance(event, TileTaken):
        return {"kind": "tile-taken", "seat": event.seat, "space": event.space, "tile": tile_id(box, event.tile)}
    if isinstance(event, AcademyBought):
        return {"kind": "academy-bought", "seat": event.seat, "tile": tile_id(box, event.tile), "price": event.price}
    if isinstance(event, TileChosen):
        return {"kind": "tile-chosen", "seat": event.seat, "tile": tile_id(box, event.tile)}
    if isinstance(event, TilePlaced):
        return {
            "kind": "tile-placed",
            "seat": event.seat,
            "tile": tile_id(box, event.tile),
            "row": row_of(box, event.cell),
            "column": column_of(box, event.cell),
            "rotation": event.rotation,
        }
    if isinstance(event, TileRemoved):
        return {
            "kind": "tile-removed",
            "seat": event.seat,
            "tile": tile_id(box, event.tile),
            "row": row_of(box, event.cell),
            "column": column_of(box, event.cell),
        }
    if isinstance(event, ScrapRemoved):
        return {
            "kind": "scrap-removed",
            "seat": event.seat,
            "row": row_of(box, event.cell),
            "column": column_of(box, event.cell),
        }
    if isinstance(event, TileLifted):
        return {
            "kind": "tile-lifted",
            "seat": event.seat,
            "tile": tile_id(box, event.tile),
            "row": row_of(box, event.cell),
            "column": column_of(box, event.cell),
        }
    if isinstance(event, TileMoved):
        return {
            "kind": "tile-moved",
            "seat": event.seat,
            "tile": tile_id(box, event.tile),
            "row": row_of(box, event.cell),
            "column": column_of(box, event.cell),
            "rotation": event.rotation,
        }
    if isinstance(event, HandicapDrawn):
        return {"kind": "handicap-drawn", "seat": event.seat, "tile": tile_id(box, event.tile)}
    if isinstance(event, ScrapReplaced):
        return {
            "kind": "scrap-replaced",
            "seat": event.seat,
            "tile": tile_id(box, event.tile),
            "row": row_of(box, event.cell),
            "column": column_of(box, event.cell),
            "rotation": event.rotation,
        }
    if isinstance(event, ProjectCompleted):
        return {
            "kind": "project-completed",
            "seat": event.seat,
            "tile": tile_id(box, event.tile),
            "points": event.points,
            "leads": event.leads,
        }
    if isinstance(event, CardSwapped):
        return {"kind": "card-swapped", "seat": event.seat, "card": CARD_NAMES[event.card], "upgraded": event.upgraded}
    if isinstance(event, PieceMoved):
        return {
            "kind": "piece-moved",
            "seat": event.seat,
            "track": RESOURCE_NAMES[event.track],
            "step": event.step,
            "price": event.price,
        }
    if isinstance(event, GhostTileDrawn):
        return {"kind": "ghost-tile-drawn", "tile": tile_id(box, event.tile)}
    if isinstance(event, GhostMoved):
        return {"kind": "ghost-moved", "track": RESOURCE_NAMES[event.track], "step": event.step}
    if isinstance(event, BonusTaken):
        return {
            "kind": "bonus-taken",
            "seat": event.seat,
            "bonus": box.bonus_ids[event.bonus],
            "track": RESOURCE_NAMES[event.track],
        }
    if isinstance(event, BonusDrawn):
        return {"kind": "bonus-drawn", "bonus": box.bonus_ids[event.bonus], "track": RESOURCE_NAMES[event.track]}
    if isinstance(event, OptionChosen):
        return {"kind": "option-chosen", "seat": event.seat, "option": CONFERENCE_NAMES[event.option]}
    if isinstance(event, OptionEnded):
        return {"kind": "option-ended", "seat": event.seat}
    if isinstance(event, ActionEnded):
        return {"kind": "action-ended", "seat": event.seat, "card": CARD_NAMES[event.card]}
    if isinstance(event, JuryChosen):
        return {"kind": "jury-chosen", "seat": event.seat, "energy": ENERGY_NAMES[event.energy]}
    if isinstance(event, JuryDrawn):
        return {"kind": "jury-drawn", "energy": ENERGY_NAMES[event.energy]}
    if isinstance(event, ProjectReturned):
        return {"kind": "project-returned", "tile": tile_id(box, event.tile)}
    if isinstance(event, ProjectRevealed):
        return {"kind": "project-revealed", "tile": tile_id(box, event.tile)}
    if isinstance(event, StationCleared):
        return {"kind": "station-cleared", "count": event.count}
    if isinstance(event, StationFilled):
        return {"kind": "station-filled", "space": event.space, "tile": tile_id(box, event.tile)}
    if isinstance(event, TilesShuffled):
        return {"kind": "tiles-shuffled", "count": event.count}
    if isinstance(event, RoundEnded):
        return {"kind": "round-ended", "round": event.round}
    if isinstance(event, RoundBegan):
        return {"kind": "round-began", "round": event.round, "start": event.start}
    if isinstance(event, EndCaused):
        return {"kind": "end-caused", "seat": event.seat, "end": END_NAMES[event.end]}
    if isinstance(event, TurnPassed):
        return {"kind": "turn-passed", "seat": event.seat}
    if isinstance(event, GhostDeckShuffled):
        return {"kind": "ghost-deck-shuffled"}
    if isinstance(event, GhostRevealed):
        return {"kind": "ghost-revealed", "card": CARD_NAMES[event.card]}
    if isinstance(event, GhostSkipped):
        return {"kind": "ghost-skipped", "card": CARD_NAMES[event.card]}
    if isinstance(event, Scored):
        return {"kind": "scored", "seat": event.seat, "source": SOURCE_NAMES[event.source], "points": event.points}
    assert isinstance(event, MatchEnded), "an event of another game"
    return {"kind": "match-ended", "end": END_NAMES[event.end]}
