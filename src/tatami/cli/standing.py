"""Passing in advance at the keyboard: what stands, what is changed, what was let pass."""

from collections.abc import Sequence

from tatami.cli.screen import Screen
from tatami.session.view_types import PassedShown, StandingShown


def list_passes(screen: Screen, passes: Sequence[StandingShown]) -> None:
    """Print for each card how long its player passes without being asked."""
    talk = screen.talk
    if not passes:
        screen.phrase_out("standing-none")
        return
    for each in passes:
        until = talk.message(f"until-{each.until}")
        screen.say(f"{talk.labelled(talk.name(each.card), until)} [{each.card} {each.until}]")
    passing = talk.game.passing
    if passing is not None:
        screen.phrase_out("standing-how", until=", ".join(passing.until))


def tell_passes(screen: Screen, passed: Sequence[PassedShown]) -> None:
    """Say which questions were let pass, and for which cards."""
    for each in passed:
        if each.cards:
            screen.say(
                screen.phrase("passed-for-you", cards=screen.talk.names_of(each.cards)), "dim"
            )
