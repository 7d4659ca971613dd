"""The course of the game: rounds, turns and the end of a round (WHI-20, 28 and 60 to 62)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import SEAT
from tatami.games.white_castle.effects import RESOURCES, SEAL
from tatami.games.white_castle.frames import Course, Farewell, RivalTurn, Tending, Turn
from tatami.games.white_castle.printed import (
    DICE,
    GARDEN_EFFECT,
    GARDENS,
    KINDS,
    ROUNDS,
    SEALS_A_RESOURCE,
    TURNS,
)
from tatami.games.white_castle.rules.gains import gain
from tatami.games.white_castle.rules.icon_kinds import barred, begin
from tatami.games.white_castle.rules.scoring import count_the_points, name_the_winner
from tatami.games.white_castle.rules.solo import (
    end_the_rivals_round,
    reward_the_rivals_gardens,
    shuffle_the_deck,
)
from tatami.games.white_castle.table import DIE_SIDES, WhiteCastle
from tatami.games.white_castle.words import ROLLED, STOP, TEND, TENDED, TURN_ORDER

# -- rounds --------------------------------------------------------------------------------------


def play_a_turn(t: WhiteCastle, c: Course) -> None:
    """Three turns a player in each round, in turn order (WHI-20)."""
    if c.turns == TURNS * t.clans:
        c.turns = 0
        return
    clan = t.order[c.turns % t.clans]
    c.turns += 1
    t.go_to(c, play_a_turn)
    t.call(Turn(clan) if clan < t.seats else RivalTurn())


def set_the_turn_order(t: WhiteCastle, c: Course) -> None:
    """Most advanced in time first; on the same space the higher in the stack (WHI-60)."""
    t.order = tuple(sorted(t.arrived, key=lambda clan: -t.track[clan]))
    t.tell(TURN_ORDER, tuple([t.who(clan) for clan in t.order]))
    if t.seats == 1:
        end_the_rivals_round(t)


def tend_the_gardens(t: WhiteCastle, c: Course) -> None:
    """After rounds 1 and 2, in the new order (WHI-61); after round 3 there are none (WHI-62)."""
    if t.round == ROUNDS:
        t.go_to(c, take_leave)
        return
    if t.seats == 1:
        reward_the_rivals_gardens(t)
    t.call(*[Tending(clan) for clan in t.order if clan < t.seats])


def prepare_the_next_round(t: WhiteCastle, c: Course) -> None:
    """All dice are gathered, rolled and lined up, and the round marker advances (WHI-62)."""
    t.round += 1
    t.spaces = [()] * len(t.spaces)
    t.domains = (0,) * len(t.domains)
    roll_the_dice(t)
    if t.seats == 1:
        shuffle_the_deck(t)
    t.go_to(c, play_a_turn)


def roll_the_dice(t: WhiteCastle) -> None:
    """Each bridge's dice are lined up in ascending order from the left (WHI-08)."""
    for bridge in range(len(t.bridges)):
        rolled = [t.below(DIE_SIDES) + 1 for _ in range(DICE[t.seats])]
        t.bridges[bridge] = tuple(sorted(rolled))
    t.tell(ROLLED, t.round)


def take_leave(t: WhiteCastle, c: Course) -> None:
    """Seals may still be traded before the final scoring (WHI-28)."""
    t.call(*[Farewell(clan) for clan in t.order if clan < t.seats])


COURSE: Final = script(
    WhiteCastle,
    Course,
    play_a_turn,
    set_the_turn_order,
    tend_the_gardens,
    prepare_the_next_round,
    take_leave,
    count_the_points,
    name_the_winner,
)

# -- gardens -------------------------------------------------------------------------------------


def look_over_the_gardens(t: WhiteCastle, g: Tending) -> None:
    """Those with an own gardener, under a bridge that still has a die (WHI-61)."""
    t.rows_used = 0
    mine = [garden for garden in range(len(GARDENS)) if t.gardeners[garden] >> g.seat & 1]
    g.left = tuple([garden for garden in mine if any(t.bridges[garden // len(KINDS)])])


def choose_a_garden_to_tend(t: WhiteCastle, g: Tending) -> Ask | None:
    """Once each, in any order, or not at all (WHI-61)."""
    ask = Ask(g.seat, "WHI-61")
    for garden in g.left:
        ask.offer(TEND[garden], unless=barred(t, g.seat, GARDEN_EFFECT[t.gardens[garden]]))
    if not ask.options and not (g.left and t.has(g.seat, SEAL)):
        return None
    ask.offer(STOP)
    return ask


def tend_the_garden(t: WhiteCastle, g: Tending) -> None:
    """The card's action, its coins due again but not its food (WHI-61); who stops still takes the
    goods of the gardens that are left (WHI-25)."""
    if not g.answers:
        return
    if g.answers[0] is STOP:
        take_the_goods(t, g)
        return
    garden = g.answers[0].arg
    g.left = tuple([other for other in g.left if other != garden])
    t.tell(TENDED, SEAT[g.seat], g.answers[0])
    t.go_to(g, choose_a_garden_to_tend)
    begin(t, g.seat, GARDEN_EFFECT[t.gardens[garden]])


def take_the_goods(t: WhiteCastle, g: Tending) -> None:
    """They ask nothing and cost nothing, so nobody gives them up (WHI-25)."""
    for garden in g.left:
        effect = GARDEN_EFFECT[t.gardens[garden]]
        if effect.is_goods():
            t.tell(TENDED, SEAT[g.seat], TEND[garden])
            gain(t, g.seat, effect.what, effect.amount)


TENDING: Final = script(
    WhiteCastle, Tending, look_over_the_gardens, choose_a_garden_to_tend, tend_the_garden
)

# -- the last trade --------------------------------------------------------------------------------


def trade_for_the_last_time(t: WhiteCastle, f: Farewell) -> Ask | None:
    """Two seals may still fill a resource up to what counts (WHI-28, 70)."""
    rooms = [t.room_for(f.seat, resource) for resource in range(RESOURCES)]
    if t.has(f.seat, SEAL) < SEALS_A_RESOURCE or not any(rooms):
        return None
    ask = Ask(f.seat, "WHI-28")
    ask.offer(STOP)
    return ask


FAREWELL: Final = script(WhiteCastle, Farewell, trade_for_the_last_time)
