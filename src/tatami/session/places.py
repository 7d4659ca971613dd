"""A place at the table, and who sits there."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tatami.session.deeds import Queued

Kind = Literal["open", "guest", "user", "bot"]


class Move(NamedTuple):
    """A move that is prepared behind others, for a later turn."""

    words: list[str]
    together: bool  # whether it is said as a whole or not at all


class Place:
    """A seat: open, a person's, or a bot's. A bot may also play for a person who is away."""

    def __init__(self, bot: str = "") -> None:
        self.who = ""
        self.name = bot
        self.user = False
        self.bot = bot  # the bot that plays here now
        self.conceded = False
        self.queue: list[str] = []  # what a person will answer
        self.together = False  # whether that is one move, said as a whole or not at all
        self.lasts_with = ""  # what such a move is forgotten with; empty for nothing
        self.ahead: list[Move] = []  # what comes after it
        self.rests = False  # whether what is prepared is meant for the turn after this one
        # For each card how long a pass stands, and what it lasts with.
        self.standing: dict[str, tuple[str, str]] = {}
        # The questions that were let pass since the person last spoke, with the cards kept.
        self.passed: list[tuple[str, list[str]]] = []

    def sit(self, who: str, name: str, user: bool) -> None:
        """Let somebody take the place."""
        self.who, self.name, self.user, self.bot = who, name, user, ""
        self.standing, self.passed = {}, []

    def moves(self) -> list[Move]:
        """All that is prepared, in order."""
        first = [Move(self.queue, self.together)] if self.queue else []
        return first + self.ahead

    def prepare(self, deed: Queued, mark: str) -> None:
        """Prepare a move behind so many others. Those that were behind them are dropped; without
        words, that is all."""
        stay = self.moves()[: deed.after]
        new = [Move(deed.words, deed.together)] if deed.words else []
        if stay:
            self.ahead = stay[1:] + new
            return
        self.forget()
        self.queue, self.together, self.lasts_with = list(deed.words), deed.together, mark

    def forget(self) -> None:
        """Drop all that is prepared."""
        self.queue, self.ahead, self.rests = [], [], False

    def go_on_to_the_next(self) -> None:
        """What was prepared first has been said: the next move is meant for the next turn."""
        if not self.queue and self.ahead:
            (words, self.together), self.ahead = self.ahead[0], self.ahead[1:]
            self.queue, self.lasts_with, self.rests = list(words), "", True

    def unqueue(self, said: Sequence[str]) -> None:
        """Drop what was queued and has been said, and what was left out in between. What chance or
        others broke off of a whole move is not said unseen."""
        if self.together:
            self.queue = []
        else:
            for text in said:
                del self.queue[: self.queue.index(text) + 1]
        self.go_on_to_the_next()

    def leave_out(self, granted: Sequence[str]) -> None:
        """Drop the beginning of a prepared move that was not asked, because nothing else could have
        been answered."""
        for text in granted:
            if self.together and self.queue[:1] == [text]:
                del self.queue[0]

    def kind(self) -> Kind:
        """Whether the place is open, or a guest, a user or a bot sits there."""
        if self.who:
            return "user" if self.user else "guest"
        return "bot" if self.bot else "open"

    def open(self) -> bool:
        """Whether nobody sits here."""
        return not self.who and not self.bot

    def played_by_a_person(self) -> bool:
        """Whether a person answers here now."""
        return bool(self.who) and not self.bot

    def away(self) -> bool:
        """Whether a bot plays for the person who sits here."""
        return bool(self.who and self.bot)

    def occupant(self) -> str:
        """The occupant's name in records."""
        return f"human:{self.name}" if self.who else self.bot
