"""Count how bots behave in Senji's winter.

    .venv/bin/python tools/winter.py [--games 100] [--bots greedy,greedy,greedy,greedy]

Offers are counted from when they are sent to when they are answered, taken back, or void because a
card in them is gone. Cards bid away are counted before each family's first word in a winter.
"""

import argparse
from collections import Counter

from tatami.core.record import read
from tatami.core.table import Table
from tatami.games import GAMES
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.table import Senji
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.lab.simulation import Simulation

COUNTED = {
    "send": "offers made",
    "accept": "answered with yes",
    "decline": "answered with no",
    "hand-over": "wishes met",
    "call-off": "accepted, then called off",
    "withdraw": "taken back",
    "scrap": "letters thrown away",
    "unbid": "bids taken back",
    "not-ready": "ready, then not ready",
}


ANSWERS = ("accept", "hand-over", "call-off", "decline", "withdraw")


def main() -> None:
    """Play the games, and print the sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    chosen = parser.parse_args()
    totals: Counter[str] = Counter()
    bots = tuple(chosen.bots.split(","))
    plan = Simulation("senji", bots, "winter", {}, keep=True)
    for job in map(plan.job, range(chosen.games)):
        totals.update(counted(job))
    for name, number in totals.items():
        print(f"{name:36}{number:8}")


def counted(job: Job) -> Counter[str]:
    """The sums of one game."""
    record = read(play_one(job).record)
    game = GAMES["senji"]
    table = game.open_true(len(record.seats), record.seed, record.options)
    found: Counter[str] = Counter(dict.fromkeys(["winters", *COUNTED.values()], 0))
    floor = Floor(found)
    for entry in record.standing():
        word = game.vocabulary.by_text[entry.word]
        if table.free:
            floor.before(table, entry.seat, word.verb.name, word.text)
        else:
            floor.close()
        standing = offers(table)
        table.answer(entry.seat, word)
        gone = standing - offers(table) - (word.verb.name in ANSWERS)
        found["void, or open when winter ended"] += max(0, gone)
    return found


def offers(table: Table) -> int:
    """How many offers stand."""
    standing = table.offers if isinstance(table, Senji) else ()
    return sum([offer is not NO_OFFER for offer in standing])


class Floor:
    """One winter: who has spoken, how many cards lie in bids, and what has been bid and unbid."""

    def __init__(self, found: Counter[str]) -> None:
        self.found = found
        self.spoken: set[int] = set()
        self.cards = 0
        self.taken_back: set[tuple[int, str]] = set()
        self.sent: set[tuple[int, str]] = set()

    def close(self) -> None:
        """Between two winters."""
        self.spoken, self.cards = set(), 0
        self.taken_back, self.sent = set(), set()

    def before(self, table: Table, seat: int, verb: str, text: str) -> None:
        """Count a word that is about to be said."""
        self.found["winters"] += not self.spoken
        self.found["words"] += 1
        if seat >= 0 and seat not in self.spoken:
            self.spoken.add(seat)
            self.found["first words of a family"] += 1
            self.found["cards bid away before a first word"] += self.cards
        if verb in COUNTED:
            self.found[COUNTED[verb]] += 1
        self.cards += verb == "stake"
        self.found["cards bid"] += verb == "stake"
        if verb == "bid":
            self.found["bids begun before all others had spoken"] += len(self.spoken) < table.seats
        if verb == "send" and isinstance(table, Senji):
            draft = table.drafts[table.family[seat]]
            self.found["of them by kind"] += bool(draft.wishes)
            letter = (seat, f"{draft.to} {draft.given()} {draft.wanted} {draft.wishes}")
            self.found["the same offer made again"] += letter in self.sent
            self.sent.add(letter)
        thing = text.partition(":")[2]
        if verb == "unbid":
            self.taken_back.add((seat, thing))
        self.found["bid again after taken back"] += verb == "bid" and (
            (seat, thing) in self.taken_back
        )


if __name__ == "__main__":
    main()
