"""The frames of a socket: what most messages look like on the wire.

A message is nearly always one frame of text. Such a frame is made here, and found here in what
arrives. Everything else (pings, farewells, messages in several frames, what breaks the protocol)
is left to the library that speaks the whole of it.
"""

from typing import Final, NamedTuple

TEXT: Final = 0x81  # the first byte of a frame that is a whole message of text
MASKED: Final = 0x80  # in the second byte: what a browser sends is masked
MEDIUM: Final = 126  # in place of a length: it is in the next two bytes,
LONG: Final = 127  # or in the next eight
KEY: Final = 4  # bytes


class Frame(NamedTuple):
    """Where a frame lies in what has arrived: its key if it has one, then its content."""

    first: int  # the byte that tells what it is
    masked: bool
    start: int  # of the key or the content
    size: int  # of the content

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.start + self.size + (KEY if self.masked else 0)


def framed(message: bytes) -> bytes:
    """A message of text as one frame, as a server sends it."""
    size = len(message)
    if size < MEDIUM:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, MEDIUM)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + message


def frame_at(data: bytes, at: int) -> Frame | None:
    """The frame that begins here, or None if its length has not arrived yet."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & ~MASKED, at + 2
    if size >= MEDIUM:
        start += 2 if size == MEDIUM else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return Frame(data[at], data[at + 1] >= MASKED, start, size)
