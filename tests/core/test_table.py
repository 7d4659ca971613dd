"""Playing the book: questions together and freely, asides, imagined tables, chance."""

import pytest

from scenes.tea import BOWL, POUR, READY, SIP, TIME, Ceremony, Tea, pick_bowls, served, show_bowls
from table_talk import menu, say, why
from tatami.core.ask import Ask, Illegal
from tatami.core.chance import commitment, fair, next_state, stir
from tatami.core.digest import digest
from tatami.core.frame import Frame
from tatami.core.table import Table, without
from tatami.core.words import NOBODY, SEAT, Verb, Vocabulary
from tatami.games import GAMES


def test_answers_together_stay_secret_until_the_last_is_in() -> None:
    t = served(3)
    say(t, "1 bowl:red")
    assert t.given_in_part()
    assert not t.bowls
    with pytest.raises(Illegal) as twice:
        t.answer(1, BOWL[0])
    assert twice.value.rule == ""  # seat 1 has no open question any more
    say(t, "2 bowl:black", "0 bowl:red")
    assert list(t.bowls) == [1, 1, 0]


def test_an_imagined_table_does_not_know_what_others_have_secretly_said() -> None:
    t = served(3)
    say(t, "1 bowl:red")
    seen = {t.imagined(0, seed).given[1] for seed in range(20)}
    assert seen == {BOWL[0], BOWL[1]}
    assert {t.imagined(1, seed).given[1] for seed in range(20)} == {BOWL[1]}


def floor(seats: int = 3) -> Tea:
    t = served(seats)
    for seat in range(seats):
        say(t, f"{seat} bowl:red")
    return t


def test_on_the_open_floor_the_first_answer_goes_on_at_once() -> None:
    t = floor()
    say(t, "2 bow:0")
    assert t.bows[2 * 3 + 0] == 1
    assert [ask.seat for ask in t.asks] == [NOBODY, 0, 1, 2]
    assert why(t, "2 bow:0") == "TEA-02"
    say(t, "0 bow:2", "2 ready", "1 ready")
    assert [ask.seat for ask in t.asks] == [NOBODY, 0]


def test_a_frame_knows_which_step_comes_next() -> None:
    t = served(2)
    ceremony = t.frames[0]
    assert ceremony.is_at(show_bowls)  # the answers to `pick_bowls` are for it
    assert not ceremony.is_at(pick_bowls)
    assert not ceremony.is_over()
    t.end(ceremony)
    assert ceremony.is_over()
    assert not ceremony.is_at(show_bowls)


def test_the_clock_closes_the_floor() -> None:
    t = floor()
    t.answer(NOBODY, TIME)
    assert t.timed_out
    assert menu(t, 0) == ["pour", "sip"]


def test_only_the_clock_says_its_word() -> None:
    t = floor()
    with pytest.raises(Illegal) as refused:
        t.answer(1, TIME)
    assert refused.value.rule == "TEA-02"


def test_an_aside_is_done_and_the_question_is_put_again() -> None:
    t = floor(2)
    say(t, "0 ready", "1 ready", "0 sip")
    assert (t.sips, menu(t)) == (1, ["pour", "sip"])
    say(t, "0 sip")
    assert menu(t) == ["pour"]
    assert why(t, "0 sip") == "TEA-04"
    say(t, "0 pour")
    assert not t.asks
    assert not t.frames


def test_who_is_not_asked_is_told_so() -> None:
    t = floor(2)
    say(t, "0 ready", "1 ready")
    with pytest.raises(Illegal, match="not asked") as refused:
        t.answer(1, POUR)
    assert refused.value.rule == ""


def test_a_word_of_another_question_is_refused_with_its_own_rule() -> None:
    t = served(2)
    with pytest.raises(Illegal) as refused:
        t.answer(0, SIP)
    assert refused.value.rule == "TEA-04"
    assert refused.value.word is SIP


def test_the_nearest_rule_is_found_or_missed_loudly() -> None:
    t = served(2)
    assert t.nearest(Ceremony) is t.frames[-1]
    t.frames.clear()
    with pytest.raises(LookupError, match="Ceremony"):
        t.nearest(Ceremony)


def test_only_an_open_question_can_be_put_again() -> None:
    t = served(2)
    t.nearest(Ceremony).answers = (BOWL[0], BOWL[0])
    t.nearest(Ceremony).at = 2
    with pytest.raises(LookupError, match="no question is open"):
        t.ask_again()


def test_a_frame_can_be_left_early() -> None:
    t = served(2)
    t.end(t.nearest(Ceremony))
    t.advance()
    assert not t.frames


def test_what_a_game_must_supply_is_asked_for() -> None:
    t = Table({}, 2, 1)
    for missing in (t.copy, lambda: t.redeal(0), Frame().copy):
        with pytest.raises(NotImplementedError):
            missing()
    assert t.aside(0, READY) is False
    t.asides(Ask(0, "TEA-01"))


# -- chance ------------------------------------------------------------------------------


def test_loaded_dice_fall_as_told() -> None:
    t = Table({}, 2, stir(1))
    t.loaded = (3, 0)
    assert [t.below(6), t.below(6)] == [3, 0]
    assert t.seed == stir(1)


def test_quick_chance_is_even_and_never_leaves_its_range() -> None:
    t = Table({}, 2, stir(5))
    falls = [t.below(6) for _ in range(60_000)]
    for face in range(6):
        assert abs(falls.count(face) - 10_000) < 450  # five standard deviations
    assert next_state(1) == 950_284_356
    assert all(0 < stir(seed) < 1 << 61 for seed in range(-3, 1000))


def test_a_true_game_draws_from_its_secret() -> None:
    t = Table({}, 2, 0)
    t.secret = "tea"
    assert [t.below(6) for _ in range(8)] == [fair("tea", draw, 6) for draw in range(1, 9)]
    assert t.drawn == 8
    assert t.seed == 0
    assert len(commitment("tea")) == 64


def test_a_shuffle_keeps_every_card() -> None:
    t = Table({}, 2, stir(3))
    assert sorted(t.shuffled(range(40))) == list(range(40))
    assert t.shuffled(range(40)) != t.shuffled(range(40))


def test_an_imagined_table_has_a_future_of_its_own() -> None:
    t = GAMES["shitenno"].open_true(2, "secret")
    imagined = t.imagined(0, 1)
    assert imagined.secret == ""
    assert imagined.seed == t.imagined(0, 1).seed
    assert imagined.seed != t.imagined(0, 2).seed


# -- small things ------------------------------------------------------------------------


def test_without_takes_one_of_a_kind() -> None:
    assert without((1, 2, 2, 3), 2) == (1, 2, 3)


def test_words_are_read_as_they_are_written() -> None:
    assert repr(BOWL[1]) == "bowl:red"
    assert repr(READY) == "ready"
    assert SEAT[2].text == "seat:2"


def test_a_vocabulary_has_no_twins() -> None:
    with pytest.raises(ValueError, match="two words are written 'bowl:red'"):
        Vocabulary(BOWL, Verb("bowl", "TEA-01", ("red",)))


def test_a_digest_sees_every_difference() -> None:
    t = served(2)
    before = digest(t)
    assert digest(t.copy()) == before
    say(t, "0 bowl:red")
    assert digest(t) != before


class Kettle(Table):
    """A table that keeps what it could work out again."""

    not_in_digest = (*Table.not_in_digest, "steam")

    def __init__(self, heat: int, steam: bool) -> None:
        super().__init__({}, 2, 1)
        self.heat = heat
        self.steam = steam


def test_a_table_says_which_fields_follow_from_the_rest() -> None:
    assert digest(Kettle(90, True)) == digest(Kettle(90, False))
    assert digest(Kettle(90, True)) != digest(Kettle(100, True))


def test_an_answer_that_may_be_changed_is_changed_until_the_last_is_in() -> None:
    t = served(3)
    for ask in t.asks:
        ask.changeable = True
    say(t, "1 bowl:red")
    t.answer(1, BOWL[0])
    assert t.given[1] is BOWL[0]
    say(t, "2 bowl:black", "0 bowl:red")
    assert list(t.bowls) == [1, 0, 0]


def test_what_is_granted_is_noted_where_somebody_listens_and_is_no_part_of_the_table() -> None:
    t = served(2)
    before = digest(t)
    t.grant(BOWL[0])
    assert t.granted is None
    t.granted = []
    t.grant(BOWL[0])
    assert t.granted == [BOWL[0]]
    assert (t.copy().granted, digest(t)) == (None, before)


def test_a_question_reads_as_its_menu() -> None:
    ask = Ask(1, "TEA-01", "bowl")
    ask.offer(BOWL[0])
    ask.offer(BOWL[1], unless="TEA-02")
    assert repr(ask) == f"1, TEA-01-bowl: {BOWL[0].text}"
