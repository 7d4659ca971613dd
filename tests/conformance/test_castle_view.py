"""What a view of The White Castle promises of every choice comes true, in whole random games."""

import random
from collections.abc import Iterator

import pytest

from tatami.core.words import Word
from tatami.games.white_castle.effects import GAINS, GOODS
from tatami.games.white_castle.frames import Course, Doing
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.rules.scoring import count_the_points
from tatami.games.white_castle.sights import Prospects, View
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.view import view
from tatami.games.white_castle.words import AUDIENCE, PAID, PAID_FOR_DIE, PLACED, STOP, TRADE

pytestmark = pytest.mark.slow

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
GAMES = 6
OPTIONS = {"promo": "on", "difficulty": "hard"}


def moments(seats: int) -> Iterator[tuple[WhiteCastle, int, View]]:
    """Every question of some random games: the table, who is asked, and what that seat sees."""
    for seed in range(GAMES):
        yield from moments_of_a_game(seats, random.Random(seed))


def moments_of_a_game(seats: int, dice: random.Random) -> Iterator[tuple[WhiteCastle, int, View]]:
    """Every question of one game, whose players seldom pass the time."""
    t = WHITE_CASTLE.open(seats, dice.randrange(1000), OPTIONS)
    assert isinstance(t, WhiteCastle)
    while t.asks:
        seat = t.asks[0].seat
        yield t, seat, view(t, seat)
        t.answer(seat, dice.choice(busy(t) if dice.random() < 0.9 else t.asks[0].options))


def busy(t: WhiteCastle) -> list[Word]:
    """The menu without what only passes the time, if something else is left."""
    words = t.asks[0].options
    return [w for w in words if w.verb is not TRADE and w is not STOP] or words


def said(t: WhiteCastle, seat: int, word: Word) -> WhiteCastle:
    """The table after this word, with what happened on the way."""
    after = t.copy()
    after.chronicle = []
    after.answer(seat, word)
    return after


def goods(t: WhiteCastle, seat: int) -> dict[str, int]:
    return {name: t.has(seat, good) for good, name in enumerate(GAINS[:GOODS])}


def menu(t: WhiteCastle) -> list[str]:
    """What is asked, without the trades that are possible at any time."""
    return [w.text for ask in t.asks for w in ask.options if w.verb is not TRADE]


# -- dice ----------------------------------------------------------------------------------------


@SEATS
def test_a_die_goes_where_its_prospects_say_for_those_coins(seats: int) -> None:
    tried = 0
    for t, seat, seen in moments(seats):
        if t.asks[0].rule != "WHI-21":
            continue
        takes = [word for word in t.asks[0].options if word.verb is not TRADE]
        assert list(seen["prospects"]) == [word.thing for word in takes]
        for take in takes:
            lifted = said(t, seat, take)
            promised = seen["prospects"][take.thing]
            assert view(lifted, seat)["prospects"] == {take.thing: promised}
            assert view(lifted, seat)["taken_from"] == take.thing.split("-")[1]
            compare_places(lifted, seat, promised)
            tried += len(promised["places"])
    assert tried > 300


def compare_places(t: WhiteCastle, seat: int, promised: Prospects) -> None:
    """Each place is offered, or refused by the rule named; offered, it does what was told."""
    told = {place["place"]: place for place in promised["places"]}
    for word, rule in t.asks[0].refused.items():
        if word.verb.name == "place":
            assert told[word.thing]["rule"] == rule
    for word in t.asks[0].options:
        if word.verb.name != "place":
            continue
        place = told[word.thing]
        assert place["rule"] == ""
        placed = next(e for e in said(t, seat, word).chronicle or [] if e.kind in PLACING)
        coins = placed.things[4]
        assert isinstance(coins, int)
        assert place["coins"] == (coins if placed.kind is PLACED else -coins)
        called = called_by(t, word)
        if promised["lantern"]:
            assert called.pop().rule == "WHI-50"
        assert [e.name for d in reversed(called) for e in d.left] == place["effects"]


PLACING = (PLACED, PAID_FOR_DIE)


def called_by(t: WhiteCastle, word: Word) -> list[Doing]:
    """The icons that the very next step lays out, the innermost last."""
    after = one_step(t, word)
    return [frame for frame in after.frames if isinstance(frame, Doing)]


def one_step(t: WhiteCastle, word: Word) -> WhiteCastle:
    """The table after the step that hears this word, and before any other."""
    after = t.copy()
    frame = after.frames[-1]
    if not after.aside(after.asks[0].seat, word) and not frame.is_over():
        frame.answers = word.alone
        frame.at += 1
        frame.steps[frame.at - 1](after, frame)
    return after


def test_who_waits_sees_the_prospects_of_a_later_turn_and_a_spectator_none() -> None:
    waited = 0
    for t, seat, seen in moments(2):
        nobody, other = view(t, -1), view(t, 1 - seat)
        assert not nobody["prospects"]
        for unasked in (nobody, other):
            assert not unasked["costs"]
            assert not unasked["opens"]
        if other["prospects"]:
            waited += 1
            assert 1 - seat in seen["turns"][1:]
        else:
            assert 1 - seat not in seen["turns"][1:]
    assert waited > 10


# -- costs ---------------------------------------------------------------------------------------


@SEATS
def test_costs_are_what_changes_by_a_word(seats: int) -> None:
    verbs: set[str] = set()
    for t, seat, seen in moments(seats):
        assert list(seen["costs"]) == [word.text for word in t.asks[0].options]
        before = goods(t, seat)
        for word in t.asks[0].options:
            told = seen["costs"][word.text]
            after = goods(one_step(t, word), seat)
            changed = {good: before[good] - after[good] for good in before}
            assert told == {good: amount for good, amount in changed.items() if amount}
            verbs |= {word.verb.name} if told else set()
            if word.verb.name not in ("place", "trade"):
                paid = {good: amount for good, amount in told.items() if amount > 0}
                assert paid == paid_for(said(t, seat, word), t.who(seat))
    assert verbs >= {"place", "do", "trade", "gain", "yard", "garden", "audience", "climb"}


def paid_for(t: WhiteCastle, who: Word) -> dict[str, int]:
    """All that a player paid until the next question."""
    paid: dict[str, int] = {}
    for event in t.chronicle or []:
        if event.kind in PAID.values() and event.things[0] is who:
            amount = event.things[1]
            assert isinstance(amount, int)
            good = event.kind.name.removeprefix("paid-")
            paid[good] = paid.get(good, 0) + amount
    return paid


# -- what is still to be done, and what it opens -------------------------------------------------


@SEATS
def test_what_is_to_do_is_what_can_be_done(seats: int) -> None:
    asked = rows = 0
    for t, _, seen in moments(seats):
        frame = t.frames[-1]
        if not isinstance(frame, Doing):
            continue
        asked += 1
        now = seen["todo"][0]["effects"]
        assert [undone["effect"] for undone in now] == [effect.name for effect in frame.left]
        rules = {f"do:{undone['effect']}": undone["rule"] for undone in now}
        done = [word for word in menu(t) if word.startswith("do:")]
        assert [word for word, rule in rules.items() if not rule] == done
        refused = {w.text: r for w, r in t.asks[0].refused.items() if w.verb.name == "do"}
        assert {word: rule for word, rule in rules.items() if rule} == refused
        rows += check_rows(seen)
    assert asked > 10
    assert rows


def check_rows(seen: View) -> int:
    """Each icon of a room is printed in the row named, on a row of the die's colour."""
    found = 0
    for group in seen["todo"]:
        for undone in group["effects"]:
            if undone["row"]:
                found += 1
                (room,) = [each for each in seen["spaces"] if each["space"] == group["thing"]]
                names = {3: ("top", "middle", "bottom"), 2: ("upper", "lower")}[len(room["rows"])]
                row = names.index(undone["row"].removeprefix(group["thing"] + "-"))
                assert undone["effect"] in room["rows"][row]["effects"]
    return found


@SEATS
def test_what_a_word_opens_is_asked_next(seats: int) -> None:
    opened = 0
    for t, seat, seen in moments(seats):
        for word in t.asks[0].options:
            if word.verb.name not in ("do", "tend") and word is not AUDIENCE:
                continue
            after = said(t, seat, word)
            told = seen["opens"][word.text]
            if told:
                opened += 1
                assert menu(after) == told
            else:
                assert not asks_for_itself(t, after)
            if AUDIENCE.text in told:
                assert menu_of_court(said(after, seat, AUDIENCE)) == seen["opens"]["audience"]
        words = {w.text for w in t.asks[0].options if w.verb.name in ("do", "tend")}
        # what these lead to is told, too: rows of the castle and climbs
        further = {text for text in seen["opens"] if text.startswith(("row:", "climb:"))}
        assert set(seen["opens"]) - {"audience"} - further == words
        assert further <= set(menu(t)).union(*seen["opens"].values())
    assert opened > 20


def asks_for_itself(t: WhiteCastle, after: WhiteCastle) -> bool:
    """Whether something asks that was begun by the word, and not by the rule it answers."""
    depth = len(t.frames)
    frame = t.frames[-1]
    if len(after.frames) <= depth or type(after.frames[depth - 1]) is not type(frame):
        return False
    still = after.frames[depth - 1]
    alone = isinstance(still, Doing) and not still.left  # its last icon was begun by itself
    return type(frame) is Doing and not alone


def menu_of_court(t: WhiteCastle) -> list[str]:
    """What the courtier action still asks; nothing if it is over."""
    return menu(t) if t.asks and t.asks[0].rule == "WHI-42" else []


# -- points --------------------------------------------------------------------------------------


@SEATS
def test_points_now_and_coming_are_the_final_score_if_nothing_more_is_done(
    seats: int,
) -> None:
    ends = 0
    for t, seat, seen in moments(seats):
        ended = t.copy()
        count_the_points(ended, Course())
        for number, clan in enumerate(seen["clans"]):
            assert clan["score"] + sum(clan["coming"]) == ended.score(number)
            assert clan["coming"][4] == clan["might"] * clan["inside"]
        if t.round == 3 and "stop" in seen["costs"] and not seen["costs"]["stop"]:
            done = said(t, seat, next(w for w in t.asks[0].options if w.text == "stop"))
            if not done.asks:
                ends += 1
                last = [clan["score"] + sum(clan["coming"]) for clan in seen["clans"]]
                assert last[:seats] == WHITE_CASTLE.scores(done)  # a rival still changes coins
                for clan in view(done, seat)["clans"]:
                    assert clan["counted"][4] == clan["might"] * clan["inside"]
                    assert not any(clan["coming"])
    assert ends
