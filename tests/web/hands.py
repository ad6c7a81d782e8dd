"""Hands at a table in the browser: sitting down, choosing, waiting for one's turn."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

from tests.server.running import Server

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
SIZES = [PHONE, TABLET, DESKTOP, LARGE]

# Answers the pages deal with; Chromium notes them all the same.
HANDLED = ("Failed to load resource", "WebSocket connection to")


@contextmanager
def watched(page: Page) -> Iterator[None]:
    """Errors nobody handles must not pass unnoticed."""
    faults: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(HANDLED):
            faults.append(message.text)

    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", note)
    yield
    assert not faults, "\n".join(faults)


def kept(*made: dict[str, Any]) -> str:
    """The tables of a browser, as the client keeps them."""
    tables = {
        one["match"]["id"]: {
            "game": one["match"]["game"], "held": one["held"], "host": one["host"], "invitation": one["invitation"],
        }
        for one in made
    }  # fmt: skip
    return json.dumps(tables)


def sit(page: Page, made: dict[str, Any], settings: dict[str, Any] | None = None) -> Page:
    """Open a match in a browser that holds its seats."""
    remember(page, made)
    if settings is not None:
        page.add_init_script(f"localStorage.setItem('menlo.settings', {json.dumps(json.dumps(settings))})")
    page.goto(f"/table/{made['match']['id']}")
    expect(table(page)).to_be_visible()
    return page


def remember(page: Page, *made: dict[str, Any]) -> None:
    page.add_init_script(f"localStorage.setItem('menlo.tables', {json.dumps(kept(*made))})")


def another(browser: Browser, server: Server, viewport: ViewportSize = DESKTOP, **options: Any) -> Page:
    """The browser of someone else."""
    context = browser.new_context(base_url=server.url, viewport=viewport, **options)
    context.set_default_timeout(20_000)
    return context.new_page()


def table(page: Page) -> Locator:
    return page.locator("[data-version]")


def decision(page: Page) -> str | None:
    return table(page).get_attribute("data-decision")


def version(page: Page) -> int:
    return int(table(page).get_attribute("data-version") or -1)


def my_turn(page: Page) -> None:
    """Wait until this browser owes a decision, or the match is over."""
    page.wait_for_selector("[data-decision], dialog[open]")


def choices(page: Page) -> Locator:
    """The legal choices in words; where they are sorted by kind, those of the first kind come first."""
    kinds = page.locator("[data-kind]")
    if kinds.count() and page.locator('[data-kind][aria-expanded="true"]').count() == 0:
        kinds.first.click()
    listed = page.locator("[data-choice]")
    expect(listed.first).to_be_visible()
    return listed


def every_choice(page: Page) -> Iterator[Locator]:
    """All legal choices in words, kind by kind."""
    kinds, listed = page.locator("[data-kind]"), page.locator("[data-choice]")
    for kind in range(max(1, kinds.count())):
        at = 0
        while True:
            if kinds.count() and kinds.nth(kind).get_attribute("aria-expanded") != "true":
                kinds.nth(kind).click()
            expect(listed.first).to_be_visible()
            if at >= listed.count():
                break
            yield listed.nth(at)
            at += 1


def act(page: Page, which: int = 0) -> None:
    """Do one of the listed choices and wait until the table shows what came of it."""
    my_turn(page)
    before = decision(page)
    choices(page).nth(which).click()
    decided(page, before)


def decided(page: Page, before: str | None) -> None:
    page.wait_for_function(
        "before => document.querySelector('[data-version]')?.dataset.decision !== before || "
        "!!document.querySelector('[data-curtain]')",
        arg=before,
    )


def overflow(page: Page) -> int:
    """Pixels by which a page is wider than its screen."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found
