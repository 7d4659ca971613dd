"""Accounts: a name and a password by which somebody is found again on another machine."""

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tatami.server.database import Taken
from tatami.server.storage import Store, User
from tatami.session.conduct import clean
from tatami.session.refusal import Refused

HASHER: Final = PasswordHasher()


async def sign_up(store: Store, who: str, name: str, password: str, at: int) -> User:
    """Give somebody an account."""
    name = clean(name)
    if not name:
        raise Refused("no-name")
    if await store.user_of(who):
        raise Refused("has-account")
    user = User(who, name, await asyncio.to_thread(HASHER.hash, password))
    try:
        await store.add_user(user, at)
    except Taken:
        raise Refused("name-taken") from None
    return user


async def log_in(store: Store, name: str, password: str) -> User:
    """The account of this name, if the password is its own."""
    nobodys = await asyncio.to_thread(no_password)
    user = await store.user_called(clean(name))
    try:
        await asyncio.to_thread(HASHER.verify, user.password if user else nobodys, password)
    except VerificationError:
        raise Refused("wrong-password") from None
    if user is None:
        raise Refused("wrong-password")
    return user


@cache
def no_password() -> str:
    """What is verified where there is no such name, so that it takes as long."""
    return HASHER.hash("")
