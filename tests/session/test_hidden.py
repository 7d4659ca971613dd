"""What is hidden stays hidden: dealt anew, nothing sent to anybody else changes by a byte."""

import random
from functools import partial
from typing import TypeVar

import pytest

from scenes.sittings import Tableside, refused
from tatami.core.words import NOBODY
from tatami.session import consent, deeds, speaking
from tatami.session.match import Match, known
from tatami.session.refusal import Refused
from tatami.session.sitting import PLAYING, Sitting
from tatami.session.table_log import TableLog, knows_any
from tatami.session.views import events_after

T = TypeVar("T")
GAMES = {"shitenno": 3, "senji": 4, "white_castle": 2, "shototsu": 2}


def copied(one: T, other: T) -> T:
    """The other made like the one: what is compiled cannot be copied in the usual way."""
    for name in getattr(type(one), "__mypyc_attrs__", None) or vars(one):
        setattr(other, name, getattr(one, name))
    return other


def dealt_anew(s: Sitting, viewer: int, seed: int) -> Sitting:
    """The same table, with all that a viewer cannot see dealt anew."""
    other = copied(s, Sitting(s.game, s.id, s.laid, s.created))
    other.match = copied(s.playing(), Match(s.game, s.playing().record))
    other.match.table = s.playing().table.imagined(viewer, seed)
    other.match.table.chronicle = s.playing().table.chronicle
    other.match.table.secret = f"another {seed}"  # what chance will bring is hidden from everybody
    return other


def told(s: Sitting, viewer: int) -> list[object]:
    """All that is ever sent to a viewer about the table as it stands: the state, the events, and
    why each word may not be said."""
    reasons: list[object] = []
    for word in s.game.vocabulary.words:
        try:
            reasons.append(speaking.why(s, viewer, word.text))
        except Refused as no:
            reasons.append(no.code)
        try:
            speaking.speak(s, viewer, [word.text])
        except Refused as no:
            reasons.append((no.code, no.rule, no.word))
    return [TableLog(s).face(viewer), events_after(s, viewer, 0), reasons]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_sent_to_a_seat_tells_what_is_hidden_from_it(game: str) -> None:
    t, dice = Tableside(game, *["person"] * GAMES[game], seed=game), random.Random(9)
    looked = 0
    for number in range(160):
        if t.s.status() != PLAYING:
            break
        if number % 32 == 0:
            for viewer in range(GAMES[game]):
                assert told(dealt_anew(t.s, viewer, number), viewer) == told(t.s, viewer)
                looked += 1
        t.say_anything(dice.choice(t.s.waiting()), dice)
    assert looked >= 6


# -- words in one breath ------------------------------------------------------------------------


def breath(s: Sitting, seat: int, dice: random.Random) -> list[str]:
    """Three words, each likely to be one that can be said at the true table after those before."""
    table, words = s.playing().table.copy(), list[str]()
    while len(words) < 3:
        menu = [word for ask in table.open_asks(seat) for word in ask.options]
        may = menu and (not words or dice.random() < 0.8)
        word = dice.choice(menu if may else s.game.vocabulary.words)
        words.append(word.text)
        if word in menu:
            table.answer(seat, word)
    return words


def answer_to(s: Sitting, seat: int, words: list[str]) -> object:
    """What a seat is answered to a breath: what it has said by it, or why it may not."""
    try:
        return speaking.speak(s, seat, words)
    except Refused as no:
        return no.code, no.rule, no.word


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_word_said_in_one_breath_with_others_foretells_anything(game: str) -> None:
    t, dice = Tableside(game, *["person"] * GAMES[game], seed=game, auto=False), random.Random(7)
    cut = 0
    for number in range(400):
        if t.s.status() != PLAYING:
            break
        seat = dice.choice(t.s.waiting())
        other, words = dealt_anew(t.s, seat, number), breath(t.s, seat, dice)
        for length in (2, 3):
            answer = answer_to(t.s, seat, words[:length])
            assert answer == answer_to(other, seat, words[:length])
            cut += isinstance(answer, deeds.Said) and len(answer.words) < length
        t.say_anything(seat, dice)
    assert cut > 5


def test_what_is_said_after_a_draw_is_neither_looked_at_nor_said() -> None:
    t = Tableside("shitenno", "person", "person", auto=False)
    t.say(0, "general:honda")
    taken = deeds.Said(1, ["general:ii"])  # which lays the cards out
    for word in ("take:samurai", "take:bushi", "seal:1", "general:ii", "accept"):
        assert speaking.speak(t.s, 1, ["general:ii", word, "accept"]) == taken
    with refused("illegal"):  # what comes before is known, and holds as a whole
        speaking.speak(t.s, 1, ["general:honda", "take:samurai"])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_in_which_nothing_comes_to_light_is_said_as_a_whole(game: str) -> None:
    t, dice = Tableside(game, *["person"] * GAMES[game], seed=game, auto=False), random.Random(6)
    longest = 0
    while t.s.status() == PLAYING and len(t.log) < 300:
        seat = dice.choice(t.s.waiting())
        table, words = t.s.playing().table.copy(), list[str]()
        before = known(table)
        while (asks := table.open_asks(seat)) and known(table) == before and len(words) < 9:
            word = dice.choice(asks[0].options)
            words.append(word.text)
            table.answer(seat, word)
        assert speaking.speak(t.s, seat, words) == deeds.Said(seat, words)
        with refused("no-such-word"):
            speaking.speak(t.s, seat, [*words[:-1], "dance"])
        longest = max(longest, len(words))
        t.say(seat, *words)
    assert longest > 2


# -- what others compose ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_word_is_noticed_does_not_tell_what_is_hidden(game: str) -> None:
    t, dice = Tableside(game, *["person"] * GAMES[game], seed=game, auto=False), random.Random(8)
    unnoticed = 0
    for number in range(120):
        if t.s.status() != PLAYING:
            break
        seat = dice.choice(t.s.waiting())
        others = [viewer for viewer in range(GAMES[game]) if viewer != seat]
        tables = {viewer: dealt_anew(t.s, viewer, number) for viewer in others}
        faces = {viewer: t.table_log.face(viewer) for viewer in t.s.viewers()}
        row = len(t.log)
        said = t.say_anything(seat, dice)
        for viewer, other in tables.items():
            if t.log[row].noticed_by >> viewer & 1:
                continue  # what is shown to it may tell what comes to light
            unnoticed += 1
            assert t.table_log.face(viewer) == faces[viewer]
            word = t.s.game.vocabulary.by_text[said]
            if any(word in ask.options for ask in other.playing().table.open_asks(seat)):
                other.playing().table.answer(seat, word)
            assert TableLog(other).face(viewer) == faces[viewer]
    assert unnoticed or game in ("white_castle", "shototsu")


@pytest.mark.parametrize("game", ["shitenno", "senji"])
def test_what_may_be_taken_back_tells_nothing_of_what_others_compose(game: str) -> None:
    t, dice = Tableside(game, *["person"] * GAMES[game], seed=game, auto=False), random.Random(3)
    unseen = 0
    for _ in range(250):
        seat = dice.choice(t.s.waiting())
        others = [viewer for viewer in range(GAMES[game]) if viewer != seat]
        before = {viewer: t.shown(viewer) for viewer in others}
        told, floor = len(t.s.events()), t.s.playing().table.free
        t.say_anything(seat, dice)
        if t.s.status() != PLAYING:
            break
        for viewer in others:
            now, then = t.shown(viewer), before[viewer]
            secret = floor or t.s.playing().table.frames[-1].hidden_from(viewer)
            seen = (now.view, now.asks, now.waiting) != (then.view, then.asks, then.waiting)
            if secret and not seen and not knows_any(t.s.events()[told:], viewer):
                unseen += 1
                assert (now.undo, now.restart) == (then.undo, then.restart)
    assert unseen > 10


def test_a_question_to_go_back_outlives_what_is_composed_in_secret() -> None:
    t, dice = Tableside("senji", *["person"] * 3, seed="a", auto=False), random.Random(1)
    while not (bids := [seat for seat in range(3) if bid(t, seat)]):
        t.say_anything(dice.choice(t.s.waiting()), dice)
    asking, bidding = (bids[0] + 1) % 3, bids[0]
    t.do(partial(consent.take_back, seat=asking, whole_turn=False))
    shown = t.shown(asking).table.proposal
    assert shown is not None
    t.say(bidding, bid(t, bidding))
    assert t.shown(asking).table.proposal == shown


def bid(t: Tableside, seat: int) -> str:
    """A secret bid this seat could begin, if there is one."""
    words = [word.text for ask in t.s.menu(seat) for word in ask.options]
    return next((text for text in words if text.startswith("bid:")), "")


def test_spectators_are_shown_no_hand() -> None:
    t = Tableside("shitenno", "person", "person")
    t.say(0, "general:honda")
    t.say(1, "general:ii")
    shown = t.shown(NOBODY)
    assert shown.view is not None
    assert (shown.view["hand"], shown.asks, shown.queue) == ([], [], [])


def test_what_the_clock_is_asked_is_no_question_of_the_spectators() -> None:
    t, dice = Tableside("senji", "person", "person", "person", auto=False), random.Random(3)
    while not t.s.floor_is_open():
        t.say_anything(t.waited(), dice)
    with refused("not-asked"):
        speaking.why(t.s, NOBODY, "time")


def test_a_private_queue_and_private_talk_are_noticed_by_nobody_else() -> None:
    t = Tableside("senji", "person", "person", "person", auto=False)
    words = [word.text for word in t.s.game.vocabulary.words[:3]]
    idle = next(seat for seat in range(3) if seat not in t.s.waiting())
    for deed, heard in (
        (partial(speaking.queue, seat=idle, texts=words), {idle}),
        (partial(speaking.chat, seat=0, name="", room="private", to=2, text="Psst"), {0, 2}),
    ):
        before = [t.s.noticing.seq(viewer) for viewer in t.s.viewers()]
        t.do(deed)
        after = [t.s.noticing.seq(viewer) for viewer in t.s.viewers()]
        moved = {v for v, (b, a) in enumerate(zip(before, after, strict=True)) if a != b}
        assert moved == heard
