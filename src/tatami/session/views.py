"""Views of a table: what each viewer may know of it, as plain data."""

from typing import cast

from tatami.core.ask import Ask
from tatami.core.chronicle import Event, plain
from tatami.core.words import NOBODY
from tatami.session.deeds import Chatted
from tatami.session.sitting import OVER, Sitting
from tatami.session.view_types import (
    AskShown,
    ChatShown,
    ClockShown,
    EventShown,
    FieldValue,
    ProposalShown,
    SeatShown,
    Shown,
    TableShown,
    Undo,
)


def shown(s: Sitting, viewer: int, table: TableShown | None = None) -> Shown:
    """All that a viewer may see now. The caller may pass what everybody knows, made once."""
    match, back = s.match, may_go_back(s, viewer)
    return Shown(
        you=viewer,
        table=table or table_shown(s),
        view=s.game.view(match.table, viewer) if match else None,
        asks=asks_shown(s, viewer),
        waiting=s.waiting(),
        undo=back,
        restart=back,  # with a choice to take back, there is also a turn to take back
        queue=s.places[viewer].queue if viewer != NOBODY else [],
    )


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
        ended=result.ending if over and result else "",
        stand_in=laid.stand_in,
        proposal=proposal_shown(s),
        rematch=s.rematch,
        forked_from=laid.forked_from,
    )


def seats_shown(s: Sitting) -> list[SeatShown]:
    """Who sits where."""
    return [
        SeatShown(seat, place.kind(), place.name, place.bot, place.away(), place.conceded)
        for seat, place in enumerate(s.places)
    ]


def proposal_shown(s: Sitting) -> ProposalShown | None:
    """What somebody asks the others."""
    if s.proposal is None:
        return None
    return ProposalShown(s.proposal.what, s.proposal.seat, s.proposal.of, s.agreed, s.wanted())


def asks_shown(s: Sitting, viewer: int) -> list[AskShown]:
    """The questions open to a seat."""
    return [ask_shown(ask) for ask in s.menu(viewer)]


def ask_shown(ask: Ask) -> AskShown:
    """A question with its menu."""
    words = [word.text for word in ask.options]
    return AskShown(ask.name(), ask.rule, ask.seat, words, ask.idle, ask.changeable)


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
    named = zip(event.kind.fields, event.things, strict=True)
    fields = {field: cast("FieldValue", plain(thing)) for field, thing in named}
    return EventShown(seq, event.kind.name, fields, event.to != NOBODY)


def chat_after(s: Sitting, viewer: int, seq: int) -> list[ChatShown]:
    """The talk that a viewer has not heard after this many changes."""
    row, seq_at = s.noticing.row_at(viewer, seq), s.noticing.seq_at
    return [
        ChatShown(seq_at(viewer, said), at, line.seat, line.name, line.room, line.to, line.text)
        for said, at, line in s.talk
        if said > row and hears(viewer, line) and was_there(s, viewer, said, line)
    ]


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
