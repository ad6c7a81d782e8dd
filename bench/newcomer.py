"""A newcomer's path, timed: `make play` on a fresh clone until the first own action stands on the board.

python bench/newcomer.py     (in the root of the repository; needs Chromium and Playwright)

Clones what is committed into an empty folder, types the README's command, opens the address it prints, and plays.
Prints one JSON object: seconds until the server answers, until the table can be used, until the first action is drawn,
and the clicks.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.web.conftest import CHROMIUM
from tests.web.hands import DESKTOP, choices, decided, decision, my_turn


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "menlo")
        subprocess.run(["git", "clone", "--quiet", ".", str(clone)], check=True)
        without_ours = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "VIRTUAL_ENV")}
        start = time.perf_counter()
        making = subprocess.Popen(
            ["make", "play", f"ARGS=--port 8931 --database sqlite:///{folder}/menlo.db"],
            cwd=clone, env=without_ours, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        try:
            assert making.stdout is not None
            line = next(line for line in making.stdout if "http://" in line)
            served = time.perf_counter() - start
            print(json.dumps({"served_s": round(served, 1), **first_action(line.split()[1], start)}))
        finally:
            os.killpg(making.pid, signal.SIGINT)
            making.wait(20)


def first_action(url: str, start: float) -> dict[str, float]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport=DESKTOP)
        page.goto(url)
        page.get_by_role("button", name="Play now Era of Inventions", exact=True).click()
        my_turn(page)
        usable = time.perf_counter() - start
        before = decision(page)
        choices(page).first.click()
        decided(page, before)
        acted = time.perf_counter() - start
        browser.close()
    return {"table_s": round(usable, 1), "acted_s": round(acted, 1), "clicks": 2}


if __name__ == "__main__":
    main()
