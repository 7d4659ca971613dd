"""A lesson at a table: bots say what the script says, and whoever leaves it can come back."""

from scenes.sittings import Tableside
from tatami.core.ask import Ask
from tatami.games import GAMES
from tatami.session import consent
from tatami.session.lesson import lesson_of, scripted
from tatami.session.manners import Floor
from tatami.session.view_types import LessonShown, StepShown

GAME = GAMES["white_castle"]
GUIDE = GAME.guide
assert GUIDE is not None


def table() -> Tableside:
    assert GUIDE is not None
    return Tableside(
        "white_castle",
        "person",
        GUIDE.bot,
        seed=GUIDE.seed,
        options=GUIDE.options,
        words=list(GUIDE.before),
    )


def asked(t: Tableside) -> list[Ask]:
    return Floor(GAME.manners).asked(t.s.playing(), [1])


def lesson(t: Tableside) -> LessonShown:
    shown = t.shown(0).lesson
    assert shown is not None
    return shown


def test_a_reader_is_shown_what_to_read_and_what_to_do() -> None:
    t = table()
    assert [step.name for step in lesson(t).steps] == ["goal", "goods", "dice", "place"]
    assert lesson(t).of == 18
    t.say(0, "take:white-right")
    room = StepShown("place", ["white-right", "diplomat-right"], ["place:diplomat-right"], 4)
    assert lesson(t).steps == [room]
    assert t.shown(1).lesson is None  # it is not theirs
    assert t.shown(-1).lesson is None


def test_bots_say_what_the_script_says_one_after_the_other() -> None:
    t = table()
    t.say(0, "take:white-right", "place:diplomat-right", "gain:pearl", "gain:pearl", "gain:pearl")
    for text in ("take:white-right", "place:outside-left", "do:courtier", "audience", "stop"):
        (ask,) = asked(t)
        assert [word.text for word in ask.options] == [text]
        t.say(1, text)
    assert asked(t) == []
    assert lesson(t).steps[0].name == "rival"


def test_whoever_leaves_the_script_plays_freely_and_can_come_back() -> None:
    t = table()
    t.say(0, "take:coral-left", "place:well")
    assert lesson(t) == LessonShown([], 18, left=True, over=False)
    assert scripted(t.s.playing()) is None
    (ask,) = asked(t)
    assert len(ask.options) > 1
    t.do(lambda s: consent.take_back(s, 0, whole_turn=True))
    assert not lesson(t).left
    assert lesson(t).steps[-1].name == "place"


def test_after_the_script_everybody_plays_freely() -> None:
    t = table()
    assert GUIDE is not None
    for seat, text in GUIDE.script[len(GUIDE.before) :]:
        t.s.playing().say(seat, GAME.vocabulary.by_text[text])
    t.table_log.forget_faces()
    assert lesson(t).over
    assert [step.name for step in lesson(t).steps] == ["strongest", "warriors", "onward"]
    assert scripted(t.s.playing()) is None


def test_other_tables_have_no_lesson() -> None:
    t = Tableside("white_castle", "person", "greedy")
    assert t.shown(0).lesson is None
    assert lesson_of(t.s.playing()) is None
