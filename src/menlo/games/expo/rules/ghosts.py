"""Ghosts: pieces that move when the Journal is played, and the deck of the solo game (EXPO-111 to EXPO-123)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from menlo.games.expo.box import CARDS, CONFERENCE, NONE
from menlo.games.expo.events import (
    BonusDrawn,
    GhostDeckShuffled,
    GhostMoved,
    GhostRevealed,
    GhostSkipped,
    GhostTileDrawn,
)
from menlo.games.expo.resources import TRACKS
from menlo.games.expo.rules.patents import bonus_left, go, lay_bonus
from menlo.games.expo.rules.stock import draw_tile
from menlo.games.expo.state import FIRST_GHOST, ExpoState
from menlo.kernel.events import EventLog


def move_ghosts(s: ExpoState, seat: i64, log: EventLog | None) -> None:
    """Draw tiles and let the ghosts of their types go on, tile by tile, the double type first (EXPO-112)."""
    drawn = vec[i64](capacity=9)
    for _ in range(s.box.ghost_tiles[s.seats]):
        tile = draw_tile(s, log)
        if tile == NONE:
            break
        drawn = append(drawn, tile)
        if log is not None:
            log.add(GhostTileDrawn(tile))
        move_ghost(s, seat, s.box.tile_two[tile], 2, log)
        move_ghost(s, seat, s.box.tile_one[tile], 1, log)
    for tile in drawn:
        s.discards = append(s.discards, tile)


def move_ghost(s: ExpoState, seat: i64, track: i64, steps: i64, log: EventLog | None) -> None:
    """Steps beyond the last are lost; the first piece on it brings a random bonus tile (EXPO-113)."""
    if track >= TRACKS:
        return
    ghost = FIRST_GHOST + track
    step = min(s.steps[ghost] + steps, s.box.steps)
    if step == s.steps[ghost]:
        return
    go(s, ghost, track, step)
    if log is not None:
        log.add(GhostMoved(track, step))
    if step == s.box.steps and s.bonuses[track] == NONE:
        bonus = random_bonus(s)
        if log is not None:
            log.add(BonusDrawn(bonus, track))
        lay_bonus(s, seat, bonus, track, log)


def random_bonus(s: ExpoState) -> i64:
    left = vec[i64](capacity=8)
    for bonus in range(i64(len(s.box.bonus_ids))):
        if bonus_left(s, bonus):
            left = append(left, bonus)
    return left[s.rng.below(len(left))]


def shuffle_ghost_deck(s: ExpoState, log: EventLog | None) -> None:
    """A whole deck for a new round (EXPO-118)."""
    deck = vec[i64](capacity=16)
    for card in range(i64(CARDS)):
        for _ in range(s.box.ghost_cards[card]):
            deck = append(deck, card)
    s.rng.shuffle(deck)
    s.ghost_deck = deck
    s.revealed = vec[i64]()
    if log is not None:
        log.add(GhostDeckShuffled())


def reveal(s: ExpoState, log: EventLog | None) -> i64:
    """The next card of the ghost deck that counts (EXPO-121, EXPO-122)."""
    while not len(s.revealed) and s.ghost_deck[len(s.ghost_deck) - 1] == CONFERENCE:
        # Never the first card of a round.
        if log is not None:
            log.add(GhostRevealed(CONFERENCE))
        shuffle_ghost_deck(s, log)
    played = s.mats[0].played
    just: i64 = played[len(played) - 1] if len(played) else NONE
    while True:
        s.ghost_deck, card = pop(s.ghost_deck)
        s.revealed = append(s.revealed, card)
        if card != just:
            break
        if log is not None:
            log.add(GhostSkipped(card))
    if log is not None:
        log.add(GhostRevealed(card))
    return card
