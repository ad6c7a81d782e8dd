"""The opening position."""

from collections import Counter

import pytest

from menlo.games.expo.actions import Finish, Play
from menlo.games.expo.box import NONE
from menlo.games.expo.state import CARD
from menlo.kernel.errors import BadSetup
from tests.games.expo.table import EXPO, STATION, Table

SEATS = [1, 2, 3, 4]


@pytest.mark.clause("EXPO-01")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_four_play_around_one_board(seats: int) -> None:
    seen = Table(seats).view()

    assert len(seen["mats"]) == seats
    assert len(seen["tracks"]) == 6 and len(seen["academy"]) == 5 and seen["jury"]["spaces"] == 12


@pytest.mark.clause("EXPO-01")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"Expo 1906 is for 1, 2, 3, 4 players, not {seats}"):
        EXPO.setup(seats, 1)


@pytest.mark.clause("EXPO-02", "EXPO-03")
@pytest.mark.parametrize("seats", SEATS)
def test_the_station_shows_three_of_96_tiles_for_each_player_and_the_rest_is_the_draw_stack(seats: int) -> None:
    seen = Table(seats).view()
    shown = [tile for tile in seen["station"] if tile is not None]

    assert len(seen["station"]) == len(shown) == 3 * seats
    assert len(seen["draw"]["content"]) == 96 - 3 * seats
    pairs = Counter(shown + seen["draw"]["content"])
    assert len(pairs) == 48 and set(pairs.values()) == {2}


@pytest.mark.clause("EXPO-02")
def test_the_draw_stack_is_shuffled() -> None:
    orders = {tuple(int(tile) for tile in Table(seed=seed).state.draw) for seed in range(8)}

    assert len(orders) == 8


@pytest.mark.clause("EXPO-04", "EXPO-05")
def test_each_shape_has_a_stack_of_its_own_with_one_project_in_the_academy() -> None:
    table = Table()
    tops = Counter[str]()
    for seed in range(40):
        for stack in Table(seed=seed).view()["academy"]:
            assert stack["slot"] is not None and stack["slot"] not in stack["unseen"]
            assert len(stack["unseen"]) == 5 and stack["under"] == []
            tops[stack["slot"]] += 1

    assert len(tops) == 30, "any project can be on top"
    box = table.state.box
    for shape, stack in enumerate(table.view()["academy"]):
        projects = [*stack["unseen"], stack["slot"] or ""]
        assert {int(box.project_shape[box.project_ids.index(id)]) for id in projects} == {shape}


@pytest.mark.clause("EXPO-06")
def test_all_thirteen_technologies_lie_in_the_academy() -> None:
    assert Table().view()["technologies"] == EXPO.box.technology_ids
    assert len(EXPO.box.technology_ids) == 13


@pytest.mark.clause("EXPO-07", "EXPO-14")
def test_anyone_may_be_the_start_player_who_takes_the_first_turn_and_play_goes_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        table = Table(seed=seed)
        seen = table.view()
        assert seen["phase"] == "card" and seen["round"] == 1
        assert seen["turn"] == seen["first"] == seen["start"]
        firsts.add(seen["first"])
        turns = []
        for card in (0, 1, 2, 3):
            seat = int(table.state.turn)
            turns.append(seat)
            table.act(Play(seat, card), Finish(seat))
        assert turns == [(seen["first"] + i) % 4 for i in range(4)]

    assert firsts == {0, 1, 2, 3}


@pytest.mark.clause("EXPO-08", "EXPO-13")
def test_everyone_holds_the_six_cards_none_of_them_upgraded() -> None:
    seen = Table().view()

    for mat in seen["mats"]:
        assert mat["hand"] == ["station", "academy", "laboratory", "journal", "skyscraper", "conference"]
        assert mat["played"] == [] and mat["upgraded"] == [] and mat["supply"] == []
        assert mat["lab"]["tiles"] == []
    assert len(seen["bonuses"]) == 6 and all(track["bonus"] is None for track in seen["tracks"])


@pytest.mark.clause("EXPO-09")
@pytest.mark.parametrize("seats", SEATS)
def test_three_pieces_of_each_seat_stand_on_the_common_first_step(seats: int) -> None:
    seen = Table(seats).view()
    own = [piece for piece in seen["pieces"] if piece["seat"] is not None]

    assert sorted((piece["seat"], piece["piece"]) for piece in own) == [(i, j) for i in range(seats) for j in range(3)]
    assert all(piece["track"] is None and piece["step"] == 1 for piece in own)
    assert all(mat["prestige"] == 0 and mat["total"] == 0 for mat in seen["mats"])
    assert all(track["leader"] is None and not track["ghost_leads"] for track in seen["tracks"])


@pytest.mark.clause("EXPO-10", "EXPO-117")
@pytest.mark.parametrize(("seats", "money"), [(1, [4]), (2, [3, 4]), (3, [3, 4, 5]), (4, [3, 4, 5, 6])])
def test_money_by_turn_order(seats: int, money: list[int]) -> None:
    for seed in range(6):
        state = Table(seats, seed).state
        assert [int(state.mats[(int(state.first) + i) % seats].money) for i in range(seats)] == money


@pytest.mark.clause("EXPO-11")
def test_five_scraps_lie_on_the_marked_cells() -> None:
    for mat in Table().view()["mats"]:
        scraps = [(cell["row"], cell["column"]) for cell in mat["lab"]["scraps"]]
        assert scraps == [(2, 2), (2, 6), (4, 4), (6, 2), (6, 6)]


@pytest.mark.clause("EXPO-12")
def test_two_random_jury_tiles_lie_on_the_board_and_ten_spaces_are_empty() -> None:
    found = Counter[tuple[str, ...]]()
    for seed in range(60):
        jury = Table(seed=seed).view()["jury"]
        assert len(jury["placed"]) == 2 and jury["spaces"] == 12
        assert sum(jury["left"].values()) == 14
        found[tuple(jury["placed"])] += 1

    assert len(found) == 4


@pytest.mark.clause("EXPO-03", "EXPO-117")
def test_alone_the_station_has_three_spaces() -> None:
    table = Table(1).turn(0, last=NONE)

    assert len(table.view()["station"]) == 3
    assert table.state.phase == CARD and Play(0, STATION) in table.legal()
