"""Who asks, and what for: what every route is given."""

from typing import Any

from litestar import Request

from tatami.server.identity import Seal, person, somebody_new
from tatami.server.live_table import LiveTable
from tatami.server.storage import Store
from tatami.server.tables import Tables


class Caller:
    """Whoever sends a request, and the tables it is about."""

    def __init__(self, request: Request[Any, Any, Any], tables: Tables, seal: Seal) -> None:
        self.request = request
        self.tables = tables
        self.seal = seal
        self.who = person(request, seal)

    def somebody(self) -> str:
        """The person who asks; a new one, who is told so by a cookie, where nobody is known."""
        if not self.who:
            self.be(somebody_new())
        return self.who

    def be(self, who: str) -> None:
        """Be this person from now on, or nobody."""
        self.who = who
        self.request.state.token = self.token()

    def token(self) -> str:
        """What proves who asks."""
        return self.seal.sign(self.who) if self.who else ""

    def counted_as(self) -> str:
        """Whom to count this for: the person, or the address where nobody is known."""
        client = self.request.client
        return self.who or (client.host if client else "")

    def try_password(self, name: str) -> None:
        """Count one more password for this name, from where it is asked."""
        client = self.request.client
        self.request.app.state.tries.one_more(name, client.host if client else "")

    async def is_user(self) -> bool:
        """Whether this person has an account."""
        return bool(self.who and await self.store.user_of(self.who))

    async def table(self, match: str) -> LiveTable:
        """The table that is meant."""
        return await self.tables.table(match)

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.tables.store

    def now(self) -> int:
        """What time it is."""
        return self.tables.clock.now()


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who asks."""
    return Caller(request, request.app.state.tables, request.app.state.seal)
