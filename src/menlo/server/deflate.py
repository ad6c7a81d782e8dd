"""The server's WebSockets with compression that fits the game: an update is nearly the same as the one before it."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# A window that still holds the last update makes the next one twenty times smaller for less work than a smaller window
# takes; it costs 160 KiB for each watcher. What clients say is short.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 6}
)


class Deflating(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [DEFLATE]
