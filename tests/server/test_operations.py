"""What whoever runs the server is told: is it alive, may people be sent there, how does it do."""

import asyncio
import json
import logging
import re
import signal
from pathlib import Path

import httpx
import pytest

from menlo.server import logs
from tests.server import brokers, stores
from tests.server.brokers import Broker
from tests.server.running import Client, Server

postgres_url, broker = stores.postgres_url, brokers.broker


def metrics(server: Server) -> dict[str, float]:
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_node_tells_how_it_does_and_nothing_of_people(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'menlo.db'}").start()

    async def run() -> None:
        made = server.make("era", ["me", "me", "random"], visibility="open")
        id, tokens = made["match"]["id"], [held["token"] for held in made["held"]]
        player = await Client(server, id, tokens).enter()
        watcher = await Client(server, id, []).enter()
        await player.until(lambda: any(eye["decision"] for eye in player.updates[-1]["eyes"]))
        eye = next(eye for eye in player.updates[-1]["eyes"] if eye["decision"])
        seat, action = eye["seat"], eye["legal"][0]["action"]
        assert (await player.act(seat, action, eye["decision"]))["type"] == "accepted"
        assert (await player.act(seat, action, eye["decision"]))["code"] == "stale"
        found = metrics(server)
        assert found['menlo_intents_total{result="accepted",type="act"}'] == 1
        assert found['menlo_intents_total{result="stale",type="act"}'] == 1
        assert found['menlo_intent_seconds_count{type="act"}'] == 2
        assert found['menlo_connections{role="seated"}'] == found['menlo_connections{role="spectator"}'] == 1
        assert found['menlo_matches{status="running"}'] == found["menlo_matches_loaded"] == 1
        assert found['menlo_requests_total{method="POST",route="/api/matches",status="201"}'] == 1
        assert found['menlo_waiting{queue="store"}'] == 0 <= found['menlo_waiting{queue="bots"}'] <= 1
        text = httpx.get(f"{server.url}/metrics").text
        for secret in (id, "Ada", *tokens, made["host"]):
            assert secret not in text
        await player.leave()
        await watcher.leave()

    try:
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"
        ready = httpx.get(f"{server.url}/readyz")
        assert ready.status_code == 200
        assert ready.json() == {"ready": True, "store": True, "broker": None, "closing": False}
        asyncio.run(run())
    finally:
        server.kill()


def test_a_node_without_its_broker_is_ready_and_says_so(postgres_url: str, broker: Broker) -> None:
    server = Server(postgres_url, arguments=["--broker", broker.url, "--workers", "0"]).start()
    try:
        assert httpx.get(f"{server.url}/readyz").json()["broker"] is True
        assert metrics(server)['menlo_waiting{queue="broker-bot"}'] == 0
        broker.kill()
        ready = httpx.get(f"{server.url}/readyz", timeout=10)
        assert (ready.status_code, ready.json()["broker"]) == (200, False)
        assert httpx.get(f"{server.url}/metrics", timeout=10).status_code == 200
        broker.start()
        assert httpx.get(f"{server.url}/readyz", timeout=10).json()["broker"] is True
    finally:
        server.kill()


def test_a_server_that_is_told_to_stop_answers_what_it_was_given(tmp_path: Path) -> None:
    """Every intent sent before the signal is answered, and what was accepted is there afterwards."""
    log = tmp_path / "log"
    with log.open("wb") as output:
        server = Server(f"sqlite:///{tmp_path / 'menlo.db'}", output=output, arguments=["--log", "json"]).start()

        async def run() -> list[Client]:
            clients = []
            for _ in range(10):
                made = server.make("era", ["me"] * 3)
                tokens = [held["token"] for held in made["held"]]
                clients.append(await Client(server, made["match"]["id"], tokens).enter())
            for client in clients:
                eye = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
                await client.send(
                    {"type": "act", "id": 1, "seat": eye["seat"], "decision": eye["decision"],
                     "action": eye["legal"][0]["action"]}
                )  # fmt: skip
            await clients[0].until(lambda: 1 in clients[0].answers)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            accepted = []
            for client in clients:
                await client.until(lambda client=client: client.closed, 20)  # type: ignore[misc]
                assert client.socket.close_code == 1012, "service restart"
                answers = client.answers.get(1, [])
                assert len(answers) <= 1
                if answers and answers[0]["type"] == "accepted":
                    accepted.append(client)
                elif answers:
                    assert answers[0]["code"] == "unavailable", answers
                await client.leave()
            return accepted

        accepted = asyncio.run(run())
        assert server.process is not None and server.process.wait(20) in (0, -signal.SIGTERM)
        server.start()
        for client in accepted:
            assert server.get(f"/matches/{client.match}", client.tokens[0]).json()["version"] == 1
        server.stop()
    assert accepted
    lines = log.read_text().splitlines()
    assert not [line for line in lines if "Traceback" in line]
    for line in lines:
        if line.startswith("{"):
            assert {"time", "level", "logger", "message"} <= set(json.loads(line))


def test_json_lines_hold_what_was_given_and_how_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    form = logs.JsonLines()
    logger = logging.getLogger("menlo.test")
    try:
        raise ValueError("odd")
    except ValueError as error:
        record = logger.makeRecord(
            "menlo.test", 30, "file.py", 1, "match %s: %s", ("x", "é\n"), (ValueError, error, error.__traceback__),
            extra={"node": 3},
        )  # fmt: skip
    line = form.format(record)
    assert "\n" not in line
    data = json.loads(line)
    assert (data["level"], data["message"], data["node"]) == ("warning", "match x: é\n", 3)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", data["time"])
    assert data["exception"].endswith("ValueError: odd")
