"""What a node counts, for Prometheus. Labels are kinds of things, never names or ids: not of people, not of matches."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from menlo.server.faults import Refuse

ACCEPTED = "accepted"
FAILED = "failed"
# Seconds; people notice a tenth.
BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Of one application; several in one process do not mix."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.intents = Counter(
            "menlo_intents", "Messages of players, by what became of them", ["type", "result"], registry=own
        )
        self.intent_seconds = Histogram(
            "menlo_intent_seconds", "From a message to its answer", ["type"], buckets=BUCKETS, registry=own
        )
        self.requests = Counter("menlo_requests", "HTTP requests", ["method", "route", "status"], registry=own)
        self.request_seconds = Histogram(
            "menlo_request_seconds", "Time for an HTTP request", ["route"], buckets=BUCKETS, registry=own
        )
        self.bots = Counter("menlo_bot_choices", "Decisions of bots", ["result"], registry=own)
        self.bot_seconds = Histogram(
            "menlo_bot_seconds", "A bot's choice, waiting included", buckets=(*BUCKETS, 10, 30, 60), registry=own
        )
        self.matches = Gauge("menlo_matches", "Matches in the store", ["status"], registry=own)
        self.loaded = Gauge("menlo_matches_loaded", "Matches in the memory of this node", registry=own)
        self.connections = Gauge("menlo_connections", "Open WebSockets in a match", ["role"], registry=own)
        self.waiting = Gauge("menlo_waiting", "What waits, by queue", ["queue"], registry=own)
        self.transactions = Gauge("menlo_store_transactions", "Committed by this node", registry=own)

    @contextmanager
    def intent(self, type: str) -> Iterator[None]:
        """Around the handling of one message."""
        start, result = time.perf_counter(), FAILED
        try:
            yield
            result = ACCEPTED
        except Refuse as refused:
            result = refused.code.value
            raise
        finally:
            self.intents.labels(type, result).inc()
            self.intent_seconds.labels(type).observe(time.perf_counter() - start)


class Timing(ASGIMiddleware):
    """Counts HTTP requests by route: by its pattern, not by the address that was asked for."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        start, status = time.perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, note)
        finally:
            route = str(scope.get("path_template") or "")
            self.metrics.requests.labels(str(scope.get("method")), route, status).inc()
            self.metrics.request_seconds.labels(route).observe(time.perf_counter() - start)
