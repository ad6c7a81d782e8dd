"""Hints, the analysis of a match, and finding the better action, as someone at a screen meets them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from menlo.server import site
from tests.server.running import Server
from tests.web.hands import PHONE, another, choices, decided, decision, every_choice, my_turn, overflow, sit, table
from tests.web.test_access import faults

MATCHES = Path(__file__).parent.parent / "matches"
ANALYSED = 60_000  # ms; the machine may be busy


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of its own, since it thinks less."""
    if not site.built():
        pytest.skip("the client is not built")
    arguments = ["--advice-iterations", "4", "--rate-limit", "0"]
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('advice') / 'menlo.db'}", arguments=arguments).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A match to look at again, by one who plays alone: nothing is hidden, and it is short."""
    record = (MATCHES / "expo-2-patents.jsonl").read_text()
    found: dict[str, Any] = server.post("/records", {"record": record}).json()
    return found


def panel(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_a_hint_is_asked_for_read_and_done_by_keys_alone(page: Page, server: Server, axe: str) -> None:
    sit(page, server.make("era", ["me", "greedy", "greedy"]))
    my_turn(page)
    page.keyboard.press("h")
    hint = panel(page, "What a strong bot would do")

    first = hint.get_by_role("listitem").first
    expect(first).to_contain_text("Place a token")
    expect(first.get_by_role("listitem")).to_have_count(3)  # a share for every seat
    expect(first).to_contain_text(re.compile(r"Ada 0:.*\d+ %"))
    expect(page.locator("[data-lit]")).to_have_count(1)
    expect(first.get_by_role("button").first).to_be_focused()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)

    page.get_by_role("button", name="What would you do?").focus()
    page.keyboard.press("Enter")
    before = decision(page)
    do = hint.get_by_role("button", name=re.compile("^Do it ?: Place a token")).first
    do.focus()
    page.keyboard.press("Enter")
    decided(page, before)
    expect(hint).to_have_count(0)


def test_a_plan_is_laid_out_and_left_to_be_confirmed(page: Page, server: Server) -> None:
    sit(page, server.make("smartphone", ["me", "greedy"]))
    my_turn(page)
    while not page.locator(".reach").count():
        before = decision(page)
        choices(page).first.click()
        decided(page, before)
        my_turn(page)

    page.get_by_role("button", name="What would you do?").click()
    lay = panel(page, "What a strong bot would do").get_by_role("button", name=re.compile("^Lay out this plan")).first
    result = lay.inner_text().partition(":")[2]
    lay.click()

    confirm = page.locator("[data-choice]", has_text="Confirm the plan")
    expect(confirm).to_be_visible()
    for figure in re.findall(r"price \d|goods \d", result):
        expect(confirm).to_contain_text(figure)


def test_where_hints_are_not_allowed_there_is_no_way_to_ask(page: Page, server: Server) -> None:
    sit(page, server.make("era", ["me", "greedy", "greedy"], hints=False))
    my_turn(page)

    page.keyboard.press("h")

    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    expect(panel(page, "What a strong bot would do")).to_have_count(0)


def test_who_makes_a_table_chooses_and_who_comes_is_told(page: Page, server: Server) -> None:
    page.goto("/new/era")
    allowed = page.get_by_role("checkbox", name=re.compile("^Allow hints"))
    expect(allowed).to_be_checked()
    page.get_by_label("Who sits in seat 2").select_option("open")
    expect(allowed).not_to_be_checked()
    allowed.check()
    page.get_by_role("button", name="Open the table").click()

    expect(page.get_by_text("Hints are allowed at this table.")).to_be_visible()
    page.goto(page.get_by_label("Send this link to your friends").input_value())
    expect(page.get_by_text("Hints are allowed at this table.")).to_be_visible()


def test_a_match_is_analysed_and_the_better_action_found(
    page: Page, server: Server, axe: str, finished: dict[str, Any]
) -> None:
    page.goto(f"/table/{finished['id']}#at=5")
    look = panel(page, "Analysis")
    look.get_by_role("button", name="Analyse the match").click()
    expect(look.get_by_role("progressbar")).to_be_visible()
    costly = look.get_by_role("list", name="Decisions that cost most").get_by_role("button")
    expect(costly.first).to_be_visible(timeout=ANALYSED)
    expect(page.get_by_role("img", name=re.compile("^How likely each seat was to win"))).to_be_visible()
    assert faults(page, axe) == []

    # A mark on the curve and its entry in the list are the same.
    page.locator(".mark").last.click()
    expect(costly.last).to_have_attribute("aria-pressed", "true")
    report = server.get(f"/matches/{finished['id']}/analysis").json()
    one = max(report["costly"], key=lambda one: one["cost"])
    costly.nth(report["costly"].index(one)).click()
    expect(page).to_have_url(re.compile(f"#at={one['number']}&eyes={one['seat']}$"))
    expect(look.locator(".asked")).to_have_text(re.compile(r"\w{4,}"))  # what was to be decided
    expect(look).to_contain_text("Played")
    expect(look).not_to_contain_text("Better")
    look.get_by_role("button", name="Show the better action").click()
    expect(look).to_contain_text("Better")

    look.get_by_role("button", name="Find the better action").click()
    page.wait_for_url("**#find")
    my_turn(page)
    quiz = panel(page, "Find the better action")
    expect(quiz).to_contain_text("could have done better here")
    assert faults(page, axe) == []
    before = decision(page)
    said = quiz.get_by_role("status")
    heard: dict[str, str] = {}
    for choice in every_choice(page):
        choice.click()
        expect(said).to_have_text(re.compile("As good as the best|There is something better"))
        told = said.inner_text()
        heard[told[:5]] = told
        if len(heard) == 2:
            break
    assert re.fullmatch(r"As good as the best.*: \d+ %\.", heard["As go"].strip())
    assert re.fullmatch(r"There is something better: −\d+ %\. Try again\.", heard["There"].strip())
    assert decision(page) == before, "a try is judged, not done"
    quiz.get_by_role("button", name="Show the better action").click()
    expect(quiz).to_contain_text("Better")
    quiz.get_by_role("button", name="Play on from here").click()
    expect(quiz).to_have_count(0)
    choices(page).first.click()
    decided(page, before)


def test_all_of_it_fits_a_phone(browser: Browser, server: Server, axe: str, finished: dict[str, Any]) -> None:
    page = another(browser, server, PHONE, reduced_motion="reduce", color_scheme="dark")
    server.post(f"/matches/{finished['id']}/analysis", None)
    sit(page, server.make("expo", ["me", "greedy"]))
    my_turn(page)
    page.get_by_role("button", name="What would you do?").click()
    do = panel(page, "What a strong bot would do").get_by_role("button", name=re.compile("^Do it")).first
    expect(do).to_be_in_viewport()
    assert overflow(page) <= 0 and faults(page, axe) == []

    page.goto(f"/table/{finished['id']}#at=9")
    look = panel(page, "Analysis")
    expect(look.get_by_role("list", name="Decisions that cost most")).to_be_visible(timeout=ANALYSED)
    look.get_by_role("button", name=re.compile("line")).first.click()
    expect(look.get_by_role("button", name="Find the better action")).to_be_visible()
    expect(table(page)).to_be_visible()
    assert overflow(page) <= 0 and faults(page, axe) == []
    page.context.close()
