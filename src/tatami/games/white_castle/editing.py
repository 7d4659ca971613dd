"""What can be edited on a table of The White Castle: goods, time, dice, members and cards."""

from typing import Final

from tatami.core.editing import Editing, Group, edit, seats_named
from tatami.core.table import replaced, without
from tatami.core.words import NOBODY, Vocabulary, Word
from tatami.games.white_castle.effects import GAINS, GOODS
from tatami.games.white_castle.frames import Turn
from tatami.games.white_castle.printed import (
    CARDS,
    COLOURS,
    COURTIERS,
    DAIMYO,
    DICE,
    DIPLOMATS,
    FIRST_ACTION,
    FIRST_DIPLOMAT,
    FLOOR_OF,
    FLOORS,
    GARDENERS,
    GARDENS,
    MEMBERS,
    ROOMS,
    SPACES,
    STEWARDS,
    TRACK_END,
    WARRIORS,
    YARDS,
)
from tatami.games.white_castle.rules.dice import take_the_die
from tatami.games.white_castle.rules.scoring import posted
from tatami.games.white_castle.table import (
    DIE_SIDES,
    KINDS_OF_YARD,
    WhiteCastle,
    changed,
)

SEATS: Final = seats_named(len(DICE) - 1)
COUNTED: Final = (*GAINS[:GOODS], "influence")
INFLUENCE: Final = GOODS
STATIONS: Final = (*FLOORS, *GARDENS, *[f"yard-{yard}" for yard in YARDS])
FIRST_GARDEN: Final = len(FLOORS)
FIRST_YARD: Final = FIRST_GARDEN + len(GARDENS)
LINE: Final = tuple([str(place) for place in range(1, max(DICE) + 1)])  # of a bridge's dice
SIDES: Final = tuple([str(value) for value in range(1, DIE_SIDES + 1)])
CASTLE_CARDS: Final = CARDS[:FIRST_ACTION]  # of stewards and diplomats
MOST_LANTERNS: Final = 8  # more than a game ever brings

MORE: Final = edit("more", SEATS, COUNTED)
LESS: Final = edit("less", SEATS, COUNTED)
DIE: Final = edit("die", COLOURS, LINE, SIDES)
SEND: Final = edit("send", SEATS, STATIONS)  # a member of the clan from home
RECALL: Final = edit("recall", SEATS, STATIONS)
ROOM: Final = edit("room", SPACES[:ROOMS], CASTLE_CARDS)
LANTERN: Final = edit("lantern", SEATS, CASTLE_CARDS)  # a card from its deck
UNLANTERN: Final = edit("unlantern", SEATS, CASTLE_CARDS)

EDITS: Final = Vocabulary(MORE, LESS, DIE, SEND, RECALL, ROOM, LANTERN, UNLANTERN)


def still(t: WhiteCastle) -> bool:
    """A turn whose die is not chosen yet."""
    frame = t.frames[-1]
    return isinstance(frame, Turn) and frame.is_at(take_the_die)


# -- what is offered ---------------------------------------------------------------------------


def groups(t: WhiteCastle) -> list[Group]:
    """What each clan has and where its members are, then bridges and rooms."""
    found: list[Group] = []
    for seat in range(t.seats):
        found += [counted(t, seat), members(t, seat), lantern(t, seat)]
    found += [bridge(t, colour) for colour in range(len(COLOURS))]
    return [*found, *[room(t, number) for number in range(ROOMS)]]


def counted(t: WhiteCastle, seat: int) -> Group:
    """Goods as far as there is room for them, points, and influence."""
    group, first = Group("counted", SEATS[seat]), seat * len(COUNTED)
    for good in range(GOODS):
        group.offer(MORE[first + good], t.room_for(seat, good) > 0)
        group.offer(LESS[first + good], t.has(seat, good) > 0)
    group.offer(MORE[first + INFLUENCE], t.track[seat] < TRACK_END)
    group.offer(LESS[first + INFLUENCE], t.track[seat] > 0)
    return group


def members(t: WhiteCastle, seat: int) -> Group:
    """Each kind of member goes from home to its own kind of place, and back."""
    group, first = Group("members", SEATS[seat]), seat * len(STATIONS)
    for station in range(len(STATIONS)):
        there = stationed(t, seat, station)
        full = there > 0 and FIRST_GARDEN <= station < FIRST_YARD
        able = t.at_home(seat, kind_of(station)) > 0 and not full
        group.offer(SEND[first + station], able)
        group.offer(RECALL[first + station], there > 0)
    return group


def kind_of(station: int) -> int:
    """Which members go there."""
    if station < FIRST_GARDEN:
        return COURTIERS
    return GARDENERS if station < FIRST_YARD else WARRIORS


def stationed(t: WhiteCastle, seat: int, station: int) -> int:
    """How many members of a clan are there."""
    if station < FIRST_GARDEN:
        return t.on_floor(seat, station)
    if station < FIRST_YARD:
        return t.gardeners[station - FIRST_GARDEN] >> seat & 1
    return posted(t, seat, station - FIRST_YARD)


def lantern(t: WhiteCastle, seat: int) -> Group:
    """Cards of the castle come to the lantern from their decks, and go back there."""
    group, first = Group("lantern", SEATS[seat]), seat * len(CASTLE_CARDS)
    for card in range(len(CASTLE_CARDS)):
        able = len(t.lanterns[seat]) < MOST_LANTERNS and len(t.decks[floor_of(card)]) > 1
        group.offer(LANTERN[first + card], able and card in t.decks[floor_of(card)])
        group.offer(UNLANTERN[first + card], card in t.lanterns[seat])
    return group


def floor_of(card: int) -> int:
    """The floor whose deck a card of the castle is of."""
    return STEWARDS if card < FIRST_DIPLOMAT else DIPLOMATS


def bridge(t: WhiteCastle, colour: int) -> Group:
    """Each die may show another side."""
    group = Group("bridge", COLOURS[colour])
    for place, value in enumerate(t.bridges[colour]):
        for side in range(DIE_SIDES):
            word = DIE[(colour * len(LINE) + place) * DIE_SIDES + side]
            group.offer(word, value not in (0, side + 1))
    return group


def room(t: WhiteCastle, number: int) -> Group:
    """A card of the deck changes places with that of the room."""
    group = Group("room", SPACES[number])
    for card in t.decks[FLOOR_OF[number]]:
        group.offer(ROOM[number * len(CASTLE_CARDS) + card])
    group.words.sort(key=lambda word: word.arg)  # the order of the deck is nobody's to know
    return group


# -- what is done ------------------------------------------------------------------------------


def change(t: WhiteCastle, word: Word) -> None:
    """Move what an edit names."""
    verb = word.verb
    if verb is MORE or verb is LESS:
        count(t, *divmod(word.arg, len(COUNTED)), 1 if verb is MORE else -1)
    elif verb is SEND or verb is RECALL:
        station(t, *divmod(word.arg, len(STATIONS)), 1 if verb is SEND else -1)
    elif verb is DIE:
        turn_the_die(t, *divmod(word.arg, DIE_SIDES))
    elif verb is ROOM:
        deal_into_the_room(t, *divmod(word.arg, len(CASTLE_CARDS)))
    elif verb is LANTERN:
        seat, card = divmod(word.arg, len(CASTLE_CARDS))
        t.decks[floor_of(card)] = without(t.decks[floor_of(card)], card)
        t.lanterns[seat] = (*t.lanterns[seat], card)
    else:
        seat, card = divmod(word.arg, len(CASTLE_CARDS))
        t.lanterns[seat] = without(t.lanterns[seat], card)
        t.decks[floor_of(card)] = (*t.decks[floor_of(card)], card)


def count(t: WhiteCastle, seat: int, what: int, by: int) -> None:
    """One more or one less."""
    if what == INFLUENCE:
        t.stand(seat, t.track[seat] + by)
    else:
        t.goods[seat * GOODS + what] += by


def station(t: WhiteCastle, seat: int, where: int, by: int) -> None:
    """A member goes there from home, or comes back. Who leaves the daimyō's quarters gives up a
    favour that no other courtier there can hold (WHI-47)."""
    t.members = changed(t.members, seat * len(MEMBERS) + kind_of(where), -by)
    if where < FIRST_GARDEN:
        t.move_courtier(seat, where, by)
        if where == DAIMYO and t.favours.count(seat) > t.on_floor(seat, DAIMYO):
            t.favours = replaced(t.favours, t.favours.index(seat), NOBODY)
    elif where < FIRST_YARD:
        t.gardeners = changed(t.gardeners, where - FIRST_GARDEN, by << seat)
    else:
        t.warriors = changed(t.warriors, seat * KINDS_OF_YARD + where - FIRST_YARD, by)


def turn_the_die(t: WhiteCastle, place: int, side: int) -> None:
    """The dice of a bridge stay in ascending order from the left (WHI-08); an empty end stays."""
    colour, at = divmod(place, len(LINE))
    dice = replaced(t.bridges[colour], at, side + 1)
    t.bridges[colour] = tuple(sorted(dice)) if all(dice) else dice


def deal_into_the_room(t: WhiteCastle, number: int, card: int) -> None:
    """The card that lay there takes its place in the deck."""
    deck = t.decks[FLOOR_OF[number]]
    t.decks[FLOOR_OF[number]] = replaced(deck, deck.index(card), t.rooms[number])
    t.rooms[number] = card


EDITING: Final = Editing(words=EDITS, still=still, groups=groups, change=change)
