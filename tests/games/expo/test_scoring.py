"""The final scoring."""

import pytest

from menlo.games.expo.actions import Finish, Play
from menlo.games.expo.state import OVER
from tests.games.expo.table import (
    CONFERENCE,
    COPPER,
    EXPO,
    LABORATORY,
    MANUAL,
    SKYSCRAPER,
    STATION,
    STEEL,
    Laid,
    Table,
)

STEAM_LAB: tuple[Laid, ...] = (("airship", (1, 1), 0), ("gramophone", (2, 1), 0), ("neon-lamp", (5, 1), 0))


@pytest.mark.clause("EXPO-96")
@pytest.mark.parametrize(("steam", "electricity", "points"), [(7, 5, 4), (5, 7, 2), (2, 1, 4)])
def test_completed_projects_of_the_preferred_energy_give_two(steam: int, electricity: int, points: int) -> None:
    table = Table().lab(0, *STEAM_LAB, completed=["airship", "gramophone", "neon-lamp"]).jury(steam, electricity)

    assert table.points(0)["jury"] == points


@pytest.mark.clause("EXPO-96")
def test_unfinished_projects_and_those_in_supply_earn_nothing_from_the_jury() -> None:
    table = Table().lab(0, *STEAM_LAB, completed=["airship"]).supply(0, "motor-car").jury(7, 5)

    assert table.points(0)["jury"] == 2


@pytest.mark.clause("EXPO-97")
@pytest.mark.parametrize("each", [1, 6])
def test_equally_many_tiles_bring_nobody_points(each: int) -> None:
    table = Table().lab(0, *STEAM_LAB, completed=["airship", "gramophone", "neon-lamp"]).jury(each, each)

    assert table.points(0)["jury"] == 0 and table.view()["jury"]["prefers"] is None


@pytest.mark.clause("EXPO-98", "EXPO-100")
@pytest.mark.parametrize("step", range(1, 10))
def test_steps_eight_and_nine_give_one_point_and_earlier_ones_nothing(step: int) -> None:
    table = Table().piece(0, 0, STEEL if step > 1 else -1, step)

    assert table.points(0)["steps"] == (1 if step in (8, 9) else 0)
    assert sum(table.points(0).values()) == table.points(0)["steps"]


@pytest.mark.clause("EXPO-98")
def test_each_piece_counts() -> None:
    table = Table().piece(0, 0, STEEL, 8).piece(0, 1, STEEL, 9).piece(0, 2, COPPER, 8)

    assert table.points(0)["steps"] == 3


@pytest.mark.clause("EXPO-99")
def test_each_piece_on_the_last_step_gives_what_its_tile_says() -> None:
    table = Table().bonus(STEEL, "beaux-arts").bonus(COPPER, "ferris").money(0, 12)
    table.piece(0, 0, STEEL, 10).piece(0, 1, STEEL, 10).piece(0, 2, COPPER, 10)

    points = table.points(0)

    assert (points["fixed"], points["money"], points["steps"]) == (6, 6, 0)


@pytest.mark.clause("EXPO-101")
@pytest.mark.parametrize(
    ("points", "money", "places"),
    [
        ([9, 7, 8, 3], [0, 12, 0, 0], [1, 3, 2, 4]),
        ([9, 9, 8, 9], [3, 5, 12, 5], [3, 1, 4, 1]),
        ([5, 5, 5, 5], [2, 2, 2, 2], [1, 1, 1, 1]),
    ],
)
def test_most_points_win_then_most_money_then_it_is_drawn(
    points: list[int], money: list[int], places: list[int]
) -> None:
    table = Table().jury(6, 5).playing(0, CONFERENCE)
    table.act(Finish(0))
    for seat in range(4):
        table.state.mats[seat].project_points = points[seat]
    for seat, card in ((1, STATION), (2, STATION), (3, STATION)):
        table.act(Play(seat, card), Finish(seat))
    for seat in range(4):
        table.money(seat, money[seat])
    assert table.state.phase == OVER

    outcome = EXPO.outcome(table.state)

    assert outcome is not None
    assert outcome.scores == points and outcome.places == places
    assert outcome.winners == [seat for seat, place in enumerate(places) if place == 1]


@pytest.mark.clause("EXPO-102")
@pytest.mark.parametrize(("points", "bonus"), [(0, 0), (1, 1), (8, 1), (9, 2), (22, 3), (24, 3), (25, 4)])
def test_eiffel_gives_one_for_every_eight_points_rounded_up(points: int, bonus: int) -> None:
    table = Table().bonus(STEEL, "eiffel").piece(0, 0, STEEL, 10)
    table.state.mats[0].project_points = points

    assert table.points(0)["prestige"] == bonus


@pytest.mark.clause("EXPO-102")
def test_eiffel_comes_after_everything_else_and_never_counts_itself() -> None:
    table = Table().bonus(STEEL, "eiffel").bonus(COPPER, "beaux-arts").jury(2, 1)
    table.lab(0, *STEAM_LAB, completed=["airship"])
    table.state.mats[0].project_points = 10
    table.state.mats[0].lead_points = 1
    # 10 + 1 + 2 of the jury + 3 of Liège = 16; two pieces on the Tour Eiffel give 2 each.
    table.piece(0, 0, STEEL, 10).piece(0, 1, STEEL, 10).piece(0, 2, COPPER, 10)

    assert table.points(0)["prestige"] == 4
    assert table.view()["mats"][0]["total"] == 20


@pytest.mark.clause("EXPO-103")
@pytest.mark.parametrize(("money", "bonus"), [(0, 0), (1, 1), (2, 1), (5, 3), (12, 6)])
def test_ferris_gives_one_for_every_two_dollars_rounded_up(money: int, bonus: int) -> None:
    table = Table().bonus(STEEL, "ferris").piece(0, 0, STEEL, 10).money(0, money)

    assert table.points(0)["money"] == bonus


@pytest.mark.clause("EXPO-104")
def test_brussels_counts_covered_cells_that_held_scrap() -> None:
    table = Table().bonus(STEEL, "colonies").piece(0, 0, STEEL, 10)
    # (2,2) under a project, (4,4) under a technology, (6,6) under a resource tile; (2,6) is free, (6,2) still scrap.
    lab: list[Laid] = [("airship", (2, 1), 0), ("batteries", (4, 4), 0), ("steel-manual", (6, 6), 0)]
    table.lab(0, *lab, scraps=[(6, 2)])

    assert table.points(0)["scraps"] == 3
    assert table.lab(0, scraps=[(2, 2), (6, 6)]).points(0)["scraps"] == 0
    assert table.lab(0, ("steel-manual", (1, 1), 0)).points(0)["scraps"] == 0


@pytest.mark.clause("EXPO-105")
def test_metro_gives_two_for_each_technology_in_the_lab() -> None:
    table = Table().bonus(STEEL, "metro").piece(0, 0, STEEL, 10)

    assert table.points(0)["technologies"] == 0
    table.lab(0, ("batteries", (1, 1), 0), ("improvement-station", (3, 3), 0)).supply(0, "time-study")
    assert table.points(0)["technologies"] == 4


@pytest.mark.clause("EXPO-106")
def test_liege_gives_three() -> None:
    assert Table().bonus(STEEL, "beaux-arts").piece(0, 0, STEEL, 10).points(0)["fixed"] == 3


@pytest.mark.clause("EXPO-107")
def test_simplon_counts_different_shapes_complete_or_not() -> None:
    table = Table().bonus(STEEL, "simplon").piece(0, 0, STEEL, 10).supply(0, "cruise-ship")
    table.lab(0, *STEAM_LAB, ("escalator", (7, 1), 0), completed=["airship"])

    assert table.points(0)["shapes"] == 3


@pytest.mark.clause("EXPO-108")
def test_prestige_has_no_end() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0)).jury(2, 1)
    table.state.mats[0].project_points = 64

    assert table.view()["mats"][0]["prestige"] == 64
    table.turn(0).act(Play(0, SKYSCRAPER))


@pytest.mark.clause("EXPO-109")
def test_money_stays_between_nothing_and_twelve_in_random_play() -> None:
    from menlo.kernel.rng import seeded

    for seed in range(6):
        table, rng = Table(4, seed), seeded(seed, 4)
        while table.state.phase != OVER:
            keys = EXPO.legal_keys(table.state, table.state.turn)
            EXPO.apply_key(table.state, table.state.turn, keys[rng.below(len(keys))])
            assert all(0 <= mat.money <= 12 for mat in table.state.mats)


@pytest.mark.clause("EXPO-110")
def test_no_cell_ever_holds_two_tiles() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0)).supply(0, "escalator").playing(0, LABORATORY)

    table.lay(0, "escalator", (2, 1), 0)

    tiles = table.view()["mats"][0]["lab"]["tiles"]
    cells = [(cell["row"], cell["column"]) for tile in tiles for cell in tile["cells"]]
    assert len(cells) == len(set(cells)) == 8


def test_the_view_counts_as_the_end_would() -> None:
    table = Table().piece(0, 0, MANUAL, 8).jury(2, 1)

    mat = table.view()["mats"][0]

    assert mat["total"] == sum(mat["points"].values()) == 1 and mat["prestige"] == 0
