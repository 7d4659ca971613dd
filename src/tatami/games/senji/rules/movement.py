"""Moves by land and sea: declaring them (SEN-43 to 49)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY, Word
from tatami.games.senji.frames import Marching, Moving
from tatami.games.senji.printed import (
    BORDERS,
    COASTS,
    EMPEROR,
    FIRST_SEA,
    KINDS_OF_PROVINCE,
    MOST_IN_PLACE,
    MOST_PROVINCES,
    PLACES,
    SHORES,
    other_sea,
)
from tatami.games.senji.rules.imperial import at_peace
from tatami.games.senji.table import Senji
from tatami.games.senji.troops import AS_RAID, BY_LAND, TO_SEA, Group
from tatami.games.senji.words import ENOUGH, LAND, MARCH, RAID, SAIL, UNITS, WITH


def raided_from(province: int) -> tuple[int, ...]:
    """The provinces on a sea of this one that cannot be reached by land (SEN-45)."""
    shores = [shore for sea in COASTS[province] for shore in SHORES[sea - FIRST_SEA]]
    return tuple(
        [
            p
            for p in range(KINDS_OF_PROVINCE)
            if p in shores and p not in BORDERS[province] and p != province
        ]
    )


def raided_across(sea: int) -> tuple[int, ...]:
    """The provinces a fleet reaches only by crossing to the other sea (SEN-46)."""
    near, far = SHORES[sea - FIRST_SEA], SHORES[other_sea(sea) - FIRST_SEA]
    return tuple([p for p in far if p not in near])


NEAR: Final = BORDERS + SHORES  # where a step by land, or a landing, leads from each place
AFLOAT: Final = (*COASTS, *[(other_sea(sea),) for sea in range(FIRST_SEA, PLACES)])
RAIDED: Final = tuple(
    [raided_from(p) for p in range(KINDS_OF_PROVINCE)]
    + [raided_across(sea) for sea in range(FIRST_SEA, PLACES)]
)


# -- what may be declared --------------------------------------------------------------------


def units_left(t: Senji, m: Moving) -> int:
    """Units that no group has taken yet; each piece moves once (SEN-43)."""
    return t.units_at(m.power, m.origin) - sum([group.units for group in m.groups])


def samurai_left(t: Senji, m: Moving) -> list[int]:
    """Samurai that no group has taken yet."""
    gone = [samurai for group in m.groups for samurai in group.samurai]
    return [s for s in t.samurai_at(m.power, m.origin) if s not in gone]


def room(t: Senji, power: int, place: int) -> int:
    """How many more units may go there: six of a family in one place (SEN-42, 44, 47)."""
    if place < FIRST_SEA and t.owner[place] != power:
        return MOST_IN_PLACE
    return MOST_IN_PLACE - t.units_at(power, place)


def barred(t: Senji, m: Moving, to: int, samurai: bool) -> str:
    """Closed provinces (SEN-02), the emperor's peace (SEN-95), six provinces (SEN-48), and the
    limit of six units on land and at sea (SEN-47, 44)."""
    if to < FIRST_SEA and t.owner[to] != m.power:
        if t.is_closed(to):
            return "SEN-02"
        if at_peace(t, m.power, t.owner[to]):
            return "SEN-95"
        return "SEN-48" if has_six(t, m.power) else ""
    if samurai or room(t, m.power, to):
        return ""
    return "SEN-47" if to < FIRST_SEA else "SEN-44"


def has_six(t: Senji, power: int) -> bool:
    """A family with six provinces cannot attack (SEN-48); the emperor has no such limit."""
    return power != EMPEROR and t.owner.count(power) >= MOST_PROVINCES


# -- declaring a move ------------------------------------------------------------------------


def choose_a_destination(t: Senji, m: Moving) -> Ask | None:
    """To one or several places one step away (SEN-49), or nowhere (SEN-43 to 46): by land first,
    then to sea, then as raids, in the order of the board. A fleet does one of these (SEN-46)."""
    samurai = bool(samurai_left(t, m))
    if not samurai and not units_left(t, m):
        return None
    ask = Ask(t.speaker(m.power), "SEN-46" if m.origin >= FIRST_SEA else "SEN-43")
    ask.offer(ENOUGH)
    near = LAND if m.origin >= FIRST_SEA else MARCH
    for to in NEAR[m.origin]:
        if comes_after(m, BY_LAND, to):
            ask.offer(near[to], unless=barred(t, m, to, samurai))
    for to in AFLOAT[m.origin]:
        if comes_after(m, TO_SEA, to):
            ask.offer(SAIL[to - FIRST_SEA], unless=barred(t, m, to, samurai))
    for to in RAIDED[m.origin]:
        if comes_after(m, AS_RAID, to):
            ask.offer(RAID[to], unless=barred(t, m, to, samurai))
    return ask if len(ask.options) > 1 else None


def comes_after(m: Moving, way: int, to: int) -> bool:
    """Whether a group may still be declared after the last one."""
    if not m.groups:
        return True
    last = m.groups[-1]
    if m.origin >= FIRST_SEA and way != last.way:
        return False
    return (way, to) > (last.way, last.to)


def way_and_place(word: Word) -> tuple[int, int]:
    """How and where to, by the word said."""
    if word.verb is SAIL:
        return TO_SEA, FIRST_SEA + word.arg
    return (AS_RAID if word.verb is RAID else BY_LAND), word.arg


def begin_a_group(t: Senji, m: Moving) -> None:
    """Nothing more to declare: the move is made (SEN-43)."""
    if not m.answers or m.answers[0] is ENOUGH:
        if m.groups:
            t.call(Marching(m.power, m.origin, m.groups))
        t.end(m)
        return
    m.way, m.to = way_and_place(m.answers[0])
    m.units, m.samurai = 0, ()


def fewest_and_most(t: Senji, m: Moving) -> tuple[int, int]:
    """Samurai may move alone (SEN-43)."""
    fewest = 0 if samurai_left(t, m) else 1
    return fewest, min(units_left(t, m), room(t, m.power, m.to))


def choose_the_units(t: Senji, m: Moving) -> Ask | None:
    """Any of the units (SEN-43); what would exceed a limit cannot be declared (SEN-47)."""
    fewest, most = fewest_and_most(t, m)
    if fewest >= most:
        return None
    ask = Ask(t.speaker(m.power), "SEN-43", "units")
    for units in range(most, fewest - 1, -1):
        ask.offer(UNITS[units])
    return ask


def take_the_units(t: Senji, m: Moving) -> None:
    """Where there is no choice, it is made."""
    if m.answers:
        m.units = m.answers[0].arg
        return
    m.units = fewest_and_most(t, m)[1]
    t.grant(UNITS[m.units])


def choose_a_samurai_to_go(t: Senji, m: Moving) -> Ask | None:
    """Any of the samurai (SEN-43), in the order of their names."""
    last = m.samurai[-1] if m.samurai else NOBODY
    left = [samurai for samurai in samurai_left(t, m) if samurai > last]
    if not left:
        return None
    ask = Ask(t.speaker(m.power), "SEN-43", "samurai")
    for samurai in left:
        ask.offer(WITH[samurai])
    if m.units or m.samurai:
        ask.offer(ENOUGH)
    return ask


def complete_the_group(t: Senji, m: Moving) -> None:
    """Then another group may be declared (SEN-43)."""
    if m.answers and m.answers[0] is not ENOUGH:
        m.samurai = (*m.samurai, m.answers[0].arg)
        t.go_to(m, choose_a_samurai_to_go)
        return
    m.groups = (*m.groups, Group(m.way, m.to, m.units, m.samurai))
    m.to = m.way = NOBODY
    t.go_to(m, choose_a_destination)


MOVING: Final = script(
    Senji,
    Moving,
    choose_a_destination,
    begin_a_group,
    choose_the_units,
    take_the_units,
    choose_a_samurai_to_go,
    complete_the_group,
)
