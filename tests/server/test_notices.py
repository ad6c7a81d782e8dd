"""Telling people of their turn: a real receiver of webhooks, a real mail server, and what neither may be used for."""

import asyncio
import hmac
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from email.message import Message
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MessageHandler
from aiosmtpd.smtp import AuthResult, LoginPassword

from menlo.kernel.errors import MenloError
from menlo.server.guard import addresses
from menlo.server.guard.addresses import Forbidden, Unreached, parse_url, post, reachable, resolve
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.notices.mail import is_address, parse_smtp
from menlo.server.notices.notifier import Notifier, Turn
from menlo.server.notices.routes import LETTERS
from menlo.server.people.passwords import Passwords
from menlo.server.people.people import Person
from menlo.server.protocol import NewMatch, SeatWish
from menlo.server.store import Store
from menlo.server.workers import Workers
from tests.server.running import Client, Server, free_port
from tests.server.test_nodes import act
from tests.server.visitors import Visitor, guest, refused

SMTP_PASSWORD = "sehr-geheim-42"
HERE = [ip_network("127.0.0.0/8")]


class Receiver(BaseHTTPRequestHandler):
    """Remembers what it gets. Some of its addresses answer in bad ways."""

    got: list[tuple[str, dict[str, str], bytes]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.got.append((self.path, dict(self.headers.items()), body))
        if self.path == "/slow":
            for _ in range(50):
                time.sleep(0.05)
                self.wfile.write(b"H")
            return
        self.send_response(302 if self.path == "/elsewhere" else 204)
        if self.path == "/elsewhere":
            self.send_header("Location", "/stolen")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def receiver() -> Iterator[tuple[str, list[tuple[str, dict[str, str], bytes]]]]:
    Receiver.got = []
    serving = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_address[1]}", Receiver.got
    serving.shutdown()
    serving.server_close()


class Letters(MessageHandler):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[Message] = []

    def handle_message(self, message: Message) -> None:
        self.got.append(message)


def text_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


@pytest.fixture(scope="module")
def letters() -> Iterator[tuple[int, list[Message]]]:
    handler = Letters()

    def login(_server: object, _session: object, _envelope: object, _mechanism: str, data: Any) -> AuthResult:
        known = isinstance(data, LoginPassword) and data.password == SMTP_PASSWORD.encode()
        return AuthResult(success=known)

    port = free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port, authenticator=login, auth_require_tls=False)
    controller.start()
    yield port, handler.got
    controller.stop()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notices")


@pytest.fixture(scope="module")
def server(folder: Path, letters: tuple[int, list[Message]]) -> Iterator[Server]:
    """One that lets webhooks lead to this machine, and tells people at once."""
    smtp = f"smtp://menlo:{SMTP_PASSWORD}@127.0.0.1:{letters[0]}?from=menlo@example.org"
    more = ["--smtp-url", smtp, "--webhook-network", "127.0.0.0/8", "--notice-pause", "0.2"]
    more += ["--base-url", "https://menlo.example"]
    with (folder / "log").open("wb") as log:
        running = Server(f"sqlite:///{folder / 'menlo.db'}", output=log, arguments=more).start()
        yield running
        running.stop()


def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def put(visitor: Visitor, path: str, **body: object) -> Any:
    return visitor.ask("PUT", path, body)


# Webhooks.


def test_who_is_away_is_told_of_their_turn_by_a_signed_message(
    server: Server, receiver: tuple[str, list[tuple[str, dict[str, str], bytes]]]
) -> None:
    url, got = receiver
    ada = guest(server)
    secret = put(ada, "/notices/webhook", url=f"{url}/turn").json()["secret"]
    assert ada.post("/notices/webhook/test").status_code == 204
    match = ada.make(["me", "random", "random"])["match"]["id"]
    until(lambda: len(got) >= 2)

    (_, _, test), (path, headers, body) = got[:2]

    assert json.loads(test) == {"menlo": "test"} and path == "/turn"
    # All of it: nothing of the position, and no secret that opens the table.
    url = f"https://menlo.example/table/{match}"
    assert json.loads(body) == {"menlo": "turn", "match": match, "game": "era", "seat": 0, "url": url}
    at, mac = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", headers["X-Menlo-Signature"]).groups()  # type: ignore[union-attr]
    assert hmac.compare_digest(hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest(), mac)
    assert abs(time.time() - int(at)) < 30
    assert "secret" not in ada.get("/notices").json() and secret not in ada.get("/notices").text
    assert ada.ask("DELETE", "/notices/webhook").status_code == 204


def test_who_is_at_the_table_is_not_told(
    server: Server, receiver: tuple[str, list[tuple[str, dict[str, str], bytes]]]
) -> None:
    url, got = receiver
    ada = guest(server)
    put(ada, "/notices/webhook", url=f"{url}/present")
    made = ada.make(["me", "open", "open"], visibility="invited")

    async def sit() -> None:
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        for name in ("Bob", "Eve"):
            server.post(f"/matches/{made['match']['id']}/join", {"name": name, "invitation": made["invitation"]})
        server.post(f"/matches/{made['match']['id']}/start", {"token": made["host"]})
        await asyncio.sleep(0.6)
        await client.leave()

    asyncio.run(sit())
    assert not [path for path, _, _ in got if path == "/present"]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/x", "http://[::1]/", "http://0.0.0.0/", "http://10.1.2.3/", "http://2130706433/",
        "http://192.168.0.1/", "http://172.16.0.1/", "http://169.254.169.254/latest/meta-data", "http://[fe80::1]/",
        "http://[::ffff:127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://100.64.0.1/",
        "http://[fd00::1]/", "http://224.0.0.1/", "http://0x7f.1/", "http://nobody.invalid/",
    ],
)  # fmt: skip
def test_no_private_address_can_be_asked_however_it_is_written(url: str) -> None:
    async def run() -> None:
        with pytest.raises(Forbidden, match="nowhere in the open internet"):
            await post(url, b"{}", {}, 3.0)

    asyncio.run(run())


def test_a_name_is_checked_by_where_it_leads_and_that_very_address_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server may answer differently each time: what was checked is what is connected to."""
    asked, opened = [], []

    def resolve_once(*_: object, **__: object) -> Any:
        asked.append(1)
        address = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80))]

    async def open_it(address: str, *_: object, **__: object) -> Any:
        opened.append(address)
        raise OSError

    async def run() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", resolve_once)
        monkeypatch.setattr(asyncio, "open_connection", open_it)
        with pytest.raises(Unreached):
            await post("http://rebind.example/", b"", {}, 3.0)
        with pytest.raises(Forbidden):
            await post("http://rebind.example/", b"", {}, 3.0)

    asyncio.run(run())
    assert opened == ["93.184.216.34"]


def test_one_private_address_among_several_is_enough_to_ask_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["93.184.216.34", "2606:2800:220:1::1"]

    def look_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    target = parse_url("http://several.example/")
    assert asyncio.run(resolve(target)) == "93.184.216.34"
    for private in ("10.0.0.1", "::ffff:127.0.0.1", "fe80::1%eth0"):
        found[1] = private
        with pytest.raises(Forbidden, match="leads nowhere in the open internet"):
            asyncio.run(resolve(target))
    assert reachable(ip_address("93.184.216.34")) and reachable(ip_address("2606:2800:220:1::1"))
    assert not reachable(ip_address("10.0.0.1")) and reachable(ip_address("10.0.0.1"), [ip_network("10.0.0.0/8")])


def test_names_that_are_never_found_hold_up_nobody_who_logs_in(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = threading.Event()

    def look_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        given_up.wait(60)
        raise OSError

    async def run() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        monkeypatch.setattr(addresses, "LOOK_UP_SECONDS", 0.2)
        target = parse_url("http://silent.example/")
        asked = await asyncio.gather(*(resolve(target) for _ in range(50)), return_exceptions=True)
        assert {type(one) for one in asked} == {Forbidden}, "and whoever named them does not wait for long"
        async with asyncio.timeout(30):
            assert not await Passwords().fits(None, "a password of nobody")
        given_up.set()

    try:
        asyncio.run(run())
    finally:
        given_up.set()


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/", "example.org", "http://", "http://user:pass@example.org/", "https://example.org:25/",
        "http://example.org/a b", "http://example.org/\r\nHost: x", "http://exämple.org/",
        "https://example.org/" + "x" * 600, "http://example.org:99999/", "file:///etc/passwd", "http://[::1",
    ],
)  # fmt: skip
def test_a_url_that_is_not_for_the_web_is_refused(url: str) -> None:
    with pytest.raises(Forbidden, match="bad URL"):
        parse_url(url)


def test_redirections_are_not_followed_and_slow_answers_are_not_waited_for(
    receiver: tuple[str, list[tuple[str, dict[str, str], bytes]]],
) -> None:
    url, got = receiver

    async def run() -> None:
        assert await post(f"{url}/elsewhere", b"x", {}, 3.0, HERE) == 302
        start = time.monotonic()
        with pytest.raises(Unreached, match="took longer than"):
            await post(f"{url}/slow", b"x", {}, 0.5, HERE)
        assert time.monotonic() - start < 2

    asyncio.run(run())
    assert "/stolen" not in [path for path, _, _ in got]


def test_with_two_nodes_everyone_is_told_once_of_every_turn(tmp_path: Path) -> None:
    """One plays through the first node, one through the second, of whom the first knows only by the store."""
    told: list[int] = []

    class Noting(Notifier):
        async def tell(self, person: str, turn: Turn) -> None:
            told.append(turn.seat)

    async def turn_of(host: Host, notifier: Notifier) -> None:
        """Play until it is another's turn, and look once, as after a turn of one action."""
        await host.reload()
        (seat,) = host.game.deciders(host.match.state)
        while host.game.deciders(host.match.state) == [seat]:
            await act(host, seat)
        notifier.look(host)
        notifier.look(host)
        await asyncio.gather(*(one.task for one in notifier._told.values()))

    async def run() -> None:
        nodes = [Hosts(Store(f"sqlite:///{tmp_path / 'menlo.db'}"), Workers()) for _ in range(2)]
        for node in nodes:
            await node.store.open()
        wish = NewMatch("expo", [SeatWish("me", "Ada"), SeatWish("me", "Bob")], start=True)
        made = await nodes[0].make(wish, Person("both", "Both", False))
        first, second = [await node.get(made.match.id) for node in nodes]
        here, there = (Noting(node.store, pause=0) for node in nodes)
        (starts,) = first.game.deciders(first.match.state)
        for _ in range(2):
            await turn_of(first, here)
            await turn_of(second, there)
        assert told == [1 - starts, starts] * 2
        # A spectator comes: whoever was told of this turn is not told again.
        here.look(first)
        await asyncio.gather(*(one.task for one in here._told.values()))
        assert len(told) == 4
        for node in nodes:
            await node.store.close()

    asyncio.run(run())


# Letters.


def test_letters_go_only_to_an_address_whose_owner_has_said_so(
    server: Server, folder: Path, letters: tuple[int, list[Message]]
) -> None:
    _, got = letters
    ada, eve = guest(server), guest(server, "Eve")
    asked = put(ada, "/notices/email", email="ada@example.org")
    assert asked.status_code == 202 and asked.json()["confirmed"] is False
    until(lambda: len(got) == 1)
    ada.make(["me", "random", "random"])
    time.sleep(0.5)
    assert len(got) == 1, "not theirs yet: nothing more is sent there"
    code = re.search(r"https://menlo\.example/settings#mail=([\w-]+)", text_of(got[0])).group(1)  # type: ignore[union-attr]
    refused(eve.post("/notices/email/confirm", code=code), 403, "not-allowed")
    refused(ada.post("/notices/email/confirm", code="guess"), 403, "not-allowed")
    assert ada.post("/notices/email/confirm", code=code).status_code == 204
    refused(ada.post("/notices/email/confirm", code=code), 403, "not-allowed")

    match = ada.make(["me", "random", "random"])["match"]["id"]
    until(lambda: len(got) == 2)

    letter = got[1]
    assert (letter["To"], letter["From"], letter["Subject"]) == (
        "ada@example.org", "menlo@example.org", "Your turn: Era of Inventions",
    )  # fmt: skip
    assert f"https://menlo.example/table/{match}" in text_of(letter) and "Hello Ada" in text_of(letter)
    assert ada.ask("DELETE", "/notices/email").status_code == 204
    log = (folder / "log").read_text()
    assert SMTP_PASSWORD not in log and "ada@example.org" not in log and code not in log


def test_nobody_is_flooded_with_letters_they_never_asked_for(
    server: Server, letters: tuple[int, list[Message]]
) -> None:
    _, got = letters
    spellings = ["Victim@example.org", "victim@example.org"]
    for number in range(LETTERS):
        # Another guest each time: people cost nothing.
        assert put(guest(server), "/notices/email", email=spellings[number % 2]).status_code == 202

    answer = put(guest(server), "/notices/email", email="victim@Example.org")

    refused(answer, 429, "too-many")
    assert int(answer.headers["Retry-After"]) > 3600
    assert len([letter for letter in got if letter["To"].lower() == "victim@example.org"]) == LETTERS
    assert put(guest(server), "/notices/email", email="other@example.org").status_code == 202


@pytest.mark.parametrize(
    "text", ["", "ada", "ada@", "a@b\r\nBcc: eve@example.org", "a b@example.org", "ada@example", "é@x.org"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    assert not is_address(text)
    assert is_address("ada+menlo@mail.example.org")


def test_a_bad_mail_server_is_refused_without_its_password() -> None:
    good = parse_smtp("smtps://menlo:p%40ss@mail.example.org?from=menlo@example.org")
    assert (good.host, good.port, good.password, good.secure) == ("mail.example.org", 465, "p@ss", True)
    assert "p@ss" not in repr(good)
    for url in ("http://x:geheim@y", "smtp://x:geheim@y", "smtp://x:geheim@y:port?from=a@b.org", "geheim"):
        with pytest.raises(MenloError) as error:
            parse_smtp(url)
        assert "geheim" not in str(error.value)
