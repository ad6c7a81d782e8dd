"""The pages in German and Dutch: spoken as the browser wishes, changed without loading anew, and legible on a phone."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.running import Server
from tests.web.fit import spilled
from tests.web.hands import DESKTOP, PHONE, act, another, my_turn, remember, sit, table
from tests.web.positions import halfway

LOCALES = {"de": "de-AT", "nl": "nl-BE"}
SMALL: ViewportSize = {"width": 1280, "height": 800}
GREETINGS = {
    "en": "Three great games about people with ideas.",
    "de": "Drei große Spiele über Menschen mit Ideen.",
    "nl": "Drie grote spellen over mensen met ideeën.",
}


@pytest.mark.parametrize(("locale", "language"), [("de-CH", "de"), ("nl-NL", "nl"), ("fr-FR", "en")])
def test_the_language_is_that_of_the_browser(browser: Browser, server: Server, locale: str, language: str) -> None:
    page = another(browser, server, locale=locale)
    page.goto("/")

    expect(page.get_by_role("heading", level=1)).to_have_text(GREETINGS[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.context.close()


def test_the_language_changes_without_loading_anew(page: Page, server: Server) -> None:
    remember(page, made := server.make("era", ["me", "greedy", "greedy"]))
    page.goto("/settings")
    page.evaluate("window.stayed = true")

    page.get_by_role("radio", name="Nederlands").check()

    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    expect(page).to_have_title("Instellingen · Menlo")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert page.evaluate("window.stayed")

    page.goto(f"/table/{made['match']['id']}")
    my_turn(page)
    expect(page.get_by_text("Plaats een schijf op een van de zes actievelden").first).to_be_visible()


def test_two_at_one_table_read_their_own_languages(browser: Browser, server: Server) -> None:
    made = server.make("expo", ["me", "me"])
    alone = [{**made, "held": [held], "host": None} for held in made["held"]]
    readers = [
        sit(another(browser, server, locale=LOCALES[language]), one)
        for language, one in zip(LOCALES, alone, strict=True)
    ]
    acting = next(page for page in readers if table(page).get_attribute("data-decision"))
    act(acting)

    german, dutch = readers
    expect(german.get_by_text("spielt", exact=False).first).to_be_attached()
    expect(dutch.get_by_text("speelt", exact=False).first).to_be_attached()
    for page in readers:
        page.context.close()


@pytest.fixture(scope="module", params=LOCALES if os.environ.get("MENLO_SOAK") else ["de"])
def phone(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    page = another(browser, server, PHONE, locale=LOCALES[request.param], reduced_motion="reduce")
    yield page
    page.context.close()


def test_the_words_of_every_page_fit_a_phone(phone: Page, server: Server) -> None:
    waiting = server.make("expo", ["me", "open"], visibility="invited")
    remember(
        phone, waiting, server.make("era", ["me", "greedy", "greedy"]), server.make("smartphone", ["me", "greedy"])
    )
    invited = server.make("era", ["open", "open", "greedy"], visibility="invited")["match"]["id"]
    faults: dict[str, list[str]] = {}
    for path in [
        "/", "/games/era", "/games/expo", "/new/expo", "/tables", "/settings", "/me", "/rules/smartphone", "/nowhere",
        f"/join/{invited}",
        f"/table/{waiting['match']['id']}",
    ]:  # fmt: skip
        phone.goto(path)
        expect(phone.get_by_role("heading").first).to_be_visible()
        phone.wait_for_load_state("networkidle")
        for fold in phone.locator("main details:not([open]) > summary").all()[:2]:
            fold.click()
        if found := spilled(phone):
            faults[path] = found

    assert faults == {}


@pytest.mark.parametrize("game", ["era", "expo", "smartphone"])
def test_the_words_of_every_table_fit_a_phone(phone: Page, server: Server, game: str) -> None:
    faults: dict[str, list[str]] = {}
    for moment, made in halfway(server, game).items():
        sit(phone, made)
        phone.wait_for_load_state("networkidle")
        for name in parts(phone):
            if found := spilled(phone):
                faults[f"{moment}, {name}"] = found

    assert faults == {}


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
@pytest.mark.parametrize("game", ["era", "expo", "smartphone"])
def test_the_words_of_every_table_fit_a_desk(browser: Browser, server: Server, game: str, size: ViewportSize) -> None:
    page = another(browser, server, size, locale=LOCALES["de"], reduced_motion="reduce")
    whole = halfway(server, game)["end"]["match"]
    said = page.get_by_role("region", name="Noch einmal ansehen")
    faults: dict[int, list[str]] = {}
    for version in range(2, whole["version"], whole["version"] // 6):
        page.goto("/")
        page.goto(f"/table/{whole['id']}#at={version}&eyes=0")
        expect(said).to_contain_text(f"Zeile {version} von")
        page.wait_for_load_state("networkidle")
        if found := spilled(page):
            faults[version] = found

    assert faults == {}
    page.context.close()


def test_the_points_of_five_fit_a_phone(phone: Page, server: Server) -> None:
    whole = halfway(server, "era")["end"]["match"]
    assert len(whole["seats"]) == 5
    phone.goto(f"/table/{whole['id']}")

    points = phone.get_by_role("dialog").locator(".scroll:has(tfoot)")
    expect(points).to_be_visible()
    assert points.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def parts(page: Page) -> Iterator[str]:
    """The table as it opens, each of its tabs, the choices of its first kind, and the keys."""
    yield "as it opens"
    if page.locator("dialog[open]").count():  # the final points of a match that is over
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    tabs: Any = page.get_by_role("tab")
    for at in range(tabs.count()):
        if tabs.nth(at).is_visible():
            tabs.nth(at).click()
            yield f"tab {at}"
    kinds = page.locator("[data-kind]")
    if kinds.count() and kinds.first.is_visible():
        kinds.first.click()
        yield "choices"
    page.set_viewport_size(DESKTOP)
    page.set_viewport_size(PHONE)
    page.keyboard.press("?")
    yield "keys"
    page.keyboard.press("Escape")
