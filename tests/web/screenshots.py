"""Pictures of every page and table for docs/screenshots.

python -m tests.web.screenshots [era] [expo] [smartphone] [pages] [advice]

In the root of the repository, with the client built; without a name all of them.
"""

import base64
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.hands import DESKTOP, PHONE, act, my_turn, remember, table
from tests.web.moves import MOVES, strip

FOLDER = Path("docs/screenshots")
SIZES: dict[str, ViewportSize] = {"1440": DESKTOP, "390": PHONE}
TABLETS: dict[str, ViewportSize] = {"768": {"width": 768, "height": 1024}, "1024": {"width": 1024, "height": 768}}
SCHEMES = ("light", "dark")
PLAYERS = {"era": 4, "expo": 3, "smartphone": 4}
NAMES = ("Nora", "Ida", "Wim", "Rosa")
BOT = "mechanic"
PAGES = {
    "home": "/",
    "game-era": "/games/era",
    "game-expo": "/games/expo",
    "game-smartphone": "/games/smartphone",
    "new": "/new/era",
    "tables": "/tables",
    "rules": "/rules/era",
    "settings": "/settings",
}
QUALITY = 82
ADVISED = Path("tests/matches/expo-2-patents.jsonl")


def main() -> None:
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/menlo.db", arguments=["--advice-iterations", "80"]).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for game in PLAYERS:
                if not wanted or game in wanted:
                    take_table(browser, server, game)
                    take_moves(browser, server, game)
            if not wanted or "pages" in wanted:
                take_pages(browser, server)
            if not wanted or "advice" in wanted:
                take_advice(browser, server)
        finally:
            browser.close()
            server.stop()


def take_table(browser: Browser, server: Server, game: str) -> None:
    whole = finished(server, game)
    last = whole["version"]
    for moment, version in (("opening", 0), ("middle", last * 55 // 100), ("end", last)):
        made = (
            {"match": whole, "held": [], "host": None, "invitation": None}
            if version == last
            else fork(server, whole, version)
        )
        sizes = SIZES | TABLETS if moment == "middle" else SIZES
        for name, page in screens(browser, server, made, sizes=sizes):
            page.goto(f"/table/{made['match']['id']}")
            table(page).wait_for()
            if page.locator(".reach").count():
                page.wait_for_selector(".reach .row", state="attached")  # a busy machine counts for a while
            page.wait_for_timeout(2500)
            save(page, f"{game}-{moment}-{name}")


def take_moves(browser: Browser, server: Server, game: str) -> None:
    """Dragging and turning, as a row of pictures joined into one."""
    if game not in MOVES:
        return
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, color_scheme="light")
    strip(context.new_page(), MOVES[game](context.new_page(), server))
    save(context.pages[0], f"{game}-moves")
    context.close()


def take_pages(browser: Browser, server: Server) -> None:
    mine = [fork(server, finished(server, game), 60) for game in ("era", "smartphone")]
    server.make("expo", ["me", "open", "open"], visibility="open")
    opened = invite(server)
    mine.append(opened)
    pages = {**PAGES, "join": f"/join/{invite(server)['match']['id']}", "waiting": f"/table/{opened['match']['id']}"}
    for page_name, path in pages.items():
        for name, page in screens(browser, server, *mine):
            page.goto(path)
            page.wait_for_timeout(1500)
            save(page, f"{page_name}-{name}")


def take_advice(browser: Browser, server: Server) -> None:
    """A hint at a table, and a match looked at again."""
    head, *lines = ADVISED.read_text().splitlines()
    record = "\n".join([json.dumps({**json.loads(head), "players": NAMES[:2]}), *lines]) + "\n"
    match = server.post("/records", {"record": record}).json()
    server.post(f"/matches/{match['id']}/analysis", None)
    for name, page in screens(browser, server, sizes={"1440": DESKTOP}):
        made = server.make("smartphone", ["me", BOT, BOT])
        remember(page, made)
        page.goto(f"/table/{made['match']['id']}")
        my_turn(page)
        while not page.locator(".reach").count():
            act(page)
            my_turn(page)
        page.wait_for_selector(".reach .row", state="attached")
        page.keyboard.press("h")
        page.wait_for_selector(".way", timeout=60_000)
        page.wait_for_timeout(500)
        save(page, f"hint-{name}")
        page.goto(f"/table/{match['id']}#at=0")
        page.wait_for_selector(".look .one", timeout=600_000)
        costs = [one["cost"] for one in server.get(f"/matches/{match['id']}/analysis").json()["costly"]]
        page.locator(".look .one").nth(costs.index(max(costs))).click()
        page.get_by_role("button", name="Show the better action").click()
        page.wait_for_timeout(1000)
        save(page, f"analysis-{name}")


def invite(server: Server) -> dict[str, Any]:
    """A table that waits for friends."""
    seats = [
        {"kind": "me", "name": "Nora"},
        {"kind": "open"},
        {"kind": "open"},
        {"kind": "bot", "bot": BOT, "name": "Wim"},
    ]
    made: dict[str, Any] = server.post("/matches", {"game": "era", "seats": seats, "visibility": "invited"}).json()
    return made


def finished(server: Server, game: str) -> dict[str, Any]:
    """A match that bots have played to its end."""
    seats = [{"kind": "bot", "bot": BOT, "name": name} for name in NAMES[: PLAYERS[game]]]
    made = server.post("/matches", {"game": game, "seats": seats, "start": True, "visibility": "open"}).json()
    while True:
        info: dict[str, Any] = server.get(f"/matches/{made['match']['id']}", token=made["host"]).json()
        if info["status"] == "over":
            return info
        time.sleep(0.3)


def fork(server: Server, match: dict[str, Any], version: int) -> dict[str, Any]:
    """The same position with someone at the first seat; versions go on until that seat has to decide."""
    made: dict[str, Any] = server.post(
        f"/matches/{match['id']}/fork", {"version": version, "me": [0], "bot": BOT}
    ).json()
    return made


def screens(
    browser: Browser, server: Server, *made: dict[str, Any], sizes: dict[str, ViewportSize] = SIZES
) -> Iterator[tuple[str, Page]]:
    for size, viewport in sizes.items():
        for scheme in SCHEMES:
            context = browser.new_context(base_url=server.url, viewport=viewport, reduced_motion="reduce")
            page = context.new_page()
            settings = json.dumps({"scheme": scheme})
            page.add_init_script(f"localStorage.setItem('menlo.settings', {json.dumps(settings)})")
            page.add_init_script("localStorage.setItem('menlo.name', 'Nora')")
            remember(page, *(one for one in made if one["held"]))
            yield f"{size}-{scheme}", page
            context.close()


def save(page: Page, name: str) -> None:
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    FOLDER.joinpath(f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    print(name)


if __name__ == "__main__":
    main()
