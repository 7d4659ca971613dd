"""The house: what its host has decided for everybody, while the server goes on.

All of it is one row of the database, so that a backup holds it and nothing else must be set up. The
host's commands change the row. Every process reads it each second, and acts on what is new.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_network
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tatami.server.address import address_in
from tatami.server.schema import SETTINGS
from tatami.server.storage import Store
from tatami.session.refusal import Refused

ROW: Final = "house"
AGAIN: Final = 1.0  # seconds between two looks


class House(msgspec.Struct, frozen=True):
    """What the host has decided, the latest change having the highest number."""

    number: int = 0
    invited_only: bool = False
    networks: list[str] = []  # banned
    people: dict[str, str] = {}  # banned, with the names of their accounts, if they have one
    invited: list[str] = []  # people
    closed: list[str] = []  # tables
    rewritten: dict[str, int] = {}  # tables whose log is another one since this change


OPEN: Final = House()
QUERY: Final[sa.Select[Any]] = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == ROW)


def read(connection: sa.Connection, query: sa.Select[Any] = QUERY) -> House:
    """What the host has decided so far."""
    found = connection.scalar(query)
    return msgspec.json.decode(found, type=House) if found else OPEN


def write(connection: sa.Connection, house: House) -> None:
    """Decide something new."""
    value = msgspec.json.encode(house).decode()
    changed = SETTINGS.update().where(SETTINGS.c.name == ROW).values(value=value)
    if not connection.execute(changed).rowcount:
        connection.execute(SETTINGS.insert().values(name=ROW, value=value))


class Doorman:
    """What one process knows of the house."""

    def __init__(self) -> None:
        self.house = OPEN

    def turns_away(self, address: str) -> bool:
        """Whether nobody may come from this address."""
        return bool(self.house.networks) and is_among(address, tuple(self.house.networks))

    def bans(self, who: str) -> bool:
        """Whether this person may not come."""
        return who in self.house.people

    def admit(self, who: str) -> None:
        """Refuse a person who may not come."""
        if self.bans(who):
            raise Refused("banned")

    def knows(self, who: str) -> bool:
        """Whether this person needs no account to open tables: everybody, or whoever is invited."""
        return not self.house.invited_only or who in self.house.invited

    async def watch(self, store: Store, act: Callable[[House], None]) -> None:
        """Read the row each second, and act on every change of it."""
        while True:
            house = await store.database.run(read)
            if house.number != self.house.number:
                self.house, before = house, self.house
                act(before)
            await asyncio.sleep(AGAIN)


@lru_cache(4096)
def is_among(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is in one of these networks."""
    found = address_in(address)
    return found is not None and any(found in ip_network(each) for each in networks)
