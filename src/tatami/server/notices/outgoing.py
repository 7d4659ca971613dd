"""What the server sends to addresses that people name. None of them may lead into the network of
the host: names are looked up here, and every address they stand for must be a public one."""

import asyncio
import re
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import SplitResult, urlsplit

from tatami.server.address import address_in

if TYPE_CHECKING:
    from aiohttp import ClientSession

Outcome = Literal["sent", "again", "gone"]
LONGEST: Final = 600  # letters of an address
PATIENCE: Final = 10.0  # seconds an endpoint may take
PORTS: Final = (80, 443)  # other services of a host are none of anybody's business
HOST: Final = re.compile(r"[a-z0-9.:_-]+")  # whatever else is read otherwise by some library
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # IPv4 addresses behind a translator
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)


def is_public(text: str) -> bool:
    """Whether an address is one of the internet, whatever way it is written."""
    found = address_in(text.partition("%")[0])
    if isinstance(found, IPv6Address):
        found = found.sixtofour or behind(found) or found
    return found is not None and found.is_global and not found.is_multicast


def behind(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that a translator would reach, if there is one."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.teredo[1] if address.teredo else None


def parts_of(url: str) -> SplitResult | None:
    """The parts of an address that could be sent to, or nothing if it is no such address."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and not parts.username
        fine = fine and HOST.fullmatch(parts.hostname or "") is not None
        _ = parts.port  # it may be no number
    except ValueError:
        return None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    return parts if fine and plain else None


class Outgoing:
    """Sends to addresses that people have named."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback  # whether this machine may be reached too, as tests do
        self.session: ClientSession | None = None

    def allows(self, url: str) -> bool:
        """Whether something may be sent there, as far as the address itself tells."""
        parts = parts_of(url)
        if parts is None or parts.hostname is None:
            return False
        if self.loopback:
            return True
        usual = {"http": 80, "https": 443}[parts.scheme]
        literal = address_in(parts.hostname) is not None
        return (parts.port or usual) in PORTS and (not literal or is_public(parts.hostname))

    def may_reach(self, address: str) -> bool:
        """Whether something may be sent to this address of a machine."""
        found = address_in(address.partition("%")[0])
        return is_public(address) or (self.loopback and found is not None and found.is_loopback)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        """Send this once. Whatever the endpoint does, it costs no more than a while."""
        import aiohttp  # it is slow to load

        if not self.allows(url):
            return "gone"
        try:
            async with self.opened().post(
                url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return outcome_of(answer.status)
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
            return "again"

    def opened(self) -> "ClientSession":
        """The session that all that is sent shares: it keeps no cookies and knows no proxy."""
        import aiohttp

        if self.session is None:
            self.session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=self.resolver(), limit=32, limit_per_host=4
                ),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=PATIENCE),
                trust_env=False,
            )
        return self.session

    def resolver(self) -> Any:
        """What looks up names, and forgets every address that may not be reached. The connection
        is made to one of those that are left, so no later answer can lead elsewhere."""
        from aiohttp.abc import AbstractResolver, ResolveResult
        from aiohttp.resolver import ThreadedResolver

        may_reach = self.may_reach

        class Careful(AbstractResolver):
            async def resolve(
                self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
            ) -> list[ResolveResult]:
                found = await ThreadedResolver().resolve(host, port, family)
                public = [each for each in found if may_reach(each["host"])]
                if not public:
                    raise OSError("no address that may be reached")
                return public

            async def close(self) -> None:
                await asyncio.sleep(0)

        return Careful()

    async def close(self) -> None:
        """Close what is open."""
        if self.session is not None:
            await self.session.close()


def outcome_of(status: int) -> Outcome:
    """What an answer means: done, try again, or never again."""
    if status < 300:
        return "sent"
    return "gone" if status in GONE or (400 <= status < 500 and status not in LATER) else "again"
