"""At the gate of a real server: other sites, too much, too often, and logs that tell of it without a secret."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from menlo.server.guard.headers import HEADERS
from menlo.server.guard.limits import ADDRESS_SHARE, MOST_KNOWN, SECONDS_OF_BURST, SOCKETS, Limits, Pace
from menlo.server.people.cookies import NAME
from tests.server.running import Client, Server
from tests.server.visitors import PASSWORD, Visitor, account, guest, refused

EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("guard")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    arguments = ["--base-url", "https://menlo.example"]
    with (folder / "log").open("wb") as log:
        running = Server(f"sqlite:///{folder / 'menlo.db'}", output=log, arguments=arguments).start()
        yield running
        running.stop()


def log_of(folder: Path) -> str:
    time.sleep(0.3)  # a thread of its own writes it
    return (folder / "log").read_text("utf-8")


def post_from(server: Server, visitor: Visitor, path: str, body: object, **headers: str) -> httpx.Response:
    given = {"Cookie": f"{NAME}={visitor.cookie}", **headers}
    return httpx.post(f"{server.url}/api{path}", json=body, headers=given, timeout=30)


# Other sites.


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": EVIL}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"}, {"Origin": "file://"},
        {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://menlo.example.evil.example", "Sec-Fetch-Site": "cross-site"},
    ],
)  # fmt: skip
def test_a_page_of_another_site_cannot_post_in_ones_name(server: Server, folder: Path, headers: dict[str, str]) -> None:
    ada = guest(server)

    for path, body in (("/me/delete", {"password": ""}), ("/matches", {"game": "era", "seats": []}), ("/tokens", {})):
        refused(post_from(server, ada, path, body, **headers), 403, "cross-site")

    assert ada.me() is not None
    assert "refused /api/me/delete from 127.0.0.1: cross-site" in log_of(folder)
    assert ada.cookie.split(".")[0] not in log_of(folder)


def test_own_pages_and_other_programs_may_post(server: Server) -> None:
    ada = guest(server)
    wish = {"game": "era", "seats": [{"kind": "bot", "bot": "random"}] * 3}
    own: list[dict[str, str]] = [
        {}, {"Origin": server.url}, {"Origin": server.url, "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "same-origin"}, {"Origin": "https://menlo.example", "Sec-Fetch-Site": "same-origin"},
    ]  # fmt: skip
    for headers in own:
        assert post_from(server, ada, "/matches", wish, **headers).status_code == 201, headers


def test_a_page_of_another_site_cannot_open_a_socket(server: Server, folder: Path) -> None:
    ada = guest(server)
    match = ada.make(["me", "random", "random"])["match"]["id"]
    address = f"ws://127.0.0.1:{server.port}/ws/matches/{match}"
    cookie = {"Cookie": f"{NAME}={ada.cookie}"}

    for origin in (EVIL, "null", f"http://127.0.0.1:{server.port + 1}"):
        with pytest.raises(InvalidStatus) as error:
            connect(address, additional_headers={**cookie, "Origin": origin})
        assert error.value.response.status_code == 403
    assert f"refused /ws/matches/{match} from 127.0.0.1: cross-site" in log_of(folder)

    with connect(address, additional_headers={**cookie, "Origin": server.url}) as socket:
        socket.send('{"type": "enter"}')
        assert json.loads(socket.recv())["seats"] == [0]


# Headers.


@pytest.mark.parametrize("path", ["/", "/plain", "/api/about", "/api/nowhere", "/nowhere", "/api/matches/x", "/sw.js"])
def test_every_answer_carries_the_headers(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")

    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


def test_the_policy_lets_nothing_run_that_did_not_come_from_here() -> None:
    policy = dict(rule.split(" ", 1) for rule in HEADERS["Content-Security-Policy"].split("; "))

    assert policy["default-src"] == "'none'" and policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert not re.search(r"unsafe|\*|https?:", HEADERS["Content-Security-Policy"])


def test_pages_hold_no_script_and_no_style_of_their_own(server: Server) -> None:
    for path in ("/", "/plain"):
        page = httpx.get(f"{server.url}{path}").text
        assert not re.search(r"<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=", page), path


def test_no_page_of_the_server_fetches_anything_from_elsewhere(server: Server) -> None:
    assert httpx.get(f"{server.url}/schema/openapi.json").status_code == 200
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in httpx.get(f"{server.url}{path}").text


# Too much.


def test_bodies_have_limits(server: Server) -> None:
    ada = guest(server)
    tables = [{"match": "x" * 1000, "tokens": []}] * 70
    assert ada.post("/mine", tables=tables).status_code == 413
    assert ada.post("/records", record="x" * 200_000).status_code == 400, "a record may be long"
    assert ada.post("/records", record="x" * 5_000_000).status_code == 413
    assert ada.post("/tokens", name="x" * 100_000).status_code == 413


# Too often.


class Hand:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    hand = Hand()
    limits = Limits(2.0, hand)
    most = int(2 * SECONDS_OF_BURST)

    assert all(limits.of_person("ada") == 0 for _ in range(most))
    assert limits.of_person("ada") == pytest.approx(0.5)
    assert limits.of_person("bob") == 0, "others are not limited by it"
    hand.now += 0.5
    assert limits.of_person("ada") == 0 and limits.of_person("ada") > 0
    hand.now += 10_000
    assert sum(limits.of_person("ada") == 0 for _ in range(most * 2)) == most, "no more than one burst is saved up"


def test_costly_requests_take_more_and_an_address_has_room_for_several_people() -> None:
    limits = Limits(1.0, Hand())
    for _ in range(3):
        assert limits.of_person("ada", 10) == 0
    assert limits.of_person("ada", 10) == 10
    assert sum(limits.of_address("192.0.2.1", 10) == 0 for _ in range(100)) == 3 * ADDRESS_SHARE


def test_a_network_of_addresses_is_one_household_and_floods_no_log() -> None:
    hand = Hand()
    limits = Limits(1.0, hand)
    while limits.of_address("2001:db8::1") == 0:
        pass
    assert limits.of_address("2001:db8::ffff:2") > 0, "the same network"
    assert limits.of_address("2001:db8:0:1::1") == limits.of_address("192.0.2.1") == limits.of_address("?") == 0
    assert [limits.worth_telling(f"2001:db8::{number}") for number in range(3)] == [True, False, False]
    hand.now += 60
    assert limits.worth_telling("2001:db8::1")


def test_no_limit_is_no_limit() -> None:
    limits, pace = Limits(0.0, Hand()), Pace(0.0, Hand())
    assert all(limits.of_address("192.0.2.1", 100) == 0 and pace.wait() == 0 for _ in range(1000))


def test_however_many_ask_the_memory_of_them_is_bounded() -> None:
    hand = Hand()
    limits = Limits(1.0, hand)
    for number in range(MOST_KNOWN * 2):
        limits.of_address(f"{number}")
        assert len(limits._buckets) <= MOST_KNOWN
    hand.now += 1
    assert limits.of_address("once more") == 0


def test_a_socket_that_talks_too_fast_is_listened_to_more_slowly() -> None:
    hand = Hand()
    pace = Pace(20.0, hand)
    assert all(pace.wait() == 0 for _ in range(600))
    assert pace.wait() == pytest.approx(0.05)
    hand.now += 60
    assert pace.wait() == 0


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with (tmp_path / "log").open("wb") as log:
        narrow = Server(f"sqlite:///{tmp_path / 'menlo.db'}", output=log, arguments=["--rate-limit", "0.5"]).start()
        request.addfinalizer(narrow.stop)
        ada = guest(narrow)
        # The person is limited before the address that others share.
        assert {ada.post("/mine", tables=[]).status_code for _ in range(30)} == {200, 429}
        assert narrow.get("/about").status_code == 200
        answers = [Visitor(narrow).post("/me/login", name="Ada", password="guess") for _ in range(3)]
        assert answers[-1].status_code == 429 and answers[-1].json()["code"] == "too-many"
        assert int(answers[-1].headers["Retry-After"]) >= 1
        assert httpx.get(f"{narrow.url}/").status_code == 200, "pages are not limited"
        while narrow.get("/about").status_code == 200:
            pass
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{narrow.port}/ws/matches/x")
    log_text = log_of(tmp_path)
    assert "refused /api/me/login from 127.0.0.1: too-many" in log_text and "guess" not in log_text


def test_one_address_holds_only_so_many_sockets_open(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    narrow = Server(f"sqlite:///{tmp_path / 'menlo.db'}", arguments=["--rate-limit", "1"]).start()
    request.addfinalizer(narrow.stop)
    address = f"ws://127.0.0.1:{narrow.port}/ws/matches/x"
    with ExitStack() as opened:
        first, *_ = [opened.enter_context(connect(address)) for _ in range(SOCKETS)]
        with pytest.raises(InvalidStatus):
            connect(address)
        assert narrow.get("/about").status_code == 200, "what was asked is not too much, only held too long"
        first.close()
        # The server hears of it a moment later.
        for _ in range(20):
            try:
                opened.enter_context(connect(address))
                break
            except InvalidStatus:
                time.sleep(0.2)
        else:
            pytest.fail("the place of a closed socket is free again")


def test_without_leave_the_server_sends_nothing_to_its_own_network(server: Server) -> None:
    ada = guest(server)
    for url in (f"{server.url}/api/about", "http://localhost:22222/", "http://169.254.169.254/"):
        refused(ada.ask("PUT", "/notices/webhook", {"url": url}), 400, "malformed")
    refused(ada.post("/notices/webhook/test"), 403, "not-allowed")
    refused(ada.ask("PUT", "/notices/email", {"email": "ada@example.org"}), 403, "not-allowed")


# What is hidden, and what is secret.


def test_a_spectator_cannot_read_a_plan(server: Server, folder: Path) -> None:
    """By no door: socket, replay, record, list of what could be reached, or a sandbox made from the position."""
    ada, eve = guest(server), guest(server, "Eve")
    made = ada.make(["me", "me"], "smartphone", visibility="open")
    match, tokens = made["match"]["id"], [held["token"] for held in made["held"]]

    async def run() -> list[dict[str, Any]]:
        player = await Client(server, match, tokens).enter()
        while player.eye(0)["view"]["phase"] != "planning":
            seat = next(eye["seat"] for eye in player.updates[-1]["eyes"] if eye["decision"])
            version = player.version
            await player.act(seat)
            await player.at_version(version + 1)
        watcher = await Client(server, match, []).enter()
        seen = len(watcher.updates)
        decision = player.eye(0)["decision"]
        await player.act(0)  # a private step of the plan
        await player.until(lambda: player.eye(0)["decision"] != decision)
        assert (await watcher.ask("ping"))["type"] == "pong" and len(watcher.updates) == seen
        asked = await watcher.ask(
            "act", seat=0, decision=player.eye(0)["decision"], action={"kind": "confirm", "seat": 0}
        )
        assert asked["code"] == "not-seated"
        views = [eye["view"] for eye in watcher.updates[-1]["eyes"]]
        mine = player.eye(0)["view"]
        version = player.version
        for client in (player, watcher):
            await client.leave()
        for path in (f"replay?version={version}&seat=0", "record?seat=0", "reach?seat=0"):
            refused(eve.get(f"/matches/{match}/{path}"), 403, "not-seated")
        refused(eve.post(f"/matches/{match}/fork", version=version, me=[0], bot="random"), 403, "not-allowed")
        public = eve.get(f"/matches/{match}/replay?version={version}").json()["eye"]["view"]
        return [mine, public, *views]

    mine, *public = asyncio.run(run())

    assert mine["mats"][0]["plan"], "there is something to hide"
    assert all(not view["mats"][0]["plan"] for view in public)
    assert f"refused GET /api/matches/{match}/replay: not-seated" in log_of(folder)


def test_the_log_of_a_day_with_every_kind_of_secret_holds_none_of_them(server: Server, folder: Path) -> None:
    """Used well, used wrongly, and put where they do not belong."""
    ada, eve = account(server, "Ada Secret"), guest(server, "Eve")
    made = ada.make(["me", "open", "random"], visibility="invited")
    match = made["match"]["id"]
    token = ada.post("/tokens", name="bot").json()["token"]
    joined = eve.post(f"/matches/{match}/join", name="Eve", invitation=made["invitation"]).json()
    secrets = {
        "seat": made["held"][0]["token"], "other seat": joined["token"], "host": made["host"],
        "invitation": made["invitation"], "token": token, "cookie": ada.cookie.split(".")[0],
        "seal": ada.cookie.split(".")[2], "password": PASSWORD,
    }  # fmt: skip
    ada.post(f"/matches/{match}/start", token=made["host"])
    with sqlite3.connect(folder / "menlo.db") as database:
        ((seed, salt),) = database.execute("SELECT seed, salt FROM matches WHERE id = ?", (match,))
        ((signing,),) = database.execute("SELECT value FROM meta WHERE key = 'secret'")
    secrets |= {"seed": seed, "salt": salt, "signing": signing}
    with httpx.Client(base_url=server.url, timeout=30) as browser:
        for secret in secrets.values():
            browser.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {secret}"})
            browser.get(f"/api/matches/{secret}")
            browser.get(f"/table/{secret}?token={secret}")
            browser.get(f"/api/matches/{match}/replay?version={secret}")
            browser.post(f"/api/matches/{match}/join", json={"name": secret, "invitation": secret})
            browser.post(f"/api/matches/{match}/start", json={"token": secret})
            browser.post("/api/records", json={"record": secret})
            browser.post("/api/mine", json={"tables": []}, headers={"Cookie": f"{NAME}={secret}"})
            with connect(f"ws://127.0.0.1:{server.port}/ws/matches/{match}") as socket:
                socket.send(json.dumps({"type": "enter", "tokens": [secret]}))
                socket.recv()
                socket.send(json.dumps({"type": secret, "id": secret}))
        browser.post("/api/me/login", json={"name": "Ada Secret", "password": PASSWORD + "!"})
        browser.post("/api/me/login", json={"name": PASSWORD, "password": "x"})

    log = log_of(folder)

    assert log.count("refused") > len(secrets), "there is something to look through"
    assert {name for name, secret in secrets.items() if secret in log} == set()
