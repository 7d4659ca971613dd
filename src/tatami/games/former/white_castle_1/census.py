"""A count of the pieces that no rule can change."""

from tatami.core.words import NOBODY
from tatami.games.former.white_castle_1.frames import RivalTurn, Turn
from tatami.games.former.white_castle_1.printed import FIRST_DECREE, MEMBERS, YARDS
from tatami.games.former.white_castle_1.rules.dice import place_the_die
from tatami.games.former.white_castle_1.rules.scoring import posted
from tatami.games.former.white_castle_1.table import KINDS_OF_FLOOR, WhiteCastle


def census(t: WhiteCastle) -> object:
    """Cards, dice and members of the clans are never lost."""
    cards = [*t.rooms, *t.decks[1], *t.decks[2], *t.actions, *t.removed]
    cards += [card for lantern in t.lanterns for card in lantern]
    cards += [card for pair in t.pairs for card in pair]
    dice = sum([len(dice) for dice in t.spaces])
    dice += sum([1 for bridge in t.bridges for value in bridge if value])
    dice += sum([1 for value in t.domains if value])
    solo = list(t.deck)
    for frame in t.frames:
        if isinstance(frame, Turn):
            dice += frame.is_at(place_the_die)
        elif isinstance(frame, RivalTurn) and not frame.is_over():
            solo += frame.shown
    return (
        sorted(card for card in cards if NOBODY < card < FIRST_DECREE),
        dice,
        sorted(solo),
        [people(t, i) for i in range(t.clans)],
    )


def people(t: WhiteCastle, number: int) -> list[int]:
    """The members of a clan, at home or sent, by kind."""
    first = number * KINDS_OF_FLOOR
    sent = [
        sum(t.courtiers[first : first + KINDS_OF_FLOOR]),
        sum([mask >> number & 1 for mask in t.gardeners]),
        sum([posted(t, number, i) for i in range(len(YARDS))]),
    ]
    return [t.at_home(number, kind) + sent[kind] for kind in range(len(MEMBERS))]
