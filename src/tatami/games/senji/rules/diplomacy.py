"""Diplomatic honour: cards of adversaries given back (SEN-62)."""

from typing import Final

from tatami.core.ask import Ask
from tatami.core.frame import script
from tatami.core.words import NOBODY
from tatami.games.senji.frames import Returning
from tatami.games.senji.printed import FAMILY_OF, KINDS_OF_FAMILY, SET_HONOUR, SET_LOSS
from tatami.games.senji.rules.cards import give_back, seat, take_from_hand
from tatami.games.senji.rules.honour import gain, lose
from tatami.games.senji.table import Senji
from tatami.games.senji.tokens import FROM_SETS
from tatami.games.senji.words import RETURN, RETURNED_SET


def can_complete(
    t: Senji, family: int, cards: list[int], count: int, missing: int, thanked: int
) -> bool:
    """Whether so many of these cards reach every adversary not thanked yet, but for those that
    may be left out."""
    if len(cards) < count:
        return False
    there = thanked
    for card in cards:
        there |= 1 << FAMILY_OF[card]
    opponents = adversaries(t, family)
    absent = sum([not there >> other & 1 for other in opponents])
    wanting = sum([not thanked >> other & 1 for other in opponents])
    return absent <= missing and wanting - missing <= count


def adversaries(t: Senji, family: int) -> list[int]:
    """The families of which a set needs a card: all others, or those at the table (SEN-62)."""
    families = range(KINDS_OF_FAMILY) if t.house.whole_sets else t.families()
    return [other for other in families if other != family]


def foreign(t: Senji, family: int) -> list[int]:
    """Cards of others in hand; an exposed hostage must first be taken back (SEN-62)."""
    return [card for card in t.hands[family] if FAMILY_OF[card] != family]


def can_give_back(t: Senji, family: int, count: int, missing: int) -> bool:
    """At least one card of every adversary (SEN-62)."""
    return can_complete(t, family, foreign(t, family), count, missing, 0)


def choose_a_card_to_return(t: Senji, r: Returning) -> Ask:
    """Cards of any type, in ascending order (SEN-62)."""
    ask = Ask(t.seat[r.family], "SEN-62", private=True)
    last = r.chosen[-1] if r.chosen else NOBODY
    left = r.cards - len(r.chosen) - 1
    cards = [card for card in foreign(t, r.family) if card > last]
    for i, card in enumerate(cards):
        thanked = thanked_by(r.chosen) | 1 << FAMILY_OF[card]
        able = can_complete(t, r.family, cards[i + 1 :], left, r.missing, thanked)
        ask.offer(RETURN[card], unless="" if able else "SEN-62")
    for card in t.exposed[r.family]:
        ask.offer(RETURN[card], unless="SEN-65")
    return ask


def thanked_by(cards: tuple[int, ...]) -> int:
    """A bit for each family that gets one of these cards."""
    thanked = 0
    for card in cards:
        thanked |= 1 << FAMILY_OF[card]
    return thanked


def choose_it(t: Senji, r: Returning) -> None:
    """Until there are enough (SEN-62)."""
    r.chosen = (*r.chosen, r.answers[0].arg)
    if len(r.chosen) < r.cards:
        t.go_to(r, choose_a_card_to_return)


def return_them(t: Senji, r: Returning) -> None:
    """The set is worth 10 honour, and costs each player who gets cards back 1 in all (SEN-62)."""
    t.reveal()
    for card in r.chosen:
        take_from_hand(t, r.family, card)
        give_back(t, card)
    gain(t, r.family, SET_HONOUR, FROM_SETS)
    thanked = thanked_by(r.chosen)
    for other in t.families():
        if thanked >> other & 1:
            lose(t, other, SET_LOSS)
    t.tell(RETURNED_SET, seat(t, r.family), SET_HONOUR)


RETURNING: Final = script(Senji, Returning, choose_a_card_to_return, choose_it, return_them)
