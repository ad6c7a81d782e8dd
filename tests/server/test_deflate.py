"""Updates are compressed against the ones before them, for every client that offers to take that, as browsers do."""

import asyncio
import json
from pathlib import Path

from tests.server.running import Client, Server


def test_an_update_costs_little_more_than_what_is_new_in_it(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'menlo.db'}").start()

    async def run() -> tuple[int, int]:
        made = server.make("era", ["me"] * 3)
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        received = 0
        take = client.socket.protocol.receive_data

        def count(data: bytes) -> None:
            nonlocal received
            received += len(data)
            take(data)

        client.socket.protocol.receive_data = count  # type: ignore[method-assign, assignment]
        for _ in range(10):
            version = client.version
            await client.act(next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"]))
            await client.at_version(version + 1)
        told = sum(len(json.dumps(update, separators=(",", ":"))) for update in client.updates[1:])
        await client.leave()
        return received, told

    try:
        received, told = asyncio.run(run())
    finally:
        server.stop()
    assert received * 10 < told
