"""A real server and a real Chromium. Without one, or without the built client, these tests are reported as not run."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from menlo.server import site
from tests.server.running import Server
from tests.web.hands import DESKTOP, watched

WHOLE = shutil.which("chromium") or shutil.which("chromium-browser")
# The same browser without a window takes a quarter less time; it only lacks what belongs to a desktop.
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
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
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, CHROMIUM) as running:
        yield running


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """With a desktop around it, as far as pages can tell."""
    with launched(playwright, WHOLE) as running:
        yield running


@contextmanager
def launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    if path is None:
        pytest.skip("there is no Chromium")
    running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
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
