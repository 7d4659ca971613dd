"""How you are called back while you are not looking."""

from typing import Final
from urllib.parse import urlsplit

import msgspec

from tatami.server.caller import Caller
from tatami.server.notices import wire
from tatami.server.notices.carriers import masked
from tatami.server.notices.mail import is_mail
from tatami.server.notices.messages import CONFIRM, TRIED
from tatami.server.notices.notifier import Notifier
from tatami.server.notices.outgoing import parts_of
from tatami.server.notices.push import BrowserKeys, usable
from tatami.server.notices.ways import Quiet, Way, new_id
from tatami.server.openapi import get, options, post
from tatami.server.problems import language_of
from tatami.session.refusal import Refused
from tatami.session.seating import may_arrange

CALLING: Final = 20.0  # requests that a message counts as


async def shown(caller: Caller) -> wire.WaysShown:
    """How the caller is called back."""
    notifier = notifier_of(caller)
    mine = await notifier.ways.of(caller.who) if caller.who else []
    quiet = await notifier.ways.quiet_of(caller.who)
    ways = [
        wire.WayShown(
            way.id,
            way.match,
            way.kind,
            masked(way),
            way.confirmed,
            way.trouble,
            is_here(caller, way),
        )
        for way in mine
    ]
    key = notifier.carriers.keys.public if notifier.carriers else ""
    mail = notifier.mail is not None and await caller.is_user()
    return wire.WaysShown(ways, wire.QuietHours(*quiet), key, mail)


def notifier_of(caller: Caller) -> Notifier:
    """Who calls people back."""
    return caller.tables.notifier


def is_here(caller: Caller, way: Way) -> bool:
    """Whether a way is the browser that asks."""
    return way.kind == "push" and way.session == caller.session


@get("/me/ways")
async def ways(caller: Caller) -> wire.WaysShown:
    """How I am called back."""
    return await shown(caller)


@post("/me/ways")
async def add_way(caller: Caller, data: wire.AddWay) -> wire.WaysShown:
    """Let yourself, or a channel of a table, be called."""
    await caller.somebody()
    await check(caller, data)
    notifier, mail = notifier_of(caller), data.kind == "mail"
    keys = BrowserKeys(data.p256dh, data.auth)
    secrets = {"push": msgspec.json.encode(keys).decode(), "mail": new_id()}.get(data.kind, "")
    made = Way(
        id=new_id(),
        player=caller.who,
        match=data.match,
        kind=data.kind,
        address=data.address,
        secrets=secrets,
        language=language_of(caller.request),
        origin=origin_of(caller, data.page),
        session=caller.session if data.kind == "push" else "",
        confirmed=not mail,
        created=caller.now(),
    )
    way = await notifier.ways.add(made)
    if mail and way.id == made.id:
        await notifier.ask(way, CONFIRM)
    return await shown(caller)


def origin_of(caller: Caller, page: str) -> str:
    """Where the page is that the caller has open. It must be one that the gate has let in."""
    own = str(caller.request.base_url).rstrip("/")
    named = parts_of(page)
    if named is not None and named.netloc.lower() == urlsplit(own).netloc.lower():
        return f"{named.scheme}://{named.netloc}{named.path}".rstrip("/")
    return own[:200]


async def check(caller: Caller, data: wire.AddWay) -> None:
    """Refuse a way that could not be used, or must not be."""
    notifier = notifier_of(caller)
    caller.pay(CALLING)
    if data.match:
        if data.kind in ("push", "mail"):
            raise Refused("bad-address")
        may_arrange((await caller.table(data.match)).sitting, caller.who)
    if data.kind == "mail":
        if notifier.mail is None or not await caller.is_user():
            raise Refused("no-mail")
        if not is_mail(data.address):
            raise Refused("bad-address")
    elif not notifier.outgoing.allows(data.address):
        raise Refused("bad-address")
    if data.kind == "push" and not usable(data.address, BrowserKeys(data.p256dh, data.auth)):
        raise Refused("bad-address")


@post("/me/ways/remove")
async def remove_way(caller: Caller, data: wire.NameWay) -> wire.WaysShown:
    """Be called by this way no more."""
    await notifier_of(caller).ways.remove([(await own(caller, data.id)).id])
    return await shown(caller)


@post("/me/ways/try")
async def try_way(caller: Caller, data: wire.NameWay) -> wire.WaysShown:
    """Send a message by this way, to see it."""
    caller.pay(CALLING)
    way = await own(caller, data.id)
    if not way.confirmed:
        raise Refused("no-such-way")
    await notifier_of(caller).ask(way, TRIED)
    return await shown(caller)


async def own(caller: Caller, way: str) -> Way:
    """A way of the caller's."""
    mine = await notifier_of(caller).ways.of(caller.who) if caller.who else []
    for each in mine:
        if each.id == way:
            return each
    raise Refused("no-such-way")


@post("/me/quiet")
async def quiet(caller: Caller, data: wire.QuietHours) -> wire.WaysShown:
    """Choose when to be left alone."""
    who = await caller.somebody()
    await notifier_of(caller).ways.be_quiet(who, Quiet(data.start, data.end, data.zone))
    return await shown(caller)


@post("/ways/confirm")
async def confirm(caller: Caller, data: wire.MailCode) -> wire.MailKnown:
    """Prove that an address of mail is yours."""
    way = await by_code(caller, data.code)
    await notifier_of(caller).ways.change(way.id, confirmed=True)
    return wire.MailKnown(way.address)


@post("/ways/stop")
async def stop(caller: Caller, data: wire.MailCode) -> wire.MailKnown:
    """Get no more mail at an address, whoever asked for it."""
    way = await by_code(caller, data.code)
    await notifier_of(caller).ways.remove([way.id])
    return wire.MailKnown(way.address)


async def by_code(caller: Caller, code: str) -> Way:
    """The address a code was sent to."""
    way = await notifier_of(caller).ways.by_secret(code)
    if way is None:
        raise Refused("bad-link")
    return way


ROUTES = (
    options("/me/ways", "GET", "POST"),
    ways,
    add_way,
    remove_way,
    try_way,
    quiet,
    confirm,
    stop,
)
