"""What a host can do while the server goes on: see tables and people, close a table, ban, invite,
and forget a person. All of it goes through the database, so it works beside any number of
processes; `house` says how they learn of it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tatami.core.errors import TatamiError
from tatami.server import house as houses
from tatami.server.house import House
from tatami.server.identity import somebody_new
from tatami.server.schema import MATCHES, SEATINGS, USERS
from tatami.server.sessions import Sessions
from tatami.server.storage import Store
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting

CLOSED: Final = "closed"


class TableSeen(msgspec.Struct, frozen=True):
    """A table, as its host sees it."""

    id: str
    game: str
    rules: int  # 0 if its log cannot be read
    status: str
    public: bool
    changed: int  # milliseconds since 1970
    seats: list[str]  # names of people, specs of bots, nothing where a seat is open


class PersonSeen(msgspec.Struct, frozen=True):
    """Somebody who has an account, or sits at a table that is not over."""

    id: str
    name: str
    account: bool
    tables: list[str]
    banned: bool


# -- seeing ---------------------------------------------------------------------------------


async def tables(store: Store, statuses: Iterable[str], most: int) -> list[TableSeen]:
    """The tables of these statuses, the latest first."""
    columns = MATCHES.c.id, MATCHES.c.game, MATCHES.c.status, MATCHES.c.public, MATCHES.c.changed
    query = sa.select(*columns).where(MATCHES.c.status.in_(list(statuses)))
    query = query.order_by(MATCHES.c.changed.desc()).limit(most)
    found = await store.database.run(lambda connection: connection.execute(query).all())
    seen = []
    for match, game, status, public, changed in found:
        s = await sitting_if_any(store, match)
        seats = [place.name or place.bot for place in s.places] if s else []
        rules = s.laid.rules if s else 0
        seen.append(TableSeen(match, game, rules, status, public, changed, seats))
    return seen


async def sitting_if_any(store: Store, match: str) -> Sitting | None:
    """A table, if its log can be read by rules we have."""
    try:
        return await store.sitting(match)
    except Refused:
        return None


async def people(store: Store) -> list[PersonSeen]:
    """Everybody with an account, and all guests who sit somewhere."""
    accounts = dict(await rows(store, sa.select(USERS.c.player, USERS.c.name)))
    live = sa.select(MATCHES.c.id).where(MATCHES.c.status.in_(["open", "playing"]))
    seated = sa.select(SEATINGS.c.player, SEATINGS.c.match).where(SEATINGS.c.match.in_(live))
    at: dict[str, list[str]] = {player: [] for player in accounts}
    for player, match in await rows(store, seated.distinct()):
        at.setdefault(player, []).append(match)
    names = {player: accounts.get(player, "") for player in at}
    for match in {each for player in at if player not in accounts for each in at[player]}:
        s = await sitting_if_any(store, match)
        names |= {p.who: p.name for p in (s.places if s else ()) if not names.get(p.who, "-")}
    banned = (await the_house(store)).people
    return [PersonSeen(p, names[p], p in accounts, at[p], p in banned) for p in at]


async def rows(store: Store, query: sa.Select[Any]) -> list[Any]:
    """What a query finds."""
    return await store.database.run(lambda connection: list(connection.execute(query)))


async def the_house(store: Store) -> House:
    """What the host has decided so far."""
    return await store.database.run(houses.read)


# -- deciding -------------------------------------------------------------------------------

Decision = Callable[[sa.Connection, House], House]


async def decide(store: Store, decision: Decision) -> House:
    """Decide something. The processes act on it within a second."""

    def work(connection: sa.Connection) -> House:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        before = houses.read(connection, houses.QUERY.with_for_update())
        changed = decision(connection, before)
        house = msgspec.structs.replace(changed, number=before.number + 1)
        houses.write(connection, house)
        return house

    return await store.database.run(work)


async def close(store: Store, match: str) -> None:
    """Close a table: nobody can play or watch there any longer."""

    def decision(connection: sa.Connection, house: House) -> House:
        if status_in(connection, match) == CLOSED:
            raise TatamiError(f"The table {match} is closed already.")
        connection.execute(with_status(match, CLOSED))
        return msgspec.structs.replace(house, closed=[*house.closed, match])

    await decide(store, decision)


async def reopen(store: Store, match: str) -> None:
    """Let a table that was closed go on."""
    s = await sitting_if_any(store, match)

    def decision(connection: sa.Connection, house: House) -> House:
        if status_in(connection, match) != CLOSED:
            raise TatamiError(f"The table {match} is not closed.")
        if s is None:
            raise TatamiError(f"The log of the table {match} cannot be read; see `tatami doctor`.")
        connection.execute(with_status(match, s.status()))
        return msgspec.structs.replace(house, closed=[m for m in house.closed if m != match])

    await decide(store, decision)


def status_in(connection: sa.Connection, match: str) -> str:
    """The status of a table, if there is one of this name."""
    found = connection.scalar(sa.select(MATCHES.c.status).where(MATCHES.c.id == match))
    if found is None:
        raise TatamiError(f"There is no table {match!r}; `tatami admin tables` lists them.")
    return str(found)


def with_status(match: str, status: str) -> sa.Update:
    """The change that gives a table this status."""
    return MATCHES.update().where(MATCHES.c.id == match).values(status=status)


async def ban_network(store: Store, network: str) -> None:
    """Let nobody come from these addresses."""

    def decision(_connection: sa.Connection, house: House) -> House:
        if network in house.networks:
            raise TatamiError(f"{network} is banned already.")
        return msgspec.structs.replace(house, networks=[*house.networks, network])

    await decide(store, decision)


async def unban_network(store: Store, network: str) -> None:
    """Let people come from these addresses again."""

    def decision(_connection: sa.Connection, house: House) -> House:
        if network not in house.networks:
            raise TatamiError(f"{network} is not banned.")
        left = [each for each in house.networks if each != network]
        return msgspec.structs.replace(house, networks=left)

    await decide(store, decision)


async def ban(store: Store, name: str) -> None:
    """Turn away a person, by account or id."""
    who, known_as = await person(store, name)

    def decision(_connection: sa.Connection, house: House) -> House:
        if who in house.people:
            raise TatamiError(f"{name} is banned already.")
        return msgspec.structs.replace(house, people={**house.people, who: known_as})

    await decide(store, decision)


async def unban(store: Store, name: str) -> None:
    """Let a person come again."""

    def decision(_connection: sa.Connection, house: House) -> House:
        left = {
            who: known_as
            for who, known_as in house.people.items()
            if name != who and name.casefold() != known_as.casefold()
        }
        if left == house.people:
            raise TatamiError(f"{name} is not banned.")
        return msgspec.structs.replace(house, people=left)

    await decide(store, decision)


async def person(store: Store, name: str) -> tuple[str, str]:
    """The id of an account of this name, or of a guest with this id; and the account's name."""
    if user := await store.user_called(name):
        return user.player, user.name
    if user := await store.user_of(name):
        return user.player, user.name
    seated = sa.select(SEATINGS.c.player).where(SEATINGS.c.player == name).limit(1)
    if await store.scalar(seated):
        return name, ""
    raise TatamiError(f"There is no account {name!r}, nor a person of this id.")


async def invite_only(store: Store, wanted: bool) -> None:
    """Let only those open tables who have an account or an invitation; or everybody."""

    def decision(_connection: sa.Connection, house: House) -> House:
        return msgspec.structs.replace(house, invited_only=wanted)

    await decide(store, decision)


async def invite(store: Store, now: int) -> str:
    """The token of a new person, who may open tables and make an account."""
    who = somebody_new()

    def decision(_connection: sa.Connection, house: House) -> House:
        return msgspec.structs.replace(house, invited=[*house.invited, who])

    await decide(store, decision)
    return await Sessions(store).link(who, now)
