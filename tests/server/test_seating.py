"""At the table: leaving it to a bot and coming back, being removed, links that are given anew, words among players."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from menlo.cli import app
from menlo.server.bots import stand_in
from menlo.server.chat import MOST_TEXT
from tests.server.running import Server
from tests.server.visitors import PASSWORD, Seen, Visitor, account, guest, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seating")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with (folder / "log").open("wb") as output:
        running = Server(f"sqlite:///{folder / 'menlo.db'}", output=output).start()
        yield running
        running.stop()


def table(server: Server, game: str = "era") -> tuple[Visitor, Visitor, str]:
    """Ada made it and sits in seat 0; Wim came by the invitation; a bot has seat 2."""
    ada, wim = guest(server), guest(server, "Wim")
    made = ada.make(["me", "open", "random"], game, visibility="invited")
    match = str(made["match"]["id"])
    assert wim.post(f"/matches/{match}/join", name="Wim", invitation=made["invitation"]).status_code == 201
    assert ada.post(f"/matches/{match}/start", token="").status_code == 201
    return ada, wim, match


async def test_whoever_resigns_leaves_their_seat_to_a_bot_and_may_return(server: Server) -> None:
    ada, wim, match = table(server)
    at_ada, at_wim = await Seen(ada, match).enter(), await Seen(wim, match).enter()
    assert at_wim.hello["seats"] == [1] and not at_wim.hello["host"]
    assert at_ada.hello["seats"] == [0] and at_ada.hello["host"]

    for seat, client in ((0, at_ada), (1, at_wim)):
        assert (await client.ask("resign", seat=seat, bot="random"))["type"] == "accepted"
    version = at_wim.version
    await at_wim.until(lambda: at_wim.version > version + 10)  # bots alone go on
    assert at_wim.seat(1) == {"seat": 1, "kind": "person", "name": "Wim", "bot": "", "stand_in": "random"}
    assert at_wim.eye(1)["decision"] is None and at_wim.eye(1)["legal"] == []
    answer = await at_wim.act(1, {"type": "pass", "seat": 1}, "any")
    assert (answer["type"], answer["code"]) == ("refused", "not-allowed")
    assert (await at_wim.ask("resign", seat=1))["code"] == "not-allowed"
    assert (await at_wim.ask("return", seat=0))["code"] == "not-seated"

    assert (await at_wim.ask("return", seat=1))["type"] == "accepted"
    await at_ada.until(lambda: at_ada.over or at_ada.seat(1)["stand_in"] == "")
    await at_wim.until(lambda: at_wim.over or at_wim.eye(1)["decision"] is not None)
    assert not at_wim.over, "the bots had no time to end the match"
    assert (await at_wim.act(1))["type"] == "accepted"
    await at_ada.leave()
    await at_wim.leave()


async def test_the_stand_in_is_the_middle_of_the_ladder_unless_one_asks_for_another(server: Server) -> None:
    ada, _, match = table(server)
    client = await Seen(ada, match).enter()
    assert (await client.ask("resign", seat=0, bot="nobody"))["code"] == "malformed"
    assert (await client.ask("resign", seat=0))["type"] == "accepted"
    await client.until(lambda: client.seat(0)["stand_in"] == stand_in("era") == "mechanic")
    await client.leave()


async def test_the_host_removes_a_seat_for_a_bot_or_for_whoever_comes_next(server: Server) -> None:
    ada, wim, match = table(server)
    at_wim = await Seen(wim, match).enter()
    refused(wim.post(f"/matches/{match}/seats/0/remove", bot=""), 403, "not-allowed")
    refused(Visitor(server).post(f"/matches/{match}/seats/1/remove", bot=""), 403, "not-allowed")
    refused(ada.post(f"/matches/{match}/seats/9/remove", bot=""), 400, "malformed")

    assert ada.post(f"/matches/{match}/seats/1/remove", bot=None).json()["seats"][1]["kind"] == "empty"
    await at_wim.until(lambda: at_wim.hello["seats"] == [])
    assert [eye["seat"] for eye in at_wim.updates[-1]["eyes"]] == [-1], "from here on a spectator"
    assert (await at_wim.ask("return", seat=1))["code"] == "not-seated"

    invitation = ada.post(f"/matches/{match}/invitation").json()["invitation"]
    rosa = guest(server, "Rosa")
    refused(wim.post(f"/matches/{match}/join", name="Wim", invitation="guess"), 403, "not-allowed")
    assert rosa.post(f"/matches/{match}/join", name="Rosa", invitation=invitation).json()["seat"] == 1
    removed = ada.post(f"/matches/{match}/seats/1/remove", bot="random").json()["seats"][1]
    assert removed == {"seat": 1, "kind": "bot", "name": "random 1", "bot": "random", "stand_in": ""}
    await at_wim.leave()


async def test_links_are_given_anew_and_the_old_ones_lead_nowhere(server: Server) -> None:
    ada = guest(server)
    made = ada.make(["me", "open", "open"], visibility="invited")
    match, old = made["match"]["id"], made["held"][0]["token"]
    refused(guest(server).post(f"/matches/{match}/invitation"), 403, "not-allowed")
    fresh = ada.post(f"/matches/{match}/invitation").json()["invitation"]
    refused(guest(server).post(f"/matches/{match}/join", name="Eve", invitation=made["invitation"]), 403, "not-allowed")
    assert guest(server).post(f"/matches/{match}/join", name="Wim", invitation=fresh).status_code == 201
    assert ada.post(f"/matches/{match}/invitation", wanted=False).json() == {"invitation": None}
    refused(guest(server).post(f"/matches/{match}/join", name="Eve", invitation=fresh), 403, "not-allowed")

    stranger = await Seen(Visitor(server), match, [old]).enter()
    assert stranger.hello["seats"] == [0]
    link = ada.post(f"/matches/{match}/seats/0/link").json()
    await stranger.until(lambda: stranger.hello["seats"] == [])
    await stranger.leave()
    elsewhere = await Seen(Visitor(server), match, [link["token"]]).enter()
    assert elsewhere.hello["seats"] == [0]
    await elsewhere.leave()
    refused(guest(server).post(f"/matches/{match}/seats/0/link"), 403, "not-seated")


async def test_words_reach_everyone_at_the_table_and_those_who_come_later(server: Server) -> None:
    ada, wim, match = table(server)
    at_ada, at_wim = await Seen(ada, match).enter(), await Seen(wim, match).enter()
    spectator = await Seen(guest(server, "Eve"), match).enter()

    markup = "<b>hi</b> & \u202ebye\x00\n\nnow"
    assert (await at_ada.ask("say", seat=0, text=markup))["type"] == "accepted"
    for client in (at_ada, at_wim, spectator):
        await client.hears("Ada: <b>hi</b> & bye now")
    assert (await spectator.ask("say", seat=1, text="psst"))["code"] == "not-seated"
    assert (await at_ada.ask("say", seat=1, text="I am Wim"))["code"] == "not-seated"
    assert (await at_ada.ask("say", seat=0, text="x" * (MOST_TEXT + 1)))["code"] == "malformed"
    assert (await at_ada.ask("say", seat=0, text=" \n "))["code"] == "malformed"
    before = len(at_wim.updates)
    await at_ada.ask("say", seat=0, text="your turn")
    later = await Seen(guest(server, "Rosa"), match).enter()
    await later.hears("Ada: <b>hi</b> & bye now", "Ada: your turn")
    assert len(at_wim.updates) == before, "words alone bring no position"
    for client in (at_ada, at_wim, spectator, later):
        await client.leave()


async def test_whoever_is_muted_is_heard_by_the_others_alone_and_a_silenced_table_by_the_host_alone(
    server: Server,
) -> None:
    ada, wim, match = table(server)
    at_ada, at_wim = await Seen(ada, match).enter(), await Seen(wim, match).enter()
    assert (await at_ada.ask("mute", seat=1, mute=True))["type"] == "accepted"
    await at_ada.until(lambda: at_ada.hello["muted"] == [1])
    await at_wim.ask("say", seat=1, text="one")
    await at_wim.hears("Wim: one")
    again = await Seen(ada, match).enter()
    assert again.hello["muted"] == [1], "it is kept"
    await again.ask("mute", seat=1, mute=False)
    await at_wim.ask("say", seat=1, text="two")
    await again.hears("Wim: two")
    assert at_ada.heard == []
    assert (await at_ada.ask("mute", seat=2, mute=True))["code"] == "not-allowed", "a bot says nothing"

    refused(wim.post(f"/matches/{match}/quiet", quiet=True), 403, "not-allowed")
    assert ada.post(f"/matches/{match}/quiet", quiet=True).status_code == 204
    await at_wim.until(lambda: at_wim.updates[-1]["match"]["quiet"])
    assert (await at_wim.ask("say", seat=1, text="three"))["code"] == "muted"
    assert (await at_ada.ask("say", seat=0, text="order"))["type"] == "accepted"
    await at_wim.hears("Wim: one", "Wim: two", "Ada: order")
    for client in (at_ada, at_wim, again):
        await client.leave()


async def test_a_guest_cannot_watch_a_private_table_of_another(server: Server, folder: Path) -> None:
    ada = guest(server)
    match = ada.make(["me", "random", "random"])["match"]["id"]
    assert await Seen(guest(server, "Eve"), match).knock() == "unknown-match"
    assert await Seen(Visitor(server), match).knock() == "unknown-match"
    assert await Seen(Visitor(server), match, ["guess"]).knock() == "unknown-match"
    assert await Seen(Visitor(server, "forged.9999999999.seal"), match).knock() == "unknown-person"
    log = (folder / "log").read_text()
    assert f"refused /ws/matches/{match}: unknown-match" in log
    assert f"refused /ws/matches/{match}: unknown-person" in log and "forged.9999999999" not in log


async def test_whoever_logs_out_no_longer_plays(server: Server) -> None:
    ada = guest(server)
    match = ada.make(["me", "random", "random"])["match"]["id"]
    client = await Seen(ada, match).enter()
    ada.post("/me/logout")
    assert await client.shut_out() == "unknown-person"
    await client.leave()


async def test_a_deleted_account_leaves_nothing_but_results_without_a_name(server: Server, folder: Path) -> None:
    ada, wim, match = table(server)
    for visitor, name in ((ada, "Ada to go"), (wim, "Wim to stay")):
        assert visitor.post("/me/register", name=name, password=PASSWORD).status_code == 200
    at_ada, at_wim = await Seen(ada, match).enter(), await Seen(wim, match).enter()
    await at_ada.ask("say", seat=0, text="remember me")
    await at_wim.ask("say", seat=1, text="I will")
    waiting = ada.make(["me", "open", "open"], visibility="invited")["match"]["id"]
    done = await finished(ada)

    refused(ada.post("/me/delete", password="wrong"), 403, "wrong-password")
    assert ada.me() is not None
    assert ada.post("/me/delete", password=PASSWORD).status_code == 204

    assert await at_ada.shut_out() == "unknown-person"
    await at_wim.until(lambda: at_wim.seat(0)["kind"] == "bot")
    assert at_wim.seat(0)["name"] == "mechanic 0"
    refused(wim.get(f"/matches/{waiting}"), 404, "unknown-match")
    later = await Seen(wim, match).enter()
    await later.hears("Wim: I will")
    assert Visitor(server).get(f"/matches/{done}").json()["seats"][0]["name"] == ""
    assert ada.me() is None
    refused(ada.post("/me/login", name="Ada to go", password=PASSWORD), 403, "wrong-password")
    with sqlite3.connect(folder / "menlo.db") as database:
        dump = "\n".join(database.iterdump())
    assert "Ada to go" not in dump and "remember me" not in dump and "Wim to stay" in dump
    for client in (at_ada, at_wim, later):
        await client.leave()


async def finished(visitor: Visitor) -> str:
    """A match that is over, in which the visitor had seat 0 and left it to a bot."""
    match = str(visitor.make(["me", "random"], "smartphone", visibility="open")["match"]["id"])
    client = await Seen(visitor, match).enter()
    await client.ask("resign", seat=0, bot="random")
    await client.until(lambda: client.over, 60)
    await client.leave()
    return match


async def test_whoever_leaves_and_does_not_return_has_lost_and_finds_it_among_their_matches(server: Server) -> None:
    ada = guest(server)
    match = await finished(ada)
    (played,) = ada.get("/me/matches").json()["matches"]
    assert (played["match"], played["place"], played["bots"], played["rated"]) == (match, 2, True, True)
    (tally,) = ada.get("/me/statistics").json()["tallies"]
    assert (tally["game"], tally["seats"], tally["bots"], tally["played"], tally["won"]) == (
        "smartphone",
        2,
        True,
        1,
        0,
    )
    assert tally["mu"] < 25 and tally["curve"] == [
        {"ended": played["ended"], "mu": tally["mu"], "sigma": tally["sigma"]}
    ]
    refused(Visitor(server).get("/me/statistics"), 401, "unknown-person")


async def admin(server: Server, *arguments: str) -> str:
    """The command line, in a thread: it brings a loop of its own."""
    command = ["admin", *arguments, "--database", server.database]
    return (await asyncio.to_thread(CliRunner().invoke, app, command)).stdout


async def test_whoever_runs_the_server_bans_and_resets_passwords(server: Server) -> None:
    nikola = account(server, "Nikola")
    match = nikola.make(["me", "random", "random"])["match"]["id"]
    seated = await Seen(nikola, match).enter()
    assert "Nikola" in await admin(server, "people")

    assert "is banned" in await admin(server, "ban", "nikola")
    assert await seated.shut_out() == "unknown-person"
    refused(Visitor(server).post("/me/login", name="Nikola", password=PASSWORD), 403, "banned")
    await seated.leave()

    fresh = (await admin(server, "reset-password", "Nikola")).split()[-1]
    await admin(server, "unban", "Nikola")
    refused(nikola.post("/me/login", name="Nikola", password=PASSWORD), 403, "wrong-password")
    assert nikola.post("/me/login", name="Nikola", password=fresh).status_code == 200
    assert "is deleted" in await admin(server, "delete-person", "--yes", "Nikola")
    assert nikola.me() is None
