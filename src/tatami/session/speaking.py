"""Speaking: what somebody says at a table becomes a deed, or is refused."""

from collections.abc import Sequence
from typing import Final, TypeGuard, get_args

from tatami.core.words import NOBODY, Word
from tatami.session.automatic import asked_bots
from tatami.session.bot_question import BotQuestion, still_open
from tatami.session.composing import foreseen, in_order
from tatami.session.deeds import Chatted, Queued, Room, Said
from tatami.session.names import clean
from tatami.session.refusal import Refused
from tatami.session.seating import name_beside
from tatami.session.sitting import Sitting, going_on
from tatami.session.standing import passes_of

LONGEST_LINE: Final = 500
MOST_WORDS: Final = 64  # said together
MOST_MOVES: Final = 12  # prepared in a row


def speak(s: Sitting, seat: int, texts: Sequence[str]) -> Said:
    """Say words by hand, if no bot plays for this seat."""
    if s.places[seat].away():
        raise Refused("taken-over")
    return say(s, seat, texts)


def say(s: Sitting, seat: int, texts: Sequence[str]) -> Said:
    """Say words together, all or none, up to the first whose outcome nobody can foresee. The words
    of one choice may come in any order. What is not asked because it is forced may be among them;
    between them a pass is said where one stands, and the rest is left for later where a moment
    comes to which the seat may react."""
    match = going_on(s)
    if s.paused:
        raise Refused("paused")
    if not 0 < len(texts) <= MOST_WORDS:
        raise Refused("no-words" if not texts else "too-many-words")
    words = [the_word(s, text) for text in texts]
    try:
        said = foreseen(match.table.copy(), seat, words, passes_of(s, seat))
    except Refused:
        composed = in_order(match, seat, words, s.alone(seat))
        if composed is None:
            raise
        return Said(seat, [word.text for word in composed.words], back=composed.back)
    return Said(seat, [word.text for word in said])


def answer_for_a_bot(s: Sitting, asked: BotQuestion, text: str) -> Said:
    """Say a bot's word, if the bot is still asked this. While it thought, somebody may have come
    back to the seat or taken something back."""
    if asked.seat not in asked_bots(s) or not still_open(s, asked):
        raise Refused("stale")
    return say(s, asked.seat, [text])


def queue(
    s: Sitting, seat: int, texts: Sequence[str], together: bool = False, after: int = 0
) -> Queued:
    """Say in advance what the seat will answer, word by word or together, behind so many moves that
    are prepared already. Without words, drop it."""
    going_on(s)
    if len(texts) > MOST_WORDS or after >= MOST_MOVES:
        raise Refused("too-many-words")
    after = min(after, len(s.places[seat].moves()))
    return Queued(seat, [the_word(s, text).text for text in texts], together, after)


def why(s: Sitting, seat: int, text: str) -> str:
    """The rule that keeps a word off a seat's menu, or nothing if the word is legal."""
    match = going_on(s)
    word = the_word(s, text)
    asks = match.table.open_asks(seat) if seat != NOBODY else []  # NOBODY's are for the clock
    if not asks:
        raise Refused("not-asked")
    if any(word in ask.options for ask in asks):
        return ""
    refusing = next((ask for ask in asks if word in ask.refused), asks[0])
    return refusing.why_not(word)


def is_reason(s: Sitting, seat: int, text: str) -> bool:
    """Whether the rule of `why` forbids just this word now. Otherwise it is the rule of its verb,
    which is not what is asked."""
    word = the_word(s, text)
    return any(word in ask.refused for ask in going_on(s).table.open_asks(seat))


def chat(s: Sitting, seat: int, name: str, room: str, to: int, text: str) -> Chatted:
    """Talk: to the table, to one seat, or among spectators, whom the players do not hear."""
    line = clean(text)
    if not line:
        raise Refused("no-words")
    if not is_room(room):
        raise Refused("no-such-room")
    if (seat == NOBODY) != (room == "spectators"):
        raise Refused("not-your-room")
    if room == "private" and (to == seat or not 0 <= to < len(s.places)):
        raise Refused("no-such-seat")
    called = s.places[seat].name if seat != NOBODY else name_beside(s, "", name)
    return Chatted(seat, called, room, to if room == "private" else NOBODY, line)


def is_room(name: str) -> TypeGuard[Room]:
    """Whether people talk in a room of this name."""
    return name in get_args(Room)


def the_word(s: Sitting, text: str) -> Word:
    """The game's word with this text."""
    word = s.game.vocabulary.by_text.get(text)
    if word is None:
        raise Refused("no-such-word", word=text[:80])
    return word
