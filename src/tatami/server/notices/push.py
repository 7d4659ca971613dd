"""Web Push: messages that a browser shows though the page is closed (RFC 8030, 8291 and 8292)."""

import time
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from tatami.server.storage import Store

if TYPE_CHECKING:
    from py_vapid import Vapid02

ROW: Final = "push-key"
LASTING: Final = 24 * 3600  # seconds for which a service keeps a message, and a signature is good
NOBODY: Final = "mailto:nobody@tatami.invalid"  # where the page is not open to the world


class BrowserKeys(msgspec.Struct, frozen=True):
    """The keys of a browser, for which messages are encrypted."""

    p256dh: str
    auth: str


class PushKeys:
    """The server's own keys, by which push services know who sends. They are made at the first
    start, and kept in the database."""

    def __init__(self, pem: str) -> None:
        self.pem = pem

    @staticmethod
    async def kept(store: Store) -> "PushKeys":
        """The keys of this server."""
        return PushKeys(await store.setting(ROW, "") or await PushKeys.made(store))

    @staticmethod
    async def made(store: Store) -> str:
        """New keys. If another process was quicker, its keys count."""
        from py_vapid import Vapid02  # it is slow to load

        fresh = Vapid02()
        fresh.generate_keys()
        return await store.setting_if_empty(ROW, fresh.private_pem().decode())

    @cached_property
    def vapid(self) -> "Vapid02":
        """What signs."""
        from py_vapid import Vapid02

        return Vapid02.from_pem(self.pem.encode())

    @cached_property
    def public(self) -> str:
        """The public key, as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        key = self.vapid.public_key
        made: str = b64urlencode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        return made

    def headers(self, address: str, origin: str) -> dict[str, str]:
        """The headers of a message to this address."""
        parts = urlsplit(address)
        sender = origin if origin.startswith("https://") else NOBODY
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": sender}
        signed = self.vapid.sign({**claims, "exp": str(int(time.time()) + LASTING)})
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING),
            "Urgency": "normal",
        }


def encrypted(address: str, keys: BrowserKeys, text: bytes) -> bytes:
    """A message that this browser alone can read."""
    from pywebpush import WebPusher  # it is slow to load

    about = {"endpoint": address, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
    return bytes(WebPusher(about).encode(text)["body"])


def usable(address: str, keys: BrowserKeys) -> bool:
    """Whether messages can be encrypted for this browser."""
    try:
        encrypted(address, keys, b"-")
    except Exception:  # whatever the library finds wrong with what was sent
        return False
    return True
