"""Plain data as few bytes, and back."""

import json
import zlib
from typing import Any

# On positions higher levels take several times as long to save a few per cent.
LEVEL = 3


def compress(data: object) -> bytes:
    return zlib.compress(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode(), LEVEL)


def decompress(packed: bytes) -> Any:
    return json.loads(zlib.decompress(packed))
