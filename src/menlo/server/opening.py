"""Running the server for someone who wants to play: a free port, an address to share, a browser at its door."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvicorn
from litestar import Litestar

from menlo.kernel.errors import MenloError
from menlo.server.deflate import Deflating

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
GRACE_SECONDS = 10  # for what was accepted, and again for goodbyes
TRIES = 50  # ports looked at when the wanted one is busy
# Larger than a message may be, so that one that is too large gets an answer instead of a closed connection.
MOST_FRAME = 4 * 1024 * 1024


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket at the port, or at the next free one; port 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, port + (tries if port else 1)):
        opened = socket.socket(family, socket.SOCK_STREAM)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, wanted))
            opened.listen()
        except (OSError, OverflowError) as error:
            opened.close()
            reason = error
        else:
            return opened
    raise MenloError(f"cannot listen at {host} port {port}: {reason}")


def address(opened: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = opened.getsockname()[:2]
    return f"http://{LOCAL if host == EVERYWHERE else f'[{host}]' if ':' in host else host}:{port}"


def lan_address(opened: socket.socket) -> str:
    """Where others in the same network find it: the address this machine would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = probe.getsockname()[0]
        except OSError:
            host = LOCAL
    return f"http://{host}:{opened.getsockname()[1]}"


def has_display() -> bool:
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(url: str) -> bool:
    """Open the address in the browser; False where there is none to open."""
    return has_display() and webbrowser.open(url)


class Announcing(uvicorn.Server):
    """Says so when it is ready, and finishes what was accepted before it lets anyone go."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], finish: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.finish = finish

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First the answers, then the sockets they go out by.
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS):
                await self.finish()
        await super().shutdown(sockets)


def run(app: Litestar, opened: socket.socket, ready: Callable[[], None]) -> None:
    # Positions and messages hold no cycles: looking for some among all matches every few hundred objects took a third
    # of the time under load, and stopped everyone for as long as it took.
    gc.freeze()
    gc.set_threshold(50_000)
    config = uvicorn.Config(
        app,
        ws=Deflating,
        ws_max_size=MOST_FRAME,
        log_level="warning",
        log_config=None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )

    async def finish() -> None:
        await app.state.hosts.close()

    server = Announcing(config, ready, finish)
    try:
        server.run(sockets=[opened])
    except KeyboardInterrupt:
        pass
    if not server.started:
        raise MenloError("the server could not start")
