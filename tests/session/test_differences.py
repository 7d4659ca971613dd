"""Changes that are sent instead of whole tables: put together they are the whole."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from scenes.sittings import Tableside
from tatami.session import consent, speaking
from tatami.session.differences import applied, differences


def through_json(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, [(["a"], 2), (["b", 1], 3)]),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, [(["a"], [1, 2, 3])]),  # another length: all of it
        ({"a": {"b": 1}}, {"a": {"c": 1}}, [(["a"], {"c": 1})]),  # other fields: all of it
        ({"a": None}, {"a": {"b": 1}}, [(["a"], {"b": 1})]),
        ([{"a": [{"b": 1}]}], [{"a": [{"b": 2}]}], [([0, "a", 0, "b"], 2)]),
        (1, 2, [([], 2)]),
    ],
)
def test_only_what_differs_is_found_and_it_makes_the_older_the_newer(
    before: Any, after: Any, found: list[Any]
) -> None:
    kept = through_json(before)
    assert differences(before, after) == found
    assert applied(before, found) == after
    assert before == kept


@pytest.mark.parametrize("game", ["shitenno", "senji", "white_castle", "shototsu"])
def test_changes_put_together_are_what_every_viewer_is_shown(game: str) -> None:
    seats = 3 if game == "senji" else 2
    t, dice = Tableside(game, *["person"] * seats), random.Random(8)
    known = {viewer: through_json(t.table_log.face(viewer)) for viewer in t.s.viewers()}
    whole = little = compared = 0
    while t.s.status() != "over" and t.s.rows < 400:
        noticed = {viewer: t.s.noticing.seq(viewer) for viewer in known}
        t.say_anything(t.waited(), dice)
        for viewer, seq in noticed.items():
            changes = t.table_log.changes(viewer)
            if t.s.noticing.seq(viewer) == seq + 1 and changes is not None:
                little += len(msgspec.json.encode(changes))
                compared += 1
                known[viewer] = applied(known[viewer], through_json(changes))
            else:  # several changes, or none that this viewer noticed
                known[viewer] = through_json(t.table_log.face(viewer))
            shown = msgspec.json.encode(t.table_log.face(viewer))
            whole += len(shown)
            assert known[viewer] == msgspec.json.decode(shown)
    assert compared > 100
    assert little < whole / 5


@pytest.mark.parametrize("game", ["shitenno", "senji", "white_castle", "shototsu"])
def test_what_was_shown_once_changes_no_more(game: str) -> None:
    """Nothing shown is a part of the table: later it is compared with what is shown then."""
    t, dice = Tableside(game, *["person"] * (3 if game == "senji" else 2)), random.Random(4)
    for _ in range(60):
        before = {viewer: t.table_log.face(viewer) for viewer in t.s.viewers()}
        kept = {viewer: msgspec.json.encode(face) for viewer, face in before.items()}
        t.say_anything(t.waited(), dice)
        assert {v: msgspec.json.encode(face) for v, face in before.items()} == kept


def test_what_the_table_keeps_is_told_as_it_was_not_as_it_becomes() -> None:
    t = Tableside("shitenno", "person", "person", "person")
    known = through_json(t.table_log.face(1))

    def follow() -> Any:
        nonlocal known
        changes = t.table_log.changes(1)
        assert changes is not None
        known = applied(known, through_json(changes))
        assert known == through_json(t.table_log.face(1))
        return known

    t.do(partial(speaking.queue, seat=1, texts=["general:ii"]))
    assert follow()["queue"] == ["general:ii"]
    t.say(0, "general:honda")  # what was queued is said, and left out of the queue
    assert follow()["queue"] == []
    t.say(2, "general:sakai")
    follow()
    t.do(partial(consent.pause, seat=0))
    assert follow()["table"]["proposal"]["agreed"] == []
    t.do(partial(consent.agree, seat=2, yes=True))
    assert follow()["table"]["proposal"]["agreed"] == [2]
