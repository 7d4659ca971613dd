"""Our games for Gymnasium: one seat plays, bots have the others.

    env = gymnasium.make("tatami.learn.gymnasium:tatami/white_castle-v0", opponents=("greedy",))

An observation holds the numbers that `Observation.fields` names; `info["action_mask"]` has a 1 for
each word that may be said, and `env.action_masks()` gives the same. The reward comes at the end:
that of `Game.returns`. A word that may not be said ends the game with -1. Needs the extra `learn`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tatami.bots.registry import make_bot
from tatami.bots.seen import Seen
from tatami.core.errors import TatamiError
from tatami.games import GAMES
from tatami.learn.numbers import MASK, Mask, Numbered, Numbers
from tatami.learn.turns import NotOnTheMenu, Turns, named

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A seat at a table of bots."""

    metadata = {"render_modes": []}  # noqa: RUF012  (as the library has it)

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = named(game)
        self.opponents = tuple(opponents)
        self.seats = self.game.checked(len(self.opponents) + 1)
        if seat is not None and seat not in range(self.seats):
            raise TatamiError(f"The seats are 0 to {self.seats - 1}; there is no seat {seat}.")
        for spec in self.opponents:
            make_bot(spec, "")  # an unknown bot is refused before anything is played
        self.options = self.game.chosen(options or {})
        self.fixed = seat  # or else every game has another
        self.numbered = Numbered(Turns.laid(self.game, self.seats, 0, self.options))
        self.observation_space = self.numbered.observations
        self.action_space = self.numbered.words

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """Begin a new game. There are no options."""
        super().reset(seed=seed)
        laid = int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed is None else self.fixed
        self.turns = Turns.laid(self.game, self.seats, laid, self.options)
        specs = list(self.opponents)
        specs.insert(self.seat, "random")  # our own seat: nobody asks it
        self.bots = [make_bot(spec, f"{laid}/{seat}") for seat, spec in enumerate(specs)]
        self.let_bots_play()
        return self.observed(), {MASK: self.action_masks()}

    def let_bots_play(self) -> None:
        """Go on until it is our turn, or the game is over."""
        turns, number = self.turns, self.game.vocabulary.number
        while turns.seat != self.seat and not turns.over:
            seen = Seen(self.game, turns.table, turns.seat, turns.ask)
            turns.say(number[self.bots[turns.seat].choose(seen)])

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """Say the word of this number, and let the bots answer."""
        turns = self.turns
        try:
            turns.say(int(action))
        except NotOnTheMenu as refused:
            return (
                self.observed(),
                -1.0,
                True,
                False,
                {MASK: self.action_masks(), "why": str(refused)},
            )
        self.let_bots_play()
        reward = turns.returns()[self.seat] if turns.over else 0.0
        return self.observed(), reward, turns.over, False, {MASK: self.action_masks()}

    def observed(self) -> Numbers:
        """What our seat knows."""
        return self.numbered.observed(self.turns, self.seat)

    def action_masks(self) -> Mask:
        """A 1 for each word that may be said."""
        return self.numbered.mask(self.turns)


class SeatVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Several such tables, side by side in one process. A game that is over begins anew with the
    next step, whatever is said there."""

    metadata = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(self, num_envs: int = 1, **more: Any) -> None:
        self.envs = [SeatEnv(**more) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        numbered = self.envs[0].numbered
        self.observations: Numbers = np.zeros((num_envs, len(numbered.names)), np.float32)
        self.masks: Mask = np.zeros((num_envs, len(numbered.nothing)), np.int8)
        self.over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """Begin a new game at each table."""
        if isinstance(seed, int):
            seed = range(seed, seed + self.num_envs)
        for i, each in enumerate(seed or [None] * self.num_envs):
            self.note(i, *self.envs[i].reset(seed=each))
        self.over[:] = False
        return self.observations.copy(), self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Say a word at each table."""
        rewards = np.zeros(self.num_envs)
        for i, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            if self.over[i]:
                self.note(i, *env.reset())
                self.over[i] = False
            else:
                seen, rewards[i], self.over[i], _, info = env.step(action)
                self.note(i, seen, info)
        cut = np.zeros(self.num_envs, np.bool_)
        return self.observations.copy(), rewards, self.over.copy(), cut, self.info()

    def note(self, i: int, seen: Numbers, info: Info) -> None:
        """Note where one table stands."""
        self.observations[i], self.masks[i] = seen, info[MASK]

    def info(self) -> Info:
        """What may be said at each table."""
        return {MASK: self.masks.copy(), f"_{MASK}": np.ones(self.num_envs, np.bool_)}


def register() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game in GAMES.values():
        here = f"{__name__}:"
        gymnasium.register(
            f"tatami/{game.name}-v0",
            entry_point=f"{here}SeatEnv",
            vector_entry_point=f"{here}SeatVectorEnv",
            kwargs={"game": game.name, "opponents": ("random",) * (game.usual - 1)},
        )


register()
