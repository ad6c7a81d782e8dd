"""The table in the browser: how soon it is usable, how soon a click is answered, how much is loaded.

python bench/web.py [--games era,expo,smartphone] [--clicks 40] [--runs 5]

Needs Chromium and the built client. Prints one JSON object: for each game the median time until a choice can be pressed
(cold cache, localhost), the 95th percentile from click to drawn answer, the compressed size of the first load without
fonts, and the longest task while playing.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.hands import DESKTOP, choices, decided, decision, kept

# Runs in the page from the start: notes when something can first be pressed, each click, when its answer stands on the
# screen (the frame after the one that drew it), and tasks that held everything up.
WATCH = """
window.bench = { usable: null, answers: [], longest: 0 };
let clicked = null, was = null;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.bench.longest = Math.max(window.bench.longest, task.duration);
}).observe({ type: 'longtask' });
addEventListener('pointerdown', () => {
  clicked = performance.now();
  was = state();
}, true);
const state = () => {
  const table = document.querySelector('[data-version]');
  return table ? `${table.dataset.version} ${table.dataset.decision}` : null;
};
new MutationObserver(() => {
  if (window.bench.usable === null && document.querySelector('[data-choice], [data-kind]')) {
    window.bench.usable = -1;
    requestAnimationFrame(() => setTimeout(() => (window.bench.usable = performance.now())));
  }
  if (clicked !== null && state() !== was) {
    const start = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.bench.answers.push(performance.now() - start)));
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

SIZES = """
[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
  .filter((entry) => !entry.name.endsWith('.woff2'))
  .map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize])
"""


def sit(browser: Browser, server: Server, made: dict[str, Any]) -> Page:
    context = browser.new_context(base_url=server.url, viewport=DESKTOP)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('menlo.tables', {json.dumps(kept(made))})")
    page.add_init_script(WATCH)
    page.goto(f"/table/{made['match']['id']}")
    page.wait_for_function("window.bench.usable > 0")
    return page


def measure(browser: Browser, server: Server, game: str, clicks: int, runs: int) -> dict[str, Any]:
    opened: list[float] = []
    loaded: list[list[Any]] = []
    for _ in range(runs):
        page = sit(browser, server, server.make(game, ["me"] * 3 if game == "era" else ["me", "greedy", "greedy"]))
        opened.append(page.evaluate("window.bench.usable"))
        loaded = page.evaluate(SIZES)
        page.context.close()

    page = sit(browser, server, server.make(game, ["me", "greedy", "greedy"]))
    page.evaluate("window.bench.longest = 0")
    for turn in range(clicks):
        page.wait_for_selector("[data-decision], dialog[open]")
        before = decision(page)
        if before is None:
            break
        listed = choices(page)
        listed.nth(turn % listed.count()).click()
        decided(page, before)
    played = page.evaluate("window.bench")
    page.context.close()
    answers = sorted(played["answers"])
    return {
        "usable_ms": round(statistics.median(opened)),
        "answer_p50_ms": round(statistics.median(answers)),
        "answer_p95_ms": round(answers[int(0.95 * (len(answers) - 1))]),
        "answers": len(answers),
        "load_kib": round(sum(size for _, size in loaded) / 1024, 1),
        "longest_task_ms": round(played["longest"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="era,expo,smartphone")
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--runs", type=int, default=5)
    wish = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("there is no Chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/menlo.db").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            games = wish.games.split(",")
            print(
                json.dumps({game: measure(browser, server, game, wish.clicks, wish.runs) for game in games}, indent=2)
            )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
