"""The solo game: the ghost deck."""

from collections import Counter

import pytest

from menlo.games.expo.actions import Advance, Confer, Finish, Play, TakeBonus
from menlo.games.expo.events import (
    GhostDeckShuffled,
    GhostMoved,
    GhostRevealed,
    GhostSkipped,
    GhostTileDrawn,
    JuryDrawn,
    RoundEnded,
)
from menlo.games.expo.state import BY_JURY, OVER, STEP
from tests.games.expo.table import (
    ACADEMY,
    AUTOMATED,
    CONFERENCE,
    COPPER,
    EMPIRICAL,
    EXPO,
    JOURNAL,
    LABORATORY,
    MANUAL,
    SKYSCRAPER,
    STATION,
    STEEL,
    THEORETICAL,
    Table,
    only,
)


def alone(*deck: int, options: dict[str, str] | None = None, shown: int = STATION) -> Table:
    """The ghost deck has just shown a card, and `deck` follows."""
    table = Table(1, options=options).turn(0, last=shown)
    table.shown(shown)
    return table.ghost_deck(*deck)


@pytest.mark.clause("EXPO-116")
def test_three_tiles_move_the_ghosts() -> None:
    table = alone(ACADEMY).draw("steel-manual", "copper-steam", "manual-electricity", "steel-theoretical")

    events = table.act(Play(0, JOURNAL))

    assert len(only(events, GhostTileDrawn)) == 3
    assert table.ghost_steps() == [3, 3, 4, 1, 1, 1]


@pytest.mark.clause("EXPO-116")
@pytest.mark.parametrize(("option", "moved"), [("no", 0), ("yes", 3)])
def test_a_ghost_journal_moves_the_ghosts_only_by_the_option(option: str, moved: int) -> None:
    table = alone(JOURNAL, ACADEMY, options={"ghost-journal": option})
    table.draw("steel-manual", "steel-manual", "copper-manual")

    events = table.act(Play(0, SKYSCRAPER))

    assert len(only(events, GhostTileDrawn)) == moved
    assert bool(only(events, GhostMoved)) == (moved > 0)


@pytest.mark.clause("EXPO-118")
def test_the_ghost_deck_holds_eleven_cards_and_is_shuffled_each_round() -> None:
    orders = set()
    for seed in range(10):
        state = Table(1, seed).state
        cards = Counter(int(card) for card in [*state.ghost_deck, *state.revealed])
        assert cards == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2, 5: 1}
        orders.add(tuple(int(card) for card in state.ghost_deck))
    assert len(orders) > 8
    table = alone(CONFERENCE, STATION)
    events = table.act(Play(0, SKYSCRAPER))
    assert only(events, GhostDeckShuffled)
    assert len(table.state.ghost_deck) + len(table.state.revealed) == 11


@pytest.mark.clause("EXPO-119")
def test_ghost_and_player_take_turns_and_the_ghost_begins() -> None:
    table = Table(1)
    assert len(table.view()["revealed"]) == 1 and table.state.turn == 0

    table = alone(LABORATORY, JOURNAL, shown=STATION)
    events = table.act(Play(0, SKYSCRAPER))
    assert [event.card for event in only(events, GhostRevealed)] == [LABORATORY]
    events = table.act(Play(0, ACADEMY), Finish(0))
    assert [event.card for event in only(events, GhostRevealed)] == [JOURNAL]
    assert table.view()["revealed"] == ["station", "laboratory", "journal"]


@pytest.mark.clause("EXPO-119")
@pytest.mark.parametrize(("option", "shown"), [("ghost", 1), ("player", 0)])
def test_who_begins_after_a_ghost_conference(option: str, shown: int) -> None:
    table = alone(CONFERENCE, options={"solo-start": option})
    table.act(Play(0, SKYSCRAPER))
    assert table.state.round == 2 and len(table.view()["revealed"]) == shown
    assert (table.view()["last"] is None) == (shown == 0)
    # After the player's own Conference the ghost deck begins in either case.
    table = alone(LABORATORY, options={"solo-start": option}).has_played(0, ACADEMY)
    table.act(Play(0, CONFERENCE), Finish(0))
    assert table.state.round == 2 and len(table.view()["revealed"]) == 1


@pytest.mark.clause("EXPO-120", "EXPO-20")
def test_the_shown_card_and_a_first_conference_may_not_be_played() -> None:
    table = alone(LABORATORY, shown=JOURNAL)

    refusal = table.refused(Play(0, JOURNAL))

    assert (refusal.id, refusal.clause) == ("expo-refusal-neighbour", "EXPO-120")
    assert table.refused(Play(0, CONFERENCE)).clause == "EXPO-20"
    assert table.cards() == ["station", "academy", "laboratory", "skyscraper"]
    # What was shown before is free again.
    table.act(Play(0, SKYSCRAPER))
    assert table.cards() == ["station", "academy", "journal", "conference"]


@pytest.mark.clause("EXPO-121")
def test_the_card_just_played_is_passed_over() -> None:
    table = alone(SKYSCRAPER, SKYSCRAPER, LABORATORY, CONFERENCE)

    events = table.act(Play(0, SKYSCRAPER))

    assert [event.card for event in only(events, GhostSkipped)] == [SKYSCRAPER] * 2
    assert [event.card for event in only(events, GhostRevealed)] == [LABORATORY]
    assert table.view()["revealed"] == ["station", "skyscraper", "skyscraper", "laboratory"]
    assert table.view()["last"] == "laboratory"


@pytest.mark.clause("EXPO-121", "EXPO-123")
def test_the_replacement_may_be_the_conference() -> None:
    table = alone(SKYSCRAPER, CONFERENCE)

    events = table.act(Play(0, SKYSCRAPER))

    assert len(only(events, RoundEnded)) == 1 and table.state.round == 2


@pytest.mark.clause("EXPO-121")
def test_at_the_first_card_of_a_round_nothing_counts_as_just_played() -> None:
    """Whatever the player played last in the round before, the deck may begin with it."""
    firsts = set()
    for seed in range(40):
        table = alone(CONFERENCE).reseed(seed)
        events = table.act(Play(0, SKYSCRAPER))
        assert only(events, GhostSkipped) == []
        firsts.add(table.view()["last"])
    assert "skyscraper" in firsts


@pytest.mark.clause("EXPO-122")
def test_a_conference_is_never_the_first_card_of_a_round() -> None:
    again = 0
    for seed in range(120):
        table = alone(CONFERENCE).reseed(seed)
        events = table.act(Play(0, SKYSCRAPER))
        again += len(only(events, GhostDeckShuffled)) - 1
        assert table.state.round == 2 and "conference" not in table.view()["revealed"]
    assert again > 0, "sometimes the deck is shuffled again"


@pytest.mark.clause("EXPO-123", "EXPO-83")
def test_a_later_conference_ends_the_round_at_once() -> None:
    table = alone(CONFERENCE).station("steel-manual").jury(2, 2)

    events = table.act(Play(0, SKYSCRAPER))

    assert len(only(events, JuryDrawn)) == 1 and len(table.state.jury) == 5
    assert None not in table.view()["station"] and table.view()["mats"][0]["cards"] == 6


@pytest.mark.clause("EXPO-93", "EXPO-90")
def test_alone_there_is_no_last_turn() -> None:
    table = alone(CONFERENCE).jury(6, 5)
    table.act(Play(0, SKYSCRAPER))
    assert table.state.phase == OVER and table.state.ending == BY_JURY

    table = alone(LABORATORY)
    for i, track in enumerate((COPPER, MANUAL, AUTOMATED, EMPIRICAL, THEORETICAL)):
        table.ghost(track, 10).bonus(track, EXPO.box.bonus_ids[i])
    table.piece(0, 0, STEEL, 9).draw("steam-copper", "steam-copper", "steam-copper")
    table.act(Play(0, JOURNAL), Advance(0, 0), TakeBonus(0, 5))
    assert table.state.phase != OVER, "the turn is finished first"
    table.act(Finish(0))
    assert table.state.phase == OVER


@pytest.mark.clause("EXPO-93")
def test_alone_an_end_in_a_conference_waits_for_the_clean_up() -> None:
    table = alone(LABORATORY).has_played(0, ACADEMY).jury(2, 2)
    for i, track in enumerate((COPPER, MANUAL, AUTOMATED, EMPIRICAL, THEORETICAL)):
        table.ghost(track, 10).bonus(track, EXPO.box.bonus_ids[i])
    table.piece(0, 0, STEEL, 9)

    table.act(Play(0, CONFERENCE), Confer(0, STEP), Advance(0, 0), TakeBonus(0, 5), Finish(0))

    assert table.state.phase == OVER and len(table.state.jury) == 5


@pytest.mark.clause("EXPO-124")
@pytest.mark.parametrize(("points", "good"), [(0, False), (30, False), (31, True)])
def test_more_than_thirty_points_are_a_good_result(points: int, good: bool) -> None:
    table = Table(1)
    table.state.mats[0].project_points = points

    assert table.view()["good"] is good
    assert Table(2).view()["good"] is None
