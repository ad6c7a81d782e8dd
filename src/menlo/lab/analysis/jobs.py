"""What a server's workers do for those who ask or look back: advice for one decision, and a part of an analysis.

Plain data goes in and comes out. Advice is given from a position dealt anew for its seat, an analysis from the record
of a match that is over. Both end in time: the limit of a decision is in seconds as well as in iterations.
"""

from functools import lru_cache
from time import monotonic
from typing import Any, Protocol

from menlo.bots.search.advice import Advice
from menlo.bots.search.bot import SearchBot
from menlo.kernel import registry
from menlo.kernel.game import Game, State
from menlo.kernel.message import Message
from menlo.kernel.rng import seeded
from menlo.lab.analysis.analyse import MOST_WAYS, WORTH_TELLING, known_match, look, scale, shown
from menlo.lab.analysis.decisions import keys_of


class Hurried(Protocol):
    """Whoever works against a time limit."""

    limit: float  # seconds


def advise(data: dict[str, Any], staff: Hurried) -> dict[str, object]:
    """The best ways to go on, and with `done` how that compares.

    Takes: game, pack, state (dealt for the seat), seat, seed, iterations, seconds, done (keys that are to be judged).
    """
    game = known_game(data["game"], data["pack"])
    state, seat = game.load(data["state"]), int(data["seat"])
    bot = hurried(data, staff)
    if data["done"]:
        played, best = look(game, state, seat, data["done"], bot, [data["seed"]])
        cost = best[0].shares[seat] - played.shares[seat]
        worth: dict[str, object] = {"shares": shown(played), "best": shown(best[0])}
        return {"worth": worth, "as_good": cost < WORTH_TELLING}
    advice = bot.advise(game, game.copy(state), seat, seeded(data["seed"]), [], MOST_WAYS)
    often = sorted(advice[:MOST_WAYS], key=lambda item: -item.shares[seat])
    return {"ways": [told(game, state, seat, item) for item in often]}


def analyse_part(data: dict[str, Any], staff: Hurried) -> dict[str, object]:
    """Some decisions of a match, from number `first` on: as many as there is time for, at least one.

    Takes: record, pack, seed, iterations and seconds (for each decision), first, spell (seconds for all of them).
    """
    match, found = known_match(data["record"], data["pack"])
    game, bot = match.game, hurried(data, staff)
    until = monotonic() + min(data["spell"], staff.limit / 2)
    judged: list[dict[str, object]] = []
    for decision in found[data["first"] :]:
        keys, seat = keys_of(game, decision), decision.seat
        played, best = look(game, decision.state, seat, keys, bot, [data["seed"], decision.number])
        cost = max(0.0, best[0].shares[seat] - played.shares[seat])
        one: dict[str, object] = {
            "number": decision.number, "seat": seat, "shares": shown(played),
            "cost": round(cost * scale(match.seats), 4),
        }  # fmt: skip
        if cost >= WORTH_TELLING:
            one["played"] = told(game, decision.state, seat, Advice(keys, played.visits, played.shares))
            one["best"] = [told(game, decision.state, seat, item) for item in best[:MOST_WAYS]]
        judged.append(one)
        if monotonic() > until:
            break
    return {"total": len(found), "judged": judged}


@lru_cache(maxsize=16)
def known_game(name: str, pack: str | None) -> Game[State]:
    return registry.game(name, pack)


def hurried(data: dict[str, Any], staff: Hurried) -> SearchBot:
    bot = SearchBot(str(data["iterations"]))
    bot.hurry(min(data["seconds"], staff.limit))
    return bot


def told(game: Game[State], state: State, seat: int, advice: Advice) -> dict[str, object]:
    """A way in actions and words, each step in the position it is taken in."""
    position = game.copy(state)
    steps: list[dict[str, object]] = []
    for key in advice.keys:
        action = game.action(seat, key)
        steps.append({"action": dict(game.encode(action)), "label": message_data(game.label(position, action))})
        game.apply_key(position, seat, key, None)
    return {"actions": steps, "shares": shown(advice), "visits": advice.visits}


def message_data(message: Message) -> dict[str, object]:
    args = {name: message_data(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return {"id": message.id, "args": args}
