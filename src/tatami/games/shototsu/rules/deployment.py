"""Deployment (SHO-40, 41): the initiative roll, and placing the samurai."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY, SEAT
from tatami.games.shototsu.boards import NOWHERE
from tatami.games.shototsu.frames import Deployment, Initiative
from tatami.games.shototsu.printed import MOST_SEATS, RINGS
from tatami.games.shototsu.rules.dice import Side, untied
from tatami.games.shototsu.rules.invocation import before_rolling
from tatami.games.shototsu.rules.postures import arm
from tatami.games.shototsu.table import DEAD, Annals, Shototsu, Throw
from tatami.games.shototsu.words import (
    DEPLOY,
    DEPLOYED,
    HAND,
    HAS_THE_HAND,
    PLACE,
    POSTURE,
    ROLLED_INITIATIVE,
    STAND,
    WON_INITIATIVE,
)

# -- initiative ----------------------------------------------------------------------------


def prepare_to_roll(t: Shototsu, i: Initiative) -> None:
    """A blessing may help before the dice (SHO-40, SHO-72)."""
    rollers = tuple([who for who, flags in enumerate(t.flags) if not flags & DEAD])
    before_rolling(t, rollers, max(0, t.hand))


def roll_for_initiative(t: Shototsu, i: Initiative) -> None:
    """Explosive dice for the Attention of all living samurai, and 1 success for each espionage
    token on them; tied players roll again (SHO-31, SHO-40)."""
    seats = [seat for seat in range(t.seats) if t.living(seat)]
    sides: list[Side] = []
    for seat in seats:
        side = Side(ROLLED_INITIATIVE, SEAT[seat])
        for samurai in t.patrol(seat):
            if not t.flags[samurai] & DEAD:
                side.join(t, samurai)
        sides.append(side)
    scores = untied(t, sides)
    i.winner = seats[scores.index(max(scores))]
    t.annals = Annals(i.winner, rounds_of(seats, sides), t.annals.honour)
    t.tell(WON_INITIATIVE, SEAT[i.winner])


def rounds_of(seats: list[int], sides: list[Side]) -> tuple[tuple[Throw, ...], ...]:
    """Who rolled what, first all players and then those who were tied (SHO-40)."""
    rounds: list[tuple[Throw, ...]] = []
    while True:
        throws = [
            Throw(seat, side.rolls[len(rounds)], side.dice, side.bonus)
            for seat, side in zip(seats, sides, strict=True)
            if len(side.rolls) > len(rounds)
        ]
        if not throws:
            return tuple(rounds)
        rounds.append(tuple(throws))


def name_who_has_the_hand(t: Shototsu, i: Initiative) -> Ask:
    """The winner names any player, perhaps itself (SHO-40)."""
    ask = Ask(i.winner, "SHO-40")
    for seat in range(t.seats):
        ask.offer(HAND.words[seat], unless="" if t.living(seat) else "SHO-40")
    return ask


def give_the_hand(t: Shototsu, i: Initiative) -> None:
    """That player goes first (SHO-40, SHO-42)."""
    t.hand = i.answers[0].arg
    t.tell(HAS_THE_HAND, SEAT[t.hand])


INITIATIVE: Final = script(
    Shototsu, Initiative, prepare_to_roll, roll_for_initiative, name_who_has_the_hand, give_the_hand
)

# -- deployment ----------------------------------------------------------------------------


def undeployed(t: Shototsu, seat: int) -> list[int]:
    """The samurai of a player that are not on the board yet."""
    return [i for i in t.patrol(seat) if t.place[i] == NOWHERE]


def find_who_deploys(t: Shototsu, d: Deployment) -> None:
    """The players alternate, beginning with the hand, until all are placed (SHO-41)."""
    d.seat = t.hand if d.seat == NOBODY else (d.seat + 1) % t.seats
    if not undeployed(t, d.seat):
        t.end(d)


def choose_whom_to_deploy(t: Shototsu, d: Deployment) -> Ask | None:
    """One of the own samurai (SHO-41)."""
    left = undeployed(t, d.seat)
    if len(left) == 1:
        return None
    ask = Ask(d.seat, "SHO-41")
    for i in t.patrol(d.seat):
        ask.offer(t.word(DEPLOY, i), unless="" if i in left else "SHO-41")
    return ask


def take_it(t: Shototsu, d: Deployment) -> None:
    """The one chosen, or the only one left (SHO-41)."""
    d.samurai = t.named(d.answers[0]) if d.answers else undeployed(t, d.seat)[0]
    if not d.answers:
        t.grant(t.word(DEPLOY, d.samurai))


def choose_where(t: Shototsu, d: Deployment) -> Ask:
    """An empty space of the own deployment zone (SHO-02, SHO-41)."""
    ask = Ask(d.seat, "SHO-41", "where")
    for place in t.ground.deployments[t.seats][d.seat]:
        ask.offer(STAND[place], unless="SHO-41" if place in t.place else "")
    return ask


def stand_there(t: Shototsu, d: Deployment) -> None:
    """The samurai is on the board (SHO-41)."""
    t.place[d.samurai] = d.answers[0].arg


def any_posture(seat: int) -> Ask:
    """The first one (SHO-20)."""
    ask = Ask(seat, "SHO-41", "posture")
    for ring in range(len(RINGS)):
        ask.offer(POSTURE[ring])
    return ask


POSTURES: Final = [any_posture(seat) for seat in range(MOST_SEATS)]  # each question is made once


def choose_its_posture(t: Shototsu, d: Deployment) -> Ask:
    """And with it a posture (SHO-20, SHO-41)."""
    return POSTURES[d.seat]


def take_its_posture(t: Shototsu, d: Deployment) -> None:
    """The next player deploys (SHO-41)."""
    t.posture[d.samurai] = d.answers[0].arg
    t.tell_of(DEPLOYED, d.samurai, PLACE[t.place[d.samurai]], d.answers[0])
    t.go_to(d, find_who_deploys)
    arm(t, d.samurai)


DEPLOYMENT: Final = script(
    Shototsu,
    Deployment,
    find_who_deploys,
    choose_whom_to_deploy,
    take_it,
    choose_where,
    stand_there,
    choose_its_posture,
    take_its_posture,
)
