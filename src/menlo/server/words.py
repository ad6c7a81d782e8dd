"""Messages of the catalogue on the wire: as ids with arguments, and rendered for clients that ask for a language."""

from typing import Any

from menlo.kernel.game import Game, State
from menlo.kernel.message import Message
from menlo.locale import Catalogue, catalogue, closest
from menlo.server.protocol import Words


class Speaker:
    """Puts messages on the wire for one watcher, in the language of that watcher."""

    def __init__(self, game: Game[State], language: str, names: dict[int, str]) -> None:
        self._words: Catalogue | None = None
        if language:
            self._words = catalogue(closest([language]), game.names(), names)

    def say(self, message: Message) -> Words:
        text = self._words.render(message) if self._words is not None else ""
        return Words(message.id, _args(message), text)


def _args(message: Message) -> dict[str, Any]:
    return {
        name: {"id": value.id, "args": _args(value)} if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
