"""What a decision could lead to is listed in a process of its own, for a list can take seconds: no table waits for it.

A list is made from what its seat may see. So whoever asks while a seat sees the same gets the same list, and those who
ask at the same time wait for one computation.
"""

import asyncio
import json
import socket
from collections import OrderedDict
from hashlib import sha256
from typing import Any

from menlo.kernel.game import Game, State
from menlo.kernel.rng import seeded
from menlo.server.desk import Desk, DeskFailed, known_game, work
from menlo.server.faults import Refuse
from menlo.server.protocol import Code

LIMIT = 120.0  # seconds; the longest lists take a few, on an interpreted engine and a busy machine some more
MOST_ANSWER = 1 << 25  # bytes
KEPT = 32  # lists; some 100 kB each

List = dict[str, Any]


class Reaching:
    def __init__(self) -> None:
        self._desk = Desk(serve, (LIMIT,), "menlo-reach", LIMIT, MOST_ANSWER)
        self._free = asyncio.Lock()  # one question at a time
        self._lists: OrderedDict[str, asyncio.Task[List | None]] = OrderedDict()  # the last used last

    async def reach(self, match: str, game: Game[State], pack: str | None, state: State, seat: int) -> List | None:
        """Everything the seat's decision could lead to; None where there is no such list."""
        if type(game).reach is Game.reach or seat not in game.deciders(state):
            return None
        seen = json.dumps([match, seat, game.view(state, seat)], sort_keys=True)
        key = sha256(seen.encode()).hexdigest()
        task = self._lists.get(key)
        if task is None:
            # Nobody's secrets go to the other process: it gets a deal of what the seat cannot see.
            sample = dict(game.dump(game.determinize(state, seat, seeded(0))))
            question = json.dumps({"game": game.title.id, "pack": pack, "state": sample, "seat": seat})
            task = asyncio.create_task(self._ask(question.encode() + b"\n"))
            self._keep(key, task)
        self._lists.move_to_end(key)
        try:
            # Whoever hangs up does not end it for the others.
            return await asyncio.shield(task)
        except DeskFailed as error:
            raise Refuse(Code.UNAVAILABLE, f"no list could be made: {error}") from None

    def _keep(self, key: str, task: asyncio.Task[List | None]) -> None:
        self._lists[key] = task
        task.add_done_callback(lambda done: self._forget_failed(key, done))
        done = [old for old, other in self._lists.items() if other.done()]
        for old in done[: max(0, len(self._lists) - KEPT)]:
            del self._lists[old]

    def _forget_failed(self, key: str, task: asyncio.Task[List | None]) -> None:
        """Whoever asks again after a failure starts anew."""
        if (task.cancelled() or task.exception() is not None) and self._lists.get(key) is task:
            del self._lists[key]

    async def _ask(self, question: bytes) -> List | None:
        async with self._free:
            return await self._desk.ask(question, _list_or_none)

    async def stop(self) -> None:
        """End the process; whoever waits for it is refused."""
        tasks = [task for task in self._lists.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._desk.kill()


def _list_or_none(line: bytes) -> List | None:
    found = json.loads(line)
    if found is not None and not isinstance(found, dict):
        raise ValueError
    return found


# What follows runs in the other process.


def serve(parent: socket.socket, limit: float) -> None:
    work(parent, limit, _answer)


def _answer(line: bytes) -> bytes:
    question = json.loads(line)
    game = known_game(question["game"], question["pack"])
    return json.dumps(game.reach(game.load(question["state"]), question["seat"])).encode()
