"""`tatami admin`: what a host can do while the server goes on."""

import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer

from tatami.cli.arguments import Data, Json, network_in, refuse
from tatami.cli.maintenance import with_store
from tatami.cli.serve import database, keep_private

if TYPE_CHECKING:
    from tatami.server.house import House
    from tatami.server.storage import Store

Table = Annotated[str, typer.Argument(help="A table, by its id.", metavar="TABLE")]
Person = Annotated[str, typer.Argument(help="The name of an account, or a guest's id.")]
Address = Annotated[str, typer.Option(help="An address or a network.", metavar="ADDRESS")]
Account = Annotated[
    str, typer.Option(help="The name of an account, or a guest's id.", metavar="NAME")
]
Url = Annotated[str, typer.Option(help="Where people reach the server.", metavar="ADDRESS")]
Hours = Annotated[int, typer.Option(help="For how long the link is good.", min=1, max=24 * 31)]

DAYS: Final = 7
HOUR: Final = 3_600_000  # milliseconds

admin = typer.Typer(
    help="See tables and people, close tables, ban, invite, forget; the server may go on.",
    no_args_is_help=True,
)


def run(data: Path | None, work: Any) -> Any:
    """Do something with the server's database."""
    keep_private()
    return with_store(database(data, fresh=False), work)


def show(found: object, json: bool, lines: Iterable[str]) -> None:
    """Print what was found: as lines, or as data."""
    if json:
        print(msgspec.json.encode(found).decode())
        return
    for line in lines:
        print(line)


def day(milliseconds: int) -> str:
    """A moment, to the minute."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.strftime("%Y-%m-%d %H:%M")


@admin.command()
def tables(
    every: Annotated[bool, typer.Option("--all", help="Also those over and closed.")] = False,
    most: Annotated[int, typer.Option(help="How many at most.", min=1, max=10_000)] = 100,
    json: Json = False,
    data: Data = None,
) -> None:
    """List the tables that are open or playing, the latest first."""
    from tatami.server import administration

    wanted = ["open", "playing", *(["over", "closed"] if every else [])]
    found = run(data, lambda store: administration.tables(store, wanted, most))
    lines = [
        f"{t.id}  {t.status:7}  {day(t.changed)}  {t.game} {t.rules or '?'}  "
        + ", ".join(seat or "(open)" for seat in t.seats)
        for t in found
    ]
    show(found, json, [*lines, f"{len(found)} tables."])


@admin.command()
def people(json: Json = False, data: Data = None) -> None:
    """List accounts, and guests who sit at a table that is not over."""
    from tatami.server import administration

    found = run(data, administration.people)
    lines = [
        f"{p.id}  {'account' if p.account else 'guest':7}  {p.name}"
        + (f"  at {', '.join(p.tables)}" if p.tables else "")
        + ("  (banned)" if p.banned else "")
        for p in found
    ]
    show(found, json, [*lines, f"{len(found)} people."])


@admin.command()
def house(json: Json = False, data: Data = None) -> None:
    """Show what has been decided: who is banned, which tables are closed, who may open tables."""
    from tatami.server import administration

    found = run(data, administration.the_house)
    show(found, json, decided(found))


def decided(found: "House") -> Iterator[str]:
    """What has been decided, a line each."""
    yield who_opens_tables(found.invited_only)
    yield from (f"Banned: {network}" for network in found.networks)
    yield from (f"Banned: {name or who}" for who, name in found.people.items())
    yield from (f"Closed: {match}" for match in found.closed)


def who_opens_tables(invited_only: bool) -> str:
    """Who may open tables, as a sentence."""
    return "Tables are opened by " + ("invitation." if invited_only else "everybody.")


@admin.command()
def close(table: Table, data: Data = None) -> None:
    """Close a table: nobody can play or watch there, and its people are told so."""
    from tatami.server import administration

    run(data, lambda store: administration.close(store, table))
    print(f"The table {table} is closed.")


@admin.command()
def reopen(table: Table, data: Data = None) -> None:
    """Let a closed table go on where it was."""
    from tatami.server import administration

    run(data, lambda store: administration.reopen(store, table))
    print(f"The table {table} goes on.")


@admin.command()
def comments(json: Json = False, data: Data = None) -> None:
    """List the comments on finished games, with their ids."""
    from tatami.server.comments.kept import Comments

    found = run(data, lambda store: Comments(store).all())
    lines = [f"{c.id}  {day(c.created)}  {c.match}@{c.at}  {c.name}: {c.text}" for c in found]
    show(found, json, [*lines, f"{len(found)} comments."])


@admin.command()
def remove_comment(
    comment: Annotated[str, typer.Argument(help="A comment, by its id.", metavar="COMMENT")],
    data: Data = None,
) -> None:
    """Remove a comment, whoever wrote it."""
    from tatami.server.comments.kept import Comments
    from tatami.session.refusal import Refused

    try:
        run(data, lambda store: Comments(store).remove(comment))
    except Refused:
        refuse(f"There is no comment '{comment}'.")
    print("The comment is removed.")


Change = Callable[["Store", str], Awaitable[None]]


def change_for(
    data: Path | None, address: str, account: str, network: Change, person: Change
) -> str:
    """Change something for an address or for an account. Return which it was."""
    if bool(address) == bool(account):
        refuse("Name either an --address or an --account.")
    change, whom = (network, network_in(address)) if address else (person, account)
    run(data, lambda store: change(store, whom))
    return address or account


@admin.command()
def ban(address: Address = "", account: Account = "", data: Data = None) -> None:
    """Turn away an address, a network or a person, now and from now on."""
    from tatami.server import administration

    network, person = administration.ban_network, administration.ban
    print(f"{change_for(data, address, account, network, person)} is banned.")


@admin.command()
def unban(address: Address = "", account: Account = "", data: Data = None) -> None:
    """Let an address, a network or a person come again."""
    from tatami.server import administration

    network, person = administration.unban_network, administration.unban
    print(f"{change_for(data, address, account, network, person)} may come again.")


@admin.command()
def invite_only(
    wanted: Annotated[str, typer.Argument(help="on or off", metavar="on|off")], data: Data = None
) -> None:
    """Let tables be opened only by people with an account or an invitation; others by link."""
    from tatami.server import administration

    if wanted not in ("on", "off"):
        refuse(f"Say on or off, not {wanted!r}.")
    run(data, lambda store: administration.invite_only(store, wanted == "on"))
    print(who_opens_tables(wanted == "on"))


@admin.command()
def invite(
    url: Url = "http://localhost:8000/", hours: Hours = 24 * DAYS, data: Data = None
) -> None:
    """Print a link for somebody who may then open tables and make an account."""
    from tatami.server import administration
    from tatami.server.sessions import QUARTER

    if not url.startswith(("http://", "https://")):
        refuse(f"An address begins with https:// or http://, not {url!r}.")
    until = time.time_ns() // 1_000_000 + hours * HOUR
    token = run(data, lambda store: administration.invite(store, until - QUARTER))
    print(f"{url.rstrip('/')}/#/adopt/{token}")


@admin.command()
def recount(data: Data = None) -> None:
    """Make ratings and statistics again, from the results of all finished games."""
    from tatami.server.people.recount import recount as again

    print(f"{run(data, lambda store: again(store.database))} games are counted again.")


@admin.command()
def forget(
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Do it: it cannot be undone.")] = False,
    data: Data = None,
) -> None:
    """Delete a person's account, names and talk. A bot plays on in their seats."""
    from tatami.server import administration, forgetting

    if not yes:
        refuse("This cannot be undone: say --yes as well.")
    now = time.time_ns() // 1_000_000

    async def work(store: Any) -> int:
        who, _ = await administration.person(store, person)
        return await forgetting.forget(store, who, now)

    print(f"{person} is forgotten, at {run(data, work)} tables.")
