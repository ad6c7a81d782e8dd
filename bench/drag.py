"""Dragging in the browser: the laboratory of Expo 1906, and the pads and improvements of Smartphone Inc.

python bench/drag.py [--seconds 3] [--runs 3] [--trace FOLDER]

Needs Chromium and the built client. A real mouse carries a tile or a pad about for so long while Chromium records a
trace, and turns it now and then. Prints one JSON object: for each, the frames, the usual and the longest time from one
to the next, how many took over 32 ms, and the longest task of the page by the clock of its own thread, which a busy
machine hardly stretches. Of several runs the one with the shortest longest frame counts: the others were held up by
something else. With --trace the last traces are kept, to be opened in the tools of a browser.
"""

import argparse
import json
import math
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.running import Server
from tests.web.conftest import CHROMIUM
from tests.web.hands import DESKTOP
from tests.web.test_expo import at_lab, centre, supply
from tests.web.test_smartphone import PAD_A, PAD_B, box, drag, figures, planning

LONG = 32.0  # ms
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
FRAMES = """
() => {
  window.frames_at = [];
  const note = (at) => { window.frames_at.push(at); window.frames_run && requestAnimationFrame(note); };
  window.frames_run = true;
  requestAnimationFrame(note);
}
"""
Point = tuple[float, float]


def in_lab(page: Page, server: Server) -> tuple[Point, Point, float]:
    """A tile of the supply is gripped; where it was, the middle of the lab, and how far to go about it."""
    found, choose, _ = at_lab(page, server)
    tile = page.locator(supply(found, choose)).bounding_box()
    assert tile is not None
    lab = page.locator("svg.lab").first.bounding_box()
    assert lab is not None
    middle = centre(page, found, int(found.state.box.columns) * (int(found.state.box.rows) // 2) + 3)
    return (tile["x"] + 20, tile["y"] + 20), middle, lab["height"] * 0.4


def on_pads(page: Page, server: Server) -> tuple[Point, Point, float]:
    """The upper pad is gripped."""
    planning(page, server, ["me", "greedy"])
    page.wait_for_selector(".reach .row")
    drag(page, PAD_B, -1, 1)
    page.mouse.up()
    figures(page)
    at = box(page, PAD_B)
    start = (at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    return start, start, at["width"] * 0.9


def on_tray(page: Page, server: Server) -> tuple[Point, Point, float]:
    """An improvement is taken from the tray."""
    planning(page, server, ["me", "greedy"])
    page.wait_for_selector(".reach .row")
    drag(page, PAD_B, -1, 1)
    page.mouse.up()
    figures(page)
    tile, pad = box(page, ".tray .tile"), box(page, PAD_A)
    return (
        (tile["x"] + 12, tile["y"] + 18),
        (pad["x"] + pad["width"] / 2, pad["y"] + pad["height"] / 2),
        pad["width"] * 0.8,
    )


GESTURES: dict[str, Callable[[Page, Server], tuple[Point, Point, float]]] = {
    "lab": in_lab,
    "pads": on_pads,
    "improvement": on_tray,
}


def measure(page: Page, server: Server, name: str, seconds: float, folder: Path | None) -> dict[str, float]:
    start, middle, radius = GESTURES[name](page, server)
    tracer = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    tracer.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tracer.on("Tracing.tracingComplete", lambda _: ended.append(True))
    page.mouse.move(*start)
    tracer.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    page.evaluate(FRAMES)
    page.mouse.down()
    page.mouse.move(*middle, steps=20)
    began, turned = time.monotonic(), 0
    while (gone := time.monotonic() - began) < seconds:
        angle = gone * 2.6
        reach = radius * (0.35 + 0.65 * abs(math.sin(gone * 1.7)))
        page.mouse.move(middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle))
        if gone > turned + 0.7:
            turned += 1
            page.keyboard.press("r")
    page.mouse.up()
    page.wait_for_timeout(300)
    page.evaluate("window.frames_run = false")
    tracer.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        folder.joinpath(f"{name}.json").write_text(json.dumps({"traceEvents": events}), "utf-8")
    at: list[float] = page.evaluate("window.frames_at")
    gaps = sorted(after - before for before, after in pairwise(at))
    return {
        "frames": len(gaps),
        "usual_ms": round(statistics.median(gaps), 1),
        "p99_ms": round(gaps[int(0.99 * (len(gaps) - 1))], 1),
        "longest_ms": round(gaps[-1], 1),
        "over_32_ms": sum(1 for gap in gaps if gap > LONG),
        "longest_task_ms": round(longest_task(events), 1),
    }


def longest_task(events: list[dict[str, Any]]) -> float:
    """Of the thread that draws the page, by its own clock where the trace has it."""
    mains = {(e["pid"], e["tid"]) for e in events if e.get("name") == "FireAnimationFrame"}
    tasks = [e for e in events if e.get("name", "").endswith("RunTask") and (e["pid"], e["tid"]) in mains]
    return max((e.get("tdur", e.get("dur", 0)) for e in tasks), default=0) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--gestures", default=",".join(GESTURES))
    parser.add_argument("--trace", type=Path)
    wish = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("there is no Chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/menlo.db").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found = {}
        try:
            for name in wish.gestures.split(","):
                runs = []
                for _ in range(wish.runs):
                    context = browser.new_context(base_url=server.url, viewport=DESKTOP)
                    context.set_default_timeout(30_000)
                    runs.append(measure(context.new_page(), server, name, wish.seconds, wish.trace))
                    context.close()
                found[name] = min(runs, key=lambda run: (run["longest_ms"], run["over_32_ms"]))
        finally:
            browser.close()
            server.stop()
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
