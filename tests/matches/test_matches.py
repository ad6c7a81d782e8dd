"""Recorded matches, one for each way a match can end: replayed line by line."""

from pathlib import Path

import pytest

from menlo.kernel.transcript import header_of
from menlo.lab.records import show_record, verify_record

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_record_replays_and_ends_as_its_name_says(file: Path) -> None:
    match = verify_record(file.read_text("utf-8"), file.name, None)

    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert file.stem == f"{match.game.title.id}-{outcome.end}"


@pytest.mark.clause("EXPO-90", "EXPO-91", "EXPO-92")
def test_each_way_to_end_is_recorded() -> None:
    assert {"expo-jury", "expo-patents", "expo-projects"} <= {file.stem for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_record_is_told_in_words(file: Path) -> None:
    text = file.read_text("utf-8")

    lines = list(show_record(text, file.name, None, None))

    assert len(lines) > 200 and lines[-1].endswith("points")
    assert header_of(text, file.name).game == "expo"
