"""The register of tournaments in the database."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from tatami.server.identity import new_name
from tatami.server.notices.outbox import NEW as NEW_NOTICE
from tatami.server.notices.outbox import Notice
from tatami.server.pen import Taken
from tatami.server.schema import ENTRANTS, MATCHES, PAIRINGS, TOURNAMENTS
from tatami.server.storage import Store
from tatami.server.tournaments.tournament import (
    CALLED_OFF,
    Entrant,
    Pairing,
    State,
    Status,
    Terms,
    Tournament,
)
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, OVER, PLAYING
from tatami.tournaments.schedule import Tables

T = TypeVar("T")

TRIES: Final = 5
MOST_LISTED: Final = 50
READER: Final = msgspec.json.Decoder(Terms)


class Register:
    """Reads and writes tournaments."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- reading --------------------------------------------------------------------------------

    async def find(self, tournament: str) -> Tournament:
        """A tournament with all that belongs to it."""
        found = await self.store.database.run(lambda connection: read(connection, tournament))
        if found is None:
            raise Refused("no-such-tournament")
        return found

    async def due(self, aside: Collection[str]) -> list[str]:
        """The tournaments in which something is to be done now: a table is to be laid, or one is
        over, or all are. The tables set aside can never be ended. In one that was called off the
        tables that have begun are waited for, and nothing else."""
        mine = PAIRINGS.c.tournament == TOURNAMENTS.c.id
        to_lay = sa.exists().where(mine, PAIRINGS.c.state == "due")
        not_over = sa.exists().where(mine, PAIRINGS.c.state != OVER)
        ended = (MATCHES.c.id == PAIRINGS.c.match) & (MATCHES.c.status != PLAYING)
        gone = sa.or_(sa.exists().where(ended), PAIRINGS.c.match.in_(list(aside)))
        to_note = sa.exists().where(mine, PAIRINGS.c.state == PLAYING, gone)
        playing, called_off = (TOURNAMENTS.c.status == each for each in (PLAYING, CALLED_OFF))
        wanted = sa.or_(playing & sa.or_(to_lay, to_note, ~not_over), called_off & to_note)
        query = sa.select(TOURNAMENTS.c.id).where(wanted)
        return await self.store.names(query.order_by(TOURNAMENTS.c.created))

    async def listed(self, who: str, public: bool) -> list[Tournament]:
        """The tournaments of a person, the latest change first, and those that anybody may join."""
        entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == who)
        mine = sa.or_(TOURNAMENTS.c.host == who, TOURNAMENTS.c.id.in_(entered))
        free = sa.and_(TOURNAMENTS.c.public, TOURNAMENTS.c.status == OPEN)
        shown = [mine] if who else []
        shown += [free] if public else []
        query = sa.select(TOURNAMENTS.c.id).where(sa.or_(sa.false(), *shown))
        query = query.order_by(TOURNAMENTS.c.changed.desc()).limit(MOST_LISTED)
        names = await self.store.names(query)
        found = await self.store.database.run(lambda connection: read_all(connection, names))
        return [found[each] for each in names if each in found]

    async def hosted(self, who: str) -> int:
        """How many tournaments of this host are not over."""
        going_on = TOURNAMENTS.c.status.in_([OPEN, PLAYING])
        query = sa.select(sa.func.count()).where(TOURNAMENTS.c.host == who, going_on)
        return await self.store.scalar(query) or 0

    async def awaits(self, who: str) -> bool:
        """Whether a tournament that is not over counts on a person, as its host or in a seat."""
        going_on = TOURNAMENTS.c.status.in_([OPEN, PLAYING])
        entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == who)
        mine = sa.or_(TOURNAMENTS.c.host == who, TOURNAMENTS.c.id.in_(entered))
        query = sa.select(sa.func.count()).select_from(TOURNAMENTS).where(mine, going_on)
        return bool(await self.store.scalar(query))

    # -- writing --------------------------------------------------------------------------------

    async def announce(self, host: str, public: bool, terms: Terms, now: int) -> str:
        """Keep a new tournament. Its name."""
        name = new_name()
        about = {"id": name, "host": host, "status": OPEN, "public": public}
        body = msgspec.json.encode(terms).decode()
        about |= {"created": now, "changed": now, "body": body}
        await self.store.database.write([(NEW, [about])])
        return name

    async def change(
        self, tournament: str, now: int, work: Callable[[sa.Connection, Tournament], T]
    ) -> T:
        """Change a tournament, while nobody else does. What is decided stands on what is there."""

        def alone(connection: sa.Connection) -> T:
            mine = TOURNAMENTS.update().where(TOURNAMENTS.c.id == tournament)
            connection.execute(mine.values(changed=now))  # from here on others wait
            found = read(connection, tournament)
            if found is None:
                raise Refused("no-such-tournament")
            return work(connection, found)

        for _ in range(TRIES):
            try:
                return await self.store.database.run(alone)
            except Taken:  # another process was quicker
                continue
        raise Refused("busy")

    async def lay(self, before: Tournament, tables: Tables, now: int) -> None:
        """Write the tables of a new round, once. The matches have their names before they are
        laid: whoever finds such a row later can lay what is missing."""
        number = before.round() + 1

        def work(connection: sa.Connection, found: Tournament) -> None:
            if found.status == PLAYING and found.round() == before.round():
                rows = [
                    pairing_row(found.id, Pairing(number, i, new_name(), seats, (), "due"))
                    for i, seats in enumerate(tables)
                ]
                connection.execute(PAIRINGS.insert(), rows)

        await self.change(before.id, now, work)

    async def note(
        self, tournament: str, pairing: Pairing, state: State, gone: Collection[int] = ()
    ) -> None:
        """Note how far a table has come, how it ended, and for whom a bot plays the coming rounds.
        If somebody else has noted it since this pairing was read, nothing is noted twice."""
        known = PAIRINGS.c.match == pairing.match, PAIRINGS.c.state == pairing.state
        row = PAIRINGS.update().where(PAIRINGS.c.tournament == tournament, *known)
        noted = row.values(state=state, ranks=listed(pairing.ranks))
        theirs = ENTRANTS.c.tournament == tournament, ENTRANTS.c.number.in_(list(gone))
        absent = ENTRANTS.update().where(*theirs).values(away=True)

        def work(connection: sa.Connection) -> None:
            if connection.execute(noted).rowcount and gone:
                connection.execute(absent)

        await self.store.database.run(work)

    async def end(self, tournament: str, now: int, notices: Sequence[Notice] = ()) -> None:
        """Note that all has been played, and let people be told of it, once."""

        def work(connection: sa.Connection, found: Tournament) -> None:
            if found.status == PLAYING:
                set_status(connection, tournament, OVER)
                if notices:
                    connection.execute(NEW_NOTICE, [each._asdict() for each in notices])

        await self.change(tournament, now, work)


NEW: Final = TOURNAMENTS.insert()


def read(connection: sa.Connection, tournament: str) -> Tournament | None:
    """A tournament as it is in the database."""
    return read_all(connection, [tournament]).get(tournament)


def read_all(connection: sa.Connection, names: Sequence[str]) -> dict[str, Tournament]:
    """Tournaments as they are in the database, by name, however many in three queries."""
    columns = TOURNAMENTS.c
    query = sa.select(
        columns.id, columns.host, columns.status, columns.public, columns.created, columns.body
    ).where(columns.id.in_(names))
    entrants, pairings = rows(connection, ENTRANTS, names), rows(connection, PAIRINGS, names)
    return {
        row.id: Tournament(
            *row[:5],
            READER.decode(row.body),
            tuple(Entrant(*each) for each in entrants.get(row.id, ())),
            tuple(
                Pairing(at, number, match, numbers(seats), numbers(ranks), state)
                for at, number, match, seats, ranks, state in pairings.get(row.id, ())
            ),
        )
        for row in connection.execute(query).all()
    }


def rows(connection: sa.Connection, table: sa.Table, names: Sequence[str]) -> dict[str, list[Any]]:
    """The rows of tournaments in another table, by the name of theirs and without it, in the order
    of their keys."""
    columns = [column for column in table.c if column is not table.c.tournament]
    query = sa.select(table.c.tournament, *columns).where(table.c.tournament.in_(names))
    found: dict[str, list[Any]] = {}
    for name, *row in connection.execute(query.order_by(*table.primary_key.columns)):
        found.setdefault(name, []).append(row)
    return found


def enter(connection: sa.Connection, found: Tournament, entrant: Entrant) -> None:
    """Add somebody, whose number is the next one."""
    row = {"tournament": found.id, **entrant._asdict()}
    connection.execute(ENTRANTS.insert(), [row])


def withdraw(connection: sa.Connection, found: Tournament, entrant: Entrant) -> None:
    """Take somebody away. Those who came later move up, so that the numbers have no gap."""
    of_it = ENTRANTS.c.tournament == found.id
    connection.execute(ENTRANTS.delete().where(of_it, ENTRANTS.c.number == entrant.number))
    for later in range(entrant.number + 1, len(found.entrants)):
        moved = ENTRANTS.update().where(of_it, ENTRANTS.c.number == later)
        connection.execute(moved.values(number=later - 1))


def set_away(connection: sa.Connection, found: Tournament, entrant: Entrant, away: bool) -> None:
    """Let a bot play the coming rounds for somebody, or no longer."""
    mine = ENTRANTS.c.tournament == found.id, ENTRANTS.c.number == entrant.number
    connection.execute(ENTRANTS.update().where(*mine).values(away=away))


def set_status(connection: sa.Connection, tournament: str, status: Status) -> None:
    """Note how far a tournament has come."""
    mine = TOURNAMENTS.update().where(TOURNAMENTS.c.id == tournament)
    connection.execute(mine.values(status=status))


def begin(connection: sa.Connection, found: Tournament, size: int) -> None:
    """Close the list, fill it with bots to this size, and let the first round come."""
    bot = found.terms.bot
    for number in range(len(found.entrants), size):
        enter(connection, found, Entrant(number, "", bot, bot, user=False, away=False))
    set_status(connection, found.id, "playing")


def pairing_row(tournament: str, pairing: Pairing) -> dict[str, Any]:
    """A table in the form in which the database keeps it."""
    seats, ranks = listed(pairing.seats), listed(pairing.ranks)
    return {"tournament": tournament, **pairing._asdict(), "seats": seats, "ranks": ranks}


def listed(each: Sequence[int]) -> str:
    """Numbers as text."""
    return " ".join(map(str, each))


def numbers(text: str) -> tuple[int, ...]:
    """Numbers from such a text."""
    return tuple(int(each) for each in text.split())
