"""Clients that hang up in the middle, or stop taking what they are sent: the others must not notice."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from menlo.server import socket as sockets
from menlo.server.app import Settings, make_app
from menlo.server.hosts import Hosts
from menlo.server.protocol import NewMatch, SeatWish
from tests.server.running import Client, Server


def test_who_hangs_up_before_the_answer_has_acted_all_the_same(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as opened:
        server = Server(f"sqlite:///{tmp_path / 'menlo.db'}", output=opened).start()

        async def run() -> None:
            made = server.make("era", ["me", "me", "random"])
            id, tokens = made["match"]["id"], [held["token"] for held in made["held"]]
            watcher = await Client(server, id, tokens).enter()
            for _ in range(10):
                await watcher.until(lambda: any(eye["decision"] for eye in watcher.updates[-1]["eyes"]))
                version = watcher.version
                eye = next(eye for eye in watcher.updates[-1]["eyes"] if eye["decision"])
                actor = await Client(server, id, tokens).enter()
                await actor.send(
                    {"type": "act", "id": 1, "seat": eye["seat"], "decision": eye["decision"],
                     "action": eye["legal"][0]["action"]}
                )  # fmt: skip
                actor.socket.transport.abort()
                # The others hear of it, and the bot goes on when it is its turn.
                await watcher.at_version(version + 1)
            await watcher.leave()

        try:
            asyncio.run(run())
        finally:
            server.stop()
    assert "Traceback" not in log.read_text("utf-8")


class Stuck:
    """The far end of a WebSocket, below the app: it takes so many messages, and then none."""

    def __init__(self, tokens: list[str], takes: int) -> None:
        self.takes = takes
        self.taken: list[dict[str, Any]] = []
        enter = {"type": "websocket.receive", "text": json.dumps({"type": "enter", "tokens": tokens})}
        self.says: list[Any] = [{"type": "websocket.connect"}, enter]

    async def receive(self) -> Any:
        if not self.says:
            await asyncio.Event().wait()
        return self.says.pop(0)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            return
        if len(self.taken) == self.takes:
            await asyncio.Event().wait()
        self.taken.append(json.loads(message.get("text") or message["bytes"]))


def path_of(match: str) -> Any:
    path = f"/ws/matches/{match}"
    return {
        "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": [],
        "root_path": "", "scheme": "ws", "server": ("testserver", 80), "client": ("testclient", 1), "subprotocols": [],
    }  # fmt: skip


def test_who_takes_no_updates_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SEND_SECONDS", 0.5)
    app = make_app(Settings(f"sqlite:///{tmp_path / 'menlo.db'}"))

    async def run() -> None:
        async with app.lifespan():
            hosts: Hosts = app.state.hosts
            made = await hosts.make(NewMatch("era", [SeatWish("me", "Ada")] * 3, start=True))
            host = await hosts.get(made.match.id)
            stuck = Stuck([held.token for held in made.held], takes=2)
            playing = asyncio.ensure_future(app(path_of(made.match.id), stuck.receive, stuck.send))
            async with asyncio.timeout(20):
                while len(stuck.taken) < 2:
                    assert not playing.done(), "the socket was closed before anything was sent"
                    await asyncio.sleep(0.01)
            assert [message["type"] for message in stuck.taken] == ["hello", "update"] and len(host.watchers) == 1
            (watcher,) = host.watchers
            watcher.wake([])
            await asyncio.wait_for(playing, 20)
            assert not host.watchers

    asyncio.run(run())
