"""Who you are: a guest with a cookie, or the owner of an account."""

from tatami.server import accounts, wire
from tatami.server.asking import Asker
from tatami.server.describing import get, options, post
from tatami.session.refusal import Refused


async def told(asker: Asker, token: str = "") -> wire.Me:
    """Who the server takes somebody for."""
    user = await asker.hall.store.user_of(asker.who) if asker.who else None
    return wire.Me(bool(asker.who), user.name if user else "", bool(user), token)


@get("/me")
async def me(asker: Asker) -> wire.Me:
    """Who I am."""
    return await told(asker)


@post("/me")
async def become(asker: Asker, data: wire.Become) -> wire.Me:
    """Be somebody: for programs, which keep the token themselves."""
    new = not asker.who
    asker.somebody()
    return await told(asker, asker.token() if new else "")


@post("/me/link")
async def link(asker: Asker, data: wire.Become) -> wire.Link:
    """A token by which another machine becomes the same person, for a quarter of an hour."""
    if not asker.who:
        raise Refused("not-yours")
    return wire.Link(asker.seal.pass_on(asker.who, asker.hall.now()))


@post("/me/adopt")
async def adopt(asker: Asker, data: wire.Link) -> wire.Me:
    """Become the person who made this link."""
    who = asker.seal.passed_on(data.token, asker.hall.now())
    if not who:
        raise Refused("bad-link")
    asker.be(who)
    return await told(asker)


@post("/account")
async def sign_up(asker: Asker, data: wire.Account) -> wire.Me:
    """Give oneself an account; one's seats stay one's own."""
    hall = asker.hall
    asker.try_password(data.name)
    await accounts.sign_up(hall.store, asker.somebody(), data.name, data.password, hall.now())
    return await told(asker)


@post("/account/login")
async def log_in(asker: Asker, data: wire.Account) -> wire.Me:
    """Be the owner of an account."""
    asker.try_password(data.name)
    user = await accounts.log_in(asker.hall.store, data.name, data.password)
    if user.player != asker.who and await would_leave_seats(asker):
        raise Refused("seats-left")
    asker.be(user.player)
    return await told(asker)


async def would_leave_seats(asker: Asker) -> bool:
    """Whether this is a guest with a seat, which nobody could come back to from an account."""
    if not asker.who or await asker.is_user():
        return False
    store = asker.hall.store
    return bool(
        await store.seats_of(asker.who, "open") or await store.seats_of(asker.who, "playing")
    )


@post("/account/logout")
async def log_out(asker: Asker, data: wire.Become) -> wire.Me:
    """Be nobody again."""
    asker.be("")
    return await told(asker)


ROUTES = (options("/me", "GET", "POST"), me, become, link, adopt, sign_up, log_in, log_out)
