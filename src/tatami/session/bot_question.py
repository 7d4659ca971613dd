"""A question for a bot: all that another process needs to answer in the bot's place."""

from typing import NamedTuple

from tatami.core.ask import Ask
from tatami.session.sitting import Sitting


class BotQuestion(NamedTuple):
    """A game as it has been played so far, and the seat that has to speak."""

    match: str
    game: str
    rules: int  # the version
    options: dict[str, str]
    seats: int
    seed: str
    words: list[tuple[int, str]]
    seat: int
    bot: str
    attended: bool = True  # whether people play there
    row: int = 0  # the row that brought the question
    menu: tuple[str, ...] = ()  # what may be said with good manners; nothing means anything
    also: tuple[str, ...] = ()  # for a hint: words to weigh beside the best


def bot_question(s: Sitting, seat: int, polite: Ask | None = None) -> BotQuestion:
    """The question of this seat, for a hint, or for its bot with the menu its manners leave."""
    return BotQuestion(
        match=s.id,
        game=s.laid.game,
        rules=s.laid.rules,
        options=s.laid.options,
        seats=len(s.places),
        seed=s.laid.seed,
        words=[(entry.seat, entry.word) for entry in s.playing().record.standing()],
        seat=seat,
        bot=s.places[seat].bot,
        attended=bool(s.people()),
        row=s.noticing.asked[seat],
        menu=tuple(word.text for word in polite.options) if polite else (),
    )


def still_open(s: Sitting, asked: BotQuestion) -> bool:
    """Whether the question is still the same for its seat. What others have answered in secret
    meanwhile, or changed, does not concern it; what was taken back does."""
    words = [(entry.seat, entry.word) for entry in s.playing().record.standing()]
    unchanged = s.noticing.asked[asked.seat] == asked.row and s.places[asked.seat].bot == asked.bot
    return unchanged and words[: len(asked.words)] == asked.words
