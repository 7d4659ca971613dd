"""Composing: the words of one choice in any order, put into the order in which the rules name them.

A lot of three cards can be named in one way only, so that a search sees no transpositions. People
name the cards as they think of them; what they have said of the choice so far is taken back, and
said again in order. Only a game that says how it orders a choice is helped.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from tatami.core.ask import Ask, Illegal
from tatami.core.game import Game
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.session.match import Match, known, waiting_for
from tatami.session.refusal import Refused


class Passes(NamedTuple):
    """The word that lets a moment pass, and at a table the pass that stands there, if one does. And
    the questions about how a step is taken, which come between words as such moments do."""

    word: Word
    rest: Callable[[Table], Word | None]
    within_a_step: Collection[str] = ()


def foreseen(
    table: Table, seat: int, words: Sequence[Word], passes: Passes | None = None
) -> list[Word]:
    """The words up to the first that lets chance decide or reveals something hidden. The later
    words are not checked at all: whether they are legal would give away what comes. A word that
    is not asked because nothing else could be answered is left out. Between words a pass is said
    where one stands; at a moment to which the seat may react, or at which only others are asked,
    what follows is left for later. So are the next steps where it is asked how one is taken."""
    before, said, table.granted = known(table), list[Word](), list[Word]()
    for word in words:
        if passes and word not in table.granted:
            said += let_pass_before(table, seat, word, passes)
        if known(table) != before:
            break
        if word in table.granted:
            table.granted.remove(word)
            continue
        if passes and said and is_for_later(table, seat, word, passes):
            break
        table.granted.clear()
        answer_or_refuse(table, seat, word)
        said.append(word)
    return said


def answer_or_refuse(table: Table, seat: int, word: Word) -> None:
    """Say a word; one that cannot be said is refused with its rule."""
    try:
        table.answer(seat, word)
    except Illegal as illegal:
        code = "illegal" if illegal.rule else "not-asked"
        raise Refused(code, illegal.rule, word.text) from None


def let_pass_before(table: Table, seat: int, word: Word, passes: Passes) -> list[Word]:
    """Say the passes that stand, until this word is asked for."""
    said: list[Word] = []
    while (passed := passes.rest(table)) is not None:
        if any(word in ask.options for ask in table.open_asks(seat)):
            break
        table.answer(seat, passed)
        said.append(passed)
    return said


def is_for_later(table: Table, seat: int, word: Word, passes: Passes) -> bool:
    """Whether something else is asked first, which the words said together do not answer."""
    interrupted = is_interrupted(table, seat, word, passes)
    return interrupted or is_of_a_later_step(table, seat, word, passes.within_a_step)


def is_interrupted(table: Table, seat: int, word: Word, passes: Passes) -> bool:
    """Whether the seat may react to something before this word is asked for, or others are asked
    first, whose answers nobody can foresee."""
    menus = [ask.options for ask in table.open_asks(seat)]
    if not menus:
        return waiting_for(table) != []
    asked = any(word in menu for menu in menus)
    return not asked and any(passes.word in menu for menu in menus)


def is_of_a_later_step(table: Table, seat: int, word: Word, within_a_step: Collection[str]) -> bool:
    """Whether the seat is asked how a step is taken, and this word is no answer to that at all:
    then it was meant for a step that comes after."""
    asks = table.open_asks(seat)
    if not asks or any(ask.name() not in within_a_step for ask in asks):
        return False
    return all(each.verb is not word.verb for ask in asks for each in (*ask.options, *ask.refused))


class Composed(NamedTuple):
    """How many words a seat takes back, and what it says instead."""

    back: int
    words: list[Word]


class Draft(NamedTuple):
    """The table at which a choice began, and what its seat has said of the choice so far."""

    seat: int
    start: Table
    said: list[Word]


def in_order(match: Match, seat: int, words: Sequence[Word], always: bool) -> Composed | None:
    """The words of a choice, those said before among them, in the order of the rules; or None if
    they do not make up one choice. Only what may be taken back freely is said again."""
    if match.game.in_order is None or not match.table.open_asks(seat):
        return None
    return completed(match.game, draft(match, seat, always), words)


def completed(game: Game, draft: Draft, words: Sequence[Word]) -> Composed | None:
    """A choice with these words added to it, or None if that makes no choice or needs no order."""
    assert game.in_order is not None  # noqa: S101  (only then there is a draft)
    start, said = draft.start, draft.said
    given = (*said, *words)
    ordered = list(game.in_order(start, start.open_asks(draft.seat)[0], given))
    if ordered == list(given) or not can_be_said(start.copy(), draft.seat, ordered):
        return None
    same = 0
    while same < len(said) and said[same] is ordered[same]:
        same += 1
    return Composed(len(said) - same, ordered[same:])


def draft(match: Match, seat: int, always: bool) -> Draft:
    """The last words of this seat in answer to the question that is still open to it."""
    marks = match.marks
    point = match.restart_point(seat, always)
    if point is None:
        return Draft(seat, match.table, [])
    answered, first = (seat, match.table.open_asks(seat)[0].name()), len(marks)
    while first > point and (marks[first - 1].seat, marks[first - 1].question) == answered:
        first -= 1
    if first == len(marks):
        return Draft(seat, match.table, [])
    words = match.game.vocabulary.by_text
    said = [words[entry.word] for entry in match.record.standing()[first:]]
    return Draft(seat, match.table_after(first), said)


def can_be_said(table: Table, seat: int, words: Sequence[Word]) -> bool:
    """Whether all these words can be said, and only the last lets chance decide or reveals
    something."""
    before = known(table)
    for word in words:
        if known(table) != before:
            return False
        try:
            table.answer(seat, word)
        except Illegal:
            return False
    return True


def also(match: Match, ask: Ask, always: bool) -> list[Word]:
    """The words that are not on the menu only because they come out of order."""
    if match.game.in_order is None or not match.marks or match.marks[-1].seat != ask.seat:
        return []
    composed = draft(match, ask.seat, always)
    if not composed.said:
        return []
    return [word for word in ask.refused if completed(match.game, composed, [word]) is not None]
