"""The view of Expo 1906 as numbers. Tiles in a lab are told by a number: their place in the list of resource tiles,
projects and technologies, counted from 1."""

from typing import cast

from menlo.adapters.tensors.sheet import Sheet
from menlo.games.expo.box import CARD_NAMES, MOST_STATION, PIECES, SEATS, Box
from menlo.games.expo.game import Expo
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES, TRACKS
from menlo.games.expo.scoring import SOURCE_NAMES
from menlo.games.expo.state import CONFERENCE_NAMES, END_NAMES, PHASE_NAMES
from menlo.games.expo.view import ExpoView, MatView, PieceView
from menlo.kernel.action import Data

KINDS = ("resource", "project", "technology")


def write(game: Expo, data: Data, sheet: Sheet) -> None:
    view, box = cast(ExpoView, data), game.box
    sheet.seats(view["seat"], len(view["mats"]), SEATS[-1])
    write_course(box, view, sheet)
    for space in range(MOST_STATION):
        tile = view["station"][space] if space < len(view["station"]) else None
        sheet.one_of(f"station[{space}]", box.tile_ids, tile)
    sheet.bag("draw", box.tile_ids, view["draw"]["content"])
    sheet.bag("discards", box.tile_ids, view["discards"])
    sheet.bag("academy.slots", box.project_ids, [stack["slot"] for stack in view["academy"] if stack["slot"]])
    sheet.bag("academy.unseen", box.project_ids, [id for stack in view["academy"] for id in stack["unseen"]])
    sheet.bag("academy.under", box.project_ids, [id for stack in view["academy"] for id in stack["under"]])
    sheet.bag("technologies", box.technology_ids, view["technologies"])
    sheet.bag("jury.placed", ENERGY_NAMES, view["jury"]["placed"])
    for energy in ENERGY_NAMES:
        sheet.number(f"jury.left[{energy}]", view["jury"]["left"][energy])
    sheet.one_of("jury.prefers", ENERGY_NAMES, view["jury"]["prefers"])
    write_office(box, view, sheet)
    deck = view["ghost_deck"]
    sheet.bag("ghost_deck", CARD_NAMES, deck["content"] if deck else [])
    sheet.bag("revealed", CARD_NAMES, view["revealed"])
    sheet.one_of("ending", END_NAMES[1:], view["ending"])
    sheet.seat("ender", view["ender"])
    pieces = {(piece["seat"], piece["piece"]): piece for piece in view["pieces"]}

    def write_seat(name: str, seat: int, mat: MatView) -> None:
        write_mat(box, name, mat, sheet)
        for i in range(PIECES):
            write_piece(f"{name}.pieces[{i}]", pieces[seat, i], sheet)

    sheet.each_seat("mats", view["mats"], write_seat)


def write_course(box: Box, view: ExpoView, sheet: Sheet) -> None:
    tiles = all_tiles(box)
    sheet.number("seats", len(view["mats"]))
    sheet.one_of("phase", PHASE_NAMES, view["phase"])
    sheet.number("round", view["round"])
    sheet.number("rounds", view["rounds"])
    sheet.seat("first", view["first"])
    sheet.seat("start", view["start"])
    sheet.seat("turn", view["turn"])
    sheet.one_of("last", CARD_NAMES, view["last"])
    action = view["action"]
    sheet.one_of("action.card", CARD_NAMES, action["card"] if action else None)
    sheet.number("action.upgraded", action["upgraded"] if action else 0)
    sheet.number("action.done", action["done"] if action else 0)
    sheet.number("action.most", action["most"] if action else 0)
    sheet.number("action.price", action["price"] if action else 0)
    sheet.bag("action.chosen", CONFERENCE_NAMES, action["chosen"] if action else [])
    sheet.one_of("action.tile", tiles, action["tile"] if action else view["drawn"])
    sheet.one_of("action.track", RESOURCE_NAMES[:TRACKS], action["track"] if action else None)


def write_office(box: Box, view: ExpoView, sheet: Sheet) -> None:
    ghosts = {piece["track"]: piece["step"] for piece in view["pieces"] if piece["seat"] is None}
    for track in view["tracks"]:
        name = f"tracks[{track['track']}]"
        sheet.seat(f"{name}.leader", track["leader"])
        sheet.number(f"{name}.ghost_leads", track["ghost_leads"])
        sheet.number(f"{name}.ghost", ghosts.get(track["track"], 0))
        sheet.one_of(f"{name}.bonus", box.bonus_ids, track["bonus"])


def write_piece(name: str, piece: PieceView, sheet: Sheet) -> None:
    sheet.one_of(f"{name}.track", RESOURCE_NAMES[:TRACKS], piece["track"])
    sheet.number(f"{name}.step", piece["step"])


def write_mat(box: Box, name: str, mat: MatView, sheet: Sheet) -> None:
    for key in ("money", "prestige", "total", "cards", "handicap"):
        sheet.number(f"{name}.{key}", cast(dict[str, int], mat)[key])
    for source in SOURCE_NAMES:
        sheet.number(f"{name}.points[{source}]", mat["points"][source])
    sheet.bag(f"{name}.hand", CARD_NAMES, mat["hand"] or [])
    sheet.bag(f"{name}.played", CARD_NAMES, mat["played"] or [])
    sheet.one_of(f"{name}.last", CARD_NAMES, mat["last"])
    sheet.bag(f"{name}.upgraded", CARD_NAMES, mat["upgraded"])
    sheet.bag(f"{name}.supply", all_tiles(box), mat["supply"])
    sheet.bag(f"{name}.technologies", box.technology_ids, mat["technologies"])
    projects = {project["project"]: project for project in mat["projects"]}
    for id in box.project_ids:
        project = projects.get(id)
        sheet.number(f"{name}.projects[{id}].laid", project["laid"] if project else 0)
        sheet.number(f"{name}.projects[{id}].completed", id in mat["completed"])
        sheet.number(f"{name}.projects[{id}].lacks", sum(project["lacks"].values()) if project else 0)
        sheet.number(f"{name}.projects[{id}].worth", project["worth"] if project else 0)
    write_lab(box, name, mat, sheet)


def write_lab(box: Box, name: str, mat: MatView, sheet: Sheet) -> None:
    """By cell: a scrap, or which tile lies there, of which kind and how turned."""
    numbers = {id: number for number, id in enumerate(all_tiles(box), 1)}
    scraps = {(cell["row"], cell["column"]) for cell in mat["lab"]["scraps"]}
    laid = {(cell["row"], cell["column"]): tile for tile in mat["lab"]["tiles"] for cell in tile["cells"]}
    for row in range(1, box.rows + 1):
        for column in range(1, box.columns + 1):
            at, tile = f"{name}.lab[{row},{column}]", laid.get((row, column))
            sheet.number(f"{at}.scrap", (row, column) in scraps)
            sheet.one_of(at, KINDS, tile["kind"] if tile else None)
            sheet.number(f"{at}.tile", numbers[tile["tile"]] if tile else 0)
            sheet.number(f"{at}.rotation", tile["rotation"] if tile else 0)


def all_tiles(box: Box) -> list[str]:
    return [*box.tile_ids, *box.project_ids, *box.technology_ids]
