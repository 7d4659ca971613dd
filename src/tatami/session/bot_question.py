"""What a bot is asked at a table: all that another process needs to answer for it."""

from typing import NamedTuple

from tatami.session.sitting import Sitting


class BotQuestion(NamedTuple):
    """A game as it was played so far, and the seat that has to speak."""

    match: str
    game: str
    options: dict[str, str]
    seats: int
    seed: str
    words: list[tuple[int, str]]
    seat: int
    bot: str
    attended: bool = True  # people play there


def bot_question(s: Sitting, seat: int) -> BotQuestion:
    """What the bot in this seat, or a hint for it, has to answer."""
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
