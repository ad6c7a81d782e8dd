"""Training itself, which needs PyTorch: `make learn-check`. Not among the tests that every change must pass."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

import menlo
from menlo.adapters.batch import BatchRunner
from menlo.adapters.learning.__main__ import main
from menlo.adapters.learning.lessons import lots
from menlo.adapters.learning.measure import share_of_wins
from menlo.adapters.learning.model import export
from menlo.adapters.learning.network import read_network, to_bytes
from menlo.adapters.learning.rounds import Notes, legal_keys, play_round
from menlo.adapters.learning.training import Settings, Step, Training
from menlo.kernel.errors import BadSetup
from menlo.lab.simulate import Plan, simulate

SMALL = Settings("era", 4, seed=3, lessons=2, rounds=2, matches=8, hidden=16, rate=0.001, teacher="greedy")


def trained(settings: Settings, checkpoint: Path | None = None, lessons_and_rounds: int | None = None) -> bytes:
    """The file that a training writes; with a number, one that was broken off after so many."""
    training = Training(settings, checkpoint=checkpoint)

    def tell(step: Step) -> None:
        if training.done == lessons_and_rounds:
            training.save()
            raise KeyboardInterrupt

    return to_bytes(training.run(None, 2, tell))


def test_the_same_seed_gives_the_same_network() -> None:
    assert trained(SMALL) == trained(SMALL)


@pytest.mark.parametrize("broken_off", [1, 2, 3])
def test_a_training_taken_up_again_goes_on_as_if_nothing_had_happened(broken_off: int, tmp_path: Path) -> None:
    checkpoint = tmp_path / "training.pt"
    with pytest.raises(KeyboardInterrupt):
        trained(SMALL, checkpoint, broken_off)

    assert trained(SMALL, checkpoint) == trained(SMALL)


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    checkpoint = tmp_path / "training.pt"
    trained(Settings(**{**vars(SMALL), "lessons": 1, "rounds": 0}), checkpoint)
    with pytest.raises(BadSetup, match="a checkpoint of another training"):
        Training(SMALL, checkpoint=checkpoint)
    checkpoint.write_bytes(b"nonsense")
    with pytest.raises(BadSetup, match="no checkpoint"):
        Training(SMALL, checkpoint=checkpoint)


def test_the_exported_network_answers_as_the_one_that_learnt() -> None:
    """As closely as sixteen bits allow; in ninety-nine of a hundred decisions it chooses alike."""
    training = Training(SMALL)
    network = training.run(None, 100, lambda step: None)
    runner = BatchRunner("era", 4, 64, 5)
    alike = []
    for _ in range(60):
        look = runner.step(runner.random_keys())
        legal, real = legal_keys(look.masks)
        chances, values = training.model.ask(look.observations.astype(np.int16), legal, real)
        for row in range(64):
            keys = legal[row][real[row]].tolist()
            liked = network.preferences(look.observations[row].astype(np.float64), keys)
            liked = liked - np.log(np.exp(liked - liked.max()).sum()) - liked.max()
            assert liked == pytest.approx(chances[row][real[row]], abs=0.02)
            assert network.judge(look.observations[row].astype(np.float64)) == pytest.approx(values[row], abs=0.02)
            if len(keys) > 1:
                alike.append(liked.argmax() == chances[row][real[row]].argmax())
    assert np.mean(alike) > 0.99


def test_a_little_training_already_beats_chance(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    little = Settings("era", 4, 1, lessons=4, rounds=2, matches=32, hidden=32, rate=0.002, teacher="greedy")
    file.write_bytes(trained(little))
    wins = simulate(Plan("era", 4, 40, 1, (f"net:{file}", "random", "random", "random")))["wins"]

    assert isinstance(wins, list) and wins[0] > 0.5 * 40


@pytest.mark.parametrize(("game", "players"), [("expo", 3), ("smartphone", 3)])
def test_other_games_are_learnt_the_same_way(game: str, players: int, tmp_path: Path) -> None:
    """Whether well is another matter."""
    file = tmp_path / "net.npz"
    file.write_bytes(trained(Settings(game, players, 1, 1, 1, matches=4, hidden=8, rate=0.001, teacher="greedy")))
    result = simulate(Plan(game, players, 1, 1, (f"net:{file}",)))

    assert result["failures"] == [0] * players


def test_advantages_reach_from_a_seats_decision_to_its_next() -> None:
    """One match of two seats, by hand."""
    notes, row = Notes(), np.array([0])
    for seat, value in ((0, 0.1), (1, 0.2), (0, 0.4)):
        notes.rows.append(row)
        notes.seats.append(np.array([seat]))
        notes.values.append(np.array([value], np.float32))
    final = np.array([[1.0, -1.0]], np.float32)

    assert notes.advantages(final, 0.5) == pytest.approx([0.4 - 0.1 + 0.5 * 0.6, -1.0 - 0.2, 1.0 - 0.4])


def test_a_round_is_whole_matches_with_their_own_rewards() -> None:
    runner = BatchRunner("era", 4, 6)
    chance = np.random.default_rng(1)
    final = play_round(
        runner,
        9,
        lambda look, rows: (chance.random((len(rows), runner.num_keys)) * look.masks[rows]).argmax(axis=1),
    )

    assert final.sum(axis=1) == pytest.approx(np.zeros(6), abs=1e-6)
    assert (final.max(axis=1) > 0).all()


def test_every_decision_is_gone_over_as_often() -> None:
    seen = np.concatenate(list(lots(2_500, 7)))

    assert (np.bincount(seen) == 2).all()


def test_the_measure_is_even_against_itself() -> None:
    """A bot that plays as the network does wins half."""
    training = Training(Settings(**{**vars(SMALL), "matches": 32}))
    network = export(training.model, training.runner, {})
    same = menlo.bot("net")
    vars(same)["network"] = lambda game: network

    share = share_of_wins(training.runner, training.model, same, 1)

    assert 0.25 < share < 0.75


def test_the_command_trains_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "net.npz"
    command = [sys.executable, "-m", "menlo.adapters.learning", "train", "era", "--players", "4", "--out", str(out)]
    small = ["--lessons", "1", "--rounds", "1", "--matches", "4", "--hidden", "8", "--measure-every", "1"]
    ran = subprocess.run([*command, *small], capture_output=True, text=True, check=True, timeout=300)

    assert "lesson    1" in ran.stdout and "round    1" in ran.stdout and "of wins against greedy" in ran.stdout
    assert read_network(out).about.story["torch"] == torch.__version__
    assert len(read_network(out).about.story["curve"]) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--players", "4"], "menlo: unknown game 'chess'"),
        (["era", "--players", "9"], "3, 4, 5 players, not 9"),
        (["era", "--players", "4", "--device", "abacus"], "menlo: unknown device 'abacus': expected cpu or cuda"),
        (["era", "--players", "4", "--teacher", "socrates"], "menlo: unknown bot 'socrates'"),
    ],
)
def test_bad_wishes_are_refused_in_one_line(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["learning", "train", *arguments, "--out", "none.npz", "--matches", "2"])
    with pytest.raises(SystemExit) as ended:
        main()

    assert ended.value.code == 2 and message in capsys.readouterr().err
