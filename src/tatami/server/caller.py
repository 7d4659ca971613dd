"""Who asks, and what for: what every route is given."""

from typing import Any

from litestar import Request

from tatami.server.hall import Hall
from tatami.server.identity import Seal, person, somebody_new
from tatami.server.rooms import Room
from tatami.session.refusal import Refused
from tatami.session.sitting import Sitting


class Caller:
    """Whoever sends a request. The hall is where it is answered."""

    def __init__(self, request: Request[Any, Any, Any], hall: Hall, seal: Seal) -> None:
        self.request = request
        self.hall = hall
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
        return bool(self.who and await self.hall.store.user_of(self.who))

    async def room(self, match: str) -> Room:
        """The table that is meant."""
        return await self.hall.room(match)


def own_seat(s: Sitting, who: str, seat: int | None) -> int:
    """A seat of this person: the one named, or the first."""
    mine = s.seats_of(who)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("not-yours")
    return mine[0] if seat is None else seat


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who asks."""
    return Caller(request, request.app.state.hall, request.app.state.seal)
