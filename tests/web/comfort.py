"""What someone with large letters, large fingers, few colours or a liking for stillness would stumble over."""

import base64
from functools import cache
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

LARGE = {"standard": 32, "fixed": 26}  # px; a browser comes with half as much


@cache
def eye(name: str) -> str:
    """A script that looks at a page."""
    return Path(__file__).with_name("eyes").joinpath(f"{name}.js").read_text("utf-8")


def enlarge(page: Page) -> None:
    """As someone does in the settings of the browser."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": LARGE})


def moving(page: Page) -> list[str]:
    found: list[str] = page.evaluate(eye("moving"))
    return found


def small(page: Page, least: int = 44) -> list[str]:
    found: list[str] = page.evaluate(eye("small"), least)
    return found


def unmarked(page: Page) -> list[str]:
    page.keyboard.press("Tab")  # from here on the focus is that of keys
    found: list[str] = page.evaluate(eye("unmarked"))
    return found


def faint(page: Page, desk: BrowserContext) -> list[str]:
    """Words in drawings that stand out too little; axe looks at those of the page, and not at these."""
    texts = page.evaluate(eye("drawn"))
    picture = base64.b64encode(page.screenshot()).decode()
    looking = desk.new_page()
    found: list[str] = looking.evaluate(eye("faint"), {"picture": picture, "texts": texts})
    looking.close()
    return found
