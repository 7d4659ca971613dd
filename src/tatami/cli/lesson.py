"""A guided first game in the terminal: one step after the other, at the question it is about."""

from tatami.cli.screen import Screen
from tatami.core.guide import Step
from tatami.session.lesson import Lesson, lesson_of
from tatami.session.match import Match


class Teacher:
    """Tells the steps of a lesson, each once."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen = screen
        self.match = match
        self.shown: set[str] = set()
        self.left = False  # whether we have said that the script was left

    def lesson(self, seat: int) -> Lesson | None:
        """The lesson, if its reader sits here."""
        lesson = lesson_of(self.match)
        return lesson if lesson and lesson.guide.seat == seat else None

    def to_read(self, seat: int) -> list[str]:
        """What is only to be read before the next answer, and has not been yet."""
        lesson = self.lesson(seat)
        if lesson is None:
            return []
        new = [step for step in lesson.steps() if not step.do and step.name not in self.shown]
        self.shown |= {step.name for step in new}
        return [self.text(lesson, step) for step in new]

    def task(self, seat: int) -> list[str]:
        """What is to be done now, and why; or how to come back to the lesson."""
        lesson = self.lesson(seat)
        if lesson is None:
            return []
        if lesson.left():
            known, self.left = self.left, True
            return [] if known else [self.screen.phrase("lesson-left")]
        self.left = False
        return [line for step in lesson.steps() if step.do for line in self.lines(lesson, step)]

    def lines(self, lesson: Lesson, step: Step) -> list[str]:
        """A step that is done: its text when it is new, then the words that are left."""
        talk, known = self.screen.talk, self.match.game.vocabulary.by_text
        words = [f"{talk.word(known[text])} [{text}]" for text in lesson.still_to_do(step)]
        fresh = step.name not in self.shown
        self.shown.add(step.name)
        why = [self.text(lesson, step), talk.message(f"lesson-{step.name}-do")] if fresh else []
        return [*why, self.screen.phrase("lesson-do", words=" → ".join(words))]

    def text(self, lesson: Lesson, step: Step) -> str:
        """The text of a step, behind its number."""
        number = lesson.guide.steps.index(step) + 1
        told = self.screen.talk.message(f"lesson-{step.name}")
        return f"{number}/{len(lesson.guide.steps)}  {told}"

    def again(self, seat: int) -> list[str]:
        """What is to be done now, told once more; nothing where no lesson goes on."""
        lesson = self.lesson(seat)
        if lesson is None or lesson.left() or lesson.over():
            return []
        self.shown -= {step.name for step in lesson.steps()}
        return [*self.to_read(seat), *self.task(seat)]
