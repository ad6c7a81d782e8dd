"""How a position of Era of Inventions looks: points made, goods in hand, what works on, and what tokens promise.

The weights (`weights/era.toml`) say what a player would: a cog is worth a point at the market, two coins as well, cubes
are worth what cards pay for them; factories and inventions count for the rounds in which they still pay.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from menlo.bots.evaluation import Evaluation
from menlo.bots.weights import Weights, read_search, read_weights, weights_text
from menlo.games.era.box import DEVELOPMENTS, FAKE, NONE, Box
from menlo.games.era.goods import COAL, COG, COIN, GOOD_NAMES, GOODS, METAL, TECHNOLOGY, TOOL, WOOD
from menlo.games.era.rules.develop import open_space
from menlo.games.era.rules.produce import affordable, inventor
from menlo.games.era.scoring import awards
from menlo.games.era.state import (
    ACTING,
    AREAS,
    BUILD,
    BUY,
    CLOSING,
    FACTORIES,
    MARKET,
    OVER,
    PLACING,
    PRODUCE,
    EraState,
)
from menlo.kernel.game import State

# Weights by index. Goods come first, so that a good's own number is the index of its worth in mid-match.
RUNS: Final = 8  # how often a player's factories produce, per round
SALES: Final = 9  # how often others produce an invention
PENDING: Final = 10  # a promise is worth less than the thing
UNPATENTED: Final = 11  # the share of the royalties that an invention without a patent brings
HEAP: Final = 12  # the share of its worth that a good has beyond the fifth of its kind
OTHERS: Final = 13  # what the other cards in reach count beside the best one
PATENT: Final = 14  # what a patent protects, beyond the points it scores
NAMES: Final = (
    *GOOD_NAMES,
    "runs",
    "sales",
    "pending",
    "unpatented",
    "heap",
    "others",
    "patent",
)


class EraEvaluation(Evaluation):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights if weights is not None else read_weights(weights_text("era"), NAMES, "era.toml")

    def reweighted(self, weights: Weights) -> Evaluation:
        return EraEvaluation(weights)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, EraState), "an evaluation judges positions of its own game"
        if state.phase == OVER:
            return final_value(state, seat)
        left = rounds_left(state)
        w = self.weights.values
        total = float(state.mats[seat].square()) + goods_in_hand(w, state, seat, left)
        total += engine(w, state, seat, left) + prospects(state, seat, left)
        return total + promises(w, state, seat, left)

    def search_settings(self) -> dict[str, float]:
        return read_search("era")

    def seats(self, state: State) -> i64:
        assert isinstance(state, EraState)
        return state.seats

    def stake(self, state: State) -> float:
        assert isinstance(state, EraState)
        return 1.0 + 5.0 * rounds_left(state) / float(state.last_round)

    def quiet(self, state: State) -> bool:
        """At the start of a round no token lies on the board."""
        assert isinstance(state, EraState)
        if state.phase != PLACING:
            return state.phase == OVER
        for seats in state.tokens:
            if seats:
                return False
        return True


def rounds_left(s: EraState) -> float:
    """Rounds still to come, the running one counted by half once tokens lie."""
    return float(s.last_round - s.round) + (1.0 if s.phase == PLACING else 0.5)


def final_value(s: EraState, seat: i64) -> float:
    total = float(s.mats[seat].square())
    for award in range(i64(3)):
        total += float(awards(s, award)[seat])
    return total


def goods_in_hand(w: vec[float], s: EraState, seat: i64, left: float) -> float:
    """Full value in the middle of the match; at its end only what the last market visit turns into points."""
    goods = s.mats[seat].goods
    last = min(3.0, float(goods[COG]) + float(goods[COIN] // 2))
    if s.phase == CLOSING:
        return last + 0.01 * float(goods[COIN])
    lasting = min(1.0, left / 3.0)
    total = 0.0
    for good in range(i64(GOODS)):
        amount = float(goods[good])
        # A heap is worth less than its pieces: it takes actions to spend it.
        total += w[good] * (min(amount, 5.0) + w[HEAP] * max(0.0, amount - 5.0))
    return lasting * total + (1.0 - lasting) * last


def engine(w: vec[float], s: EraState, seat: i64, left: float) -> float:
    """What factories and inventions will still bring."""
    box, factories = s.box, s.mats[seat].factories
    total = 0.0
    for factory in range(i64(len(factories))):
        if factories[factory]:
            output = float(factories[factory] * box.factory_amount[factory]) * w[box.factory_good[factory]]
            total += output * left * w[RUNS]
    for space in range(i64(DEVELOPMENTS)):
        if s.owners[space] == seat:
            royalty = float(box.dev_royalty[space]) * (1.0 if space % 2 == 0 else w[COIN])
            total += royalty * left * w[SALES] * (1.0 if s.patented[space] else w[UNPATENTED])
    return total


def prospects(s: EraState, seat: i64, left: float) -> float:
    """The bonus points of the end, the surer the nearer it is."""
    sure = 1.0 - left / float(s.last_round + 1)
    total = 0.0
    for award in range(i64(3)):
        total += float(awards(s, award)[seat])
    return total * sure


def promises(w: vec[float], s: EraState, seat: i64, left: float) -> float:
    """What the seat's tokens on the board may do, with the goods it has now."""
    own: i64 = 1 << seat
    total = 0.0
    for area in range(i64(AREAS)):
        if not s.tokens[area] & own:
            continue
        begun = s.phase == ACTING and s.area == area
        if begun and s.steps > 0:
            continue
        total += promise(w, s, seat, area, left) * (1.0 if begun else w[PENDING])
    return total


def promise(w: vec[float], s: EraState, seat: i64, area: i64, left: float) -> float:
    if area == BUILD:
        return best_build(w, s, seat, left)
    if area == FACTORIES:
        return production(w, s.box, s.mats[seat].factories)
    if area == BUY:
        return best_loads(w, s, seat)
    if area == PRODUCE:
        return best_cards(w, s, seat)
    if area == MARKET:
        return w[COG]
    return max(best_development(w, s, seat, left), best_patent(w, s, seat))


def production(w: vec[float], box: Box, factories: vec[i64]) -> float:
    total = 0.0
    for factory in range(i64(len(factories))):
        if factories[factory]:
            total += float(factories[factory] * box.factory_amount[factory]) * w[box.factory_good[factory]]
    return total


def best_build(w: vec[float], s: EraState, seat: i64, left: float) -> float:
    box, goods = s.box, s.mats[seat].goods
    best = 0.0
    for factory in s.factories:
        if factory == NONE or goods[WOOD] < box.factory_wood[factory] or goods[COAL] < box.factory_coal[factory]:
            continue
        gain = float(box.factory_amount[factory]) * w[box.factory_good[factory]] * left * w[RUNS]
        gain += float(box.factory_influence[factory])
        gain -= float(box.factory_wood[factory]) * w[WOOD]
        gain -= float(box.factory_coal[factory]) * w[COAL]
        best = max(best, gain)
    return best


def best_loads(w: vec[float], s: EraState, seat: i64) -> float:
    """The best loads that the coins allow, three at most."""
    coins = s.mats[seat].goods[COIN]
    first, second, third = 0.0, 0.0, 0.0
    for load in range(i64(len(s.loads))):
        gain = float(s.loads[load]) * w[s.box.load_good[load]] - w[COIN]
        if gain > first:
            first, second, third = gain, first, second
        elif gain > second:
            second, third = gain, second
        elif gain > third:
            third = gain
    if coins == 0:
        return 0.0
    return first + (second if coins > 1 else 0.0) + (third if coins > 2 else 0.0)


def best_cards(w: vec[float], s: EraState, seat: i64) -> float:
    """The best card in reach, and a little for every other one."""
    box, goods = s.box, s.mats[seat].goods
    best, rest = 0.0, 0.0
    for card in s.cards:
        if card == NONE or not affordable(s, seat, card):
            continue
        free = box.card_free[card]
        if box.card_kind[card] == FAKE and (
            inventor(s, seat, box.card_invention[card]) or goods[METAL] + goods[TECHNOLOGY] + goods[TOOL] < free
        ):
            continue
        gain = float(box.card_influence[card]) + float(box.card_coins[card]) * w[COIN]
        gain += float(box.card_cogs[card]) * w[COG] - float(free) * w[METAL]
        for good in range(i64(COIN), i64(COAL + 1)):
            gain -= float(box.card_cost[card * GOODS + good]) * w[good]
        if gain > best:
            best, rest = gain, rest + best
        elif gain > 0.0:
            rest += gain
    return best + w[OTHERS] * rest


def best_development(w: vec[float], s: EraState, seat: i64, left: float) -> float:
    box, cogs = s.box, s.mats[seat].goods[COG]
    best = 0.0
    for space in range(i64(DEVELOPMENTS)):
        cost = box.dev_cogs[space]
        if cost > cogs or not open_space(s, space):
            continue
        royalty = float(box.dev_royalty[space]) * (1.0 if space % 2 == 0 else w[COIN])
        gain = float(box.dev_influence[space]) + w[UNPATENTED] * royalty * left * w[SALES]
        best = max(best, gain - float(cost) * w[COG])
    return best


def best_patent(w: vec[float], s: EraState, seat: i64) -> float:
    mat, box = s.mats[seat], s.box
    if mat.patents >= len(box.patent_coins) or mat.goods[COIN] < box.patent_coins[mat.patents]:
        return 0.0
    return float(box.patent_influence[mat.patents]) - float(box.patent_coins[mat.patents]) * w[COIN] + w[PATENT]
