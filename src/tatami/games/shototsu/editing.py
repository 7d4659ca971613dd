"""What can be edited on a table of Shōtotsu: samurai with all they have, the relic, and honour."""

from typing import Final

from tatami.core.editing import Editing, Group, edit, seats_named
from tatami.core.table import replaced, without
from tatami.core.words import NOBODY, Verb, Vocabulary, Word
from tatami.games.shototsu.boards import NOWHERE, PLACES, SPACES
from tatami.games.shototsu.frames import Activation, Turn
from tatami.games.shototsu.printed import (
    CARDS,
    EQUIPMENT_CARD,
    FIRST_CARD,
    MOST_SAMURAI,
    MOST_SEATS,
    RINGS,
)
from tatami.games.shototsu.rules.characters import health_left
from tatami.games.shototsu.table import (
    CALM,
    DAZED,
    DEAD,
    FROM_KILLS,
    KNOWN,
    NO_WEAPON,
    SOURCES,
    Shototsu,
)
from tatami.games.shototsu.words import NAMES

SEATS: Final = seats_named(MOST_SEATS)
MARKS: Final = ("calm", "disarmed", "dazed")
MARK_OF: Final = (CALM, NO_WEAPON, DAZED)
DISARMED: Final = MARKS.index("disarmed")

MORE: Final = edit("more", SEATS, ("honour",))
LESS: Final = edit("less", SEATS, ("honour",))
STAND: Final = edit("stand", NAMES, PLACES)
WOUND: Final = edit("wound", NAMES)
HEAL: Final = edit("heal", NAMES)
POSTURE: Final = edit("posture", NAMES, RINGS)
MARK: Final = edit("mark", NAMES, MARKS)
UNMARK: Final = edit("unmark", NAMES, MARKS)
TAKE: Final = edit("take", NAMES, CARDS)  # a card from its deck
DROP: Final = edit("drop", NAMES, CARDS)  # and back into it
FALL: Final = edit("fall", NAMES)  # dies
RISE: Final = edit("rise", NAMES)  # lives again
CARRY: Final = edit("carry", NAMES)  # the relic
LAY: Final = edit("lay", PLACES)  # it lies there

EDITS: Final = Vocabulary(
    MORE, LESS, STAND, WOUND, HEAL, POSTURE, MARK, UNMARK, TAKE, DROP, FALL, RISE, CARRY, LAY
)


def still(t: Shototsu) -> bool:
    """A samurai is to be chosen, or the one that was chosen is to do its next thing."""
    return isinstance(t.frames[-1], (Turn, Activation))


# -- what is offered ---------------------------------------------------------------------------


def groups(t: Shototsu) -> list[Group]:
    """Honour and the relic, then each samurai: where it stands, how it is, and its cards."""
    found = [honour(t), relic(t)]
    for samurai in range(len(t.flags)):
        found += [spaces(t, samurai), state(t, samurai), cards(t, samurai)]
    return found


def honour(t: Shototsu) -> Group:
    """Honour for kills, by player."""
    group = Group("honour")
    for seat in range(t.seats):
        group.offer(MORE[seat])
        group.offer(LESS[seat], t.honour[seat * SOURCES + FROM_KILLS] > 0)
    return group


def relic(t: Shototsu) -> Group:
    """With whom it is, or where it lies."""
    group = Group("relic")
    for samurai in range(len(t.flags)):
        able = t.place[samurai] != NOWHERE and t.bearer != samurai
        group.offer(CARRY[name_of(t, samurai)], able)
    for place in range(SPACES):
        group.offer(LAY[place], is_free(t, place))
    return group


def is_free(t: Shototsu, place: int) -> bool:
    """Whether neither terrain, nor a samurai, nor the relic is there (SHO-44)."""
    return not t.ground.closed[place] and place not in t.place and place != t.relic


def name_of(t: Shototsu, samurai: int) -> int:
    """The number of a samurai's name."""
    return t.owner(samurai) * MOST_SAMURAI + samurai % t.size


def spaces(t: Shototsu, samurai: int) -> Group:
    """The free spaces of the board."""
    name = name_of(t, samurai)
    group = Group("spaces", NAMES[name])
    if t.place[samurai] != NOWHERE:
        for place in range(SPACES):
            group.offer(STAND[name * SPACES + place], is_free(t, place))
    return group


def state(t: Shototsu, samurai: int) -> Group:
    """Wounds, posture, tokens; or whether it lives at all."""
    name = name_of(t, samurai)
    group = Group("state", NAMES[name])
    if not t.alive(samurai):
        group.offer(RISE[name], where_to_rise(t, samurai) != NOWHERE)
        return group
    group.offer(WOUND[name], health_left(t, samurai) > 1)
    group.offer(HEAL[name], t.wounds[samurai] > 0)
    for ring in range(len(RINGS)):
        group.offer(POSTURE[name * len(RINGS) + ring], t.posture[samurai] != ring)
    for mark, bit in enumerate(MARK_OF):
        there = bool(t.flags[samurai] & bit)
        able = mark != DISARMED or t.wielded[samurai] != NOBODY
        group.offer(MARK[name * len(MARKS) + mark], able and not there)
        group.offer(UNMARK[name * len(MARKS) + mark], there)
    group.offer(FALL[name], t.living(t.owner(samurai)) > 1 and not is_active(t, samurai))
    return group


def is_active(t: Shototsu, samurai: int) -> bool:
    """Whether its activation is in progress."""
    return any(isinstance(f, Activation) and f.samurai == samurai for f in t.frames)


def where_to_rise(t: Shototsu, samurai: int) -> int:
    """The first free space of its player's deployment zone."""
    zone = t.ground.deployments[t.seats][t.owner(samurai)]
    return next((place for place in zone if is_free(t, place)), NOWHERE)


def cards(t: Shototsu, samurai: int) -> Group:
    """Cards of a samurai that all know (SHO-03): those in the decks may come, its own may go."""
    name = name_of(t, samurai)
    group = Group("cards", NAMES[name])
    if t.alive(samurai) and t.flags[samurai] & KNOWN:
        for card in range(len(CARDS)):
            kind, number = kind_of(card)
            group.offer(TAKE[name * len(CARDS) + card], number in t.decks[kind])
            group.offer(DROP[name * len(CARDS) + card], t.holds(kind, samurai, number))
    return group


def kind_of(card: int) -> tuple[int, int]:
    """The kind of a card, and its number among those."""
    kind = len([first for first in FIRST_CARD if first <= card]) - 1
    return kind, card - FIRST_CARD[kind]


# -- what is done ------------------------------------------------------------------------------


def change(t: Shototsu, word: Word) -> None:
    """Change what an edit names."""
    verb = word.verb
    if verb is MORE or verb is LESS:
        t.honour[word.arg * SOURCES + FROM_KILLS] += 1 if verb is MORE else -1
    elif verb is LAY:
        t.relic, t.bearer = word.arg, NOBODY
    else:
        things = len(verb.words) // len(NAMES)
        name, thing = divmod(word.arg, things)
        change_samurai(t, verb, name // MOST_SAMURAI * t.size + name % MOST_SAMURAI, thing)


def change_samurai(t: Shototsu, verb: Verb, samurai: int, thing: int) -> None:
    """Change something about one samurai."""
    if verb is STAND:
        t.place[samurai] = thing
    elif verb is WOUND or verb is HEAL:
        t.wounds[samurai] += 1 if verb is WOUND else -1
    elif verb is POSTURE:
        t.posture[samurai] = thing
    elif verb is MARK or verb is UNMARK:
        t.flags[samurai] ^= MARK_OF[thing]
    elif verb is TAKE:
        take(t, samurai, *kind_of(thing))
    elif verb is DROP:
        drop(t, samurai, *kind_of(thing))
    elif verb is FALL:
        fall(t, samurai)
    elif verb is RISE:
        t.place[samurai] = where_to_rise(t, samurai)
        t.flags[samurai] &= ~DEAD
        t.wounds[samurai] = 0
    else:
        t.relic, t.bearer = NOWHERE, samurai


def take(t: Shototsu, samurai: int, kind: int, card: int) -> None:
    """A card comes from its deck; the first equipment is active automatically (SHO-84)."""
    t.decks = replaced(t.decks, kind, without(t.decks[kind], card))
    t.give(kind, samurai, card)
    if kind == EQUIPMENT_CARD and t.wielded[samurai] == NOBODY:
        t.wielded[samurai] = card


def drop(t: Shototsu, samurai: int, kind: int, card: int) -> None:
    """A card goes back into its deck; of the equipment that is left the first is active."""
    of_kind = t.cards[kind]
    left = without(of_kind[samurai], card)
    t.cards = replaced(t.cards, kind, replaced(of_kind, samurai, left))
    t.decks = replaced(t.decks, kind, tuple(sorted((*t.decks[kind], card))))
    if kind == EQUIPMENT_CARD and t.wielded[samurai] == card:
        t.wielded[samurai] = left[0] if left else NOBODY
        t.flags[samurai] &= ~NO_WEAPON


def fall(t: Shototsu, samurai: int) -> None:
    """It leaves the board; the relic stays where it stood (SHO-52, SHO-55)."""
    if t.bearer == samurai:
        t.relic, t.bearer = t.place[samurai], NOBODY
    t.flags[samurai] |= DEAD
    t.place[samurai] = NOWHERE


EDITING: Final = Editing(words=EDITS, still=still, groups=groups, change=change)
