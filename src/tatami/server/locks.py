"""The locks of a database: who holds one keeps out all others who need it, in any process.

PostgreSQL knows locks by number alone, so all numbers are here: two locks with one number would
keep each other out for ever.
"""

from enum import IntEnum, unique
from typing import Final
from zlib import crc32

import sqlalchemy as sa


@unique
class Lock(IntEnum):
    """What is done by one at a time."""

    UPGRADES = 816_001  # running the steps of the schema
    LEADS = 816_002  # looking after bots and clocks, for as long as a process runs
    THERE = 816_003  # running: all processes share it
    COUNTING = 816_004  # counting finished games


PEOPLE: Final = 1 << 32  # above all others: a lock for each person


def lock_of(who: str) -> int:
    """The number of a person's lock. Two may share one, and wait for each other."""
    return PEOPLE + crc32(who.encode())


def lock_alone(connection: sa.Connection, lock: int) -> None:
    """Let nobody else who needs this lock go on until our transaction has ended. In a SQLite file
    nobody else writes at all until then."""
    if connection.dialect.name != "sqlite":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(lock)))
    elif not connection.connection.driver_connection.in_transaction:  # type: ignore[union-attr]
        connection.exec_driver_sql("BEGIN IMMEDIATE")
