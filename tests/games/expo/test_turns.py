"""Rounds, turns, and which card may be played."""

import pytest

from menlo.games.expo.actions import Advance, BuyTile, ChooseJury, Confer, Finish, Play
from menlo.games.expo.state import FUNDS, NOT_YET
from menlo.kernel.play import playout
from menlo.kernel.rng import seeded
from tests.games.expo.table import (
    ACADEMY,
    CONFERENCE,
    EXPO,
    JOURNAL,
    LABORATORY,
    SKYSCRAPER,
    STATION,
    Table,
)


@pytest.mark.clause("EXPO-15", "EXPO-90")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_match_has_more_than_ten_rounds(seats: int) -> None:
    rounds = set()
    for seed in range(20):
        state = EXPO.setup(seats, seed)
        playout(EXPO, state, seeded(seed))
        rounds.add(int(state.round))
    assert max(rounds) == 10


@pytest.mark.clause("EXPO-16")
def test_turns_go_on_around_the_table_until_someone_plays_the_conference() -> None:
    table = Table().turn(2)
    seats = []
    for card in (SKYSCRAPER, STATION, SKYSCRAPER, STATION, ACADEMY, SKYSCRAPER, STATION, SKYSCRAPER, STATION):
        seat = int(table.state.turn)
        seats.append(seat)
        table.act(Play(seat, card))
        if table.state.turn == seat:
            table.act(Finish(seat))

    assert seats == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert table.state.round == 1 and table.state.turn == 3
    table.act(Play(3, CONFERENCE), Finish(3))
    assert table.state.round == 2


@pytest.mark.clause("EXPO-16")
def test_nobody_acts_out_of_turn() -> None:
    table = Table().turn(2)

    refusal = table.refused(Play(3, STATION))

    assert (refusal.id, refusal.clause) == ("expo-refusal-turn", "EXPO-16")
    assert refusal.args == {"seat": 3, "other": 2}


@pytest.mark.clause("EXPO-17")
def test_a_turn_is_one_card_and_its_action() -> None:
    table = Table().turn(0)
    assert table.kinds() == {"play"}
    refusal = table.refused(BuyTile(0, 0))
    assert (refusal.id, refusal.clause) == ("expo-refusal-no-card", "EXPO-17")

    table.act(Play(0, STATION))

    assert table.kinds() == {"buy-tile", "finish"}
    for action in (Play(0, ACADEMY), Advance(0, 0)):
        refusal = table.refused(action)
        assert (refusal.id, refusal.clause) == ("expo-refusal-other-card", "EXPO-17")
        assert refusal.args == {"card": "expo-card-station"}
    table.act(Finish(0))
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-18")
def test_a_card_is_played_once_in_a_round() -> None:
    table = Table().turn(1, played=[STATION, JOURNAL])

    refusal = table.refused(Play(1, STATION))

    assert (refusal.id, refusal.clause) == ("expo-refusal-played", "EXPO-18")
    assert table.cards() == ["academy", "laboratory", "skyscraper", "conference"]
    assert table.view()["mats"][1]["played"] == ["station", "journal"]


@pytest.mark.clause("EXPO-19")
def test_the_neighbours_last_card_may_not_be_played() -> None:
    table = Table().turn(0)
    table.act(Play(0, LABORATORY), Finish(0))

    refusal = table.refused(Play(1, LABORATORY))

    assert (refusal.id, refusal.clause) == ("expo-refusal-neighbour", "EXPO-19")
    assert table.cards() == ["station", "academy", "journal", "skyscraper"]
    # One card later it is free again.
    table.act(Play(1, STATION), Finish(1))
    assert "laboratory" in table.cards() and "station" not in table.cards()


@pytest.mark.clause("EXPO-19")
def test_an_upgraded_card_counts_as_the_same() -> None:
    table = Table().lab(0, ("improvement-skyscraper", (1, 1), 0)).turn(0)
    table.act(Play(0, SKYSCRAPER))

    assert table.refused(Play(1, SKYSCRAPER)).clause == "EXPO-19"
    # And the other way round.
    table = Table().lab(1, ("improvement-skyscraper", (1, 1), 0)).turn(0)
    table.act(Play(0, SKYSCRAPER))
    assert table.refused(Play(1, SKYSCRAPER)).clause == "EXPO-19"


@pytest.mark.clause("EXPO-19")
def test_the_card_before_has_no_effect_across_rounds() -> None:
    table = Table().turn(1, played=[STATION])
    table.act(Play(1, CONFERENCE), Finish(1))

    assert table.state.turn == 2
    assert table.cards() == ["station", "academy", "laboratory", "journal", "skyscraper"]


@pytest.mark.clause("EXPO-20")
def test_the_conference_is_never_the_first_card_of_a_round() -> None:
    table = Table().turn(0)
    refusal = table.refused(Play(0, CONFERENCE))
    assert (refusal.id, refusal.clause) == ("expo-refusal-first-conference", "EXPO-20")

    assert Play(0, CONFERENCE) in table.turn(0, played=[SKYSCRAPER]).legal()


@pytest.mark.clause("EXPO-20")
def test_whoever_holds_only_the_neighbours_card_and_the_conference_must_play_the_conference() -> None:
    table = Table().turn(0, last=JOURNAL, played=[STATION, ACADEMY, LABORATORY, SKYSCRAPER])

    assert table.cards() == ["conference"]


@pytest.mark.clause("EXPO-21")
@pytest.mark.parametrize("card", [STATION, ACADEMY, LABORATORY, JOURNAL])
def test_an_action_need_not_be_used(card: int) -> None:
    table = Table().turn(0).money(0, 5)
    before = table.view()["mats"][0]

    table.act(Play(0, card), Finish(0))

    after = table.view()["mats"][0]
    assert table.state.turn == 1
    assert (after["money"], after["supply"], after["lab"]) == (before["money"], before["supply"], before["lab"])


@pytest.mark.clause("EXPO-21")
def test_a_card_must_be_played_though() -> None:
    table = Table().turn(0)

    refusal = table.refused(Finish(0))

    assert refusal.clause == "EXPO-17" and table.kinds() == {"play"}


@pytest.mark.clause("EXPO-21")
def test_an_action_may_be_used_in_part() -> None:
    table = Table().turn(0).money(0, 6)

    table.act(Play(0, STATION), BuyTile(0, 0), Finish(0))

    assert len(table.state.mats[0].supply) == 1 and table.state.turn == 1


@pytest.mark.clause("EXPO-22")
def test_played_cards_are_open() -> None:
    table = Table().turn(0, played=[STATION, JOURNAL, ACADEMY])

    for watcher in (-1, 0, 1):
        mat = table.view(watcher)["mats"][0]
        assert mat["played"] == ["station", "journal", "academy"]
        assert mat["hand"] == ["laboratory", "skyscraper", "conference"] and mat["last"] == "academy"


@pytest.mark.clause("EXPO-22")
def test_read_strictly_others_see_only_the_last_card() -> None:
    table = Table(options={"played-cards": "strict"}).turn(0, played=[STATION, JOURNAL, ACADEMY])

    own = table.view(0)["mats"][0]
    assert own["played"] == ["station", "journal", "academy"] and own["hand"] is not None
    for watcher in (-1, 1):
        mat = table.view(watcher)["mats"][0]
        assert (mat["played"], mat["hand"], mat["last"], mat["cards"]) == (None, None, "academy", 3)


@pytest.mark.clause("EXPO-22")
def test_read_strictly_a_sample_deals_the_earlier_cards_anew() -> None:
    table = Table(options={"played-cards": "strict"}).turn(1, played=[STATION]).has_played(0, STATION, JOURNAL, ACADEMY)

    played = set()
    for seed in range(60):
        sample = EXPO.determinize(table.state, 1, seeded(seed))
        cards = [int(card) for card in sample.mats[0].played]
        assert cards[-1] == ACADEMY and len(set(cards)) == 3 and CONFERENCE not in cards
        assert int(sample.mats[0].hand) == 63 - sum(1 << card for card in cards)
        assert [int(card) for card in sample.mats[1].played] == [STATION]
        played.add(tuple(cards))
    assert len(played) == 12
    # Open cards stay as they are.
    table = Table().turn(1, played=[STATION]).has_played(0, STATION, JOURNAL, ACADEMY)
    sample = EXPO.determinize(table.state, 1, seeded(1))
    assert [int(card) for card in sample.mats[0].played] == [STATION, JOURNAL, ACADEMY]


@pytest.mark.clause("EXPO-23")
def test_bought_tiles_lie_openly_before_their_owner_in_any_number() -> None:
    tiles = ["steel-manual"] * 2 + ["copper-steam", "steam-steel", "manual-steel"] * 3
    table = Table().supply(0, *tiles, "airship", "batteries").money(0, 1).station("theoretical-steel").turn(0)

    table.act(Play(0, STATION), BuyTile(0, 0))

    for watcher in (-1, 0, 3):
        supply = table.view(watcher)["mats"][0]["supply"]
        assert sorted(supply) == sorted([*tiles, "airship", "batteries", "theoretical-steel"])


@pytest.mark.clause("EXPO-45", "EXPO-52")
def test_the_conference_is_never_upgraded() -> None:
    assert CONFERENCE not in [int(card) for card in EXPO.box.technology_card]
    table = Table().playing(0, CONFERENCE)
    action = table.view()["action"]
    assert action is not None and not action["upgraded"]
    table.act(Confer(0, FUNDS), ChooseJury(0, 0))
    assert table.state.ending == NOT_YET and table.state.round == 2
