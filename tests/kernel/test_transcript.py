"""Records: what is written reads back, and what was tampered with is found where it stands."""

import json

import pytest

import menlo
from menlo.kernel.errors import RecordError
from menlo.kernel.game import State
from menlo.kernel.play import Match, play_match
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import replay, write

ERA = menlo.game("era")


def finished() -> Match[State]:
    match = Match(ERA, 3, 5, {"supply": "box"})
    play_match(match, [menlo.bot("random")] * 3, seeded(1))
    return match


LINES = write(finished(), ["random"] * 3)


def changed(number: int, **fields: object) -> str:
    """The record with some fields of one line replaced; None takes a field away."""
    lines = list(LINES)
    data = {**json.loads(lines[number - 1]), **fields}
    lines[number - 1] = json.dumps({name: value for name, value in data.items() if value is not None})
    return "\n".join(lines) + "\n"


def refused(text: str) -> str:
    with pytest.raises(RecordError) as error:
        replay(ERA, text, "match.jsonl")
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_match_reads_back_to_the_same_position() -> None:
    match = finished()

    again = replay(ERA, "\n".join(write(match)) + "\n", "match.jsonl")

    assert ERA.dump(again.state) == ERA.dump(match.state)
    assert [record.action for record in again.records] == [record.action for record in match.records]
    assert again.options == {"supply": "box"}


def test_lines_are_readable() -> None:
    first = json.loads(LINES[1])

    assert list(first) == ["n", "seat", "do", "position"]
    assert first["do"].startswith("place ")


def test_undone_actions_are_part_of_the_record() -> None:
    match = Match(ERA, 3, 1)
    seat = ERA.deciders(match.state)[0]
    first, second = ERA.legal(match.state, seat)[:2]
    match.act(first)
    match.undo(seat)
    match.act(second)

    lines = write(match)
    again = replay(ERA, "\n".join(lines), "match.jsonl", unfinished=True)

    assert json.loads(lines[2])["undo"] == 0
    assert [(record.action, record.undone) for record in again.records] == [(first, True), (second, False)]
    assert ERA.dump(again.state) == ERA.dump(match.state)
    tampered = [*lines[:2], lines[2].replace('"undo": 0', '"undo": 7'), lines[3]]
    assert refused("\n".join(tampered)) == "match.jsonl:3: takes back line 7: expected 0"


def test_a_record_cut_in_a_line_says_where() -> None:
    text = "\n".join(LINES)
    cut = text[: len("\n".join(LINES[:40])) + 20]

    assert refused(cut).startswith('match.jsonl:41: \'{"n": 39,') and refused(cut).endswith("cut or damaged here")


def test_a_record_cut_between_lines_is_not_over() -> None:
    expected = "match.jsonl: the record stops after 39 lines of play: expected the end of the match"

    assert refused("\n".join(LINES[:40]) + "\n") == expected
    assert replay(ERA, "\n".join(LINES[:40]), "match.jsonl", unfinished=True).lines == 39


def test_swapped_lines_are_found() -> None:
    lines = [*LINES[:10], LINES[11], LINES[10], *LINES[12:]]

    assert refused("\n".join(lines)) == "match.jsonl:11: number 10: expected 9"


def test_a_changed_action_is_found_at_its_line() -> None:
    seat = json.loads(LINES[1])["seat"]
    other = "place market" if json.loads(LINES[1])["do"] != "place market" else "place buy"

    assert refused(changed(2, do=other)).startswith("match.jsonl:2: leads to position ")
    assert refused(changed(2, do="finish")).startswith(f"match.jsonl:2: 'finish' by seat {seat} is refused: ")
    assert refused(changed(2, do="dance")) == (
        "match.jsonl:2: 'dance': unknown kind 'dance': expected one of place, resolve, withdraw, finish, pass, build, "
        "run-factory, buy-load, produce, produce-fake, take-cog, trade, swap, buy-bonus, develop, register"
    )
    assert refused(changed(2, do=7)) == "match.jsonl:2: do is 7: expected an action"
    assert refused(changed(2, seat=9)) == "match.jsonl:2: seat 9: expected 0 to 2"
    assert refused(changed(2, mood="fine")).startswith("match.jsonl:2: fields ['do', 'mood', 'n', 'position', 'seat']")


def test_a_changed_result_is_found() -> None:
    last = len(LINES)

    assert refused(changed(last, scores=[1, 2, 3])).startswith(f"match.jsonl:{last}: found ")
    assert refused("\n".join([*LINES, LINES[-1]])) == f"match.jsonl:{last + 1}: a line after the end of the match"
    early = [*LINES[:30], LINES[-1]]
    assert refused("\n".join(early)) == "match.jsonl:31: the match is not over after 29 lines of play"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("rules", 7, "played by rules version 7 of era, which is no longer known: expected 1"),
        ("pack", "abc", "played with another pack: found 'abc', expected "),
        ("format", 2, "format 2 is not known: expected 1"),
        ("seats", 7, "Era of Inventions is for 3, 4, 5 players, not 7"),
        ("seats", "3", "seats is '3': expected a whole number"),
        ("seed", 5, "seed is 5: expected a whole number as text"),
        ("seed", None, "the seed is not revealed, so the match cannot be replayed"),
        ("options", {"supply": "none"}, "unknown value 'none' of option supply: expected unlimited or box"),
        ("options", [], "options is []: expected names with values"),
        ("players", 3, "players is 3: expected a list of names"),
        ("menlo", "game", 'no record of a match: expected a first line with "menlo": "record"'),
    ],
)
def test_a_wrong_header_is_named(field: str, value: object, message: str) -> None:
    assert refused(changed(1, **{field: value})).startswith(f"match.jsonl:1: {message}")


def test_an_empty_file_is_no_record() -> None:
    assert refused("") == "match.jsonl:1: '' is no JSON: the record is cut or damaged here"


def test_a_match_is_pinned_to_its_pack() -> None:
    other = menlo.game("era", ERA.pack_text.replace("builds = 3", "builds = 2"))
    match = Match(other, 3, 1)

    text = "\n".join(write(match))

    assert refused(text).startswith("match.jsonl:1: played with another pack: found ")
    assert replay(other, text, "match.jsonl", unfinished=True).lines == 0
