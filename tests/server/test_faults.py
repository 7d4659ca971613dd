"""A server that is killed among many games, and a wall clock that jumps: every game goes on."""

import random
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from guests import Guest
from served import started, stop
from tatami.core.record import read, verify
from tatami.games import GAMES

MATCHES = 20
BEFORE = 300  # words acknowledged before the server is killed
DAY = 24 * 3600


class Crowd:
    """Somebody who plays many tables at once and repeats whatever was not acknowledged."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.back = threading.Event()
        self.back.set()
        self.enough = threading.Event()
        self.lock = threading.Lock()
        self.acknowledged = 0
        self.repeated = 0

    def again(self, path: str, body: object = None) -> httpx.Response:
        """Ask until the server answers."""
        for _ in range(200):
            assert self.back.wait(120)
            try:
                if body is None:
                    return self.guest.http.get(path)
                return self.guest.http.post(path, json=body)
            except httpx.TransportError:
                with self.lock:
                    self.repeated += 1
                time.sleep(0.1)
        raise AssertionError("the server does not come back")

    def play(self, match: str, seats: int, seed: int) -> list[tuple[int, str]]:
        """Play the first seats of a table to the end; the words that were acknowledged."""
        dice, said, number, seat = random.Random(seed), list[tuple[int, str]](), 0, 0
        while len(said) < 3000:
            number += 1  # also where nothing can be said yet: a bot may think for a long time
            state = self.again(f"/matches/{match}/view?seat={seat}").json()
            shown = state["shown"]
            if shown["table"]["status"] == "over":
                return said
            asks = [ask for ask in shown["asks"] if not ask["idle"]]
            if seat not in shown["waiting"] or not asks:
                mine = [each for each in shown["waiting"] if each < seats and each != seat]
                seat = mine[0] if mine else seat
                time.sleep(0.0 if mine else 0.02)
                continue
            word = dice.choice(asks[0]["options"])
            body = {"words": [word], "client_id": f"{seed}-{number}", "seat": seat}
            answer = self.again(f"/matches/{match}/words", body)
            assert answer.status_code == 201, answer.text
            said.append((seat, word))
            with self.lock:
                self.acknowledged += 1
                if self.acknowledged >= BEFORE:
                    self.enough.set()
        raise AssertionError("the game does not end")


@pytest.mark.slow
def test_twenty_games_go_on_after_the_server_was_killed(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1")
    with Guest(address) as ann, ThreadPoolExecutor(MATCHES) as pool:
        crowd = Crowd(ann)
        others = [("me",) if n % 2 else ("random",) for n in range(MATCHES)]
        matches = [ann.lay("shitenno", "me", *other, auto=False, start=True) for other in others]
        games = [
            pool.submit(crowd.play, match, 1 + (other == ("me",)), seed)
            for seed, (match, other) in enumerate(zip(matches, others, strict=True))
        ]
        assert crowd.enough.wait(120)
        process.kill()
        crowd.back.clear()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        assert not any(game.done() for game in games)
        process, address = started(tmp_path, "--bots", "1")
        try:
            ann.move_to(address)
            crowd.back.set()
            said = [game.result(timeout=120) for game in games]
            records = [ann.http.get(f"/records/{match}").text for match in matches]
        finally:
            crowd.back.set()
            stop(process)
    assert crowd.repeated  # some were waiting for an answer when it was killed
    for text, words in zip(records, said, strict=True):
        record = read(text)
        verify(GAMES["shitenno"], record)  # the same seed and words, undisturbed: the same digest
        mine = {seat for seat, _ in words}
        assert words == [(e.seat, e.word) for e in record.standing() if e.seat in mine]


JUMPING = """
import os, time
true = time.time_ns
def jumped():
    with open(os.environ["JUMPS"]) as file:
        return true() + int(file.read()) * 10**9
time.time_ns = jumped
"""


def test_a_wall_clock_that_jumps_takes_nobodys_time(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(JUMPING)
    jumps = tmp_path / "jumps"
    jumps.write_text("0")
    environment = {"PYTHONPATH": str(tmp_path), "JUMPS": str(jumps)}
    process, address = started(tmp_path, "--bots=1", **environment)
    try:
        with Guest(address) as ann:
            match = ann.lay("shitenno", "me", "me", auto=False, start=True, clock="5m+1m")
            for seat, jump in enumerate((DAY, -DAY)):
                jumps.write_text(str(jump))
                ann.say(match, ("general:honda", "general:ii")[seat], seat=seat)
                nobody_has_lost_time(ann, match)
            stop(process)  # the next one begins a day earlier than this one ended
            process, address = started(tmp_path, "--bots=1", **environment)
            ann.move_to(address)
            nobody_has_lost_time(ann, match)
            state = ann.get(f"/matches/{match}/view", seat=0)
            seat = state["shown"]["waiting"][0]
            state = ann.get(f"/matches/{match}/view", seat=seat)
            ann.say(match, state["shown"]["asks"][0]["options"][0], seat=seat)
            nobody_has_lost_time(ann, match)
    finally:
        stop(process)
    rows = sqlite3.connect(tmp_path / "tatami.sqlite")
    times = [at for (at,) in rows.execute("SELECT at FROM log ORDER BY seq")]
    rows.close()
    assert times == sorted(times)


def nobody_has_lost_time(ann: Guest, match: str) -> None:
    state = ann.get(f"/matches/{match}/view", seat=0)
    assert [clock["bank"] for clock in state["clocks"] if clock["seat"] >= 0] == [300_000] * 2
    assert not any(seat["away"] for seat in state["shown"]["table"]["seats"])
