"""The visit of the rival clan: playing alone (WHI-80 to 89)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.white_castle.effects import COIN, GOODS, INFLUENCE, POINTS
from tatami.games.white_castle.frames import RivalEnters, RivalPlants, RivalTurn
from tatami.games.white_castle.printed import (
    COINS_A_GROUP,
    COURTIERS,
    DAIMYO,
    GARDEN_KIND,
    GARDEN_POINTS,
    GARDENERS,
    GARDENS,
    GATE,
    KINDS,
    MIDDLE,
    RIVAL_INFLUENCE,
    RIVAL_PLACE,
    RIVAL_POINTS,
    ROOMS_ON,
    SOLO_CARDS,
    SOLO_CLIMB,
    SOLO_GARDENER,
    SOLO_GATE,
    SOLO_WARRIOR,
    TRACK_END,
    VALUES,
    WARRIORS,
    WELL_SPACE,
    Deed,
    SoloCard,
)
from tatami.games.white_castle.rules.clan_members import post_a_gardener, post_a_warrior
from tatami.games.white_castle.rules.courtier import draw_a_card, send_to_the_gate, take_the_favour
from tatami.games.white_castle.rules.dice import without_end
from tatami.games.white_castle.rules.gains import gain
from tatami.games.white_castle.rules.passage_of_time import arrive
from tatami.games.white_castle.table import WhiteCastle, die
from tatami.games.white_castle.words import (
    CARD,
    COLOUR,
    COULD_NOT,
    GARDEN,
    LEVEL,
    PLACE,
    PLACED,
    REMOVED_CARD,
    RIVAL_ARRIVED,
    RIVAL_CLIMBED,
    RIVAL_COINS,
    RIVAL_DECK,
    RIVAL_GARDENS,
    ROOM,
    SENT_COURTIER,
    SENT_GARDENER,
    SENT_WARRIOR,
    SOLO_CARD,
    TURNED_UP,
    YARD,
)

PLAYER: Final = 0
OPPONENT: Final = 1

# -- before and between the rounds -----------------------------------------------------------------


def receive_the_rival(t: WhiteCastle) -> None:
    """The difficulty sets the rival's points, influence and place in the order (WHI-81)."""
    gain(t, OPPONENT, POINTS, RIVAL_POINTS[t.difficulty])
    t.track[OPPONENT] = RIVAL_INFLUENCE[t.difficulty]
    first = RIVAL_PLACE[t.difficulty] == 1
    t.order = (OPPONENT, PLAYER) if first else (PLAYER, OPPONENT)
    t.arrived = t.order
    t.tell(RIVAL_ARRIVED, LEVEL[t.difficulty])
    t.tell(RIVAL_DECK)  # partly reconstructed (WHI-83)
    shuffle_the_deck(t)


def shuffle_the_deck(t: WhiteCastle) -> None:
    """Of the deck only the back of the top card is seen (WHI-83, 88)."""
    t.deck = t.shuffled(range(len(SOLO_CARDS)))
    t.unseen = len(t.deck) - 1


def end_the_rivals_round(t: WhiteCastle) -> None:
    """Every three coins, five if second in the new order, give points equal to the round; the
    rest is kept (WHI-88)."""
    group = COINS_A_GROUP[t.order.index(OPPONENT)]
    groups = t.has(OPPONENT, COIN) // group
    if groups:
        t.pay(OPPONENT, COIN, groups * group)
        t.tell(RIVAL_COINS, groups * group, groups * t.round)
        gain(t, OPPONENT, POINTS, groups * t.round)


def reward_the_rivals_gardens(t: WhiteCastle) -> None:
    """Each gardener under a bridge with a die gives points equal to the round (WHI-88)."""
    tended = 0
    for garden in range(len(GARDENS)):
        if t.gardeners[garden] >> OPPONENT & 1 and any(t.bridges[garden // len(KINDS)]):
            tended += 1
    if tended:
        t.tell(RIVAL_GARDENS, tended * t.round)
        gain(t, OPPONENT, POINTS, tended * t.round)


# -- a turn of the rival ---------------------------------------------------------------------------


def turn_up_a_card(t: WhiteCastle, r: RivalTurn) -> None:
    """The top card is turned up into a row; while the back then on top names no die, that card
    is turned up too (WHI-83)."""
    t.reveal()
    r.shown = (*r.shown, t.deck[0])
    t.tell(TURNED_UP, SOLO_CARD[t.deck[0]])
    t.deck = t.deck[1:]
    t.unseen = max(0, t.unseen - 1)
    if not die_named(t, SOLO_CARDS[t.deck[0]]):
        t.go_to(r, turn_up_a_card)


def die_named(t: WhiteCastle, card: SoloCard) -> int:
    """The value of the die that a back names, 0 when none lies there (WHI-83)."""
    dice = t.bridges[card.bridge]
    if card.position == MIDDLE:
        return dice[1] if len(dice) > 2 else 0
    return dice[0] if card.position == 0 else dice[-1]


def place_the_rivals_die(t: WhiteCastle, r: RivalTurn) -> None:
    """To the place on the back, whatever its colours (WHI-82), or to the well if a die lies
    there; a higher die gains coins, a lower one pays nothing (WHI-84)."""
    card = SOLO_CARDS[t.deck[0]]  # it stays on the deck (WHI-83)
    value = die_named(t, card)
    dice = t.bridges[card.bridge]
    if card.position == MIDDLE:
        t.bridges[card.bridge] = (dice[0], *dice[2:])
    else:
        t.bridges[card.bridge] = without_end(dice, card.position == 0)
    space = WELL_SPACE if t.spaces[card.space] else card.space
    coins = max(0, value - VALUES[space])
    t.spaces[space] = (*t.spaces[space], die(OPPONENT, card.bridge, value))
    t.tell(PLACED, t.who(OPPONENT), COLOUR[card.bridge], value, PLACE[space], coins)
    t.goods[OPPONENT * GOODS + COIN] += coins


def list_the_deeds(t: WhiteCastle, r: RivalTurn) -> None:
    """Those of the last two cards turned up, or of the only one, the left card first (WHI-85)."""
    deeds: list[Deed] = []
    for number in r.shown[-2:]:
        deeds.extend(SOLO_CARDS[number].deeds)
    r.deeds = tuple(deeds)


def do_a_deed(t: WhiteCastle, r: RivalTurn) -> None:
    """Top to bottom; what cannot be done gives points equal to the round (WHI-85)."""
    if not r.deeds:
        return
    deed = r.deeds[0]
    r.deeds = r.deeds[1:]
    t.go_to(r, do_a_deed)
    if not begin_the_deed(t, deed):
        t.tell(COULD_NOT, t.round)
        gain(t, OPPONENT, POINTS, t.round)


def put_the_cards_under(t: WhiteCastle, r: RivalTurn) -> None:
    """All cards turned up go under the deck, in the order they came (WHI-85)."""
    t.deck += r.shown


RIVAL_TURN: Final = script(
    WhiteCastle,
    RivalTurn,
    turn_up_a_card,
    place_the_rivals_die,
    list_the_deeds,
    do_a_deed,
    put_the_cards_under,
)

# -- deeds -----------------------------------------------------------------------------------------


def begin_the_deed(t: WhiteCastle, deed: Deed) -> bool:
    """Whether the rival can do it: nothing is paid, and no reward comes of it (WHI-82, 86, 87)."""
    if deed.op == SOLO_GARDENER:
        return plant_for_the_rival(t, deed.what)
    if deed.op == SOLO_CLIMB:
        return climb_for_the_rival(t, deed.amount)
    if deed.op == SOLO_WARRIOR:
        if not t.at_home(OPPONENT, WARRIORS):
            return False
        t.tell(SENT_WARRIOR, t.who(OPPONENT), YARD[deed.what])
        post_a_warrior(t, OPPONENT, deed.what)  # to the yard of the cost shown (WHI-86)
        return True
    if deed.op == SOLO_GATE:
        if not t.at_home(OPPONENT, COURTIERS):
            return False
        t.tell(SENT_COURTIER, t.who(OPPONENT))
        send_to_the_gate(t, OPPONENT)
        return True
    give_to_the_rival(t, deed)
    return True


def give_to_the_rival(t: WhiteCastle, deed: Deed) -> None:
    """Points, coins and influence are gained as shown, and the gates cost nothing (WHI-87)."""
    if deed.what != INFLUENCE:
        gain(t, OPPONENT, deed.what, deed.amount)
        return
    here = t.track[OPPONENT]
    space = min(here + deed.amount, TRACK_END)
    if space > here:
        arrive(t, OPPONENT, space)


def plant_for_the_rival(t: WhiteCastle, kind: int) -> bool:
    """The garden of the kind worth fewest points without a gardener of the rival; the player
    picks among ties (WHI-86)."""
    if not t.at_home(OPPONENT, GARDENERS):
        return False
    free: list[int] = []
    for garden in range(len(GARDENS)):
        fits = kind == len(KINDS) or GARDEN_KIND[t.gardens[garden]] == kind
        if fits and not t.gardeners[garden] >> OPPONENT & 1:
            free.append(garden)
    if not free:
        return False
    least = min([GARDEN_POINTS[t.gardens[garden]] for garden in free])
    t.call(RivalPlants(tuple([g for g in free if GARDEN_POINTS[t.gardens[g]] == least])))
    return True


def pick_the_rivals_garden(t: WhiteCastle, r: RivalPlants) -> Ask | None:
    """Among gardens worth the same the player chooses (WHI-86)."""
    if len(r.gardens) == 1:
        return None
    ask = Ask(PLAYER, "WHI-86")
    for garden in r.gardens:
        ask.offer(GARDEN[garden])
    return ask


def plant_the_rivals_gardener(t: WhiteCastle, r: RivalPlants) -> None:
    """It stands there like any other, and triggers nothing (WHI-82)."""
    garden = r.answers[0].arg if r.answers else r.gardens[0]
    t.tell(SENT_GARDENER, t.who(OPPONENT), GARDEN[garden])
    post_a_gardener(t, OPPONENT, garden)


RIVAL_PLANTS: Final = script(
    WhiteCastle, RivalPlants, pick_the_rivals_garden, plant_the_rivals_gardener
)


def climb_for_the_rival(t: WhiteCastle, floors: int) -> bool:
    """The lowest courtier, counting from the gates, climbs as shown, at most to the daimyō; there
    it stands on the first free favour from the left, without its reward (WHI-87)."""
    for floor in range(GATE, DAIMYO):
        if t.on_floor(OPPONENT, floor):
            goal = min(floor + floors, DAIMYO)
            t.move_courtier(OPPONENT, floor, -1)
            t.move_courtier(OPPONENT, goal, 1)
            if goal < DAIMYO:
                t.call(RivalEnters(goal))
            elif NOBODY in t.favours:
                take_the_favour(t, OPPONENT, t.favours.index(NOBODY))
            t.tell(RIVAL_CLIMBED, goal)
            return True
    return False


def pick_the_rivals_room(t: WhiteCastle, r: RivalEnters) -> Ask | None:
    """The player picks the room; with no card left to replace it, all stays (WHI-87)."""
    if not t.decks[r.floor]:
        return None
    ask = Ask(PLAYER, "WHI-87")
    for room in ROOMS_ON[r.floor]:
        ask.offer(ROOM[room])
    return ask


def replace_the_rooms_card(t: WhiteCastle, r: RivalEnters) -> None:
    """Its card leaves the game, and a new one is drawn (WHI-87)."""
    if r.answers:
        room = r.answers[0].arg
        t.tell(REMOVED_CARD, CARD[t.rooms[room]], ROOM[room])
        t.removed = (*t.removed, t.rooms[room])
        draw_a_card(t, room)


RIVAL_ENTERS: Final = script(WhiteCastle, RivalEnters, pick_the_rivals_room, replace_the_rooms_card)
