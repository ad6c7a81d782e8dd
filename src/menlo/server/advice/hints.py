"""What a strong bot would do, for a seat that asks: computed by a worker, from what the seat may see alone.

Whoever asks again while the seat sees the same gets the same answer, and one question at a time is thought about, so
that bots at other tables do not wait for long.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from menlo.kernel import registry
from menlo.kernel.errors import MalformedAction
from menlo.kernel.game import Game, State
from menlo.kernel.rng import seeded
from menlo.server.faults import Refuse, TooMany
from menlo.server.host import Host
from menlo.server.hosts import Hosts
from menlo.server.protocol import Code
from menlo.server.seating import count_no_more
from menlo.server.workers import JobFailed

KIND = "advice"
SECONDS = 3.0  # for one answer
MOST_WAITING = 8  # questions; who comes then is asked to come again
KEPT = 64  # answers

Answer = dict[str, Any]


def question(
    game: Game[State], pack: str | None, state: State, seat: int, done: Sequence[int], iterations: int
) -> dict[str, object]:
    """What a worker is asked: nothing in it depends on what the seat cannot see, chance included."""
    seen = json.dumps([seat, game.view(state, seat), list(done)], sort_keys=True)
    seed = int(sha256(seen.encode()).hexdigest()[:15], 16)
    sample = dict(game.dump(game.determinize(state, seat, seeded(seed))))
    return {
        "game": game.title.id, "pack": pack, "state": sample, "seat": seat, "seed": seed, "done": list(done),
        "iterations": iterations, "seconds": SECONDS,
    }  # fmt: skip


class Hints:
    def __init__(self, hosts: Hosts, iterations: int) -> None:
        self._hosts = hosts
        self._iterations = iterations
        self._free = asyncio.Lock()
        self._answers: OrderedDict[str, asyncio.Task[Answer]] = OrderedDict()  # the last used last

    async def hint(self, host: Host, seat: int) -> Answer:
        """The best ways to go on with the decision the seat owes now. A match with hints is not rated."""
        must_be_asked(host, seat)
        await count_no_more(self._hosts, host)
        return await self._answer(host, host.match.state, seat, [])

    async def verdict(self, host: Host, seat: int, data: dict[str, Any]) -> Answer | None:
        """What an action would be worth, against the best; None for a step of a plan that is not finished yet."""
        must_be_asked(host, seat)
        if host.row.forked is None:
            raise Refuse(Code.NOT_ALLOWED, "only a sandbox tells what an action would be worth")
        game = host.game
        try:
            action = game.decode(data)
        except MalformedAction as error:
            raise Refuse(Code.MALFORMED, str(error)) from None
        if action.seat != seat:
            raise Refuse(Code.NOT_SEATED, f"an action of seat {action.seat} in the name of seat {seat}")
        async with host.lock:
            refusal = game.check(host.match.state, action)
            if refusal is not None:
                raise Refuse(Code.ILLEGAL, "the rules forbid it", refusal)
            if game.private(host.match.state, action):
                return None
            # A plan is judged as a whole: from before its first step.
            steps = [game.parse(seat, draft.action) for draft in host.drafts if draft.seat == seat]
            before = await host.state_at(host.row.version) if steps else host.match.state
        return await self._answer(host, before, seat, [int(game.key(step)) for step in [*steps, action]])

    async def _answer(self, host: Host, state: State, seat: int, done: Sequence[int]) -> Answer:
        pack = self._hosts.pack_for_workers(host.game)
        asked = question(host.game, pack, state, seat, done, self._iterations)
        key = f"{host.row.id} {asked['seed']}"
        task = self._answers.get(key)
        if task is None:
            waiting = sum(not other.done() for other in self._answers.values())
            if waiting >= MOST_WAITING:
                raise TooMany(waiting * SECONDS)
            task = self._answers[key] = asyncio.create_task(self._ask(asked))
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            for old in [old for old, other in self._answers.items() if other.done()][: len(self._answers) - KEPT]:
                del self._answers[old]
        self._answers.move_to_end(key)
        try:
            # Whoever hangs up does not end it for the others.
            return await asyncio.shield(task)
        except JobFailed as error:
            raise Refuse(Code.UNAVAILABLE, f"no advice could be given: {error}") from None

    async def _ask(self, asked: dict[str, object]) -> Answer:
        async with self._free:
            answer: Answer = await self._hosts.workers.run(KIND, asked)
            return answer

    def _forget_failed(self, key: str, task: asyncio.Task[Answer]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._answers.get(key) is task:
            del self._answers[key]

    async def stop(self) -> None:
        tasks = [task for task in self._answers.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def must_be_asked(host: Host, seat: int) -> None:
    """Refuse where the table allows no hints, or the seat has nothing to decide."""
    if not host.row.hints:
        raise Refuse(Code.NOT_ALLOWED, "this table allows no hints")
    if host.row.status != "running":
        raise Refuse(Code.NOT_RUNNING, f"the match is {host.row.status}")
    if seat not in host.owing():
        raise Refuse(Code.NOT_ALLOWED, f"seat {seat} owes no decision now")
    if host.row.game not in registry.evaluations():
        raise Refuse(Code.NOT_ALLOWED, f"no bot can think ahead in {host.row.game}")
