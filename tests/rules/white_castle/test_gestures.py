"""What a game asks of its players' hands, on the board of the page and at a table of wood."""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from castle_gestures import WORDS, Reckoning, gift
from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.core.record import Record, ended, read
from tatami.core.words import NOBODY
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.printed import CHOICES, EFFECTS
from tatami.games.white_castle.rules.icon_kinds import ICON_KINDS, OneOf
from tatami.games.white_castle.table import WhiteCastle
from tatami.session.match import Match

RECORDS: Final = Path(__file__).resolve().parents[2] / "records" / "white_castle"
TURNS: Final = 9
# A turn: it trades seals, and passes gifts, at every second.
GREEDY: Final = 3.95
# What greedy chooses where the board takes gifts for it; less what is none of a turn's moves: seals
# are traded at any time, and the starting pair is chosen before the first turn.
AT_THE_BOARD: Final = 3.6
ANYTHING: Final = 3.2
NO_MOVES: Final = ("trade", "pair")


def recorded(kind: str) -> list[tuple[Record, Reckoning]]:
    records = [read(path.read_text()) for path in sorted(RECORDS.glob(f"{kind}*.tatami"))]
    assert records
    return [(record, Reckoning(record)) for record in records]


def mean(games: list[tuple[Record, Reckoning]]) -> float:
    turns = sum(TURNS * len(record.seats) for record, _ in games)
    return sum(reckoned.gestures.total() for _, reckoned in games) / turns


@pytest.mark.parametrize("kind", ["greedy", "four-greedy", "random", "solo", "three", "walk"])
def test_the_same_games_are_played_with_fewer_hands_than_at_a_table_of_wood(kind: str) -> None:
    for record, reckoned in recorded(kind):
        result = ended(WHITE_CASTLE, record, reckoned.table)
        assert result is not None
        assert record.result is not None
        assert result.digest == record.result.digest
        assert 0 < reckoned.gestures.total() < reckoned.by_hand()


def test_a_turn_takes_few_gestures() -> None:
    assert mean(recorded("random")) <= ANYTHING
    assert mean(recorded("greedy") + recorded("four-greedy")) <= GREEDY


def at_the_board(seats: int, seed: str) -> Record:
    """A game of greedy bots, each asked only what the board asks its player."""
    match = Match.new(WHITE_CASTLE, ["greedy"] * seats, seed, {})
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
    last = NOBODY
    while not match.over():
        ask, table = match.table.asks[0], match.table
        assert isinstance(table, WhiteCastle)
        given = gift(table, ask.seat) if ask.seat == last else ""
        last = ask.seat
        seen = Seen(WHITE_CASTLE, table, last, ask)
        match.say(last, WORDS[given] if given else bots[last].choose(seen))
    return match.record


def test_what_a_skilled_player_chooses_takes_few_gestures_at_the_board() -> None:
    records = [at_the_board(seats, "a") for seats in (1, 2, 3, 4)]
    games = [(record, Reckoning(record)) for record in records]
    turns = sum(TURNS * len(record.seats) for record in records)
    by_verb = Counter[str]()
    for _, reckoned in games:
        for (_, verb), gestures in reckoned.gestures.items():
            by_verb[verb] += gestures
    assert mean(games) <= AT_THE_BOARD
    assert (by_verb.total() - sum(by_verb[verb] for verb in NO_MOVES)) / turns <= ANYTHING


def test_where_only_one_of_several_icons_is_done_none_of_them_is_a_gift() -> None:
    either = [icon for choices in CHOICES for icon in choices]
    either += [
        part for icon in EFFECTS if ICON_KINDS[icon.op].__class__ is OneOf for part in icon.parts
    ]
    assert either
    assert not any(icon.is_goods() for icon in either)
