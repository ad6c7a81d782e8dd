"""Two players: ghosts in the patent office."""

from collections import Counter

import pytest

from menlo.games.expo.actions import Advance, Enter, Finish, Play
from menlo.games.expo.events import BonusDrawn, EndCaused, GhostMoved, GhostTileDrawn, PieceMoved
from menlo.games.expo.state import BY_PATENTS
from tests.games.expo.table import (
    AUTOMATED,
    COPPER,
    EMPIRICAL,
    EXPO,
    JOURNAL,
    LABORATORY,
    MANUAL,
    STEEL,
    THEORETICAL,
    Table,
    only,
)
from tests.games.expo.test_laboratory import CELLOPHANE


@pytest.mark.clause("EXPO-111")
@pytest.mark.parametrize(("seats", "ghosts"), [(1, 6), (2, 6), (3, 0), (4, 0)])
def test_six_ghosts_join_one_or_two_players_one_for_each_track(seats: int, ghosts: int) -> None:
    seen = Table(seats).view()

    found = [piece for piece in seen["pieces"] if piece["seat"] is None]
    assert sorted((piece["track"], piece["step"]) for piece in found) == sorted(
        (track["track"], 1) for track in seen["tracks"][:ghosts]
    )
    assert not any(track["ghost_leads"] for track in seen["tracks"])


@pytest.mark.clause("EXPO-112")
def test_the_ghosts_move_before_the_player() -> None:
    table = Table(2).draw("manual-steel", "steel-manual")
    discards = len(table.state.discards)
    table.turn(0)

    events = table.act(Play(0, JOURNAL), Enter(0, 0, MANUAL))

    assert [(event.track, event.step) for event in only(events, GhostMoved)] == [
        (MANUAL, 3),
        (STEEL, 2),
        (STEEL, 4),
        (MANUAL, 4),
    ]
    kinds = [type(event) for event in events]
    assert kinds.index(PieceMoved) > max(i for i, kind in enumerate(kinds) if kind is GhostMoved)
    assert len(table.state.discards) == discards + 2 and len(table.state.draw) == 0


@pytest.mark.clause("EXPO-112")
def test_steam_and_electricity_are_ignored_and_other_cards_move_no_ghost() -> None:
    table = Table(2).draw("steam-theoretical", "electricity-copper").turn(0)
    table.act(Play(0, JOURNAL))
    assert table.ghost_steps() == [1, 2, 1, 1, 1, 2]

    table = Table(2).turn(0)
    table.act(Play(0, LABORATORY))
    assert table.ghost_steps() == [1] * 6


@pytest.mark.clause("EXPO-112")
def test_drawn_tiles_are_discarded_only_after_all_are_resolved() -> None:
    """With an empty stack the discards are shuffled in between, without the tile just drawn."""
    table = Table(2).draw("steel-manual")
    table.state.discards = Table(2).draw("copper-manual", "copper-manual").state.draw
    table.turn(0)

    events = table.act(Play(0, JOURNAL))

    assert [EXPO.box.tile_ids[event.tile] for event in only(events, GhostTileDrawn)] == [
        "steel-manual",
        "copper-manual",
    ]
    assert table.view()["discards"] == sorted(["steel-manual", "copper-manual"], key=table.code)


@pytest.mark.clause("EXPO-112")
def test_steps_beyond_the_last_are_lost() -> None:
    table = Table(2).ghost(STEEL, 9).draw("steel-manual", "steel-manual").turn(0)

    table.act(Play(0, JOURNAL))

    assert table.ghost_steps()[STEEL] == 10


@pytest.mark.clause("EXPO-113")
def test_a_ghost_first_on_a_last_step_brings_a_random_bonus_tile() -> None:
    found = Counter[int]()
    for seed in range(60):
        table = (
            Table(2).reseed(seed).bonus(COPPER, "ferris").ghost(STEEL, 9).draw("steel-manual", "steam-manual").turn(0)
        )
        events = table.act(Play(0, JOURNAL))
        (drawn,) = only(events, BonusDrawn)
        assert drawn.track == STEEL and int(table.state.bonuses[STEEL]) == drawn.bonus
        found[drawn.bonus] += 1

    assert set(found) == set(range(6)) - {EXPO.box.bonus_ids.index("ferris")}


@pytest.mark.clause("EXPO-113")
def test_a_ghost_that_comes_later_shares_the_tile() -> None:
    table = Table(2).bonus(STEEL, "ferris").piece(1, 0, STEEL, 10).ghost(STEEL, 9).draw("steel-manual", "steam-manual")

    events = table.turn(0).act(Play(0, JOURNAL))

    assert only(events, BonusDrawn) == [] and table.view()["tracks"][STEEL]["leader"] == 1


@pytest.mark.clause("EXPO-114")
@pytest.mark.parametrize(("option", "leader", "ghost"), [("yes", None, True), ("no", 0, False)])
def test_a_ghost_leads_and_then_no_player_does(option: str, leader: int | None, ghost: bool) -> None:
    table = Table(2, options={"ghosts-lead": option}).piece(0, 0, AUTOMATED, 3).ghost(AUTOMATED, 5)

    track = table.view()["tracks"][AUTOMATED]

    assert (track["leader"], track["ghost_leads"]) == (leader, ghost)
    # So completing Cellophane brings no point for Automated.
    table.lab(0, *CELLOPHANE[:3]).supply(0, "steam-theoretical").playing(0, LABORATORY)
    table.lay(0, "steam-theoretical", (1, 5), 1)
    assert table.points(0)["leads"] == (1 if leader == 0 else 0)


@pytest.mark.clause("EXPO-114")
def test_ghosts_obey_stacking() -> None:
    table = Table(2).piece(0, 0, AUTOMATED, 3).ghost(AUTOMATED, 1).draw("automated-steel", "steam-manual")
    table.turn(1).act(Play(1, JOURNAL))
    assert table.ghost_steps()[AUTOMATED] == 3 and table.view()["tracks"][AUTOMATED]["leader"] == 0

    table = Table(2).ghost(AUTOMATED, 3).piece(0, 0, AUTOMATED, 2).draw("steam-manual", "steam-manual")
    table.turn(0).act(Play(0, JOURNAL), Advance(0, 0))
    assert table.view()["tracks"][AUTOMATED]["ghost_leads"]


@pytest.mark.clause("EXPO-115", "EXPO-91")
def test_ghosts_never_score_but_count_for_the_end() -> None:
    table = Table(2)
    for i, track in enumerate((COPPER, MANUAL, AUTOMATED, EMPIRICAL, THEORETICAL)):
        table.ghost(track, 10).bonus(track, EXPO.box.bonus_ids[i])
    table.ghost(STEEL, 8).draw("steel-manual", "steam-manual").turn(1)

    events = table.act(Play(1, JOURNAL))

    assert [(event.seat, event.end) for event in only(events, EndCaused)] == [(1, BY_PATENTS)]
    assert all(sum(table.points(seat).values()) == 0 for seat in (0, 1))
    assert len(table.view()["mats"]) == 2
    table.act(Finish(1))
    assert table.state.turn == 0, "one more turn for the other"


@pytest.mark.clause("EXPO-112")
def test_with_too_few_tiles_the_ghosts_draw_what_there_is() -> None:
    table = Table(2).draw("steel-manual")
    table.state.discards = Table(2).draw().state.draw
    table.turn(0)

    events = table.act(Play(0, JOURNAL))

    assert len(only(events, GhostTileDrawn)) == 1
