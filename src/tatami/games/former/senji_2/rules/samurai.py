"""Abilities with a turn of their own: Fukushima and Umeko (SEN-80).

Every other samurai acts inside the rule he changes, which names him.
"""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.games.former.senji_2.frames import Refreshing, Swapping, Turn
from tatami.games.former.senji_2.printed import DECOYS, FUKUSHIMA_CHANGES, face
from tatami.games.former.senji_2.rules.cards import faces, free_cards, named, seat
from tatami.games.former.senji_2.rules.combinations import counted, discard
from tatami.games.former.senji_2.rules.kami import others_with_cards
from tatami.games.former.senji_2.rules.offers import exchange
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import ALL_FLOWERS, TRADABLE
from tatami.games.former.senji_2.words import (
    DISCARD,
    DREW_FLOWERS,
    ENOUGH,
    FAMILY,
    REFRESHED,
    SWAP,
    SWAP_CARD,
    SWAP_FLOWER,
    SWAPPED,
    SWAPPED_CARD,
)

# -- Fukushima -------------------------------------------------------------------------------


def choose_a_flower_to_change(t: Senji, r: Refreshing) -> Ask | None:
    """Up to two hanafuda cards are discarded, in ascending order (SEN-80)."""
    if len(r.gone) == FUKUSHIMA_CHANGES or not t.flowers[r.family]:
        return None
    ask = Ask(t.seat[r.family], "SEN-80", "fukushima", private=True)
    last = r.gone[-1] if r.gone else 0
    for shown, count in enumerate(counted(t.flowers[r.family])):
        if count:
            ask.offer(DISCARD[shown], unless="" if shown >= last else "SEN-80")
    if r.gone:
        ask.offer(ENOUGH)
    return ask


def change_it(t: Senji, r: Refreshing) -> None:
    """As many are drawn (SEN-80)."""
    if r.answers and r.answers[0] is not ENOUGH:
        shown = r.answers[0].arg
        discard(t, r.family, t.flower_showing(r.family, shown))
        r.gone = (*r.gone, shown)
        t.go_to(r, choose_a_flower_to_change)
        return
    t.reveal()
    drawn = t.draw_flowers(len(r.gone), r.family)
    t.put_flowers(r.family, drawn)
    t.tell(REFRESHED, seat(t, r.family), faces(r.gone))
    t.whisper(t.seat[r.family], DREW_FLOWERS, faces(tuple([face(f) for f in drawn])))


REFRESHING: Final = script(Senji, Refreshing, choose_a_flower_to_change, change_it)

# -- Umeko -----------------------------------------------------------------------------------


def offer_swaps(t: Senji, u: Turn, ask: Ask) -> None:
    """Once a turn one opponent must swap a card, if both have one (SEN-80)."""
    if t.house.umeko_swaps_flowers:
        mine = bool(t.flowers[u.family])
        able = [other for other in t.families() if other != u.family and t.flowers[other]]
    else:
        mine = bool(free_cards(t, u.family))
        able = others_with_cards(t, u.family)
    for other in t.families():
        fine = mine and other in able and not u.swapped
        ask.offer(SWAP[other], unless="" if fine else "SEN-80")


def choose_what_to_swap(t: Senji, s: Swapping) -> list[Ask]:
    """Each picks the card it gives, face down (SEN-80)."""
    asks: list[Ask] = []
    for family in (s.family, s.other):
        ask = Ask(t.seat[family], "SEN-80", "umeko", private=True)
        if t.house.umeko_swaps_flowers:
            for shown, count in enumerate(counted(t.flowers[family])):
                if count:
                    ask.offer(SWAP_FLOWER[shown])
        else:
            for card in free_cards(t, family):
                ask.offer(SWAP_CARD[card])
            ask.offer(SWAP_CARD[DECOYS[family]], unless="SEN-22")
        asks.append(ask)
    return asks


def swap_them(t: Senji, s: Swapping) -> None:
    """Only the two families know what was swapped (SEN-80)."""
    t.reveal()
    t.tell(SWAPPED, seat(t, s.family), FAMILY[s.other])
    mine, theirs = s.answers[0].arg, s.answers[1].arg
    if t.house.umeko_swaps_flowers:
        swap_flowers(t, s, mine, theirs)
        gave, got = faces((mine,)), faces((theirs,))
    else:
        exchange(t, s.family, s.other, (mine,), (theirs,))
        t.cards_known.swapped(s.family, s.other, (mine,), (theirs,), TRADABLE)
        gave, got = named((mine,)), named((theirs,))
    t.whisper(t.seat[s.family], SWAPPED_CARD, gave[0], got[0])
    t.whisper(t.seat[s.other], SWAPPED_CARD, got[0], gave[0])


def swap_flowers(t: Senji, s: Swapping, mine: int, theirs: int) -> None:
    """As Umeko was first printed: hanafuda cards (SEN-80)."""
    gave, got = t.flower_showing(s.family, mine), t.flower_showing(s.other, theirs)
    for family, goes, comes in ((s.family, gave, got), (s.other, got, gave)):
        rest = [flower for flower in t.flowers[family] if flower != goes]
        t.flowers = replaced(t.flowers, family, tuple(sorted([*rest, comes])))
    t.flowers_known.swapped(s.family, s.other, (gave,), (got,), ALL_FLOWERS)


SWAPPING: Final = script(Senji, Swapping, choose_what_to_swap, swap_them)
