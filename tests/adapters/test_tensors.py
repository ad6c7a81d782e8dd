"""What learners see: numbers of the view and of nothing else, whichever way they are made."""

from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from menlo.adapters.tensors import layout, tensor
from menlo.kernel import registry
from menlo.kernel.errors import UnknownName
from menlo.kernel.game import SPECTATOR, Game, State, Title
from menlo.kernel.rng import seeded
from tests.conformance.cases import Case, cases, walk


def observed(rules: Game[State], state: State, seat: int) -> list[int]:
    """What `observe` writes, into a buffer that holds something else before, with a margin on either side."""
    out = vec[i64]([77] * (rules.features + 2))
    rules.observe(state, seat, out, 1)
    assert out[0] == out[rules.features + 1] == 77, "written beyond its place"
    return [int(number) for number in out][1:-1]


@cache
def names(game: str) -> list[str]:
    return layout(registry.game(game))


def differences(game: str, found: list[int], expected: list[int]) -> dict[str, tuple[int, int]]:
    assert len(found) == len(expected) == len(names(game))
    return {name: (found[i], expected[i]) for i, name in enumerate(names(game)) if found[i] != expected[i]}


@cases(seeds=1, soak=50)
def test_observing_the_position_says_what_the_view_says(case: Case) -> None:
    rules, last = case.rules(), case.setup()
    for decision in walk(case):
        last = decision.state
        if decision.number % 11:
            continue
        for seat in (SPECTATOR, *range(case.seats)):
            expected = tensor(rules, rules.view(decision.state, seat))
            assert differences(case.game, observed(rules, decision.state, seat), expected) == {}
    for seat in range(case.seats):
        assert differences(case.game, observed(rules, last, seat), tensor(rules, rules.view(last, seat))) == {}


@cases(seeds=1, soak=50)
def test_what_a_seat_cannot_see_changes_no_number(case: Case) -> None:
    rules, rng = case.rules(), seeded(case.seed, 7)
    for decision in walk(case):
        if decision.number % 5:
            continue
        for seat in (SPECTATOR, *range(case.seats)):
            sample = rules.determinize(decision.state, seat, rng)
            assert differences(case.game, observed(rules, sample, seat), observed(rules, decision.state, seat)) == {}


@pytest.mark.parametrize("game", registry.games())
def test_every_number_has_a_name_of_its_own_at_every_table(game: str) -> None:
    rules = registry.game(game)

    assert len(set(names(game))) == len(names(game)) == rules.features
    for seats in rules.title.seats:
        state = rules.setup(seats, 0)
        assert len(tensor(rules, rules.view(state, seats - 1))) == rules.features


def test_seats_are_counted_from_the_watcher() -> None:
    """In Era everything about mats is open: who looks only changes where the counting begins."""
    case = Case("era", 4, 5)
    rules = case.rules()
    for decision in walk(case):
        if decision.number % 10:
            continue
        seen = [dict(zip(names("era"), observed(rules, decision.state, seat), strict=True)) for seat in range(4)]
        assert seen[decision.seat]["turn=0"] == 1
        assert seen[(decision.seat + 1) % 4]["turn=3"] == 1
        for seat in range(4):
            for place in range(4):
                for name in ("goods[coin]", "tokens[market]", "points[building]", "capacity"):
                    assert seen[seat][f"mats[{place}].{name}"] == seen[(seat + place) % 4][f"mats[0].{name}"]


def test_an_unfinished_plan_is_written_for_its_seat_alone() -> None:
    rules = registry.game("smartphone")
    state = rules.setup(3, 1)
    while len(rules.deciders(state)) == 1:
        rules.apply_key(state, rules.deciders(state)[0], rules.legal_keys(state, rules.deciders(state)[0])[0])
    before = [observed(rules, state, seat) for seat in range(3)]
    for index in (0, -1):  # pads, then whatever else there is
        rules.apply_key(state, 1, list(rules.legal_keys(state, 1))[index])

    assert observed(rules, state, 0) == before[0]
    assert observed(rules, state, 2) == before[2]
    changed = {name for name, (new, old) in differences("smartphone", observed(rules, state, 1), before[1]).items()}
    assert changed and all(name.startswith("plan.") for name in changed)


def test_a_game_without_tensors_is_named() -> None:
    stranger = registry.game("era")
    stranger.title = Title("ludo", "Ludo", [], [], 1896, [2])

    with pytest.raises(UnknownName, match="no tensors for game 'ludo': expected one of era, expo, smartphone"):
        tensor(stranger, {})
