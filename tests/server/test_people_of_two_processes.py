"""What belongs to people beyond one table, in two processes on one PostgreSQL."""

from pathlib import Path
from typing import Any

import pytest

from busy import until
from guests import Guest, duel
from served import two_servers

PASSWORD = "eight wooden bridges"


def standing(guest: Guest) -> Any:
    """How somebody has done, once a game of theirs is counted."""
    return until(lambda: guest.get("/me/profile")["standings"])[0]


@pytest.mark.slow
def test_a_result_a_holiday_and_comments_are_the_same_in_both(
    postgres: str, tmp_path: Path
) -> None:
    with (
        two_servers(tmp_path, TATAMI_DATABASE_URL=postgres) as servers,
        Guest(servers[0][1]) as ann,
        Guest(servers[1][1]) as ben,
    ):
        for guest, name in ((ann, "Tamayori"), (ben, "Urashima")):
            guest.post("/account", name=name, password=PASSWORD)
        rated = duel(ben, ann, "Tamayori", rated=True)  # at the process that does not lead
        ben.post(f"/matches/{rated}/concede", client_id="1")
        assert (standing(ann)["won"], standing(ben)["gave_up"]) == (1, 1)
        assert standing(ann)["rating"]["mean"] > 25 > standing(ben)["rating"]["mean"]
        for guest in (ann, ben):
            leaders = [each["name"] for each in guest.get("/house/shitenno")["leaders"]]
            assert leaders == ["Tamayori", "Urashima"]
            assert guest.get("/people/urashima")["games"][0]["match"] == rated

        slow = duel(ann, ben, "Urashima", clock="3d+12h")
        away = ben.post("/me/holiday", days=3)["until"]
        seats = until(lambda: holidays(ann, slow) == [0, away] and holidays(ann, slow))
        assert holidays(ben, slow) == seats
        ben.move_to(servers[0][1])
        assert ben.post("/me/holiday", 409, days=1)["code"] == "on-holiday-already"
        ben.post("/me/holiday", days=0)
        assert holidays(ben, slow) == [0, 0]
        until(lambda: holidays(ann, slow) == [0, 0])

        path = f"/records/{rated}/comments"
        (comment,) = ann.post(path, at=0, text="Well played")
        assert [each["text"] for each in ben.get(path)] == ["Well played"]
        assert ben.post(f"{path}/remove", 404, id=comment["id"])["code"] == "no-such-comment"


def holidays(guest: Guest, match: str) -> list[int]:
    """Until when each seat of a game is on holiday."""
    return [seat["holiday"] for seat in guest.get(f"/matches/{match}")["table"]["seats"]]
