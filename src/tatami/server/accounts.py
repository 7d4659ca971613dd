"""Accounts: a name and a password, so that somebody can log in on another machine."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tatami.server.database import Taken
from tatami.server.rate_limits import RateLimit
from tatami.server.storage import Store, User
from tatami.session.refusal import Refused
from tatami.session.seating import clean

P = ParamSpec("P")
T = TypeVar("T")

HASHER: Final = PasswordHasher()
HASHING: Final = ThreadPoolExecutor(2, "hash")  # each hash takes 64 MB while it runs
TRIES_A_SECOND: Final = 0.1
TRIES_AT_ONCE: Final = 5


class Tries:
    """How often a password may be tried for one name, and from one address."""

    def __init__(self, each_address: bool) -> None:
        burst = TRIES_AT_ONCE / TRIES_A_SECOND
        self.names = RateLimit(TRIES_A_SECOND, burst)
        self.addresses = RateLimit(TRIES_A_SECOND if each_address else 0, burst)

    def one_more(self, name: str, address: str) -> None:
        """Refuse somebody who tries too many passwords."""
        if not self.addresses.allows(address) or not self.names.allows(clean(name).casefold()):
            raise Refused("too-fast")


async def hashing(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Run this in a thread, at most two at a time: a hash is slow on purpose."""
    return await asyncio.wrap_future(HASHING.submit(work, *args, **more))


async def sign_up(store: Store, who: str, name: str, password: str, at: int) -> User:
    """Create an account for somebody."""
    name = clean(name)
    if not name:
        raise Refused("no-name")
    if await store.user_of(who):
        raise Refused("has-account")
    user = User(who, name, await hashing(HASHER.hash, password))
    try:
        await store.add_user(user, at)
    except Taken:
        raise Refused("name-taken") from None
    return user


async def log_in(store: Store, name: str, password: str) -> User:
    """The account of this name, if the password is right."""
    nobodys = await hashing(no_password)
    user = await store.user_called(clean(name))
    try:
        await hashing(HASHER.verify, user.password if user else nobodys, password)
    except VerificationError:
        raise Refused("wrong-password") from None
    if user is None:
        raise Refused("wrong-password")
    return user


@cache
def no_password() -> str:
    """A hash to verify when no account has this name, so that the answer takes equally long."""
    return HASHER.hash("")
