"""Summer: orders and moves (SEN-40 to 49)."""

from scenes.senji import (
    at,
    decoy,
    family,
    fleet,
    order,
    play,
    province,
    samurai,
    summer,
    table,
    units,
)
from table_talk import menu, rule, say, why
from tatami.games.senji.frames import Moving
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import BORDERS, COASTS, FIRST_SEA, PROVINCES, SHORES
from tatami.games.senji.table import Senji


def moving(t: Senji, power: str, origin: str) -> Senji:
    return play(t, Moving(family(power), province(origin)))


@rule("SEN-40")
def test_the_host_names_each_ordered_province_and_each_fleet_once() -> None:
    t = order(table(), bungo="production", kii="production", dewa="recruit")
    fleet(t, "fan", "north", 1)
    t.host = family("fan")
    summer(t)
    assert menu(t) == ["name:bungo", "name:kii", "name:dewa", "fleet-north:fan"]
    assert why(t, "3 name:izumo") == "SEN-40"
    say(t, "3 name:kii fleet-north:fan")
    say(t, "3 enough")
    assert menu(t) == ["name:bungo", "name:dewa"]
    assert why(t, "3 name:kii") == "SEN-40"
    say(t, "3 name:dewa")  # the last one needs no naming
    assert not t.asks
    assert t.units_at(5, province("dewa")) == 2
    assert len(t.flowers[0]) == 2


@rule("SEN-40")
def test_an_order_is_revealed_when_its_province_is_named() -> None:
    t = order(table(), bungo="production", kii="recruit")
    summer(t)
    assert SENJI.view(t, 3)["provinces"][province("kii")]["order"] == "hidden"
    assert SENJI.view(t, 2)["provinces"][province("kii")]["order"] == "recruit"


@rule("SEN-41")
def test_production_draws_two_cards() -> None:
    t = order(table(), bungo="production")
    top = t.deck[:2]
    summer(t)
    assert t.flowers[0] == tuple(sorted(top))


@rule("SEN-42")
def test_recruitment_adds_two_units_within_the_limits() -> None:
    t = units(table(), bungo=1, chikuzen=5, shikoku=6, aki=5)
    order(t, bungo="recruit", chikuzen="recruit", aki="recruit")
    summer(t)
    say(t, "0 name:bungo name:chikuzen")
    assert at(t, "bungo") == ("cherry", 3)
    assert at(t, "chikuzen") == ("cherry", 6)
    assert at(t, "aki") == ("dragon", 6)
    assert t.in_play(1) == 12


@rule("SEN-42")
def test_never_more_than_twelve_units_are_in_play() -> None:
    t = order(units(table(), bungo=6, chikuzen=5, satsuma=0), satsuma="recruit")
    summer(t)
    assert t.units_at(0, province("satsuma")) == 1


@rule("SEN-43")
def test_units_and_samurai_go_to_one_or_several_provinces() -> None:
    t = samurai(units(table(), izumo=3), "mori", "izumo")
    moving(t, "mask", "izumo")
    say(t, "2 march:harima units:1 enough march:yamashiro units:1 with:mori")
    say(t, "2 enough")
    assert at(t, "harima") == ("mask", 1)
    assert t.units_at(2, province("izumo")) == 2  # the attackers have not arrived yet
    assert t.asks[0].rule == "SEN-55"


@rule("SEN-43")
def test_groups_are_named_in_the_order_of_the_board() -> None:
    t = units(table(), izumo=3)
    moving(t, "mask", "izumo")
    say(t, "2 march:yamashiro units:1")
    assert "march:harima" not in menu(t)
    assert "sail:north" in menu(t)


@rule("SEN-43")
def test_a_move_order_may_move_nothing() -> None:
    t = units(table(), izumo=3)
    moving(t, "mask", "izumo")
    say(t, "2 enough")
    assert not t.asks
    assert at(t, "izumo") == ("mask", 3)


@rule("SEN-43")
def test_an_order_without_pieces_does_nothing() -> None:
    assert not moving(table(), "mask", "izumo").asks


@rule("SEN-43")
def test_samurai_may_move_alone() -> None:
    t = samurai(table(), "mori", "izumo")
    moving(t, "mask", "izumo")
    say(t, "2 march:harima with:mori")
    assert t.samurai_at(2, province("harima"))


@rule("SEN-43")
def test_combats_are_fought_in_the_movers_order() -> None:
    t = units(table(), izumo=4)
    moving(t, "mask", "izumo")
    say(t, "2 march:aki units:2 march:yamashiro units:2")
    assert menu(t) == ["fight:aki", "fight:yamashiro"]
    say(t, "2 fight:yamashiro")
    assert t.asks[0].seat == 3


@rule("SEN-44")
def test_units_put_to_sea_and_join_their_fleet_up_to_six() -> None:
    t = fleet(units(table(), izumo=3), "mask", "north", 4)
    moving(t, "mask", "izumo")
    say(t, "2 sail:north")
    assert menu(t) == ["units:2", "units:1"]
    say(t, "2 units:2 enough")
    assert t.units_at(2, FIRST_SEA) == 6
    assert t.units_at(2, province("izumo")) == 1


@rule("SEN-44")
def test_a_full_sea_takes_only_samurai() -> None:
    t = fleet(units(table(), izumo=3), "mask", "north", 6)
    moving(t, "mask", "izumo")
    assert why(t, "2 sail:north") == "SEN-44"
    samurai(t, "mori", "izumo")
    t.ask_again()
    say(t, "2 sail:north with:mori enough")
    assert t.samurai_at(2, FIRST_SEA)


@rule("SEN-44")
def test_from_a_province_on_both_seas_groups_go_to_each_and_there_is_no_combat_at_sea() -> None:
    t = fleet(units(table(), nagato=3), "cherry", "north", 2)
    moving(t, "dragon", "nagato")
    say(t, "1 sail:north units:1 sail:south units:1 enough")
    assert not t.asks
    assert t.units_at(1, FIRST_SEA) == t.units_at(1, FIRST_SEA + 1) == 1


@rule("SEN-45")
def test_a_raid_loses_a_unit_for_each_own_symbol() -> None:
    t = units(table(), suruga=4)
    moving(t, "lotus", "suruga")
    t.loaded = (4, 0, 4, 1)
    say(t, "4 raid:bungo units:4")
    assert t.asks[0].rule == "SEN-55"
    assert SENJI.view(t, 4)["fight"]["units"] == [2, 0]
    assert at(t, "suruga") == ("lotus", 2)


@rule("SEN-45")
def test_a_raid_lands_on_the_same_sea_only_and_not_where_land_leads() -> None:
    t = units(table(), suruga=4)
    moving(t, "lotus", "suruga")
    assert "raid:izumo" not in menu(t)  # on the other sea
    assert "raid:musashi" not in menu(t)
    assert "march:musashi" in menu(t)


@rule("SEN-45")
def test_the_owner_allots_the_losses_among_the_groups() -> None:
    t = samurai(units(table(), suruga=4), "hosokawa", "suruga")
    moving(t, "lotus", "suruga")
    t.loaded = (4, 4, 0)
    say(t, "4 raid:bungo units:1 with:hosokawa raid:kii units:2 enough")
    assert menu(t) == ["lose:bungo", "lose:kii"]
    say(t, "4 lose:bungo")
    assert menu(t) == ["fight:bungo", "fight:kii"]  # samurai always arrive
    say(t, "4 fight:bungo")
    assert SENJI.view(t, 4)["fight"]["units"] == [0, 0]


@rule("SEN-45")
def test_losses_are_named_in_the_order_of_the_board() -> None:
    t = units(table(), suruga=4)
    moving(t, "lotus", "suruga")
    t.loaded = (4, 4, 0, 0)
    say(t, "4 raid:bungo units:2 raid:kii units:2")
    say(t, "4 lose:kii")  # and then the other one too, for Bungo comes before Kii
    assert SENJI.view(t, 4)["fight"]["province"] == "bungo"
    assert at(t, "suruga") == ("lotus", 2)


@rule("SEN-45")
def test_a_group_with_nothing_left_does_not_land() -> None:
    t = units(table(), suruga=1)
    moving(t, "lotus", "suruga")
    t.loaded = (4,)
    say(t, "4 raid:bungo")
    assert not t.asks
    assert at(t, "suruga") == ("lotus", 0)


@rule("SEN-45")
def test_a_raid_into_an_own_province_rolls_too() -> None:
    t = units(table(), chikuzen=2)
    t.owner[province("echigo")] = 0
    moving(t, "cherry", "chikuzen")
    t.loaded = (0, 3)
    say(t, "0 raid:echigo units:2")
    assert at(t, "echigo") == ("cherry", 1)


@rule("SEN-46")
def test_a_fleet_stays_or_sails_or_lands_and_does_only_one_of_these() -> None:
    t = fleet(table(), "mask", "north", 4)
    moving(t, "mask", "north")
    assert {"enough", "land:izumo", "sail:south", "raid:kii"} <= set(menu(t))
    assert "raid:nagato" not in menu(t)  # it lies on this sea as well
    say(t, "2 land:izumo units:1")
    assert {word.split(":")[0] for word in menu(t)} == {"enough", "land"}
    say(t, "2 land:echizen units:2 enough")
    assert at(t, "izumo") == ("mask", 1)
    assert t.asks[0].rule == "SEN-55"


@rule("SEN-46")
def test_part_of_a_fleet_moves_to_the_other_sea() -> None:
    t = fleet(table(), "mask", "north", 4)
    moving(t, "mask", "north")
    say(t, "2 sail:south units:3")
    assert (t.units_at(2, FIRST_SEA), t.units_at(2, FIRST_SEA + 1)) == (1, 3)


@rule("SEN-46")
def test_crossing_and_landing_at_once_is_a_raid() -> None:
    t = fleet(table(), "mask", "north", 2)
    moving(t, "mask", "north")
    t.loaded = (2, 0)
    say(t, "2 raid:kii units:2")
    assert at(t, "kii") == ("mask", 1)
    assert t.units_at(2, FIRST_SEA) == 0


@rule("SEN-46")
def test_a_fleet_formed_this_summer_waits() -> None:
    t = order(units(table(), izumo=3), izumo="move", kii="production")
    summer(t)
    say(t, "0 name:izumo", "2 sail:north units:3")
    assert not t.asks  # the last province is named by itself, and there is no fleet to name


@rule("SEN-46")
def test_units_that_join_a_fleet_not_named_yet_sail_with_it() -> None:
    t = fleet(order(units(table(), izumo=3), izumo="move", kii="production"), "mask", "north", 1)
    summer(t)
    say(t, "0 name:izumo", "2 sail:north units:3", "0 fleet-north:mask")
    say(t, "2 sail:south units:4")
    assert t.units_at(2, FIRST_SEA + 1) == 4


@rule("SEN-47")
def test_moving_among_own_provinces_respects_the_limit_of_six() -> None:
    t = units(table(), izumo=3, harima=6)
    moving(t, "mask", "izumo")
    assert why(t, "2 march:harima") == "SEN-47"
    t.add_units(2, province("harima"), -2)
    t.ask_again()
    say(t, "2 march:harima")
    assert menu(t) == ["units:2", "units:1"]


@rule("SEN-48")
def test_a_family_with_six_provinces_cannot_attack() -> None:
    t = units(table(), izumo=3)
    for name in ("aki", "nagato", "shikoku"):
        t.owner[province(name)] = 2
    moving(t, "mask", "izumo")
    assert why(t, "2 march:yamashiro") == "SEN-48"
    assert "march:aki" in menu(t)


@rule("SEN-48")
def test_attacks_beyond_the_sixth_province_are_called_off() -> None:
    t = units(table(), izumo=6)
    for name in ("nagato", "shikoku"):
        t.owner[province(name)] = 2
    moving(t, "mask", "izumo")
    say(t, "2 march:aki units:3 march:yamashiro units:3 fight:aki")
    t.loaded = (0,) * 9
    say(t, "1 spare", "1 " + decoy("dragon"), "2 " + decoy("mask"))
    assert at(t, "aki") == ("mask", 3)
    assert at(t, "yamashiro") == ("fan", 0)
    assert at(t, "izumo") == ("mask", 3)
    assert not t.asks


@rule("SEN-49")
def test_a_move_goes_one_step_over_a_border_or_a_dotted_crossing() -> None:
    t = units(table(), shikoku=2)
    moving(t, "dragon", "shikoku")
    marches = [word for word in menu(t) if word.startswith("march")]
    assert marches == ["march:bungo", "march:aki", "march:harima", "march:kii"]


@rule("SEN-49")
def test_borders_and_coasts_go_both_ways() -> None:
    for here, beyond in enumerate(BORDERS):
        assert all(here in BORDERS[there] for there in beyond)
    for here in range(len(PROVINCES)):
        assert all(here in SHORES[sea - FIRST_SEA] for sea in COASTS[here])
    assert sum(len(shore) for shore in SHORES) == sum(len(coast) for coast in COASTS)


def test_the_view_tells_the_odds_of_every_target() -> None:
    t = units(table(), izumo=3)
    moving(t, "mask", "izumo")
    targets = {each["province"]: each["odds"] for each in SENJI.view(t, 0)["move"]["targets"]}
    assert targets["yamashiro"] == 0.979
    assert "harima" not in targets


@rule("SEN-45")
def test_no_loss_is_allotted_where_the_rest_could_not_be_borne() -> None:
    t = units(table(), izumo=5)
    order(t, izumo="move", harima="production")
    summer(t)
    say(t, "0 name:izumo", "2 raid:echigo units:3 raid:dewa")
    t.loaded = (2, 2, 2, 2, 0)
    say(t, "2 units:2")
    assert len(menu(t, 2)) == 1  # four of five are lost: the first group bears at least two
