"""Count how bots behave in Senji's winter.

    .venv/bin/python tools/winter.py [--games 100] [--bots greedy,greedy,greedy,greedy]

Offers are counted from when they are sent to when they are answered, taken back, or void because a
card in them is gone. Cards bid away are counted before each family's first word in a winter. Who
was asked and let the others go first is not in a record, but follows from it: the manners ask the
bots in an order of their own, and a bot that did not say what the record says next has let it pass.
"""

import argparse
from collections import Counter

from tatami.core.record import read
from tatami.core.table import Table
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.games.senji.letters import NO_OFFER
from tatami.games.senji.table import Senji
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.lab.simulation import Simulation
from tatami.session.manners import Floor
from tatami.session.match import Match

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
    match = Match.new(game, record.seats, record.seed, record.options)
    found: Counter[str] = Counter(dict.fromkeys(["winters", *COUNTED.values()], 0))
    winter = Winter(found, match)
    for entry in record.standing():
        word, table = game.vocabulary.by_text[entry.word], match.table
        if table.free:
            winter.before(entry.seat, word)
        else:
            winter.close()
        standing = offers(table)
        match.say(entry.seat, word)
        gone = standing - offers(table) - (word.verb.name in ANSWERS)
        found["void, or open when winter ended"] += max(0, gone)
    return found


def offers(table: Table) -> int:
    """How many offers stand."""
    standing = table.offers if isinstance(table, Senji) else ()
    return sum([offer is not NO_OFFER for offer in standing])


class Winter:
    """One winter: who has spoken or let the others go first, how many cards lie in bids, and what
    has been bid and unbid."""

    def __init__(self, found: Counter[str], match: Match) -> None:
        self.found = found
        self.match = match
        self.floor = Floor(match.game.manners)
        self.spoken: set[int] = set()
        self.cards = 0
        self.taken_back: set[tuple[int, str]] = set()
        self.sent: set[tuple[int, str]] = set()

    def close(self) -> None:
        """Between two winters."""
        self.floor = Floor(self.match.game.manners)
        self.spoken, self.cards = set(), 0
        self.taken_back, self.sent = set(), set()

    def before(self, seat: int, word: Word) -> None:
        """Count a word that is about to be said."""
        table, verb, thing = self.match.table, word.verb.name, word.thing
        self.found["winters"] += not self.spoken
        self.found["words"] += 1
        self.wait_for(seat, word)
        if seat >= 0 and seat not in self.spoken:
            self.spoken.add(seat)
            self.found["first words of a family"] += 1
            self.found["cards bid away before a first word"] += self.cards
        if verb in COUNTED:
            self.found[COUNTED[verb]] += 1
        self.cards += verb == "stake"
        self.found["cards bid"] += verb == "stake"
        if verb == "bid":
            silent = set(range(table.seats)) - self.spoken
            self.found["bids begun before all others had said a word"] += bool(silent)
            self.found["of them while one of these had not been asked"] += not silent <= set(
                self.floor.holding
            )
            self.found["bid again after taken back"] += (seat, thing) in self.taken_back
        if verb == "send" and isinstance(table, Senji):
            self.found_a_letter(table, seat)
        if verb == "unbid":
            self.taken_back.add((seat, thing))

    def wait_for(self, seat: int, word: Word) -> None:
        """Let pass whoever was asked before this word was said."""
        for _ in range(self.match.table.seats + 1):
            ask = self.floor.asked(self.match, range(self.match.table.seats))[0]
            if ask.seat == seat and word in ask.options:
                return
            closes = self.match.game.manners.closes
            if closes is None or not self.floor.lets_pass(self.match, ask, closes):
                break
        raise SystemExit(f"winter: {word.text} was said against the manners.")

    def found_a_letter(self, table: Senji, seat: int) -> None:
        """Count an offer that is sent."""
        draft = table.drafts[table.family[seat]]
        self.found["of them by kind"] += bool(draft.wishes)
        letter = (seat, f"{draft.to} {draft.given()} {draft.wanted} {draft.wishes}")
        self.found["the same offer made again"] += letter in self.sent
        self.sent.add(letter)


if __name__ == "__main__":
    main()
