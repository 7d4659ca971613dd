"""The file of a match: every line is on the disk before anybody is told of it."""

import os
from pathlib import Path

from tatami.core import record as records
from tatami.core.errors import TatamiError, reason
from tatami.core.game import Game
from tatami.core.record import BadRecord, Record
from tatami.games import Games
from tatami.session.match import Match


class RecordFile:
    """Appends to the file of a match while the match goes on."""

    def __init__(self, path: Path, match: Match, fresh: bool) -> None:
        self.path = path
        self.match = match
        self.written = 0 if fresh else len(match.record.entries)
        self.closed = False if fresh else match.record.result is not None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x" if fresh else "a", encoding="utf-8") as file:
                if fresh:
                    file.write(match.record.head())
            self.size = path.stat().st_size
        except OSError as error:
            raise TatamiError(f"The record {path} cannot be written: {reason(error)}.") from None

    def keep(self) -> None:
        """Write the lines that are new."""
        record = self.match.record
        new = [record.body(n) for n in range(self.written + 1, len(record.entries) + 1)]
        if not self.closed:
            new.append(record.tail())
        if not any(new):
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                if os.fstat(file.fileno()).st_size != self.size:
                    raise TatamiError(
                        f"Another program has added to the record {self.path} in the meantime."
                    )
                file.write("".join(new))
                file.flush()
                os.fsync(file.fileno())
                self.size = os.fstat(file.fileno()).st_size
        except OSError as error:
            raise TatamiError(
                f"The record {self.path} cannot be written: {reason(error)}."
            ) from None
        self.written = len(record.entries)
        self.closed = record.result is not None


def load(path: Path, games: Games) -> tuple[Game, Record]:
    """The record in a file, and its game by the rules of the record's version."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record: it is not UTF-8 text.") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {reason(error)}.") from None
    record = records.read(text)
    if record.game not in games:
        raise BadRecord(f"The record is of a game this build does not know: {record.game!r}.")
    try:
        return games.under(record.game, record.version), record
    except KeyError:
        newest = games[record.game]
        raise BadRecord(
            f"The record was made under rules version {record.version} of {newest.title};"
            f" this build has version {newest.version}, but not that one."
        ) from None
