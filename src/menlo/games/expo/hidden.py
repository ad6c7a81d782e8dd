"""What a seat cannot see, dealt anew: everything face down, and the future."""

from librt.vecs import append, vec
from mypy_extensions import i64

from menlo.games.expo.bits import bit
from menlo.games.expo.box import CONFERENCE, MOST_STACKED
from menlo.games.expo.state import ExpoState, Mat
from menlo.kernel.rng import Rng


def deal_anew(state: ExpoState, seat: int, rng: Rng) -> ExpoState:
    s = state.copy()
    s.rng = rng.spawn()
    rng.shuffle_unseen(s.draw)
    rng.shuffle_unseen(s.ghost_deck)
    for shape in range(i64(len(s.unseen))):
        shuffle_unseen(s, shape, rng)
    if s.rulings.strict:
        for other in range(s.seats):
            if other != seat:
                forget_played(s.mats[other], rng)
    return s


def shuffle_unseen(s: ExpoState, shape: i64, rng: Rng) -> None:
    """Only the top of a stack is unknown: what was put under it was seen."""
    first = shape * MOST_STACKED
    part = s.stacks[first : first + s.unseen[shape]]
    rng.shuffle_unseen(part)
    for i in range(i64(len(part))):
        s.stacks[first + i] = part[i]


def forget_played(mat: Mat, rng: Rng) -> None:
    """Read strictly, only the last card is known. The Conference is never among the earlier ones: it ends the round."""
    count: i64 = len(mat.played)
    if count < 2:
        return
    last = mat.played[count - 1]
    others = vec[i64](capacity=CONFERENCE)
    for card in range(i64(CONFERENCE)):
        if card != last:
            others = append(others, card)
    rng.shuffle(others)
    for i in range(i64(len(others))):
        if i < count - 1:
            mat.played[i] = others[i]
            mat.hand &= ~bit(others[i])
        else:
            mat.hand |= bit(others[i])
