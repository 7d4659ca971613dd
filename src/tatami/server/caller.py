"""The caller: who sends a request, and what every route needs to answer it."""

from typing import Any

from litestar import Request

from tatami.server.identity import Seal, person, somebody_new
from tatami.server.live_table import LiveTable
from tatami.server.storage import Store
from tatami.server.tables import Tables
from tatami.session.refusal import Refused


class Caller:
    """The person who sends a request, and the tables it is about."""

    def __init__(self, request: Request[Any, Any, Any], tables: Tables, seal: Seal) -> None:
        self.request = request
        self.tables = tables
        self.seal = seal
        self.who = person(request, seal)

    def somebody(self) -> str:
        """The person who asks. An unknown caller becomes a new person, and gets a cookie."""
        if not self.who:
            self.be(somebody_new())
        return self.who

    def be(self, who: str) -> None:
        """Be this person from now on, or nobody."""
        self.who = who
        self.request.state.token = self.token()

    def token(self) -> str:
        """The token that proves who asks."""
        return self.seal.sign(self.who) if self.who else ""

    def counted_as(self) -> str:
        """The key to count this request under: the person or, if nobody is known, the address."""
        client = self.request.client
        return self.who or (client.host if client else "")

    def try_password(self, name: str) -> None:
        """Count one more try of a password, for this name and from this address."""
        client = self.request.client
        self.request.app.state.tries.one_more(name, client.host if client else "")

    async def must_be_invited(self) -> None:
        """Refuse a stranger where the host has decided to invite."""
        if not await self.is_invited():
            raise Refused("invited-only")

    async def is_invited(self) -> bool:
        """Whether this person may open tables and see those of others."""
        return self.tables.doorman.knows(self.who) or await self.is_user()

    async def is_user(self) -> bool:
        """Whether this person has an account."""
        return bool(self.who and await self.store.user_of(self.who))

    async def table(self, match: str) -> LiveTable:
        """The table of this name."""
        return await self.tables.table(match)

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.tables.store

    def now(self) -> int:
        """What time it is."""
        return self.tables.clock.now()


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """The caller of a request, unless the host has banned this person."""
    caller = Caller(request, request.app.state.tables, request.app.state.seal)
    caller.tables.doorman.admit(caller.who)
    return caller
