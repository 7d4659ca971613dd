"""How many gestures the board of The White Castle asks for, told from the words of a record.

One gesture says what `web/src/boards/white_castle/gestures.ts` composes: a die with its place, an
icon with its target, an action of the castle with that of its icon, a courtier through the gates
and up to the action of the card it meets. Nothing is one where the server takes the only choice,
nor where the board takes a gift. Whoever does not want a gift takes it back.
"""

from collections import Counter
from typing import Final, final

from tatami.core.record import Record, opened
from tatami.games.white_castle.choices import costs, menu, opens
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.todo import todo

WORDS: Final = WHITE_CASTLE.vocabulary.by_text
# What hands move at a table of wood: each kind of good taken, each piece, die and card.
BY_HAND: Final = ("gained-", "sent-", "moved", "placed", "paid-for-die", "climbed", "traded")


def gift(t: WhiteCastle, seat: int) -> str:
    """What only gives (`gift` in `play.svelte.ts`)."""
    left = [
        word
        for word in (each.text for each in menu(t, seat))
        if word != "stop" and word[:6] != "trade:"
    ]
    alone = len(left) == 1
    if alone and left[0].startswith("gain:"):
        return left[0]
    if not any(word.startswith("do:") for word in left):
        return ""
    behind, prices = opens(t, seat), costs(t, seat)
    lost = {f"do:{each['effect']}" for each in todo(t)[0]["effects"] if each["lost"]}
    for word in left:
        if not word.startswith("do:") or behind[word] or word in lost:
            continue
        amounts = prices[word].values()
        if all(amount <= 0 for amount in amounts) and (alone or amounts):
            return word
    return ""


@final
class Reckoning:
    """A recorded game, played again as the board would be played."""

    def __init__(self, record: Record) -> None:
        table = opened(WHITE_CASTLE, record)
        assert isinstance(table, WhiteCastle)
        self.table = table
        self.table.chronicle = []
        self.said = [(entry.seat, entry.word) for entry in record.standing()]
        self.at = 0
        self.ahead: Counter[tuple[int, str]] = Counter()  # gifts that the record has later
        self.spoke: set[int] = set()
        self.gestures: Counter[tuple[int, str]] = Counter()  # by seat and the verb that is first
        while self.at < len(self.said):
            self.go_on()

    def go_on(self) -> None:
        """A gift, a word that is forced, or a gesture."""
        seat, word = self.said[self.at]
        if self.takes_a_gift(seat):
            return
        if self.ahead[seat, word] or word not in self.menu(seat):  # taken already, or by the server
            self.ahead[seat, word] -= self.ahead[seat, word] > 0
            self.at += 1
            return
        words = 1
        if len(self.table.asks) > 1 or len(self.menu(seat)) > 1:
            words, gestures = self.gesture(seat)
            self.gestures[seat, word.partition(":")[0]] += gestures
            self.spoke.add(seat)
        for _ in range(words):
            self.table.answer(seat, WORDS[self.said[self.at][1]])
            self.at += 1

    def menu(self, seat: int) -> list[str]:
        return [word.text for word in menu(self.table, seat)]

    def ahead_of(self, seat: int, steps: int) -> str:
        """What the same seat says so many words later, if nobody else speaks before."""
        coming = self.said[self.at : self.at + steps + 1]
        if len(coming) <= steps or any(other != seat for other, _ in coming):
            return ""
        return coming[-1][1]

    def takes_a_gift(self, seat: int) -> bool:
        """The board takes it for whoever has just spoken; if the record leaves it, one takes it
        back."""
        if seat not in self.spoke:
            return False
        self.spoke.discard(seat)
        given = gift(self.table, seat)
        if given and self.is_wanted(seat, given):
            self.table.answer(seat, WORDS[given])
            self.ahead[seat, given] += 1
            self.spoke.add(seat)
            return True
        self.gestures[seat, "take back"] += bool(given)
        return False

    def is_wanted(self, seat: int, given: str) -> bool:
        """Whether the record takes it, too, before it stops or trades."""
        owed = self.ahead[seat, given]
        for other, word in self.said[self.at :]:
            if other != seat or word == "stop" or word.partition(":")[0] in ("take", "trade"):
                return False
            owed -= word == given
            if owed < 0:
                return True
        return False

    def gesture(self, seat: int) -> tuple[int, int]:
        """How many of the words to come are said together, and in how many gestures: one a good.
        Who trades with a die lifted has not taken it yet."""
        word, second = self.ahead_of(seat, 0), self.ahead_of(seat, 1)
        if word.startswith("take:"):
            return (1, 0) if second.startswith("trade:") else (2, 1)
        behind, words = opens(self.table, seat), 1
        if second in behind.get(word, []) and second.startswith("gain:"):
            goods = 1
            while self.ahead_of(seat, goods + 1).startswith("gain:"):
                goods += 1
            return 1 + goods, goods
        while (following := self.ahead_of(seat, words)) in behind.get(word, []):
            # a courtier from home is drawn up by hand, also where another stands at the gates
            if following == "stop" or (word == "audience" and "climb:gate" not in following):
                break
            met, word, words = word.startswith("climb:"), following, words + 1
            if met:
                break
        return words, 1

    def of(self, seat: int) -> int:
        """All gestures of one player."""
        return sum(n for (each, _), n in self.gestures.items() if each == seat)

    def by_hand(self) -> int:
        """How many times a hand would move something at a table of wood."""
        events = self.table.chronicle or []
        return sum(event.kind.name.startswith(BY_HAND) for event in events)
