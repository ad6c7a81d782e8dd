"""Leaving for good, being shut out, changing from guest to account: what becomes of the seats."""

from functools import partial

from sqlalchemy import Connection

from menlo.server.bots import stand_in
from menlo.server.hosts import Hosts
from menlo.server.people import holding, shelf
from menlo.server.people.people import Person
from menlo.server.store import Store
from menlo.server.tokens import new_token, token_hash


async def delete_person(hosts: Hosts, person: str) -> None:
    """With all that is kept of them; on this server those who play with them see it at once."""
    touched = await erase_person(hosts.store, person, hosts.clock())
    hosts.shut_out_people({person})
    await hosts.refresh(touched)


async def erase_person(store: Store, person: str, now: float) -> list[str]:
    """One match after the other, the person last: cut off in the middle, it can be done again. Which matches."""
    touched = await store.read(lambda c: holding.matches_of(c, person))
    games = await store.read(lambda c: holding.games_of(c, touched))
    for match in touched:
        step = partial(
            holding.vacate,
            match=match,
            person=person,
            bot=stand_in(games[match]),
            fresh_host=token_hash(new_token()),
            now=now,
        )
        await store.write(match, step)
    await store.write("", lambda c: holding.erase(c, person))
    await store.write("", lambda c: shelf.remove(c, person))
    return touched


async def ban_person(store: Store, person: str, now: float) -> list[str]:
    """Out at once: no cookie, password or link of theirs opens anything, and bots play on for them."""

    def ban(connection: Connection) -> None:
        shelf.set_banned(connection, person, now)
        shelf.close_sessions(connection, person)

    await store.write("", ban)
    touched = await store.read(lambda c: holding.matches_of(c, person))
    games = await store.read(lambda c: holding.games_of(c, touched))
    for match in touched:
        step = partial(
            holding.suspend,
            match=match,
            person=person,
            bot=stand_in(games[match]),
            fresh_host=token_hash(new_token()),
            now=now,
        )
        await store.write(match, step)
    return touched


async def take_over_guest(hosts: Hosts, guest: Person, account: Person) -> None:
    """What a guest holds becomes the account's; the guest is no more."""
    touched = await hosts.store.read(lambda c: holding.matches_of(c, guest.id))
    for match in touched:
        await hosts.store.write(match, partial(holding.move, match=match, person=guest.id, to=account.id))
    await hosts.store.write("", lambda c: holding.move_results(c, guest.id, account.id))
    await hosts.store.write("", lambda c: shelf.remove(c, guest.id))
    await hosts.refresh(touched)
