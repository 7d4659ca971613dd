"""Commands: what people may do at a table, tried without a server."""

from typing import Any

import pytest

from scenes.sittings import refused
from tatami.core.words import NOBODY
from tatami.games import GAMES
from tatami.session import commands, deeds
from tatami.session.bot_question import bot_question
from tatami.session.commands import (
    AnswerForBot,
    Awake,
    Begin,
    CatchUp,
    Follow,
    Leave,
    PlaceBot,
    SayChat,
    SayWords,
    Sit,
)
from tatami.session.deeds import Laid, Row
from tatami.session.replay import BadLog, sitting_from_log
from tatami.session.sitting import Sitting
from tatami.session.table_log import TableLog


class Table:
    """A table that is told commands, with a clock of its own."""

    def __init__(self, *seats: str, **more: Any) -> None:
        rules = GAMES["shitenno"]
        laid = Laid("shitenno", rules.version, {}, list(seats), "s", "host", **more)
        self.now = 1_000_000
        self.log = TableLog(Sitting(rules, "m", laid, self.now))
        self.rows = self.log.add(laid, self.now).rows

    @property
    def s(self) -> Sitting:
        return self.log.sitting

    def do(
        self, command: commands.Command, who: str = "", timed: bool = True
    ) -> list[deeds.AnyDeed]:
        """What comes of a command."""
        change = self.log.change(command, who, self.now, timed)
        assert change.first == len(self.rows) + 1
        self.rows += change.rows
        return [row.deed for row in change.rows]

    def act(self, kind: type[commands.AtTable], who: str, **more: Any) -> list[deeds.AnyDeed]:
        """What comes of something done from a seat."""
        return self.do(kind(client_id="c", **more), who)


def begun(*seats: str, **more: Any) -> Table:
    """Ann and others in the open seats, and the game begun."""
    t = Table(*seats, **more)
    for seat, bot in enumerate(seats):
        if not bot:
            t.do(Sit(f"P{seat}", seat), f"p{seat}")
    t.do(Begin(), "host")
    return t


def test_a_table_is_arranged_by_its_host_and_those_who_sit_there() -> None:
    t = Table("", "", "")
    assert t.do(Sit(" Ann\n"), "ann") == [deeds.Sat(0, "ann", "Ann")]
    assert t.do(Sit("Ben", 2, user=True), "ben") == [deeds.Sat(2, "ben", "Ben", True)]
    for command in (PlaceBot(1, "greedy"), Begin(), Leave(0)):
        with refused("not-yours"):
            t.do(command, "eve")
    with refused("seats-open"):
        t.do(Begin(), "ann")
    assert t.do(PlaceBot(1, "greedy"), "ann") == [deeds.Placed(1, "greedy")]
    assert t.do(Leave(1), "ben") == [deeds.Stood(1)]  # anybody frees a bot's seat
    with refused("not-yours"):
        t.do(Leave(2), "ann")
    assert t.do(Leave(2), "host") == [deeds.Stood(2)]
    for seat in (1, 2):
        t.do(PlaceBot(seat, "random"), "host")
    assert t.do(Begin(), "ann")[0] == deeds.Begun()
    for late in (Begin(), Sit("Eve"), PlaceBot(1, "random")):
        with refused("already-begun"):
            t.do(late, "host")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Sit(" \n"), "no-name"),
        (Sit("Eve", 0), "seat-taken"),
        (Sit("Eve", 7), "seat-taken"),
        (PlaceBot(0, "greedy"), "seat-taken"),
        (PlaceBot(-1, "greedy"), "seat-taken"),
        (PlaceBot(1, "nobody"), "no-such-bot"),
        (PlaceBot(1, "search:time=11"), "slow-bot"),
        (Leave(3), "no-such-seat"),
        (Follow("m2"), "not-over"),
    ],
)
def test_what_cannot_be_arranged_is_refused(command: commands.Command, code: str) -> None:
    t = Table("", "")
    t.do(Sit("Ann", 0), "ann")
    with refused(code):
        t.do(command, "host")
    assert t.s.rows == len(t.rows) == 2


def test_a_full_table_and_a_second_tap_are_refused() -> None:
    t = Table("", "greedy")
    t.do(Sit("Ann"), "ann")
    with refused("seated-already"):
        t.do(Sit("Ann"), "ann")
    with refused("table-full"):
        t.do(Sit("Eve"), "eve")


def test_nobody_acts_from_a_seat_of_somebody_else() -> None:
    t = begun("", "")
    word = t.s.playing().open_asks()[0].options[0].text
    for who, seat in (("p1", 0), ("eve", None), ("", 0)):
        with refused("not-yours"):
            t.act(SayWords, who, seat=seat, words=[word])
    assert t.act(SayWords, "p0", words=[word])[0] == deeds.Said(0, [word])


def test_an_answer_to_another_question_is_stale() -> None:
    t = begun("", "")
    known = t.s.noticing.seq(0)
    word = t.s.playing().open_asks()[0].options[0].text
    with refused("stale"):
        t.act(SayWords, "p0", words=[word], expected_seq=known - 1)
    t.act(SayWords, "p0", words=[word], expected_seq=known)


def test_a_yes_to_another_proposal_is_stale() -> None:
    t = begun("", "")
    t.act(commands.Pause, "p0")
    known = t.s.noticing.seq(1)
    t.act(commands.Answer, "p1", yes=False)
    assert t.act(commands.Nudge, "p1") == [deeds.Nudged(1, [0])]
    t.act(commands.Pause, "p0")
    with refused("stale"):
        t.act(commands.Answer, "p1", yes=True, expected_seq=known)
    deed = t.act(commands.Answer, "p1", yes=True, expected_seq=t.s.noticing.seq(1))
    assert deed == [deeds.Agreed(1), deeds.Paused(0)]
    assert t.act(commands.Pause, "p1", resume=True)[0] == deeds.Resumed(1)


def test_one_leaves_comes_back_and_gives_up_from_ones_seat() -> None:
    t = begun("", "", "")
    assert t.act(commands.Replace, "p0", of=0)[0] == deeds.TakenOver(0, "greedy", "left")
    with refused("taken-over"):
        t.do(Leave(0), "p0")
    with refused("taken-over"):
        t.act(SayWords, "p0", words=["general:ii"])
    assert t.act(commands.Return, "p0") == [deeds.GivenBack(0)]
    with refused("not-away"):
        t.act(commands.Return, "p0")
    proposed = t.act(commands.Replace, "p1", of=0)
    assert proposed == [deeds.Proposed(1, "bot", of=0)]
    assert t.act(commands.Concede, "p2")[0] == deeds.Conceded(2)
    with refused("conceded"):
        t.act(commands.Return, "p2")


def test_what_is_queued_is_said_when_it_is_asked_for() -> None:
    t = begun("", "")
    assert t.act(commands.Queue, "p1", words=["general:ii"]) == [deeds.Queued(1, ["general:ii"])]
    with refused("no-such-word"):
        t.act(commands.Queue, "p1", words=["general:nobody"])
    with refused("too-many-words"):
        t.act(commands.Queue, "p1", words=["general:ii"] * 65)
    done = t.act(SayWords, "p0", words=["general:honda"])
    assert done[:2] == [deeds.Said(0, ["general:honda"]), deeds.Said(1, ["general:ii"], "queued")]


def test_a_choice_and_a_turn_are_taken_back() -> None:
    t = begun("", "greedy")
    t.act(SayWords, "p0", words=["general:honda"])
    assert t.act(commands.Undo, "p0") == [deeds.Back(0, 0)]
    with refused("nothing-to-undo"):
        t.act(commands.RestartTurn, "p0")
    t.act(SayWords, "p0", words=["general:honda"])
    assert t.act(commands.RestartTurn, "p0") == [deeds.Back(0, 0)]


def test_whoever_could_agree_is_away() -> None:
    t = begun("", "")
    t.act(SayWords, "p0", words=["general:honda"])
    t.act(SayWords, "p1", words=["general:ii"])
    t.do(Leave(1), "p1")
    with refused("nobody-to-ask"):
        t.act(commands.Undo, "p0")


def test_one_thing_is_proposed_at_a_time() -> None:
    t = begun("", "", "")
    t.act(commands.Pause, "p0")
    with refused("already-proposed"):
        t.act(commands.Replace, "p1", of=2)


def test_people_talk_where_they_may() -> None:
    t = begun("", "")
    said = t.do(SayChat(text=" Hello\n", client_id="c"), "p1")
    assert said == [deeds.Chatted(1, "P1", "table", NOBODY, "Hello")]
    eve = SayChat(text="Boo", room="spectators", name="Eve", client_id="c")
    assert t.do(eve, "eve") == [deeds.Chatted(NOBODY, "Eve", "spectators", NOBODY, "Boo")]
    for more, code in (
        ({"text": "\n"}, "no-words"),
        ({"text": "Hm", "room": "kitchen"}, "no-such-room"),
        ({"text": "Hm", "room": "private", "to": 0}, "no-such-seat"),
        ({"text": "Hm", "room": "spectators"}, "not-your-room"),
    ):
        with refused(code):
            t.do(SayChat(client_id="c", seat=0, **more), "p0")


def test_a_bot_answers_only_what_it_is_still_asked() -> None:
    t = begun("random", "")
    asked = bot_question(t.s, 0)
    with refused("illegal"):
        t.do(AnswerForBot(asked, "pass"))
    assert t.do(AnswerForBot(asked, "general:ii")) == [deeds.Said(0, ["general:ii"])]
    with refused("stale"):
        t.do(AnswerForBot(asked, "general:ii"))


def test_time_runs_out_when_it_is_looked_at_and_may_run_out() -> None:
    t = begun("", "", clock="2s+0s")
    with refused("nothing-due"):
        t.do(CatchUp())
    t.now += 10_000
    with refused("nothing-due"):
        t.do(CatchUp(), timed=False)
    assert t.do(CatchUp()) == [deeds.TakenOver(0, "greedy", "time")]
    with refused("no-time"):  # the bot would take over again at once
        t.act(commands.Return, "p0")


def test_nobody_loses_time_while_the_server_is_away() -> None:
    t = begun("", "", clock="1m+10s")
    t.now += 3_600_000
    assert t.do(Awake(), timed=False) == [deeds.Awoken()]
    assert t.s.clocks.left(0, t.now) == (60_000, 10_000)


def test_another_game_follows_once() -> None:
    t = begun("", "")
    t.act(commands.Concede, "p1")
    assert t.do(Follow("next")) == [deeds.Followed("next")]
    with refused("followed-already"):
        t.do(Follow("other"))


def test_a_table_folded_from_its_log_is_the_same() -> None:
    t = begun("", "", "greedy")
    t.act(SayWords, "p0", words=["general:honda"])
    t.act(commands.Pause, "p1")
    again = TableLog(sitting_from_log("m", t.rows))
    for viewer in t.s.viewers():
        assert again.face(viewer) == t.log.face(viewer)
        assert again.sitting.noticing.seq(viewer) == t.s.noticing.seq(viewer)


@pytest.mark.parametrize("rows", [[], [Row(1, 0, deeds.Begun())]])
def test_a_log_that_lays_no_table_is_no_match(rows: list[Row]) -> None:
    with refused("no-such-match"):
        sitting_from_log("m", rows)


def test_a_log_of_other_rules_or_with_nonsense_is_not_taken_up() -> None:
    t = begun("", "")
    other = deeds.Laid("shitenno", 99, {}, ["", ""], "s", "host")
    with refused("other-rules"):
        sitting_from_log("m", [Row(1, 0, other)])
    with pytest.raises(BadLog, match="row 5 \\(said\\)"):
        sitting_from_log("m", [*t.rows, Row(1, 0, deeds.Said(0, ["koku:9"]))])
