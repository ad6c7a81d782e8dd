"""Before any route: how often someone may ask, and that no foreign page asks in their name."""

import logging
from collections.abc import Collection

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from menlo.server.faults import Refuse, TooMany, shown
from menlo.server.guard.limits import COST, Limits
from menlo.server.guard.origins import SAFE, same_site
from menlo.server.protocol import Code

log = logging.getLogger("menlo.guard")

CLOSED = 4403
TOO_MANY = 4429


class Gate(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limits: Limits, origins: Collection[str]) -> None:
        self.limits = limits
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path, address = scope["path"], address_of(scope)
        if not path.startswith(("/api/", "/ws/")):
            await next_app(scope, receive, send)
            return
        socket = scope["type"] == ScopeType.WEBSOCKET
        if (socket or scope.get("method") not in SAFE) and not same_site(scope, self.origins):
            log.warning("refused %s from %s: cross-site", shown(path), address)
            if socket:
                await send({"type": "websocket.close", "code": CLOSED, "reason": Code.CROSS_SITE.value})
                return
            raise Refuse(Code.CROSS_SITE, "a page of another site may not ask this")
        wait = self.limits.of_address(address, cost_of(scope))
        if socket:
            with self.limits.socket(address) as free:
                if free and not wait:
                    await next_app(scope, receive, send)
                    return
        elif not wait:
            await next_app(scope, receive, send)
            return
        if self.limits.worth_telling(address):
            log.warning("refused %s from %s: too-many", shown(path), address)
        if not socket:
            raise TooMany(wait)
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": Code.TOO_MANY.value})


def cost_of(scope: Scope) -> float:
    cost: float = scope["route_handler"].opt.get(COST, 1)
    return cost


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"
