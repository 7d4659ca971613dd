"""A sitting: all that happens at one table, folded from its log."""

from bisect import bisect_right
from datetime import UTC, datetime
from typing import Final

import msgspec

from tatami.core.chance import commitment
from tatami.core.chronicle import Event, plain
from tatami.core.game import Game
from tatami.core.record import Entry, Record
from tatami.core.words import NOBODY
from tatami.session.deeds import Any, Back, Begun, Chatted, Laid, Placed, Row, Said, Sat, Stood
from tatami.session.match import Match
from tatami.session.shown import AskShown, ChatShown, EventShown, SeatShown, Shown, TableShown

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Place:
    """A seat, and who sits there."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.who = ""
        self.name = bot
        self.user = False

    def kind(self) -> str:
        """Whether it is open, or a guest, a user or a bot sits there."""
        if self.who:
            return "user" if self.user else "guest"
        return "bot" if self.bot else OPEN

    def occupant(self) -> str:
        """As records name it."""
        return f"human:{self.name}" if self.who else self.bot


class Sitting:
    """One table from beginning to end. Its viewers are the seats, and last spectators (-1)."""

    def __init__(self, game: Game, name: str, laid: Laid, at: int) -> None:
        self.game = game
        self.id = name
        self.laid = laid
        self.created = at
        self.places = [Place(bot) for bot in laid.seats]
        self.match: Match | None = None
        self.rows = 0
        self.seen: list[list[int]] = [[] for _ in range(len(self.places) + 1)]  # rows, by viewer
        self.told: list[int] = []  # how many events there were after each row
        self.born: list[int] = []  # the row that told each event
        self.talk: list[tuple[int, int, Chatted]] = []  # row, time, line
        self.faces: list[bytes | None] = [None] * len(self.seen)
        self.asked = [0] * len(self.seen)  # the change that brought each viewer its menu

    # -- folding the log --------------------------------------------------------------

    def add(self, at: int, deed: Any) -> Row:
        """Do a deed, and find out who could notice it."""
        before = [self.face(viewer) for viewer in self.viewers()]
        menus = [self.asks(viewer) for viewer in self.viewers()]
        events = len(self.told_events())
        self.do(at, deed)
        told = self.told_events()[events:]
        seen = 0
        for i, viewer in enumerate(self.viewers()):
            if self.hears(viewer, deed) or before[i] != self.face(viewer) or known(told, viewer):
                seen |= 1 << i
        self.count(seen)
        for viewer, menu in zip(self.viewers(), menus, strict=True):
            if menu != self.asks(viewer) or (isinstance(deed, Said) and deed.seat == viewer):
                self.asked[viewer] = self.seq(viewer)
        return Row(at, seen, deed)

    def fold(self, row: Row) -> None:
        """Do a deed of the log again."""
        self.do(row.at, row.deed)
        self.count(row.seen)
        if isinstance(row.deed, Said | Back | Begun):  # whether menus changed is not looked at
            self.asked = [len(rows) for rows in self.seen]

    def count(self, seen: int) -> None:
        """Number the row for those who could notice it."""
        self.rows += 1
        for i, rows in enumerate(self.seen):
            if seen >> i & 1:
                rows.append(self.rows)
        events = len(self.told_events())
        del self.born[events:]
        self.born += [self.rows] * (events - len(self.born))
        self.told.append(events)

    def do(self, at: int, deed: Any) -> None:
        """Let a deed change the table."""
        self.faces = [None] * len(self.seen)
        match deed:
            case Sat():
                place = self.places[deed.seat]
                place.who, place.name, place.user, place.bot = deed.who, deed.name, deed.user, ""
            case Stood():
                self.places[deed.seat] = Place("")
            case Placed():
                self.places[deed.seat] = Place(deed.bot)
            case Begun():
                self.begin()
            case Said():
                for text in deed.words:
                    self.playing().say(deed.seat, self.game.vocabulary.by_text[text], stamp(at))
            case Back():
                self.playing().go_back(deed.seat, deed.words, stamp(at))
            case Chatted():
                self.talk.append((self.rows + 1, at, deed))
            case Laid():
                pass

    def begin(self) -> None:
        """Deal: from here on there is a record."""
        laid = self.laid
        occupants = [place.occupant() for place in self.places]
        record = Record(self.game.name, laid.rules, laid.options, occupants, laid.seed)
        record.entries = [Entry(seat, word, -1, "") for seat, word in laid.words]
        self.match = Match(self.game, record)

    # -- how things stand ---------------------------------------------------------------

    def playing(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise LookupError("the game has not begun")
        return self.match

    def viewers(self) -> list[int]:
        """The seats, then the spectators."""
        return [*range(len(self.places)), NOBODY]

    def status(self) -> str:
        """Open until it begins, over when nobody has anything more to say."""
        if self.match is None:
            return OPEN
        return OVER if self.match.over() else PLAYING

    def seat_of(self, who: str) -> int:
        """The first seat of a person, or -1."""
        seats = self.seats_of(who)
        return seats[0] if seats else NOBODY

    def seats_of(self, who: str) -> list[int]:
        """All seats of a person."""
        return [i for i, place in enumerate(self.places) if who and place.who == who]

    def people(self) -> list[int]:
        """The seats where people sit."""
        return [i for i, place in enumerate(self.places) if place.who]

    def waiting(self) -> list[int]:
        """The seats the table waits for."""
        if self.match is None:
            return []
        return sorted({ask.seat for ask in self.match.open_asks()} - {NOBODY})

    def seq(self, viewer: int) -> int:
        """How many changes a viewer has been shown."""
        return len(self.seen[viewer])

    def seq_at(self, viewer: int, row: int) -> int:
        """How many changes a viewer had been shown when this row was written."""
        return bisect_right(self.seen[viewer], row)

    def asked_at(self, viewer: int) -> int:
        """The change since which a seat has had the menu it has: words chosen before are stale."""
        return self.asked[viewer]

    def told_events(self) -> list[Event]:
        """All that has happened in the game."""
        return self.match.events() if self.match else []

    # -- what is shown --------------------------------------------------------------------

    def face(self, viewer: int) -> bytes:
        """What a viewer is shown, as JSON; made once, and kept until something changes."""
        face = self.faces[viewer]
        if face is None:
            face = self.faces[viewer] = msgspec.json.encode(self.shown(viewer))
        return face

    def shown(self, viewer: int) -> Shown:
        """What a viewer is shown."""
        match = self.match
        view = self.game.view(match.table, viewer) if match else None
        always = self.people() == [viewer]
        undo = restart = "none"
        if match and viewer != NOBODY:
            undo = may_go_back(match.undo_point(viewer, always), match.undo_point(viewer, True))
            restart = may_go_back(
                match.restart_point(viewer, always), match.restart_point(viewer, True)
            )
        return Shown(
            viewer, self.table_shown(), view, self.asks(viewer), self.waiting(), undo, restart
        )

    def table_shown(self) -> TableShown:
        """What everybody knows."""
        over = self.status() == OVER
        match = self.match
        result = match.record.result if match else None
        return TableShown(
            id=self.id,
            game=self.game.name,
            rules=self.laid.rules,
            options=self.laid.options,
            clock=self.laid.clock,
            public=self.laid.public,
            auto=self.laid.auto,
            status=self.status(),
            seats=[
                SeatShown(i, place.kind(), place.name, place.bot)
                for i, place in enumerate(self.places)
            ],
            seed_hash=commitment(self.laid.seed),
            seed=self.laid.seed if over else "",
            created=self.created,
            words=len(match.marks) if match and over else 0,
            scores=result.scores if result else [],
            ranks=result.ranks if result else [],
            forked_from=self.laid.forked_from,
        )

    def asks(self, viewer: int) -> list[AskShown]:
        """The questions open to a seat, those included whose answer it may still change."""
        if self.match is None or viewer == NOBODY:
            return []
        table = self.match.table
        return [
            AskShown(
                ask.name(),
                ask.rule,
                ask.seat,
                [word.text for word in ask.options],
                ask.idle,
                ask.changeable,
            )
            for ask, given in zip(table.asks, table.given, strict=True)
            if ask.seat == viewer and (given is None or ask.changeable)
        ]

    def events_after(self, viewer: int, seq: int) -> tuple[int, list[EventShown]]:
        """What a viewer has not been told after so many changes, and how many events come before.

        Where words were taken back since, the events before are fewer than the viewer knows.
        """
        rows = self.seen[viewer]
        low = 0
        if 0 < seq <= len(rows):
            row = rows[seq - 1]
            low = min(self.told[row - 1 :])
        events = self.told_events()
        before = sum(event.known_to(viewer) for event in events[:low])
        return before, [
            self.event_shown(viewer, index)
            for index in range(low, len(events))
            if events[index].known_to(viewer)
        ]

    def event_shown(self, viewer: int, index: int) -> EventShown:
        """An event, numbered by the change that told it."""
        event = self.told_events()[index]
        named = zip(event.happening.fields, event.things, strict=True)
        fields = {field: plain(thing) for field, thing in named}
        seq = bisect_right(self.seen[viewer], self.born[index])
        return EventShown(seq, event.happening.name, fields, event.to != NOBODY)  # type: ignore[arg-type]

    def chat_after(self, viewer: int, seq: int) -> list[ChatShown]:
        """The talk a viewer has not heard after so many changes."""
        rows = self.seen[viewer]
        row = rows[seq - 1] if 0 < seq <= len(rows) else 0
        return [
            ChatShown(
                bisect_right(rows, said),
                at,
                line.seat,
                line.name,
                line.room,
                line.to,
                line.text,
            )
            for said, at, line in self.talk
            if said > row and self.hears(viewer, line)
        ]

    def hears(self, viewer: int, deed: Any) -> bool:
        """Whether a viewer hears a line of talk."""
        if not isinstance(deed, Chatted):
            return False
        if deed.room == "table":
            return True
        return viewer in (deed.seat, deed.to)  # spectators speak from -1 to -1


def may_go_back(free: int | None, agreed: int | None) -> str:
    """Whether a seat may take something back: freely, with consent, or not at all."""
    if free is not None:
        return "free"
    return "none" if agreed is None else "consent"


def known(events: list[Event], viewer: int) -> bool:
    """Whether any of these events is told to this viewer."""
    return any(event.known_to(viewer) for event in events)


def stamp(at: int) -> str:
    """A time as records tell it."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
