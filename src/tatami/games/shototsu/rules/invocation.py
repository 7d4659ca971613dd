"""Before an initiative roll (SHO-40, 73, 86): who may call on Kaze-no-kami for it (SHO-72)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.shototsu.frames import Invoking
from tatami.games.shototsu.modes import DRAWN
from tatami.games.shototsu.printed import BLESSING_CARD, KAZE_NO_KAMI
from tatami.games.shototsu.rules.blessings import bless, spent_blessing
from tatami.games.shototsu.table import KNOWN, Shototsu
from tatami.games.shototsu.words import BLESS, PASS


def before_rolling(t: Shototsu, rollers: tuple[int, ...], first: int) -> None:
    """Before these samurai roll initiative, their players may have Kaze-no-kami's blessing used,
    from this player on (SHO-72)."""
    holders = [t.owner(i) for i in rollers if may_hold(t, i)]
    clockwise = [(first + i) % t.seats for i in range(t.seats)]
    seats = tuple([seat for seat in clockwise if seat in holders])
    if seats:
        t.call(Invoking(rollers, seats))


def may_hold(t: Shototsu, samurai: int) -> bool:
    """Whether it has the blessing, or, for all that the others know, could have it (SHO-03)."""
    unseen = not t.flags[samurai] & KNOWN and t.modes.gains[BLESSING_CARD] == DRAWN
    return bool(t.cards[BLESSING_CARD][samurai]) if unseen else holds_it(t, samurai)


def holds_it(t: Shototsu, samurai: int) -> bool:
    """Whether it has the blessing still (SHO-33)."""
    held = t.holds(BLESSING_CARD, samurai, KAZE_NO_KAMI)
    return held and not spent_blessing(t, samurai, KAZE_NO_KAMI)


def the_holder(t: Shototsu, i: Invoking) -> int:
    """Whose blessing the player now asked may use, or NOBODY."""
    for samurai in i.rollers:
        if t.owner(samurai) == i.seats[0] and holds_it(t, samurai):
            return samurai
    return NOBODY


def call_on_the_wind(t: Shototsu, i: Invoking) -> Ask:
    """Before the dice, the player may have the blessing used (SHO-72)."""
    ask = Ask(i.seats[0], "SHO-72", "initiative", private=t.modes.hidden)
    if the_holder(t, i) != NOBODY:
        ask.offer(BLESS[KAZE_NO_KAMI])
    ask.offer(PASS)
    return ask


def hear_the_call(t: Shototsu, i: Invoking) -> None:
    """It works from this roll until the end of the turn; each player is asked once (SHO-72)."""
    if i.answers[0] is not PASS:
        bless(t, the_holder(t, i), KAZE_NO_KAMI)
    i.seats = i.seats[1:]
    if i.seats:
        t.go_to(i, call_on_the_wind)


INVOKING: Final = script(Shototsu, Invoking, call_on_the_wind, hear_the_call)
