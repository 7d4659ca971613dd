"""The imperial scenario (SEN-95 to 97). The seats are Mask, Fan and Lotus; Mask hosts."""

import pytest

from scenes.senji import (
    at,
    attack,
    decoy,
    family,
    hand,
    order,
    play,
    province,
    summer,
    table,
    units,
)
from table_talk import menu, rule, say, why
from tatami.core.game import BadSetup
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Moving, Spring
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import EMPEROR, HOME
from tatami.games.senji.rules.honour import die
from tatami.games.senji.rules.imperial import raise_the_force
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import IN_DECK

OTHERS = (0, 0, 0, 1, 1, 1, 5, 5, 5)


def imperial(**more: str) -> Senji:
    t = table(3, imperial="yes", **more)
    t.closed &= ~(1 << HOME)
    raise_the_force(t)
    t.where = [at if at != HOME else IN_DECK for at in t.where]  # the force without its samurai
    return t


@rule("SEN-95")
def test_the_force_starts_on_shikoku_with_three_units_and_a_samurai() -> None:
    t = table(3, imperial="yes")
    raise_the_force(t)
    assert at(t, "shikoku") == ("emperor", 3)
    assert len(t.samurai_at(EMPEROR, HOME)) == 1
    with pytest.raises(BadSetup):
        SENJI.open(4, 1, {"imperial": "yes"})
    opened = SENJI.open(3, 1, {"imperial": "yes"})
    assert isinstance(opened, Senji)
    say(opened, "0 family:mask", "1 family:fan", "2 family:lotus")
    for ask in list(opened.asks):
        say(opened, f"{ask.seat} {ask.options[0].text}")
    assert at(opened, "shikoku") == ("emperor", 3)
    assert not opened.is_closed(HOME)
    assert opened.is_closed(province("aki"))


@rule("SEN-95")
def test_the_host_places_its_order_and_gets_its_production() -> None:
    t = play(imperial(), Spring())
    assert "produce:shikoku" in menu(t, 0)
    t = order(imperial(), shikoku="production")
    summer(t)
    assert len(t.flowers[family("mask")]) == 2


@rule("SEN-95")
def test_the_force_grows_by_two_up_to_six() -> None:
    t = imperial()
    t.add_units(EMPEROR, HOME, 2)
    summer(order(t, shikoku="recruit"))
    assert at(t, "shikoku") == ("emperor", 6)


@rule("SEN-95")
def test_the_force_and_its_controller_never_enter_each_others_provinces() -> None:
    t = units(imperial(), harima=3)
    play(t, Moving(EMPEROR, HOME))
    assert t.asks[0].seat == 0
    assert why(t, "0 march:harima") == "SEN-95"
    say(t, "0 enough")
    play(t, Moving(family("mask"), province("harima")))
    assert why(t, "0 march:shikoku") == "SEN-95"
    t.host = family("fan")
    t.ask_again()
    assert "march:shikoku" in menu(t)


@rule("SEN-95")
def test_its_provinces_do_not_count_towards_the_controllers_six_and_it_has_no_limit() -> None:
    t = units(imperial(), harima=3)
    for name in ("yamashiro", "echizen", "owari", "suruga", "musashi", "echigo"):
        t.owner[province(name)] = EMPEROR
    play(t, Moving(family("mask"), province("harima")))
    assert why(t, "0 march:yamashiro") == "SEN-95"
    t.owner[province("yamashiro")] = family("fan")
    t.ask_again()
    assert "march:yamashiro" in menu(t)
    t.host = family("fan")
    say(t, "0 enough")
    play(t, Moving(EMPEROR, HOME))
    assert "march:harima" in menu(t)


@rule("SEN-95")
def test_the_controller_fights_for_it_and_keeps_the_honour() -> None:
    t = units(imperial(), kii=1)
    t.owner[province("kii")] = family("fan")
    t.units = tuple(0 if i // 20 == family("mask") else n for i, n in enumerate(t.units))
    hand(t, "fan", "mask-family-2a")
    attack(t, "shikoku", "kii", 3, dice=(2, *OTHERS[1:]))
    say(t, "1 execute:mask-family-2a spare")  # hostages of the controller's family
    assert t.honour[family("mask")] == -4
    assert SENJI.view(t, 2)["fight"]["points"] == [4, 0]
    say(t, "0 " + decoy("mask"), "1 " + decoy("fan"))
    assert at(t, "kii") == ("emperor", 3)
    assert t.honour[family("mask")] == -4


@rule("SEN-97")
def test_in_its_combats_the_force_uses_the_symbols_of_its_controller() -> None:
    t = units(imperial(), harima=2)
    t.host = family("fan")
    attack(t, "harima", "shikoku", 2, dice=(3, 3, *OTHERS[2:]))
    say(t, "1 spare")
    assert SENJI.view(t, 2)["fight"]["points"] == [2, 5]
    assert [ask.seat for ask in t.asks] == [0, 1]


@rule("SEN-96")
def test_home_can_never_be_taken_and_the_winner_stays_where_he_came_from() -> None:
    t = order(units(imperial(), harima=5), shikoku="production")
    t.host = family("fan")
    attack(t, "harima", "shikoku", 5, dice=OTHERS)
    say(t, "1 spare", "0 " + decoy("mask"), "1 " + decoy("fan"))
    assert at(t, "shikoku") == ("emperor", 0)
    assert at(t, "harima") == ("mask", 2)
    assert t.honour[family("mask")] == 12
    assert t.orders[HOME] == NOBODY  # the attacker has won, so the order there is discarded


@rule("SEN-96")
def test_an_order_at_home_stays_valid_where_the_attack_fails() -> None:
    t = order(units(imperial(), harima=1), shikoku="production")
    t.host = family("fan")
    attack(t, "harima", "shikoku", 1, dice=OTHERS)
    say(t, "1 spare", "0 " + decoy("mask"), "1 " + decoy("fan"))
    assert t.orders[HOME] >= 0


@rule("SEN-96")
def test_a_force_wiped_out_is_set_up_again_at_the_end_of_the_summer() -> None:
    t = imperial()
    t.units = replaced(t.units, EMPEROR * 20 + HOME, 0)
    summer(t)
    assert at(t, "shikoku") == ("emperor", 3)
    assert len(t.samurai_at(EMPEROR, HOME)) == 1
    summer(t)
    assert at(t, "shikoku") == ("emperor", 3)  # and not while anything is left


@rule("SEN-96")
def test_a_samurai_alone_is_a_force() -> None:
    t = table(3, imperial="yes")
    raise_the_force(t)
    t.units = replaced(t.units, EMPEROR * 20 + HOME, 0)
    summer(t)
    assert at(t, "shikoku") == ("emperor", 0)


@rule("SEN-96")
def test_kami_of_the_emperors_samurai_go_to_the_controller() -> None:
    t = table(3, imperial="yes", kami="yes")
    raise_the_force(t)
    each = t.samurai_at(EMPEROR, HOME)[0]
    die(t, each)
    assert t.lord[each] == family("mask")


@rule("SEN-97")
def test_a_province_the_force_has_taken_is_used_by_its_controller_and_may_be_retaken() -> None:
    t = units(imperial(), owari=4)
    t.owner[province("kii")] = EMPEROR
    play(t, Spring())
    assert "produce:kii" in menu(t, 0)
    t.frames.clear()
    attack(t, "owari", "kii", 4, dice=OTHERS)
    say(t, "0 spare", "0 " + decoy("mask"), "1 " + decoy("fan"))
    assert at(t, "kii") == ("fan", 4)
