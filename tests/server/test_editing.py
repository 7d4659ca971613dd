"""Positions of finished games are edited and played on from, and nothing of a game in progress."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from guests import Guest
from served import started, stop
from tatami.core import record as records
from tatami.games import GAMES
from what_ifs import given_up, last_still


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process, address = started(
        tmp_path_factory.mktemp("what-if"), "--bots", "1", TATAMI_REQUESTS_A_SECOND="0"
    )
    yield address
    stop(process)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_each_game_is_edited_and_played_on(game: str, server: str) -> None:
    with Guest(server) as ann:
        match = given_up(ann, game)
        at = last_still(ann, match)
        before = ann.post(f"/records/{match}/edits", at=at)
        assert before["nearest"] == before["moment"]["at"] == at
        group = before["groups"][0]
        assert group["words"]
        assert {"name", "thing", "words"} == set(group)
        made = [group["words"][0]]
        after = ann.post(f"/records/{match}/edits", at=at, edits=made)
        assert after["moment"]["view"] != before["moment"]["view"]
        assert after["moment"]["asks"]
        seats = ["me", *["greedy"] * (len(after["moment"]["scores"]) - 1)]
        fork = ann.post(f"/records/{match}/fork", at=at, seats=seats, name="Ann", edits=made)
        new = fork["table"]["id"]
        assert fork["table"]["forked_from"] == match
        told = ann.get(f"/matches/{new}/events")["events"]
        assert [e["fields"]["change"] for e in told if e["name"] == "edited"] == made
        with ann.socket(new) as socket:
            while not socket.state or not socket.ask():
                socket.hear()
            hints = ann.get(f"/matches/{new}/hint")
            assert {hint["word"] for hint in hints} <= set(socket.ask()["options"])
            word = random.Random(1).choice(socket.ask()["options"])
            ann.say(new, word)
        refused = ann.post(f"/matches/{new}/words", 409, words=made, client_id="edit")
        assert refused["code"] in ("no-such-word", "illegal", "not-asked")
        for seat in range(1, len(seats)):
            assert ann.post(f"/matches/{new}/concede", 403, client_id=f"{seat}", seat=seat)


def test_an_edited_game_is_a_record_like_any_other(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann:
        match = given_up(ann, "shitenno")
        at = last_still(ann, match)
        made = ["edit-more:p1.favour", "edit-more:p1.favour"]
        fork = ann.post(f"/records/{match}/fork", at=at, seats=["me", "me"], name="A", edits=made)
        new = fork["table"]["id"]
        table = ann.get(f"/matches/{new}/view")["shown"]
        assert table["undo"] == "none"  # an edit is nobody's to take back
        ann.post(f"/matches/{new}/concede", client_id="over", seat=1)
        record = records.read(ann.http.get(f"/records/{new}").text)
        records.verify(GAMES["shitenno"], record)
        assert [entry.word for entry in record.standing()[at : at + 2]] == made
        seen = ann.get(f"/records/{new}/moment", at=at + 1)
        assert (seen["seat"], seen["word"]) == (-1, made[0])
        again = ann.get(f"/records/{new}/moment", at=at + 2)
        assert again["scores"][0] == seen["scores"][0] + 1
        assert all(
            choice["at"] not in (at, at + 1) for choice in ann.get(f"/records/{new}/decisions")
        )
        looked = ann.post(f"/records/{new}/analysis", seconds=1)
        assert [m["word"] for m in looked["moments"]][at : at + 2] == made
        twice = ann.post(f"/records/{new}/edits", at=at + 2, edits=["edit-less:p1.favour"])
        assert twice["moment"]["scores"][0] == seen["scores"][0]


def test_what_cannot_be_edited_is_said_in_the_reader_s_language(server: str) -> None:
    with Guest(server) as ann:
        match = given_up(ann, "shitenno")
        at = last_still(ann, match)
        path = f"/records/{match}/edits"
        assert ann.post(path, 404, at=9999)["code"] == "no-such-moment"
        assert ann.post(path, 404, at=at, seat=7)["code"] == "no-such-seat"
        assert ann.post(path, 400, at=at, edits=[""])["code"] == "bad-request"
        assert ann.post(path, 400, at=at, edits=["x"] * 201)["code"] == "bad-request"
        for wrong in (["pass"], ["edit-more:p9.favour"], ["edit-more:p4.favour"]):
            assert ann.post(path, 409, at=at, edits=wrong)["code"] == "no-such-edit"
        seats = ["me", "greedy"]
        refused = {"at": at, "seats": seats, "name": "A", "edits": ["edit-lift:nowhere"]}
        assert ann.post(f"/records/{match}/fork", 409, **refused)["code"] == "no-such-edit"
        early = ann.post(path, at=0)  # before the set-up is done there is nothing to change
        assert (early["groups"], early["nearest"]) == ([], -1)
        told = {}
        for language in ("en", "fr", "es"):
            answer = ann.http.post(
                f"{path}?lang={language}", json={"at": 0, "edits": ["edit-more:p1.favour"]}
            )
            assert answer.json()["code"] == "not-still"
            told[language] = answer.json()["message"]
        assert len(set(told.values())) == 3


def test_nothing_of_a_game_in_progress_is_shown_or_edited(server: str) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        match = ann.lay("shitenno", "me", "me", start=True)
        for who in (ann, eve):
            assert who.post(f"/records/{match}/edits", 409, at=0)["code"] == "not-over"
            body = {"at": 0, "seats": ["me", "me"], "name": "E", "edits": ["edit-more:p1.favour"]}
            assert who.post(f"/records/{match}/fork", 409, **body)["code"] == "not-over"
        over = given_up(ann, "shitenno")
        at = last_still(ann, over)
        mine = ann.post(f"/records/{over}/edits", at=at, seat=0)["moment"]
        assert mine["secrets"] is None
        assert mine["view"]["seat"] == 0
        assert all(ask["seat"] == 0 for ask in mine["asks"])
        assert "hands" in ann.post(f"/records/{over}/edits", at=at)["moment"]["secrets"]
