"""What every game promises by the kernel's contract, shown on random matches."""

import json
from collections.abc import Mapping

import pytest

from menlo.kernel.errors import IllegalAction, MalformedAction, MalformedState
from menlo.kernel.events import EventLog
from menlo.kernel.game import SPECTATOR, Game, State
from menlo.kernel.rng import seeded
from menlo.locale import LANGUAGES, catalogue
from tests.conformance.cases import Case, cases, walk
from tests.conformance.pieces import counts, fading, pieces

BOUND = 5_000  # decisions no random match comes near


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def truth(rules: Game[State], state: State) -> str:
    return text(rules.dump(state))


@cases(seeds=2, soak=100)
def test_the_log_replays_to_the_same_state(case: Case) -> None:
    rules, log = case.rules(), []
    for decision in walk(case):
        log.append(text(rules.encode(rules.action(decision.seat, decision.choice))))
        state = decision.state

    replayed = case.setup()
    for line in log:
        rules.apply(replayed, rules.decode(json.loads(line)))

    assert truth(rules, replayed) == truth(rules, state)


@cases(seeds=1, soak=20)
def test_legal_and_check_agree_over_every_action_there_is(case: Case) -> None:
    rules, spoken = case.rules(), [catalogue(language) for language in LANGUAGES]
    known = {clause.id for clause in rules.clauses()}
    heard_before: set[tuple[str, ...]] = set()
    for decision in walk(case):
        if decision.number % 13:
            continue
        before, untouched = truth(rules, decision.state), rules.copy(decision.state)
        for seat in range(case.seats):
            legal = {int(key) for key in rules.legal_keys(decision.state, seat)}
            for key in range(rules.num_keys):
                if key in legal:
                    assert rules.act(rules.copy(decision.state), seat, key, None) is None, rules.action(seat, key)
                    continue
                refusal = rules.act(untouched, seat, key, None)
                assert refusal is not None, f"{rules.action(seat, key)!r} is allowed but not offered"
                assert refusal.clause in known
                said = (refusal.id, refusal.clause, *sorted(refusal.args))
                if said not in heard_before:
                    heard_before.add(said)
                    assert all(words.render(refusal).endswith(f"({refusal.clause})") for words in spoken)
        assert truth(rules, untouched) == before, "a refused action changed the position"


@cases(seeds=1, soak=20)
def test_nobody_acts_for_a_seat_that_is_not_at_the_table(case: Case) -> None:
    rules, words = case.rules(), catalogue()
    for decision in walk(case):
        if decision.number % 13:
            continue
        before, untouched = truth(rules, decision.state), rules.copy(decision.state)
        for seat in {SPECTATOR, case.seats, rules.table.most_seats - 1} - set(range(case.seats)):
            assert not len(rules.legal_keys(decision.state, seat))
            for key in range(0, rules.num_keys, 7):
                refusal = rules.act(untouched, seat, key, None)
                assert refusal is not None, rules.action(seat, key)
                assert words.render(refusal).endswith(f"({refusal.clause})")
        assert truth(rules, untouched) == before


@cases(seeds=2, soak=1000)
def test_random_matches_end_and_every_decider_has_a_choice(case: Case) -> None:
    rules, rounds = case.rules(), 1
    for decision in walk(case):
        tally = rules.tally(decision.state)
        assert tally is not None
        assert len(tally.points) == case.seats
        assert tally.round >= rounds
        rounds = tally.round
        assert decision.keys, "someone owes a decision and has no action"
        assert len(set(decision.keys)) == len(decision.keys)
        assert all(0 <= key < rules.num_keys for key in decision.keys)
        assert len(decision.keys) < 2_000
        assert decision.number < BOUND
        assert rules.outcome(decision.state) is None
        state = decision.state
    assert rules.deciders(state) == []
    outcome = rules.outcome(state)
    assert outcome is not None
    assert len(outcome.places) == case.seats
    final = rules.tally(state)
    assert final is not None
    assert final.points == outcome.scores
    # A single seat plays against the game, which may come first.
    assert outcome.winners or outcome.places == [2]
    for seat in range(case.seats):
        assert outcome.scores[seat] == sum(outcome.points[seat].values())
        # A place is one more than the number of seats that are better.
        better = sum(place < outcome.places[seat] for place in outcome.places)
        assert outcome.places[seat] == 1 + better or case.seats == 1
        assert list(rules.legal_keys(state, seat)) == []


@cases(seeds=2, soak=1000)
def test_components_neither_appear_nor_vanish(case: Case) -> None:
    whole, last = pieces(case.setup()), fading(case.setup())
    for decision in walk(case):
        assert pieces(decision.state) == whole
        assert min(counts(decision.state)) >= 0
        now = fading(decision.state)
        assert not now - last, "a component came back into the game"
        last = now


@cases(seeds=1, soak=50)
def test_dump_and_load_give_the_position_back_at_every_decision(case: Case) -> None:
    rules = case.rules()
    for decision in walk(case):
        dumped = truth(rules, decision.state)
        loaded = rules.load(json.loads(dumped))
        assert truth(rules, loaded) == dumped
        assert [int(key) for key in rules.legal_keys(loaded, decision.seat)] == decision.keys
        # The future is the same, too: what the loaded position does next is what the original does.
        ahead = rules.copy(decision.state)
        rules.apply_key(loaded, decision.seat, decision.choice)
        rules.apply_key(ahead, decision.seat, decision.choice)
        assert truth(rules, loaded) == truth(rules, ahead)


@cases(seeds=1, soak=20)
def test_copies_are_independent(case: Case) -> None:
    rules = case.rules()
    for decision in walk(case):
        if decision.number % 7:
            continue
        before = truth(rules, decision.state)
        copy, rng = rules.copy(decision.state), seeded(decision.number)
        assert truth(rules, copy) == before
        for _ in range(40):
            for seat in rules.deciders(copy)[:1]:
                keys = rules.legal_keys(copy, seat)
                rules.apply_key(copy, seat, keys[rng.below(len(keys))])
        assert truth(rules, decision.state) == before


@cases(seeds=1, soak=1000)
def test_what_a_seat_cannot_see_changes_nothing_it_sees(case: Case) -> None:
    rules, rng = case.rules(), seeded(case.seed, 7)
    for decision in walk(case):
        if decision.number % (5 if case.seed else 1):
            continue
        for seat in (SPECTATOR, *range(case.seats)):
            sample = rules.determinize(decision.state, seat, rng)
            assert text(rules.view(sample, seat)) == text(rules.view(decision.state, seat))
            assert list(rules.legal_keys(sample, seat)) == list(rules.legal_keys(decision.state, seat))
            if seat == decision.seat:
                assert heard(rules, sample, seat, decision.choice) == heard(
                    rules, rules.copy(decision.state), seat, decision.choice
                )


def heard(rules: Game[State], state: State, seat: int, key: int) -> list[str]:
    """What the seat hears of its action, up to the first thing that chance brought to light."""
    log = EventLog()
    rules.apply_key(state, seat, key, log)
    lines: list[str] = []
    for event in log.events:
        if event.fence:
            break
        if event.visible_to(seat):
            lines.append(text(rules.encode_event(event)))
    return lines


@cases(seeds=1, soak=5)
def test_samples_hide_the_future(case: Case) -> None:
    """Determinized positions agree on what is seen and differ in what is drawn next."""
    rules, rng = case.rules(), seeded(case.seed, 8)
    futures = set()
    for decision in walk(case):
        if decision.number == 3:
            for _ in range(20):
                sample = rules.determinize(decision.state, decision.seat, rng)
                futures.add(draws(rules, sample))
            true = draws(rules, rules.copy(decision.state))
            break
    assert len(futures) > 15
    assert true not in futures


def draws(rules: Game[State], state: State) -> str:
    """What chance brings when the first legal action is taken again and again."""
    log = EventLog()
    for _ in range(300):
        for seat in rules.deciders(state)[:1]:
            rules.apply_key(state, seat, rules.legal_keys(state, seat)[0], log)
    return text([rules.encode_event(event) for event in log.events if event.fence])


@cases(seeds=1, soak=20)
def test_every_action_and_event_can_be_said(case: Case) -> None:
    rules = case.rules()
    words = catalogue(names=rules.names())
    for decision in walk(case):
        for key in decision.keys:
            action = rules.action(decision.seat, key)
            assert rules.key(action) == key
            assert rules.decode(json.loads(text(rules.encode(action)))) == action
            assert words.render(rules.label(decision.state, action))
        log = EventLog()
        rules.apply_key(rules.copy(decision.state), decision.seat, decision.choice, log)
        assert log.events, "an action left no trace in the log"
        for event in log.events:
            assert words.render(rules.tell(event))
            assert json.dumps(rules.encode_event(event))


@cases(seeds=1, soak=1)
def test_an_illegal_action_raises_and_changes_nothing(case: Case) -> None:
    rules, state = case.rules(), case.setup()
    seat = rules.deciders(state)[0]
    before = truth(rules, state)
    illegal = [key for key in range(rules.num_keys) if key not in set(rules.legal_keys(state, seat))]

    with pytest.raises(IllegalAction, match="refused: "):
        rules.apply(state, rules.action(seat, illegal[0]))

    assert truth(rules, state) == before


@cases(seeds=1, soak=1)
@pytest.mark.parametrize("noise", [None, 3, "place", [], {}, {"kind": "dance", "seat": 0}, {"kind": []}, {"seat": 0}])
def test_nonsense_is_no_action(case: Case, noise: object) -> None:
    with pytest.raises(MalformedAction, match="expected"):
        case.rules().decode(noise)


@cases(seeds=1, soak=1)
def test_nonsense_is_no_state(case: Case) -> None:
    rules = case.rules()
    whole = rules.dump(case.setup())
    noises: list[object] = [None, 7, [], {}, "state"]
    damages: list[object] = [None, -7, [-99], {}, "x", 10**12]
    for noise in noises:
        with pytest.raises(MalformedState):
            rules.load(noise)
    for key in whole:
        for damage in damages:
            broken: Mapping[str, object] = {**whole, key: damage}
            with pytest.raises(MalformedState):
                rules.load(broken)
        with pytest.raises(MalformedState):
            rules.load({name: value for name, value in whole.items() if name != key})
    with pytest.raises(MalformedState):
        rules.load({**whole, "unknown": 1})
