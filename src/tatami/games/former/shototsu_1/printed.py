"""What is printed for Shōtotsu: rings, cards, boards and figures, read once from the data file."""

import tomllib
from importlib.resources import files
from typing import Any, Final

SOURCE: Final[dict[str, Any]] = tomllib.loads(
    files("tatami.games.former.shototsu_1").joinpath("data/shototsu.toml").read_text(encoding="utf-8")
)


def ids(section: str) -> tuple[str, ...]:
    """The names of all entries of a section, as words spell them."""
    return tuple(str(entry["id"]).replace("_", "-") for entry in SOURCE[section])


# -- rings and postures (SHO-03 to 05, SHO-20) -------------------------------------------

RINGS: Final = ids("rings")
EARTH: Final = 0
WATER: Final = 1
AIR: Final = 2
FIRE: Final = 3
VOID: Final = 4

POINTS: Final[int] = SOURCE["creation"]["points_per_samurai"]
RING_MAX: Final[int] = SOURCE["creation"]["ring_max"]
TECHNIQUES_OF_VOID: Final[tuple[int, ...]] = tuple(SOURCE["rings"][VOID]["table"])

PREPARATIONS: Final = ids("preparation")
CRAFTING: Final = PREPARATIONS.index("crafting")
TRAINING: Final = PREPARATIONS.index("training")
ESPIONAGE: Final = PREPARATIONS.index("espionage")
MEDITATION: Final = PREPARATIONS.index("meditation")
PRAYERS: Final = PREPARATIONS.index("prayers")

PATROLS: Final = ids("patrols")
# Each samurai of a ready-made patrol: its five rings, then its preparation.
PATROL_BUILDS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(
        (*samurai["rings"], PREPARATIONS.index(samurai["preparation"]))
        for samurai in patrol["samurai"]
    )
    for patrol in SOURCE["patrols"]
)

# -- dice (SHO-10, 11) -------------------------------------------------------------------

FACES: Final[int] = SOURCE["dice"]["faces"]
SUCCESS: Final[int] = SOURCE["dice"]["default_success"]
SUCCESS_MIN: Final[int] = SOURCE["dice"]["success_min"]
SUCCESS_MAX: Final[int] = SOURCE["dice"]["success_max"]
EXPLODING: Final[int] = SOURCE["dice"]["exploding_face"]

# -- honour and length (SHO-60 to 63) ----------------------------------------------------

DAMAGE: Final[int] = SOURCE["attack"]["base_damage"]
RELIC_HONOUR: Final[int] = SOURCE["honour"]["relic_carried"]
ZONE_HONOUR: Final[int] = SOURCE["honour"]["in_capture_zone"]
ALONE_HONOUR: Final[int] = SOURCE["honour"]["capture_zone_alone"]
KILL_HONOUR: Final[int] = SOURCE["honour"]["per_enemy_defeated"]
TURNS: Final[int] = SOURCE["meta"]["rounds"]
SAMURAI: Final[int] = SOURCE["meta"]["samurai_per_player"]
MOST_SAMURAI: Final = len(PREPARATIONS)  # each takes a different preparation (SHO-30)
MOST_SEATS: Final[int] = SOURCE["meta"]["players_max_battle_royale"]
MOST_PATROLS: Final[int] = SOURCE["meta"]["players_max_standard"]

# -- moments at which reactions may be used (SHO-70) -------------------------------------

MOMENTS: Final = (
    "activation_start",
    "movement_leave",
    "movement_end",
    "attack_start",
    "attack_redirect",
    "attack_boost",
    "attack_answer",
    "attack_rolled",
    "attack_totalled",
    "attack_hit",
    "lethal_damage",
    "attack_finished",
    "activation_end",
)
ACTIVATION_START: Final = 0
LEAVING: Final = 1
MOVEMENT_END: Final = 2
ATTACK_START: Final = 3  # the first of an attack's moments…
REDIRECT: Final = 4
BOOST: Final = 5
ANSWER: Final = 6
ROLLED: Final = 7
TOTALLED: Final = 8
HIT: Final = 9
LETHAL: Final = 10
FINISHED: Final = 11  # … and the last
ACTIVATION_END: Final = 12


def moments(entry: dict[str, Any]) -> int:
    """The moments of a card, a bit for each."""
    return sum(1 << MOMENTS.index(name) for name in entry["windows"])


# -- techniques (SHO-05, 26, 70) ---------------------------------------------------------

TECHNIQUES: Final = ids("techniques")
LORD_SHIBA: Final = TECHNIQUES.index("lord-shibas-valor")
CRIMSON_LEAVES: Final = TECHNIQUES.index("crimson-leaves-strike")
IRON_SHELL: Final = TECHNIQUES.index("iron-shell-style")
HAND_OF_PEACE: Final = TECHNIQUES.index("immovable-hand-of-peace")
CRESCENT_MOON: Final = TECHNIQUES.index("crescent-moon-style")
EBBING_WAVE: Final = TECHNIQUES.index("ebbing-wave-style")
DANCE_OF_RIPPLES: Final = TECHNIQUES.index("dance-of-ripples")
SLIPPERY_MANEUVERS: Final = TECHNIQUES.index("slippery-maneuvers")
LIGHTNING_REACTION: Final = TECHNIQUES.index("lightning-reaction")
FLOWING_WATER: Final = TECHNIQUES.index("flowing-water-strike")
STRIKING_AS_AIR: Final = TECHNIQUES.index("striking-as-air")
FEIGNED_OPENING: Final = TECHNIQUES.index("feigned-opening")
RECKLESS_LUNGE: Final = TECHNIQUES.index("reckless-lunge")
PORCUPINE: Final = TECHNIQUES.index("porcupine-style")
VOLCANO: Final = TECHNIQUES.index("erupting-volcano-strike")
LIGHTNING_RAID: Final = TECHNIQUES.index("lightning-raid")
SPARROWS_DIVE: Final = TECHNIQUES.index("sparrows-dive")
BATTLE_IN_THE_MIND: Final = TECHNIQUES.index("battle-in-the-mind")
STRIKING_AS_VOID: Final = TECHNIQUES.index("striking-as-void")
LADY_DOJI: Final = TECHNIQUES.index("lady-dojis-decree")


def ring_of(entry: dict[str, Any], other_reading: bool) -> int:
    """The ring of a technique; the two contested cards have another reading (SHO-05)."""
    contested = other_reading and entry["ring_evidence"] == "contested"
    return RINGS.index(entry["ring_alternative"] if contested else entry["ring"])


TECHNIQUE_RINGS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(ring_of(entry, other_reading) for entry in SOURCE["techniques"])
    for other_reading in (False, True)
)
IS_ACTION: Final = tuple(bool(entry["kind"] == "action") for entry in SOURCE["techniques"])
ONCE_A_TURN: Final = tuple(
    bool(entry["limit"] == "once_per_round") for entry in SOURCE["techniques"]
)
TECHNIQUE_MOMENTS: Final = tuple(moments(entry) for entry in SOURCE["techniques"])
EACH_MOMENT: Final = tuple(  # the same, one by one
    tuple(moment for moment in range(len(MOMENTS)) if mask & (1 << moment))
    for mask in TECHNIQUE_MOMENTS
)
TECHNIQUE_RANGE: Final = tuple(
    int(entry["op"].get("range", [0, 0])[1]) for entry in SOURCE["techniques"]
)
FREE_MOVE: Final[int] = SOURCE["techniques"][EBBING_WAVE]["op"]["cells"]
LUNGE_MOVE: Final[int] = SOURCE["techniques"][RECKLESS_LUNGE]["op"]["cells"]
VOLCANO_FIRE: Final[int] = SOURCE["techniques"][VOLCANO]["op"]["fire_delta"]
VOLCANO_DAMAGE: Final[int] = SOURCE["techniques"][VOLCANO]["op"]["damage_delta"]
SHELL_DAMAGE: Final[int] = SOURCE["techniques"][IRON_SHELL]["op"]["damage_taken_delta"]

# -- equipment (SHO-71) ------------------------------------------------------------------

EQUIPMENT: Final = ids("equipment")
WAKIZASHI: Final = EQUIPMENT.index("wakizashi")
TETSUBO: Final = EQUIPMENT.index("tetsubo")
YUMI: Final = EQUIPMENT.index("yumi")
KUSARI_GAMA: Final = EQUIPMENT.index("kusari-gama")
OTSUCHI: Final = EQUIPMENT.index("otsuchi")
KATANA_RANGE: Final[int] = SOURCE["default_weapon"]["range"][1]
WEAPON_RANGE: Final = tuple(int(entry["range"][1]) for entry in SOURCE["equipment"])
WEAPON_RINGS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(entry["ring_delta"].get(ring, 0)) for ring in RINGS) for entry in SOURCE["equipment"]
)
WAKIZASHI_FIRE: Final[int] = SOURCE["equipment"][WAKIZASHI]["op"]["fire_delta"]
KUSARI_DAMAGE: Final[int] = SOURCE["equipment"][KUSARI_GAMA]["op"]["damage_delta"]
KUSARI_SPEED: Final[int] = SOURCE["equipment"][KUSARI_GAMA]["op"]["target_speed"]

# -- blessings (SHO-33, 72) --------------------------------------------------------------

BLESSINGS: Final = ids("blessings")
JIZO: Final = BLESSINGS.index("jizo")
SUITENGU: Final = BLESSINGS.index("suitengu")
KAZE_NO_KAMI: Final = BLESSINGS.index("kaze-no-kami")
HACHIMAN: Final = BLESSINGS.index("hachiman")
MEGUMI: Final = BLESSINGS.index("megumi")
GOBAI: Final = BLESSINGS.index("gobai")
BLESSED_POSTURE: Final = tuple(
    RINGS.index(entry["op"]["posture"]) if "posture" in entry["op"] else -1
    for entry in SOURCE["blessings"]
)
BLESSED_RINGS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(entry["op"].get("ring_delta", {}).get(ring, 0)) for ring in RINGS)
    for entry in SOURCE["blessings"]
)

# -- kinds of cards ----------------------------------------------------------------------

KINDS: Final = ("technique", "equipment", "blessing")
TECHNIQUE_CARD: Final = 0
EQUIPMENT_CARD: Final = 1
BLESSING_CARD: Final = 2
CARDS: Final = TECHNIQUES + EQUIPMENT + BLESSINGS
FIRST_CARD: Final = (0, len(TECHNIQUES), len(TECHNIQUES) + len(EQUIPMENT))  # of each kind
DECKS: Final = (
    tuple(range(len(TECHNIQUES))),
    tuple(range(len(EQUIPMENT))),
    tuple(range(len(BLESSINGS))),
)

HEALING: Final = len(KINDS)  # in the table of the battle royale, what is not a card (SHO-87)


def royale_gain(text: str) -> int:
    """What a line of the battle royale's table gives."""
    names = [f"{kind}_card" for kind in KINDS]
    return names.index(text) if text in names else HEALING


# What each face of the die gives, from 1 (SHO-87).
ROYALE: Final = tuple(
    royale_gain(str(line["gain"]))
    for face in range(1, FACES + 1)
    for line in SOURCE["battle_royale_table"]["rolls"]
    if face in line["on"]
)
