"""Courtiers: the audience, the climb, rooms and favours (WHI-42 to 47)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY, SEAT
from tatami.games.white_castle.effects import COIN, PEARL, SEAL
from tatami.games.white_castle.frames import Court, Doing, Entrance, Favour
from tatami.games.white_castle.printed import (
    AUDIENCE_COINS,
    CLIMB_PEARLS,
    COURTIERS,
    DAIMYO,
    DAIMYOS,
    FAVOURS_A_CARD,
    FLOOR_OF,
    GATE,
    PLACES,
    PLACES_OF,
    ROOMS,
    ROWS,
    STEWARDS,
)
from tatami.games.white_castle.rules.icon_kinds import lantern
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import (
    AUDIENCE,
    CARD,
    CLIMB,
    CLIMBED,
    CLIMBS,
    DEALT_ROOM,
    FAVOUR,
    GRANTED,
    ROOM,
    ROW,
    SENT_COURTIER,
    STOP,
    TOOK_CARD,
)

GOAL_FLOOR: Final = (*FLOOR_OF, DAIMYO)  # of the rooms, and of the daimyō's quarters
PRICES: Final = tuple([CLIMB_PEARLS[GOAL_FLOOR[room] - floor] for floor, room in CLIMBS])

# -- the action --------------------------------------------------------------------------------


def hold_court(t: WhiteCastle, c: Court) -> Ask | None:
    """An audience, a social climb, or both once each, in any order (WHI-42)."""
    if not c.audience and not c.climb:
        return None
    ask = Ask(c.seat, "WHI-42")
    if not c.audience:
        ask.offer(AUDIENCE, unless="WHI-42")
    else:
        ask.offer(AUDIENCE, unless=barred_audience(t, c.seat))
    for i, (floor, _) in enumerate(CLIMBS):
        if t.on_floor(c.seat, floor):
            short = PRICES[i] > t.has(c.seat, PEARL)
            ask.offer(CLIMB[i], unless="WHI-42" if not c.climb else "WHI-44" if short else "")
    if c.audience and c.climb:
        return ask
    if not ask.options and not trading_may_help(t, c):
        return None
    ask.offer(STOP)
    return ask


def trading_may_help(t: WhiteCastle, c: Court) -> bool:
    """Seals could still pay for the other half (WHI-28)."""
    if not t.has(c.seat, SEAL):
        return False
    if c.audience:
        return t.at_home(c.seat, COURTIERS) > 0
    return any(t.on_floor(c.seat, floor) for floor in range(DAIMYO))


def barred_audience(t: WhiteCastle, seat: int) -> str:
    """It takes a courtier at home (WHI-48) and two coins (WHI-43)."""
    if not t.at_home(seat, COURTIERS):
        return "WHI-48"
    return "WHI-43" if t.has(seat, COIN) < AUDIENCE_COINS else ""


def move_the_courtier(t: WhiteCastle, c: Court) -> None:
    """One half is done before the other is chosen (WHI-42)."""
    if not c.answers or c.answers[0] is STOP:
        return
    word = c.answers[0]
    t.go_to(c, hold_court)
    if word is AUDIENCE:
        c.audience = False
        t.pay(c.seat, COIN, AUDIENCE_COINS)
        t.tell(SENT_COURTIER, SEAT[c.seat])
        send_to_the_gate(t, c.seat)
    else:
        c.climb = False
        t.pay(c.seat, PEARL, PRICES[word.arg])
        t.tell(CLIMBED, SEAT[c.seat], word)
        floor, room = CLIMBS[word.arg]
        climb(t, c.seat, floor, room)


def send_to_the_gate(t: WhiteCastle, clan: int) -> None:
    """The leftmost courtier goes to the gates, which hold any number (WHI-43)."""
    t.send(clan, COURTIERS)
    t.move_courtier(clan, GATE, 1)


def climb(t: WhiteCastle, seat: int, floor: int, room: int) -> None:
    """One courtier, one or two floors in one go; a floor it passes gives nothing (WHI-44)."""
    t.move_courtier(seat, floor, -1)
    t.move_courtier(seat, GOAL_FLOOR[room], 1)
    if room == ROOMS:
        t.call(Doing(seat, "WHI-50", lantern(t, seat)), Favour(seat))  # in this order (WHI-47)
    else:
        t.call(Entrance(seat, room, t.rooms[room]))


COURT: Final = script(WhiteCastle, Court, hold_court, move_the_courtier)

# -- a room ------------------------------------------------------------------------------------


def take_the_card(t: WhiteCastle, e: Entrance) -> None:
    """The own action card is turned over into the lantern area, and the room's card takes its
    place (WHI-45); but a card that could not be replaced stays, and so does the own (WHI-46)."""
    if t.decks[FLOOR_OF[e.room]]:
        t.lanterns[e.seat] = (*t.lanterns[e.seat], t.actions[e.seat])
        t.actions[e.seat] = e.card
        t.rooms[e.room] = NOBODY
        t.tell(TOOK_CARD, SEAT[e.seat], CARD[e.card])


def choose_a_light_action(t: WhiteCastle, e: Entrance) -> Ask | None:
    """On a card with two actions on light ground the player picks one (WHI-45)."""
    if FLOOR_OF[e.room] != STEWARDS:
        return None
    ask = Ask(e.seat, "WHI-45")
    for place in PLACES_OF[e.room]:
        light = ROWS[e.card][place.row].light
        ask.offer(ROW[PLACES.index(place)], unless="" if light else "WHI-45")
    return ask


def do_the_light_action(t: WhiteCastle, e: Entrance) -> None:
    """One action on light ground; the card just turned over already counts (WHI-45)."""
    if e.answers:
        place = PLACES[e.answers[0].arg]
    else:
        place = next(place for place in PLACES_OF[e.room] if ROWS[e.card][place.row].light)
    effects = ROWS[e.card][place.row].effects
    t.call(Doing(e.seat, "WHI-25", effects, "", ROW[PLACES.index(place)], e.card))


def refill_the_room(t: WhiteCastle, e: Entrance) -> None:
    """Only then a new card is drawn (WHI-45)."""
    if t.rooms[e.room] == NOBODY:
        draw_a_card(t, e.room)


def draw_a_card(t: WhiteCastle, room: int) -> None:
    """The top card of the floor's deck lies face up in the room (WHI-03)."""
    t.reveal()
    floor = FLOOR_OF[room]
    t.rooms[room] = t.decks[floor][0]
    t.decks[floor] = t.decks[floor][1:]
    t.tell(DEALT_ROOM, CARD[t.rooms[room]], ROOM[room])


ENTRANCE: Final = script(
    WhiteCastle,
    Entrance,
    take_the_card,
    choose_a_light_action,
    do_the_light_action,
    refill_the_room,
)

# -- the daimyō --------------------------------------------------------------------------------


def choose_a_favour(t: WhiteCastle, f: Favour) -> Ask | None:
    """Any free space of the daimyō's card; with none free the courtier simply stays (WHI-47)."""
    if NOBODY not in t.favours:
        return None
    ask = Ask(f.seat, "WHI-47")
    for i in range(FAVOURS_A_CARD):
        ask.offer(FAVOUR[i], unless="" if t.favours[i] == NOBODY else "WHI-47")
    return ask


def grant_the_favour(t: WhiteCastle, f: Favour) -> None:
    """The space is held to the end of the game, and its reward is gained (WHI-47)."""
    if f.answers:
        i = f.answers[0].arg
        t.tell(GRANTED, SEAT[f.seat], FAVOUR[i])
        take_the_favour(t, f.seat, i)
        t.call(Doing(f.seat, "WHI-47", DAIMYOS[t.daimyo][i], "reward", FAVOUR[i]))


def take_the_favour(t: WhiteCastle, clan: int, i: int) -> None:
    """One courtier a space, of any clan (WHI-47)."""
    t.favours = replaced(t.favours, i, clan)


FAVOURS: Final = script(WhiteCastle, Favour, choose_a_favour, grant_the_favour)
