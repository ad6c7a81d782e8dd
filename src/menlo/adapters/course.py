"""The course of a match for OpenSpiel: quick to copy, plain data to pickle, and with all that each seat heard of it."""

import json
from functools import cache
from typing import Any

from menlo.kernel import registry
from menlo.kernel.events import Event, EventLog
from menlo.kernel.game import Game, State


@cache
def rules_of(name: str) -> Game[State]:
    return registry.game(name)


class Past:
    """The last action, what happened, and all that was before. Never changes, so copies of a state share it."""

    def __init__(self, before: "Past | None", seat: int, key: int, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.key = key
        self.events = events
        self.told: dict[int, str] = {}  # what a seat heard of it

    def heard(self, rules: Game[State], ear: int) -> str:
        """What one seat heard of this action: what happened before its eyes, and its own choice."""
        if ear not in self.told:
            events = [rules.encode_event(event) for event in self.events if event.visible_to(ear)]
            own = [rules.notate(rules.action(self.seat, self.key))] if self.seat == ear else []
            self.told[ear] = json.dumps([*own, *events]) if own or events else ""
        return self.told[ear]


class Course:
    """A match as far as it went. Copies share the position until one of them goes on."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.rules = rules_of(name)
        self.name, self.players, self.seed = name, players, seed
        self.state = self.rules.setup(players, seed)
        self.shared = False
        self.past: Past | None = None

    def act(self, key: int) -> None:
        rules, log = self.rules, EventLog()
        state = rules.copy(self.state) if self.shared else self.state
        seat = int(rules.decider(state))
        rules.apply_key(state, seat, key, log)
        self.state, self.shared = state, False
        self.past = Past(self.past, seat, key, log.events)

    def steps(self) -> list[Past]:
        """All that happened, in order."""
        found: list[Past] = []
        past = self.past
        while past is not None:
            found.append(past)
            past = past.before
        return found[::-1]

    def memory(self, ear: int) -> str:
        """All that a seat heard. Steps that were hidden from it come to light with the next reveal."""
        lines: list[str] = []
        hidden: list[str] = []
        for step in self.steps():
            heard = step.heard(self.rules, ear)
            if not heard:
                hidden.append(f"{step.seat}: {self.rules.notate(self.rules.action(step.seat, step.key))}")
                continue
            lines.append(heard)
            if hidden and any(event.fence for event in step.events):
                lines += hidden
                hidden = []
        return "\n".join(lines)

    def __deepcopy__(self, memo: object) -> "Course":
        return self.with_position(self.state)

    def with_position(self, state: State) -> "Course":
        """The same past, leading to a position that is equal or looks so."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.state, other.shared = state, state is self.state
        self.shared = self.shared or other.shared
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Plain data: the engine's own objects cannot be pickled."""
        dumped = json.dumps(self.rules.dump(self.state))
        return course_from, (self.name, self.players, self.seed, [step.key for step in self.steps()], dumped)


def course_from(name: str, players: int, seed: int, keys: list[int], dumped: str) -> Course:
    """The past is played again for what was heard of it; the position is taken as dumped, for it may be a sample."""
    course = Course(name, players, seed)
    for key in keys:
        course.act(key)
    course.state = course.rules.load(json.loads(dumped))
    return course
