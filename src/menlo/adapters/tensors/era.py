"""The view of Era of Inventions as numbers."""

from typing import cast

from menlo.adapters.tensors.sheet import Sheet
from menlo.games.era.box import SEATS
from menlo.games.era.game import Era
from menlo.games.era.goods import GOOD_NAMES
from menlo.games.era.state import AREA_NAMES, SOURCE_NAMES
from menlo.games.era.view import PHASE_NAMES, EraView, MatView
from menlo.kernel.action import Data


def write(game: Era, data: Data, sheet: Sheet) -> None:
    view, box = cast(EraView, data), game.box
    sheet.seats(view["seat"], len(view["mats"]), SEATS[-1])
    sheet.number("seats", len(view["mats"]))
    sheet.one_of("phase", PHASE_NAMES, view["phase"])
    sheet.number("round", view["round"])
    sheet.number("rounds", view["rounds"])
    sheet.seat("start", view["start"])
    sheet.seat("turn", view["turn"])
    sheet.number("unplaced", view["unplaced"])
    action = view["action"]
    sheet.one_of("action.area", AREA_NAMES, action["area"] if action else None)
    sheet.number("action.steps", action["steps"] if action else 0)
    for square in range(3):
        sheet.number(f"action.squares[{square}]", action["squares"][square] if action else 0)
    sheet.number("action.cogs_spent", action["cogs_spent"] if action else 0)
    sheet.number("action.registered", action["registered"] if action else 0)
    for space in view["developments"]:
        name = f"developments[{space['invention']}.{space['side']}]"
        sheet.seat(f"{name}.owner", space["owner"])
        sheet.number(f"{name}.patented", space["patented"])
    for i in range(box.card_spaces):
        sheet.one_of(f"cards[{i}]", box.card_ids, view["cards"][i])
    sheet.bag("deck", box.card_ids, view["deck"]["cards"])
    sheet.bag("discards", box.card_ids, view["discards"])
    sheet.bag("news", box.card_ids, view["news"])
    for i in range(box.factory_spaces):
        sheet.one_of(f"factories[{i}]", box.factory_ids, view["factories"][i])
    sheet.bag("factory_deck", box.factory_ids, view["factory_deck"]["cards"])
    sheet.bag("factory_discards", box.factory_ids, view["factory_discards"])
    for load in view["loads"]:
        sheet.number(f"loads[{load['load']}]", load["amount"])
    for good in GOOD_NAMES:
        left = view["supply"][good]
        sheet.number(f"supply[{good}]", -1 if left is None else left)

    def write_mat(name: str, seat: int, mat: MatView) -> None:
        goods = cast(dict[str, int], mat["goods"])
        for good in GOOD_NAMES:
            sheet.number(f"{name}.goods[{good}]", goods[good])
        for area in view["areas"]:
            sheet.number(f"{name}.tokens[{area['area']}]", seat in area["seats"])
        for source in SOURCE_NAMES:
            sheet.number(f"{name}.points[{source}]", mat["points"][source])
        sheet.number(f"{name}.square", mat["square"])
        sheet.number(f"{name}.patents", mat["patents"])
        sheet.number(f"{name}.markers", mat["markers"])
        sheet.number(f"{name}.fresh", mat["fresh"])
        sheet.number(f"{name}.capacity", mat["capacity"])
        sheet.number(f"{name}.cogs_invested", mat["cogs_invested"])
        owned = {item["factory"]: item["count"] for item in mat["factories"]}
        for factory in box.factory_ids:
            sheet.number(f"{name}.factories[{factory}]", owned.get(factory, 0))

    sheet.each_seat("mats", view["mats"], write_mat)
