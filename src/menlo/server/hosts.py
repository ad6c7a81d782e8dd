"""All matches of this server: making them, seating people, loading them when someone comes, letting bots move."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from functools import partial

import msgspec

from menlo.kernel import registry
from menlo.kernel.action import Action
from menlo.kernel.errors import MenloError
from menlo.kernel.game import Game, State
from menlo.kernel.guide import Guide
from menlo.kernel.options import choose
from menlo.kernel.rng import Rng, seeded
from menlo.kernel.transcript import FORMAT
from menlo.server import ratings
from menlo.server.bots import check_bot
from menlo.server.clock import choose_control
from menlo.server.faults import Refuse
from menlo.server.guidance import begin
from menlo.server.host import Host, Overtaken, Played
from menlo.server.importing import Finished
from menlo.server.metrics import ACCEPTED, FAILED, Metrics
from menlo.server.names import clean_name
from menlo.server.people import holding
from menlo.server.people.people import Person
from menlo.server.protocol import Code, Fork, Held, Made, Mine, NewMatch, SeatWish
from menlo.server.rows import Change, MatchRow, SeatKind, SeatRow
from menlo.server.store import Conflict, Store, UnknownMatch, compress
from menlo.server.tokens import new_seed, new_token, seed_hash, token_hash
from menlo.server.turns import Alone, Turns
from menlo.server.workers import BotJob, Thinkers

log = logging.getLogger("menlo.server")

KEEP_EVERY = 8  # snapshots of a finished match; replay plays the few turns between them again
IDLE_SECONDS = 300.0  # after which a match nobody watches leaves the memory


class Hosts:
    def __init__(
        self,
        store: Store,
        workers: Thinkers,
        bot_pause: float = 0.7,
        clock: Callable[[], float] = time.time,
        programs: Iterable[str] = (),
        turns: Turns | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """With `turns`, other nodes may serve the same matches."""
        self.programs = set(programs)  # bots that whoever runs the server allows
        self.bots = [*registry.bots(), *sorted(self.programs)]  # who may be asked to sit down
        self.store = store
        self.workers = workers
        self.bot_pause = bot_pause
        self.clock = clock
        self.hosts: dict[str, Host] = {}
        self._games: dict[tuple[str, str], Game[State]] = {}
        self._own_packs: dict[str, str] = {}  # game -> digest
        self.metrics = metrics or Metrics()
        self.closing = False  # nothing new is begun
        self.tell: Callable[[str, int | None], None] = lambda match, revision: None  # other nodes, of a change
        self._shared = turns is not None
        self.turns = turns or Alone()
        self.listeners: list[Callable[[Host], None]] = []  # told of every change that this process made
        self._movers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinning: set[asyncio.Task[None]] = set()
        self._rng: Rng = seeded(new_seed())

    # Games, with the packs matches are pinned to.

    def game(self, name: str, pack: str | None) -> Game[State]:
        game = registry.game(name, pack)
        return self._games.setdefault((name, game.pack_digest), game)

    def pack_for_workers(self, game: Game[State]) -> str | None:
        """The text of a pack that is not the game's own; that one every worker has."""
        name = game.title.id
        if name not in self._own_packs:
            self._own_packs[name] = registry.game(name).pack_digest
        return None if game.pack_digest == self._own_packs[name] else game.pack_text

    async def _game_of(self, row: MatchRow) -> Game[State]:
        game = self._games.get((row.game, row.pack))
        if game is None:
            stored = await self.store.pack(row.pack)
            if stored is None:
                raise Refuse(Code.UNKNOWN_RULES, f"the pack {row.pack} of match {row.id} is not stored")
            try:
                game = self.game(row.game, stored[1])
            except MenloError as error:
                raise Refuse(Code.UNKNOWN_RULES, str(error)) from None
        if game.rules_version != row.rules:
            raise Refuse(
                Code.UNKNOWN_RULES,
                f"match {row.id} needs rules version {row.rules} of {row.game}, not {game.rules_version}",
            )
        return game

    # Making matches and taking seats.

    async def make(self, wish: NewMatch, person: Person | None = None, guide: Guide | None = None) -> Made:
        """A match; with a guide its deal is known to everyone, so it counts for nobody."""
        game = self.game(wish.game, wish.pack)
        options = choose(game.options, wish.options)
        if len(wish.seats) not in game.title.seats:
            numbers = ", ".join(str(n) for n in game.title.seats)
            raise Refuse(Code.MALFORMED, f"{game.title.name} is for {numbers} players, not {len(wish.seats)}")
        free = any(seat.kind == "open" for seat in wish.seats)
        if free and wish.start:
            raise Refuse(Code.NOT_ALLOWED, "not every seat is taken")
        if free and wish.visibility == "private":
            raise Refuse(Code.NOT_ALLOWED, "nobody can join a private match: invite, or let it be open")
        seed = new_seed() if guide is None else guide.seed
        seats, held = self._seat(wish.seats, game.title.id, person)
        host, invitation = new_token(), new_token() if wish.visibility == "invited" else None
        now = self.clock()
        row = MatchRow(
            new_token()[:16], game.title.id, game.rules_version, game.pack_digest, options, len(seats), str(seed),
            new_token(), wish.visibility, "open", 0, now, now, token_hash(host),
            token_hash(invitation) if invitation is not None else None, owner=person.id if person else None,
            time=None if wish.time is None else msgspec.to_builtins(choose_control(wish.time)),
            rated="pending" if guide is None else "never", guide=None if guide is None else begin(guide),
            hints=alone(wish.seats) if wish.hints is None else wish.hints,
        )  # fmt: skip
        await self.store.create(row, seats, game.pack_text)
        made = await self.get(row.id)
        if wish.start:
            await self.start(made, host, person)
        return Made(made.info(), host, held, invitation)

    def _seat(self, wishes: Sequence[SeatWish], game: str, person: Person | None) -> tuple[list[SeatRow], list[Held]]:
        seats, held = [], []
        holder = person.id if person is not None else None
        for number, wish in enumerate(wishes):
            if wish.kind == "bot":
                if wish.bot not in self.programs:
                    check_bot(wish.bot, game)
                name = clean_name(wish.name) if wish.name else f"{wish.bot} {number}"
                seats.append(SeatRow(number, "bot", name, wish.bot))
            elif wish.kind == "me":
                token = new_token()
                held.append(Held(number, token))
                seats.append(SeatRow(number, "person", clean_name(wish.name), token=token_hash(token), person=holder))
            else:
                seats.append(SeatRow(number, "empty"))
        return seats, held

    async def join(
        self, host: Host, name: str, wanted: int | None, invitation: str | None, person: Person | None = None
    ) -> Held:
        async with host.lock:
            token = new_token()
            holder = person.id if person is not None else None
            for _ in host.seats:
                seat = self._free_seat(host, wanted, invitation)
                taken = SeatRow(seat, "person", clean_name(name), token=token_hash(token), person=holder)
                try:
                    await self._set_seat(host, taken, "empty")
                    return Held(seat, token)
                except Overtaken:
                    continue  # somebody sat down there through another node: perhaps another seat is free
            raise Overtaken

    def _free_seat(self, host: Host, wanted: int | None, invitation: str | None) -> int:
        row = host.row
        if row.status == "over" or (row.status != "open" and all(seat.kind != "empty" for seat in host.seats)):
            raise Refuse(Code.NOT_OPEN, "the match has begun")
        invited = invitation is not None and row.invitation == token_hash(invitation)
        if row.visibility == "private" or (row.visibility == "invited" and not invited):
            raise Refuse(Code.NOT_ALLOWED, "this match needs an invitation")
        free = [seat.seat for seat in host.seats if seat.kind == "empty" and wanted in (None, seat.seat)]
        if not free:
            raise Refuse(Code.NOT_OPEN, "no such seat is free")
        return free[0]

    async def leave(self, host: Host, token: str, person: Person | None = None) -> None:
        async with host.lock:
            seats = [host.seats[seat] for seat in self.held(host, [token] if token else [], person)]
            if not seats:
                raise Refuse(Code.NOT_SEATED, "no seat is held by this token")
            if host.row.status != "open":
                raise Refuse(Code.NOT_OPEN, "the match has begun")
            await self._set_seat(host, SeatRow(seats[0].seat, "empty"), "person")

    async def _set_seat(self, host: Host, seat: SeatRow, was: SeatKind) -> None:
        try:
            await self.store.set_seat(host.row.id, seat, self.clock(), was)
        except Conflict:
            await host.reload()
            raise Overtaken from None
        await host.reload()
        self.tell(host.row.id, host.row.revision)

    async def start(self, host: Host, token: str, person: Person | None = None) -> None:
        async with host.lock:
            row = host.row
            if not self.hosted_by(host, token, person):
                raise Refuse(Code.NOT_ALLOWED, "only whoever made the match can start it")
            if row.status != "open":
                raise Refuse(Code.NOT_OPEN, f"the match is {row.status}")
            if any(seat.kind == "empty" for seat in host.seats):
                raise Refuse(Code.NOT_ALLOWED, "not every seat is taken")
            state = host.game.setup(row.seats, int(row.seed), row.options)
            await self.store.start(row.id, compress(host.game.dump(state)), self.clock(), host.first_clock(state))
            await host.reload()
        self._after(host)

    async def fork(self, host: Host, wish: Fork, person: Person | None = None) -> Made:
        """A private sandbox from a position: of a running match only what the seat may know, the rest dealt anew."""
        held = self.held(host, [wish.token] if wish.token else [], person)
        if not host.over and not held:
            raise Refuse(Code.NOT_ALLOWED, "a running match can be forked only by one who sits there")
        if not 0 <= wish.version <= host.row.version:
            raise Refuse(Code.NOT_ALLOWED, f"version {wish.version}: expected 0 to {host.row.version}")
        wishes = [
            SeatWish("me", seat.name) if seat.seat in wish.me else SeatWish("bot", seat.name, wish.bot)
            for seat in host.seats
        ]
        state = await host.state_at(wish.version)
        if not host.over:
            state = host.game.determinize(state, held[0], self._rng)
        seats, mine = self._seat(wishes, host.row.game, person)
        token, now = new_token(), self.clock()
        row = MatchRow(
            **{
                **host.row.__dict__, "id": new_token()[:16], "seed": str(new_seed()), "salt": new_token(),
                "visibility": "private", "status": "open", "version": 0, "created": now, "updated": now,
                "host": token_hash(token), "invitation": None, "forked": f"{host.row.id}@{wish.version}",
                "outcome": None, "proposal": None, "revision": 0, "time": None, "owner": person.id if person else None,
                "quiet": False, "chat": 0, "rated": "never", "guide": None, "hints": True,
            }
        )  # fmt: skip
        await self.store.create(row, seats, host.game.pack_text)
        await self.store.start(row.id, compress(host.game.dump(state)), now)
        made = await self.get(row.id)
        self._after(made)
        return Made(made.info(), token, mine, None)

    async def store_finished(self, played: Finished) -> Host:
        """Keep a match that was played elsewhere, to watch it again; nobody holds a seat of it."""
        game, now = self.game(played.game, None), self.clock()
        names = [clean_name(name) for name in played.players] or [f"seat {seat}" for seat in range(played.seats)]
        row = MatchRow(
            new_token()[:16], played.game, game.rules_version, game.pack_digest, choose(game.options, played.options),
            played.seats, played.seed, new_token(), "invited", "open", 0, now, now, token_hash(new_token()),
            rated="never",
        )  # fmt: skip
        await self.store.create(row, [SeatRow(seat, "person", name) for seat, name in enumerate(names)], game.pack_text)
        await self.store.start(row.id, compress(played.first), now)
        # Created and started: two changes, of which the first is revision 0.
        await self.store.commit(
            Change(
                row.id, 1, 0, len(played.lines), compress(played.last), tuple(played.lines), status="over",
                outcome=played.outcome, updated=now,
            )
        )  # fmt: skip
        return await self.get(row.id)

    async def bare_record(self, match_id: str, token: str | None, person: Person | None = None) -> list[str]:
        """The log of a match whose rules this server no longer knows: nothing can be replayed, but nothing is lost."""
        stored = await self.store.load(match_id)
        hashed = {token_hash(token) if token is not None else None, person.id if person is not None else None} - {None}
        holders: set[str | None] = set()
        if stored is not None:
            holders = {stored.row.host, stored.row.owner}
            holders |= {held for seat in stored.seats for held in (seat.token, seat.person)}
        if stored is None or (stored.row.visibility == "private" and not hashed & holders):
            raise Refuse(Code.UNKNOWN_MATCH, f"no match {match_id[:20]!r}")
        row = stored.row
        header: dict[str, object] = {
            "menlo": "record", "format": FORMAT, "game": row.game, "rules": row.rules, "pack": row.pack,
            "seats": row.seats, "options": row.options, "players": [seat.bot or seat.name for seat in stored.seats],
        }  # fmt: skip
        if row.status == "over":
            header["seed"] = row.seed
        else:
            header["seed_hash"] = seed_hash(row.seed, row.salt)
        lines = [json.dumps(header, ensure_ascii=False)]
        for line in await self.store.lines(match_id, 0):
            told = {"do": line.action} if line.undoes is None else {"undo": line.undoes}
            lines.append(json.dumps({"n": line.number, "seat": line.seat, **told}, ensure_ascii=False))
        return lines

    async def remove(self, host: Host, token: str, person: Person | None = None) -> None:
        if not self.hosted_by(host, token, person):
            raise Refuse(Code.NOT_ALLOWED, "only whoever made the match can remove it")
        async with host.lock:
            await self.store.remove(host.row.id)
            self._drop(host)
        self.tell(host.row.id, None)

    def _drop(self, host: Host) -> None:
        """A match that is no longer stored."""
        self.hosts.pop(host.row.id, None)
        host.row = replace(host.row, status="over")
        for watcher in list(host.watchers):
            watcher.gone()

    def may_see(self, host: Host, token: str | None, person: Person | None = None) -> bool:
        """Whether a token or a person opens a private match: a seat's holder or the maker."""
        tokens = [token] if token is not None else []
        return bool(self.held(host, tokens, person)) or self.hosted_by(host, token, person)

    def hosted_by(self, host: Host, token: str | None, person: Person | None = None) -> bool:
        """Whether they made the match."""
        by_token = token is not None and token_hash(token) == host.row.host
        return by_token or (person is not None and person.id == host.row.owner)

    # Matches in memory.

    async def get(self, match_id: str) -> Host:
        """The host of a match, read from the store when it is not here."""
        host = self.hosts.get(match_id)
        if host is not None:
            if self._shared and (await self.store.revisions([match_id])).get(match_id) != host.row.revision:
                await self.follow(host)
            if match_id not in self.hosts:
                raise Refuse(Code.UNKNOWN_MATCH, f"no match {match_id[:20]!r}")
            return host
        try:
            async with self._loading.setdefault(match_id, asyncio.Lock()):
                if match_id not in self.hosts:
                    # Those who waited for a lock that is forgotten by now load once more; the first host stays.
                    self.hosts.setdefault(match_id, await self._load(match_id))
        finally:
            # Also where there is no such match: asking for ever new ones must not fill the memory.
            self._loading.pop(match_id, None)
        return self.hosts[match_id]

    async def _load(self, match_id: str) -> Host:
        stored = await self.store.load(match_id)
        if stored is None:
            raise Refuse(Code.UNKNOWN_MATCH, f"no match {match_id[:20]!r}")
        host = Host(self.store, await self._game_of(stored.row), stored, self.clock)
        host.after = self._after
        return host

    async def follow(self, host: Host) -> bool:
        """Catch up with what other nodes have stored; whether there was anything."""
        async with host.lock:
            if host.row.id not in self.hosts:
                return False
            revision = host.row.revision
            try:
                await host.reload()
            except Refuse:
                self._drop(host)
                return False
            return host.row.revision > revision

    async def claim(self, tables: Sequence[Mine], person: Person) -> int:
        """Seats held by tokens alone become the person's; how many."""
        claimed = 0
        for table in tables:
            hashes = [token_hash(token) for token in table.tokens]
            try:
                claimed += await self.store.write(
                    table.match, partial(holding.claim, match=table.match, person=person.id, tokens=hashes)
                )
            except UnknownMatch:
                continue
        await self.refresh([table.match for table in tables])
        return claimed

    async def refresh(self, matches: Iterable[str]) -> None:
        """Matches that were changed in the store, past their hosts."""
        for match in matches:
            host = self.hosts.get(match)
            if host is None:
                continue
            async with host.lock:
                try:
                    await host.reload()
                except Refuse:
                    self._drop(host)
            self._after(host)

    def shut_out_people(self, people: Container[str]) -> None:
        self._shut_out(lambda person: person.id in people)

    def shut_out_sessions(self, sessions: Container[str]) -> None:
        self._shut_out(lambda person: person.session in sessions)

    def shut_out_tokens(self, tokens: Container[str]) -> None:
        self._shut_out(lambda person: person.token in tokens)

    def _shut_out(self, concerned: Callable[[Person], bool]) -> None:
        """Whoever is no longer who they were must come in anew."""
        for host in list(self.hosts.values()):
            for watcher in list(host.watchers):
                if watcher.person is not None and concerned(watcher.person):
                    watcher.shut(Refuse(Code.UNKNOWN_PERSON, "you are no longer logged in"))

    def evict(self) -> None:
        """Forget matches that nobody watches; the store has them."""
        limit = self.clock() - IDLE_SECONDS
        for id, host in list(self.hosts.items()):
            if not host.watchers and host.row.updated < limit and id not in self._movers and not host.lock.locked():
                del self.hosts[id]

    def held(self, host: Host, tokens: Sequence[str], person: Person | None = None) -> list[int]:
        """The seats that tokens, or being who one is, give the right to act for."""
        hashes = {token_hash(token) for token in tokens}
        own = person.id if person is not None else ""
        return [seat.seat for seat in host.seats if seat.token in hashes or (own and seat.person == own)]

    # Bots.

    def _after(self, host: Host) -> None:
        self.tell(host.row.id, host.row.revision)
        self.wake_bots(host)

    def wake_bots(self, host: Host) -> None:
        """After a restart: bots whose turn it was go on as soon as someone comes."""
        for listener in self.listeners:
            listener(host)
        if host.over:
            ending = asyncio.create_task(self._end(host.row))
            self._thinning.add(ending)
            ending.add_done_callback(self._thinning.discard)
        self.let_bots_move(host)

    def let_bots_move(self, host: Host) -> None:
        if not self.closing and host.row.id not in self._movers and self._bot_to_move(host) is not None:
            self._movers[host.row.id] = asyncio.create_task(self._move_bots(host))

    async def _end(self, row: MatchRow) -> None:
        """After the last action: who won is counted, and fewer positions are kept."""
        if row.rated == "pending":
            await self.store.write(row.id, partial(ratings.count, match=row.id))
        await self.store.thin(row.id, KEEP_EVERY)

    def _bot_to_move(self, host: Host) -> int | None:
        # While an undo awaits consent nobody should be moving on.
        if host.row.status != "running" or host.row.proposal is not None:
            return None
        guide = host.guidance()
        if guide is not None and guide.scripted is not None:
            return guide.scripted.seat
        if guide is not None and guide.holds:
            return None
        for seat in host.game.deciders(host.match.state):
            if host.seats[seat].mover:
                return seat
        return None

    async def _move_bots(self, host: Host) -> None:
        done = False
        try:
            async with self.turns.take(host.row.id) as taken:
                done = taken and await self._move_on(host)
        finally:
            # At once, not when the loop comes to it: whoever acts in between must find that nobody moves the bots.
            del self._movers[host.row.id]
        if done:
            self.let_bots_move(host)  # should someone have acted while the turn was given back

    async def _move_on(self, host: Host) -> bool:
        """While bots owe decisions: a short pause, a choice in a worker, an intent like anyone's. False when a bot is
        stuck."""
        while (seat := self._bot_to_move(host)) is not None:
            await asyncio.sleep(self.bot_pause)
            async with host.lock:
                if self._bot_to_move(host) != seat:
                    continue
                state, decision, bot = host.match.state, host.decision(seat), host.seats[seat].mover
                guide = host.guidance()
                scripted = guide.scripted if guide is not None else None
                fallback = int(host.game.legal_keys(state, seat)[0])
                sample = dict(host.game.dump(host.game.determinize(state, seat, self._rng)))
            action = scripted
            if action is None:
                job = BotJob(
                    host.row.game, self.pack_for_workers(host.game), sample, seat, bot, new_seed(), fallback
                )  # fmt: skip
                action = await self._think(host, job)
            try:
                await host.run(partial(_act_for, host, seat, bot, decision, action))
            except Refuse as refused:
                if refused.code != Code.STALE:
                    log.warning("bot %s in match %s was refused: %s", bot, host.row.id, refused)
                    return False
        return True

    async def _think(self, host: Host, job: BotJob) -> Action:
        with self.metrics.bot_seconds.time():
            choice = await self.workers.choose(job)
        self.metrics.bots.labels(FAILED if choice.failed else ACCEPTED).inc()
        if choice.failed:
            log.warning("match %s: %s", host.row.id, choice.failed)
        return host.game.action(job.seat, choice.key)

    async def choose(self, host: Host, seat: int, bot: str) -> Action:
        """What a bot would do in a seat that is not its own."""
        async with host.lock:
            state = host.match.state
            keys = host.game.legal_keys(state, seat)
            if len(keys) == 0:
                raise Refuse(Code.STALE, f"seat {seat} owes no decision any more")
            fallback = int(keys[0])
            sample = dict(host.game.dump(host.game.determinize(state, seat, self._rng)))
        pack = self.pack_for_workers(host.game)
        choice = await self.workers.choose(BotJob(host.row.game, pack, sample, seat, bot, new_seed(), fallback))
        return host.game.action(seat, choice.key)

    async def close(self) -> None:
        """Begin nothing more, and wait until everything that was begun is stored and answered."""
        self.closing = True
        for task in list(self._movers.values()):
            task.cancel()
        await asyncio.gather(*self._movers.values(), *self._thinning, return_exceptions=True)
        while changes := [task for host in self.hosts.values() for task in host.under_way]:
            await asyncio.gather(*changes, return_exceptions=True)


def alone(wishes: Sequence[SeatWish]) -> bool:
    """Whether one person sits down with bots, so that nobody can mind what they ask for."""
    return [wish.kind for wish in wishes if wish.kind != "bot"] == ["me"]


async def _act_for(host: Host, seat: int, bot: str, decision: str, action: Action) -> list[Played]:
    """A bot's choice, unless it was asked to leave while it thought."""
    if host.seats[seat].mover != bot:
        raise Refuse(Code.STALE, f"bot {bot} no longer plays for seat {seat}")
    return await host.act(seat, decision, action)
