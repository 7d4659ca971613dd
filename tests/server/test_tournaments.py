"""Tournaments on a real server: whole small ones with bots, after a restart, with people who come
late or not at all."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from busy import until
from guests import Guest
from served import started, stop
from tatami.core.record import read, verify
from tatami.games import GAMES
from tatami.server.bot_workers import Bots
from tatami.server.forgetting import forget
from tatami.server.storage import Store
from tatami.server.tables import Tables
from tatami.server.tournaments import register as registers
from tatami.server.tournaments.register import Register
from tatami.server.tournaments.steward import Steward
from tatami.server.tournaments.tournament import Entrant, Terms, Tournament
from tatami.tournaments.schedule import table_of
from tatami.tournaments.standings import Played

DUELS = {"game": "shitenno", "seats": 2, "bot": "random", "clock": "20m+30s"}


def announced(ann: Guest, status: int = 201, **more: Any) -> Any:
    body = {"title": "Autumn cup", "format": "round-robin", "size": 4, **DUELS, **more}
    return ann.post("/tournaments", status, **body)


def when(guest: Guest, tournament: str, true: Callable[[Any], Any]) -> Any:
    """The tournament, as soon as this holds of it."""

    def look() -> Any:
        seen = guest.get(f"/tournaments/{tournament}")
        return seen if true(seen) else None

    return until(look)


def refused(guest: Guest, path: str, **body: Any) -> str:
    answer = guest.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


@contextmanager
def three(address: str) -> Iterator[tuple[Guest, Guest, Guest]]:
    with Guest(address) as ann, Guest(address) as ben, Guest(address) as cleo:
        yield ann, ben, cleo


def test_bots_play_a_whole_tournament_round_by_round(server: str) -> None:
    with Guest(server) as ann:
        made = announced(ann)
        assert (made["status"], made["rounds"], made["host"], made["me"]) == ("open", 3, True, -1)
        begun = ann.post(f"/tournaments/{made['id']}/begin")
        assert [each["kind"] for each in begun["entrants"]] == ["bot"] * 4
        over = when(ann, made["id"], lambda seen: seen["status"] == "over")
        assert Counter(p["round"] for p in over["pairings"]) == {1: 2, 2: 2, 3: 2}
        played = []
        for pairing in over["pairings"]:
            kept = read(ann.http.get(f"/records/{pairing['match']}").text)
            verify(GAMES["shitenno"], kept)
            assert kept.result is not None
            assert kept.result.ranks == pairing["ranks"]
            seats = tuple(pairing["seats"])
            played.append(Played(pairing["round"], seats, tuple(pairing["ranks"])))
        met = Counter(frozenset(p["seats"]) for p in over["pairings"])
        assert len(met) == 6
        terms = Terms("", "", {}, "round-robin", 2, 4, 1, "", "", 0, "")
        plan = Tournament("", "", "open", False, 0, terms, (), ()).plan()
        told = [(each["entrant"], each["place"], each["points"]) for each in over["standings"]]
        assert told == [(s.entrant, s.place, s.points / 2) for s in table_of(plan, played)]
        table = ann.get(f"/matches/{over['pairings'][0]['match']}")["table"]
        assert table["event"] == made["id"]
        assert made["id"] in [each["id"] for each in ann.get("/tournaments")["tournaments"]]


def test_friends_join_by_the_link_and_play_while_bots_fill(server: str) -> None:
    with three(server) as (ann, ben, cleo):
        made = announced(ann, format="knock-out", name="Ann", patience=600)
        path = f"/tournaments/{made['id']}"
        assert ben.get(path)["me"] == -1
        assert ben.post(f"{path}/join", name="Ben")["me"] == 1
        assert refused(ben, f"{path}/join", name="Ben again") == "entered-already"
        assert refused(cleo, f"{path}/join", name="Ann") == "name-taken"
        cleo.post(f"{path}/join", name="Cleo")
        assert cleo.post(f"{path}/leave")["me"] == -1
        assert refused(cleo, f"{path}/leave") == "not-entered"
        assert refused(ben, f"{path}/begin") == "not-your-tournament"
        assert refused(ann, f"{path}/return") == "tournament-not-begun"
        ann.post(f"{path}/begin")
        assert refused(cleo, f"{path}/join", name="Cleo") == "tournament-begun"
        assert refused(ann, f"{path}/begin") == "tournament-begun"
        first = when(ann, made["id"], lambda seen: seen["table"])
        theirs = when(ben, made["id"], lambda seen: seen["table"])
        for guest, seen in ((ann, first), (ben, theirs)):
            assert guest.get(f"/matches/{seen['table']}")["mine"], "who takes part has a seat"
        assert refused(ben, f"/matches/{theirs['table']}/leave", seat=1 - me(ben, theirs)) != ""
        give_up(ben, theirs)

        def ranks(seen: Any) -> Any:
            (there,) = [p for p in seen["pairings"] if p["match"] == theirs["table"]]
            return there["ranks"] and there

        last = when(ann, made["id"], ranks)
        there = ranks(last)
        assert there["ranks"][there["seats"].index(1)] == 0, "who gives up scores nothing"
        assert not last["entrants"][1]["away"], "but was there"
        over = when(ann, made["id"], lambda seen: is_over(ann, seen))
        assert [over["standings"][i]["place"] for i in range(2)] == [1, 2]
        assert refused(ann, f"{path}/call-off") == "tournament-over"


def is_over(guest: Guest, seen: Any) -> bool:
    """Whether a tournament is over for somebody who gives up whatever they are to play."""
    if seen["table"]:
        guest.http.post(f"/matches/{seen['table']}/concede", json={"client_id": "c"})
    return bool(seen["status"] == "over")


def me(guest: Guest, seen: Any) -> int:
    return int(guest.get(f"/matches/{seen['table']}")["mine"][0])


def give_up(guest: Guest, seen: Any) -> None:
    guest.post(f"/matches/{seen['table']}/concede", client_id="c")


def test_who_does_not_come_is_played_for_until_they_return(server: str) -> None:
    with Guest(server) as ann, Guest(server) as ben:
        made = announced(ann, format="swiss", size=2, rounds=1, patience=1)
        path = f"/tournaments/{made['id']}"
        ben.post(f"{path}/join", name="Ben")
        ann.post(f"{path}/begin")
        over = when(ann, made["id"], lambda seen: seen["status"] == "over")
        (game,) = over["pairings"]
        assert sorted(game["ranks"]) in ([0, 1], [0, 2])
        assert over["entrants"][0]["away"]
        assert over["standings"][0]["entrant"] == 1
        seats = ann.get(f"/matches/{game['match']}")["table"]["seats"]
        assert [seat["away"] for seat in seats if seat["name"] == "Ben"] == [True]


def test_a_bot_sits_down_for_who_is_away_and_leaves_the_place_to_who_is_back(server: str) -> None:
    with Guest(server) as ann, Guest(server) as ben:
        made = announced(ann, size=2, rounds=3, name="Ann")
        path = f"/tournaments/{made['id']}"
        ben.post(f"{path}/join", name="Ben")
        ann.post(f"{path}/begin")
        when(ben, made["id"], lambda seen: seen["round"] == 1 and seen["table"])
        ben.post(f"{path}/leave")
        give_up(ann, ann.get(path))
        second = when(ann, made["id"], lambda seen: seen["round"] == 2 and seen["table"])
        kinds = [s["kind"] for s in ann.get(f"/matches/{second['table']}")["table"]["seats"]]
        assert sorted(kinds) == ["bot", "guest"]
        assert not ben.post(f"{path}/return")["entrants"][1]["away"]
        give_up(ann, second)
        when(ann, made["id"], lambda seen: seen["entrants"][1]["away"] or seen["round"] == 3)
        ben.post(f"{path}/return")
        third = when(ann, made["id"], lambda seen: seen["round"] == 3 and seen["table"])
        assert third["rounds"] == 3


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"clock": "none"}, "no-clock"),
        ({"clock": "soon"}, "no-clock"),
        ({"size": 5}, "bad-tournament"),
        ({"rounds": 5}, "bad-tournament"),
        ({"seats": 5, "size": 10}, "bad-setup"),
        ({"bot": "nobody"}, "no-such-bot"),
        ({"title": "\u2800"}, "bad-name"),
        ({"options": {"nothing": "x"}}, "bad-setup"),
        ({"format": "league"}, "bad-request"),
        ({"size": 64}, "bad-request"),
    ],
)
def test_what_cannot_be_played_is_not_announced(
    server: str, change: dict[str, Any], code: str
) -> None:
    body = {"title": "Cup", "format": "round-robin", "size": 4, **DUELS, **change}
    with Guest(server) as ann:
        assert refused(ann, "/tournaments", **body) == code
        assert refused(ann, "/tournaments/nowhere/join", name="Ann") == "no-such-tournament"


def test_the_host_may_play_with_fewer_or_call_it_off(server: str) -> None:
    with Guest(server) as ann, Guest(server) as ben:
        made = announced(ann, size=8, name="Ann", public=True)
        path = f"/tournaments/{made['id']}"
        assert made["id"] in [each["id"] for each in ben.get("/tournaments")["tournaments"]]
        ben.post(f"{path}/join", name="Ben")
        assert refused(ann, f"{path}/begin", size=5) == "bad-tournament"
        assert len(ann.post(f"{path}/begin", size=2)["entrants"]) == 2
        seen = when(ann, made["id"], lambda seen: seen["table"])
        assert refused(ben, f"{path}/call-off") == "not-your-tournament"
        assert ann.post(f"{path}/call-off")["status"] == "called-off"
        give_up(ann, seen)
        after = when(ben, made["id"], lambda seen: seen["pairings"][0]["state"] == "over")
        assert (after["round"], after["status"]) == (1, "called-off")
        assert after["standings"][0]["entrant"] == 1, "games that have begun still count"


def reached(number: int, seen: Any) -> bool:
    return bool(seen["round"] >= number)


def test_after_a_kill_in_the_middle_every_table_is_laid_once(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    with Guest(address) as ann:
        made = announced(ann, size=4, format="swiss", rounds=2)
        ann.post(f"/tournaments/{made['id']}/begin")
        for number in (1, 2):
            when(ann, made["id"], partial(reached, number))
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
            process, address = started(tmp_path, "--bots", "1")
            ann.move_to(address)
        over = when(ann, made["id"], lambda seen: seen["status"] == "over")
    stop(process)
    assert Counter(p["round"] for p in over["pairings"]) == {1: 2, 2: 2}
    with closing(sqlite3.connect(tmp_path / "tatami.sqlite")) as database:
        (laid,) = database.execute("SELECT count(*) FROM matches").fetchone()
    assert laid == 4


def test_what_two_stewards_do_at_once_is_done_once(tmp_path: Path) -> None:
    terms = Terms("Cup", "shitenno", {}, "swiss", 2, 4, 1, "20m+30s", "random", 600, "s")

    async def run() -> Tournament:
        store = Store(f"sqlite:///{tmp_path / 'tatami.sqlite'}")
        await store.open()
        tables = Tables(store, Bots(1))
        register, ann = Register(store), Entrant(0, "ann", "Ann", "", user=False, away=False)
        name = await register.announce("ann", True, terms, 1)
        await register.change(name, 2, partial(added, ann))
        await register.change(name, 3, partial(filled, 4))
        before = await register.find(name)
        await asyncio.gather(*(register.lay(before, before.next_round(), 4) for _ in range(3)))
        laid = await register.find(name)
        await Steward(tables).laid(laid, laid.pairings[0])  # as if the server had ended here
        assert await register.due([]) == [name]
        await asyncio.gather(*(Steward(tables).go_on(laid) for _ in range(3)))
        found = await register.find(name)
        assert await register.due([]) == [], "while people play, there is nothing to look at"
        assert await register.due([found.pairings[1].match]) == [name]
        for _ in range(2):  # by two stewards: the second notes nothing, nor whom it has found away
            await register.note(name, laid.pairings[0]._replace(ranks=(1, 2)), "over", [0])
        assert await register.find(name) == found
        seats = [(await tables.table(p.match)).sitting.places for p in found.pairings]
        assert sorted(place.name for places in seats for place in places) == [
            "Ann", "random", "random", "random"
        ]  # fmt: skip
        await tables.close()
        return found

    found = asyncio.run(run())
    assert [(p.round, p.state) for p in found.pairings] == [(1, "playing"), (1, "playing")]
    with closing(sqlite3.connect(tmp_path / "tatami.sqlite")) as database:
        (laid,) = database.execute("SELECT count(*) FROM matches").fetchone()
    assert laid == 2


def added(entrant: Entrant, connection: sa.Connection, found: Tournament) -> None:
    registers.enter(connection, found, entrant)


def filled(size: int, connection: sa.Connection, found: Tournament) -> None:
    registers.begin(connection, found, size)


def test_who_is_forgotten_leaves_no_trace_in_tournaments(tmp_path: Path) -> None:
    terms = Terms("Ann's cup", "shitenno", {}, "swiss", 2, 4, 1, "20m+30s", "random", 600, "s")

    async def run() -> list[Tournament]:
        store = Store(f"sqlite:///{tmp_path / 'tatami.sqlite'}")
        await store.open()
        register = Register(store)
        hosted = await register.announce("ann", True, terms, 1)
        other = msgspec.structs.replace(terms, title="Ben's cup")
        joined = await register.announce("ben", True, other, 1)
        begun = await register.announce("ben", True, other, 1)
        for tournament in (hosted, joined, begun):
            for number, who in enumerate(("ben", "ann", "cleo")):
                entrant = Entrant(number, who, who.title(), "", user=False, away=False)
                await register.change(tournament, 2, partial(added, entrant))
        await register.change(begun, 3, partial(filled, 4))
        assert await register.awaits("ann")
        await forget(store, "ann", 4)
        assert not await register.awaits("ann")
        found = [await register.find(each) for each in (hosted, joined, begun)]
        await store.close()
        return found

    hosted, joined, begun = asyncio.run(run())
    assert (hosted.status, hosted.terms.title) == ("called-off", "…")
    assert [each.name for each in joined.entrants] == ["Ben", "Cleo"]
    assert [each.number for each in joined.entrants] == [0, 1]
    assert [(each.name, each.away) for each in begun.entrants[:3]] == [
        ("Ben", False), ("—", True), ("Cleo", False)
    ]  # fmt: skip
    with closing(sqlite3.connect(tmp_path / "tatami.sqlite")) as database:
        for table in ("tournaments", "entrants", "pairings"):
            kept = json.dumps(database.execute(f"SELECT * FROM {table}").fetchall())  # noqa: S608
            assert '"ann"' not in kept
            assert "Ann" not in kept
