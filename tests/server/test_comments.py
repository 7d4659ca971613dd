"""Comments on moments of finished games: who may write and remove them, and how many."""

import json
from pathlib import Path

from commands import told
from guests import Guest
from served import started, stop
from tatami.server.comments.kept import MOST_OF_ONE


def test_a_moment_is_commented_on_and_the_author_or_the_host_removes_it(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--bots", "1", TATAMI_REQUESTS_A_SECOND="0")
    try:
        with Guest(address) as ann, Guest(address) as bob:
            match = ann.lay("shitenno", "me", "me", start=True)
            path = f"/records/{match}/comments"
            first = {"at": 1, "text": "  Why  Honda? ", "name": "Ann"}
            assert ann.post(path, 409, **first)["code"] == "not-over"
            ann.say(match, "general:honda", seat=0)
            ann.post(f"/matches/{match}/concede", client_id="c", seat=1)
            (mine,) = ann.post(path, **first)
            assert (mine["at"], mine["name"], mine["mine"]) == (1, "Ann", True)
            assert mine["text"].split() == ["Why", "Honda?"]
            ann.post(path, at=0, text="The beginning", name="Ann")
            seen = bob.get(path)
            assert [(each["at"], each["mine"]) for each in seen] == [(0, False), (1, False)]
            for wrong, status, code in (
                ({"at": 9}, 404, "no-such-moment"),
                ({"text": " \u200b "}, 409, "nothing-said"),
                ({"text": "x" * 501}, 400, "bad-request"),
                ({"name": ""}, 409, "no-name"),
            ):
                assert bob.post(path, status, **{**first, **wrong})["code"] == code
            assert bob.post(f"{path}/remove", 404, id=mine["id"])["code"] == "no-such-comment"
            assert [each["at"] for each in ann.post(f"{path}/remove", id=mine["id"])] == [0]
            with Guest(address) as cleo:
                cleo.post("/account", name="Cleopatra", password="eight wooden bridges")
                for theirs, code in (("ANN", "name-here"), ("CIeopatra", "name-taken")):
                    refusal = bob.post(path, 409, **{**first, "name": theirs})
                    assert refusal["code"] == code, "nobody speaks in another's name"
                (*_, hers) = cleo.post(path, **{**first, "name": "Bob"})
                assert hers["name"] == "Cleopatra"
                cleo.post(f"{path}/remove", id=hers["id"])
            for number in range(MOST_OF_ONE):
                (*_, last) = bob.post(path, at=1, text=f"Move {number}", name="Bob")
            more = {**first, "name": "Bob"}
            assert bob.post(path, 409, **more)["code"] == "too-many-comments"
            listed = json.loads(admin(tmp_path, "comments", "--json"))
            assert len(listed) == MOST_OF_ONE + 1
            assert "removed" in admin(tmp_path, "remove-comment", last["id"])
            assert last["id"] not in json.dumps(ann.get(path))
    finally:
        stop(process)


def admin(folder: Path, *command: str) -> str:
    """What the host is told."""
    done = told("admin", *command, "--data", str(folder))
    assert done.returncode == 0, done.stderr
    return str(done.stdout)
