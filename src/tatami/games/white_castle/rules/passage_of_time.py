"""The passage of time (WHI-51, 52)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.games.white_castle.effects import SEAL
from tatami.games.white_castle.frames import Journey
from tatami.games.white_castle.printed import TOLL, TRACK_END
from tatami.games.white_castle.rules.gains import source
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.words import CROSS, CROSSED, MOVED, STAY


def walk_to_the_gate(t: WhiteCastle, j: Journey) -> None:
    """The marker goes on step by step, to the next gate or the end of the track (WHI-51)."""
    here = space = t.track[j.seat]
    while j.to_go and space < TRACK_END and not TOLL[space + 1]:
        space += 1
        j.to_go -= 1
    if space > here:
        arrive(t, j.seat, space)
    if space == TRACK_END:
        j.to_go = 0


def arrive(t: WhiteCastle, clan: int, space: int) -> None:
    """On an occupied space the marker goes on top; the others stay (WHI-51)."""
    t.stand(clan, space)
    t.tell(MOVED, t.who(clan), space, source(t))


def offer_the_gate(t: WhiteCastle, j: Journey) -> Ask | None:
    """Each gate is offered when it is reached, if the player can pay (WHI-52)."""
    if not j.to_go or t.has(j.seat, SEAL) < TOLL[t.track[j.seat] + 1]:
        return None
    ask = Ask(j.seat, "WHI-52")
    ask.offer(CROSS)
    ask.offer(STAY)
    return ask


def cross_the_gate(t: WhiteCastle, j: Journey) -> None:
    """A player who does not pay stays before the gate and loses the rest of the move (WHI-52)."""
    if not j.answers or j.answers[0] is STAY:
        return
    space = t.track[j.seat] + 1
    t.pay(j.seat, SEAL, TOLL[space])
    t.tell(CROSSED, t.who(j.seat), TOLL[space])
    j.to_go -= 1
    arrive(t, j.seat, space)
    t.go_to(j, walk_to_the_gate)


JOURNEY: Final = script(WhiteCastle, Journey, walk_to_the_gate, offer_the_gate, cross_the_gate)
