"""Tables: the lobby, who may arrange them, talk, consent, rematches, and finished games."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from guests import Guest
from tatami.core import record as records
from tatami.core.words import NOBODY
from tatami.games import GAMES


def test_public_tables_stand_in_the_lobby_until_they_begin(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        private = ann.lay("shitenno", "me", "open")
        public = ann.lay("shitenno", "me", "open", public=True)
        assert public in listed(bob)
        assert private not in listed(bob)
        bob.post(f"/matches/{public}/join", name="Bob", seat=1)
        bob.post(f"/matches/{public}/start")
        assert public not in listed(bob)
        assert public in listed(bob, status="playing")


def listed(guest: Guest, **query: object) -> list[str]:
    """The tables somebody is told of."""
    return [each["table"]["id"] for each in guest.get("/matches", **query)["matches"]]


def test_whoever_looks_for_their_games_is_told_whose_turn_it_is(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        match = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{match}/join", name="Bob", seat=1)
        bob.post(f"/matches/{match}/start")
        told = [
            guest.get("/matches", status="playing", mine=True)["matches"] for guest in (ann, bob)
        ]
        (waits,) = {tuple(each["waiting"]) for (each,) in told}
        assert waits == tuple(ann.get(f"/matches/{match}/view")["shown"]["waiting"])
        assert [each["mine"] for (each,) in told] == [[0], [1]]


def test_a_table_is_arranged_by_those_who_belong_to_it(server: str) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        match = ann.lay("white_castle", "me", "open", "greedy")
        assert eve.post(f"/matches/{match}/bots", 403, seat=1, bot="random")["code"] == "not-yours"
        assert eve.post(f"/matches/{match}/leave", 403, seat=2)["code"] == "not-yours"
        assert ann.post(f"/matches/{match}/start", 409)["code"] == "seats-open"
        ann.post(f"/matches/{match}/leave", seat=2)
        ann.post(f"/matches/{match}/bots", seat=2, bot="random")
        assert ann.post(f"/matches/{match}/bots", 409, seat=1, bot="no")["code"] == "no-such-bot"
        eve.post(f"/matches/{match}/join", name="Eve")
        ann.post(f"/matches/{match}/leave", seat=1)  # the host may free any seat
        begun = ann.post(f"/matches/{match}/start", fill="random")
        assert [seat["name"] for seat in begun["table"]["seats"]] == ["Ann", "random", "random"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "go", "seats": ["me"]}, "no-such-game"),
        ({"game": "shitenno", "seats": ["me"]}, "bad-setup"),
        ({"game": "senji", "seats": ["me"] * 3, "options": {"goal": "7"}}, "bad-setup"),
        ({"game": "shitenno", "seats": ["me", "me"], "clock": "5"}, "bad-clock"),
        ({"game": "shitenno", "seats": ["me", "me"], "name": "  "}, "no-name"),
        ({"game": "shitenno", "seats": ["me", "deep-blue"]}, "no-such-bot"),
        ({"game": "shitenno", "seats": ["me", "search:2:jobs=64"]}, "slow-bot"),
        ({"game": "shitenno", "seats": ["me", "search:time=60"]}, "slow-bot"),
        ({"game": "shitenno", "seats": ["me", "search:tries=50000"]}, "slow-bot"),
        ({"game": "shitenno", "seats": ["me", "search:playout=100000"]}, "slow-bot"),
        ({"game": "shitenno", "seats": ["me", "greedy:tables=1000"]}, "slow-bot"),
        ({"game": "shitenno", "seats": ["me", "search:time=abc:time=1"]}, "no-such-bot"),
        ({"game": "shitenno", "seats": ["me", "greedy"], "name": "A" * 25}, "bad-request"),
        ({"game": "shitenno", "seats": ["me", "open"], "start": True}, "seats-open"),
        ({"game": "shitenno", "seats": "me"}, "bad-request"),
        ({"game": "shitenno", "seats": ["me", "me"], "public": 0}, "bad-request"),
        ({"seats": ["me"]}, "bad-request"),
        ({"game": "shitenno", "seats": ["me", "me"], "cheat": True}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(
    server: str, body: dict[str, object], code: str
) -> None:
    with Guest(server) as ann:
        answer = ann.http.post("/matches", json={"name": "Ann", **body})
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["code"] == code
        assert answer.status_code == answer.json()["status"] < 500


def test_every_bot_that_is_offered_can_be_seated_the_levels_of_the_search_too(server: str) -> None:
    with Guest(server) as ann:
        bots = ann.get("/games")["bots"]
        assert bots == ["random", "novice", "search:1", "search:2", "search:3", "search:4"]
        match = ann.lay("senji", "me", *["open"] * 3)
        for seat, bot in enumerate(bots[-3:], 1):
            ann.post(f"/matches/{match}/bots", seat=seat, bot=bot)


def test_among_people_there_are_no_hints(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        match = ann.lay("shitenno", "me", "open", "greedy")
        bob.post(f"/matches/{match}/join", name="Bob")
        ann.post(f"/matches/{match}/start")
        assert ann.http.get(f"/matches/{match}/hint").json()["code"] == "no-hints"
        alone = ann.lay("shitenno", "me", "random", start=True)
        hints = ann.get(f"/matches/{alone}/hint")
        assert hints
        assert all(0 <= hint["low"] <= hint["chance"] <= hint["high"] <= 1 for hint in hints)


def test_what_may_be_prepared_is_told_to_its_own_seat_alone(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        match = ann.lay("shototsu", "me", "open", options={"samurai": "1"})
        bob.post(f"/matches/{match}/join", name="Bob")
        ann.post(f"/matches/{match}/start")
        people = (ann, bob)
        while (shown := ann.get(f"/matches/{match}/view", seat=0)["shown"])["view"]["turn"] == 0:
            seat = shown["waiting"][0]
            asked = people[seat].get(f"/matches/{match}/view", seat=seat)["shown"]["asks"][0]
            people[seat].say(match, asked["options"][0], seat=seat)
        waits = 1 - shown["waiting"][0]
        told = people[waits].get(f"/matches/{match}/outlook", seat=waits)
        assert [*told["view"]["plans"]] == [f"{waits + 1}a"]
        assert people[1 - waits].get(f"/matches/{match}/outlook")["view"] == {}  # it is asked
        refused = people[1 - waits].http.get(f"/matches/{match}/outlook", params={"seat": waits})
        assert refused.json()["code"] == "not-yours"


def test_refusals_speak_the_readers_language(server: str) -> None:
    with Guest(server) as ann:
        for language, message in (
            ("fr-CH, en;q=0.5", "Cette table n’existe pas."),
            ("ja, es", "Esa mesa no existe."),
            ("ja", "There is no such table."),
        ):
            ann.http.headers["Accept-Language"] = language
            assert ann.http.get("/matches/nowhere").json()["message"] == message
        assert ann.http.get("/matches/nowhere?lang=es").json()["message"] == "Esa mesa no existe."


def test_a_table_as_it_stood_has_its_clocks_as_they_stood(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "me", start=True, auto=False, clock="1m+10s")
        ann.say(match, "general:honda", seat=0)
        time.sleep(0.05)
        then = ann.get(f"/matches/{match}/view", seat=1)
        past = ann.get(f"/matches/{match}/view", seat=1, at=then["seq"])
        assert (past["seq"], past["shown"]) == (then["seq"], then["shown"])
        assert past["now"] < then["now"]
        assert [each["step"] for each in past["clocks"]] == [10_000, 10_000]


def test_people_talk_at_the_table_and_apart(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob, Guest(server) as eve:
        match = ann.lay("senji", "me", "open", "random")
        bob.post(f"/matches/{match}/join", name="Bob")
        with ann.socket(match) as one, bob.socket(match) as two, eve.socket(match) as three:
            one.send("chat", text="Peace?", client_id="1", room="private", to=1)
            assert two.until("chat")["line"]["text"] == "Peace?"
            three.send("chat", text="Hm", client_id="1", room="spectators", name="Eve")
            assert three.until("chat")["line"]["name"] == "Eve"
            two.send("chat", text="Hello", client_id="2")
            for socket in (one, two, three):
                while not socket.chat or socket.chat[-1]["text"] != "Hello":
                    socket.hear()
            heard = [[line["text"] for line in each.chat] for each in (one, two, three)]
            assert heard == [["Peace?", "Hello"], ["Peace?", "Hello"], ["Hm", "Hello"]]
            assert two.presence["seats"] == [0, 1]


@pytest.mark.parametrize(
    ("table", "message", "detail"),
    [
        (
            {"game": "senji", "seats": ["me", "me"]},
            "La table ne peut pas être mise en place ainsi.",
            "Senji takes 3 to 6 players, not 2.",
        ),
        (
            {"game": "senji", "seats": "me"},
            "La requête n\N{RIGHT SINGLE QUOTATION MARK}est pas valable.",
            "Expected `array`, got `str`",
        ),
    ],
)
def test_a_refusal_speaks_one_language_and_its_detail_stands_apart(
    server: str, table: dict[str, Any], message: str, detail: str
) -> None:
    with Guest(server) as ann:
        ann.http.headers["Accept-Language"] = "fr"
        problem = ann.http.post("/matches", json={"name": "Ann", **table}).json()
    assert problem["message"] == message
    assert detail in problem["detail"]


def test_undo_with_consent_over_the_socket(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        match = ann.lay("shitenno", "me", "open", auto=False)
        bob.post(f"/matches/{match}/join", name="Bob")
        ann.post(f"/matches/{match}/start")
        ann.say(match, "general:honda")
        bob.say(match, "general:ii")
        with ann.socket(match) as one, bob.socket(match) as two:
            one.until("state")
            one.send("undo", client_id="u")
            two.until("state")
            while not two.state["shown"]["table"]["proposal"]:
                two.until("state")
            two.send("answer", yes=True, client_id="y")
            one.until("state")
            while one.state["shown"]["table"]["proposal"]:
                one.until("state")
            assert one.state["shown"]["waiting"] == [0]
            assert "chose-general" not in [event["name"] for event in one.events]


def test_whoever_gives_up_ends_a_game_of_two_and_a_rematch_follows(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        match = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{match}/join", name="Bob")
        ann.post(f"/matches/{match}/start")
        assert ann.http.get(f"/records/{match}").json()["code"] == "not-over"
        ann.say(match, "general:honda")
        ann.post(f"/matches/{match}/concede", client_id="c")
        table = bob.get(f"/matches/{match}")["table"]
        assert (table["status"], table["ended"], table["ranks"]) == ("over", "conceded", [2, 1])
        record = records.read(bob.http.get(f"/records/{match}").text)
        records.verify(GAMES["shitenno"], record)
        assert record.given_up == [0]
        moments = [bob.get(f"/records/{match}/moment", at=at) for at in (0, 1)]
        assert [(m["given_up"], len(m["asks"])) for m in moments] == [([], 1), ([0], 0)]
        looked = bob.post(f"/records/{match}/analysis", seconds=1)
        assert looked["ranks"] == table["ranks"]
        with ThreadPoolExecutor(4) as beside:  # four clicks at once lay one table
            answers = list(beside.map(lambda _: bob.post(f"/matches/{match}/rematch"), range(4)))
        again = answers[0]
        assert len({answer["table"]["id"] for answer in answers}) == 1
        assert len(bob.get("/matches", mine=True)["matches"]) == 1
        for answer in answers:
            assert [seat["kind"] for seat in answer["table"]["seats"]] == ["guest", "open"]
        assert ann.get(f"/matches/{match}")["table"]["rematch"] == again["table"]["id"]
        assert ann.post(f"/matches/{match}/rematch")["table"]["id"] == again["table"]["id"]


def test_nobody_is_led_to_a_next_game_that_is_over(server: str) -> None:
    with Guest(server) as ann, Guest(server) as bob:
        first = ann.lay("shitenno", "me", "open")
        bob.post(f"/matches/{first}/join", name="Bob")
        ann.post(f"/matches/{first}/start")
        ann.post(f"/matches/{first}/concede", client_id="a")
        second = bob.post(f"/matches/{first}/rematch")["table"]["id"]
        bob.post(f"/matches/{second}/start", fill="random")  # without Ann
        bob.post(f"/matches/{second}/concede", client_id="b")
        third = ann.post(f"/matches/{first}/rematch")
        assert third["table"]["status"] == "open"
        assert third["table"]["id"] not in (first, second)
        assert bob.post(f"/matches/{second}/rematch")["table"]["id"] == third["table"]["id"]


def test_what_might_have_been_said_is_weighed_and_played_out(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "me", start=True)
        at = "/records/" + match
        assert ann.http.post(f"{at}/hint", json={"at": 0, "seat": 0}).json()["code"] == "not-over"
        ann.say(match, "general:honda", seat=0)
        ann.post(f"/matches/{match}/concede", client_id="c", seat=1)
        first = ann.get(f"{at}/moment", at=0, seat=0)
        said = {"at": 0, "seat": 0, "words": first["asks"][0]["options"][-2:]}
        hints = ann.post(f"{at}/hint", **said)
        assert {hint["word"] for hint in hints} >= set(said["words"])
        assert ann.post(f"{at}/hint", **said) == hints  # kept
        steps = ann.post(f"{at}/line", at=0, seat=0, words=["general:ii", "general:ii"])
        assert [step["word"] for step in steps] == ["general:ii"]  # not twice
        assert steps[0]["view"] != first["view"]
        assert "chose-general" in [event["name"] for event in steps[0]["events"]]
        for wrong, code in (
            ({"seat": 1}, "not-asked"),
            ({"seat": 5}, "no-such-seat"),
            ({"at": 9}, "no-such-moment"),
            ({"words": ["march:kantoo"]}, "not-asked"),
        ):
            refused = ann.http.post(f"{at}/hint", json={**said, **wrong})
            assert refused.json()["code"] == code


def test_people_who_share_a_device_have_names_of_their_own(server: str) -> None:
    with Guest(server) as ann:
        table = {"game": "shitenno", "seats": ["me", "random", "me"]}
        wrong = ann.http.post("/matches", json={**table, "names": ["Ann"]})
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no-such-seat")
        names = ["Ann", "", "Ben"]
        laid = ann.post("/matches", **table, names=names, start=True)
        assert [seat["name"] for seat in laid["table"]["seats"]] == ["Ann", "random", "Ben"]
        assert laid["mine"] == [0, 2]
        match = laid["table"]["id"]
        seen = [ann.get(f"/matches/{match}/view", seat=seat)["shown"]["you"] for seat in (0, 2)]
        assert seen == [0, 2]
        for query, you in (("", 0), ("&seat=2", 2), ("&curtain=true", NOBODY)):
            with ann.socket(match, query=query) as socket:
                assert socket.until("state")["shown"]["you"] == you
        ann.post(f"/matches/{match}/concede", client_id="a", seat=0)
        ann.post(f"/matches/{match}/concede", client_id="b", seat=2)
        again = ann.post(f"/matches/{match}/rematch")["table"]["seats"]
        assert [seat["name"] for seat in again] == ["random", "Ben", "Ann"]


def test_where_somebody_could_choose_is_told_of_a_finished_game(server: str) -> None:
    with Guest(server) as ann:
        match = ann.lay("shitenno", "me", "random", start=True)
        while (shown := ann.get(f"/matches/{match}/view")["shown"])["view"]["year"] < 5:
            if shown["asks"]:
                ann.say(match, shown["asks"][0]["options"][0])
        ann.post(f"/matches/{match}/concede", client_id="c")
        said = records.read(ann.http.get(f"/records/{match}").text).standing()
        free = []
        for at, entry in enumerate(said):
            asks = ann.get(f"/records/{match}/moment", at=at)["asks"]
            if sum(len(ask["options"]) for ask in asks if ask["seat"] == entry.seat) > 1:
                free.append({"at": at, "seat": entry.seat})
        assert ann.get(f"/records/{match}/decisions") == free
        assert 0 < len(free) < len(said)


def test_a_finished_game_is_a_record_a_replay_and_a_fork(server: str, tmp_path: Path) -> None:
    with Guest(server) as ann, Guest(server) as eve:
        match = ann.lay("shitenno", "me", "me", start=True)
        dice = random.Random(3)
        while (shown := ann.get(f"/matches/{match}/view")["shown"])["table"]["status"] != "over":
            seat = shown["waiting"][0]
            mine = ann.get(f"/matches/{match}/view", seat=seat)["shown"]
            ann.say(match, dice.choice(mine["asks"][0]["options"]), seat=seat)
        text = eve.http.get(f"/records/{match}").text
        record = records.read(text)
        records.verify(GAMES["shitenno"], record)
        words = len(record.standing())
        first = eve.get(f"/records/{match}/moment", at=0, seat=0)
        assert (first["seat"], first["word"], first["words"], first["secrets"]) == (
            -1,
            "",
            words,
            None,
        )
        last = eve.get(f"/records/{match}/moment", at=words)
        assert last["scores"] == shown["table"]["scores"]
        assert "hands" in last["secrets"]
        assert eve.http.get(f"/records/{match}/moment?at={words + 1}").status_code == 404
        assert eve.get(f"/records/{match}", at=0, seat=0) == first
        assert eve.get(f"/records/{match}", at=words) == last
        seen = eve.get(f"/records/{match}/moment", at=words, seat=1)
        assert eve.get(f"/records/{match}", seat=1) == seen
        assert eve.http.get(f"/records/{match}?at={words + 1}").status_code == 404
        events = eve.get(f"/records/{match}/events", seat=0)
        told = ann.get(f"/matches/{match}/events", seat=0)["events"]
        assert [e["name"] for e in events] == [e["name"] for e in told]
        looked = eve.post(f"/records/{match}/analysis", seconds=1)
        assert len(looked["moments"]) == words
        assert looked["scores"] == last["scores"]
        fork = eve.post(f"/records/{match}/fork", at=10, seats=["me", "random"], name="Eve")
        assert fork["table"]["forked_from"] == match
        assert fork["table"]["status"] == "playing"
        with eve.socket(fork["table"]["id"]) as socket:
            while not socket.state or not socket.ask():
                socket.hear()
            hints = eve.get(f"/matches/{fork['table']['id']}/hint")
            assert {hint["word"] for hint in hints} <= set(socket.ask()["options"])
            socket.play(random.Random(1))


def test_passes_stand_and_are_said_by_the_server(server: str) -> None:
    options = {"samurai": "1", "roster": "2-2-2-2-2:0:hachiman/2-2-2-2-2:0:"}
    with Guest(server) as ann, Guest(server) as bob:
        match = ann.lay("shototsu", "me", "open", options=options)
        bob.post(f"/matches/{match}/join", name="Bob", seat=1)
        bob.post(f"/matches/{match}/start")
        people = (ann, bob)
        shown = ann.get(f"/matches/{match}/view")["shown"]
        while shown["view"]["phase"] != "turn":
            seat = shown["waiting"][0]
            asks = people[seat].get(f"/matches/{match}/view")["shown"]["asks"]
            words = [word for word in asks[0]["options"] if word in ("patrol:balanced", "hand:p1")]
            people[seat].say(match, words[0] if words else asks[0]["options"][0])
            shown = ann.get(f"/matches/{match}/view")["shown"]
        assert shown["standing"] == [{"card": "hachiman", "until": "fight"}]
        assert shown["passed"] == [{"question": "SHO-70-activation-start", "cards": ["hachiman"]}]
        assert bob.get(f"/matches/{match}/view")["shown"]["passed"] == []
        told = {"card": "hachiman", "until": "now", "client_id": "bell"}
        ann.post(f"/matches/{match}/let-pass", **told)
        assert ann.post(
            f"/matches/{match}/let-pass", 409, **{**told, "card": "gobai", "client_id": "no"}
        )["code"] == ("no-such-card")
        ann.say(match, "stay", "keep")
        asks = ann.get(f"/matches/{match}/view")["shown"]["asks"]
        assert [ask["name"] for ask in asks] == ["SHO-70-activation-end"]
