"""How far a guided match has come, and what the guide makes of what happens in it.

The guide only ever holds back: what it plays and what it lets through are actions like anyone's. Where a match has left
the script (a step may leave the learner's hands free), what cannot be played any more is passed over.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import Game, State
from menlo.kernel.guide import Guide, Step
from menlo.kernel.message import Refusal

Waits: TypeAlias = Literal["read", "action", "others", "nothing"]


class Progress(Struct, frozen=True):
    """What is stored of it."""

    digest: str  # of the guide: with another one it does not go on
    step: str  # its id; empty once the led opening is over
    played: int = 0  # scripted actions of the step
    loose: int = 0  # actions of the learner within the step that it allowed
    met: tuple[str, ...] = ()  # tips given
    due: tuple[str, ...] = ()  # tips to be read


def begin(guide: Guide) -> dict[str, object]:
    return _data(Progress(guide.digest, guide.steps[0].id))


class Guidance:
    """The guide of one match at one moment."""

    def __init__(self, game: Game[State], guide: Guide, state: State, progress: Progress) -> None:
        self.game = game
        self.guide = guide
        self.state = state
        self.progress = progress
        self.step: Step | None = next((step for step in guide.steps if step.id == progress.step), None)
        self._next = self._find()

    def _find(self) -> tuple[int, Action] | None:
        """The scripted action to come, with how many of the step are done then."""
        if self.step is None:
            return None
        for at, (seat, text) in enumerate(self.step.play):
            if at >= self.progress.played:
                action = self.game.parse(seat, text)
                if self._legal(action):
                    return at + 1, action
        return None

    def _legal(self, action: Action) -> bool:
        owing = action.seat in self.game.deciders(self.state)
        return owing and self.game.check(self.state, action) is None

    @property
    def scripted(self) -> Action | None:
        return self._next[1] if self._next is not None else None

    @property
    def waits(self) -> Waits:
        if self.step is None:
            return "read" if self.progress.due else "nothing"
        if self.scripted is not None:
            return "others"
        if not self.step.want:
            return "read" if self.there else "action"
        return "action" if self.guide.learner in self.game.deciders(self.state) else "others"

    @property
    def there(self) -> bool:
        """Whether the learner sees what the step waits to be laid out."""
        if self.step is None or not self.step.until:
            return True
        view = self.game.view(self.state, self.guide.learner)
        return all(_seen(view, path) in values.split("|") for path, values in self.step.until)

    @property
    def holds(self) -> bool:
        """Whether bots wait."""
        return self.waits in ("read", "action")

    @property
    def wanted(self) -> list[Action]:
        """What leads on from here; nothing where anything does."""
        if self.step is None or self.waits != "action" or not self.there:
            return []
        found = [self.game.parse(self.guide.learner, text) for text in self.step.want]
        return [action for action in found if self._legal(action)]

    def refuse(self, action: Action) -> Refusal | None:
        """Why a legal action of the learner is not for now."""
        if self.step is None:
            return None
        clause = self.step.clauses[0]
        if self.scripted is None and action.kind in self.step.allow:
            return None
        if self.waits != "action":
            return Refusal("guide-read-first", clause)
        wanted = self.wanted
        if (not wanted and self.there) or self._notation(action) in map(self._notation, wanted):
            return None
        return Refusal(f"{self.game.title.id}-guide-{self.step.id}-why", clause)

    def _notation(self, action: Action) -> str:
        return self.game.notate(action)

    # What follows from a change, as it is stored with it. The state is the one before.

    def acted(self, seat: int, text: str, events: Iterable[Event]) -> dict[str, object] | None:
        """None when with it the guide ends."""
        if self.step is None:
            return self._tipped(events)
        if self._next is not None:
            return self._with(played=self._next[0])
        if seat != self.guide.learner:
            return _data(self.progress)  # by itself, off the script
        if self.game.parse(seat, text).kind in self.step.allow and text not in self.step.want:
            return self._with(loose=self.progress.loose + 1)
        return self._led_on(self.step)

    def undone(self, count: int) -> dict[str, object]:
        return self._with(loose=max(0, self.progress.loose - count))

    def read(self) -> dict[str, object] | None:
        """What was said has been read; None when with it the guide ends."""
        if self.step is not None:
            return self._led_on(self.step)
        read, *due = self.progress.due
        if any(tip.id == read and tip.last for tip in self.guide.tips):
            return None
        return self._with(due=tuple(due))

    def _led_on(self, step: Step) -> dict[str, object] | None:
        following = self.guide.steps.index(step) + 1
        if following < len(self.guide.steps):
            next = self.guide.steps[following]
            # What was laid out over several steps may be laid otherwise in any of them.
            loose = self.progress.loose if step.allow and next.allow and not next.play else 0
            return self._with(step=next.id, played=0, loose=loose)
        return self._with(step="", played=0, loose=0) if self.guide.tips else None

    def _tipped(self, events: Iterable[Event]) -> dict[str, object]:
        met, due = list(self.progress.met), list(self.progress.due)
        for event in events:
            data = self.game.encode_event(event)
            for tip in self.guide.tips:
                known = tip.id in met or any(other not in self.progress.met for other in tip.after)
                if known or tip.when != data["kind"] or (tip.mine and data.get("seat") != self.guide.learner):
                    continue
                met.append(tip.id)
                due.append(tip.id)
        return self._with(met=tuple(met), due=tuple(due))

    def _with(self, **fields: object) -> dict[str, object]:
        return _data(msgspec.structs.replace(self.progress, **fields))


def _seen(view: object, path: str) -> str:
    """What stands in a view at a path such as `mats.0.ready`; empty where there is nothing."""
    for name in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(name)
        elif isinstance(view, list) and name.isdigit() and int(name) < len(view):
            view = view[int(name)]
        else:
            return ""
    return str(view).lower() if isinstance(view, bool | int | str) else ""


def guidance(game: Game[State], state: State, stored: dict[str, object] | None) -> Guidance | None:
    """Where the guide of a match stands; None for a match without one, or whose guide is another by now."""
    if stored is None or (guide := _guide(game)) is None:
        return None
    progress = msgspec.convert(stored, Progress)
    return Guidance(game, guide, state, progress) if progress.digest == guide.digest else None


@cache
def _guide(game: Game[State]) -> Guide | None:
    return game.guide()


def _data(progress: Progress) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(progress)
    return found
