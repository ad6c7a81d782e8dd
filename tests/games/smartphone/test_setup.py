"""The opening position."""

from collections import Counter

import pytest

from menlo.games.smartphone.actions import ChooseColour, Confirm
from menlo.games.smartphone.events import ColourChosen, OfficePlaced, RegionCovered
from menlo.games.smartphone.state import COLOURING, PLANNING
from menlo.kernel.errors import BadSetup
from tests.games.smartphone.table import COLOURS, SMARTPHONE, Table, named


@pytest.mark.clause("SMART-01")
def test_one_to_five_players() -> None:
    for seats in (1, 2, 3, 4, 5):
        SMARTPHONE.setup(seats, 1)
    for seats in (0, 6):
        with pytest.raises(BadSetup, match="is for 1, 2, 3, 4, 5 players"):
            SMARTPHONE.setup(seats, 1)


@pytest.mark.clause("SMART-03")
def test_the_first_round_begins_with_planning() -> None:
    table = Table(3)

    assert (table.state.round, table.state.phase) == (1, PLANNING)
    assert table.game.deciders(table.state) == [0, 1, 2]
    assert all(int(owner) == -1 for owner in table.state.sold)


@pytest.mark.clause("SMART-04", "SMART-15")
@pytest.mark.parametrize(
    ("seats", "colours", "covered"),
    [
        (5, COLOURS, set()),
        (4, ("green", "blue", "black", "red"), {"canada", "india"}),
        (3, ("green", "blue", "black"), {"europe", "rsa", "india", "cis"}),
        (2, ("yellow", "red"), {"china", "canada", "caribbean", "north-africa", "south-america", "australia"}),
    ],
)
def test_retailers_cover_fixed_regions_and_unused_homes(
    seats: int, colours: tuple[str, ...], covered: set[str]
) -> None:
    table = Table(seats, colours=colours[:-1])

    events = table.act(ChooseColour(seats - 1, COLOURS.index(colours[-1])))

    assert table.covered() == covered
    assert {item["region"] for item in named(events, RegionCovered)} == covered


@pytest.mark.clause("SMART-05", "SMART-63")
def test_all_patents_are_free() -> None:
    assert [int(owner) for owner in Table().state.patents] == [-1] * 6


@pytest.mark.clause("SMART-06")
def test_technologies_show_their_fronts_unless_options_say_otherwise() -> None:
    assert [int(side) for side in Table().state.sides] == [0] * 6
    table = Table(options={"side-wifi": "back", "side-4g": "back"})
    assert [int(side) for side in table.state.sides] == [0, 1, 0, 0, 0, 1]


@pytest.mark.clause("SMART-06")
def test_chance_turns_technologies_each_for_itself() -> None:
    options = {f"side-{id}": "random" for id in SMARTPHONE.box.tech_ids}
    rows = {tuple(int(side) for side in Table(2, seed, options).state.sides) for seed in range(40)}

    assert len(rows) > 10
    assert all({row[i] for row in rows} == {0, 1} for i in range(6))


@pytest.mark.clause("SMART-07")
def test_five_improvements_are_dealt_and_the_rest_is_the_pile() -> None:
    state = Table().state
    every = Counter(int(design) for pile in (state.display, state.pile) for design in pile)

    assert (len(state.display), len(state.pile)) == (5, 22)
    assert every == Counter({i: int(n) for i, n in enumerate(SMARTPHONE.box.tile_copies) if n})
    piles = {tuple(int(design) for design in SMARTPHONE.setup(2, seed).pile) for seed in range(5)}
    assert len(piles) == 5


@pytest.mark.clause("SMART-08", "SMART-136")
def test_twenty_goods_tokens_lie_ready() -> None:
    assert Table().state.tokens == 20


@pytest.mark.clause("SMART-09")
def test_colours_are_chosen_seat_by_seat_and_only_once() -> None:
    table = Table(3, colours=())
    assert table.state.phase == COLOURING and table.game.deciders(table.state) == [0]
    assert table.refuse(1, "choose-colour red") == ("turn", "SMART-09")
    assert table.refuse(0, "confirm") == ("colouring", "SMART-09")

    table.do(0, "choose-colour red")

    assert table.refuse(1, "choose-colour red") == ("colour-taken", "SMART-09")
    assert table.offers(1) == [f"choose-colour {colour}" for colour in COLOURS[:4]]
    table.do(1, "choose-colour green")
    table.do(2, "choose-colour blue")
    assert [COLOURS[int(mat.colour)] for mat in table.state.mats] == ["red", "green", "blue"]
    assert table.refuse(0, "choose-colour black") == ("planning", "SMART-16")


@pytest.mark.clause("SMART-09", "SMART-14", "SMART-136")
def test_each_player_has_the_pieces_of_a_colour_less_those_placed() -> None:
    for mat in Table().state.mats:
        assert (int(mat.markers), int(mat.offices), int(mat.stock)) == (12, 17, 18)
        assert (int(mat.tokens), int(mat.produced), int(mat.technologies)) == (0, 0, 0)


@pytest.mark.clause("SMART-10")
def test_start_improvements() -> None:
    table = Table()
    held = [[id for i, id in enumerate(SMARTPHONE.box.tile_ids) if mat.tiles[i]] for mat in table.state.mats]

    assert held == [["gear-plus"], ["truck-plus"], ["crate-gear"], ["minus-truck"], ["truck-crate"]]
    assert all(sum(int(n) for n in mat.tiles) == 1 for mat in table.state.mats)


@pytest.mark.clause("SMART-11")
def test_each_player_has_an_office_on_the_leftmost_slot_at_home() -> None:
    table = Table(colours=())
    events = table.act(*(ChooseColour(seat, seat) for seat in range(5)))

    homes = ["north-africa", "south-america", "australia", "india", "cis"]
    placed = named(events, OfficePlaced)
    assert placed == [{"seat": seat, "region": home, "slot": 0} for seat, home in enumerate(homes)]
    assert [table.offices(home) for home in homes] == [[0], [1], [2], [3], [4]]
    assert sum(int(owner) != -1 for owner in table.state.offices) == 5
    assert len(named(events, ColourChosen)) == 5


@pytest.mark.clause("SMART-12")
def test_start_points() -> None:
    table = Table()

    assert [table.score(seat) for seat in range(5)] == [3, 4, 5, 6, 7]


@pytest.mark.clause("SMART-13", "SMART-34")
def test_all_prices_start_at_five_and_equal_prices_follow_the_colours() -> None:
    table = Table(colours=("red", "yellow", "black", "blue", "green"))
    assert [int(mat.price) for mat in table.state.mats] == [5] * 5

    for seat in range(5):
        table.plan_all(seat)

    # All prices are equal: green (seat 4) goes first.
    assert [int(player) for player in table.state.order] == [4, 3, 2, 1, 0]


def test_nothing_else_is_possible_before_colours_are_chosen() -> None:
    table = Table(2, colours=())

    assert {action.kind for action in table.game.legal(table.state, 0)} == {"choose-colour"}
    assert table.refused(Confirm(0)).clause == "SMART-09"
