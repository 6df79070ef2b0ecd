"""The final counting of a group, step by step."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.scripted import advanced, group_game
from minigolf_desktop.ui.designer.session import TableSession


@pytest.fixture(scope="module")
def ended(rules):
    return group_game(rules, advanced(3), lambda _: False)


@pytest.fixture
def screen(qtbot, rules, ended, english) -> CountingScreen:
    load_fonts()
    session = TableSession(rules, ended)
    result = CountingScreen(Look(LIGHT), session, TileAtlas(), Settings(animation_speed=0))
    session.setParent(result)
    qtbot.addWidget(result)
    result.resize(1366, 768)
    with qtbot.waitActive(result):
        result.show()
        result.activateWindow()
    return result


def to_the_promises(screen: CountingScreen) -> None:
    for _ in screen.counts:
        screen.next()


def test_all_pawns_stand_at_nought_at_first(screen):
    assert screen.track.totals == (0, 0, 0)


def test_a_step_counts_one_condition_for_everybody(screen):
    screen.next()
    fun = tuple(one.score.condition("fun").points for one in screen.standings.assessments)
    assert screen.track.totals == fun


def test_the_tiles_of_the_player_looked_at_are_lit(screen):
    screen.next()
    for seat, assessment in enumerate(screen.standings.assessments):
        screen.look_at(seat)
        lines = assessment.score.condition("fun").lines
        assert screen.scene.lit == {cell for line in lines for cell in line.cells}


def test_the_ranking_stands_in_the_order_of_the_points(screen):
    screen.next()
    points = [row.standing.points for row in screen.ranking.rows]
    assert points == sorted(points, reverse=True)


def test_a_friendly_tie_shares_its_rank(screen):
    for _ in screen.counts:
        screen.next()
        by_points = {}
        for row in screen.ranking.rows:
            if row.standing.rank:
                by_points.setdefault(row.standing.points, set()).add(row.standing.rank)
        assert all(len(ranks) == 1 for ranks in by_points.values())


def test_promises_show_only_when_they_are_counted(screen, ended):
    for _ in screen.counts[:-1]:
        screen.next()
        assert not any(row.standing.icons for row in screen.ranking.rows)
    screen.next()
    counts = {row.standing.seat: len(row.standing.icons) for row in screen.ranking.rows}
    designers = ended.state.designers
    assert counts == {seat: len(one.promises) for seat, one in enumerate(designers)}


def test_each_promise_tells_its_rank(screen, ended):
    to_the_promises(screen)
    promises = ended.state.designers[screen.seat].promises
    assert len(screen.reasons.rows) == len(promises)
    assert all(row.words.endswith(("1st", "2nd", "3rd")) for row in screen.reasons.rows)


def test_the_arrow_keys_go_on_and_back_and_look_at_players(screen):
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Left)
    assert screen.step == 1
    seat = screen.seat
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Down)
    assert screen.seat == (seat + 1) % 3
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_2)
    assert screen.seat == 1


def test_skipping_shows_the_final_table_and_the_winner(screen):
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_S)
    winner = screen.standings.winners[0]
    name = screen.players[winner].name
    assert screen.stage.table.isVisible()
    assert screen.result.verdict.headline.text() == f"{name} wins"
    assert screen.stage.table.accessibleDescription().startswith(f"1. {name}")


def test_the_courses_can_be_seen_instead_of_the_table(screen):
    screen.skip()
    screen.result.see.click()
    assert not screen.stage.table.isVisible()


def test_the_end_is_a_stage_with_the_winners_course_and_everybody_on_the_podium(screen):
    loser = screen.standings.totals.index(min(screen.standings.totals))
    screen.look_at(loser)
    screen.skip()
    assert screen.seat == screen.standings.winners[0]
    assert screen.stage.podium.isVisible()
    told = screen.stage.podium.accessibleDescription()
    assert all(player.name in told for player in screen.players)


def test_table_podium_and_course_lie_beside_each_other(screen):
    screen.skip()
    course = screen.course_room()
    table, podium = screen.stage.table.geometry(), screen.stage.podium.geometry()
    for one, other in ((course, table), (course, podium), (podium, table)):
        assert not one.intersects(other)
    assert screen.rect().contains(table) and screen.rect().contains(podium)


def test_totals_are_told_once_on_the_stage(screen):
    """The table has them: neither the track nor the list of conditions says them again."""
    screen.skip()
    assert not screen.track.isVisible()
    assert not screen.conditions.isVisible()
    best = str(max(screen.standings.totals))
    scores = [one.score for step in screen.stage.podium.steps for one in step.members]
    assert best not in scores


def test_the_courses_have_the_lists_beside_them_again(screen):
    screen.skip()
    screen.result.see.click()
    assert not screen.stage.podium.isVisible()
    assert screen.conditions.isVisible()
    screen.result.see.click()
    assert screen.stage.podium.isVisible()
    assert not screen.conditions.isVisible()


def test_the_clients_turn_to_the_winner(screen):
    screen.skip()
    name = screen.players[screen.standings.winners[0]].name
    assert screen.result.verdict.pair.words == f"We build yours, {name}!"


def test_the_final_table_is_saved_as_a_picture(screen, qtbot):
    screen.skip()
    with qtbot.waitSignal(screen.table_saved) as saved:
        screen.result.table.emit()
    assert saved.args[0].size() == screen.stage.table.size() * screen.devicePixelRatioF()


def test_the_course_looked_at_is_the_one_that_is_saved(screen, qtbot):
    screen.skip()
    screen.look_at(2)
    with qtbot.waitSignal(screen.course) as saved:
        screen.result.course.emit()
    assert saved.args == [2]
