"""Moves by land and sea: making them (SEN-43 to 48)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.games.former.senji_2.frames import Attack, Marching
from tatami.games.former.senji_2.printed import FAMILIES, FIRST_SEA, MORI
from tatami.games.former.senji_2.rules.movement import has_six
from tatami.games.former.senji_2.rules.set_up import samurai_named
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.troops import AS_RAID, Battle, Group
from tatami.games.former.senji_2.words import (
    CALLED_OFF,
    FAMILY,
    FIGHT,
    LOSE,
    MOVED,
    PLACE_NAMED,
    POWER,
    RAID_ROLLED,
)


def at_risk(group: Group) -> bool:
    """Raiding units roll for losses (SEN-45), but not together with Mori (SEN-80)."""
    return group.way == AS_RAID and MORI not in group.samurai and group.units > 0


def roll_for_the_raid(t: Senji, m: Marching) -> None:
    """One die for each raiding unit, before any of them lands: a unit is lost for each die that
    shows the own symbol (SEN-45)."""
    count = sum([group.units for group in m.groups if at_risk(group)])
    if not count:
        return
    dice = [t.below(len(FAMILIES)) for _ in range(count)]
    m.losses = dice.count(t.fighter(m.power))
    rolled = tuple([FAMILY[die] for die in sorted(dice)])
    t.tell(RAID_ROLLED, POWER[m.power], rolled, m.losses)


def allot_a_loss(t: Senji, m: Marching) -> Ask | None:
    """Their owner allots the losses among the groups (SEN-45), in the order of the board."""
    groups = [group for group in m.groups if at_risk(group) and group.to >= m.last]
    if not m.losses or len(groups) == 1:
        return None
    ask = Ask(t.speaker(m.power), "SEN-45")
    behind = sum([group.units for group in groups])
    for group in groups:
        if behind >= m.losses:
            ask.offer(LOSE[group.to])
        behind -= group.units
    return ask


def bear_the_loss(t: Senji, m: Marching) -> None:
    """A group with nothing left does not land (SEN-45)."""
    if not m.losses:
        return
    risky = [group for group in m.groups if at_risk(group) and group.to >= m.last]
    m.last = m.answers[0].arg if m.answers else risky[0].to
    lost = 1 if m.answers else m.losses
    m.losses -= lost
    t.add_units(m.power, m.origin, -lost)
    groups = [
        Group(g.way, g.to, g.units - lost, g.samurai) if g.to == m.last else g for g in m.groups
    ]
    m.groups = tuple([group for group in groups if group.units or group.samurai])
    t.go_to(m, allot_a_loss)


def move_among_friends(t: Senji, m: Marching) -> None:
    """Moves to sea and into own provinces are made first (SEN-43, 44, 47)."""
    for group in m.groups:
        if is_friendly(t, m.power, group.to):
            t.add_units(m.power, m.origin, -group.units)
            t.add_units(m.power, group.to, group.units)
            for samurai in group.samurai:
                t.where[samurai] = group.to
            t.tell(
                MOVED,
                POWER[m.power],
                PLACE_NAMED[m.origin],
                PLACE_NAMED[group.to],
                group.units,
                samurai_named(group.samurai),
            )
    m.groups = tuple([g for g in m.groups if not is_friendly(t, m.power, g.to)])


def is_friendly(t: Senji, power: int, place: int) -> bool:
    """There is never combat at sea (SEN-44)."""
    return place >= FIRST_SEA or t.owner[place] == power


def choose_a_fight(t: Senji, m: Marching) -> Ask | None:
    """Then the combats, in the mover's order (SEN-43)."""
    if len(m.groups) <= 1 or has_six(t, m.power):
        return None
    ask = Ask(t.speaker(m.power), "SEN-43", "fight")
    for group in m.groups:
        ask.offer(FIGHT[group.to])
    return ask


def fight_it_out(t: Senji, m: Marching) -> None:
    """Moving into a province of another family is combat (SEN-50). With six provinces the rest
    is called off, and those units stay where they started (SEN-48)."""
    if not m.groups:
        return
    if has_six(t, m.power):
        for group in m.groups:
            t.tell(CALLED_OFF, POWER[m.power], PLACE_NAMED[group.to])
        return
    to = m.answers[0].arg if m.answers else m.groups[0].to
    group = next(g for g in m.groups if g.to == to)
    m.groups = tuple([g for g in m.groups if g.to != to])
    t.go_to(m, choose_a_fight)
    t.call(Attack(Battle(to, m.power, t.owner[to], m.origin, group.units, group.samurai)))


MARCHING: Final = script(
    Senji,
    Marching,
    roll_for_the_raid,
    allot_a_loss,
    bear_the_loss,
    move_among_friends,
    choose_a_fight,
    fight_it_out,
)
