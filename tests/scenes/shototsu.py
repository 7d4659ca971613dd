"""Scenes of Shōtotsu for tests: samurai on the board, one of them about to act."""

from collections.abc import Mapping, Sequence
from random import Random

from table_talk import say
from tatami.core.ask import Illegal
from tatami.core.chance import stir
from tatami.core.words import Word
from tatami.games.shototsu.boards import BOARDS, NOWHERE, PLACES
from tatami.games.shototsu.book import lay_out
from tatami.games.shototsu.frames import Activation, Turn
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.printed import (
    BLESSINGS,
    EQUIPMENT,
    EQUIPMENT_CARD,
    RINGS,
    TECHNIQUE_RINGS,
    TECHNIQUES,
)
from tatami.games.shototsu.rules.set_up import SKIRMISH, end_or_go_on
from tatami.games.shototsu.rules.turn import TURN, activate_the_next
from tatami.games.shototsu.table import CALM, DEAD, KNOWN, Shototsu
from tatami.games.shototsu.view import View, view
from tatami.games.shototsu.words import NAMES, WHO


def opened(seats: int = 2, **options: str) -> Shototsu:
    """A table before its first word; in names of options _ stands for -."""
    t = SHOTOTSU.open(seats, 7, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(t, Shototsu)
    return t


def built(seats: int = 2, patrol: str = "balanced", **options: str) -> Shototsu:
    """A table where all have taken the same patrol."""
    t = opened(seats, **options)
    for seat in range(seats):
        say(t, f"{seat} patrol:{patrol}")
    return t


class Fighter:
    """A samurai of a scene; its cards are named, of whatever kind."""

    def __init__(
        self,
        place: str,
        posture: str = "earth",
        cards: str = "",
        rings: str = "2-2-2-2-2",
        wounds: int = 0,
        calm: bool = False,
        spies: int = 0,
    ) -> None:
        self.place = place
        self.posture = posture
        self.cards = cards.split()
        self.rings = rings
        self.wounds = wounds
        self.calm = calm
        self.spies = spies


def battle(
    *patrols: Sequence[Fighter],
    active: str = "1a",
    dice: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> Shototsu:
    """A table in its first turn; the samurai named is being activated. Dice are loaded."""
    size = max(len(patrol) for patrol in patrols)
    chosen = SHOTOTSU.chosen({"samurai": str(size), **(options or {})})
    t = lay_out(len(patrols), chosen, stir(1))
    for seat, patrol in enumerate(patrols):
        for number, i in enumerate(t.patrol(seat)):
            if number < len(patrol):
                put(t, i, patrol[number])
            else:
                t.flags[i] |= DEAD
    t.turn, t.hand = 1, 0
    t.frames[0].at = SKIRMISH.index(end_or_go_on)
    turn = Turn()
    t.call(turn)
    turn.at = TURN.index(activate_the_next)
    turn.seat = t.owner(who(t, active))
    t.call(Activation(who(t, active)))
    load(t, *dice)
    t.advance()
    return t


def duel(mine: Fighter, theirs: Fighter, *dice: int, **options: str) -> Shototsu:
    """One against one; a third and a fourth stand far away, so that the game goes on."""
    far = [Fighter("a1"), Fighter("m1")]
    return battle([mine, far[0]], [theirs, far[1]], dice=dice, options=options)


def brawl(seed: int) -> Shototsu:
    """Two patrols side by side with as many cards as they can carry, others for each seed."""
    dice = Random(seed)
    techniques, blessings = dice.sample(TECHNIQUES, 18), dice.sample(BLESSINGS, 6)
    weapons = dice.sample(EQUIPMENT, 6)
    fighters = [
        Fighter(
            place,
            dice.choice(RINGS),
            " ".join([*techniques[3 * i : 3 * i + 3], blessings[i], weapons[i]]),
            rings="5-2-2-2-2",
            calm=i % 2 == 0,
        )
        for i, place in enumerate(("e12", "f12", "g12", "e13", "f13", "g13"))
    ]
    return battle(fighters[:3], fighters[3:])


def put(t: Shototsu, i: int, fighter: Fighter) -> None:
    """A samurai of the table becomes the fighter."""
    t.place[i] = PLACES.index(fighter.place) if fighter.place else NOWHERE
    t.posture[i] = RINGS.index(fighter.posture)
    t.wounds[i] = fighter.wounds
    t.flags[i] |= KNOWN | (CALM if fighter.calm else 0)
    rings = tuple(int(points) for points in fighter.rings.split("-"))
    t.rings = (*t.rings[:i], rings, *t.rings[i + 1 :])
    t.spies = (*t.spies[:i], fighter.spies, *t.spies[i + 1 :])
    for name in fighter.cards:
        for kind, names in enumerate((TECHNIQUES, EQUIPMENT, BLESSINGS)):
            if name in names:
                t.give(kind, i, names.index(name))
                left = tuple(card for card in t.decks[kind] if card != names.index(name))
                t.decks = (*t.decks[:kind], left, *t.decks[kind + 1 :])
    if t.cards[EQUIPMENT_CARD][i]:
        t.wielded[i] = t.cards[EQUIPMENT_CARD][i][0]


def load(t: Shototsu, *dice: int) -> None:
    """The next dice show these faces."""
    t.loaded += tuple(die - 1 for die in dice)


def who(t: Shototsu, name: str) -> int:
    """The number of a samurai at this table."""
    return t.named(WHO[NAMES.index(name)])


def at(t: Shototsu, name: str) -> str:
    """Where a samurai stands."""
    place = t.place[who(t, name)]
    return PLACES[place] if place != NOWHERE else ""


def wounds(t: Shototsu, name: str) -> int:
    """How much damage a samurai has taken."""
    return t.wounds[who(t, name)]


def has(t: Shototsu, name: str, flag: int) -> bool:
    """Whether something is true of a samurai."""
    return bool(t.flags[who(t, name)] & flag)


def asked(t: Shototsu) -> str:
    """The one open question, by name and seat: "0 SHO-44"."""
    assert len(t.asks) == 1
    return f"{t.asks[0].seat} {t.asks[0].name()}"


def refusal(t: Shototsu, seat: int, text: str) -> str:
    """The rule that keeps a seat from saying any word of the vocabulary."""
    word: Word = SHOTOTSU.vocabulary.by_text[text]
    try:
        t.copy().answer(seat, word)
    except Illegal as illegal:
        return illegal.rule
    raise AssertionError(f"{text} can be said")


def zone(name: str) -> list[str]:
    """The spaces of a board's capture zone."""
    board = next(board for board in BOARDS if board.name == name)
    return [PLACES[place] for place, inside in enumerate(board.zone) if inside]


# -- cards: dice that miss and hit, and the posture a technique does not work in

MISS = (1, 1, 1)
HIT = (4, 1, 1)


def wrong(technique: str) -> str:
    """A posture that is not the technique's."""
    mine = TECHNIQUE_RINGS[0][TECHNIQUES.index(technique)]
    return RINGS[(mine + 1) % len(RINGS)] if RINGS[mine] != "fire" else "air"


def told(t: Shototsu) -> Shototsu:
    """The same table, which from now on tells what happens."""
    t.chronicle = []
    return t


def event(t: Shototsu, kind: str) -> dict[str, object]:
    """The last event of a kind."""
    assert t.chronicle is not None
    return next(told.plain() for told in reversed(t.chronicle) if told.kind.name == kind)


def planned(t: Shototsu) -> View:
    """The view of the seat that is asked."""
    return view(t, t.asks[0].seat)
