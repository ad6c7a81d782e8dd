"""What axe-core finds on a page as it is, in both schemes."""

from typing import Any

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
# Only colours differ between the schemes.
RUN = "rules => axe.run(document, {resultTypes: ['violations'], ...(rules ? {runOnly: rules} : {})})"


def faults(page: Page, axe: str) -> list[str]:
    """Serious faults: everything in the light scheme, contrast in the dark one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = []
    for scheme, rules in (("dark", ["color-contrast"]), ("light", None)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_selector(f'[data-scheme="{scheme}"]')
        found += [f"{scheme}: {fault}" for fault in seen(page, rules)]
    return found


def seen(page: Page, rules: list[str] | None) -> list[str]:
    result: dict[str, Any] = page.evaluate(RUN, rules)
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in result["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
