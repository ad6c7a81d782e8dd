"""Names that nobody registered, and games and bots that others bring."""

from pathlib import Path

import pytest

import menlo
from menlo.kernel import registry
from menlo.kernel.errors import BadSetup, UnknownName
from menlo.kernel.play import play, playout
from menlo.kernel.rng import seeded


def test_our_games_and_bots_are_found() -> None:
    assert "era" in menlo.list_games()
    assert {"random", "greedy"} <= set(menlo.list_bots())


def test_an_unknown_name_is_quoted_with_what_was_expected() -> None:
    with pytest.raises(UnknownName, match=r"unknown game 'chess': expected one of .*era"):
        menlo.game("chess")
    with pytest.raises(UnknownName, match=r"unknown bot 'deep': expected one of .*greedy"):
        menlo.bot("deep")


@pytest.mark.parametrize("seats", [0, 2, 6, -1])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"Era of Inventions is for 3, 4, 5 players, not {seats}"):
        menlo.game("era").setup(seats, 1)


def test_a_foreign_game_can_be_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution with an entry point is all it takes."""
    (tmp_path / "tiny.py").write_text(TINY_GAME)
    info = tmp_path / "tiny-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[menlo.games]\ntiny = tiny:make\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._entries.cache_clear()
    try:
        game = menlo.game("tiny")
        state = game.setup(2, 1)
        bots = [menlo.bot("random"), menlo.bot("random")]

        assert playout(game, game.copy(state), seeded(1)) == 4
        assert play(game, state, bots, seeded(1)) == 4
        outcome = game.outcome(state)
        assert outcome is not None and sum(outcome.scores) == 4
    finally:
        registry._entries.cache_clear()


TINY_GAME = '''
from librt.vecs import vec
from mypy_extensions import i64
from menlo.kernel.action import Action
from menlo.kernel.game import NOBODY, Game, Outcome, State, Title


class Count(State):
    def __init__(self):
        self.points = [0, 0]
        self.moves = 0


class Tiny(Game):
    """Two seats in turn take 1 or 1 point, four times."""

    def __init__(self):
        self.title = Title("tiny", "Tiny", [], [], 2026, [2])
        self.options = []
        self.rules_version = 1
        self.num_keys = 2
        self.pack_digest = ""

    def deal(self, seats, rng, options):
        return Count()

    def decider(self, state):
        return NOBODY if state.moves == 4 else state.moves % 2

    def legal_keys(self, state, seat):
        return vec[i64]([0, 1])

    def act(self, state, seat, key, log):
        state.points[seat] += 1
        state.moves += 1
        return None

    def outcome(self, state):
        return Outcome([{"points": p} for p in state.points], [1, 1], "counted") if state.moves == 4 else None

    def copy(self, state):
        other = Count()
        other.points, other.moves = state.points[:], state.moves
        return other

    def determinize(self, state, seat, rng):
        return self.copy(state)

    def action(self, seat, key):
        return Action(seat)

    def key(self, action):
        return 0

    view = dump = load = encode = decode = notate = parse = encode_event = None
    label = tell = governing = clauses = names = None


def make(pack, file):
    return Tiny()
'''
