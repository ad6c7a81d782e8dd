"""Reading actions from short texts: a kind and words after it. Games know their words; the errors are the same."""

from collections.abc import Callable, Sequence

from menlo.kernel.action import Action
from menlo.kernel.errors import MalformedAction, MenloError, quote
from menlo.kernel.keys import KeyTable


def read_action(
    table: KeyTable, seat: int, text: str, arguments: Callable[[str, Sequence[str]], tuple[int, ...]]
) -> Action:
    """The action of a text; `arguments` turns the words after a kind that has arguments into numbers."""
    kind, *words = text.split(" ")
    try:
        row = table.row(kind)
        if not row.fields:
            must_count(words, 0)
        args = arguments(kind, words) if row.fields else ()
        row.key(args)  # refuses arguments out of range
    except MenloError as error:
        raise MalformedAction(f"{text[:60]!r}: {error}") from None
    return row.build(seat, *args)


def must_count(words: Sequence[str], expected: int) -> None:
    if len(words) != expected:
        raise MalformedAction(f"found {len(words)} words after the first, expected {expected}")


def name_of(ids: Sequence[str], index: int) -> str:
    """The pack's id of a piece; actions may name numbers that this pack does not have."""
    if index >= len(ids):
        raise MalformedAction(f"number {index}: the pack has only {len(ids)}")
    return ids[index]


def index_of(names: Sequence[str], word: str, what: str) -> int:
    if word not in names:
        raise MalformedAction(f"found {quote(word)}, expected {what}: {', '.join(names)}")
    return list(names).index(word)
