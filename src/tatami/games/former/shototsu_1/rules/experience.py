"""Experience (SHO-83): what survivors learn, and the roster that carries them to a later game."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.games.former.shototsu_1.frames import Gaining, Homecoming
from tatami.games.former.shototsu_1.modes import Veteran, roster_text
from tatami.games.former.shototsu_1.printed import (
    BLESSING_CARD,
    EARTH,
    EQUIPMENT_CARD,
    RING_MAX,
    RINGS,
    TECHNIQUE_CARD,
    TECHNIQUES_OF_VOID,
    VOID,
)
from tatami.games.former.shototsu_1.rules.battle_royale import heal
from tatami.games.former.shototsu_1.rules.blessings import spent_blessing
from tatami.games.former.shototsu_1.table import DEAD, Shototsu
from tatami.games.former.shototsu_1.words import RAISE, RAISED


def choose_a_ring_to_raise(t: Shototsu, h: Homecoming) -> Ask | None:
    """Each survivor raises one ring by 1; none goes beyond 5 (SHO-83)."""
    samurai = h.queue[0]
    ask = Ask(t.owner(samurai), "SHO-83")
    for ring in range(len(RINGS)):
        full = t.rings[samurai][ring] >= RING_MAX
        ask.offer(RAISE[ring], unless="SHO-83" if full else "")
    return ask if ask.options else None


def raise_and_heal(t: Shototsu, h: Homecoming) -> None:
    """The ring is raised first, then Earth/2 damage, rounded up, is healed (SHO-83). A Void that
    reaches 1, 3 or 5 brings its technique (SHO-05)."""
    samurai = h.queue[0]
    h.queue = h.queue[1:]
    if h.queue:
        t.go_to(h, choose_a_ring_to_raise)
    if h.answers:
        ring = h.answers[0].arg
        rings = list(t.rings[samurai])
        rings[ring] += 1
        t.rings = replaced(t.rings, samurai, tuple(rings))
        t.tell_of(RAISED, samurai, h.answers[0])
        void = rings[VOID]
        if ring == VOID and TECHNIQUES_OF_VOID[void] > TECHNIQUES_OF_VOID[void - 1]:
            t.call(Gaining(((samurai, TECHNIQUE_CARD),)))
    if t.wounds[samurai]:
        heal(t, samurai, (t.rings[samurai][EARTH] + 1) // 2)


HOMECOMING: Final = script(Shototsu, Homecoming, choose_a_ring_to_raise, raise_and_heal)


def roster(t: Shototsu) -> str:
    """The survivors of a finished game as the option `roster` of a later one takes them: with
    their rings, their damage and the cards they still have (SHO-83)."""
    return roster_text(
        tuple(
            [
                tuple([veteran(t, i) for i in t.patrol(seat) if not t.flags[i] & DEAD])
                for seat in range(t.seats)
            ]
        )
    )


def veteran(t: Shototsu, samurai: int) -> Veteran:
    """One survivor; a blessing that is spent is gone (SHO-33)."""
    blessings = t.cards[BLESSING_CARD][samurai]
    left = tuple([card for card in blessings if not spent_blessing(t, samurai, card)])
    techniques, equipment = t.cards[TECHNIQUE_CARD][samurai], t.cards[EQUIPMENT_CARD][samurai]
    return Veteran(t.rings[samurai], t.wounds[samurai], (techniques, equipment, left))
