"""What a learned value looks at in Senji: for each family what everyone observes of it, its cards
as they lie on this table, and what follows from both. Bots look at tables they imagine."""

from typing import Final

from tatami.core.words import NOBODY
from tatami.games.senji.advice import answered, begun, order_worth
from tatami.games.senji.frames import Autumn
from tatami.games.senji.observation import OPEN, PLACED, family, season
from tatami.games.senji.odds import chance
from tatami.games.senji.printed import (
    BORDERS,
    BY_NUMBER,
    BY_RUN,
    BY_SYMBOL,
    COASTS,
    COMBINATIONS,
    DICE,
    FAMILY_OF,
    FIRST_SEA,
    FIRST_SUPPORT,
    FIRST_TRADE,
    IS_DECOY,
    KIND_OF,
    KINDS_OF_FAMILY,
    KINDS_OF_PROVINCE,
    KINDS_OF_SAMURAI,
    PLACES,
    SAMURAI_HONOUR,
    SIZE_OF,
    SYMBOL_WANTED,
    VALUE_OF,
)
from tatami.games.senji.rules.end_of_the_game import MOST_ROUNDS
from tatami.games.senji.table import Senji
from tatami.games.senji.words import ORDER
from tatami.games.senji.worth import (
    ABILITIES,
    REWARD,
    board_worth,
    counted,
    flowers_worth,
    hand_worth,
)

FIRST_OPEN: Final = KINDS_OF_FAMILY + 7  # which family it is, and what it is doing, are left out
KINDS: Final[tuple[str, ...]] = ("winter", "spring", "summer", "autumn")
LIKELY: Final = 0.5  # an attack that wins more often than not
GOOD: Final = 0.6
RICH: Final = 12.0  # honour and samurai
NEAR_THE_GOAL: Final = (20, 10, 5)  # honour short of the goal
USUAL: Final[tuple[str, ...]] = (
    "won",
    "board",
    "diplomacy",
    "hanafuda",
    "begun",
    "answered",
    "ordered",
)
NAMES: Final[tuple[str, ...]] = (
    *[field.name for field in OPEN[FIRST_OPEN:PLACED]],
    *[f"beyond-{short}-short" for short in NEAR_THE_GOAL], "at-the-goal",
    "provinces", "few-provinces", "many-provinces", "empty-provinces", "strongest", "afloat",
    "threat", "threat-of-all", "likely-lost", "borders", "open-borders",
    "best-attack", "attacks", "good-attacks", "targets",
    "samurai", "samurai-honour", "samurai-abilities", "samurai-on-board",
    "best-combination", "second-combination", "one-short", "two-short", "rich-hopes",
    "own-cards", "own-hostages", "hostages", "hostage-honour", "supports", "support-value",
    "trades", "trade-value", "families-held", "hostages-lost", "host", "to-answer", "turn-to-come",
    "productions", "recruitments", "movements",
    *USUAL,
)  # fmt: skip


def rows(t: Senji) -> list[list[float]]:
    """The features of every family, seat by seat; none of who is out or has no family yet."""
    found: list[list[float]] = []
    for seat in range(t.seats):
        which = t.family[seat]
        out = which == NOBODY or t.seat[which] < 0
        found.append([] if out else row(t, seat, which))
    return found


def row(t: Senji, seat: int, which: int) -> list[float]:
    """The features of a family."""
    block = [0.0] * len(OPEN)
    family(t, which, block, 0)
    found = block[FIRST_OPEN:PLACED]
    honour = t.honour[which]
    for short in NEAR_THE_GOAL:
        found.append(float(max(0, honour - t.house.goal + short)))
    found.append(1.0 if honour >= t.house.goal else 0.0)
    provinces(t, which, found)
    samurai(t, which, found)
    combinations(t.flowers[which], found)
    diplomacy(t, which, found)
    doing(t, seat, which, found)
    by_the_advice(t, seat, which, found)
    return found


# -- the board -------------------------------------------------------------------------------


def provinces(t: Senji, which: int, found: list[float]) -> None:
    """Provinces, what the neighbours threaten, and what could be attacked."""
    held = t.provinces_of(which)
    empty = strongest = 0
    war = War(t, which)
    for province in held:
        own = t.units_at(which, province)
        empty += own == 0
        strongest = max(strongest, own)
        war.look_round(province, own + len(t.samurai_at(which, province)))
    afloat = sum([t.units_at(which, sea) for sea in range(FIRST_SEA, PLACES)])
    found.append(float(len(held)))
    found.append(1.0 if len(held) <= 2 else 0.0)
    found.append(1.0 if len(held) >= 5 else 0.0)
    found.append(float(empty))
    found.append(float(strongest))
    found.append(float(afloat))
    found.extend(war.found())


class War:
    """What the neighbours of a family's provinces may do, and what it may do to them."""

    def __init__(self, t: Senji, which: int) -> None:
        self.t = t
        self.which = which
        self.threat = self.of_all = self.best = self.attacks = 0.0
        self.lost = self.borders = self.open = self.good = self.targets = 0
        self.worst = self.safe = self.here = 0.0  # of one province

    def look_round(self, province: int, own: int) -> None:
        """One province with its strength."""
        t = self.t
        self.worst, self.safe, self.here = 0.0, 1.0, 0.0
        foes = self.targets
        for near in BORDERS[province]:
            if not t.is_closed(near):
                self.neighbour(near, own)
        for sea in COASTS[province]:
            for other in range(KINDS_OF_FAMILY):
                if other != self.which and t.units_at(other, sea):
                    self.threatened(t.units_at(other, sea) - own)
        self.borders += self.targets > foes
        self.threat += self.worst
        self.of_all += 1.0 - self.safe
        self.lost += self.worst > LIKELY
        self.attacks += self.here
        self.best = max(self.best, self.here)

    def neighbour(self, near: int, own: int) -> None:
        """A province next to it."""
        t = self.t
        owner = t.owner[near]
        if owner == NOBODY:
            self.open += 1
        elif owner != self.which and t.fighter(owner) != self.which:
            theirs = t.units_at(owner, near) + len(t.samurai_at(owner, near))
            self.targets += 1
            if theirs:
                self.threatened(theirs - own)
            if own:
                odds = chance(own - theirs, DICE - 1)
                self.here = max(self.here, odds)
                self.good += odds > GOOD

    def threatened(self, lead: int) -> None:
        """By one neighbour."""
        odds = chance(lead, DICE - 1)
        self.worst = max(self.worst, odds)
        self.safe *= 1.0 - odds / 2

    def found(self) -> list[float]:
        """All of it."""
        counts = [float(n) for n in (self.lost, self.borders, self.open)]
        return [
            self.threat,
            self.of_all,
            *counts,
            self.best,
            self.attacks,
            float(self.good),
            float(self.targets),
        ]


def samurai(t: Senji, which: int, found: list[float]) -> None:
    """Those that serve a family, and what they are good for."""
    count = honour = there = 0
    abilities = 0.0
    for each in range(KINDS_OF_SAMURAI):
        if t.lord[each] == which:
            count += 1
            if t.where[each] >= 0:
                there += 1
                honour += SAMURAI_HONOUR[each]
                abilities += ABILITIES[each]
    found.append(float(count))
    found.append(float(honour))
    found.append(abilities)
    found.append(float(there))


# -- cards -----------------------------------------------------------------------------------


def combinations(flowers: tuple[int, ...], found: list[float]) -> None:
    """The best combinations of a hand, and those it lacks a card or two for."""
    best = second = one = two = 0.0
    rich = 0
    symbols, same, alike, run = counted(flowers) if flowers else ([0] * 9, 0, 0, 0)
    for each in range(len(COMBINATIONS)):
        kind, reward = KIND_OF[each], REWARD[each]
        if kind == BY_SYMBOL:
            held = symbols[SYMBOL_WANTED[each]]
        elif kind == BY_NUMBER:
            held = same
        else:
            held = run if kind == BY_RUN else alike
        short = SIZE_OF[each] - held
        rich += short <= 1 and reward > RICH
        if short <= 0:
            second = max(second, min(best, reward))
            best = max(best, reward)
        elif short == 1:
            one = max(one, reward)
        elif short == 2:
            two = max(two, reward)
    found.extend([best, second, one, two, float(rich)])


def diplomacy(t: Senji, which: int, found: list[float]) -> None:
    """The cards of a hand by kind, with what they are worth, and the family's own others have."""
    counts = [0] * 8
    kinds = 0
    for card in t.hands[which]:
        value, owner = VALUE_OF[card], FAMILY_OF[card]
        if IS_DECOY[card]:
            continue
        of_type = 2 if card < FIRST_SUPPORT else 4 if card < FIRST_TRADE else 6
        if owner == which:
            counts[0] += 1
            counts[1] += value if card < FIRST_SUPPORT else 0
        else:
            kinds |= 1 << owner
            counts[of_type] += 1
            counts[of_type + 1] += value
    found.extend([float(count) for count in counts])
    found.append(float(kinds.bit_count()))
    found.append(float(lost_hostages(t, which)))


def lost_hostages(t: Senji, which: int) -> int:
    """The honour of a family's own members in the hands of others."""
    total = 0
    for other in range(KINDS_OF_FAMILY):
        if other != which:
            for card in t.hands[other]:
                if card < FIRST_SUPPORT and FAMILY_OF[card] == which:
                    total += VALUE_OF[card]
    return total


# -- what is in progress ---------------------------------------------------------------------


def doing(t: Senji, seat: int, which: int, found: list[float]) -> None:
    """Being the host, answers and a turn still to come, and orders by kind."""
    found.append(1.0 if t.host == which else 0.0)
    found.append(float(len(t.open_asks(seat)) if not t.free else 0))
    waiting = False
    for frame in t.frames:
        if isinstance(frame, Autumn):
            waiting = which in frame.waiting
    found.append(1.0 if waiting else 0.0)
    kinds = [0.0] * len(ORDER)
    for province in range(KINDS_OF_PROVINCE):
        order = t.orders[province]
        if order != NOBODY and t.fighter(t.owner[province]) == which:
            kinds[order] += 1.0
    found.extend(kinds)


def by_the_advice(t: Senji, seat: int, which: int, found: list[float]) -> None:
    """What the advice makes of the same things, by hand."""
    found.append(float(t.honour[which]))
    found.append(board_worth(t, which))
    found.append(hand_worth(t, which))
    found.append(flowers_worth(t.flowers[which]))
    found.append(begun(t, which))
    found.append(answered(t, seat, which))
    ordered = 0.0
    for province in range(KINDS_OF_PROVINCE):
        order = t.orders[province]
        if order != NOBODY and t.fighter(t.owner[province]) == which:
            ordered += order_worth(t, ORDER[order][province])
    found.append(ordered)


# -- moments ---------------------------------------------------------------------------------


def left(t: Senji) -> float:
    """How far the leader is from the goal, or the game from its last round."""
    best = max([t.honour[which] for which in t.family if which != NOBODY], default=0)
    short = max(0, t.house.goal - best) / t.house.goal
    rounds = max(0, MOST_ROUNDS - t.round) / MOST_ROUNDS
    return min(1.0, short, rounds)


def kind(t: Senji) -> int:
    """The kind of quiet moment: the season that begins."""
    return max(0, season(t) - 1)


def quiet(t: Senji) -> int:
    """The beginning of a season: its number."""
    now = season(t)
    return t.round * (len(KINDS) + 1) + now if now > 0 else NOBODY
