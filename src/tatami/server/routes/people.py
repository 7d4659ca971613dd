"""Who you are: a guest with a cookie, or the owner of an account."""

from tatami.server import accounts, wire
from tatami.server.caller import Caller
from tatami.server.openapi import get, options, post
from tatami.session.refusal import Refused


async def identity(caller: Caller, token: str = "") -> wire.Me:
    """Who the server takes the caller for."""
    user = await caller.store.user_of(caller.who) if caller.who else None
    return wire.Me(bool(caller.who), user.name if user else "", bool(user), token)


@get("/me")
async def me(caller: Caller) -> wire.Me:
    """Who I am."""
    return await identity(caller)


@post("/me")
async def become(caller: Caller, data: wire.Become) -> wire.Me:
    """Become somebody. This is for programs, which keep the token themselves."""
    new = not caller.who
    caller.somebody()
    return await identity(caller, caller.token() if new else "")


@post("/me/link")
async def link(caller: Caller, data: wire.Become) -> wire.Link:
    """A token that makes another machine the same person, valid for a quarter of an hour."""
    if not caller.who:
        raise Refused("not-yours")
    return wire.Link(caller.seal.pass_on(caller.who, caller.now()))


@post("/me/adopt")
async def adopt(caller: Caller, data: wire.Link) -> wire.Me:
    """Become the person who made this link."""
    who = caller.seal.passed_on(data.token, caller.now())
    if not who:
        raise Refused("bad-link")
    caller.be(who)
    return await identity(caller)


@post("/account")
async def sign_up(caller: Caller, data: wire.Account) -> wire.Me:
    """Create an account for yourself. You keep your seats."""
    await caller.must_be_invited()
    caller.try_password(data.name)
    await accounts.sign_up(caller.store, caller.somebody(), data.name, data.password, caller.now())
    return await identity(caller)


@post("/account/login")
async def log_in(caller: Caller, data: wire.Account) -> wire.Me:
    """Log in to an account."""
    caller.try_password(data.name)
    user = await accounts.log_in(caller.store, data.name, data.password)
    if user.player != caller.who and await would_leave_seats(caller):
        raise Refused("seats-left")
    caller.be(user.player)
    return await identity(caller)


async def would_leave_seats(caller: Caller) -> bool:
    """Whether this guest has a seat. Nobody could come back to it from an account."""
    if not caller.who or await caller.is_user():
        return False
    store = caller.store
    return bool(
        await store.seats_of(caller.who, "open") or await store.seats_of(caller.who, "playing")
    )


@post("/account/logout")
async def log_out(caller: Caller, data: wire.Become) -> wire.Me:
    """Log out."""
    caller.be("")
    return await identity(caller)


ROUTES = (options("/me", "GET", "POST"), me, become, link, adopt, sign_up, log_in, log_out)
