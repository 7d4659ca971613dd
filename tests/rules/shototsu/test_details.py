"""What is said of a choice before it is made is what then happens."""

import pytest

from tatami.core.table import Table
from tatami.games.shototsu.game import SHOTOTSU
from tatami.games.shototsu.printed import PATROLS, PREPARATIONS, RINGS
from tatami.texts.talk import LANGUAGES, Talk


def said(t: Table, *words: str) -> Table:
    for word in words:
        t.answer(0, SHOTOTSU.vocabulary.by_text[word])
    return t


def told(t: Table, word: str, language: str = "en") -> str:
    """What is told of a word of the first seat."""
    (ask,) = [ask for ask in t.asks if ask.seat == 0]
    known = SHOTOTSU.details(t, ask)
    return Talk(SHOTOTSU, language).details(known.get(SHOTOTSU.vocabulary.by_text[word], ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("patrol", PATROLS)
def test_a_ready_made_patrol_holds_what_was_said(patrol: str, language: str) -> None:
    t, talk = SHOTOTSU.open(2, 1), Talk(SHOTOTSU, language)
    before = told(t, f"patrol:{patrol}", language)
    said(t, f"patrol:{patrol}")
    t.answer(1, SHOTOTSU.vocabulary.by_text["patrol:random"])
    for samurai in SHOTOTSU.view(t, 0)["samurai"][:3]:
        rings = zip(RINGS, samurai["rings"], strict=True)
        assert ", ".join(f"{talk.name(ring)} {points}" for ring, points in rings) in before
        assert talk.name(samurai["preparation"]) in before


def test_a_ring_tells_what_it_gives_and_the_points_it_leaves() -> None:
    t = SHOTOTSU.open(2, 1)
    assert told(t, "patrol:own") == "10 points for each samurai, ring by ring"
    assert told(t, "patrol:random") == ""
    said(t, "patrol:own")
    assert told(t, "ring:earth-3") == "6 hit points; 7 points left"
    said(t, "ring:earth-3")
    assert told(t, "ring:water-0") == "speed 2; 7 points left"
    said(t, "ring:water-2")
    assert told(t, "ring:air-4") == "attention 5; 1 point left"
    said(t, "ring:air-0")
    assert told(t, "ring:fire-3") == "attack 4; 2 points left"


@pytest.mark.parametrize(("void", "techniques"), [(0, "no"), (1, "1"), (3, "2"), (5, "3")])
def test_void_tells_its_techniques_where_points_are_pooled(void: int, techniques: str) -> None:
    t = SHOTOTSU.open(2, 1, {"points": "pooled"})
    said(t, "patrol:own", "ring:earth-1", "ring:water-1", "ring:air-1", "ring:fire-1")
    known = told(t, f"ring:void-{void}")
    assert known.startswith(f"{techniques} technique")
    assert known.endswith(f"; {26 - void} points left")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preparation_tells_what_it_gives(language: str) -> None:
    t = said(SHOTOTSU.open(2, 1), "patrol:own", *(f"ring:{ring}-2" for ring in RINGS[:4]))
    known = {told(t, f"prepare:{each}", language) for each in PREPARATIONS}
    assert len(known) == len(PREPARATIONS)
    assert all(known)
