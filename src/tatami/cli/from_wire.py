"""From the wire to the core: what a server shows becomes questions and events of the game."""

from tatami.cli.arguments import refuse
from tatami.core.ask import Ask
from tatami.core.chronicle import Event, EventKind, Thing
from tatami.core.details import Detail, Details
from tatami.core.game import Game
from tatami.core.words import NOBODY, SEAT, Verb, Word
from tatami.session.view_types import AskShown, EventShown, FieldValue


def ask_of(game: Game, shown: AskShown) -> Ask:
    """A question with the words of its menu."""
    ask = Ask(shown.seat, shown.rule, shown.name[len(shown.rule) + 1 :])
    for text in shown.options:
        if text not in game.vocabulary.by_text:
            refuse(f"This version of Tatami does not know the word {text!r} of {game.title}.")
        ask.offer(game.vocabulary.by_text[text])
    return ask


def details_of(game: Game, shown: AskShown) -> Details:
    """What the choices of a question cost, hold or bring."""
    return {
        game.vocabulary.by_text[text]: tuple(
            Detail(each.name, {field: thing_of(game, it) for field, it in each.fields.items()})
            for each in details
        )
        for text, details in shown.details.items()
    }


def event_of(game: Game, shown: EventShown, seat: int) -> Event:
    """An event of the game."""
    things = tuple(thing_of(game, thing) for thing in shown.fields.values())
    kind = EventKind(shown.name, *shown.fields)
    return Event(kind, things, seat if shown.only_you else NOBODY)


def thing_of(game: Game, value: FieldValue) -> Thing:
    """A number, a word or several."""
    if isinstance(value, list):
        return tuple(word_called(game, text) for text in value)
    return value if isinstance(value, int) else word_called(game, value)


def word_called(game: Game, text: str) -> Word:
    """A word of the game, a player, or a value that is no word of the game."""
    verb, _, thing = text.partition(":")
    if verb == SEAT.name and thing.isdigit():
        return SEAT[int(thing)]
    return game.vocabulary.by_text.get(text) or Verb(verb, "", [thing])[0]
