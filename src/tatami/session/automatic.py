"""What happens at a table automatically: agreements, clocks, queued words, forced words."""

from collections.abc import Sequence
from typing import Final

from tatami.core.ask import Ask
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word
from tatami.session import deeds
from tatami.session.absence import is_judged, verdict_on
from tatami.session.composing import foreseen
from tatami.session.deeds import (
    Back,
    Cancelled,
    Conceded,
    MoreTime,
    OnHoliday,
    Paused,
    Queued,
    Said,
    TakenOver,
    TimeUp,
)
from tatami.session.match import waiting_for
from tatami.session.places import Place
from tatami.session.refusal import Refused
from tatami.session.sitting import PLAYING, Sitting
from tatami.session.standing import TO_HIDE_A_PASS, covered, passes_of, resting_seats

TO_DECLINE: Final = 60_000  # milliseconds


def due(s: Sitting, now: int) -> deeds.AnyDeed | None:
    """The next deed that has to happen automatically, if any."""
    if s.status() != PLAYING:
        return None
    if (settled := what_was_agreed(s, now)) is not None:
        return settled
    if s.paused:
        return None
    if (excused := what_absence_ends(s, now)) is not None:
        return excused
    table = s.playing().table
    timely = what_time_ends(s, now) or what_is_let_pass(s, table, now) or what_was_queued(s)
    return timely or what_is_forced(table, s.places, s.laid.auto)


def what_was_agreed(s: Sitting, now: int) -> deeds.AnyDeed | None:
    """Carry out a proposal once all others have agreed, or have had their time to decline."""
    proposal = s.proposal
    if proposal is None or not (all_agree(s) or silence_is_over(s, now)):
        return None
    if proposal.what == "pause":
        return Paused(proposal.seat)
    if proposal.what == "cancel":
        return Cancelled(proposal.seat)
    if proposal.what == "bot":
        return TakenOver(proposal.of, s.laid.stand_in, "agreed")
    return Back(proposal.seat, proposal.words)


def all_agree(s: Sitting) -> bool:
    """Whether nobody else has to agree to the proposal. A bot needs at least one who agrees."""
    by_somebody = s.proposal is not None and (s.proposal.what != "bot" or bool(s.agreed))
    return by_somebody and not s.wanted()


def silence_is_over(s: Sitting, now: int) -> bool:
    """Whether everybody has been silent for long enough."""
    ends = silence_ends(s)
    return ends is not None and now >= ends


def silence_ends(s: Sitting) -> int | None:
    """When silence counts as consent: a while after a bot was proposed for somebody, because the
    people who could agree may be away as well."""
    proposal = s.proposal
    if proposal is None or proposal.what != "bot" or not silence_counts(s, proposal.of):
        return None
    return max(s.proposed[1], s.awaited[proposal.of]) + TO_DECLINE


def silence_counts(s: Sitting, seat: int) -> bool:
    """Whether a seat's silence may mean that nobody is there: the table waits for it, and people
    sit at the table together. If they have days to answer, only the clock decides."""
    clock = s.clocks.given
    at_hand = seat in s.awaited and seat not in s.absence.holidays
    return at_hand and (clock.live() or not clock.runs())


def next_deadline(s: Sitting) -> int | None:
    """The next moment at which something happens because time has passed."""
    ends = [s.clocks.first_deadline(), silence_ends(s), pass_comes(s)]
    if s.status() == PLAYING and not s.paused:
        ends += s.absence.ends()
    return min([each for each in ends if each is not None], default=None)


def what_time_ends(s: Sitting, now: int) -> deeds.AnyDeed | None:
    """End the open floor when its timer runs out. Of a seat out of time, ask the others in a slow
    game; in a live one, let a bot take over."""
    for seat in [NOBODY, *s.waiting()]:
        deadline = s.clocks.deadline(seat)
        if deadline is None or now < deadline:
            continue
        if seat != NOBODY:
            judged = is_judged(s, seat)
            return TimeUp(seat) if judged else TakenOver(seat, s.laid.stand_in, "time")
        clock = next(ask for ask in s.playing().table.asks if ask.seat == NOBODY)
        return Said(NOBODY, [clock.options[0].text])
    return None


def what_absence_ends(s: Sitting, now: int) -> deeds.AnyDeed | None:
    """End a holiday whose last moment has come. Do what was chosen about whose time is up."""
    for seat, until in s.absence.holidays.items():
        if 0 <= until <= now:
            return OnHoliday(seat, 0)
    for seat in s.absence.overdue:
        match verdict_on(s, seat, now):
            case "bot":
                return TakenOver(seat, s.laid.stand_in, "time")
            case "time":
                return MoreTime(seat)
            case "claim":
                return Conceded(seat, claimed=True)
            case "cancel":
                return Cancelled(seat)
    return None


def what_is_let_pass(s: Sitting, table: Table, now: int) -> Said | None:
    """Say a pass that stands for all that a person is offered. Where others may not know what that
    is, it is always said after the same time."""
    for seat, word in resting_seats(s, table).items():
        if now >= s.spoken + TO_HIDE_A_PASS or not would_tell(s, table, seat):
            return Said(seat, [word.text], "rested", kept=covered(s, table, seat))
    return None


def pass_comes(s: Sitting) -> int | None:
    """When a pass is said that must not show how quickly it was decided."""
    if s.status() != PLAYING or s.paused:
        return None
    return s.spoken + TO_HIDE_A_PASS if resting_seats(s, s.playing().table) else None


def would_tell(s: Sitting, table: Table, seat: int) -> bool:
    """Whether other people could learn something from a pass that comes at once."""
    return bool(s.others(seat)) and gives_away(table, table.open_asks(seat)[0])


def what_was_queued(s: Sitting) -> deeds.AnyDeed | None:
    """Say what was queued when it is asked for. Drop it if it cannot be said."""
    for seat in s.waiting():
        place = s.places[seat]
        if not place.queue or place.rests or not place.played_by_a_person():
            continue
        words = [s.game.vocabulary.by_text[text] for text in place.queue]
        table = s.playing().table
        if place.together:
            if (planned := what_was_planned(s, table, seat, words)) is not None:
                return planned
            continue
        may = any(words[0] in ask.options for ask in table.open_asks(seat))
        return Said(seat, as_queued(table, seat, words), "queued") if may else Queued(seat, [])
    return None


def what_was_planned(
    s: Sitting, table: Table, seat: int, words: Sequence[Word]
) -> Said | Queued | None:
    """Say a move that was prepared as a whole: as if it were chosen now, up to what nobody can
    foresee, or not at all. It waits while a moment passes to which its seat may react."""
    asks, forgotten = table.open_asks(seat), Queued(seat, [])
    preparing, passing = s.game.preparing, s.game.passing
    mark = s.places[seat].lasts_with
    if preparing is not None and mark and preparing.mark(table) != mark:
        return forgotten
    if not any(words[0] in ask.options for ask in asks):
        reacts = passing is not None and any(passing.word in ask.options for ask in asks)
        return None if reacts else forgotten
    try:
        said = foreseen(table.copy(), seat, words, passes_of(s, seat))
    except Refused:
        return forgotten
    return Said(seat, [word.text for word in said], "queued")


def as_queued(table: Table, seat: int, words: Sequence[Word]) -> list[str]:
    """The words as they can be said together; if not all can, the first alone."""
    try:
        return [word.text for word in foreseen(table.copy(), seat, words)]
    except Refused:
        return [words[0].text]


def what_is_forced(table: Table, places: Sequence[Place], auto: bool) -> Said | None:
    """Say a person's only choice automatically, if that gives nothing away."""
    if not auto or table.free:
        return None
    for seat in waiting_for(table):
        asks = table.open_asks(seat)
        word = only_choice(asks[0]) if len(asks) == 1 else None
        if word and places[seat].played_by_a_person() and not gives_away(table, asks[0]):
            return Said(seat, [word.text], "forced")
    return None


def only_choice(ask: Ask) -> Word | None:
    """The only word that can be said, if there is just one."""
    return ask.options[0] if len(ask.options) == 1 else None


def gives_away(table: Table, ask: Ask) -> bool:
    """Whether a quick answer would show others that there was no choice. It would if they know of
    the question, and it depends on something they do not see."""
    frame = table.frames[-1]
    others = [seat for seat in range(table.seats) if seat != ask.seat]
    return ask.private and any(not frame.hidden_from(seat) for seat in others)


def asked_bots(s: Sitting) -> list[int]:
    """The seats whose bots have to speak."""
    if s.status() != PLAYING or s.paused:
        return []
    return [seat for seat in s.waiting() if s.places[seat].bot]
