"""Names as they may be shown, and as accounts are told apart by."""

import unicodedata

from menlo.server.faults import Refuse
from menlo.server.protocol import Code

MOST_NAME = 40


def clean_name(name: str) -> str:
    """A name as it may be shown: printable, not too long."""
    kept = "".join(character for character in name if character.isprintable()).strip()
    if not kept or len(kept) > MOST_NAME:
        raise Refuse(Code.MALFORMED, f"bad name {name[:50]!r}: expected 1 to {MOST_NAME} printable characters")
    return kept


def login_of(name: str) -> str:
    """Two names that look alike but for case, width or spaces are one account's."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
