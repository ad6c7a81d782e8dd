"""Technologies."""

import pytest

from menlo.games.expo.actions import BuyTile, Finish, Play
from menlo.games.expo.events import CardSwapped
from tests.games.expo.table import (
    EXPO,
    JOURNAL,
    LABORATORY,
    SKYSCRAPER,
    STATION,
    Laid,
    Table,
    only,
)

SQUARE: Laid = ("cinematograph", (3, 3), 0)


def has(*tiles: Laid) -> dict[str, int]:
    return Table().lab(0, SQUARE, *tiles).project(0, "cinematograph")["has"]


@pytest.mark.clause("EXPO-64")
def test_a_technology_works_only_in_the_lab() -> None:
    table = Table().lab(0, SQUARE).supply(0, "batteries", "improvement-skyscraper").money(0, 0)
    assert table.project(0, "cinematograph")["has"] == {}
    assert table.view()["mats"][0]["upgraded"] == []
    table.turn(0).act(Play(0, SKYSCRAPER))
    assert table.view()["mats"][0]["money"] == 4

    assert has(("batteries", (1, 3), 0)) == {"electricity": 4}


@pytest.mark.clause("EXPO-65")
@pytest.mark.parametrize(
    ("technology", "gives"),
    [
        ("high-speed-tool-steel", {"steel": 2, "manual": 2}),
        ("time-study", {"manual": 2, "empirical": 2}),
        ("electrolysis", {"copper": 2, "empirical": 2}),
        ("wire-drawing-mill", {"copper": 2, "automated": 2}),
        ("tabulating-machine", {"automated": 2, "theoretical": 2}),
        ("steel-metallurgy", {"steel": 2, "theoretical": 2}),
    ],
)
def test_a_resource_technology_gives_two_of_two_types_once_to_each_project(
    technology: str, gives: dict[str, int]
) -> None:
    assert has((technology, (1, 3), 0)) == gives, "two shared edges count once"
    assert has((technology, (1, 4), 0)) == gives, "one shared edge"
    assert has((technology, (1, 5), 0)) == {}, "a corner is no edge"
    assert has((technology, (6, 6), 0)) == {}
    table = Table().lab(0, SQUARE, (technology, (5, 3), 0), ("airship", (7, 1), 0))
    for project in ("cinematograph", "airship"):
        assert table.project(0, project)["has"] == gives, "every project it touches"


@pytest.mark.clause("EXPO-66")
@pytest.mark.parametrize(
    ("technology", "gives"), [("combustion-engine", {"steam": 4}), ("batteries", {"electricity": 4})]
)
def test_engine_and_batteries_give_four(technology: str, gives: dict[str, int]) -> None:
    assert has((technology, (3, 5), 0)) == gives


@pytest.mark.clause("EXPO-67")
def test_technologies_add_to_tiles_and_to_each_other() -> None:
    found = has(
        ("high-speed-tool-steel", (1, 3), 0),
        ("steel-metallurgy", (5, 3), 0),
        ("steel-manual", (3, 2), 0),
    )

    assert found == {"steel": 6, "manual": 2, "theoretical": 2}


@pytest.mark.clause("EXPO-65")
def test_a_scrap_between_them_keeps_a_technology_away() -> None:
    table = Table().lab(0, SQUARE, ("batteries", (6, 3), 0), scraps=[(5, 3), (5, 4)])

    assert table.project(0, "cinematograph")["has"] == {}


@pytest.mark.clause("EXPO-68")
def test_an_improvement_works_wherever_it_lies() -> None:
    table = Table().lab(0).supply(0, "improvement-skyscraper").money(0, 0).playing(0, LABORATORY)
    table.lay(0, "improvement-skyscraper", (6, 6))
    table.act(Finish(0))

    table.turn(0).act(Play(0, SKYSCRAPER))

    assert table.view()["mats"][0]["money"] == 6


@pytest.mark.clause("EXPO-69", "EXPO-71", "EXPO-13")
@pytest.mark.parametrize("card", range(5))
@pytest.mark.parametrize("played", [False, True])
def test_the_card_is_swapped_at_once_wherever_it_lies(card: int, played: bool) -> None:
    names = ("station", "academy", "laboratory", "journal", "skyscraper")
    table = Table().lab(0).supply(0, f"improvement-{names[card]}")
    table.turn(0, played=[card] if played and card != LABORATORY else [])
    table.act(Play(0, LABORATORY))
    before = table.view()["mats"][0]

    events = table.lay(0, f"improvement-{names[card]}", (1, 1))

    after = table.view()["mats"][0]
    assert [(event.card, event.upgraded) for event in only(events, CardSwapped)] == [(card, True)]
    assert after["upgraded"] == [names[card]], "the normal card is set aside"
    assert (after["hand"], after["played"]) == (before["hand"], before["played"]), "it takes the old one's place"


@pytest.mark.clause("EXPO-70", "EXPO-40")
def test_removing_the_improvement_undoes_the_swap() -> None:
    table = Table().lab(0, ("improvement-station", (1, 1), 0))
    table.money(0, 9).playing(0, LABORATORY)

    events = table.remove(0, (1, 1))

    assert [(event.card, event.upgraded) for event in only(events, CardSwapped)] == [(STATION, False)]
    assert table.view()["mats"][0]["upgraded"] == []
    assert "improvement-station" in table.view()["technologies"]
    table.act(Finish(0))
    table.station("steel-manual", "copper-steam").turn(0).act(Play(0, STATION), BuyTile(0, 0))
    action = table.view()["action"]
    assert action is not None and action["price"] == 2, "the normal price again"


@pytest.mark.clause("EXPO-68", "EXPO-69")
def test_only_its_owner_has_the_upgraded_card() -> None:
    table = Table().lab(0, ("improvement-skyscraper", (1, 1), 0)).money(0, 0).money(1, 0)

    table.turn(0).act(Play(0, SKYSCRAPER))
    table.turn(1).act(Play(1, SKYSCRAPER))

    assert [table.view()["mats"][seat]["money"] for seat in (0, 1)] == [6, 4]


@pytest.mark.clause("EXPO-43", "EXPO-44", "EXPO-109")
@pytest.mark.parametrize(("improved", "money", "after"), [(False, 3, 7), (True, 3, 9), (False, 10, 12), (True, 12, 12)])
def test_the_skyscraper_brings_four_or_six_up_to_twelve(improved: bool, money: int, after: int) -> None:
    lab: list[Laid] = [("improvement-skyscraper", (1, 1), 0)] if improved else []
    table = Table().lab(0, *lab).money(0, money).turn(0)

    table.act(Play(0, SKYSCRAPER))

    assert table.view()["mats"][0]["money"] == after
    assert table.state.turn == 1, "nothing is left to choose"


@pytest.mark.clause("EXPO-72")
def test_tiles_leave_the_lab_only_by_the_laboratory() -> None:
    lab: list[Laid] = [SQUARE, ("batteries", (1, 3), 0)]
    for card in (STATION, JOURNAL, SKYSCRAPER):
        table = Table().lab(0, *lab).turn(0)
        before = table.view()["mats"][0]["lab"]
        table.act(Play(0, card))
        assert "remove" not in table.kinds()
        if table.state.turn == 0:
            table.act(Finish(0))
        assert table.view()["mats"][0]["lab"] == before


def test_every_technology_of_the_box_is_a_square() -> None:
    box = EXPO.box
    shapes = {int(box.tile_shape[128 + technology]) for technology in range(13)}

    assert shapes == {box.shape_ids.index("square")}
