"""Comments on moments of finished games."""

from typing import Final

from tatami.server.caller import Caller
from tatami.server.comments import wire
from tatami.server.comments.kept import Comment, Comments, new_id
from tatami.server.openapi import get, options, post
from tatami.server.routes.records import finished, kept_until
from tatami.session.names import clean
from tatami.session.refusal import Refused
from tatami.session.seating import name_beside
from tatami.session.sitting import Sitting

COMMENTING: Final = 20.0  # requests that a comment counts as


@get("/records/{match:str}/comments")
async def comments(caller: Caller, match: str) -> list[wire.CommentShown]:
    """The comments on a finished game, in the order of its moments."""
    return await shown(caller, (await finished(caller, match)).id)


@post("/records/{match:str}/comments")
async def add_comment(caller: Caller, match: str, data: wire.AddComment) -> list[wire.CommentShown]:
    """Comment on a moment, for whoever may see the record."""
    await caller.must_be_invited()
    s = await finished(caller, match)
    kept_until(s, data.at)
    text = clean(data.text)
    if not text:
        raise Refused("nothing-said")
    caller.pay(COMMENTING)
    name = await name_of(caller, s, data.name)
    who = await caller.somebody()
    comment = Comment(new_id(), s.id, data.at, who, name, text, caller.now())
    await Comments(caller.store).add(comment)
    return await shown(caller, s.id)


async def name_of(caller: Caller, s: Sitting, wanted: str) -> str:
    """The name of the caller's account, or the one they want, unless it could be taken for that of
    an account or of somebody else at the table."""
    user = await caller.store.user_of(caller.who) if caller.who else None
    if user:
        return user.name
    name = name_beside(s, caller.who, wanted)
    if await caller.store.is_like_a_user(name):
        raise Refused("name-taken")
    return name


@post("/records/{match:str}/comments/remove")
async def remove_comment(
    caller: Caller, match: str, data: wire.NameComment
) -> list[wire.CommentShown]:
    """Remove a comment of yours."""
    s = await finished(caller, match)
    await Comments(caller.store).remove(data.id, caller.who)
    return await shown(caller, s.id)


async def shown(caller: Caller, match: str) -> list[wire.CommentShown]:
    """The comments as the caller sees them."""
    found = await Comments(caller.store).about(match)
    return [
        wire.CommentShown(
            c.id, c.at, c.name, c.text, c.created, bool(caller.who) and c.player == caller.who
        )
        for c in found
    ]


ROUTES = (
    options("/records/{match:str}/comments", "GET", "POST"),
    comments,
    add_comment,
    remove_comment,
)
