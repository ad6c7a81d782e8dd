"""What the games put on the wire."""

import json
from dataclasses import dataclass
from importlib.resources import as_file, files
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import get_args, get_type_hints

from msgspec import inspect

from menlo.kernel import registry
from menlo.kernel.action import Action
from menlo.kernel.keys import Keys
from menlo.server.describe.meanings import meanings_of
from menlo.server.describe.shapes import Field, Shape, dict_shape, parts, prefixed


@dataclass(frozen=True)
class GameTypes:
    """What one game puts on the wire, named with the game before it: every game has a MatView."""

    name: str
    title: str
    view: type
    views: list[Shape]
    events: list[tuple[type, Shape]]
    actions: list[Shape]
    components: list[Shape]
    previews: list[Shape]
    reach: list[Shape]

    @property
    def prefix(self) -> str:
        return self.name.capitalize()


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
    views = {part.cls: dict_shape(part.cls, known, prefix) for part in parts(inspect.type_info(view))}
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
    rooms = [("Components", "components"), ("Preview", "preview"), ("ReachView", "reach_data")]
    printed, foreseen, reach = (optional(package, room, whole, prefix) for whole, room in rooms)
    return GameTypes(name, title, view, list(views.values()), events, actions, printed, foreseen, reach)


def optional(package: str, room: str, name: str, prefix: str) -> list[Shape]:
    """What a room tells, the whole first; nothing where the game has no such room."""
    if not files(package).joinpath(f"{room}.py").is_file():
        return [Shape(f"{prefix}{name}", [])]
    known = meanings_of(f"{package}.{room}")
    whole = vars(interpreted(package, room))[name]
    found = {part.cls: dict_shape(part.cls, known, prefix) for part in parts(inspect.type_info(whole))}
    return list(found.values())


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
