"""The opening position, in the rulebook's order (ERA-01 to ERA-15)."""

from collections.abc import Mapping

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from menlo.games.era.box import DEVELOPMENTS, NONE, START, Box
from menlo.games.era.goods import BONUS, GOODS
from menlo.games.era.options import rulings
from menlo.games.era.rules.round_end import begin_round
from menlo.games.era.rules.stock import UNLIMITED
from menlo.games.era.state import AREAS, SOURCES, EraState, Mat
from menlo.kernel.rng import Rng


def deal(box: Box, seats: int, rng: Rng, options: Mapping[str, str]) -> EraState:
    mats = [deal_mat(box, seats) for _ in range(seats)]
    s = EraState(box, rulings(options), rng, mats)
    s.last_round = box.rounds[seats - 3]
    s.tokens = zeros(AREAS)
    s.squares = zeros(3)
    s.owners = vec[i64]([NONE] * DEVELOPMENTS)
    s.patented = zeros(DEVELOPMENTS)
    deal_factories(s)
    deal_cards(s)
    s.loads = box.load_fill[:]
    deal_supply(s)
    s.start = rng.below(seats)
    begin_round(s)
    return s


def deal_mat(box: Box, seats: int) -> Mat:
    goods = box.start_goods[:]
    goods[BONUS] = box.bonus_tokens[seats - 3]
    factories = zeros(len(box.factory_good))
    factories[0] = 1
    mat = Mat(goods, factories, zeros(SOURCES))
    mat.markers = box.markers
    return mat


def deal_factories(s: EraState) -> None:
    box = s.box
    deck = copies(box.factory_copies, 1, len(box.factory_copies))
    s.rng.shuffle(deck)
    s.factory_deck = deck
    for _ in range(box.factory_spaces):
        s.factory_deck, s.factories = draw(s.factory_deck, s.factories)


def deal_cards(s: EraState) -> None:
    box = s.box
    starts: i64 = 0
    while starts < len(box.card_kind) and box.card_kind[starts] == START:
        starts += 1
    deck = copies(box.card_copies, 0, starts)
    s.rng.shuffle(deck)
    s.deck = deck
    for _ in range(box.card_spaces):
        s.deck, s.cards = draw(s.deck, s.cards)


def draw(deck: vec[i64], display: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """The next card onto the next space; an empty space when the deck has run out."""
    if not len(deck):
        return deck, append(display, NONE)
    deck, card = pop(deck)
    return deck, append(display, card)


def deal_supply(s: EraState) -> None:
    """What is left in the box; only bonus tokens are counted unless the option says otherwise (ERA-16)."""
    box = s.box
    s.supply = vec[i64]([UNLIMITED] * GOODS)
    for good in range(i64(GOODS)):
        if good != BONUS and not s.rulings.supply:
            continue
        left = box.pieces[good]
        for mat in s.mats:
            left -= mat.goods[good]
        for load in range(i64(len(s.loads))):
            if box.load_good[load] == good:
                left -= s.loads[load]
        s.supply[good] = left


def copies(counts: vec[i64], first: i64, end: i64) -> vec[i64]:
    """Designs first to end - 1, each as often as the box holds it."""
    cards = vec[i64]()
    for design in range(first, end):
        for _ in range(counts[design]):
            cards = append(cards, design)
    return cards


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)
