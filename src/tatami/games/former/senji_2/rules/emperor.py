"""The emperor's visit and the course of a round (SEN-10 to 12)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY, SEAT
from tatami.games.former.senji_2.frames import Autumn, Reign, Spring, Summer, Winter
from tatami.games.former.senji_2.rules.end_of_the_game import end_or_go_on, name_the_shogun
from tatami.games.former.senji_2.rules.honour import recall_surplus_hostages
from tatami.games.former.senji_2.rules.set_up import leaders, roll_for_the_host
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.words import HOST, HOSTS


def begin_a_round(t: Senji, r: Reign) -> None:
    """Emperor, winter, spring, summer, autumn (SEN-10)."""
    t.round += 1


def choose_among_the_tied(t: Senji, r: Reign) -> Ask | None:
    """The emperor visits the family with most honour (SEN-10); of tied ones, the last host
    names one (SEN-11)."""
    tied = leaders(t)
    if t.round == 1 or len(tied) == 1 or t.seat[t.host] == NOBODY:
        return None
    ask = Ask(t.seat[t.host], "SEN-11")
    for family in t.families():
        ask.offer(HOST[family], unless="" if family in tied else "SEN-10")
    return ask


def receive_the_emperor(t: Senji, r: Reign) -> None:
    """The host of the set-up stays for the first round (SEN-04)."""
    if r.answers:
        t.host = r.answers[0].arg
    elif t.round > 1:
        t.host = roll_for_the_host(t, leaders(t))
    t.tell(HOSTS, SEAT[t.seat[t.host]], t.round)
    recall_surplus_hostages(t)  # the emperor's samurai now serve the new host (SEN-95)


def play_the_seasons(t: Senji, r: Reign) -> None:
    """Winter, spring, summer, autumn (SEN-10)."""
    t.call(Winter(), Spring(), Summer(), Autumn())


def end_the_round(t: Senji, r: Reign) -> None:
    """A new round begins unless somebody has won (SEN-70)."""
    if not end_or_go_on(t):
        t.go_to(r, begin_a_round)


def crown_the_shogun(t: Senji, r: Reign) -> None:
    """The family with most honour wins (SEN-70)."""
    name_the_shogun(t)


ROUNDS: Final = script(
    Senji,
    Reign,
    begin_a_round,
    choose_among_the_tied,
    receive_the_emperor,
    play_the_seasons,
    end_the_round,
    crown_the_shogun,
)
