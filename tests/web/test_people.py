"""Accounts, chat and seats that change hands, as people meet them in the browser."""

import uuid

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.hands import PHONE, another, overflow, table, watched
from tests.web.test_together import meet

PASSWORD = "eine lange Leitung"


def fill_account(page: Page, button: str, name: str) -> None:
    page.goto("/settings")
    page.get_by_role("button", name=button, exact=True).click()
    form = page.locator("form").filter(has=page.get_by_label("Password"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.locator("button.strong").click()
    expect(page.get_by_text(f"You are logged in as {name}.")).to_be_visible()


def test_an_account_finds_its_table_on_another_device_with_all_that_was_said(
    page: Page, browser: Browser, server: Server
) -> None:
    name = f"Ada {uuid.uuid4().hex[:6]}"  # the server is shared by all tests
    fill_account(page, "Make an account", name)
    friend = another(browser, server, PHONE)
    meet(page, friend)

    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_label("Say something").fill("good luck, <b>Wim</b>")
    page.get_by_role("button", name="Send").click()
    friend.get_by_role("button", name="Chat, 1 unread").click()
    expect(friend.get_by_role("dialog").get_by_text("good luck, <b>Wim</b>")).to_be_visible()
    assert friend.locator("dialog b").count() == 0, "never read as markup"
    friend.get_by_label("Say something").fill("you too")
    friend.get_by_role("button", name="Send").click()
    expect(page.get_by_role("region", name="Chat").get_by_text("you too")).to_be_visible()
    page.get_by_label("Only I may write").check()
    expect(friend.get_by_text("The host has silenced the table.")).to_be_visible()
    assert overflow(friend) == 0

    phone = another(browser, server, PHONE)
    with watched(phone):
        fill_account(phone, "Log in", name)
        phone.goto("/tables")
        phone.locator(f"a[href='/table/{page.url.rsplit('/', 1)[1]}']").click()
        expect(table(phone)).to_be_visible()
        phone.get_by_role("button", name="Chat, 2 unread").click()
        expect(phone.get_by_role("dialog").get_by_text("you too")).to_be_visible()
    for one in (friend, phone):
        one.context.close()


def test_whoever_leaves_it_to_a_bot_may_return_and_the_host_may_fill_the_seat_anew(
    page: Page, browser: Browser, server: Server
) -> None:
    friend = another(browser, server)
    meet(page, friend)
    seats = page.get_by_role("list", name="At the table").first

    friend.get_by_role("button", name="What can be done about Wim").first.click()
    friend.get_by_role("dialog").locator("select").select_option("visitor")
    friend.get_by_role("dialog").get_by_role("button", name="Leave it to a bot").click()
    expect(friend.get_by_role("status").filter(has_text="plays for you.")).to_be_visible()
    expect(seats.locator("[data-seat='1']")).to_contain_text("bot plays")

    friend.get_by_role("button", name="Return to the table").click()
    expect(friend.get_by_role("status").filter(has_text="plays for you.")).to_have_count(0)
    expect(seats.locator("[data-seat='1']")).not_to_contain_text("bot plays")

    page.get_by_role("button", name="What can be done about Wim").first.click()
    page.get_by_role("button", name="Let the bot play").click()
    expect(seats.locator("[data-seat='1']")).not_to_contain_text("Wim")
    expect(friend.locator(".watching")).to_be_visible()
    friend.context.close()
