"""A match watched again: to a linked moment, line by line, through other eyes, and on from there in a sandbox."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.running import Server
from tests.web.hands import DESKTOP, PHONE, another, my_turn, overflow, table
from tests.web.positions import halfway

MATCHES = Path(__file__).parent.parent / "matches"


def bring(server: Server, record: str) -> str:
    """A recorded match, finished; its id."""
    id: str = server.post("/records", {"record": (MATCHES / f"{record}.jsonl").read_text()}).json()["id"]
    return id


def test_a_finished_match_is_watched_from_a_linked_moment(page: Page, server: Server) -> None:
    whole = halfway(server, "era")["end"]["match"]
    page.goto(f"/table/{whole['id']}#at=40&eyes=2")
    reel = page.get_by_role("region", name="Watching again")

    expect(reel).to_contain_text(f"Line 40 of {whole['version']:,}:")
    expect(reel).not_to_contain_text("The match is about to begin.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(reel.get_by_label("Through whose eyes")).to_have_value("2")

    said = reel.locator(".says")
    before = said.inner_text()
    reel.get_by_role("button", name="One on").click()
    expect(page).to_have_url(re.compile("#at=41&eyes=2$"))
    expect(said).to_contain_text("Line 41 of")
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(before, use_inner_text=True)

    reel.get_by_label("Moment of the match").fill("0")
    expect(reel).to_contain_text("The match is about to begin.")
    reel.get_by_role("button", name="Play", exact=True).click()
    expect(reel).to_contain_text("Line 2 of")
    reel.get_by_role("button", name="Pause").click()

    reel.get_by_label("Through whose eyes").select_option("-1")
    expect(page).to_have_url(re.compile(r"#at=\d+$"))
    reel.get_by_role("button", name="Back to the table").click()
    expect(reel).to_have_count(0)
    assert "#" not in page.url


def test_the_board_is_that_of_the_moment(page: Page, server: Server) -> None:
    whole = halfway(server, "smartphone")["end"]["match"]
    page.goto(f"/table/{whole['id']}#at={whole['version']}&eyes=0")
    expect(page.get_by_role("region", name="Watching again")).to_contain_text(f"Line {whole['version']} of")
    best = page.get_by_role("list", name="At the table").last.locator(".score").first
    expect(best).to_contain_text("210")

    page.get_by_label("Moment of the match").fill("0")

    expect(best).not_to_contain_text("210")


def test_a_plan_of_the_past_is_looked_at_and_not_touched(page: Page, server: Server) -> None:
    page.goto(f"/table/{bring(server, 'smartphone-3-last-round')}#at=41&eyes=0")
    plan = page.get_by_role("region", name="Your plan")
    expect(plan).to_be_visible()
    laid = plan.get_by_text("0 cells covered")
    expect(laid).to_be_visible()

    expect(page.get_by_role("button", name=re.compile("^(Turn|Flip|Swap)"))).to_have_count(0)
    expect(page.get_by_role("region", name="What can I reach?")).to_have_count(0)
    expect(page.get_by_text("The list could not be fetched.")).to_have_count(0)
    expect(page.get_by_role("region", name="Watching again")).not_to_contain_text("The match is about to begin.")
    for _ in range(2):
        page.get_by_role("button", name="One on").click()
    expect(page.get_by_role("region", name="Watching again")).to_contain_text("a step that the others do not see.")
    expect(laid).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_line_that_tells_much_leaves_everything_in_sight(page: Page, server: Server, size: ViewportSize) -> None:
    """The end of a round is one line of the log."""
    page.set_viewport_size(size)
    page.goto(f"/table/{bring(server, 'smartphone-1-steve-beaten')}#at=67&eyes=0")
    reel = page.get_by_role("region", name="Watching again")

    expect(reel).to_contain_text("Round 5 begins.")
    expect(reel.get_by_role("button", name="Back to the table")).to_be_in_viewport(ratio=1)
    board = page.get_by_role("main").bounding_box()
    assert board is not None and board["height"] >= size["height"] / 3


def test_the_log_tells_what_led_to_the_moment(page: Page, server: Server) -> None:
    page.goto(f"/table/{bring(server, 'expo-2-patents')}#at=53&eyes=0")
    log = page.get_by_role("region", name="Log", exact=True)

    expect(log.locator("li").first).to_contain_text("buys Telephone")
    page.get_by_role("button", name="One on").click()
    expect(log.locator("li").first).not_to_contain_text("buys Telephone")
    page.get_by_role("button", name="Back to the table").click()
    expect(log.locator("li").first).to_contain_text("The match is over")


def test_one_plays_on_from_a_moment_in_a_sandbox_that_says_so(page: Page, server: Server) -> None:
    whole = halfway(server, "expo")["end"]["match"]
    page.goto(f"/table/{whole['id']}#at=30&eyes=1")
    expect(page.locator(".sandbox")).to_have_count(0)

    page.get_by_role("button", name="Play on from here").click()

    page.wait_for_url(lambda url: whole["id"] not in url)
    expect(table(page)).to_be_visible()
    expect(page.locator(".sandbox")).to_have_count(1)
    my_turn(page)
    page.get_by_role("link", name="Sandbox").click()
    expect(page.get_by_role("region", name="Watching again")).to_contain_text("Line 30 of")


@pytest.mark.parametrize("game", ["era", "expo", "smartphone"])
def test_watching_again_fits_a_phone(browser: Browser, server: Server, game: str) -> None:
    page = another(browser, server, PHONE, reduced_motion="reduce")
    whole = halfway(server, game)["end"]["match"]
    page.goto(f"/table/{whole['id']}#at={whole['version'] // 2}")

    expect(page.get_by_role("region", name="Watching again")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_in_viewport()
    assert overflow(page) <= 0
    page.context.close()
