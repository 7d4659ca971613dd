"""Forgetting a person: account, names, and what they have said at tables. Their words in games
stay, for they are others' games too, but nothing tells whose they were."""

import secrets
from typing import Final

import msgspec
import sqlalchemy as sa

from tatami.core.errors import TatamiError
from tatami.server.administration import decide
from tatami.server.house import House
from tatami.server.locks import Lock, lock_alone
from tatami.server.pen import Taken
from tatami.server.people.bookkeeping import FORGOTTEN
from tatami.server.schema import (
    COMMENTS,
    DRILL_ANSWERS,
    DRILLS,
    ENTRANTS,
    HOLIDAYS,
    LINKS,
    LOG,
    MATCHES,
    NOTICES,
    PROFILES,
    QUIET,
    RATINGS,
    RESULTS,
    SEATINGS,
    SEATS,
    SESSIONS,
    TOURNAMENTS,
    USERS,
    WAYS,
)
from tatami.server.storage import Store, lines_of, read
from tatami.server.tournaments.register import read as read_tournament
from tatami.server.tournaments.register import withdraw
from tatami.server.tournaments.tournament import CALLED_OFF
from tatami.session import deeds
from tatami.session.commands import Leave
from tatami.session.refusal import Refused
from tatami.session.replay import BadLog
from tatami.session.sitting import OPEN
from tatami.session.table_log import TableLog

NAMELESS: Final = "—"  # the name of somebody who is forgotten
UNSAID: Final = "…"  # what they have said
PERSONAL: Final = (
    USERS,
    SESSIONS,
    LINKS,
    WAYS,
    NOTICES,
    QUIET,
    DRILLS,
    DRILL_ANSWERS,
    HOLIDAYS,
    PROFILES,
    COMMENTS,
)
MOST: Final = 1000  # tables whose log was rewritten that processes may still have to read again
TRIES: Final = 5


async def forget(store: Store, who: str, now: int) -> int:
    """Forget a person. Return at how many tables they were found."""
    for status in ("open", "playing"):
        for match in await store.seats_of(who, status, most=10_000):
            await leave(store, match, who, now)
    nobody = f"{FORGOTTEN}{secrets.token_hex(12)}"
    touched: list[str] = []

    def decision(connection: sa.Connection, house: House) -> House:
        touched.extend(rewrite(connection, who, nobody))
        erase(connection, who, nobody, touched)
        known = {**house.rewritten, **dict.fromkeys(touched, house.number + 1)}
        latest = dict(sorted(known.items(), key=lambda each: each[1])[-MOST:])
        invited = [each for each in house.invited if each != who]
        return msgspec.structs.replace(house, rewritten=latest, invited=invited)

    await decide(store, decision)
    return len(touched)


def erase(connection: sa.Connection, who: str, nobody: str, touched: list[str]) -> None:
    """Delete what names a person outside the logs. What lists show of a table is made anew when it
    is wanted."""
    for table in PERSONAL:
        connection.execute(table.delete().where(table.c.player == who))
    forget_results(connection, who, nobody)
    seats = SEATINGS.update().where(SEATINGS.c.player == who)
    connection.execute(seats.values(player=nobody))
    hosted = MATCHES.update().where(MATCHES.c.host == who)
    connection.execute(hosted.values(host=nobody))
    withdraw_for_good(connection, who, nobody)
    for match in touched:
        connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(summary=None))


def forget_results(connection: sa.Connection, who: str, nobody: str) -> None:
    """Leave nothing of a person in what is kept of finished games. They count all the same, for
    those they played with; a rating of theirs is not made again either. Nobody counts meanwhile."""
    lock_alone(connection, Lock.COUNTING)
    connection.execute(RATINGS.delete().where(RATINGS.c.subject == f"p:{who}"))
    mine = sa.select(SEATS.c.match).where(SEATS.c.player == who)
    query = sa.select(RESULTS.c.match, RESULTS.c.body).where(RESULTS.c.match.in_(mine))
    for match, body in connection.execute(query).all():
        without = RESULTS.update().where(RESULTS.c.match == match)
        connection.execute(without.values(body=body.replace(who, nobody)))
    connection.execute(SEATS.update().where(SEATS.c.player == who).values(player=nobody))


def withdraw_for_good(connection: sa.Connection, who: str, nobody: str) -> None:
    """Take a person out of tournaments. One that has begun goes on, with a bot in their place; one
    that nobody can begin any more is called off, and what its host has called it is forgotten."""
    entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == who)
    hosted = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.host == who)
    for tournament in set(connection.scalars(entered.union(hosted))):
        found = read_tournament(connection, tournament)
        mine = found.entrant_of(who) if found else None
        if found and mine and found.status == OPEN:
            withdraw(connection, found, mine)
        if found and found.host == who:
            status = CALLED_OFF if found.status == OPEN else found.status
            terms = msgspec.structs.replace(found.terms, title=UNSAID)
            body = msgspec.json.encode(terms).decode()
            change = TOURNAMENTS.update().where(TOURNAMENTS.c.id == tournament)
            connection.execute(change.values(host=nobody, status=status, body=body))
    gone = {"player": nobody, "name": NAMELESS, "user": False, "away": True}
    connection.execute(ENTRANTS.update().where(ENTRANTS.c.player == who).values(**gone))


async def leave(store: Store, match: str, who: str, now: int) -> None:
    """Leave a table: before the game the seat is free, and then a bot plays on."""
    for _ in range(TRIES):
        try:
            log = TableLog(await store.sitting(match))
            for seat in log.sitting.seats_of(who):
                if not log.sitting.places[seat].away():
                    change = log.change(Leave(seat), who, max(now, log.sitting.last))
                    await store.append(*lines_of(match, change, None))
        except Taken:  # the server has written meanwhile: look again
            continue
        except Refused:  # the log cannot be read, or there is nothing to leave
            return
        return
    raise TatamiError(f"The table {match} is too busy: try again.")


def rewrite(connection: sa.Connection, who: str, nobody: str) -> list[str]:
    """Write the logs that name a person anew. Return the tables."""
    told = LOG.c.body.contains(who, autoescape=True)
    sent = LOG.c.client.startswith(who, autoescape=True)  # an id of a client begins with the sender
    touched = list(connection.scalars(sa.select(LOG.c.match).where(told | sent).distinct()))
    for match in touched:
        mine: set[int] = set()  # seats
        query = sa.select(LOG.c.seq, LOG.c.client, LOG.c.body).where(LOG.c.match == match)
        for seq, client, body in connection.execute(query.order_by(LOG.c.seq)).all():
            deed = deed_in(match, seq, body)
            note_seat(mine, deed, who)
            without = deeds.written(forgotten(deed, mine, who, nobody))
            sender = client and client.replace(who, nobody)
            if (sender, without) != (client, deeds.written(deed)):
                row = LOG.update().where(LOG.c.match == match, LOG.c.seq == seq)
                connection.execute(row.values(client=sender, body=without))
    return touched


def deed_in(match: str, seq: int, body: str) -> deeds.AnyDeed:
    """The deed of a row, if it can be read: who is named in a damaged one cannot be forgotten."""
    try:
        return read(body, seq)
    except BadLog:
        raise TatamiError(f"The log of {match} is damaged; see `tatami doctor`.") from None


def note_seat(mine: set[int], deed: deeds.AnyDeed, who: str) -> None:
    """Note in which seats the person sits after a deed."""
    if isinstance(deed, deeds.Sat | deeds.Stood):
        mine.discard(deed.seat)
    if isinstance(deed, deeds.Sat) and deed.who == who:
        mine.add(deed.seat)


def forgotten(deed: deeds.AnyDeed, mine: set[int], who: str, nobody: str) -> deeds.AnyDeed:
    """A deed that no longer tells whose it was."""
    match deed:
        case deeds.Laid() if deed.host == who:
            return msgspec.structs.replace(deed, host=nobody)
        case deeds.Sat() if deed.who == who:
            return msgspec.structs.replace(deed, who=nobody, name=NAMELESS, user=False)
        case deeds.Chatted() if deed.seat in mine:
            return msgspec.structs.replace(deed, name=deed.name and NAMELESS, text=UNSAID)
        case _:
            return deed
