"""The register of tournaments in the database."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from tatami.server.pen import Taken
from tatami.server.schema import ENTRANTS, PAIRINGS, TOURNAMENTS
from tatami.server.storage import Store
from tatami.server.tables import new_name
from tatami.server.tournaments.tournament import Entrant, Pairing, State, Status, Terms, Tournament
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, PLAYING
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

    async def playing(self) -> list[str]:
        """The tournaments that are being played."""
        now = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == PLAYING)
        return await self.store.names(now.order_by(TOURNAMENTS.c.created))

    async def listed(self, who: str, public: bool) -> list[Tournament]:
        """The tournaments of a person, the latest change first, and those that anybody may join."""
        entered = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == who)
        mine = sa.or_(TOURNAMENTS.c.host == who, TOURNAMENTS.c.id.in_(entered))
        free = sa.and_(TOURNAMENTS.c.public, TOURNAMENTS.c.status == OPEN)
        shown = [mine] if who else []
        shown += [free] if public else []
        query = sa.select(TOURNAMENTS.c.id).where(sa.or_(sa.false(), *shown))
        query = query.order_by(TOURNAMENTS.c.changed.desc()).limit(MOST_LISTED)
        return [await self.find(each) for each in await self.store.names(query)]

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

    async def note(self, tournament: str, pairing: Pairing, state: State) -> None:
        """Note how far a table has come, and how it ended."""
        which = PAIRINGS.c.tournament == tournament, PAIRINGS.c.match == pairing.match
        row = PAIRINGS.update().where(*which).values(state=state, ranks=listed(pairing.ranks))
        await self.store.database.run(lambda connection: connection.execute(row))

    async def mark_away(self, tournament: str, entrants: Iterable[int]) -> None:
        """Let a bot play the coming rounds for these."""
        mine = ENTRANTS.c.tournament == tournament, ENTRANTS.c.number.in_(list(entrants))
        row = ENTRANTS.update().where(*mine).values(away=True)
        await self.store.database.run(lambda connection: connection.execute(row))

    async def end(self, tournament: str, now: int) -> None:
        """Note that all has been played."""

        def work(connection: sa.Connection, found: Tournament) -> None:
            if found.status == PLAYING:
                set_status(connection, tournament, "over")

        await self.change(tournament, now, work)


NEW: Final = TOURNAMENTS.insert()


def read(connection: sa.Connection, tournament: str) -> Tournament | None:
    """A tournament as it is in the database."""
    columns = TOURNAMENTS.c
    query = sa.select(
        columns.id, columns.host, columns.status, columns.public, columns.created, columns.body
    ).where(columns.id == tournament)
    row = connection.execute(query).first()
    if row is None:
        return None
    return Tournament(
        *row[:5],
        READER.decode(row.body),
        tuple(Entrant(*each) for each in rows(connection, ENTRANTS, tournament)),
        tuple(
            Pairing(at, number, match, numbers(seats), numbers(ranks), state)
            for at, number, match, seats, ranks, state in rows(connection, PAIRINGS, tournament)
        ),
    )


def rows(connection: sa.Connection, table: sa.Table, tournament: str) -> Sequence[Any]:
    """The rows of a tournament in another table, without its name, in the order of their keys."""
    columns = [column for column in table.c if column is not table.c.tournament]
    query = sa.select(*columns).where(table.c.tournament == tournament)
    return connection.execute(query.order_by(*table.primary_key.columns)).all()


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
