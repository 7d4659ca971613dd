"""Set-up (SHI-01 to 09)."""

import pytest

from scenes.shitenno import hand, sharing, turn
from table_talk import menu, rule, say, why
from tatami.core.game import BadSetup
from tatami.games import GAMES
from tatami.games.shitenno.printed import (
    BONUS_TILES,
    CARDS,
    KOKU_DECK,
    KOKU_VALUES,
    SUPPLIES,
    TROOP_DECK,
    WORTH,
    bonus_face,
    troop_face,
)
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.view import view

GAME = GAMES["shitenno"]


def opened(seats: int, seed: int = 1) -> Shitenno:
    t = GAME.open(seats, seed)
    assert isinstance(t, Shitenno)
    return t


def seated(seats: int, seed: int = 1) -> Shitenno:
    t = opened(seats, seed)
    for seat, general in zip(range(seats), ("honda", "sakakibara", "sakai", "ii"), strict=False):
        say(t, f"{seat} general:{general}")
    return t


@rule("SHI-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="takes 2 to 4 players"):
        GAME.open(seats, 1)


@rule("SHI-01")
def test_each_player_chooses_a_different_general() -> None:
    t = opened(3)
    say(t, "0 general:ii")
    assert why(t, "1 general:ii") == "SHI-01"
    say(t, "1 general:honda")
    assert menu(t, 2) == ["general:sakakibara", "general:sakai"]


@rule("SHI-02")
def test_three_tiles_lie_on_each_gate() -> None:
    t = opened(4)
    assert sorted(tile for stack in t.stacks for tile in stack) == sorted(BONUS_TILES)
    assert [len(stack) for stack in t.stacks] == [3] * 8
    assert t.stacks != opened(4, seed=2).stacks


@rule("SHI-02")
def test_only_the_troop_of_the_top_tile_is_seen() -> None:
    t = turn(gates={"kanto": "bushi/exchange sohei/draw"})
    before = view(t, 0)
    kanto = before["provinces"][7]
    assert kanto["troops"] == ["samurai"] * 3 + ["bushi"]
    t.stacks[7] = tuple(troop_face(tile) * 3 + (bonus_face(tile) + 1) % 3 for tile in t.stacks[7])
    t.stacks[7] = (t.stacks[7][0], 0)  # another tile below, another bonus on top
    assert view(t, 0) == before


@rule("SHI-03")
def test_koku_and_troop_cards_are_two_shuffled_decks() -> None:
    t = opened(2)
    assert len(TROOP_DECK) == 34
    assert len(KOKU_DECK) == 24
    assert sorted(t.troops) == sorted(TROOP_DECK)
    assert sorted(t.koku) == sorted(KOKU_DECK)
    assert t.troops != opened(2, seed=2).troops
    assert t.koku != opened(2, seed=2).koku


@rule("SHI-04")
@pytest.mark.parametrize(("seats", "kamons"), [(2, 12), (3, 10), (4, 8)])
def test_fewer_kamons_each_when_more_play(seats: int, kamons: int) -> None:
    t = opened(seats)
    assert t.kamons == [kamons] * seats
    assert GAME.scores(t) == [0] * seats


@rule("SHI-05")
def test_each_is_dealt_a_title_and_two_troop_cards() -> None:
    t = seated(3)
    assert len(set(t.titles)) == 3
    assert all(1 <= seals <= 4 for seals in t.titles)
    assert all(len(cards) == 2 and max(cards) < 14 for cards in t.hands)
    assert {tuple(seated(3, seed).titles) for seed in range(9)} != {tuple(t.titles)}


@rule("SHI-05")
def test_the_cards_dealt_are_told_to_their_owner_alone() -> None:
    t = GAME.open_true(2, "secret")
    say(t, "0 general:ii", "1 general:honda")
    dealt = [event for event in t.chronicle or [] if event.kind.name == "dealt-cards"]
    assert [event.to for event in dealt] == [0, 1]


@rule("SHI-06")
def test_what_is_not_seen_is_dealt_anew() -> None:
    t = seated(3)
    imagined = [t.imagined(0, seed) for seed in range(20)]
    tables = [other for other in imagined if isinstance(other, Shitenno)]
    assert len({other.hands[1] for other in tables}) > 10
    assert len({other.troops for other in tables}) > 10
    assert len({other.koku for other in tables}) > 10
    tops = {tuple(bonus_face(stack[0]) for stack in other.stacks) for other in tables}
    assert len(tops) > 10
    assert {other.hands[0] for other in tables} == {t.hands[0]}


@rule("SHI-06")
def test_a_hand_is_secret_and_all_else_is_open() -> None:
    t = seated(3)
    seen = view(t, 0)
    assert seen["hand"] == hand(t, 0)
    assert [player["cards"] for player in seen["players"]] == [2, 2, 2]
    assert all(player["general"] and player["title"] for player in seen["players"])
    t.hands[1], t.troops = t.troops[:2], t.hands[1] + t.troops[2:]
    assert view(t, 0) == seen
    assert view(t, -1)["hand"] == []


@rule("SHI-06")
def test_a_lot_is_open_while_it_is_offered() -> None:
    t = sharing("samurai bushi koku-1")
    say(t, "0 take:samurai seal:1")
    for seat in (-1, 0, 1, 2, 3):
        shared = view(t, seat)["sharing"]
        assert shared is not None
        assert (shared["lot"], shared["seals"]) == (["samurai"], [1])
    say(t, "1 accept")
    assert view(t, 2)["players"][1]["cards"] == 1
    assert view(t, 1)["hand"] == ["samurai"]


@rule("SHI-06")
def test_what_all_saw_go_into_a_hand_is_imagined_there() -> None:
    t = sharing("shinobi-shinobi samurai koku-1")
    say(t, "0 take:shinobi-shinobi seal:1", "1 accept")
    for seed in range(20):
        imagined = t.imagined(2, seed)
        assert isinstance(imagined, Shitenno)
        assert "shinobi-shinobi" in hand(imagined, 1)


@rule("SHI-07")
def test_the_first_year_is_even() -> None:
    t = seated(2)
    assert t.year == 2
    assert view(t, 0)["sharing"] is not None


@rule("SHI-08")
def test_a_card_supplies_one_troop_or_two_or_koku() -> None:
    singles = [card for card in TROOP_DECK if len(SUPPLIES[card]) == 1]
    doubles = [card for card in TROOP_DECK if len(SUPPLIES[card]) == 2]
    assert (len(singles), len(doubles)) == (24, 10)
    assert SUPPLIES[CARDS.index("bushi-sohei")] == (1, 2)
    assert SUPPLIES[CARDS.index("shinobi-shinobi")] == (3, 3)
    assert KOKU_VALUES == (1, 2, 3)
    assert sum(WORTH[card] for card in KOKU_DECK) == 40


@rule("SHI-08")
def test_a_double_card_pays_with_both_its_troops() -> None:
    t = turn("bushi-bushi samurai", gates={"kyushu": "samurai/draw"})
    say(t, "0 march:kyushu spend:samurai spend:bushi-bushi")
    assert t.board[12] == 0


@rule("SHI-09")
def test_a_hand_has_no_limit() -> None:
    t = sharing(seats=2)
    t.hands[1] = (0,) * 20
    say(t, "0 seal:4 seal:3", "1 lot:b")
    assert len(t.hands[1]) == 26


@rule("SHI-09")
def test_cards_not_spent_stay_in_hand() -> None:
    t = turn("bushi-bushi samurai sohei shinobi koku-3", gates={"kyushu": "samurai/draw"})
    say(t, "0 march:kyushu spend:samurai spend:bushi-bushi", "0 pass")
    assert hand(t, 0) == ["sohei", "shinobi", "koku-3"]
