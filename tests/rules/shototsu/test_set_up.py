"""Set-up and characters (SHO-01 to 05)."""

import pytest

from scenes.shototsu import Fighter, battle, built, opened, who, zone
from table_talk import menu, rule, say, why
from tatami.core.game import BadSetup
from tatami.games.shototsu.boards import BOARDS, PLACES, SPACES, distance
from tatami.games.shototsu.frames import Building
from tatami.games.shototsu.hidden import secrets
from tatami.games.shototsu.printed import (
    AIR,
    DECKS,
    EQUIPMENT_CARD,
    FIRE,
    PATROL_BUILDS,
    TECHNIQUE_CARD,
    TECHNIQUES,
    WATER,
)
from tatami.games.shototsu.rules.characters import (
    attack_dice,
    attention,
    hit_points,
    ring,
    speed,
)
from tatami.games.shototsu.rules.postures import technique_ring
from tatami.games.shototsu.rules.preparation import gain
from tatami.games.shototsu.rules.sight import enemies
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.view import view


@rule("SHO-01")
def test_two_to_four_build_patrols_of_three_samurai() -> None:
    for seats in (2, 3, 4):
        t = built(seats)
        assert [t.living(seat) for seat in range(seats)] == [3] * seats


@rule("SHO-01")
def test_every_other_players_samurai_are_enemies() -> None:
    t = battle([Fighter("e13")], [Fighter("f13")], [Fighter("g13")])
    assert enemies(t, who(t, "1a")) == [who(t, "2a"), who(t, "3a")]


@rule("SHO-01")
@pytest.mark.parametrize("seats", [5, 6])
def test_a_skirmish_is_for_five_and_six_too(seats: int) -> None:
    t = opened(seats, mode="skirmish")
    assert (t.modes.royale, t.size) == (False, 3)
    assert opened(seats).modes.royale


@rule("SHO-02")
def test_the_players_lay_the_scenery_they_agreed_on() -> None:
    ground = opened(2, scenery="d6.e7~").ground
    rock, pond = PLACES.index("d6"), PLACES.index("e7")
    assert [i for i in range(SPACES) if ground.glyphs[i] in "#~"] == [rock, pond]
    assert (ground.blocks[rock], ground.blocks[pond]) == (True, False)
    assert ground.closed[rock]
    assert ground.closed[pond]
    assert not any(glyph in "#~" for glyph in opened(2, scenery="bare").ground.glyphs)


@rule("SHO-02")
@pytest.mark.parametrize("scenery", ["e1", "l8", "a7", "o15", "n3", "d6.d6~", "d6.", "x9", "d"])
def test_scenery_lies_once_on_open_spaces(scenery: str) -> None:
    with pytest.raises(BadSetup, match="no place for scenery"):
        opened(2, scenery=scenery)


@rule("SHO-02")
@pytest.mark.parametrize("wall", [12, 3])
def test_scenery_cuts_nobody_off(wall: int) -> None:
    with pytest.raises(BadSetup, match="keeps a player from"):
        opened(2, scenery=".".join(f"{letter}{wall}" for letter in "abcdefghijklm"))


@rule("SHO-02")
def test_scenery_leaves_a_way_to_the_relic() -> None:
    ring = [f"{x}{y}" for x in "klm" for y in (7, 8, 9) if (x, y) != ("l", 8)]
    with pytest.raises(BadSetup, match="keeps a player from"):
        opened(2, scenery=".".join(ring))


@rule("SHO-02")
def test_with_two_players_zone_and_relic_lie_half_way_on_different_sides() -> None:
    t = opened()
    board = BOARDS[t.modes.board]
    assert board.name == "shrine-path"
    mine, theirs = board.deployments[2]
    for place in [board.relic, PLACES.index("b8")]:
        assert min(distance(place, a) for a in mine) == min(distance(place, b) for b in theirs)
    assert all(name[0] in "abc" for name in zone("shrine-path"))
    assert PLACES[t.relic] == "l8"


@rule("SHO-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_more_players_the_relic_lies_in_the_zone_in_the_centre(seats: int) -> None:
    t = opened(seats)
    board = BOARDS[t.modes.board]
    assert PLACES[t.relic] == "h8"
    assert board.zone[t.relic]
    assert len(board.deployments[seats]) == seats


@rule("SHO-02")
def test_a_board_can_be_chosen_if_it_is_for_so_many() -> None:
    assert opened(2, board="royal-plain").modes.board == 2
    with pytest.raises(BadSetup, match="not for 3"):
        opened(3, board="shrine-path")
    with pytest.raises(BadSetup, match="too small"):
        opened(2, board="royal-plain", samurai="4")


@rule("SHO-03")
def test_ten_points_are_spread_over_five_rings_each_up_to_five() -> None:
    t = opened(samurai="1")
    say(t, "0 patrol:own", "1 patrol:balanced")
    assert menu(t, 0) == [f"ring:earth-{points}" for points in range(6)]
    say(t, "0 ring:earth-5 ring:water-4")
    assert why(t, "0 ring:air-2") == "SHO-03"
    say(t, "0 ring:air-0 ring:fire-1 prepare:training")
    assert t.rings[0] == (5, 4, 0, 1, 0)


@rule("SHO-03")
def test_all_points_must_be_spent() -> None:
    t = opened(samurai="1")
    say(t, "0 patrol:own", "1 patrol:balanced", "0 ring:earth-0 ring:water-0")
    assert menu(t, 0) == [f"ring:air-{points}" for points in range(6)]
    say(t, "0 ring:air-0")
    assert menu(t, 0) == ["ring:fire-5"]
    assert why(t, "0 ring:fire-4") == "SHO-03"


@rule("SHO-03")
def test_rings_and_preparations_are_secret_until_all_have_finished() -> None:
    t = opened()
    say(t, "0 patrol:own", "1 patrol:wall")
    assert isinstance(t.frames[-1], Building)
    assert view(t, 1)["building"] == [n for build in PATROL_BUILDS[2][:3] for n in build]
    assert view(t, 0)["building"] == []
    assert [samurai["rings"] for samurai in view(t, 0)["samurai"]][3:] == [[], [], []]
    for fire in ("1", "2", "3"):
        say(t, f"0 ring:earth-2 ring:water-2 ring:air-2 ring:fire-{fire}")
        say(t, f"0 {menu(t, 0)[0]}")
    assert view(t, 0)["samurai"][3]["rings"] == [5, 2, 0, 3, 0]


@rule("SHO-03")
def test_an_option_keeps_builds_hidden_until_a_samurai_acts() -> None:
    t = built(builds="hidden", patrol="adepts")
    assert view(t, 0)["samurai"][3]["rings"] == []
    assert view(t, 1)["samurai"][3]["rings"] == [1, 2, 1, 3, 3]
    assert view(t, 0)["samurai"][3]["face_down"][TECHNIQUE_CARD] == 3
    while t.turn == 0 or t.frames[-1].__class__.__name__ != "Activation":
        ask = t.asks[0]
        t.answer(ask.seat, ask.options[0])
    shown = [samurai["rings"] != [] for samurai in view(t, -1)["samurai"]]
    assert shown.count(True) == 1


@rule("SHO-03")
def test_a_random_patrol_spends_all_its_points() -> None:
    t = built(patrol="random")
    assert [sum(rings) for rings in t.rings] == [10] * 6
    assert max(max(rings) for rings in t.rings) <= 5


@rule("SHO-04")
def test_each_ring_gives_a_figure() -> None:
    t = battle([Fighter("e13", "earth", rings="1-2-3-4-0")], [Fighter("a1")])
    assert hit_points(t, 0) == 4
    assert speed(t, 0) == 4
    assert attention(t, 0) == 4
    assert attack_dice(t, 0, adjacent=False, change=0) == 5


@rule("SHO-04")
def test_a_card_lowers_no_ring_below_zero_but_may_lift_one_above_five() -> None:
    t = battle([Fighter("e13", "earth", "yari", "5-0-0-5-0")], [Fighter("a1")])
    assert ring(t, 0, AIR) == 0
    t = battle([Fighter("e13", "earth", "otsuchi hachiman", "5-0-0-5-0")], [Fighter("a1")])
    say(t, "0 bless:hachiman")
    assert ring(t, 0, FIRE) == 8
    assert ring(t, 0, WATER) == 0


@rule("SHO-05")
@pytest.mark.parametrize(("void", "techniques"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_void_gives_techniques_at_one_three_and_five(void: int, techniques: int) -> None:
    t = opened(samurai="1")
    rest = 10 - void
    earth = min(5, rest)
    say(t, "0 patrol:own", "1 patrol:wall", f"0 ring:earth-{earth} ring:water-{rest - earth}")
    say(t, "0 ring:air-0 ring:fire-0 prepare:meditation")
    assert len(t.cards[TECHNIQUE_CARD][0]) == techniques


@rule("SHO-05")
def test_techniques_are_drawn_from_one_deck_of_twenty() -> None:
    t = built(patrol="adepts")
    held = [card for cards in t.cards[TECHNIQUE_CARD] for card in cards]
    assert len(DECKS[TECHNIQUE_CARD]) == 20
    assert sorted([*held, *t.decks[TECHNIQUE_CARD]]) == list(range(20))
    assert len(held) == 16  # 2, 2 and 3 by Void and one by training, twice


@rule("SHO-05")
def test_an_empty_deck_gives_nothing() -> None:
    t = built(4, patrol="adepts")
    assert t.decks[TECHNIQUE_CARD] == ()
    assert sum(len(cards) for cards in t.cards[TECHNIQUE_CARD]) == 20


@rule("SHO-05")
def test_two_cards_have_another_reading_by_option() -> None:
    shiba, flowing = (
        TECHNIQUES.index("lord-shibas-valor"),
        TECHNIQUES.index("flowing-water-strike"),
    )
    usual, other = opened(), opened(contested_rings="other")
    assert [technique_ring(usual, card) for card in (shiba, flowing)] == [0, 2]
    assert [technique_ring(other, card) for card in (shiba, flowing)] == [4, 1]
    same = [i for i in range(20) if technique_ring(usual, i) == technique_ring(other, i)]
    assert len(same) == 18


@rule("SHO-03")
def test_who_imagines_a_patrol_being_built_does_not_know_it() -> None:
    t = opened(samurai="2")
    say(t, "0 patrol:own", "1 patrol:own", "0 ring:earth-5 ", "1 ring:earth-1")
    others = {imagined(t, 0, seed).said[1] for seed in range(40)}
    assert len(others) == 6
    assert {imagined(t, 0, seed).said[0] for seed in range(40)} == {(5,)}
    assert secrets(t)["building"] == [[5], [1]]


def imagined(t: Shototsu, seat: int, seed: int) -> Shototsu:
    table = t.imagined(seat, seed)
    assert isinstance(table, Shototsu)
    return table


@rule("SHO-03")
def test_who_imagines_hidden_builds_does_not_know_them() -> None:
    t = built(builds="hidden", patrol="adepts")
    tables = [imagined(t, 0, seed) for seed in range(20)]
    assert len({table.rings[3:] for table in tables}) > 10
    assert {table.rings[:3] for table in tables} == {t.rings[:3]}
    assert {sum(rings) for table in tables for rings in table.rings} == {10}
    assert len({table.cards[TECHNIQUE_CARD][3:] for table in tables}) > 10


@rule("SHO-03")
def test_who_imagines_hidden_builds_does_not_know_the_weapon_in_hand() -> None:
    t = built(builds="hidden", patrol="adepts")
    t.cards = (t.cards[0], ((),) * 6, t.cards[2])
    gain(t, 3, EQUIPMENT_CARD, t.decks[EQUIPMENT_CARD][0])
    tables = [imagined(t, 0, seed) for seed in range(20)]
    assert len({table.wielded[3] for table in tables}) > 2
    for table in tables:
        assert table.cards[EQUIPMENT_CARD][3] == (table.wielded[3],)


@rule("SHO-03", "SHO-81")
def test_chosen_cards_are_open_and_drawn_ones_are_known_to_their_owner() -> None:
    t = built(samurai="1", patrol="balanced", techniques="chosen", builds="hidden")
    say(t, "0 take:porcupine-style")
    mine, theirs = view(t, 0)["samurai"][0], view(t, 1)["samurai"][0]
    assert len(mine["techniques"]) == len(theirs["techniques"]) == 1
    assert (len(mine["equipment"]), len(theirs["equipment"])) == (1, 0)


@rule("SHO-03")
def test_nobody_waits_for_the_single_choices_of_another() -> None:
    t = opened(2)
    say(t, "1 patrol:own ring:earth-2 ring:water-2 ring:air-2 ring:fire-2 prepare:crafting")
    say(t, "1 ring:earth-5 ring:water-5 ring:air-0 ring:fire-0 prepare:training")
    say(t, "1 ring:earth-2 ring:water-2 ring:air-2 ring:fire-2 prepare:prayers")
    assert [ask.seat for ask in t.asks] == [0]
    say(t, "0 patrol:balanced")
    assert t.rings[3:] == ((2, 2, 2, 2, 2), (5, 5, 0, 0, 0), (2, 2, 2, 2, 2))
