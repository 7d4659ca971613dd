"""Accounts: a name and a password, so that somebody can log in on another machine."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tatami.server.pen import Taken
from tatami.server.rate_limits import RateLimit
from tatami.server.storage import Store, User
from tatami.session.names import folded, nickname
from tatami.session.refusal import Refused

P = ParamSpec("P")
T = TypeVar("T")

HASHER: Final = PasswordHasher()
HASHING: Final = ThreadPoolExecutor(2, "hash")  # each hash takes 64 MB while it runs
TRIES_A_SECOND: Final = 0.1
TRIES_AT_ONCE: Final = 5
NAMES_AT_ONCE: Final = 20  # tries from one network, whatever the names
GUESSED_SOON: Final = 1_000_000  # guesses: fewer are made in no time
LONGEST_LOOKED_AT: Final = 72  # letters of a password; no longer one is guessed by its beginning


class Tries:
    """How often a password may be tried. Tries are counted for a name from one network: if they
    were counted for the name alone, anybody could lock its owner out. A device that is known for
    the account has tries of its own, whatever others do in its network."""

    def __init__(self, each_network: bool) -> None:
        rate = TRIES_A_SECOND
        self.pairs = RateLimit(rate, TRIES_AT_ONCE / rate)
        self.networks = RateLimit(rate if each_network else 0, NAMES_AT_ONCE / rate)
        self.devices = RateLimit(rate, TRIES_AT_ONCE / rate)

    def one_more(self, name: str, network: str, device: str) -> None:
        """Refuse somebody who tries too many passwords."""
        if device:
            self.devices.pay(device)
            return
        self.networks.pay(network)
        self.pairs.pay(pair(name, network))

    def was_right(self, name: str, network: str, device: str) -> None:
        """Whoever knows the password need not wait for the next time."""
        self.devices.forget(device)
        self.pairs.forget(pair(name, network))


def pair(name: str, network: str) -> str:
    """What the tries for a name from a network are counted under."""
    return f"{network} {folded(name)}"


async def hashing(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Run this in a thread, at most two at a time: a hash is slow on purpose."""
    return await asyncio.wrap_future(HASHING.submit(work, *args, **more))


async def sign_up(store: Store, who: str, name: str, password: str, at: int) -> User:
    """Create an account for somebody."""
    name = nickname(name)
    if await store.user_of(who):
        raise Refused("has-account")
    user = User(who, name, await hashing(hash_of, name, password))
    try:
        await store.add_user(user, at)
    except Taken:
        raise Refused("name-taken") from None
    return user


async def log_in(store: Store, name: str, password: str) -> User:
    """The account of this name, if the password is right."""
    nobodys = await hashing(no_password)
    user = await store.user_called(name)
    try:
        await hashing(HASHER.verify, user.password if user else nobodys, password)
    except VerificationError:
        raise Refused("wrong-password") from None
    if user is None:
        raise Refused("wrong-password")
    return user


async def change_password(store: Store, user: User, password: str) -> None:
    """Give an account another password."""
    await store.change_password(user.player, await hashing(hash_of, user.name, password))


def hash_of(name: str, password: str) -> str:
    """The hash of a password that is not among the first to be tried."""
    from zxcvbn import zxcvbn  # a list of common passwords, which is slow to load

    if zxcvbn(password[:LONGEST_LOOKED_AT], [name, "tatami"])["guesses"] < GUESSED_SOON:
        raise Refused("common-password")
    return HASHER.hash(password)


@cache
def no_password() -> str:
    """A hash to verify when no account has this name, so that the answer takes equally long."""
    return HASHER.hash("")
