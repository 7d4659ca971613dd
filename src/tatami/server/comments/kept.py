"""The comments of everybody, as the database keeps them."""

import secrets
from typing import Final, NamedTuple

import sqlalchemy as sa

from tatami.server.schema import COMMENTS
from tatami.server.storage import Store
from tatami.session.refusal import Refused

MOST: Final = 200  # about one game
MOST_OF_ONE: Final = 30  # of one person about one game


class Comment(NamedTuple):
    """What somebody has said about a game after so many words."""

    id: str
    match: str
    at: int
    player: str
    name: str
    text: str
    created: int


class Comments:
    """Comments, wherever they are about."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def about(self, match: str) -> list[Comment]:
        """The comments on a game, in the order of its moments."""
        return await self.found(COMMENTS.c.match == match)

    async def all(self) -> list[Comment]:
        """All comments, for the host."""
        return await self.found(sa.true())

    async def found(self, which: sa.ColumnElement[bool]) -> list[Comment]:
        """Some comments."""
        order = (COMMENTS.c.match, COMMENTS.c.at, COMMENTS.c.created, COMMENTS.c.id)
        query = sa.select(COMMENTS).where(which).order_by(*order)
        rows = await self.store.database.run(lambda connection: connection.execute(query).all())
        return [Comment(*row) for row in rows]

    async def add(self, comment: Comment) -> None:
        """Keep a new comment, unless there are too many."""
        there = await self.about(comment.match)
        mine = sum(each.player == comment.player for each in there)
        if len(there) >= MOST or mine >= MOST_OF_ONE:
            raise Refused("too-many-comments")
        await self.store.database.write([(NEW, [comment._asdict()])])

    async def remove(self, comment: str, player: str | None = None) -> None:
        """Remove a comment of this person; of anybody, if nobody is named."""
        which = COMMENTS.c.id == comment
        if player is not None:
            which &= COMMENTS.c.player == player
        gone = COMMENTS.delete().where(which)
        removed = await self.store.database.run(
            lambda connection: connection.execute(gone).rowcount
        )
        if not removed:
            raise Refused("no-such-comment")


def new_id() -> str:
    """The id of a new comment."""
    return secrets.token_hex(16)


NEW: Final = COMMENTS.insert()
