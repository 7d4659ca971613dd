"""`tatami play`: a game in the terminal, at one keyboard or at a server's table."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.arguments import (
    GameOptions,
    Lang,
    Seats,
    Seed,
    UserBots,
    data_folder,
    language_of,
    options_of,
    readable,
    refuse,
    seats_of,
    seed_of,
    the_game,
    the_record,
    user_bot_files,
)
from tatami.cli.local_game import LocalGame
from tatami.cli.names import own_nickname, with_nickname
from tatami.core.record import Entry, Record, verify
from tatami.session.match import Match
from tatami.session.occupants import HUMAN
from tatami.session.record_file import RecordFile

New = tuple[str, str, str, dict[str, str], Path | None, str]  # what makes a new match
GameOrNone = Annotated[str, typer.Argument(help="A game: see `tatami games`.", metavar="[GAME]")]
Resume = Annotated[Path | None, typer.Option(help="Continue the game of this record.")]
After = Annotated[
    Path | None,
    typer.Option(
        help="Start a new game with what this finished one hands on (Shōtotsu: the survivors)."
    ),
]
Join = Annotated[str, typer.Option(help="Play at a server's table: its link.")]
Name = Annotated[
    str,
    typer.Option(
        help="Your nickname: needed with --join, otherwise you go by your name on this machine."
    ),
]
Save = Annotated[Path | None, typer.Option(help="Keep the record in this new file.")]
Guided = Annotated[
    bool, typer.Option("--guide", help="A guided first game: a lesson on a prepared table.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Plain text without frames, for pipes and screen readers.")
]


def play(
    game: GameOrNone = "",
    seats: Seats = "",
    seed: Seed = "",
    option: GameOptions = [],  # noqa: B006  (typer reads the default, nobody changes it)
    guide: Guided = False,
    resume: Resume = None,
    after: After = None,
    join: Join = "",
    name: Name = "",
    save: Save = None,
    plain: Plain = False,
    bots: UserBots = "",
    lang: Lang = "",
) -> None:
    """Play in the terminal."""
    user_bot_files([bots])
    chosen = bool(seats or seed or option or after)
    refuse_contradictions(join, resume, save, bool(game or chosen or guide), name)
    language, called = language_of(lang), readable(name)
    if join:
        return play_remotely(join, called, language, plain, save)
    new = (game, seats, seed_of(seed), options_of(option), after, called)
    kept = continued(resume) if resume else begun(guide, chosen, save, new)
    return LocalGame(*kept, language, plain).play()


def begun(guide: bool, chosen: bool, save: Path | None, new: New) -> tuple[Match, RecordFile]:
    """A match at its beginning, or a guided first game, for which nothing can be `chosen`."""
    match = lesson(new[0], new[-1], chosen) if guide else new_match(*new)
    return match, new_file(match, save)


def refuse_contradictions(
    join: str, resume: Path | None, save: Path | None, new: bool, name: str
) -> None:
    """Refuse options that would change a table or a record that exists. `new` means that the user
    asks for a new game."""
    if join and (new or resume):
        refuse(
            "--join plays the server's table as it is: leave out the game, seats, options and"
            " records."
        )
    if resume and (new or save):
        refuse(
            "--resume continues the record as it is: leave out the game, --seats, --seed and"
            " options."
        )
    if resume and name:
        refuse("--resume continues the record with the names in it: leave out --name.")


def play_remotely(link: str, name: str, language: str, plain: bool, save: Path | None) -> None:
    """Play at a server's table."""
    from tatami.cli.invitation import joined  # most games do not need it

    joined(link, name, data_folder(), language, plain, save).play()


def continued(path: Path) -> tuple[Match, RecordFile]:
    """The match of a record, and the file in which it continues."""
    match = Match(*the_record(path))
    return match, RecordFile(path, match, fresh=False)


def new_match(
    name: str,
    seats: str,
    seed: str,
    options: dict[str, str],
    after: Path | None,
    called: str,
) -> Match:
    """A match at its beginning. After another match, it starts with what that match hands on.
    Whoever sits down first without a nickname is `called` so, or by the name of their account."""
    if after is not None:
        game, record = the_record(after)
        if game.sequel is None:
            refuse(f"{game.title} hands nothing on from one game to the next.")
        handed_on = {**record.options, **game.sequel(verify(game, record))}
        options = {**the_game(game.name).carried(handed_on), **options}
        seats = seats or ",".join(record.seats)
        name = name or game.name
    if not name:
        refuse("Name a game, or a record with --resume; see `tatami games`.")
    game = the_game(name)
    usual = ",".join([HUMAN] + ["greedy"] * (game.usual - 1))
    occupants = with_nickname(seats_of(game, seats or usual, humans=True), own_nickname(called))
    return Match.new(game, occupants, seed, options)


def lesson(name: str, called: str, chosen: bool) -> Match:
    """The table of a guided first game, as its script begins: nothing of it can be `chosen`."""
    if chosen:
        refuse("--guide lays its own table: leave out --seats, --seed, --after and options.")
    game = the_game(name or refuse("Name a game; see `tatami games`."))
    guide = game.guide
    if guide is None:
        refuse(f"{game.title} has no guided first game.")
    seats = [guide.bot] * guide.seats
    seats[guide.seat] = HUMAN
    occupants = with_nickname(seats, own_nickname(called))
    record = Record(game.name, game.version, game.chosen(guide.options), occupants, guide.seed)
    record.entries = [Entry(seat, word, -1, "") for seat, word in guide.before]
    return Match(game, record)


def new_file(match: Match, path: Path | None) -> RecordFile:
    """The new file of a match: the one named, otherwise one in the user's records folder."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")[:-3]
    own = data_folder() / "records" / f"{match.game.name}-{stamp}.tatami"
    return RecordFile(path or own, match, fresh=True)
