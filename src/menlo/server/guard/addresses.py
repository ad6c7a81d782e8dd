"""Requests to addresses that people name: never to a private network, whatever a name resolves to."""

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

from menlo.kernel.errors import MenloError, quote

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

MOST_URL = 500  # characters
MOST_HEAD = 8_192  # bytes of an answer that are read
WEB_PORTS = (80, 443)  # below 1024 nothing else is a web server, but much else listens there
TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 addresses behind a translator
LOOK_UP_SECONDS = 5.0

# Looking up a name takes as long as its owner likes: that is waited for in threads of its own, not in those in which
# passwords are checked.
_names = ThreadPoolExecutor(4, "menlo-names")


class Forbidden(MenloError):
    """An address that is not to be asked. The message says why, and holds nothing that was found out on the way."""


class Unreached(MenloError):
    """An address that was asked and did not take the message."""


@dataclass(frozen=True)
class Target:
    secure: bool
    host: str
    port: int
    path: str  # with its query

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def parse_url(url: str) -> Target:
    """A URL that a message may be sent to, as far as its text tells."""
    if len(url) > MOST_URL or not url.isascii() or any(ord(sign) <= 32 or ord(sign) == 127 for sign in url):
        raise Forbidden(f"bad URL: expected at most {MOST_URL} plain characters without spaces")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Forbidden("bad URL: expected http:// or https:// and a host") from None
    if parts.scheme not in ("http", "https") or not host:
        raise Forbidden("bad URL: expected http:// or https:// and a host")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("bad URL: expected no name and password in it")
    secure = parts.scheme == "https"
    port = port if port is not None else (443 if secure else 80)
    if port not in WEB_PORTS and port < 1024:
        raise Forbidden(f"bad URL: port {port} is not for the web")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port, path)


def parse_network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise MenloError(f"bad network {quote(text)}: expected an address or one like 10.0.0.0/8") from None


def reachable(address: Address, allowed: Sequence[Network] = ()) -> bool:
    """Whether an address lies in the open internet, or in a network that whoever runs the server allows."""
    address = _plain(address)
    if any(address in network for network in allowed):
        return True
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _plain(address: Address) -> Address:
    """The address that is really meant: IPv6 has several ways to write one of IPv4."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is None and address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        return inner if inner is not None else address
    return address


async def resolve(target: Target, allowed: Sequence[Network] = ()) -> str:
    """An address of the host. One among them that is not to be asked is reason enough to ask none."""
    addresses = await _look_up(target.host, target.port)
    if not addresses or not all(reachable(ip_address(address), allowed) for address in addresses):
        # In one word for both, so that nobody learns from here which names a private network knows.
        raise Forbidden(f"{quote(target.host)} leads nowhere in the open internet")
    return addresses[0]


async def _look_up(host: str, port: int) -> list[str]:
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(_names, ask)
    except (OSError, UnicodeError):
        return []
    return [str(entry[4][0]).split("%")[0] for entry in found]


async def post(
    url: str, body: bytes, headers: Mapping[str, str], seconds: float, allowed: Sequence[Network] = ()
) -> int:
    """Send a message, and return the status of the answer. The connection goes to the very address that was checked,
    redirections are not followed, and however slow the other side is, all of it ends in time."""
    target = parse_url(url)
    try:
        async with asyncio.timeout(seconds):
            address = await resolve(target, allowed)
            return await _exchange(target, address, body, headers)
    except (Forbidden, Unreached):
        raise
    except TimeoutError:
        raise Unreached(f"{quote(target.host)} took longer than {seconds:g} seconds") from None
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise Unreached(f"{quote(target.host)} could not be asked ({type(error).__name__})") from None


async def _exchange(target: Target, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    secure = ssl.create_default_context() if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=target.host if secure else None, limit=MOST_HEAD
    )
    try:
        fields = {"Host": target.authority, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = f"POST {target.path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        writer.write(head.encode("ascii") + b"\r\n" + body)
        await writer.drain()
        words = (await reader.readuntil(b"\r\n")).split(None, 2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
            raise ValueError("no answer of a web server")
        return int(words[1])
    finally:
        writer.transport.abort()  # the rest of the answer is of no interest
