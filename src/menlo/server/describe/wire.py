"""Everything that is on the wire."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NotRequired, TypedDict, get_args

from msgspec.inspect import type_info

from menlo.server.describe.games import GameTypes, games
from menlo.server.describe.meanings import meanings_of
from menlo.server.describe.routes import Route, routes
from menlo.server.describe.shapes import Shape, Undescribed, dict_shape, parts, struct_shape
from menlo.server.protocol import Code, FromClient, ToClient


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
        outbound[cls.__name__] = dict_shape(cls, meanings_of(cls.__module__))
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
    return list(dict.fromkeys(part.cls for root in roots for part in parts(type_info(root))))
