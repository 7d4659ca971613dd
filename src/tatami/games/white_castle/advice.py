"""What The White Castle tells the bots: how good a table looks from a seat.

Points that stand, what goods, cards and people may still bring in the turns that are left, and
what the rules in progress are about to give.
"""

from typing import Final

from tatami.core.advice import ahead, shared
from tatami.core.frame import Frame
from tatami.games.white_castle.effects import (
    ANY,
    COIN,
    INFLUENCE,
    POINTS,
    RESOURCES,
    SEAL,
)
from tatami.games.white_castle.frames import (
    CastleAction,
    Court,
    Doing,
    DomainAction,
    Entrance,
    Favour,
    Journey,
    Muster,
    Picking,
    Planting,
    Tending,
    Turn,
)
from tatami.games.white_castle.printed import (
    DAIMYO,
    DOMAIN_SPACE,
    FACING,
    FLOOR_POINTS,
    GARDEN_EFFECT,
    GARDEN_POINTS,
    GARDENS,
    MEMBERS,
    PURSE_A_POINT,
    RESOURCE_POINTS,
    ROWS,
    TRACK_POINTS,
    YARD_VALUE,
    YARDS,
)
from tatami.games.white_castle.rules.clan_members import send_the_gardener, send_the_warrior
from tatami.games.white_castle.rules.courtier import do_the_light_action, grant_the_favour
from tatami.games.white_castle.rules.dice import covered, place_the_die, take_the_die, unfit
from tatami.games.white_castle.rules.icon_kinds import lantern
from tatami.games.white_castle.rules.icons import do_the_castle_action, resolve_the_row, visible
from tatami.games.white_castle.table import KINDS_OF_YARD, WhiteCastle
from tatami.games.white_castle.worth import LANTERN_USE, PROMISE, Worth
from tatami.games.white_castle.worth_of_goods import ENOUGH, ORDER, UNIT, turns_left

# What the final score exceeds the value by, on average, by turns still to begin.
TO_COME: Final[tuple[float, ...]] = (2.0, 2.0, 1.0, -1.0, -4.0, -1.0, 3.0, 12.0, 23.0, 25.0)
TURN_TO_PLAY: Final = 10.5  # of a turn whose die is not chosen yet
DOUBT: Final = 0.74  # of what is about to be gained: a bird in the hand


def value(t: WhiteCastle, seat: int) -> float:
    """The points this seat may hope for."""
    w = Worth(t, seat)
    return standing(w) + DOUBT * coming(w)


def chances(t: WhiteCastle) -> list[float]:
    """How likely each seat is to win: a lead is the surer the later it is. The rival clan of a
    solo game has no seat."""
    leads = ahead([outlook(t, clan) for clan in range(t.clans)])
    return shared(leads, 3.3 + 0.5 * turns_left(t, 0))[: t.seats]


def outlook(t: WhiteCastle, clan: int) -> float:
    """The points a clan may hope for, a turn about to be played among them."""
    w = Worth(t, clan)
    total = standing(w) + coming(w)
    for frame in t.frames:
        if isinstance(frame, Turn) and frame.seat == clan and frame.is_at(take_the_die):
            return total + TURN_TO_PLAY
    return total


def expected(w: Worth) -> float:
    """The points to expect in the end."""
    return standing(w) + DOUBT * coming(w) + TO_COME[w.turns]


# -- what is there ------------------------------------------------------------


def standing(w: Worth) -> float:
    """Points, people, time and goods."""
    t, seat = w.t, w.seat
    worth = float(t.score(seat))
    if any(t.counted):  # the game is over
        return worth
    worth += time(w) + courtiers(w) + warriors(w) + gardens(w)
    return worth + goods(w) + promise_of_cards(w)


def time(w: Worth) -> float:
    """The passage of time: points, and the turn order it brings."""
    space = w.t.track[w.seat]
    return TRACK_POINTS[space] + ORDER * w.turns * space


def courtiers(w: Worth) -> float:
    """Those outside and inside the castle, and how far they may still climb."""
    worth = 0.0
    for floor in range(DAIMYO + 1):
        worth += (FLOOR_POINTS[floor] + w.use * PROMISE[floor]) * w.t.on_floor(w.seat, floor)
    return worth


def warriors(w: Worth) -> float:
    """Those in the yards, times the courtiers that are or will be inside."""
    worth = 0.0
    for yard in range(len(YARDS)):
        worth += YARD_VALUE[yard] * w.t.warriors[w.seat * KINDS_OF_YARD + yard]
    return worth * w.inside


def gardens(w: Worth) -> float:
    """Gardeners, and what their gardens may still give."""
    worth = 0.0
    for garden in range(len(GARDENS)):
        if w.t.gardeners[garden] >> w.seat & 1:
            worth += GARDEN_POINTS[w.t.gardens[garden]] + w.tending(garden)
    return worth


def goods(w: Worth) -> float:
    """Goods, by what they may bring or what they will count."""
    t, seat = w.t, w.seat
    purse = t.has(seat, COIN) + t.has(seat, SEAL)
    counted = float(purse) / PURSE_A_POINT
    counted += sum([RESOURCE_POINTS[t.has(seat, good)] for good in range(RESOURCES)])
    useful = 0.0
    for good in range(POINTS):
        amount = t.has(seat, good)
        enough = min(amount, ENOUGH[good])
        useful += UNIT[good] * (enough + 0.35 * (amount - enough))
    return w.use * useful + (1 - w.use) * counted


def promise_of_cards(w: Worth) -> float:
    """What the lantern and the rows of the domain may give in the turns left."""
    t, seat = w.t, w.seat
    if t.actions[seat] < 0:
        return 0.0
    shown = sum([w.plain(effect) for effect in lantern(t, seat)])
    rows = 0.0
    for row in range(len(MEMBERS)):
        rows += sum([w.plain(effect) for effect in visible(t, seat, row)])
        card = t.actions[seat]
        rows += sum([w.plain(e) for e in ROWS[card][FACING[card][row]].effects])
    return w.turns * (LANTERN_USE * shown + 0.07 * rows)


# -- what is about to come ------------------------------------------------------------


def coming(w: Worth) -> float:
    """What the rules in progress still give this seat."""
    return sum([promised(w, frame) for frame in w.t.frames])


def promised(w: Worth, frame: Frame) -> float:
    """What one rule in progress may still give this seat."""
    if isinstance(frame, Doing) and frame.seat == w.seat:
        return best_of(w, frame)
    if isinstance(frame, Turn) and frame.seat == w.seat and frame.is_at(place_the_die):
        return best_space(w, frame)
    if isinstance(frame, Picking) and frame.seat == w.seat:
        return w.unit(ANY) * frame.amount
    if isinstance(frame, Journey) and frame.seat == w.seat:
        return w.unit(INFLUENCE) * frame.to_go
    if isinstance(frame, Entrance) and frame.seat == w.seat and frame.is_at(do_the_light_action):
        return w.light(frame.card)
    if isinstance(frame, Tending) and frame.seat == w.seat:
        return sum([w.worth(GARDEN_EFFECT[w.t.gardens[garden]]) for garden in frame.left])
    if isinstance(frame, Court) and frame.seat == w.seat:
        return w.court(frame.audience, frame.climb)
    return asked_once(w, frame)


def asked_once(w: Worth, frame: Frame) -> float:
    """The same for rules that ask one question, while it is open."""
    if isinstance(frame, Muster) and frame.seat == w.seat:
        return w.warrior() if frame.is_at(send_the_warrior) else 0.0
    if isinstance(frame, Planting) and frame.seat == w.seat:
        return w.gardener() if frame.is_at(send_the_gardener) else 0.0
    if isinstance(frame, CastleAction) and frame.seat == w.seat:
        return w.castle(frame.select) if frame.is_at(do_the_castle_action) else 0.0
    if isinstance(frame, DomainAction) and frame.seat == w.seat:
        return w.domain() if frame.is_at(resolve_the_row) else 0.0
    if isinstance(frame, Favour) and frame.seat == w.seat:
        return w.favour() if frame.is_at(grant_the_favour) else 0.0
    return 0.0


def best_of(w: Worth, d: Doing) -> float:
    """All icons left, or the best one."""
    worths = [w.worth(effect) for effect in d.left]
    return max([0.0, *worths]) if d.only_one else sum(worths)


def best_space(w: Worth, u: Turn) -> float:
    """The best place for the die in hand."""
    t, seat = w.t, w.seat
    best = 0.0
    for space in range(DOMAIN_SPACE + 1):
        if not unfit(t, u, space):
            coins = u.value - covered(t, seat, u.colour, space)
            best = max(best, w.unit(COIN) * coins + w.space(u.colour, space))
    if u.from_left:
        best += sum([w.worth(effect) for effect in lantern(t, seat)])
    return best
