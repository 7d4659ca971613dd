"""Passes that stand for a card: the table says them, never anything else, and tells its player."""

from scenes.sittings import Tableside, refused
from tatami.core.words import NOBODY
from tatami.session import automatic, deeds, speaking, standing
from tatami.session.commands import LetPass, act
from tatami.session.standing import TO_HIDE_A_PASS
from tatami.session.view_types import PassedShown, StandingShown
from tatami.session.views import deeds_after

HELD = "2-2-2-2-2:0:{}/2-2-2-2-2:0:"


PREFERRED = ("patrol:balanced", "hand:p1", "stay", "posture:void", "take:hachiman", "take:jizo")


def fight(cards: str = "hachiman", **options: str) -> Tableside:
    """Two samurai, of whom the first holds these cards, in their first turn."""
    roster = options.pop("roster", HELD.format(cards))
    chosen = {"samurai": "1", "roster": roster, **options}
    t = Tableside("shototsu", "person", "person", options=chosen)
    while (t.shown(0).view or {})["phase"] != "turn":
        speak_up(t)
    return t


def speak_up(t: Tableside) -> None:
    """Whoever is asked says something harmless."""
    seat = t.waited()
    menu = [word.text for word in t.s.playing().table.open_asks(seat)[0].options]
    t.say(seat, next((word for word in PREFERRED if word in menu), menu[-1]))


def go_on(t: Tableside, question: str) -> None:
    """Play until this is asked."""
    for _ in range(60):
        if asked(t) == question:
            return
        speak_up(t)
    raise AssertionError(f"never asked: {question}")


def asked(t: Tableside) -> str:
    """Who is asked what."""
    return " ".join(f"{seat} {name}" for seat, name in t.s.questions().items())


def said(t: Tableside) -> list[tuple[int, str]]:
    """The words of the record."""
    return [(entry.seat, entry.word) for entry in t.s.playing().record.standing()]


def test_a_held_blessing_does_not_ask_before_its_bearer_fights() -> None:
    t = fight()
    assert asked(t) == "0 SHO-44"  # not at the beginning of the activation
    assert said(t)[-1] == (0, "pass")  # as an ordinary word
    assert t.last() == deeds.Said(0, ["pass"], "rested", kept=["hachiman"])
    assert t.shown(0).passed == [PassedShown("SHO-70-activation-start", ["hachiman"])]
    assert t.shown(1).passed == []
    assert t.shown(0).standing == [StandingShown("hachiman", "fight")]
    assert t.shown(1).standing == []


def test_the_log_tells_whoever_it_was_let_pass_for_and_nobody_else() -> None:
    t = fight()
    (deed,) = [each for each in deeds_after(t.s, 0, 0) if each.what == "let-pass"]
    assert (deed.seat, deed.cards) == (0, ["hachiman"])
    t.say(0, "stay")
    assert deed in deeds_after(t.s, 0, 0)  # also when it has spoken since
    assert deed in deeds_after(t.folded(), 0, 0)
    for viewer in (1, NOBODY):
        assert "let-pass" not in [each.what for each in deeds_after(t.s, viewer, 0)]


def test_who_speaks_has_seen_what_was_let_pass() -> None:
    t = fight()
    t.say(0, "stay")
    assert t.shown(0).passed in ([], [PassedShown("SHO-70-activation-end", ["hachiman"])])


def test_a_player_may_be_asked_at_every_moment() -> None:
    t = fight()
    t.do(lambda s: standing.let_pass(s, 0, "hachiman", "now"))
    assert t.shown(0).standing == [StandingShown("hachiman", "now")]
    t.say(0, "stay")
    t.say(0, "keep")
    assert asked(t) == "0 SHO-70-activation-end"


def test_a_pass_for_an_activation_ends_with_it() -> None:
    t = fight("striking-as-void")
    go_on(t, "0 SHO-70-activation-start")
    t.do(lambda s: standing.let_pass(s, 0, "striking-as-void", "activation"))
    assert asked(t) == "0 SHO-44"  # the pass was said at once
    assert t.shown(0).standing == [StandingShown("striking-as-void", "activation")]
    t.say(0, "stay")
    t.say(0, "keep")
    assert asked(t) == "1 SHO-44"
    assert t.shown(0).standing == [StandingShown("striking-as-void", "now")]


def test_words_said_together_go_on_past_a_pass_that_stands() -> None:
    t = fight("suitengu")
    assert asked(t) == "0 SHO-70-activation-start"  # the one moment for which it asks
    t.say(0, "pass", "stay", "posture:fire")
    assert (0, "posture:fire") in said(t)
    other = fight("hachiman")
    command = speaking.speak(other.s, 0, ["stay", "posture:fire"])
    assert command.words == ["stay", "posture:fire"]


def test_words_said_together_stop_where_others_are_asked() -> None:
    t = fight(samurai="2", roster="none", activations="simultaneous")
    assert asked(t) == "0 SHO-42 1 SHO-42"
    assert speaking.speak(t.s, 0, ["activate:1a", "stay", "rest"]).words == ["activate:1a"]


def test_a_pass_between_words_is_said_for_them() -> None:
    t = fight("hachiman")
    t.do(lambda s: standing.let_pass(s, 0, "hachiman", "now"))
    go_on(t, "0 SHO-70-activation-start")
    t.s.places[0].standing.clear()  # as usual again
    assert speaking.speak(t.s, 0, ["stay", "posture:fire"]).words == [
        "pass",
        "stay",
        "posture:fire",
    ]


def test_what_was_prepared_is_not_lost_by_a_pass() -> None:
    t = fight("hachiman")
    t.say(0, "stay")
    t.say(0, "keep")
    t.do(lambda s: speaking.queue(s, 0, ["stay"]))
    go_on(t, "0 SHO-43-posture")
    assert said(t)[-2:] == [(0, "pass"), (0, "stay")]


def test_a_prepared_blessing_is_used() -> None:
    t = fight("hachiman")
    t.do(lambda s: standing.let_pass(s, 0, "hachiman", "now"))
    t.do(lambda s: speaking.queue(s, 0, ["stay", "keep", "bless:hachiman"]))
    assert (0, "bless:hachiman") in said(t)


def test_a_card_that_is_not_held_and_a_time_that_is_none_are_refused() -> None:
    t = fight()
    for card, until, code in (
        ("gobai", "turn", "no-such-card"),
        ("hachiman", "always", "no-such-until"),
    ):
        with refused(code):
            act(t.s, 0, LetPass(card=card, until=until, client_id="x"), t.now)
    other = Tableside("shitenno", "person", "person")
    with refused("no-such-card"):
        standing.let_pass(other.s, 0, "hachiman", "turn")
    assert other.shown(0).standing == []
    assert standing.covered(other.s, other.s.playing().table, 0) == []


def test_a_pass_that_stands_is_no_choice_to_take_back() -> None:
    t = fight()
    words = said(t)
    t.say(0, "stay")
    assert t.shown(0).undo == "free"
    t.do(lambda s: deeds.Back(0, s.playing().undo_point(0) or 0))
    assert said(t) == words
    assert t.folded().places[0].passed == t.s.places[0].passed


def test_where_builds_are_hidden_a_pass_takes_its_time_whatever_is_held() -> None:
    t = fight(builds="hidden", roster="none", blessings="chosen")
    go_on(t, "1 SHO-70-activation-end")
    words = len(said(t))
    assert automatic.next_deadline(t.s) == t.s.spoken + TO_HIDE_A_PASS
    assert t.shown(1).asks == []  # whoever has let it pass is not asked meanwhile
    t.pass_time((TO_HIDE_A_PASS - 1) / 1000)
    assert len(said(t)) == words
    t.pass_time(0.001)
    assert said(t)[words] == (1, "pass")
    assert t.shown(1).passed[-1].question == "SHO-70-activation-end"


def test_against_bots_nobody_is_kept_waiting() -> None:
    t = Tableside("shototsu", "person", "greedy", options={"samurai": "1", "builds": "hidden"})
    assert automatic.pass_comes(t.s) is None
    t.add(deeds.Paused(0))
    assert automatic.pass_comes(t.s) is None


def test_the_log_folds_to_the_same_passes() -> None:
    t = fight()
    t.do(lambda s: standing.let_pass(s, 0, "hachiman", "turn"))
    again = t.folded()
    assert again.places[0].standing == t.s.places[0].standing
    assert standing.standing(again, 0) == standing.standing(t.s, 0)
