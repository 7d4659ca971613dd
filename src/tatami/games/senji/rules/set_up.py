"""Set-up (SEN-01 to 07)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY, SEAT, Word
from tatami.games.senji.frames import SettingUp
from tatami.games.senji.printed import (
    CLOSED_ZONES,
    DECOYS,
    DICE,
    FAMILIES,
    FAMILY_OF_PROVINCE,
    FIRST_FLOWERS,
    FIRST_SAMURAI,
    FIRST_UNITS,
    HOME,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    SAMURAI_HONOUR,
    closed_provinces,
    face,
)
from tatami.games.senji.rules.cards import faces
from tatami.games.senji.rules.honour import draw_samurai, gain, shuffle_back
from tatami.games.senji.rules.imperial import raise_the_force
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_SAMURAI, IN_DECK, WAITING
from tatami.games.senji.words import (
    CHOSE_FAMILY,
    CHOSE_SAMURAI,
    DEALT_FLOWERS,
    DREW_SAMURAI,
    FAMILY,
    KEEP,
    NAME,
    NAMED,
    PLACE,
    PLACE_NAMED,
    PLACED,
    ROLLED_FOR_HOST,
    SAMURAI_NAMED,
)


def choose_a_family(t: Senji, s: SettingUp) -> Ask:
    """Each takes a family whose zone is open (SEN-02) and that nobody plays yet (SEN-06)."""
    ask = Ask(t.family.index(NOBODY), "SEN-06")
    closed = CLOSED_ZONES[t.seats]
    for family in range(len(FAMILIES)):
        taken = "SEN-06" if t.seat[family] != NOBODY else ""
        ask.offer(FAMILY[family], unless="SEN-02" if family in closed else taken)
    return ask


def take_the_family(t: Senji, s: SettingUp) -> None:
    """The next player chooses among the rest (SEN-06)."""
    seat = t.family.index(NOBODY)
    family = s.answers[0].arg
    t.family = replaced(t.family, seat, family)
    t.seat = replaced(t.seat, family, seat)
    t.tell(CHOSE_FAMILY, SEAT[seat], s.answers[0])
    if NOBODY in t.family:
        t.go_to(s, choose_a_family)


def deal_the_cards(t: Senji, s: SettingUp) -> None:
    """Zones are closed (SEN-02), decks shuffled (SEN-05), absent families' cards piled (SEN-26);
    everyone gets four hanafuda cards and draws three samurai (SEN-03)."""
    t.reveal()
    t.closed = closed_provinces(t.seats)
    t.deck = t.shuffled(t.deck)
    t.retinue = t.shuffled(t.retinue)
    for family in range(KINDS_OF_FAMILY):
        if t.seat[family] == NOBODY:
            pile_up(t, family)
            continue
        t.put_flowers(family, t.draw_flowers(FIRST_FLOWERS, family))
        t.recruits = replaced(t.recruits, family, tuple(sorted(draw_samurai(t, FIRST_SAMURAI))))
        seat = t.seat[family]
        t.whisper(seat, DEALT_FLOWERS, faces(tuple([face(f) for f in t.flowers[family]])))
        t.whisper(seat, DREW_SAMURAI, samurai_named(t.recruits[family]))


def pile_up(t: Senji, family: int) -> None:
    """An absent family's cards, its decoy aside, form a face-down pile (SEN-26)."""
    cards = tuple([card for card in t.hands[family] if card != DECOYS[family]])
    t.hands = replaced(t.hands, family, (DECOYS[family],))
    t.piles = replaced(t.piles, family, t.shuffled(cards))
    t.cards_known.openly(cards, NOBODY)


def choose_a_samurai(t: Senji, s: SettingUp) -> list[Ask]:
    """All choose one of their three at once, in secret (SEN-03)."""
    asks: list[Ask] = []
    for family in t.families():
        ask = Ask(t.seat[family], "SEN-03", changeable=True)
        for samurai in t.recruits[family]:
            ask.offer(KEEP[samurai])
        asks.append(ask)
    return asks


def show_the_samurai(t: Senji, s: SettingUp) -> None:
    """They are shown together; their honour is the starting honour (SEN-03). The family with the
    most hosts the emperor (SEN-04)."""
    t.reveal()
    for family, word in zip(t.families(), s.answers, strict=True):
        samurai = word.arg
        t.lord = replaced(t.lord, samurai, family)
        t.where[samurai] = WAITING
        gain(t, family, SAMURAI_HONOUR[samurai], FROM_SAMURAI)
        t.tell(CHOSE_SAMURAI, SEAT[t.seat[family]], SAMURAI_NAMED[samurai], t.honour[family])
    for family in t.families():
        shuffle_back(t, tuple([s for s in t.recruits[family] if t.where[s] == IN_DECK]))
        t.recruits = replaced(t.recruits, family, ())
    t.host = roll_for_the_host(t, leaders(t))
    if t.house.imperial:
        t.closed &= ~(1 << HOME)
        raise_the_force(t)


def leaders(t: Senji) -> list[int]:
    """The families with most honour."""
    most = max([t.honour[family] for family in t.families()])
    return [family for family in t.families() if t.honour[family] == most]


def roll_for_the_host(t: Senji, tied: list[int]) -> int:
    """Nine dice are rolled until one tied family has most of its own symbols (SEN-11)."""
    while len(tied) > 1:
        dice = [t.below(len(FAMILIES)) for _ in range(DICE)]
        t.tell(ROLLED_FOR_HOST, tuple([FAMILY[die] for die in sorted(dice)]))
        most = max([dice.count(family) for family in tied])
        best = [family for family in tied if dice.count(family) == most]
        if len(best) == 1:
            return best[0]
    return tied[0]


def unnamed(t: Senji) -> list[int]:
    """The open provinces that nobody has put a fortress on yet (SEN-04)."""
    return [p for p in range(KINDS_OF_PROVINCE) if t.owner[p] == NOBODY and not t.is_closed(p)]


def name_a_province(t: Senji, s: SettingUp) -> Ask | None:
    """The host names the open provinces one by one, in any order (SEN-04)."""
    left = unnamed(t)
    if len(left) == 1:
        return None
    ask = Ask(t.seat[t.host], "SEN-04")
    for province in range(KINDS_OF_PROVINCE):
        closed = "SEN-02" if t.is_closed(province) else "SEN-04"
        ask.offer(NAME[province], unless="" if province in left else closed)
    return ask


def hear_the_name(t: Senji, s: SettingUp) -> None:
    """The owner puts a fortress there (SEN-04)."""
    s.named = s.answers[0].arg if s.answers else unnamed(t)[0]
    if not s.answers:
        t.grant(NAME[s.named])
    t.tell(NAMED, SEAT[t.seat[t.host]], PLACE_NAMED[s.named])
    t.owner[s.named] = FAMILY_OF_PROVINCE[s.named]


def samurai_waiting(t: Senji, family: int) -> int:
    """The family's samurai who is not on the board yet, or NOBODY."""
    for samurai in range(KINDS_OF_SAMURAI):
        if t.where[samurai] == WAITING and t.lord[samurai] == family:
            return samurai
    return NOBODY


def place_the_pieces(t: Senji, s: SettingUp) -> Ask | None:
    """And, if wanted, the samurai and any units not placed yet; after the third province all
    must be on the board (SEN-04)."""
    family = t.owner[s.named]
    left = FIRST_UNITS - t.in_play(family)
    waiting = samurai_waiting(t, family) != NOBODY
    last = not unnamed_of(t, family)
    if last or not (left or waiting):
        return None
    ask = Ask(t.seat[family], "SEN-04", "place")
    for units in range(FIRST_UNITS + 1):
        for samurai in range(2):
            able = units <= left and (waiting or not samurai)
            ask.offer(PLACE[2 * units + samurai], unless="" if able else "SEN-04")
    return ask


def put_them_there(t: Senji, s: SettingUp) -> None:
    """Pieces stand on the board until all provinces are named (SEN-04)."""
    family = t.owner[s.named]
    units, with_samurai = FIRST_UNITS - t.in_play(family), True
    if s.answers:
        units, with_samurai = s.answers[0].arg // 2, s.answers[0].arg % 2 == 1
    t.add_units(family, s.named, units)
    samurai = samurai_waiting(t, family) if with_samurai else NOBODY
    if samurai != NOBODY:
        t.where[samurai] = s.named
    came = (samurai,) if samurai != NOBODY else ()
    t.tell(PLACED, SEAT[t.seat[family]], PLACE_NAMED[s.named], units, samurai_named(came))
    if unnamed(t):
        t.go_to(s, name_a_province)


def unnamed_of(t: Senji, family: int) -> bool:
    """Whether a province of the family has still to be named."""
    return any(FAMILY_OF_PROVINCE[p] == family for p in unnamed(t))


def samurai_named(samurai: tuple[int, ...]) -> tuple[Word, ...]:
    """Samurai as events name them."""
    return tuple([SAMURAI_NAMED[each] for each in samurai])


SET_UP: Final = script(
    Senji,
    SettingUp,
    choose_a_family,
    take_the_family,
    deal_the_cards,
    choose_a_samurai,
    show_the_samurai,
    name_a_province,
    hear_the_name,
    place_the_pieces,
    put_them_there,
)
