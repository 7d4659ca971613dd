"""One tree of words, grown over many imagined tables.

Each try imagines a table and walks down the tree with the words that are legal there. It adds one
question, judges the table after it, and remembers the judgement along the way. A question is the
same wherever the same words led to it, whatever was dealt or rolled in between. So hidden things
never tell two questions apart. Answers given together do not see each other: every seat goes down
by its own words until all are known.

This is the hot loop of the search: it is compiled with the core and the games.
"""

import gc
from collections.abc import Callable
from math import exp, sqrt
from typing import Final, final

from tatami.bots.nodes import Branch, Node, found, standing
from tatami.core.advice import SearchSettings, ahead, shared, squashed
from tatami.core.ask import Ask
from tatami.core.chance import LOW, next_state, scaled, stir
from tatami.core.game import Game
from tatami.core.habits import Habits
from tatami.core.settling import Settling
from tatami.core.table import Table
from tatami.core.words import Word

DEEPEST: Final = 2000  # words in one try, in case a game does not end
OWN_ON_THE_FLOOR: Final = 6  # words of one seat on the open floor that a try thinks about
CERTAIN: Final = 7.0  # points ahead that make a win nearly three times as likely, at the start
EVEN_AT_THE_END: Final = 0.3  # of as many there
MARGIN: Final = 0.1  # how much a clear win counts above a narrow one
JOINT: Final = 1_000_003


@final
class Tree:
    """The search for an answer to one question."""

    def __init__(self, game: Game, ask: Ask, seed: int, settings: SearchSettings) -> None:
        self.game = game
        self.advice = game.advice
        self.settings = settings
        self.seat = ask.seat
        self.ask = ask
        self.dice = stir(seed)
        self.root = Node(ask.seat, ask.rule, ask.prompt, 0)
        self.top = [self.root]  # with the questions that others answer at the same time
        self.tries = 0
        self.kept: Table | None = None
        self.counting_points = False
        self.only: Word | None = None  # the only answer to try, or None for all
        self.habits: Habits | None = None  # what words were worth in playing on
        self.priors: Habits | None = None  # what words were worth in the tree
        self.won: list[float] = []  # by seat, in all tries

    # -- growing --------------------------------------------------------------------

    def grow(self, imagine: Callable[[int], Table], tries: int) -> None:
        """Make this many more tries. No try leaves a reference cycle behind, so the garbage
        collector is off: it would take a third of the time, because it looks at the whole tree
        again and again."""
        looked_for = gc.isenabled()
        gc.disable()
        try:
            for _ in range(tries):
                self.descend(self.imagined(imagine))
                self.tries += 1
        finally:
            if looked_for:
                gc.enable()

    def imagined(self, imagine: Callable[[int], Table]) -> Table:
        """A table for one try, with a future of its own. Choices that others made in secret are
        open again."""
        fresh = self.settings.fresh
        if self.kept is None or self.tries % fresh == 0:
            t = imagine(self.draw())
            for i, ask in enumerate(t.asks):
                if ask.seat != self.seat:
                    t.given[i] = None
            if fresh == 1:
                self.kept = t
                return t
            self.kept = t
        t = self.kept.copy()
        t.seed = stir(self.draw())
        return t

    def draw(self) -> int:
        """A number from the dice of the search."""
        self.dice = next_state(self.dice)
        return self.dice

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        self.dice = next_state(self.dice)
        return scaled(self.dice, n)

    def descend(self, t: Table) -> None:
        """One try: go down the tree, add one question, judge the table, and go back up."""
        if not self.won:
            self.begin(t.seats)
        walk = Walk(self, t)
        settles = self.settles(t)
        since = self.moment(t)
        grown = False
        while t.asks and not grown and walk.said < DEEPEST:
            grown = walk.say_one_word()
        if grown and settles:
            walk.rest.begin(walk.speaker)
            walk.rest.settle(t, since)
        elif grown and self.settings.playout:
            walk.play_out(self.settings.playout)
        rewards = self.at_rest(t) if settles else self.judged(t)
        self.remember(walk, rewards, self.points(t) if self.counting_points else 0.0)

    def remember(self, walk: "Walk", rewards: list[float], points: float) -> None:
        """What a try has found, on all the words it has gone down by."""
        if walk.trail:
            walk.trail[0].add(rewards)
        for i, branch in enumerate(walk.trail):
            reward = rewards[walk.seats[i]]
            branch.tries += 1
            branch.total += reward
            branch.squares += reward * reward
            branch.points += points
            if self.priors is not None:
                self.learn(self.priors, walk.nodes[i], branch, reward)
        for seat, reward in enumerate(rewards):
            self.won[seat] += reward

    def learn(self, priors: Habits, node: Node, branch: Branch, reward: float) -> None:
        """What a visit says of its word elsewhere: how far above its question it stood."""
        if node is not self.root:
            level = node.usual(self.won[node.seat] / max(1, self.tries))
            priors.met(node.seat, branch.word, reward - level)
        node.levelled(reward - branch.edge)

    def begin(self, seats: int) -> None:
        """Remember nothing yet of this many seats."""
        self.won = [0.0] * seats
        if self.settings.priors:
            self.habits, self.priors = Habits(seats), Habits(seats)

    # -- choosing -------------------------------------------------------------------

    def choose(self, node: Node, t: Table, ask: Ask) -> Branch:
        """The most promising word, by what was found so far and what deserves a closer look."""
        branches = node.branches
        self.sprout(node, t, ask)
        offered: list[Branch] = []
        weights = 0.0
        for word in ask.options:
            branch = branches[word]
            branch.offered += 1
            weights += branch.weight
            offered.append(branch)
        trust, explore = self.settings.trust, self.settings.explore / weights
        level = node.usual(0.5) if self.priors is not None else 0.0
        best, most = offered[0], -1e9
        for branch in offered:
            tries = branch.tries
            score = (branch.total + trust * (level + branch.edge)) / (tries + trust)
            score += explore * branch.weight * sqrt(float(branch.offered)) / (1 + tries)
            if score > most:
                best, most = branch, score
        return best

    def insisted(self, node: Node, t: Table, ask: Ask, word: Word) -> Branch:
        """The branch of a word that must be tried, promising or not."""
        self.sprout(node, t, ask)
        branch = node.branches[word]
        branch.offered += 1
        return branch

    def sprout(self, node: Node, t: Table, ask: Ask) -> None:
        """A branch for each word that is met here for the first time."""
        branches = node.branches
        words = [word for word in ask.options if word not in branches]
        if not words:
            return
        if not self.settings.hunches:
            for word in words:
                branches[word] = Branch(word, 0.5, 1.0, 0.5)
        elif self.priors is None:
            for word in words:
                hunch = self.hunch(t, ask, word)
                branches[word] = Branch(word, hunch, exp(hunch / self.settings.sharp), hunch)
        else:
            self.expect(self.priors, node, t, ask, words)

    def expect(self, priors: Habits, node: Node, t: Table, ask: Ask, words: list[Word]) -> None:
        """Branches for these words, by what they were worth elsewhere. Words that are hardly known
        are looked at, and so are all of the question that is searched."""
        seat, often, searched = ask.seat, self.settings.priors, node is self.root
        new = [word for word in words if searched or priors.times(seat, word) < often]
        looked = {word: self.hunch(t, ask, word) for word in new}
        if looked:
            node.levelled(priors.compared(seat, new, list(looked.values())))
        level = node.usual(self.won[seat] / max(1, self.tries) if self.tries else 0.5)
        for word in words:
            hunch = looked[word] if word in looked else level + priors.edge(seat, word)
            weight = exp(hunch / self.settings.sharp)
            node.branches[word] = Branch(word, hunch, weight, hunch - level)

    def hunch(self, t: Table, ask: Ask, word: Word) -> float:
        """How likely the seat is to win, by one look ahead."""
        after = t.copy()
        after.answer(ask.seat, word)
        if not self.settles(t) or t.free:
            return self.judged(after)[ask.seat]
        rest = Settling(self.advice, self.draw(), self.habits)
        rest.begin(ask.seat)
        rest.settle(after, self.moment(t))
        return self.at_rest(after)[ask.seat]

    # -- judging --------------------------------------------------------------------

    def judged(self, t: Table) -> list[float]:
        """How likely each seat is to win, by the game's advice."""
        if not t.asks:
            return self.final(t)
        if self.advice.chances is not None:
            return self.advice.chances(t)
        values = [self.advice.value(t, seat) for seat in range(t.seats)]
        return shared(values, 1.0) if t.seats > 1 else [squashed(values[0])]

    def settles(self, t: Table) -> bool:
        """Whether a try plays on to a quiet moment. Values are of games against others."""
        return self.settings.settled and self.advice.quiet is not None and t.seats > 1

    def moment(self, t: Table) -> int:
        """Which quiet moment this is."""
        return self.advice.quiet(t) if self.advice.quiet is not None else 0

    def at_rest(self, t: Table) -> list[float]:
        """How likely each seat is to win, at a quiet moment: by the learned value, if there is one.
        The less of the game is left, the more a lead says."""
        learned = self.advice.learned
        if learned is None or not t.asks:
            return self.judged(t)
        still = EVEN_AT_THE_END + (1.0 - EVEN_AT_THE_END) * learned.model.left(t)
        return shared(ahead(learned.potentials(t)), CERTAIN * still)

    def final(self, t: Table) -> list[float]:
        """Who has won. A clear win counts a little more than a narrow one."""
        ranks = self.game.ranks(t)
        shared = 1.0 / max(1, ranks.count(1))
        rewards: list[float] = []
        scores = self.game.scores(t)
        for seat in range(t.seats):
            others = max([score for other, score in enumerate(scores) if other != seat], default=0)
            clear = squashed((scores[seat] - others) / (5.0 + 0.1 * max(0, others)))
            won = shared if ranks[seat] == 1 else 0.0
            rewards.append((1.0 - MARGIN) * won + MARGIN * clear)
        return rewards

    def points(self, t: Table) -> float:
        """The score this seat may expect."""
        if t.asks and self.advice.points is not None:
            return self.advice.points(t, self.seat)
        return float(self.game.scores(t)[self.seat])

    # -- what was found -------------------------------------------------------------

    def branches(self) -> list[Branch]:
        """The words of the question, best first: by the number of tries, then by wins."""
        known = self.root.branches
        met = [known[word] for word in self.ask.options if word in known]
        return sorted(met, key=standing, reverse=True)

    def settled(self, tries: int) -> bool:
        """Whether this many more tries could not change which word was tried most."""
        first = second = 0
        for branch in self.root.branches.values():
            if branch.tries > first:
                first, second = branch.tries, first
            elif branch.tries > second:
                second = branch.tries
        return first - second > tries


@final
class Walk:
    """One way down the tree, on one table."""

    def __init__(self, tree: Tree, t: Table) -> None:
        self.tree = tree
        self.t = t
        self.trail: list[Branch] = []
        self.seats: list[int] = []  # whose word each of them is
        self.nodes: list[Node] = []  # and the question that it answers
        self.place: list[Node] = tree.top  # where the next question is looked up
        self.joint = 0  # a number for the answers given together just before
        self.together: list[Ask] = []  # questions being answered in secret
        self.own: list[list[Node]] = []  # where each seat is in the tree, for those questions
        self.gathered = 0  # a number for the answers to them so far
        self.said = 0
        self.speaker = tree.seat
        self.own_floor = 0
        self.rest = Settling(tree.advice, tree.draw() if tree.settings.hunches else 0, tree.habits)

    def say_one_word(self) -> bool:
        """Answer one question. Return whether the tree has grown."""
        t = self.t
        if self.together and self.together is not t.asks:  # all have answered
            self.together = []
            self.joint = self.gathered
        i = self.root_ask() if self.said == 0 else self.next_ask()
        ask = t.asks[i]
        self.said += 1
        self.speaker = ask.seat
        if len(ask.options) == 1 and self.said > 1:
            t.answer(ask.seat, ask.options[0])
            return False
        if t.free and self.said > 1 and self.is_usual(ask):
            t.answer(ask.seat, self.rest.usual(t, ask))
            return False
        if len(t.asks) > 1 and not t.free:
            return self.decide_unseen(ask)
        branch, grown = self.decided(self.place, ask)
        self.place = branch.beyond()
        self.joint = 0
        return grown

    def decide_unseen(self, ask: Ask) -> bool:
        """Answer together with others, knowing only the seat's own words."""
        t = self.t
        if not self.together:
            self.together = t.asks
            self.own = [self.place for _ in range(t.seats)]
            self.gathered = 0
        branch, grown = self.decided(self.own[ask.seat], ask)
        self.own[ask.seat] = self.place = branch.beyond()
        number = self.tree.game.vocabulary.number[branch.word]
        self.gathered = (self.gathered * JOINT + number + 1) & LOW
        return grown

    def decided(self, place: list[Node], ask: Ask) -> tuple[Branch, bool]:
        """Answer with the most promising word of the tree. Return whether the tree has grown."""
        node = found(place, ask, self.joint)
        grown = not node.branches
        tree = self.tree
        if tree.only is not None and not self.trail:
            branch = tree.insisted(node, self.t, ask, tree.only)
        else:
            branch = tree.choose(node, self.t, ask)
        self.trail.append(branch)
        self.seats.append(ask.seat)
        self.nodes.append(node)
        self.t.answer(ask.seat, branch.word)
        return branch, grown

    def play_out(self, words: int) -> None:
        """Say this many more words: those that the advice likes, or random ones without advice."""
        t, tree = self.t, self.tree
        self.rest.speaker = self.speaker
        if tree.settings.hunches:
            self.rest.play_out(t, words)
            return
        while t.asks and words > 0:
            ask = t.asks[self.rest.next_ask(t)]
            self.rest.speaker = ask.seat
            options = ask.options
            if len(options) == 1:
                t.answer(ask.seat, options[0])
                continue
            words -= 1
            word = self.rest.usual(t, ask) if t.free else options[tree.below(len(options))]
            t.answer(ask.seat, word)

    # -- whose word it is -----------------------------------------------------------

    def root_ask(self) -> int:
        """The question that is searched, on this table."""
        wanted = self.tree.ask
        for i, ask in enumerate(self.t.asks):
            if (
                ask.seat == wanted.seat
                and self.t.given[i] is None
                and ask.rule == wanted.rule
                and ask.prompt == wanted.prompt
                and ask.options == wanted.options
            ):
                return i
        raise LookupError(wanted.name())

    def next_ask(self) -> int:
        """The first question without an answer. On the open floor, that of the next seat."""
        self.rest.speaker = self.speaker
        return self.rest.next_ask(self.t)

    def is_usual(self, ask: Ask) -> bool:
        """Whether a try skips a word on the open floor: another seat's, or one too many."""
        if ask.seat != self.tree.seat:
            return True
        self.own_floor += 1
        return self.own_floor > OWN_ON_THE_FLOOR
