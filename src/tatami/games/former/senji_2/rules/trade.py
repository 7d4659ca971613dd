"""Trade cards called in (SEN-25, 61)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.table import replaced
from tatami.core.words import NOBODY
from tatami.games.former.senji_2.frames import CallingIn
from tatami.games.former.senji_2.printed import (
    FAMILY_OF,
    FIRST_TRADE,
    KURODA,
    KURODA_VALUE,
    VALUE_OF,
    face,
)
from tatami.games.former.senji_2.rules.cards import faces, give_back, seat, take_from_hand
from tatami.games.former.senji_2.table import Senji
from tatami.games.former.senji_2.tokens import ALL_FLOWERS, DECK, IN_SIGHT, UNDER
from tatami.games.former.senji_2.words import (
    CALL,
    CALLED_IN,
    CARD,
    FLOWER,
    KEPT_FLOWER,
    PICK,
    SHOW,
    WAS_SHOWN,
)


def offer_trade(t: Senji, family: int, ask: Ask) -> None:
    """A trade card of another family, not callable on an empty hand (SEN-61)."""
    for card in t.hands[family]:
        if card >= FIRST_TRADE:
            other = FAMILY_OF[card]
            able = other != family and flowers_behind(t, other) > 0
            ask.offer(CALL[card - FIRST_TRADE], unless="" if able else "SEN-61")


def flowers_behind(t: Senji, family: int) -> int:
    """How many hanafuda cards stand behind a family's trade cards: its hand, or the deck for an
    absent one (SEN-61)."""
    if t.seat[family] == NOBODY:
        return len(t.deck) + len(t.discard)
    return len(t.flowers[family])


def worth(t: Senji, family: int, card: int) -> int:
    """The value of a trade card, two more for Kuroda's lord (SEN-80)."""
    return VALUE_OF[card] + (KURODA_VALUE if t.serves(KURODA, family) else 0)


def hand_in_the_card(t: Senji, c: CallingIn) -> None:
    """It goes back to its family (SEN-25). For that of an absent one the top cards of the deck
    are looked at (SEN-61)."""
    debtor = FAMILY_OF[c.card]
    t.reveal()
    c.to_show = min(worth(t, c.family, c.card), flowers_behind(t, debtor))
    take_from_hand(t, c.family, c.card)
    t.tell(CALLED_IN, seat(t, c.family), CARD[c.card])
    give_back(t, c.card)
    t.held_by, t.held_seen = debtor, 1 << c.family | 1 << debtor
    if t.seat[debtor] == NOBODY:
        t.held = tuple(sorted(t.draw_flowers(c.to_show, IN_SIGHT)))
        t.held_by, t.held_seen = IN_SIGHT, 1 << c.family
        t.flowers_known.seen_by(c.family, t.held, IN_SIGHT)
        c.to_show = 0


def choose_what_to_show(t: Senji, c: CallingIn) -> Ask | None:
    """The debtor chooses which cards to show, all if there are too few (SEN-61)."""
    debtor = FAMILY_OF[c.card]
    hand = t.flowers[debtor]
    if c.to_show == 0 or c.to_show == len(hand):
        return None
    ask = Ask(t.seat[debtor], "SEN-25", private=True)
    last = NOBODY
    for flower in hand:
        if face(flower) != last:
            last = face(flower)
            ask.offer(SHOW[last])
    return ask


def show_it(t: Senji, c: CallingIn) -> None:
    """Only the two families see it (SEN-25)."""
    debtor = FAMILY_OF[c.card]
    if c.to_show:
        t.reveal()
        if c.answers:
            lay_apart(t, c, (t.flower_showing(debtor, c.answers[0].arg),))
        else:
            lay_apart(t, c, t.flowers[debtor])
    if c.to_show:
        t.go_to(c, choose_what_to_show)
        return
    t.whisper(t.seat[c.family], WAS_SHOWN, faces(tuple([face(f) for f in t.held])))


def lay_apart(t: Senji, c: CallingIn, flowers: tuple[int, ...]) -> None:
    """Cards shown are put apart until one of them is kept."""
    debtor = FAMILY_OF[c.card]
    left = tuple([flower for flower in t.flowers[debtor] if flower not in flowers])
    t.flowers = replaced(t.flowers, debtor, left)
    t.held = tuple(sorted(t.held + flowers))
    c.to_show -= len(flowers)
    t.flowers_known.seen_by(c.family, flowers, debtor)


def choose_what_to_keep(t: Senji, c: CallingIn) -> Ask:
    """The holder keeps one of them (SEN-25)."""
    ask = Ask(t.seat[c.family], "SEN-25", "keep", private=True)
    last = NOBODY
    for flower in t.held:
        if face(flower) != last:
            last = face(flower)
            ask.offer(PICK[last])
    return ask


def keep_it(t: Senji, c: CallingIn) -> None:
    """The others go back to the debtor, or under the deck (SEN-25, 61)."""
    shown = c.answers[0].arg
    flower = next(f for f in t.held if face(f) == shown)
    rest = tuple([f for f in t.held if f != flower])
    t.put_flowers(c.family, (flower,))
    t.flowers_known.passed(t.held_by, c.family, (flower,), ALL_FLOWERS)
    if t.held_by == IN_SIGHT:
        t.flowers_known.all_passed(IN_SIGHT, DECK)
        t.flowers_known.seen_by(c.family, rest, UNDER)
        t.deck += rest
        t.under += (c.family,) * len(rest)
    else:
        debtor = t.held_by
        t.put_flowers(debtor, rest)
        t.whisper(t.seat[debtor], KEPT_FLOWER, FLOWER[shown])
    t.whisper(t.seat[c.family], KEPT_FLOWER, FLOWER[shown])
    t.held, t.held_by, t.held_seen = (), NOBODY, 0


CALLING_IN: Final = script(
    Senji,
    CallingIn,
    hand_in_the_card,
    choose_what_to_show,
    show_it,
    choose_what_to_keep,
    keep_it,
)
