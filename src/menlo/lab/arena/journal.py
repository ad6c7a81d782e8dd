"""Games of an arena in a file as they are played, so that a run of hours that was cut short goes on where it was."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, TextIO

import menlo
from menlo.kernel.errors import MenloError
from menlo.lab.arena.plan import ArenaPlan
from menlo.lab.arena.table import PlayedGame, PlayedSeat
from menlo.lab.files import read_text
from menlo.lab.simulate import compiled


class Journal:
    """One line says what is played, each further line is a game; they come in the order of their numbers."""

    def __init__(self, file: Path, plan: ArenaPlan) -> None:
        self.file = file
        self.head = json.dumps(heading(plan), sort_keys=True)
        self.played: list[PlayedGame] = []
        # Behind the last line break may be half a line: the process was killed while it wrote.
        lines = read_text(file).split("\n")[:-1] if file.exists() else []
        if lines and lines[0] != self.head:
            raise MenloError(f"{file} holds games of another arena: its first line is {lines[0]}, expected {self.head}")
        try:
            self.played = [game_of(json.loads(line)) for line in lines[1:]]
        except (ValueError, TypeError, KeyError) as error:
            raise MenloError(f"{file}: a line is no game of an arena: {error}") from None

    @contextmanager
    def opened(self) -> Iterator[TextIO]:
        """For more games; what was written half is written over."""
        lines = [self.head, *(line_of(game) for game in self.played)]
        try:
            self.file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
            with self.file.open("a", encoding="utf-8") as file:
                yield file
        except OSError as error:
            raise MenloError(f"{self.file}: {error.strerror}") from None


def heading(plan: ArenaPlan) -> dict[str, object]:
    """All that games depend on, but not how many there are: more may be asked for later."""
    pack = None if plan.pack is None else sha256(plan.pack.encode()).hexdigest()
    told = {key: value for key, value in asdict(plan).items() if key != "games"}
    return {**told, "pack": pack, "menlo": menlo.__version__, "compiled": compiled()}


def line_of(game: PlayedGame) -> str:
    return json.dumps(asdict(game), separators=(",", ":"))


def game_of(data: dict[str, Any]) -> PlayedGame:
    return PlayedGame(**{**data, "seats": [PlayedSeat(**seat) for seat in data["seats"]]})
