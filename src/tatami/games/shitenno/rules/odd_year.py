"""The odd year: taking provinces (SHI-20 to 29, SHI-35)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import without
from tatami.core.words import SEAT
from tatami.games.shitenno.frames import Conquest, Turn
from tatami.games.shitenno.printed import (
    EXCHANGE,
    FIRST_KOKU,
    KAMONS_A_YEAR,
    KINDS_OF_BONUS,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    VALUES,
    bonus_face,
    troop_face,
)
from tatami.games.shitenno.rules.bonus_tiles import may_draw, use_a_draw_tile
from tatami.games.shitenno.rules.paying import (
    Price,
    Purse,
    filled,
    last_start,
    likes,
    means,
    required_troops,
    ways_to_pay,
)
from tatami.games.shitenno.rules.titles import choose_a_kamon, points_of_the_title, turn_it_to_gold
from tatami.games.shitenno.table import FROM_POSITIONS, FROM_TITLES, SOURCES, Shitenno
from tatami.games.shitenno.words import (
    BONUS,
    BRIBE,
    CONQUERED,
    DRAW,
    ENDED_TURN,
    LAY_EXCHANGE,
    LAY_HATAMOTO,
    LAY_PLUS_ONE,
    MARCH,
    PASS,
    PROVINCE,
    SPEND,
    TAKE,
    UNCOVERED,
    WON_TILE,
)

# -- a turn ------------------------------------------------------------------------------


def choose_a_conquest(t: Shitenno, u: Turn) -> Ask | None:
    """A player places 0, 1 or 2 kamons, one after the other (SHI-20)."""
    may_place = u.placed < KAMONS_A_YEAR and bool(t.kamons[u.seat])
    ask = Ask(u.seat, "SHI-20", "" if may_place else "draw", private=True)
    if may_place:
        purse = filled(means(t, u))
        for province in range(len(PROVINCES)):
            with_troops, with_koku = barred(t, province, purse)
            ask.offer(MARCH[province], unless=with_troops)
            ask.offer(BRIBE[province], unless=with_koku)
    elif not may_draw(t, u.seat):
        return None
    else:
        for province in range(len(PROVINCES)):
            ask.offer(MARCH[province], unless="SHI-20")
            ask.offer(BRIBE[province], unless="SHI-20")
    ask.offer(DRAW, unless="" if may_draw(t, u.seat) else "SHI-33")
    ask.offer(PASS)
    return ask


def barred(t: Shitenno, province: int, purse: Purse) -> tuple[str, str]:
    """A full province cannot be taken (SHI-21), nor one that cannot be paid with troops (SHI-22)
    or with koku (SHI-23)."""
    position = t.free_position(province)
    if position == POSITIONS:
        return "SHI-21", "SHI-21"
    return (
        "" if purse.buys_with_troops(required_troops(t, province)) else "SHI-22",
        "" if purse.buys_with_koku(VALUES[province][position]) else "SHI-23",
    )


def begin_a_conquest(t: Shitenno, u: Turn) -> None:
    """It is paid, placed and scored before the next is chosen (SHI-20); a Draw tile may be used
    at any such moment (SHI-33)."""
    if not u.answers or u.answers[0] is PASS:
        t.go_to(u, choose_a_kamon)
    elif u.answers[0] is DRAW:
        use_a_draw_tile(t, u.seat)
    else:
        t.call(Conquest(u.seat, u.answers[0].arg, u.answers[0].verb is BRIBE))


def choose_another(t: Shitenno, u: Turn) -> None:
    """Both kamons of a turn may go to the same province (SHI-26)."""
    t.go_to(u, choose_a_conquest)


def end_the_turn(t: Shitenno, u: Turn) -> None:
    """Cards that are not spent stay in hand (SHI-09)."""
    t.tell(ENDED_TURN, SEAT[u.seat])


TURN: Final = script(
    Shitenno,
    Turn,
    choose_a_conquest,
    begin_a_conquest,
    choose_another,
    choose_a_kamon,
    turn_it_to_gold,
    end_the_turn,
)

# -- a conquest --------------------------------------------------------------------------


def count_the_ways(t: Shitenno, c: Conquest) -> None:
    """Either with troops or with koku (SHI-29)."""
    price = Price(t, c.province, c.with_koku)
    kinds = means(t, t.nearest(Turn))
    alike = likes(price, kinds)
    c.means, c.alike = tuple(kinds), tuple(alike)
    c.ways = ways_to_pay(price, alike)


def lay_the_payment(t: Shitenno, c: Conquest) -> Ask:
    """A payment begun can always be completed, and contains nothing superfluous (SHI-29)."""
    ask = Ask(c.seat, "SHI-23" if c.with_koku else "SHI-22", "pay")
    starts = [last_start(way, c.alike) for way in c.ways]
    last = -1
    for i in range(c.passed, max(starts) + 1):
        kind = c.means[i]
        if kind != last and begins_a_way(c, starts, i):
            ask.offer(SPEND[kind])
        last = kind
    for kind in c.means[: c.passed]:
        if SPEND[kind] not in ask.options:
            ask.offer(SPEND[kind], unless="SHI-29")
    if LAY_HATAMOTO not in c.means:
        ask.offer(SPEND[LAY_HATAMOTO], unless="SHI-43")
    ask.offer(PASS, unless="SHI-29")
    return ask


def begins_a_way(c: Conquest, starts: list[int], at: int) -> bool:
    """Whether some way goes on with this and can be completed with what comes behind it."""
    like = c.alike[at]
    return any(starts[i] >= at and like in way for i, way in enumerate(c.ways))


def add_to_the_payment(t: Shitenno, c: Conquest) -> None:
    """Complete as soon as it is enough (SHI-29)."""
    kind = c.answers[0].arg
    at = c.means.index(kind, c.passed)
    like = c.alike[at]
    c.passed = at + 1
    c.laid = (*c.laid, kind)
    c.ways = tuple([without(way, like) for way in c.ways if like in way])
    if c.ways[0]:
        t.go_to(c, lay_the_payment)


def discard_the_payment(t: Shitenno, c: Conquest) -> None:
    """Troop cards go to the discard pile, koku and bonus tiles leave the game (SHI-30, 35);
    the Hatamoto is used once a turn and not spent (SHI-43)."""
    hand = list(t.hands[c.seat])
    seen = list(t.remembered[c.seat])
    for kind in c.laid:
        if kind == LAY_HATAMOTO:
            t.nearest(Turn).hatamoto_used = True
        elif kind == LAY_EXCHANGE:
            t.bonuses[c.seat * KINDS_OF_BONUS + EXCHANGE] -= 1
        elif kind == LAY_PLUS_ONE:
            t.bonuses[c.seat * KINDS_OF_BONUS + PLUS_ONE] -= 1
        else:
            hand.remove(kind)
            if kind in seen:
                seen.remove(kind)
            if kind < FIRST_KOKU:
                t.discard = (*t.discard, kind)
    t.hands[c.seat] = tuple(hand)
    t.remembered[c.seat] = tuple(seen)


def place_the_kamon(t: Shitenno, c: Conquest) -> None:
    """Plain face up on the leftmost free position (SHI-21); it scores at once what is printed
    there, and what the title adds (SHI-24)."""
    position = t.free_position(c.province)
    points = VALUES[c.province][position]
    extra = points_of_the_title(t, c.seat)
    t.kamons[c.seat] -= 1
    t.nearest(Turn).placed += 1
    t.board[c.province * POSITIONS + position] = c.seat
    t.favour[c.seat * SOURCES + FROM_POSITIONS] += points
    t.favour[c.seat * SOURCES + FROM_TITLES] += extra
    paid = tuple([SPEND[kind] for kind in c.laid])
    t.tell(CONQUERED, SEAT[c.seat], PROVINCE[c.province], position + 1, paid, points + extra)


def win_the_bonus_tile(t: Shitenno, c: Conquest) -> None:
    """The top tile is won and turned; the one below it sets the new requirement (SHI-25)."""
    stack = t.stacks[c.province]
    if not stack:
        return
    t.reveal()
    bonus = bonus_face(stack[0])
    t.bonuses[c.seat * KINDS_OF_BONUS + bonus] += 1
    t.stacks[c.province] = stack[1:]
    t.tell(WON_TILE, SEAT[c.seat], BONUS[bonus])
    if len(stack) > 1:
        t.tell(UNCOVERED, PROVINCE[c.province], TAKE[troop_face(stack[1])])


CONQUEST: Final = script(
    Shitenno,
    Conquest,
    count_the_ways,
    lay_the_payment,
    add_to_the_payment,
    discard_the_payment,
    place_the_kamon,
    win_the_bonus_tile,
)
