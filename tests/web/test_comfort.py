"""Large letters, large fingers, keys, faint colours and stillness: on every page and at every table."""

import math
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.running import Server
from tests.web.comfort import enlarge, faint, moving, small, unmarked
from tests.web.fit import spilled
from tests.web.hands import PHONE, act, another, my_turn, overflow, remember, sit, table
from tests.web.positions import halfway

SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
GAMES = ["era", "expo", "smartphone"]
WIDE: ViewportSize = {"width": 1280, "height": 800}


def pages(page: Page, server: Server) -> Iterator[str]:
    """Every page in turn."""
    waiting = server.make("expo", ["me", "open"], visibility="invited")
    invited = server.make("era", ["open", "open", "greedy"], visibility="invited")["match"]["id"]
    remember(page, waiting)
    for path in [
        "/", "/games/era", "/new/era", "/tables", "/settings", "/me", "/rules/era", "/nowhere", f"/join/{invited}",
        f"/table/{waiting['match']['id']}",
    ]:  # fmt: skip
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield path


def tables(page: Page, server: Server, game: str) -> Iterator[str]:
    """A table past its middle, and one that is over with its result and without."""
    for moment, made in halfway(server, game).items():
        if moment == "opening":
            continue
        sit(page, made)
        page.wait_for_load_state("networkidle")
        yield moment
        if moment == "end":
            expect(page.get_by_role("dialog")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            yield "over"


def test_letters_twice_as_large_fit_every_page(browser: Browser, server: Server) -> None:
    page = another(browser, server, WIDE, reduced_motion="reduce")
    enlarge(page)
    faults = {path: found for path in pages(page, server) if (found := spilled(page)) or overflow(page)}

    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    assert faults == {}
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_letters_twice_as_large_fit_every_table(browser: Browser, server: Server, game: str) -> None:
    page = another(browser, server, WIDE, reduced_motion="reduce")
    enlarge(page)
    faults = {moment: found for moment in tables(page, server, game) if (found := spilled(page)) or overflow(page)}

    assert faults == {}
    # And one can play: what is asked and what may be done are in sight.
    sit(page, server.make(game, ["me", "greedy", "greedy"]))
    my_turn(page)
    expect(page.locator("footer .says")).to_be_in_viewport(ratio=0.95)
    expect(page.locator("[data-choice], [data-kind]").first).to_be_in_viewport(ratio=0.95)
    act(page)
    page.context.close()


def test_every_control_of_a_page_is_as_large_as_a_thumb(browser: Browser, server: Server) -> None:
    page = another(browser, server, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    faults = {path: found for path in pages(page, server) if (found := small(page))}

    assert faults == {}
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_control_of_a_table_is_as_large_as_a_thumb(browser: Browser, server: Server, game: str) -> None:
    page = another(browser, server, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    faults = {moment: found for moment in tables(page, server, game) if (found := small(page))}
    sit(page, server.make(game, ["me", "greedy", "greedy"]))
    my_turn(page)
    for step in range(3):
        if found := small(page):
            faults[f"step {step}"] = found
        act(page)
        my_turn(page)

    assert faults == {}
    page.context.close()


def test_the_focus_is_seen_on_every_page(browser: Browser, server: Server) -> None:
    page = another(browser, server, WIDE, reduced_motion="reduce")
    faults = {path: found for path in pages(page, server) if (found := unmarked(page))}

    assert faults == {}
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_and_the_words_in_drawings_are_seen_at_every_table(
    browser: Browser, server: Server, game: str
) -> None:
    page, desk = another(browser, server, reduced_motion="reduce"), browser.new_context()
    faults: dict[str, list[str]] = {}
    for moment in tables(page, server, game):
        faults[f"{moment}, focus"] = unmarked(page)
        if moment == "end":
            curves = page.get_by_role("dialog").locator("svg:has(text.round)")
            curves.evaluate("one => one.scrollIntoView({ block: 'start' })")
            expect(curves.locator("text.height").last).to_be_in_viewport()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-scheme", scheme)
            faults[f"{moment}, {scheme}"] = faint(page, desk)

    assert {where: found for where, found in faults.items() if found} == {}
    desk.close()
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_those_who_want_it_still(browser: Browser, server: Server, game: str) -> None:
    page = another(browser, server, WIDE, reduced_motion="reduce")
    sit(page, server.make(game, ["me", "greedy", "greedy"]))
    seen: set[str] = set()
    for _ in range(3):
        act(page)
        for _ in range(5):
            seen.update(moving(page))
            page.wait_for_timeout(30)
        my_turn(page)

    assert seen == set()
    page.context.close()


def test_the_curve_of_the_points_is_read_by_keys(page: Page, server: Server) -> None:
    made: dict[str, Any] = halfway(server, "smartphone")["end"]
    stands = server.get(f"/matches/{made['match']['id']}/course").json()["stands"]
    sit(page, made)
    result = page.get_by_role("dialog", name="The final points")
    result.get_by_role("button", name="Show all").click()

    moment = result.get_by_role("slider", name="Moment of the match")
    assert math.isclose(float(moment.input_value()), len(stands) - 1)
    moment.focus()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")

    said = moment.get_attribute("aria-valuetext") or ""
    assert said.startswith(f"Round {stands[4]['round']}, ")
    assert sorted(int(part.split()[-1]) for part in said.split(", ")[1:]) == sorted(stands[4]["points"])
    result.get_by_text("As a table").click()
    last = result.get_by_role("row", name="End").get_by_role("cell")
    assert sorted(map(int, last.all_inner_texts())) == sorted(stands[-1]["points"])
    expect(table(page)).to_be_attached()
