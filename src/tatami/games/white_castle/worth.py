"""What goods, icons, members and places are worth to a seat: the eyes of `advice`."""

from typing import Final, final

from tatami.games.white_castle.effects import (
    ANY,
    CASTLE,
    COIN,
    COURTIER,
    DOMAIN,
    FOOD,
    GAIN,
    GARDENER,
    GOODS,
    INFLUENCE,
    IRON,
    LANTERN,
    ONE_OF,
    PAY,
    PEARL,
    POINTS,
    SEAL,
    WELL,
    Effect,
)
from tatami.games.white_castle.frames import Course
from tatami.games.white_castle.printed import (
    AUDIENCE_COINS,
    CHOICES,
    CLIMB_PEARLS,
    COURTIERS,
    DAIMYO,
    DAIMYOS,
    DOMAIN_SPACE,
    FACING,
    FLOOR_POINTS,
    GARDEN_EFFECT,
    GARDEN_FOOD,
    GARDEN_POINTS,
    GARDENERS,
    GARDENS,
    GATE,
    LIMIT,
    MEMBERS,
    PLACES,
    ROOMS,
    ROUNDS,
    ROWS,
    STEWARDS,
    TOLL,
    TRACK_END,
    TRACK_POINTS,
    TURNS,
    WARRIORS,
    WELL_SPACE,
    YARD_IRON,
    YARD_VALUE,
    YARDS,
)
from tatami.games.white_castle.rules.clan_members import yard_effects
from tatami.games.white_castle.rules.course import play_a_turn
from tatami.games.white_castle.rules.dice import faced
from tatami.games.white_castle.rules.guards import barred, barred_garden, opens
from tatami.games.white_castle.rules.icons import lantern, visible, well
from tatami.games.white_castle.table import KINDS_OF_YARD, WhiteCastle

# These figures were found by climbing: both players of many greedy games get more points with them.
# What a unit may bring while there are turns left to use it: food, iron, pearl, coin, seal, point.
UNIT: Final[tuple[float, ...]] = (0.83, 0.84, 1.87, 0.6, 1.33, 1.0)
ENOUGH: Final = (6, 6, 6, 8, 4, 1 << 30)  # what exceeds this is worth little
STEP: Final = 0.25  # of influence, whatever the space is worth
ORDER: Final = 0.15  # of influence, for each turn to come
PROMISE: Final[tuple[float, ...]] = (1.34, 1.75, 4.1, 1.4)  # of a courtier, by floor
# Few turns left make everything that must still be used worth less: by turns to begin.
USE: Final[tuple[float, ...]] = (0.12, 0.44, 0.6, 0.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
DEEP: Final = 2  # how far actions that open one another are followed
LANTERN_USE: Final = 1.4  # what a lantern is worth for each turn to come, per unit it gives
LIGHT: Final = 2.6  # a light action
TENDED: Final = 0.28  # how often a garden is tended at the end of a round
INSIDE: Final = 0.55  # courtiers that enter the castle in a turn to come
MOST_INSIDE: Final = 3.8  # in all of them


@final
class Worth:
    """One look at a table from a seat: what goods, icons and places are worth there."""

    def __init__(self, t: WhiteCastle, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.depth = 0  # of actions that open one another
        self.turns = turns_left(t, seat)
        self.use = USE[self.turns]
        inside = sum([t.on_floor(seat, floor) for floor in range(STEWARDS, DAIMYO + 1)])
        self.inside = inside + min(MOST_INSIDE, INSIDE * self.turns) * (1 - inside / 6)

    def unit(self, good: int) -> float:
        """What a unit is worth now."""
        if good == INFLUENCE:
            return STEP + ORDER * self.turns
        if good == ANY:
            return max(UNIT[FOOD], UNIT[IRON], UNIT[PEARL]) * self.use + 0.1
        if good == POINTS:
            return 1.0
        return UNIT[good] * self.use + (1 - self.use) * (0.2 if good >= COIN else 0.3)

    def plain(self, effect: Effect) -> float:
        """An icon at its usual worth, whatever the moment."""
        if effect.op == GAIN:
            return self.unit(effect.what) * effect.amount
        if effect.op == PAY:
            return 0.8
        return 2.0 if effect.op != WELL else 2.5

    def tending(self, garden: int) -> float:
        """What a garden may give at the ends of the rounds to come."""
        rounds = ROUNDS - self.t.round
        return TENDED * rounds * self.worth(GARDEN_EFFECT[self.t.gardens[garden]], free=True)

    # -- icons ------------------------------------------------------------------------------------

    def all_of(self, effects: tuple[Effect, ...]) -> float:
        """Several icons."""
        return sum([self.worth(effect) for effect in effects])

    def worth(self, effect: Effect, free: bool = False) -> float:
        """What an icon is worth now, never less than leaving it; `free` is for another day."""
        op = effect.op
        if op == GAIN:
            return self.gain(effect)
        if op == LANTERN:
            return self.all_of(lantern(self.t, self.seat))
        if op == WELL:
            return self.all_of(well(self.t))
        if op == PAY and free:
            return max(0.0, 4.0 - self.unit(effect.what) * effect.amount)
        if free or self.depth == DEEP:
            return 2.35
        self.depth += 1
        worth = self.action(effect)
        self.depth -= 1
        return worth

    def action(self, effect: Effect) -> float:
        """What an icon that opens a rule is worth; such icons open one another."""
        if effect.op == ONE_OF:
            return max([self.worth(part) for part in effect.parts])
        if effect.op == CASTLE:
            return self.castle(effect.what)
        if effect.op == DOMAIN:
            return self.domain()
        if barred(self.t, self.seat, effect):
            return 0.0
        if effect.op == PAY:
            price = self.unit(effect.what) * effect.amount
            return max(0.0, self.worth(effect.parts[0]) - price)
        return self.member(effect.op)

    def member(self, op: int) -> float:
        """A member to send."""
        if op == COURTIER:
            return self.court(True, True)
        return self.gardener() if op == GARDENER else self.warrior()

    def gain(self, effect: Effect) -> float:
        """Goods for which there is room; steps that need not stop at a gate."""
        t, seat = self.t, self.seat
        if effect.what < GOODS:
            room = min(effect.amount, LIMIT[effect.what] - t.has(seat, effect.what))
            return self.unit(effect.what) * room
        if effect.what == ANY:
            return 0.0 if barred(t, seat, effect) else self.unit(ANY) * effect.amount
        return self.steps(effect.amount)

    def steps(self, amount: int) -> float:
        """Influence, less the seals of a gate."""
        t, seat = self.t, self.seat
        space, seals, worth = t.track[seat], t.has(seat, SEAL), 0.0
        for _ in range(amount):
            space += 1
            if space > TRACK_END or TOLL[space] > seals:
                break
            worth += self.unit(INFLUENCE) + TRACK_POINTS[space] - TRACK_POINTS[space - 1]
            worth -= TOLL[space] * self.unit(SEAL)
            seals -= TOLL[space]
        return max(0.0, worth)

    # -- members ----------------------------------------------------------------------------------

    def court(self, audience: bool, climb: bool) -> float:
        """An audience, a climb, or both."""
        t, seat = self.t, self.seat
        worth = 0.0
        gates = t.on_floor(seat, GATE)
        if audience and t.at_home(seat, COURTIERS) and t.has(seat, COIN) >= AUDIENCE_COINS:
            each = FLOOR_POINTS[GATE] + self.use * PROMISE[GATE]
            worth += max(0.0, each - AUDIENCE_COINS * self.unit(COIN))
            gates += 1
        if climb:
            best = 0.0
            for floor in range(DAIMYO):
                if gates if floor == GATE else t.on_floor(seat, floor):
                    for up in (1, 2):
                        best = max(best, self.climb(floor, up))
            worth += best
        return worth

    def climb(self, floor: int, up: int) -> float:
        """One courtier, so many floors up."""
        t, seat = self.t, self.seat
        goal = floor + up
        if goal > DAIMYO or CLIMB_PEARLS[up] > t.has(seat, PEARL):
            return 0.0
        worth = float(FLOOR_POINTS[goal] - FLOOR_POINTS[floor])
        worth += self.use * (PROMISE[goal] - PROMISE[floor])
        if floor == GATE:  # the warriors count it now
            worth += 0.75 * sum(
                [
                    YARD_VALUE[yard] * t.warriors[seat * KINDS_OF_YARD + yard]
                    for yard in range(len(YARDS))
                ]
            )
        if goal == DAIMYO:
            worth += self.favour() + self.all_of(lantern(t, seat))
        else:
            worth += LIGHT + LANTERN_USE * self.turns  # a light action, and one more lantern
        return worth - CLIMB_PEARLS[up] * self.unit(PEARL)

    def favour(self) -> float:
        """The best free favour."""
        t = self.t
        free = [
            self.all_of(reward)
            for reward, clan in zip(DAIMYOS[t.daimyo], t.favours, strict=True)
            if clan < 0
        ]
        return max([0.0, *free])

    def light(self, card: int) -> float:
        """The best action on light ground of a card."""
        return max([self.all_of(row.effects) for row in ROWS[card] if row.light])

    def gardener(self) -> float:
        """The best garden to be had."""
        t, seat = self.t, self.seat
        best = 0.0
        if not t.at_home(seat, GARDENERS):
            return best
        for garden in range(len(GARDENS)):
            if not barred_garden(t, seat, garden):
                card = t.gardens[garden]
                worth = GARDEN_POINTS[card] + self.tending(garden) + self.uncovered()
                worth += self.worth(GARDEN_EFFECT[card], free=True) * 0.8
                best = max(best, worth - GARDEN_FOOD[card] * self.unit(FOOD))
        return best

    def warrior(self) -> float:
        """The best yard to be had."""
        t, seat = self.t, self.seat
        best = 0.0
        if not t.at_home(seat, WARRIORS):
            return best
        for yard in range(len(YARDS)):
            if YARD_IRON[yard] <= t.has(seat, IRON):
                worth = YARD_VALUE[yard] * self.inside + self.uncovered()
                for effect in yard_effects(t, yard):
                    worth += self.worth(effect)
                best = max(best, worth - YARD_IRON[yard] * self.unit(IRON))
        return best

    def uncovered(self) -> float:
        """What one more reward of a row may bring."""
        return 0.09 * self.turns

    # -- places -----------------------------------------------------------------------------------

    def castle(self, select: int) -> float:
        """The best action of the castle that an icon opens."""
        t = self.t
        best = 0.0
        for place in PLACES:
            if t.rooms[place.room] >= 0 and opens(t, select, place):
                best = max(best, self.all_of(ROWS[t.rooms[place.room]][place.row].effects))
        return best

    def domain(self) -> float:
        """The best row of the domain."""
        return max([self.row(row) for row in range(len(MEMBERS))])

    def row(self, row: int) -> float:
        """A row's rewards, then its action."""
        t, seat = self.t, self.seat
        card = t.actions[seat]
        return self.all_of(visible(t, seat, row)) + self.all_of(
            ROWS[card][FACING[card][row]].effects
        )

    def space(self, colour: int, space: int) -> float:
        """What the actions of a space are worth."""
        t = self.t
        if space == DOMAIN_SPACE:
            return self.row(colour)
        if space == WELL_SPACE:
            return self.all_of(well(t))
        if space < ROOMS:
            return self.all_of(faced(t, space, colour))
        return max([self.worth(effect) for effect in CHOICES[space]])


def turns_left(t: WhiteCastle, seat: int) -> int:
    """How many turns this seat has still to begin."""
    later = (ROUNDS - t.round) * TURNS
    for frame in t.frames:
        if isinstance(frame, Course):
            if frame.is_at(play_a_turn):  # in the middle of a round
                begun = [t.order[turn % t.clans] for turn in range(frame.turns)]
                return later + TURNS - begun.count(seat)
            return later
    return later + TURNS
