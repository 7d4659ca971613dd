"""Drills come back after days: what is kept, how an answer counts, and how people get better."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from guests import Guest
from served import started, stop
from tatami.bots.hints import Hint
from tatami.server.drills.deck import WEEK, Answered, by_week, monday
from tatami.server.drills.schedule import EARLY, Grade, Memory, answered, graded, is_due

DAY = 24 * 3_600_000
GAMES = 4  # of which one at least is played badly
NOON = 1_795_089_600_000  # a Thursday


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("drills")
    process, address = started(folder, "--bots", "1")
    yield address, folder
    stop(process)


def lost_game(ann: Guest) -> str:
    """A game that was given up after one word."""
    match = ann.lay("shitenno", "me", "me", start=True)
    ann.say(match, "general:honda", seat=0)
    ann.post(f"/matches/{match}/concede", client_id="c", seat=1)
    return match


def days_pass(folder: Path, days: int) -> None:
    """Everything kept happened so many days earlier."""
    with closing(sqlite3.connect(folder / "tatami.sqlite", timeout=30)) as rows, rows:
        back = {"by": days * DAY}
        rows.execute("UPDATE drills SET due = due - :by, reviewed = reviewed - :by", back)
        rows.execute("UPDATE drill_answers SET at = at - :by", back)


def test_a_drill_comes_back_after_days_by_how_it_was_answered(house: tuple[str, Path]) -> None:
    address, folder = house
    with Guest(address) as ann, Guest(address) as bob:
        assert bob.get("/me/drills")["drills"] == []
        match = lost_game(ann)
        options = ann.get(f"/records/{match}/moment", at=0, seat=0)["asks"][0]["options"]
        about = {"match": match, "at": 0, "seat": 0, "better": options[-1]}
        kept = ann.post("/me/drills", **about)
        assert (kept["question"], kept["word"], kept["wanted"]) == ("SHI-01", "general:honda", True)
        assert ann.post("/me/drills", **about)["id"] == kept["id"]  # once
        best = answer(ann, kept, options[0])["hints"][0]["word"]
        deck = ann.get("/me/drills")
        assert [each["wanted"] for each in deck["drills"]] == [False]
        assert deck["drills"][0]["due"] >= deck["now"] + DAY - 60_000
        assert [week["answered"] for week in deck["weeks"]] == [1]
        days_pass(folder, 40)
        assert ann.get("/me/drills")["drills"][0]["wanted"]
        said = answer(ann, kept, best)  # which another search may find a little worse
        is_best = said["hints"][0]["word"] == best
        assert (said["grade"] == "best") == is_best
        assert said["grade"] != "worse"
        assert not said["drill"]["wanted"]
        assert answer(ann, kept, best)["drill"]["due"] == said["drill"]["due"]  # practice
        weeks = ann.get("/me/drills")["weeks"]
        assert [week["answered"] for week in weeks] == [1, 1]
        assert weeks[-1]["right"] == 1
        assert bob.http.post("/me/drills/remove", json={"id": kept["id"]}).status_code == 404
        left = ann.post("/me/drills/remove", id=kept["id"])
        assert (left["drills"], left["weeks"]) == ([], weeks)


def answer(guest: Guest, drill: Any, word: str) -> Any:
    """Answer a drill."""
    return guest.post("/me/drills/answer", id=drill["id"], word=word)


def test_nothing_is_kept_that_was_not_asked(house: tuple[str, Path]) -> None:
    with Guest(house[0]) as ann:
        match = lost_game(ann)
        going_on = ann.lay("shitenno", "me", "me", start=True)
        whole = {"match": match, "at": 0, "seat": 0, "better": "general:ii"}
        for wrong, code in (
            ({"match": going_on}, "not-over"),
            ({"seat": 1}, "not-asked"),
            ({"at": 7}, "no-such-moment"),
            ({"better": "accept"}, "not-asked"),
        ):
            refused = ann.http.post("/me/drills", json={**whole, **wrong}).json()
            assert (refused["code"], bool(refused["message"])) == (code, True)
        kept = ann.post("/me/drills", **whole)
        refused = ann.http.post("/me/drills/answer", json={"id": kept["id"], "word": "accept"})
        assert refused.json()["code"] == "not-asked"
        missing = ann.http.post("/me/drills/answer", json={"id": "x", "word": "accept"})
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-drill")


def test_the_better_an_answer_the_later_a_drill_comes_back() -> None:
    new = Memory(due=NOON)
    days = {grade: answered(new, grade, NOON).due - NOON for grade in Grade}
    assert DAY <= days[Grade.WORSE] <= days[Grade.ALIKE] < days[Grade.BEST]
    memory, gaps = new, []
    for _ in range(4):
        now = memory.due
        memory = answered(memory, Grade.BEST, now)
        gaps.append(memory.due - now)
    assert gaps == sorted(gaps)
    assert gaps[-1] > 30 * DAY
    assert answered(memory, Grade.WORSE, memory.due).due - memory.due < gaps[-1] / 4
    assert [is_due(memory, memory.due - EARLY + by) for by in (-1, 0)] == [False, True]


def test_an_answer_within_the_error_of_the_search_is_not_worse() -> None:
    def hint(word: str, chance: float, high: float, tries: int) -> Hint:
        return Hint(word, chance, 0.0, high, 0.0, tries, (), ())

    hints = [hint("best", 0.6, 0.7, 9), hint("near", 0.5, 0.65, 9), hint("far", 0.3, 0.4, 9)]
    hints.append(hint("valued", 0.3, 1.0, 0))  # not searched, so it has no error
    grades = [graded(hints, each.word) for each in hints]
    assert grades == [Grade.BEST, Grade.ALIKE, Grade.WORSE, Grade.WORSE]


def test_answers_are_counted_by_week_and_question() -> None:
    assert [monday(NOON + day * DAY) - monday(NOON) for day in (-4, -3, 3, 4)] == [
        -WEEK,
        0,
        0,
        WEEK,
    ]
    told = [Answered(NOON + each * WEEK, "senji", "SEN-30", each + 1) for each in (1, 0, 1)]
    assert [(w.question, w.right, w.answered) for w in by_week(told)] == [
        ("SEN-30", 0, 1),
        ("SEN-30", 2, 2),
    ]


def test_the_weekly_set_is_made_once_from_public_games(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    try:
        with Guest(address) as ann, Guest(address) as bob:
            public = {blundered(ann, public=True) for _ in range(GAMES)}  # one may go well
            blundered(ann, public=False)
            first = made(bob)
            assert [each["drills"] for each in first["sets"]] == [[]] * 4  # none before this week
            with closing(sqlite3.connect(tmp_path / "tatami.sqlite", timeout=30)) as rows, rows:
                rows.execute("UPDATE matches SET changed = changed - ?", [7 * DAY])
                rows.execute("DELETE FROM settings WHERE name LIKE 'weekly %'")
            told = made(bob)
            drills = {each["game"]: each["drills"] for each in told["sets"]}
            assert drills["shitenno"], "nothing was a mistake"
            assert {each["match"] for each in drills["shitenno"]} <= public
            assert drills["senji"] == []
            for each in drills["shitenno"]:
                path = f"/records/{each['match']}/moment"
                moment = bob.get(path, at=each["at"], seat=each["seat"])
                assert {each["word"], each["better"]} <= set(moment["asks"][0]["options"])
            with closing(sqlite3.connect(tmp_path / "tatami.sqlite", timeout=30)) as rows, rows:
                rows.execute("DELETE FROM settings WHERE name LIKE 'weekly %'")
            assert made(bob) == told  # the same, made anew
    finally:
        stop(process)


def blundered(ann: Guest, public: bool) -> str:
    """A game in which the last choice is always taken, given up after a while."""
    match = ann.lay("shitenno", "me", "greedy:tables=1", start=True, public=public)
    for _ in blunders(ann, match):
        pass
    ann.post(f"/matches/{match}/concede", client_id="enough")
    return match


def blunders(ann: Guest, match: str) -> Iterator[str]:
    """Always take the last choice, a dozen times; the words."""
    with ann.socket(match) as socket:
        for number in range(12):
            while not socket.state or not socket.ask():
                socket.hear()
            seq, word = socket.state["seq"], socket.ask()["options"][-1]
            socket.send("words", words=[word], client_id=f"b{number}", expected_seq=seq)
            socket.settle(seq)
            yield word


def made(guest: Guest) -> Any:
    """The weekly sets, once all are ready."""
    end = time.monotonic() + 120
    told = guest.get("/weekly")
    while not all(each["ready"] for each in told["sets"]):
        assert time.monotonic() < end, told
        time.sleep(0.1)
        told = guest.get("/weekly")
    return told


def test_a_coach_speaks_of_ones_own_words_among_bots_only(house: tuple[str, Path]) -> None:
    with Guest(house[0]) as ann, Guest(house[0]) as bob:
        path, told = "", []
        for _ in range(GAMES):  # one may go well, and a busy machine searches less
            match = ann.lay("shitenno", "me", "greedy:tables=1", start=True)
            path = f"/matches/{match}/coach"
            for word in blunders(ann, match):
                found = ann.post(path, words=[word])
                assert found["word"] in ("", word)
                told += [found] if found["word"] else []
            if told:
                break
        assert told, "nothing was a mistake"
        assert all(each["better"] not in ("", each["word"]) for each in told)
        assert all(0 < each["cost"] <= 1 for each in told)
        assert ann.post(path, words=["march:nowhere"])["word"] == ""
        assert bob.post(path, 409, words=["general:ii"])["code"] == "no-hints"
        two = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{two}/join", name="Bob")
        ann.post(f"/matches/{two}/start")
        assert ann.post(f"/matches/{two}/coach", 409, words=["general:ii"])["code"] == "no-hints"
