"""A user's own bot: whatever goes wrong in its file becomes a message in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from reprlib import repr as short
from traceback import extract_tb
from typing import Any, final

from tatami.bots.seen import Seen
from tatami.bots.settings import BadBot
from tatami.core.words import Word


@final
class UserBot:
    """A bot from a user's own file. Its words are checked before they are said."""

    def __init__(self, name: str, file: str, bot: Any) -> None:
        if not callable(getattr(bot, "choose", None)):
            raise BadBot(f"The bot {name!r} of {file} has no method 'choose'.")
        self.name = name
        self.file = file
        self.bot = bot

    def choose(self, seen: Seen) -> Word:
        """The word that the bot says, if it is on the menu."""
        with mistakes_named(self.name, self.file):
            said: object = self.bot.choose(seen)
        for word in seen.ask.options:
            if word is said:
                return word
        where = f"{seen.game.title}, {seen.ask.rule}"
        raise BadBot(
            f"The bot {self.name!r} said {short(said)}, which is not on the menu ({where})."
        )


@contextmanager
def mistakes_named(name: str, file: str) -> Iterator[None]:
    """Turn whatever a bot raises into one sentence."""
    try:
        yield
    except BadBot:
        raise
    except Exception as error:
        raise BadBot(f"The bot {name!r} of {file} failed: {mistake(error, file)}.") from None


def mistake(error: Exception, file: str) -> str:
    """The kind of an error, its message, and the last line of the file that led to it."""
    message = ": ".join(filter(None, (type(error).__name__, " ".join(str(error).split()))))
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    return f"{message.rstrip('.')} (line {lines[-1]})" if lines else message.rstrip(".")
