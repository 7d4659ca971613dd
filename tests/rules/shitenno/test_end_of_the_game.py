"""The end of the game (SHI-50 to 53)."""

import pytest

from scenes.shitenno import cards, count, last_year, stand, table
from table_talk import rule, say
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.games.shitenno.frames import Campaign
from tatami.games.shitenno.printed import BONUSES, PROVINCES
from tatami.games.shitenno.rules.end_of_the_game import koku_at_the_end, master_of
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.view import view

GAME = GAMES["shitenno"]


def odd_year(t: Shitenno) -> Shitenno:
    """The turns of an odd year, with what follows it."""
    frame = Campaign()
    t.year = 2
    t.call(frame)
    frame.at = 1
    t.advance()
    return t


@rule("SHI-50")
def test_the_game_ends_when_the_koku_deck_is_empty() -> None:
    t = odd_year(last_year())
    say(t, "0 pass", "1 pass")
    assert not t.asks


@rule("SHI-50")
def test_the_game_ends_when_a_player_has_no_kamon_but_the_year_is_played_out() -> None:
    t = table(2)
    t.hands[0] = cards("koku-3")
    t.kamons[0] = 1
    odd_year(t)
    say(t, "0 bribe:chugoku spend:koku-3")
    assert t.kamons[0] == 0
    say(t, "0 pass")
    assert t.asks[0].seat == 1  # the other still has a turn
    say(t, "1 pass")
    assert not t.asks


@rule("SHI-50")
def test_else_another_even_year_begins() -> None:
    t = odd_year(table(2))
    say(t, "0 pass", "1 pass")
    assert t.year == 4
    assert t.asks[0].rule == "SHI-18"


@rule("SHI-51")
@pytest.mark.parametrize(
    ("hand", "tiles", "points"),
    [
        ("koku-1 koku-2 koku-3", "", 6),
        ("samurai bushi", "", 0),
        ("samurai bushi", "exchange", 1),
        ("bushi-sohei", "exchange exchange exchange", 2),
        ("koku-1", "plus-one plus-one", 3),
        ("samurai", "plus-one", 0),
        ("samurai", "exchange plus-one", 2),
        ("koku-2 samurai", "draw draw", 2),
        ("koku-2 samurai bushi-bushi", "exchange exchange plus-one draw", 5),
    ],
)
def test_koku_in_hand_are_counted_with_the_best_use_of_tiles(
    hand: str, tiles: str, points: int
) -> None:
    t = last_year()
    t.hands[0] = cards(hand)
    for name in tiles.split():
        t.bonuses[BONUSES.index(name)] += 1
    assert koku_at_the_end(t, 0) == points
    count(t)
    assert t.score(0) == points


@rule("SHI-51")
def test_counting_the_koku_shows_the_hands() -> None:
    t = last_year()
    before = t.revealed
    count(t)
    assert t.revealed > before


@rule("SHI-52")
def test_a_province_is_worth_six_points_to_the_most_kamons() -> None:
    t = last_year()
    stand(t, "kanto", 1, 0, 0)
    count(t)
    assert GAME.scores(t) == [6, 0]


@rule("SHI-52")
def test_among_equals_the_leftmost_kamon_wins_the_province() -> None:
    t = last_year()
    stand(t, "kanto", 1, 0, 1, 0)
    assert master_of(t, PROVINCES.index("kanto")) == 1
    stand(t, "kansai", 0, 1)
    assert master_of(t, PROVINCES.index("kansai")) == 0


@rule("SHI-52")
def test_the_view_tells_whose_a_majority_would_be() -> None:
    t = last_year()
    stand(t, "kanto", 1, 0)
    kanto = PROVINCES.index("kanto")
    assert [view(t, seat)["provinces"][kanto]["master_next"] for seat in (0, 1)] == [0, 1]
    assert view(t, NOBODY)["provinces"][kanto]["master_next"] == NOBODY
    gilded = [place["master_gilded"] for place in view(t, 0)["provinces"][kanto]["positions"]]
    assert gilded == [1, 0, NOBODY, NOBODY]
    stand(t, "kansai", 1, 0, 1, 0, golden=(1,))
    kansai = view(t, 0)["provinces"][PROVINCES.index("kansai")]
    assert kansai["master_next"] == NOBODY  # nobody can place there any more
    assert [place["master_gilded"] for place in kansai["positions"]] == [1, NOBODY, 1, 0]


@rule("SHI-52")
def test_a_golden_kamon_counts_twice() -> None:
    t = last_year()
    stand(t, "kanto", 1, 0, golden=(1,))
    assert master_of(t, PROVINCES.index("kanto")) == 0
    stand(t, "kansai", 1, 0, 1, golden=(1,))
    assert master_of(t, PROVINCES.index("kansai")) == 1  # two against two, leftmost


@rule("SHI-52")
def test_an_empty_province_gives_nothing() -> None:
    t = count(last_year())
    assert GAME.scores(t) == [0, 0]


@rule("SHI-53")
def test_most_points_win() -> None:
    t = last_year()
    t.hands[1] = cards("koku-1")
    count(t)
    assert GAME.ranks(t) == [2, 1]


@rule("SHI-53")
def test_among_equals_the_higher_title_wins() -> None:
    t = last_year()
    t.titles = [1, 3]
    t.hands[0] = t.hands[1] = cards("koku-1")
    count(t)
    assert GAME.scores(t) == [1, 1]
    assert GAME.ranks(t) == [2, 1]


@rule("SHI-53")
def test_scores_above_99_go_on() -> None:
    t = last_year()
    t.favour[0] = 98
    stand(t, "kanto", 0)
    count(t)
    assert t.score(0) == 104
