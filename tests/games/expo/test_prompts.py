"""Every decision has its sentence, made from what the seat may see."""

import pytest

from menlo.games.expo.actions import Advance, BuyTechnology, BuyTile, Confer, Enter, Finish
from menlo.games.expo.state import PHASE_NAMES
from menlo.kernel.rng import seeded
from menlo.locale import catalogue
from tests.games.expo.table import (
    ACADEMY,
    CONFERENCE,
    COPPER,
    EXPO,
    JOURNAL,
    LABORATORY,
    SKYSCRAPER,
    STATION,
    Laid,
    Table,
    busy,
)

WORDS = catalogue(names=EXPO.names())
UPGRADED_ACADEMY: Laid = ("improvement-academy", (1, 1), 0)


def sentence(table: Table) -> str:
    return WORDS.render(EXPO.prompt(table.state, int(table.state.turn)))


def test_a_card_is_asked_for_and_the_barred_one_named() -> None:
    assert sentence(Table().turn(0)) == "Play one of your action cards."
    assert sentence(Table().turn(0, last=JOURNAL)) == (
        "Play one of your action cards, but not Journal: it was just played."
    )


def test_the_station_names_price_and_purchases_left() -> None:
    table = Table().money(0, 2).playing(0, STATION)
    assert sentence(table) == "Buy a tile at the Station for $1: 3 purchases left."
    table.act(BuyTile(0, 0))
    assert sentence(table) == "You have $1, the next one costs $2: finish."
    assert sentence(Table().money(0, 9).station().playing(0, STATION)) == "The Station is empty: finish."


def test_the_academy_names_what_may_still_be_taken() -> None:
    assert sentence(Table().money(0, 2).playing(0, ACADEMY)) == "Buy a project or a technology for $2."
    assert sentence(Table().money(0, 1).playing(0, ACADEMY)) == "You have $1, the next one costs $2: finish."
    table = Table().lab(0, UPGRADED_ACADEMY).money(0, 2).playing(0, ACADEMY)
    assert sentence(table) == "Buy a project or a technology for $2, and take a resource tile for nothing."
    table.act(BuyTechnology(0, 0))
    assert sentence(table) == "Take a resource tile from the Station for nothing."
    table.station()
    assert sentence(table) == "Nothing is left to take: finish."


def test_the_laboratory_counts_its_operations() -> None:
    table = Table().supply(0, "airship").playing(0, LABORATORY)
    assert sentence(table) == "Place a tile or remove one: 3 operations left."
    table.remove(0, (2, 2))
    table.remove(0, (2, 6))
    assert sentence(table) == "Place a tile or remove one: 1 operation left."
    table.act(next(action for action in table.legal() if action.kind == "choose"))
    assert sentence(table) == "Choose where to lay Airship, and turn it as you like."


def test_the_journal_counts_its_points_and_a_track_waits_for_its_bonus_tile() -> None:
    table = Table().piece(0, 0, COPPER, 9).playing(0, JOURNAL)
    assert sentence(table) == "Move your patent pieces: 3 points left."
    table.act(Advance(0, 0))
    assert sentence(table) == "Choose the bonus tile for the end of Copper."


def test_the_conference_counts_its_options() -> None:
    table = Table().lab(0, ("airship", (1, 1), 0)).playing(0, CONFERENCE)
    assert sentence(table) == "Choose an option of the Conference: 2 left, then the round ends."
    table.act(Confer(0, 0))
    assert sentence(table) == "Move or turn a tile of your laboratory: 3 left."
    table.act(next(action for action in table.legal() if action.kind == "lift"))
    assert sentence(table) == "Choose a new place for Airship, and turn it as you like."
    table.act(next(action for action in table.legal() if action.kind == "put"), Finish(0))
    assert sentence(table) == "Choose another option of the Conference: 1 left, then the round ends."
    table.act(Confer(0, 2))
    assert sentence(table) == "Move one of your patent pieces: 1 point left."
    table.act(Enter(0, 0, COPPER))
    assert table.state.turn != 0


def test_a_handicap_names_the_drawn_tile() -> None:
    table = Table(options={"handicap-0": "freshman"})
    table.state.held = table.code("steel-manual")

    assert sentence(table) == "Lay 2 Steel / 1 Manual in place of a scrap, turned as you like."


def test_a_last_turn_says_so() -> None:
    table = Table(2).turn(0).jury(6, 5).playing(0, CONFERENCE)
    table.act(Finish(0))

    assert sentence(table) == "Your last turn: play one of your action cards."


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_decision_has_a_sentence_that_does_not_depend_on_hidden_things(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(4):
        state, rng = EXPO.setup(seats, seed, {"handicap-0": "lab-assistant", "played-cards": "strict"}), seeded(seed)
        while EXPO.outcome(state) is None:
            seat = int(EXPO.decider(state))
            message = EXPO.prompt(state, seat)
            seen.add(PHASE_NAMES[state.phase])
            assert not WORDS.render(message).startswith("expo-")
            assert EXPO.prompt(EXPO.determinize(state, seat, rng.copy()), seat) == message
            EXPO.apply(state, busy(EXPO, state, rng))

    # Alone, the ghosts may be the first at the end of every track.
    assert seen | {"bonus"} == set(PHASE_NAMES) - {"over"}


def test_barred_cards_say_why() -> None:
    assert Table().turn(0, last=SKYSCRAPER).view()["barred"] == {"skyscraper": "neighbour", "conference": "first-turn"}
    assert Table().turn(0, last=SKYSCRAPER, played=[SKYSCRAPER]).view()["barred"] == {}
    solo = Table(1).turn(0, last=JOURNAL, played=[STATION])
    assert solo.view()["barred"] == {"journal": "ghost"}
    table = Table(2).jury(6, 5).playing(0, CONFERENCE)
    table.act(Finish(0))
    assert table.view()["barred"] == {"conference": "last-turn"}


def test_read_strictly_nobody_else_learns_a_hand_from_what_is_barred() -> None:
    table = Table(options={"played-cards": "strict"}).turn(0, last=SKYSCRAPER)

    assert table.view(1)["barred"] == {} and table.view(0)["barred"] != {}
