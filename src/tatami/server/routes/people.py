"""Who you are: a guest with a cookie, or the owner of an account."""

from tatami.server import accounts, wire
from tatami.server.caller import Caller
from tatami.server.openapi import get, options, post
from tatami.server.sessions import Session
from tatami.server.tournaments.register import Register
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
    await caller.somebody()
    return await identity(caller, caller.token() if new else "")


@post("/me/link")
async def link(caller: Caller, data: wire.Become) -> wire.Link:
    """A token that makes another machine the same person, valid for a quarter of an hour."""
    if not caller.who:
        raise Refused("not-yours")
    return wire.Link(await caller.sessions.link(caller.who, caller.now()))


@post("/me/adopt")
async def adopt(caller: Caller, data: wire.Link) -> wire.Me:
    """Become the person who made this link. It is good once."""
    who = await caller.sessions.adopted(data.token, caller.now())
    if not who:
        raise Refused("bad-link")
    await caller.be(who)
    return await identity(caller)


@post("/account")
async def sign_up(caller: Caller, data: wire.Account) -> wire.Me:
    """Create an account for yourself. You keep your seats."""
    await caller.must_be_invited()
    caller.tries().one_more(data.name, caller.network, "")
    who, now = await caller.somebody(), caller.now()
    await accounts.sign_up(caller.store, who, data.name, data.password, now)
    caller.mark_device(who)
    return await identity(caller)


@post("/account/login")
async def log_in(caller: Caller, data: wire.Account) -> wire.Me:
    """Log in to an account."""
    user = await caller.prove(data.name, data.password)
    if user.player != caller.who and await would_leave_seats(caller):
        raise Refused("seats-left")
    await caller.be(user.player)
    return await identity(caller)


async def would_leave_seats(caller: Caller) -> bool:
    """Whether this guest has a seat, or will have one. Nobody could come back to it from an
    account."""
    if not caller.who or await caller.is_user():
        return False
    store = caller.store
    return bool(
        await store.seats_of(caller.who, "open")
        or await store.seats_of(caller.who, "playing")
        or await Register(store).awaits(caller.who)
    )


@post("/account/logout")
async def log_out(caller: Caller, data: wire.LogOut) -> wire.Me:
    """Log out on this device, or on all."""
    if caller.who and data.everywhere:
        await caller.end([each.id for each in await caller.sessions.of(caller.who)])
    await caller.be("")
    return await identity(caller)


@post("/account/password")
async def change_password(caller: Caller, data: wire.NewPassword) -> wire.Me:
    """Change your password. You stay logged in here, and nowhere else."""
    user = await caller.store.user_of(caller.who) if caller.who else None
    if user is None:
        raise Refused("not-yours")
    await caller.prove(user.name, data.password)
    await accounts.change_password(caller.store, user, data.fresh)
    mine = await caller.sessions.of(caller.who)
    await caller.end([each.id for each in mine if each.id != caller.session])
    return await identity(caller)


@get("/me/sessions")
async def sessions(caller: Caller) -> list[wire.SessionShown]:
    """The devices on which you are logged in."""
    return shown(caller, await caller.sessions.of(caller.who) if caller.who else [])


def shown(caller: Caller, mine: list[Session]) -> list[wire.SessionShown]:
    """Sessions as their person sees them."""
    return [
        wire.SessionShown(each.id, each.agent, each.created, each.seen, each.id == caller.session)
        for each in mine
    ]


@post("/me/sessions/end")
async def end_session(caller: Caller, data: wire.EndSession) -> list[wire.SessionShown]:
    """Log out on another device."""
    mine = await caller.sessions.of(caller.who) if caller.who else []
    if data.id not in [each.id for each in mine]:
        raise Refused("no-such-session")
    await caller.end([data.id])
    return [each for each in shown(caller, mine) if each.id != data.id]


ROUTES = (
    options("/me", "GET", "POST"),
    me,
    become,
    link,
    adopt,
    sessions,
    end_session,
    sign_up,
    log_in,
    log_out,
    change_password,
)
