"""Questions: who must answer, what they may say, and why not the rest."""

from typing import final

from tatami.core.words import Word


class Illegal(Exception):
    """The word may not be said now; `rule` is the ledger entry that says why.

    The rule is empty if the seat has not been asked at all.
    """

    def __init__(self, word: Word, rule: str) -> None:
        super().__init__(f"{word.text}: {rule or 'not asked'}")
        self.word = word
        self.rule = rule


@final
class Ask:
    """An open question to one seat.

    `rule` is the ledger entry that asks, and `prompt` tells two questions of one rule apart.
    `refused` holds the words that are not on the menu, each with the rule that forbids it.
    An `idle` question on the open floor needs no answer: the game goes on without one.
    The answer to a `changeable` question may be changed until all others have answered.
    The menu of a `private` question depends on what its seat hides. So nobody else may learn
    whether it has only one answer.
    """

    def __init__(
        self,
        seat: int,
        rule: str,
        prompt: str = "",
        idle: bool = False,
        changeable: bool = False,
        private: bool = False,
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.prompt = prompt
        self.idle = idle
        self.changeable = changeable
        self.private = private
        self.options: list[Word] = []
        self.refused: dict[Word, str] = {}

    def __repr__(self) -> str:
        return f"{self.seat}, {self.name()}: {', '.join([word.text for word in self.options])}"

    def name(self) -> str:
        """The question's name in the texts: its rule, and its prompt if it has one."""
        return f"{self.rule}-{self.prompt}" if self.prompt else self.rule

    def offer(self, word: Word, unless: str = "") -> None:
        """Put a word on the menu, unless the rule of this id forbids it."""
        if unless:
            self.refused[word] = unless
        else:
            self.options.append(word)

    def only(self, words: list[Word]) -> "Ask":
        """The same question with only these words on its menu."""
        ask = Ask(self.seat, self.rule, self.prompt, self.idle, self.changeable, self.private)
        ask.options, ask.refused = words, self.refused
        return ask

    def why_not(self, word: Word) -> str:
        """The rule that keeps this word off the menu: the one named, else the one of its verb."""
        return self.refused.get(word, word.verb.rule)


@final
class Freely:
    """Questions on the open floor: the first answer is taken at once, then all are asked again.

    A question to NOBODY is for the clock: only the session answers it.
    """

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks


Asked = Ask | list[Ask] | Freely | None
