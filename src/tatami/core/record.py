"""Records: text files with the options, the seed and the words said. The only save format."""

import json
from collections.abc import Mapping
from typing import Any, Final, final

from tatami.core.ask import Illegal
from tatami.core.chance import commitment
from tatami.core.digest import digest
from tatami.core.editing import BadEdit
from tatami.core.errors import TatamiError
from tatami.core.game import BadSetup, Game
from tatami.core.outcome import Ending, Outcome, all_but_one, outcome
from tatami.core.table import Table

FORMAT: Final = "tatami/1"


class BadRecord(TatamiError):
    """The record cannot be used; the message says why in one sentence."""


@final
class Entry:
    """A line of a record: a word said, or the line that an undo went back to.

    A line with neither is a concession.
    """

    def __init__(self, seat: int, word: str, back_to: int, time: str) -> None:
        self.seat = seat
        self.word = word
        self.back_to = back_to  # 0 or more for an undo, else -1
        self.time = time

    def concedes(self) -> bool:
        """Whether its seat gives up here."""
        return not self.word and self.back_to < 0


@final
class Result(Outcome):
    """The last line: how the game ended, and the digest of its table."""

    def __init__(self, ending: Ending, scores: list[int], ranks: list[int], digest: str) -> None:
        super().__init__(ending, scores, ranks)
        self.digest = digest


@final
class Record:
    """A game from its first line to its last."""

    def __init__(
        self,
        game: str,
        version: int,
        options: Mapping[str, str],
        seats: list[str],
        seed: str,
        seed_hash: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.options = dict(options)
        self.seats = seats
        self.seed = seed  # empty while it is still secret
        self.seed_hash = seed_hash or commitment(seed)
        self.entries: list[Entry] = []
        self.given_up: list[int] = []  # seats, in the order they conceded
        self.result: Result | None = None

    def standing_lines(self) -> list[int]:
        """The numbers of the lines with words that count: those not taken back."""
        lines: list[int] = []
        for number, entry in enumerate(self.entries, 1):
            if entry.word:
                lines.append(number)
            elif entry.back_to >= 0:
                lines = [line for line in lines if line <= entry.back_to]
        return lines

    def standing(self) -> list[Entry]:
        """The words that count."""
        return [self.entries[line - 1] for line in self.standing_lines()]

    # -- giving up ----------------------------------------------------------------

    def concede(self, seat: int, time: str) -> None:
        """Let a seat give up. An undo of earlier words does not undo this."""
        self.entries.append(Entry(seat, "", -1, time))
        self.given_up.append(seat)

    def conceded(self) -> bool:
        """Whether all seats but one have given up, so that the game is over."""
        return all_but_one(len(self.seats), self.given_up)

    def given_up_by(self, words: int) -> list[int]:
        """The seats that had given up after this many of the words that count."""
        lines = self.standing_lines()
        before = lines[words] - 1 if words < len(lines) else len(self.entries)
        return [entry.seat for entry in self.entries[:before] if entry.concedes()]

    # -- as text ------------------------------------------------------------------

    def head(self) -> str:
        """The first line."""
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.version,
            "options": self.options,
            "seats": self.seats,
            "seed_hash": self.seed_hash,
        }
        if self.seed:
            head["seed"] = self.seed
        return line(head)

    def body(self, number: int) -> str:
        """The line of this number, counted from 1 after the head."""
        entry = self.entries[number - 1]
        said: dict[str, object] = {"n": number, "seat": entry.seat}
        if entry.concedes():
            said["concedes"] = True
        elif entry.word:
            said["word"] = entry.word
        else:
            said["back_to"] = entry.back_to
        if entry.time:
            said["time"] = entry.time
        return line(said)

    def tail(self) -> str:
        """The last line, or nothing while the game goes on."""
        end = self.result
        if end is None:
            return ""
        return line({"scores": end.scores, "ranks": end.ranks, "digest": end.digest})

    def text(self) -> str:
        """The whole file."""
        numbers = range(1, len(self.entries) + 1)
        return "".join([self.head(), *[self.body(n) for n in numbers], self.tail()])


def line(said: Mapping[str, object]) -> str:
    """One line of a record."""
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n"


# -- reading -------------------------------------------------------------------


def read(text: str) -> Record:
    """The record in a file. Only `replay` checks its words by the rules of the game."""
    lines = text.split("\n")
    if lines[-1]:
        raise BadRecord("The record is cut off in the middle of its last line.")
    parsed = [parse(number, content) for number, content in enumerate(lines[:-1], 1)]
    if not parsed:
        raise BadRecord("The record is empty.")
    record = read_head(parsed[0])
    for number, said in enumerate(parsed[1:], 1):
        if record.result is not None:
            raise BadRecord(f"Line {number + 1} stands after the result.")
        if "digest" in said:
            record.result = read_result(record, number + 1, said)
        elif record.conceded():
            raise BadRecord(f"Line {number + 1} stands after the last concession.")
        else:
            add(record, read_entry(number, said))
    return record


def add(record: Record, entry: Entry) -> None:
    """Add the next line of a record; a seat gives up only once."""
    if not entry.concedes():
        record.entries.append(entry)
        return
    if entry.seat not in range(len(record.seats)) or entry.seat in record.given_up:
        raise BadRecord(f"Line {len(record.entries) + 2}: seat {entry.seat} cannot give up.")
    record.concede(entry.seat, entry.time)


def parse(number: int, content: str) -> dict[str, Any]:
    """The JSON object of one line."""
    try:
        said = json.loads(content)
    except (ValueError, RecursionError):
        raise BadRecord(f"Line {number} is not JSON.") from None
    if not isinstance(said, dict):
        raise BadRecord(f"Line {number} is not a JSON object.")
    return said


def read_head(head: dict[str, Any]) -> Record:
    """The first line, checked."""
    if head.get("format") != FORMAT:
        raise BadRecord(f"This is not a record: its first line does not say {FORMAT!r}.")
    options, seats, seed = head.get("options"), head.get("seats"), head.get("seed", "")
    if not (
        isinstance(head.get("game"), str)
        and type(head.get("rules")) is int
        and isinstance(options, dict)
        and all(isinstance(value, str) for value in options.values())
        and isinstance(seats, list)
        and all(isinstance(seat, str) for seat in seats)
        and isinstance(seed, str)
        and isinstance(head.get("seed_hash"), str)
    ):
        raise BadRecord("The first line lacks a field, or one has the wrong type.")
    if not is_text(head["game"] + seed + "".join(seats)):
        raise BadRecord("The first line holds characters that are no text.")
    if seed and commitment(seed) != head["seed_hash"]:
        raise BadRecord("The seed does not belong to the seed hash: one of them was changed.")
    return Record(head["game"], head["rules"], options, seats, seed, head["seed_hash"])


def is_text(said: str) -> bool:
    """Whether it can be written again: JSON may contain halves of characters."""
    return all(not 0xD800 <= ord(character) < 0xE000 for character in said)


def read_entry(number: int, said: dict[str, Any]) -> Entry:
    """A word, an undo or a concession, checked."""
    if said.get("n") != number:
        raise BadRecord(f"Line {number + 1} should have the number {number}: a line is missing.")
    seat, word, back_to = said.get("seat"), said.get("word", ""), said.get("back_to", -1)
    concedes, time = said.get("concedes", False), said.get("time", "")
    if not (
        type(seat) is int
        and isinstance(word, str)
        and type(back_to) is int
        and isinstance(time, str)
        and type(concedes) is bool
        and -1 <= back_to < number
        and bool(word) + (back_to >= 0) + concedes == 1
    ):
        raise BadRecord(f"Line {number + 1} is neither a move, an undo nor a concession.")
    return Entry(seat, word, back_to, time)


def read_result(record: Record, number: int, said: dict[str, Any]) -> Result:
    """The last line, checked."""
    scores, ranks = said.get("scores"), said.get("ranks")
    for values in (scores, ranks):
        if not isinstance(values, list) or any(type(value) is not int for value in values):
            raise BadRecord(f"Line {number} is not a result.")
    if not isinstance(said["digest"], str):
        raise BadRecord(f"Line {number} is not a result.")
    ending: Ending = "conceded" if record.conceded() else "played"
    return Result(ending, scores or [], ranks or [], said["digest"])


# -- replaying -----------------------------------------------------------------


def replay(game: Game, record: Record, words: int = -1) -> Table:
    """The table after this many of the words that count, or after all of them."""
    table = opened(game, record)
    for number, entry in enumerate(record.standing(), 1):
        if number - 1 == words:
            break
        say(game, table, number, entry)
    return table


def opened(game: Game, record: Record) -> Table:
    """The table before the first word."""
    if record.game != game.name:
        raise BadRecord(f"The record is of {record.game!r}, not of {game.name!r}.")
    if record.version != game.version:
        raise BadRecord(
            f"The record was made under rules version {record.version} of {game.title};"
            f" this is version {game.version}."
        )
    if not record.seed:
        raise BadRecord("The record does not tell its seed: its game is not over.")
    try:
        return game.open_true(len(record.seats), record.seed, record.options)
    except BadSetup as bad:
        raise BadRecord(str(bad)) from None


def say(game: Game, table: Table, number: int, entry: Entry) -> None:
    """Say the word of an entry; `number` is for the error message."""
    edited = game.is_edit(entry.seat, entry.word)
    if not edited and entry.word not in game.vocabulary.by_text:
        raise BadRecord(f"Word {number}, {entry.word!r}, is no word of {game.title}.")
    try:
        game.do(table, entry.seat, entry.word)
    except BadEdit as bad:
        raise BadRecord(f"Word {number}: {bad}") from None
    except Illegal as illegal:
        rule = f" ({illegal.rule})" if illegal.rule else ""
        raise BadRecord(
            f"Word {number}: seat {entry.seat} may not say {entry.word!r} there{rule}."
        ) from None


def ended(game: Game, record: Record, table: Table) -> Result | None:
    """The result of a game that is over: played to its end, or conceded."""
    end = outcome(game, table, record.given_up)
    return Result(end.ending, end.scores, end.ranks, digest(table)) if end else None


def verify(game: Game, record: Record) -> Table:
    """Replay a finished record, compare its result, and return the last table."""
    table = replay(game, record)
    result = ended(game, record, table)
    if result is None:
        raise BadRecord("The record ends before its game does.")
    said = record.result
    if said is None:
        raise BadRecord("The game is over, but the record has no result: its end is missing.")
    if said.digest != result.digest:
        raise BadRecord(f"The record says digest {said.digest}, the replay {result.digest}.")
    if said.scores != result.scores or said.ranks != result.ranks:
        raise BadRecord("The record's scores or ranks are not those of the replay.")
    return table
