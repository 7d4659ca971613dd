"""The end of the game (SEN-70, 71)."""

from scenes.senji import play, province, table
from table_talk import menu, rule, say
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Reign
from tatami.games.senji.game import SENJI
from tatami.games.senji.rules.end_of_the_game import MOST_ROUNDS, end_or_go_on
from tatami.games.senji.table import Senji


def with_honour(*honour: int, **options: str) -> Senji:
    t = table(3, **options)
    for name, points in zip(t.family, honour, strict=True):
        t.honour[name] = points
    return t


@rule("SEN-70")
def test_at_the_end_of_a_round_with_sixty_honour_the_highest_is_shogun() -> None:
    assert not end_or_go_on(with_honour(59, 10, 10))
    t = with_honour(61, 60, 10)
    assert end_or_go_on(t)
    assert SENJI.ranks(t) == [1, 2, 3]
    assert SENJI.scores(t) == [61, 60, 10]


@rule("SEN-70")
def test_sixty_in_the_middle_of_a_round_ends_nothing() -> None:
    t = play(with_honour(70, 10, 10), Reign())
    assert t.asks[0].rule == "SEN-20"


@rule("SEN-70")
def test_the_round_is_played_out_and_the_shogun_named() -> None:
    t = with_honour(70, 10, 10)
    t.secret, t.chronicle = "x", []
    play(t, Reign())
    say(t, "0 ready", "1 ready", "2 ready")
    while t.asks:
        ask = t.asks[t.given.index(None)]
        if ask.rule == "SEN-30":
            word = ask.options[0].text
        else:
            word = "done" if "done" in menu(t) else ask.options[0].text
        say(t, f"{ask.seat} {word}")
    assert t.chronicle[-1].plain() == {"event": "shogun", "seat": "seat:0", "honour": 70}


@rule("SEN-70")
def test_by_option_forty_honour_are_enough() -> None:
    assert end_or_go_on(with_honour(41, 10, 10, goal="40"))


@rule("SEN-70")
def test_the_game_stops_after_twelve_rounds() -> None:
    t = with_honour(10, 10, 5)
    t.round = MOST_ROUNDS
    assert end_or_go_on(t)


@rule("SEN-70", "SEN-71")
def test_a_tie_at_sixty_in_the_twelfth_round_has_its_last_round() -> None:
    t = with_honour(62, 62, 10)
    t.round = MOST_ROUNDS
    assert SENJI.view(t, 0)["most_rounds"] == MOST_ROUNDS
    assert not end_or_go_on(t)
    t.round += 1
    assert SENJI.view(t, 0)["most_rounds"] == MOST_ROUNDS + 1
    assert end_or_go_on(t)


@rule("SEN-71")
def test_a_shared_highest_score_is_settled_by_one_last_round() -> None:
    t = with_honour(62, 62, 10)
    assert not end_or_go_on(t)
    assert t.last_round
    t.honour[2] = t.honour[3] = 30
    assert end_or_go_on(t)


@rule("SEN-71")
def test_a_tie_then_goes_to_the_host_then_to_more_provinces_then_is_shared() -> None:
    t = with_honour(62, 62, 10)
    assert SENJI.ranks(t) == [1, 2, 3]  # seat 0 hosts
    t.host = t.family[2]
    assert SENJI.ranks(t) == [1, 1, 3]
    t.owner[province("izumo")] = t.family[1]
    assert SENJI.ranks(t) == [2, 1, 3]


@rule("SEN-67")
def test_a_single_family_left_wins() -> None:
    t = with_honour(10, -9, -9)
    t.owner = [t.family[0] if owner >= 0 else owner for owner in t.owner]
    assert end_or_go_on(t)
    assert t.families() == [t.family[0]]


@rule("SEN-67")
def test_the_last_family_left_has_won_whatever_its_honour() -> None:
    t = with_honour(-9, -7, -8)
    for province_, owner in enumerate(t.owner):
        if owner != NOBODY:
            t.owner[province_] = t.family[0]
    t.chronicle = []
    assert end_or_go_on(t)
    assert SENJI.ranks(t) == [1, 2, 3]


@rule("SEN-67")
def test_the_game_ends_when_no_family_is_left() -> None:
    t = table(3)
    for place in range(len(t.owner)):
        t.owner[place] = NOBODY
    for each in t.families():
        t.honour[each] = -8
    assert end_or_go_on(t)
    assert t.families() == []
    assert SENJI.ranks(t) == [1, 2, 2]  # the host stands before the others
