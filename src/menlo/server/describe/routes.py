"""The routes of HTTP, and what each takes and answers."""

import inspect
import json
from dataclasses import dataclass
from functools import cache
from typing import Annotated, get_args, get_origin, get_type_hints

from litestar import Litestar, Request, Response
from litestar.datastructures import State as AppState
from litestar.di import Dependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec.inspect import type_info

from menlo.server.api import api
from menlo.server.describe.shapes import Field, typescript
from menlo.server.socket import play

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


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

    @property
    def answered(self) -> str:
        return "null" if self.answer is None else typescript(type_info(self.answer))


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
        if parameter.name == "data" or not _from_outside(hint):
            continue
        where, name = "path" if f"{{{parameter.name}}}" in path else "query", parameter.name
        if get_origin(hint) is Annotated:
            hint, *extras = get_args(hint)
            for extra in extras:
                if isinstance(extra, ParameterKwarg) and where != "path":
                    where, name = extra.param_type.value, extra.name or name
        optional = parameter.default is not parameter.empty
        text = typescript(type_info(hint)).removesuffix(" | null" if optional else "")
        remark = f"{json.dumps(parameter.default)} unless told" if optional and parameter.default is not None else ""
        inputs[where].append(Field(name, text, optional, remark))
    answer = hints["return"]
    if get_origin(answer) is Response:
        (answer,) = get_args(answer)
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


def _from_outside(hint: type) -> bool:
    """Whether a client gives the value, and not the server itself."""
    own = any(isinstance(extra, Dependency) for extra in get_args(hint)[1:])
    return not own and hint is not AppState and get_origin(hint) is not Request


def _bare(hint: type) -> type:
    """The type behind a marker that says where the value comes from."""
    bare: type = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return bare
