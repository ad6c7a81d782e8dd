"""Imports point one way, and the engine imports nothing that would make a match depend on anything but its state."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "menlo"

# Each room and what it may import besides itself.
ARROWS = {
    "kernel": [],
    "games": ["kernel"],
    "bots": ["kernel", "games"],
    "locale": ["kernel"],
    "adapters": ["kernel", "games", "bots"],
    "lab": ["kernel", "games", "bots", "locale"],
    "terminal": ["kernel", "games", "locale"],
    "server": ["kernel", "locale"],
}
IMPURE = {"random", "time", "os", "asyncio", "logging", "secrets", "datetime", "threading", "socket"}


def imports(file: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names] + [node.module or ""]
    return found


@pytest.mark.parametrize("room", ARROWS)
def test_rooms_import_only_what_lies_below_them(room: str) -> None:
    allowed = {room, *ARROWS[room]}

    for file in sorted((SOURCE / room).rglob("*.py")):
        for name in imports(file):
            parts = name.split(".")
            if parts[0] == "menlo" and len(parts) > 1 and not parts[1].startswith("__"):
                assert parts[1] in allowed, f"{file.relative_to(SOURCE)} imports {name}"


def test_a_game_never_imports_another() -> None:
    for file in sorted((SOURCE / "games").rglob("*.py")):
        own = file.relative_to(SOURCE / "games").parts[0]
        for name in imports(file):
            if name.startswith("menlo.games."):
                assert name.split(".")[2] == own, f"{file.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_the_engine_imports_no_clock_chance_or_system(room: str) -> None:
    for file in sorted((SOURCE / room).rglob("*.py")):
        for name in imports(file):
            assert name.split(".")[0] not in IMPURE, f"{file.relative_to(SOURCE)} imports {name}"


def test_the_kernel_names_no_game() -> None:
    games = [folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir() and folder.name[0] != "_"]

    for file in sorted((SOURCE / "kernel").rglob("*.py")):
        words = file.read_text("utf-8").lower().replace("_", " ").replace(".", " ").replace('"', " ").split()
        assert not set(games) & set(words), f"{file.relative_to(SOURCE)} names a game"
