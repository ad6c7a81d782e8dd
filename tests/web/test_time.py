"""Clocks, notifications and tokens as people meet them in the browser."""

import json
import re

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.hands import another, sit, table, watched


def test_a_table_with_clocks_is_chosen_and_shown(page: Page) -> None:
    page.goto("/new/era")
    page.get_by_label("A bank of time").check()
    page.get_by_label("How much").select_option(label="5 minutes, and 10 seconds per turn")
    page.get_by_label("When time is up").select_option(label="the seat passes")
    page.get_by_role("button", name="Start the match").click()
    expect(table(page)).to_be_visible()

    clocks = page.locator("aside [data-clock]")
    expect(clocks).to_have_count(1)  # nobody keeps the time of bots
    page.wait_for_selector("[data-decision]")
    mine = page.locator("aside [data-clock='0']")
    expect(mine).to_have_class(re.compile("running"))
    first = mine.inner_text()
    assert re.search(r"\b[45]:\d\d\b", first), first
    expect(mine).not_to_have_text(first)  # it counts down by itself


def test_little_time_is_told_by_sign_and_word_and_time_out_is_the_servers(browser: Browser, server: Server) -> None:
    page = another(browser, server)
    time_control = {"kind": "move", "seconds": 6, "out": "bot"}
    with watched(page):
        sit(page, server.make("era", ["me", "me", "me"], time=time_control))
        seat = page.locator("aside [data-clock].running").get_attribute("data-clock")
        clock = page.locator(f"aside [data-clock='{seat}']")
        expect(clock.locator(".sign")).to_be_visible(timeout=10_000)
        expect(clock).to_contain_text("hurry")
        version = table(page).get_attribute("data-version")
        page.wait_for_function(
            "before => document.querySelector('[data-version]').dataset.version !== before", arg=version, timeout=20_000
        )
    page.context.close()


def test_a_phone_shows_the_clocks_too(browser: Browser, server: Server) -> None:
    page = another(browser, server, {"width": 390, "height": 844})
    with watched(page):
        sit(
            page, server.make("era", ["me", "greedy", "greedy"], time={"kind": "bank", "seconds": 600, "increment": 10})
        )
        expect(page.locator(".strip [data-clock='0']")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.context.close()


def test_a_browser_that_may_tells_of_a_turn_while_nobody_looks(whole_browser: Browser, server: Server) -> None:
    page = another(whole_browser, server, permissions=["notifications"])
    with watched(page):
        page.goto("/settings")
        page.get_by_role("switch", name="Notifications of this browser").check()
        page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => found?.active != null)")
        made = server.make("era", ["me", "me", "me"])
        # Away: as a page in the background is.
        page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
        sit(page, made)
        (shown,) = page.evaluate(
            """async () => {
                const worker = await navigator.serviceWorker.ready;
                for (let tries = 0; tries < 100; tries += 1) {
                    const found = await worker.getNotifications();
                    if (found.length) return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
                    await new Promise((resolve) => setTimeout(resolve, 100));
                }
                return [];
            }"""
        )
        match = made["match"]["id"]
        # That it is one's turn, and where: nothing of the position.
        assert shown == {
            "title": "Your turn", "body": "Era of Inventions waits for you.", "tag": f"menlo-{match}",
            "data": {"path": f"/table/{match}"},
        }  # fmt: skip
    page.context.close()


def test_no_leave_no_notifications(browser: Browser, server: Server) -> None:
    page = another(browser, server)
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/settings")
    page.get_by_role("switch", name="Notifications of this browser").click()
    expect(page.get_by_text("The browser does not allow notifications")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('menlo.settings')"))["notify"] is False
    page.context.close()


def test_tokens_and_webhooks_are_made_shown_once_and_revoked(browser: Browser, server: Server) -> None:
    page = another(browser, server)
    page.goto("/settings")
    page.get_by_label("What it is for").fill("My robot")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("code").inner_text()
    assert token.startswith("menlo_") and server.get("/matches/x", token).json()["code"] == "unknown-match"

    page.get_by_label("Webhook").fill("http://127.0.0.1:9/")
    page.get_by_label("Webhook").press("Enter")
    expect(page.get_by_role("alert").or_(page.locator(".trouble")).first).to_be_visible()

    page.reload()
    expect(page.get_by_text("My robot", exact=True)).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
    page.get_by_role("button", name="Revoke My robot").click()
    expect(page.get_by_text("My robot", exact=True)).to_have_count(0)
    assert server.get("/matches/x", token).json()["code"] == "unknown-person"
    page.context.close()
