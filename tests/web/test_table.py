"""One browser at a table: choosing, taking back, refusals, the curtain, the end. What holds for every game."""

import asyncio
import json
import re
import threading
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from menlo.kernel.rng import seeded
from tests.server.running import Client, Server
from tests.web.hands import (
    PHONE,
    act,
    another,
    choices,
    decided,
    decision,
    my_turn,
    overflow,
    remember,
    sit,
    table,
    version,
)
from tests.web.positions import halfway


def elsewhere(work: Callable[[], Any]) -> None:
    """Run what needs an event loop of its own beside Playwright's."""
    faults: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as fault:
            faults.append(fault)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if faults:
        raise faults[0]


def finish(server: Server, made: dict[str, Any]) -> None:
    """Play all held seats at random to the end."""

    async def run() -> None:
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        rng = seeded(1)
        while not client.over:
            eye = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
            seen = len(client.updates)
            await client.act(eye["seat"], eye["legal"][rng.below(len(eye["legal"]))]["action"], eye["decision"])
            await client.until(lambda seen=seen: len(client.updates) > seen)  # type: ignore[misc]
        await client.leave()

    elsewhere(lambda: asyncio.run(run()))


def test_an_action_is_taken_back_and_a_turn_begun_anew(page: Page, server: Server) -> None:
    sit(page, server.make("expo", ["me", "greedy", "greedy"]))
    my_turn(page)
    prompt, undo = page.locator("footer .says"), page.get_by_role("button", name="Undo")
    choices(page).filter(has_text="Station").click()
    expect(prompt).to_contain_text("Buy a tile at the Station for $1")
    act(page)
    expect(prompt).to_contain_text("Buy a tile at the Station for $2")

    undo.click()
    expect(prompt).to_contain_text("Buy a tile at the Station for $1")
    act(page)
    page.keyboard.press("Shift+U")

    expect(prompt).to_contain_text("Play one of your action cards")
    expect(undo).to_be_disabled()


def test_undone_lines_stay_in_the_log_struck_through(page: Page, server: Server) -> None:
    sit(page, server.make("era", ["me", "me", "me"]))
    act(page)
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_role("button", name=re.compile("places a token"))).to_have_count(1)

    page.keyboard.press("u")

    expect(log.get_by_role("button", name=re.compile("Taken back: .* places a token"))).to_have_count(1)
    expect(log).to_contain_text("took something back")
    expect(log.locator(".out .line")).to_have_css("text-decoration-line", "line-through")


def tab_to(page: Page, sought: str) -> None:
    """Go on by keys alone until what is sought has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({json.dumps(sought)})"):
            return
    raise AssertionError(f"no key leads to {sought}")


def test_everything_is_reached_by_keys(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now Era of Inventions")).to_be_visible()
    tab_to(page, ".game:first-child .strong")
    page.keyboard.press("Enter")
    my_turn(page)
    before = decision(page)
    page.keyboard.press("2")
    decided(page, before)

    my_turn(page)
    before = decision(page)
    tab_to(page, "[data-choice]")
    page.keyboard.press("Enter")
    decided(page, before)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_the_last_turns_are_shown_again_with_one_key(page: Page, server: Server) -> None:
    sit(page, server.make("era", ["me", "greedy", "greedy"]))
    act(page)
    my_turn(page)
    now = version(page)

    page.keyboard.press("l")

    footer = page.locator("footer")
    expect(footer).to_contain_text("What happened:")
    expect(footer).to_contain_text("places a token")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(footer).not_to_contain_text("What happened:")
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert version(page) == now


def test_coming_back_one_reads_what_happened(page: Page, server: Server) -> None:
    made = server.make("era", ["me", "greedy", "greedy"])
    sit(page, made)
    act(page)
    my_turn(page)

    page.reload()

    page.get_by_role("button", name="Since your last turn").click()
    since = page.get_by_role("dialog", name="Since your last turn")
    expect(since.get_by_role("listitem").first).to_contain_text("places a token")
    since.get_by_role("button", name="Show me").click()
    expect(page.locator("footer .says")).to_contain_text("What happened:")
    page.get_by_role("button", name="Back to now").click()
    act(page)


def test_a_refusal_stands_beside_what_was_clicked_with_its_clause(page: Page, server: Server) -> None:
    def meddle(route: WebSocketRoute) -> None:
        """Send what the rules forbid: the client itself never does."""
        line = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                message["action"] = {"kind": "finish", "seat": message["seat"]}
            line.send(json.dumps(message))

        route.on_message(forward)

    page.route_web_socket("**/ws/**", meddle)
    sit(page, server.make("era", ["me", "me", "me"]))
    my_turn(page)

    choices(page).first.click()

    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    clause = alert.get_by_role("button", name=re.compile(r"Rules ERA-\d+"))
    clause.click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text(clause.inner_text())
    page.keyboard.press("Escape")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "spot", "reason"),
    [
        ("era", "factory:0", "all tokens are placed first ERA-20"),
        ("expo", "card:conference", "cannot play the Conference as first card of a round EXPO-20"),
        ("smartphone", "region:china", "everyone chooses a colour first SMART-09"),
    ],
)
def test_who_touches_what_is_not_offered_is_told_why(
    page: Page, server: Server, game: str, spot: str, reason: str
) -> None:
    sit(page, server.make(game, ["me", "me", "me"]))
    my_turn(page)
    before = version(page)

    page.locator(f'[data-spot="{spot}"]:visible').first.click()

    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(reason.replace(" ", r"\s+")))
    assert version(page) == before
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "spot", "reason"),
    [
        ("era", "trade:0", "all tokens are placed first ERA-20"),
        ("expo", "card:conference", "cannot play the Conference as first card of a round EXPO-20"),
        ("smartphone", "region:usa", "everyone chooses a colour first SMART-09"),
    ],
)
def test_a_tap_on_what_is_not_offered_is_told_why(
    browser: Browser, server: Server, game: str, spot: str, reason: str
) -> None:
    phone = another(browser, server, PHONE, has_touch=True, is_mobile=True)
    sit(phone, server.make(game, ["me", "me", "me"]))
    my_turn(phone)

    phone.locator(f'[data-spot="{spot}"]:visible').first.tap()

    alert = phone.get_by_role("alert")
    expect(alert).to_have_text(re.compile(reason.replace(" ", r"\s+")))
    expect(alert).to_be_in_viewport(ratio=0.95)
    alert.get_by_role("button", name="Close").tap()
    expect(alert).to_have_count(0)
    phone.context.close()


def test_a_curtain_falls_between_players_who_have_something_to_hide(page: Page, server: Server) -> None:
    sit(page, server.make("smartphone", ["me", "me"]))
    act(page)
    act(page)
    expect(page.locator("[data-curtain]")).to_have_count(0)  # nothing is secret yet
    while page.locator("[data-curtain]").count() == 0:
        act(page, 0 if page.locator("[data-kind]").count() else choices(page).count() - 1)

    # Whoever chose last has planned first.
    curtain = page.locator("[data-curtain]")
    expect(curtain).to_contain_text("Hand the screen to Ada 0")
    expect(table(page)).to_have_count(0)
    expect(page.locator("[data-spot], [data-choice]")).to_have_count(0)
    page.get_by_role("button", name="I am Ada 0").click()

    expect(page.locator("footer")).to_contain_text("Ada 0’s turn.")


def test_no_curtain_falls_where_all_is_open(page: Page, server: Server) -> None:
    sit(page, server.make("era", ["me", "me", "me"]))
    for _ in range(3):
        act(page)

    expect(page.locator("[data-curtain]")).to_have_count(0)
    assert version(page) == 3


def test_a_decision_with_one_choice_plays_itself_when_wanted(page: Page, server: Server) -> None:
    def meddle(route: WebSocketRoute) -> None:
        """Let every decision look as if there were one choice."""
        line = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            for eye in message.get("eyes", []):
                eye["legal"] = eye["legal"][:1]
            route.send(json.dumps(message))

        line.on_message(forward)

    page.route_web_socket("**/ws/**", meddle)
    sit(page, server.make("era", ["me", "greedy", "greedy"]), {"forced": True})

    # As a function: the content policy evaluates no text.
    page.wait_for_function("() => Number(document.querySelector('[data-version]').dataset.version) > 6")


def test_a_spectator_sees_and_cannot_act(page: Page, browser: Browser, server: Server) -> None:
    made = server.make("era", ["me", "me", "me"], visibility="open")
    watcher = another(browser, server)
    watcher.goto(f"/table/{made['match']['id']}")
    expect(watcher.locator("footer")).to_contain_text("You are watching. Ada")
    sit(page, made)

    act(page)

    expect(watcher.get_by_role("region", name="Log")).to_contain_text("places a token")
    expect(watcher.locator("[data-choice], [data-kind], [data-legal]")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    watcher.context.close()


def test_the_tab_says_that_it_is_my_turn(page: Page, browser: Browser, server: Server) -> None:
    made = server.make("era", ["me", "me", "me"])
    first, *others = made["held"]
    sit(page, {**made, "held": [first]})
    rest = another(browser, server)
    sit(rest, {**made, "held": others})
    for _ in range(3):
        expect(page.locator("link[rel=icon]")).to_have_attribute(
            "href", "/favicon-turn.svg" if decision(page) else "/favicon.svg"
        )
        mine = "Your turn" in page.title()
        assert mine == (decision(page) is not None)
        before = version(page)
        act_once(page if mine else rest)
        later = "v => Number(document.querySelector('[data-version]').dataset.version) > v"
        for one in (page, rest):
            one.wait_for_function(later, arg=before)
    rest.context.close()


def act_once(page: Page) -> None:
    choices(page).first.click()


@pytest.mark.parametrize("game", ["era", "expo", "smartphone"])
def test_on_a_phone_the_choices_lie_within_reach(browser: Browser, server: Server, game: str) -> None:
    phone = another(browser, server, PHONE, has_touch=True, is_mobile=True)
    sit(phone, server.make(game, ["me", "greedy", "greedy"]))
    my_turn(phone)

    expect(phone.locator("[data-choice], [data-kind]").first).to_be_in_viewport()
    assert overflow(phone) == 0
    act(phone)
    phone.get_by_role("button", name="Seats and log").tap()
    expect(phone.get_by_role("dialog", name="At the table")).to_contain_text("greedy 1")
    phone.get_by_role("button", name="Log", exact=True).tap()
    expect(phone.get_by_role("dialog", name="Log")).to_be_visible()
    phone.context.close()


def test_on_a_phone_the_first_tap_says_that_a_second_one_does_it(browser: Browser, server: Server) -> None:
    phone = another(browser, server, PHONE, has_touch=True, is_mobile=True)
    sit(phone, server.make("era", ["me", "me", "me"]))
    my_turn(phone)
    before, area = version(phone), phone.locator('[data-spot="area:1"]')

    area.tap()
    expect(phone.locator(".note")).to_contain_text("Tap again to do it.")
    assert version(phone) == before
    area.tap()

    phone.wait_for_function("v => Number(document.querySelector('[data-version]').dataset.version) > v", arg=before)
    expect(area.locator('[data-piece^="token:"]')).to_have_count(1)
    phone.context.close()


def test_the_log_of_a_sandbox_leads_to_what_came_before(page: Page, server: Server) -> None:
    made = halfway(server, "smartphone")["middle"]
    origin, _, at = made["match"]["forked"].partition("@")
    sit(page, made)

    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("The sandbox begins here.")
    expect(log).not_to_contain_text("Nothing has happened yet")
    log.get_by_role("link", name="What came before").click()

    expect(page).to_have_url(re.compile(f"/table/{origin}#at={at}"))


def test_the_next_table_that_waits_is_one_click_away(page: Page, server: Server) -> None:
    here, there = server.make("era", ["me", "greedy", "greedy"]), server.make("smartphone", ["me", "greedy"])
    remember(page, here, there)
    page.goto(f"/table/{here['match']['id']}")

    page.get_by_role("link", name="Next table").click()

    expect(page).to_have_url(re.compile(there["match"]["id"]))
    expect(page.get_by_role("heading", name="Smartphone Inc.")).to_be_visible()


def test_the_end_counts_the_points_and_offers_another_match(page: Page, server: Server) -> None:
    made = server.make("smartphone", ["me", "me"], visibility="open")
    finish(server, made)
    sit(page, made)

    result = page.get_by_role("dialog", name="The final points")
    result.get_by_role("button", name="Show all").click()
    outcome = server.get(f"/matches/{made['match']['id']}/record").text.splitlines()[-1]
    scores = sorted(json.loads(outcome)["scores"], reverse=True)
    totals = result.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert sorted(map(int, totals.all_inner_texts()), reverse=True) == scores
    rows = result.get_by_role("region", name="Points by source").locator("tbody tr")
    for column in range(2):
        points = [int(rows.nth(row).get_by_role("cell").nth(column).inner_text()) for row in range(rows.count())]
        assert sum(points) == int(totals.nth(column).inner_text())
    with page.expect_download() as download:
        result.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")

    result.get_by_role("button", name="Once more").click()

    expect(page).not_to_have_url(re.compile(made["match"]["id"]))
    my_turn(page)
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Ada 1")
