"""Samurai recruited (SEN-63), and mercenaries for families without a province (SEN-66)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced, without
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Hiring, Recruiting, Turn
from tatami.games.senji.printed import (
    KINDS_OF_PROVINCE,
    LEAST_HONOUR,
    MERCENARIES,
    MERCENARY_PRICE,
    MERCENARY_SAMURAI_DRAWN,
    MERCENARY_SAMURAI_PRICE,
    MOST_IN_PLACE,
    MOST_IN_PLAY,
    SAMURAI_HONOUR,
)
from tatami.games.senji.rules.cards import seat
from tatami.games.senji.rules.honour import draw_samurai, gain, lose, samurai_to_draw, shuffle_back
from tatami.games.senji.rules.set_up import samurai_named
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_SAMURAI, WAITING
from tatami.games.senji.words import (
    DREW_SAMURAI,
    ENOUGH,
    HIRE_SAMURAI,
    HIRED,
    KEEP,
    PLACE_NAMED,
    SAMURAI_NAMED,
    STATION,
    STATIONED,
    UNITS,
)

# -- samurai ---------------------------------------------------------------------------------


def draw_the_samurai(t: Senji, r: Recruiting) -> None:
    """One out of three, or two out of six (SEN-63)."""
    t.reveal()
    t.recruits = replaced(t.recruits, r.family, tuple(sorted(draw_samurai(t, r.drawn))))
    t.whisper(t.seat[r.family], DREW_SAMURAI, samurai_named(t.recruits[r.family]))


def choose_one(t: Senji, r: Recruiting) -> Ask | None:
    """One after the other, in the order of their names, as many as are to be kept (SEN-63)."""
    drawn = t.recruits[r.family]
    wanted = min(r.keep - len(t.kept), len(drawn))
    if not wanted:
        return None
    ask = Ask(t.seat[r.family], "SEN-63", "samurai", private=True)
    last = t.kept[-1] if t.kept and t.kept[-1] < drawn[-1] else NOBODY  # as in summer's sifting
    for i, samurai in enumerate(drawn):
        able = samurai > last and len(drawn) - i >= wanted
        ask.offer(KEEP[samurai], unless="" if able else "SEN-63")
    return ask


def keep_one(t: Senji, r: Recruiting) -> None:
    """Samurai not chosen go back into the deck, which is shuffled (SEN-63)."""
    drawn = t.recruits[r.family]
    if r.answers:
        samurai = r.answers[0].arg
        t.kept = (*t.kept, samurai)
        t.recruits = replaced(t.recruits, r.family, without(drawn, samurai))
        t.where[samurai] = WAITING
        t.lord = replaced(t.lord, samurai, r.family)
        t.go_to(r, choose_one)
        return
    t.recruits = replaced(t.recruits, r.family, ())
    shuffle_back(t, drawn)


def choose_a_station(t: Senji, r: Recruiting) -> Ask | None:
    """They are placed on one or two own provinces (SEN-63)."""
    if not t.kept or r.place != NOBODY or len(t.provinces_of(r.family)) == 1:
        return None
    ask = Ask(t.seat[r.family], "SEN-63", "station")
    for province in range(KINDS_OF_PROVINCE):
        own = t.owner[province] == r.family
        ask.offer(STATION[province], unless="" if own else "SEN-63")
    return ask


def station_one(t: Senji, r: Recruiting) -> None:
    """And give their honour (SEN-63), but not as mercenaries (SEN-66)."""
    if not t.kept:
        return
    t.reveal()
    samurai, place = t.kept[0], r.place
    if r.answers:
        place = r.answers[0].arg
    elif place == NOBODY:
        place = t.provinces_of(r.family)[0]
        t.grant(STATION[place])
    t.where[samurai] = place
    honour = SAMURAI_HONOUR[samurai] if r.honoured else 0
    gain(t, r.family, honour, FROM_SAMURAI)
    t.tell(STATIONED, seat(t, r.family), SAMURAI_NAMED[samurai], PLACE_NAMED[place], honour)
    t.kept = t.kept[1:]
    t.go_to(r, choose_a_station)


RECRUITING: Final = script(
    Senji,
    Recruiting,
    draw_the_samurai,
    choose_one,
    keep_one,
    choose_a_station,
    station_one,
)

# -- mercenaries -----------------------------------------------------------------------------


def most_units(t: Senji, family: int, sea: int) -> int:
    """Six units, the limits, and what the honour allows: not below −9 (SEN-66)."""
    affordable = (t.honour[family] - LEAST_HONOUR) // MERCENARY_PRICE
    room = min(MOST_IN_PLACE - t.units_at(family, sea), MOST_IN_PLAY - t.in_play(family))
    return max(0, min(MERCENARIES, affordable, room))


def samurai_for_hire(t: Senji, family: int, spent: int) -> bool:
    """One samurai for 6 honour, as far as it can be paid (SEN-66)."""
    left = t.honour[family] - spent - MERCENARY_SAMURAI_PRICE
    return left >= LEAST_HONOUR and samurai_to_draw(t)


def can_hire(t: Senji, u: Turn, sea: int) -> str:
    """Only a family without provinces, once each autumn (SEN-66)."""
    if u.hired or u.family in t.owner:
        return "SEN-66"
    able = most_units(t, u.family, sea) or samurai_for_hire(t, u.family, 0)
    return "" if able else "SEN-68"


def choose_how_many(t: Senji, h: Hiring) -> Ask:
    """Up to 6 units for 3 honour each, in one sea (SEN-66)."""
    ask = Ask(t.seat[h.family], "SEN-66")
    fewest = 0 if samurai_for_hire(t, h.family, 0) else 1
    most = most_units(t, h.family, h.sea)
    for units in range(MERCENARIES + 1):
        ask.offer(UNITS[units], unless="" if fewest <= units <= most else "SEN-66")
    return ask


def pay_for_the_units(t: Senji, h: Hiring) -> None:
    """They are placed in the sea zone chosen (SEN-66)."""
    h.units = h.answers[0].arg
    lose(t, h.family, h.units * MERCENARY_PRICE)
    t.add_units(h.family, h.sea, h.units)
    t.tell(HIRED, seat(t, h.family), h.units, PLACE_NAMED[h.sea], h.units * MERCENARY_PRICE)


def offer_a_samurai(t: Senji, h: Hiring) -> Ask | None:
    """And one samurai, one of three drawn (SEN-66)."""
    if not samurai_for_hire(t, h.family, 0):
        return None
    ask = Ask(t.seat[h.family], "SEN-66", "samurai")
    if h.units:
        ask.offer(ENOUGH)
    ask.offer(HIRE_SAMURAI)
    return ask


def pay_for_the_samurai(t: Senji, h: Hiring) -> None:
    """The hired samurai gives no honour and goes to the same sea (SEN-66)."""
    if h.answers and h.answers[0] is HIRE_SAMURAI:
        lose(t, h.family, MERCENARY_SAMURAI_PRICE)
        t.call(Recruiting(h.family, MERCENARY_SAMURAI_DRAWN, 1, h.sea, False))


HIRING: Final = script(
    Senji, Hiring, choose_how_many, pay_for_the_units, offer_a_samurai, pay_for_the_samurai
)
