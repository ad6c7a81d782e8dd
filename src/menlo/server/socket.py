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

from menlo.server.chat import SHOWN, lines_since, say
from menlo.server.faults import Refuse, note_refusal
from menlo.server.guard.limits import Pace
from menlo.server.host import Host, Played
from menlo.server.hosts import Hosts
from menlo.server.people import shelf
from menlo.server.people.door import person_of
from menlo.server.people.people import Person
from menlo.server.protocol import (
    MOST_BYTES,
    Accepted,
    Act,
    Code,
    Consent,
    Enter,
    FromClient,
    Guided,
    Hello,
    Mute,
    Ping,
    Pong,
    Propose,
    Refused,
    Resign,
    Return,
    Said,
    Say,
    Undo,
    decode_client,
    encode,
)
from menlo.server.seating import come_back, resign
from menlo.server.telling import update
from menlo.server.words import Speaker

log = logging.getLogger("menlo.server")

MOST_MESSAGES = 20.0  # per second that a socket is listened to for long
SEND_SECONDS = 5.0  # a client that does not take a message within this is gone


class Gone(Exception):
    """The client hung up, or does not take what it is sent."""


class Watching:
    """A connected watcher. Updates are made when they are sent, so a slow client gets the newest one, not a backlog."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hosts: Hosts, host: Host, enter: Enter, person: Person | None
    ) -> None:
        self.socket = socket
        self.hosts = hosts
        self.host = host
        self.tokens = enter.tokens
        self.person = person
        self.language = enter.language
        self.seats: list[int] = []
        self.hosting = False
        self.muted: set[str] = set()  # people
        self.shut_out: Refuse | None = None
        self.changed = False  # the position, and not only what is said
        self.chat = max(0, host.row.chat - SHOWN)  # lines told, or too old to be told
        self.pending: list[Played] = []
        self.stirred = asyncio.Event()
        self.sending = asyncio.Lock()

    def gone(self) -> None:
        self.shut(Refuse(Code.UNKNOWN_MATCH, "the match was removed"))

    def shut(self, refused: Refuse) -> None:
        """Nothing more is told, and the socket is closed."""
        self.shut_out = refused
        self.stirred.set()

    def wake(self, played: list[Played]) -> None:
        self.pending += played
        self.changed = True
        self.stirred.set()

    def hear(self) -> None:
        self.stirred.set()

    def look(self) -> bool:
        """What these tokens and this person may do here now; whether that is anything else than before."""
        before = (self.seats, self.hosting)
        self.seats = self.hosts.held(self.host, self.tokens, self.person)
        self.hosting = any(self.hosts.hosted_by(self.host, token, self.person) for token in [None, *self.tokens])
        if self.host.row.visibility == "private" and not self.seats and not self.hosting:
            self.shut_out = Refuse(Code.UNKNOWN_MATCH, f"no match {self.host.row.id!r}")
        return (self.seats, self.hosting) != before

    def hello(self) -> Hello:
        muted = [seat.seat for seat in self.host.seats if seat.person in self.muted]
        return Hello(self.host.info(), self.seats, self.hosting, muted)

    async def send(self, message: msgspec.Struct) -> None:
        async with self.sending:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_data(encode(message), mode="text")
            except (OSError, WebSocketDisconnect, RuntimeError):
                # So say the server below us, or the clock; the framework; and the server when the socket is closing.
                raise Gone from None

    async def follow(self) -> None:
        """Send an update whenever something has changed."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            if self.changed:
                self.changed = False
                await self._tell_position()
            if self.shut_out is not None:
                await self.send(Refused(None, self.shut_out.code, str(self.shut_out)))
                await self.socket.close(code=4404, reason=self.shut_out.code.value)
                return
            if self.host.row.chat > self.chat:
                upto = self.host.row.chat
                lines = await lines_since(self.host, self.chat + 1, self.muted)
                self.chat = max([upto, *(line.number for line in lines)])
                if lines:
                    await self.send(Said(lines))

    async def _tell_position(self) -> None:
        # With the lock held nothing is half stored: what is not durable yet is not shown to anyone.
        async with self.host.lock:
            played, self.pending = self.pending, []
            seated_anew = self.look()
            if self.shut_out is not None:
                return
            hello, news = self.hello(), update(self.host, self, played)
        if seated_anew:
            await self.send(hello)
        await self.send(news)

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
    except Gone:
        return
    if watching is None:
        return
    watching.host.watchers.add(watching)
    # Whichever ends first ends the other: a client that takes no updates is gone, whatever it still says.
    tasks = [asyncio.create_task(watching.follow()), asyncio.create_task(listen(watching))]
    try:
        hosts.wake_bots(watching.host)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        watching.host.watchers.discard(watching)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, Gone):
                log.error("match %s: a watcher was lost", match_id, exc_info=ended)


async def enter(socket: WebSocket[Any, Any, Any], hosts: Hosts, match_id: str) -> Watching | None:
    """The first message says who comes; the answer is hello and the position."""
    try:
        first = parse(await receive(socket))
        if not isinstance(first, Enter):
            raise Refuse(Code.MALFORMED, "the first message must be of type enter")
        host = await hosts.get(match_id)
        watching = Watching(socket, hosts, host, first, await person_of(socket))
        watching.look()
        if watching.shut_out is not None:
            raise watching.shut_out
        if first.tokens and not watching.seats and not watching.hosting:
            raise Refuse(Code.NOT_SEATED, "these tokens hold no seat of this match")
    except Refuse as error:
        note_refusal(f"/ws/matches/{match_id[:20]}", error)
        await socket.send_data(encode(Refused(None, error.code, str(error))), mode="text")
        await socket.close(code=4400, reason=error.code.value)
        return None
    if watching.person is not None:
        id = watching.person.id
        watching.muted = await hosts.store.read(lambda connection: shelf.muted_by(connection, id))
    await watching.send(watching.hello())
    async with host.lock:
        await host.make_whole()
        since = first.since
        known = since is not None and 0 <= since <= host.row.version and host.row.status != "open"
        watching.wake(await host.played_since(since) if known and since is not None else [])
    return watching


async def listen(watching: Watching) -> None:
    pace = Pace(MOST_MESSAGES if watching.socket.app.state.limits.rate > 0 else 0.0)
    while True:
        id: int | None = None
        try:
            data = await receive(watching.socket)
            if (wait := pace.wait()) > 0:
                await asyncio.sleep(wait)
            message = parse(data)
            id = getattr(message, "id", None)
            with watching.hosts.metrics.intent(kind(message)):
                await handle(watching, message)
        except Refuse as error:
            await watching.send(watching.refusal(id if id is not None else guess_id(data), error))
        except Gone:
            raise
        except Exception:
            log.exception("match %s: an intent failed", watching.host.row.id)
            await watching.send(Refused(id, Code.UNAVAILABLE, "the server failed; nothing was changed"))


def kind(message: FromClient) -> str:
    return type(message).__name__.lower()


async def handle(watching: Watching, message: FromClient) -> None:
    host = watching.host
    if watching.hosts.closing:
        raise Refuse(Code.UNAVAILABLE, "the server is about to restart; nothing was changed")
    if isinstance(message, Ping):
        await watching.send(Pong(message.id))
        return
    if isinstance(message, Enter):
        raise Refuse(Code.MALFORMED, "enter comes first and once")
    if isinstance(message, Mute):
        await mute(watching, message)
        return
    watching.look()
    if message.seat not in watching.seats:
        raise Refuse(Code.NOT_SEATED, f"seat {message.seat} is not yours")
    if isinstance(message, Say):
        await say(host, message.seat, message.text, watching.hosting)
    elif isinstance(message, Resign):
        await resign(watching.hosts, host, message.seat, message.bot)
    elif isinstance(message, Return):
        await come_back(watching.hosts, host, message.seat)
    else:
        await move(watching, message)
        return
    await accept(watching, message.id)


async def mute(watching: Watching, message: Mute) -> None:
    person, host = watching.person, watching.host
    other = host.seats[message.seat].person if 0 <= message.seat < host.row.seats else None
    if person is None or other is None or other == person.id:
        raise Refuse(Code.NOT_ALLOWED, f"seat {message.seat} cannot be muted: that takes two people we know")
    await host.store.write("", lambda connection: shelf.set_mute(connection, person.id, other, message.mute))
    watching.muted = (watching.muted | {other}) if message.mute else (watching.muted - {other})
    await accept(watching, message.id)
    await watching.send(watching.hello())


async def move(watching: Watching, message: Act | Undo | Propose | Consent | Guided) -> None:
    """What changes the position, or asks to."""
    host = watching.host
    if host.seats[message.seat].stand_in:
        raise Refuse(Code.NOT_ALLOWED, f"a bot plays for seat {message.seat}: return to it first")
    work: Callable[[], Awaitable[list[Played]]]
    if isinstance(message, Act):
        work = partial(host.act, message.seat, message.decision, message.action)
    elif isinstance(message, Undo):
        work = partial(host.undo, message.seat, message.turn)
    elif isinstance(message, Guided):
        work = partial(host.guided, message.seat, message.step, message.leave)
    elif isinstance(message, Propose):
        work = partial(host.propose, message.seat, message.version)
    else:
        work = partial(host.consent, message.seat, message.agree)
    await host.run(work, partial(accept, watching, message.id))


async def accept(watching: Watching, id: int) -> None:
    """Answer before anyone else hears of it. Whoever asked may be gone; the change stands all the same."""
    try:
        await watching.send(Accepted(id, watching.host.row.version))
    except Gone:
        pass


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    try:
        message = await socket.receive()
    except WebSocketDisconnect:
        raise Gone from None
    if message["type"] == "websocket.disconnect":
        raise Gone
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
