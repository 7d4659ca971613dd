"""The store of a server, without the server."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg

from tatami.server.storage import Store


async def our_own(address: str) -> str:
    """The address of an empty database of our own: what these tests write is no match that the
    servers of other tests could go on with."""
    own = address.replace("/postgres?", "/storage?")
    assert own != address
    connection = await asyncpg.connect(address)
    with suppress(asyncpg.DuplicateDatabaseError):
        await connection.execute("CREATE DATABASE storage")
    await connection.close()
    await empty(own)
    return own


async def empty(address: str) -> None:
    """Drop everything."""
    connection = await asyncpg.connect(address)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store of its own."""

    async def run() -> None:
        store = Store(url)
        try:
            await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
