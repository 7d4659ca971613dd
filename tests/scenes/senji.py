"""Small scenes of Senji, for tests. With six seats, seat and family have the same number."""

from table_talk import say
from tatami.core.chance import stir
from tatami.core.frame import Frame
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Attack, Summer, Turn, Winter
from tatami.games.senji.game import SENJI
from tatami.games.senji.printed import (
    CARDS,
    CLOSED_ZONES,
    DECOYS,
    FACES,
    FAMILIES,
    FAMILY_OF_PROVINCE,
    ORDERS,
    POWERS,
    PROVINCES,
    SAMURAI,
    SEAS,
)
from tatami.games.senji.rules.honour import die
from tatami.games.senji.rules.set_up import pile_up
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import ALL_FLOWERS, DECK
from tatami.games.senji.troops import Battle


def province(name: str) -> int:
    """A province or a sea by its name."""
    return PROVINCES.index(name) if name in PROVINCES else len(PROVINCES) + SEAS.index(name)


def card(name: str) -> int:
    """A diplomacy card by its name."""
    return CARDS.index(name)


def family(name: str) -> int:
    """A family, or the emperor, by its name."""
    return POWERS.index(name)


def table(seats: int = 6, **options: str) -> Senji:
    """Everyone holds the home provinces and the own cards; no piece is on the board yet."""
    t = SENJI.lay_out(seats, SENJI.chosen(options), stir(1))
    assert isinstance(t, Senji)
    t.frames.clear()
    closed = CLOSED_ZONES[seats]
    t.family = tuple(f for f in range(len(FAMILIES)) if f not in closed)
    for seat, each in enumerate(t.family):
        t.seat = replaced(t.seat, each, seat)
    for place, owner in enumerate(FAMILY_OF_PROVINCE):
        if owner in closed:
            t.closed |= 1 << place
        else:
            t.owner[place] = owner
    for absent in closed:
        pile_up(t, absent)
    t.host = t.family[0]
    t.round = 1
    return t


def opened(seats: int, seed: int = 1, **options: str) -> Senji:
    """A table on which nothing has been said."""
    t = SENJI.open(seats, seed, options)
    assert isinstance(t, Senji)
    return t


def choosing_samurai(seats: int = 3, seed: int = 1) -> Senji:
    """Families have been chosen."""
    t = opened(seats, seed)
    while len(t.asks) == 1:
        say(t, f"{t.asks[0].seat} {t.asks[0].options[0].text}")
    return t


def placing(seed: int = 1) -> Senji:
    """And their first samurai; the host is about to name a province."""
    t = choosing_samurai(3, seed)
    while t.asks[0].rule == "SEN-03":
        ask = t.open_asks(t.asks[t.given.index(None)].seat)[0]
        say(t, f"{ask.seat} {ask.options[0].text}")
    return t


def play(t: Senji, *frames: Frame) -> Senji:
    """Play these rules from their beginning."""
    t.call(*frames)
    t.advance()
    return t


def units(t: Senji, **counts: int) -> Senji:
    """Units of the owners of these provinces."""
    for name, count in counts.items():
        t.add_units(t.owner[province(name)], province(name), count)
    return t


def fleet(t: Senji, power: str, sea: str, count: int) -> Senji:
    """Units of a power at sea."""
    t.add_units(family(power), province(sea), count)
    return t


def samurai(t: Senji, name: str, place: str, lord: str = "") -> Senji:
    """A samurai in a province, of its owner, or of another power at sea."""
    each = SAMURAI.index(name)
    t.retinue = tuple(other for other in t.retinue if other != each)
    t.where[each] = province(place)
    t.lord = replaced(t.lord, each, family(lord) if lord else t.owner[province(place)])
    return t


def with_kami(*kami: str, seats: int = 6) -> Senji:
    """Cherry's samurai who have died."""
    t = table(seats, kami="yes")
    for name in kami:
        samurai(t, name, "bungo" if seats == 6 else "kii")
        die(t, SAMURAI.index(name))
    return t


def hand(t: Senji, who: str, *names: str) -> Senji:
    """These cards, wherever they were, are now in a family's hand; everyone has seen it."""
    for name in names:
        each = card(name)
        for other in range(len(FAMILIES)):
            t.hands = replaced(t.hands, other, tuple(c for c in t.hands[other] if c != each))
            t.piles = replaced(t.piles, other, tuple(c for c in t.piles[other] if c != each))
        t.put_in_hand(family(who), each)
        t.cards_known.openly((each,), family(who))
    return t


def flowers(t: Senji, who: str, *faces: str) -> Senji:
    """Hanafuda cards in a hand, taken from the deck."""
    for name in faces:
        wanted = FACES.index(name)
        flower = next(f for f in t.deck if f // 2 == wanted)
        t.deck = tuple(f for f in t.deck if f != flower)
        t.flowers_known.passed(DECK, family(who), (flower,), ALL_FLOWERS)
        t.put_flowers(family(who), (flower,))
    return t


def order(t: Senji, **orders: str) -> Senji:
    """Order tokens on provinces."""
    for name, kind in orders.items():
        t.orders = replaced(t.orders, province(name), ORDERS.index(kind))
    return t


def summer(t: Senji) -> Senji:
    """The host names provinces and fleets."""
    return play(t, Summer())


def floor(t: Senji) -> Senji:
    """The open floor of a winter."""
    return play(t, Winter())


def turn(t: Senji, who: str) -> Senji:
    """A family's autumn turn."""
    return play(t, Turn(family(who)))


def attack(
    t: Senji, origin: str, to: str, count: int, *names: str, dice: tuple[int, ...] = ()
) -> Senji:
    """So many units and these samurai of one province attack another."""
    went = tuple(SAMURAI.index(name) for name in names)
    source, target = province(origin), province(to)
    power = t.owner[source] if source < len(PROVINCES) else t.lord[went[0]]
    t.loaded = dice
    battle = Battle(target, power, t.owner[target], source, count, went)
    return play(t, Attack(battle))


def names(t: Senji, who: str) -> list[str]:
    """The diplomacy cards in a hand."""
    return [CARDS[each] for each in t.hands[family(who)]]


def at(t: Senji, place: str) -> tuple[str, int]:
    """Who holds a province, and with how many units."""
    owner = t.owner[province(place)]
    held = t.units_at(owner, province(place)) if owner != NOBODY else 0
    return (POWERS[owner] if owner != NOBODY else ""), held


def decoy(who: str) -> str:
    """The word that lays a family's decoy."""
    return "support:" + CARDS[DECOYS[family(who)]]
