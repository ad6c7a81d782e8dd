"""Records that come from elsewhere are replayed in a process of their own: one may take seconds, and no table waits."""

import asyncio
import json
import socket

import msgspec
from msgspec import Struct

from menlo.kernel.errors import MenloError, RecordError
from menlo.kernel.game import State
from menlo.kernel.play import Match
from menlo.kernel.transcript import header_of, replay
from menlo.server.desk import Desk, DeskFailed, known_game, work
from menlo.server.faults import Refuse, TooMany
from menlo.server.host import MOST_LINES
from menlo.server.protocol import Code
from menlo.server.rows import Line

LIMIT = 30.0  # seconds; the longest records take one or two, on a busy machine some more
MOST_ANSWER = 1 << 24  # bytes
MOST_WAITING = 4  # records; who comes then is asked to come again


class Finished(Struct):
    """A match that was played elsewhere, as the store keeps one."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    players: list[str]
    lines: list[Line]
    first: dict[str, object]  # positions
    last: dict[str, object]
    outcome: dict[str, object]


class _Answer(Struct):
    finished: Finished | None = None
    wrong: str = ""  # with the record


class Importing:
    def __init__(self) -> None:
        self._desk = Desk(serve, (LIMIT,), "menlo-import", LIMIT, MOST_ANSWER)
        self._free = asyncio.Lock()  # one record at a time
        self._waiting = 0

    async def read(self, record: str) -> Finished:
        """The match a record tells, every line checked."""
        lines = record.count("\n")
        if lines > 2 * MOST_LINES:
            raise Refuse(Code.TOO_LARGE, f"{lines} lines: expected at most {2 * MOST_LINES}")
        if self._waiting >= MOST_WAITING:
            raise TooMany(LIMIT)
        self._waiting += 1
        try:
            async with self._free:
                answer = await self._desk.ask(json.dumps(record).encode() + b"\n", _read)
        except DeskFailed as error:
            raise Refuse(Code.UNAVAILABLE, f"the record could not be replayed: {error}") from None
        finally:
            self._waiting -= 1
        if answer.finished is None:
            raise Refuse(Code.MALFORMED, answer.wrong)
        return answer.finished

    async def stop(self) -> None:
        self._desk.kill()


def _read(line: bytes) -> _Answer:
    return msgspec.json.decode(line, type=_Answer)


# What follows runs in the other process.


def serve(parent: socket.socket, limit: float) -> None:
    work(parent, limit, _answer)


def _answer(line: bytes) -> bytes:
    try:
        answer = _Answer(_finished(json.loads(line)))
    except MenloError as error:
        answer = _Answer(wrong=str(error))
    return msgspec.json.encode(answer)


def _finished(record: str) -> Finished:
    header = header_of(record, "record")
    game = known_game(header.game, None)
    match = replay(game, record, "record")
    if len(header.players) not in (0, match.seats):
        raise RecordError(f"record:1: {len(header.players)} players: expected {match.seats}")
    outcome = game.outcome(match.state)
    if outcome is None:
        raise RecordError("record: the match is not over")
    return Finished(
        header.game, match.seats, str(match.seed), match.options, header.players, stored_lines(match),
        dict(game.dump(game.setup(match.seats, match.seed, match.options))), dict(game.dump(match.state)),
        dict(outcome.data()),
    )  # fmt: skip


def stored_lines(match: Match[State]) -> list[Line]:
    """The log of a match as the store keeps it."""
    lines = [Line(record.number, record.seat, match.game.notate(record.action)) for record in match.records]
    lines += [Line(record.undone_at, record.undone_by, "", record.number) for record in match.records if record.undone]
    return sorted(lines, key=lambda line: line.number)
