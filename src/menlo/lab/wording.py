"""How pages and tables of the lab tell figures and the ways matches end."""

from menlo.locale import Catalogue


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def ending(game: str, end: str, words: Catalogue) -> str:
    """The way a match ended, in the game's words, or else its id made legible."""
    id = f"{game}-end-{end}"
    return words.piece(id) if words.has(id) else end.replace("-", " ")
