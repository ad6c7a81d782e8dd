"""A real server and a real Chromium. Without one, or without the built client, these tests are reported as not run."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from menlo.server import site
from tests.server.running import Server
from tests.web.hands import DESKTOP, watched

# The same browser without a window of its own is lighter by a quarter.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
WAIT = 20_000  # ms; the machine may be busy with other tests


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not site.built():
        pytest.skip("the client is not built")
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('web') / 'menlo.db'}").start()
    yield running
    running.stop()


# Not for the whole session: while Playwright runs, other tests of the same process could not use asyncio.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A fresh browser on a wide screen; an error in the page fails the test."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP)
    context.set_default_timeout(WAIT)
    opened = context.new_page()
    with watched(opened):
        yield opened
    context.close()


@pytest.fixture(scope="session")
def axe() -> str:
    script = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        pytest.skip("axe-core is not installed")
    return script.read_text("utf-8")
