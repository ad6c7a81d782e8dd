"""The client under the strict content policy: every page runs, and the browser had nothing to refuse."""

import re

from playwright.sync_api import Browser, expect

from tests.server.running import Server
from tests.web.hands import act, another, sit, watched

# Told to the page itself, not only to the console: also of what a worker or a frame would have done.
LISTEN = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


def test_every_page_runs_under_the_policy_without_a_violation(browser: Browser, server: Server) -> None:
    page = another(browser, server)
    page.add_init_script(LISTEN)
    with watched(page):
        for path in ("/", "/new/era", "/tables", "/rules", "/rules/expo", "/settings", "/nowhere", "/join/nothing"):
            answer = page.goto(path)
            assert answer is not None and "script-src 'self'" in answer.headers["content-security-policy"]
            expect(page.locator("main").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert page.evaluate("window.violations") == [], path
        page.goto("/plain")
        expect(page.get_by_role("heading").first).to_be_visible()
        assert page.evaluate("window.violations") == []
        assert page.evaluate("getComputedStyle(document.body).maxWidth") != "none", "its style sheet is there"
    page.context.close()


def test_every_table_runs_under_the_policy_without_a_violation(browser: Browser, server: Server) -> None:
    for game, seats in (("era", 3), ("expo", 2), ("smartphone", 2)):
        page = another(browser, server)
        page.add_init_script(LISTEN)
        with watched(page):
            sit(page, server.make(game, ["me", *["greedy"] * (seats - 1)]))
            for _ in range(2):
                act(page)
            assert page.evaluate("window.violations") == [], game
        page.context.close()


def test_the_policy_refuses_what_a_stranger_would_slip_in(browser: Browser, server: Server) -> None:
    """A test that could not fail would say nothing: here the browser does refuse."""
    page = another(browser, server)
    page.add_init_script(LISTEN)
    page.goto("/settings")
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.slipped = true";
            document.body.append(script);
            const image = document.createElement("img");
            image.setAttribute("onerror", "window.slipped = true");
            image.src = "/no-such-picture";
            document.body.append(image);
        }"""
    )
    page.wait_for_function("() => window.violations.length >= 2")
    assert page.evaluate("window.slipped") is None
    assert all(re.match("script-src", violation) for violation in page.evaluate("window.violations"))
    page.context.close()
