"""Results are counted once, and counted again while the server goes on, on every database."""

from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from stores import with_store
from tatami.server.bot_workers import Bots
from tatami.server.forgetting import forget
from tatami.server.people import bookkeeping
from tatami.server.people.bookkeeping import Bookkeeper
from tatami.server.people.profiles import Profiles, strongest
from tatami.server.people.recount import Recount, recount, results_after
from tatami.server.people.results import Result, Seat
from tatami.server.schema import RATINGS, RESULTS, TALLIES, UNCOUNTED
from tatami.server.storage import Line, Store, User
from tatami.server.tables import Tables
from tatami.session.deeds import Begun, Cancelled, Laid, Row, Sat
from tatami.session.sitting import Sitting

LAID = Laid("shitenno", 1, {}, ["", ""], "seed", "host", rated=True)


def seat(number: int, who: str, bot: str = "") -> Seat:
    """Somebody who came in as the seat says."""
    won = float(number == 0)
    return Seat(number, who, bool(who), bot, number + 1, 9, won, False, "x", 3, 9, {"cards": 1.0})


def result(match: str, one: str, other: str) -> Result:
    """A game of two that the first has won."""
    seats = [seat(0, one), seat(1, other, "" if other else "greedy")]
    return Result(match, "shitenno", 5, "played", True, True, 6, 18, seats)


async def ended(store: Store, match: str, *people: str) -> None:
    """A match at which these people sat, and which is over."""
    await store.lay(match, LAID, Row(1, 7, LAID))
    sat = [Row(2, 7, Sat(i, who, who.title(), user=True)) for i, who in enumerate(people) if who]
    lines = [Line(match, i, row, None, "") for i, row in enumerate(sat, 2)]
    last = len(lines) + 2
    over = [Line(match, last, Row(3, 7, Begun()), None, "playing")]
    over += [Line(match, last + 1, Row(4, 7, Cancelled(0)), None, "over")]
    await store.append(*lines, *over)


async def counted(store: Store, match: str, one: str, other: str) -> None:
    """The same, counted."""
    await ended(store, match, one, other)
    await store.database.run(partial(bookkeeping.count, match, result(match, one, other)))


async def kept(store: Store, table: sa.Table) -> list[tuple[object, ...]]:
    """All rows of a table."""
    query = sa.select(table).order_by(*table.primary_key.columns)
    found = await store.database.run(lambda connection: connection.execute(query).all())
    return [tuple(row) for row in found]


def test_counted_again_all_is_the_same_and_what_is_counted_twice_counts_once(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(3):
            await counted(store, f"m{number}", "ann", "ben" if number else "")
        again = partial(bookkeeping.count, "m0", result("m0", "ann", ""))
        await store.database.run(again)
        before = [await kept(store, each) for each in (RESULTS, TALLIES, RATINGS)]
        assert [row[0] for row in before[0]] == [1, 2, 3]
        assert {row[1]: row[4] for row in before[2]} == {"p:ann": 3, "p:ben": 2, "b:greedy": 1}
        assert await recount(store.database) == 3
        assert [await kept(store, each) for each in (RESULTS, TALLIES, RATINGS)] == before

    with_store(url, work)


def test_what_is_counted_during_a_recount_counts_and_who_is_forgotten_stays_so(url: str) -> None:
    async def work(store: Store) -> None:
        await counted(store, "m0", "ann", "ben")
        again = Recount()
        again.add(await store.database.run(partial(results_after, 0)))
        await counted(store, "m1", "ben", "cleo")  # nobody has to wait for the recount
        await forget(store, "ann", 9)
        await store.database.run(again.write)
        ratings = {row[1]: row[4] for row in await kept(store, RATINGS)}
        assert ratings == {"p:ben": 2, "p:cleo": 1}
        tallies = [row for row in await kept(store, TALLIES) if row[2] == "ended"]
        assert [row[4] for row in tallies] == [2]

    with_store(url, work)


def test_who_is_forgotten_while_a_game_is_counted_is_not_written_down_again(url: str) -> None:
    async def work(store: Store) -> None:
        await ended(store, "m", "ann", "ben")
        read_before = result("m", "ann", "ben")
        await forget(store, "ann", 9)
        await store.database.run(partial(bookkeeping.count, "m", read_before))
        assert await kept(store, RESULTS) == []
        assert [row[0] for row in await kept(store, UNCOUNTED)] == ["m"]

    with_store(url, work)


def test_a_game_that_cannot_be_counted_keeps_no_other_from_being_counted(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(s: Sitting) -> Result | None:
        if s.id == "a":
            raise LookupError
        return result(s.id, "ann", "ben")

    async def work(store: Store) -> None:
        tables = Tables(store, Bots(1))
        await ended(store, "a", "ann", "ben")
        await ended(store, "b", "ann", "ben")
        await Bookkeeper(tables).count_some()
        assert await kept(store, UNCOUNTED) == []
        assert [row[1] for row in await kept(store, RESULTS)] == ["b"]
        tables.bots.close()

    monkeypatch.setattr(bookkeeping, "result_of", faulty)
    with_store(url, work)


def test_the_strongest_are_bots_and_accounts_that_do_not_hide(url: str) -> None:
    async def work(store: Store) -> None:
        for who in ("ann", "ben", "cleo"):  # of whom cleo plays as a guest
            if who != "cleo":
                await store.add_user(User(who, who.title(), ""), 1)
        await counted(store, "m0", "ann", "ben")
        await counted(store, "m1", "cleo", "")
        profiles = Profiles(store)
        leaders = [each.name or each.bot for each in await profiles.leaders("shitenno")]
        assert leaders == ["Ann", "greedy", "Ben"]
        await profiles.hide("ann", private=True)
        leaders = [each.name or each.bot for each in await profiles.leaders("shitenno")]
        assert leaders == ["greedy", "Ben"]

    with_store(url, work)


def test_no_account_is_looked_for_among_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        text = strongest("senji").compile(dialect=sqlite.dialect())
        query = sa.text(f"EXPLAIN QUERY PLAN {text}".replace("?", "1"))
        plan = await store.database.run(lambda connection: connection.execute(query).all())
        steps = [str(step[-1]) for step in plan]
        assert any(step.startswith("SEARCH users USING INDEX") for step in steps), steps
        assert not any(step.startswith("SCAN users") for step in steps), steps

    with_store(f"sqlite:///{tmp_path / 'tatami.sqlite'}", work)
