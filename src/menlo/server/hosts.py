"""All matches of this server: making them, seating people, loading them when someone comes, letting bots move."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from menlo.kernel import registry
from menlo.kernel.errors import MenloError, UnknownName
from menlo.kernel.game import Game, State
from menlo.kernel.options import choose
from menlo.kernel.play import Match
from menlo.kernel.rng import Rng, seeded
from menlo.kernel.transcript import FORMAT
from menlo.server.faults import Refuse
from menlo.server.host import Host
from menlo.server.protocol import Code, Fork, Held, Made, NewMatch, SeatWish
from menlo.server.rows import Change, Line, MatchRow, SeatKind, SeatRow
from menlo.server.store import Conflict, Store, compress
from menlo.server.tokens import new_seed, new_token, seed_hash, token_hash
from menlo.server.workers import BotJob, Workers

log = logging.getLogger("menlo.server")

MOST_NAME = 40
KEEP_EVERY = 8  # snapshots of a finished match; replay plays the few turns between them again
IDLE_SECONDS = 300.0  # after which a match nobody watches leaves the memory


class Hosts:
    def __init__(
        self, store: Store, workers: Workers, bot_pause: float = 0.7, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.workers = workers
        self.bot_pause = bot_pause
        self.clock = clock
        self.hosts: dict[str, Host] = {}
        self._games: dict[tuple[str, str], Game[State]] = {}
        self._movers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinning: set[asyncio.Task[None]] = set()
        self._rng: Rng = seeded(new_seed())

    # Games, with the packs matches are pinned to.

    def game(self, name: str, pack: str | None) -> Game[State]:
        game = registry.game(name, pack)
        return self._games.setdefault((name, game.pack_digest), game)

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

    async def make(self, wish: NewMatch) -> Made:
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
        seed = new_seed()
        seats, held = self._seat(wish.seats)
        host, invitation = new_token(), new_token() if wish.visibility == "invited" else None
        now = self.clock()
        row = MatchRow(
            new_token()[:16], game.title.id, game.rules_version, game.pack_digest, options, len(seats), str(seed),
            new_token(), wish.visibility, "open", 0, now, now, token_hash(host),
            token_hash(invitation) if invitation is not None else None,
        )  # fmt: skip
        await self.store.create(row, seats, game.pack_text)
        made = await self.get(row.id)
        if wish.start:
            await self.start(made, host)
        return Made(made.info(), host, held, invitation)

    def _seat(self, wishes: Sequence[SeatWish]) -> tuple[list[SeatRow], list[Held]]:
        seats, held = [], []
        for number, wish in enumerate(wishes):
            if wish.kind == "bot":
                if wish.bot not in registry.bots():
                    raise UnknownName(f"unknown bot {wish.bot!r}: expected one of {', '.join(registry.bots())}")
                seats.append(SeatRow(number, "bot", f"{wish.bot} {number}", wish.bot))
            elif wish.kind == "me":
                token = new_token()
                held.append(Held(number, token))
                seats.append(SeatRow(number, "person", clean_name(wish.name), token=token_hash(token)))
            else:
                seats.append(SeatRow(number, "empty"))
        return seats, held

    async def join(self, host: Host, name: str, wanted: int | None, invitation: str | None) -> Held:
        async with host.lock:
            row = host.row
            if row.status != "open":
                raise Refuse(Code.NOT_OPEN, "the match has begun")
            invited = invitation is not None and row.invitation == token_hash(invitation)
            if row.visibility == "private" or (row.visibility == "invited" and not invited):
                raise Refuse(Code.NOT_ALLOWED, "this match needs an invitation")
            free = [seat.seat for seat in host.seats if seat.kind == "empty" and wanted in (None, seat.seat)]
            if not free:
                raise Refuse(Code.NOT_OPEN, "no such seat is free")
            token = new_token()
            taken = SeatRow(free[0], "person", clean_name(name), token=token_hash(token))
            await self._set_seat(host, taken, "empty")
        return Held(taken.seat, token)

    async def leave(self, host: Host, token: str) -> None:
        async with host.lock:
            seats = [seat for seat in host.seats if seat.token == token_hash(token)]
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
            raise Refuse(Code.NOT_OPEN, "someone else was faster") from None
        host.seats[seat.seat] = seat
        for watcher in list(host.watchers):
            watcher.wake([])

    async def start(self, host: Host, token: str) -> None:
        async with host.lock:
            row = host.row
            if token_hash(token) != row.host:
                raise Refuse(Code.NOT_ALLOWED, "only whoever made the match can start it")
            if row.status != "open":
                raise Refuse(Code.NOT_OPEN, f"the match is {row.status}")
            if any(seat.kind == "empty" for seat in host.seats):
                raise Refuse(Code.NOT_ALLOWED, "not every seat is taken")
            state = host.game.setup(row.seats, int(row.seed), row.options)
            await self.store.start(row.id, compress(host.game.dump(state)), self.clock())
            await host.reload()
        self._after(host)

    async def fork(self, host: Host, wish: Fork) -> Made:
        """A private sandbox from a position: of a running match only what the seat may know, the rest dealt anew."""
        held = self.held(host, [wish.token] if wish.token else [])
        if not host.over and not held:
            raise Refuse(Code.NOT_ALLOWED, "a running match can be forked only by one who sits there")
        if not 0 <= wish.version <= host.row.version:
            raise Refuse(Code.NOT_ALLOWED, f"version {wish.version}: expected 0 to {host.row.version}")
        wishes = [
            SeatWish("me", f"seat {seat}") if seat in wish.me else SeatWish("bot", bot=wish.bot)
            for seat in range(host.row.seats)
        ]
        state = await host.state_at(wish.version)
        if not host.over:
            state = host.game.determinize(state, held[0], self._rng)
        seats, mine = self._seat(wishes)
        token, now = new_token(), self.clock()
        row = MatchRow(
            **{
                **host.row.__dict__, "id": new_token()[:16], "seed": str(new_seed()), "salt": new_token(),
                "visibility": "private", "status": "open", "version": 0, "created": now, "updated": now,
                "host": token_hash(token), "invitation": None, "forked": f"{host.row.id}@{wish.version}",
                "outcome": None, "proposal": None,
            }
        )  # fmt: skip
        await self.store.create(row, seats, host.game.pack_text)
        await self.store.start(row.id, compress(host.game.dump(state)), now)
        made = await self.get(row.id)
        self._after(made)
        return Made(made.info(), token, mine, None)

    async def store_finished(self, match: Match[State], players: Sequence[str]) -> Host:
        """Keep a match that was played elsewhere, to watch it again; nobody holds a seat of it."""
        game, now = match.game, self.clock()
        outcome = game.outcome(match.state)
        assert outcome is not None, "only a finished match comes here"
        names = [clean_name(name) for name in players] or [f"seat {seat}" for seat in range(match.seats)]
        row = MatchRow(
            new_token()[:16], game.title.id, game.rules_version, game.pack_digest, choose(game.options, match.options),
            match.seats, str(match.seed), new_token(), "invited", "open", 0, now, now, token_hash(new_token()),
        )  # fmt: skip
        start = game.setup(match.seats, match.seed, match.options)
        await self.store.create(row, [SeatRow(seat, "person", name) for seat, name in enumerate(names)], game.pack_text)
        await self.store.start(row.id, compress(game.dump(start)), now)
        lines = stored_lines(match)
        final = compress(game.dump(match.state))
        await self.store.commit(
            Change(row.id, 0, len(lines), final, lines, status="over", outcome=dict(outcome.data()), updated=now)
        )
        return await self.get(row.id)

    async def bare_record(self, match_id: str, token: str | None) -> list[str]:
        """The log of a match whose rules this server no longer knows: nothing can be replayed, but nothing is lost."""
        stored = await self.store.load(match_id)
        hashed = token_hash(token) if token is not None else None
        holders = {seat.token for seat in stored.seats} | {stored.row.host} if stored is not None else set()
        if stored is None or (stored.row.visibility == "private" and hashed not in holders):
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

    async def remove(self, host: Host, token: str) -> None:
        if token_hash(token) != host.row.host:
            raise Refuse(Code.NOT_ALLOWED, "only whoever made the match can remove it")
        async with host.lock:
            await self.store.remove(host.row.id)
            self.hosts.pop(host.row.id, None)
            host.row = replace(host.row, status="over")
            for watcher in list(host.watchers):
                watcher.gone()

    def may_see(self, host: Host, token: str | None) -> bool:
        """Whether a token opens a private match: a seat's or the maker's."""
        return token is not None and (bool(self.held(host, [token])) or token_hash(token) == host.row.host)

    # Matches in memory.

    async def get(self, match_id: str) -> Host:
        """The host of a match, read from the store when it is not here."""
        host = self.hosts.get(match_id)
        if host is not None:
            return host
        async with self._loading.setdefault(match_id, asyncio.Lock()):
            if match_id not in self.hosts:
                stored = await self.store.load(match_id)
                if stored is None:
                    raise Refuse(Code.UNKNOWN_MATCH, f"no match {match_id[:20]!r}")
                host = Host(self.store, await self._game_of(stored.row), stored, self.clock)
                host.after = self._after
                self.hosts[match_id] = host
        self._loading.pop(match_id, None)
        return self.hosts[match_id]

    def evict(self) -> None:
        """Forget matches that nobody watches; the store has them."""
        limit = self.clock() - IDLE_SECONDS
        for id, host in list(self.hosts.items()):
            if not host.watchers and host.row.updated < limit and id not in self._movers and not host.lock.locked():
                del self.hosts[id]

    def held(self, host: Host, tokens: Sequence[str]) -> list[int]:
        """The seats that tokens give the right to act for."""
        hashes = {token_hash(token) for token in tokens}
        return [seat.seat for seat in host.seats if seat.token is not None and seat.token in hashes]

    # Bots.

    def _after(self, host: Host) -> None:
        if host.over:
            thinning = asyncio.create_task(self.store.thin(host.row.id, KEEP_EVERY))
            self._thinning.add(thinning)
            thinning.add_done_callback(self._thinning.discard)
        if host.row.id not in self._movers and self._bot_to_move(host) is not None:
            task = asyncio.create_task(self._move_bots(host))
            self._movers[host.row.id] = task
            task.add_done_callback(lambda _: self._movers.pop(host.row.id, None))

    def wake_bots(self, host: Host) -> None:
        """After a restart: bots whose turn it was go on as soon as someone comes."""
        self._after(host)

    def _bot_to_move(self, host: Host) -> int | None:
        # While an undo awaits consent nobody should be moving on.
        if host.row.status != "running" or host.row.proposal is not None:
            return None
        for seat in host.game.deciders(host.match.state):
            if host.seats[seat].kind == "bot":
                return seat
        return None

    async def _move_bots(self, host: Host) -> None:
        """While bots owe decisions: a short pause, a choice in a worker, an intent like anyone's."""
        while (seat := self._bot_to_move(host)) is not None:
            await asyncio.sleep(self.bot_pause)
            async with host.lock:
                if self._bot_to_move(host) != seat:
                    continue
                state, decision = host.match.state, host.decision(seat)
                fallback = int(host.game.legal_keys(state, seat)[0])
                sample = dict(host.game.dump(host.game.determinize(state, seat, self._rng)))
            job = BotJob(host.row.game, host.game.pack_text, sample, seat, host.seats[seat].bot, new_seed(), fallback)
            choice = await self.workers.choose(job)
            if choice.failed:
                log.warning("match %s: %s", host.row.id, choice.failed)
            try:
                await host.run(partial(host.act, seat, decision, host.game.action(seat, choice.key)))
            except Refuse as refused:
                if refused.code != Code.STALE:
                    log.warning("bot %s in match %s was refused: %s", host.seats[seat].bot, host.row.id, refused)
                    return

    async def close(self) -> None:
        for task in list(self._movers.values()):
            task.cancel()
        await asyncio.gather(*self._movers.values(), *self._thinning, return_exceptions=True)


def stored_lines(match: Match[State]) -> tuple[Line, ...]:
    """The log of a match as the store keeps it."""
    lines = [Line(record.number, record.seat, match.game.notate(record.action)) for record in match.records]
    lines += [Line(record.undone_at, record.undone_by, "", record.number) for record in match.records if record.undone]
    return tuple(sorted(lines, key=lambda line: line.number))


def clean_name(name: str) -> str:
    """A name as it may be shown: printable, not too long."""
    kept = "".join(character for character in name if character.isprintable()).strip()
    if not kept or len(kept) > MOST_NAME:
        raise Refuse(Code.MALFORMED, f"bad name {name[:50]!r}: expected 1 to {MOST_NAME} printable characters")
    return kept
