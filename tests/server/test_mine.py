"""How the tables of one browser stand: only those whose tokens it has, with what it must decide."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from menlo.server.app import Settings, make_app
from menlo.server.people.api import MOST_TABLES


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(f"sqlite:///{tmp_path / 'menlo.db'}"))) as client:
        yield client


def make(client: TestClient[Litestar], kinds: list[str], **wish: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"Ada {seat}"} for seat, kind in enumerate(kinds)]
    answer = client.post("/api/matches", json={"game": "era", "seats": seats, "start": "open" not in kinds, **wish})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def ask(client: TestClient[Litestar], *tables: tuple[str, list[str]]) -> list[dict[str, Any]]:
    body = {"tables": [{"match": match, "tokens": tokens} for match, tokens in tables]}
    answer = client.post("/api/mine", json=body)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_a_table_says_who_must_decide_and_what(client: TestClient[Litestar]) -> None:
    made = make(client, ["me", "me", "me"])
    id, tokens = made["match"]["id"], [held["token"] for held in made["held"]]

    (whole,) = ask(client, (id, tokens))
    (decider,) = whole["deciders"]
    (asked,) = ask(client, (id, [tokens[decider]]))
    (other,) = ask(client, (id, [tokens[(decider + 1) % 3]]))

    assert whole["mine"] == [0, 1, 2]
    assert asked["mine"] == [decider]
    assert asked["prompt"]["id"] == "era-prompt-place"
    assert other["prompt"] is None, "it is not this one's turn"


def test_a_table_that_waits_for_people_asks_nobody(client: TestClient[Litestar]) -> None:
    made = make(client, ["me", "open", "open"], visibility="invited")

    (found,) = ask(client, (made["match"]["id"], [made["host"]]))

    assert found["mine"] == []
    assert found["deciders"] == []
    assert found["prompt"] is None


def test_without_its_token_a_table_is_not_listed(client: TestClient[Litestar]) -> None:
    mine, other = make(client, ["me", "me", "me"]), make(client, ["me", "me", "me"], visibility="open")
    token = mine["held"][0]["token"]

    found = ask(client, (mine["match"]["id"], [token]), (other["match"]["id"], [token]), ("gone", [token]))

    assert [table["match"]["id"] for table in found] == [mine["match"]["id"]]


def test_nobody_asks_for_too_many_at_once(client: TestClient[Litestar]) -> None:
    tables = [{"match": "gone", "tokens": []}] * (MOST_TABLES + 1)

    answer = client.post("/api/mine", json={"tables": tables})

    assert answer.json()["code"] == "too-large"


def test_a_bot_has_the_name_it_is_given(client: TestClient[Litestar]) -> None:
    seats = [
        {"kind": "me", "name": "Ada"},
        {"kind": "bot", "bot": "random", "name": "Ida"},
        {"kind": "bot", "bot": "random"},
    ]
    made = client.post("/api/matches", json={"game": "era", "seats": seats}).json()

    assert [seat["name"] for seat in made["match"]["seats"]] == ["Ada", "Ida", "random 2"]
