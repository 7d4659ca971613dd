"""What programs that learn are told of a game: observations, masks, whose turn it is, returns."""

import dataclasses

import pytest

from scenes.tea import TEA, served
from table_talk import say
from tatami.core.chronicle import Event
from tatami.core.observation import Observation, capped, flag
from tatami.core.words import NOBODY
from tatami.games import GAMES


def test_a_game_without_an_observation_has_no_fields() -> None:
    t = served()
    TEA.observe(t, 0, TEA.observation.room(t))
    assert TEA.observation.fields(t) == ()


@pytest.mark.parametrize("more", [-1, 1])
def test_a_list_of_another_length_is_refused(more: int) -> None:
    game = GAMES["white_castle"]
    t = game.open(2, 1)
    count = len(game.observation.fields(t))
    with pytest.raises(ValueError, match=f"{count} numbers, not {count + more}"):
        game.observe(t, 0, [0.0] * (count + more))


def test_a_mistake_of_the_game_is_not_taken_for_a_wrong_length() -> None:
    def fill(table: object, seat: int, out: list[float]) -> int:
        return int(out[7])

    mistaken = Observation(1, lambda _: [("own", flag("asked"))], fill)
    with pytest.raises(IndexError):
        mistaken.observe(served(), 0, [0.0])


def test_a_list_is_filled_anew_each_time() -> None:
    game = GAMES["shitenno"]
    t = game.open(3, 1)
    out, again = game.observation.room(t), game.observation.room(t)
    out[:] = [7.0] * len(out)
    game.observe(t, 1, out)
    game.observe(t, 1, again)
    assert out == again
    assert 7.0 not in out


def test_a_count_without_bounds_is_capped() -> None:
    assert [capped(n, 5) for n in (0, 5, 6)] == [0.0, 5.0, 5.0]


def test_a_mask_has_a_byte_for_each_word() -> None:
    t = served()
    mask = TEA.mask(t.asks[0])
    words = [word.text for word, can in zip(TEA.vocabulary.words, mask, strict=True) if can]
    assert words == ["bowl:black", "bowl:red"]


def test_those_asked_together_answer_one_after_the_other() -> None:
    t = served(3)
    order = []
    while t.asks and not t.free:
        order.append(TEA.whose_turn(t))
        say(t, f"{order[-1]} bowl:red")
    assert order == [0, 1, 2]


def test_on_the_open_floor_the_seats_take_turns_and_the_clock_comes_last() -> None:
    t = served(3)
    say(t, "0 bowl:red", "1 bowl:red", "2 bowl:red")
    say(t, "0 bow:1")
    order = []
    for word in ("bow:2", "bow:0", "bow:2", "ready", "ready"):
        order.append(TEA.whose_turn(t))
        say(t, f"{order[-1]} {word}")
    assert order == [1, 2, 0, 1, 2]
    for ask in t.asks:
        ask.idle = True
    assert TEA.whose_turn(t) == NOBODY


def test_when_the_game_is_over_it_is_nobodys_turn() -> None:
    t = served()
    say(t, "0 bowl:red", "1 bowl:red", "0 ready", "1 ready", "0 pour")
    assert TEA.whose_turn(t) == NOBODY


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 3, 1], [0.0, -1.0, 1.0]),
        ([3, 1, 1, 4], [-1 / 3, 2 / 3, 2 / 3, -1.0]),
        ([1], [1.0]),
        ([2], [-1.0]),
    ],
)
def test_returns_follow_from_the_ranks(ranks: list[int], returns: list[float]) -> None:
    t = served()
    t.seats, t.asks = len(ranks), []
    game = dataclasses.replace(TEA, ranks=lambda _: ranks)
    assert game.returns(t) == pytest.approx(returns)
    assert len(ranks) == 1 or sum(game.returns(t)) == pytest.approx(0.0)


def test_until_the_game_is_over_nobody_has_won_anything() -> None:
    assert TEA.returns(served(3)) == [0.0, 0.0, 0.0]


def test_nothing_is_told_to_those_who_observe() -> None:
    game = GAMES["senji"]
    t = game.open_true(3, "seed")
    before: list[Event] = list(t.chronicle or [])
    game.observe(t, 0, game.observation.room(t))
    assert t.chronicle == before
