"""Records from elsewhere: checked in a process of their own, and never too many or too long."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from menlo.kernel import registry
from menlo.kernel.play import Match, play_match
from menlo.kernel.rng import seeded
from menlo.kernel.transcript import write
from menlo.server import host as host_module
from menlo.server.faults import Refuse, TooMany
from menlo.server.host import MOST_LINES
from menlo.server.importing import MOST_WAITING, Importing
from menlo.server.protocol import Code
from tests.server.test_nodes import act, two_nodes


def record(**header: object) -> str:
    match = Match(registry.game("era"), 3, 7)
    play_match(match, [registry.bot("random")] * 3, seeded(7))
    first, *lines = write(match, ["Ada", "Bea", "Cleo"])
    return "\n".join([json.dumps({**json.loads(first), **header}), *lines])


@asynccontextmanager
async def importing() -> AsyncIterator[Importing]:
    opened = Importing()
    try:
        yield opened
    finally:
        await opened.stop()


def test_while_a_record_is_replayed_others_go_on_and_few_may_wait() -> None:
    async def run() -> None:
        async with importing() as desk:
            text, replayed = record(), asyncio.Event()
            turns = 0

            async def others() -> None:
                nonlocal turns
                while not replayed.is_set():
                    turns += 1
                    await asyncio.sleep(0.001)

            going_on = asyncio.create_task(others())
            asked = [desk.read(text) for _ in range(MOST_WAITING + 1)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            replayed.set()
            await going_on
            assert turns > MOST_WAITING, "nobody waited for a replay"
            refused = [one for one in found if isinstance(one, BaseException)]
            assert [type(one) for one in refused] == [TooMany] and len(found) == MOST_WAITING + 1
            assert (await desk.read(text)).players == ["Ada", "Bea", "Cleo"], "there is room again"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        (record(players=["Ada"]), Code.MALFORMED, "record:1: 1 players: expected 3"),
        (record(seed="8"), Code.MALFORMED, "record:2: "),
        (record(game="chess"), Code.MALFORMED, "unknown game 'chess'"),
        ("\n" * (2 * MOST_LINES + 1), Code.TOO_LARGE, "10001 lines: expected at most 10000"),
    ],
    ids=["players", "seed", "game", "length"],
)
def test_a_record_that_tells_no_match_is_refused(text: str, code: Code, reason: str) -> None:
    async def run() -> None:
        async with importing() as desk:
            with pytest.raises(Refuse) as refused:
                await desk.read(text)
            assert refused.value.code == code and str(refused.value).startswith(reason)

    asyncio.run(run())


def test_a_log_ends_because_nothing_is_taken_back_behind_so_many_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one who acts and takes back all day makes a log that takes minutes to play again."""
    monkeypatch.setattr(host_module, "MOST_LINES", 4)

    async def run() -> None:
        async with two_nodes(f"sqlite:///{tmp_path / 'menlo.db'}", "era", 3) as (host, _, _):
            seat = host.game.deciders(host.match.state)[0]
            for _ in range(2):
                await act(host, seat)
                assert host.undoable(seat) == 1
                await host.run(lambda: host.undo(seat, False))
            await act(host, seat)
            assert host.row.version == 5 and host.undoable(seat) == 0
            for beyond in (lambda: host.undo(seat, False), lambda: host.propose(seat, 0)):
                with pytest.raises(Refuse) as refused:
                    await host.run(beyond)
                assert refused.value.code in (Code.NOTHING_TO_UNDO, Code.NOT_ALLOWED) and host.row.version == 5

    asyncio.run(run())
