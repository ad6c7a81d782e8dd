"""A real server in a process of its own, and clients that talk to it over real sockets."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from menlo.kernel.rng import Rng

START_SECONDS = 60.0


class Server:
    """`menlo serve` on a free port."""

    def __init__(
        self, database: str, bot_pause: float = 0.0, output: BinaryIO | None = None, arguments: Sequence[str] = ()
    ) -> None:
        self.database = database
        self.arguments = list(arguments)
        self.output = output
        self.bot_pause = bot_pause
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        return self.launch().wait()

    def launch(self) -> "Server":
        """Start it, without waiting until it is ready."""
        command = [sys.executable, "-m", "menlo", "serve", "--database", self.database, "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--bot-pause", str(self.bot_pause), *self.arguments], stdout=self.output, stderr=self.output
        )
        return self

    def wait(self) -> "Server":
        assert self.process is not None
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server ended by itself"
            try:
                if httpx.get(f"{self.url}/api/about", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server did not start in time")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        # After an orderly end the server dies of the signal it was sent, as a shell expects.
        assert self.process.wait(20) in (0, -signal.SIGTERM), "the server did not end in order"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        return httpx.post(f"{self.url}/api{path}", json=body, headers=bearer(token), timeout=30)

    def get(self, path: str, token: str = "", **query: Any) -> httpx.Response:
        return httpx.get(f"{self.url}/api{path}", params=query, headers=bearer(token), timeout=30)

    def make(self, game: str, seats: list[str], **wish: Any) -> dict[str, Any]:
        """A match; each seat is `me`, `open` or the name of a bot."""
        wishes = [
            {"kind": who, "name": f"Ada {i}"} if who in ("me", "open") else {"kind": "bot", "bot": who}
            for i, who in enumerate(seats)
        ]
        answer = self.post("/matches", {"game": game, "seats": wishes, "start": "open" not in seats, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Client:
    """One watcher. Keeps the newest update and everything it was ever told."""

    def __init__(self, server: Server, match: str, tokens: list[str], language: str = "") -> None:
        self.server = server
        self.match = match
        self.tokens = tokens
        self.language = language
        self.headers: dict[str, str] = {}
        self.updates: list[dict[str, Any]] = []
        self.answers: dict[int, list[dict[str, Any]]] = {}
        self.order: list[str] = []  # types of messages, as they came
        self.next_id = 0
        self.hello: dict[str, Any] = {}
        self.connection: ClientConnection | None = None
        self.news = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None
        self.closed = False  # the server has hung up

    async def enter(self, since: int | None = None) -> Self:
        self.connection = await connect(
            f"ws://127.0.0.1:{self.server.port}/ws/matches/{self.match}", max_size=None, additional_headers=self.headers
        )
        await self.send({"type": "enter", "tokens": self.tokens, "since": since, "language": self.language})
        self.reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.updates))
        return self

    async def leave(self) -> None:
        self.stop_listening()
        if self.connection is not None:
            await self.connection.close()

    @property
    def socket(self) -> ClientConnection:
        assert self.connection is not None, "enter first"
        return self.connection

    def stop_listening(self) -> None:
        if self.reader is not None:
            self.reader.cancel()

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send an intent and wait for its one answer."""
        id = self.next_id
        self.next_id += 1
        await self.send({"type": type, "id": id, **fields})
        await self.until(lambda: id in self.answers)
        return self.answers[id][0]

    async def act(self, seat: int, action: dict[str, Any] | None = None, decision: str | None = None) -> dict[str, Any]:
        eye = self.eye(seat)
        chosen = action if action is not None else eye["legal"][0]["action"]
        made = decision if decision is not None else eye["decision"]
        return await self.ask("act", seat=seat, decision=made or "none", action=chosen)

    def eye(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = next(eye for eye in self.updates[-1]["eyes"] if eye["seat"] == seat)
        return found

    @property
    def version(self) -> int:
        version: int = self.updates[-1]["version"]
        return version

    @property
    def over(self) -> bool:
        return bool(self.updates[-1]["match"]["status"] == "over")

    async def until(self, condition: Callable[[], bool], seconds: float = 30.0) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                if self.closed:
                    raise ConnectionResetError("the server has hung up")
                self.news.clear()
                await self.news.wait()

    async def at_version(self, version: int) -> None:
        await self.until(lambda: self.version >= version)

    async def next_update(self) -> None:
        seen = len(self.updates)
        await self.until(lambda: len(self.updates) > seen)

    async def play_on(self, seat: int, rng: Rng) -> None:
        """Play random actions for the seat until the match is over."""
        while not self.over:
            eye = self.eye(seat)
            if eye["decision"] is None:
                seen = len(self.updates)
                await self.until(lambda seen=seen: len(self.updates) > seen or self.over)  # type: ignore[misc]
                continue
            action = eye["legal"][rng.below(len(eye["legal"]))]["action"]
            answer = await self.act(seat, action, eye["decision"])
            assert answer["type"] == "accepted", answer
            await self.until(lambda eye=eye: self.over or self.eye(seat)["decision"] != eye["decision"])  # type: ignore[misc]

    async def _read(self) -> None:
        try:
            await self._listen()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            self.news.set()

    async def _listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            self.order.append(message["type"])
            if message["type"] == "hello":
                self.hello = message
            elif message["type"] == "update":
                self.updates.append(message)
            elif message.get("id") is not None:
                self.answers.setdefault(message["id"], []).append(message)
            else:
                self.answers.setdefault(-1, []).append(message)
            self.news.set()
