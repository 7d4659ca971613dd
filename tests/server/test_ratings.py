"""Finished games are counted once, in order: profiles, ratings, leaders, statistics."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from busy import until
from commands import told
from guests import Guest, duel
from served import started, stop

PASSWORD = "eight wooden bridges"


class Place:
    """A server, and the folder in which it keeps everything."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self.folder = folder

    def user(self, name: str) -> Guest:
        """Somebody with an account."""
        guest = Guest(self.address)
        guest.post("/account", name=name, password=PASSWORD)
        return guest

    def rows(self, query: str, *values: str) -> list[Any]:
        """What the database holds."""
        database = sqlite3.connect(self.folder / "tatami.sqlite")
        found = database.execute(query, values).fetchall()
        database.close()
        return found

    def counted(self, match: str) -> dict[str, Any]:
        """The result of a match, once it is counted."""
        query = "SELECT body FROM results WHERE match = ?"
        ((body,),) = until(lambda: self.rows(query, match))
        return dict(json.loads(body))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server of our own."""
    folder = tmp_path_factory.mktemp("ratings")
    process, address = started(folder, "--bots", "1")
    yield Place(address, folder)
    stop(process)


def test_a_rated_game_moves_both_ratings_once(place: Place) -> None:
    with place.user("Yukihime") as yuki, place.user("Goro") as goro:
        match = duel(yuki, goro, "Goro", rated=True)
        assert yuki.get(f"/matches/{match}")["table"]["rated"]
        goro.post(f"/matches/{match}/concede", client_id="1")
        assert place.counted(match)["rated"]
        won, lost = (guest.get("/me/profile")["standings"][0] for guest in (yuki, goro))
        assert (won["played"], won["won"], lost["gave_up"]) == (1, 1, 1)
        assert won["rating"]["mean"] > 25 > lost["rating"]["mean"]
        assert won["rating"]["doubt"] < 25 / 3
        leaders = goro.get("/house/shitenno")["leaders"]
        assert [each["name"] for each in leaders[:1]] == ["Yukihime"]
        (opponent,) = goro.get("/people/yukihime")["opponents"]
        assert (opponent["name"], opponent["games"], opponent["ahead"]) == ("Goro", 1, 1.0)
        # made again, it is all the same
        before = place.rows("SELECT * FROM ratings ORDER BY subject")
        sums = place.rows("SELECT * FROM tallies ORDER BY game, seats, kind, key")
        again = told("admin", "recount", "--data", str(place.folder))
        assert again.returncode == 0, again.stderr
        assert place.rows("SELECT * FROM ratings ORDER BY subject") == before
        assert place.rows("SELECT * FROM tallies ORDER BY game, seats, kind, key") == sums


def test_guests_and_one_person_alone_play_no_rated_game(place: Place) -> None:
    with place.user("Hanzo") as hanzo, Guest(place.address) as guest:
        body = {"game": "shitenno", "name": "Ann", "rated": True}
        refusal = guest.post("/matches", 409, **body, seats=["me", "greedy"])
        assert refusal["code"] == "rated-needs-account"
        refusal = hanzo.post("/matches", 409, **body, seats=["me", "me"])
        assert refusal["code"] == "rated-one-seat"
        match = hanzo.lay("shitenno", "me", "open", rated=True)
        refusal = guest.post(f"/matches/{match}/join", 409, name="Bob")
        assert refusal["code"] == "rated-needs-account"
        refusal = hanzo.post(f"/matches/{match}/join", 409, name="Hanzo", seat=1)
        assert refusal["code"] == "seated-already"


def test_in_a_rated_game_against_a_bot_nothing_is_had_for_nothing(place: Place) -> None:
    with place.user("Benkei") as benkei:
        match = benkei.lay("shitenno", "me", "greedy", rated=True, start=True)
        assert benkei.http.get(f"/matches/{match}/hint").json()["code"] == "no-hints"
        said = {"words": ["general:honda"]}
        assert benkei.post(f"/matches/{match}/coach", 409, **said)["code"] == "no-hints"
        refusal = benkei.post(f"/matches/{match}/cancel", 409, client_id="1")
        assert refusal["code"] == "nobody-to-ask"
        benkei.post(f"/matches/{match}/concede", client_id="2")
        place.counted(match)
        leaders = benkei.get("/house/shitenno")["leaders"]
        bot = next(each for each in leaders if each["bot"] == "greedy")
        assert bot["rating"]["mean"] > 25  # people and bots are on one scale


def test_who_leaves_is_rated_as_who_gave_up(place: Place) -> None:
    from tatami.server.people.results import Result, Seat

    def seat(number: int, rank: int, gave_up: bool) -> Seat:
        return Seat(number, f"p{number}", True, "", rank, 0, 0.0, gave_up, "", 1, 1, {})

    seats = [seat(0, 1, True), seat(1, 2, False), seat(2, 3, False)]
    result = Result("m", "shitenno", 1, "played", False, True, 1, 1, seats)
    assert result.rated_ranks() == [3, 2, 3]


def test_a_cancelled_game_counts_for_nothing(place: Place) -> None:
    with place.user("Tomoe") as tomoe, Guest(place.address) as guest:
        cancelled, after = duel(tomoe, guest, "Bob"), duel(tomoe, guest, "Bob")
        tomoe.post(f"/matches/{cancelled}/cancel", client_id="1")
        guest.post(f"/matches/{cancelled}/answer", client_id="2", yes=True)
        guest.post(f"/matches/{after}/concede", client_id="3")
        assert not place.counted(after)["rated"]
        mine = tomoe.get("/me/profile")
        assert [each["match"] for each in mine["games"]] == [after]
        assert mine["standings"][0]["rating"] is None
        until(lambda: not place.rows("SELECT * FROM uncounted WHERE match = ?", cancelled))
        assert place.rows("SELECT * FROM results WHERE match = ?", cancelled) == []


def test_a_profile_tells_others_nothing_that_is_not_public(place: Place) -> None:
    with place.user("Shizuka") as shizuka, Guest(place.address) as guest:
        match = duel(shizuka, guest, "Bob")
        guest.post(f"/matches/{match}/concede", client_id="1")
        place.counted(match)
        with Guest(place.address) as stranger:
            seen = stranger.get("/people/Shizuka")
            assert [each["match"] for each in seen["games"]] == [""]
            assert [seat["name"] for seat in seen["games"][0]["seats"]] == ["Shizuka", ""]
            assert not seen["mine"]
            shizuka.post("/me/profile", private=True)
            refusal = stranger.http.get("/people/Shizuka")
            assert (refusal.status_code, refusal.json()["code"]) == (403, "private-profile")
            assert shizuka.get("/people/Shizuka")["private"]
            assert stranger.http.get("/people/Nobody").json()["code"] == "no-such-person"
        # a guest has a page of their own, which others cannot ask for
        own = guest.get("/me/profile")
        assert (own["user"], own["standings"][0]["gave_up"]) == (False, 1)
        with Guest(place.address) as nobody:
            assert nobody.post("/me/profile", 403, private=True)["code"] == "not-yours"


def test_statistics_come_from_games_played_to_their_end(place: Place) -> None:
    with Guest(place.address) as guest:
        match = guest.lay("shitenno", "greedy", "greedy", start=True)
        result = place.counted(match)
        assert result["ended"] == "played"
        tallies = guest.get("/house/shitenno")["tallies"]
        kinds = {each["kind"] for each in tallies if each["seats"] == 2}
        assert kinds >= {"ended", "length", "seat", "opening", "source"}
        seats = [each for each in tallies if (each["kind"], each["seats"]) == ("seat", 2)]
        assert sum(each["won"] for each in seats) == seats[0]["games"]
        opened = {each["opening"] for each in result["seats"]}
        assert opened <= {each["key"] for each in tallies if each["kind"] == "opening"}
        assert guest.http.get("/house/go").json()["code"] == "no-such-game"


def test_who_is_forgotten_leaves_neither_rating_nor_result(place: Place) -> None:
    with place.user("Kaguya") as kaguya, place.user("Okina") as okina:
        match = duel(kaguya, okina, "Okina", rated=True)
        okina.post(f"/matches/{match}/concede", client_id="1")
        ids = [seat["player"] for seat in place.counted(match)["seats"]]
        kaguya.post("/me/profile", private=True)
        told("admin", "forget", "Kaguya", "--yes", "--data", str(place.folder))
        for table in ("results", "seats", "ratings", "profiles"):
            kept = json.dumps(place.rows(f"SELECT * FROM {table}"))  # noqa: S608
            assert ids[0] not in kept
            assert table == "profiles" or ids[1] in kept
        mine = place.rows("SELECT * FROM ratings WHERE subject = ?", f"p:{ids[1]}")
        told("admin", "recount", "--data", str(place.folder))
        assert place.rows("SELECT * FROM ratings WHERE subject = ?", f"p:{ids[1]}") == mine
