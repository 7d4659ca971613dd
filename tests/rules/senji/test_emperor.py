"""The emperor's visit (SEN-10 to 12)."""

from scenes.senji import family, play, table
from table_talk import menu, rule, say, why
from tatami.core.table import replaced
from tatami.games.senji.frames import Autumn, Reign
from tatami.games.senji.table import Senji


def reign(honour: dict[str, int], seats: int = 3, **options: str) -> Senji:
    t = table(seats, **options)
    for name, points in honour.items():
        t.honour[family(name)] = points
    return play(t, Reign())


@rule("SEN-10")
def test_the_emperor_visits_the_family_with_most_honour() -> None:
    t = reign({"mask": 3, "fan": 9, "lotus": 4})
    assert t.host == family("fan")


@rule("SEN-10")
def test_winter_spring_summer_and_autumn_follow_one_another() -> None:
    t = reign({"mask": 9})
    assert t.asks[0].rule == "SEN-20"
    say(t, "0 ready", "1 ready", "2 ready")
    assert {ask.rule for ask in t.asks} == {"SEN-30"}
    for ask in list(t.asks):
        say(t, f"{ask.seat} {ask.options[0].text}")
    assert t.asks[0].rule == "SEN-40"
    while t.asks[0].rule == "SEN-40":
        say(t, f"0 {t.asks[0].options[0].text}")
    assert t.asks[0].name() == "SEN-60-next"
    assert t.round == 2  # the scene began in the first round


@rule("SEN-11")
def test_of_tied_families_the_last_host_names_one() -> None:
    t = reign({"mask": 3, "fan": 9, "lotus": 9})
    assert t.asks[0].seat == 0
    assert menu(t) == ["host:fan", "host:lotus"]
    assert why(t, "0 host:mask") == "SEN-10"
    say(t, "0 host:lotus")
    assert t.host == family("lotus")


@rule("SEN-11")
def test_the_last_host_may_name_itself_if_tied() -> None:
    t = reign({"mask": 9, "fan": 9})
    say(t, "0 host:mask")
    assert t.host == family("mask")


@rule("SEN-11")
def test_in_the_first_round_a_tie_is_settled_by_the_dice() -> None:
    t = table(3)
    t.round, t.host = 0, family("lotus")
    t.loaded = (family("mask"),) * 9  # what a second roll would show
    play(t, Reign())
    assert t.host == family("lotus")  # found in the set-up; there is no second roll


@rule("SEN-11")
def test_dice_are_rolled_until_one_tied_family_has_most_of_its_symbols() -> None:
    from tatami.games.senji.rules.set_up import roll_for_the_host

    t = table(3)
    t.loaded = (2, 2, 3, 3, 0, 0, 0, 0, 0, 2, 3, 3, 4, 4, 4, 4, 4, 4)
    assert roll_for_the_host(t, [2, 3]) == 3


@rule("SEN-11")
def test_dice_decide_when_the_last_host_is_gone() -> None:
    t = table(3)
    t.seat = replaced(t.seat, family("mask"), -1)
    t.loaded = (3, 3, 4, 0, 0, 0, 0, 0, 0)
    play(t, Reign())
    assert t.host == family("fan")


@rule("SEN-12")
def test_the_host_decides_the_order_of_summer_and_autumn() -> None:
    t = table(3)
    t.host = family("lotus")
    play(t, Autumn())
    assert t.asks[0].seat == 2
    say(t, "2 next:fan")
    assert t.asks[0].seat == 1
    say(t, "1 done")
    assert menu(t) == ["next:mask", "next:lotus"]
    assert why(t, "2 next:fan") == "SEN-60"
