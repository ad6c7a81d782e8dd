"""The decisions of a match: every choice there was, and what was chosen. A secret plan is one decision."""

from collections.abc import Iterator
from dataclasses import dataclass

from menlo.kernel import registry
from menlo.kernel.action import Action
from menlo.kernel.game import Game, State
from menlo.kernel.play import Match


@dataclass(frozen=True)
class Decision:
    number: int  # of the log's line it began with
    seat: int
    actions: list[Action]  # more than one where a whole plan was chosen
    state: State  # before it


def decisions(match: Match[State]) -> Iterator[Decision]:
    """What counted in the end: nothing that was taken back, and nothing forced."""
    game = match.game
    planning = registry.evaluation(game.title.id).planning
    state = game.setup(match.seats, match.seed, match.options)
    records = [record for record in match.records if not record.undone]
    at = 0
    while at < len(records):
        first = records[at]
        end = at + 1
        before = game.copy(state)
        game.apply(state, first.action)
        # One seat's steps stand together in the log, and nobody else's come between.
        while planning(state) and planning(before) and end < len(records) and records[end].seat == first.seat:
            game.apply(state, records[end].action)
            end += 1
        if len(game.legal_keys(before, first.seat)) > 1:
            yield Decision(first.number, first.seat, [record.action for record in records[at:end]], before)
        at = end


def keys_of(game: Game[State], decision: Decision) -> list[int]:
    return [int(game.key(action)) for action in decision.actions]
