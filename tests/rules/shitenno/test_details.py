"""What is said of a choice before it is made is what then happens."""

import random

from tatami.core.table import Table
from tatami.core.words import Word
from tatami.games.shitenno.game import SHITENNO


def named(table: Table, word: Word) -> dict[str, dict[str, object]]:
    """The details of a word on the first menu, by their names."""
    return {
        each.name: dict(each.fields)
        for each in SHITENNO.details(table, table.asks[0]).get(word, ())
    }


def placed(table: Table, seat: int) -> int:
    """The points of a player for kamons placed."""
    return sum(SHITENNO.view(table, seat)["players"][seat]["favour"][:2])


def moments(seed: int, seats: int) -> list[tuple[Table, Word]]:
    """A random game: each table with the word that is said there."""
    table, dice, found = SHITENNO.open(seats, seed), random.Random(seed), []
    while table.asks:
        ask = table.asks[0]
        word = dice.choice(ask.options[:-1] or ask.options)
        found.append((table.copy(), word))
        table.answer(ask.seat, word)
    return found


def test_a_conquest_costs_and_brings_what_was_said() -> None:
    seen: set[str] = set()
    for table, word in [each for seed in range(4) for each in moments(seed, 2 + seed % 3)]:
        told = named(table, word)
        seen |= set(told)
        if word.verb.name not in ("march", "bribe"):
            continue
        seat = table.asks[0].seat
        before = placed(table, seat)
        after = table.copy()
        after.answer(seat, word)
        forced = 0
        while after.asks and after.asks[0].name().endswith("-pay"):
            forced += len(after.asks[0].options) == 1
            after.answer(seat, after.asks[0].options[0])
        assert placed(after, seat) - before == told["brings"]["points"]
        if "pays" in told:
            paid = told["pays"]["paid"]
            assert isinstance(paid, tuple)
            assert forced == len(paid)
        master = SHITENNO.view(after, seat)["provinces"][word.arg]["master"]
        assert (master == seat) == ("majority-theirs" not in told)
    assert {"lot", "title-daimyo", "costs-troops", "costs-koku", "pays", "ways"} <= seen
    assert {"majority-won", "majority-kept", "majority-theirs", "completes"} <= seen


def test_the_count_at_the_end_is_by_source() -> None:
    """Hands are shown, and the koku of each source add up to what was scored (SHI-51)."""
    for seed in range(4):
        table, word = moments(seed, 3)[-1]
        assert SHITENNO.view(table, 0)["counts"] == []
        table.answer(table.asks[0].seat, word)
        view = SHITENNO.view(table, 0)
        for player, count in zip(view["players"], view["counts"], strict=True):
            parts = count["koku"] + count["exchanged"] + count["added"]
            assert (parts, len(count["hand"])) == (player["favour"][2], player["cards"])
