"""Manners: how bots behave on the open floor, tried in Senji's winter."""

from dataclasses import replace

from scenes.tea import BOOK, TEA, Ceremony, Tea, open_the_floor
from tatami.core.ask import Ask
from tatami.core.frame import Book
from tatami.core.game import Options
from tatami.core.record import read
from tatami.core.words import Word
from tatami.games import GAMES
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.session.bot_question import bot_question
from tatami.session.commands import AnswerForBot, SayWords
from tatami.session.manners import Floor
from tatami.session.match import Match
from tatami.session.replay import sitting_around
from tatami.session.table_log import TableLog

SENJI = GAMES["senji"]
BOTS = ["greedy", "greedy", "greedy"]


def word(text: str) -> Word:
    return SENJI.vocabulary.by_text[text]


def winter(*seats: str) -> Match:
    """The first winter, in which nobody has spoken yet. Cards of absent families are up."""
    match = Match.new(SENJI, list(seats or BOTS), "s")
    while not match.table.free:
        ask = match.open_asks()[0]
        match.say(ask.seat, ask.options[0])
    return match


def floor(match: Match) -> Floor:
    return Floor(match.game.manners)


def menu(ask: Ask) -> set[str]:
    return {each.verb.name for each in ask.options}


def say(match: Match, seat: int, *words: str) -> None:
    for each in words:
        match.say(seat, word(each))


def family(match: Match, seat: int) -> str:
    view = SENJI.view(match.table, seat)
    return str(view["players"][seat]["family"])


def a_letter(match: Match, seat: int, to: int) -> None:
    """This seat offers a card to another, for nothing."""
    say(match, seat, f"to:{family(match, to)}")
    ask = match.table.open_asks(seat)[0]
    match.say(seat, next(each for each in ask.options if each.verb.name == "give"))
    say(match, seat, "send")


def test_an_offer_is_answered_before_anything_else() -> None:
    match = winter()
    polite = floor(match)
    a_letter(match, 2, to=1)
    (ask,) = polite.asked(match, range(3))
    assert (ask.seat, menu(ask)) == (1, {"accept", "decline"})


def test_a_bot_lets_its_offers_and_bids_stand() -> None:
    match = winter()
    a_letter(match, 0, to=1)
    lot = next(each for each in match.table.open_asks(0)[0].options if each.verb.name == "bid")
    match.say(0, lot)
    stakes = [e for e in match.table.open_asks(0)[0].options if e.verb.name == "stake"]
    match.say(0, stakes[-1])
    say(match, 0, "enough")
    (whole,) = match.table.open_asks(0)
    assert {"withdraw", "unbid"} <= menu(whole)
    (ask,) = floor(match).asked(match, [0])
    assert not {"withdraw", "unbid"} & menu(ask)


def test_a_bot_bids_no_card_that_it_offers() -> None:
    match = winter()
    a_letter(match, 0, to=1)
    promised = SENJI.view(match.table, 0)["offers_out"][0]["shown"][0]
    match.say(0, next(e for e in match.table.open_asks(0)[0].options if e.verb.name == "bid"))
    (whole,) = match.table.open_asks(0)
    assert f"stake:{promised}" in {each.text for each in whole.options}
    (ask,) = floor(match).asked(match, [0], late=True)
    assert {each.text for each in whole.options} - {each.text for each in ask.options} == {
        f"stake:{promised}"
    }


def test_a_bot_gives_no_card_away_that_it_offers_somebody_else() -> None:
    match = winter()
    a_letter(match, 0, to=1)
    promised = SENJI.view(match.table, 0)["offers_out"][0]["shown"][0]
    say(match, 0, f"to:{family(match, 2)}")
    (draft,) = floor(match).asked(match, [0])
    assert not {f"give:{promised}", f"give-hidden:{promised}"} & {w.text for w in draft.options}
    say(match, 0, "scrap")
    say(match, 2, f"to:{family(match, 0)}", f"want:{promised}", "send")
    (ask,) = floor(match).asked(match, [0])
    assert (ask.seat, menu(ask)) == (0, {"decline"})


def test_a_bot_whose_cards_are_all_offered_is_done_and_waits_for_nobody() -> None:
    match = winter()
    say(match, 0, f"to:{family(match, 1)}")
    while (ask := match.table.open_asks(0)[0]).options and (
        gives := [each for each in ask.options if each.verb.name == "give"]
    ):
        match.say(0, gives[0])
    say(match, 0, "send")
    polite = floor(match)
    (ask,) = polite.asked(match, [0], late=True)
    assert "bid" not in menu(ask)
    assert not polite.lets_pass(match, ask, word("ready"))


def test_a_bot_writes_to_nobody_twice_in_a_winter() -> None:
    match = winter()
    a_letter(match, 0, to=1)
    say(match, 1, f"decline:{family(match, 0)}")
    (ask,) = floor(match).asked(match, [0], late=True)
    assert word(f"to:{family(match, 1)}") not in ask.options
    assert word(f"to:{family(match, 2)}") in ask.options


def test_no_bot_bids_before_all_have_spoken() -> None:
    match = winter("human:Ann", "greedy", "greedy")
    polite, bots = floor(match), (1, 2)
    (ask,) = polite.asked(match, bots)
    assert ask.seat == 1
    assert "bid" not in menu(ask)
    assert polite.lets_pass(match, ask, word("ready"))
    (ask,) = polite.asked(match, bots)
    assert ask.seat == 2
    assert polite.lets_pass(match, ask, word("ready"))
    assert polite.asked(match, bots) == []  # both wait for Ann
    say(match, 0, f"to:{family(match, 1)}")
    assert polite.asked(match, bots) == []  # who is in the middle of a letter
    say(match, 0, "scrap")
    (ask,) = polite.asked(match, bots)
    assert ask.seat == 1
    assert "bid" in menu(ask)
    assert not polite.lets_pass(match, ask, word("ready"))


def test_among_bots_alone_bids_begin_in_seat_order_when_all_have_been_asked() -> None:
    match = winter()
    polite, asked = floor(match), []
    for _ in range(3):
        (ask,) = polite.asked(match, range(3))
        assert "bid" not in menu(ask)
        assert polite.lets_pass(match, ask, word("ready"))
        asked.append(ask.seat)
    assert sorted(asked) == [0, 1, 2]
    for seat in asked:
        (ask,) = polite.asked(match, range(3))
        assert (ask.seat, "bid" in menu(ask)) == (seat, True)
        say(match, seat, "ready")


def test_bots_wait_no_longer_for_who_is_ready_nor_after_half_of_the_sand() -> None:
    match = winter("human:Ann", "greedy", "greedy")
    (ask,) = floor(match).asked(match, (1, 2), late=True)
    assert "bid" in menu(ask)
    polite = floor(match)
    for _ in range(2):
        (ask,) = polite.asked(match, (1, 2))
        polite.lets_pass(match, ask, word("ready"))
    say(match, 0, "ready")
    (ask,) = polite.asked(match, (1, 2))
    assert "bid" in menu(ask)


def test_a_bot_that_waits_answers_an_offer() -> None:
    match = winter("human:Ann", "greedy", "greedy")
    polite = floor(match)
    for _ in range(2):
        (ask,) = polite.asked(match, (1, 2))
        polite.lets_pass(match, ask, word("ready"))
    a_letter(match, 0, to=2)
    (ask,) = polite.asked(match, (1, 2))
    assert (ask.seat, menu(ask)) == (2, {"accept", "decline"})


def test_among_bots_nothing_is_unsaid_and_every_offer_is_answered() -> None:
    job = Job("senji", tuple(BOTS), "manners", SENJI.chosen({"goal": "40"}), keep=True)
    entries = read(play_one(job).record).standing()
    said = [entry.word.partition(":")[0] for entry in entries]
    assert said.count("send") == said.count("accept") + said.count("decline") > 0
    assert not {"withdraw", "unbid", "not-ready"} & set(said)


def test_off_the_floor_every_bot_is_asked_at_once() -> None:
    match = Match.new(SENJI, BOTS, "s")
    while len(match.open_asks()) == 1:
        match.say(match.open_asks()[0].seat, match.open_asks()[0].options[0])
    seats = {ask.seat for ask in match.open_asks()}
    assert {ask.seat for ask in floor(match).asked(match, range(3))} == seats
    assert len(seats) > 1


def test_a_bot_need_not_think_again_because_somebody_changed_an_answer() -> None:
    match = winter("human:Ann", "greedy", "greedy")
    for seat in range(3):
        say(match, seat, "ready")
    while not any(ask.changeable for ask in match.open_asks()):
        match.say(match.open_asks()[0].seat, match.open_asks()[0].options[0])
    sitting = sitting_around(match)
    log = TableLog(sitting)
    asked = bot_question(sitting, 1)
    for ask in match.table.open_asks(0)[:1]:
        for option in (*ask.options[:2], *ask.options[:2]):
            change = SayWords(words=[option.text], client_id="c", seat=0)
            log.change(change, sitting.places[0].who, 0, timed=False)
    answer = match.table.open_asks(1)[0].options[0].text
    change_of = log.change(AnswerForBot(asked, answer), "", 0, timed=False)
    assert len(change_of.rows) == 1


def test_in_a_game_without_manners_bots_say_whatever_they_may() -> None:
    match = Match.new(TEA, ["a", "b"], "s")
    for ask in match.open_asks():
        match.say(ask.seat, ask.options[0])
    (ask,) = floor(match).asked(match, range(2))
    assert ask.options == match.table.open_asks(ask.seat)[0].options


def test_a_floor_that_opens_a_game_is_begun_by_the_first_seat() -> None:
    """Nobody has spoken there whose turn could be the last."""
    at_once: Book = {Ceremony: BOOK[Ceremony][BOOK[Ceremony].index(open_the_floor) :]}

    def lay_out(seats: int, options: Options, seed: int) -> Tea:
        t = Tea(at_once, seats, seed)
        t.call(Ceremony())
        return t

    game = replace(TEA, book=at_once, lay_out=lay_out)
    match = Match.new(game, ["a", "b"], "s")
    (ask,) = floor(match).asked(match, range(2))
    assert (match.marks, ask.seat) == ([], 0)
