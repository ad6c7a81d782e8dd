"""Recorded matches, one per game, player count and way of ending: each must replay line by line.

python -m tests.matches.test_matches writes them anew, after a change of rules that is meant.
"""

from pathlib import Path

import pytest

from menlo.kernel import registry
from menlo.kernel.play import Match, play_match
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import header_of, replay, write
from menlo.lab.records import show_record, verify_record

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_record_replays(file: Path) -> None:
    text = file.read_text("utf-8")

    match = verify_record(text, file.name, None)

    outcome = match.game.outcome(match.state)
    assert outcome is not None
    header = header_of(text, file.name)
    assert file.stem == f"{header.game}-{header.seats}-{outcome.end}"


@pytest.mark.parametrize("game", registry.games())
def test_every_player_count_has_a_record(game: str) -> None:
    headers = [header_of(file.read_text("utf-8"), file.name) for file in FILES]

    assert {header.seats for header in headers if header.game == game} == set(registry.game(game).title.seats)


@pytest.mark.clause("EXPO-90", "EXPO-91", "EXPO-92")
def test_each_way_expo_1906_can_end_is_recorded() -> None:
    ends = {file.stem.split("-", 2)[2] for file in FILES if file.stem.startswith("expo-")}

    assert ends >= {"jury", "patents", "projects"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_writing_the_replayed_match_gives_the_record_back(file: Path) -> None:
    text = file.read_text("utf-8")
    header = header_of(text, file.name)

    match = replay(registry.game(header.game), text, file.name)

    assert "\n".join(write(match, header.players)) + "\n" == text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_match_can_be_told_to_every_seat(file: Path) -> None:
    text = file.read_text("utf-8")
    for seat in (None, *range(header_of(text, file.name).seats)):
        told = list(show_record(text, file.name, None, seat))
        assert told[-1].endswith(" points") and len(told) > 100


if __name__ == "__main__":
    for game in registry.games():
        rules = registry.game(game)
        for seats in rules.title.seats:
            match = Match(rules, seats, seats)
            play_match(match, [registry.bot("greedy")] * seats, seeded(seats, 2))
            outcome = rules.outcome(match.state)
            assert outcome is not None
            file = FOLDER / f"{game}-{seats}-{outcome.end}.jsonl"
            file.write_text("\n".join(write(match, ["greedy"] * seats)) + "\n", "utf-8")
            print(f"wrote {file.name}")
