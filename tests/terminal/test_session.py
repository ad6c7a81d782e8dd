"""The table in the terminal, as the person at it meets it."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import menlo
from menlo.kernel.errors import BadSetup, MenloError, RecordError
from menlo.kernel.play import choose
from menlo.kernel.rng import seeded
from menlo.terminal import Session, resume, start
from menlo.terminal.look import PlainLook

WIDTH = 100


class Seated:
    """A session whose person types a list of answers and leaves when they run out."""

    def __init__(self, session: Session, answers: Sequence[str]) -> None:
        self.session = session
        self.answers = list(answers)

    def run(self) -> str:
        out = self.session.out
        typed = iter(self.answers)

        def answer(*_: object, **__: object) -> str:
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        out.input = answer  # type: ignore[method-assign]
        self.session.run()
        assert isinstance(out.file, io.StringIO)
        return out.file.getvalue()


def console() -> Console:
    return Console(file=io.StringIO(), width=WIDTH, highlight=False, no_color=True)


def new(seats: str = "me=Ada,greedy,greedy", seed: int = 4) -> Session:
    return start("era", seats.split(","), seed, {}, None, console())


def test_choices_are_numbered_and_say_what_they_cost_and_give() -> None:
    text = Seated(new("me,me,me"), ["3", "1", "1", "1", "1", "1", "1", "1", "1", "1"]).run()

    assert "   1  Place a token: Build factories" in text
    assert "−1 coin +2 metal" in text


def test_a_number_acts_and_bots_answer() -> None:
    session = new()
    text = Seated(session, ["1"]).run()

    assert "Ada·0: Place a token" in text and "greedy·1: Place a token" in text
    assert len(session.match.records) >= 3


def test_the_rules_behind_an_action_a_clause_and_a_word() -> None:
    text = Seated(new(), ["? 1", "? era-35", "? dinosaurs", "? royalty", "?"]).run()

    assert "  ERA-22   " in text and "  ERA-35   " in text
    assert "'dinosaurs': no rule speaks of it" in text
    assert "  ERA-60   " in text
    assert "take back your last action" in text


def test_the_next_seat_cannot_take_back_what_another_did() -> None:
    session = new("me,me,me")
    text = Seated(session, ["2", "u", "u", "l"]).run()

    # The next seat is asked after the first action, and it has nothing to take back.
    assert "Nothing to take back" in text
    assert not any(record.undone for record in session.match.records)


def test_a_turn_is_taken_back_step_by_step() -> None:
    session = new("me,me,me")
    Seated(session, ["1"] * 9).run()
    before = session.game.dump(session.match.state)

    text = Seated(session, ["1", "u", "l"]).run()

    assert "Taken back: " in text and "(taken back)" in text
    assert session.game.dump(session.match.state) == before


@pytest.mark.parametrize("answer", ["0", "99", "-1", "x", "", "1.5", "¹", "u u", "x" * 500])
def test_an_answer_that_fits_nothing_is_told_what_would(answer: str) -> None:
    session = new("me,me,me")

    text = Seated(session, [answer]).run()

    assert session.match.records == []
    if not answer.startswith("u"):
        assert "expected a number from 1 to 6, or ? for help" in text


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    session = new()
    Seated(session, ["1", f"s {file}", "1", "q"]).run()

    again = resume(file, None, console())

    assert again.game.dump(again.match.state) == session.game.dump(session.match.state)
    assert again.seats == ["me=Ada", "greedy", "greedy"]
    assert "Ada·0: " in Seated(again, ["1"]).run()
    assert not file.with_name("match.jsonl.new").exists()


def test_saving_to_nowhere_is_said_and_changes_nothing(tmp_path: Path) -> None:
    text = Seated(new(), ["s", f"s {tmp_path}/none/x.jsonl"]).run()

    assert "s: expected the name of a file" in text
    assert "No such file or directory" in " ".join(text.split())


def test_a_damaged_save_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("{}\n")
    with pytest.raises(RecordError, match=r"match.jsonl:1: no record of a match"):
        resume(file, None, console())
    with pytest.raises(MenloError, match="No such file"):
        resume(tmp_path / "other.jsonl", None, console())
    Seated(new(), [f"s {file}"]).run()
    file.write_text(file.read_text().replace('["me=Ada", "greedy", "greedy"]', '["me"]'))
    with pytest.raises(BadSetup, match="1 players for 3 seats"):
        resume(file, None, console())


def test_a_whole_match_of_bots_is_told_to_its_end() -> None:
    text = Seated(new("greedy,greedy,greedy"), []).run()

    assert "Final scores" in text and "largest production capacity" in text


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_position_fits_100_columns_without_colour(seats: int) -> None:
    """Nothing is cut off or folded, at any point of a match."""
    session = new(",".join(["greedy"] * seats), seats)
    game, match, rng, bot = session.game, session.match, seeded(1), menlo.bot("greedy")
    step = 0
    while deciders := game.deciders(match.state):
        if step % 9 == 0:
            assert isinstance(session.out.file, io.StringIO)
            session.out.file.truncate(0)
            session.out.file.seek(0)
            session.show_board(deciders[0])
            shown = session.out.file.getvalue()
            assert "…" not in shown
            assert max(len(line) for line in shown.splitlines()) <= WIDTH
            assert "\x1b" not in shown
        match.act(game.action(deciders[0], int(choose(game, match.state, deciders[0], bot, rng))))
        step += 1


def test_a_game_without_a_look_of_its_own_is_shown_as_data() -> None:
    session = new()
    session.look = PlainLook(session.game, session.words)

    text = Seated(session, []).run()

    assert 'mats: [{"goods": {"coin": 2,' in text
