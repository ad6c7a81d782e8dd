"""Programs that play in a person's name: the example to the end of a match, and tokens that are no good."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from menlo.server.admin import admin_app
from menlo.server.foreign.commands import token_app
from menlo.server.foreign.tokens import MOST
from tests.server.running import Client, Server
from tests.server.visitors import Visitor, account, guest, refused

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "foreign_bot.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("foreign")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with (folder / "log").open("wb") as log:
        running = Server(f"sqlite:///{folder / 'menlo.db'}", output=log).start()
        yield running
        running.stop()


def token_of(visitor: Visitor, name: str = "my bot") -> tuple[str, str]:
    made = visitor.post("/tokens", name=name, days=30)
    assert made.status_code == 201, made.text
    return made.json()["info"]["id"], made.json()["token"]


def as_bot(server: Server, method: str, path: str, token: str, body: object = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.request(method, f"{server.url}/api{path}", json=body, headers=headers, timeout=30)


def menlo(server: Server, *arguments: str) -> str:
    done = CliRunner().invoke(token_app, [*arguments, "--database", server.database])
    assert done.exit_code == 0, done.output
    return done.output.strip()


def test_the_example_joins_a_table_and_plays_to_the_end(server: Server) -> None:
    """With a token made at the command line; the host's own seats are played by another copy of it."""
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
    ada = guest(server)
    made = ada.make(["random", "open", "open"], visibility="invited")
    match, invitation = made["match"]["id"], made["invitation"]
    programs = []
    for name in ("Bot one", "Bot two"):
        token = menlo(server, "make", name, "--guest")
        programs.append(
            subprocess.Popen(
                [sys.executable, str(EXAMPLE), server.url, match, invitation],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "MENLO_TOKEN": token},
            )
        )  # fmt: skip
    for _ in range(200):
        if all(seat["kind"] != "empty" for seat in ada.get(f"/matches/{match}").json()["seats"]):
            break
        time.sleep(0.05)
    assert ada.post(f"/matches/{match}/start", token=made["host"]).status_code == 201
    said = [program.communicate(timeout=60) for program in programs]

    assert [program.returncode for program in programs] == [0, 0], said
    found = ada.get(f"/matches/{match}").json()
    assert found["status"] == "over"
    assert sorted(words.split()[1] for words, _ in said) == ["1", "2"]
    assert all("scores: [" in words for words, _ in said)


def test_a_token_is_worth_what_its_person_is_and_no_more(server: Server) -> None:
    ada, eve = guest(server), guest(server, "Eve")
    private = ada.make(["me", "random", "random"])["match"]["id"]
    _, adas = token_of(ada)
    _, eves = token_of(eve)

    assert as_bot(server, "GET", f"/matches/{private}", adas).status_code == 200
    refused(as_bot(server, "GET", f"/matches/{private}", eves), 404, "unknown-match")
    # It plays, and touches nothing that is the person's alone.
    for method, path, body in [
        ("GET", "/tokens", None), ("POST", "/tokens", {"name": "more"}), ("GET", "/notices", None),
        ("GET", "/me", None), ("PUT", "/notices/webhook", {"url": "https://example.org/"}),
        ("POST", "/me/delete", {"password": ""}),
    ]:  # fmt: skip
        refused(as_bot(server, method, path, adas, body), 403, "not-allowed")
    assert ada.me() is not None


def test_forged_expired_and_revoked_tokens_are_refused_and_logged_without_them(server: Server, folder: Path) -> None:
    ada, eve = guest(server), guest(server, "Eve")
    match = ada.make(["me", "random", "random"])["match"]["id"]
    id, token = token_of(ada)
    _, old = token_of(ada, "an old one")
    with sqlite3.connect(folder / "menlo.db") as database:
        database.execute("UPDATE api_tokens SET expires = ? WHERE name = 'an old one'", (time.time() - 1,))
        everything = "\n".join(database.iterdump())
    assert token not in everything, "only hashes are kept"

    refused(eve.ask("DELETE", f"/tokens/{id}"), 403, "not-allowed")
    assert as_bot(server, "GET", f"/matches/{match}", token).status_code == 200
    assert ada.ask("DELETE", f"/tokens/{id}").status_code == 204
    for bad in (token, old, "menlo_forged", token[:-1] + "x"):
        refused(as_bot(server, "GET", f"/matches/{match}", bad), 401, "unknown-person")
        with connect(
            f"ws://127.0.0.1:{server.port}/ws/matches/{match}", additional_headers={"Authorization": f"Bearer {bad}"}
        ) as socket:
            socket.send('{"type": "enter"}')
            assert '"unknown-person"' in str(socket.recv())
            with pytest.raises(ConnectionClosed):
                socket.recv()
    time.sleep(0.3)  # a thread of its own writes the log
    log = (folder / "log").read_text()
    assert f"refused GET /api/matches/{match}: unknown-person (this API token has expired)" in log
    assert f"refused /ws/matches/{match}: unknown-person" in log
    assert token not in log and old not in log and "menlo_forged" not in log


def test_a_token_that_is_revoked_and_one_whose_person_is_banned_hold_no_socket(server: Server) -> None:
    ada, eve = guest(server), account(server, "Eve the banned")
    matches = [visitor.make(["me", "random", "random"])["match"]["id"] for visitor in (ada, eve)]
    (id, adas), (_, eves) = token_of(ada), token_of(eve)

    async def run() -> None:
        playing = [Client(server, match, []) for match in matches]
        for bot, token in zip(playing, (adas, eves), strict=True):
            bot.headers = {"Authorization": f"Bearer {token}"}
            await bot.enter()
            assert bot.hello["seats"] == [0]
        ada.ask("DELETE", f"/tokens/{id}")
        command = ["ban", "Eve the banned", "--database", server.database]
        assert (await asyncio.to_thread(CliRunner().invoke, admin_app, command)).exit_code == 0
        for bot in playing:
            await bot.until(lambda bot=bot: -1 in bot.answers)  # type: ignore[misc]
            assert bot.answers[-1][0]["code"] == "unknown-person"
            await bot.leave()

    asyncio.run(run())
    refused(as_bot(server, "GET", f"/matches/{matches[1]}", eves), 403, "banned")


def test_tokens_are_few_named_and_listed_without_their_secrets(server: Server) -> None:
    ada = guest(server)
    secrets = [token_of(ada, f"bot {number}")[1] for number in range(MOST)]
    refused(ada.post("/tokens", name="one more"), 403, "not-allowed")
    refused(ada.post("/tokens", name=""), 400, "malformed")
    refused(ada.post("/tokens", name="x", days=10_000), 400, "malformed")
    refused(Visitor(server).post("/tokens", name="x"), 401, "unknown-person")

    listed = ada.get("/tokens")

    assert [token["name"] for token in listed.json()] == [f"bot {number}" for number in range(MOST)]
    assert not any(secret in listed.text for secret in secrets)


def test_whoever_runs_the_server_makes_lists_and_revokes_tokens(server: Server, folder: Path) -> None:
    token = menlo(server, "make", "Nightly", "--guest", "--label", "cron")
    with sqlite3.connect(folder / "menlo.db") as database:
        ((person,),) = database.execute("SELECT id FROM people WHERE name = 'Nightly'")
    made = as_bot(server, "POST", "/matches", token, {"game": "era", "seats": [{"kind": "bot", "bot": "random"}] * 3})
    assert made.status_code == 201

    id, name, *rest = menlo(server, "list", person).split()

    assert name == "cron" and "used" in rest and token not in menlo(server, "list", person)
    assert menlo(server, "revoke", person, id) == f"revoked {id}"
    refused(as_bot(server, "GET", "/matches/x", token), 401, "unknown-person")
