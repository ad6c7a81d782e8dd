"""The end of the game: the last visit to the market, the bonus points, the winner."""

from collections.abc import Sequence

import pytest

from menlo.games.era.actions import (
    COG_FOR_COINS,
    COG_FOR_INFLUENCE,
    COINS_FOR_COG,
    COINS_FOR_INFLUENCE,
    Build,
    BuyBonus,
    BuyLoad,
    Develop,
    Finish,
    Pass,
    Place,
    Produce,
    Register,
    Resolve,
    RunFactory,
    Swap,
    TakeCog,
    Trade,
    Withdraw,
)
from menlo.games.era.events import AWARD_NAMES, Awarded, ClosingBegan, MatchEnded, RoundBegan, RoundEnded, SymbolReached
from menlo.games.era.goods import COAL, COIN, GOOD_NAMES, METAL, TOOL, WOOD
from menlo.games.era.state import CLOSING, OVER, PLACING
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import NOBODY, Outcome
from tests.games.era.table import BUY, FACTORIES, MARKET, Table

PATENTS, COGS, CAPACITY = AWARD_NAMES
ORANGE, BROWN, GREEN, YELLOW = range(4)
SEWING_MACHINE = 2  # its gold space
NO_SPACE = -1
RICH = dict.fromkeys(GOOD_NAMES, 20)


def close(table: Table) -> list[Event]:
    """The last round is over and nobody visits the market."""
    table.closing(0)
    return table.act(*[Finish(seat) for seat in range(len(table.state.mats))])


def outcome(table: Table) -> Outcome:
    """How a match that is over ended."""
    result = table.game.outcome(table.state)
    assert result is not None
    return result


def score(table: Table) -> Outcome:
    """How the match ends if nobody visits the market."""
    close(table)
    return outcome(table)


def points(result: Outcome, source: str) -> list[int]:
    """The points of each seat from one source."""
    return [sources[source] for sources in result.points]


def patents(table: Table, *squares: int) -> Table:
    for seat, square in enumerate(squares):
        table.state.mats[seat].patents = square
    return table


def lead(table: Table, award: str, leaders: Sequence[int]) -> Table:
    """The leaders are equal in one category and ahead of everyone else in it."""
    if award == PATENTS:
        return patents(table, *[int(seat in leaders) for seat in range(len(table.state.mats))])
    for seat in leaders:
        if award == COGS:
            table.developed(*equal_spaces(table)[seat], owner=seat)
        else:
            table.own_factories(seat, "start-factory", "sawmill")
    return table


def equal_spaces(table: Table) -> list[tuple[str, str]]:
    """Development spaces, at least one for each seat, that all cost the same."""
    box = table.state.box
    costs = [int(cost) for cost in box.dev_cogs]
    common = max(set(costs), key=costs.count)
    sides = ("gold", "silver")
    return [(box.invention_ids[i // 2], sides[i % 2]) for i, cost in enumerate(costs) if cost == common]


def factory_making(table: Table, amount: int) -> str:
    """A factory, not the start factory, with this number on top."""
    return table.state.box.factory_ids[list(table.state.box.factory_amount).index(amount, 1)]


# When the game ends.


@pytest.mark.clause("ERA-124")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_the_game_ends_after_its_last_round(seats: int, rounds: int) -> None:
    table = Table(seats)
    events: list[Event] = []

    while table.state.phase != CLOSING:
        legal = table.legal()
        events += table.act(legal[-1] if table.state.phase != PLACING else legal[0])
        assert table.state.round <= rounds and table.game.outcome(table.state) is None

    ended = [event.round for event in events if isinstance(event, RoundEnded)]
    assert ended == list(range(1, rounds + 1))
    closing = table.act(*[Finish((int(table.state.start) + i) % seats) for i in range(seats)])
    assert isinstance(closing[-1], MatchEnded)
    assert table.state.phase == OVER and table.game.decider(table.state) == NOBODY
    assert outcome(table).end == "last-round"


@pytest.mark.clause("ERA-124")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_round_before_the_last_is_followed_by_another(seats: int) -> None:
    table = Table(seats)
    table.state.round = table.state.last_round - 1

    events = table.turn(0, FACTORIES).act(Withdraw(0, FACTORIES))

    assert table.state.phase == PLACING and table.state.round == table.state.last_round
    assert any(isinstance(event, RoundBegan) for event in events)


@pytest.mark.clause("ERA-124")
def test_nothing_is_prepared_after_the_last_round() -> None:
    table = Table()
    table.state.round = table.state.last_round
    table.state.start = 2
    before = (list(table.state.cards), list(table.state.factories), list(table.state.loads))

    events = table.turn(0, FACTORIES).act(Withdraw(0, FACTORIES))

    assert [type(event) for event in events[1:]] == [RoundEnded, ClosingBegan]
    assert (list(table.state.cards), list(table.state.factories), list(table.state.loads)) == before
    assert table.state.round == table.state.last_round and table.state.start == 2


@pytest.mark.clause("ERA-124")
@pytest.mark.parametrize("action", [Place(0, BUY), Finish(0), Trade(0, COINS_FOR_COG), Pass(3)])
def test_nothing_can_be_done_after_the_end(action: Action) -> None:
    table = Table().give(0, **RICH)
    close(table)

    refusal = table.refused(action)

    assert (refusal.id, refusal.clause) == ("era-refusal-over", "ERA-124")
    assert all(not table.game.legal(table.state, seat) for seat in range(4))


# The score.


@pytest.mark.clause("ERA-125")
def test_the_score_adds_the_track_the_last_exchange_and_the_bonus_points() -> None:
    table = patents(Table(3).give(0, coin=4, cog=0).on_square(0, 20).on_square(1, 7), 1, 0, 0)
    table.developed("car", "gold", owner=1).own_factories(2, "start-factory", "sawmill")
    table.closing(0)

    table.act(Trade(0, COINS_FOR_INFLUENCE), Trade(0, COINS_FOR_INFLUENCE), Finish(0), Finish(1), Finish(2))

    result = outcome(table)
    assert result.scores == [20 + 2 + 5, 7 + 5, 5]
    assert result.points[0] == {
        "building": 0,
        "producing": 0,
        "royalties": 0,
        "exchanging": 0,
        "developing": 20,
        "patents": 0,
        "closing": 2,
        "most-patents": 5,
        "most-cogs": 0,
        "largest-capacity": 0,
    }


# The last visit to the market.


@pytest.mark.clause("ERA-126")
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (3, 2), (4, 3), (5, 1), (5, 4)])
def test_everyone_visits_the_market_in_turn_from_the_last_start_player(seats: int, start: int) -> None:
    table = Table(seats)
    table.state.round, table.state.start = table.state.last_round, start

    events = table.turn(0, FACTORIES).act(Withdraw(0, FACTORIES))

    assert [event.start for event in events if isinstance(event, ClosingBegan)] == [start]
    for i in range(seats):
        seat = (start + i) % seats
        refusal = table.refused(Finish((seat + 1) % seats))
        assert (refusal.clause, refusal.args) == ("ERA-126", {"seat": (seat + 1) % seats, "other": seat})
        table.act(Trade(seat, COINS_FOR_INFLUENCE), Finish(seat))
    assert table.state.phase == OVER
    assert points(outcome(table), "closing") == [1] * seats


@pytest.mark.clause("ERA-126")
def test_at_most_five_exchanges_in_the_last_visit() -> None:
    table = Table().give(0, **RICH).closing(0)

    table.act(Trade(0, COINS_FOR_INFLUENCE), Trade(0, COG_FOR_INFLUENCE), Trade(0, COINS_FOR_COG))
    table.act(Trade(0, COG_FOR_COINS), Swap(0, METAL, COAL, WOOD))

    for action in (Trade(0, COINS_FOR_COG), Trade(0, COG_FOR_INFLUENCE), Swap(0, METAL, COAL, WOOD)):
        refusal = table.refused(action)
        assert (refusal.clause, refusal.args) == ("ERA-73", {"seat": 0, "most": 5})
    assert table.legal() == [Finish(0)]


@pytest.mark.clause("ERA-126")
@pytest.mark.parametrize(
    ("exchange", "other", "square"),
    [
        pytest.param(Trade(0, COINS_FOR_COG), Trade(0, COG_FOR_COINS), "upper", id="upper"),
        pytest.param(Trade(0, COINS_FOR_INFLUENCE), Trade(0, COG_FOR_INFLUENCE), "middle", id="middle"),
        pytest.param(Swap(0, COIN, COIN, TOOL), Swap(0, METAL, COAL, WOOD), "lower", id="lower"),
    ],
)
def test_at_most_three_exchanges_per_square_in_the_last_visit(exchange: Action, other: Action, square: str) -> None:
    table = Table().give(0, **RICH).closing(0)

    table.act(exchange, other, exchange)

    for action in (exchange, other):
        refusal = table.refused(action)
        assert refusal.clause == "ERA-72"
        assert refusal.args == {"seat": 0, "square": f"era-square-{square}", "most": 3}


@pytest.mark.clause("ERA-126")
def test_each_player_has_the_limits_of_the_last_visit_for_himself() -> None:
    table = Table().give(0, **RICH).give(1, **RICH).closing(0)
    visit = [COINS_FOR_INFLUENCE] * 3 + [COINS_FOR_COG] * 2

    for seat in (0, 1):
        table.act(*[Trade(seat, trade) for trade in visit], Finish(seat))

    assert table.square(0) == table.square(1) == 3


@pytest.mark.clause("ERA-126")
def test_the_last_visit_begins_afresh_after_exchanges_in_the_last_round() -> None:
    table = Table().give(0, **RICH).give(0, bonus=0)
    table.state.round, table.state.start = table.state.last_round, 0
    table.turn(0, MARKET).act(Resolve(0, MARKET), *[Trade(0, COINS_FOR_INFLUENCE)] * 3, Finish(0))

    table.act(*[Trade(0, COG_FOR_INFLUENCE)] * 3)

    assert table.square(0) == 6


@pytest.mark.clause("ERA-126")
@pytest.mark.parametrize(
    ("action", "id", "clause"),
    [
        pytest.param(TakeCog(0), "era-refusal-cog-at-end", "ERA-126", id="take-a-cog"),
        pytest.param(BuyBonus(0), "era-refusal-bonus-at-end", "ERA-126", id="buy-a-bonus-token"),
        pytest.param(RunFactory(0, 0), "era-refusal-bonus-only", "ERA-97", id="use-a-bonus-token"),
        pytest.param(Pass(0), "era-refusal-no-bonus-step", "ERA-95", id="pass"),
        pytest.param(Build(0, 0), "era-refusal-market-only", "ERA-126", id="build"),
        pytest.param(BuyLoad(0, 0), "era-refusal-market-only", "ERA-126", id="buy"),
        pytest.param(Produce(0, 0), "era-refusal-market-only", "ERA-126", id="produce"),
        pytest.param(Develop(0, SEWING_MACHINE), "era-refusal-market-only", "ERA-126", id="develop"),
        pytest.param(Register(0, NO_SPACE), "era-refusal-market-only", "ERA-126", id="register"),
        pytest.param(Resolve(0, MARKET), "era-refusal-busy", "ERA-126", id="resolve"),
        pytest.param(Withdraw(0, MARKET), "era-refusal-busy", "ERA-126", id="withdraw"),
        pytest.param(Place(0, MARKET), "era-refusal-all-placed", "ERA-18", id="place"),
    ],
)
def test_the_last_visit_allows_nothing_but_exchanges(action: Action, id: str, clause: str) -> None:
    table = Table(3).give(0, **RICH).closing(0)

    refusal = table.refused(action)

    assert (refusal.id, refusal.clause) == (id, clause)
    assert table.kinds() == {"finish", "trade", "swap"}


@pytest.mark.clause("ERA-126")
def test_no_bonus_step_follows_the_last_visit() -> None:
    table = Table().give(0, **RICH).closing(0)

    table.act(Trade(0, COINS_FOR_COG), Finish(0))

    assert table.state.phase == CLOSING and table.state.turn == 1
    assert table.goods(0)["bonus"] == 20


@pytest.mark.clause("ERA-127")
def test_the_last_visit_gives_three_points_at_most() -> None:
    table = Table().give(0, **RICH).closing(0)

    table.act(Trade(0, COG_FOR_INFLUENCE), Trade(0, COINS_FOR_INFLUENCE), Trade(0, COG_FOR_INFLUENCE))

    assert table.square(0) == 3
    assert table.refused(Trade(0, COG_FOR_INFLUENCE)).clause == "ERA-72"
    # Nothing that is still on offer moves the pawn.
    for action in table.legal():
        after = table.game.copy(table.state)
        table.game.apply(after, action)
        assert after.mats[0].square() == 3


@pytest.mark.clause("ERA-128")
@pytest.mark.parametrize(("square", "good"), [(6, "tool"), (7, "metal"), (9, "coin"), (11, "wood")])
def test_the_last_visit_reaches_no_symbols(square: int, good: str) -> None:
    table = Table().strip(0).give(0, cog=1).on_square(0, square - 1).closing(0)

    events = table.act(Trade(0, COG_FOR_INFLUENCE))

    assert table.square(0) == square and table.goods(0)[good] == 0
    assert not any(isinstance(event, SymbolReached) for event in events)


@pytest.mark.clause("ERA-128")
def test_bonus_points_reach_no_symbols() -> None:
    table = lead(Table().on_square(0, 1), PATENTS, [0])
    before = table.goods(0)

    events = close(table)

    assert points(outcome(table), PATENTS)[0] == 5  # from square 1 to the tool on 6, were they moved
    assert table.goods(0) == before
    assert not any(isinstance(event, SymbolReached) for event in events)


# Bonus points.


@pytest.mark.clause("ERA-129")
@pytest.mark.parametrize(
    ("squares", "expected"), [((6, 5, 0, 1), [5, 0, 0, 0]), ((0, 1, 2, 3), [0, 0, 0, 5]), ((0, 0, 1, 0), [0, 0, 5, 0])]
)
def test_the_highest_on_the_patent_track_gets_five(squares: tuple[int, ...], expected: list[int]) -> None:
    table = patents(Table(), *squares)

    events = close(table)

    assert points(outcome(table), PATENTS) == expected
    awards = [event for event in events if isinstance(event, Awarded) and AWARD_NAMES[event.award] == PATENTS]
    assert [(event.seat, event.points) for event in awards] == [(expected.index(5), 5)]


@pytest.mark.clause("ERA-129")
def test_the_patent_bonus_goes_by_the_track_and_not_by_patented_inventions() -> None:
    # Orange has put three patents on inventions, Brown registered four and placed none.
    table = patents(Table(), 3, 4, 0, 0)
    for invention in ("car", "camera", "telephone"):
        table.developed(invention, "gold", owner=ORANGE, patented=True)

    assert points(score(table), PATENTS) == [0, 5, 0, 0]


@pytest.mark.clause("ERA-129", "ERA-132")
@pytest.mark.example("EX-9")
def test_yellow_and_green_tie_on_the_patent_track() -> None:
    table = Table()
    for seat, square in {ORANGE: 1, BROWN: 2, GREEN: 4, YELLOW: 4}.items():
        table.state.mats[seat].patents = square

    result = score(table)

    assert [points(result, PATENTS)[seat] for seat in (YELLOW, GREEN)] == [3, 3]
    assert [points(result, PATENTS)[seat] for seat in (ORANGE, BROWN)] == [0, 0]


@pytest.mark.clause("ERA-130")
@pytest.mark.example("EX-10")
def test_green_has_invested_the_most_cogs_though_not_made_the_most_inventions() -> None:
    table = Table().developed("steam-locomotive", "gold", owner=GREEN).developed("car", "gold", owner=GREEN)
    for invention in ("cash-register", "sewing-machine", "typewriter"):
        table.developed(invention, "gold", owner=YELLOW)
    cogs = [int(table.state.box.dev_cogs[space]) for space in range(18) if table.state.owners[space] == YELLOW]
    assert len(cogs) == 3 and sum(cogs) < 4 + 3

    result = score(table)

    assert points(result, COGS) == [0, 0, 5, 0]


@pytest.mark.clause("ERA-130")
def test_gold_and_silver_spaces_both_count_for_the_cogs() -> None:
    # Together Orange's two spaces of the car beat the gold space of the locomotive; each alone does not.
    table = Table().developed("car", "gold", owner=ORANGE).developed("car", "silver", owner=ORANGE)
    table.developed("steam-locomotive", "gold", owner=BROWN)
    box = table.state.box
    gold, silver = (int(box.dev_cogs[table.space("car", side)]) for side in ("gold", "silver"))
    assert max(gold, silver) < 4 < gold + silver

    assert points(score(table), COGS) == [5, 0, 0, 0]


@pytest.mark.clause("ERA-130")
def test_cogs_in_hand_and_patents_do_not_count_as_invested() -> None:
    table = Table().give(ORANGE, cog=20).developed("sewing-machine", "gold", owner=ORANGE, patented=True)
    table.developed("steam-locomotive", "gold", owner=BROWN)

    assert points(score(table), COGS) == [0, 5, 0, 0]


@pytest.mark.clause("ERA-131")
@pytest.mark.example("EX-11")
def test_green_has_the_largest_capacity_with_four() -> None:
    table = Table()
    one, three = factory_making(table, 1), factory_making(table, 3)
    table.own_factories(GREEN, "start-factory", three)  # 1 + 3 = 4, on two cards
    table.own_factories(YELLOW, "start-factory", one, one)  # 3, on three cards

    result = score(table)

    assert points(result, CAPACITY) == [0, 0, 5, 0]


@pytest.mark.clause("ERA-131")
def test_capacity_four_ties_with_capacity_four_on_more_cards() -> None:
    table = Table()
    one, three = factory_making(table, 1), factory_making(table, 3)
    table.own_factories(GREEN, "start-factory", three).own_factories(YELLOW, "start-factory", one, one, one)

    assert points(score(table), CAPACITY) == [0, 0, 3, 3]


@pytest.mark.clause("ERA-131")
@pytest.mark.parametrize("product", ["metal", "technology", "tool", "coal", "wood", "coin", "cog"])
def test_factories_of_every_kind_count_for_the_capacity(product: str) -> None:
    table = Table()
    goods = [GOOD_NAMES[good] for good in table.state.box.factory_good]
    table.own_factories(BROWN, "start-factory", table.state.box.factory_ids[goods.index(product, 1)])

    assert points(score(table), CAPACITY) == [0, 5, 0, 0]


@pytest.mark.clause("ERA-132")
@pytest.mark.parametrize("award", AWARD_NAMES)
@pytest.mark.parametrize(
    ("seats", "leaders", "share"),
    [
        (3, [2], 5),
        (3, [0, 2], 3),
        (3, [0, 1, 2], 2),
        (4, [1, 2], 3),
        (4, [0, 1, 3], 2),
        (4, [0, 1, 2, 3], 1),
        (5, [1, 4], 3),
        (5, [0, 2, 4], 2),
        (5, [0, 1, 2, 4], 1),
        (5, [0, 1, 2, 3, 4], 1),
    ],
)
def test_tied_players_share_the_bonus(award: str, seats: int, leaders: list[int], share: int) -> None:
    table = lead(Table(seats), award, leaders)

    result = score(table)

    assert points(result, award) == [share if seat in leaders else 0 for seat in range(seats)]


@pytest.mark.clause("ERA-132")
@pytest.mark.parametrize(("seats", "share"), [(3, 2), (4, 1), (5, 1)])
def test_a_tie_of_all_at_nothing_is_a_tie_like_any_other(seats: int, share: int) -> None:
    result = score(Table(seats))

    assert points(result, PATENTS) == points(result, COGS) == [share] * seats


@pytest.mark.clause("ERA-132")
def test_the_categories_are_awarded_one_by_one() -> None:
    table = lead(lead(lead(Table(), PATENTS, [0]), COGS, [0, 1]), CAPACITY, [0, 2, 3])

    result = score(table)

    assert result.scores == [5 + 3 + 2, 3, 2, 2]


@pytest.mark.clause("ERA-133")
@pytest.mark.parametrize("award", AWARD_NAMES)
def test_a_second_place_gives_nothing(award: str) -> None:
    table = lead(Table(), award, [0, 1, 2])
    if award == PATENTS:
        table.state.mats[0].patents = 2
    elif award == COGS:
        table.developed("airplane", "gold", owner=0)
    else:
        table.own_factories(0, "start-factory", "sawmill", "sawmill")

    assert points(score(table), award) == [5, 0, 0, 0]


@pytest.mark.clause("ERA-133")
@pytest.mark.parametrize("good", GOOD_NAMES)
def test_goods_left_over_score_nothing(good: str) -> None:
    table, poor = Table(), Table()
    table.give(1, **{good: 30})
    poor.give(1, **{good: 0})

    assert score(table).scores == score(poor).scores


# The winner.


@pytest.mark.clause("ERA-134")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_most_points_win(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        table.on_square(seat, 10 * seat)
    # The tie-break has no say as long as the points differ.
    table.developed("sewing-machine", "gold", owner=0)

    result = score(table)

    assert result.winners == [seats - 1]
    assert result.places == list(range(seats, 0, -1))


@pytest.mark.clause("ERA-134")
def test_bonus_points_can_decide_the_game() -> None:
    table = lead(Table().on_square(0, 14).on_square(1, 10), PATENTS, [1])

    result = score(table)

    assert result.scores[1] == result.scores[0] + 1
    assert result.winners == [1]


def tied(*spaces: tuple[str, str, int]) -> Table:
    """Seats 0 to 2 of four are equal but for the spaces they own; seat 3 is far behind and has invested most cogs."""
    table = Table()
    for seat in range(3):
        table.on_square(seat, 30)
    for side in ("gold", "silver"):
        table.developed("airplane", side, owner=3).developed("steam-locomotive", side, owner=3)
    for invention, side, owner in spaces:
        table.developed(invention, side, owner=owner)
    return table


@pytest.mark.clause("ERA-135")
@pytest.mark.parametrize(
    ("spaces", "winner"),
    [
        pytest.param([("camera", "gold", 1)], 1, id="one-against-none"),
        pytest.param(
            [("camera", "gold", 0), ("telephone", "gold", 1), ("telephone", "silver", 1)], 1, id="silver-counts-too"
        ),
        pytest.param(
            [
                *[("camera", "gold", 0), ("telephone", "gold", 0), ("gramophone", "gold", 1)],
                *[("camera", "silver", 2), ("telephone", "silver", 2), ("gramophone", "silver", 2)],
            ],
            2,
            id="three-silver-against-two-gold",
        ),
        pytest.param(
            [("car", "gold", 0), ("cash-register", "gold", 1), ("typewriter", "gold", 1)], 1, id="number-and-not-cogs"
        ),
    ],
)
def test_a_tie_goes_to_the_player_with_more_developed_inventions(
    spaces: list[tuple[str, str, int]], winner: int
) -> None:
    table = tied(*spaces)

    result = score(table)

    assert result.scores[0] == result.scores[1] == result.scores[2] > result.scores[3]
    assert result.winners == [winner]


@pytest.mark.clause("ERA-135")
def test_the_tie_break_is_only_among_the_tied() -> None:
    # Seat 3 has developed four spaces, more than anyone, but has fewer points.
    result = score(tied(("camera", "gold", 0)))

    assert result.winners == [0] and result.places[3] == 4


@pytest.mark.clause("ERA-136")
@pytest.mark.parametrize(
    ("spaces", "winners"),
    [
        pytest.param([], [0, 1, 2], id="all-three-without-inventions"),
        pytest.param([("camera", "gold", 0), ("telephone", "gold", 2)], [0, 2], id="two-with-one-each"),
        pytest.param(
            [("camera", "gold", 0), ("camera", "silver", 1), ("telephone", "silver", 2)],
            [0, 1, 2],
            id="gold-is-no-better-than-silver",
        ),
    ],
)
def test_whoever_is_still_tied_shares_the_victory(spaces: list[tuple[str, str, int]], winners: list[int]) -> None:
    table = tied(*spaces)

    result = score(table)

    assert result.winners == winners
    assert all(place > 1 for seat, place in enumerate(result.places) if seat not in winners)


@pytest.mark.clause("ERA-136")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_shares_the_victory_when_nothing_was_done(seats: int) -> None:
    result = score(Table(seats))

    assert result.winners == list(range(seats))
