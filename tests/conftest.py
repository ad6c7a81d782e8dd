"""Which engine is under test, and no test left out unnoticed."""

import os

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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = len(terminalreporter.stats.get("skipped", []))
    if skipped:
        terminalreporter.write_line(f"not run: {skipped}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and os.environ.get("MENLO_NO_SKIPS") and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
