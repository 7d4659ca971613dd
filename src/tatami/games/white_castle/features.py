"""What a learned value looks at in The White Castle: for each clan what everyone observes of it,
and what follows from that. A turn whose die is not chosen yet counts as one still to come."""

from typing import Final

from tatami.games.white_castle import advice
from tatami.games.white_castle.effects import COIN, FOOD, GAIN, GAINS, GOODS, IRON, PEARL, SEAL
from tatami.games.white_castle.frames import Course, Turn
from tatami.games.white_castle.observation import CLAN, clan, turns_left
from tatami.games.white_castle.printed import (
    DAIMYO,
    GARDEN_EFFECT,
    GARDEN_POINTS,
    GARDENS,
    MEMBERS_A_KIND,
    RESOURCE_POINTS,
    ROUNDS,
    STEWARDS,
    TOLL,
    TRACK_END,
    TRACK_POINTS,
    TURNS,
    YARD_VALUE,
)
from tatami.games.white_castle.rules.dice import take_the_die
from tatami.games.white_castle.table import KINDS_OF_FLOOR, KINDS_OF_YARD, WhiteCastle
from tatami.games.white_castle.worth import INSIDE, MOST_INSIDE, Worth
from tatami.games.white_castle.worth_of_goods import USE

# How much of a good is enough for something that has a price: each is a feature.
ENOUGH: Final[tuple[tuple[int, int], ...]] = (
    (FOOD, 2), (FOOD, 4), (IRON, 1), (IRON, 3), (IRON, 5), (PEARL, 2), (PEARL, 5),
    (COIN, 2), (COIN, 4), (COIN, 7), (SEAL, 2), (SEAL, 4),
)  # fmt: skip
USUAL: Final[tuple[str, ...]] = (
    "standing",
    "courtiers",
    "warriors",
    "gardens",
    "goods",
    "time",
    "cards",
    "coming",
)
NAMES: Final[tuple[str, ...]] = (
    *[field.name for field in CLAN],
    *[f"{GAINS[good]}-for-{price}" for good, price in ENOUGH],
    *[f"income-{good}" for good in (*GAINS, "other")],
    "resource-points", "garden-points", "influence-points", "to-the-gate", "gate-too-dear",
    "foremost", "might", "might-inside", "might-outside", "inside",
    *USUAL,
)  # fmt: skip


def rows(t: WhiteCastle) -> list[list[float]]:
    """The features of every clan, the rival's of a solo game too."""
    return [row(t, who) for who in range(t.clans)]


def row(t: WhiteCastle, who: int) -> list[float]:
    """The features of a clan."""
    found = [0.0] * len(CLAN)
    clan(t, who, found, 0)
    for good, price in ENOUGH:
        found.append(1.0 if t.goods[who * GOODS + good] >= price else 0.0)
    income(t, who, found)
    influence(t, who, found)
    people(t, who, found)
    by_the_advice(t, who, found)
    return found


def income(t: WhiteCastle, who: int, found: list[float]) -> None:
    """What the gardens give at the ends of the rounds to come, and all points for goods."""
    gains = [0.0] * (len(GAINS) + 1)
    points = 0
    for garden in range(len(GARDENS)):
        if t.gardeners[garden] >> who & 1:
            card = t.gardens[garden]
            points += GARDEN_POINTS[card]
            effect = GARDEN_EFFECT[card]
            what = effect.what if effect.op == GAIN else len(GAINS)
            gains[what] += float((ROUNDS - t.round) * max(1, effect.amount))
    found.extend(gains)
    first = who * GOODS
    goods = t.goods
    found.append(
        float(
            RESOURCE_POINTS[goods[first]]
            + RESOURCE_POINTS[goods[first + 1]]
            + RESOURCE_POINTS[goods[first + 2]]
        )
    )
    found.append(float(points))


def influence(t: WhiteCastle, who: int, found: list[float]) -> None:
    """Points on the passage of time, the next gate, and whether nobody is further."""
    space = t.track[who]
    steps = 0
    while space + steps < TRACK_END and not TOLL[space + steps + 1]:
        steps += 1
    dear = space < TRACK_END and TOLL[space + 1] > t.goods[who * GOODS + SEAL]
    found.append(float(TRACK_POINTS[space]))
    found.append(float(steps))
    found.append(1.0 if dear else 0.0)
    found.append(1.0 if space == max(t.track) else 0.0)


def people(t: WhiteCastle, who: int, found: list[float]) -> None:
    """Warriors count for each courtier that is inside, and may count for those that are not."""
    might = 0
    for yard in range(KINDS_OF_YARD):
        might += t.warriors[who * KINDS_OF_YARD + yard] * YARD_VALUE[yard]
    inside = 0
    for floor in range(STEWARDS, DAIMYO + 1):
        inside += t.courtiers[who * KINDS_OF_FLOOR + floor]
    found.append(float(might))
    found.append(float(might * inside))
    found.append(float(might * (MEMBERS_A_KIND - inside)))
    found.append(float(inside))


def by_the_advice(t: WhiteCastle, who: int, found: list[float]) -> None:
    """What the advice makes of the same things, by hand."""
    w = look(t, who)
    found.append(float(t.score(who)))
    found.append(advice.courtiers(w))
    found.append(advice.warriors(w))
    found.append(advice.gardens(w))
    found.append(advice.goods(w))
    found.append(advice.time(w))
    found.append(advice.promise_of_cards(w) if who < t.seats else 0.0)
    found.append(advice.coming(w) if who < t.seats else 0.0)


def look(t: WhiteCastle, who: int) -> Worth:
    """A look at the table as if a turn whose die is not chosen had not begun: so nothing jumps
    when a turn begins."""
    w = Worth(t, who)
    for frame in t.frames:
        if isinstance(frame, Turn) and frame.seat == who and frame.is_at(take_the_die):
            w.turns += 1
            w.use = USE[w.turns]
            inside = 0
            for floor in range(STEWARDS, DAIMYO + 1):
                inside += t.courtiers[who * KINDS_OF_FLOOR + floor]
            w.inside = inside + min(MOST_INSIDE, INSIDE * w.turns) * (1 - inside / MEMBERS_A_KIND)
    return w


def left(t: WhiteCastle) -> float:
    """How many of all turns are still to be played."""
    turns = 0.0
    for frame in t.frames:
        if isinstance(frame, Course):
            for who in range(t.clans):
                turns += turns_left(t, frame, who)
        elif isinstance(frame, Turn) and frame.is_at(take_the_die):
            turns += 1.0
    return turns / (TURNS * ROUNDS * t.clans)


def quiet(t: WhiteCastle) -> int:
    """A turn whose die is not chosen yet: its number."""
    begun = 0
    for frame in t.frames:
        if isinstance(frame, Course):
            begun = frame.turns
        elif isinstance(frame, Turn) and frame.is_at(take_the_die):
            return t.round * TURNS * t.clans + begun
    return -1
