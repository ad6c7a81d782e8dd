"""OpenSpiel games `menlo_era`, `menlo_expo`, `menlo_smartphone`, … registered by importing this module.

    pyspiel.load_game("menlo_era(players=4,seed=7)")

Chance is settled by the seed, so that a history of actions is the whole truth: that is what the library's serialising
and replaying need. Many deals are many games, one per seed. Returns are rewards by place. What people plan at the same
time is planned one after another, hidden from the others.

A state knows what is to come; algorithms that look ahead must ask for `resample_from_infostate`, which deals anew all
that a player cannot see, or they cheat.
"""

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from menlo.adapters.course import Course, rules_of
from menlo.adapters.extras import NotInstalled
from menlo.adapters.rewards import rewards
from menlo.adapters.tensors import layout, tensor
from menlo.kernel import registry
from menlo.kernel.game import NOBODY, SPECTATOR, Game, State
from menlo.kernel.rng import seeded

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise NotInstalled(missing, "openspiel") from None

MOST_DECISIONS = 5_000  # no match comes near


class MenloGame(pyspiel.Game):
    """One title; subclasses name it."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = rules_of(self.name)
        self.players = int(given.get("players", usual_players(self.rules)))
        self.seed = int(given.get("seed", 0))
        self.opening = Course(self.name, self.players, self.seed)
        super().__init__(game_type(self.rules, self.players), game_info(self.rules, self.players), given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> "MenloState":
        return MenloState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "MenloObserver":
        return MenloObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def load(text: str) -> Any:
    """`pyspiel.load_game`, with these games registered."""
    return pyspiel.load_game(text)


class MenloState(pyspiel.State):
    def __init__(self, game: MenloGame) -> None:
        super().__init__(game)
        self.course = deepcopy(game.opening)

    def current_player(self) -> int:
        seat = int(self.course.rules.decider(self.course.state))
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(key) for key in self.course.rules.legal_keys(self.course.state, player))

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.course.rules
        return rules.notate(rules.action(player, action))

    def is_terminal(self) -> bool:
        return bool(self.course.rules.decider(self.course.state) == NOBODY)

    def returns(self) -> list[float]:
        outcome = self.course.rules.outcome(self.course.state)
        if outcome is None:
            return [0.0] * self.course.players
        return rewards("place", outcome.places, outcome.scores)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MenloState":
        """A state that looks the same to the player, with all else dealt anew."""
        sample: MenloState = self.clone()
        rng = seeded(int(sampler() * (1 << 53)))
        sample.course = self.course.with_position(self.course.rules.determinize(self.course.state, player, rng))
        return sample

    def __str__(self) -> str:
        """The whole truth."""
        return json.dumps(self.course.rules.dump(self.course.state), sort_keys=True)


class MenloObserver:
    """What a player sees now, as text and numbers; with perfect recall, as text alone, all it ever heard as well."""

    def __init__(self, rules: Game[State], kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters {dict(params)!r}: expected none")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                f"observation type {kind!r}: expected public information, with one player's private or none"
            )
        self.recall = bool(kind.perfect_recall)
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.rules = rules
        size = rules.features or len(layout(rules))
        self._numbers: vec[i64] = vec[i64]([0] * size)
        # No tensor of fixed size holds a whole match.
        self.tensor = None if self.recall else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MenloState, player: int) -> None:
        if self.tensor is None:
            return
        rules, position, seat = self.rules, state.course.state, SPECTATOR if self.public else player
        if rules.features:
            rules.observe(position, seat, self._numbers, 0)
            self.tensor[:] = np.frombuffer(memoryview(self._numbers), np.int64)
        else:
            self.tensor[:] = tensor(rules, rules.view(position, seat))

    def string_from(self, state: MenloState, player: int) -> str:
        seat = SPECTATOR if self.public else player
        view = json.dumps(self.rules.view(state.course.state, seat))
        return f"{state.course.memory(seat)}\n{view}" if self.recall else view


def usual_players(rules: Game[State]) -> int:
    """The fewest who play against each other."""
    return min(seats for seats in rules.title.seats if seats > 1)


def game_type(rules: Game[State], players: int) -> Any:
    zero_sum = players > 1  # alone there is nobody to share with
    return pyspiel.GameType(
        short_name=f"menlo_{rules.title.id}",
        long_name=rules.title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.title.seats),
        min_num_players=min(rules.title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(rules), "seed": 0},
    )


def game_info(rules: Game[State], players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.num_keys,
        max_chance_outcomes=0,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if players > 1 else None,
        max_game_length=MOST_DECISIONS,
    )


def register(name: str) -> None:
    rules = registry.game(name)
    title = type(f"Menlo{name.title()}Game", (MenloGame,), {"name": name})
    pyspiel.register_game(game_type(rules, max(rules.title.seats)), title)


for _name in registry.games():
    register(_name)
