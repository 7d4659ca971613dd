"""What can be edited on a table of Senji: honour, provinces, units, samurai and cards."""

from typing import Final

from tatami.core.editing import Editing, Group, edit, seats_named
from tatami.core.table import replaced, without
from tatami.core.words import NOBODY, Vocabulary, Word
from tatami.games.senji.frames import Autumn, Spring, Summer, Turn, Winter
from tatami.games.senji.letters import NO_LOT, NO_OFFER
from tatami.games.senji.printed import (
    CARDS,
    FACES,
    FIRST_SEA,
    IS_DECOY,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    LEAST_HONOUR,
    MOST_IN_PLACE,
    MOST_IN_PLAY,
    MOST_PROVINCES,
    PLACES,
    PROVINCES,
    SAMURAI,
    SEAS,
    face,
)
from tatami.games.senji.rules.cards import take_from_hand
from tatami.games.senji.rules.honour import book, recall_surplus_hostages
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_WAR, IN_DECK

SEATS: Final = seats_named(KINDS_OF_FAMILY)
PLACE_NAMES: Final = (*PROVINCES, *[f"{sea}-sea" for sea in SEAS])
MOST_HONOUR: Final = 99

MORE: Final = edit("more", SEATS, ("honour",))
LESS: Final = edit("less", SEATS, ("honour",))
OWNER: Final = edit("owner", PROVINCES, SEATS)
UNIT: Final = edit("unit", PLACE_NAMES, SEATS)
UNUNIT: Final = edit("ununit", PLACE_NAMES, SEATS)
STATION: Final = edit("station", SAMURAI, PROVINCES)  # another own province
ENLIST: Final = edit("enlist", SEATS, SAMURAI)  # from the deck
DISMISS: Final = edit("dismiss", SAMURAI)
CARD: Final = edit("card", SEATS, CARDS)
FLOWER: Final = edit("flower", SEATS, FACES)
UNFLOWER: Final = edit("unflower", SEATS, FACES)

EDITS: Final = Vocabulary(
    MORE, LESS, OWNER, UNIT, UNUNIT, STATION, ENLIST, DISMISS, CARD, FLOWER, UNFLOWER
)


def still(t: Senji) -> bool:
    """A season or a turn in it whose next thing is to be chosen, and no letter or bid lies open."""
    if not isinstance(t.frames[-1], (Winter, Spring, Summer, Autumn, Turn)):
        return False
    letters = any(offer is not NO_OFFER for offer in (*t.offers, *t.drafts))
    return not letters and not t.bids and all(lot == NO_LOT for lot in t.bidding)


# -- what is offered ---------------------------------------------------------------------------


def groups(t: Senji) -> list[Group]:
    """Honour, what each family holds, then provinces, seas and samurai."""
    found = [honour(t)]
    for seat in range(t.seats):
        found += [cards(t, seat), flowers(t, seat), retinue(t, seat)]
    found += [province(t, number) for number in range(KINDS_OF_PROVINCE)]
    found += [sea(t, place) for place in range(FIRST_SEA, PLACES)]
    return [*found, *[samurai(t, number) for number in range(KINDS_OF_SAMURAI)]]


def honour(t: Senji) -> Group:
    """Between the floor and more than any game needs (SEN-68)."""
    group = Group("honour")
    for seat, family in enumerate(t.family):
        group.offer(MORE[seat], t.honour[family] < MOST_HONOUR)
        group.offer(LESS[seat], t.honour[family] > LEAST_HONOUR)
    return group


def cards(t: Senji, seat: int) -> Group:
    """Diplomacy cards in the hands of others, but no decoy (SEN-22)."""
    group = Group("cards", SEATS[seat])
    others = [t.hands[family] for family in t.families() if family != t.family[seat]]
    for card in sorted([card for held in others for card in held]):
        group.offer(CARD[seat * len(CARDS) + card], not IS_DECOY[card])
    return group


def flowers(t: Senji, seat: int) -> Group:
    """Hanafuda cards from the discard pile or the deck, and back to the pile."""
    group, first = Group("flowers", SEATS[seat]), seat * len(FACES)
    there = {face(flower) for flower in (*t.discard, *unclaimed(t))}
    held = {face(flower) for flower in t.flowers[t.family[seat]]}
    for shown in range(len(FACES)):
        group.offer(FLOWER[first + shown], shown in there)
        group.offer(UNFLOWER[first + shown], shown in held)
    return group


def unclaimed(t: Senji) -> tuple[int, ...]:
    """The deck above those cards whose place somebody knows (SEN-61)."""
    return t.deck[: len(t.deck) - len(t.under)]


def retinue(t: Senji, seat: int) -> Group:
    """Samurai of the deck, for a family with troops in a province."""
    group = Group("retinue", SEATS[seat])
    for number in sorted(t.retinue):
        group.offer(ENLIST[seat * len(SAMURAI) + number], garrison(t, t.family[seat]) != NOBODY)
    return group


def garrison(t: Senji, family: int) -> int:
    """The first province of a family with troops in it, or NOBODY."""
    manned = [place for place in t.provinces_of(family) if t.units_at(family, place)]
    return manned[0] if manned else NOBODY


def province(t: Senji, number: int) -> Group:
    """Who holds it, and with how many units; the emperor's are left alone (SEN-95)."""
    group, owner = Group("province", PROVINCES[number]), t.owner[number]
    if t.is_closed(number) or (owner != NOBODY and owner not in t.families()):
        return group
    manned = any(at == number for at in t.where)
    for seat, family in enumerate(t.family):
        able = owner != family and t.owner.count(family) < MOST_PROVINCES
        group.offer(OWNER[number * len(SEATS) + seat], able and not manned)
        if owner == family:
            offer_units(t, group, number, seat, least=1 if manned else 0)
    return group


def sea(t: Senji, place: int) -> Group:
    """The fleets at sea; in summer none goes that may still be named (SEN-40)."""
    group = Group("sea", PLACE_NAMES[place])
    for seat, family in enumerate(t.family):
        named = isinstance(t.frames[-1], Summer) or t.samurai_at(family, place)
        offer_units(t, group, place, seat, least=1 if named else 0)
    return group


def offer_units(t: Senji, group: Group, place: int, seat: int, least: int) -> None:
    """One unit more, as far as the limits allow (SEN-42), or one less."""
    family = t.family[seat]
    there = t.units_at(family, place)
    room = there < MOST_IN_PLACE and t.in_play(family) < MOST_IN_PLAY
    group.offer(UNIT[place * len(SEATS) + seat], room)
    group.offer(UNUNIT[place * len(SEATS) + seat], there > least)


def samurai(t: Senji, number: int) -> Group:
    """A samurai in a province goes to another with troops, or back into the deck."""
    group, lord = Group("samurai", SAMURAI[number]), t.lord[number]
    if lord not in t.families() or not 0 <= t.where[number] < FIRST_SEA:
        return group
    for place in t.provinces_of(lord):
        able = place != t.where[number] and t.units_at(lord, place) > 0
        group.offer(STATION[number * len(PROVINCES) + place], able)
    group.offer(DISMISS[number])
    return group


# -- what is done ------------------------------------------------------------------------------


def change(t: Senji, word: Word) -> None:
    """Change what an edit names."""
    verb = word.verb
    if verb is STATION:
        number, place = divmod(word.arg, len(PROVINCES))
        t.where[number] = place
    elif verb is DISMISS:
        dismiss(t, word.arg)
    elif verb in (OWNER, UNIT, UNUNIT):
        place, seat = divmod(word.arg, len(SEATS))
        if verb is OWNER:
            take_over(t, place, t.family[seat])
        else:
            t.add_units(t.family[seat], place, 1 if verb is UNIT else -1)
    else:
        seat, thing = divmod(word.arg, len(verb.words) // len(SEATS))
        change_family(t, word, t.family[seat], thing)


def change_family(t: Senji, word: Word, family: int, thing: int) -> None:
    """Change something that a family has."""
    verb = word.verb
    if verb is MORE or verb is LESS:
        points = 1 if verb is MORE else -1
        t.honour[family] += points
        book(t, family, points, FROM_WAR)
    elif verb is ENLIST:
        t.retinue = without(t.retinue, thing)
        t.where[thing], t.lord = garrison(t, family), replaced(t.lord, thing, family)
    elif verb is CARD:
        hand_over(t, family, thing)
    elif verb is FLOWER:
        take_a_flower(t, family, thing)
    else:
        flower = t.flower_showing(family, thing)
        t.flowers = replaced(t.flowers, family, without(t.flowers[family], flower))
        t.discard = (*t.discard, flower)
        t.flowers_known.openly((flower,), NOBODY)


def take_over(t: Senji, place: int, family: int) -> None:
    """A province changes hands; the units that were there go back to their stock."""
    former = t.owner[place]
    if former != NOBODY:
        t.add_units(former, place, -t.units_at(former, place))
    t.owner[place] = family


def dismiss(t: Senji, number: int) -> None:
    """A samurai goes back into the deck; without Torii some hostages come home (SEN-80)."""
    t.where[number], t.lord = IN_DECK, replaced(t.lord, number, NOBODY)
    t.retinue = (*t.retinue, number)
    recall_surplus_hostages(t)


def hand_over(t: Senji, family: int, card: int) -> None:
    """A diplomacy card goes to another hand, and all see it."""
    for other in t.families():
        take_from_hand(t, other, card)
    t.put_in_hand(family, card)
    t.cards_known.openly((card,), family)


def take_a_flower(t: Senji, family: int, shown: int) -> None:
    """A hanafuda card comes to a hand and all see it: from the discard pile, else from the deck."""
    lying = [flower for flower in t.discard if face(flower) == shown]
    if lying:
        t.discard = without(t.discard, lying[0])
    else:
        lying = [flower for flower in unclaimed(t)[::-1] if face(flower) == shown]
        t.deck = without(t.deck, lying[0])
    t.put_flowers(family, (lying[0],))
    t.flowers_known.openly((lying[0],), family)


EDITING: Final = Editing(words=EDITS, still=still, groups=groups, change=change)
