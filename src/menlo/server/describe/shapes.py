"""The shape of an object on the wire, its types written as TypeScript."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import inspect as shapes

from menlo.kernel.errors import MenloError
from menlo.server.describe.meanings import Meanings, meanings_of

# What the wire leaves open because the games fill it in.
OPEN = {
    ("Words", "args"): "Record<string, Arg>",
    ("Act", "action"): "GameAction",
    ("AskVerdict", "action"): "GameAction",
    ("Choice", "action"): "GameAction",
    ("GuideNow", "want"): "GameAction[]",
    ("StepInfo", "way"): "GameAction[]",
    ("Choice", "preview"): "GamePreview | null",
    ("Eye", "view"): "GameView",
    ("Happened", "events"): "GameEvent[]",
    ("Update", "outcome"): "Outcome | null",
    ("Box", "components"): "GameComponents",
    ("Reach", "reach"): "GameReachView",
    ("ReachView", "actions"): "{game}Action[]",
}


class Undescribed(MenloError):
    """Something goes over the wire that cannot be described."""


@dataclass(frozen=True)
class Field:
    name: str
    type: str  # as TypeScript
    optional: bool = False
    remark: str = ""

    @property
    def written(self) -> str:
        return f"{self.name}{'?' if self.optional else ''}: {self.type}"


@dataclass(frozen=True)
class Shape:
    """An object on the wire."""

    name: str
    fields: list[Field]
    doc: str = ""


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
        case shapes.CustomType(cls=cls):
            return cls is object
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
    remarks = known.remarks[cls.__name__]
    fields = []
    for name in cls.__annotations__:
        if (cls.__name__, name) in OPEN:
            text = OPEN[cls.__name__, name].format(game=prefix)
        else:
            text = typescript(found[name].type, prefix)
        fields.append(Field(name, text, not found[name].required, remarks.get(name, "")))
    return Shape(prefixed(prefix, cls.__name__), fields, known.docs[cls.__name__])
