"""Resolving a token: begin, withdraw, finish, and the bonus step after it (ERA-27 to ERA-33, ERA-95 to ERA-103)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.era.actions import K_FINISH, K_PASS, K_RESOLVE, K_WITHDRAW
from menlo.games.era.events import ActionBegan, ActionEnded, BonusPassed, BonusUsed, TokenWithdrawn
from menlo.games.era.goods import BONUS, COG
from menlo.games.era.rules.build import legal_build
from menlo.games.era.rules.buy import legal_buy
from menlo.games.era.rules.closing import finish_closing
from menlo.games.era.rules.develop import legal_develop, legal_register
from menlo.games.era.rules.factories import legal_run, run_all
from menlo.games.era.rules.market import legal_market
from menlo.games.era.rules.produce import legal_produce
from menlo.games.era.rules.stock import pay, supplied
from menlo.games.era.rules.turns import end_turn
from menlo.games.era.state import (
    ACTING,
    AREA_NAMES,
    AREAS,
    BONUS_STEP,
    BUILD,
    BUY,
    CLOSING,
    FACTORIES,
    MARKET,
    PRODUCE,
    EraState,
)
from menlo.kernel.events import EventLog
from menlo.kernel.message import Refusal


def legal_choosing(s: EraState) -> vec[i64]:
    keys = vec[i64](capacity=AREAS)
    own: i64 = 1 << s.turn
    for area in range(i64(AREAS)):
        if s.tokens[area] & own and possible(s, area):
            keys = append(keys, K_RESOLVE + area)
    for area in range(i64(AREAS)):
        if s.tokens[area] & own:
            keys = append(keys, K_WITHDRAW + area)
    return keys


def legal_acting(s: EraState) -> vec[i64]:
    keys = legal_steps(s, s.area)
    return append(keys, K_FINISH) if s.steps > 0 else keys


def legal_bonus(s: EraState) -> vec[i64]:
    """One step of any kind, with limits of its own (ERA-97, ERA-100), or none."""
    keys = vec[i64](capacity=96)
    keys = append(keys, K_PASS)
    keys = legal_build(s, keys)
    keys = legal_run(s, keys)
    keys = legal_buy(s, keys)
    keys = legal_produce(s, keys)
    keys = legal_market(s, keys)
    keys = legal_develop(s, keys)
    return legal_register(s, keys)


def legal_steps(s: EraState, area: i64) -> vec[i64]:
    """The steps of a regular action in an area, as far as it has come."""
    keys = vec[i64](capacity=48)
    if area == BUILD:
        return legal_build(s, keys)
    if area == BUY:
        return legal_buy(s, keys)
    if area == PRODUCE:
        return legal_produce(s, keys)
    if area == MARKET:
        return legal_market(s, keys)
    return legal_register(s, legal_develop(s, keys))


def possible(s: EraState, area: i64) -> bool:
    """Whether anything can be done in the area; if not, the token can only be withdrawn."""
    if area == FACTORIES or (area == MARKET and supplied(s, COG, 1)):
        return True
    return len(legal_steps(s, area)) > 0


def resolve(s: EraState, seat: i64, area: i64, log: EventLog | None) -> Refusal | None:
    if not s.tokens[area] & (1 << seat):
        return Refusal("era-refusal-no-token", "ERA-27", {"seat": seat, "area": f"era-area-{AREA_NAMES[area]}"})
    if not possible(s, area):
        return Refusal("era-refusal-nothing-to-do", "ERA-30", {"seat": seat, "area": f"era-area-{AREA_NAMES[area]}"})

    s.area = area
    s.phase = ACTING
    if log is not None:
        log.add(ActionBegan(seat, area))
    if area == FACTORIES:
        # Production leaves nothing to choose, so the action is over as soon as it has begun.
        run_all(s, seat, log)
        end_action(s, seat, log)
    return None


def withdraw(s: EraState, seat: i64, area: i64, log: EventLog | None) -> Refusal | None:
    if not s.tokens[area] & (1 << seat):
        return Refusal("era-refusal-no-token", "ERA-30", {"seat": seat, "area": f"era-area-{AREA_NAMES[area]}"})

    s.tokens[area] &= ~(1 << seat)
    if log is not None:
        log.add(TokenWithdrawn(seat, area))
    end_turn(s, log)
    return None


def finish(s: EraState, seat: i64, log: EventLog | None) -> Refusal | None:
    if s.phase == CLOSING:
        finish_closing(s, log)
        return None
    if s.steps == 0:
        return Refusal("era-refusal-nothing-done", "ERA-33", {"seat": seat})

    end_action(s, seat, log)
    return None


def end_action(s: EraState, seat: i64, log: EventLog | None) -> None:
    """The token goes back (ERA-29); a usable bonus token opens the bonus step (ERA-32)."""
    s.tokens[s.area] &= ~(1 << seat)
    if log is not None:
        log.add(ActionEnded(seat, s.area))
    mat = s.mats[seat]
    if mat.goods[BONUS] > mat.fresh and not cog_ended_turn(s):
        s.phase = BONUS_STEP
    else:
        end_turn(s, log)


def cog_ended_turn(s: EraState) -> bool:
    """The English reading: whoever takes the cog has no bonus step (option cog-ends-turn)."""
    return s.rulings.cog_ends_turn == 1 and s.area == MARKET and s.squares[0] + s.squares[1] + s.squares[2] == 0


def pass_bonus(s: EraState, seat: i64, log: EventLog | None) -> Refusal | None:
    if log is not None:
        log.add(BonusPassed(seat))
    end_turn(s, log)
    return None


def end_step(s: EraState, seat: i64, log: EventLog | None) -> None:
    """After a step: a regular action may go on; a bonus step is done and its token goes back (ERA-101)."""
    if s.phase == BONUS_STEP:
        if log is not None:
            log.add(BonusUsed(seat))
        pay(s, seat, BONUS, 1, log)
        end_turn(s, log)
    else:
        s.steps += 1
