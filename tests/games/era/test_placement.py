"""Rounds and the placing of action tokens."""

import pytest

from menlo.games.era.actions import Finish, Pass, Place, Resolve, Withdraw
from menlo.games.era.events import ClosingBegan, RoundBegan, RoundEnded, TokenPlaced
from menlo.games.era.state import AREA_NAMES, AREAS, CHOOSING, CLOSING, PLACING, EraState
from menlo.games.era.view import view
from menlo.kernel.events import Event
from tests.games.era.table import BUILD, BUY, DEVELOP, FACTORIES, MARKET, PRODUCE, Table

EVERY_SIZE = pytest.mark.parametrize("seats", [3, 4, 5])
EVERY_AREA = pytest.mark.parametrize("area", range(AREAS), ids=AREA_NAMES)
TOKENS = {3: 3, 4: 2, 5: 2}


def started(seats: int = 4, start: int = 0) -> Table:
    """The first round, with a start player of one's choice."""
    table = Table(seats)
    table.state.start = table.state.turn = start
    return table


def place(table: Table, *areas: int) -> list[Event]:
    """Whoever's turn it is places, area after area."""
    return [event for area in areas for event in table.act(Place(int(table.state.turn), area))]


def place_all(table: Table) -> list[int]:
    """Place every token somewhere; the seats in the order in which they did."""
    order = []
    while table.state.phase == PLACING:
        order.append(int(table.state.turn))
        table.act(table.legal()[0])
    return order


def withdraw_all(table: Table) -> list[Event]:
    """Take every token back."""
    events: list[Event] = []
    while table.state.phase == CHOOSING:
        events += table.act(next(action for action in table.legal() if isinstance(action, Withdraw)))
    return events


def tokens_in(table: Table, area: int) -> list[int]:
    return view(table.state, 0)["areas"][area]["seats"]


# Rounds.


@pytest.mark.clause("ERA-18")
@EVERY_SIZE
def test_a_round_is_placement_then_resolution_then_preparation(seats: int) -> None:
    table = Table(seats)

    place_all(table)
    assert (int(table.state.phase), int(table.state.round)) == (CHOOSING, 1)
    events = withdraw_all(table)

    assert (int(table.state.phase), int(table.state.round)) == (PLACING, 2)
    assert [type(event) for event in events if isinstance(event, RoundEnded | RoundBegan)] == [RoundEnded, RoundBegan]
    assert int(table.state.unplaced) == seats * TOKENS[seats]


@pytest.mark.clause("ERA-18")
def test_nothing_is_resolved_before_the_last_token_is_placed() -> None:
    table = started()
    place(table, BUILD, BUY, MARKET, DEVELOP, FACTORIES, PRODUCE, BUY)

    assert table.refused(Resolve(3, DEVELOP)).id == "era-refusal-placing"
    place(table, FACTORIES)

    assert table.act(Withdraw(0, BUILD))


@pytest.mark.clause("ERA-18")
def test_nothing_is_placed_once_resolution_has_begun() -> None:
    table = started()
    place(table, BUILD, BUY, MARKET, DEVELOP, FACTORIES, PRODUCE, BUY, FACTORIES)

    assert table.refused(Place(0, MARKET)).clause == "ERA-18"
    # Nor with the token that has just come back.
    table.act(Resolve(0, FACTORIES))
    assert table.refused(Place(0, FACTORIES)).clause == "ERA-18"


@pytest.mark.clause("ERA-19")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_a_match_has_as_many_rounds_as_its_players_ask_for(seats: int, rounds: int) -> None:
    table = Table(seats)

    ended: list[int] = []
    while table.state.phase == PLACING:
        place_all(table)
        events = withdraw_all(table)
        ended += [event.round for event in events if isinstance(event, RoundEnded)]

    assert ended == list(range(1, rounds + 1))
    # After the last one comes the final scoring, not a preparation.
    assert int(table.state.phase) == CLOSING
    assert [type(event) for event in events if isinstance(event, ClosingBegan | RoundBegan)] == [ClosingBegan]


# Who places when.


@pytest.mark.clause("ERA-20")
@pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in (3, 4, 5) for start in range(seats)])
def test_tokens_are_placed_one_each_clockwise_from_the_start_player(seats: int, start: int) -> None:
    table = started(seats, start)

    order = place_all(table)

    assert order == [(start + turn) % seats for turn in range(seats * TOKENS[seats])]
    # Resolution begins with the start player again.
    assert (int(table.state.phase), int(table.state.turn)) == (CHOOSING, start)


@pytest.mark.clause("ERA-20")
def test_nobody_places_out_of_turn() -> None:
    table = started(start=2)
    place(table, BUILD)

    for seat in (0, 1, 2):
        refusal = table.refused(Place(seat, MARKET))
        assert (refusal.id, refusal.clause) == ("era-refusal-turn", "ERA-20")
        assert refusal.args == {"seat": seat, "other": 3}


@pytest.mark.clause("ERA-20")
def test_a_placed_token_lies_in_its_area_for_all_to_see() -> None:
    table = started(start=2)

    (event,) = place(table, MARKET)

    assert isinstance(event, TokenPlaced)
    assert (event.seat, event.area) == (2, MARKET)
    assert [tokens_in(table, area) for area in range(AREAS)] == [[], [], [], [], [2], []]


# Where a token may lie.


@pytest.mark.clause("ERA-21")
def test_six_areas_are_open_to_the_first_player() -> None:
    table = started()

    assert table.legal() == [Place(0, area) for area in range(6)]
    assert [area["area"] for area in view(table.state, 0)["areas"]] == [
        "build", "factories", "buy", "produce", "market", "develop",
    ]  # fmt: skip


@pytest.mark.clause("ERA-21", "ERA-22")
@EVERY_AREA
def test_an_area_takes_two_tokens_and_no_third(area: int) -> None:
    table = started()

    place(table, area, area)

    assert tokens_in(table, area) == [0, 1]
    refusal = table.refused(Place(2, area))
    assert (refusal.id, refusal.clause) == ("era-refusal-area-full", "ERA-22")
    assert refusal.args == {"area": f"era-area-{AREA_NAMES[area]}"}


@pytest.mark.clause("ERA-22")
@EVERY_SIZE
def test_a_full_area_stays_full_for_the_rest_of_placement(seats: int) -> None:
    table = started(seats)
    place(table, MARKET, MARKET)

    while table.state.phase == PLACING:
        assert Place(int(table.state.turn), MARKET) not in table.legal()
        table.act(table.legal()[0])

    assert tokens_in(table, MARKET) == [0, 1]


@pytest.mark.clause("ERA-22")
def test_an_area_is_free_again_in_the_next_round() -> None:
    table = started()
    place(table, MARKET, MARKET)
    place_all(table)

    withdraw_all(table)

    assert table.legal() == [Place(1, area) for area in range(6)]


@pytest.mark.clause("ERA-23")
@EVERY_AREA
def test_nobody_has_two_tokens_in_an_area(area: int) -> None:
    table = started(3)
    other = (area + 1) % AREAS
    place(table, area, other, other)

    refusal = table.refused(Place(0, area))

    assert (refusal.id, refusal.clause) == ("era-refusal-own-token", "ERA-23")
    assert refusal.args == {"seat": 0, "area": f"era-area-{AREA_NAMES[area]}"}
    # The second space is still free for another.
    assert place(table, (area + 2) % AREAS, area)


@pytest.mark.clause("ERA-23")
def test_the_third_token_of_three_players_needs_a_third_area() -> None:
    table = started(3)
    place(table, BUILD, MARKET, PRODUCE, BUY, BUILD, FACTORIES)

    assert table.refused(Place(0, BUY)).clause == "ERA-23"
    assert table.legal() == [Place(0, area) for area in (FACTORIES, PRODUCE, MARKET, DEVELOP)]


# Every token is placed.


@pytest.mark.clause("ERA-24")
@pytest.mark.parametrize("first", [[], [BUILD, BUILD, BUY, BUY, MARKET]])
def test_a_token_cannot_be_kept_back(first: list[int]) -> None:
    table = started()
    place(table, *first)
    seat = int(table.state.turn)

    for idle in (Pass(seat), Finish(seat), Withdraw(seat, BUILD)):
        assert table.refused(idle).id == "era-refusal-placing"

    assert table.kinds() == {"place"}


@pytest.mark.clause("ERA-24")
@pytest.mark.parametrize(("seats", "free"), [(3, 4), (4, 5), (5, 3)])
def test_a_legal_space_exists_for_every_token_however_one_places(seats: int, free: int) -> None:
    table = started(seats)

    # Every way to place, areas taken as alike: layer after layer, one token more in each.
    layer = [table.state]
    for token in range(seats * TOKENS[seats]):
        spaces_left = 12 - token
        following: dict[tuple[int, ...], EraState] = {}
        for state in layer:
            choices = table.game.legal(state, int(state.turn))
            assert choices, f"no space for token {token + 1}"
            for choice in choices:
                after = table.game.copy(state)
                table.game.apply(after, choice)
                following.setdefault(tuple(sorted(int(bits) for bits in after.tokens)), after)
        layer = list(following.values())

    assert spaces_left == free
    assert {int(state.phase) for state in layer} == {CHOOSING}


@pytest.mark.clause("ERA-25")
def test_a_token_may_lie_where_its_action_cannot_be_carried_out() -> None:
    table = started().strip(0).show_cards().show_factories()

    assert table.legal() == [Place(0, area) for area in range(AREAS)]
    place(table, BUILD, MARKET, MARKET, DEVELOP, PRODUCE, FACTORIES, FACTORIES, BUY)

    # When its turn comes it can only be taken back.
    for area in (BUILD, PRODUCE):
        assert table.refused(Resolve(0, area)).id == "era-refusal-nothing-to-do"
    assert table.legal() == [Withdraw(0, BUILD), Withdraw(0, PRODUCE)]


@pytest.mark.clause("ERA-25")
def test_a_useless_token_blocks_the_area_for_others() -> None:
    table = started().strip(0).strip(1)

    place(table, BUILD, BUILD)

    assert table.refused(Place(2, BUILD)).clause == "ERA-22"


# The two spaces of an area.


@pytest.mark.clause("ERA-26")
def test_who_came_first_to_an_area_leaves_no_trace() -> None:
    first, second = started(), started()

    place(first, BUILD, BUY, MARKET, DEVELOP, BUY, BUILD, DEVELOP, MARKET)
    place(second, BUY, BUILD, DEVELOP, MARKET, BUILD, BUY, MARKET, DEVELOP)

    assert first.game.dump(first.state) == second.game.dump(second.state)


@pytest.mark.clause("ERA-26")
def test_the_one_who_came_second_may_resolve_first() -> None:
    table = started()
    place(table, MARKET, BUY, PRODUCE, FACTORIES, BUY, MARKET, FACTORIES, PRODUCE)

    # Seat 1 came to the ships before seat 0, seat 0 is the first to buy.
    table.act(Resolve(0, BUY))

    assert table.area_of_turn() == "buy"
    assert tokens_in(table, BUY) == [0, 1]
