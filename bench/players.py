"""Players for the load bench, as cheap as we can make them: they share the cores with the server they measure.

A player is one WebSocket that holds every seat of its match. It reads of a message only what it needs to act, and
leaves the rest undecoded. Like a browser it offers to take compressed messages.
"""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable

import msgspec


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Eye(msgspec.Struct):
    seat: int
    decision: str | None
    legal: list[Choice]


class Message(msgspec.Struct):
    """Any message of the server's."""

    type: str
    version: int = 0
    eyes: list[Eye] = []
    deciders: list[int] = []
    code: str = ""


class Act(msgspec.Struct, tag_field="type", tag="act"):
    id: int
    seat: int
    decision: str
    action: msgspec.Raw


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Player(asyncio.Protocol):
    """Acts when told to, and says so when it was answered and when it may act again."""

    def __init__(self, path: str, tokens: list[str]) -> None:
        self.path = path
        self.tokens = tokens
        self.ready: Callable[[Player], None] = lambda player: None  # it may act
        self.answered: Callable[[Player], None] = lambda player: None
        self.entered = asyncio.get_running_loop().create_future()
        self.update: Message | None = None
        self.free = False  # may act now
        self.over = False
        self.bytes = 0  # received
        self._turn = 0
        self._known = -1  # the version an update must have before the next action
        self._unread = b""
        self._inflate: zlib._Decompress | None = None
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{offer}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.over = True

    def act(self) -> None:
        """One legal action, a different one every turn."""
        assert self.update is not None and self.free
        eye = next(eye for eye in self.update.eyes if eye.decision is not None)
        assert eye.decision is not None
        action = eye.legal[self._turn % len(eye.legal)].action
        self.free = False
        self._send(TEXT, encode(Act(self._turn, eye.seat, eye.decision, action)))
        self._turn += 1

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._unread += data
        if not self._open:
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            if b"permessage-deflate" in head.lower():
                self._inflate = zlib.decompressobj(-15)
            self._open, self._unread = True, rest
            self._send(TEXT, encode({"type": "enter", "tokens": self.tokens}))
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == TEXT:
                self._hear(decode(payload))
            elif code == PING:
                self._send(PONG, payload)
            elif code == CLOSE:
                self.transport.close()

    def _hear(self, message: Message) -> None:
        if message.type == "accepted":
            self._known = message.version
            self.answered(self)
        elif message.type == "update":
            self.update = message
            self.over = not message.deciders
            if not self.entered.done():
                self.entered.set_result(None)
        elif message.type == "refused":
            raise AssertionError(f"refused: {message.code}")
        if self.update is not None and not self.over and not self.free and self.update.version >= self._known >= 0:
            self._known = -1
            self.free = True
            self.ready(self)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server sends each message in one."""
        data = self._unread
        if len(data) < 2:
            return None
        start, size = 2, data[1] & 127
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        payload, self._unread = data[start : start + size], data[start + size :]
        if data[0] & 0x40:
            assert self._inflate is not None
            payload = self._inflate.decompress(payload + b"\x00\x00\xff\xff")
        return data[0] & 15, payload

    def _send(self, code: int, payload: bytes) -> None:
        """Masked with zeros, which is a mask, too."""
        size = len(payload)
        head = bytes([0x80 | code, 0x80 | size]) if size < 126 else bytes([0x80 | code, 0xFE, size >> 8, size & 255])
        self.transport.write(head + bytes(4) + payload)


async def enter(port: int, match: str, tokens: list[str]) -> Player:
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: Player(f"/ws/matches/{match}", tokens), "127.0.0.1", port)
    await player.entered
    player.free = not player.over
    return player
