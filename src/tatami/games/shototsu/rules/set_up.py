"""Set-up (SHO-01 to 03): building the patrols in secret, and the course of the game."""

from typing import Final

from tatami.core.ask import Ask, Freely
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.games.shototsu.builds import (
    PREPARATION,
    SLOTS,
    choices,
    filled,
    is_done,
    ready_made,
)
from tatami.games.shototsu.frames import (
    Building,
    Deployment,
    Gaining,
    Homecoming,
    Initiative,
    Skirmish,
    Turn,
)
from tatami.games.shototsu.printed import MOST_SEATS, PATROLS, PREPARATIONS, RING_MAX, RINGS
from tatami.games.shototsu.rules.characters import show
from tatami.games.shototsu.rules.end_of_the_game import announce_the_winners
from tatami.games.shototsu.rules.preparation import cards_to_gain, hand_out_tokens
from tatami.games.shototsu.rules.turn import a_winner_is_left, end_the_turn
from tatami.games.shototsu.table import DEAD, Shototsu
from tatami.games.shototsu.words import (
    OWN,
    PATROL,
    PATROLS_READY,
    PREPARE,
    RANDOM,
    RING,
    TURN_BEGAN,
)

# -- building ------------------------------------------------------------------------------


def any_patrol(seat: int) -> Ask:
    """A patrol is ready-made, left to chance, or the player's own (SHO-03)."""
    ask = Ask(seat, "SHO-03", "patrol")
    for patrol in range(len(PATROLS)):
        ask.offer(PATROL[patrol])
    ask.offer(OWN)
    ask.offer(RANDOM)
    return ask


ANY_PATROL: Final = [any_patrol(seat) for seat in range(MOST_SEATS)]  # each question is made once


def compose_a_patrol(t: Shototsu, b: Building) -> Freely | None:
    """All are at it at the same time, and nobody waits for another's choices (SHO-03)."""
    asks: list[Ask] = []
    for seat in range(t.seats):
        if seat not in b.begun:
            asks.append(ANY_PATROL[seat])
        elif not is_done(t.modes, t.said[seat]):
            asks.append(next_choice(t, seat))
    return Freely(asks) if asks else None


def next_choice(t: Shototsu, seat: int) -> Ask:
    """What one player has to settle next."""
    said = t.said[seat]
    slot = len(said) % SLOTS
    able = choices(t.modes, seat, said)
    if slot == PREPARATION:
        ask = Ask(seat, "SHO-30")
        for preparation in range(len(PREPARATIONS)):
            ask.offer(PREPARE[preparation], unless="" if preparation in able else "SHO-30")
        return ask
    ask = Ask(seat, "SHO-03", RINGS[slot], private=True)
    rule = "SHO-82" if t.modes.pooled else "SHO-03"
    for points in range(RING_MAX + 1):
        word = RING[slot * (RING_MAX + 1) + points]
        ask.offer(word, unless="" if points in able else rule)
    return ask


def build_on(t: Shototsu, b: Building) -> None:
    """A ready-made or random patrol is complete at once. An own one is built ring by ring, all 10
    points are spent, none above 5 (SHO-03), with a preparation that no other samurai of the patrol
    takes (SHO-30)."""
    if not b.answers:
        return
    seat, word = b.speaker, b.answers[0]
    if word.verb is not PATROL:
        number = word.arg if word.verb is PREPARE else word.arg % (RING_MAX + 1)
        said = filled(t.modes, seat, (*t.said[seat], number))
    elif word is OWN:
        said = filled(t.modes, seat, ())
    elif word is RANDOM:
        said = t.another_build(seat, t.size * SLOTS)
    else:
        said = ready_made(t.modes, seat, word.arg)
    if word.verb is PATROL:
        b.begun = tuple(sorted((*b.begun, seat)))
    t.said = replaced(t.said, seat, said)
    t.go_to(b, compose_a_patrol)


BUILDING: Final = script(Shototsu, Building, compose_a_patrol, build_on)

# -- the game ------------------------------------------------------------------------------


def build_the_patrols(t: Shototsu, s: Skirmish) -> None:
    """In secret from one another (SHO-03)."""
    t.call(Building())


def form_the_patrols(t: Shototsu, s: Skirmish) -> None:
    """Once all have finished, rings and preparations are open (SHO-03), unless it was agreed to
    keep them hidden; veterans everyone knows (SHO-83)."""
    builds = [
        t.said[t.owner(i)][i % t.size * SLOTS : (i % t.size + 1) * SLOTS]
        for i in range(len(t.flags))
    ]
    t.rings = tuple([build[:PREPARATION] for build in builds])
    t.preparations = tuple([build[PREPARATION] for build in builds])
    t.said = ((),) * t.seats
    t.reveal()
    t.tell(PATROLS_READY)
    for i in range(len(t.flags)):
        veteran = t.modes.veteran(t.owner(i), i % t.size)
        if not t.modes.hidden or veteran is not None:
            show(t, i)


def hand_out_cards(t: Shototsu, s: Skirmish) -> None:
    """Techniques of the Void (SHO-05), then what the preparations give (SHO-30)."""
    hand_out_tokens(t)
    queue = cards_to_gain(t)
    if queue:
        t.call(Gaining(queue))


def deploy(t: Shototsu, s: Skirmish) -> None:
    """The player with the hand deploys first (SHO-40, SHO-41)."""
    t.call(Initiative(), Deployment())


def begin_a_turn(t: Shototsu, s: Skirmish) -> None:
    """The first turn begins with the hand of the deployment; later ones with a new roll for it
    (SHO-42, SHO-45)."""
    t.turn += 1
    t.tell(TURN_BEGAN, t.turn)
    t.call(Turn())
    if t.turn > 1:
        t.call(Initiative())


def end_or_go_on(t: Shototsu, s: Skirmish) -> None:
    """The game ends after the last turn, or when at most one player has living samurai
    (SHO-63, SHO-80)."""
    end_the_turn(t)
    if not a_winner_is_left(t) and t.turn < t.modes.turns:
        t.go_to(s, begin_a_turn)


def announce(t: Shototsu, s: Skirmish) -> None:
    """Most honour wins (SHO-63); after that the survivors learn, if that was agreed (SHO-83)."""
    announce_the_winners(t)
    survivors = tuple([i for i in range(len(t.flags)) if not t.flags[i] & DEAD])
    if t.modes.experience and survivors:
        t.call(Homecoming(survivors))


SKIRMISH: Final = script(
    Shototsu,
    Skirmish,
    build_the_patrols,
    form_the_patrols,
    hand_out_cards,
    deploy,
    begin_a_turn,
    end_or_go_on,
    announce,
)
