"""Views of a table: what each viewer may know of it, as plain data."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from operator import itemgetter
from typing import Any, Final, cast

from tatami.core.ask import Ask
from tatami.core.chronicle import Event, Thing, plain
from tatami.core.game import Game
from tatami.core.preparing import Preparing
from tatami.core.table import Table
from tatami.core.words import NOBODY, Word
from tatami.session import deeds
from tatami.session.absence import TO_JUDGE, still_to_judge
from tatami.session.composing import also
from tatami.session.deeds import Chatted, LoggedDeed
from tatami.session.lesson import lesson_of
from tatami.session.match import Match
from tatami.session.places import Place
from tatami.session.sitting import OVER, Sitting
from tatami.session.standing import resting_seats, standing
from tatami.session.view_types import (
    AskShown,
    ChatShown,
    ClockShown,
    DeedShown,
    DetailShown,
    Ended,
    EventShown,
    FieldValue,
    LessonShown,
    OverdueShown,
    PassedShown,
    ProposalShown,
    SeatShown,
    Shown,
    StepShown,
    TableDeed,
    TableShown,
    Undo,
    VerdictShown,
)

NAMES: Final[dict[type[LoggedDeed], TableDeed]] = {
    deeds.Stood: "stood",
    deeds.Back: "took-back",
    deeds.GivenBack: "came-back",
    deeds.Paused: "paused",
    deeds.Resumed: "resumed",
    deeds.TimeUp: "time-up",
    deeds.MoreTime: "more-time",
    deeds.Cancelled: "cancelled",
}


def shown(
    s: Sitting,
    viewer: int,
    table: TableShown | None = None,
    all_see: Mapping[str, Any] | None = None,
) -> Shown:
    """All that a viewer may see now. The caller may pass what everybody knows and sees, made
    once."""
    match, back = s.match, may_go_back(s, viewer)
    place = s.places[viewer] if viewer != NOBODY else Place()
    return Shown(
        you=viewer,
        table=table or table_shown(s),
        view=seen_by(s, match.table, viewer, all_see) if match else None,
        asks=asks_shown(s, viewer),
        waiting=s.waiting(),
        undo=back,
        restart=back,  # with a choice to take back, there is also a turn to take back
        queue=list(place.queue),
        ahead=[list(move.words) for move in place.ahead],
        standing=standing(s, viewer),
        passed=[PassedShown(question, cards) for question, cards in place.passed],
        lesson=lesson_shown(match, viewer) if match else None,
    )


def seen_by(
    s: Sitting, table: Table, viewer: int, all_see: Mapping[str, Any] | None
) -> Mapping[str, Any]:
    """The table as a viewer sees it. A person who waits sees what can be prepared, too."""
    view, preparing = apart(s.game, table, viewer, all_see), preparing_of(s, table, viewer)
    return {**view, **preparing.view(table, viewer)} if preparing else view


def outlook(s: Sitting, viewer: int) -> Mapping[str, Any]:
    """What a person who waits may look at while planning, to be laid over the view. It is empty
    where nothing can be prepared."""
    if s.match is None:
        return {}
    table, preparing = s.match.table, preparing_of(s, s.match.table, viewer)
    return preparing.outlook(table, viewer) if preparing else {}


def preparing_of(s: Sitting, table: Table, viewer: int) -> Preparing | None:
    """How this viewer prepares a move; nobody does who is asked, or who is no person."""
    waits = viewer != NOBODY and s.places[viewer].played_by_a_person()
    return None if not waits or table.open_asks(viewer) else s.game.preparing


def apart(
    game: Game, table: Table, viewer: int, all_see: Mapping[str, Any] | None
) -> Mapping[str, Any]:
    """What a viewer sees of a game: what all see, and what is its own, if that was made apart."""
    if all_see is None or game.own is None:
        return game.view(table, viewer)
    return all_see if viewer == NOBODY else {**all_see, **game.own(table, viewer, all_see)}


def lesson_shown(match: Match, viewer: int) -> LessonShown | None:
    """How far the lesson of this table has come, if its reader sits here."""
    lesson = lesson_of(match)
    if lesson is None or lesson.guide.seat != viewer:
        return None
    number = {step.name: i for i, step in enumerate(lesson.guide.steps, 1)}
    steps = [
        StepShown(step.name, list(step.look), list(lesson.still_to_do(step)), number[step.name])
        for step in lesson.steps()
    ]
    return LessonShown(steps, len(number), lesson.left(), lesson.over())


def awaited_of(s: Sitting, viewer: int) -> list[str]:
    """The question that each awaited seat has to answer, as far as a viewer knows."""
    awaited = s.noticing.awaited[viewer]
    return [awaited.get(seat, "") for seat in s.waiting()]


def may_go_back(s: Sitting, viewer: int) -> Undo:
    """How a viewer may take something back: freely, with consent, or not at all."""
    if s.match is None or viewer == NOBODY or s.status() == OVER:
        return "none"
    if s.match.undo_point(viewer, s.alone(viewer)) is not None:
        return "free"
    asked = s.others(viewer) and s.match.undo_point(viewer, always=True) is not None
    return "consent" if asked else "none"


def table_shown(s: Sitting) -> TableShown:
    """What everybody knows of a match."""
    status, match, laid = s.status(), s.match, s.laid
    over, result = status == OVER, match.record.result if match else None
    return TableShown(
        id=s.id,
        game=s.game.name,
        rules=laid.rules,
        options=laid.options,
        clock=laid.clock,
        public=laid.public,
        auto=laid.auto,
        status=status,
        seats=seats_shown(s),
        seed_hash=s.seed_hash,
        seed=laid.seed if over else "",
        created=s.created,
        words=len(match.marks) if match and over else 0,
        scores=result.scores if result else [],
        ranks=result.ranks if result else [],
        paused=s.paused,
        ended=ending(s, result.ending if result else "") if over else "",
        stand_in=laid.stand_in,
        proposal=proposal_shown(s),
        overdue=overdue_shown(s),
        rematch=s.rematch,
        forked_from=laid.forked_from,
        rated=laid.rated,
        event=laid.event,
        called=dict(s.game.called(s.seed_hash, len(s.places), laid.options)),
    )


def ending(s: Sitting, played: Ended) -> Ended:
    """How a match has ended."""
    return s.closed or played


def seats_shown(s: Sitting) -> list[SeatShown]:
    """Who sits where."""
    return [
        SeatShown(
            seat,
            place.kind(),
            place.name,
            place.bot,
            place.away(),
            place.conceded,
            s.absence.holidays.get(seat, 0),
        )
        for seat, place in enumerate(s.places)
    ]


def overdue_shown(s: Sitting) -> list[OverdueShown]:
    """Whose time is up, and what the others choose."""
    return [
        OverdueShown(
            seat,
            since + TO_JUDGE,
            [VerdictShown(*each) for each in s.absence.verdicts.get(seat, {}).items()],
            still_to_judge(s, seat),
        )
        for seat, since in s.absence.overdue.items()
    ]


def proposal_shown(s: Sitting) -> ProposalShown | None:
    """What somebody asks the others."""
    if s.proposal is None:
        return None
    return ProposalShown(
        s.proposal.what, s.proposal.seat, s.proposal.of, list(s.agreed), s.wanted()
    )


def asks_shown(s: Sitting, viewer: int) -> list[AskShown]:
    """The questions open to a seat. What a pass stands for is not asked, even where the pass is
    said a moment later."""
    if s.match is None or viewer in resting_seats(s, s.match.table):
        return []
    match, always = s.match, s.alone(viewer)
    return [ask_shown(s.game, match.table, ask, also(match, ask, always)) for ask in s.menu(viewer)]


def ask_shown(game: Game, table: Table, ask: Ask, more: Sequence[Word] = ()) -> AskShown:
    """A question with its menu, and with what its seat should know of each choice."""
    words = [word.text for word in ask.options]
    details = {
        word.text: [DetailShown(each.name, plain_fields(each.fields)) for each in known]
        for word, known in game.details(table, ask).items()
    }
    late = [word.text for word in more]
    return AskShown(ask.name(), ask.rule, ask.seat, words, ask.idle, ask.changeable, details, late)


def plain_fields(fields: Mapping[str, Thing]) -> dict[str, FieldValue]:
    """What an event or a detail names, as plain data."""
    return {field: cast("FieldValue", plain(thing)) for field, thing in fields.items()}


def events_after(s: Sitting, viewer: int, seq: int) -> tuple[int, list[EventShown]]:
    """The events that are new to a viewer after this many changes, and how many come before."""
    before, new = s.noticing.events_after(viewer, seq)
    events, noticing = s.events(), s.noticing
    return before, [
        event_shown(events[index], noticing.seq_at(viewer, noticing.sources[index]))
        for index in new
    ]


def event_shown(event: Event, seq: int) -> EventShown:
    """An event with a number: that of the change that told it, or of the word."""
    fields = plain_fields(dict(zip(event.kind.fields, event.things, strict=True)))
    return EventShown(seq, event.kind.name, fields, event.to != NOBODY)


def chat_after(s: Sitting, viewer: int, seq: int, most: int | None = None) -> list[ChatShown]:
    """The talk that a viewer has not heard after this many changes, or the last lines of it."""
    row = s.noticing.row_at(viewer, seq)
    first = bisect_right(s.talk, row, key=itemgetter(0))
    return heard(s, viewer, range(len(s.talk) - 1, first - 1, -1), most)


def chat_before(s: Sitting, viewer: int, seq: int, most: int) -> list[ChatShown]:
    """The last lines of talk that a viewer had heard before this change."""
    rows = s.noticing.rows[viewer]
    end = bisect_left(s.talk, rows[seq - 1], key=itemgetter(0)) if 0 < seq <= len(rows) else 0
    return heard(s, viewer, range(end - 1, -1, -1), most)


def heard(s: Sitting, viewer: int, backwards: Iterable[int], most: int | None) -> list[ChatShown]:
    """The lines of talk that a viewer hears, the last of them in order."""
    seq_at = s.noticing.seq_at
    lines = (
        ChatShown(seq_at(viewer, said), at, line.seat, line.name, line.room, line.to, line.text)
        for said, at, line in (s.talk[index] for index in backwards)
        if hears(viewer, line) and was_there(s, viewer, said, line)
    )
    return list(islice(lines, most))[::-1]


def deeds_after(s: Sitting, viewer: int, seq: int) -> list[DeedShown]:
    """What was done at the table after this many changes, besides what the game tells. What was
    let pass for somebody, only that one hears."""
    row, seq_at = s.noticing.row_at(viewer, seq), s.noticing.seq_at
    return [
        deed_shown(deed, seq_at(viewer, done), at, s.laid.stand_in)
        for done, at, deed in s.logged
        if done > row and (not isinstance(deed, deeds.Said) or deed.seat == viewer)
    ]


def deed_shown(deed: LoggedDeed, seq: int, at: int, stand_in: str) -> DeedShown:
    """A deed as people are told of it."""
    match deed:
        case deeds.Sat():
            return DeedShown(seq, at, "sat", deed.seat, name=deed.name)
        case deeds.TakenOver():
            return DeedShown(seq, at, "taken-over", deed.seat, bot=deed.bot, why=deed.why)
        case deeds.Conceded():
            what: TableDeed = "claimed" if deed.claimed else "conceded"
            return DeedShown(seq, at, what, deed.seat, bot=stand_in)
        case deeds.Expired():
            return DeedShown(seq, at, "expired", NOBODY)
        case deeds.OnHoliday():
            what = "on-holiday" if deed.until else "back-from-holiday"
            return DeedShown(seq, at, what, deed.seat, until=deed.until)
        case deeds.Said():
            return DeedShown(seq, at, "let-pass", deed.seat, cards=deed.kept)
        case _:
            return DeedShown(seq, at, NAMES[type(deed)], deed.seat)


def was_there(s: Sitting, viewer: int, said: int, line: Chatted) -> bool:
    """Whether a line was said to the person who sits there now. Private talk stays private when
    somebody else takes the seat."""
    return line.room != "private" or said > s.noticing.arrived[viewer]


def hears(viewer: int, line: Chatted) -> bool:
    """Whether a viewer hears a line of talk; spectators speak from -1 to -1."""
    return line.room == "table" or viewer in (line.seat, line.to)


def clocks_shown(s: Sitting, at: int) -> list[ClockShown]:
    """Everybody's time at this moment. It is empty if no time is counted."""
    clocks = s.clocks
    if not clocks.given.runs():
        return []
    seats = [*range(len(s.places))]
    if clocks.since[NOBODY] is not None:
        seats.append(NOBODY)
    return [
        ClockShown(seat, *clocks.left(seat, at), clocks.since[seat] is not None) for seat in seats
    ]
