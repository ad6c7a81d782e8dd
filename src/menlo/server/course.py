"""How the points of a finished match went: the actions that stand are played once more, and the answer is kept."""

import asyncio

from menlo.server.faults import Refuse
from menlo.server.host import Host, standing
from menlo.server.protocol import Code, Course, Stand
from menlo.server.store import decompress

BREATH = 20  # lines after which others are served


async def course_of(host: Host) -> Course:
    """For a match that is over: nothing of it is secret any more."""
    if not host.over:
        raise Refuse(Code.NOT_ALLOWED, "the course of the points is told when the match is over")
    if host.course is None:
        host.course = await _replayed(host)
    return host.course


async def _replayed(host: Host) -> Course:
    game = host.game
    kept, _ = standing(await host.store.lines(host.row.id, 0), host.row.version)
    first = await host.store.snapshot_at(host.row.id, 0)
    if first is None:
        raise Refuse(Code.UNAVAILABLE, "the first position is missing")
    state = game.load(decompress(first[1]))
    stands: list[Stand] = []

    def note(version: int) -> None:
        tally = game.tally(state)
        if tally is None:
            return
        last = stands[-1] if stands else None
        if last is None or (last.round, last.points) != (tally.round, tally.points) or version == host.row.version:
            stands.append(Stand(version, tally.round, tally.points))

    note(0)
    for at, line in enumerate(kept):
        game.apply(state, game.parse(line.seat, line.action))
        note(line.number + 1 if line is not kept[-1] else host.row.version)
        if at % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return Course(stands)
