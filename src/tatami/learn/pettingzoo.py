"""Our games for PettingZoo: every seat is an agent.

    env = tatami.learn.pettingzoo.env("white_castle", seats=2)

Each observation holds `observation`, the numbers that `Observation.fields` names, and
`action_mask`, with a 1 for each word that may be said. Rewards come at the end: those of
`Game.returns`. Needs the extra `learn`.
"""

import random
from collections.abc import Mapping
from typing import Any, final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from tatami.core.table import Table
from tatami.learn.numbers import MASK, Mask, Numbered, Numbers
from tatami.learn.turns import NotOnTheMenu, Turns, named

Observed = dict[str, Numbers | Mask]


def agent(seat: int) -> str:
    """What the agent of a seat is called."""
    return f"seat_{seat}"


@final
class Seating:
    """What both kinds of environment need: the game, its spaces, and a seed for each table."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str], waits: int
    ) -> None:
        self.game = named(game)
        self.seats = self.game.checked(self.game.usual if seats is None else seats)
        self.options = self.game.chosen(options)
        self.dice = random.Random()
        self.numbered = Numbered(self.turns(0), waits)
        self.agents = [agent(seat) for seat in range(self.seats)]
        self.space = spaces.Dict(
            {"observation": self.numbered.observations, MASK: self.numbered.masks}
        )

    def turns(self, seed: int | None) -> Turns:
        """A new table. Without a seed it has one that follows from the last."""
        if seed is not None:
            self.dice.seed(seed)
        return Turns.laid(self.game, self.seats, self.dice.getrandbits(62), self.options)


class TatamiAEC(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A game whose agents move one after the other."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__()
        self.seating = Seating(game, seats, options or {}, 0)
        self.metadata = {
            "name": f"tatami_{game}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.possible_agents = self.seating.agents
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: the same for all."""
        return self.seating.space

    def action_space(self, agent: str) -> spaces.Discrete:
        """All words of the game, by their numbers."""
        return self.seating.numbered.words

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. There are no options."""
        self.turns = self.seating.turns(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        self.agent_selection = self.possible_agents[self.turns.seat]

    def observe(self, agent: str) -> Observed:
        """What an agent knows, and what it may say if it is its turn."""
        numbered, seat = self.seating.numbered, self.possible_agents.index(agent)
        asked = seat == self.turns.seat
        mask = numbered.mask(self.turns) if asked else numbered.nothing.copy()
        return {"observation": numbered.observed(self.turns, seat), MASK: mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is says the word of this number."""
        speaker = self.agent_selection
        if self.terminations[speaker]:
            self._was_dead_step(action)
            return
        turns = self.turns
        turns.say(-1 if action is None else int(action))
        self._cumulative_rewards[speaker] = 0.0
        if turns.over:
            self.rewards = dict(zip(self.possible_agents, turns.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[turns.seat]

    def render(self) -> None:
        """Nothing is drawn: watch a game by its record, in the browser or in the terminal."""

    def close(self) -> None:
        """Nothing is kept open."""


def env(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None
) -> AECEnv[str, Observed, int]:
    """The same, as PettingZoo wraps its own: who says what may not be said has lost."""
    kept = TerminateIllegalWrapper(TatamiAEC(game, seats, options), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(kept))


class TatamiParallel(ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """A game whose agents move at the same time: those who are asked together answer together.
    All others wait, which is an action of its own, the last. Who says what may not be said has
    lost, and the game is over."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.seating = Seating(game, seats, options or {}, 1)
        self.metadata = {"name": f"tatami_{game}_v0", "render_modes": []}
        self.possible_agents = self.seating.agents
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: the same for all."""
        return self.seating.space

    def action_space(self, agent: str) -> spaces.Discrete:
        """All words of the game, by their numbers, and waiting."""
        return self.seating.numbered.words

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a new game. There are no options."""
        self.turns = self.seating.turns(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {each: {} for each in self.agents}

    def asked(self) -> list[int]:
        """The seats that answer now. On the open floor it is one at a time."""
        table: Table = self.turns.table
        if table.free:
            return [self.turns.seat]
        return [seat for seat in range(table.seats) if table.open_asks(seat)]

    def observations(self) -> dict[str, Observed]:
        """What every agent knows and may do."""
        numbered, turns, asked = self.seating.numbered, self.turns, self.asked()
        seen: dict[str, Observed] = {}
        for seat, each in enumerate(self.possible_agents):
            mask = numbered.nothing.copy()
            if seat in asked:
                ask = turns.ask if seat == turns.seat else turns.table.open_asks(seat)[0]
                mask[[turns.game.vocabulary.number[word] for word in ask.options]] = 1
            else:
                mask[-1] = 1
            seen[each] = {"observation": numbered.observed(turns, seat), MASK: mask}
        return seen

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """All who are asked answer; the others wait, whatever they have chosen."""
        turns, asked = self.turns, self.asked()
        try:
            while turns.seat in asked:
                asked.remove(turns.seat)
                turns.say(int(actions[self.possible_agents[turns.seat]]))
            won, over = turns.returns(), turns.over
        except NotOnTheMenu:
            won, over = [0.0] * self.seating.seats, True
            won[turns.seat] = -1.0
        seen, agents = self.observations(), self.agents
        rewards = dict(zip(agents, won, strict=True))
        if over:
            self.agents = []
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, rewards, ends, cuts, {each: {} for each in agents}

    def render(self) -> None:
        """Nothing is drawn: watch a game by its record, in the browser or in the terminal."""

    def close(self) -> None:
        """Nothing is kept open."""
