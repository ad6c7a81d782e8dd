"""Expo 1906 in a real browser: the laboratory by mouse, touch and keys, and whole matches by clicking."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from menlo.games.expo.actions import Choose, Put
from menlo.games.expo.preview import preview
from menlo.games.expo.state import ExpoState
from menlo.games.expo.tiles import tile_id
from menlo.games.expo.view import view
from tests.games.expo.table import EXPO
from tests.server.running import Server
from tests.web.expo_positions import Found, completing, find, rearranging
from tests.web.faults import faults
from tests.web.hands import (
    DESKTOP,
    PHONE,
    SIZES,
    another,
    decided,
    decision,
    my_turn,
    overflow,
    sit,
    table,
    version,
    watched,
)

LAB, STAGE, OUTLOOK = "svg.lab", ".bench .stage", ".bench .outlook"
CELL, FRAME = 74, 20  # of the drawing


def turned_once(state: ExpoState) -> bool:
    """A tile would complete a project when it is turned by a quarter."""
    found = completing(state)
    return found is not None and found[1].rotation == 1


def at_lab(page: Page, server: Server) -> tuple[Found, Choose, Put]:
    found = find(server, "expo-4-projects.jsonl", turned_once)
    step = completing(found.state)
    assert step is not None
    sit(page, found.made)
    my_turn(page)
    return found, *step


def promised(found: Found, choose: Choose, place: Put) -> tuple[str, list[int]]:
    """The project the step completes, and the points it brings, one by one."""
    trial = EXPO.copy(found.state)
    EXPO.apply(trial, choose)
    told = preview(trial, place)
    assert told is not None
    done = told["completes"][0]
    return done["project"], [done["points"], *[1] * len(done["leads"])]


def centre(page: Page, found: Found, cell: int) -> tuple[float, float]:
    """The middle of a cell of the lab, on the screen."""
    box = page.locator(LAB).first.bounding_box()
    assert box is not None
    columns, rows = int(found.state.box.columns), int(found.state.box.rows)
    unit = min(box["width"] / (columns * CELL + 2 * FRAME), box["height"] / (rows * CELL + 2 * FRAME))
    left = box["x"] + (box["width"] - (columns * CELL + 2 * FRAME) * unit) / 2
    top = box["y"] + (box["height"] - (rows * CELL + 2 * FRAME) * unit) / 2
    row, column = divmod(cell, columns)
    return left + (FRAME + (column + 0.5) * CELL) * unit, top + (FRAME + (row + 0.5) * CELL) * unit


def supply(found: Found, choose: Choose) -> str:
    return f'[data-spot="supply:{tile_id(found.state.box, choose.tile)}"]'


def completed(page: Page) -> int:
    return page.locator(".bench .tally .lit").count()


def test_a_tile_is_dragged_turned_and_laid_where_it_completes_a_project(page: Page, server: Server) -> None:
    found, choose, place = at_lab(page, server)
    project, points = promised(found, choose, place)
    before = completed(page)
    tile = page.locator(supply(found, choose)).bounding_box()
    assert tile is not None
    x, y = centre(page, found, place.cell)

    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(x + 9, y - 7, steps=12)
    expect(page.locator(f"{LAB} .ghost")).to_be_visible()
    page.keyboard.press("r")

    expect(page.locator(OUTLOOK)).to_contain_text(f"completes {EXPO.box.names[f'expo-project-{project}']}:")
    assert [int(text) for text in page.locator(f"{OUTLOOK} .done b").all_inner_texts()] == points
    expect(page.locator(f'[data-spot="project:{project}"]')).to_contain_text("with this tile")
    page.mouse.up()
    expect(page.locator(f'[data-spot="project:{project}"]')).to_contain_text("complete")
    assert completed(page) == before + 1


def test_a_tile_let_go_outside_the_lab_goes_back(page: Page, server: Server) -> None:
    found, choose, _ = at_lab(page, server)
    tile = page.locator(supply(found, choose)).bounding_box()
    assert tile is not None
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(600, 20, steps=10)
    expect(page.locator(".bench .open").first).to_be_attached()
    page.mouse.up()

    expect(page.locator(f"{supply(found, choose)}[data-legal]")).to_be_visible()
    expect(page.locator(".bench .open")).to_have_count(0)


def test_over_another_tile_a_tile_in_hand_says_that_it_has_no_room(page: Page, server: Server) -> None:
    found, choose, place = at_lab(page, server)
    page.locator(supply(found, choose)).click(force=True)
    expect(page.locator(".bench.busy")).to_be_visible()
    taken = next(laid["cells"][0] for laid in view(found.state, found.seat)["mats"][found.seat]["lab"]["tiles"])
    columns = int(found.state.box.columns)

    page.mouse.move(*centre(page, found, (taken["row"] - 1) * columns + taken["column"] - 1), steps=4)
    expect(page.locator(OUTLOOK)).to_have_text("There is no room for it here.")
    page.mouse.move(*centre(page, found, place.cell), steps=4)

    expect(page.locator(OUTLOOK)).not_to_contain_text("no room")
    expect(page.locator(f"{LAB} .ghost")).to_be_visible()


def test_all_is_done_by_keyboard(page: Page, server: Server) -> None:
    found, choose, place = at_lab(page, server)
    project, _ = promised(found, choose, place)
    columns = int(found.state.box.columns)
    page.locator(supply(found, choose)).focus()
    page.keyboard.press("Enter")
    expect(page.locator(STAGE)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f"{supply(found, choose)}[data-legal]")).to_be_visible()
    page.locator(supply(found, choose)).focus()
    page.keyboard.press("Enter")
    expect(page.locator(STAGE)).to_be_focused()

    page.keyboard.press("r")
    for _ in range(30):
        said = page.locator(".bench [aria-live]").inner_text()
        row, column = (int(part.split()[1]) for part in said.split(" to ")[1].split(",")[:2])
        goal_row, goal_column = place.cell // columns + 1, place.cell % columns + 1
        if (row, column) == (goal_row, goal_column):
            break
        way = "Down" if row < goal_row else "Up" if row > goal_row else "Right" if column < goal_column else "Left"
        page.keyboard.press(f"Arrow{way}")
    page.keyboard.press("Enter")

    expect(page.locator(f'[data-spot="project:{project}"]')).to_contain_text("complete")


def test_a_tile_is_removed_by_way_of_the_bin(page: Page, server: Server) -> None:
    at_lab(page, server)
    tiles = page.locator(f"{LAB} [data-spot^='cell:']").count()
    page.locator(f"{LAB} [data-spot^='cell:'][data-legal]").first.click(force=True)
    expect(page.locator('[data-spot="bin"]')).to_contain_text("Remove it")

    page.locator('[data-spot="bin"]').click(force=True)

    expect(page.locator(f"{LAB} [data-spot^='cell:']")).to_have_count(tiles - 1)


@pytest.mark.clause("EXPO-46")
def test_a_tile_of_the_lab_is_moved_and_turned_in_the_conference(page: Page, server: Server) -> None:
    found = find(server, "expo-1-patents.jsonl", rearranging)
    sit(page, found.made)
    my_turn(page)
    before = decision(page)
    page.locator(f"{LAB} [data-spot^='cell:'][data-legal]").first.click(force=True)
    decided(page, before)
    expect(page.locator(".lifted")).to_have_count(1)
    expect(page.locator(f"{LAB} .ghost")).to_be_visible()
    before = decision(page)

    page.keyboard.press("Enter")
    decided(page, before)

    expect(page.locator(".lifted")).to_have_count(0)


def test_by_touch_a_tile_is_set_down_turned_with_two_fingers_and_laid_with_a_tap(
    browser: Browser, server: Server
) -> None:
    page = another(browser, server, PHONE, has_touch=True, is_mobile=True)
    with watched(page):
        found, choose, place = at_lab(page, server)
        project, _ = promised(found, choose, place)
        touch = page.context.new_cdp_session(page)

        def fingers(kind: str, *points: tuple[float, float]) -> None:
            at = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

        page.locator(supply(found, choose)).tap()
        page.locator(supply(found, choose)).tap()
        expect(page.locator(".bench .open").first).to_be_attached()
        parts, lab = page.locator(".board nav").last.bounding_box(), page.locator(LAB).bounding_box()
        assert parts is not None and lab is not None
        assert lab["y"] >= parts["y"] + parts["height"] - 1, "the lab comes into sight with the tile"
        x, y = centre(page, found, place.cell)
        fingers("touchStart", (x - 60, y))
        fingers("touchStart", (x - 60, y), (x + 60, y))
        for step in range(1, 7):
            fingers("touchMove", (x - 60 + step * 8, y - step * 10), (x + 60 - step * 8, y + step * 10))
        fingers("touchEnd")
        page.touchscreen.tap(x, y)
        expect(page.locator(OUTLOOK)).to_contain_text("completes")
        page.touchscreen.tap(x, y)

        expect(page.locator(f'[data-spot="project:{project}"]')).to_contain_text("complete")
        box = page.locator(f"{LAB} .cell").first.bounding_box()
        assert box is not None and box["width"] + 4 / CELL * box["width"] >= 44
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size["width"]))
def test_axe_finds_no_fault_with_a_tile_in_hand_and_with_another_lab_open(
    browser: Browser, server: Server, axe: str, size: Any
) -> None:
    page = another(browser, server, size, reduced_motion="reduce")
    with watched(page):
        found, choose, _ = at_lab(page, server)
        page.locator(supply(found, choose)).click(force=True)
        expect(page.locator(".bench.busy")).to_be_visible()
        assert faults(page, axe) == []
        page.keyboard.press("Escape")
        lab, seats = page.locator("[data-spot^='lab:']").first, page.locator("button.chip.list")
        (seats if size is PHONE else lab).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert faults(page, axe) == []
    page.context.close()


def test_another_lab_is_enlarged(page: Page, server: Server) -> None:
    found, _, _ = at_lab(page, server)
    other = next(seat for seat in range(4) if seat != found.seat)
    tiles = view(found.state, found.seat)["mats"][other]["lab"]["tiles"]
    page.locator(f'[data-spot="lab:{other}"]').first.click()

    sheet = page.locator("dialog[open]")
    expect(sheet.locator(LAB)).to_be_visible()
    assert sheet.locator(f"{LAB} path.edge").count() == len(tiles)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_every_choice_has_its_place_on_the_board_at_every_size(browser: Browser, server: Server, size: Any) -> None:
    page = another(browser, server, size, reduced_motion="reduce")
    with watched(page):
        sit(page, server.make("expo", ["me", "greedy"]))
        my_turn(page)
        # All but the Conference, and but what the bot has played if it was first.
        assert page.locator('[data-spot^="card:"][data-legal]').count() in (4, 5)
        assert overflow(page) <= 0
        for card in ("station", "academy", "journal"):
            spot = page.locator(f'[data-spot="card:{card}"][data-legal]')
            if not spot.count():
                continue
            before = decision(page)
            spot.click()
            decided(page, before)
            my_turn(page)
            expect(page.locator(f'[data-spot^="{PLACES[card]}:"][data-legal]').first).to_be_visible()
            assert overflow(page) <= 0
            finish(page)
            my_turn(page)
    page.context.close()


PLACES = {"station": "station", "academy": "academy", "journal": "space"}


def finish(page: Page) -> None:
    before = decision(page)
    page.locator("[data-choice]", has_text="Finish").click()
    decided(page, before)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_is_played_to_its_end_by_clicking(browser: Browser, server: Server, seats: int) -> None:
    page = another(browser, server, reduced_motion="reduce")
    with watched(page):
        sit(page, server.make("expo", ["me", *["random"] * (seats - 1)], options={"handicap-0": "lab-assistant"}))
        for step in range(2000):
            my_turn(page)
            seen = page.evaluate(SEEN)
            if seen["over"]:
                break
            click_on(page, seen, step)

        expect(page.locator("dialog[open]")).to_be_visible()
        assert version(page) > 20 * seats
        assert table(page).get_attribute("data-decision") is None
    page.context.close()


# What a person sees at a glance; asked for at once, since a match has hundreds of steps.
SEEN = """() => ({
  over: !!document.querySelector('dialog[open]'),
  busy: !!document.querySelector('.bench.busy'),
  conference: !!document.querySelector('.conference'),
  decision: document.querySelector('[data-version]').dataset.decision ?? null,
  legal: [...document.querySelectorAll('[data-spot][data-legal]')].map((element) => element.dataset.spot),
})"""


def click_on(page: Page, seen: dict[str, Any], step: int) -> None:
    """Get on with it: lay the tile in hand, else the next of what glows; a click on the board, never on the list."""
    legal: list[str] = seen["legal"]
    laying = [spot for spot in legal if spot.startswith("supply:")]
    buying = [spot for spot in legal if not spot.startswith(("cell:", "supply:")) and spot != "card:conference"]
    moving = [spot for spot in legal if spot.startswith("cell:")] if seen["conference"] else []
    wanted = laying or buying or moving or [spot for spot in legal if spot == "card:conference"]
    if seen["busy"]:
        page.locator(".bench .tools .go").click()
    elif not wanted:
        page.locator("[data-choice]", has_text="Finish").click()
    else:
        spot = wanted[step % len(wanted)]
        page.locator(f'[data-spot="{spot}"][data-legal]').first.click(force=True)
    # Two pieces can come to the same space: a menu asks which.
    asked = page.wait_for_function(
        """before => document.querySelector('[role=menuitem]') ? 'menu'
          : document.querySelector('[data-version]').dataset.decision !== (before ?? undefined) && 'done'""",
        arg=seen["decision"],
    )
    if asked.json_value() == "menu":
        page.get_by_role("menuitem").first.click()
        decided(page, seen["decision"])
