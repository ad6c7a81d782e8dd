"""The Station."""

import pytest

from menlo.games.expo.actions import BuyTile, Finish, Play
from menlo.games.expo.events import TileBought
from tests.games.expo.table import CONFERENCE, STATION, Table, only

TILES = ("steel-manual", "copper-steam", "steam-steel", "manual-steel")
IMPROVED = ("improvement-station", (1, 1), 0)


@pytest.mark.clause("EXPO-24")
def test_three_tiles_cost_one_two_and_three() -> None:
    table = Table().station(*TILES).money(0, 6).turn(0)

    events = table.act(Play(0, STATION), BuyTile(0, 2), BuyTile(0, 0), BuyTile(0, 3))

    assert [event.price for event in only(events, TileBought)] == [1, 2, 3]
    assert table.view()["mats"][0]["money"] == 0
    assert sorted(table.view()["mats"][0]["supply"]) == ["manual-steel", "steam-steel", "steel-manual"]
    # The third was the last: the turn is over.
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-24")
@pytest.mark.parametrize(("money", "bought"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2)])
def test_money_limits_what_is_bought(money: int, bought: int) -> None:
    table = Table().station(*TILES).money(0, money).turn(0)
    table.act(Play(0, STATION))
    for space in range(bought):
        table.act(BuyTile(0, space))

    refusal = table.refused(BuyTile(0, 3))

    price = bought + 1
    assert (refusal.id, refusal.clause) == ("expo-refusal-money", "EXPO-24")
    assert refusal.args == {"seat": 0, "money": money - bought * (bought + 1) // 2, "need": price}
    assert table.legal() == [Finish(0)]


@pytest.mark.clause("EXPO-25")
def test_empty_spaces_stay_empty_until_the_clean_up() -> None:
    table = Table().station(*TILES).money(0, 6).turn(0)
    draw = len(table.state.draw)

    table.act(Play(0, STATION), BuyTile(0, 1))

    assert table.view()["station"][:4] == ["steel-manual", None, "steam-steel", "manual-steel"]
    assert len(table.state.draw) == draw
    refusal = table.refused(BuyTile(0, 1))
    assert (refusal.id, refusal.clause, refusal.args) == ("expo-refusal-empty-space", "EXPO-25", {"space": 2})
    assert table.refused(BuyTile(0, 15)).clause == "EXPO-25"
    table.act(Finish(0))
    table.turn(1, played=[STATION])
    table.act(Play(1, CONFERENCE), Finish(1))
    assert None not in table.view()["station"]


@pytest.mark.clause("EXPO-24")
def test_of_equal_tiles_the_first_is_taken() -> None:
    table = Table().station("steel-manual", "steel-manual", "copper-steam").money(0, 6).turn(0)
    table.act(Play(0, STATION))

    refusal = table.refused(BuyTile(0, 1))

    assert (refusal.id, refusal.clause) == ("expo-refusal-equal-tile", "EXPO-24")
    table.act(BuyTile(0, 0), BuyTile(0, 1))
    assert table.view()["mats"][0]["supply"] == ["steel-manual", "steel-manual"]


@pytest.mark.clause("EXPO-26")
def test_the_upgraded_station_sells_for_one_one_and_two() -> None:
    table = Table().lab(0, IMPROVED).station(*TILES).money(0, 4).turn(0)

    events = table.act(Play(0, STATION), BuyTile(0, 0), BuyTile(0, 1), BuyTile(0, 2))

    assert [event.price for event in only(events, TileBought)] == [1, 1, 2]
    assert table.view()["mats"][0]["money"] == 0 and table.state.turn == 1
    table = Table().lab(0, IMPROVED).station(*TILES).money(0, 3).turn(0)
    table.act(Play(0, STATION), BuyTile(0, 0), BuyTile(0, 1))
    refusal = table.refused(BuyTile(0, 2))
    assert (refusal.id, refusal.clause) == ("expo-refusal-money", "EXPO-26")
    assert refusal.args == {"seat": 0, "money": 1, "need": 2}
