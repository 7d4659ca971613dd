"""Deployment (SHO-40, 41): the initiative roll, and placing the samurai."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY, SEAT
from tatami.games.former.shototsu_1.boards import BOARDS, NOWHERE
from tatami.games.former.shototsu_1.frames import Deployment, Initiative
from tatami.games.former.shototsu_1.printed import MOST_SEATS, RINGS
from tatami.games.former.shototsu_1.rules.characters import attention
from tatami.games.former.shototsu_1.rules.dice import untied
from tatami.games.former.shototsu_1.rules.postures import arm
from tatami.games.former.shototsu_1.table import DEAD, Shototsu
from tatami.games.former.shototsu_1.words import (
    DEPLOY,
    DEPLOYED,
    HAND,
    HAS_THE_HAND,
    PLACE,
    POSTURE,
    STAND,
    WON_INITIATIVE,
)

# -- initiative ----------------------------------------------------------------------------


def roll_for_initiative(t: Shototsu, i: Initiative) -> None:
    """Explosive dice for the Attention of all living samurai, and 1 success for each espionage
    token on them; tied players roll again (SHO-31, SHO-40)."""
    seats: list[int] = []  # of who has living samurai
    dice: list[int] = []
    bonus: list[int] = []
    for samurai, flags in enumerate(t.flags):
        if not flags & DEAD:
            seat = t.owner(samurai)
            if not seats or seats[-1] != seat:  # the samurai of a patrol follow one another
                seats.append(seat)
                dice.append(0)
                bonus.append(0)
            dice[-1] += attention(t, samurai)
            bonus[-1] += t.spies[samurai]
    scores = untied(t, dice, bonus)
    i.winner = seats[scores.index(max(scores))]
    t.tell(WON_INITIATIVE, SEAT[i.winner])


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
    Shototsu, Initiative, roll_for_initiative, name_who_has_the_hand, give_the_hand
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


def choose_where(t: Shototsu, d: Deployment) -> Ask:
    """An empty space of the own deployment zone (SHO-02, SHO-41)."""
    ask = Ask(d.seat, "SHO-41", "where")
    for place in BOARDS[t.modes.board].deployments[t.seats][d.seat]:
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
