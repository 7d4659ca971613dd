"""How people behave at a table: what is asked for becomes a deed, or is refused."""

from collections.abc import Sequence
from typing import Final

from tatami.bots.registry import make_bot
from tatami.bots.settings import BadBot
from tatami.core.ask import Illegal
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word
from tatami.session.deeds import Begun, Chatted, Placed, Queued, Said, Sat, Stood
from tatami.session.match import Match, known
from tatami.session.refusal import Refused
from tatami.session.sitting import OPEN, OVER, Sitting

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500
MOST_WORDS: Final = 64  # in one breath
MOST_THOUGHT: Final = {  # for a word of a guest's bot
    "time": 10,
    "tries": 10_000,
    "jobs": 1,
    "tables": 100,
    "playout": 20,
}
ROOMS: Final = ("table", "private", "spectators")


def clean(text: str) -> str:
    """A line of text on one line, without what cannot be seen."""
    seen = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(seen.split())


def nickname(text: str) -> str:
    """A name to be called by, if it is one."""
    name = clean(text)
    if not name:
        raise Refused("no-name")
    return name


def sit(s: Sitting, who: str, name: str, seat: int | None, user: bool = False) -> Sat:
    """Take an open seat: the one named, or the first."""
    if s.status() != OPEN:
        raise Refused("already-begun")
    name = nickname(name)
    free = [i for i, place in enumerate(s.places) if place.open()]
    if seat is None and s.seats_of(who):
        raise Refused("seated-already")  # a second tap, or a request sent again
    if seat is None and not free:
        raise Refused("table-full")
    if seat is not None and seat not in free:
        raise Refused("seat-taken")
    return Sat(free[0] if seat is None else seat, who, name, user)


def stand(s: Sitting, seat: int) -> Stood:
    """Give a seat free again before the game."""
    if s.status() != OPEN:
        raise Refused("already-begun")
    return Stood(seat)


def place(s: Sitting, seat: int, bot: str) -> Placed:
    """Let a bot sit in an open seat."""
    if s.status() != OPEN:
        raise Refused("already-begun")
    if not 0 <= seat < len(s.places) or not s.places[seat].open():
        raise Refused("seat-taken")
    return Placed(seat, a_bot(bot))


def a_bot(spec: str) -> str:
    """The spec of a bot, if there is one that does not take too much of the server's time."""
    try:
        make_bot(spec, "")
    except BadBot:
        raise Refused("no-such-bot") from None
    for setting in spec.split(":")[1:]:
        name, _, value = setting.partition("=")
        if name in MOST_THOUGHT and float(value) > MOST_THOUGHT[name]:
            raise Refused("slow-bot")
    return spec


def begin(s: Sitting) -> Begun:
    """Begin once every seat is taken."""
    if s.status() != OPEN:
        raise Refused("already-begun")
    if any(place.open() for place in s.places):
        raise Refused("seats-open")
    return Begun()


def speak(s: Sitting, seat: int, texts: Sequence[str]) -> Said:
    """Say words by hand, where no bot plays in one's place."""
    if s.places[seat].away():
        raise Refused("taken-over")
    return say(s, seat, texts)


def say(s: Sitting, seat: int, texts: Sequence[str]) -> Said:
    """Say words in one breath: all of them, or none, as far as one could know what one says."""
    match = going_on(s)
    if s.paused:
        raise Refused("paused")
    if not 0 < len(texts) <= MOST_WORDS:
        raise Refused("no-words" if not texts else "too-many-words")
    words = [the_word(s, text) for text in texts]
    return Said(seat, [word.text for word in foreseen(match.table.copy(), seat, words)])


def foreseen(table: Table, seat: int, words: list[Word]) -> list[Word]:
    """The words up to the first that lets chance decide or brings something hidden to light. Those
    after it are not even looked at: whether they may be said would foretell what comes."""
    before, said = known(table), list[Word]()
    for word in words:
        if known(table) != before:
            break
        try:
            table.answer(seat, word)
        except Illegal as illegal:
            code = "illegal" if illegal.rule else "not-asked"
            raise Refused(code, illegal.rule, word.text) from None
        said.append(word)
    return said


def queue(s: Sitting, seat: int, texts: Sequence[str]) -> Queued:
    """Say in advance what one will answer; nothing, to think better of it."""
    going_on(s)
    if len(texts) > MOST_WORDS:
        raise Refused("too-many-words")
    return Queued(seat, [the_word(s, text).text for text in texts])


def why(s: Sitting, seat: int, text: str) -> str:
    """The rule that keeps a word off a seat's menu; empty where it may be said."""
    match = going_on(s)
    word = the_word(s, text)
    asks = match.table.open_asks(seat) if seat != NOBODY else []  # those of nobody are the clock's
    if not asks:
        raise Refused("not-asked")
    if any(word in ask.options for ask in asks):
        return ""
    refusing = next((ask for ask in asks if word in ask.refused), asks[0])
    return refusing.why_not(word)


def chat(s: Sitting, seat: int, name: str, room: str, to: int, text: str) -> Chatted:
    """Talk: to the table, to one seat, or among spectators, whom the players do not hear."""
    line = clean(text)
    if not line:
        raise Refused("no-words")
    if room not in ROOMS:
        raise Refused("no-such-room")
    if (seat == NOBODY) != (room == "spectators"):
        raise Refused("not-your-room")
    if room == "private" and (to == seat or not 0 <= to < len(s.places)):
        raise Refused("no-such-seat")
    called = s.places[seat].name if seat != NOBODY else nickname(name)
    return Chatted(seat, called, room, to if room == "private" else NOBODY, line)


def the_word(s: Sitting, text: str) -> Word:
    """The word of the game that is written like this."""
    word = s.game.vocabulary.by_text.get(text)
    if word is None:
        raise Refused("no-such-word", word=text[:80])
    return word


def going_on(s: Sitting) -> Match:
    """The match, while it is played."""
    if s.status() == OPEN:
        raise Refused("not-begun")
    if s.status() == OVER:
        raise Refused("over")
    return s.playing()
