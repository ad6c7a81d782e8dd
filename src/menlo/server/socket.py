"""One WebSocket per watcher: intents come in, exactly one answer each goes out, updates follow."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from menlo.server.faults import Refuse
from menlo.server.host import Host, Played
from menlo.server.hosts import Hosts
from menlo.server.protocol import (
    MOST_BYTES,
    Accepted,
    Act,
    Code,
    Consent,
    Enter,
    FromClient,
    Hello,
    Ping,
    Pong,
    Propose,
    Refused,
    Undo,
    decode_client,
    encode,
)
from menlo.server.words import Speaker

log = logging.getLogger("menlo.server")

SEND_SECONDS = 5.0  # a client that does not take a message within this is gone


class Watching:
    """A connected watcher. Updates are made when they are sent, so a slow client gets the newest one, not a backlog."""

    def __init__(self, socket: WebSocket[Any, Any, Any], host: Host, seats: list[int], language: str) -> None:
        self.socket = socket
        self.host = host
        self.seats = seats
        self.language = language
        self.removed = False
        self.pending: list[Played] = []
        self.stirred = asyncio.Event()
        self.sending = asyncio.Lock()

    def gone(self) -> None:
        self.removed = True
        self.stirred.set()

    def wake(self, played: list[Played]) -> None:
        self.pending += played
        self.stirred.set()

    async def send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            await asyncio.wait_for(self.socket.send_data(encode(message), mode="text"), SEND_SECONDS)

    async def follow(self) -> None:
        """Send an update whenever something has changed."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            if self.removed:
                await self.send(Refused(None, Code.UNKNOWN_MATCH, "the match was removed"))
                await self.socket.close(code=4404, reason=Code.UNKNOWN_MATCH.value)
                return
            # With the lock held nothing is half stored: what is not durable yet is not shown to anyone.
            async with self.host.lock:
                played, self.pending = self.pending, []
                update = self.host.update(self, played)
            await self.send(update)

    def refusal(self, id: int | None, error: Refuse) -> Refused:
        if error.refusal is None:
            return Refused(id, error.code, str(error))
        words = Speaker(self.host.game, self.language, self.host.names()).say(error.refusal)
        return Refused(id, error.code, str(error), error.refusal.clause, words)


@websocket("/ws/matches/{match_id:str}")
async def play(socket: WebSocket[Any, Any, Any], match_id: FromPath[str], state: AppState) -> None:
    hosts: Hosts = state.hosts
    await socket.accept()
    try:
        watching = await enter(socket, hosts, match_id)
    except WebSocketDisconnect:
        return
    if watching is None:
        return
    watching.host.watchers.add(watching)
    follower = asyncio.create_task(watching.follow())
    try:
        hosts.wake_bots(watching.host)
        await listen(watching)
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        pass
    finally:
        watching.host.watchers.discard(watching)
        follower.cancel()


async def enter(socket: WebSocket[Any, Any, Any], hosts: Hosts, match_id: str) -> Watching | None:
    """The first message says who comes; the answer is hello and the position."""
    try:
        first = parse(await receive(socket))
        if not isinstance(first, Enter):
            raise Refuse(Code.MALFORMED, "the first message must be of type enter")
        host = await hosts.get(match_id)
        seats = hosts.held(host, first.tokens)
        maker = any(hosts.may_see(host, token) for token in first.tokens)
        if first.tokens and not seats and not maker:
            raise Refuse(Code.NOT_SEATED, "these tokens hold no seat of this match")
        if host.row.visibility == "private" and not maker:
            raise Refuse(Code.UNKNOWN_MATCH, f"no match {match_id[:20]!r}")
    except Refuse as error:
        await socket.send_data(encode(Refused(None, error.code, str(error))), mode="text")
        await socket.close(code=4400, reason=error.code.value)
        return None
    watching = Watching(socket, host, seats, first.language)
    await watching.send(Hello(host.info(), seats))
    async with host.lock:
        await host.make_whole()
        since = first.since
        known = since is not None and 0 <= since <= host.row.version and host.row.status != "open"
        watching.wake(await host.played_since(since) if known and since is not None else [])
    return watching


async def listen(watching: Watching) -> None:
    while True:
        id: int | None = None
        try:
            data = await receive(watching.socket)
            message = parse(data)
            id = getattr(message, "id", None)
            await handle(watching, message)
        except Refuse as error:
            await watching.send(watching.refusal(id if id is not None else guess_id(data), error))
        except (TimeoutError, WebSocketDisconnect):
            raise
        except Exception:
            log.exception("match %s: an intent failed", watching.host.row.id)
            await watching.send(Refused(id, Code.UNAVAILABLE, "the server failed; nothing was changed"))


async def handle(watching: Watching, message: FromClient) -> None:
    host = watching.host
    if isinstance(message, Ping):
        await watching.send(Pong(message.id))
        return
    if isinstance(message, Enter):
        raise Refuse(Code.MALFORMED, "enter comes first and once")
    if message.seat not in watching.seats:
        raise Refuse(Code.NOT_SEATED, f"seat {message.seat} is not yours")
    work: Callable[[], Awaitable[list[Played]]]
    if isinstance(message, Act):
        work = partial(host.act, message.seat, message.decision, message.action)
    elif isinstance(message, Undo):
        work = partial(host.undo, message.seat, message.turn)
    elif isinstance(message, Propose):
        work = partial(host.propose, message.seat, message.version)
    else:
        assert isinstance(message, Consent)
        work = partial(host.consent, message.seat, message.agree)
    await host.run(work, partial(accept, watching, message.id))


async def accept(watching: Watching, id: int) -> None:
    """Answer before anyone else hears of it. Whoever asked may be gone; the change stands all the same."""
    try:
        await watching.send(Accepted(id, watching.host.row.version))
    except (TimeoutError, WebSocketDisconnect, RuntimeError):
        pass


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    data = text if text is not None else message.get("bytes")
    return data if isinstance(data, str | bytes) else ""


def parse(data: str | bytes) -> FromClient:
    size = len(data.encode("utf-8", "replace")) if isinstance(data, str) else len(data)
    if size > MOST_BYTES:
        raise Refuse(Code.TOO_LARGE, f"{size} bytes: expected at most {MOST_BYTES}")
    try:
        message: FromClient = decode_client(data)
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse(Code.MALFORMED, f"no message: {' '.join(str(error).split())[:200]}") from None


def guess_id(data: str | bytes) -> int | None:
    """The id of a message that could not be read otherwise, so that its sender knows which one was refused."""
    if len(data) > MOST_BYTES:
        return None
    try:
        return msgspec.json.decode(data, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class _OnlyId(msgspec.Struct):
    id: int
