"""What a seat that owes a decision must decide, in one sentence: a message id of the catalogue with arguments."""

from menlo.games.era.actions import K_FINISH
from menlo.games.era.goods import BONUS
from menlo.games.era.rules.closing import legal_closing
from menlo.games.era.rules.develop import cogs_left, developing, registering
from menlo.games.era.rules.market import cog_offered
from menlo.games.era.rules.resolution import legal_acting
from menlo.games.era.state import BONUS_STEP, BUILD, BUY, CHOOSING, CLOSING, MARKET, PLACING, PRODUCE, EraState
from menlo.kernel.message import Message


def prompt(s: EraState, seat: int) -> Message:
    if s.phase == PLACING:
        in_hand = int(s.box.action_tokens[s.seats - 3]) - _tokens_on_board(s, seat)
        return Message("era-prompt-place", {"left": in_hand})
    if s.phase == CHOOSING:
        return Message("era-prompt-choose", {"left": _tokens_on_board(s, seat)})
    if s.phase == BONUS_STEP:
        return Message("era-prompt-bonus", {"left": int(s.mats[seat].goods[BONUS] - s.mats[seat].fresh)})
    if s.phase == CLOSING:
        return _closing(s)
    return _acting(s)


def _tokens_on_board(s: EraState, seat: int) -> int:
    return sum(1 for bits in s.tokens if bits >> seat & 1)


def _closing(s: EraState) -> Message:
    if len(legal_closing(s)) == 1:
        return Message("era-prompt-closing-finish")
    return Message("era-prompt-closing", {"left": int(s.box.most_exchanges - s.steps)})


def _acting(s: EraState) -> Message:
    """The steps of a regular action, with how many more there may be."""
    box, steps = s.box, s.steps
    keys = legal_acting(s)
    if len(keys) == 1 and keys[0] == K_FINISH:
        return Message("era-prompt-finish")
    if s.area == BUILD:
        return Message("era-prompt-build", {"done": int(steps), "left": int(box.most_builds - steps)})
    if s.area == BUY:
        return Message("era-prompt-buy", {"done": int(steps), "left": int(box.most_loads - steps)})
    if s.area == PRODUCE:
        return Message("era-prompt-produce", {"done": int(steps), "left": int(box.most_productions - steps)})
    if s.area == MARKET:
        left = int(box.most_exchanges - steps)
        return Message("era-prompt-exchange-or-cog" if cog_offered(s) else "era-prompt-exchange", {"left": left})
    if registering(s):
        return Message("era-prompt-register", {"left": int(box.most_patents - s.registered)})
    if developing(s):
        return Message("era-prompt-develop", {"left": int(cogs_left(s))})
    return Message("era-prompt-develop-or-register", {"cogs": int(cogs_left(s)), "patents": int(box.most_patents)})
