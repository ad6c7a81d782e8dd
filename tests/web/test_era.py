"""Era of Inventions in the browser: a whole match with the hands, what is seen before a click, and every size."""

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.server.running import Server
from tests.web.hands import DESKTOP, LARGE, PHONE, TABLET, another, decided, decision, my_turn, overflow, sit, watched
from tests.web.test_access import faults

LOW: ViewportSize = {"width": 1366, "height": 768}
MIDDLING: ViewportSize = {"width": 1200, "height": 800}

AREAS = {"build": 0, "factories": 1, "buy": 2, "produce": 3, "market": 4, "develop": 5}
LEGAL = ".board [data-spot][data-legal]:visible, .mat [data-spot][data-legal]:visible"
BARE = re.compile(r"^\W*\d*\W*(Finish|Use no bonus token)")  # what has no place on the board


def spot(page: Page, id: str) -> Locator:
    return page.locator(f'[data-spot="{id}"]:visible').first


def offered(page: Page) -> list[str]:
    """What can be pointed at, as far as it is in sight."""
    found: list[str] = page.locator(LEGAL).evaluate_all("all => all.map(one => one.dataset.spot)")
    return found


def touch(page: Page, id: str) -> None:
    """Do an action with one click, and wait for what comes of it."""
    before = decision(page)
    spot(page, id).click()
    decided(page, before)


# One person in every seat: bots might fill the area that is wanted.
HOT_SEAT = ["me", "me", "me"]


def resolve(page: Page, area: str) -> None:
    """Place one's first token in an area and the others anywhere, then begin the action of the first."""
    my_turn(page)
    touch(page, f"area:{AREAS[area]}")
    while True:
        my_turn(page)
        if not page.locator("footer").get_by_text("Place a token in one of the six areas").is_visible():
            break
        touch(page, next(id for id in offered(page) if id.startswith("area:")))
    touch(page, f"area:{AREAS[area]}")


# What a player sees at one glance: what can be pointed at and done, and how large the board is.
GLANCE = """([legal, bare]) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const { width, height } = document.querySelector("main.board").getBoundingClientRect();
  return {
    decision: document.querySelector("[data-version]").dataset.decision,
    over: !!document.querySelector("dialog[open]"),
    spots: seen(legal).map((one) => one.dataset.spot),
    tabs: seen(".tabs button:has(i)").length,
    bare: seen("[data-choice]").findIndex((one) => new RegExp(bare).test(one.textContent.trim())),
    board: `${width} x ${height}`,
    taken: [...document.querySelectorAll("[data-spot]:has(> .made)")].map((one) => one.ariaLabel),
  };
}"""


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.soak)]
)
def test_a_whole_match_is_played_on_the_board(browser: Browser, server: Server, size: ViewportSize) -> None:
    """With spots of the board and the mat alone; buttons only for what has no place there. The board never jumps."""
    page = another(browser, server, size, reduced_motion="reduce")
    chance, used, boards, taken = random.Random(7), set(), set(), set()
    with watched(page):
        sit(page, server.make("era", ["me", "random", "random"]))
        while True:
            my_turn(page)
            seen = page.evaluate(GLANCE, [LEGAL.replace(":visible", ""), BARE.pattern])
            here, before = seen["spots"], seen["decision"]
            boards.add(seen["board"])
            taken.update(seen["taken"])
            if seen["over"]:
                break
            if seen["bare"] >= 0 and (not here or chance.random() < 0.25):
                page.locator("[data-choice]:visible").nth(seen["bare"]).click()
                decided(page, before)
            elif not here or (seen["tabs"] > 1 and chance.random() < 0.3):
                page.locator(".tabs button:has(i):visible").nth(chance.randrange(seen["tabs"])).click()
            else:
                # What has not been tried comes first.
                id = chance.choice([id for id in here if id.split(":")[0] not in used] or here)
                used.add(id.split(":")[0])
                spot(page, id).click()
                page.wait_for_function(
                    "([before, id]) => document.querySelector('dialog[open]')"
                    " || document.querySelector('[data-version]').dataset.decision !== before"
                    " || document.querySelector(`[data-spot='${id}'][data-picked]`)"
                    " || !document.querySelector(`[data-spot='${id}']`)",
                    arg=[before, id],
                )
        expect(page.locator("dialog[open]")).to_contain_text("points")
    page.context.close()
    assert len(used) >= 8, used
    assert len(boards) == 1, f"the board changed its size: {boards}"
    assert all(re.search(r": (made|built) by (Ada 0|random \d) this round$", words) for words in taken), taken
    assert any("Ada 0" in words for words in taken), "what was taken is told at its empty place"


def test_before_a_click_one_sees_what_is_paid_what_comes_and_where_the_pawn_would_stand(
    page: Page, server: Server
) -> None:
    sit(page, server.make("era", HOT_SEAT))
    resolve(page, "develop")
    space = next(id for id in offered(page) if id.startswith("space:"))
    at = page.locator(".track li", has=page.locator('[data-piece="pawn:0"]')).get_attribute("data-spot") or ""

    spot(page, space).hover()

    reached = page.locator(".track li.reached")
    expect(reached).to_have_count(1)
    gain = re.search(r"\+(\d+)\s+influence", page.locator(".note").inner_text())
    assert gain is not None
    expect(reached).to_have_attribute("data-spot", f"square:{int(at.split(':')[1]) + int(gain[1])}")
    expect(page.locator('.mat [data-spot$=":cog"] i')).to_have_text(re.compile(r"^−\d$"))

    page.mouse.move(1, 1)
    expect(reached).to_have_count(0)


def test_an_exchange_is_chosen_step_by_step_and_escape_takes_a_step_back(page: Page, server: Server) -> None:
    sit(page, server.make("era", HOT_SEAT))
    resolve(page, "market")
    panel = page.locator(".chooser")
    expect(panel).to_have_count(0)

    spot(page, "swap").click()
    pair = next(id for id in offered(page) if id.startswith("pair:"))
    spot(page, pair).click()
    expect(panel).to_contain_text("Choose what to take")
    page.keyboard.press("Escape")
    expect(panel).to_contain_text("Choose what to give")

    spot(page, pair).click()
    touch(page, next(id for id in offered(page) if id.startswith("take:")))
    expect(page.locator("footer")).to_contain_text("Exchange up to 4 more times")


def test_the_board_is_played_by_keyboard(page: Page, server: Server) -> None:
    sit(page, server.make("era", ["me", "random", "random"]))
    my_turn(page)
    before, focused = decision(page), page.locator("[data-spot]:focus")

    page.keyboard.press("b")
    expect(focused).to_have_attribute("data-spot", re.compile("^area:"))
    first = focused.get_attribute("data-spot")
    page.keyboard.press("ArrowDown")
    second = focused.get_attribute("data-spot")
    assert second is not None and second != first
    page.keyboard.press("Enter")
    decided(page, before)

    expect(spot(page, second).locator('[data-piece^="token:0:"]')).to_have_count(1)


def test_who_chooses_by_keyboard_goes_on_in_the_panel_that_opens(page: Page, server: Server) -> None:
    sit(page, server.make("era", HOT_SEAT))
    resolve(page, "market")

    page.keyboard.press("Tab")  # from here on the focus is shown
    spot(page, "swap").focus()
    page.keyboard.press("Enter")

    expect(page.locator("[data-spot]:focus")).to_have_attribute("data-spot", re.compile("^pair:"))


def test_a_phone_points_to_the_part_where_something_can_be_done(browser: Browser, server: Server) -> None:
    page = another(browser, server, PHONE)
    sit(page, server.make("era", HOT_SEAT))
    my_turn(page)
    square, harbour = (page.locator(".tabs button", has_text=name) for name in ("Square", "Harbour"))

    expect(square).to_have_attribute("aria-pressed", "true")
    expect(square.locator("i")).to_have_count(1)
    expect(harbour.locator("i")).to_have_count(0)
    harbour.click()
    expect(spot(page, "load:ship-1")).to_be_visible()
    square.click()

    resolve(page, "buy")
    expect(harbour).to_have_attribute("aria-pressed", "true")
    expect(harbour.locator("i")).to_have_count(1)
    page.context.close()


def test_a_wheel_pushes_choices_along_that_are_longer_than_their_place(browser: Browser, server: Server) -> None:
    """A bonus token is good for any step: more kinds than a small screen has room for. To pass stays in sight."""
    page = another(browser, server, {"width": 1024, "height": 768}, reduced_motion="reduce")
    sit(page, server.make("era", HOT_SEAT))
    resolve(page, "factories")
    expect(page.locator("footer")).to_contain_text("Use a bonus token")
    kinds, leave = page.locator("[data-kind]"), page.get_by_role("button", name="Use no bonus token")
    expect(leave).to_be_in_viewport(ratio=0.95)
    expect(kinds.last).not_to_be_in_viewport()

    kinds.first.hover()
    page.mouse.wheel(0, 1000)

    expect(kinds.last).to_be_in_viewport(ratio=0.95)
    expect(leave).to_be_in_viewport(ratio=0.95)
    page.context.close()


def test_pawns_at_the_start_hide_no_number(browser: Browser, server: Server) -> None:
    """All stand on the first square, where the track turns."""
    for size in (DESKTOP, ViewportSize(width=1024, height=768), PHONE):
        page = another(browser, server, size, reduced_motion="reduce")
        sit(page, server.make("era", ["me", "me", "me", "me", "me"]))
        my_turn(page)
        pawns = [box for one in page.locator(".pawn").all() if (box := one.bounding_box())]
        assert len(pawns) == 5
        assert all(pawn["x"] >= 0 for pawn in pawns)
        for number in (0, 1, 2, 99):
            shown = page.locator(f'[data-spot="square:{number}"] b').bounding_box()
            assert shown is not None
            for pawn in pawns:
                across = min(pawn["x"] + pawn["width"], shown["x"] + shown["width"]) - max(pawn["x"], shown["x"])
                down = min(pawn["y"] + pawn["height"], shown["y"] + shown["height"]) - max(pawn["y"], shown["y"])
                assert min(across, down) < 3, (size, number)  # letters stand within a higher line
        page.context.close()


@pytest.mark.parametrize("size", [LOW, MIDDLING, DESKTOP, LARGE], ids=["1366", "1200", "1440", "2560"])
def test_wide_screens_show_the_whole_board_at_once(browser: Browser, server: Server, size: ViewportSize) -> None:
    page = another(browser, server, size)
    sit(page, server.make("era", ["me", "random", "random", "random", "random"]))
    my_turn(page)

    hidden = page.locator(".era").evaluate("room => room.scrollHeight - room.clientHeight")
    assert hidden <= 1, f"{hidden} pixels of the board are out of sight"
    assert cut(page) == []
    assert small(page) == []
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_small_screens_cut_no_words(browser: Browser, server: Server, size: ViewportSize) -> None:
    page = another(browser, server, size)
    sit(page, server.make("era", ["me", "random", "random", "random", "random"]))
    my_turn(page)

    tabs = page.locator(".tabs button:visible")
    assert tabs.count() == (5 if size == PHONE else 0)
    for tab in tabs.all():
        tab.click()
        assert cut(page) == []
        assert small(page) == []
    assert cut(page) == []
    assert small(page) == []
    assert overflow(page) <= 0
    page.context.close()


def cut(page: Page) -> list[str]:
    """Words and numbers that do not fit into the piece they are printed on."""
    pieces = ".card, .factory, .space, .load, .rate, .head, .step, .wall article, .goods li"
    found: list[str] = page.evaluate(
        """pieces => {
          const out = [];
          for (const piece of document.querySelectorAll(pieces)) {
            const frame = piece.getBoundingClientRect();
            for (const text of piece.querySelectorAll("b, h4, small, em, .amount, .points")) {
              const box = text.getBoundingClientRect();
              if (!frame.width || !box.width || getComputedStyle(text).clipPath !== "none") continue;
              const over = Math.max(
                frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom,
              );
              if (over > 1.5) out.push(`${text.textContent.trim()}: ${over.toFixed(1)} px`);
            }
          }
          return out;
        }""",
        pieces,
    )
    return found


def small(page: Page) -> list[str]:
    """Words smaller than 12 pixels; what is drawn on a figure does not count as words."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("body *:not(svg *, .unseen)")]
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
          .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 11.99)
          .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 30)} ${getComputedStyle(one).fontSize}`)"""
    )
    return found


def test_a_tag_covers_nothing_that_could_be_chosen(page: Page, server: Server) -> None:
    sit(page, server.make("era", ["me", "me", "me"]))
    my_turn(page)
    note, areas = page.locator(".note"), offered(page)

    for area in areas:
        spot(page, area).hover()
        expect(note).to_be_visible()
        covered = note.evaluate(
            """(note, legal) => {
              const tag = note.getBoundingClientRect();
              return [...document.querySelectorAll(legal)].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.left < tag.right && box.right > tag.left && box.top < tag.bottom && box.bottom > tag.top;
              }).map((one) => one.dataset.spot);
            }""",
            LEGAL.replace(":visible", ""),
        )
        assert covered == [], f"the tag of {area} lies on {covered}"
    assert len(areas) == 6


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_choosing_at_the_market_has_no_serious_fault_either(
    browser: Browser, server: Server, axe: str, size: ViewportSize
) -> None:
    page = another(browser, server, size, reduced_motion="reduce")
    sit(page, server.make("era", HOT_SEAT))
    resolve(page, "market")
    found = faults(page, axe)
    spot(page, "swap").click()
    found += faults(page, axe)

    assert found == []
    page.context.close()
