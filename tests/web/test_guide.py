"""A guided first match in the browser, clicked to its end: what is pointed at is there, and never covered."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from menlo.kernel import registry
from menlo.kernel.game import Game, State
from menlo.kernel.guide import Step
from tests.server.running import Server
from tests.web.hands import DESKTOP, PHONE, act, another, overflow, version, watched
from tests.web.test_access import faults

GUIDED = [name for name in registry.games() if registry.game(name).guide() is not None]
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]

# What lies under the card though it is spoken of or must be touched, and what of it is not in sight at all.
SIGHT = """([at, target]) => {
  const card = document.querySelector("[data-guide]");
  const own = card.getBoundingClientRect();
  const spot = (anchor) => `[data-spot="${anchor}"]`;
  const named = (anchor) => anchor.startsWith("region:")
    ? `[data-part="${anchor.slice(7)}"], ${spot(anchor)}` : spot(anchor);
  const find = (anchor) => [...document.querySelectorAll(named(anchor))]
    .find((one) => one.getBoundingClientRect().width > 0);
  const things = [...(target ? [find(target)] : []), ...document.querySelectorAll("[data-wanted]")]
    .filter((one) => one && !card.contains(one));
  const hidden = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top || !(one.contains(top) || top.contains(one));
  };
  return {
    missing: at.filter((anchor) => !find(anchor)),
    hidden: things.filter(hidden).map((one) => one.dataset.spot ?? one.textContent.trim()),
    off: own.left < 0 || own.top < 0 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1,
    cut: card.scrollHeight - card.clientHeight > 1,
  };
}"""


def learn(page: Page, game: str) -> None:
    """From the hall to the first thing the guide says."""
    page.goto("/")
    name = registry.game(game).title.name
    page.get_by_role("button", name=re.compile(f"^Learn it by playing\\s*{re.escape(name)}$")).click()
    page.wait_for_selector("[data-guide]")


def card(page: Page, step: str) -> None:
    """Wait until the guide says a step and whoever played before it is done."""
    page.wait_for_selector(f'[data-guide="{step}"]:is([data-waits="read"], [data-waits="action"])')


def on(page: Page) -> None:
    page.locator("[data-continue]").click()


def do(page: Page, step: str) -> None:
    """What the guide wants, with as many clicks as it takes."""
    for _ in range(8):
        target = page.locator("[data-guide]").get_attribute("data-target")
        if target and target.startswith("put:"):
            while (turn := page.locator(".supply [data-wanted]")).count():
                turn.click()
        place = page.locator(f'[data-spot="{target}"]:visible') if target else page.locator("[data-wanted]:visible")
        place.first.click()
        page.wait_for_function(
            "([step, target]) => { const card = document.querySelector('[data-guide]'); "
            "return !card || card.dataset.guide !== step || (card.dataset.target ?? null) !== target; }",
            arg=[step, target],
        )
        if page.locator(f'[data-guide="{step}"]').count() == 0:
            return
    raise AssertionError(f"{step}: clicking what is pointed at leads nowhere")


def lay(page: Page, game: Game[State], step: Step) -> None:
    """What may be laid out freely: tools used, pieces dragged into the frames that show where, regions touched."""
    for anchor in step.at:
        if anchor.startswith("tool:") or anchor == "start-over":
            page.locator(f'[data-spot="{anchor}"]').click()
    frame, framed = page.locator('[data-spot="goal"]'), False
    for text in step.way:
        action = game.encode(game.parse(0, text))
        rested(page)
        if action["kind"] == "sell":
            before = version(page)
            page.locator(f'[data-spot="region:{text.split()[1]}"]').click()
            later = "n => Number(document.querySelector('[data-version]').dataset.version) > n"
            page.wait_for_function(later, arg=before)
        elif action["kind"] == "lay-pad" and frame.count() and not frame.locator(".tile").count():
            drag(page, page.locator('[data-spot="pad:b"]'), frame)
            framed = True
        elif action["kind"] == "lay-improvement" and frame.locator(".tile").count():
            drag(page, page.locator(f'[data-spot="tile:{action["design"]}"]'), frame)
            framed = True
    assert framed == ("goal" in step.at), step.id
    rested(page)
    page.wait_for_selector(f'[data-guide="{step.id}"][data-waits="read"]')


def rested(page: Page) -> None:
    """The server has followed the hand."""
    expect(page.locator('.figures[aria-busy="true"]')).to_have_count(0)


def drag(page: Page, piece: Locator, place: Locator) -> None:
    for where in (piece, place):
        box = where.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        if where is piece:
            page.mouse.down()
    page.mouse.up()


def alone(page: Page) -> None:
    """What comes after the led opening: first choices, and every tip read, until the guide says to play on."""
    while True:
        page.wait_for_selector("[data-decision] [data-choice], [data-decision] [data-kind], [data-continue]")
        read = page.locator("[data-continue]")
        if read.count():
            tip, last = page.locator("[data-guide]").get_attribute("data-guide"), read.inner_text() == "Play on"
            read.click()
            expect(page.locator(f'[data-guide="{tip}"]')).to_have_count(0)
            if last:
                expect(page.locator("[data-guide]")).to_have_count(0)
                return
        else:
            act(page)


def unseen(page: Page, step: Step, size: ViewportSize) -> dict[str, object]:
    """What is wrong with the sight of a step, once the card had a second to find its place."""
    target = page.locator("[data-guide]").get_attribute("data-target")
    if step.until and not step.want:
        target = step.at[0]
    spoken = [anchor for anchor in step.at if anchor != "goal"]  # frames come and go
    for _ in range(20):
        seen = page.evaluate(SIGHT, [spoken, target])
        if size == PHONE and len(seen["missing"]) < len(step.at):
            seen["missing"] = []
        wrong = {what: found for what, found in seen.items() if found}
        if not wrong:
            break
        page.wait_for_timeout(50)
    return wrong


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_clicked_to_its_end(
    browser: Browser, server: Server, axe: str, game: str, size: ViewportSize
) -> None:
    found: Game[State] = registry.game(game)
    guide = found.guide()
    assert guide is not None
    page = another(browser, server, size, reduced_motion="reduce")
    with watched(page):
        learn(page, game)
        for number, step in enumerate(guide.steps):
            card(page, step.id)
            assert unseen(page, step, size) == {}, step.id
            assert page.evaluate("document.activeElement?.dataset.guide") == step.id, "reading goes on there"
            if number in (0, 12):
                assert faults(page, axe) == []
            if step.want:
                do(page, step.id)
                continue
            if step.until:
                lay(page, found, step)
            on(page)
        expect(page.locator(f'[data-guide="{guide.steps[-1].id}"]')).to_have_count(0)
        assert overflow(page) == 0
        if size == DESKTOP:
            alone(page)
    page.context.close()


def test_a_legal_action_that_is_not_for_now_is_explained_and_not_done(page: Page) -> None:
    learn(page, "era")
    for step in ("goal", "goods", "square", "cards"):
        card(page, step)
        on(page)
    card(page, "place-produce")

    page.locator('[data-spot="area:4"]').click()
    why = page.locator(".guide .why")
    expect(why).to_contain_text("But first we want money")
    expect(why).to_contain_text("ERA-20")
    assert version(page) == 0
    expect(page.get_by_role("alert")).to_have_count(0)

    # One may read again what was said, and goes on from there; Escape does not close the guide.
    page.get_by_role("button", name="Back", exact=True).click()
    card(page, "cards")
    page.keyboard.press("Escape")
    on(page)
    card(page, "place-produce")
    page.get_by_role("button", name="Show me where").click()
    page.keyboard.press("Enter")
    card(page, "place-buy")


def test_a_guide_goes_on_after_a_reload_and_can_be_left(page: Page) -> None:
    learn(page, "era")
    on(page)
    card(page, "goods")
    page.reload()
    card(page, "goods")

    page.get_by_role("button", name="Leave the guide").click()
    page.get_by_role("button", name="Play on without it").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.locator('[data-spot="area:4"]').click()
    page.wait_for_function("() => Number(document.querySelector('[data-version]').dataset.version) >= 3")


def test_the_page_of_a_new_table_leads_to_the_guide_too(page: Page) -> None:
    page.goto("/new/era")
    page.get_by_role("button", name="Learn it by playing").click()
    card(page, "goal")


def test_a_plan_that_is_not_the_one_meant_is_explained_at_the_bench(page: Page) -> None:
    learn(page, "smartphone")
    for step in ("goal", "customers"):
        card(page, step)
        on(page)
    card(page, "colour")
    page.locator('[data-spot="colour:0"]').click()
    expect(page.locator(".guide .why")).to_contain_text("For this first match take red")
    expect(page.locator(".guide .why")).to_contain_text("SMART-09")
    page.locator('[data-spot="colour:4"]').click()
    for step in ("others", "retailers", "phases", "pads", "symbols"):
        card(page, step)
        on(page)
    card(page, "slide")

    # Any plan may be laid, but not this one be confirmed; what is to be laid is still shown.
    page.locator('[data-spot="pad:b"]').focus()
    for key in ("ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        rested(page)
    page.locator('[data-spot="ready"]').click()
    why = page.locator(".guide .why")
    expect(why).to_contain_text("first lay pad B into the dashed frame")
    expect(why).to_contain_text("SMART-20")
    expect(page.locator('[data-spot="goal"]')).to_be_visible()
    page.locator('[data-spot="pad:b"]').focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_selector('[data-guide="slide"][data-waits="read"]')
    expect(page.locator(".guide")).to_contain_text("Well done.")
    expect(page.locator('[data-spot="goal"]')).to_have_count(0)
    on(page)
    card(page, "covered")
