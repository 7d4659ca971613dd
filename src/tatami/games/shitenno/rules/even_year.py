"""The even year: the sharing (SHI-10 to 19)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import without
from tatami.core.words import SEAT, Word
from tatami.games.shitenno.frames import Sharing
from tatami.games.shitenno.printed import SHARED_KOKU, SHARED_TROOPS
from tatami.games.shitenno.table import Shitenno
from tatami.games.shitenno.words import (
    ACCEPT,
    KEPT_LOT,
    LAID_OUT,
    LOT,
    NEW_TITLE,
    OFFERED,
    REFUSE,
    REFUSED,
    SEAL,
    SPLIT,
    TAKE,
    TITLE,
    TOOK_LOT,
)


def lay_out_the_cards(t: Shitenno, s: Sharing) -> None:
    """The highest title is the first Tairō: he reveals the cards to share (SHI-10, 11)."""
    t.reveal()
    koku = SHARED_KOKU[t.seats]
    s.cards = tuple(sorted(t.draw_troops(SHARED_TROOPS[t.seats]) + t.koku[:koku]))
    t.koku = t.koku[koku:]
    s.waiting = tuple(t.in_order())
    s.received = (0,) * t.seats
    t.tell(LAID_OUT, SEAT[s.waiting[0]], named(s.cards))


def make_a_lot(t: Shitenno, s: Sharing) -> Ask:
    """The Tairō puts together as many cards as he likes and one tile (SHI-13), or, when only
    two are left, splits all the cards into two lots, the one with more seals first (SHI-18)."""
    splitting = len(s.waiting) == 2
    ask = Ask(s.waiting[0], "SHI-18" if splitting else "SHI-13")
    last = -1
    for kind in s.cards:
        if kind != last:
            ask.offer(TAKE[kind], unless=kept_back(s, kind))
        last = kind
    for tile in s.tiles:
        ask.offer(SEAL[tile - 1], unless="SHI-18" if splitting and misplaced(s, tile) else "")
    return ask


def kept_back(s: Sharing, kind: int) -> str:
    """The first of two lots is closed by its tile (SHI-18); cards are named lowest kinds first,
    so that there is one way to say each lot (SHI-13)."""
    if s.seals:
        return "SHI-18"
    return "SHI-13" if s.lot and kind < s.lot[-1] else ""


def misplaced(s: Sharing, tile: int) -> bool:
    """Whether naming this tile now would not leave the lot with more seals first (SHI-18)."""
    return tile > s.seals[0] if s.seals else tile == min(s.tiles)


def fill_the_lot(t: Shitenno, s: Sharing) -> None:
    """The tile completes a lot (SHI-13); of two lots the second is all that remains (SHI-18)."""
    word = s.answers[0]
    if word.verb is TAKE:
        s.cards = without(s.cards, word.arg)
        s.lot = (*s.lot, word.arg)
        t.go_to(s, make_a_lot)
        return
    s.tiles = without(s.tiles, word.arg + 1)
    s.seals = (*s.seals, word.arg + 1)
    if len(s.waiting) > 2:
        t.tell(OFFERED, *served(s.waiting[0], s.lot, word.arg + 1))
        return
    if len(s.seals) == 1:
        t.go_to(s, make_a_lot)
        return
    first, second = s.seals
    t.tell(
        SPLIT, SEAT[s.waiting[0]], named(s.lot), SEAL[first - 1], named(s.cards), SEAL[second - 1]
    )
    t.go_to(s, choose_a_lot)


def offer_the_lot(t: Shitenno, s: Sharing) -> Ask:
    """It is offered in title order to those not yet served (SHI-14)."""
    ask = Ask(s.waiting[1 + s.refusals], "SHI-14")
    ask.offer(ACCEPT)
    ask.offer(REFUSE)
    return ask


def serve_the_lot(t: Shitenno, s: Sharing) -> None:
    """A player who accepts is served for the year (SHI-14). A lot refused goes on to the next
    (SHI-15). After either a new lot is made (SHI-16), by a new Tairō if all refused (SHI-17)."""
    taker = s.waiting[1 + s.refusals]
    if s.answers[0] is REFUSE:
        t.tell(REFUSED, SEAT[taker])
        s.refusals += 1
        if s.refusals < len(s.waiting) - 1:
            t.go_to(s, offer_the_lot)
            return
        taker = s.waiting[0]
    t.tell(KEPT_LOT if taker == s.waiting[0] else TOOK_LOT, *served(taker, s.lot, s.seals[0]))
    serve(t, s, taker, s.lot, s.seals[0])
    s.lot, s.seals, s.refusals = (), (), 0
    t.go_to(s, make_a_lot)


def choose_a_lot(t: Shitenno, s: Sharing) -> Ask:
    """The other player chooses and the Tairō takes what is left (SHI-18)."""
    ask = Ask(s.waiting[1], "SHI-18", "choose")
    ask.offer(LOT[0])
    ask.offer(LOT[1])
    ask.offer(ACCEPT, unless="SHI-18")
    ask.offer(REFUSE, unless="SHI-18")
    return ask


def serve_both_lots(t: Shitenno, s: Sharing) -> None:
    """Two lots, two players: all are served (SHI-18)."""
    tairo, other = s.waiting
    chosen, left = (s.lot, s.cards), (s.cards, s.lot)
    seals = s.seals
    first = s.answers[0].arg
    for seat, lot, seal in (
        (other, chosen[first], seals[first]),
        (tairo, left[first], seals[1 - first]),
    ):
        t.tell(TOOK_LOT, *served(seat, lot, seal))
        serve(t, s, seat, lot, seal)


def serve(t: Shitenno, s: Sharing, seat: int, lot: tuple[int, ...], seal: int) -> None:
    """The cards go into a hand; everyone saw them (SHI-06)."""
    t.hands[seat] = tuple(sorted(t.hands[seat] + lot))
    t.remembered[seat] = tuple(sorted(t.remembered[seat] + lot))
    s.received = tuple([seal if i == seat else got for i, got in enumerate(s.received)])
    s.waiting = without(s.waiting, seat)


def swap_the_titles(t: Shitenno, s: Sharing) -> None:
    """Each title is changed for the one with as many seals as the tile received (SHI-19)."""
    for seat in range(t.seats):
        t.titles[seat] = s.received[seat]
    for seat in t.in_order():
        t.tell(NEW_TITLE, SEAT[seat], TITLE[t.titles[seat] - 1])


def named(cards: tuple[int, ...]) -> tuple[Word, ...]:
    """The cards as events name them."""
    return tuple([TAKE[card] for card in cards])


def served(seat: int, lot: tuple[int, ...], seal: int) -> tuple[Word, tuple[Word, ...], Word]:
    """Who offers or takes what, as events tell it."""
    return SEAT[seat], named(lot), SEAL[seal - 1]


SHARING: Final = script(
    Shitenno,
    Sharing,
    lay_out_the_cards,
    make_a_lot,
    fill_the_lot,
    offer_the_lot,
    serve_the_lot,
    choose_a_lot,
    serve_both_lots,
    swap_the_titles,
)
