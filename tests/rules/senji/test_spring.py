"""Spring: the orders (SEN-30)."""

from scenes.senji import fleet, play, province, table, units
from table_talk import menu, rule, say, why
from tatami.games.senji.frames import Spring
from tatami.games.senji.game import SENJI


@rule("SEN-30")
def test_each_province_gets_one_order_even_without_units_but_fleets_get_none() -> None:
    t = fleet(units(table(3), izumo=3), "mask", "north", 2)
    play(t, Spring())
    assert len(t.asks) == 9
    assert [word for word in menu(t, 0) if "kii" in word] == [
        "produce:kii",
        "recruit:kii",
        "move:kii",
    ]


@rule("SEN-30")
def test_orders_are_secret_and_may_be_changed_until_the_last_is_in() -> None:
    t = play(table(3), Spring())
    say(t, "0 move:kii")
    assert SENJI.view(t, 1)["waiting_for"].count(0) == 2
    t.answer(0, SENJI.vocabulary.by_text["produce:kii"])
    for ask in list(t.asks):
        if ask.options[0].thing != "kii":
            say(t, f"{ask.seat} recruit:{ask.options[0].thing}")
    assert t.orders[province("kii")] == 0
    assert t.orders[province("izumo")] == 1
    assert SENJI.view(t, 0)["provinces"][province("kii")]["order"] == "production"
    assert SENJI.view(t, 1)["provinces"][province("kii")]["order"] == "hidden"


@rule("SEN-02")
def test_no_order_is_placed_in_a_closed_province() -> None:
    t = play(table(3), Spring())
    assert why(t, "0 produce:satsuma") == "SEN-02"
    assert why(t, "0 move:shikoku") == "SEN-02"
    assert "move:shikoku" not in menu(t)
