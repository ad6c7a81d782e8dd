"""The wire described from the code itself: a page for people and types for the browser.

python -m menlo.server.describe --write     (in the root of the repository)

Shapes come from the types, meanings from docstrings and from the remarks behind fields. Nothing is written twice, and a
test fails when the two files are not what the code says.
"""

import ast
import inspect
import io
import json
import sys
import tokenize
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Annotated, NotRequired, TypedDict, get_args, get_origin, get_type_hints

from litestar import Litestar
from litestar.datastructures import State as AppState
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec import inspect as shapes

from menlo.kernel import registry
from menlo.kernel.errors import MenloError
from menlo.kernel.game import Action
from menlo.kernel.keys import Keys
from menlo.server.api import api
from menlo.server.app import MOST_BODY, STATUS
from menlo.server.hosts import MOST_NAME
from menlo.server.protocol import MOST_BYTES, PROTOCOL, Code, FromClient, ToClient
from menlo.server.socket import SEND_SECONDS, play

HERE = "menlo.server.describe"  # also when it is the program
PAGE = Path("docs/protocol.md")
TYPES = Path("web/src/lib/wire/protocol.ts")

WIDTH = 120
BAR = "\\|"  # inside a cell of a table
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")

# What the wire leaves open because the games fill it in.
OPEN = {
    ("Words", "args"): "Record<string, Arg>",
    ("Act", "action"): "GameAction",
    ("Choice", "action"): "GameAction",
    ("Eye", "view"): "GameView",
    ("Happened", "events"): "GameEvent[]",
    ("Update", "outcome"): "Outcome | null",
}


class Undescribed(MenloError):
    """Something goes over the wire that cannot be described."""


class Outcome(TypedDict):
    """How a match ended, the same for every game."""

    points: list[dict[str, int]]  # of each seat, by source
    scores: list[int]  # of each seat, the sum of its points
    places: list[int]  # of each seat; 1 = first, equal places are shared
    end: str  # why it ended


class Trouble(TypedDict):
    message: str
    key: NotRequired[str]  # the field or parameter
    source: NotRequired[str]  # body, query, header or path


class Failure(TypedDict):
    """The answer to an HTTP request of the wrong form: it never came to be judged."""

    status_code: int
    detail: str
    extra: NotRequired[list[Trouble]]


@dataclass(frozen=True)
class Field:
    name: str
    type: str  # as TypeScript
    optional: bool = False
    remark: str = ""


@dataclass(frozen=True)
class Shape:
    """An object on the wire."""

    name: str
    fields: list[Field]
    doc: str = ""


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    status: int
    doc: str
    inputs: dict[str, list[Field]]  # path, query, header, cookie
    body: type | None
    answer: type | None
    media: str

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(frozen=True)
class GameTypes:
    """What one game puts on the wire, named with the game before it: every game has a MatView."""

    name: str
    title: str
    view: type
    views: list[Shape]
    events: list[tuple[type, Shape]]
    actions: list[Shape]

    @property
    def prefix(self) -> str:
        return self.name.capitalize()


# Meanings, from the source: a running program forgets its remarks, a compiled one its docstrings too.


@dataclass(frozen=True)
class Meanings:
    docs: dict[str, str]  # class -> docstring
    remarks: dict[str, dict[str, str]]  # class -> member -> the remark behind it


def meanings(source: str) -> Meanings:
    lines = io.StringIO(source).readline
    comments = {
        token.start[0]: token.string.lstrip("# ").replace("None", "null")
        for token in tokenize.generate_tokens(lines)
        if token.type == tokenize.COMMENT
    }
    docs: dict[str, str] = {}
    remarks: dict[str, dict[str, str]] = {}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ClassDef):
            continue
        docs[node.name] = " ".join((ast.get_docstring(node) or "").split())
        members = remarks.setdefault(node.name, {})
        for member in node.body:
            targets = member.targets if isinstance(member, ast.Assign) else [getattr(member, "target", None)]
            for target in targets:
                if isinstance(target, ast.Name):
                    members[target.id] = comments.get(member.end_lineno or 0, "")
    return Meanings(docs, remarks)


@cache
def meanings_of(module: str) -> Meanings:
    package, _, name = module.rpartition(".")
    return meanings(files(package).joinpath(f"{name}.py").read_text("utf-8"))


# Types as TypeScript.


def typescript(info: shapes.Type, prefix: str = "") -> str:
    match info:
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.UnionType(types=types):
            return " | ".join(typescript(part, prefix) for part in types)
        case shapes.ListType(item_type=item):
            inner = typescript(item, prefix)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(key_type=shapes.StrType(), value_type=value):
            return f"Record<string, {typescript(value, prefix)}>"
        case shapes.StructType(cls=cls) | shapes.TypedDictType(cls=cls) | shapes.EnumType(cls=cls):
            return prefixed(prefix, cls.__name__)
    raise Undescribed(f"{type(info).__name__} has no form in TypeScript: expected plain JSON types")


def prefixed(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def parts(info: shapes.Type) -> Iterable[shapes.StructType | shapes.TypedDictType]:
    """The objects inside a type, each before those inside it."""
    match info:
        case shapes.UnionType(types=types):
            inner: Sequence[shapes.Type] = types
        case shapes.ListType(item_type=item) | shapes.DictType(value_type=item):
            inner = [item]
        case shapes.StructType(fields=fields) | shapes.TypedDictType(fields=fields):
            yield info
            inner = [field.type for field in fields]
        case _:
            inner = []
    for part in inner:
        yield from parts(part)


def holds_any(info: shapes.Type) -> bool:
    match info:
        case shapes.AnyType():
            return True
        case shapes.UnionType(types=types):
            return any(holds_any(part) for part in types)
        case shapes.ListType(item_type=item) | shapes.DictType(value_type=item):
            return holds_any(item)
    return False


def struct_shape(cls: type, asked: bool) -> Shape:
    """A message or a part of one. What a client sends may leave out defaults; what it gets leaves them out only where
    the server does, and then never holds them."""
    info = shapes.type_info(cls)
    assert isinstance(info, shapes.StructType)
    known = meanings_of(cls.__module__)
    remarks = known.remarks[cls.__name__]
    fields = [] if info.tag_field is None else [Field(info.tag_field, json.dumps(info.tag))]
    sparse = info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        optional = not field.required and (asked or sparse)
        kind = field.type
        if optional and not asked and field.default is None and isinstance(kind, shapes.UnionType):
            kind = shapes.UnionType(tuple(part for part in kind.types if not isinstance(part, shapes.NoneType)))
        if holds_any(kind):
            if (cls.__name__, field.name) not in OPEN:
                raise Undescribed(f"{cls.__name__}.{field.name} may hold anything: expected an entry in OPEN")
            text = OPEN[cls.__name__, field.name]
        else:
            text = typescript(kind)
        fields.append(Field(field.encode_name, text, optional, remarks.get(field.name, "")))
    return Shape(cls.__name__, fields, known.docs[cls.__name__])


def dict_shape(cls: type, known: Meanings, prefix: str = "") -> Shape:
    """A TypedDict, its fields in the order of its source."""
    info = shapes.type_info(cls)
    assert isinstance(info, shapes.TypedDictType)
    found = {field.name: field for field in info.fields}
    fields = [
        Field(
            name,
            typescript(found[name].type, prefix),
            not found[name].required,
            known.remarks[cls.__name__].get(name, ""),
        )
        for name in cls.__annotations__
    ]
    return Shape(prefixed(prefix, cls.__name__), fields, known.docs[cls.__name__])


# What the games put on the wire.


def games() -> list[GameTypes]:
    """The games of this repository; those of others are described by whoever makes them."""
    rules = [registry.game(name) for name in registry.games()]
    return [
        game_types(game.title.id, game.title.name, package)
        for game in rules
        if (package := type(game).__module__.rpartition(".")[0]).startswith("menlo.games.")
    ]


def game_types(name: str, title: str, package: str) -> GameTypes:
    prefix = name.capitalize()
    view_room, event_room, action_room = (interpreted(package, room) for room in ("view", "event_data", "actions"))
    view: type = get_type_hints(view_room.view)["return"]
    known = meanings_of(f"{package}.view")
    views = {part.cls: dict_shape(part.cls, known, prefix) for part in parts(shapes.type_info(view))}
    heard = meanings_of(f"{package}.event_data")
    events = [(cls, dict_shape(cls, heard, prefix)) for cls in get_args(event_room.EventData)]
    docs = meanings_of(f"{package}.actions").docs
    classes = {
        cls.kind: cls.__name__
        for cls in vars(action_room).values()
        if isinstance(cls, type) and issubclass(cls, Action) and "kind" in vars(cls) and cls is not Action
    }
    actions = [
        Shape(prefixed(prefix, classes[row.kind]), action_fields(row), docs[classes[row.kind]])
        for row in action_room.TABLE.rows
    ]
    return GameTypes(name, title, view, list(views.values()), events, actions)


def action_fields(row: Keys) -> list[Field]:
    values = [column for choice in row.choices for column in zip(*choice, strict=True)]
    args = [
        Field(name, "number", remark=f"{min(column)} to {max(column)}")
        for name, column in zip(row.fields, values, strict=True)
    ]
    return [Field("kind", json.dumps(row.kind)), Field("seat", "number"), *args]


def interpreted(package: str, room: str) -> ModuleType:
    """A room of a game run from its source: the compiled one has forgotten what its lists and unions hold."""
    with as_file(files(package).joinpath(f"{room}.py")) as file:
        spec = spec_from_file_location(f"{package}.{room}", file)
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


# HTTP.


def routes() -> list[Route]:
    found = [
        _route(route.path_format, handler)
        for route in _site().routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if not handler.http_methods & {"OPTIONS", "HEAD"}
    ]
    paths = list(dict.fromkeys(route.path for route in found))
    return sorted(found, key=lambda route: (paths.index(route.path), METHODS.index(route.method)))


def socket_path() -> str:
    return next(route.path_format for route in _site().routes if isinstance(route, WebSocketRoute))


@cache
def _site() -> Litestar:
    return Litestar([api, play], openapi_config=None)


def _route(path: str, handler: HTTPRouteHandler) -> Route:
    function = handler.fn
    hints = get_type_hints(function, include_extras=True)
    inputs: dict[str, list[Field]] = {"path": [], "query": [], "header": [], "cookie": []}
    for parameter in inspect.signature(function).parameters.values():
        hint = hints[parameter.name]
        if parameter.name == "data" or hint is AppState:
            continue
        where, name = "path" if f"{{{parameter.name}}}" in path else "query", parameter.name
        if get_origin(hint) is Annotated:
            hint, *extras = get_args(hint)
            for extra in extras:
                if isinstance(extra, ParameterKwarg) and where != "path":
                    where, name = extra.param_type.value, extra.name or name
        optional = parameter.default is not parameter.empty
        text = typescript(shapes.type_info(hint)).removesuffix(" | null" if optional else "")
        remark = f"{json.dumps(parameter.default)} unless told" if optional and parameter.default is not None else ""
        inputs[where].append(Field(name, text, optional, remark))
    answer = hints["return"]
    return Route(
        min(handler.http_methods),
        path,
        handler.status_code,
        " ".join((function.__doc__ or "").split()),
        {where: fields for where, fields in inputs.items() if fields},
        _bare(hints["data"]) if "data" in hints else None,
        None if answer is type(None) else answer,
        str(getattr(handler.media_type, "value", handler.media_type)),
    )


def _bare(hint: type) -> type:
    """The type behind a marker that says where the value comes from."""
    bare: type = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return bare


# The whole of it.


@dataclass(frozen=True)
class Wire:
    """Everything that is on the wire."""

    asked: dict[str, Shape]  # messages of the client
    told: dict[str, Shape]  # messages of the server
    asked_parts: dict[str, Shape]  # inside them, and bodies of requests
    told_parts: dict[str, Shape]
    codes: dict[Code, str]
    routes: list[Route]
    games: list[GameTypes]


@cache
def wire() -> Wire:
    web = routes()
    asked = _structs([*get_args(FromClient), *(route.body for route in web if route.body is not None)])
    told = _structs([*get_args(ToClient), *(route.answer for route in web if route.answer not in (None, str))])
    if both := sorted(cls.__name__ for cls in asked if cls in told):
        raise Undescribed(f"{', '.join(both)}: expected to go one way, since defaults are optional only in requests")
    remarks = meanings_of(Code.__module__).remarks[Code.__name__]
    if dark := [code.name for code in Code if not remarks[code.name]]:
        raise Undescribed(f"{', '.join(dark)}: expected a remark behind the code that says what it means")
    inbound = {cls.__name__: struct_shape(cls, True) for cls in asked}
    outbound = {cls.__name__: struct_shape(cls, False) for cls in told}
    for cls in (Outcome, Failure, Trouble):
        outbound[cls.__name__] = dict_shape(cls, meanings_of(HERE))
    first = {cls.__name__ for union in (FromClient, ToClient) for cls in get_args(union)}
    return Wire(
        {name: shape for name, shape in inbound.items() if name in first},
        {name: shape for name, shape in outbound.items() if name in first},
        {name: shape for name, shape in inbound.items() if name not in first},
        {name: shape for name, shape in outbound.items() if name not in first},
        {code: remarks[code.name] for code in Code},
        web,
        games(),
    )


def _structs(roots: Sequence[type]) -> list[type]:
    """The structs a client may meet, starting from these."""
    return list(dict.fromkeys(part.cls for root in roots for part in parts(shapes.type_info(root))))


# The types for the browser.


def types() -> str:
    known = wire()
    out = [
        "// Generated by `make docs` from src/menlo/server and the games; change those, not this file.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "",
        f"export const MOST_BYTES = {MOST_BYTES}; // of one message from a client",
        "",
        *_comment("Why something was refused."),
        *_union("Code", [json.dumps(code.value) for code in Code], list(known.codes.values())),
        "// From the client.",
        "",
        *_interfaces([*known.asked.values(), *known.asked_parts.values()]),
        *_union("FromClient", list(known.asked)),
        "// To the client.",
        "",
        *_interfaces([*known.told.values(), *known.told_parts.values()]),
        *_union("ToClient", list(known.told)),
        *_comment("An argument of a message: a number, a text or the id of another message, or a message of its own."),
        "export type Arg = number | string | Phrase;",
        "",
        "export interface Phrase {",
        "  id: string;",
        "  args: Record<string, Arg>;",
        "}",
        "",
        *_routes(known.routes),
        *_games(known.games),
    ]
    text = "\n".join(out)
    _must_differ(text)
    return text


def _interfaces(found: Iterable[Shape]) -> list[str]:
    lines: list[str] = []
    for shape in found:
        lines += [*_comment(shape.doc), f"export interface {shape.name} {{"]
        for field in shape.fields:
            remark = f" // {field.remark}" if field.remark else ""
            lines.append(f"  {_member(field)};{remark}")
        lines += ["}", ""]
    return lines


def _member(field: Field) -> str:
    return f"{field.name}{'?' if field.optional else ''}: {field.type}"


def _union(name: str, members: list[str], remarks: list[str] | None = None) -> list[str]:
    notes = [f" // {remark}" for remark in remarks] if remarks is not None else [""] * len(members)
    line = f"export type {name} = {' | '.join(members)};"
    if remarks is None and len(line) <= WIDTH:
        return [line, ""]
    ends = [""] * (len(members) - 1) + [";"]
    rows = [f"  | {member}{end}{note}" for member, end, note in zip(members, ends, notes, strict=True)]
    return [f"export type {name} =", *rows, ""]


def _comment(text: str) -> list[str]:
    if not text:
        return []
    if len(text) + 7 <= WIDTH:
        return [f"/** {text} */"]
    lines, line = ["/**"], " *"
    for word in text.split():
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = " *"
        line += f" {word}"
    return [*lines, line, " */"]


def _routes(found: list[Route]) -> list[str]:
    lines = _comment("Every HTTP route: what it takes and answers. What is refused answers with Refused or Failure.")
    lines.append("export interface Routes {")
    for route in found:
        if route.doc:
            lines.append(f"  /** {route.doc} */")
        lines.append(f"  {json.dumps(route.name)}: {{")
        for where, fields in route.inputs.items():
            lines.append(f"    {where}: {{ {'; '.join(_member(field) for field in fields)} }};")
        if route.body is not None:
            lines.append(f"    body: {route.body.__name__};")
        lines += [f"    answer: {_answer(route)};", "  };"]
    return [*lines, "}", ""]


def _answer(route: Route) -> str:
    if route.answer is None:
        return "null"
    return typescript(shapes.type_info(route.answer))


def _games(found: list[GameTypes]) -> list[str]:
    lines: list[str] = []
    for game in found:
        lines += [f"// {game.title}.", "", *_interfaces(game.views)]
        lines += _interfaces(shape for _, shape in game.events)
        lines += _union(f"{game.prefix}Event", [shape.name for _, shape in game.events])
        lines += _interfaces(game.actions)
        lines += _union(f"{game.prefix}Action", [shape.name for shape in game.actions])
    lines += ["// All games.", "", "export interface Games {"]
    for game in found:
        view = prefixed(game.prefix, game.view.__name__)
        lines.append(f"  {game.name}: {{ view: {view}; event: {game.prefix}Event; action: {game.prefix}Action }};")
    lines += ["}", ""]
    for what in ("View", "Event", "Action"):
        names = [prefixed(game.prefix, game.view.__name__) if what == "View" else game.prefix + what for game in found]
        lines += _union(f"Game{what}", names)
    return lines


def _must_differ(text: str) -> None:
    """TypeScript would quietly merge two interfaces of one name."""
    names = [line.split()[2] for line in text.splitlines() if line.startswith(("export interface", "export type"))]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise Undescribed(f"{', '.join(twice)}: expected every type to have a name of its own")


# The page for people.

SEQUENCE = """\
HTTP carries the lobby, replay and records; one WebSocket per watcher and match carries play. Every message is a JSON
object, told apart by `type`.

```
client                                server
  enter {tokens, since} ───────────▶
                        ◀───────────  hello {match, seats, protocol}
                        ◀───────────  update {version, happened, eyes}
  act {id, decision, action} ──────▶  check, apply, store
                        ◀───────────  accepted {id, version}     or   refused {id, code, clause}
                        ◀───────────  update                     to everyone who watches
```

- **Entering.** The first message is `enter` with the tokens of the seats held; without tokens one is a spectator. The
  answer is `hello`, then an `update` with the whole position. If entering is refused, `refused` comes with `id` null
  and the socket is closed with code 4400 and the code of the refusal as its reason. A second `enter` is refused.
- **One answer each.** Every message with an `id` gets exactly one answer with that id: `accepted` or `refused`, `pong`
  to a `ping`. A message that cannot be read is refused with its id where that can be made out, else with null. A
  refusal changes nothing.
- **Stored, answered, told.** A change is stored before it is answered, and answered before anyone hears of it by an
  `update`, whoever asked included. Should the client go away in between, the change stands.
- **Versions.** The version of a match is the number of lines in its log. Every action and every action taken back is a
  line; nothing is ever removed. A line that takes back has an empty `action` and says in `undoes` which line it undoes.
- **Updates.** An update holds the position, not a difference: draw what `eyes` says. `happened` lists the lines since
  the last update to this watcher, with the events it may hear. Several changes may come in one update: a slow client
  gets the newest position and all the lines before it. An update may also tell nothing new. Before the match begins
  there are no eyes. Who sits where is not part of an update: one of an open match, or of a match that has just begun or
  ended, is a reason to ask for the match by HTTP.
- **Eyes.** A watcher gets one pair of eyes for each seat it holds, a spectator those of seat -1. `legal` lists every
  action the rules allow the seat now, each with a label; there is no other way to learn what is allowed, and none is
  needed.
- **Decisions.** `decision` is set while the seat owes one, and names it. It goes back with `act`, which is refused as
  `stale` when the seat has decided since, or has something else to decide. It stays while what the seat may do stays,
  whatever the other seats of a simultaneous phase do. Decisions are opaque, and new after a restart of the server.
- **Private steps.** In a simultaneous phase a seat may prepare its choice in steps that nobody else hears of. They are
  accepted and stored like any action, but the version stays. A confirmed choice cannot be taken back; others see that
  the seat is ready, and nothing else. All become lines of the log together, when they are revealed.
- **Resuming.** `since` in `enter` is the last version seen: the first update then tells all lines from there on.
  Without it, or when there is no such version, the update tells the position only.
- **Taking back.** `undo` takes back the seat's last action, with `turn` all that `undoable` counts: back to the last
  fence, which is an action of another seat or anything that came to light. `propose` asks to go further: every person
  whose action would be lost is in `awaits` and answers with `consent`; bots agree. One refusal ends the proposal,
  and so does the next action of anyone.
- **Words.** Texts are ids of the message catalogue with arguments (`GET /api/messages/{language}`). With `language` in
  `enter` the server also renders them, in `text`.
- **Secrets.** Tokens are given once, by HTTP, to whoever takes a seat. The seed of a match is secret until it is over;
  its salted hash is shown from the start.
"""


def page() -> str:
    known = wire()
    links = [game.title for game in known.games]
    out = [
        "# The protocol",
        "",
        "Generated by `make docs` from `src/menlo/server` and the games; change those, not this page. As types:",
        f"`{TYPES}`, which also has every view of the games.",
        "",
        f"Protocol version **{PROTOCOL}**; `hello` and `GET /api/about` tell it. Types are written as in TypeScript;",
        "`?` marks a field that may be missing. Every `number` is a whole number.",
        "",
        "## The sequence",
        "",
        SEQUENCE,
        f"## From the client, on `{socket_path()}`",
        "",
        *_tables(known.asked.values()),
        "## To the client",
        "",
        *_tables(known.told.values()),
        "## Inside messages and answers",
        "",
        *_tables(known.told_parts.values()),
        "`Arg` is a number, a text or the id of another message, or a message of its own: an object of `id` and",
        f"`args`. `GameView`, `GameEvent` and `GameAction` are those of the game: {', '.join(links)}.",
        "",
        "## Refusals",
        "",
        "By HTTP a refusal is a `refused` message with `id` null. A body or parameter of the wrong form is answered",
        "with status 400 and a [Failure](#failure), which has no `type`.",
        "",
        *_table(
            ("code", "meaning", "HTTP status"),
            [(f"`{code.value}`", meaning, str(STATUS.get(code, 400))) for code, meaning in known.codes.items()],
        ),
        "## HTTP",
        "",
        "A token goes into the header `Authorization: Bearer …`.",
        "",
    ]
    for route in known.routes:
        out += _route_section(route)
    out += ["### Bodies", "", *_tables(known.asked_parts.values(), "####")]
    out += [
        "## Limits",
        "",
        f"- A message of a client has at most {MOST_BYTES:,} bytes; a longer one is refused as `too-large`.",
        f"- The body of an HTTP request has at most {MOST_BODY:,} bytes.",
        f"- A client that does not take a message within {SEND_SECONDS:g} seconds is disconnected.",
        f"- A name has 1 to {MOST_NAME} printable characters.",
        "",
    ]
    for game in known.games:
        out += _game_section(game)
    return "\n".join(out)


def _tables(found: Iterable[Shape], mark: str = "###") -> list[str]:
    lines: list[str] = []
    for shape in found:
        lines += [f"{mark} {shape.name}", ""]
        if shape.doc:
            lines += [shape.doc, ""]
        rows = [(_code(field.name + "?" * field.optional), _code(field.type), field.remark) for field in shape.fields]
        lines += _table(("field", "type", "meaning"), rows)
    return lines


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    return [_row(head), _row(("---",) * len(head)), *(_row(row) for row in rows), ""]


def _row(cells: tuple[str, ...]) -> str:
    return " ".join(["|", *(f"{cell.replace('|', BAR)} |".lstrip() for cell in cells)])


def _code(text: str) -> str:
    return f"`{text}`"


def _route_section(route: Route) -> list[str]:
    lines = [f"### `{route.name}`", ""]
    if route.doc:
        lines += [route.doc, ""]
    for where in ("query", "header", "cookie"):
        for field in route.inputs.get(where, []):
            what = f"`{_member(field)}`" + (f": {field.remark}" if field.remark else "")
            lines.append(f"- {where} {what}")
    if route.body is not None:
        lines.append(f"- body [{route.body.__name__}](#{route.body.__name__.lower()})")
    if route.answer is None:
        what = "nothing"
    elif route.answer is str:
        what = f"text, `{route.media}`"
    else:
        name = _answer(route)
        what = f"[{name}](#{name.lower()})"
    return [*lines, f"- answers {route.status} with {what}", ""]


def _game_section(game: GameTypes) -> list[str]:
    def listed(shape: Shape) -> str:
        fields = [field for field in shape.fields if field.name != "kind"]
        return ", ".join(_code(_member(field)) + (f" ({field.remark})" if field.remark else "") for field in fields)

    def kind(shape: Shape) -> str:
        return f"`{json.loads(shape.fields[0].type)}`"

    top = game.views[0]
    return [
        f"## {game.title} (`{game.name}`)",
        "",
        f"### {game.prefix}: actions",
        "",
        *_table(("kind", "fields", "meaning"), [(kind(shape), listed(shape), shape.doc) for shape in game.actions]),
        f"### {game.prefix}: events",
        "",
        *_table(("kind", "fields"), [(kind(shape), listed(shape)) for _, shape in game.events]),
        *_tables([top]),
    ]


def main() -> None:
    if "--write" not in sys.argv:
        print(page())
        return
    if not PAGE.parent.is_dir():
        raise SystemExit(f"no folder {PAGE.parent} here: expected to run in the root of the repository")
    for file, text in ((PAGE, page()), (TYPES, types())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        print(f"wrote {file}")


if __name__ == "__main__":
    main()
