"""Whoever owes a decision and is not at the table is told, once per turn and after a moment to come by themselves."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from menlo.locale import LANGUAGES, catalogue
from menlo.server.guard.addresses import Forbidden, Network, Unreached
from menlo.server.host import Host
from menlo.server.notices import shelf, webhook
from menlo.server.notices.mail import MailFailed, Post, send
from menlo.server.store import Store

log = logging.getLogger("menlo.notices")

PAUSE = 20.0  # seconds in which a person may come by themselves


@dataclass(frozen=True)
class Turn:
    """All that is told: that it is someone's turn at a table. Nothing of the position, and no secret that opens it."""

    match: str
    game: str
    seat: int
    name: str

    def message(self, base_url: str | None) -> dict[str, object]:
        link = {} if base_url is None else {"url": f"{base_url}/table/{self.match}"}
        return {"menlo": "turn", "match": self.match, "game": self.game, "seat": self.seat, **link}


@dataclass(frozen=True)
class Told:
    """Someone who owes a decision, looked at when the match had a version."""

    version: int
    task: asyncio.Task[None]  # that tells them, or has told them


class Notifier:
    def __init__(
        self,
        store: Store,
        post: Post | None = None,
        networks: Sequence[Network] = (),
        base_url: str | None = None,
        pause: float = PAUSE,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.post = post
        self.networks = networks
        self.base_url = base_url
        self.pause = pause
        self.clock = clock
        self._told: dict[tuple[str, int], Told] = {}

    def look(self, host: Host) -> None:
        """After a change that this process made: others tell of their own."""
        match, version = host.row.id, host.row.version
        owing = set(host.owing())
        for key in [key for key in self._told if key[0] == match and key[1] not in owing]:
            self._told.pop(key).task.cancel()
        for seat in owing:
            before = self._told.get((match, seat))
            known = before is not None and (before.version == version or not before.task.done())
            if not known and host.seats[seat].person is not None:
                since = None if before is None else before.version
                self._told[match, seat] = Told(version, asyncio.create_task(self._tell(host, seat, since)))

    async def _tell(self, host: Host, seat: int, since: int | None) -> None:
        """`since`: when they were last told of a turn. Whether this is another one only the log knows: they may have
        acted through another node."""
        version = host.row.version
        await asyncio.sleep(self.pause)
        person = host.seats[seat].person
        if person is None or any(seat in watcher.seats for watcher in host.watchers):
            return
        acted = [
            line.number
            for line in await self.store.lines(host.row.id, version if since is None else since)
            if line.seat == seat and line.undoes is None
        ]
        if any(number >= version for number in acted) or (since is not None and not acted):
            return
        await self.tell(person, Turn(host.row.id, host.row.game, seat, host.seats[seat].name))

    async def tell(self, person: str, turn: Turn) -> None:
        """By every way the person wished for. What fails is noted, without the address, and not tried again."""
        wished = await self.store.read(lambda connection: shelf.find(connection, person))
        if wished.webhook is not None and wished.secret is not None:
            try:
                await self.hook(wished.webhook, wished.secret, turn.message(self.base_url))
            except (Forbidden, Unreached) as error:
                log.warning("match %s: a webhook was not told (%s)", turn.match, type(error).__name__)
        if wished.confirmed and wished.email is not None and self.post is not None:
            try:
                await self.mail(wished.email, wished.language, turn)
            except MailFailed as error:
                log.warning("match %s: a letter was not sent (%s)", turn.match, error)

    async def hook(self, url: str, secret: str, message: dict[str, object]) -> None:
        await webhook.deliver(url, secret, message, self.clock(), self.networks)

    async def mail(self, to: str, language: str, turn: Turn) -> None:
        words = catalogue(language if language in LANGUAGES else LANGUAGES[0])
        game = words.text(f"{turn.game}-title")
        link = f"{self.base_url or ''}/table/{turn.match}"
        text = words.text("letter-turn", name=turn.name, game=game, link=link)
        await self.letter(to, words.text("letter-turn-subject", game=game), text)

    async def letter(self, to: str, subject: str, text: str) -> None:
        if self.post is None:
            raise MailFailed("no mail server")
        await send(self.post, to, subject, text)

    async def close(self) -> None:
        tasks = [told.task for told in self._told.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
