"""PettingZoo environments: `env("era", players=4)` for one seat after another, `parallel_env("smartphone", players=3)`.

An observation is {"observation": numbers of the seat's view, "action_mask": its legal keys}; the mask also lies in the
info. Rewards come at the end (`menlo.adapters.rewards`). Secret plans, which people make at the same time, are made one
after another: nobody sees anything of another's before all are confirmed, so the order says nothing.
"""

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from menlo.adapters.extras import NotInstalled
from menlo.adapters.rewards import Reward
from menlo.kernel.errors import BadSetup, MenloError
from menlo.kernel.game import NOBODY, SPECTATOR, Game, State

try:
    from gymnasium.spaces import Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    from menlo.adapters.table import Table
except ModuleNotFoundError as missing:
    raise NotInstalled(missing, "pettingzoo") from None


def env(game: str | Game[State], players: int, **wishes: Any) -> "AECEnv[str, Any, Any]":
    """The environment with the library's usual checks: an illegal action ends the match, with −1 for who chose it."""
    checked: AECEnv[str, Any, Any] = TerminateIllegalWrapper(raw_env(game, players, **wishes), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Any, Any]):  # the library's own name for it
    """One seat after another."""

    metadata: ClassVar[dict[str, Any]] = {"name": "menlo_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game[State],
        players: int,
        options: Mapping[str, str] | None = None,
        reward: Reward = "place",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, reward, waiting=False)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.observation_spaces, self.action_spaces = self.table.spaces()

    @property
    def names(self) -> list[str]:
        """What each number of an observation is."""
        return self.table.names

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """The next decision, with its mask in the info."""
        table = self.table
        self._decider = int(table.game.decider(table.state))
        self._mask = table.mask(self._decider)
        self.agent_selection = table.agents[self._decider]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = self._mask if seat == self._decider else self.table.mask(seat)
        return {"observation": self.table.numbers(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.game.apply_key(table.state, self._decider, int(action))
        self._cumulative_rewards[agent] = 0.0
        final = table.rewards()
        if final is None:
            self._select()
            return
        self.rewards = final
        self._decider = NOBODY
        self.infos = {other: {} for other in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode is None:
            return None
        return json.dumps(self.table.game.view(self.table.state, SPECTATOR), indent=1)

    def __str__(self) -> str:
        return f"menlo_{self.table.game.title.id}_v1"


class parallel_env(ParallelEnv[str, Any, Any]):
    """All seats at every step, for games with a simultaneous phase. A seat that owes no decision has one legal action:
    the last one, to wait. Outside that phase all but one seat wait, so that `env` does the same with less."""

    metadata: ClassVar[dict[str, Any]] = {"name": "menlo_parallel_v1", "render_modes": []}

    def __init__(
        self,
        game: str | Game[State],
        players: int,
        options: Mapping[str, str] | None = None,
        reward: Reward = "place",
    ) -> None:
        self.table = Table(game, players, options, reward, waiting=True)
        if type(self.table.game).deciders is Game.deciders:
            title = self.table.game.title
            raise BadSetup(
                f"in {title.name} one seat decides at a time: expected env({title.id!r}, …), not parallel_env"
            )
        self.render_mode = None
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.table.spaces()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.table.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action of every seat; MenloError on an illegal one, and then nothing has changed."""
        table, agents = self.table, self.agents
        for agent in agents:
            self._check(agent, int(actions[agent]))
        for agent in agents:
            if int(actions[agent]) != table.game.num_keys:
                table.game.apply_key(table.state, table.agents.index(agent), int(actions[agent]))
        final = table.rewards()
        observations, infos = self._observations()
        over = dict.fromkeys(agents, final is not None)
        if final is not None:
            self.agents = []
        return observations, final or dict.fromkeys(agents, 0.0), over, dict.fromkeys(agents, False), infos

    def _check(self, agent: str, action: int) -> None:
        mask = self.table.mask(self.possible_agents.index(agent))
        if not 0 <= action < len(mask) or not mask[action]:
            raise MenloError(f"action {action} of {agent}: expected one of its {int(mask.sum())} legal actions")

    def _observations(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        table, seats = self.table, {agent: self.possible_agents.index(agent) for agent in self.agents}
        masks = {agent: table.mask(seat) for agent, seat in seats.items()}
        seen = {agent: {"observation": table.numbers(seats[agent]), "action_mask": masks[agent]} for agent in seats}
        return seen, {agent: {"action_mask": mask} for agent, mask in masks.items()}
