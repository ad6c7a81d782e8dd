"""Matches looked at again: once, in the background, kept with the match, and gone on with after a crash."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from menlo.server.advice import shelf
from menlo.server.advice.shelf import MOST_FAILURES, AnalysisRow
from menlo.server.store import Store
from tests.server import stores, storing
from tests.server.running import Server
from tests.server.stores import PACK_TEXT, SEATS, match_row

anyio_backend = storing.anyio_backend
store = storing.store
url, sqlite_url, postgres_url = stores.url, stores.sqlite_url, stores.postgres_url

MATCHES = Path(__file__).parent.parent / "matches"
PATIENCE = 60.0


def arguments(iterations: int) -> list[str]:
    return ["--advice-iterations", str(iterations), "--rate-limit", "0"]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("analyses") / "menlo.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{database}", arguments=arguments(2)).start()
    yield running
    running.stop()


def bring(server: Server, record: str) -> str:
    answer = server.post("/records", {"record": (MATCHES / f"{record}.jsonl").read_text()})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def report(server: Server, match: str) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/matches/{match}/analysis").json()
    return found


def until(server: Server, match: str, done: int | None = None) -> dict[str, Any]:
    """Wait until so many decisions are judged, or all of them."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = report(server, match)
        if found["status"] == "done" or (done is not None and found["done"] >= done):
            return found
        assert found["status"] in ("waiting", "running"), found
        time.sleep(0.1)
    raise AssertionError(f"not done in time: {report(server, match)}")


def test_an_analysis_is_made_once_kept_and_deleted_with_its_match(server: Server, database: Path) -> None:
    match = bring(server, "expo-2-patents")
    assert report(server, match)["status"] == "none"

    begun = server.post(f"/matches/{match}/analysis", None)
    assert begun.status_code == 202 and begun.json()["status"] in ("waiting", "running")
    seen = until(server, match, 1)
    found = until(server, match)

    assert 0 < seen["done"] <= found["done"] == found["total"] == len(found["curve"])
    assert [point["number"] for point in found["curve"]] == sorted({point["number"] for point in found["curve"]})
    assert all(sum(point["shares"]) == pytest.approx(1, abs=0.01) for point in found["curve"])
    assert found["costly"] and found["unit"] == "share" and found["end"] == [0.0, 1.0]
    for one in found["costly"]:
        best, played = one["best"][0], one["played"]
        assert one["cost"] == pytest.approx(best["shares"][one["seat"]] - played["shares"][one["seat"]], abs=0.001)
        assert one["cost"] >= 0.03 and best["actions"] != played["actions"] and played["actions"][0]["label"]["id"]
    for seat in (0, 1):
        assert sum(one["seat"] == seat for one in found["costly"]) <= 5
    assert server.post(f"/matches/{match}/analysis", None).json() == found, "there is one already"
    with sqlite3.connect(database) as rows:
        assert rows.execute("SELECT COUNT(*) FROM analysis_parts").fetchone()[0] > 0
        rows.execute("PRAGMA foreign_keys = ON")
        rows.execute("DELETE FROM matches WHERE id = ?", [match])
        for table in ("analyses", "analysis_parts"):
            assert rows.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] == 0


def test_alone_points_are_told_instead_of_shares(server: Server) -> None:
    match = bring(server, "smartphone-1-steve-beaten")
    server.post(f"/matches/{match}/analysis", None)

    found = until(server, match)

    assert found["unit"] == "points" and all(len(point["shares"]) == 1 for point in found["curve"])
    assert max(point["shares"][0] for point in found["curve"]) > 20
    assert found["end"] == [228.0] and found["costly"]
    for one in found["costly"]:
        gain = one["best"][0]["shares"][0] - one["played"]["shares"][0]
        assert one["cost"] == pytest.approx(gain, abs=0.01) and one["cost"] >= 1.5


def test_a_moment_of_the_past_says_what_was_to_be_decided(server: Server) -> None:
    match = bring(server, "expo-2-patents")

    def eye(seat: int) -> dict[str, Any]:
        found: dict[str, Any] = server.get(f"/matches/{match}/replay", version=53, seat=seat).json()["eye"]
        return found

    assert eye(0)["prompt"]["id"] == "expo-prompt-card-but"
    assert eye(1)["prompt"] is None and eye(-1)["prompt"] is None
    assert eye(0)["legal"] == [] and eye(0)["decision"] is None


def test_nobody_else_hears_of_a_private_match_and_none_is_judged_before_its_end(server: Server) -> None:
    made = server.make("era", ["me", "greedy", "greedy"])
    path, token = f"/matches/{made['match']['id']}/analysis", made["held"][0]["token"]

    assert server.get(path).json()["code"] == server.post(path, None).json()["code"] == "unknown-match"
    assert server.get(path, token).json()["status"] == "none"
    assert server.post(path, None, token).json()["code"] == "not-allowed"


def test_it_goes_on_after_a_crash(tmp_path: Path) -> None:
    database = tmp_path / "menlo.db"
    # So many that every decision takes its second, on any machine: it is not done before the crash.
    server = Server(f"sqlite:///{database}", arguments=arguments(1_000_000)).start()
    match = bring(server, "expo-2-patents")
    server.post(f"/matches/{match}/analysis", None)
    before = until(server, match, 3)
    server.kill()
    with sqlite3.connect(database) as rows:
        parts = rows.execute("SELECT first, judged FROM analysis_parts ORDER BY first").fetchall()
        (done,) = rows.execute("SELECT done FROM analyses").fetchone()

    server = Server(f"sqlite:///{database}", arguments=arguments(1)).start()
    try:
        after = until(server, match)
        assert after["total"] == before["total"] and done >= before["done"]
        with sqlite3.connect(database) as rows:
            again = rows.execute("SELECT first, judged FROM analysis_parts ORDER BY first").fetchall()
        assert again[: len(parts)] == parts and again[len(parts)][0] == done
        numbers = [point["number"] for point in after["curve"]]
        assert len(numbers) == len(set(numbers)) == after["total"]
    finally:
        server.stop()


def test_bots_play_on_meanwhile(tmp_path: Path) -> None:
    """With one worker for everything."""
    server = Server(f"sqlite:///{tmp_path / 'menlo.db'}", arguments=arguments(30)).start()
    try:
        match = bring(server, "era-5-last-round")
        server.post(f"/matches/{match}/analysis", None)
        until(server, match, 1)
        made = server.make("expo", ["greedy", "greedy"], visibility="open")
        path, before = f"/matches/{made['match']['id']}", 0
        deadline = time.monotonic() + PATIENCE
        while before < 15 and time.monotonic() < deadline:
            before = server.get(path).json()["version"]
            time.sleep(0.1)
        assert before >= 15
        assert report(server, match)["status"] == "running"
    finally:
        server.stop()


@pytest.mark.anyio
async def test_rows(store: Store) -> None:
    for id in ("a", "b", "c"):
        await store.create(match_row(id), SEATS, PACK_TEXT)

    def begin(match: str, now: float, most: int = 2) -> Any:
        return store.write(match, lambda connection: shelf.begin(connection, match, now, most))

    async def find(match: str) -> AnalysisRow | None:
        return await store.read(lambda connection: shelf.find(connection, match))

    assert await begin("a", 2.0) and await begin("b", 1.0) and await begin("a", 3.0)
    assert not await begin("c", 4.0), "no more than two at a time"
    assert [row.match for row in await store.read(shelf.unfinished)] == ["b", "a"]
    parts: list[list[dict[str, Any]]] = [[{"number": 0}, {"number": 3}], [{"number": 9}]]
    for first, part in ((0, parts[0]), (0, parts[1]), (2, parts[1])):
        await store.write("a", lambda connection, first=first, part=part: shelf.add(connection, "a", first, 3, part))  # type: ignore[misc]
    assert await find("a") == AnalysisRow("a", 2.0, 3, 3, 0)
    assert await store.read(lambda connection: shelf.judged(connection, "a")) == parts[0] + parts[1]
    for _ in range(MOST_FAILURES):
        await store.write("b", lambda connection: shelf.fail(connection, "b"))
    assert await store.read(shelf.unfinished) == []
    assert await begin("c", 4.0) and await begin("b", 5.0)
    assert (await find("b")) == AnalysisRow("b", 5.0, 0, 0, 0)
    await store.remove("a")
    assert await find("a") is None and await store.read(lambda connection: shelf.judged(connection, "a")) == []
