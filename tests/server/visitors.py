"""People who come to a server with a browser of their own, as HTTP sees them."""

import asyncio
from typing import Any

import httpx

from menlo.server.people.cookies import NAME
from tests.server.running import Client, Server

PASSWORD = "eine lange Leitung"


class Visitor:
    """Keeps the cookie it is given, as a browser does."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie

    def ask(self, method: str, path: str, body: object = None, **query: Any) -> httpx.Response:
        headers = {b"Cookie": f"{NAME}={self.cookie}".encode()} if self.cookie else {}
        answer = httpx.request(
            method, f"{self.server.url}/api{path}", json=body, params=query or None, headers=headers, timeout=30
        )
        if NAME in answer.headers.get("set-cookie", ""):
            self.cookie = answer.cookies.get(NAME) or ""
        return answer

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.ask("GET", path, **query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.ask("POST", path, body)

    def me(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.get("/me").json()["me"]
        return found

    def make(self, seats: list[str], game: str = "era", **wish: Any) -> dict[str, Any]:
        """A match; each seat is `me`, `open` or the name of a bot."""
        wishes = [
            {"kind": who, "name": "Ada"} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats
        ]
        made = self.post("/matches", game=game, seats=wishes, start="open" not in seats, **wish)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found


class Seen(Client):
    """Someone at a table, known by their cookie."""

    def __init__(self, visitor: Visitor, match: str, tokens: list[str] | None = None) -> None:
        super().__init__(visitor.server, match, tokens or [])
        self.headers = {"Cookie": f"{NAME}={visitor.cookie}"} if visitor.cookie else {}

    @property
    def heard(self) -> list[str]:
        """What was said, as this watcher was told."""
        said = [message for message in self.answers.get(-1, []) if message["type"] == "said"]
        return [f"{line['name']}: {line['text']}" for message in said for line in message["lines"]]

    async def hears(self, *lines: str) -> None:
        await self.until(lambda: self.heard == list(lines))

    async def knock(self) -> str:
        """Try to come in; the code with which that is refused."""
        coming = asyncio.create_task(self.enter())
        code = await self.shut_out()
        coming.cancel()
        await self.leave()
        return code

    async def shut_out(self) -> str:
        """The code with which the table was closed to them."""
        await self.until(lambda: any(answer["type"] == "refused" for answer in self.answers.get(-1, [])))
        return str(next(answer["code"] for answer in self.answers[-1] if answer["type"] == "refused"))

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.updates[-1]["match"]["seats"][seat]
        return found


def guest(server: Server, name: str = "Ada") -> Visitor:
    visitor = Visitor(server)
    assert visitor.post("/me", name=name).json() == {"me": {"name": name, "account": False}}
    return visitor


def account(server: Server, name: str) -> Visitor:
    visitor = Visitor(server)
    answer = visitor.post("/me/register", name=name, password=PASSWORD)
    assert answer.json() == {"me": {"name": name, "account": True}}, answer.text
    return visitor


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
