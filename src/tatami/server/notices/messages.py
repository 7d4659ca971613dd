"""What people are told when they are called back: one message, however many tables it is about.

It names games and players, which everybody at the table knows, and nothing of what is on it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tatami.games import GAMES
from tatami.server.notices.outbox import Notice
from tatami.server.notices.ways import Way
from tatami.session.sitting import Sitting
from tatami.texts.phrases import phrase
from tatami.texts.talk import bundle, formatted

MOST_LINES: Final = 8  # of one message
TRIED: Final = "tried"  # the reason of a message that somebody asks for, to see what comes
CONFIRM: Final = "confirm"  # the reason of the message that proves an address


class Line(NamedTuple):
    """What is told of one table."""

    reason: str
    match: str
    game: str
    player: str  # whom the table calls
    text: str


class Message(NamedTuple):
    """What one way tells at once."""

    title: str
    lines: list[Line]
    more: int  # further tables
    link: str

    def text(self, language: str) -> str:
        """The lines as one text."""
        told = [line.text for line in self.lines]
        if self.more:
            told.append(say(language, "more", n=self.more))
        return "\n".join(told)


def say(language: str, name: str, **things: str | int) -> str:
    """A sentence of the server's."""
    return phrase("tatami.server", language, f"notice-{name}", **things)


def line_of(notice: Notice, way: Way, s: Sitting) -> Line:
    """What is told of a table: to the person who is called, or to a channel of the table."""
    title = title_of(s, way.language)
    mine = s.places[notice.seat]
    by = s.places[notice.by].name if notice.by >= 0 else ""
    others = ", ".join(p.name for i, p in enumerate(s.places) if i != notice.seat and p.name)
    if others and not way.match:
        title = say(way.language, "with", game=title, others=others)
    where = {"game": title, "player": mine.name, "by": by}
    name = f"table-{notice.reason}" if way.match else notice.reason
    if notice.reason == "waits" and not by:
        name = name.replace("waits", "turn")
    text = say(way.language, name, **where)
    return Line(notice.reason, s.id, s.game.name, mine.name if way.match else "", text)


def title_of(s: Sitting, language: str) -> str:
    """The name of the game in a language."""
    source = bundle(GAMES[s.game.name].package, language)
    return formatted(source, "game-title", {}) or s.game.title


def message_of(lines: Sequence[Line], way: Way) -> Message:
    """One message of these lines. It leads to the table, or home if there are several."""
    tables = list(dict.fromkeys(line.match for line in lines))
    place = f"#/table/{tables[0]}" if len(tables) == 1 else "#/"
    calling = sum(line.reason != "over" for line in lines)
    title = say(way.language, "title", n=calling) if len(lines) > 1 else "Tatami"
    shown = list(lines[:MOST_LINES])
    return Message(title, shown, len(lines) - len(shown), f"{way.origin}/{place}")


def trial(way: Way) -> Message:
    """The message that somebody asks for, to see what comes."""
    text = say(way.language, "tried")
    return Message("Tatami", [Line(TRIED, "", "", "", text)], 0, f"{way.origin}/#/notices")


def confirmation(way: Way) -> Message:
    """The message that proves an address."""
    text = say(way.language, "confirm")
    title = say(way.language, "confirm-title")
    line = Line(CONFIRM, "", "", "", text)
    return Message(title, [line], 0, f"{way.origin}/#/confirm/{way.secrets}")
