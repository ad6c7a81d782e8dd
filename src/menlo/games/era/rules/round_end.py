"""The end of a round and the preparation of the next one (ERA-110 to ERA-123)."""

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from menlo.games.era.box import NONE, START
from menlo.games.era.events import (
    FACTORY_DECK,
    INVENTION_DECK,
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardRemoved,
    ClosingBegan,
    DeckShuffled,
    FactoryDiscarded,
    FactoryDrawn,
    FactoryMoved,
    LoadFilled,
    RoundBegan,
    RoundEnded,
)
from menlo.games.era.rules.stock import UNLIMITED
from menlo.games.era.state import CLOSING, PLACING, EraState
from menlo.kernel.events import EventLog

MERGE = 1  # of option short-deck
AT_ONCE = 2


def end_round(s: EraState, log: EventLog | None) -> None:
    if log is not None:
        log.add(RoundEnded(s.round))
    s.clear_action()
    if s.round == s.last_round:
        s.phase = CLOSING
        s.turn = s.start
        if log is not None:
            log.add(ClosingBegan(s.start))
        return
    clear_cards(s, log)
    refill_cards(s, log)
    clear_factories(s, log)
    refill_factories(s, log)
    fill_loads(s, log)
    s.round += 1
    s.start = (s.start + 1) % s.seats
    begin_round(s)
    if log is not None:
        log.add(RoundBegan(s.round, s.start))


def begin_round(s: EraState) -> None:
    s.phase = PLACING
    s.turn = s.start
    s.unplaced = s.seats * s.box.action_tokens[s.seats - 3]
    for mat in s.mats:
        mat.fresh = 0


def clear_cards(s: EraState, log: EventLog | None) -> None:
    """Start inventions leave the game, the last three spaces go to the discards, the rest slides (1a, 1b)."""
    spaces: i64 = len(s.cards)
    for space in range(spaces):
        card = s.cards[space]
        if card == NONE:
            continue
        if s.box.card_kind[card] == START:
            s.cards[space] = NONE
            if log is not None:
                log.add(CardRemoved(space, card))
        elif space >= spaces - s.box.leaving:
            s.cards[space] = NONE
            s.discards = append(s.discards, card)
            if log is not None:
                log.add(CardDiscarded(space, card))
    moves = slide(s.cards)
    if log is not None:
        for i in range(i64(0), i64(len(moves)), 2):
            log.add(CardMoved(moves[i], moves[i + 1], s.cards[moves[i + 1]]))


def slide(display: vec[i64]) -> vec[i64]:
    """Move what is left to the end of a display, in the same order; the moves as pairs, from and to."""
    moves = vec[i64]()
    to_space: i64 = len(display) - 1
    space = to_space
    while space >= 0:
        item = display[space]
        if item != NONE:
            if to_space != space:
                display[space] = NONE
                display[to_space] = item
                moves = append(append(moves, space), to_space)
            to_space -= 1
        space -= 1
    return moves


def refill_cards(s: EraState, log: EventLog | None) -> None:
    """Fill the display from the start of the path (1c, 1d)."""
    if len(s.news):
        deck = extend(extend(s.news[:], s.deck), s.discards)
        shuffle_cards(s, deck, log)
        s.news = vec[i64]()
    elif s.rulings.short_deck == MERGE and len(s.deck) < empty_spaces(s.cards) and len(s.discards):
        shuffle_cards(s, extend(s.deck[:], s.discards), log)
    for space in range(i64(len(s.cards))):
        if s.cards[space] != NONE:
            continue
        if not len(s.deck):
            if not len(s.discards):
                return
            shuffle_cards(s, s.discards[:], log)
        s.deck, s.cards[space] = pop(s.deck)
        if log is not None:
            log.add(CardDrawn(space, s.cards[space]))
        if s.rulings.short_deck == AT_ONCE and not len(s.deck) and len(s.discards):
            shuffle_cards(s, s.discards[:], log)


def shuffle_cards(s: EraState, deck: vec[i64], log: EventLog | None) -> None:
    s.rng.shuffle(deck)
    s.deck = deck
    s.discards = vec[i64]()
    if log is not None:
        log.add(DeckShuffled(INVENTION_DECK, len(deck)))


def clear_factories(s: EraState, log: EventLog | None) -> None:
    spaces: i64 = len(s.factories)
    space: i64 = spaces - s.box.leaving
    while space < spaces:
        factory = s.factories[space]
        if factory != NONE:
            s.factories[space] = NONE
            s.factory_discards = append(s.factory_discards, factory)
            if log is not None:
                log.add(FactoryDiscarded(space, factory))
        space += 1
    moves = slide(s.factories)
    if log is not None:
        for i in range(i64(0), i64(len(moves)), 2):
            log.add(FactoryMoved(moves[i], moves[i + 1], s.factories[moves[i + 1]]))


def refill_factories(s: EraState, log: EventLog | None) -> None:
    if s.rulings.short_deck == MERGE and len(s.factory_deck) < empty_spaces(s.factories) and len(s.factory_discards):
        shuffle_factories(s, extend(s.factory_deck[:], s.factory_discards), log)
    for space in range(i64(len(s.factories))):
        if s.factories[space] != NONE:
            continue
        if not len(s.factory_deck):
            if not len(s.factory_discards):
                return
            shuffle_factories(s, s.factory_discards[:], log)
        s.factory_deck, s.factories[space] = pop(s.factory_deck)
        if log is not None:
            log.add(FactoryDrawn(space, s.factories[space]))


def shuffle_factories(s: EraState, deck: vec[i64], log: EventLog | None) -> None:
    s.rng.shuffle(deck)
    s.factory_deck = deck
    s.factory_discards = vec[i64]()
    if log is not None:
        log.add(DeckShuffled(FACTORY_DECK, len(deck)))


def empty_spaces(display: vec[i64]) -> i64:
    count: i64 = 0
    for item in display:
        if item == NONE:
            count += 1
    return count


def fill_loads(s: EraState, log: EventLog | None) -> None:
    """Empty ships and houses get their first load, the others one more cube, in table order."""
    for load in range(i64(len(s.loads))):
        amount = s.box.load_fill[load] if s.loads[load] == 0 else 1
        good = s.box.load_good[load]
        left = s.supply[good]
        if left != UNLIMITED:
            if amount > left:
                amount = left
            s.supply[good] = left - amount
        s.loads[load] += amount
        if amount and log is not None:
            log.add(LoadFilled(load, amount))
