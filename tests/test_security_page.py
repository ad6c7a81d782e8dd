"""docs/security.md: every threat names the test that covers it, and that test exists."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def rows() -> list[list[str]]:
    lines = (ROOT / "docs" / "security.md").read_text("utf-8").splitlines()
    table = [line for line in lines if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def known_tests(file: Path) -> set[str]:
    found = ast.walk(ast.parse(file.read_text("utf-8")))
    return {node.name for node in found if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_every_threat_names_a_test_that_exists() -> None:
    missing = []
    for threat, _, named in rows():
        match = re.fullmatch(r"`(tests/[\w/]+\.py)::(test_\w+)`", named)
        if match is None or not (ROOT / match[1]).is_file() or match[2] not in known_tests(ROOT / match[1]):
            missing.append(f"{threat}: {named}")

    assert len(rows()) > 20
    assert missing == []
