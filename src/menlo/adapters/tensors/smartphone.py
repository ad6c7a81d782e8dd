"""The view of Smartphone Inc. as numbers. Of plans only one's own is written; what others' plans bring is on their
mats once it is revealed."""

from typing import cast

from menlo.adapters.tensors.sheet import Sheet
from menlo.games.smartphone.box import MOST_DISPLAY, PAD_NAMES, SEATS, Box
from menlo.games.smartphone.game import Smartphone
from menlo.games.smartphone.grid import DIRECTION_NAMES
from menlo.games.smartphone.observe import MOST_LAID
from menlo.games.smartphone.state import PHASE_NAMES, SOURCE_NAMES
from menlo.games.smartphone.view import LaidView, MatView, PlanView, SmartphoneView
from menlo.kernel.action import Data

TURN_NAMES = ("0", "1", "2", "3")


def write(game: Smartphone, data: Data, sheet: Sheet) -> None:
    view, box = cast(SmartphoneView, data), game.box
    mats = view["mats"]
    sheet.seats(view["seat"], len(mats), SEATS[-1])
    sheet.number("seats", sum(not mat["steve"] for mat in mats))
    sheet.one_of("phase", PHASE_NAMES, view["phase"])
    sheet.number("round", view["round"])
    sheet.number("rounds", view["rounds"])
    sheet.seat("turn", view["turn"])
    for place in range(SEATS[-1]):
        sheet.seat(f"order[{place}]", view["order"][place] if place < len(view["order"]) else None)
    sheet.number("hand", view["hand"])
    pending = view["pending"]
    sheet.one_of("pending.kind", ("bonus", "improvement"), pending["kind"] if pending else None)
    sheet.one_of("pending.region", box.region_ids, pending["region"] if pending else None)
    for technology in view["technologies"]:
        sheet.number(f"technologies[{technology['technology']}].back", technology["side"] == "back")
        sheet.seat(f"technologies[{technology['technology']}].holder", technology["holder"])
    write_regions(box, view, sheet)
    for i in range(MOST_DISPLAY):
        sheet.one_of(f"display[{i}]", box.tile_ids, view["display"][i] if i < len(view["display"]) else None)
    sheet.bag("pile", box.tile_ids, view["pile"]["improvements"])
    sheet.number("tokens", view["tokens"])
    sheet.each_seat("mats", mats, lambda name, seat, mat: write_mat(box, name, mat, sheet))
    write_plan(box, mats[max(view["seat"], 0)]["plan"], sheet)


def write_regions(box: Box, view: SmartphoneView, sheet: Sheet) -> None:
    for i, region in enumerate(view["regions"]):
        name = f"regions[{region['region']}]"
        sheet.number(f"{name}.retailer", region["retailer"])
        for slot, owner in enumerate(region["offices"]):
            sheet.seat(f"{name}.offices[{slot}]", owner)
        for j in range(box.customer_first[i + 1] - box.customer_first[i]):
            customer = region["customers"][j] if region["customers"] else None
            sheet.seat(f"{name}.customers[{j}].player", customer["player"] if customer else None)


def write_mat(box: Box, name: str, mat: MatView, sheet: Sheet) -> None:
    sheet.one_of(f"{name}.colour", box.colour_ids, mat["colour"])
    for key in ("steve", "ready", "price", "factory", "gears", "trucks", "score", "total"):
        sheet.number(f"{name}.{key}", cast(dict[str, int], mat)[key])
    for key in ("tokens", "markers", "offices", "stock", "produced", "direct", "sold"):
        sheet.number(f"{name}.{key}", cast(dict[str, int], mat)[key])
    for source in SOURCE_NAMES:
        sheet.number(f"{name}.points[{source}]", mat["points"][source])
    sheet.bag(f"{name}.technologies", box.tech_ids, mat["technologies"])
    for technology in box.tech_ids:
        sheet.number(f"{name}.technology_progress[{technology}]", mat["technology_progress"][technology])
        sheet.number(f"{name}.technology_costs[{technology}]", mat["technology_costs"][technology])
    for region in box.region_ids:
        sheet.number(f"{name}.region_progress[{region}]", mat["region_progress"][region])
        sheet.number(f"{name}.region_costs[{region}]", mat["region_costs"][region])
    sheet.bag(f"{name}.improvements", box.tile_ids, mat["improvements"])


def write_plan(box: Box, plan: PlanView | None, sheet: Sheet) -> None:
    """One's own; the first improvements laid, in order: more than a dozen are hardly ever in one hand."""
    sheet.one_of("plan.lower", PAD_NAMES, plan["lower"] if plan else None)
    for pad in range(2):
        sheet.number(f"plan.faces[{PAD_NAMES[pad]}]", plan["faces"][pad] if plan else 0)
    turn = plan["turn"] if plan else None
    sheet.one_of("plan.turn", TURN_NAMES, None if turn is None else str(turn))
    sheet.number("plan.row", plan["row"] if plan else 0)
    sheet.number("plan.column", plan["column"] if plan else 0)
    sheet.bag("plan.down", box.tile_ids, plan["down"] if plan else [])
    for key in ("price", "goods", "factory", "gears", "trucks"):
        sheet.number(f"plan.result.{key}", cast(dict[str, int], plan["result"])[key] if plan else 0)
    for i in range(MOST_LAID):
        laid: LaidView | None = plan["laid"][i] if plan and i < len(plan["laid"]) else None
        sheet.one_of(f"plan.laid[{i}]", box.tile_ids, laid["improvement"] if laid else None)
        sheet.number(f"plan.laid[{i}].row", laid["row"] if laid else 0)
        sheet.number(f"plan.laid[{i}].column", laid["column"] if laid else 0)
        sheet.one_of(f"plan.laid[{i}].direction", DIRECTION_NAMES, laid["direction"] if laid else None)
        sheet.number(f"plan.laid[{i}].under", laid["under"] if laid else 0)
