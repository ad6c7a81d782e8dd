"""The audit of dependencies: what it says where the advisories cannot be reached, and when they name something."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def audit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / ".ci" / "audit.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "RECORD", tmp_path / "audited.json")
    monkeypatch.setattr(module, "ask_npm", list)
    return module


def auditor(folder: Path, report: object) -> str:
    """A program that answers as pip-audit does."""
    program = folder / "pip-audit"
    program.write_text(f"#!{sys.executable}\nprint({json.dumps(json.dumps(report))})\n")
    program.chmod(0o755)
    return str(program)


def test_every_package_is_pinned(audit: ModuleType) -> None:
    assert audit.loose() == []


def test_what_was_not_checked_is_not_called_safe(
    audit: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No program, no answer, or an answer that leaves packages out: the last looks like success."""
    skipped = {"dependencies": [{"name": "litestar", "skip_reason": "Dependency not found on PyPI"}]}
    for program in ("no-such-program", auditor(tmp_path, "nonsense"), auditor(tmp_path, skipped)):
        assert audit.main([program]) == 0
        assert "PyPI: NOT CHECKED" in capsys.readouterr().out
        assert audit.main([program, "--required"]) == 1
    assert not audit.RECORD.exists()


def test_an_advisory_fails_and_a_clean_answer_is_remembered(
    audit: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clean: dict[str, Any] = {"dependencies": [{"name": "litestar", "version": "2.25.0", "vulns": []}]}
    assert audit.main([auditor(tmp_path, clean)]) == 0 and "with these locks" in audit.last_time()

    clean["dependencies"][0]["vulns"] = [{"id": "PYSEC-2026-1"}]
    assert audit.main([auditor(tmp_path, clean)]) == 1
    assert "litestar 2.25.0: PYSEC-2026-1" in capsys.readouterr().out
