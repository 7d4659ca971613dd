"""Analysis: chances after every word, costly choices, luck and skill, points by source."""

import json
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

from busy import within
from tatami.bots.analysis import analyse
from tatami.bots.search import Budget
from tatami.core import record as records
from tatami.core.advice import Advice, SearchSettings
from tatami.core.game import Game
from tatami.core.record import Record
from tatami.games import GAMES
from tatami.games.senji import reasons
from tatami.games.senji.table import Senji
from tatami.lab.jobs import Job
from tatami.lab.played_game import play_one
from tatami.reports.analysis import account, analysis_lines, analysis_page
from tatami.session.match import Match
from tatami.texts.talk import LANGUAGES, Talk

SHITENNO = GAMES["shitenno"]
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def record() -> Record:
    job = Job("shitenno", ("greedy:tables=1", "random"), "analysis", {}, True)
    return records.read(play_one(job).record)


@pytest.mark.slow
def test_start_choices_luck_and_uncertainty_add_up_to_the_result(record: Record) -> None:
    steps: list[tuple[int, int]] = []
    found = analyse(SHITENNO, record, Budget(tries=3), lambda *done: steps.append(done))
    words = len(record.standing())
    assert [moment.number for moment in found.moments] == list(range(1, words + 1))
    assert steps[-1] == (words, words)
    assert found.moments[-1].chances == [1.0, 0.0]
    assert found.ending == found.moments[-1].chances
    for seat in range(2):
        parts = (found.opening, found.skill, found.others, found.luck, found.unsure)
        assert sum(part[seat] for part in parts) == pytest.approx(found.ending[seat])
        assert found.others[seat] == pytest.approx(-found.skill[1 - seat], abs=0.05)
        before = found.opening[seat]
        for m in found.moments:
            changes = m.choice[seat] + m.luck[seat] + m.unsure[seat]
            assert before + changes == pytest.approx(m.chances[seat])
            before = m.chances[seat]
    assert [sum(sources.values()) for sources in found.sources] == found.scores
    assert all(m.low[0] <= m.chances[0] <= m.high[0] for m in found.moments)
    json.dumps(found.plain())
    check_the_reports(record)


def check_the_reports(record: Record) -> None:
    found = analyse(SHITENNO, record, Budget(tries=16))
    assert found.skill[1] < found.skill[0] <= 0  # random chooses worse than greedy
    assert found.costly
    assert all(costly.cost >= costly.error for costly in found.costly)
    assert found.costly[0].cost == max(moment.cost for moment in found.moments)
    said = {"\n".join(analysis_lines(Talk(SHITENNO, code), found)) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for seat in range(2):
        check_the_account(account(found, seat, "en"))
    page = analysis_page(Talk(SHITENNO, "en"), found).text()
    assert page.count("<svg") == 2
    assert "http" not in page.replace("http://www.w3.org", "")


def check_the_account(columns: dict[str, str]) -> None:
    """What is shown adds up, to the last digit."""
    shown = [float(text.removesuffix("%").replace("−", "-")) for text in columns.values()]
    assert sum(shown[:-1]) == pytest.approx(shown[-1])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_luck_is_only_where_chance_was_drawn_or_something_came_to_light(name: str) -> None:
    game = GAMES[name]
    seats = ("greedy:tables=1",) * max(2, game.seats[0])
    job = Job(name, seats, "luck", game.chosen({}), True)
    record = records.read(play_one(job).record)
    record.entries = record.entries[:80]
    record.result = None
    found = analyse(game, record, Budget(tries=2))
    fell = chance_fell(game, record)
    lucky = quiet = 0
    for i, m in enumerate(found.moments):
        following = [after.forced for after in found.moments[i + 1 :]]
        until = i + 1 + (following.index(False) if False in following else len(following))
        if any(fell[i:until]):
            lucky += any(m.luck)
        else:
            quiet += any(m.unsure)
            assert not any(m.luck)
    assert lucky
    assert quiet


def chance_fell(game: Game, record: Record) -> list[bool]:
    """For every word, whether the table drew or revealed anything."""
    table = records.opened(game, record)
    fell = []
    for number, entry in enumerate(record.standing(), 1):
        known = table.drawn, table.revealed
        records.say(game, table, number, entry)
        fell.append((table.drawn, table.revealed) != known)
    return fell


def test_no_cost_is_counted_below_its_error(record: Record) -> None:
    """Two tries that agree prove nothing."""
    begun = records.read(record.text())
    begun.entries = begun.entries[:40]
    begun.result = None
    found = analyse(SHITENNO, begun, Budget(tries=2))
    assert found.costly == []
    assert found.skill == [0.0, 0.0]
    assert any(any(m.unsure) for m in found.moments)


def test_what_is_decided_by_value_is_no_costly_choice() -> None:
    """A bot does not search there, so a search finds no fault there, either."""
    from connect_four import CONNECT_FOUR

    match = Match.new(CONNECT_FOUR, ["ann", "ben"], "blunder")
    for column in "1212127":
        seat = match.table.asks[0].seat
        match.say(seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"])
    rule = match.table.asks[0].rule
    by_value = copy(CONNECT_FOUR)
    by_value.advice = Advice(CONNECT_FOUR.advice.value, search=SearchSettings(by_value=(rule,)))
    found = analyse(by_value, match.record, Budget(tries=200))
    assert found.costly == []
    assert found.skill == [0.0, 0.0]


def test_a_blunder_is_found() -> None:
    """The game of connect four in which a win at hand is left lying."""
    from connect_four import CONNECT_FOUR

    match = Match.new(CONNECT_FOUR, ["ann", "ben"], "blunder")
    for column in "1212127":
        seat = match.table.asks[0].seat
        match.say(seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"])
    found = analyse(CONNECT_FOUR, match.record, Budget(tries=200))
    worst = found.costly[0]
    assert (worst.number, worst.seat, worst.word, worst.better) == (7, 0, "drop:7", "drop:1")
    assert worst.cost > 0.3
    assert found.moments[6].better == "drop:1"
    assert all(bool(m.better) == (m.cost > 0) for m in found.moments)
    assert found.ranks == []


def test_a_short_time_is_kept_by_leaving_choices_out() -> None:
    senji = GAMES["senji"]
    record = records.read((RECORDS / "senji" / "greedy-3.tatami").read_text(encoding="utf-8"))
    with within(3):
        found = analyse(senji, record, Budget(seconds=1))
    assert len(found.moments) == len(record.standing())
    choices = [m for m in found.moments if not m.forced]
    assert 0 < found.searched < len(choices)
    told = analysis_lines(Talk(senji, "en"), found)[0]
    assert f"{found.searched} of {len(choices)} choices searched" in told
    for seat in range(3):
        parts = (found.opening, found.skill, found.others, found.luck, found.unsure)
        assert sum(part[seat] for part in parts) == pytest.approx(found.ending[seat])


def test_a_forced_word_costs_nothing() -> None:
    """Shitennō's last lot of a round is nobody's choice."""
    job = Job("shitenno", ("greedy", "greedy"), "forced", SHITENNO.chosen({}), True)
    found = analyse(SHITENNO, records.read(play_one(job).record), Budget(tries=1))
    forced = [moment for moment in found.moments if moment.forced]
    assert forced
    assert {moment.cost for moment in forced} == {0.0}


def test_points_without_sources_go_by_the_chapters_of_the_rules() -> None:
    from connect_four import CONNECT_FOUR

    match = Match.new(CONNECT_FOUR, ["ann", "ben"], "chapters")
    for column in "1212121":
        seat = match.table.asks[0].seat
        match.say(seat, CONNECT_FOUR.vocabulary.by_text[f"drop:{column}"])
    found = analyse(CONNECT_FOUR, match.record, Budget(tries=5))
    assert found.scores == [1, 0]
    assert [sum(sources.values()) for sources in found.sources] == found.scores
    assert set(found.sources[0]) <= set(CONNECT_FOUR.ledger.chapters())


@pytest.mark.parametrize("name", GAMES)
def test_points_by_source_add_up_to_the_score(name: str) -> None:
    game = GAMES[name]
    sources = game.advice.sources
    assert sources is not None
    for file in sorted((RECORDS / name).glob("*.tatami")):
        record = records.read(file.read_text(encoding="utf-8"))
        table = records.replay(game, record)
        found = [dict(sources(table, seat)) for seat in range(len(record.seats))]
        assert [sum(seat.values()) for seat in found] == game.scores(table)
        assert all(points >= 0 for seat in found for name, points in seat.items() if name != "lost")


def test_what_was_lost_is_told_with_its_sign() -> None:
    senji = GAMES["senji"]
    record = records.read((RECORDS / "senji" / "greedy-5.tatami").read_text(encoding="utf-8"))
    table = records.replay(senji, record)
    record.entries = record.entries[:5]
    record.result = None
    assert isinstance(table, Senji)
    sources = [dict(reasons.sources(table, seat)) for seat in range(5)]
    found = replace(analyse(senji, record, Budget(tries=1)), sources=sources)
    assert any(seat["lost"] < 0 for seat in found.sources)
    told = "\n".join(analysis_lines(Talk(senji, "en"), found))
    assert "battles" in told
    assert "paid and lost −" in told
    assert analysis_page(Talk(senji, "fr"), found).text().count("<svg") == 2
