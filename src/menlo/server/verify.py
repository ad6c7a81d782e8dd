"""Checking what is stored: every match played again from its first position must end where it stands."""

from menlo.kernel.errors import MenloError
from menlo.kernel.play import Match
from menlo.kernel.transcript import fingerprint
from menlo.server.faults import Refuse
from menlo.server.host import replay_stored
from menlo.server.hosts import Hosts
from menlo.server.protocol import Code
from menlo.server.store import decompress


async def verify_match(hosts: Hosts, match_id: str) -> None:
    """Raise Refuse, saying what is wrong, unless the log leads to the stored position."""
    host = await hosts.get(match_id)
    row, game = host.row, host.game
    if row.status == "open":
        return
    first = await hosts.store.snapshot_at(match_id, 0)
    if first is None:
        raise Refuse(Code.UNAVAILABLE, "the first position is missing")
    start = game.load(decompress(first[1]))
    match = Match(game, row.seats, int(row.seed), row.options)
    if row.forked is None and fingerprint(game, match.state) != fingerprint(game, start):
        raise Refuse(Code.UNAVAILABLE, "the seed deals another first position")
    match.go_on_from(start, 0)
    lines = await hosts.store.lines(match_id, 0)
    for line in lines:
        try:
            replay_stored(match, line)
        except MenloError as error:
            raise Refuse(Code.UNAVAILABLE, f"line {line.number}: {error}") from None
    for draft in host.drafts:
        match.act(game.parse(draft.seat, draft.action))
    if len(lines) != row.version or fingerprint(game, match.state) != fingerprint(game, host.match.state):
        raise Refuse(Code.UNAVAILABLE, "the log leads to another position than the stored one")
