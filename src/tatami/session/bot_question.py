"""A question for a bot: all that another process needs to answer in the bot's place."""

from typing import NamedTuple

from tatami.session.sitting import Sitting


class BotQuestion(NamedTuple):
    """A game as it has been played so far, and the seat that has to speak."""

    match: str
    game: str
    options: dict[str, str]
    seats: int
    seed: str
    words: list[tuple[int, str]]
    seat: int
    bot: str
    attended: bool = True  # whether people play there


def bot_question(s: Sitting, seat: int) -> BotQuestion:
    """The question of this seat, for its bot or for a hint."""
    return BotQuestion(
        match=s.id,
        game=s.laid.game,
        options=s.laid.options,
        seats=len(s.places),
        seed=s.laid.seed,
        words=[(entry.seat, entry.word) for entry in s.playing().record.standing()],
        seat=seat,
        bot=s.places[seat].bot,
        attended=bool(s.people()),
    )
