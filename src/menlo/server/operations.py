"""For whoever runs the server: is it alive, may it be sent people, and how does it do."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.datastructures import State as AppState
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from redis.asyncio import Redis

from menlo.server.broker import AWAY, answers
from menlo.server.hosts import Hosts
from menlo.server.job_queue import lengths
from menlo.server.kinds import kinds

PATIENCE = 2.0  # seconds the store may take to answer


class Readiness(Struct):
    ready: bool
    store: bool
    broker: bool | None  # None without one; a node goes on without its broker, only slower
    closing: bool


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def health() -> str:
    """The process runs and answers; if not, start it anew."""
    return "ok\n"


@get("/readyz", include_in_schema=False)
async def readiness(state: AppState) -> Response[Readiness]:
    """Whether a balancer should send people here."""
    hosts: Hosts = state.hosts
    redis: Redis | None = state.redis
    store = await _store_answers(hosts)
    broker = await answers(redis) if redis is not None else None
    ready = store and not hosts.closing
    return Response(Readiness(ready, store, broker, hosts.closing), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(state: AppState) -> Response[bytes]:
    """Counters and lengths of queues, for Prometheus."""
    hosts: Hosts = state.hosts
    await _measure(hosts, state.redis)
    return Response(generate_latest(hosts.metrics.registry), media_type=CONTENT_TYPE_LATEST)


async def _measure(hosts: Hosts, redis: Redis | None) -> None:
    """What is not counted as it happens is looked at now."""
    gauges = hosts.metrics
    counts = await hosts.store.counts()
    for status in ("open", "running", "over"):
        gauges.matches.labels(status).set(counts.get(status, 0))
    watchers = [watcher for host in hosts.hosts.values() for watcher in host.watchers]
    seated = sum(bool(watcher.seats) for watcher in watchers)
    gauges.loaded.set(len(hosts.hosts))
    gauges.connections.labels("seated").set(seated)
    gauges.connections.labels("spectator").set(len(watchers) - seated)
    gauges.waiting.labels("store").set(hosts.store.waiting)
    gauges.waiting.labels("bots").set(hosts.workers.waiting)
    gauges.transactions.set(hosts.store.transactions)
    if redis is not None:
        try:
            found: dict[str, Any] = await lengths(redis, kinds())
        except AWAY:
            found = dict.fromkeys(kinds(), float("nan"))
        for kind, length in found.items():
            gauges.waiting.labels(f"broker-{kind}").set(length)


async def _store_answers(hosts: Hosts) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await hosts.store.revisions(["none"])
        return True
    except Exception:
        return False


handlers: list[ControllerRouterHandler] = [health, readiness, metrics]
