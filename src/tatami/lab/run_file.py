"""The file of a run: the first line says what is played, then comes one line a game.

Games are written as they come, in any order. One program at a time writes a file; a run that was
interrupted, however rudely, goes on from its file.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tatami.core.errors import TatamiError, reason
from tatami.games import GAMES
from tatami.lab.engine import engine_hash
from tatami.lab.jobs import Plan
from tatami.lab.played_game import PlayedGame
from tatami.lab.units import OwnFiles

try:
    import fcntl
except ImportError:  # Windows: nothing keeps two runs apart there
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "tatami-run/1"


def head_of(plan: Plan, own: OwnFiles) -> dict[str, Any]:
    """The first line: what is played, by which rules and which engine, with which files."""
    about = plan.head()
    rules = GAMES[about["game"]].version
    engine = {"rules": rules, "engine": engine_hash(), "files": own.of(plan).hashes()}
    head: dict[str, Any] = json.loads(json.dumps({"format": FORMAT, **about, **engine}))
    return head


class RunFile:
    """The games that a run has played, kept one by one."""

    def __init__(self, path: Path, plan: Plan, own: OwnFiles) -> None:
        self.path = path
        self.head = head_of(plan, own)
        self.games: dict[int, PlayedGame] = {}  # those it holds at the start
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = path.open("a+b")
            self.lock()
            self.take_up(plan)
        except OSError as error:
            raise TatamiError(f"The file {path} cannot be used: {reason(error)}.") from None
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.file.close()  # this also gives up the lock

    def lock(self) -> None:
        """Keep the file to this process."""
        if fcntl is None:
            return
        try:
            fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not passed on to workers
        except (BlockingIOError, PermissionError):
            raise TatamiError(f"Another run is writing {self.path}.") from None

    def take_up(self, plan: Plan) -> None:
        """Read what the file holds; begin it if it is new. A last line cut off is dropped."""
        self.file.seek(0)
        *lines, torn = self.file.read().split(b"\n")
        first = line_of(self.head)
        if torn and not lines and not first.startswith(torn):
            raise self.stranger()
        if torn:
            self.file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self.append(first)
            return
        self.compare(lines[0])
        for number, line in enumerate(lines[1:], 2):
            self.take(plan, number, line)

    def compare(self, line: bytes) -> None:
        """Refuse to go on with the file of another run."""
        head = parsed(line)
        if head is None or head.get("format") != FORMAT:
            raise self.stranger()
        for name, wanted in self.head.items():
            if head.get(name) == wanted:
                continue
            if name == "engine":
                raise TatamiError(
                    f"{self.path} was begun with another engine ({head.get(name)}, here {wanted}):"
                    " begin a new file."
                )
            raise TatamiError(
                f"{self.path} is of another run: its {name} is {quoted(head.get(name))},"
                f" not {quoted(wanted)}."
            )

    def take(self, plan: Plan, number: int, line: bytes) -> None:
        """Take a game from a line of the file, if it is one that this run plays."""
        said = parsed(line)
        try:
            game = game_of(said or {})
            job = plan.job(game.number)
            fits = (game.seed, game.seats) == (job.seed, job.seats) and game.number >= 0
        except (KeyError, TypeError, ValueError):
            fits = False
        if not fits or game.number in self.games:
            raise TatamiError(f"Line {number} of {self.path} is no game of this run.")
        self.games[game.number] = game

    def stranger(self) -> TatamiError:
        """The file is something else."""
        return TatamiError(f"{self.path} is not the file of a run.")

    def add(self, game: PlayedGame) -> PlayedGame:
        """Keep one more game, and return what is still wanted of it."""
        try:
            self.append(line_of(data_of(game)))
        except OSError as error:
            raise TatamiError(f"The file {self.path} cannot be written: {reason(error)}.") from None
        return game

    def append(self, line: bytes) -> None:
        """Write a line: once this returns, it outlives our process."""
        self.file.write(line)
        self.file.flush()


def parsed(line: bytes) -> dict[str, Any] | None:
    """The JSON object of a line, or nothing if it is none."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None


def line_of(data: Mapping[str, Any]) -> bytes:
    """A line of the file."""
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def quoted(value: object) -> str:
    """A value of the first line, for people."""
    return json.dumps(value, ensure_ascii=False)


def data_of(game: PlayedGame) -> dict[str, Any]:
    """A game as data. Its record is not in it."""
    data = game._asdict()
    del data["record"]
    return data


def game_of(data: Mapping[str, Any]) -> PlayedGame:
    """The game in a line of the file."""
    fields = {name: data[name] for name in PlayedGame._fields if name != "record"}
    return PlayedGame(**{**fields, "seats": tuple(data["seats"]), "record": ""})
