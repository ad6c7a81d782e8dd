"""Guests and accounts on a real server: who one is, how one comes by that and loses it, and what others learn."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from menlo.kernel.rng import seeded
from menlo.server.people.cookies import Signer
from tests.server.running import Server
from tests.server.visitors import PASSWORD, Seen, Visitor, account, guest, refused


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with (folder / "log").open("wb") as output:
        running = Server(f"sqlite:///{folder / 'menlo.db'}", output=output).start()
        yield running
        running.stop()


# What anyone may ask of a table that they may see.
KNOCKING: dict[str, dict[str, object]] = {
    "join": {"name": "Eve"},
    "leave": {"token": "guess"},
    "start": {"token": "guess"},
    "fork": {"version": 0, "me": [0], "bot": "random", "token": "guess"},
}


def sit_down(visitor: Visitor) -> str:
    """A private match against bots; the seat is held by the cookie alone from here on."""
    return str(visitor.make(["me", "random", "random"])["match"]["id"])


def log_of(folder: Path) -> str:
    return (folder / "log").read_text()


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    visitor = Visitor(server)
    answer = visitor.post("/me", name="Ada")

    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", "max-age=15552000"} <= flags
    assert "secure" not in flags, "this server is not reached by https"
    assert visitor.me() == {"name": "Ada", "account": False}
    assert Visitor(server).me() is None
    assert visitor.post("/me", name="Ada Lovelace").json()["me"]["name"] == "Ada Lovelace"


def test_a_seat_is_held_by_the_cookie_and_nobody_else_sees_a_private_table(server: Server, folder: Path) -> None:
    ada, eve = guest(server), guest(server, "Eve")
    match = sit_down(ada)

    assert ada.get(f"/matches/{match}").status_code == 200
    assert [table["mine"] for table in ada.post("/mine", tables=[]).json()] == [[0]]
    for other in (eve, Visitor(server)):
        refused(other.get(f"/matches/{match}"), 404, "unknown-match")
        refused(other.get(f"/matches/{match}/record"), 404, "unknown-match")
        refused(other.get(f"/matches/{match}/replay", version=0), 404, "unknown-match")
        refused(other.post(f"/matches/{match}/quiet", quiet=True), 404, "unknown-match")
        refused(other.ask("DELETE", f"/matches/{match}"), 404, "unknown-match")
        for path, body in KNOCKING.items():
            refused(other.ask("POST", f"/matches/{match}/{path}", body), 404, "unknown-match")
        assert other.post("/mine", tables=[{"match": match, "tokens": ["guess"]}]).json() == []
    log = log_of(folder)
    assert f"refused GET /api/matches/{match}: unknown-match" in log
    assert not any(one.cookie.split(".")[0] in log for one in (ada, eve)), "no secret is logged"


def test_a_private_table_stays_private_when_it_is_over(server: Server) -> None:
    ada, eve = guest(server), guest(server, "Eve")
    made = ada.make(["me", "random"], "expo")
    match = made["match"]["id"]
    asyncio.run(play_to_the_end(ada, match))

    fork = {"version": 0, "me": [0], "bot": "random", "token": None}
    for other in (eve, Visitor(server)):
        refused(other.ask("POST", f"/matches/{match}/fork", fork), 404, "unknown-match")
    assert ada.ask("POST", f"/matches/{match}/fork", fork).status_code == 201
    by_link = {**fork, "token": made["held"][0]["token"]}
    assert Visitor(server).ask("POST", f"/matches/{match}/fork", by_link).status_code == 201


async def play_to_the_end(visitor: Visitor, match: str) -> None:
    player = Seen(visitor, match)
    await player.enter()
    await player.play_on(0, seeded(1, 0))
    await player.leave()


def test_forged_changed_and_expired_cookies_are_refused_and_logged_without_them(server: Server, folder: Path) -> None:
    ada = guest(server)
    session, expires, seal = ada.cookie.split(".")
    with sqlite3.connect(folder / "menlo.db") as database:
        ((secret,),) = database.execute("SELECT value FROM meta WHERE key = 'secret'")
    forged = {
        "of another server": Signer(b"x" * 32).sign(session, float(expires)),
        "for longer": f"{session}.{int(expires) + 1}.{seal}",
        "expired": Signer(secret.encode()).sign(session, time.time() - 1),
        "of nobody": Signer(secret.encode()).sign("someone-elses-session", float(expires)),
        "no cookie": "hello",
        "not even text": "a.b.\u00e9",
        "empty parts": "..",
    }
    for how, cookie in forged.items():
        stranger = Visitor(server, cookie)
        for answer in (stranger.post("/mine", tables=[]), stranger.post("/me/delete", password="")):
            assert (answer.status_code, answer.json()["code"]) == (401, "unknown-person"), how
        told = Visitor(server, cookie).get("/me")
        assert told.json() == {"me": None}, how
        assert "max-age=0" in told.headers["set-cookie"].lower(), "what is no good is taken away"
    log = log_of(folder)
    assert log.count("refused POST /api/mine: unknown-person") == len(forged)
    assert session not in log and seal not in log
    assert not any(cookie.split(".")[-1] in log for cookie in forged.values() if len(cookie) > 20)
    assert ada.me() is not None


def test_a_guest_who_registers_keeps_seats_and_finds_them_on_another_device(server: Server) -> None:
    phone = guest(server)
    match = sit_down(phone)
    before = phone.cookie

    registered = phone.post("/me/register", name="Ada von Menlo", password=PASSWORD)
    assert registered.json() == {"me": {"name": "Ada von Menlo", "account": True}}
    refused(Visitor(server, before).post("/mine", tables=[]), 401, "unknown-person")  # a new standing, a new cookie

    desk = guest(server, "Somebody")
    other = sit_down(desk)
    assert desk.post("/me/login", name=" ada VON menlo", password=PASSWORD).status_code == 200
    assert {table["match"]["id"] for table in desk.post("/mine", tables=[]).json()} == {match, other}
    assert desk.get(f"/matches/{match}").status_code == 200

    assert desk.post("/me/logout").status_code == 204
    refused(desk.get(f"/matches/{match}"), 404, "unknown-match")


def test_logging_out_makes_every_copy_of_the_cookie_worthless(server: Server) -> None:
    ada = guest(server)
    copy = Visitor(server, ada.cookie)
    assert copy.me() is not None
    ada.post("/me/logout")
    refused(copy.post("/mine", tables=[]), 401, "unknown-person")


def test_a_wrong_password_and_no_account_are_refused_alike(server: Server) -> None:
    account(server, "Nikola")
    asked = [
        Visitor(server).post("/me/login", name=name, password=password)
        for name, password in (("Nikola", "wrong password"), ("Nobody here", PASSWORD), ("Nobody here", "x"))
    ]
    assert {(answer.status_code, answer.text) for answer in asked} == {(403, asked[0].text)}

    def took(name: str) -> float:
        """The median of a few, so that a busy machine does not decide."""
        times = []
        for _ in range(5):
            start = time.perf_counter()
            Visitor(server).post("/me/login", name=name, password="wrong password")
            times.append(time.perf_counter() - start)
        return sorted(times)[2]

    known, unknown = took("Nikola"), took("Nobody here")
    assert 1 / 3 < known / unknown < 3, "the work is the same"


def test_names_of_accounts_are_told_apart_by_what_one_sees(server: Server) -> None:
    account(server, "Hedy Lamarr")
    for alike in ("Hedy Lamarr", "hedy  LAMARR", "Ｈedy Lamarr"):
        refused(Visitor(server).post("/me/register", name=alike, password=PASSWORD), 409, "name-taken")
    refused(Visitor(server).post("/me/register", name="Hedi", password="short"), 400, "malformed")
    refused(account(server, "Hedwig").post("/me", name="Hedy Lamarr"), 403, "not-allowed")


def test_a_new_password_logs_the_other_devices_out(server: Server) -> None:
    here = account(server, "Grace")
    there = Visitor(server)
    there.post("/me/login", name="Grace", password=PASSWORD)
    refused(here.post("/me/password", old="no idea", new="another one"), 403, "wrong-password")
    assert there.me() is not None

    assert here.post("/me/password", old=PASSWORD, new="another one").status_code == 204
    assert here.me() is not None
    refused(there.post("/mine", tables=[]), 401, "unknown-person")
    refused(there.post("/me/login", name="Grace", password=PASSWORD), 403, "wrong-password")
    assert there.post("/me/login", name="Grace", password="another one").status_code == 200


def test_tokens_from_before_can_be_claimed_once(server: Server) -> None:
    made = server.make("era", ["me", "random", "random"])
    tables = [{"match": made["match"]["id"], "tokens": [held["token"] for held in made["held"]] + [made["host"]]}]
    ada, eve = guest(server), guest(server, "Eve")

    assert ada.post("/me/claim", tables=tables).json() == {"seats": 1}
    assert eve.post("/me/claim", tables=tables).json() == {"seats": 0}
    assert ada.get(f"/matches/{made['match']['id']}").status_code == 200
    refused(eve.get(f"/matches/{made['match']['id']}"), 404, "unknown-match")
    refused(Visitor(server).post("/me/claim", tables=[]), 401, "unknown-person")


def test_the_store_holds_no_password_and_no_cookie(server: Server, folder: Path) -> None:
    ada = account(server, "Marie")
    with sqlite3.connect(folder / "menlo.db") as database:
        everything = "\n".join(database.iterdump())
    assert "$argon2id$" in everything
    assert PASSWORD not in everything and ada.cookie.split(".")[0] not in everything
    assert PASSWORD not in log_of(folder)


def test_behind_https_the_cookie_is_secure_and_the_secret_can_come_from_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("s" * 40)
    arguments = ["--secret-file", str(secret), "--base-url", "https://menlo.example"]
    running = Server(f"sqlite:///{tmp_path}/menlo.db", arguments=arguments).start()
    try:
        visitor = Visitor(running)
        assert "secure" in visitor.post("/me", name="Ada").headers["set-cookie"].lower()
        session, expires, _ = visitor.cookie.split(".")
        assert Signer(b"s" * 40).sign(session, float(expires)) == visitor.cookie
    finally:
        running.stop()
