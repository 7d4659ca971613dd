"""Mistakes: choices that cost their speaker more than the search may err."""

from tatami.bots.mistakes import Mistake, mistakes
from tatami.bots.registry import make_bot
from tatami.bots.search import Budget
from tatami.bots.seen import Seen
from tatami.games import GAMES

SHITENNO = GAMES["shitenno"]


def played(count: int) -> list[tuple[int, str]]:
    """The first words of a game in which the first seat says anything."""
    table = SHITENNO.open_true(2, "mistaken")
    bots = [make_bot("random", "a"), make_bot("greedy", "b")]
    words = []
    for _ in range(count):
        ask = table.asks[0]
        word = bots[ask.seat].choose(Seen(SHITENNO, table, ask.seat, ask))
        words.append((ask.seat, word.text))
        table.answer(ask.seat, word)
    return words


def found(words: list[tuple[int, str]], wanted: list[int]) -> list[Mistake]:
    table = SHITENNO.open_true(2, "mistaken")
    return mistakes(SHITENNO, table, words, wanted, Budget(tries=120))


def test_the_costliest_mistake_comes_first_and_has_something_better() -> None:
    words = played(30)
    own = [at for at, (seat, _) in enumerate(words) if seat == 0]
    made = found(words, own)
    assert made
    assert [each.cost for each in made] == sorted([each.cost for each in made], reverse=True)
    for each in made:
        assert each.cost > 0
        assert (each.seat, each.word) == words[each.at]
        assert each.better != each.word
    assert {each.at for each in made} <= set(own)
    # what is not wanted is not looked at, and the same choices always give the same answer
    assert found(words, [made[0].at]) == made[:1]
    assert found(words, []) == []


def test_an_edited_position_is_looked_at_like_any_other() -> None:
    words = played(30)
    table = SHITENNO.open_true(2, "mistaken")
    at = 0
    for number, (seat, word) in enumerate(words, 1):
        table.answer(seat, SHITENNO.vocabulary.by_text[word])
        at = number if SHITENNO.edits(table) else at
    assert at
    edited = [*words[:at], (-1, "edit-more:p1.favour"), (-1, "edit-less:p1.favour"), *words[at:]]
    own = [i for i, (seat, _) in enumerate(edited) if seat == 0]
    assert {each.at for each in found(edited, own)} <= set(own)
    assert found(edited, [at, at + 1]) == []  # nobody has chosen them
