"""Plain data as few bytes, and back."""

import zlib
from typing import Any

from msgspec import json

# On positions higher levels take several times as long to save a few per cent.
LEVEL = 3


def compress(data: object) -> bytes:
    return zlib.compress(json.encode(data), LEVEL)


def decompress(packed: bytes) -> Any:
    return json.decode(zlib.decompress(packed))
