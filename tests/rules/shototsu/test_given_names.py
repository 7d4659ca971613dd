"""What samurai are called: for people alone, outside rules and digests (SHO-03)."""

from tatami.core.chance import commitment
from tatami.core.digest import dump
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.given_names import GIVEN, given_names

HASH = commitment("a seed")


def test_every_samurai_of_a_table_has_a_name_of_its_own() -> None:
    options = SHOTOTSU.chosen({"samurai": "5"})
    called = given_names(HASH, 4, options)
    assert [*called][:6] == ["1a", "1b", "1c", "1d", "1e", "2a"]
    assert len(called) == len({*called.values()}) == 20
    assert {*called.values()} <= {*GIVEN}
    assert all(name.isascii() and name.istitle() for name in GIVEN)


def test_names_are_the_same_for_a_seed_and_differ_between_seeds() -> None:
    options = SHOTOTSU.chosen({})
    assert given_names(HASH, 2, options) == given_names(HASH, 2, options)
    assert given_names(HASH, 2, options) != given_names(commitment("another"), 2, options)
    fewer = given_names(HASH, 2, SHOTOTSU.chosen({"samurai": "2"}))
    assert fewer == {
        who: name for who, name in given_names(HASH, 2, options).items() if who in fewer
    }


def test_only_those_on_the_field_are_named_and_a_royale_has_one_each() -> None:
    assert [*given_names(HASH, 3, SHOTOTSU.chosen({"samurai": "1"}))] == ["1a", "2a", "3a"]
    assert len(given_names(HASH, 6, SHOTOTSU.chosen({}))) == 6


def test_no_table_knows_of_the_names() -> None:
    told = dump(SHOTOTSU.open_true(2, "a seed"))
    names = given_names(HASH, 2, SHOTOTSU.chosen({})).values()
    assert not any(name in str(told) for name in names)
