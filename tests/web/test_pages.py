"""The pages around the tables, as a stranger walks through them."""

import re

import pytest
from playwright.sync_api import FilePayload, Page, ViewportSize, expect

from menlo.kernel import registry
from tests.server.running import Server
from tests.web.hands import SIZES, act, my_turn, overflow, remember, table, version


def test_a_newcomer_plays_within_three_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now Era of Inventions").click()
    my_turn(page)
    before = version(page)

    page.locator("[data-choice]").first.click()

    page.wait_for_function("before => document.querySelector('[data-version]').dataset.version > before", arg=before)
    expect(page).to_have_title(re.compile("Era of Inventions"))


@pytest.mark.parametrize("game", registry.games())
def test_every_game_is_played_at_one_click(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now {registry.game(game).title.name}", exact=True).click()

    act(page)

    expect(page.get_by_role("list", name="At the table").locator("> li")).to_have_count(3)


def test_a_new_table_has_the_seats_and_rules_chosen(page: Page, server: Server) -> None:
    page.goto("/new/era")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_label("Who sits in seat 2").select_option("me")
    page.get_by_label("Name of seat 2").fill("Ida")
    level(page, "How strong the bot in seat 4 plays", "The visitor, level 1")
    expect(page.get_by_text("touches everything")).to_be_visible()
    page.get_by_text("House rules").click()
    page.get_by_label("How many goods there are").select_option("box")
    page.get_by_role("radio", name="Only me").check()

    page.get_by_role("button", name="Start the match").click()

    expect(table(page)).to_be_visible()
    id = page.url.rsplit("/", 1)[1]
    token = page.evaluate("id => JSON.parse(localStorage.getItem('menlo.tables'))[id].host", id)
    match = server.get(f"/matches/{id}", token).json()
    assert [(seat["kind"], seat["bot"]) for seat in match["seats"]] == [
        ("person", ""), ("person", ""), ("bot", "apprentice"), ("bot", "visitor"),
    ]  # fmt: skip
    assert match["seats"][1]["name"] == "Ida"
    assert match["options"]["supply"] == "box"
    assert match["visibility"] == "private"
    assert server.get(f"/matches/{id}").status_code == 404, "nobody else may see it"
    expect(page.get_by_role("list", name="At the table").locator("> li").nth(3)).to_contain_text("The visitor")


def level(page: Page, of: str, rung: str) -> None:
    page.get_by_role("group", name=of).get_by_role("radio", name=rung).check()


def test_bots_are_as_strong_as_one_chose_last(page: Page, server: Server) -> None:
    page.goto("/")
    level(page, "How strong the bots play", "The mechanic, level 3")
    expect(page.get_by_text("Takes what is best right now")).to_be_visible()
    page.get_by_role("button", name="Play now Era of Inventions").click()
    expect(table(page)).to_be_visible()

    id = page.url.rsplit("/", 1)[1]
    token = page.evaluate("id => JSON.parse(localStorage.getItem('menlo.tables'))[id].host", id)
    seats = server.get(f"/matches/{id}", token).json()["seats"]
    assert [seat["bot"] for seat in seats] == ["", "mechanic", "mechanic"]
    assert all(re.fullmatch(r"[A-Z][a-z]+", seat["name"]) for seat in seats[1:]), "bots are called like people"
    page.goto("/new/expo")
    group = page.get_by_role("group", name="How strong the bot in seat 2 plays")
    expect(group.get_by_role("radio", name="The mechanic")).to_be_checked()


def test_a_pack_that_cannot_be_read_is_refused_with_its_reason(page: Page) -> None:
    page.goto("/new/era")
    pack: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"cards = nonsense"}
    page.get_by_label("Components of your own").set_input_files(pack)

    page.get_by_role("button", name="Start the match").click()

    expect(page.get_by_role("alert")).to_contain_text("That did not work")


def test_my_tables_say_which_wait_for_me(page: Page, server: Server) -> None:
    waits = server.make("smartphone", ["me", "greedy"])
    free = server.make("era", ["me", "open", "open"], visibility="invited")
    remember(page, waits, free)

    page.goto("/tables")

    rows = page.get_by_role("main").get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(rows.first).to_contain_text("Choose the colour you play")
    expect(rows.first.get_by_role("link", name="Your turn")).to_have_attribute("href", f"/table/{waits['match']['id']}")
    expect(rows.nth(1)).to_contain_text("2 of 3 seats are free")


def test_rules_are_found_by_words_and_linked_by_number(page: Page) -> None:
    page.goto("/rules/expo#%")  # badly coded, and no clause
    expect(page.locator("#EXPO-01")).to_be_visible()
    page.goto("/rules/era#ERA-35")
    expect(page.locator("#ERA-35")).to_be_in_viewport()
    expect(page.locator("[aria-current].clause")).to_have_id("ERA-35")
    assert page.locator("#ERA-01").is_visible()

    page.get_by_role("searchbox").fill("royalties supply")

    expect(page.locator("#ERA-64")).to_be_visible()
    expect(page.locator("#ERA-01")).to_have_count(0)


def test_settings_hold_at_once_and_later(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Largest").check()
    page.get_by_label("Your name").fill("Nora")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")

    page.goto("/")

    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == paper == "rgb(20, 24, 29)"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    expect(page.get_by_role("link", name="Nora")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(page: Page) -> None:
    answer = page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Nothing hangs here")).to_be_visible()

    page.goto("/table/nothing")

    expect(page.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_server_that_is_gone_is_named(page: Page) -> None:
    page.route("**/api/about", lambda route: route.abort())
    page.goto("/")

    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_no_page_is_wider_than_the_screen(page: Page, server: Server, size: ViewportSize) -> None:
    made = server.make("era", ["me", "open", "greedy"], visibility="invited")
    remember(page, made)
    page.set_viewport_size(size)

    wide = {}
    for path in ["/", "/new/expo", "/tables", "/settings", "/rules/smartphone", f"/table/{made['match']['id']}"]:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        wide[path] = overflow(page)

    assert set(wide.values()) == {0}, wide


def test_what_is_served_is_compressed_and_kept(page: Page) -> None:
    answers = {}
    page.on("response", lambda answer: answers.update({answer.url.split("/", 3)[3]: answer.all_headers()}))
    page.goto("/")
    page.wait_for_load_state("networkidle")

    texts = {url: headers for url, headers in answers.items() if not url.endswith("woff2")}
    large = {url: headers for url, headers in texts.items() if int(headers.get("content-length", "9999")) > 600}
    assert {url for url, headers in large.items() if headers.get("content-encoding") != "gzip"} == set()
    assert all("immutable" in headers["cache-control"] for url, headers in answers.items() if url.startswith("assets/"))
    assert answers[""]["cache-control"] == "no-cache"


def test_the_rules_say_what_is_reconstructed_and_give_the_pack_to_correct(page: Page) -> None:
    pack = registry.game("era").pack_text
    reconstructed = pack.count('mark = "reconstructed"')
    page.goto("/rules/era#section-box")

    expect(page.get_by_text(f"{reconstructed} are reconstructed")).to_be_visible()
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download the pack").click()
    assert downloaded.value.suggested_filename == "era.toml"
    assert downloaded.value.path().read_text("utf-8") == pack
