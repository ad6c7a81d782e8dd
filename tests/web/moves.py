"""What a hand does in the laboratory and with the pads, picture by picture."""

import base64
from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.running import Server
from tests.web.test_expo import at_lab, centre, supply
from tests.web.test_smartphone import PAD_A, PAD_B, box, cell, figures, planning

Shot = tuple[str, bytes]
COLUMNS = 3
TURNING = 80  # ms after a key: the middle of a quarter turn
SLOW = 0.05  # of the usual speed, while a picture of something that moves is taken


def in_lab(page: Page, server: Server) -> list[Shot]:
    """A tile comes from the supply, finds a place, is turned, completes a project and is laid."""
    found, choose, place = at_lab(page, server)
    tile = page.locator(supply(found, choose)).bounding_box()
    assert tile is not None
    x, y = centre(page, found, place.cell)
    away = centre(page, found, place.cell + (2 if place.cell % 7 < 4 else -2))
    shots = [shot(page, "a tile of the supply", ".bench")]
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(*away, steps=12)
    page.wait_for_timeout(250)
    shots.append(shot(page, "carried over the lab", ".bench"))
    page.mouse.move(x + 9, y - 7, steps=8)
    page.wait_for_timeout(200)
    shots.append(shot(page, "over a place where it fits", ".bench"))
    shots.append(moving(page, "r", "R: on its way round", ".bench"))
    page.wait_for_timeout(300)
    shots.append(shot(page, "turned: what it would complete", ".bench"))
    page.mouse.up()
    page.wait_for_timeout(900)
    shots.append(shot(page, "laid", ".bench"))
    return shots


def on_pads(page: Page, server: Server) -> list[Shot]:
    """A pad is slid over the other, turned, flipped, and an improvement laid on top."""
    planning(page, server, ["me", "greedy"])
    at, size = box(page, PAD_B), cell(page)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - size * 0.6, y + size * 0.7, steps=10)
    page.wait_for_timeout(150)
    shots = [shot(page, "slid: the dashes show where it snaps", ".bench")]
    page.mouse.move(x - size, y + size, steps=4)
    page.mouse.up()
    figures(page)
    page.wait_for_timeout(300)
    shots.append(shot(page, "laid: the result stands below", ".bench"))
    shots.append(moving(page, "r", "R: on its way round", ".bench"))
    figures(page)
    page.wait_for_timeout(400)
    shots.append(moving(page, "f", "F: being turned over", ".bench"))
    figures(page)
    page.wait_for_timeout(400)
    tile, pad = box(page, ".tray .tile"), box(page, PAD_A)
    page.mouse.move(tile["x"] + 12, tile["y"] + 18)
    page.mouse.down()
    page.mouse.move(pad["x"] + size, pad["y"] + size / 2, steps=10)
    page.wait_for_timeout(250)
    shots.append(shot(page, "an improvement on its way", ".bench"))
    page.mouse.up()
    figures(page)
    page.wait_for_timeout(400)
    shots.append(shot(page, "laid on top", ".bench"))
    return shots


def shot(page: Page, words: str, selector: str) -> Shot:
    area = page.locator(selector).first.bounding_box()
    assert area is not None
    return words, page.screenshot(clip=area)


def moving(page: Page, key: str, words: str, selector: str) -> Shot:
    """In the middle of what a key sets in motion."""
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    page.keyboard.press(key)
    page.wait_for_timeout(TURNING / SLOW)
    taken = shot(page, words, selector)
    clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
    clock.detach()
    return taken


def strip(page: Page, shots: list[Shot]) -> None:
    """All of them on one page, which is as large as they are."""
    figures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(data).decode()}'>"
        f"<figcaption>{i}. {words}</figcaption></figure>"
        for i, (words, data) in enumerate(shots, 1)
    )
    page.set_content(
        f"<style>body {{ display: grid; grid-template-columns: repeat({COLUMNS}, 1fr); gap: 12px; margin: 12px;"
        "background: #e9e6df; font: 15px sans-serif; color: #22262b }"
        "figure { margin: 0 } img { display: block; width: 100%; border-radius: 10px } figcaption { padding: 4px 2px }"
        f"</style>{figures}"
    )
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    height: int = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": 1440, "height": height})


MOVES: dict[str, Callable[[Page, Server], list[Shot]]] = {"expo": in_lab, "smartphone": on_pads}
