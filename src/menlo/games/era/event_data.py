"""Events as plain data: one TypedDict each, named by the ids of the pack."""

from typing import Literal, TypeAlias, TypedDict

from menlo.games.era.box import NONE, Box
from menlo.games.era.events import (
    AWARD_NAMES,
    DECK_NAMES,
    ActionBegan,
    ActionEnded,
    Awarded,
    BonusPassed,
    BonusUsed,
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardProduced,
    CardRemoved,
    ClosingBegan,
    ClosingFinished,
    CogTaken,
    DeckShuffled,
    Exchanged,
    FactoryBuilt,
    FactoryDiscarded,
    FactoryDrawn,
    FactoryMoved,
    FactoryRan,
    Gained,
    InfluenceGained,
    InventionDeveloped,
    LoadBought,
    LoadFilled,
    MatchEnded,
    Paid,
    PatentRegistered,
    RoundBegan,
    RoundEnded,
    RoyaltyDue,
    SymbolReached,
    TokenPlaced,
    TokenWithdrawn,
)
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.rules.market import SQUARE_NAMES
from menlo.games.era.state import AREA_NAMES, SOURCE_NAMES
from menlo.kernel.events import Event


class TokenPlacedData(TypedDict):
    kind: Literal["token-placed"]
    seat: int
    area: str


class ActionBeganData(TypedDict):
    kind: Literal["action-began"]
    seat: int
    area: str


class ActionEndedData(TypedDict):
    kind: Literal["action-ended"]
    seat: int
    area: str


class TokenWithdrawnData(TypedDict):
    kind: Literal["token-withdrawn"]
    seat: int
    area: str


class BonusUsedData(TypedDict):
    kind: Literal["bonus-used"]
    seat: int


class BonusPassedData(TypedDict):
    kind: Literal["bonus-passed"]
    seat: int


class PaidData(TypedDict):
    kind: Literal["paid"]
    seat: int
    good: str
    amount: int


class GainedData(TypedDict):
    kind: Literal["gained"]
    seat: int
    good: str
    amount: int


class InfluenceGainedData(TypedDict):
    kind: Literal["influence-gained"]
    seat: int
    amount: int
    square: int
    source: str


class SymbolReachedData(TypedDict):
    kind: Literal["symbol-reached"]
    seat: int
    square: int
    good: str


class FactoryBuiltData(TypedDict):
    kind: Literal["factory-built"]
    seat: int
    space: int
    factory: str


class FactoryRanData(TypedDict):
    kind: Literal["factory-ran"]
    seat: int
    factory: str
    count: int


class LoadBoughtData(TypedDict):
    kind: Literal["load-bought"]
    seat: int
    load: str


class CardProducedData(TypedDict):
    kind: Literal["card-produced"]
    seat: int
    space: int
    card: str


class RoyaltyDueData(TypedDict):
    kind: Literal["royalty-due"]
    owner: int
    seat: int
    development: int


class CogTakenData(TypedDict):
    kind: Literal["cog-taken"]
    seat: int


class ExchangedData(TypedDict):
    kind: Literal["exchanged"]
    seat: int
    square: str


class InventionDevelopedData(TypedDict):
    kind: Literal["invention-developed"]
    seat: int
    development: int


class PatentRegisteredData(TypedDict):
    kind: Literal["patent-registered"]
    seat: int
    square: int
    development: int | None


class RoundEndedData(TypedDict):
    kind: Literal["round-ended"]
    round: int


class CardRemovedData(TypedDict):
    kind: Literal["card-removed"]
    space: int
    card: str


class CardDiscardedData(TypedDict):
    kind: Literal["card-discarded"]
    space: int
    card: str


class CardMovedData(TypedDict):
    kind: Literal["card-moved"]
    space: int
    to_space: int
    card: str


class CardDrawnData(TypedDict):
    kind: Literal["card-drawn"]
    space: int
    card: str


class FactoryDiscardedData(TypedDict):
    kind: Literal["factory-discarded"]
    space: int
    factory: str


class FactoryMovedData(TypedDict):
    kind: Literal["factory-moved"]
    space: int
    to_space: int
    factory: str


class FactoryDrawnData(TypedDict):
    kind: Literal["factory-drawn"]
    space: int
    factory: str


class DeckShuffledData(TypedDict):
    kind: Literal["deck-shuffled"]
    deck: str
    count: int


class LoadFilledData(TypedDict):
    kind: Literal["load-filled"]
    load: str
    amount: int


class RoundBeganData(TypedDict):
    kind: Literal["round-began"]
    round: int
    start: int


class ClosingBeganData(TypedDict):
    kind: Literal["closing-began"]
    start: int


class ClosingFinishedData(TypedDict):
    kind: Literal["closing-finished"]
    seat: int


class AwardedData(TypedDict):
    kind: Literal["awarded"]
    seat: int
    award: str
    points: int


class MatchEndedData(TypedDict):
    kind: Literal["match-ended"]


EventData: TypeAlias = (
    TokenPlacedData
    | ActionBeganData
    | ActionEndedData
    | TokenWithdrawnData
    | BonusUsedData
    | BonusPassedData
    | PaidData
    | GainedData
    | InfluenceGainedData
    | SymbolReachedData
    | FactoryBuiltData
    | FactoryRanData
    | LoadBoughtData
    | CardProducedData
    | RoyaltyDueData
    | CogTakenData
    | ExchangedData
    | InventionDevelopedData
    | PatentRegisteredData
    | RoundEndedData
    | CardRemovedData
    | CardDiscardedData
    | CardMovedData
    | CardDrawnData
    | FactoryDiscardedData
    | FactoryMovedData
    | FactoryDrawnData
    | DeckShuffledData
    | LoadFilledData
    | RoundBeganData
    | ClosingBeganData
    | ClosingFinishedData
    | AwardedData
    | MatchEndedData
)


def encode_event(box: Box, event: Event) -> EventData:
    if isinstance(event, TokenPlaced):
        return {"kind": "token-placed", "seat": event.seat, "area": AREA_NAMES[event.area]}
    if isinstance(event, ActionBegan):
        return {"kind": "action-began", "seat": event.seat, "area": AREA_NAMES[event.area]}
    if isinstance(event, ActionEnded):
        return {"kind": "action-ended", "seat": event.seat, "area": AREA_NAMES[event.area]}
    if isinstance(event, TokenWithdrawn):
        return {"kind": "token-withdrawn", "seat": event.seat, "area": AREA_NAMES[event.area]}
    if isinstance(event, BonusUsed):
        return {"kind": "bonus-used", "seat": event.seat}
    if isinstance(event, BonusPassed):
        return {"kind": "bonus-passed", "seat": event.seat}
    if isinstance(event, Paid):
        return {"kind": "paid", "seat": event.seat, "good": GOOD_NAMES[event.good], "amount": event.amount}
    if isinstance(event, Gained):
        return {"kind": "gained", "seat": event.seat, "good": GOOD_NAMES[event.good], "amount": event.amount}
    if isinstance(event, InfluenceGained):
        return {
            "kind": "influence-gained",
            "seat": event.seat,
            "amount": event.amount,
            "square": event.square,
            "source": SOURCE_NAMES[event.source],
        }
    if isinstance(event, SymbolReached):
        return {"kind": "symbol-reached", "seat": event.seat, "square": event.square, "good": GOOD_NAMES[event.good]}
    if isinstance(event, FactoryBuilt):
        return {
            "kind": "factory-built",
            "seat": event.seat,
            "space": event.space,
            "factory": box.factory_ids[event.factory],
        }
    if isinstance(event, FactoryRan):
        return {
            "kind": "factory-ran",
            "seat": event.seat,
            "factory": box.factory_ids[event.factory],
            "count": event.count,
        }
    if isinstance(event, LoadBought):
        return {"kind": "load-bought", "seat": event.seat, "load": box.load_ids[event.load]}
    if isinstance(event, CardProduced):
        return {"kind": "card-produced", "seat": event.seat, "space": event.space, "card": box.card_ids[event.card]}
    if isinstance(event, RoyaltyDue):
        return {"kind": "royalty-due", "owner": event.owner, "seat": event.seat, "development": event.space}
    if isinstance(event, CogTaken):
        return {"kind": "cog-taken", "seat": event.seat}
    if isinstance(event, Exchanged):
        return {"kind": "exchanged", "seat": event.seat, "square": SQUARE_NAMES[event.square]}
    if isinstance(event, InventionDeveloped):
        return {"kind": "invention-developed", "seat": event.seat, "development": event.space}
    if isinstance(event, PatentRegistered):
        return {
            "kind": "patent-registered",
            "seat": event.seat,
            "square": event.square,
            "development": None if event.space == NONE else event.space,
        }
    if isinstance(event, RoundEnded):
        return {"kind": "round-ended", "round": event.round}
    if isinstance(event, CardRemoved):
        return {"kind": "card-removed", "space": event.space, "card": box.card_ids[event.card]}
    if isinstance(event, CardDiscarded):
        return {"kind": "card-discarded", "space": event.space, "card": box.card_ids[event.card]}
    if isinstance(event, CardMoved):
        return {
            "kind": "card-moved",
            "space": event.space,
            "to_space": event.to_space,
            "card": box.card_ids[event.card],
        }
    if isinstance(event, CardDrawn):
        return {"kind": "card-drawn", "space": event.space, "card": box.card_ids[event.card]}
    if isinstance(event, FactoryDiscarded):
        return {"kind": "factory-discarded", "space": event.space, "factory": box.factory_ids[event.factory]}
    if isinstance(event, FactoryMoved):
        return {
            "kind": "factory-moved",
            "space": event.space,
            "to_space": event.to_space,
            "factory": box.factory_ids[event.factory],
        }
    if isinstance(event, FactoryDrawn):
        return {"kind": "factory-drawn", "space": event.space, "factory": box.factory_ids[event.factory]}
    if isinstance(event, DeckShuffled):
        return {"kind": "deck-shuffled", "deck": DECK_NAMES[event.deck], "count": event.count}
    if isinstance(event, LoadFilled):
        return {"kind": "load-filled", "load": box.load_ids[event.load], "amount": event.amount}
    if isinstance(event, RoundBegan):
        return {"kind": "round-began", "round": event.round, "start": event.start}
    if isinstance(event, ClosingBegan):
        return {"kind": "closing-began", "start": event.start}
    if isinstance(event, ClosingFinished):
        return {"kind": "closing-finished", "seat": event.seat}
    if isinstance(event, Awarded):
        return {"kind": "awarded", "seat": event.seat, "award": AWARD_NAMES[event.award], "points": event.points}
    if isinstance(event, MatchEnded):
        return {"kind": "match-ended"}
    raise TypeError(f"{event!r} is no event of this game")
