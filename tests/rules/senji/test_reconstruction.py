"""The rules say which printed values are not known: the data file marks them."""

from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import SOURCE
from tatami.texts.talk import Talk

TALK = Talk(SENJI, "en")


def test_only_values_the_data_file_marks_are_called_reconstructed() -> None:
    told = TALK.rule("SEN-63").reconstructed
    assert "a run of five" in told
    assert "four suns" not in told  # public
    assert "that one combination gives this (seven tanzaku)" in told
    assert TALK.rule("SEN-57").reconstructed == ""
    assert SENJI.reconstructed["hanafuda-combinations"].things == tuple(
        each["id"].replace("_", "-")
        for each in SOURCE["hanafuda"]["combinations"]
        if each["source"] == "reconstructed"
    )


def test_what_is_known_of_reconstructed_things_is_told() -> None:
    told = TALK.rule("SEN-80").reconstructed
    assert "the honour (Umeko), the ability (Umeko)" in told
    assert "the ability, deduced from another rule (Baba, Wakizaka)" in told
    assert "that the honour is above that of some others (Daisuke)" in told
    assert "for sure" not in told
    assert TALK.rule("SEN-06").reconstructed == (
        "Reconstructed: the families. Known: the colours, the crests."
    )


def test_every_kind_of_component_that_is_reconstructed_is_told_by_a_rule() -> None:
    lists = {
        name if outer is SOURCE else f"hanafuda-{name}"
        for outer in (SOURCE, SOURCE["hanafuda"])
        for name, blocks in outer.items()
        if isinstance(blocks, list) and isinstance(blocks[0], dict) and name != "rulings"
    }
    told = {block for rule in SENJI.ledger.rules.values() for block in rule.data}
    assert lists & set(SENJI.reconstructed) <= told
    assert told <= set(SENJI.reconstructed)
