"""What each family knows of cards it does not see.

Each family has a row, and the spectators have the last one. A row has a number for each holder: a
bit for each card that may be there, as far as the family has seen. A card on the open table is with
no holder.

A family that sees a card move knows where it is. A family that sees only that cards moved knows
where they may be. Of an even swap in secret nobody else sees anything. While the floor is open,
any card in the hands of others may have been swapped: that is a rumour. Rumours count where things
are called certain, or at most so much; a family imagines what it has seen itself.
"""

from typing import Final, final

from tatami.core.table import Table
from tatami.core.words import NOBODY
from tatami.games.senji.printed import KINDS_OF_FAMILY

SPECTATORS: Final = KINDS_OF_FAMILY  # their row
ROWS: Final = KINDS_OF_FAMILY + 1
BITS: Final = 60
PART: Final = (1 << BITS) - 1
BIT: Final = tuple([1 << card for card in range(2 * BITS)])  # of each card


def row_of(viewer: int) -> int:
    """The row of a family, or of the spectators for nobody."""
    return SPECTATORS if viewer == NOBODY else viewer


def bits(cards: tuple[int, ...]) -> int:
    """A bit for each of these cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def listed(mask: int) -> list[int]:
    """The cards whose bits are set, in ascending order."""
    cards: list[int] = []
    first = 0
    while mask:
        part = mask & PART  # all cards together are more than a machine's integer
        while part:
            rest = part & (part - 1)
            cards.append(first + (part ^ rest).bit_length() - 1)
            part = rest
        first += BITS
        mask >>= BITS
    return cards


def alike(row: list[int]) -> list[int]:
    """Cards that may be in several places, grouped by those places."""
    somewhere = unsure = 0
    for there in row:
        unsure |= somewhere & there
        somewhere |= there
    groups = [unsure] if unsure else []
    for there in row:
        parts: list[int] = []
        for group in groups:
            parts += [part for part in (group & there, group & ~there) if part]
        groups = parts
    return groups


@final
class Knowledge:
    """Who knows what of one kind of cards; each family's own hand is the holder of its number."""

    def __init__(self, holders: int, may: list[int], rumours: list[int]) -> None:
        self.holders = holders
        self.may = may  # by row and holder: the cards that may lie there, by what was seen
        self.rumours = rumours  # by row and family: those that swaps unseen may have brought there

    def copy(self) -> "Knowledge":
        """A knowledge that grows without touching this one: what is learnt makes a new list."""
        return Knowledge(self.holders, self.may, self.rumours)

    # -- what has been seen -----------------------------------------------------------------

    def openly(self, cards: tuple[int, ...], where: int) -> None:
        """Everyone has seen where these cards are now: with a holder, or open on the table."""
        seen = bits(cards)
        others = ~seen
        may = [there & others if there else 0 for there in self.may]
        if where != NOBODY:
            for at in range(where, len(may), self.holders):
                may[at] |= seen
        self.may = may
        self.rumours = [there & others if there else 0 for there in self.rumours]

    def seen_by(self, viewer: int, cards: tuple[int, ...], where: int) -> None:
        """One family has seen where these cards are now."""
        if cards:
            self.learn()
            self.note(viewer, bits(cards), where)

    def learn(self) -> None:
        """What is noted next does not touch the knowledge that this one was copied from."""
        self.may = self.may[:]
        self.rumours = self.rumours[:]

    def note(self, row: int, seen: int, where: int) -> None:
        """Put these cards with one holder only, in one row of a list that is new."""
        may, first = self.may, row * self.holders
        for at in range(first, first + self.holders):
            if may[at]:
                may[at] &= ~seen
        may[first + where] |= seen
        rumours, first = self.rumours, row * KINDS_OF_FAMILY
        for at in range(first, first + KINDS_OF_FAMILY):
            if rumours[at]:
                rumours[at] &= ~seen

    def saw_all(self, viewer: int, holder: int, held: tuple[int, ...]) -> None:
        """One family has seen all that a holder has. A card that it believed to be there has gone
        to another hand in secret."""
        seen = bits(held)
        gone = self.likely(viewer, holder) & ~seen
        self.learn()
        first = viewer * self.holders
        for family in range(KINDS_OF_FAMILY):
            if family != viewer:
                self.may[first + family] |= gone
        self.may[first + holder] = 0
        if holder < KINDS_OF_FAMILY:
            self.rumours[viewer * KINDS_OF_FAMILY + holder] = 0
        self.note(viewer, seen, holder)

    def spread(self, families: list[int], able: int) -> None:
        """On the open floor any card that is able to move may have gone from any of these families
        to any other by swaps that nobody else has seen."""
        self.rumours = self.rumours[:]
        for row in range(ROWS):
            first, rumoured = row * self.holders, row * KINDS_OF_FAMILY
            others = [family for family in families if family != row]
            abroad = 0
            for other in others:
                abroad |= self.may[first + other] | self.rumours[rumoured + other]
            for other in others:
                self.rumours[rumoured + other] = abroad & able

    def traded(
        self, a: int, b: int, to_b: tuple[int, ...], to_a: tuple[int, ...], able: int
    ) -> None:
        """Cards have changed hands in secret. Only the two families know which; all others see by
        how many a hand has grown, so that of an even swap they learn nothing."""
        self.learn()
        grown = len(to_b) - len(to_a)
        giver, taker = (a, b) if grown > 0 else (b, a)
        for row in range(ROWS):
            if row in (a, b) and row != SPECTATORS:
                self.note(row, bits(to_b), b)
                self.note(row, bits(to_a), a)
            elif grown:
                self.may_pass(row, giver, taker, able)

    def may_pass(self, row: int, giver: int, taker: int, able: int) -> None:
        """Any card that the giver may have held, and that is able to move, may have gone."""
        first = row * self.holders
        self.may[first + taker] |= self.may[first + giver] & able
        if giver < KINDS_OF_FAMILY and taker < KINDS_OF_FAMILY:
            first = row * KINDS_OF_FAMILY
            self.rumours[first + taker] |= self.rumours[first + giver]

    def passed(self, giver: int, taker: int, moved: tuple[int, ...], able: int) -> None:
        """Cards have gone from one holder to another, and only those two know which."""
        self.learn()
        for row in range(ROWS):
            if row in (giver, taker) and row != SPECTATORS:
                self.note(row, bits(moved), taker)
            else:
                self.may_pass(row, giver, taker, able)

    def swapped(
        self, a: int, b: int, to_b: tuple[int, ...], to_a: tuple[int, ...], able: int
    ) -> None:
        """Cards have gone both ways at once, and only those two families know which."""
        self.learn()
        for row in range(ROWS):
            if row in (a, b) and row != SPECTATORS:
                self.note(row, bits(to_b), b)
                self.note(row, bits(to_a), a)
            else:
                self.may_pass(row, a, b, able)
                self.may_pass(row, b, a, able)

    def all_passed(self, giver: int, taker: int) -> None:
        """Everyone has seen that whatever one holder had has gone to another."""
        self.may = self.may[:]
        for first in range(0, len(self.may), self.holders):
            self.may[first + taker] |= self.may[first + giver]
            self.may[first + giver] = 0

    def emptied(self, holder: int) -> None:
        """Everyone has seen that a holder has nothing left."""
        self.may = self.may[:]
        for at in range(holder, len(self.may), self.holders):
            self.may[at] = 0

    # -- what follows -----------------------------------------------------------------------

    def possible(self, viewer: int, holder: int) -> int:
        """A bit for each card that may be with a holder, whatever was swapped unseen."""
        row = row_of(viewer)
        seen = self.may[row * self.holders + holder]
        in_hand = holder < KINDS_OF_FAMILY
        return seen | self.rumours[row * KINDS_OF_FAMILY + holder] if in_hand else seen

    def seen_with(self, viewer: int, holder: int) -> int:
        """A bit for each card that, unless it was swapped unseen, may be with a holder."""
        return self.may[row_of(viewer) * self.holders + holder]

    def likely(self, viewer: int, holder: int, other: int = NOBODY) -> int:
        """A bit for each card that, unless it was swapped unseen, can only be there, or only with
        one of two holders."""
        first = row_of(viewer) * self.holders
        there = elsewhere = 0
        for at in range(self.holders):
            if at in (holder, other):
                there |= self.may[first + at]
            else:
                elsewhere |= self.may[first + at]
        return there & ~elsewhere

    def certain(self, viewer: int, holder: int, other: int = NOBODY) -> int:
        """A bit for each card that can only be there, or only with one of two holders."""
        first = row_of(viewer) * KINDS_OF_FAMILY
        rumoured = 0
        for family in range(KINDS_OF_FAMILY):
            if family != holder:
                rumoured |= self.rumours[first + family]
        return self.likely(viewer, holder, other) & ~rumoured

    def certain_of_each(self, viewer: int) -> list[int]:
        """For each family the cards that can only be in its hand or, if they lie in bids, in those
        of its own: the same as `certain` for all of them, in one look."""
        first = row_of(viewer) * self.holders
        in_hands = self.may[first : first + KINDS_OF_FAMILY]
        unsure = somewhere = rumoured = twice = 0
        for holder in range(KINDS_OF_FAMILY, self.holders):
            there = self.may[first + holder]
            if there and self.holders == 2 * KINDS_OF_FAMILY:
                in_hands[holder - KINDS_OF_FAMILY] |= there
            elif there:
                unsure |= there
        first = row_of(viewer) * KINDS_OF_FAMILY
        rumours = self.rumours[first : first + KINDS_OF_FAMILY]
        for family in range(KINDS_OF_FAMILY):
            unsure |= somewhere & in_hands[family]
            somewhere |= in_hands[family]
            twice |= rumoured & rumours[family]
            rumoured |= rumours[family]
        return [
            there & ~unsure & ~(twice | (rumoured & ~rumours[family]))
            for family, there in enumerate(in_hands)
        ]

    def knowing(self, card: int, holder: int) -> int:
        """How many know that a card is with a holder."""
        return sum([self.likely(row, holder) >> card & 1 for row in range(ROWS)])

    # -- tables imagined --------------------------------------------------------------------

    def known_anew(self, viewer: int, hands: tuple[tuple[int, ...], ...]) -> None:
        """On a table that the viewer imagines every other family knows the hand it has there, and
        of all else no more than the spectators do."""
        self.learn()
        public = self.may[SPECTATORS * self.holders :]
        rumoured = self.rumours[SPECTATORS * KINDS_OF_FAMILY :]
        for family, hand in enumerate(hands):
            if family != viewer:
                own = bits(hand)
                row = [there & ~own if there & own else there for there in public]
                row[family] = own
                first = family * self.holders
                self.may[first : first + self.holders] = row
                row = [there & ~own if there & own else there for there in rumoured]
                row[family] = 0
                first = family * KINDS_OF_FAMILY
                self.rumours[first : first + KINDS_OF_FAMILY] = row

    def put_back(self, viewer: int, cards: list[int], holders: list[int]) -> None:
        """Undo, as far as it goes, the even swaps that the viewer knows nothing of."""
        first = row_of(viewer) * self.holders
        row = self.may[first : first + self.holders]
        for i, one in enumerate(cards):
            if not row[holders[i]] >> one & 1:
                for j, other in enumerate(cards):
                    if row[holders[j]] >> one & 1 and row[holders[i]] >> other & 1:
                        cards[i], cards[j] = other, one
                        break

    def deal_anew(self, t: Table, viewer: int, cards: list[int], holders: list[int]) -> None:
        """Let the cards whose place the viewer does not know lie anywhere that its row allows.

        They are taken up and dealt in order: where they lay must not show in what is imagined.
        """
        first = row_of(viewer) * self.holders
        row = self.may[first : first + self.holders]
        deal = Deal(row, cards, holders)
        groups = [(holders_of(row, group), group) for group in alike(row)]
        taken_up = [(able, deal.take_up(group, able)) for able, group in groups]
        taken_up.sort(key=narrowness)
        for able, group_of_cards in taken_up:
            for card in group_of_cards:
                deal.lay(t, card, able)


def holders_of(row: list[int], group: int) -> list[int]:
    """The holders that may have the cards of a group."""
    return [holder for holder, there in enumerate(row) if there & group]


def narrowness(group: tuple[list[int], list[int]]) -> int:
    """Cards that few holders may have are dealt first."""
    return len(group[0])


@final
class Deal:
    """Cards taken up from their places and dealt to them again; every place has a holder."""

    def __init__(self, row: list[int], cards: list[int], holders: list[int]) -> None:
        self.cards = cards
        self.holders = holders
        self.place_of: dict[int, int] = {card: place for place, card in enumerate(cards)}
        self.able: dict[int, list[int]] = {}  # by card taken up: the holders that may have it
        self.free: list[list[int]] = [[] for _ in row]  # by holder: places still to be filled
        self.filled: list[list[int]] = [[] for _ in row]

    def take_up(self, group: int, able: list[int]) -> list[int]:
        """Take up all cards of a group that lie there; they come in ascending order."""
        place_of = self.place_of
        taken = [card for card in listed(group) if card in place_of]
        for place in sorted([place_of[card] for card in taken]):
            self.free[self.holders[place]].append(place)
        for card in taken:
            self.able[card] = able
        return taken

    def lay(self, t: Table, card: int, able: list[int]) -> None:
        """Lay a card in any free place of the holders that may have it."""
        count = 0
        for holder in able:
            count += len(self.free[holder])
        if not count:
            self.fill(card, self.made_room(able), 0)
            return
        at, which = t.below(count), 0
        while at >= len(self.free[able[which]]):
            at -= len(self.free[able[which]])
            which += 1
        self.fill(card, able[which], at)

    def fill(self, card: int, holder: int, at: int) -> None:
        """Lay a card in a free place of a holder."""
        place = self.free[holder].pop(at)
        self.filled[holder].append(place)
        self.cards[place] = card

    def made_room(self, able: list[int]) -> int:
        """One of these holders, once it has passed on a card; if none can, any that has room."""
        tried: set[int] = set()
        for holder in able:
            if holder not in tried and self.passed_on(holder, tried):
                return holder
        return [len(free) > 0 for free in self.free].index(True)

    def passed_on(self, holder: int, tried: set[int]) -> bool:
        """Whether a card dealt to a holder could go to another, which may have to pass on one."""
        tried.add(holder)
        for place in self.filled[holder]:
            card = self.cards[place]
            for other in self.able[card]:
                if other in tried:
                    continue
                if self.free[other] or self.passed_on(other, tried):
                    self.fill(card, other, 0)
                    self.filled[holder].remove(place)
                    self.free[holder].append(place)
                    return True
        return False


def nothing_known(holders: int) -> Knowledge:
    """Before any card has been seen."""
    return Knowledge(holders, [0] * (ROWS * holders), [0] * (ROWS * KINDS_OF_FAMILY))


NOTHING_KNOWN: Final = nothing_known(0)
