"""How many gestures the board of The White Castle asks for, told from the words of a record.

One gesture says what `web/src/boards/white_castle/gestures.ts` composes: a die with its place, an
icon with its target, a courtier through the gates and up. Nothing is one where the server takes the
only choice, nor where the board takes a gift. Whoever does not want a gift takes it back.
"""

from collections import Counter
from typing import Final, final

from tatami.core.record import Record, opened
from tatami.games.white_castle.choices import costs, opens
from tatami.games.white_castle.game import WHITE_CASTLE
from tatami.games.white_castle.table import WhiteCastle
from tatami.games.white_castle.todo import todo

WORDS: Final = WHITE_CASTLE.vocabulary.by_text
OF_THE_TRAY: Final = ("do", "gain")
# What hands move at a table of wood: each kind of good taken, each piece, die and card.
BY_HAND: Final = ("gained-", "sent-", "moved", "placed", "paid-for-die", "climbed", "traded")


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
        if self.ahead[seat, word]:
            self.ahead[seat, word] -= 1
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
        return [word.text for ask in self.table.asks if ask.seat == seat for word in ask.options]

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
        gift = self.gift(seat)
        if gift and self.is_wanted(seat, gift):
            self.table.answer(seat, WORDS[gift])
            self.ahead[seat, gift] += 1
            self.spoke.add(seat)
            return True
        self.gestures[seat, "take back"] += bool(gift)
        return False

    def is_wanted(self, seat: int, gift: str) -> bool:
        """Whether the record takes it, too, before it stops or trades."""
        owed = self.ahead[seat, gift]
        for other, word in self.said[self.at :]:
            if other != seat or word == "stop" or word.partition(":")[0] in ("take", "trade"):
                return False
            owed -= word == gift
            if owed < 0:
                return True
        return False

    def gift(self, seat: int) -> str:
        """All that is left to do, where it only gives (`gift` in `play.svelte.ts`)."""
        left = [word for word in self.menu(seat) if word != "stop" and word[:6] != "trade:"]
        if len(left) != 1 or left[0].partition(":")[0] not in OF_THE_TRAY:
            return ""
        word = left[0]
        if word.startswith("gain:"):
            return word
        pays = any(amount > 0 for amount in costs(self.table, seat)[word].values())
        due = [each for each in todo(self.table)[0]["effects"] if f"do:{each['effect']}" == word]
        lost = any(each["lost"] for each in due)
        return "" if pays or lost or opens(self.table, seat)[word] else word

    def gesture(self, seat: int) -> tuple[int, int]:
        """How many of the words to come are said together, and in how many gestures: one a good.
        Who trades with a die lifted has not taken it yet."""
        word, second, third = (self.ahead_of(seat, steps) for steps in range(3))
        if word.startswith("take:"):
            return (1, 0) if second.startswith("trade:") else (2, 1)
        behind = opens(self.table, seat).get(word, [])
        through = third if second == "audience" else second if word == "audience" else ""
        straight = through.startswith("climb:gate-") and through not in behind + self.menu(seat)
        if second in behind and second.startswith("gain:"):
            goods = 1
            while self.ahead_of(seat, goods + 1).startswith("gain:"):
                goods += 1
            return 1 + goods, goods
        together = second in behind and second != "stop"
        return 1 + together + straight, 1

    def of(self, seat: int) -> int:
        """All gestures of one player."""
        return sum(n for (each, _), n in self.gestures.items() if each == seat)

    def by_hand(self) -> int:
        """How many times a hand would move something at a table of wood."""
        events = self.table.chronicle or []
        return sum(event.kind.name.startswith(BY_HAND) for event in events)
