"""Smartphone Inc. in a real browser: the pads under the hand, the list of results, the reveal, a match to its end."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from tests.server.running import Server
from tests.web.faults import faults
from tests.web.hands import PHONE, SIZES, another, choices, decided, decision, my_turn, overflow, sit, table, watched

PAD_A, PAD_B = '[data-spot="pad:a"]', '[data-spot="pad:b"]'
READY = '[data-spot="ready"]'


def planning(page: Page, server: Server, seats: list[str], **options: Any) -> dict[str, Any]:
    """Sit down, choose the first colour, and come to the bench."""
    made = server.make("smartphone", seats, **options)
    sit(page, made)
    my_turn(page)
    page.locator('[data-spot="colour:0"]').click()
    page.wait_for_selector(PAD_B)
    # Others choose their colours first; before that the pads do not move.
    expect(page.locator("footer")).to_contain_text("Plan your round")
    return made


def figures(page: Page) -> list[str]:
    """Price, goods, research, logistics and factory, once the server has followed the hand."""
    page.wait_for_selector(".figures[aria-busy=false]")
    return [text.strip() for text in page.locator(".figures dd").all_inner_texts()]


def cell(page: Page) -> float:
    script = "parseFloat(getComputedStyle(document.querySelector('.canvas')).getPropertyValue('--cell'))"
    size: float = page.evaluate(script)
    return size


def box(page: Page, selector: str) -> FloatRect:
    """Where it lies once it lies still: the bench fits itself to its room first."""
    found, before = page.locator(selector).first.bounding_box(), None
    while found != before:
        page.wait_for_timeout(300)
        found, before = page.locator(selector).first.bounding_box(), found
    assert found is not None, selector
    return found


def drag(page: Page, selector: str, columns: float, rows: float) -> None:
    """Hold a pad by its middle and carry it so many cells away."""
    at, size = box(page, selector), cell(page)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(x + columns * size * step / 10, y + rows * size * step / 10)


def lay_by_keys(page: Page) -> None:
    page.locator(PAD_B).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")


def test_the_upper_pad_is_dragged_turned_flipped_and_swapped(page: Page, server: Server) -> None:
    """A1 below B1, shifted down by one: price 4, goods 3, 1 gear, 3 trucks with the factory beside it in sight."""
    planning(page, server, ["me", "greedy"])
    expect(page.locator(READY)).to_be_disabled()

    drag(page, PAD_B, -1, 1)
    page.mouse.up()
    expect(page.locator(READY)).to_be_enabled()
    dragged = figures(page)
    page.keyboard.press("f")
    expect(page.locator(".figures dd").nth(0)).to_have_text("5")
    flipped = figures(page)
    page.keyboard.press("f")
    expect(page.locator(".figures dd").nth(0)).to_have_text("4")
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("t")
    expect(page.locator(PAD_A)).to_have_attribute("aria-label", "pad A, face 1, on top, turned 0°")

    assert dragged[:4] == ["4", "3", "1", "3"]
    assert flipped[:4] == ["5", "3", "2", "2"]
    assert page.locator(PAD_B).get_attribute("aria-label") == "pad B, face 1, below, turned 180°"


@pytest.mark.clause("SMART-20")
def test_a_pad_dropped_aside_goes_back_and_says_why(page: Page, server: Server) -> None:
    planning(page, server, ["me", "greedy"])
    drag(page, PAD_B, -1, 1)
    page.mouse.up()
    before = figures(page)
    page.wait_for_timeout(400)  # until it lies still
    at = box(page, PAD_B)

    drag(page, PAD_B, 3, 0)
    page.mouse.up()
    expect(page.locator(".objection")).to_contain_text("would cover 0 cells")

    assert "SMART-20" in page.locator(".objection").inner_text()
    expect(page.locator(READY)).to_be_enabled()
    assert figures(page) == before
    page.wait_for_timeout(400)
    assert abs(box(page, PAD_B)["x"] - at["x"]) < 2


def test_an_improvement_is_laid_by_hand_moved_under_and_turned_face_down(page: Page, server: Server) -> None:
    planning(page, server, ["me", "greedy"])
    drag(page, PAD_B, -1, 1)
    page.mouse.up()
    figures(page)
    bare = figures(page)
    tile, pad, size = box(page, ".tray .tile"), box(page, PAD_A), cell(page)

    page.mouse.move(tile["x"] + 12, tile["y"] + 18)
    page.mouse.down()
    page.mouse.move(pad["x"] + size, pad["y"] + size / 2, steps=8)
    page.mouse.up()
    expect(page.locator('.floor [data-spot^="tile:"]')).to_have_count(1)
    laid = figures(page)
    page.locator('.floor [data-spot^="tile:"]').focus()
    page.keyboard.press("o")
    expect(page.locator('.floor [data-spot^="tile:"]')).to_have_attribute(
        "aria-label", "improvement gear·+$, between the pads"
    )
    figures(page)
    page.keyboard.press("d")
    expect(page.locator(".tray .back")).to_have_count(1)

    # Green's first improvement shows a gear and +$ over the first row of A1, which hides its truck.
    assert laid[0] == str(int(bare[0]) + 1) and laid[2] == str(int(bare[2]) + 1)
    assert figures(page)[1] == str(int(bare[1]) + 1)


def test_a_result_of_the_list_is_laid_out_by_a_click(page: Page, server: Server) -> None:
    planning(page, server, ["me", "greedy"])
    page.wait_for_selector(".reach .row")
    page.get_by_role("combobox", name="price").select_option("6")
    page.get_by_role("combobox", name="factory").select_option("yes")
    row = page.locator(".reach .row").nth(2)
    said = row.locator(".unseen").inner_text()

    row.click()
    page.wait_for_selector(".reach .row.mine")
    price, goods, gears, trucks, _ = figures(page)

    assert said == f"price {price}, goods {goods}, factory, gears {gears}, trucks {trucks}"
    assert price == "6"


def test_all_is_planned_by_keyboard(page: Page, server: Server) -> None:
    planning(page, server, ["me", "greedy"])

    lay_by_keys(page)
    assert figures(page)[:4] == ["4", "3", "1", "3"]
    page.locator(".tray .tile").focus()
    page.keyboard.press("Enter")
    expect(page.locator('.floor [data-spot^="tile:"]')).to_have_count(1)
    figures(page)
    page.locator(READY).focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="The screens are lifted")).to_be_visible()


def test_the_pads_by_touch(browser: Browser, server: Server) -> None:
    page = another(browser, server, PHONE, has_touch=True, is_mobile=True)
    with watched(page):
        planning(page, server, ["me", "greedy"])
        pad, size = box(page, PAD_B), cell(page)
        x, y = pad["x"] + pad["width"] / 2, pad["y"] + pad["height"] / 2
        touch = page.context.new_cdp_session(page)

        def point(kind: str, left: float, top: float) -> None:
            points = [] if kind == "touchEnd" else [{"x": left, "y": top}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        point("touchStart", x, y)
        for step in range(1, 9):
            point("touchMove", x - size * step / 8, y + size * step / 8)
        point("touchEnd", 0, 0)

        expect(page.locator(".figures dd").nth(0)).to_have_text("4")
        assert size >= 44
        assert overflow(page) <= 0
    page.context.close()


@pytest.mark.clause("SMART-16", "SMART-31")
def test_plans_stay_hidden_until_all_screens_turn(page: Page, browser: Browser, server: Server) -> None:
    """Two browsers with two seats of four each; what the other one hears is read as it comes over the wire."""
    made = server.make("smartphone", ["me"] * 4)
    first, second = ({**made, "held": made["held"][at : at + 2]} for at in (0, 2))
    other = another(browser, server)
    heard = listening(other)
    sit(page, first)
    sit(other, second)
    for seat, who in enumerate((page, page, other, other)):
        my_turn(who)
        before = decision(who)
        who.locator(f'[data-spot="colour:{seat}"]').click()
        decided(who, before)
    page.wait_for_selector(PAD_B)
    other.wait_for_selector(PAD_B)
    quiet = len(heard)

    lay_by_keys(page)
    assert figures(page)[:4] == ["4", "3", "1", "3"]

    assert len(heard) == quiet, "a private step was heard by others"
    page.locator(READY).click()
    hand_over(page)
    lay_by_keys(page)
    figures(page)
    page.locator(READY).click()
    lay_by_keys(other)
    figures(other)
    for message in heard[quiet:]:
        for eye in json.loads(message).get("eyes", []):
            assert [mat["plan"] for mat in eye["view"]["mats"][:2]] == [None, None]
    other.locator(READY).click()
    hand_over(other)
    lay_by_keys(other)
    figures(other)
    other.locator(READY).click()

    expect(other.get_by_role("heading", name="The screens are lifted")).to_be_visible()
    expect(other.locator(".reveal article")).to_have_count(4)
    last = json.loads([message for message in heard if '"update"' in message][-1])
    assert all(mat["plan"]["turn"] == 0 for mat in last["eyes"][0]["view"]["mats"])
    other.context.close()


def listening(page: Page) -> list[str]:
    """What a browser hears, as it comes over the wire."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    return heard


def hand_over(page: Page) -> None:
    """The next person at the same screen lifts the curtain."""
    page.locator("[data-curtain] button").click()
    page.wait_for_selector(PAD_B)


def step(page: Page) -> None:
    """One decision by clicking: on the bench while planning, on what glows otherwise, or on a button."""
    before = decision(page)
    if page.locator(PAD_B).is_visible():
        lay_by_keys(page)
        figures(page)
        before = decision(page)  # each step of a plan is a decision of its own
        page.locator(READY).click()
    else:
        world = page.get_by_role("tab", name="World")
        if world.count():
            world.click()
        spot = page.locator("main [data-legal]")
        (spot if spot.count() else page.locator("[data-choice]")).first.click()
    decided(page, before)


def test_the_screens_stay_lifted_until_the_hand_turns_to_something_else(page: Page, server: Server) -> None:
    planning(page, server, ["me", "greedy"])
    expect(page.locator("footer .says")).to_contain_text("slide one pad over the other, so that 1 to 4 cells")
    lay_by_keys(page)
    figures(page)
    page.locator("[data-choice]", has_text="Confirm").click()  # the mouse rests where the next choices come up
    page.wait_for_selector(".reveal article")
    my_turn(page)

    expect(page.locator(".reveal")).to_be_visible()
    choices(page).first.hover()
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.locator('[data-spot="region:china"]')).to_be_visible()


@pytest.mark.soak
def test_a_whole_match_against_steve_by_clicking(browser: Browser, server: Server) -> None:
    page = another(browser, server, reduced_motion="reduce")
    with watched(page):
        planning(page, server, ["me"])
        for _ in range(300):
            page.wait_for_selector("[data-decision], dialog[open]")
            if page.locator("dialog[open]").count():
                break
            step(page)

        expect(page.locator("dialog[open]")).to_be_visible()
        assert page.locator(".sheet").count() == 1
    page.context.close()


@pytest.mark.clause("SMART-16", "SMART-31")
def test_a_whole_match_of_four_over_two_browsers_by_clicking(browser: Browser, server: Server) -> None:
    """Two people and two bots. One person clicks on results of the list, the other drags the pads; what each browser
    hears is read as it comes over the wire."""
    made = server.make("smartphone", ["me", "me", "random", "random"])
    pages = [another(browser, server, reduced_motion="reduce") for _ in range(2)]
    heard = [listening(page) for page in pages]
    with watched(pages[0]), watched(pages[1]):
        for seat, page in enumerate(pages):
            sit(page, {**made, "held": made["held"][seat : seat + 1]})
        for _ in range(2000):
            due = [(seat, page) for seat, page in enumerate(pages) if decision(page)]
            for seat, page in due:
                by_clicking(page, seat)
            if all(page.locator("dialog[open]").count() for page in pages):
                break
            if not due:
                pages[0].wait_for_timeout(20)

        for seat, page in enumerate(pages):
            expect(page.locator("dialog[open]").get_by_role("region", name="Points by source")).to_be_visible()
            assert revealed(heard[seat], seat) == {1, 2, 3, 4, 5}, "every round has turned all screens"
    for page in pages:
        page.context.close()


def by_clicking(page: Page, seat: int) -> None:
    """One decision: a plan as this person lays it, anything else as it glows."""
    if not page.locator(PAD_B).is_visible() or not page.locator(f"{READY}").count():
        step(page)
        return
    if seat == 0:
        page.wait_for_selector(".reach .row")
        page.locator(".reach .row").nth(3).click()
        page.wait_for_selector(".reach .row.mine")
    else:
        at, size = page.locator(PAD_B).bounding_box(), cell(page)
        assert at is not None
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - size, y + size, steps=4)
        page.mouse.up()
    expect(page.locator(READY)).to_be_enabled()
    before = decision(page)
    page.locator(READY).click()
    decided(page, before)


def revealed(heard: list[str], seat: int) -> set[int]:
    """The rounds in which all plans came to light; before that nothing of another seat's plan was heard."""
    rounds: set[int] = set()
    for message in map(json.loads, heard):
        for eye in message.get("eyes", []):
            assert eye["seat"] == seat
            mats, phase = eye["view"]["mats"], eye["view"]["phase"]
            if phase == "planning":
                assert all(mat["plan"] is None for other, mat in enumerate(mats) if other != seat)
            elif all(mat["plan"] is not None for mat in mats):
                rounds.add(eye["view"]["round"])
        for line in message.get("happened", []):
            if line["seat"] != seat:
                assert {event["kind"] for event in line["events"]}.isdisjoint(PRIVATE), line
    return rounds


PRIVATE = {"pads-chosen", "pad-laid", "improvement-laid", "laid-down"}


def test_the_sentence_stands_still_while_one_gesture_takes_many_steps(page: Page, server: Server) -> None:
    planning(page, server, ["me", "greedy"])
    lay_by_keys(page)
    figures(page)
    page.wait_for_selector(".reach .row")
    page.evaluate(
        """() => {
            const foot = document.querySelector('footer');
            const text = () => foot.querySelector('.says').textContent.trim();
            window.said = [text()];
            new MutationObserver(() => { if (window.said.at(-1) !== text()) window.said.push(text()); })
                .observe(foot, { subtree: true, childList: true, characterData: true });
        }"""
    )
    before = decision(page)
    page.locator(".reach .row").first.click()
    page.wait_for_selector(".reach .row.mine")
    drag(page, PAD_B, 1, 0)
    page.mouse.up()
    figures(page)

    assert decision(page) != before
    assert len(page.evaluate("window.said")) <= 2, "it changes when the plan rests, not on the way"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_nothing_sticks_out_and_axe_finds_no_fault(browser: Browser, server: Server, axe: str, size: Any) -> None:
    page = another(browser, server, size, reduced_motion="reduce")
    with watched(page):
        planning(page, server, ["me", "random", "random"])
        lay_by_keys(page)
        figures(page)
        assert overflow(page) <= 0
        assert faults(page, axe) == []
        page.get_by_role("tab", name="World").click()
        page.wait_for_selector('[data-spot="region:china"]')
        assert overflow(page) <= 0
        assert faults(page, axe) == []
        page.get_by_role("tab", name="Plan").click()
        # Narrow, the button stands with the sentence, in reach of the thumb.
        page.locator(READY).or_(page.locator("[data-choice]", has_text="Confirm")).locator("visible=true").first.click()
        expect(page.locator(".reveal article")).to_have_count(3)
        assert faults(page, axe) == []
        assert table(page).count() == 1
    page.context.close()
