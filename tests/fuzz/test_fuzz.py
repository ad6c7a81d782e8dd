"""Hostile input: whatever comes in, the answer is one clear line, and nothing is half done.

A few hundred inputs per target in the ordinary suite; `make soak` takes 100,000 in all.
"""

import copy
import json
from functools import cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from menlo.kernel import registry
from menlo.kernel.errors import MalformedAction, MalformedState, MenloError, PackError, RecordError
from menlo.kernel.game import Game, State
from menlo.kernel.play import Match, play_match, playout
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import header_of, replay, write
from tests.conformance.cases import SOAK

TARGETS = 8
many = settings(
    max_examples=100_000 // TARGETS if SOAK else 150,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not SOAK,
)

games = st.sampled_from(registry.games())
scalars = st.none() | st.booleans() | st.integers() | st.integers(-3, 20) | st.text(max_size=8) | st.floats()
data = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@cache
def rules_of(name: str) -> Game[State]:
    return registry.game(name)


@cache
def record_of(name: str, seats: int) -> str:
    """A finished match of random players."""
    rules = rules_of(name)
    match = Match(rules, seats, 11)
    play_match(match, [registry.bot("random")] * seats, seeded(12))
    return "\n".join(write(match, ["random"] * seats)) + "\n"


@cache
def position_of(name: str, steps: int) -> str:
    rules = rules_of(name)
    state = rules.setup(rules.title.seats[-1], 3)
    playout(rules, state, seeded(4), steps)
    return json.dumps(rules.dump(state))


def one_line(error: MenloError) -> None:
    text = str(error)
    assert text and "\n" not in text and len(text) < 1_000


@many
@given(games, data)
def test_any_data_as_an_action(name: str, noise: object) -> None:
    rules = rules_of(name)
    try:
        action = rules.decode(noise)
    except MalformedAction as error:
        one_line(error)
    else:
        assert rules.decode(rules.encode(action)) == action


@many
@given(games, st.integers(0, 10**4), st.dictionaries(st.sampled_from(["kind", "seat", "space", "area", "x"]), scalars))
def test_damaged_actions(name: str, key: int, damage: dict[str, object]) -> None:
    """Real actions with some fields replaced: decoded to an action of the game, or refused."""
    rules = rules_of(name)
    state = rules.setup(rules.title.seats[0], 1)
    broken = {**rules.encode(rules.action(0, key % rules.num_keys)), **damage}
    try:
        action = rules.decode(broken)
    except MalformedAction as error:
        one_line(error)
        return
    before = json.dumps(rules.dump(state))
    rules.check(state, action)
    assert json.dumps(rules.dump(state)) == before


@many
@given(
    games,
    st.integers(0, 4),
    st.text(max_size=40)
    | st.lists(
        st.sampled_from(["place", "buy", "swap", "coin", "for", "P1", "produce-fake", "9", "register", "nothing", ""]),
        max_size=6,
    ).map(" ".join),
)
def test_any_text_as_notation(name: str, seat: int, text: str) -> None:
    rules = rules_of(name)
    try:
        action = rules.parse(seat, text)
    except MalformedAction as error:
        one_line(error)
    else:
        assert rules.notate(action) == text


@many
@given(games, data)
def test_any_data_as_a_position(name: str, noise: object) -> None:
    try:
        rules_of(name).load(noise)
    except MalformedState as error:
        one_line(error)
    else:
        raise AssertionError("noise was loaded as a position")


@many
@given(games, st.integers(0, 300), st.data())
def test_damaged_positions(name: str, steps: int, draw: st.DataObject) -> None:
    """A real position with one value changed is refused, or can be played to its end."""
    rules = rules_of(name)
    whole = json.loads(position_of(name, steps - steps % 10))
    broken = copy.deepcopy(whole)
    spot: object = broken
    while isinstance(spot, dict | list) and spot:
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = draw.draw(st.sampled_from(keys))
        inner = spot[key]
        if isinstance(inner, dict | list) and inner and draw.draw(st.booleans() | st.just(True)):
            spot = inner
            continue
        spot[key] = draw.draw(st.integers(-2, 40) | scalars) if not isinstance(inner, dict) else draw.draw(data)
        break
    try:
        state = rules.load(broken)
    except MalformedState as error:
        one_line(error)
    else:
        playout(rules, state, seeded(steps), 10_000)
        assert rules.outcome(state) is not None


@many
@given(games, st.data())
def test_damaged_records(name: str, draw: st.DataObject) -> None:
    """A record with lines cut, swapped, doubled or altered is refused with the place, or tells the same match."""
    rules = rules_of(name)
    lines = record_of(name, rules.title.seats[0]).splitlines()
    kind = draw.draw(st.sampled_from(["cut", "swap", "double", "drop", "alter", "noise"]))
    at = draw.draw(st.integers(0, len(lines) - 1))
    if kind == "cut":
        text = "\n".join(lines)[: draw.draw(st.integers(0, 3_000))]
    else:
        if kind == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "drop":
            del lines[at]
        elif kind == "alter":
            spot = draw.draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:spot] + draw.draw(st.characters()) + lines[at][spot + 1 :]
        else:
            lines[at] = draw.draw(st.text(max_size=60))
        text = "\n".join(lines) + "\n"
    try:
        header_of(text, "record")
        match = replay(rules, text, "record")
    except RecordError as error:
        one_line(error)
        assert str(error).startswith("record")
    else:
        assert rules.outcome(match.state) is not None


@many
@given(st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "replace")))
def test_any_text_as_a_record_or_pack(text: str) -> None:
    try:
        header_of(text, "record")
    except RecordError as error:
        one_line(error)
    for name in registry.games():
        try:
            registry.game(name, text)
        except PackError as error:
            one_line(error)
        else:
            raise AssertionError("noise was read as a pack")


@many
@given(games, st.data())
def test_damaged_packs(name: str, draw: st.DataObject) -> None:
    """A pack with a line altered is refused with the place, or can be played with."""
    lines = rules_of(name).pack_text.splitlines()
    at = draw.draw(st.integers(0, len(lines) - 1))
    kind = draw.draw(st.sampled_from(["drop", "number", "noise", "swap", "character"]))
    if kind == "drop":
        del lines[at]
    elif kind == "number":
        number = str(draw.draw(st.integers(-3, 60)))
        lines[at] = "".join(number if character.isdigit() else character for character in lines[at])
    elif kind == "noise":
        lines[at] = draw.draw(st.text(max_size=30))
    elif kind == "swap":
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
    elif lines[at]:
        spot = draw.draw(st.integers(0, len(lines[at]) - 1))
        lines[at] = lines[at][:spot] + draw.draw(st.characters()) + lines[at][spot + 1 :]
    try:
        rules = registry.game(name, "\n".join(lines), "my.toml")
    except PackError as error:
        one_line(error)
        assert str(error).startswith("my.toml")
    else:
        state = rules.setup(rules.title.seats[0], 1)
        playout(rules, state, seeded(1), 10_000)
        assert rules.outcome(state) is not None
