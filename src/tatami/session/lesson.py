"""A lesson: a game's guide at a table. Everything about it follows from the words that stand."""

from collections.abc import Collection
from typing import NamedTuple

from tatami.core.ask import Ask
from tatami.core.guide import Guide, Said, Step
from tatami.session.match import Match


class Lesson(NamedTuple):
    """How far a lesson has come."""

    guide: Guide
    said: list[Said]  # the words that stand

    def left(self) -> bool:
        """Whether somebody has left the script. Taking words back leads into it again."""
        return not self.guide.follows(self.said)

    def over(self) -> bool:
        """Whether the script has been played to its end."""
        return len(self.said) >= len(self.guide.script) and not self.left()

    def steps(self) -> list[Step]:
        """What is to be read now, and what is to be done."""
        return [] if self.left() else self.guide.steps_at(len(self.said))

    def still_to_do(self, step: Step) -> tuple[str, ...]:
        """The words of a step that have not been said yet."""
        return step.do[len(self.said) - step.at :]


def lesson_of(match: Match) -> Lesson | None:
    """The lesson that is played here, if it is one: its table has the seed of the guide."""
    record = match.record
    guide = match.game.guide_of(record.seed, len(record.seats), record.options)
    if guide is None:
        return None
    return Lesson(guide, [(entry.seat, entry.word) for entry in record.standing()])


def scripted(match: Match) -> Said | None:
    """What comes next by the script of a lesson: the bots wait for it."""
    lesson = lesson_of(match)
    return lesson.guide.next_said(lesson.said) if lesson else None


def by_script(match: Match, bots: Collection[int]) -> list[Ask] | None:
    """The question to the bot whose turn it is by the script, with its answer alone on the menu;
    no question if the turn is the reader's. None where there is no script to follow."""
    following = scripted(match)
    if following is None:
        return None
    seat, text = following
    word = match.game.vocabulary.by_text[text]
    asked = [ask for ask in match.open_asks() if ask.seat == seat and word in ask.options]
    return [ask.only([word]) for ask in asked if seat in bots]
