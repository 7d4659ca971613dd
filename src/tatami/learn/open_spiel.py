"""Our games for OpenSpiel: `tatami.learn.open_spiel.register()`, then `pyspiel.load_game`.

    game = pyspiel.load_game("tatami_shitenno(players=2)")

One move of chance begins a game: it chooses the seed, which nobody sees, and all draws and rolls
follow from it. So the games are explicit stochastic ones, and states are kept as their histories.
What is given in secret stays so until all have answered, one after the other. Needs the extra
`learn`.
"""

import hashlib
import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, final

import numpy as np
import pyspiel

from tatami.core.game import Game
from tatami.games import GAMES
from tatami.learn.turns import Turns

SEEDS: Final = 1000  # how many games chance chooses from, if nobody says another number
LONGEST: Final = 20_000  # words; no game is nearly as long
PREFIX: Final = "tatami_"


def game_type(game: Game) -> pyspiel.GameType:
    """What kind of game it is, and what may be chosen of it."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if 1 in game.seats else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        parameter_specification={"players": game.usual, "seeds": SEEDS, "options": ""},
    )


def options_of(text: str) -> dict[str, str]:
    """Options, written so that OpenSpiel can read them: `name:value;name:value`."""
    return dict(each.split(":", 1) for each in text.split(";") if ":" in each)


class TatamiGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of players."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        chosen = {"players": game.usual, "seeds": SEEDS, "options": "", **(params or {})}
        self.rules = game
        self.players = game.checked(int(chosen["players"]))
        self.seeds = int(chosen["seeds"])
        self.options = game.chosen(options_of(str(chosen["options"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocabulary.words),
            max_chance_outcomes=self.seeds,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.seats else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return loaded, (str(self),)

    def laid(self, seed: int) -> Turns:
        """The table of this seed, which tells what happens there."""
        turns = Turns.laid(self.rules, self.players, seed, self.options)
        turns.table.chronicle = []
        return turns

    def view(self, turns: Turns, player: int) -> str:
        """What a player sees, and what it may say, as text."""
        asks = turns.table.open_asks(player)
        asked = [[ask.name(), [word.text for word in ask.options]] for ask in asks]
        view = self.rules.view(turns.table, player)
        return json.dumps([view, asked], ensure_ascii=False, default=str)

    def new_initial_state(self) -> "TatamiState":
        """A game whose seed is still to be chosen."""
        return TatamiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees of a state."""
        return Observer(self, iig_obs_type, params)


@final
class Play:
    """Where a game stands. OpenSpiel copies it whole, with every state."""

    def __init__(self, game: TatamiGame, turns: Turns | None = None) -> None:
        self.game = game
        self.turns = turns  # None until chance has chosen
        self.said: list[str] = []  # a seat and a word each
        self.history: list[int] | None = []  # None on a table that is imagined
        self.memories = [b""] * game.players

    def __deepcopy__(self, memo: object) -> "Play":
        return self.on(self.turns.copy() if self.turns else None)

    def __reduce__(self) -> tuple[Any, tuple[TatamiGame, list[int]]]:
        if self.history is None:
            raise TypeError("A state that was imagined cannot be kept: it has no history.")
        return replayed, (self.game, self.history)

    def on(self, turns: Turns | None) -> "Play":
        """The same on another table."""
        play = Play(self.game, turns)
        play.said = self.said[:]
        play.history = self.history[:] if self.history is not None else None
        play.memories = self.memories[:]
        return play

    def go_on(self, number: int) -> None:
        """Take the seed, or else a word."""
        if self.history is not None:
            self.history.append(number)
        if self.turns is None:
            self.begin(number)
        else:
            self.say(self.turns, number)

    def keep(self, player: int, told: str) -> None:
        """A player keeps what it is told, as a hash of all it has kept."""
        self.memories[player] = hashlib.sha256(self.memories[player] + told.encode()).digest()

    def begin(self, seed: int) -> None:
        """Lay out the table of this seed. Every player keeps what it sees there."""
        self.turns = self.game.laid(seed)
        for player in range(self.game.players):
            self.keep(player, self.game.view(self.turns, player))

    def say(self, turns: Turns, number: int) -> None:
        """Say a word. Its speaker keeps it, and every player keeps what it is told."""
        seat, word = turns.seat, turns.words[number].text
        turns.say(number)
        self.said.append(f"{seat}:{word}")
        self.keep(seat, word)
        events, turns.table.chronicle = turns.table.chronicle or [], []
        for event in events:
            told = json.dumps(event.plain())
            for player in range(self.game.players):
                if event.known_to(player):
                    self.keep(player, told)


def replayed(game: TatamiGame, history: list[int]) -> Play:
    """Where a game stands after this history."""
    play = Play(game)
    for number in history:
        play.go_on(number)
    return play


class TatamiState(pyspiel.State):  # type: ignore[misc]
    """A moment of one of our games."""

    def __init__(self, game: TatamiGame) -> None:
        super().__init__(game)
        self.play = Play(game)

    def current_player(self) -> int:
        """The seat whose turn it is, or chance before the first."""
        turns = self.play.turns
        if turns is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turns.over else turns.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the words that may be said."""
        turns = self.play.turns
        return turns.legal() if turns and player == turns.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds, each as likely as the others."""
        seeds = self.play.game.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        """Choose the seed, or say a word."""
        self.play.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A word as it is written, or the seed."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        return self.play.game.rules.vocabulary.words[action].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.turns is not None and self.play.turns.over

    def returns(self) -> list[float]:
        """What each seat has won: nothing before the end."""
        turns = self.play.turns
        return turns.returns() if turns else [0.0] * self.play.game.players

    def resample_from_infostate(self, player: int, chance: Any) -> "TatamiState":
        """A state that looks the same to this player, with all that it cannot see dealt again. Its
        history is that of the true one."""
        state: TatamiState = deepcopy(self)
        turns = self.play.turns
        if turns is not None:
            imagined = turns.table.imagined(player, int(chance() * (1 << 62)))
            imagined.chronicle = []
            state.play = self.play.on(Turns(turns.game, imagined))
            state.play.history = None
        return state

    def __str__(self) -> str:
        return " ".join(self.play.said)


@final
class Observer:
    """What a player sees of a state: as numbers, and as text."""

    def __init__(self, game: TatamiGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for what is observed, such as {params}.")
        self.perfect_recall = bool(kind and kind.perfect_recall)
        laid = game.laid(0)
        self.tensor = np.zeros(len(laid.out), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TatamiState, player: int) -> None:
        """Note what a player knows as numbers, in the order of `Observation.fields`."""
        turns = state.play.turns
        self.tensor[:] = turns.observed(player) if turns else 0.0

    def string_from(self, state: TatamiState, player: int) -> str:
        """What a player sees; with perfect recall also a hash of all it was told and has said."""
        turns = state.play.turns
        if turns is None:
            return ""
        seen = state.play.game.view(turns, player)
        kept = state.play.memories[player].hex() if self.perfect_recall else ""
        return f"{seen} {kept}".rstrip()


def maker(game: Game) -> type[TatamiGame]:
    """A class for this game alone, as OpenSpiel wants one."""

    class Registered(TatamiGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


def loaded(name: str) -> Any:
    """The game of this name, with its parameters, as OpenSpiel writes them."""
    register()
    return pyspiel.load_game(name)


def register() -> None:
    """Make the games known to OpenSpiel, each once."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        if PREFIX + game.name not in known:
            pyspiel.register_game(game_type(game), maker(game))
