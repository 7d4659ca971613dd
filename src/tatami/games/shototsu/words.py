"""All that can be said at a table of Shōtotsu, and the events told there."""

from typing import Final

from tatami.core.chronicle import EventKind
from tatami.core.words import Verb, Vocabulary
from tatami.games.shototsu.boards import PLACES
from tatami.games.shototsu.printed import (
    BLESSINGS,
    CARDS,
    EQUIPMENT,
    FACES,
    KINDS,
    MOST_SAMURAI,
    MOST_SEATS,
    PATROLS,
    PREPARATIONS,
    RING_MAX,
    RINGS,
    TECHNIQUES,
)

NAMES: Final = tuple(
    f"{seat}{letter}" for seat in range(1, MOST_SEATS + 1) for letter in "abcde"[:MOST_SAMURAI]
)
DICE: Final = tuple(str(face) for face in range(1, FACES + 1))

# building a patrol
PATROL: Final = Verb("patrol", "SHO-03", [*PATROLS, "own", "random"])
OWN: Final = PATROL[len(PATROLS)]
RANDOM: Final = PATROL[len(PATROLS) + 1]
RING: Final = Verb(
    "ring", "SHO-03", [f"{ring}-{points}" for ring in RINGS for points in range(RING_MAX + 1)]
)
PREPARE: Final = Verb("prepare", "SHO-30", PREPARATIONS)
TAKE: Final = Verb("take", "SHO-81", CARDS)
STUDY: Final = Verb("study", "SHO-81", RINGS)

# deployment
HAND: Final = Verb("hand", "SHO-40", [f"p{seat}" for seat in range(1, MOST_SEATS + 1)])
DEPLOY: Final = Verb("deploy", "SHO-41", NAMES)
STAND: Final = Verb("stand", "SHO-41", PLACES)

# an activation
ACTIVATE: Final = Verb("activate", "SHO-42", NAMES)
MOVE: Final = Verb("move", "SHO-44", PLACES)
STAY: Final = Verb("stay", "SHO-43")[0]
LEAVE: Final = Verb("leave", "SHO-70", PLACES)  # where to draw a Lightning Reaction
SLIP: Final = Verb("slip", "SHO-70")[0]  # a way round it
ATTACK: Final = Verb("attack", "SHO-50", NAMES)
LUNGE: Final = Verb("lunge", "SHO-70", PLACES)
USE: Final = Verb("use", "SHO-51", TECHNIQUES)
TARGET: Final = Verb("target", "SHO-70", NAMES)
PICK_UP: Final = Verb("pick-up", "SHO-52")[0]
REARM: Final = Verb("rearm", "SHO-52")[0]
REST: Final = Verb("rest", "SHO-43")[0]
POSTURE: Final = Verb("posture", "SHO-20", RINGS)
KEEP: Final = Verb("keep", "SHO-43")[0]
WIELD: Final = Verb("wield", "SHO-84", EQUIPMENT)

# reactions
BLESS: Final = Verb("bless", "SHO-72", BLESSINGS)
CALM_MIND: Final = Verb("calm-mind", "SHO-32")[0]
REROLL: Final = Verb("reroll", "SHO-25", DICE)
STORE: Final = Verb("store", "SHO-70", DICE)
PUSH: Final = Verb("push", "SHO-71", [str(spaces) for spaces in range(15)])
PASS: Final = Verb("pass", "SHO-70")[0]

# after the game
RAISE: Final = Verb("raise", "SHO-83", RINGS)

VOCABULARY: Final = Vocabulary(
    PATROL, RING, PREPARE, TAKE, STUDY, HAND, DEPLOY, STAND, ACTIVATE, MOVE, STAY, LEAVE, SLIP,
    ATTACK, LUNGE, USE, TARGET, PICK_UP, REARM, REST, POSTURE, KEEP, WIELD, BLESS, CALM_MIND,
    REROLL, STORE, PUSH, PASS, RAISE,
)  # fmt: skip

# -- events, and the names of things that are never said ---------------------------------

WHO: Final = Verb("samurai", "", NAMES)
PLACE: Final = Verb("place", "", PLACES)
DIE: Final = Verb("die", "", DICE)
KIND: Final = Verb("kind", "", KINDS)

PATROLS_READY: Final = EventKind("patrols-ready")
BUILT: Final = EventKind("built", "samurai", "earth", "water", "air", "fire", "void", "preparation")
GAINED: Final = EventKind("gained", "samurai", "card")
GAINED_UNSEEN: Final = EventKind("gained-unseen", "samurai", "kind")
YOU_GAINED: Final = EventKind("you-gained", "samurai", "card")
NOTHING_LEFT: Final = EventKind("nothing-left", "samurai", "kind")
ROLLED_INITIATIVE: Final = EventKind("rolled-initiative", "seat", "dice", "successes")
ROLLED_ALONE: Final = EventKind("rolled-alone", "samurai", "dice", "successes")
WON_INITIATIVE: Final = EventKind("won-initiative", "seat")
HAS_THE_HAND: Final = EventKind("has-the-hand", "seat")
DEPLOYED: Final = EventKind("deployed", "samurai", "place", "posture")
TURN_BEGAN: Final = EventKind("turn-began", "turn")
PICKED: Final = EventKind("picked", "samurai")
ACTIVATED: Final = EventKind("activated", "samurai", "called")
MOVED: Final = EventKind("moved", "samurai", "place", "path")
ATTACKED: Final = EventKind("attacked", "samurai", "target")
CAME_TO_NOTHING: Final = EventKind("came-to-nothing", "samurai")
ROLLED_DICE: Final = EventKind("rolled", "samurai", "dice", "needed")
REROLLED: Final = EventKind("rerolled", "samurai", "die", "result")
REROLLED_ALL: Final = EventKind("rerolled-all", "samurai", "dice")
EXPLODED: Final = EventKind("exploded", "samurai", "dice")
MISSED: Final = EventKind("missed", "samurai", "target")
WOUNDED: Final = EventKind("wounded", "samurai", "damage", "left")
DISARMED: Final = EventKind("disarmed", "samurai")
STRIPPED: Final = EventKind("stripped", "samurai")
SLOWED: Final = EventKind("slowed", "samurai")
PUSHED: Final = EventKind("pushed", "samurai", "place")
SWAPPED: Final = EventKind("swapped", "samurai", "target")
DIED: Final = EventKind("died", "samurai", "by")
RELIC_FELL: Final = EventKind("relic-fell", "place")
USED: Final = EventKind("used", "samurai", "technique")
USED_ON: Final = EventKind("used-on", "samurai", "technique", "target")
BLESSED: Final = EventKind("blessed", "samurai", "blessing")
CALMED: Final = EventKind("calmed", "samurai")
DUELLED: Final = EventKind(
    "duelled", "samurai", "successes", "against", "theirs", "dice", "their_dice"
)
STORED: Final = EventKind("stored", "samurai", "dice")
LENT: Final = EventKind("lent", "samurai", "dice")
TOOK_POSTURE: Final = EventKind("took-posture", "samurai", "posture")
WIELDED: Final = EventKind("wielded", "samurai", "equipment")
PICKED_UP: Final = EventKind("picked-up", "samurai")
REARMED: Final = EventKind("rearmed", "samurai")
SCORED_RELIC: Final = EventKind("scored-relic", "seat", "points")
SCORED_ZONE: Final = EventKind("scored-zone", "seat", "points")
SCORED_KILL: Final = EventKind("scored-kill", "seat", "points")
ROYALE_ROLL: Final = EventKind("royale-roll", "samurai", "die")
HEALED: Final = EventKind("healed", "samurai", "damage")
RAISED: Final = EventKind("raised", "samurai", "ring")
WON: Final = EventKind("won", "seat", "honour")

EVENT_KINDS: Final = (
    PATROLS_READY, BUILT, GAINED, GAINED_UNSEEN, YOU_GAINED, NOTHING_LEFT,
    ROLLED_INITIATIVE, ROLLED_ALONE, WON_INITIATIVE, HAS_THE_HAND,
    DEPLOYED, TURN_BEGAN, PICKED, ACTIVATED, MOVED, ATTACKED, CAME_TO_NOTHING,
    ROLLED_DICE, REROLLED, REROLLED_ALL, EXPLODED, MISSED, WOUNDED, DISARMED, STRIPPED, SLOWED,
    PUSHED, SWAPPED, DIED, RELIC_FELL, USED, USED_ON, BLESSED, CALMED, DUELLED, STORED, LENT,
    TOOK_POSTURE, WIELDED, PICKED_UP, REARMED, SCORED_RELIC, SCORED_ZONE, SCORED_KILL,
    ROYALE_ROLL, HEALED, RAISED, WON,
)  # fmt: skip
