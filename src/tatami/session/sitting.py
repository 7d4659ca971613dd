"""A sitting: all that happens at one table, replayed from its log."""

from datetime import UTC, datetime
from typing import Final, cast

from tatami.core.ask import Ask
from tatami.core.chance import commitment
from tatami.core.chronicle import Event
from tatami.core.game import Game
from tatami.core.record import Entry, Record
from tatami.core.words import NOBODY, Word
from tatami.session import deeds
from tatami.session.absence import Absence, fresh_bank, play_on
from tatami.session.clocks import NONE, Clocks, setting
from tatami.session.deeds import Chatted, Laid, LoggedDeed, Proposed, Row
from tatami.session.match import Match, offers_in, waiting_for
from tatami.session.noticing import Noticing, Questions
from tatami.session.places import Place
from tatami.session.refusal import Refused
from tatami.session.view_types import Ended, Status

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Sitting:
    """One table from beginning to end. Its viewers are the seats, and last the spectators (-1)."""

    def __init__(self, game: Game, name: str, laid: Laid, at: int) -> None:
        self.game = game
        self.id = name
        self.laid = laid
        self.seed_hash = commitment(laid.seed)
        self.created = self.last = at
        self.places = [Place(bot) for bot in laid.seats]
        self.clocks = self.new_clocks()
        self.match: Match | None = None
        self.paused = False
        self.proposal: Proposed | None = None
        self.agreed: list[int] = []
        self.proposed = (0, 0)  # the row and the time of the proposal
        self.spared: dict[int, int] = {}  # when each seat last turned out to need no bot
        self.awaited: dict[int, int] = {}  # since when the table has waited for each seat
        self.offered: dict[tuple[int, str], int] = {}  # since when a seat may accept each offer
        self.nudged, self.spoken = 0, at  # when somebody was reminded, and something said
        self.rematch = ""
        self.closed: Ended = ""  # why the game ended before its time
        self.absence = Absence()
        self.rows = 0
        self.noticing = Noticing(len(self.places))
        self.most_words = [0]  # the most words that had stood so far, after each row
        self.talk: list[tuple[int, int, Chatted]] = []  # row, time, line
        self.logged: list[tuple[int, int, LoggedDeed]] = []  # row, time, what people should hear of

    def new_clocks(self) -> Clocks:
        """Clocks that nobody has used yet."""
        sand = int(self.laid.options.get(self.game.floor_seconds, "0")) * 1000
        return Clocks(len(self.places), setting(self.laid.clock) or NONE, sand)

    # -- folding the log ----------------------------------------------------------------

    def fold(self, row: Row) -> None:
        """Replay a deed of the log."""
        self.apply(row.at, row.deed)
        self.note(self.rows, row, self.questions())

    def apply(self, at: int, deed: deeds.AnyDeed) -> None:
        """Let a deed change the table. `note` says afterwards who noticed it."""
        self.last = at
        seats = range(len(self.places))
        menus, events = [self.menu(seat) for seat in seats], len(self.events())
        if self.is_logged(deed):
            self.logged.append((self.rows + 1, at, cast("LoggedDeed", deed)))
        self.do(at, deed)
        self.rows += 1
        self.noticing.note_events(at, self.events())
        spoken_to = {event.to for event in self.events()[events:]}
        if isinstance(deed, deeds.Said):
            spoken_to.add(deed.seat)
        self.noticing.note_menus(menus, [self.menu(seat) for seat in seats], spoken_to)
        words = len(self.match.marks) if self.match else 0
        self.most_words.append(max(words, self.most_words[-1]))
        self.settle(at)

    def note(self, number: int, row: Row, questions: Questions) -> None:
        """Note who noticed a row that has been applied.

        An answer that all notice brings time for the next one. Nobody may learn of other answers,
        not even from a clock. Taking words back and saying them again gains no time.
        """
        self.noticing.note_row(number, row, questions)
        onward = self.most_words[number] > self.most_words[number - 1]
        if onward and isinstance(row.deed, deeds.Said) and row.noticed_by == self.everybody():
            self.clocks.note_answer(row.deed.seat, row.at)

    def everybody(self) -> int:
        """All viewers, a bit for each."""
        return (1 << len(self.places) + 1) - 1

    def is_logged(self, deed: deeds.AnyDeed) -> bool:
        """Whether people should hear of a deed. Words are taken back openly only if all were asked:
        nobody may learn of a choice prepared in secret. Of words, one hears of those that were
        said for oneself because a pass stood."""
        if isinstance(deed, deeds.Said):
            return deed.how == "rested"
        if isinstance(deed, deeds.Back):
            return self.proposal is not None
        return isinstance(deed, LoggedDeed)

    def do(self, at: int, deed: deeds.AnyDeed) -> None:
        """Let a deed change the table."""
        match deed:
            case deeds.Said():
                play_on(self, deed.seat)
                self.say(at, deed)
            case deeds.Back():
                self.playing().go_back(deed.seat, deed.words, stamp(at))
                self.forget_what_was_planned(*self.places)
            case deeds.Conceded():
                self.concede(at, deed.seat)
            case Chatted():
                self.talk.append((self.rows + 1, at, deed))
            case deeds.Awoken():
                self.clocks.run_from(at)
            case deeds.Nudged():
                self.nudged = at
            case deeds.Followed():
                self.rematch = deed.match
            case deeds.Queued():
                self.places[deed.seat].prepare(deed, self.mark())
            case deeds.LetPass():
                self.let_pass(deed)
            case _:
                self.arrange(deed)

    def arrange(self, deed: deeds.AnyDeed) -> None:
        """Let a deed change who sits where, or whether the game goes on."""
        match deed:
            case deeds.Sat():
                self.places[deed.seat].sit(deed.who, deed.name, deed.user)
                self.noticing.arrived[deed.seat] = self.rows + 1
            case deeds.Stood():
                self.places[deed.seat] = Place()
            case deeds.Placed():
                self.places[deed.seat] = Place(deed.bot)
            case deeds.Resized():
                self.resize(deed.seats)
            case deeds.Begun():
                self.begin()
            case deeds.TakenOver():
                self.places[deed.seat].bot = deed.bot
                self.absence.settle(deed.seat)
                self.forget_what_was_planned(self.places[deed.seat])
            case deeds.GivenBack():
                self.places[deed.seat].bot = ""
            case _:
                self.agree(deed)

    def agree(self, deed: deeds.AnyDeed) -> None:
        """Let a deed change what is proposed, or pause the table."""
        match deed:
            case Proposed():
                self.proposal, self.agreed = deed, []
                self.proposed = self.rows + 1, self.last
            case deeds.Agreed():
                self.agreed.append(deed.seat)
            case deeds.Declined():
                self.decline(deed.seat)
            case deeds.Paused():
                self.paused, self.proposal = True, None
            case deeds.Resumed():
                self.paused = False
            case deeds.Expired() | deeds.Cancelled():
                self.closed = "expired" if isinstance(deed, deeds.Expired) else "cancelled"
                self.proposal = None
            case _:
                self.excuse(deed)

    def excuse(self, deed: deeds.AnyDeed) -> None:
        """Let a deed change who is away for longer."""
        match deed:
            case deeds.OnHoliday():
                self.absence.go(deed.seat, deed.until)
            case deeds.TimeUp():
                self.absence.overdue[deed.seat] = self.last
            case deeds.Judged():
                self.absence.judge(deed.seat, deed.of, deed.verdict)
            case deeds.MoreTime():
                self.absence.settle(deed.seat)
                self.clocks.banks[deed.seat] = fresh_bank(self)
            case _:
                pass  # Laid: the table is open already

    def say(self, at: int, deed: deeds.Said) -> None:
        """Say words. This cancels a proposal to take back earlier words, unless somebody may be
        preparing a choice in secret, of which nobody may learn. It also cancels the proposal of a
        bot for the seat that speaks."""
        match = self.playing()
        self.note_what_was_let_pass(deed)
        if deed.back:
            match.go_back(deed.seat, len(match.marks) - deed.back, stamp(at))
        granted = match.table.granted = list[Word]()
        for text in deed.words:
            word = self.game.vocabulary.by_text[text]
            match.say(deed.seat, word, stamp(at), deed.how == "rested")
        match.table.granted = None
        for place in self.places:
            place.leave_out([word.text for word in granted])
        self.spoken = at
        if deed.how == "queued":
            self.places[deed.seat].unqueue(deed.words)
        proposal = self.proposal
        here = proposal and proposal.what == "bot" and proposal.of == deed.seat and not deed.how
        known = self.playing().marks and not self.playing().marks[-1].secret()
        if here:
            self.decline(deed.seat)
        elif proposal and known and proposal.what in ("undo", "restart-turn"):
            self.proposal = None

    def mark(self) -> str:
        """What a whole move lasts with that is prepared now."""
        preparing = self.game.preparing
        return preparing.mark(self.playing().table) if preparing else ""

    def let_pass(self, deed: deeds.LetPass) -> None:
        """Let a pass stand for a card, with what it lasts with."""
        passing = self.game.passing
        if passing is not None:
            mark = passing.mark(self.playing().table, deed.until)
            self.places[deed.seat].standing[deed.card] = (deed.until, mark)

    def note_what_was_let_pass(self, deed: deeds.Said) -> None:
        """Keep for a seat which questions it was not asked, until it speaks itself."""
        if deed.seat == NOBODY:
            return
        place = self.places[deed.seat]
        if deed.how == "rested":
            place.passed.append((self.questions()[deed.seat], deed.kept))
        elif not deed.how:
            place.passed = []

    def decline(self, seat: int) -> None:
        """Drop the proposal. Nobody may soon propose a bot for the same seat again, unless the
        person who proposed it has withdrawn it."""
        proposal = self.proposal
        if proposal and proposal.what == "bot" and seat != proposal.seat:
            self.spared[proposal.of] = self.last
        self.proposal = None

    def concede(self, at: int, seat: int) -> None:
        """Let a seat give up. A bot plays on in its place, if there is more to play."""
        self.playing().concede(seat, stamp(at))
        self.places[seat].conceded = True
        self.places[seat].bot = self.laid.stand_in
        self.absence.settle(seat)
        self.forget_what_was_planned(self.places[seat])

    def forget_what_was_planned(self, *by: Place) -> None:
        """Drop what these places have said in advance, and what anybody has proposed: other people
        would have to agree now, or the proposal would mean something else."""
        self.proposal = None
        for place in by:
            place.forget()

    def resize(self, seats: int) -> None:
        """Add open seats at the end of the table, or take some away there."""
        self.places = self.places[:seats]
        self.places += [Place() for _ in range(seats - len(self.places))]
        self.clocks = self.new_clocks()
        self.noticing.resize(seats)

    def begin(self) -> None:
        """Deal. From now on there is a record."""
        laid = self.laid
        occupants = [place.occupant() for place in self.places]
        record = Record(self.game.name, laid.rules, laid.options, occupants, laid.seed)
        record.entries = [Entry(seat, word, -1, "") for seat, word in laid.words]
        self.match = Match(self.game, record)
        self.match.close()  # a fork may start at the end of a game

    def settle(self, at: int) -> None:
        """Let the right clocks run."""
        waiting = [] if self.paused else self.waiting()
        self.awaited = {seat: self.awaited.get(seat, at) for seat in waiting}
        offers = [] if self.paused or self.match is None else offers_in(self.match.table)
        self.offered = {offer: self.offered.get(offer, at) for offer in offers}
        if not self.paused:
            self.absence.keep_only(waiting)
            for seat, place in enumerate(self.places):
                place.rests = place.rests and seat in waiting
        here = [seat for seat in waiting if not self.absence.stops(seat)]
        people = [seat for seat in here if self.places[seat].played_by_a_person()]
        floor = self.status() == PLAYING and self.floor_is_open()
        self.clocks.settle(at, people, floor, self.paused)

    # -- how things stand -----------------------------------------------------------------

    def playing(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise LookupError("the game has not begun")
        return self.match

    def status(self) -> Status:
        """Open until the game begins. Over when all has been said, or all but one have given up, or
        the table is closed."""
        if self.closed:
            return OVER
        if self.match is None:
            return OPEN
        return OVER if self.match.over() else PLAYING

    def viewers(self) -> list[int]:
        """The seats, then the spectators."""
        return [*range(len(self.places)), NOBODY]

    def seat_of(self, who: str) -> int:
        """The first seat of a person, or nobody."""
        seats = self.seats_of(who)
        return seats[0] if seats else NOBODY

    def seats_of(self, who: str) -> list[int]:
        """All seats of a person."""
        return [i for i, place in enumerate(self.places) if who and place.who == who]

    def people_there(self) -> bool:
        """Whether anybody sits here, even if a bot plays for them."""
        return any(place.who for place in self.places)

    def people(self) -> list[int]:
        """The seats where people play now."""
        return [i for i, place in enumerate(self.places) if place.played_by_a_person()]

    def alone(self, seat: int) -> bool:
        """Whether all others are bots and nobody is away who could come back. Then everything may
        be taken back, unless the game is rated."""
        if self.laid.rated:
            return False
        others = [place for place in self.places if place.who != self.places[seat].who]
        return not any(place.who and not place.conceded for place in others)

    def others(self, seat: int) -> list[int]:
        """The seats where other people play now. They may be asked something."""
        who = self.places[seat].who
        return [other for other in self.people() if self.places[other].who != who]

    def waiting(self) -> list[int]:
        """The seats the table waits for."""
        if self.match is None or self.status() == OVER:
            return []
        return waiting_for(self.match.table)

    def menu(self, seat: int) -> list[Ask]:
        """The questions open to a seat, including those whose answer it may still change."""
        if self.match is None or self.status() == OVER:
            return []
        posed = zip(self.match.table.asks, self.match.table.given, strict=True)
        return [a for a, given in posed if a.seat == seat and (given is None or a.changeable)]

    def questions(self) -> Questions:
        """The name of the question that each awaited seat has to answer."""
        if self.match is None or self.status() == OVER:
            return {}
        return {ask.seat: ask.name() for ask in self.match.open_asks() if ask.seat != NOBODY}

    def floor_is_open(self) -> bool:
        """Whether the floor is open: the clock has a question as well."""
        return any(ask.seat == NOBODY for ask in self.playing().table.asks)

    def wanted(self) -> list[int]:
        """Which seats have still to agree to the proposal: one for each person, except the person
        who made it and the person it is about."""
        if self.proposal is None:
            return []
        settled = [self.proposal.seat, self.proposal.of, *self.agreed]
        people = {self.places[seat].who for seat in settled if seat != NOBODY}
        return [seat for seat in self.people() if self.places[seat].who not in people]

    def events(self) -> list[Event]:
        """All that has happened in the game."""
        return self.match.events() if self.match else []


def going_on(s: Sitting) -> Match:
    """The match, while it is played."""
    if s.status() == OPEN:
        raise Refused("not-begun")
    if s.status() == OVER:
        raise Refused("over")
    return s.playing()


def stamp(at: int) -> str:
    """A time in the form in which records keep it."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
