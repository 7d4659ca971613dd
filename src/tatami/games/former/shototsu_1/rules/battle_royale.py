"""Battle royale (SHO-87): what a kill brings."""

from tatami.games.former.shototsu_1.frames import Gaining
from tatami.games.former.shototsu_1.printed import EARTH, EQUIPMENT_CARD, FACES, HEALING, ROYALE
from tatami.games.former.shototsu_1.rules.characters import ring
from tatami.games.former.shototsu_1.table import Shototsu
from tatami.games.former.shototsu_1.words import DIE, HEALED, ROYALE_ROLL


def reward_the_kill(t: Shototsu, samurai: int) -> None:
    """The killer rolls a die for a card or for healing; healing is rolled again by who is unhurt
    (SHO-87)."""
    if not t.modes.royale:
        return
    gain = HEALING
    while gain == HEALING:
        face = t.below(FACES) + 1
        t.tell_of(ROYALE_ROLL, samurai, DIE[face - 1])
        gain = EQUIPMENT_CARD if face == 2 and t.modes.royale_two else ROYALE[face - 1]
        if gain == HEALING and t.wounds[samurai]:
            heal(t, samurai, ring(t, samurai, EARTH) // 2)
            return
    t.call(Gaining(((samurai, gain),)))


def heal(t: Shototsu, samurai: int, damage: int) -> None:
    """At most as many wounds as there are."""
    healed = min(damage, t.wounds[samurai])
    t.wounds[samurai] -= healed
    t.tell_of(HEALED, samurai, healed)
