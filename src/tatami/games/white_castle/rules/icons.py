"""Doing what icons show (WHI-25, 27, 50 and 55 to 59)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.games.white_castle.effects import (
    COIN,
    LIGHT,
    RESOURCES,
    SEAL,
    Effect,
)
from tatami.games.white_castle.frames import (
    CastleAction,
    Doing,
    DomainAction,
    Picking,
)
from tatami.games.white_castle.printed import (
    FACING,
    MEMBERS,
    MEMBERS_A_KIND,
    PLACES,
    ROW_REWARDS,
    ROWS,
)
from tatami.games.white_castle.rules.gains import gain
from tatami.games.white_castle.rules.guards import opens
from tatami.games.white_castle.rules.icon_kinds import ICON_KINDS, barred, barred_row, begin
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import DO, ROW, STOP
from tatami.games.white_castle.words import DOMAIN as DOMAIN_ROW
from tatami.games.white_castle.words import GAIN as GAIN_ONE

# -- several icons ---------------------------------------------------------------------------


def take_what_is_certain(t: WhiteCastle, d: Doing) -> None:
    """Gains that no order can change are taken without a question (WHI-25)."""
    if d.only_one:
        return
    spending = any(ICON_KINDS[effect.op].may_cost() for effect in d.left)
    others = [effect for effect in d.left if not taken_at_once(t, d.seat, effect, spending)]
    d.left = tuple(others)
    if len(others) == 1 and ICON_KINDS[others[0].op].is_free(others[0]):
        d.left = ()
        begin(t, d.seat, others[0])


def taken_at_once(t: WhiteCastle, seat: int, effect: Effect, spending: bool) -> bool:
    """Coins and points always; other goods unless something could be paid first to make room for
    them; but seals that would be lost may be traded first (WHI-28)."""
    if not effect.is_goods():
        return False
    if effect.what < COIN and spending:
        return False
    if effect.what == SEAL and (spending or t.room_for(seat, SEAL) < effect.amount):
        return False
    gain(t, seat, effect.what, effect.amount)
    return True


def choose_an_effect(t: WhiteCastle, d: Doing) -> Ask | None:
    """A player does what a place shows in any order, and need not do it all (WHI-25)."""
    if not d.left:
        return None
    ask = Ask(d.seat, d.rule, d.prompt)
    for i, effect in enumerate(d.left):
        if effect not in d.left[:i]:
            ask.offer(DO[effect.number], unless=barred(t, d.seat, effect))
    if not ask.options and not trading_may_help(t, d):
        return None
    ask.offer(STOP)
    return ask


def trading_may_help(t: WhiteCastle, d: Doing) -> bool:
    """Seals could make room for seals, or pay for an action (WHI-28)."""
    if not t.has(d.seat, SEAL):
        return False
    return any(ICON_KINDS[effect.op].trading_may_help(effect) for effect in d.left)


def do_the_effect(t: WhiteCastle, d: Doing) -> None:
    """One is done, whatever it opens in turn, before the next is chosen; who stops still takes
    the goods that are left (WHI-25)."""
    if not d.answers:
        return
    if d.answers[0] is STOP:
        take_the_goods(t, d)
        return
    numbers = [effect.number for effect in d.left]
    i = numbers.index(d.answers[0].arg)
    effect = d.left[i]
    d.left = () if d.only_one else d.left[:i] + d.left[i + 1 :]
    t.go_to(d, take_what_is_certain)
    begin(t, d.seat, effect)


def take_the_goods(t: WhiteCastle, d: Doing) -> None:
    """They ask nothing and cost nothing, so nobody gives them up (WHI-25)."""
    for effect in d.left:
        if effect.is_goods():
            gain(t, d.seat, effect.what, effect.amount)


DOING: Final = script(WhiteCastle, Doing, take_what_is_certain, choose_an_effect, do_the_effect)

# -- resources of choice ---------------------------------------------------------------------


def name_a_resource(t: WhiteCastle, p: Picking) -> Ask | None:
    """Any mix, named in the order food, iron, pearl; none is named that would be lost (WHI-59)."""
    room = [t.room_for(p.seat, resource) for resource in range(RESOURCES)]
    wanted = min(p.amount, sum(room))
    if not wanted:
        return None
    # a trade may have filled what comes next: then any resource with room will do
    first = p.first if sum(room[p.first :]) >= wanted else 0
    ask = Ask(p.seat, "WHI-59")
    for resource in range(first, RESOURCES):
        if not room[resource]:
            ask.offer(GAIN_ONE[resource], unless="WHI-26")
        elif sum(room[resource:]) >= wanted:
            ask.offer(GAIN_ONE[resource])
    return ask


def gain_the_resource(t: WhiteCastle, p: Picking) -> None:
    """One unit at a time (WHI-59)."""
    if p.answers:
        p.first = p.answers[0].arg
        p.amount -= 1
        gain(t, p.seat, p.first, 1)
        t.go_to(p, name_a_resource)


PICKING: Final = script(WhiteCastle, Picking, name_a_resource, gain_the_resource)

# -- actions without a die -------------------------------------------------------------------


def choose_a_castle_action(t: WhiteCastle, c: CastleAction) -> Ask | None:
    """Exactly one action of those the icon opens (WHI-56), or one on light ground (WHI-57); none
    if a trade has just spent what the last of them costs (WHI-28)."""
    rule = "WHI-57" if c.select == LIGHT else "WHI-56"
    coins, seals = t.has(c.seat, COIN), t.has(c.seat, SEAL)
    ask = Ask(c.seat, rule)
    for i, place in enumerate(PLACES):
        if opens(t, c.select, place):
            ask.offer(ROW[i], unless=barred_row(t, c.seat, place, coins, seals))
        else:
            ask.offer(ROW[i], unless=rule)
    return ask if ask.options else None


def do_the_castle_action(t: WhiteCastle, c: CastleAction) -> None:
    """Its price is due, the card stays, and no die is placed (WHI-56, 57)."""
    if not c.answers:
        return
    place = PLACES[c.answers[0].arg]
    effects = ROWS[t.rooms[place.room]][place.row].effects
    if len(effects) == 1:
        begin(t, c.seat, effects[0])
    else:
        t.call(Doing(c.seat, "WHI-25", effects, "", c.answers[0], t.rooms[place.room]))


CASTLE_ACTION: Final = script(
    WhiteCastle, CastleAction, choose_a_castle_action, do_the_castle_action
)


def choose_a_row(t: WhiteCastle, d: DomainAction) -> Ask:
    """Any of the own three rows, also one that holds a die; by an option none twice a turn
    (WHI-55)."""
    ask = Ask(d.seat, "WHI-55")
    for row in range(len(MEMBERS)):
        ask.offer(DOMAIN_ROW[row], unless="WHI-55" if t.rows_used >> row & 1 else "")
    return ask


def resolve_the_row(t: WhiteCastle, d: DomainAction) -> None:
    """As if a die had been placed there, without a die (WHI-55)."""
    row = d.answers[0].arg
    if t.rows_once:
        t.rows_used |= 1 << row
    resolve_a_row(t, d.seat, row)


DOMAIN_ACTION: Final = script(WhiteCastle, DomainAction, choose_a_row, resolve_the_row)


def resolve_a_row(t: WhiteCastle, seat: int, row: int) -> None:
    """First every reward visible in the row, then the action that faces it (WHI-33)."""
    thing, card = DOMAIN_ROW[row], t.actions[seat]
    t.call(
        Doing(seat, "WHI-33", visible(t, seat, row), "", thing),
        Doing(seat, "WHI-33", facing(t, seat, row), "", thing, card),
    )


def visible(t: WhiteCastle, seat: int, row: int) -> tuple[Effect, ...]:
    """The icon left of the members, and those uncovered from the left (WHI-33, 34)."""
    gone = MEMBERS_A_KIND - t.at_home(seat, row)
    return ROW_REWARDS[row][: gone + 1]


def facing(t: WhiteCastle, seat: int, row: int) -> tuple[Effect, ...]:
    """The action of the clan's card that faces a row (WHI-33)."""
    card = t.actions[seat]
    return ROWS[card][FACING[card][row]].effects
