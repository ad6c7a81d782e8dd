"""The Academy."""

import pytest

from menlo.games.expo.actions import BuyProject, BuyTechnology, Finish, Play, TakeTile
from tests.games.expo.table import ACADEMY, EXPO, Table

IMPROVED = ("improvement-academy", (1, 1), 0)


@pytest.mark.clause("EXPO-27")
def test_a_project_costs_two_and_ends_the_action() -> None:
    table = Table().slot("cellophane").money(0, 3).turn(0)

    table.act(Play(0, ACADEMY), BuyProject(0, table.shape("s")))

    mat = table.view()["mats"][0]
    assert (mat["money"], mat["supply"]) == (1, ["cellophane"])
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-27")
def test_without_two_dollars_nothing_is_bought() -> None:
    table = Table().money(0, 1).turn(0)
    table.act(Play(0, ACADEMY))

    for action in (BuyProject(0, 0), BuyTechnology(0, 3)):
        refusal = table.refused(action)
        assert (refusal.id, refusal.clause) == ("expo-refusal-money", "EXPO-27")
        assert refusal.args == {"seat": 0, "money": 1, "need": 2}
    assert table.legal() == [Finish(0)]


@pytest.mark.clause("EXPO-28")
@pytest.mark.parametrize("technology", range(13))
def test_any_technology_in_the_academy_may_be_bought(technology: int) -> None:
    table = Table().money(0, 2).turn(0)

    table.act(Play(0, ACADEMY), BuyTechnology(0, technology))

    id = EXPO.box.technology_ids[technology]
    assert table.view()["mats"][0]["supply"] == [id] and id not in table.view()["technologies"]
    # For nobody else.
    table.turn(1).money(1, 9).act(Play(1, ACADEMY))
    refusal = table.refused(BuyTechnology(1, technology))
    assert (refusal.id, refusal.clause) == ("expo-refusal-no-technology", "EXPO-28")


@pytest.mark.clause("EXPO-28")
def test_a_technology_the_pack_does_not_have_is_refused() -> None:
    table = Table().money(0, 2).turn(0)
    table.act(Play(0, ACADEMY))

    assert table.refused(BuyTechnology(0, 13)).clause == "EXPO-28"


@pytest.mark.clause("EXPO-29")
def test_empty_slots_stay_empty_until_the_clean_up() -> None:
    table = Table().money(0, 2).money(1, 2).turn(0)
    table.act(Play(0, ACADEMY), BuyProject(0, 1))

    assert table.view()["academy"][1]["slot"] is None
    table.turn(1).act(Play(1, ACADEMY))
    refusal = table.refused(BuyProject(1, 1))
    assert (refusal.id, refusal.clause, refusal.args) == ("expo-refusal-empty-slot", "EXPO-29", {"slot": 2})
    assert table.refused(BuyProject(1, 7)).clause == "EXPO-29"


@pytest.mark.clause("EXPO-30")
def test_the_upgraded_academy_adds_a_free_tile_in_either_order() -> None:
    table = Table().lab(0, IMPROVED).slot("cellophane").station("steel-manual", "copper-steam").money(0, 2).turn(0)
    table.act(Play(0, ACADEMY), TakeTile(0, 1))
    refusal = table.refused(TakeTile(0, 0))
    assert (refusal.id, refusal.clause) == ("expo-refusal-taken", "EXPO-30")
    table.act(BuyProject(0, table.shape("s")))
    assert table.view()["mats"][0]["supply"] == ["copper-steam", "cellophane"]
    assert table.view()["mats"][0]["money"] == 0 and table.state.turn == 1

    table = Table().lab(0, IMPROVED).slot("cellophane").station("steel-manual").money(0, 4).turn(0)
    table.act(Play(0, ACADEMY), BuyProject(0, table.shape("s")))
    refusal = table.refused(BuyProject(0, table.shape("l")))
    assert (refusal.id, refusal.clause) == ("expo-refusal-bought", "EXPO-27")
    table.act(TakeTile(0, 0))
    assert table.state.turn == 1


@pytest.mark.clause("EXPO-30")
def test_the_free_tile_needs_no_purchase() -> None:
    table = Table().lab(0, IMPROVED).station("steel-manual").money(0, 0).turn(0)

    table.act(Play(0, ACADEMY), TakeTile(0, 0), Finish(0))

    assert table.view()["mats"][0]["supply"] == ["steel-manual"]
    table = Table().lab(0, IMPROVED).station().money(0, 0).turn(0)
    table.act(Play(0, ACADEMY))
    assert table.refused(TakeTile(0, 0)).id == "expo-refusal-empty-space"


@pytest.mark.clause("EXPO-30")
def test_the_normal_academy_gives_no_free_tile() -> None:
    table = Table().station("steel-manual").money(0, 2).turn(0)
    table.act(Play(0, ACADEMY))

    refusal = table.refused(TakeTile(0, 0))

    assert (refusal.id, refusal.clause) == ("expo-refusal-not-upgraded", "EXPO-30")
