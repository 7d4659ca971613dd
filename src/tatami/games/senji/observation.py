"""What a seat knows of a table of Senji, as numbers.

Of other families' cards it is how many are held, and which of them the seat's family is sure of.
"""

from typing import Final

from tatami.core.observation import Blocks, Fields, Observation, amount, capped, each, flag
from tatami.core.words import NOBODY
from tatami.games.senji.frames import (
    Attack,
    Autumn,
    Combat,
    SettingUp,
    Spring,
    Summer,
    Turn,
    Winter,
)
from tatami.games.senji.knowledge import bits
from tatami.games.senji.letters import NO_OFFER, Offer
from tatami.games.senji.printed import (
    CARDS,
    DECKS,
    DICE,
    EMPEROR,
    FACES,
    FAMILIES,
    FAMILY_OF,
    FIRST_SUPPORT,
    FIRST_TRADE,
    FLOWERS,
    KINDS_OF_CARD,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    LEAST_HONOUR,
    MOST_IN_PLACE,
    MOST_IN_PLAY,
    ORDERS,
    PLACES,
    PROVINCES,
    SAMURAI,
    SEAS,
    TYPES,
    face,
)
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import AS_KAMI, SOURCES, TRADABLE
from tatami.games.senji.words import ORDER

HONOUR: Final = 150
ROUNDS: Final = 30
MANY: Final = 24  # letters
SPRING_ORDERS: Final = "SEN-30"
PLACE_NAMES: Final = (*PROVINCES, *SEAS)
SEASONS: Final = ("set-up", "winter", "spring", "summer", "autumn")
OF_TYPE: Final[tuple[int, ...]] = (  # a bit for each hostage, support card and trade card
    bits(tuple(range(FIRST_SUPPORT))),
    bits(tuple(range(FIRST_SUPPORT, FIRST_TRADE))),
    bits(tuple(range(FIRST_TRADE, KINDS_OF_CARD))),
)
OF_FAMILY: Final = tuple([bits(deck) for deck in DECKS])

OPEN: Final[Fields] = (
    each("family", FAMILIES)
    + flag("host")
    + flag("ready")
    + flag("asked")
    + flag("turn")
    + flag("turn-to-come")
    + flag("attacks")
    + flag("defends")
    + amount("honour", HONOUR, LEAST_HONOUR)
    + each("gained", SOURCES, HONOUR, -HONOUR)
    + amount("units", MOST_IN_PLAY)
    + amount("cards", KINDS_OF_CARD)
    + amount("staked", KINDS_OF_CARD)
    + amount("flowers", FLOWERS)
    + amount("changes", MANY)
    + each("exposed", FAMILIES, KINDS_OF_CARD)
    + amount("orders-placed", KINDS_OF_PROVINCE)
    + each("holds", PROVINCES)
    + each("units", PLACE_NAMES, MOST_IN_PLACE)
    + each("samurai", SAMURAI, 1.0, -1.0)  # 1 on the board, -1 as a kami
    + each("samurai-at", PLACE_NAMES, KINDS_OF_SAMURAI)
)
HAND: Final[Fields] = (
    each("card", CARDS)
    + each("flower", FACES, 2)
    + each("order", [f"{order}-{province}" for order in ORDERS for province in PROVINCES])
    + each("recruit", SAMURAI)
    + amount("letters-left", MANY)
)
KNOWN: Final[Fields] = (
    each("sure-of-type", TYPES, KINDS_OF_CARD)
    + amount("sure-of-mine", KINDS_OF_CARD)
    + amount("sure-of-flowers", FLOWERS)
    + each("offers", ("shown", "hidden", "wanted", "wished-for"), KINDS_OF_CARD)
    + each("offered", ("shown", "hidden", "wanted", "wished-for"), KINDS_OF_CARD)
)
PHASE: Final[Fields] = (
    each("season", SEASONS)
    + flag("over")
    + flag("last-round")
    + amount("round", ROUNDS)
    + amount("deck", FLOWERS)
    + amount("discarded", FLOWERS)
    + amount("samurai-deck", KINDS_OF_SAMURAI)
    + amount("executed", KINDS_OF_CARD)
    + each("lot", CARDS)
    + each("closed", PROVINCES)
    + each("ordered", PROVINCES)
    + each("emperor", PLACE_NAMES, MOST_IN_PLACE)
    + each("battle-at", PROVINCES)
    + amount("attackers", MOST_IN_PLAY)
    + each("die", FAMILIES, DICE)
)


# Where the fields of a family that are written in one pass over all begin.
PLACED: Final = [field.name for field in OPEN].index("orders-placed")
HOLDS: Final = PLACED + 1
UNITS_IN: Final = HOLDS + KINDS_OF_PROVINCE
SAMURAI_OF: Final = UNITS_IN + PLACES


def blocks(t: Senji) -> Blocks:
    """Own cards and orders, what is open of each family or known of it, and the board."""
    rivals = [(f"rival-{i}", OPEN + KNOWN) for i in range(1, t.seats)]
    return [("own", OPEN + HAND), *rivals, ("phase", PHASE)]


def fill(t: Senji, seat: int, out: list[float]) -> int:
    """Write all blocks; return how many numbers they are."""
    begins = [0] * t.seats  # where the block of each seat begins
    for i in range(1, t.seats):
        other = (seat + i) % t.seats
        begins[other] = len(OPEN) + len(HAND) + (i - 1) * (len(OPEN) + len(KNOWN))
    of_family = [NOBODY] * (KINDS_OF_FAMILY + 1)
    for other in range(t.seats):
        if t.family[other] != NOBODY:
            of_family[t.family[other]] = begins[other]
            family(t, t.family[other], out, begins[other])
    asked(t, begins, out)
    doing(t, of_family, out)
    people(t, of_family, out)
    if t.family[seat] != NOBODY:
        hand(t, seat, out, len(OPEN))
        known(t, t.family[seat], of_family, out)
    end = len(OPEN) + len(HAND) + (t.seats - 1) * (len(OPEN) + len(KNOWN))
    return fight(t, out, moment(t, out, end))


# -- what everyone sees ----------------------------------------------------------------------


def family(t: Senji, which: int, out: list[float], at: int) -> None:
    """What a family has for all to see: honour and where it came from, and how many cards."""
    out[at + which] = 1.0
    at += KINDS_OF_FAMILY
    out[at] = 1.0 if t.host == which else 0.0
    at += 7
    out[at] = capped(t.honour[which], HONOUR)
    first = which * len(SOURCES)
    for source in range(len(SOURCES)):
        out[at + 1 + source] = capped(t.gained[first + source], HONOUR)
    at += 1 + len(SOURCES)
    staked = len(t.staked(which)) if t.bids else 0
    out[at] = float(units(t, which, out, at + UNITS_IN - PLACED + 5 + KINDS_OF_FAMILY))
    out[at + 1] = float(len(t.hands[which]) - staked)
    out[at + 2] = float(staked)
    out[at + 3] = float(len(t.flowers[which]))
    out[at + 4] = capped(t.changes[which], MANY)
    for card in t.exposed[which]:
        out[at + 5 + FAMILY_OF[card]] += 1.0


def units(t: Senji, power: int, out: list[float], at: int) -> int:
    """The units of a power, by their places; return how many they are."""
    first = power * PLACES
    total = 0
    for place in range(PLACES):
        count = t.units[first + place]
        if count:
            out[at + place] = float(count)
            total += count
    return total


def asked(t: Senji, begins: list[int], out: list[float]) -> None:
    """Who is asked, and how many orders each has placed while all place theirs (SEN-30)."""
    for i in range(len(t.asks)):
        ask = t.asks[i]
        if ask.seat != NOBODY and not ask.idle:
            at = begins[ask.seat]
            out[at + KINDS_OF_FAMILY + 2] = 1.0
            if t.given[i] is not None and ask.rule == SPRING_ORDERS:
                out[at + PLACED] += 1.0


def doing(t: Senji, of_family: list[int], out: list[float]) -> None:
    """Who is ready, whose turn it is or is still to come, and who is in a battle."""
    for frame in t.frames:
        if isinstance(frame, Winter):
            for which in range(KINDS_OF_FAMILY):
                if frame.ready[which] and of_family[which] >= 0:
                    out[of_family[which] + KINDS_OF_FAMILY + 1] = 1.0
        elif isinstance(frame, Turn):
            out[of_family[frame.family] + KINDS_OF_FAMILY + 3] = 1.0
        elif isinstance(frame, Autumn):
            for which in frame.waiting:
                out[of_family[which] + KINDS_OF_FAMILY + 4] = 1.0
        elif isinstance(frame, Attack):
            out[of_family[t.fighter(frame.battle.attacker)] + KINDS_OF_FAMILY + 5] = 1.0
            out[of_family[t.fighter(frame.battle.defender)] + KINDS_OF_FAMILY + 6] = 1.0


def people(t: Senji, of_family: list[int], out: list[float]) -> None:
    """Who holds each province, and where the samurai are and whom they serve."""
    for province in range(KINDS_OF_PROVINCE):
        owner = t.owner[province]
        if owner != NOBODY and of_family[owner] >= 0:
            out[of_family[owner] + HOLDS + province] = 1.0
    for samurai in range(KINDS_OF_SAMURAI):
        lord = t.lord[samurai]
        if lord == NOBODY or of_family[lord] < 0:
            continue
        at = of_family[lord] + SAMURAI_OF
        place = t.where[samurai]
        if place >= 0:
            out[at + samurai] = 1.0
            out[at + KINDS_OF_SAMURAI + place] += 1.0
        elif place == AS_KAMI:
            out[at + samurai] = -1.0


# -- what one family knows -------------------------------------------------------------------


def hand(t: Senji, seat: int, out: list[float], at: int) -> None:
    """The cards in a hand, and the orders of the family."""
    which = t.family[seat]
    out[at + len(HAND) - 1] = capped(max(0, t.letters_left(which)), MANY)
    for card in t.hands[which]:
        out[at + card] = 1.0
    at += KINDS_OF_CARD
    for flower in t.flowers[which]:
        out[at + face(flower)] += 1.0
    at += len(FACES)
    orders(t, seat, which, out, at)
    at += len(ORDERS) * KINDS_OF_PROVINCE
    for samurai in t.recruits[which]:
        out[at + samurai] = 1.0


def orders(t: Senji, seat: int, which: int, out: list[float], at: int) -> None:
    """Orders on the board, and those just placed while others still place theirs (SEN-30)."""
    for province in range(KINDS_OF_PROVINCE):
        order = t.orders[province]
        if order != NOBODY and t.fighter(t.owner[province]) == which:
            out[at + order * KINDS_OF_PROVINCE + province] = 1.0
    if t.asks and t.asks[0].rule == SPRING_ORDERS:
        for i in range(len(t.asks)):
            word = t.given[i]
            if word is not None and t.asks[i].seat == seat:
                out[at + ORDER.index(word.verb) * KINDS_OF_PROVINCE + word.arg] = 1.0


def known(t: Senji, me: int, of_family: list[int], out: list[float]) -> None:
    """The cards each other family surely has, in hand or in its bids, and its letters to this one
    and from it."""
    sure = t.cards_known.certain_of_each(me)
    flowers = t.flowers_known.certain_of_each(me)
    mine = OF_FAMILY[me]
    for other in range(KINDS_OF_FAMILY):
        if other == me or of_family[other] < 0:
            continue
        at = of_family[other] + len(OPEN)
        cards = sure[other] & TRADABLE
        if cards:
            for kind in range(len(TYPES)):
                out[at + kind] = float((cards & OF_TYPE[kind]).bit_count())
            out[at + len(TYPES)] = float((cards & mine).bit_count())
        out[at + len(TYPES) + 1] = float(flowers[other].bit_count())
        letter(t.offer_to(me, other), out, at + len(TYPES) + 2)
        letter(t.offer_to(other, me), out, at + len(TYPES) + 6)


def letter(o: Offer, out: list[float], at: int) -> None:
    """How much is given and asked for in an offer."""
    if o is not NO_OFFER:
        out[at] = float(len(o.shown))
        out[at + 1] = float(len(o.hidden))
        out[at + 2] = float(len(o.wanted))
        out[at + 3] = float(len(o.wishes))


# -- the board -------------------------------------------------------------------------------


def moment(t: Senji, out: list[float], at: int) -> int:
    """The season, the decks, the lots, and what lies on the provinces for all to see."""
    now = season(t)
    if now >= 0:
        out[at + now] = 1.0
    at += len(SEASONS)
    out[at] = 0.0 if t.frames else 1.0
    out[at + 1] = 1.0 if t.last_round else 0.0
    out[at + 2] = capped(t.round, ROUNDS)
    out[at + 3] = float(len(t.deck))
    out[at + 4] = float(len(t.discard))
    out[at + 5] = float(len(t.retinue))
    out[at + 6] = float(len(t.executed))
    at += 7
    for card in t.lots:
        out[at + card] = 1.0
    at += KINDS_OF_CARD
    for province in range(KINDS_OF_PROVINCE):
        if t.closed >> province & 1:
            out[at + province] = 1.0
        if t.orders[province] != NOBODY:
            out[at + KINDS_OF_PROVINCE + province] = 1.0
    units(t, EMPEROR, out, at + 2 * KINDS_OF_PROVINCE)
    return at + 2 * KINDS_OF_PROVINCE + PLACES


def season(t: Senji) -> int:
    """The season in progress, from 0 for the set-up; -1 if there is none."""
    for i in range(len(t.frames) - 1, -1, -1):
        frame = t.frames[i]
        if isinstance(frame, Winter):
            return 1
        if isinstance(frame, Spring):
            return 2
        if isinstance(frame, Summer):
            return 3
        if isinstance(frame, Autumn):
            return 4
        if isinstance(frame, SettingUp):
            return 0
    return NOBODY


def fight(t: Senji, out: list[float], at: int) -> int:
    """Where a battle is fought, with how many, and its dice."""
    for frame in t.frames:
        if isinstance(frame, Attack):
            out[at + frame.battle.province] = 1.0
            out[at + KINDS_OF_PROVINCE] = float(frame.battle.units)
        elif isinstance(frame, Combat):
            for die in frame.dice:
                out[at + KINDS_OF_PROVINCE + 1 + die] += 1.0
    return at + KINDS_OF_PROVINCE + 1 + KINDS_OF_FAMILY


OBSERVATION: Final = Observation(1, blocks, fill)
