"""What people are told when they are called back: one message, however many tables it is about.

It names games and players, which everybody at the table knows, and nothing of what is on it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tatami.games import GAMES
from tatami.server.notices.outbox import TOURNAMENT, Notice
from tatami.server.notices.ways import Way
from tatami.server.tournaments.tournament import Tournament
from tatami.session.places import Place
from tatami.session.sitting import Sitting
from tatami.texts.bot_names import bot_name
from tatami.texts.phrases import phrase
from tatami.texts.talk import bundle, formatted

MOST_LINES: Final = 8  # of one message
TRIED: Final = "tried"  # the reason of a message that somebody asks for, to see what comes
CONFIRM: Final = "confirm"  # the reason of the message that proves an address
ENDS: Final = ("over", TOURNAMENT)  # reasons for which nobody has to do anything


class Line(NamedTuple):
    """What is told of one table, or of a tournament."""

    reason: str
    match: str
    game: str
    player: str  # whom the table calls
    text: str
    tournament: str = ""

    def place(self) -> str:
        """Where the page tells more of it."""
        return f"#/tournaments/{self.tournament}" if self.tournament else f"#/table/{self.match}"


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
    names = [called(place, way.language) for place in s.places]
    by = names[notice.by] if notice.by >= 0 else ""
    others = ", ".join(name for i, name in enumerate(names) if i != notice.seat and name)
    if others and not way.match:
        title = say(way.language, "with", game=title, others=others)
    where = {"game": title, "player": mine.name, "by": by}
    name = f"table-{notice.reason}" if way.match else notice.reason
    if notice.reason == "waits" and not by:
        name = name.replace("waits", "turn")
    text = say(way.language, name, **where)
    return Line(notice.reason, s.id, s.game.name, mine.name if way.match else "", text)


def line_of_tournament(notice: Notice, way: Way, t: Tournament) -> Line:
    """What is told of a tournament that is over: who took part hears of their place."""
    places = {standing.entrant: standing.place for standing in t.standings()}
    about: dict[str, str | int] = {"title": t.terms.title, "of": len(t.entrants)}
    if notice.seat in places:
        text = say(way.language, "tournament", place=places[notice.seat], **about)
    else:  # its host
        text = say(way.language, "tournament-hosted", **about)
    return Line(TOURNAMENT, "", t.terms.game, "", text, t.id)


def called(place: Place, language: str) -> str:
    """What the player of a seat is called; nobody knows a bot by its spec."""
    return bot_name(place.name, language) if place.kind() == "bot" else place.name


def title_of(s: Sitting, language: str) -> str:
    """The name of the game in a language."""
    source = bundle(GAMES[s.game.name].package, language)
    return formatted(source, "game-title", {}) or s.game.title


def message_of(lines: Sequence[Line], way: Way) -> Message:
    """One message of these lines. It leads to what they are about, or home if that is several
    things."""
    places = list(dict.fromkeys(line.place() for line in lines))
    place = places[0] if len(places) == 1 else "#/"
    calling = sum(line.reason not in ENDS for line in lines)
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
