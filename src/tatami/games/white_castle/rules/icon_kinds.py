"""The kinds of icon: one class for each, with what forbids it and what it begins.

To add an icon, add its name to `effects.OPS`, its class to `ICON_KINDS` in the same place, and what
it is worth to `worth.APPRAISALS`.
"""

from typing import Final, final

from tatami.core.words import Word
from tatami.games.white_castle.effects import (
    ANY,
    COIN,
    INFLUENCE,
    LIGHT,
    RESOURCES,
    SEAL,
    Effect,
)
from tatami.games.white_castle.frames import (
    CastleAction,
    Court,
    Doing,
    DomainAction,
    Journey,
    Muster,
    Picking,
    Planting,
)
from tatami.games.white_castle.printed import (
    LANTERNS,
    PLACES,
    ROWS,
    TILE_REWARD,
    TOLL,
    TRACK_END,
    WELL_SEAL,
    WELL_SLOTS,
    Place,
)
from tatami.games.white_castle.rules.gains import gain
from tatami.games.white_castle.rules.guards import can_hold_court, can_muster, can_plant, opens
from tatami.games.white_castle.table import WhiteCastle


class IconKind:
    """What all icons of a kind have in common. Most of them open a rule that has a price."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """The rule that forbids the icon to a player with this purse; empty if none does."""
        return ""

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """Do the icon: at once, or by the rule it opens."""
        raise NotImplementedError(type(self).__name__)

    def may_cost(self) -> bool:
        """Whether a player may have to pay something on the way."""
        return True

    def is_free(self, effect: Effect) -> bool:
        """Whether there is nothing to lose by it."""
        return False

    def trading_may_help(self, effect: Effect) -> bool:
        """Whether seals traded first may make it possible, or worth more (WHI-28)."""
        return True


# -- gains and purchases ---------------------------------------------------------------------


@final
class Gain(IconKind):
    """Goods, steps of influence, or resources of choice."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """Nothing is gained above a limit (WHI-26, 28), nor beyond the track or a gate (WHI-51,
        52)."""
        good = effect.what
        if good == ANY:
            full = sum([1 for resource in range(RESOURCES) if not t.room_for(seat, resource)])
            return "WHI-26" if full == RESOURCES else ""
        if good != INFLUENCE:
            room = t.room_for(seat, good)
            return "" if room else "WHI-28" if good == SEAL else "WHI-26"
        space = t.track[seat]
        if space == TRACK_END:
            return "WHI-51"
        return "WHI-52" if TOLL[space + 1] > t.has(seat, SEAL) else ""

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """Goods are gained at once, steps are walked (WHI-51), resources of choice named
        (WHI-59)."""
        if effect.what == INFLUENCE:
            t.call(Journey(seat, effect.amount))
        elif effect.what == ANY:
            t.call(Picking(seat, effect.amount))
        else:
            gain(t, seat, effect.what, effect.amount)

    def may_cost(self) -> bool:
        """Nothing is paid for a gain."""
        return False

    def is_free(self, effect: Effect) -> bool:
        """Resources of choice are named so that none is lost (WHI-59)."""
        return effect.what == ANY

    def trading_may_help(self, effect: Effect) -> bool:
        """Seals traded make room for seals."""
        return effect.what == SEAL


@final
class Pay(IconKind):
    """A price, and what it buys."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """The price must be there, and what it buys must be possible once it is paid (WHI-27)."""
        if effect.what == COIN:
            coins -= effect.amount
        else:
            seals -= effect.amount
        if coins < 0 or seals < 0:
            return "WHI-27"
        return barred_with(t, seat, effect.parts[0], coins, seals)

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """What it buys has its usual price on top (WHI-27, 48)."""
        t.pay(seat, effect.what, effect.amount)
        begin(t, seat, effect.parts[0])


# -- lanterns and the well: they always give something -----------------------------------------


@final
class Lantern(IconKind):
    """Everything visible in the player's lantern area."""

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """All of it, in any order (WHI-50)."""
        t.call(Doing(seat, "WHI-50", lantern(t, seat)))

    def may_cost(self) -> bool:
        """What it may cost is asked when its icons are done."""
        return False

    def is_free(self, effect: Effect) -> bool:
        """Each of its icons may still be left."""
        return True


@final
class Well(IconKind):
    """What the well gives."""

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """As if a die had been placed there (WHI-58)."""
        t.call(Doing(seat, "WHI-58", well(t)))

    def may_cost(self) -> bool:
        """The well only gives."""
        return False

    def is_free(self, effect: Effect) -> bool:
        """The well only gives."""
        return True


# -- members -----------------------------------------------------------------------------------


@final
class Courtier(IconKind):
    """A courtier action."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """An audience or a climb must be possible (WHI-48)."""
        return "" if can_hold_court(t, seat, coins) else "WHI-48"

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """An audience, a climb or both (WHI-42)."""
        t.call(Court(seat))


@final
class Gardener(IconKind):
    """A gardener to send."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """There must be a garden for one at home (WHI-48)."""
        return "" if can_plant(t, seat) else "WHI-48"

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """To a garden (WHI-41)."""
        t.call(Planting(seat))


@final
class Warrior(IconKind):
    """A warrior to send."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """There must be a yard for one at home (WHI-48)."""
        return "" if can_muster(t, seat) else "WHI-48"

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """To a training yard (WHI-40)."""
        t.call(Muster(seat))


# -- actions without a die -----------------------------------------------------------------------


@final
class Domain(IconKind):
    """A row of the own domain."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """A row must be left that was not resolved this turn, where that counts (WHI-55)."""
        return "WHI-55" if t.rows_used == 7 else ""

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """Any row (WHI-55)."""
        t.call(DomainAction(seat))


@final
class Castle(IconKind):
    """An action of the castle."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """Some action that it opens must be possible (WHI-56, 57)."""
        for place in PLACES:
            if opens(t, effect.what, place) and not barred_row(t, seat, place, coins, seals):
                return ""
        return "WHI-57" if effect.what == LIGHT else "WHI-56"

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """One of those it opens (WHI-56, 57)."""
        t.call(CastleAction(seat, effect.what))


@final
class OneOf(IconKind):
    """Several icons, of which the player does one."""

    def barred(self, t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
        """At least one of them must be possible."""
        return barred_all(t, seat, effect.parts, coins, seals)

    def begin(self, t: WhiteCastle, seat: int, effect: Effect) -> None:
        """The player chooses (WHI-25)."""
        t.call(one_of(seat, "WHI-25", effect.parts))


ICON_KINDS: Final[tuple[IconKind, ...]] = (  # in the order of OPS
    Gain(),
    Pay(),
    Lantern(),
    Well(),
    Courtier(),
    Gardener(),
    Warrior(),
    Domain(),
    Castle(),
    OneOf(),
)

# -- any icon ------------------------------------------------------------------------------------


def barred(t: WhiteCastle, seat: int, effect: Effect) -> str:
    """The rule that forbids an icon now, if any."""
    return ICON_KINDS[effect.op].barred(t, seat, effect, t.has(seat, COIN), t.has(seat, SEAL))


def barred_with(t: WhiteCastle, seat: int, effect: Effect, coins: int, seals: int) -> str:
    """The same for a purse that is not the present one: after a price has been paid."""
    return ICON_KINDS[effect.op].barred(t, seat, effect, coins, seals)


def barred_all(
    t: WhiteCastle, seat: int, effects: tuple[Effect, ...], coins: int, seals: int
) -> str:
    """The rule that forbids the first of several icons, if all of them are forbidden."""
    reasons = [barred_with(t, seat, effect, coins, seals) for effect in effects]
    return "" if "" in reasons else reasons[0]


def barred_row(t: WhiteCastle, seat: int, place: Place, coins: int, seals: int) -> str:
    """At least one icon of the castle's action must be possible."""
    effects = ROWS[t.rooms[place.room]][place.row].effects
    return barred_all(t, seat, effects, coins, seals)


def begin(t: WhiteCastle, seat: int, effect: Effect) -> None:
    """An icon is done: at once, or by the rule it opens."""
    ICON_KINDS[effect.op].begin(t, seat, effect)


# -- icons that show other icons -----------------------------------------------------------------


def one_of(seat: int, rule: str, choices: tuple[Effect, ...], thing: Word | None = None) -> Doing:
    """Only one of these icons."""
    d = Doing(seat, rule, choices, "", thing)
    d.only_one = True
    return d


def lantern(t: WhiteCastle, seat: int) -> tuple[Effect, ...]:
    """Everything visible in the player's lantern area (WHI-50)."""
    return tuple([LANTERNS[card] for card in t.lanterns[seat]])


def well(t: WhiteCastle) -> tuple[Effect, ...]:
    """A seal, and the rewards of the two tiles (WHI-32, 58)."""
    return (WELL_SEAL, *[TILE_REWARD[tile] for tile in t.tiles[WELL_SLOTS:]])
