"""axe-core finds no serious fault on any page, in either scheme."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.hands import DESKTOP, PHONE, another, my_turn, remember, table
from tests.web.positions import halfway

SERIOUS = ("serious", "critical")


def faults(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault(
    browser: Browser, server: Server, axe: str, scheme: Literal["light", "dark"]
) -> None:
    page = another(browser, server, color_scheme=scheme, reduced_motion="reduce")
    waiting = server.make("expo", ["me", "open"], visibility="invited")
    remember(page, waiting, server.make("era", ["me", "greedy", "greedy"]))

    found = []
    for path in [
        "/", "/games/era", "/new/era", "/tables", "/settings", "/rules", "/rules/era", "/nowhere",
        f"/table/{waiting['match']['id']}",
        f"/join/{server.make('era', ['open', 'open', 'greedy'], visibility='invited')['match']['id']}",
    ]:  # fmt: skip
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += faults(page, axe)

    assert found == []
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["era", "expo", "smartphone"])
def test_no_table_has_a_serious_fault(
    browser: Browser, server: Server, axe: str, game: str, scheme: Literal["light", "dark"]
) -> None:
    page = another(browser, server, color_scheme=scheme, reduced_motion="reduce")
    made = server.make(game, ["me", "greedy", "greedy"])
    remember(page, made)
    page.goto(f"/table/{made['match']['id']}")
    expect(table(page)).to_be_visible()
    my_turn(page)

    found = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        found += faults(page, axe)
    page.keyboard.press("?")
    found += faults(page, axe)

    assert found == []
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_result_has_a_serious_fault(
    browser: Browser, server: Server, axe: str, scheme: Literal["light", "dark"]
) -> None:
    page = another(browser, server, color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"/table/{halfway(server, 'era')['end']['match']['id']}")
    result = page.get_by_role("dialog", name="The final points")
    result.get_by_text("As a table").click()
    found = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        found += faults(page, axe)

    assert found == []
    page.context.close()
