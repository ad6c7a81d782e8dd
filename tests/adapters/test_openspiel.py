"""The library's own tests, and what they do not ask."""

import json
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import menlo.adapters.openspiel  # noqa: F401  (registers the games)
from menlo.adapters.rewards import rewards
from menlo.adapters.tensors import tensor
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup
from menlo.kernel.rng import Rng, seeded

TABLES = [(game, seats) for game in registry.games() for seats in registry.game(game).title.seats]


def load(game: str, players: int, seed: int = 0) -> Any:
    return pyspiel.load_game(f"menlo_{game}(players={players},seed={seed})")


def some_action(state: Any, rng: Rng) -> int:
    legal = state.legal_actions()
    return int(legal[rng.below(len(legal))])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_sim_test_with_serialisation(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players, seed=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), [("era", 3), ("expo", 2), ("expo", 1), ("smartphone", 3)])
def test_a_game_is_the_match_of_its_seed(game: str, players: int) -> None:
    spiel, rules, rng = load(game, players, 11), registry.game(game), seeded(4)
    state, match = spiel.new_initial_state(), rules.setup(players, 11)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == rules.decider(match)
        assert state.legal_actions() == sorted(rules.legal_keys(match, seat))
        assert state.observation_tensor(seat) == tensor(rules, rules.view(match, seat))
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(rules.view(match, seat)))
        action = some_action(state, rng)
        assert state.action_to_string(seat, action) == rules.notate(rules.action(seat, action))
        state.apply_action(action)
        rules.apply_key(match, seat, action)
    outcome = rules.outcome(match)
    assert outcome is not None
    assert state.returns() == pytest.approx(rewards("place", outcome.places, outcome.scores))
    assert json.loads(str(state)) == json.loads(json.dumps(rules.dump(match)))


def test_clones_go_their_own_ways() -> None:
    state, rng = load("expo", 2).new_initial_state(), seeded(1)
    for _ in range(30):
        before = str(state)
        clone = state.clone()
        clone.apply_action(clone.legal_actions()[-1])
        assert str(state) == before
        twin = state.clone()
        state.apply_action(some_action(state, rng))
        assert str(twin) == before


@pytest.mark.parametrize(("game", "players"), [("era", 3), ("expo", 2), ("smartphone", 3)])
def test_resampling_changes_nothing_the_player_knows(game: str, players: int) -> None:
    state, rng = load(game, players, 3).new_initial_state(), seeded(2)
    changed = 0
    for number in range(120):
        if number % 10 == 0:
            for player in range(players):
                sample = state.resample_from_infostate(player, lambda: rng.below(1000) / 1000)
                assert sample.information_state_string(player) == state.information_state_string(player)
                assert sample.observation_tensor(player) == state.observation_tensor(player)
                changed += str(sample) != str(state)
                again = pickle.loads(pickle.dumps(sample))
                assert str(again) == str(sample)
                assert again.information_state_string(player) == sample.information_state_string(player)
        state.apply_action(some_action(state, rng))
    assert changed == 12 * players


def planning(players: int) -> Any:
    state = load("smartphone", players).new_initial_state()
    for _ in range(players):
        state.apply_action(state.legal_actions()[0])
    return state


def test_plans_are_hidden_until_all_are_ready_and_then_remembered() -> None:
    """Seat 0 plans in two ways that seat 1 cannot tell apart before the reveal, and can for ever after."""
    known: list[list[str]] = []
    for pads in (0, 5):
        state = planning(2)
        seen = []
        state.apply_action(state.legal_actions()[pads])
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[-1])  # the last way to lay it, then confirm
        seen.append(state.information_state_string(1))
        state.apply_action(state.legal_actions()[0])
        seen.append(state.information_state_string(1))
        while "confirm" not in state.action_to_string(1, state.legal_actions()[-1]):
            state.apply_action(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[-1])
        seen.append(state.information_state_string(1))
        known.append(seen)

    assert known[0][0] == known[1][0]
    assert known[0][1] == known[1][1]
    assert known[0][2] != known[1][2]


def test_own_choices_are_remembered() -> None:
    one, two = planning(2), planning(2)
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[1])

    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)


def test_observers_see_what_they_ask_for() -> None:
    game = load("smartphone", 2)
    state = planning(2)
    state.apply_action(state.legal_actions()[3])
    kinds, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    own = make_observation(game)
    public = make_observation(game, kinds(perfect_recall=False, public_info=True, private_info=private.NONE))
    own.set_from(state, 0)
    public.set_from(state, 0)

    assert own.tensor.tolist() == state.observation_tensor(0)
    assert own.dict["observation"] is own.tensor
    assert not np.array_equal(own.tensor, public.tensor)
    assert json.loads(public.string_from(state, 0))["mats"][0]["plan"] is None
    assert make_observation(game, kinds(perfect_recall=True)).tensor is None
    with pytest.raises(ValueError, match="expected public information"):
        make_observation(game, kinds(perfect_recall=False, public_info=True, private_info=private.ALL_PLAYERS))
    with pytest.raises(ValueError, match="expected none"):
        make_observation(game, None, {"colour": 1})


def test_the_librarys_search_plays() -> None:
    bot = ismcts.ISMCTSBot(
        game=load("era", 3),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(0)),
        uct_c=1.0,
        max_simulations=3,
        random_state=np.random.RandomState(0),
    )
    state = load("era", 3, 2).new_initial_state()

    assert bot.step(state) in state.legal_actions()


def test_games_can_be_pickled_and_carry_their_parameters() -> None:
    game = load("era", 4, 17)

    again = pickle.loads(pickle.dumps(game))

    assert str(again) == str(game) == "menlo_era(players=4,seed=17)"
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    assert str(load("era", 4, 18).new_initial_state()) != str(game.new_initial_state())


def test_a_table_nobody_can_sit_at_is_refused() -> None:
    with pytest.raises(BadSetup, match="3, 4, 5 players, not 2"):
        load("era", 2)
    assert pyspiel.load_game("menlo_expo").num_players() == 2


def test_without_the_library_the_adapter_says_what_to_install() -> None:
    program = """
import sys
sys.modules["pyspiel"] = None
import menlo.adapters, menlo.adapters.tensors
try:
    import menlo.adapters.openspiel
except ImportError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "pyspiel is not installed: install menlo[openspiel]\n"
