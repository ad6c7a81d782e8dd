"""What the server refuses, with the code the wire gives it."""

import logging
import re

from menlo.kernel.errors import MenloError
from menlo.kernel.message import Refusal
from menlo.server.protocol import Code


class Refuse(MenloError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.refusal = refusal


class TooMany(Refuse):
    """Someone asks too often."""

    def __init__(self, wait: float) -> None:
        super().__init__(Code.TOO_MANY, f"too many requests: wait {wait:.1f} seconds")
        self.wait = wait


log = logging.getLogger("menlo.server")

PLAIN = re.compile(r"[A-Z]* ?|[a-z]{1,12}|[\w-]{16}|\d{1,4}")
QUOTED = re.compile(r"'[^']*'?|\"[^\"]*\"?|[\w-]{17,}")

# Refusals that may be an attempt at what is another's: whoever runs the server wants to know of them.
WATCHED = {
    Code.UNKNOWN_MATCH, Code.NOT_SEATED, Code.NOT_ALLOWED, Code.UNKNOWN_PERSON, Code.WRONG_PASSWORD, Code.BANNED,
}  # fmt: skip


def note_refusal(where: str, error: Refuse) -> None:
    """In the log: the address without its query, and the reason without what it quotes."""
    if error.code in WATCHED:
        log.info("refused %s: %s (%s)", shown(where), error.code.value, QUOTED.sub("…", str(error)))


def shown(path: str) -> str:
    """A path for the log: words of routes, ids of matches and numbers. People put secrets where they do not belong."""
    return "/".join(part if PLAIN.fullmatch(part) else "…" for part in path.split("/"))
