"""What is printed on the components: all a picture of the table needs beside the view. Never changes in play."""

from collections.abc import Mapping
from typing import TypedDict

from menlo.games.era.box import DEVELOPMENTS, NONE, SEATS, Box, card_message
from menlo.games.era.goods import GOOD_NAMES, GOODS
from menlo.games.era.state import AREA_NAMES
from menlo.kernel.action import Data

CARD_KINDS = ("start", "official", "fake")


class Limits(TypedDict):
    """How much one regular action allows."""

    builds: int
    loads: int
    productions: int
    exchanges: int
    exchanges_per_square: int
    cogs: int  # spent on development
    patents: int


class DevelopmentSpace(TypedDict):
    cogs: int
    influence: int
    royalty: int  # influence on gold, coins on silver


class Invention(TypedDict):
    invention: str
    name: str  # message id
    gold: DevelopmentSpace  # development space 2 * its place in the list
    silver: DevelopmentSpace  # the space after it


class InventionCard(TypedDict):
    card: str
    name: str  # message id
    kind: str  # start, official or fake
    invention: int | None  # its place among the inventions; None for start cards
    copies: int
    cost: dict[str, int]  # by good, without zeroes
    free: int  # cubes of the player's choice: metal, technology or tool
    profit: dict[str, int]  # coin, cog or influence, without zeroes


class Factory(TypedDict):
    factory: str
    name: str  # message id
    good: str
    amount: int
    wood: int  # the cost
    coal: int
    influence: int  # when built
    copies: int


class Load(TypedDict):
    load: str
    name: str  # message id
    good: str
    fill: int  # how many cubes come to it when it is empty


class PatentSquare(TypedDict):
    coins: int
    influence: int


class Components(TypedDict):
    goods: list[str]  # in the order of their numbers in actions
    areas: list[str]  # likewise
    action_tokens: dict[str, int]  # of each player, by number of players
    markers: int  # of each player
    limits: Limits
    leaving: int  # the last spaces of both displays, cleared at round end
    inventions: list[Invention]
    cards: list[InventionCard]
    factories: list[Factory]  # the start factory first, in the order of their numbers in actions
    loads: list[Load]
    patents: list[PatentSquare]
    track: list[str | None]  # square -> the good of its symbol; beyond the list there are none


def components(box: Box) -> Data:
    everything: Components = {
        "goods": list(GOOD_NAMES),
        "areas": list(AREA_NAMES),
        "action_tokens": {str(seats): int(box.action_tokens[i]) for i, seats in enumerate(SEATS)},
        "markers": int(box.markers),
        "limits": _limits(box),
        "leaving": int(box.leaving),
        "inventions": [_invention(box, space // 2) for space in range(0, DEVELOPMENTS, 2)],
        "cards": [_card(box, card) for card in range(len(box.card_ids))],
        "factories": [_factory(box, factory) for factory in range(len(box.factory_ids))],
        "loads": [
            {
                "load": id,
                "name": f"era-load-{id}",
                "good": GOOD_NAMES[box.load_good[load]],
                "fill": int(box.load_fill[load]),
            }
            for load, id in enumerate(box.load_ids)
        ],
        "patents": [
            {"coins": int(coins), "influence": int(box.patent_influence[square])}
            for square, coins in enumerate(box.patent_coins)
        ],
        "track": [None if good == NONE else GOOD_NAMES[good] for good in box.track],
    }
    return everything


def _limits(box: Box) -> Limits:
    return {
        "builds": int(box.most_builds),
        "loads": int(box.most_loads),
        "productions": int(box.most_productions),
        "exchanges": int(box.most_exchanges),
        "exchanges_per_square": int(box.most_per_square),
        "cogs": int(box.most_cogs),
        "patents": int(box.most_patents),
    }


def _invention(box: Box, invention: int) -> Invention:
    id = box.invention_ids[invention]
    return {
        "invention": id,
        "name": f"era-invention-{id}",
        "gold": _space(box, 2 * invention),
        "silver": _space(box, 2 * invention + 1),
    }


def _space(box: Box, space: int) -> DevelopmentSpace:
    return {
        "cogs": int(box.dev_cogs[space]),
        "influence": int(box.dev_influence[space]),
        "royalty": int(box.dev_royalty[space]),
    }


def _card(box: Box, card: int) -> InventionCard:
    invention = int(box.card_invention[card])
    return {
        "card": box.card_ids[card],
        "name": card_message(box, card),
        "kind": CARD_KINDS[box.card_kind[card]],
        "invention": None if invention == NONE else invention,
        "copies": int(box.card_copies[card]),
        "cost": _nonzero({name: int(box.card_cost[card * GOODS + good]) for good, name in enumerate(GOOD_NAMES)}),
        "free": int(box.card_free[card]),
        "profit": _nonzero(
            {
                "coin": int(box.card_coins[card]),
                "cog": int(box.card_cogs[card]),
                "influence": int(box.card_influence[card]),
            }
        ),
    }


def _factory(box: Box, factory: int) -> Factory:
    return {
        "factory": box.factory_ids[factory],
        "name": f"era-factory-{box.factory_ids[factory]}",
        "good": GOOD_NAMES[box.factory_good[factory]],
        "amount": int(box.factory_amount[factory]),
        "wood": int(box.factory_wood[factory]),
        "coal": int(box.factory_coal[factory]),
        "influence": int(box.factory_influence[factory]),
        "copies": int(box.factory_copies[factory]),
    }


def _nonzero(amounts: Mapping[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount}
