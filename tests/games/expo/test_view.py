"""What a player wants to see, and what nobody may see."""

import pytest

from menlo.games.expo.actions import Finish
from menlo.kernel.errors import MalformedState
from menlo.kernel.options import Option
from menlo.kernel.play import playout
from menlo.kernel.rng import seeded
from menlo.locale import catalogue
from tests.games.expo.table import AUTOMATED, CONFERENCE, COPPER, EXPO, LABORATORY, Laid, Table

CELLOPHANE: Laid = ("cellophane", (2, 3), 0)


def test_projects_tell_what_they_need_have_lack_and_would_score() -> None:
    table = Table().lab(0, CELLOPHANE, ("empirical-copper", (2, 3), 0)).supply(0, "airship").piece(0, 0, COPPER, 2)

    laid = table.project(0, "cellophane")
    assert laid["laid"] and not laid["completed"]
    assert laid["needs"] == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
    assert laid["has"] == {"copper": 1, "empirical": 2} and laid["lacks"] == {"automated": 2, "steam": 2}
    assert laid["worth"] == 4
    waiting = table.project(0, "airship")
    assert not waiting["laid"] and waiting["lacks"] == waiting["needs"] and waiting["worth"] == 2


def test_tracks_tell_who_leads() -> None:
    table = Table().piece(2, 0, AUTOMATED, 4).piece(1, 0, AUTOMATED, 4)

    assert [track["leader"] for track in table.view()["tracks"]] == [None, None, None, 2, None, None]


def test_put_back_projects_are_known_in_order_and_the_rest_is_not() -> None:
    table = Table().lab(0, CELLOPHANE, ("tractor", (5, 1), 0)).playing(0, LABORATORY)
    table.remove(0, (5, 2))
    table.remove(0, (2, 4))
    stack = table.view()["academy"][table.shape("s")]

    assert stack["under"] == ["tractor", "cellophane"]
    orders = set()
    for seed in range(30):
        sample = EXPO.determinize(table.state, 0, seeded(seed))
        assert EXPO.view(sample, 0) == EXPO.view(table.state, 0)
        first = table.shape("s") * 16
        orders.add(tuple(int(project) for project in sample.stacks)[first : first + 16])
    assert len(orders) > 4
    assert {order[len(stack["unseen"]) :] for order in orders} == {next(iter(orders))[len(stack["unseen"]) :]}


def test_a_sample_deals_stacks_and_decks_anew() -> None:
    state = Table(1).state
    draws, decks, rngs = set(), set(), set()
    for seed in range(10):
        sample = EXPO.determinize(state, 0, seeded(seed))
        draws.add(tuple(int(tile) for tile in sample.draw))
        decks.add(tuple(int(card) for card in sample.ghost_deck))
        rngs.add(tuple(sample.rng.dump()))

    assert len(draws) == 10 and len(decks) > 8 and len(rngs) == 10
    assert tuple(state.rng.dump()) not in rngs


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "option",
    [option for option in EXPO.options if not option.name.startswith("handicap-")],
    ids=lambda option: option.name,
)
def test_options_play_to_the_end_with_one_and_two_players(seats: int, option: Option) -> None:
    for seed in range(3):
        state = EXPO.setup(seats, seed, {option.name: option.values[1]})
        playout(EXPO, state, seeded(seed))
        assert EXPO.outcome(state) is not None


def test_labels_tell_cost_and_gain() -> None:
    words = catalogue(names=EXPO.names())
    table = Table().lab(0, CELLOPHANE, ("empirical-copper", (2, 3), 0), ("automated-steel", (4, 3), 0))
    table.supply(0, "steam-theoretical").playing(0, LABORATORY)
    table.act(next(action for action in table.legal() if action.kind == "choose"))

    labels = [words.render(EXPO.label(table.state, action)) for action in table.legal()]

    assert "2 Steam / 1 Theoretical to row 1, column 5, turned once: 2 of the needed units, completes for +3" in labels
    assert "2 Steam / 1 Theoretical to row 7, column 7" in labels


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("money", 13),
        ("money", -1),
        ("hand", 64),
        ("lab", [3]),
        ("lab", [64 * 256 + 48]),
        ("completed", 1),
        ("supply", [200]),
    ],
)
def test_a_damaged_mat_is_no_position(field: str, value: object) -> None:
    data = dict(EXPO.dump(Table().state))
    mats = data["mats"]
    assert isinstance(mats, list)
    damaged = {**data, "mats": [{**mats[0], field: value}, *mats[1:]]}

    with pytest.raises(MalformedState):
        EXPO.load(damaged)


def test_tiles_that_vanish_or_lie_twice_are_no_position() -> None:
    data = dict(EXPO.dump(Table().state))
    draw = data["draw"]
    assert isinstance(draw, list)

    for pile in (draw[1:], [*draw, draw[0]]):
        with pytest.raises(MalformedState, match="tiles"):
            EXPO.load({**data, "draw": pile})
    with pytest.raises(MalformedState, match="tiles 'batteries'"):
        EXPO.load({**data, "technologies": 0b1111111111101})


def test_a_position_in_the_middle_of_a_conference_is_loaded_as_it_was() -> None:
    table = Table()
    table.playing(0, CONFERENCE)

    loaded = EXPO.load(EXPO.dump(table.state))

    assert EXPO.dump(loaded) == EXPO.dump(table.state)
    assert Finish(0) in EXPO.legal(loaded, 0)
