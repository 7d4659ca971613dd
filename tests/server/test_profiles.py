"""What a profile tells, made from results without a server."""

from tatami.server.people.profiles import opponents
from tatami.server.people.results import Result, Seat


def seated(seat: int, who: str, rank: int) -> Seat:
    """Somebody's result; a name with a colon is that of a bot."""
    bot = who if ":" in who else ""
    return Seat(seat, "" if bot else who, not bot, bot, rank, 0, 0.0, False, "", 1, 1, {})


def game(*seats: tuple[str, int]) -> Result:
    """A game of these people and bots, with their ranks."""
    those = [seated(seat, who, rank) for seat, (who, rank) in enumerate(seats)]
    return Result("m", "senji", 0, "played", True, False, 9, 9, those)


def test_a_bot_with_several_seats_is_met_once_a_game() -> None:
    first = game(("ann", 2), ("search:1", 1), ("search:1", 3))
    second = game(("ann", 1), ("search:1", 2), ("bob", 3))
    met = {
        each.name or each.bot: each for each in opponents("ann", [first, second], {"bob": "Bob"})
    }
    assert (met["search:1"].games, met["search:1"].ahead) == (2, 1.5)
    assert (met["Bob"].games, met["Bob"].ahead) == (1, 1.0)
