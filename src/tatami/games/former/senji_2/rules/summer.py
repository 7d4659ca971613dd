"""Summer: the orders are carried out (SEN-40 to 42)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.former.senji_2.frames import Moving, Sifting, Summer
from tatami.games.former.senji_2.printed import (
    CHOSOGABE,
    CHOSOGABE_DRAWS,
    CHOSOGABE_KEEPS,
    EKES,
    EKES_DRAWS,
    FIRST_SEA,
    MOST_IN_PLACE,
    MOST_IN_PLAY,
    PLACES,
    POWERS,
    PRODUCED,
    PRODUCTION,
    RECRUITED,
    RECRUITMENT,
    face,
)
from tatami.games.former.senji_2.rules.cards import faces, seat
from tatami.games.former.senji_2.rules.imperial import restore_the_force
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.words import (
    DISCARD,
    DISCARDED,
    DREW_FLOWERS,
    FLEET,
    NAME,
    ORDER_NAMED,
    PLACE_NAMED,
    POWER,
    RAISED,
    REVEALED_ORDER,
    SUMMER,
    WAS_PRODUCED,
)


def find_the_fleets(t: Senji, s: Summer) -> None:
    """A fleet formed this summer waits until the next (SEN-46)."""
    t.tell(SUMMER, t.round)
    s.fleets = tuple(
        [
            (power, sea)
            for power in range(len(POWERS))
            for sea in range(FIRST_SEA, PLACES)
            if t.units_at(power, sea) or t.samurai_at(power, sea)
        ]
    )


def ordered(t: Senji) -> list[int]:
    """The provinces whose order is still to be carried out."""
    return [province for province, order in enumerate(t.orders) if order != NOBODY]


def name_the_next(t: Senji, s: Summer) -> Ask | None:
    """The host names provinces with orders and fleets, one by one, each once (SEN-40)."""
    left = ordered(t)
    if len(left) + len(s.fleets) <= 1:
        return None
    ask = Ask(t.seat[t.host], "SEN-40")
    for province, order in enumerate(t.orders):
        if order != NOBODY:
            ask.options.append(NAME.words[province])
        else:
            ask.refused[NAME.words[province]] = "SEN-02" if t.is_closed(province) else "SEN-40"
    for power, sea in s.fleets:
        ask.offer(FLEET[sea - FIRST_SEA][power])
    return ask


def carry_it_out(t: Senji, s: Summer) -> None:
    """The owner of a named province reveals its order and carries it out at once (SEN-40)."""
    left = ordered(t)
    if not left and not s.fleets:
        return
    t.go_to(s, name_the_next)
    word = s.answers[0] if s.answers else None
    if word.verb is NAME if word is not None else left:
        reveal_the_order(t, word.arg if word is not None else left[0])
        return
    power, sea = s.fleets[0]
    if word is not None:
        power, sea = word.arg, FIRST_SEA + FLEET.index(word.verb)
    s.fleets = tuple([fleet for fleet in s.fleets if fleet != (power, sea)])
    t.call(Moving(power, sea))


def end_the_summer(t: Senji, s: Summer) -> None:
    """An imperial force wiped out this summer is set up again (SEN-96)."""
    restore_the_force(t)


SEASON: Final = script(Senji, Summer, find_the_fleets, name_the_next, carry_it_out, end_the_summer)

# -- the three orders ------------------------------------------------------------------------


def reveal_the_order(t: Senji, province: int) -> None:
    """Production, recruitment or movement (SEN-41 to 43)."""
    t.reveal()
    order, power = t.orders[province], t.owner[province]
    t.orders = replaced(t.orders, province, NOBODY)
    t.tell(REVEALED_ORDER, POWER[power], PLACE_NAMED[province], ORDER_NAMED[order])
    if order == PRODUCTION:
        produce(t, power, province)
    elif order == RECRUITMENT:
        recruit(t, power, province)
    else:
        t.call(Moving(power, province))


def produce(t: Senji, power: int, province: int) -> None:
    """Draw two cards (SEN-41), three with Ekes, or four with Chosogabe, who keeps two (SEN-80);
    with both, only Chosogabe counts (SEN-81)."""
    family, here = t.fighter(power), t.samurai_at(power, province)
    if CHOSOGABE in here:
        t.held = tuple(sorted(t.draw_flowers(CHOSOGABE_DRAWS, family)))
        t.held_by, t.held_seen = family, 1 << family
        t.call(Sifting(family))
        return
    drawn = t.draw_flowers(EKES_DRAWS if EKES in here else PRODUCED, family)
    t.put_flowers(family, drawn)
    t.tell(WAS_PRODUCED, seat(t, family), len(drawn))
    t.whisper(t.seat[family], DREW_FLOWERS, faces(tuple([face(f) for f in drawn])))


def recruit(t: Senji, power: int, province: int) -> None:
    """Two more units, as far as six in the province and twelve in play allow (SEN-42)."""
    room = min(MOST_IN_PLACE - t.units_at(power, province), MOST_IN_PLAY - t.in_play(power))
    units = min(RECRUITED, room)
    t.add_units(power, province, units)
    t.tell(RAISED, POWER[power], PLACE_NAMED[province], units)


# -- Chosogabe -------------------------------------------------------------------------------


def choose_what_to_discard(t: Senji, s: Sifting) -> Ask | None:
    """Of the four cards drawn two are kept and the others discarded, in ascending order
    (SEN-80)."""
    wanted = len(t.held) - CHOSOGABE_KEEPS
    if wanted <= 0:
        return None
    first = (
        s.last if face(t.held[-1]) >= s.last else NOBODY
    )  # as others imagine it, none may follow
    ask = Ask(t.seat[s.family], "SEN-80", "sift", private=True)
    last = NOBODY
    for i, flower in enumerate(t.held):
        if face(flower) != last:
            last = face(flower)
            able = last >= first and len(t.held) - i >= wanted
            ask.offer(DISCARD[last], unless="" if able else "SEN-80")
    return ask


def discard_it(t: Senji, s: Sifting) -> None:
    """The cards kept go into the hand (SEN-80)."""
    if s.answers:
        shown = s.last = s.answers[0].arg
        t.reveal()
        flower = next(f for f in t.held if face(f) == shown)
        t.held = tuple([other for other in t.held if other != flower])
        t.discard = (*t.discard, flower)
        t.flowers_known.openly((flower,), NOBODY)
        t.tell(DISCARDED, seat(t, s.family), faces((shown,)))
        t.go_to(s, choose_what_to_discard)
        return
    t.put_flowers(s.family, t.held)
    t.tell(WAS_PRODUCED, seat(t, s.family), len(t.held))
    t.held, t.held_by, t.held_seen = (), NOBODY, 0


SIFTING: Final = script(Senji, Sifting, choose_what_to_discard, discard_it)
