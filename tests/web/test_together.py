"""Several browsers at one table, and a server that is killed between two clicks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.hands import act, another, choices, decision, my_turn, sit, table, version


def meet(page: Page, friend: Page, game: str = "Era of Inventions") -> None:
    """Open a table for two people and a bot, and let the friend come by the link."""
    page.goto("/new/era")
    page.get_by_label("Who sits in seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Send this link to your friends").input_value()
    assert re.fullmatch(r"http://[^/?]+/join/[^/?#]+#[\w-]+", link), "the secret stands in the fragment alone"
    friend.goto(link)
    friend.get_by_label("Your name").fill("Wim")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start the match").click()
    expect(table(page)).to_be_visible()
    expect(table(friend)).to_be_visible()


def mover(*pages: Page) -> Page:
    """Whoever owes a decision."""
    for _ in range(200):
        for page in pages:
            if decision(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def test_two_browsers_play_one_match_by_invitation(page: Page, browser: Browser, server: Server) -> None:
    friend = another(browser, server)
    asked: list[str] = []
    friend.on("request", lambda request: asked.append(request.url))
    meet(page, friend)
    invitation = friend.evaluate("Object.values(JSON.parse(localStorage.getItem('menlo.tables')))[0].invitation")

    for _ in range(8):
        act(mover(page, friend))

    at = max(version(page), version(friend))
    for one in (page, friend):
        one.wait_for_function("at => Number(document.querySelector('[data-version]').dataset.version) >= at", arg=at)
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Wim")
    assert invitation
    assert not any(invitation in url for url in asked), "no secret may stand in an address that is asked for"
    friend.context.close()


def test_going_further_back_needs_the_others_consent(page: Page, browser: Browser, server: Server) -> None:
    friend = another(browser, server)
    made = server.make("era", ["me", "me", "me"])
    first, *others = made["held"]
    sit(page, {**made, "held": [first]})
    sit(friend, {**made, "held": others})
    for _ in range(4):
        act_and_wait(mover(page, friend), page, friend)
    asker, asked = (page, friend)

    first_line = asker.get_by_role("region", name="Log").get_by_role("listitem").filter(has=asker.locator(".line")).last
    first_line.hover()
    first_line.get_by_role("button", name="go back to before this").click()

    expect(asker.get_by_role("alertdialog")).to_contain_text("Waiting for")
    expect(asked.get_by_role("alertdialog")).to_contain_text("Ada 0 asks to take back 4 actions. Do you agree?")
    asked.get_by_role("button", name="Agree").click()
    expect(asker.get_by_role("alertdialog")).to_have_count(0)
    expect(asker.get_by_role("region", name="Log").locator("li.out")).to_have_count(4)
    mover(page, friend)
    friend.context.close()


def act_and_wait(mover: Page, *pages: Page) -> None:
    at = version(mover)
    choices(mover).first.click()
    for page in pages:
        page.wait_for_function("at => Number(document.querySelector('[data-version]').dataset.version) > at", arg=at)


@pytest.fixture
def mortal(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    running = Server(f"sqlite:///{tmp_path / 'menlo.db'}").start()
    yield running
    running.stop()


def test_the_table_comes_back_by_itself_after_the_server_was_killed(browser: Browser, mortal: Server) -> None:
    page = another(browser, mortal)
    sit(page, mortal.make("era", ["me", "greedy", "greedy"]))
    act(page)
    my_turn(page)
    at = version(page)

    mortal.kill()
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    mortal.start()

    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    assert version(page) == at
    lines = page.get_by_role("region", name="Log").locator(".line")
    told = lines.all_inner_texts()
    act(page)
    page.wait_for_function("n => document.querySelectorAll('.log .line').length > n", arg=len(told))
    now = lines.all_inner_texts()
    assert now[-len(told) :] == told, "what was told stands, once"
    page.wait_for_function(
        "() => document.querySelectorAll('.log .line').length"
        " === Number(document.querySelector('[data-version]').dataset.version)"
    )  # every line is there, none twice
    page.context.close()
