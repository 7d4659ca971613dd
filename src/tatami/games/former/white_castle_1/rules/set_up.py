"""Set-up (WHI-01 to 14, 80, 81)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import SEAT
from tatami.games.former.white_castle_1.effects import Effect
from tatami.games.former.white_castle_1.frames import Doing, SettingUp
from tatami.games.former.white_castle_1.printed import (
    BASE_DAIMYOS,
    BASE_GARDENS,
    BASE_YARD_TILES,
    COLOURS,
    DAIMYOS,
    DECREES,
    DIAMOND,
    DIPLOMATS,
    FIRST_ACTION,
    FIRST_DECREE,
    FIRST_DIPLOMAT,
    FIRST_RESOURCE,
    FRONTS,
    GARDEN_KIND,
    KINDS,
    NO_DIAMONDS,
    PAIRS,
    ROOMS,
    ROOMS_ON,
    ROWS,
    STEWARDS,
    YARD_SLOTS,
    YARD_TILES,
)
from tatami.games.former.white_castle_1.rules.course import roll_the_dice
from tatami.games.former.white_castle_1.rules.dice_tiles import lay_the_tiles
from tatami.games.former.white_castle_1.rules.solo import PLAYER, receive_the_rival
from tatami.games.former.white_castle_1.table import WhiteCastle
from tatami.games.former.white_castle_1.words import (
    CALLED_DAIMYO,
    CARD,
    CASTLE_AGAIN,
    CHOSE_PAIR,
    DAIMYO_CARD,
    DEALT_ROOM,
    PAIR,
    ROOM,
    TURN_ORDER,
)

# -- the main board --------------------------------------------------------------------------------


def furnish_the_castle(t: WhiteCastle, s: SettingUp) -> None:
    """A steward in each room of the first floor, a diplomat in each of the second (WHI-03); if
    all five show the same action on dark ground, all is dealt again (WHI-04)."""
    for floor, first, end in (
        (STEWARDS, 0, FIRST_DIPLOMAT),
        (DIPLOMATS, FIRST_DIPLOMAT, FIRST_ACTION),
    ):
        rooms = ROOMS_ON[floor]
        deck = t.shuffled(in_play(t, first, end))
        t.rooms[rooms[0] : rooms[-1] + 1] = deck[: len(rooms)]
        t.decks[floor] = deck[len(rooms) :]
    dark = [row.member() for card in t.rooms for row in ROWS[card] if not row.light]
    if dark.count(dark[0]) == ROOMS:
        t.tell(CASTLE_AGAIN)
        t.go_to(s, furnish_the_castle)
        return
    for room, card in enumerate(t.rooms):
        t.tell(DEALT_ROOM, CARD[card], ROOM[room])


def in_play(t: WhiteCastle, first: int, end: int) -> list[int]:
    """The cards of a deck, less those for larger games with one or two players (WHI-02)."""
    return [card for card in range(first, end) if not (NO_DIAMONDS[t.seats] and DIAMOND[card])]


def call_the_daimyo(t: WhiteCastle, s: SettingUp) -> None:
    """One card at random; the others leave the game (WHI-05)."""
    t.daimyo = t.below(len(DAIMYOS) if t.promo else BASE_DAIMYOS)
    t.tell(CALLED_DAIMYO, DAIMYO_CARD[t.daimyo])


def lay_out_gardens_and_yards(t: WhiteCastle, s: SettingUp) -> None:
    """Under each bridge a plant and a stone garden (WHI-09); four yard tiles, each with the side
    its space asks for (WHI-10)."""
    cards = len(GARDEN_KIND) if t.promo else BASE_GARDENS
    plants, stones = [
        t.shuffled([card for card in range(cards) if GARDEN_KIND[card] == kind])
        for kind in range(len(KINDS))
    ]
    t.gardens = tuple([deck[i] for i in range(len(COLOURS)) for deck in (plants, stones)])
    tiles = list(t.shuffled(range(len(YARD_TILES) if t.promo else BASE_YARD_TILES)))
    t.yard_tiles = tuple([next_tile(tiles, face) for _, face in YARD_SLOTS])


def next_tile(tiles: list[int], face: int) -> int:
    """The next tile with something on this side: the promo tile has only one side (WHI-10)."""
    tile = next(tile for tile in tiles if YARD_TILES[tile][face])
    tiles.remove(tile)
    return tile


def roll_for_the_first_round(t: WhiteCastle, s: SettingUp) -> None:
    """Three to five dice a colour, by the number of players (WHI-01, 08)."""
    roll_the_dice(t)


# -- the players -----------------------------------------------------------------------------------


def stack_the_markers(t: WhiteCastle, s: SettingUp) -> None:
    """At random, or by the difficulty of a solo game; the turn order follows the stack, top
    first (WHI-12, 81)."""
    if t.seats == 1:
        receive_the_rival(t)
    else:
        t.order = t.arrived = t.shuffled(range(t.clans))
    t.tell(TURN_ORDER, tuple([t.who(clan) for clan in t.order]))


def reveal_the_pairs(t: WhiteCastle, s: SettingUp) -> None:
    """One more pair of starting cards than players (WHI-13); alone, one that is dealt (WHI-80)."""
    resources = t.shuffled(range(FIRST_RESOURCE, FIRST_DECREE))
    actions = t.shuffled(range(FIRST_ACTION, FIRST_RESOURCE))
    shown = PAIRS[t.seats] or 1
    t.pairs = tuple(zip(resources[:shown], actions[:shown], strict=True))
    if t.seats == 1:
        take_a_pair(t, PLAYER, 0)
        t.end(s)


def choose_a_pair(t: WhiteCastle, s: SettingUp) -> Ask:
    """In reverse turn order each player picks a pair (WHI-14)."""
    ask = Ask(next_to_choose(t), "WHI-14")
    for i in range(len(t.pairs)):
        ask.offer(PAIR[i])
    return ask


def next_to_choose(t: WhiteCastle) -> int:
    """The last in turn order without starting cards (WHI-14)."""
    return [clan for clan in t.order if not t.lanterns[clan]][-1]


def hand_out_the_pair(t: WhiteCastle, s: SettingUp) -> None:
    """The next player picks once it is dealt with; one pair is left over (WHI-13, 14)."""
    if len(t.pairs) > 2:
        t.go_to(s, choose_a_pair)
    take_a_pair(t, next_to_choose(t), s.answers[0].arg)


def take_a_pair(t: WhiteCastle, seat: int, chosen: int) -> None:
    """The action card goes to the domain, the resource card gives what it shows and lies back up
    in the lantern area, with its decree (WHI-14)."""
    resource, action = t.pairs[chosen]
    t.pairs = t.pairs[:chosen] + t.pairs[chosen + 1 :]
    t.tell(CHOSE_PAIR, SEAT[seat], CARD[resource], CARD[action])
    t.actions[seat] = action
    decree = DECREES[resource]
    t.lanterns[seat] = (resource, decree) if decree >= 0 else (resource,)
    gained: tuple[Effect, ...] = FRONTS[resource]
    t.call(Doing(seat, "WHI-14", gained))


SET_UP: Final = script(
    WhiteCastle,
    SettingUp,
    furnish_the_castle,
    call_the_daimyo,
    lay_the_tiles,
    roll_for_the_first_round,
    lay_out_gardens_and_yards,
    stack_the_markers,
    reveal_the_pairs,
    choose_a_pair,
    hand_out_the_pair,
)
