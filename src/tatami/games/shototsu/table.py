"""What lies on a table of Shōtotsu."""

from typing import ClassVar, Final, final

from tatami.core.chronicle import EventKind, Thing
from tatami.core.frame import Book
from tatami.core.table import NO_NUMBERS, Table, replaced
from tatami.core.words import NOBODY, Verb, Word
from tatami.games.shototsu.boards import NOWHERE, ground_with
from tatami.games.shototsu.builds import choices, filled
from tatami.games.shototsu.modes import DRAWN, Modes
from tatami.games.shototsu.printed import (
    BLESSING_CARD,
    BLESSINGS,
    DECKS,
    EACH_MOMENT,
    EQUIPMENT_CARD,
    KINDS,
    LEAVING,
    MOMENTS,
    MOST_SAMURAI,
    MOST_SEATS,
    RING_MAX,
    RINGS,
    TECHNIQUE_CARD,
    TECHNIQUE_MOMENTS,
    TECHNIQUES_OF_VOID,
    VOID,
)
from tatami.games.shototsu.words import WHO

# Where honour comes from (SHO-60 to 62).
FROM_RELIC: Final = 0
FROM_ZONE: Final = 1
FROM_KILLS: Final = 2
SOURCES: Final = 3

# The samurai of each seat, by the size of the patrols.
MEMBERS: Final = tuple(
    tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(MOST_SEATS))
    for size in range(MOST_SAMURAI + 1)
)

# What is true of a samurai, a bit for each.
DEAD: Final = 1 << 0
KNOWN: Final = 1 << 1  # rings and cards are open to all (SHO-03)
CALM: Final = 1 << 2  # has a calm-mind token (SHO-32)
NO_WEAPON: Final = 1 << 3  # was disarmed (SHO-52)
DAZED: Final = 1 << 4  # rolls no initiative until its next activation (SHO-71)
# until the end of the turn
ACTED: Final = 1 << 5  # has been activated
HAS_MOVED: Final = 1 << 6
HAS_ATTACKED: Final = 1 << 7
BRACED: Final = 1 << 8  # by Iron Shell Style
NO_POSTURE: Final = 1 << 9  # lost the effects of its posture
SLOW: Final = 1 << 10
WORKS: Final = 1 << 11  # and the following bits: which blessings are at work
SPENT: Final = 1 << 17  # and the following bits: which blessings are used up (SHO-33)
AT_WORK: Final = ((1 << len(BLESSINGS)) - 1) * WORKS
ALL_BUT_LEAVING: Final = (1 << len(MOMENTS)) - 1 - (1 << LEAVING)  # of the moments
THIS_TURN: Final = ACTED | HAS_MOVED | HAS_ATTACKED | BRACED | NO_POSTURE | SLOW | AT_WORK


@final
class Reactions:
    """At which moments the techniques of the samurai may be used."""

    def __init__(self, cards: tuple[tuple[tuple[int, ...], ...], ...]) -> None:
        self.cards = cards  # by kind, then by samurai
        # Pairs of samurai and technique, by moment.
        self.holders: list[list[tuple[int, int]]] = [[] for _ in MOMENTS]
        self.hopes = [0] * len(cards[TECHNIQUE_CARD])  # moments of each samurai, a bit for each
        for samurai, held in enumerate(cards[TECHNIQUE_CARD]):
            for technique in held:
                self.hopes[samurai] |= TECHNIQUE_MOMENTS[technique]
                for moment in EACH_MOMENT[technique]:
                    self.holders[moment].append((samurai, technique))
        for samurai, blessings in enumerate(cards[BLESSING_CARD]):
            if blessings:  # which may be used at all moments but one
                self.hopes[samurai] |= ALL_BUT_LEAVING


@final
class Throw:
    """What a player rolled for initiative. It never changes."""

    def __init__(self, seat: int, dice: tuple[int, ...], first: int, bonus: int) -> None:
        self.seat = seat
        self.dice = dice
        self.first = first  # of the dice, those that no explosion added
        self.bonus = bonus  # successes of espionage tokens


@final
class Annals:
    """What views tell of the past and no rule looks at. They never change: new ones are written."""

    def __init__(
        self,
        winner: int = NOBODY,
        rounds: tuple[tuple[Throw, ...], ...] = (),
        honour: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.winner = winner  # of the last roll for initiative
        self.rounds = rounds  # of that roll: all, then those who were tied
        self.honour = honour  # as it stood after each turn

    def after_a_turn(self, honour: tuple[int, ...]) -> "Annals":
        """With the honour that all have won by now."""
        return Annals(self.winner, self.rounds, (*self.honour, honour))


BLANK: Final = Annals()
NO_REACTIONS: Final = Reactions(((),) * len(KINDS))


class Field(Table):
    """What was agreed on, the turn, and the relic."""

    def __init__(self, book: Book, seats: int, seed: int, modes: Modes) -> None:
        super().__init__(book, seats, seed)
        self.modes = modes
        self.ground = ground_with(modes.board, modes.scenery)
        self.size = modes.samurai  # of a patrol
        self.turn = 0
        self.hand = NOBODY  # the seat that has the hand
        self.relic = NOWHERE  # where it lies
        self.bearer = NOBODY  # the samurai who carries it

    def copy_field(self, original: "Field") -> None:
        """The turn and the relic as they are on the original."""
        self.turn = original.turn
        self.hand = original.hand
        self.relic = original.relic
        self.bearer = original.bearer


@final
class Shototsu(Field):
    """The field, the samurai, and what each has. Samurai are numbered seat by seat."""

    not_in_digest: ClassVar[tuple[str, ...]] = (
        *Table.not_in_digest,
        "annals",
        "ground",
        "looked_up",
    )

    def __init__(self, book: Book, seats: int, seed: int, modes: Modes) -> None:
        super().__init__(book, seats, seed, modes)
        self.place = NO_NUMBERS
        self.posture = NO_NUMBERS  # as the token shows
        self.guise = NO_NUMBERS  # the posture a blessing gives, else NOBODY
        self.wounds = NO_NUMBERS
        self.flags = NO_NUMBERS
        self.used = NO_NUMBERS  # techniques used this turn, a bit for each (SHO-74)
        self.wielded = NO_NUMBERS  # the active equipment, else NOBODY
        self.honour = NO_NUMBERS
        self.rings: tuple[tuple[int, ...], ...] = ()
        self.spies: tuple[int, ...] = ()  # espionage tokens
        self.preparations: tuple[int, ...] = ()
        self.cards: tuple[tuple[tuple[int, ...], ...], ...] = ()  # by kind, then by samurai
        self.decks: tuple[tuple[int, ...], ...] = DECKS  # cards not drawn yet, by kind, in order
        self.said: tuple[tuple[int, ...], ...] = ()  # patrols being built, by seat
        self.kept: tuple[tuple[int, ...], ...] = ()  # dice set aside last turn
        self.saved: tuple[tuple[int, ...], ...] = ()  # dice set aside this turn
        self.last: tuple[int, ...] = ()  # who must activate last, in that order
        self.decrees: tuple[tuple[int, int], ...] = ()  # who may not attack whom
        self.looked_up = NO_REACTIONS  # follows from the cards
        self.annals = BLANK

    def copy(self) -> "Shototsu":
        t = Shototsu(self.book, self.seats, self.seed, self.modes)
        t.copy_field(self)
        t.place = self.place[:]
        t.posture = self.posture[:]
        t.guise = self.guise[:]
        t.wounds = self.wounds[:]
        t.flags = self.flags[:]
        t.used = self.used[:]
        t.wielded = self.wielded[:]
        t.honour = self.honour[:]
        t.rings = self.rings
        t.spies = self.spies
        t.preparations = self.preparations
        t.cards = self.cards
        t.decks = self.decks
        t.said = self.said
        t.kept = self.kept
        t.saved = self.saved
        t.last = self.last
        t.decrees = self.decrees
        t.looked_up = self.looked_up
        t.annals = self.annals
        t.resume(self)
        return t

    def muster(self) -> None:
        """Put every samurai beside the board, and the relic on it."""
        count = self.seats * self.size
        self.relic = self.ground.relic
        self.place = [NOWHERE] * count
        self.posture = [NOBODY] * count
        self.guise = [NOBODY] * count
        self.wounds = [0] * count
        self.flags = [0] * count
        self.used = [0] * count
        self.wielded = [NOBODY] * count
        self.honour = [0] * (self.seats * SOURCES)
        self.rings = ((0,) * len(RINGS),) * count
        self.spies = (0,) * count
        self.preparations = (NOBODY,) * count
        self.cards = (((),) * count,) * len(KINDS)
        self.said = ((),) * self.seats
        self.kept = ((),) * count
        self.saved = ((),) * count

    # -- who is who -----------------------------------------------------------------

    def owner(self, samurai: int) -> int:
        """Whose samurai it is."""
        return samurai // self.size

    def patrol(self, seat: int) -> tuple[int, ...]:
        """All samurai of a player, dead ones too."""
        return MEMBERS[self.size][seat]

    def word(self, verb: Verb, samurai: int) -> Word:
        """The word with which this verb names a samurai."""
        return verb.words[samurai // self.size * MOST_SAMURAI + samurai % self.size]

    def tell_of(self, kind: EventKind, samurai: int, *things: Thing) -> None:
        """Tell everyone that this has happened to a samurai."""
        if self.chronicle is not None:
            self.tell(kind, self.word(WHO, samurai), *things)

    def named(self, word: Word) -> int:
        """The samurai that a word names."""
        return word.arg // MOST_SAMURAI * self.size + word.arg % MOST_SAMURAI

    def alive(self, samurai: int) -> bool:
        """Whether a samurai lives."""
        return not self.flags[samurai] & DEAD

    def living(self, seat: int) -> int:
        """How many samurai of a player live."""
        first = seat * self.size
        count = 0
        for i in range(first, first + self.size):
            if not self.flags[i] & DEAD:
                count += 1
        return count

    def someone_at(self, place: int) -> int:
        """Who stands on a space, or NOBODY."""
        return self.place.index(place) if place in self.place else NOBODY

    def score(self, seat: int) -> int:
        """All honour of a player."""
        return sum(self.honour[seat * SOURCES : (seat + 1) * SOURCES])

    def holds(self, kind: int, samurai: int, card: int) -> bool:
        """Whether a samurai has a card."""
        return card in self.cards[kind][samurai]

    def give(self, kind: int, samurai: int, card: int) -> None:
        """A samurai takes a card."""
        of_kind = self.cards[kind]
        of_kind = replaced(of_kind, samurai, (*of_kind[samurai], card))
        self.cards = replaced(self.cards, kind, of_kind)

    def reactions(self) -> Reactions:
        """What the techniques are good for: looked up once for the cards that are held."""
        if self.looked_up.cards is not self.cards:
            self.looked_up = Reactions(self.cards)
        return self.looked_up

    # -- what is hidden -------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Patrols others are building, and what they keep hidden by agreement (SHO-03)."""
        if any(self.said):
            self.said = tuple(
                [
                    said if other == seat else self.another_build(other, len(said))
                    for other, said in enumerate(self.said)
                ]
            )
        if self.modes.hidden:
            self.redeal_hidden_builds(seat)

    def another_build(self, seat: int, length: int) -> tuple[int, ...]:
        """A patrol that might be being built, spelt as far as the true one."""
        said: tuple[int, ...] = filled(self.modes, seat, ())
        while len(said) < length:
            able = choices(self.modes, seat, said)
            said = filled(self.modes, seat, (*said, able[self.below(len(able))]))
        return said[:length]

    def unknown_to(self, seat: int) -> list[int]:
        """The samurai whose build this seat has not seen."""
        return [
            i
            for i in range(len(self.flags))
            if self.owner(i) != seat and not self.flags[i] & KNOWN and any(self.rings[i])
        ]

    def redeal_hidden_builds(self, seat: int) -> None:
        """As many points and cards as there are, but others."""
        unknown = self.unknown_to(seat)
        for kind in range(len(KINDS)):
            if self.modes.gains[kind] == DRAWN:
                self.redeal_cards(kind, unknown)
        for other in range(self.seats):
            group = [i for i in unknown if self.owner(i) == other]
            if self.modes.pooled:
                self.spread_anew(group)
            else:
                for i in group:
                    self.spread_anew([i])

    def redeal_cards(self, kind: int, unknown: list[int]) -> None:
        """Cards that nobody has seen: in the deck, or before these samurai."""
        pool = [card for i in unknown for card in self.cards[kind][i]]
        shuffled = self.shuffled(sorted([*pool, *self.decks[kind]]))
        of_kind = list(self.cards[kind])
        for i in unknown:
            count = len(of_kind[i])
            held = of_kind[i]
            of_kind[i], shuffled = shuffled[:count], shuffled[count:]
            if kind == EQUIPMENT_CARD and self.wielded[i] in held:
                self.wielded[i] = of_kind[i][held.index(self.wielded[i])]
        self.cards = replaced(self.cards, kind, tuple(of_kind))
        self.decks = replaced(self.decks, kind, tuple(sorted(shuffled)))

    def spread_anew(self, group: list[int]) -> None:
        """The same points on other rings; the techniques laid out tell what Void may be."""
        spread: dict[int, list[int]] = {}
        left = sum([sum(self.rings[i]) for i in group])
        for i in group:
            void = self.rings[i][VOID]
            alike = [v for v, n in enumerate(TECHNIQUES_OF_VOID) if n == TECHNIQUES_OF_VOID[void]]
            other = alike[self.below(len(alike))]
            rest = sum(self.rings[i]) - other
            spread[i] = [0, 0, 0, 0, other if 0 <= rest <= VOID * RING_MAX else void]
            left -= spread[i][VOID]
        while left:
            rings = spread[group[self.below(len(group))]]
            ring = self.below(VOID)
            if rings[ring] < RING_MAX:
                rings[ring] += 1
                left -= 1
        self.rings = tuple(
            [tuple(spread[i]) if i in spread else rings for i, rings in enumerate(self.rings)]
        )
