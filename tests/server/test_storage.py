"""The same log on SQLite and on PostgreSQL, and a schema that its migrations reach."""

import asyncio
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from stores import empty, with_store
from tatami.core.errors import TatamiError
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.server.bot_workers import Bots
from tatami.server.live_table import TRIES, LiveTable
from tatami.server.maintenance import back_up, examine, read, restore
from tatami.server.pen import Closed, Taken
from tatami.server.schema import LOG, METADATA, NEWEST
from tatami.server.sockets import Visitor
from tatami.server.storage import Line, Store, User
from tatami.server.tables import Tables
from tatami.session.commands import Begin, Concede, Leave, SayChat, Sit
from tatami.session.deeds import Awoken, Begun, Laid, Row, Said, Sat
from tatami.session.refusal import Refused

SAID = TRIES - 1  # nobody may lose more often than they try
LAID = Laid("shitenno", 1, {}, ["", ""], "seed", "host", public=True)


def test_the_address_of_a_database_may_say_how_to_connect(emptied: str) -> None:
    async def work(store: Store) -> None:
        assert await store.length("m") == 0

    with_store(f"{emptied}&sslmode=disable&application_name=tatami", work)


def test_the_migrations_reach_the_schema(url: str) -> None:
    async def work(store: Store) -> None:
        await store.open()  # a second time changes nothing
        found = await store.database.run(
            lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
        )
        assert found == []

    with_store(url, work)


def test_a_postgresql_that_is_too_old_is_refused(
    emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tatami.server.storage.OLDEST", 99)

    async def work(_store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(TatamiError, match=r"needs PostgreSQL 99 or newer\.$"):
        with_store(emptied, work)


def test_the_newest_step_is_the_last_one() -> None:
    steps = ScriptDirectory(str(files("tatami.server.migrations")))
    assert steps.get_heads() == [NEWEST]


def test_a_first_start_that_is_cut_off_can_be_repeated(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        engine = getattr(store.database.engine, "sync_engine", store.database.engine)  # type: ignore[attr-defined]
        sa.event.listen(engine, "before_cursor_execute", cut_off_at("CREATE TABLE seatings"))
        with pytest.raises(RuntimeError, match="cut off"):
            await store.open()
        await store.close()

    asyncio.run(run())

    async def work(store: Store) -> None:
        assert await store.playing() == []

    with_store(url, work)


def cut_off_at(statement: str) -> Callable[..., None]:
    """What ends the program before a statement is run."""

    def listener(_connection: object, _cursor: object, text: str, *_: object) -> None:
        if statement in text:
            raise RuntimeError("cut off")

    return listener


def test_no_error_carries_what_was_to_be_written(url: str) -> None:
    into_nothing = sa.text("INSERT INTO nowhere VALUES (:word)")

    async def work(store: Store) -> None:
        with pytest.raises(SQLAlchemyError, check=lambda error: "secret" not in str(error)):
            await store.database.run(
                lambda connection: connection.execute(into_nothing, {"word": "secret"})
            )

    with_store(url, work)


def test_rows_come_back_as_they_were_written(url: str) -> None:
    rows = [
        Row(2**41, 7, Sat(0, "p", "Āñ“n”", True)),
        Row(2**41 + 1, 5, Said(1, ["a", "b"], "forced")),
    ]

    async def work(store: Store) -> None:
        await store.lay("m", LAID, Row(1, 7, LAID))
        for seq, row in enumerate(rows, 2):
            await store.append(Line("m", seq, row, f"c{seq}", "playing"))
        assert await store.rows("m") == [Row(1, 7, LAID), *rows]
        assert await store.rows("n") == []
        assert await store.number_of("m", "c3") == 3
        assert await store.number_of("m", "c9") == 0
        assert await store.lobby("open") == []
        assert await store.lobby("playing") == await store.playing() == ["m"]
        assert await store.seats_of("p", "playing") == ["m"]

    with_store(url, work)


def test_a_number_or_a_client_id_is_taken_once_even_in_one_go(url: str) -> None:
    async def work(store: Store) -> None:
        await store.lay("m", LAID, Row(1, 7, LAID))
        row = Row(2, 7, Begun())
        lines = [Line("m", 2, row, "a", ""), Line("m", 2, row, "b", ""), Line("m", 3, row, "a", "")]
        done = await asyncio.gather(*map(store.append, lines), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Taken, Taken]
        assert len(await store.rows("m")) == 2

    with_store(url, work)


def test_rows_that_belong_together_are_written_all_or_none(url: str) -> None:
    async def work(store: Store) -> None:
        await store.lay("m", LAID, Row(1, 7, LAID))
        row = Row(2, 7, Begun())
        await store.append(Line("m", 2, row, "a", ""))
        done = await asyncio.gather(
            store.append(Line("m", 3, row, "b", ""), Line("m", 4, row, "a", "over")),
            store.append(Line("m", 3, row, "c", ""), Line("m", 4, row, None, "")),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [Taken, type(None)]
        assert len(await store.rows("m")) == 4
        assert await store.number_of("m", "b") == 0
        assert await store.left_open(2, 0) == ["m"]  # it has not come to another status

    with_store(url, work)


def test_accounts_and_settings_are_made_once(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_user(User("p", "Ann", "hash"), 1)
        with pytest.raises(Taken):
            await store.add_user(User("q", "ANN", "hash"), 1)
        assert await store.user_called("aNN") == User("p", "Ann", "hash")
        assert await store.user_of("q") is None
        assert await store.setting("key", "one") == "one"
        assert await store.setting("key", "two") == "one"

    with_store(url, work)


def test_two_processes_at_one_table_write_one_log(url: str) -> None:
    """Two registries stand for two processes: each finds its number taken, looks again, goes on."""

    async def work(store: Store) -> None:
        bots = Bots(1)
        other = Store(url)
        registries = [Tables(store, bots), Tables(other, bots)]
        laid = Laid("shitenno", 1, {}, ["", ""], "seed", "host", auto=False)
        match = (await registries[0].lay(GAMES["shitenno"], laid)).id
        here, there = [await tables.table(match) for tables in registries]
        await asyncio.gather(
            *[
                table.handle(talk(f"{i} {n}"), "eve", f"{i} {n}")
                for n in range(SAID)
                for i, table in enumerate((here, there))
            ]
        )
        rows = await store.rows(match)
        said = [row.deed.text for row in rows[1:]]  # type: ignore[union-attr]
        assert sorted(said) == sorted(f"{i} {n}" for i in range(2) for n in range(SAID))
        await there.handle(Sit("Ann", 0), "p")
        with pytest.raises(Refused, check=lambda error: error.code == "seat-taken"):
            await here.handle(Sit("Bob", 0), "q")
        bots.close()
        await other.close()

    with_store(url, work)


def talk(text: str) -> SayChat:
    return SayChat(text=text, room="spectators", name="Eve", client_id=text)


async def nobody(_table: LiveTable) -> None:
    """Sits down."""


def test_what_another_process_did_counts_before_its_news_comes(emptied: str) -> None:
    """Neither process listens: each knows of the other by the log alone."""

    async def work(store: Store) -> None:
        bots = Bots(1)
        other = Store(emptied)
        ours, theirs = Tables(store, bots), Tables(other, bots)
        here = await ours.lay(GAMES["shitenno"], LAID)
        there = await theirs.table(here.id)
        for seat, name in enumerate(("Ann", "Bob")):
            await there.handle(Sit(name, seat), name)
        listener = there.sockets.open(there.log, theirs.clock.now(), NOBODY, 0, Visitor("", "", ""))
        await here.handle(Begin(), "Ann")  # no seat is open any more
        with pytest.raises(Refused, check=lambda error: error.code == "already-begun"):
            await there.handle(Begin(), "Ann")
        seq = here.sitting.noticing.seq(NOBODY)
        assert listener.seq == seq  # sent, though nothing was done here
        await here.handle(Leave(1), "Bob")
        assert (await theirs.table(here.id)).sitting.places[1].away()
        await there.handle(Concede(seat=0, client_id="enough"), "Ann")
        await ours.follow_up(here.id, 0)
        again = await ours.follow(here, LAID, nobody)
        assert (await theirs.follow(there, LAID, nobody)).id == again.id
        bots.close()
        await other.close()

    with_store(emptied, work)


def test_a_name_that_cannot_be_asked_for_is_nobodys(url: str) -> None:
    async def work(store: Store) -> None:
        bots = Bots(1)
        for name in ("a\0b", "\0", "A", "a" * 1000, "ä", "a\n"):
            with pytest.raises(Refused, match="no-such-match"):
                await Tables(store, bots).table(name)
        bots.close()

    with_store(url, work)


def test_time_is_nobodys_only_where_no_process_was_there(emptied: str) -> None:
    async def begun(tables: Tables) -> str:
        laid = Laid("shitenno", 1, {}, ["", ""], "seed", "host", "5m+1m")
        table = await tables.lay(GAMES["shitenno"], laid)
        for seat in range(2):
            await table.handle(Sit(("Ann", "Bob", "Cleo")[seat], seat), f"p{seat}")
        await table.handle(Begin(), "host")
        return table.id

    async def take_the_lead(store: Store, bots: Bots) -> None:
        tables = Tables(store, bots)
        tables.clock.began += 60_000  # a minute later than the last word
        assert await store.bus.leadership.seek()
        await tables.take_up()

    async def work(one: Store) -> None:
        bots, two, three = Bots(1), Store(emptied), Store(emptied)
        assert await one.bus.leadership.seek()
        match = await begun(Tables(one, bots))
        assert not await two.bus.leadership.seek()
        await one.bus.close()
        await take_the_lead(two, bots)  # it was there before the other went
        rows = await three.rows(match)
        assert not any(isinstance(row.deed, Awoken) for row in rows)
        await two.close()
        await take_the_lead(three, bots)
        assert isinstance((await three.rows(match))[-1].deed, Awoken)
        await three.close()
        bots.close()

    with_store(emptied, work)


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_is_put_back_as_it_was(
    url: str, into: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file, copy = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'copy.sqlite'}"
    if into == "postgresql":
        copy = request.getfixturevalue("emptied")
    before: list[list[Row]] = []

    async def fill(store: Store) -> None:
        await store.add_user(User("p", "Änn", "hash"), 1)
        bots = Bots(1)
        table = await Tables(store, bots).lay(GAMES["shitenno"], LAID)
        await table.handle(Sit("Änn", 0), "p")
        await table.handle(Sit("Bob", 1), "q")
        await table.handle(Begin(), "p", "a\u2028b")  # a line break to some
        bots.close()
        assert await back_up(store, file) > 5
        with pytest.raises(TatamiError, match="exists"):
            await back_up(store, file)
        before.append(await store.rows(table.id))
        assert await examine(store) == (1, [])

    async def put_back(store: Store) -> None:
        await restore(store, file)
        assert await store.rows((await store.playing())[0]) == before[0]
        assert (await store.user_called("änn")) == User("p", "Änn", "hash")
        assert await examine(store) == (1, [])
        with pytest.raises(TatamiError, match="already"):
            await restore(store, file)
        gap = LOG.delete().where(LOG.c.seq == 2)
        await store.database.run(lambda connection: connection.execute(gap))
        assert len((await examine(store))[1]) >= 1

    with_store(url, fill)
    if into == "postgresql":
        asyncio.run(empty(copy))
    with_store(copy, put_back)


HEAD = '{"format": "tatami-backup/1"}'
ROW = '{"table": "settings", "row": {"name": "a", "value": "b"}}'


@pytest.mark.parametrize(
    "rows",
    [
        [ROW, ROW],
        ['{"table": "seatings", "row": {"match": "nowhere", "seat": 0, "player": "p"}}'],
        ['{"table": "seatings", "row": {"match": "nowhere", "seat": "x", "player": "p"}}'],
        ['{"table": "settings", "row": {"name": "a", "value": null}}'],
        ['{"table": "settings", "row": {"name": "a", "value": "\\ud800"}}'],
        ['{"table": "seatings", "row": {"match": "m", "seat": 9999999999999999999, "player": ""}}'],
        ['{"table": "nothing", "row": {}}'],
    ],
)
def test_a_backup_that_cannot_be_put_back_is_refused_in_one_line(
    url: str, tmp_path: Path, rows: list[str]
) -> None:
    file = tmp_path / "all.backup"
    file.write_text("\n".join([HEAD, *rows, f'{{"rows": {len(rows)}}}', ""]))

    async def work(store: Store) -> None:
        with pytest.raises(TatamiError, match="is not a backup, or not a whole one"):
            await restore(store, file)

    with_store(url, work)


def test_accounts_are_not_put_away_for_a_backup(url: str, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    file.write_text(f'{HEAD}\n{ROW}\n{{"rows": 1}}\n')

    async def work(store: Store) -> None:
        await store.setting("cookie-key", "of a server that was begun")
        await restore(store, file)
        await store.add_user(User("p", "Ann", "hash"), 1)
        with pytest.raises(TatamiError, match="already has matches or accounts"):
            await restore(store, file)
        assert await store.user_called("ann")

    with_store(url, work)


def test_somebody_elses_file_is_left_alone(url: str, tmp_path: Path) -> None:
    theirs = tmp_path / "all.backup.part"
    theirs.write_text("mine")

    async def work(store: Store) -> None:
        with pytest.raises(TatamiError, match=r"all\.backup\.part cannot be written: file exists"):
            await back_up(store, tmp_path / "all.backup")

    with_store(url, work)
    assert theirs.read_text() == "mine"


def test_half_a_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "half"
    for text in (
        "",
        "x",
        '{"format": "tatami-backup/1"}\n',
        '{"format": "tatami-backup/1"}\n{"rows": 1}',
        '{"format": "tatami-backup/1"}\n7\n{"rows": 1}\n',
    ):
        file.write_text(text)
        with pytest.raises(TatamiError, match="not a backup"):
            read(file)


def test_a_file_is_closed_even_while_somebody_goes_on_writing(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tatami.sqlite'}")
        await store.open()
        await store.lay("m", LAID, Row(1, 7, LAID))
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)  # the end is entered, and another row after it
        late = store.append(Line("m", 2, Row(2, 7, Begun()), "a", ""))
        async with asyncio.timeout(60):
            await closing
            with pytest.raises(Closed):
                await late

    asyncio.run(run())
