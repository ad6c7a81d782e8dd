"""A table set up for one test: acting and looking, the same for every game. Games add how positions are made."""

from typing import Generic, TypeVar

from menlo.kernel.action import Action
from menlo.kernel.errors import IllegalAction
from menlo.kernel.events import Event
from menlo.kernel.game import Game, State
from menlo.kernel.message import Refusal

S = TypeVar("S", bound=State)


class AnyTable(Generic[S]):
    game: Game[S]
    state: S

    def act(self, *actions: Action) -> list[Event]:
        """Carry the actions out; all their events."""
        events: list[Event] = []
        for action in actions:
            assert action in self.game.legal(self.state, action.seat), f"{action!r} is not offered"
            events += self.game.apply(self.state, action)
        return events

    def refused(self, action: Action) -> Refusal:
        """The refusal of an action that must be refused, must not be offered, and must change nothing."""
        before = self.game.dump(self.state)
        refusal = self.game.check(self.state, action)
        assert refusal is not None, f"{action!r} is allowed"
        assert action not in self.game.legal(self.state, action.seat), f"{action!r} is offered"
        try:
            self.game.apply(self.state, action)
        except IllegalAction as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{action!r} was carried out")
        assert self.game.dump(self.state) == before, "a refused action changed the position"
        return refusal

    def legal(self, seat: int | None = None) -> list[Action]:
        """What the seat may do, or the one that decides first; nothing when the match is over."""
        return self.game.legal(self.state, int(self.game.decider(self.state)) if seat is None else seat)

    def kinds(self, seat: int | None = None) -> set[str]:
        """The kinds of action on offer."""
        return {action.kind for action in self.legal(seat)}
