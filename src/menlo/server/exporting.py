"""The record of a match as a file: all of it when it is over, and what a seat has heard while it runs."""

import json

from menlo.kernel.game import State
from menlo.kernel.play import Match
from menlo.kernel.transcript import write
from menlo.server.faults import Refuse
from menlo.server.host import Host, replay_stored
from menlo.server.protocol import Code
from menlo.server.tokens import seed_hash


async def export(host: Host, seat: int) -> list[str]:
    """The record. Of a running match only what the seat (or a spectator) heard, without the seed."""
    if host.row.forked is not None:
        raise Refuse(Code.NOT_ALLOWED, "a sandbox has no record: its position was not dealt from a seed")
    lines = await host.store.lines(host.row.id, 0)
    match = Match(host.game, host.row.seats, int(host.row.seed), host.row.options)
    for line in lines:
        replay_stored(match, line)
    players = [item.bot or item.name or f"seat {item.seat}" for item in host.seats]
    return write(match, players) if host.over else _sealed(host, match, players, seat)


def _sealed(host: Host, match: Match[State], players: list[str], seat: int) -> list[str]:
    header = json.loads(write(match, players)[0])
    del header["seed"]
    header["seed_hash"] = seed_hash(host.row.seed, host.row.salt)
    told = [json.dumps(header, ensure_ascii=False)]
    for record in match.records:
        heard = [host.game.encode_event(event) for event in record.events if event.visible_to(seat)]
        line = {"n": record.number, "seat": record.seat, "do": host.game.notate(record.action), "events": heard}
        told.append(json.dumps({**line, "undone": True} if record.undone else line, ensure_ascii=False))
    return told
