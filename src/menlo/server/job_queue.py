"""Jobs that wait in Redis for a `menlo worker`.

One stream per kind, read by one group of workers: a job is handed to one of them, and to another when the first has not
answered in time. Answers come back in a list per node. A job may therefore be done twice, and the second answer is
dropped. Should Redis lose everything, those who wait ask again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from menlo.server.broker import AWAY, REST
from menlo.server.workers import JobFailed, NotRunning, Thinkers

log = logging.getLogger("menlo.server")

GROUP = "workers"
EPOCH = "menlo:epoch"  # a mark that is there as long as Redis forgets nothing
MOST_WAITING = 10_000  # jobs of a kind; the oldest give way, and whoever asked for them hears nothing in time
PATIENCE = 60.0  # seconds after which nobody waits for an answer any more
ASK_SECONDS = 1  # that one question to Redis may block
KEPT_SECONDS = 60  # that answers of a node that has died stay


class Ticket(msgspec.Struct):
    """A job as it waits. The data is what the kind of job needs, e.g. for a bot a position dealt anew for its seat."""

    id: str
    answers: str  # the list the answer goes to
    until: float  # seconds since 1970; after that it need not be done
    data: dict[str, Any]


class Answer(msgspec.Struct):
    id: str
    result: Any = None
    failed: str | None = None


_encode = msgspec.json.Encoder().encode
_decode_ticket = msgspec.json.Decoder(Ticket).decode
_decode_answer = msgspec.json.Decoder(Answer).decode


def stream(kind: str) -> str:
    return f"menlo:jobs:{kind}"


class DistantWorkers(Thinkers):
    """Ask workers elsewhere. As with those at home, a job that comes to nothing fails after some time."""

    def __init__(self, redis: Redis, patience: float = PATIENCE) -> None:
        """`redis`: whose commands may block for `ASK_SECONDS`."""
        self._redis = redis
        self._patience = patience
        self._list = f"menlo:answers:{secrets.token_hex(8)}"
        self._asked: dict[str, tuple[str, Ticket, asyncio.Future[Answer]]] = {}
        self._hearing: asyncio.Task[None] | None = None
        self._running = False
        self._unsaid = False  # whether some were asked for while Redis was away
        self._epoch: object = None

    @property
    def waiting(self) -> int:
        return len(self._asked)

    async def start(self) -> None:
        self._running = True
        self._hearing = asyncio.create_task(self._hear())

    async def stop(self) -> None:
        self._running = False
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
            self._hearing = None
        for _, _, future in self._asked.values():
            if not future.done():
                future.set_exception(NotRunning())

    async def run(self, kind: str, data: Mapping[str, object]) -> Any:
        if self._hearing is None:
            raise NotRunning
        ticket = Ticket(secrets.token_hex(8), self._list, time.time() + self._patience, dict(data))
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[ticket.id] = (kind, ticket, future)
        try:
            try:
                await self._ask(kind, ticket)
            except AWAY:
                self._unsaid = True
            async with asyncio.timeout(self._patience):
                answer = await future
        except TimeoutError:
            raise JobFailed(f"no worker answered within {self._patience:g} seconds") from None
        finally:
            del self._asked[ticket.id]
        if answer.failed is not None:
            raise JobFailed(answer.failed)
        return answer.result

    async def _ask(self, kind: str, ticket: Ticket) -> None:
        await self._redis.xadd(stream(kind), {"job": _encode(ticket)}, maxlen=MOST_WAITING, approximate=True)

    async def _hear(self) -> None:
        while self._running:  # the client sometimes swallows a cancellation
            try:
                if await self._forgotten() or self._unsaid:
                    self._unsaid = False
                    for kind, ticket, _ in list(self._asked.values()):
                        await self._ask(kind, ticket)
                found = await self._redis.blpop([self._list], timeout=ASK_SECONDS)
            except AWAY:
                await asyncio.sleep(REST)
                continue
            if found is not None:
                self._take(found[1])

    async def _forgotten(self) -> bool:
        """Whether Redis has lost what it held since we last asked: then the mark that we left is gone, too."""
        await self._redis.set(EPOCH, secrets.token_hex(8), nx=True)
        found = await self._redis.get(EPOCH)
        before, self._epoch = self._epoch, found
        return before is not None and before != found

    def _take(self, data: bytes | str) -> None:
        try:
            answer = _decode_answer(data)
        except msgspec.MsgspecError:
            return
        if answer.id in self._asked:
            future = self._asked[answer.id][2]
            if not future.done():
                future.set_result(answer)


class Handed:
    """A job in the hands of this worker."""

    def __init__(self, kind: str, entry: bytes, ticket: Ticket) -> None:
        self.kind = kind
        self.entry = entry
        self.ticket = ticket


class JobQueue:
    """The side of a worker: takes jobs, and gives answers."""

    def __init__(self, redis: Redis, kinds: Sequence[str], visible: float) -> None:
        """`visible`: seconds after which a job that was taken and not answered is given to another worker."""
        self._redis = redis
        self._kinds = list(kinds)
        self._visible = int(visible * 1000)
        self._name = secrets.token_hex(8)
        self._spare: list[tuple[str, bytes, Mapping[bytes, bytes]]] = []  # read with another, and not handed out yet

    async def prepare(self) -> None:
        for kind in self._kinds:
            try:
                await self._redis.xgroup_create(stream(kind), GROUP, id="0", mkstream=True)
            except ResponseError as error:
                if "BUSYGROUP" not in str(error):
                    raise

    async def take(self) -> Handed | None:
        """The next job, or one whose worker has died; None when none came within `ASK_SECONDS`."""
        for kind in self._kinds:
            _, entries, *_ = await self._redis.xautoclaim(stream(kind), GROUP, self._name, self._visible, count=1)
            for entry, fields in entries:
                return await self._open(kind, entry, fields)
        if self._spare:
            return await self._open(*self._spare.pop(0))
        # One kind after the other, so that those come first for which someone waits; then whatever comes.
        for kinds in [*([kind] for kind in self._kinds), self._kinds]:
            wanted: dict[Any, Any] = {stream(kind): ">" for kind in kinds}
            block = ASK_SECONDS * 1000 if kinds is self._kinds else None
            found = await self._redis.xreadgroup(GROUP, self._name, wanted, count=1, block=block)
            # Redis gives one of every stream that has some.
            read = [
                (name.decode().rpartition(":")[2], *entry) for name, entries in _streams(found) for entry in entries
            ]
            if read:
                self._spare += read[1:]
                return await self._open(*read[0])
        return None

    async def _open(self, kind: str, entry: bytes, fields: Mapping[bytes, bytes]) -> Handed | None:
        """What nobody waits for any more, or nobody can read, is thrown away."""
        try:
            ticket = _decode_ticket(fields[b"job"])
        except (msgspec.MsgspecError, KeyError):
            ticket = None
        if ticket is not None and ticket.until > time.time():
            return Handed(kind, entry, ticket)
        await self._forget(kind, entry)
        return None

    async def answer(self, job: Handed, result: Any = None, failed: str | None = None) -> None:
        ticket = job.ticket
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.rpush(ticket.answers, _encode(Answer(ticket.id, result, failed)))
            pipe.expire(ticket.answers, KEPT_SECONDS)
            pipe.xack(stream(job.kind), GROUP, job.entry)
            pipe.xdel(stream(job.kind), job.entry)
            await pipe.execute()

    async def _forget(self, kind: str, entry: bytes) -> None:
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.xack(stream(kind), GROUP, entry)
            pipe.xdel(stream(kind), entry)
            await pipe.execute()


def _streams(found: Any) -> list[tuple[bytes, Any]]:
    """What was read, by stream: newer clients give a mapping, older ones a list."""
    return list(found.items()) if isinstance(found, dict) else list(found or [])


async def lengths(redis: Redis, kinds: Sequence[str]) -> dict[str, int]:
    """How many jobs of each kind wait or are being done."""
    async with redis.pipeline(transaction=False) as pipe:
        for kind in kinds:
            pipe.xlen(stream(kind))
        found = await pipe.execute()
    return dict(zip(kinds, (int(length) for length in found), strict=True))
