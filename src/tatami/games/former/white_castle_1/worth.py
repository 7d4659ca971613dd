"""What icons, members and places are worth to a seat, for `advice`."""

from typing import Final, final

from tatami.games.former.white_castle_1.effects import (
    COIN,
    FOOD,
    IRON,
    PEARL,
    Effect,
)
from tatami.games.former.white_castle_1.printed import (
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
    MEMBERS,
    PLACES,
    ROOMS,
    ROUNDS,
    ROWS,
    STEWARDS,
    WARRIORS,
    WELL_SPACE,
    YARD_IRON,
    YARD_VALUE,
    YARDS,
)
from tatami.games.former.white_castle_1.rules.clan_members import yard_effects
from tatami.games.former.white_castle_1.rules.dice import faced
from tatami.games.former.white_castle_1.rules.guards import barred_garden, opens
from tatami.games.former.white_castle_1.rules.icon_kinds import barred, lantern, well
from tatami.games.former.white_castle_1.rules.icons import visible
from tatami.games.former.white_castle_1.table import KINDS_OF_YARD, WhiteCastle
from tatami.games.former.white_castle_1.worth_of_goods import GoodsWorth

# These figures were found like those of the goods.
PROMISE: Final[tuple[float, ...]] = (1.34, 1.75, 4.1, 1.4)  # of a courtier, by floor
DEEP: Final = 2  # how far actions that open one another are followed
NOT_LOOKED_AT: Final = 2.35  # an action that is not followed
LANTERN_USE: Final = 1.4  # what a lantern is worth for each turn to come, per unit it gives
LIGHT: Final = 2.6  # a light action
TENDED: Final = 0.28  # how often a garden is tended at the end of a round
INSIDE: Final = 0.55  # courtiers that enter the castle in a turn to come
MOST_INSIDE: Final = 3.8  # in all of them


@final
class Worth(GoodsWorth):
    """One look at a table from a seat: what goods, icons and places are worth there."""

    def __init__(self, t: WhiteCastle, seat: int) -> None:
        super().__init__(t, seat)
        self.depth = 0  # of actions that open one another
        inside = sum([t.on_floor(seat, floor) for floor in range(STEWARDS, DAIMYO + 1)])
        self.inside = inside + min(MOST_INSIDE, INSIDE * self.turns) * (1 - inside / 6)

    def plain(self, effect: Effect) -> float:
        """An icon at its usual worth, whatever the moment."""
        return APPRAISALS[effect.op].usually(self, effect)

    def tending(self, garden: int) -> float:
        """What a garden may give at the ends of the rounds to come."""
        rounds = ROUNDS - self.t.round
        return TENDED * rounds * self.worth_later(GARDEN_EFFECT[self.t.gardens[garden]])

    # -- icons ------------------------------------------------------------------------------------

    def all_of(self, effects: tuple[Effect, ...]) -> float:
        """Several icons."""
        return sum([self.worth(effect) for effect in effects])

    def worth(self, effect: Effect) -> float:
        """What an icon is worth now, never less than leaving it."""
        return APPRAISALS[effect.op].now(self, effect)

    def worth_later(self, effect: Effect) -> float:
        """What an icon is worth on another day."""
        return APPRAISALS[effect.op].later(self, effect)

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
        """One courtier, this many floors up."""
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
        """The best garden that is possible."""
        t, seat = self.t, self.seat
        best = 0.0
        if not t.at_home(seat, GARDENERS):
            return best
        for garden in range(len(GARDENS)):
            if not barred_garden(t, seat, garden):
                card = t.gardens[garden]
                worth = GARDEN_POINTS[card] + self.tending(garden) + self.uncovered()
                worth += self.worth_later(GARDEN_EFFECT[card]) * 0.8
                best = max(best, worth - GARDEN_FOOD[card] * self.unit(FOOD))
        return best

    def warrior(self) -> float:
        """The best yard that is possible."""
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


# -- one row an icon ------------------------------------------------------------------------------


class Appraisal:
    """What icons of a kind are worth. This class itself is for icons that open a rule."""

    def usually(self, w: Worth, effect: Effect) -> float:
        """Whatever the moment."""
        return 2.0

    def now(self, w: Worth, effect: Effect) -> float:
        """What the rule it opens may bring; such rules open one another."""
        if w.depth == DEEP:
            return NOT_LOOKED_AT
        w.depth += 1
        worth = self.opened(w, effect)
        w.depth -= 1
        return worth

    def later(self, w: Worth, effect: Effect) -> float:
        """On another day."""
        return NOT_LOOKED_AT

    def opened(self, w: Worth, effect: Effect) -> float:
        """What the rule may bring at this table."""
        raise NotImplementedError(type(self).__name__)


@final
class OfGain(Appraisal):
    """Goods and steps."""

    def usually(self, w: Worth, effect: Effect) -> float:
        """All of them."""
        return w.unit(effect.what) * effect.amount

    def now(self, w: Worth, effect: Effect) -> float:
        """Those for which there is room."""
        return w.gain(effect)

    def later(self, w: Worth, effect: Effect) -> float:
        """As now."""
        return w.gain(effect)


@final
class OfPay(Appraisal):
    """What is bought, less the price."""

    def usually(self, w: Worth, effect: Effect) -> float:
        """Little: there may be no money."""
        return 0.8

    def later(self, w: Worth, effect: Effect) -> float:
        """Something good, less the price."""
        return max(0.0, 4.0 - w.unit(effect.what) * effect.amount)

    def opened(self, w: Worth, effect: Effect) -> float:
        """Nothing, if it cannot be bought."""
        if barred(w.t, w.seat, effect):
            return 0.0
        price = w.unit(effect.what) * effect.amount
        return max(0.0, w.worth(effect.parts[0]) - price)


@final
class OfLantern(Appraisal):
    """What lies in the lantern area."""

    def now(self, w: Worth, effect: Effect) -> float:
        """All its icons."""
        return w.all_of(lantern(w.t, w.seat))

    def later(self, w: Worth, effect: Effect) -> float:
        """As now."""
        return w.all_of(lantern(w.t, w.seat))


@final
class OfWell(Appraisal):
    """What the well gives."""

    def usually(self, w: Worth, effect: Effect) -> float:
        """A seal, and two tiles."""
        return 2.5

    def now(self, w: Worth, effect: Effect) -> float:
        """All its icons."""
        return w.all_of(well(w.t))

    def later(self, w: Worth, effect: Effect) -> float:
        """As now."""
        return w.all_of(well(w.t))


@final
class OfCourtier(Appraisal):
    """An audience and a climb."""

    def opened(self, w: Worth, effect: Effect) -> float:
        """Nothing, if neither is possible."""
        return 0.0 if barred(w.t, w.seat, effect) else w.court(True, True)


@final
class OfGardener(Appraisal):
    """A gardener to send."""

    def opened(self, w: Worth, effect: Effect) -> float:
        """Nothing, if none can be sent."""
        return 0.0 if barred(w.t, w.seat, effect) else w.gardener()


@final
class OfWarrior(Appraisal):
    """A warrior to send."""

    def opened(self, w: Worth, effect: Effect) -> float:
        """Nothing, if none can be sent."""
        return 0.0 if barred(w.t, w.seat, effect) else w.warrior()


@final
class OfDomain(Appraisal):
    """A row of the domain."""

    def opened(self, w: Worth, effect: Effect) -> float:
        """The best one."""
        return w.domain()


@final
class OfCastle(Appraisal):
    """An action of the castle."""

    def opened(self, w: Worth, effect: Effect) -> float:
        """The best of those it opens."""
        return w.castle(effect.what)


@final
class OfOneOf(Appraisal):
    """One of several icons."""

    def opened(self, w: Worth, effect: Effect) -> float:
        """The best of them."""
        return max([w.worth(part) for part in effect.parts])


APPRAISALS: Final[tuple[Appraisal, ...]] = (  # in the order of OPS
    OfGain(),
    OfPay(),
    OfLantern(),
    OfWell(),
    OfCourtier(),
    OfGardener(),
    OfWarrior(),
    OfDomain(),
    OfCastle(),
    OfOneOf(),
)
