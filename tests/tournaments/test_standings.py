"""Who is ahead, and what decides between those who have as many points."""

from tatami.tournaments.standings import ABSENT, Played, standings


def order(entrants: int, played: list[Played], out: bool = False) -> list[tuple[int, int]]:
    return [(each.entrant, each.place) for each in standings(entrants, played, out)]


def test_a_point_is_an_opponent_who_finished_behind() -> None:
    (first, *_, last) = standings(4, [Played(1, (3, 1, 0, 2), (1, 2, 2, 4))], False)
    assert (first.entrant, first.points, first.wins, first.played) == (3, 6, 1, 1)
    assert (last.entrant, last.points, last.opposition) == (2, 0, 6 + 3 + 3)
    assert order(4, [Played(1, (3, 1, 0, 2), (1, 2, 2, 4))]) == [(3, 1), (0, 2), (1, 2), (2, 4)]


def test_stronger_opponents_decide_before_those_beaten() -> None:
    played = [
        Played(1, (0, 1), (1, 2)), Played(1, (2, 3), (1, 2)),
        Played(2, (0, 2), (2, 1)), Played(2, (1, 3), (1, 2)),
    ]  # fmt: skip
    found = {each.entrant: each for each in standings(4, played, False)}
    assert [found[each].points for each in range(4)] == [2, 2, 4, 0]
    assert found[0].opposition == 2 + 4
    assert found[1].opposition == 2 + 0
    assert [entrant for entrant, _ in order(4, played)] == [2, 0, 1, 3]
    assert found[0].beaten == 2 * 2


def test_who_is_not_there_scores_nothing_and_all_others_finish_ahead() -> None:
    played = [Played(1, (0, 1, 2), (ABSENT, 1, ABSENT))]
    found = {each.entrant: each.points for each in standings(3, played, False)}
    assert found == {0: 0, 1: 4, 2: 0}


def test_in_a_knock_out_the_final_decides_whatever_came_before() -> None:
    played = [
        Played(1, (0, 1, 2, 3), (1, 2, 3, 4)), Played(1, (4, 5, 6, 7), (1, 2, 3, 4)),
        Played(2, (0, 1, 4, 5), (4, 1, 2, 3)),
    ]  # fmt: skip
    assert [entrant for entrant, _ in order(8, played, out=True)][:5] == [1, 4, 5, 0, 2]


def test_before_anything_is_played_all_are_level() -> None:
    assert order(3, []) == [(0, 1), (1, 1), (2, 1)]
