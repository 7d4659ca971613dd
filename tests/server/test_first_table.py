"""A table laid, joined and played to its end, over HTTP and over the socket."""

import random

from guests import Guest
from tatami.core.chance import commitment


def test_a_whole_game_against_a_bot_over_the_socket(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "greedy:tables=1", start=True)
        with ann.socket(match) as socket, ann.socket(match, changes=True) as told_changes:
            socket.play(random.Random(1))
            while not told_changes.over():
                told_changes.hear()
        assert told_changes.changes > 50
        for known in ("seq", "shown", "awaited"):
            assert told_changes.state[known] == socket.state[known]
        assert (told_changes.events, told_changes.seqs) == (socket.events, socket.seqs)
        told = ann.get(f"/matches/{match}/events")
        middle = ann.get(f"/matches/{match}/view", at=20)
        assert (middle["seq"], middle["shown"]["table"]["status"]) == (20, "playing")
        assert middle["events"] == [event for event in told["events"] if event["seq"] <= 20]
    table = socket.state["shown"]["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "bot"]
    assert sorted(table["ranks"]) == [1, 2]
    assert commitment(table["seed"]) == table["seed_hash"]
    assert socket.events == told["events"]
    assert socket.seqs == sorted(set(socket.seqs))


def test_two_people_share_a_table_and_each_sees_only_their_own_hand(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob, Guest(server) as eve:
        match = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{match}/start", 403)
        assert bob.post(f"/matches/{match}/join", name="Bob")["mine"] == [1]
        assert eve.post(f"/matches/{match}/join", 409, name="Eve")["code"] == "table-full"
        ann.post(f"/matches/{match}/start")
        with ann.socket(match) as one, bob.socket(match) as two:
            one.until("state")
            ann.say(match, one.ask()["options"][0])
            two.until("state")
            while not two.ask():
                two.until("state")
            bob.say(match, two.ask()["options"][1])
        views = [each.get(f"/matches/{match}/view")["shown"] for each in (ann, bob, eve)]
        assert [shown["you"] for shown in views] == [0, 1, -1]
        assert views[0]["view"]["hand"]
        assert views[2]["view"]["hand"] == []
        assert views[2]["asks"] == []
        assert eve.say(match, "pass", status=403)["code"] == "not-yours"


def test_words_are_taken_as_a_whole_once_and_not_when_stale(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "me", start=True)
        first = ann.say(match, "general:honda", client_id="a", seat=0, expected_seq=4)
        assert ann.say(match, "general:honda", client_id="a", seat=0, expected_seq=4) == first
        stale = ann.say(match, "general:ii", status=409, seat=1, expected_seq=3)
        assert stale["code"] == "stale"
        ann.say(match, "general:ii", "general:ii", seat=1)  # cards are dealt before the second
        tairo = ann.get(f"/matches/{match}/view")["shown"]["waiting"][0]
        before = ann.get(f"/matches/{match}/view", seat=tairo)
        card = before["shown"]["asks"][0]["options"][0]
        refused = ann.say(match, card, "accept", status=409, seat=tairo)
        assert refused["word"] == "accept"
        assert ann.get(f"/matches/{match}/view", seat=tairo)["seq"] == before["seq"]
        why = ann.get(f"/matches/{match}/why", word="accept", seat=tairo)
        assert why == {
            "type": "why",
            "word": "accept",
            "rule": "SHI-14",
            "may": False,
            "reason": False,
            "client_id": "",
        }
