"""The page and the types of the wire say what the code does, and what really goes over the wire fits them."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from menlo.games.smartphone.reach_data import ReachView
from menlo.kernel import registry
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import SPECTATOR, Game, State
from menlo.kernel.message import Message
from menlo.kernel.rng import seeded
from menlo.server import protocol
from menlo.server.advice.routes import AskVerdict
from menlo.server.api import Box, Reach, api
from menlo.server.app import Settings, make_app
from menlo.server.describe.games import games
from menlo.server.describe.meanings import meanings
from menlo.server.describe.page import PAGE, page
from menlo.server.describe.routes import routes
from menlo.server.describe.shapes import OPEN, Shape, Undescribed, holds_any, struct_shape
from menlo.server.describe.typescript import TYPES, types
from menlo.server.describe.wire import Failure, Outcome, wire
from menlo.server.guide_api import StepInfo
from menlo.server.protocol import Code, Refused, Words, decode_client, encode
from menlo.server.words import Speaker

ROOT = Path(__file__).parent.parent.parent
GAMES = {game.name: game for game in games()}


def required(shape: Shape) -> set[str]:
    return {field.name for field in shape.fields if not field.optional}


def on_the_wire(data: object) -> Any:
    return msgspec.json.decode(encode(data))


def bare_types() -> str:
    """The types without remarks and literals."""
    return re.sub(r'//[^\n]*|/\*.*?\*/|"[^"\n]*"', "", types(), flags=re.DOTALL)


def moments(game: Game[State], state: State) -> Iterator[tuple[Action, Message, list[Event]]]:
    """Random play to the end: each action with its label and what happened. The state goes along."""
    rng = seeded(7)
    while deciders := game.deciders(state):
        legal = game.legal(state, deciders[0])
        action = legal[int(rng.below(len(legal)))]
        yield action, game.label(state, action), game.apply(state, action)


def test_the_page_is_current() -> None:
    assert (ROOT / PAGE).read_text("utf-8") == page(), "run `make docs`"


def test_the_types_are_current() -> None:
    assert (ROOT / TYPES).read_text("utf-8") == types(), "run `make docs`"


def test_the_types_leave_nothing_open() -> None:
    assert not re.search(r"\b(any|unknown|object|Function)\b", bare_types())


def test_every_type_that_is_used_is_declared_once() -> None:
    code = bare_types()
    declared = re.findall(r"^export (?:interface|type) (\w+)", code, re.MULTILINE)

    assert len(declared) == len(set(declared))
    assert set(re.findall(r"\b[A-Z][a-z]\w+", code)) - set(declared) == {"Authorization", "Record"}


def test_every_message_is_in_its_union_with_its_tag() -> None:
    text = types()

    for union, name in ((protocol.FromClient, "FromClient"), (protocol.ToClient, "ToClient")):
        members = [cls.__name__ for cls in get_args(union)]
        assert f"export type {name} = {' | '.join(members)};" in text
        for cls in get_args(union):
            assert f'interface {cls.__name__} {{\n  type: "{cls.__struct_config__.tag}";' in text


def test_what_a_client_may_leave_out_is_optional() -> None:
    enter, undo = wire().asked["Enter"], wire().asked["Undo"]

    assert required(enter) == {"type"} and decode_client(b'{"type":"enter"}') == protocol.Enter()
    assert required(undo) == {"type", "id", "seat"}
    assert decode_client(b'{"type":"undo","id":1,"seat":0}') == protocol.Undo(1, 0)
    for field in ("id", "seat"):
        with pytest.raises(msgspec.ValidationError):
            decode_client(json.dumps({k: v for k, v in {"type": "undo", "id": 1, "seat": 0}.items() if k != field}))


def test_what_the_server_leaves_out_is_optional_and_the_rest_is_not() -> None:
    known = wire()

    assert set(on_the_wire(Refused(None, Code.STALE, "late"))) == required(known.told["Refused"])
    assert set(on_the_wire(Words("era-place"))) == required(known.told_parts["Words"])
    info = protocol.MatchInfo("m", "era", 1, "digest", {}, [], "open", "open", 0, "hash")
    assert set(on_the_wire(protocol.Update(0, info, [], [], []))) == required(known.told["Update"])
    assert [field.type for field in known.told["Refused"].fields if field.name == "message"] == ["Words"]


def test_a_field_that_may_hold_anything_must_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(OPEN, ("Eye", "view"))

    with pytest.raises(Undescribed, match=r"Eye\.view may hold anything"):
        struct_shape(protocol.Eye, asked=False)


def test_only_fields_that_may_hold_anything_are_explained() -> None:
    for name, field in OPEN:
        routed = {each.__name__: each for each in (AskVerdict, Box, Reach, ReachView, StepInfo)}
        known = {**vars(protocol), **routed}
        info = msgspec.inspect.type_info(known[name])
        assert isinstance(info, msgspec.inspect.StructType | msgspec.inspect.TypedDictType)
        assert [holds_any(found.type) for found in info.fields if found.name == field] == [True]


def test_remarks_belong_to_the_member_before_them() -> None:
    found = meanings(
        'class Colour(StrEnum):\n    """What\n    it is."""\n\n    # of old\n    RED = "red"  # like # fire\n'
        '    BLUE = "blue"\n    deep: dict[\n        str, int\n    ]  # None = no end\n'
    )

    assert found.docs == {"Colour": "What it is."}
    assert found.remarks == {"Colour": {"RED": "like # fire", "BLUE": "", "deep": "null = no end"}}


def test_every_code_is_on_the_page_with_its_meaning() -> None:
    text = page()

    for code in Code:
        assert re.search(rf"^\| `{code.value}` \| [^|]{{8,}} \| \d{{3}} \|$", text, re.MULTILINE)


def test_every_route_of_the_server_is_described_with_all_it_takes() -> None:
    paths = make_app(Settings("sqlite://")).openapi_schema.to_schema()["paths"]
    described = {route.name: route for route in routes()}

    assert set(described) == {f"{method.upper()} {path}" for path, found in paths.items() for method in found}
    for path, operations in paths.items():
        for method, operation in operations.items():
            route = described[f"{method.upper()} {path}"]
            taken = {
                (where, field.name, not field.optional) for where, fields in route.inputs.items() for field in fields
            }
            assert taken == {(p["in"], p["name"], p["required"]) for p in operation.get("parameters", [])}
            assert str(route.status) in operation["responses"]
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            assert body.get("$ref", "").rpartition("/")[2] == (route.body.__name__ if route.body else "")


@pytest.mark.parametrize("body", [b'{"game": 3}', b"{", b'{"game": "era", "seats": [{"kind": "king"}]}'])
def test_a_request_of_the_wrong_form_is_answered_as_described(body: bytes) -> None:
    with TestClient(Litestar([api])) as client:
        answer = client.post("/api/matches", content=body)

    assert answer.status_code == 400
    assert msgspec.json.decode(answer.content, type=Failure) == answer.json()


def test_every_game_is_described() -> None:
    folders = (ROOT / "src" / "menlo" / "games").iterdir()

    assert sorted(GAMES) == sorted(folder.name for folder in folders if (folder / "game.py").is_file())


@pytest.mark.parametrize("name", GAMES)
def test_what_a_match_sends_fits_its_types(name: str) -> None:
    known, game = GAMES[name], registry.game(name)
    events = {json.loads(shape.fields[0].type): cls for cls, shape in known.events}
    speaker, seats, heard = Speaker(game, "", {}), max(game.title.seats), set()
    state = game.setup(seats, 7)

    for action, label, happened in moments(game, state):
        for seat in (SPECTATOR, *range(seats)):
            view = on_the_wire(dict(game.view(state, seat)))
            assert msgspec.convert(view, known.view) == view
        fits(known.actions, on_the_wire(dict(game.encode(action))))
        words(label, speaker)
        for event in happened:
            data = on_the_wire(dict(game.encode_event(event)))
            heard.add(data["kind"])
            assert msgspec.convert(data, events[data["kind"]]) == data
            words(game.tell(event), speaker)

    assert len(heard) > len(events) / 2
    outcome = game.outcome(state)
    assert outcome is not None
    sent = on_the_wire(dict(outcome.data()))
    assert msgspec.convert(sent, Outcome) == sent


def fits(shapes: list[Shape], action: Mapping[str, object]) -> None:
    """An action is one of those described, with exactly its fields, all of them numbers within their bounds."""
    shape = next(shape for shape in shapes if shape.fields[0].type == json.dumps(action["kind"]))
    assert [field.name for field in shape.fields] == list(action)
    for field in shape.fields[1:]:
        value = action[field.name]
        assert field.type == "number" and type(value) is int
        if field.remark:
            low, high = field.remark.split(" to ")
            assert int(low) <= value <= int(high)


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    """As the types have it: an argument is a number, a text, or a phrase of its own."""

    id: str
    args: "dict[str, int | str | Phrase]"


def words(message: Message, speaker: Speaker) -> None:
    said = on_the_wire(speaker.say(message))
    msgspec.convert({"args": {}, **said}, Phrase)
