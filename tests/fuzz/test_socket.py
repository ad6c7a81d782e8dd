"""Hostile clients at a WebSocket: every message gets its one answer, nothing that is not legal is accepted, and the
server neither stumbles nor grows. 10,000 messages in the ordinary suite; `make soak` sends a million."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import DecodeError
from websockets.asyncio.client import ClientConnection, connect

from menlo.kernel.rng import seeded
from menlo.server.protocol import Act, Code, Consent, Propose, Undo, decode_client
from tests.conformance.cases import SOAK
from tests.fuzz.messages import Maker
from tests.server.running import Server

MESSAGES = 1_000_000 if SOAK else 10_000
TABLES = [("era", 3), ("smartphone", 3), ("expo", 3)]
TOGETHER = 25  # messages sent before their answers are read
END = 10**9  # ids of the pings that end a round: none of the others comes near
GROWTH = 1.25  # of the server's memory, from a tenth of the way to the end


def resident(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


class Attack:
    """One client that holds every seat of a match but a bot's, and means no good."""

    def __init__(self, server: Server, game: str, seats: int, seed: int) -> None:
        self.server = server
        self.game = game
        self.count = seats
        self.maker = Maker(seeded(seed), list(range(seats)))
        self.next_id = 1
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.eyes: list[Any] = []
        self.over = False

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            made = self.server.make(self.game, ["me"] * (self.count - 1) + ["random"])
            tokens = [held["token"] for held in made["held"]]
            address = f"ws://127.0.0.1:{self.server.port}/ws/matches/{made['match']['id']}"
            async with connect(address, max_size=None) as socket:
                await socket.send(json.dumps({"type": "enter", "tokens": tokens}))
                self.over = False
                await self.read(socket, lambda message: message["type"] == "update")
                while self.sent < messages and not self.over:
                    await self.round(socket)

    async def round(self, socket: ClientConnection) -> None:
        """Some messages at once, then a ping; when it is answered, so is everything before it."""
        legal = {
            (eye["seat"], eye["decision"], json.dumps(choice["action"], sort_keys=True))
            for eye in self.eyes
            for choice in eye["legal"]
        }
        sent: dict[int, list[str | bytes]] = {}
        for _ in range(TOGETHER):
            id, self.next_id = self.next_id, self.next_id + 1
            message = self.maker.message(id, self.eyes)
            if (known := self.id_of(message)) is not None:
                sent.setdefault(known, []).append(message)
            await socket.send(message)
            self.sent += 1
        end = END + self.sent
        await socket.send(json.dumps({"type": "ping", "id": end}))
        answered = await self.read(socket, lambda message: message["type"] == "pong" and message["id"] == end)
        assert sum(answered.values()) == TOGETHER, f"{TOGETHER} messages, {sum(answered.values())} answers"
        for id, messages in sent.items():
            if abs(id) < 2**53:  # larger ones may be taken for none
                assert answered[id] == len(messages), f"{answered[id]} answers to {messages}"
        assert self.accepted <= sent.keys()
        for id in self.accepted:
            assert any(self.sensible(message, legal) for message in sent[id]), f"accepted: {sent[id]}"

    @staticmethod
    def sensible(message: str | bytes, legal: set[tuple[int, str, str]]) -> bool:
        """What was accepted must be a message; an action must have been on the list when it was sent."""
        try:
            read = decode_client(message)
        except DecodeError:
            return False  # another message had the same id
        if isinstance(read, Act):
            return (read.seat, read.decision, json.dumps(read.action, sort_keys=True)) in legal
        return isinstance(read, Undo | Propose | Consent)

    async def read(self, socket: ClientConnection, last: Callable[[Any], bool]) -> Counter[int | None]:
        """Up to a message that is the last one; how many answers came by then, by the id they carry."""
        answered: Counter[int | None] = Counter()
        self.accepted: set[int] = set()
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            type = message["type"]
            if type == "update":
                self.eyes, self.over = message["eyes"], message["match"]["status"] == "over"
            if last(message):
                return answered
            if type in ("accepted", "refused", "pong"):
                answered[message["id"]] += 1
                self.answers[message.get("code", type)] += 1
            if type == "accepted":
                self.accepted.add(message["id"])
            if type == "refused":
                assert message["code"] in set(Code) and message["code"] != Code.UNAVAILABLE, message

    @staticmethod
    def id_of(message: str | bytes) -> int | None:
        """The id its answer must carry: of anything that has a readable one."""
        try:
            id = json.loads(message)["id"]
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        return id if type(id) is int and len(message) <= 64 * 1024 else None


def test_a_server_under_attack_answers_everything_and_stays_as_it_was(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as output:
        server = Server(f"sqlite:///{tmp_path / 'menlo.db'}", output=output, arguments=["--rate-limit", "0"]).start()
        try:
            attacks = [Attack(server, game, seats, seed) for seed, (game, seats) in enumerate(TABLES)]
            share = MESSAGES // len(attacks) + 1

            async def run(part: float) -> None:
                await asyncio.gather(*(attack.run(int(share * part)) for attack in attacks))

            asyncio.run(run(0.2))
            before = resident(server)
            asyncio.run(run(1.0))
            after = resident(server)
            assert server.get("/about").status_code == 200
        finally:
            server.kill()
    answers = sum((attack.answers for attack in attacks), Counter[str]())
    # An attack that only ever meets the first check would prove little.
    for code in ("accepted", "pong", "malformed", "too-large", "stale", "illegal", "not-seated", "not-allowed"):
        assert answers[code], f"never {code}: {answers}"
    assert after < before * GROWTH, f"from {before} to {after} KiB"
    assert "Traceback" not in log.read_text("utf-8", "replace")


def test_strangers_at_the_door_are_refused_in_order(tmp_path: Path) -> None:
    """The first message may be anything, too."""
    log = tmp_path / "log"
    with log.open("wb") as output:
        server = Server(f"sqlite:///{tmp_path / 'menlo.db'}", output=output, arguments=["--rate-limit", "0"]).start()
        try:
            match = server.make("era", ["me"] * 3)["match"]["id"]
            maker = Maker(seeded(5), [0, 1, 2])

            async def knock() -> None:
                for number in range(200):
                    address = f"ws://127.0.0.1:{server.port}/ws/matches/{maker.pick([match, 'none', '%00', 'a' * 500])}"
                    async with connect(address) as socket:
                        await socket.send(maker.message(number, [{"seat": 0, "decision": None, "legal": []}]))
                        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                        assert message["type"] == "refused" and message["code"] != Code.UNAVAILABLE, message

            asyncio.run(knock())
        finally:
            server.kill()
    assert "Traceback" not in log.read_text("utf-8", "replace")
