"""Learning by self-play: it can be repeated, it makes a network that plays, and it goes the right way."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from menlo.bots.perceptron import read_perceptron, read_weighing
from menlo.cli import app
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, MenloError
from menlo.kernel.rng import seeded
from menlo.lab.brain import grown, newborn, study, taken_up
from menlo.lab.learn import Course, Generation, Learning, drawn, learn, network_file, to_come
from menlo.lab.tune import WAYS, Tuning, tune

SHORT = Learning("expo", (2, 3), 2, 6, 4, 1)


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_network_for_every_number_of_jobs() -> None:
    one = learn(SHORT)

    assert learn(SHORT, jobs=2) == one
    assert learn(Learning("expo", (2, 3), 2, 6, 4, 2)) != one


def test_a_network_is_told_of_while_it_learns_and_kept_with_its_command() -> None:
    told: list[Generation] = []
    file = network_file(SHORT, learn(SHORT, told=told.append), Generation({2: 1.25, 3: 2.0}, 0.5))

    assert len(told) == 2 and set(told[0].scores) <= {2, 3}
    head = file.splitlines()[:2]
    assert head[0] == "# menlo lab learn expo --players 2,3 --generations 2 --games 6 --hidden 4 --seed 1"
    assert head[1].endswith("1.2 with 2, 2.0 with 3.")
    read_perceptron(file, registry.evaluation("expo").inputs, "new.txt")


@pytest.mark.compiled
def test_a_network_is_taken_up_again_with_bots_that_search() -> None:
    begun = network_file(SHORT, learn(SHORT), Generation({2: 1.0}, 0.5))
    again = Learning("expo", (2,), 1, 3, 4, 1, thoughts=3, start=begun)

    file = network_file(again, learn(again), Generation({2: 2.0}, 0.5))

    remarks = [line for line in file.splitlines() if line.startswith("#")]
    assert remarks[:2] == [line for line in begun.splitlines() if line.startswith("#")]
    assert remarks[2].endswith("--games 3 --from the network before --seed 1 --thoughts 3")
    numbers, before = file.splitlines()[4:], begun.splitlines()[2:]
    assert numbers[0] == before[0] == f"{registry.evaluation('expo').inputs} 4" and numbers[1:] != before[1:]
    assert learn(again, jobs=2) == learn(again)


def test_options_of_matches_are_drawn_from_those_that_are_named() -> None:
    sides = Learning("smartphone", (2,), 1, 4, 2, 1, options={"side-nfc": "front,back", "ties": "office"})

    assert sides.command.endswith("--seed 1 --option side-nfc=front,back --option ties=office")
    drawn_ones = [drawn(sides.options, seeded(at)) for at in range(20)]
    assert {options["side-nfc"] for options in drawn_ones} == {"front", "back"}
    assert {options["ties"] for options in drawn_ones} == {"office"}
    assert learn(sides) != learn(replace(sides, options={}))


def test_numbers_that_never_spoke_have_no_say() -> None:
    """With every technology on its front nobody learns what a back is worth; chance shall not say it."""
    inputs = registry.evaluation("smartphone").inputs
    front = Learning("smartphone", (2,), 1, 2, 3, 1)

    def unheard(learning: Learning) -> int:
        read = read_weighing(learn(learning), inputs, "new.txt")
        into, straight = np.array(read.into).reshape(inputs, 3), read.out[3:-1]
        silent = ~into.any(axis=1)
        assert not np.array(straight)[silent].any()
        return int(silent.sum())

    backs = {f"side-{name}": "back" for name in ("gps", "wifi", "gaming", "battery", "nfc", "4g")}
    assert unheard(front) > unheard(replace(front, options=backs)) > 0


def test_a_grown_brain_is_the_one_that_was_written() -> None:
    brain = newborn(3, 2, np.random.default_rng(5))

    assert grown(read_weighing(brain.text(), 3, "small.txt")).text() == brain.text()


def test_a_network_taken_up_with_more_numbers_thinks_at_first_as_before() -> None:
    brain = newborn(3, 2, np.random.default_rng(5))
    numbers = np.random.default_rng(6).standard_normal((4, 5)).astype(np.float32)

    wider = taken_up(f"# a remark\n{brain.text()}", 5)

    assert wider.into.shape == (5, 2) and wider.out.shape == (2 + 5 + 1,)
    as_before = grown(read_weighing(brain.text(), 3, "small.txt")).expect(numbers[:, :3])
    np.testing.assert_allclose(wider.expect(numbers), as_before, rtol=1e-6)
    assert taken_up(brain.text(), 3).text() == brain.text()
    with pytest.raises(BadSetup, match="expected 2 inputs"):
        taken_up(brain.text(), 2)  # numbers that are gone leave a hole


def test_a_brain_learns_what_a_straight_line_cannot_say() -> None:
    chance = np.random.default_rng(3)
    numbers = chance.uniform(-1, 1, (4096, 2)).astype(np.float32)
    wanted = np.abs(numbers[:, 0]) - numbers[:, 1]
    brain = newborn(2, 16, chance)

    wrong = [study(brain, numbers, wanted, 0.02, chance) for _ in range(60)]

    assert wrong[-1] < 0.1 < wrong[0]  # the best straight line stays wrong by 0.29


def test_slopes_point_where_the_error_grows() -> None:
    chance = np.random.default_rng(4)
    brain = newborn(3, 5, chance)
    numbers = chance.uniform(-1, 1, (8, 3)).astype(np.float32)
    wanted = chance.uniform(-1, 1, 8).astype(np.float32)

    def error() -> float:
        return float(np.mean((brain.expect(numbers).astype(np.float64) - wanted) ** 2)) / 2

    _, slopes = brain.slopes(numbers, wanted)
    for part, slope in zip((brain.into, brain.bias, brain.out), slopes, strict=True):
        flat = part.reshape(-1)
        for at in range(0, flat.size, 3):
            kept = flat[at]
            flat[at] = kept + 1e-2
            above = error()
            flat[at] = kept - 1e-2
            below = error()
            flat[at] = kept
            assert slope.reshape(-1)[at] == pytest.approx((above - below) / 2e-2, abs=2e-3)


def test_what_is_to_come_mixes_the_end_with_what_is_expected_next() -> None:
    brain = newborn(1, 1, np.random.default_rng(0))
    brain.into[:], brain.out[:] = 0, 0
    brain.out[-1] = 4.0  # expects four points, always
    course = Course(2, np.zeros((3, 1), np.float32), np.array([1, 2, 6], np.float32), 20.0)

    # The last: 20 in the end. The second: half of that, half of 6 + 4. The first: half of 15, half of 2 + 4.
    assert list(to_come(brain, course, 0.5, 1.0)) == [10.5 - 1, 15 - 2, 20 - 6]
    # Points count in units of two, so that eight are expected. The second: half of 20, half of 6 + 8.
    assert list(to_come(brain, course, 0.5, 2.0)) == [(13.5 - 1) / 2, (17 - 2) / 2, (20 - 6) / 2]


@pytest.mark.parametrize(
    ("learning", "message"),
    [
        (Learning("expo", (5,), 1, 1, 1, 1), "bad number of players 5: expected one of 1, 2, 3, 4"),
        (Learning("expo", (2,), 0, 1, 1, 1), "bad learning: expected at least one"),
        (Learning("smartphone", (2,), 1, 1, 1, 1, options={"ties": "goods,luck"}), "unknown value 'luck'"),
        (Learning("era", (4,), 1, 1, 1, 1), "the evaluation of 'era' is not learnt: menlo lab tune era tunes it"),
    ],
)
def test_what_cannot_be_learnt_is_said(learning: Learning, message: str) -> None:
    with pytest.raises(MenloError, match=message):
        learn(learning)


def test_the_command_writes_a_network(tmp_path: Path) -> None:
    file = tmp_path / "network.txt"
    words = ["lab", "learn", "expo", "--players", "2", "--generations", "1", "--games", "2", "--hidden", "2"]

    done = CliRunner().invoke(app, [*words, "--output", str(file)])

    assert done.exit_code == 0, done.output
    assert file.read_text().startswith(
        "# menlo lab learn expo --players 2 --generations 1 --games 2 --hidden 2 --seed 0"
    )


def test_what_is_learnt_is_not_tuned() -> None:
    with pytest.raises(BadSetup, match="the evaluation of 'expo' has no weights"):
        tune(Tuning("expo", (3,), 1, 1, 2, 1))


@pytest.mark.compiled
def test_tuning_can_be_repeated_and_says_what_it_proved() -> None:
    tuning = Tuning("era", (3, 4), 2, 2, 4, 1)
    tuned = tune(tuning)

    assert json.dumps(tune(tuning, jobs=2).__dict__) == json.dumps(tuned.__dict__)
    assert tuned.names and tuned.after != tuned.before
    assert tuned.games == 4 and tuned.interval[0] <= tuned.share <= tuned.interval[1]
    assert tuned.better == (tuned.interval[0] > 0.5)
    assert tuning.command == "menlo lab tune era --players 3,4 --generations 2 --deals 2 --proof 4 --seed 1"


@pytest.mark.compiled
def test_a_search_chooses_how_far_to_go() -> None:
    greedy = Tuning("era", (3,), 1, 1, 2, 1)
    tuning = replace(greedy, thoughts=2)
    steps: list[None] = []

    far, tuned = tune(greedy), tune(tuning, progress=lambda: steps.append(None))

    assert tuning.command == f"{greedy.command} --thoughts 2"
    assert far.way == 1.0 and tuned.way in WAYS and len(steps) == tuning.steps == 1 + len(WAYS) + 1
    for before, found, most in zip(tuned.before, tuned.after, far.after, strict=True):
        assert found == pytest.approx(before * (most / before) ** tuned.way, rel=1e-3)


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ((6,), "bad number of players 6: expected one of 2, 3, 4"),
        ((1,), "bad number of players 1: expected one of 2, 3, 4"),
        ((3, 3), "bad numbers of players: expected each of them once"),
        ((), "bad tuning: expected at least one size of table"),
    ],
)
def test_what_cannot_be_tuned_is_said(players: tuple[int, ...], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        tune(Tuning("expo", players, 1, 1, 2, 1))
