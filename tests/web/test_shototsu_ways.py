"""An activation planned past an enemy that can strike on the way (SHO-44), through gestures of the
board: what was planned happens, and nobody plans twice."""

import random
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from captains import ABLE, STILL, SURE, Captain, play, sent_words
from guests import Guest
from readers import NewReader, Reader

pytestmark = pytest.mark.slow
HARMLESS = ("patrol:balanced", "posture:air", "stay", "rest", "keep", "pass")


class Skirmish:
    """Ann, who will sit at a page, and Bob, whose samurai strikes whoever steps away from it. Both
    walk towards the middle, until Ann could attack from where she would come to past him."""

    def __init__(self, ann: Reader, bob: Guest, first: int) -> None:
        self.ann = ann
        self.bob = bob
        self.first = first  # whose turn it is when the page is opened
        self.numbers = count(1)
        roster = "2-2-2-2-2:0:/2-2-2-2-2:0:lightning-reaction"
        options = {"samurai": "1", "turns": "10", "roster": roster}
        body = {"game": "shototsu", "seats": ["me", "open"], "name": "Ann", "options": options}
        self.match = str(ann.post("matches", body)["table"]["id"])
        bob.post(f"/matches/{self.match}/join", 201, name="Bob")
        ann.post(f"matches/{self.match}/start", {})

    def shown(self, seat: int) -> Any:
        """What a seat sees, and what it is asked."""
        path = f"/matches/{self.match}/view"
        if seat == 1:
            return self.bob.get(path, seat=seat)["shown"]
        asked = f"{self.ann.address}api/v1{path}?seat={seat}"
        return self.ann.context.request.get(asked).json()["shown"]

    def say(self, seat: int, *words: str) -> None:
        body = {"words": list(words), "client_id": f"skirmish-{next(self.numbers)}"}
        if seat == 1:
            self.bob.post(f"/matches/{self.match}/words", 201, **body)
        else:
            self.ann.post(f"matches/{self.match}/words", body)

    def answer(self, seat: int) -> None:
        """Something harmless, or a step nearer to the middle."""
        shown = self.shown(seat)
        if not shown["asks"]:
            return
        menu = shown["asks"][0]["options"]
        half = shown["view"]["height"] / 2
        moves = [word for word in menu if word.startswith("move:")]
        wanted = (f"hand:p{self.first + 1}", *HARMLESS)
        harmless = next((word for word in wanted if word in menu), menu[0])
        nearest = min(moves, key=lambda word: abs(int(word[6:]) - half), default=harmless)
        self.say(seat, nearest)

    def plan(self) -> tuple[str, str]:
        """Play on until Ann could go past Bob and attack him, now or after his move: where to, and
        whom."""
        for _ in range(300):
            shown = self.shown(self.first)
            if any(ask["name"] == "SHO-44" for ask in shown["asks"]):
                outlook = self.outlook() if self.first else shown["view"]
                for goal in outlook.get("past", {}):
                    for prospect in outlook["from"].get(goal, []):
                        return goal, prospect["target"]
            for seat in (0, 1):
                self.answer(seat)
        raise AssertionError("they never meet")

    def outlook(self) -> Any:
        """What Ann's samurai could do with her next move."""
        asked = f"{self.ann.address}api/v1/matches/{self.match}/outlook?seat=0"
        return self.ann.context.request.get(asked).json()["view"].get("plans", {}).get("1a", {})

    def open(self) -> Captain:
        self.ann.page.add_init_script(SURE)
        self.ann.open(f"#/table/{self.match}")
        self.ann.drawn()
        return Captain(self.ann, "mouse")

    def until_ann_is_asked_again(self, captain: Captain) -> None:
        """She goes by the first way, and Bob lets her go."""
        way = captain.page.locator("[data-way]").first
        way.click()
        expect(way).to_have_count(0)
        for _ in range(20):
            if self.shown(0)["asks"]:
                return
            self.answer(1)
        raise AssertionError("Bob goes on for ever")


def plan_it(captain: Captain, goal: str, target: str) -> None:
    captain.press_place(goal)
    expect(captain.page.locator(f"[data-ghost={goal}]")).to_have_count(1)
    captain.press_figure(captain.page.locator(f"[data-token='{target}']"))
    expect(captain.page.locator("[data-slip].chosen")).to_have_count(1)


def test_an_attack_planned_past_an_enemy_is_kept_until_the_way_is_chosen(
    new_reader: NewReader, address: str
) -> None:
    ann = new_reader(**STILL)
    with Guest(address) as bob:
        skirmish = Skirmish(ann, bob, first=0)
        goal, target = skirmish.plan()
        captain = skirmish.open()
        page = captain.page
        plan_it(captain, goal, target)
        expect(page.locator(f"[data-past='{target}']")).to_be_visible()
        main = captain.at("[data-offer]").first
        expect(main).to_contain_text(f"Walk to {goal} (you choose the way), attack 2a")
        main.click()
        page.locator("[data-way]").first.wait_for()
        assert sent_words(ann) == [[f"move:{goal}", f"attack:{target}"]]
        expect(page.locator(".refusal")).to_have_count(0)
        expect(page.get_by_test_id("planned-rest")).to_contain_text("Attack 2a")
        skirmish.until_ann_is_asked_again(captain)
        attack = captain.at(ABLE).first
        expect(attack).to_contain_text("Attack 2a")
        with ann.sends("words"):
            attack.click()
        assert sent_words(ann)[2:] == [[f"attack:{target}"]]
        assert ann.findings() == []


def test_so_is_one_that_was_prepared_while_others_had_their_turn(
    new_reader: NewReader, address: str
) -> None:
    ann = new_reader(**STILL)
    with Guest(address) as bob:
        skirmish = Skirmish(ann, bob, first=1)
        goal, target = skirmish.plan()
        captain = skirmish.open()
        page = captain.page
        captain.press_figure(page.locator("[data-token='1a']"))
        expect(page.locator(".reach")).to_have_count(1)
        plan_it(captain, goal, target)
        main = captain.at("[data-offer]").first
        expect(main).to_contain_text("you choose the way")
        main.click()
        expect(page.get_by_test_id("prepared")).to_have_count(1)
        for word in ("stay", "rest", "keep"):
            if word in [each for ask in skirmish.shown(1)["asks"] for each in ask["options"]]:
                skirmish.say(1, word)
        page.locator("[data-way]").first.wait_for()
        expect(page.get_by_test_id("lost")).to_have_count(0)
        expect(page.get_by_test_id("planned-rest")).to_contain_text("Attack 2a")
        skirmish.until_ann_is_asked_again(captain)
        expect(captain.at(ABLE).first).to_contain_text("Attack 2a")
        assert len(sent_words(ann)) == 1  # the way


class InAir(random.Random):
    """Whoever chooses by this takes the posture in which a Lightning Reaction strikes."""

    def choice(self, seq: Any) -> Any:
        return "air" if "air" in seq else super().choice(seq)


@pytest.mark.whole
def test_whole_games_past_enemies_that_strike(new_reader: NewReader) -> None:
    """Until in one of them a way was asked: where samurai stand is chance."""
    side = "5-2-2-2-2:0:{}|5-2-2-2-2:0:"
    roster = f"{side.format('erupting-volcano-strike')}/{side.format('lightning-reaction')}"
    for seed in range(3, 11):
        ann, bob = new_reader(**STILL), new_reader("phone", touch=True, **STILL)
        bob.name = "Bob"
        for reader in (ann, bob):
            reader.page.add_init_script(SURE)
        ann.host("shototsu", bob, options={"samurai": "2", "turns": "3", "roster": roster})
        captains = [Captain(ann, "mouse", seed), Captain(bob, "finger", seed)]
        for captain in captains:
            captain.chance = InAir(seed)
        play(captains)  # nothing that was said was refused
        if captains[0].done["way"]:
            return
    raise AssertionError("no way was asked")
