"""Which engine is under test, and no test left out unnoticed."""

import os
from importlib.util import find_spec

import pytest

from menlo.lab.simulate import compiled


def pytest_configure(config: pytest.Config) -> None:
    # A compiled run that silently tests the interpreted engine would prove nothing.
    expected = os.environ.get("MENLO_EXPECT", "interpreted")
    found = "compiled" if compiled() else "interpreted"
    if found != expected:
        raise pytest.UsageError(f"the {found} engine is installed, the {expected} one was to be tested")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if compiled() else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    later = {name for name, now in (("compiled", compiled()), ("soak", os.environ.get("MENLO_SOAK"))) if not now}
    left = [item for item in items if any(item.get_closest_marker(name) for name in later)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not any(item.get_closest_marker(name) for name in later)]
    missing = [library for library in ("pettingzoo", "pyspiel") if find_spec(library) is None]
    for item in items:
        if missing and item.path.name == "learners.md":
            item.add_marker(pytest.mark.skip(f"{', '.join(missing)} not installed"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = len(terminalreporter.stats.get("skipped", []))
    if skipped:
        terminalreporter.write_line(f"not run: {skipped}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and os.environ.get("MENLO_NO_SKIPS") and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
