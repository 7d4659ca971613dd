"""The lines that somebody types, or that come through a pipe."""

import os
import select
import sys
from typing import Final

AT_ONCE: Final = 65_536  # bytes
END: Final = b"\n"


class TypedLines:
    """Reads line by line. Of what comes at once through a pipe Python would keep the rest where
    nobody can see it, so a pipe is read here. A terminal hands over one line at a time."""

    def __init__(self) -> None:
        self.kept = b""
        self.over = False

    def are_there(self) -> bool:
        """Whether a line can be read without waiting."""
        try:
            while not self.is_known() and select.select([sys.stdin], [], [], 0)[0]:
                if sys.stdin.isatty():
                    return True
                self.take_in()
        except (OSError, ValueError):  # some systems cannot check without waiting
            return False
        return bool(self.kept) and self.is_known()

    def next(self) -> str | None:
        """The next line, or None if there are no more."""
        if sys.stdin.isatty():
            return at_the_terminal()
        while not self.is_known():
            self.take_in()
        line, end, self.kept = self.kept.partition(END)
        if not line and not end:
            return None
        try:
            return line.decode(sys.stdin.encoding).removesuffix("\r")
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def is_known(self) -> bool:
        """Whether a line, or the end, has been read."""
        return self.over or END in self.kept

    def take_in(self) -> None:
        """Read what has come, or wait for it."""
        more = os.read(sys.stdin.fileno(), AT_ONCE)
        self.kept += more
        self.over = not more


def at_the_terminal() -> str | None:
    """A line that can be edited while it is typed, or None if there are no more."""
    try:
        return input()
    except EOFError:
        return None
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
