"""What a seat may see, built up field by field. All seats and spectators see the same: only decks are hidden."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from menlo.games.era.box import NONE, Box
from menlo.games.era.goods import BONUS, COAL, COG, COIN, GOOD_NAMES, METAL, TECHNOLOGY, TOOL, WOOD
from menlo.games.era.rules.stock import UNLIMITED
from menlo.games.era.scoring import capacity, cogs_invested
from menlo.games.era.state import AREA_NAMES, OVER, SOURCE_NAMES, EraState, Mat

PHASE_NAMES = ("placing", "choosing", "acting", "bonus", "closing", "over")


class GoodsView(TypedDict):
    coin: int
    metal: int
    technology: int
    tool: int
    coal: int
    wood: int
    cog: int
    bonus: int


class AreaView(TypedDict):
    area: str
    seats: list[int]


class DevelopmentView(TypedDict):
    invention: str
    side: str  # gold or silver
    cogs: int
    influence: int
    royalty: int  # influence on gold, coins on silver
    owner: int | None
    patented: bool


class DeckView(TypedDict):
    """A face-down deck: its content can be deduced (ERA-17), its order cannot, so it is given sorted."""

    count: int
    cards: list[str]


class LoadView(TypedDict):
    load: str
    good: str
    amount: int


class OwnedFactory(TypedDict):
    factory: str
    count: int


class MatView(TypedDict):
    goods: GoodsView
    square: int  # of the influence track
    points: dict[str, int]  # by source
    patents: int
    markers: int
    fresh: int  # bonus tokens that cannot be used yet
    factories: list[OwnedFactory]
    capacity: int
    cogs_invested: int


class ActionView(TypedDict):
    """The regular action in progress, or the one a bonus step follows."""

    area: str
    steps: int
    squares: list[int]
    cogs_spent: int
    registered: int


class EraView(TypedDict):
    seat: int
    phase: str
    round: int
    rounds: int
    start: int
    turn: int | None
    unplaced: int
    areas: list[AreaView]
    action: ActionView | None
    developments: list[DevelopmentView]
    cards: list[str | None]
    deck: DeckView
    discards: list[str]
    news: list[str]
    factories: list[str | None]
    factory_deck: DeckView
    factory_discards: list[str]
    loads: list[LoadView]
    supply: dict[str, int | None]  # None = unlimited
    mats: list[MatView]
    options: dict[str, str]


def view(s: EraState, seat: int) -> EraView:
    return {
        "seat": seat,
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "rounds": s.last_round,
        "start": s.start,
        "turn": None if s.phase == OVER else s.turn,
        "unplaced": s.unplaced,
        "areas": [
            {"area": name, "seats": [i for i in range(s.seats) if s.tokens[area] & (1 << i)]}
            for area, name in enumerate(AREA_NAMES)
        ],
        "action": _action(s),
        "developments": [_development(s, space) for space in range(len(s.owners))],
        "cards": _display(s.cards, s.box.card_ids),
        "deck": _deck(s.deck, s.box.card_ids),
        "discards": [s.box.card_ids[card] for card in s.discards],
        "news": [s.box.card_ids[card] for card in s.news],
        "factories": _display(s.factories, s.box.factory_ids),
        "factory_deck": _deck(s.factory_deck, s.box.factory_ids),
        "factory_discards": [s.box.factory_ids[factory] for factory in s.factory_discards],
        "loads": [
            {"load": id, "good": GOOD_NAMES[s.box.load_good[i]], "amount": s.loads[i]}
            for i, id in enumerate(s.box.load_ids)
        ],
        "supply": {name: None if s.supply[i] == UNLIMITED else s.supply[i] for i, name in enumerate(GOOD_NAMES)},
        "mats": [_mat(s, seat, mat) for seat, mat in enumerate(s.mats)],
        "options": dict(s.rulings.chosen),
    }


def _action(s: EraState) -> ActionView | None:
    if s.area == NONE:
        return None
    return {
        "area": AREA_NAMES[s.area],
        "steps": s.steps,
        "squares": [int(count) for count in s.squares],
        "cogs_spent": s.cogs_spent,
        "registered": s.registered,
    }


def _development(s: EraState, space: int) -> DevelopmentView:
    box: Box = s.box
    return {
        "invention": box.invention_ids[space // 2],
        "side": "gold" if space % 2 == 0 else "silver",
        "cogs": box.dev_cogs[space],
        "influence": box.dev_influence[space],
        "royalty": box.dev_royalty[space],
        "owner": None if s.owners[space] == NONE else s.owners[space],
        "patented": s.patented[space] == 1,
    }


def _mat(s: EraState, seat: int, mat: Mat) -> MatView:
    goods = mat.goods
    return {
        "goods": {
            "coin": goods[COIN],
            "metal": goods[METAL],
            "technology": goods[TECHNOLOGY],
            "tool": goods[TOOL],
            "coal": goods[COAL],
            "wood": goods[WOOD],
            "cog": goods[COG],
            "bonus": goods[BONUS],
        },
        "square": mat.square(),
        "points": {name: int(mat.points[i]) for i, name in enumerate(SOURCE_NAMES)},
        "patents": mat.patents,
        "markers": mat.markers,
        "fresh": mat.fresh,
        "factories": [
            {"factory": id, "count": mat.factories[i]} for i, id in enumerate(s.box.factory_ids) if mat.factories[i]
        ],
        "capacity": capacity(s, seat),
        "cogs_invested": cogs_invested(s, seat),
    }


def _display(display: vec[i64], ids: list[str]) -> list[str | None]:
    return [None if item == NONE else ids[item] for item in display]


def _deck(deck: vec[i64], ids: list[str]) -> DeckView:
    return {"count": len(deck), "cards": [ids[card] for card in sorted(deck)]}
