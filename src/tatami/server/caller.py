"""The caller: who sends a request, and what every route needs to answer it."""

from collections.abc import Collection
from typing import Any, Final

from litestar import Request

from tatami.server import accounts
from tatami.server.accounts import Tries
from tatami.server.address import network_in
from tatami.server.fair_queue import Asker
from tatami.server.identity import Seal, session_in, somebody_new
from tatami.server.kept_answers import Kept
from tatami.server.known_devices import COOKIE, KnownDevices
from tatami.server.live_table import LiveTable
from tatami.server.sessions import Sessions
from tatami.server.storage import Store, User
from tatami.server.tables import Tables
from tatami.session.refusal import Refused

NEWCOMER: Final = 5.0  # requests that becoming somebody counts as
REPLAY: Final = 5.0  # requests that a replay counts as, if it has to be worked out


class Caller:
    """The person who sends a request, and the tables it is about."""

    def __init__(self, request: Request[Any, Any, Any], tables: Tables, session: str) -> None:
        self.request = request
        self.tables = tables
        self.network = network_in(request.scope)
        self.session = session
        self.who = ""

    async def somebody(self) -> str:
        """The person who asks. An unknown caller becomes a new person, and gets a cookie."""
        if not self.who:
            self.pay(NEWCOMER)
            await self.be(somebody_new())
        return self.who

    async def be(self, who: str) -> None:
        """Be this person from now on, or nobody. The session until now ends."""
        if self.session:
            await self.end([self.session])
        agent = self.request.headers.get("user-agent", "")
        self.session = await self.sessions.begin(who, agent, self.now()) if who else ""
        self.who = who
        self.request.state.token = self.token()

    async def end(self, sessions: Collection[str]) -> None:
        """End sessions, and close their sockets."""
        await self.sessions.end(sessions)
        await self.tables.notifier.ways.remove_of_sessions(list(sessions))
        self.tables.log_out(sessions)

    @property
    def sessions(self) -> Sessions:
        """Everybody's sessions."""
        sessions: Sessions = self.request.app.state.sessions
        return sessions

    def token(self) -> str:
        """The token that proves who asks."""
        seal: Seal = self.request.app.state.seal
        return seal.sign(self.session) if self.session else ""

    def asker(self) -> Asker:
        """Whom to count this request as."""
        return Asker(self.network, self.who or self.network)

    def pay(self, cost: float) -> None:
        """Count a costly request as so many, or refuse it."""
        self.request.app.state.rates.pay(self.network, cost)

    def tries(self) -> Tries:
        """How often passwords have been tried."""
        tries: Tries = self.request.app.state.tries
        return tries

    async def prove(self, name: str, password: str) -> User:
        """The account of this name, whose password the caller knows. The device is known from now
        on."""
        known = await self.store.user_called(name)
        device = self.devices.device(self.marks(), known.player) if known else ""
        self.tries().one_more(name, self.network, device)
        user = await accounts.log_in(self.store, name, password)
        self.tries().was_right(name, self.network, device)
        self.mark_device(user.player)
        return user

    def mark_device(self, player: str) -> None:
        """Make this device a known one for an account."""
        self.request.state.marks = self.devices.with_mark(self.marks(), player)

    def marks(self) -> str:
        """The cookie that tells for which accounts this device is known."""
        return self.request.cookies.get(COOKIE, "")

    @property
    def devices(self) -> KnownDevices:
        """Which devices are known."""
        devices: KnownDevices = self.request.app.state.devices
        return devices

    @property
    def kept(self) -> Kept:
        """Answers about finished games, which never change."""
        kept: Kept = self.request.app.state.kept
        return kept

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
    state = request.app.state
    caller = Caller(request, state.tables, session_in(request, state.seal))
    caller.who = await caller.sessions.player(caller.session, caller.now())
    if not caller.who:
        caller.session = ""
    caller.tables.doorman.admit(caller.who)
    return caller
