"""Whole matches through the real server over real WebSockets, every seat checking what it is shown."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from menlo.kernel import registry
from menlo.kernel.game import SPECTATOR
from menlo.kernel.play import Match
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import replay, take_back
from tests.server.running import Client, Server

TABLES = [(game, seats) for game in registry.games() for seats in registry.game(game).title.seats]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'menlo.db'}").start()
    yield running
    running.stop()


async def seated(server: Server, made: dict[str, Any], **options: Any) -> list[Client]:
    """One client per held seat, each in a browser of its own."""
    return [await Client(server, made["match"]["id"], [held["token"]], **options).enter() for held in made["held"]]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_seat_sees_what_the_engine_shows_it_and_nothing_else(server: Server, game: str, seats: int) -> None:
    async def run() -> tuple[str, list[Client]]:
        made = server.make(game, ["me"] * seats, visibility="open")
        clients = await seated(server, made)
        watcher = await Client(server, made["match"]["id"], []).enter()
        await asyncio.gather(*(client.play_on(seat, seeded(seats, seat)) for seat, client in enumerate(clients)))
        await watcher.until(lambda: watcher.over)
        for client in (*clients, watcher):
            await client.leave()
        return made["match"]["id"], [*clients, watcher]

    id, clients = asyncio.run(run())

    record = server.get(f"/matches/{id}/record").text
    views = engine_views(record)
    for seat, client in [*enumerate(clients[:-1]), (SPECTATOR, clients[-1])]:
        for update in client.updates:
            (eye,) = update["eyes"]
            assert eye["seat"] == seat
            # While plans are secret, positions of one version differ by what the log does not hold yet.
            if update["version"] in views and eye["view"]["phase"] != "planning":
                assert eye["view"] == views[update["version"]][seat], f"version {update['version']}, seat {seat}"
        # Every line of the log was told once and in order, whether updates were coalesced or not.
        told = [line["number"] for update in client.updates for line in update["happened"]]
        assert told == list(range(client.version))
        assert all(len(answers) == 1 for answers in client.answers.values())
    assert clients[0].updates[-1]["outcome"]["end"]


def engine_views(record: str) -> dict[int, dict[int, Any]]:
    """What the engine shows every seat at every version, by playing the record again."""
    header = json.loads(record.splitlines()[0])
    rules = registry.game(header["game"])
    replay(rules, record, "record")
    match = Match(rules, header["seats"], int(header["seed"]), header["options"])
    views = {}
    for line in [None, *map(json.loads, record.splitlines()[1:-1])]:
        if line is not None and "do" in line:
            match.act(rules.parse(line["seat"], line["do"]))
        elif line is not None:
            take_back(match, line["seat"], line["undo"])
        views[match.lines] = {
            seat: json.loads(json.dumps(rules.view(match.state, seat))) for seat in range(SPECTATOR, header["seats"])
        }
    return views


def test_of_a_secret_plan_others_see_that_it_is_ready_and_nothing_else(server: Server) -> None:
    async def run() -> None:
        made = server.make("smartphone", ["me", "me"])
        first, second = await seated(server, made)
        while first.eye(0)["view"]["phase"] != "planning" or second.eye(1)["view"]["phase"] != "planning":
            actor, seat = (first, 0) if first.eye(0)["decision"] else (second, 1)
            version = actor.version
            await actor.act(seat)
            await first.at_version(version + 1)
            await second.at_version(version + 1)
        version, seen = second.version, len(second.updates)
        before = second.eye(1)
        steps = 0
        while first.eye(0)["decision"]:
            kinds = {choice["action"]["kind"]: choice["action"] for choice in first.eye(0)["legal"]}
            decision = first.eye(0)["decision"]
            assert (await first.act(0, kinds.get("confirm")))["type"] == "accepted"
            await first.until(lambda decision=decision: first.eye(0)["decision"] != decision)  # type: ignore[misc]
            steps += 1
            if first.eye(0)["decision"]:
                # Private steps do not even wake the others.
                assert (await second.ask("ping"))["type"] == "pong" and len(second.updates) == seen
        assert steps > 1
        await second.until(lambda: len(second.updates) > seen)
        after = second.eye(1)
        assert len(second.updates) == seen + 1 and second.version == version and not second.updates[-1]["happened"]
        assert after["decision"] == before["decision"] and after["legal"] == before["legal"]
        mats = [{**mat, "ready": None} for mat in after["view"]["mats"]]
        assert mats == [{**mat, "ready": None} for mat in before["view"]["mats"]]
        assert after["view"]["mats"][0]["ready"] and not before["view"]["mats"][0]["ready"]
        assert (await first.ask("undo", seat=0))["code"] == "nothing-to-undo"
        for client in (first, second):
            await client.leave()

    asyncio.run(run())


def test_a_person_plays_bots_to_the_end(server: Server) -> None:
    async def run() -> Client:
        made = server.make("era", ["me", "greedy", "random"])
        (client,) = await seated(server, made, language="en")
        await client.play_on(0, seeded(1))
        await client.leave()
        return client

    client = asyncio.run(run())

    assert client.updates[-1]["outcome"]["places"]
    assert any(
        words["text"].startswith("greedy 1") for u in client.updates for h in u["happened"] for words in h["told"]
    )


def test_one_browser_holds_several_seats(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"])
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        assert client.hello["seats"] == [0, 1, 2] and [eye["seat"] for eye in client.updates[-1]["eyes"]] == [0, 1, 2]
        for _ in range(12):
            seat = next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"])
            version = client.version
            assert (await client.act(seat))["type"] == "accepted"
            await client.at_version(version + 1)
        await client.leave()

    asyncio.run(run())


def test_friends_join_by_invitation_and_the_maker_starts(server: Server) -> None:
    made = server.make("era", ["me", "open", "greedy"], visibility="invited")
    id, invitation = made["match"]["id"], made["invitation"]

    assert server.post(f"/matches/{id}/start", {"token": made["host"]}).json()["code"] == "not-allowed"
    assert server.post(f"/matches/{id}/join", {"name": "Bob"}).json()["code"] == "not-allowed"
    assert server.post(f"/matches/{id}/join", {"name": "Bob", "invitation": "x"}).json()["code"] == "not-allowed"
    assert server.post(f"/matches/{id}/join", {"name": " ", "invitation": invitation}).json()["code"] == "malformed"
    joined = server.post(f"/matches/{id}/join", {"name": "Bob", "invitation": invitation})
    assert joined.status_code == 201 and joined.json()["seat"] == 1
    assert server.post(f"/matches/{id}/join", {"name": "Eve", "invitation": invitation}).json()["code"] == "not-open"
    assert server.post(f"/matches/{id}/leave", {"token": joined.json()["token"]}).status_code == 204
    again = server.post(f"/matches/{id}/join", {"name": "Eve", "invitation": invitation}).json()
    assert server.post(f"/matches/{id}/start", {"token": again["token"]}).json()["code"] == "not-allowed"
    assert server.post(f"/matches/{id}/start", {"token": made["host"]}).json()["status"] == "running"
    assert server.post(f"/matches/{id}/start", {"token": made["host"]}).json()["code"] == "not-open"
    assert [seat["name"] for seat in server.get(f"/matches/{id}").json()["seats"]][:2] == ["Ada 0", "Eve"]


def test_private_matches_are_hidden_and_open_ones_listed(server: Server) -> None:
    private = server.make("era", ["me", "greedy", "greedy"])
    public = server.make("era", ["me", "open", "open"], visibility="open")

    listed = [match["id"] for match in server.get("/matches").json()["open"]]

    assert public["match"]["id"] in listed and private["match"]["id"] not in listed
    assert server.get(f"/matches/{private['match']['id']}").status_code == 404
    assert server.get(f"/matches/{private['match']['id']}", private["held"][0]["token"]).status_code == 200
    assert server.get("/matches/nowhere").json()["code"] == "unknown-match"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": []}, "unknown game 'chess'"),
        ({"game": "era", "seats": [{"kind": "me", "name": "A"}]}, "is for 3, 4, 5 players, not 1"),
        ({"game": "era", "seats": [{"kind": "bot", "bot": "deep"}] * 3}, "unknown bot 'deep'"),
        (
            {"game": "era", "seats": [{"kind": "open"}] * 3, "options": {"supply": "x"}, "visibility": "open"},
            "unknown value 'x'",
        ),
        ({"game": "era", "seats": [{"kind": "open"}] * 3, "pack": "x"}, "pack: not a TOML file"),
        ({"game": "era", "seats": [{"kind": "open"}] * 3, "start": True}, "not every seat is taken"),
        ({"game": "era", "seats": [{"kind": "me", "name": "x" * 99}] * 3}, "bad name"),
        ({"game": "era", "seats": [{"kind": "open"}] * 3}, "nobody can join a private match"),
        ({"game": "era", "seats": 3}, "Expected `array`"),
    ],
)
def test_a_match_that_cannot_be_made_is_refused_with_its_reason(server: Server, wish: Any, reason: str) -> None:
    answer = server.post("/matches", wish)

    assert answer.status_code in (400, 403) and reason in answer.json()["reason"]


def test_what_is_not_allowed_is_refused_and_changes_nothing(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"], visibility="open")
        clients = await seated(server, made)
        watcher = await Client(server, made["match"]["id"], []).enter()
        seat = next(i for i, client in enumerate(clients) if client.eye(i)["decision"])
        actor, other = clients[seat], clients[(seat + 1) % 3]
        before = actor.eye(seat)
        action = before["legal"][0]["action"]

        # Not one's turn, not one's seat, not anyone's.
        assert (await other.act((seat + 1) % 3, action, "none"))["code"] == "stale"
        assert (await other.ask("act", seat=seat, decision=before["decision"], action=action))["code"] == "not-seated"
        assert (await watcher.ask("act", seat=seat, decision=before["decision"], action=action))["code"] == "not-seated"
        # Stale, malformed, illegal.
        assert (await actor.act(seat, action, "old"))["code"] == "stale"
        assert (await actor.act(seat, {"kind": "place", "seat": seat, "area": 77}))["code"] == "malformed"
        assert (await actor.act(seat, {"kind": "place", "seat": (seat + 1) % 3, "area": 0}))["code"] == "not-seated"
        illegal = await actor.act(seat, {"kind": "finish", "seat": seat})
        assert illegal["code"] == "illegal" and illegal["clause"] == "ERA-20" and illegal["message"]["id"]
        assert (await actor.ask("undo", seat=seat))["code"] == "nothing-to-undo"
        assert (await actor.ask("consent", seat=seat, agree=True))["code"] == "no-proposal"
        assert (await actor.ask("propose", seat=seat, version=5))["code"] == "not-allowed"
        assert (await actor.ask("dance"))["code"] == "malformed"
        # A megabyte, noise, nonsense.
        await actor.socket.send('{"type": "act", "id": 900, "pad": "' + "x" * 1_000_000 + '"}')
        await actor.socket.send(b"\x00\xff\xfe" * 100)
        await actor.socket.send("[" * 50_000)
        await actor.until(lambda: len(actor.answers.get(-1, [])) == 3)
        assert [answer["code"] for answer in actor.answers[-1]] == ["too-large", "malformed", "malformed"]
        # Nothing has changed, and play goes on.
        assert actor.eye(seat) == before and actor.version == 0
        message = {"type": "act", "id": 901, "seat": seat, "decision": before["decision"], "action": action}
        await actor.send(message)
        await actor.send(message)
        await actor.until(lambda: len(actor.answers.get(901, [])) == 2)
        assert [answer["type"] for answer in actor.answers[901]] == ["accepted", "refused"]
        await actor.at_version(1)
        assert actor.version == 1
        for client in (*clients, watcher):
            await client.leave()

    asyncio.run(run())


def test_the_answer_comes_before_the_update(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"])
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        for _ in range(5):
            seat = next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"])
            count = len(client.order)
            await client.act(seat)
            await client.until(lambda count=count: len(client.order) >= count + 2)  # type: ignore[misc]
            assert client.order[count:] == ["accepted", "update"]
        await client.leave()

    asyncio.run(run())


def test_undo_restart_and_consent(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"])
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()

        async def step(type: str, **fields: Any) -> dict[str, Any]:
            version = client.version
            answer = await client.ask(type, **fields)
            if answer["type"] == "accepted" and answer["version"] > version:
                await client.at_version(answer["version"])
            return answer

        async def act() -> int:
            eye = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
            answer = await step("act", seat=eye["seat"], decision=eye["decision"], action=eye["legal"][0]["action"])
            assert answer["type"] == "accepted"
            return int(eye["seat"])

        opening = client.eye(0)["view"]
        seat = await act()
        assert client.eye(seat)["undoable"] == 1
        assert (await step("undo", seat=seat))["version"] == 2
        assert client.eye(0)["view"] == opening
        first, second = await act(), await act()
        # Beyond another seat's action: only with its consent.
        assert (await step("undo", seat=first))["code"] == "nothing-to-undo"
        assert (await step("propose", seat=first, version=2))["type"] == "accepted"
        await client.until(lambda: client.updates[-1]["proposal"] is not None)
        assert client.updates[-1]["proposal"] == {"by": first, "version": 2, "awaits": [second]}
        assert (await step("consent", seat=second, agree=True))["type"] == "accepted"
        await client.at_version(6)
        assert client.eye(0)["view"] == opening and client.updates[-1]["proposal"] is None
        # Go on to the resolution and take a whole turn back at once.
        while client.eye(0)["view"]["phase"] == "placing":
            await act()
        before = client.eye(0)["view"]
        turn = await act()
        while client.eye(0)["view"]["turn"] == turn and client.eye(turn)["undoable"] < 3:
            await act()
        assert client.eye(turn)["undoable"] >= 2
        assert (await step("undo", seat=turn, turn=True))["type"] == "accepted"
        await client.until(lambda: client.eye(0)["view"] == before)
        await client.leave()
        return

    asyncio.run(run())


def test_what_was_undone_by_consent_replays_with_the_record(server: Server) -> None:
    """Free undos inside what is lost, and a watcher who missed all of it."""

    async def run() -> dict[str, Any]:
        made = server.make("era", ["me", "me", "me"])
        tokens = [held["token"] for held in made["held"]]
        client = await Client(server, made["match"]["id"], tokens).enter()

        async def act() -> int:
            eye = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
            version = client.version
            await client.act(eye["seat"])
            await client.at_version(version + 1)
            return int(eye["seat"])

        seats = [await act() for _ in range(4)]
        assert (await client.ask("undo", seat=seats[-1]))["type"] == "accepted"
        await client.at_version(5)
        await act()
        assert (await client.ask("propose", seat=seats[0], version=1))["type"] == "accepted"
        for seat in sorted(set(seats[1:]) - {seats[0]}):
            assert (await client.ask("consent", seat=seat, agree=True))["type"] == "accepted"
        await client.at_version(9)
        assert client.updates[-1]["deciders"] == [seats[1]]
        again = await Client(server, made["match"]["id"], tokens).enter(since=0)
        lines = again.updates[0]["happened"]
        assert [line["undoes"] for line in lines] == [None, None, None, None, 3, None, 5, 2, 1]
        assert all(line["events"] for line in lines if line["undoes"] is None)
        await again.leave()
        while not client.over:
            await act()
        await client.leave()
        return made

    made = asyncio.run(run())

    token = made["held"][0]["token"]
    record = server.get(f"/matches/{made['match']['id']}/record", token).text
    views = engine_views(record)
    for version in (1, 3, 5, 7, 9, 12):
        moment = server.get(f"/matches/{made['match']['id']}/replay", token, version=version, seat=0).json()
        assert moment["eye"]["view"] == views[version][0], version


def test_a_watcher_resumes_from_the_version_it_knows(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"])
        tokens = [held["token"] for held in made["held"]]
        client = await Client(server, made["match"]["id"], tokens).enter()
        for _ in range(15):
            seat = next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"])
            version = client.version
            await client.act(seat)
            await client.at_version(version + 1)
        await client.leave()
        again = await Client(server, made["match"]["id"], tokens).enter(since=9)
        told = [(line["number"], line["events"]) for line in again.updates[0]["happened"]]
        heard = [(line["number"], line["events"]) for update in client.updates for line in update["happened"]]
        assert told == heard[9:] and len(told) == 6
        assert again.updates[0]["eyes"][0]["view"] == client.updates[-1]["eyes"][0]["view"]
        await again.leave()

    asyncio.run(run())


def test_a_finished_match_is_replayed_exported_imported_and_forked(server: Server) -> None:
    async def run() -> dict[str, Any]:
        made = server.make("era", ["me", "random", "random"])
        (client,) = await seated(server, made)
        running = server.get(f"/matches/{made['match']['id']}/record", made["held"][0]["token"], seat=0).text
        assert "seed" not in json.loads(running.splitlines()[0])
        assert server.get(f"/matches/{made['match']['id']}/record", seat=0).status_code == 404
        await client.play_on(0, seeded(3))
        made["final"] = client.updates[-1]
        await client.leave()
        return made

    made = asyncio.run(run())
    id, token = made["match"]["id"], made["held"][0]["token"]

    info = server.get(f"/matches/{id}", token).json()
    assert info["status"] == "over" and int(info["seed"]).bit_length() > 64
    record = server.get(f"/matches/{id}/record", token).text
    views = engine_views(record)
    for version in (0, 1, 57, info["version"]):
        moment = server.get(f"/matches/{id}/replay", token, version=version, seat=1).json()
        assert moment["eye"]["view"] == views[version][1]
    copied = server.post("/records", {"record": record}).json()
    assert copied["status"] == "over" and copied["version"] == info["version"]
    assert server.get(f"/matches/{copied['id']}/record").text.splitlines()[1:] == record.splitlines()[1:]
    assert server.post("/records", {"record": record.replace("place", "dance", 1)}).json()["code"] == "malformed"
    fork = server.post(f"/matches/{id}/fork", {"version": 30, "me": [0, 1], "bot": "greedy", "token": token}).json()
    assert fork["match"]["forked"] == f"{id}@30" and [held["seat"] for held in fork["held"]] == [0, 1]

    moment = server.get(f"/matches/{fork['match']['id']}/replay", fork["held"][0]["token"], version=0, seat=0).json()
    assert moment["eye"]["view"] == {**views[30][0], "seat": 0}


def test_a_running_match_is_replayed_only_through_ones_own_eyes(server: Server) -> None:
    made = server.make("era", ["me", "me", "me"], visibility="open")
    id, token = made["match"]["id"], made["held"][1]["token"]

    assert server.get(f"/matches/{id}/replay", token, version=0, seat=1).status_code == 200
    assert server.get(f"/matches/{id}/replay", token, version=0, seat=2).json()["code"] == "not-seated"
    assert server.get(f"/matches/{id}/replay", version=0, seat=1).json()["code"] == "not-seated"
    assert server.get(f"/matches/{id}/replay", version=0).status_code == 200
    assert server.get(f"/matches/{id}/replay", token, version=9, seat=1).json()["code"] == "malformed"
    fork = {"version": 0, "me": [0], "bot": "random"}
    assert server.post(f"/matches/{id}/fork", fork).json()["code"] == "not-allowed"


def test_the_page_and_the_schema_are_served(server: Server) -> None:
    assert "<html" in httpx.get(server.url).text
    assert httpx.get(f"{server.url}/schema/openapi.json").json()["info"]["title"] == "Menlo"
    assert "clause-ERA-01 =" in httpx.get(f"{server.url}/api/messages/en").text


def test_a_match_of_rules_no_longer_known_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "menlo.db"
    server = Server(f"sqlite:///{file}").start()
    made = server.make("era", ["me", "me", "me"])
    id, token = made["match"]["id"], made["held"][0]["token"]

    async def play() -> None:
        client = await Client(server, id, [held["token"] for held in made["held"]]).enter()
        await client.act(next(eye["seat"] for eye in client.updates[-1]["eyes"] if eye["decision"]))
        await client.leave()

    asyncio.run(play())
    server.kill()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE matches SET rules = 99")
    server.start()
    try:
        told = server.get(f"/matches/{id}", token).json()
        assert told["code"] == "unknown-rules" and "rules version 99 of era, not 1" in told["reason"]
        header, line = server.get(f"/matches/{id}/record", token).text.splitlines()
        assert json.loads(header)["rules"] == 99 and "seed" not in json.loads(header)
        assert json.loads(line)["do"].startswith("place ")
        assert server.get(f"/matches/{id}/record").status_code == 404
    finally:
        server.stop()


def test_nothing_secret_reaches_the_log(tmp_path: Path) -> None:
    """The database may hold seeds; what the server prints may not."""
    database = f"sqlite:///{tmp_path / 'menlo.db'}"
    log = tmp_path / "log"
    with log.open("wb") as opened:
        server = Server(database, output=opened).start()
        made = server.make("era", ["me", "greedy", "greedy"])
        server.get(f"/matches/{made['match']['id']}", made["held"][0]["token"])
        server.stop()
    text = log.read_text("utf-8")
    assert made["held"][0]["token"] not in text and made["host"] not in text
