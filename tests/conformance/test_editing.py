"""Edited positions: whatever is changed in the midst of a game, the laws hold and it goes on."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from tatami.core.digest import dump
from tatami.core.editing import BadEdit
from tatami.core.game import Game, Options
from tatami.core.record import Entry
from tatami.core.table import Table
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.laws import Choose, Walk, say_at_random
from tatami.texts.talk import LANGUAGES, Talk

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
MOST_EDITS = 12
LOOKED_AT = 5  # of the moments of a game


def moments(game: Game, seed: str) -> Iterator[Table]:
    """Moments of a random game at which something can be changed, far from each other."""
    dice = random.Random(seed)
    table = game.open_true(game.usual, seed)
    wait = 0
    while table.asks:
        wait -= 1
        if wait < 0 and game.edits(table):
            yield table
            wait = dice.randrange(60)
        say_at_random(table, dice.randrange)


def edited(game: Game, table: Table) -> Iterator[tuple[str, Table]]:
    """What a table comes to by each edit that it offers, with the way of editing."""
    assert game.editing is not None
    for word in [word for group in game.edits(table) for word in group.words]:
        tried = table.copy()
        if game.editing.make(tried, word):
            tried.revealed = table.revealed
            yield word.verb.name, tried


@EVERY
def test_every_edit_moves_pieces_and_makes_none(game: Game) -> None:
    assert game.editing is not None
    made: set[str] = set()
    for table in islice(moments(game, "every"), LOOKED_AT):
        before, census = dump(table), game.census(table)
        firsts: dict[str, Table] = {}
        for verb, tried in edited(game, table):
            assert game.census(tried) == census, verb
            assert dump(tried) != before, verb
            firsts.setdefault(verb, tried)
        assert dump(table) == before
        made |= set(firsts)
        for first in firsts.values():  # some undo what others do
            for verb, tried in edited(game, first):
                assert game.census(tried) == census, verb
                made.add(verb)
    assert made == {word.verb.name for word in game.editing.words.words}


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edit_offered_is_told_in_every_language(game: Game, language: str) -> None:
    talk = Talk(game, language, [f"Player {seat}" for seat in range(game.usual)])
    talk.bundles = talk.bundles[:1]
    for table in islice(moments(game, "told"), 3):
        for group in game.edits(table):
            assert talk.edits(group) != group.name
            told = [talk.edit(word) for word in group.words]
            assert len(set(told)) == len(told), told
            assert not {word.text for word in group.words} & set(told)


class EditedWalk(Walk):
    """A game in which nobody in particular changes something now and then."""

    def __init__(
        self, game: Game, seats: int, seed: str, choose: Choose, options: Options | None = None
    ) -> None:
        super().__init__(game, seats, seed, choose, options)
        self.changed = 0
        self.most = MOST_EDITS

    def say_one_word(self) -> None:
        """Sometimes edit instead. All the laws are checked before the next word."""
        if self.changed == self.most or not self.edit():
            super().say_one_word()

    def edit(self) -> bool:
        """Make a change, of any group alike; whether there was one to make."""
        groups = self.game.edits(self.table)
        if not groups or self.choose(2):
            return False
        words = groups[self.choose(len(groups))].words
        word = words[self.choose(len(words))]
        before, drawn = dump(self.table), self.table.drawn
        try:
            self.game.edit(self.table, word.text)
        except BadEdit:
            self.hold(dump(self.table) == before, f"a change refused changes nothing: {word}")
            return False
        self.record.entries.append(Entry(NOBODY, word.text, -1, ""))
        self.hold(self.table.drawn == drawn, f"an edit leaves chance alone: {word}")
        self.hold(self.game.census(self.table) == self.census, f"pieces are conserved: {word}")
        self.changed += 1
        return True


def walk(game: Game, seats: int, seed: str, most: int, options: Options | None = None) -> None:
    """Walk through a game and edit it this often at most."""
    walked = EditedWalk(game, seats, seed, random.Random(seed).randrange, options)
    walked.most = most
    walked.to_the_end()
    assert walked.changed


@pytest.mark.slow
@EVERY
def test_an_edited_game_keeps_the_laws(game: Game) -> None:
    walk(game, game.usual, "a", MOST_EDITS)


OFTEN = 60
OPTIONS: list[tuple[str, int, Options]] = [
    ("senji", 3, {"imperial": "yes", "kami": "yes"}),
    ("shototsu", 2, {"builds": "hidden"}),
    ("shototsu", 3, {"activations": "simultaneous"}),
]
TABLES = [
    *[(game.name, seats, {}) for game in GAMES.values() for seats in game.seats],
    *OPTIONS,
]


@pytest.mark.whole
@pytest.mark.parametrize("seed", "bcd")
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_any_game_may_be_edited_often(name: str, seats: int, options: Options, seed: str) -> None:
    walk(GAMES[name], seats, seed, OFTEN, options)
