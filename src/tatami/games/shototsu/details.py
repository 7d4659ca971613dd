"""What each choice at a table of Shōtotsu holds or brings, while patrols are built."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.details import Detail, Details
from tatami.core.words import Word
from tatami.games.shototsu.builds import PREPARATION, SLOTS, ready_made, still_to_spend
from tatami.games.shototsu.printed import POINTS, RING_MAX, RINGS, TECHNIQUES_OF_VOID, VOID
from tatami.games.shototsu.rules.characters import ATTACK, ATTENTION, HEALTH, SPEED
from tatami.games.shototsu.table import Shototsu
from tatami.games.shototsu.words import OWN, PATROL, PREPARE, RANDOM, RING

Told = tuple[Detail, ...]
GIVES: Final = (HEALTH, SPEED, ATTENTION, ATTACK)  # on top of Earth, Water, Air and Fire


def details(t: Shototsu, ask: Ask) -> Details:
    """What the asked player should know of each choice."""
    return {word: told for word in ask.options if (told := of_the_build(t, ask, word))}


def of_the_build(t: Shototsu, ask: Ask, word: Word) -> Told:
    """What a patrol consists of (SHO-03), what a ring gives and leaves (SHO-04, 05), what a
    preparation gives (SHO-30)."""
    if word.verb is PREPARE:
        return (Detail(f"prepare-{word.thing}", {}),)
    if word.verb is RING:
        ring, points = divmod(word.arg, RING_MAX + 1)
        return (figure(ring, points), left(t, ask.seat, points))
    if word is OWN:
        return (Detail("own", {"points": POINTS}),)
    if word.verb is PATROL and word is not RANDOM:
        said = ready_made(t.modes, ask.seat, word.arg)
        return tuple([samurai(said[i : i + SLOTS]) for i in range(0, len(said), SLOTS)])
    return ()


def samurai(build: tuple[int, ...]) -> Detail:
    """The rings and the preparation of a samurai."""
    rings = dict(zip(RINGS, build, strict=False))
    return Detail("samurai", {**rings, "preparation": PREPARE[build[PREPARATION]]})


def figure(ring: int, points: int) -> Detail:
    """What so many points in a ring give."""
    if ring == VOID:
        return Detail("ring-void", {"figure": TECHNIQUES_OF_VOID[points]})
    return Detail(f"ring-{RINGS[ring]}", {"figure": points + GIVES[ring]})


def left(t: Shototsu, seat: int, points: int) -> Detail:
    """The points that are left to spend after so many."""
    to_spend, _ = still_to_spend(t.modes, seat, t.said[seat])
    return Detail("left", {"points": to_spend - points})
