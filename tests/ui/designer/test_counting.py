"""The final counting, step by step."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.designer import ConditionScore, Line, satisfaction
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.sounds import Sound, Sounds
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.counting.steps import counts_of, reasons_of
from minigolf_desktop.ui.designer.scripted import finished_game
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.conditions import one_hole_reasons
from minigolf_desktop.ui.designer.text.game import level_verdict
from minigolf_desktop.ui.designer.widgets.clients import ClientPair


@pytest.fixture
def screen(qtbot, rules, english) -> CountingScreen:
    load_fonts()
    session = TableSession(rules, finished_game(rules))
    result = CountingScreen(Look(LIGHT), session, TileAtlas(), Settings(animation_speed=0))
    session.setParent(result)
    qtbot.addWidget(result)
    result.resize(1366, 768)
    with qtbot.waitActive(result):
        result.show()
        result.activateWindow()
    return result


def test_nothing_is_counted_at_first(screen):
    assert screen.conditions.total == 0
    assert screen.track.totals == (0,)


def test_a_step_counts_one_condition_and_lights_its_tiles(screen, rules):
    screen.next()
    fun = rules.assessment(finished_game(rules).state, 0, True).score.condition("fun")
    assert screen.track.totals == (fun.points,)
    assert screen.scene.lit == {cell for line in fun.lines for cell in line.cells}


def test_the_lines_of_a_condition_are_its_reasons(screen):
    for _ in range(4):
        screen.next()
    assert "Hole 1 in the green zone" in [row.words for row in screen.reasons.rows]


def test_the_reasons_add_up_to_the_points_of_their_condition(screen):
    for place in range(len(screen.conditions.rows)):
        screen.next()
        points = sum(row.points for row in screen.reasons.rows)
        assert points == screen.conditions.rows[place].points


def test_a_step_back_takes_the_points_away_again(screen):
    screen.next()
    (before,) = screen.track.totals
    screen.next()
    screen.previous()
    assert screen.track.totals == (before,)
    assert screen.conditions.total == before


def test_keys_go_forward_back_and_to_the_end(screen):
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Left)
    for key in keys:
        QTest.keyClick(screen.focusWidget(), key)
    assert screen.step == 1
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_S)
    assert screen.is_done


def test_the_end_is_told_once(screen, qtbot):
    with qtbot.waitSignal(screen.counted):
        screen.skip()
    told = []
    screen.counted.connect(lambda: told.append(True))
    screen.previous()
    screen.next()
    assert told == []


def test_the_total_at_the_end_is_the_final_score(screen, rules):
    screen.skip()
    total = rules.assessment(finished_game(rules).state, 0, True).score.total
    assert screen.track.totals == (total,)
    assert screen.conditions.total == total


def test_the_clients_say_at_the_end_what_they_think(screen, rules):
    screen.skip()
    level = satisfaction(rules.assessment(finished_game(rules).state, 0, True).score.total, False)
    assert screen.result.verdict.pair.isVisible()
    assert screen.result.verdict.pair.words == level_verdict(level)
    assert screen.result.verdict.pair.is_at_rest


def test_the_course_is_larger_at_the_end_than_while_it_is_counted(screen):
    before = screen.course_scale
    screen.skip()
    assert screen.course_scale > 1.1 * before
    screen.previous()
    assert screen.course_scale == before


def test_the_best_course_so_far_wears_a_rosette(screen):
    screen.skip()
    assert not screen.rosette.isVisible()
    screen.tell_place(1)
    assert screen.rosette.isVisible()


def test_another_place_has_no_rosette(screen):
    screen.skip()
    screen.tell_place(2)
    assert not screen.rosette.isVisible()


def test_the_rosette_is_worn_by_the_result_alone(screen):
    screen.skip()
    screen.tell_place(1)
    screen.previous()
    assert not screen.rosette.isVisible()


@pytest.mark.parametrize("level", range(5))
def test_the_clients_move_once_and_come_to_rest(qtbot, catalogue, level):
    load_fonts()
    clients = (catalogue.client_by_id["mrs-bloom"], catalogue.client_by_id["mr-long"])
    pair = ClientPair(Look(LIGHT), clients, "Well done.", Motion(2.0), level)
    qtbot.addWidget(pair)
    pair.resize(222, 200)
    pair.show()
    assert not pair.is_at_rest
    assert not pair.grab().isNull()
    qtbot.waitUntil(lambda: pair.is_at_rest)


def test_the_clients_keep_still_with_reduced_motion(qtbot, catalogue):
    load_fonts()
    clients = (catalogue.client_by_id["mrs-bloom"], catalogue.client_by_id["mr-long"])
    pair = ClientPair(Look(LIGHT), clients, "Well done.", Motion(1.0, reduced=True), 4)
    qtbot.addWidget(pair)
    pair.show()
    assert pair.is_at_rest


def test_a_click_on_a_condition_shows_its_count(screen):
    QTest.mouseClick(screen.conditions.rows[3], Qt.MouseButton.LeftButton)
    assert screen.step == 4


def test_counting_begins_at_nought_and_ends_at_the_total(rules):
    score = rules.assessment(finished_game(rules).state, 0, True).score
    counts = counts_of(score)
    assert counts[0].before == 0
    assert counts[-1].after == score.total
    assert all(one.after == other.before for one, other in pairwise(counts))


def test_lines_without_a_hole_are_laid_together():
    condition = ConditionScore("fun", (Line("people", 2, (1,)), Line("people", 3, (2,))))
    assert reasons_of(condition) == (Line("people", 5, (1, 2)),)


def test_lines_of_different_holes_stay_apart():
    condition = ConditionScore("par", (Line("in-zone", 2, (1,), 1), Line("in-zone", 2, (2,), 2)))
    assert reasons_of(condition) == condition.lines


def test_d17_what_is_counted_as_one_hole_is_told_tie_by_tie():
    ties = (Line("tied", 0, (1, 2), 5), Line("tied", 0, (2, 3), 5))
    assert reasons_of(ConditionScore("playability", ties)) == ties
    assert one_hole_reasons(ties) == ["Hole 5 counted as one: 2 tiles between its parts."]
    assert one_hole_reasons(ties[:1]) == ["Hole 5 counted as one: one tile between them."]


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("tied-by-crossing", "Hole 5 counted as one: a crossing between them."),
        ("declared", "Hole 5 counted as one: tiles could lead from part to part."),
    ],
)
def test_d17_crossings_and_declared_holes_are_told_in_a_sentence(reason, sentence):
    assert one_hole_reasons([Line(reason, 0, (1, 2), 5)]) == [sentence]


def test_confetti_falls_round_a_course_whose_clients_are_happy_and_lies_there(qtbot, screen):
    heard: list[Sound] = []
    Sounds(screen, Settings()).played.connect(heard.append)
    assert screen.finale.item is None
    screen.skip()
    qtbot.waitUntil(lambda: screen.finale.item is not None)
    assert screen.finale.item.fallen == 1.0
    assert screen.finale.item.isVisible()
    (view,) = screen.scene.views()
    seen = view.mapFromScene(screen.finale.item.boundingRect()).boundingRect()
    assert seen.contains(view.viewport().rect())
    screen.previous()
    assert not screen.finale.item.isVisible()
    assert heard == [Sound.APPLAUSE, Sound.CUBE]


def test_it_falls_where_things_may_move_and_a_key_ends_that(qtbot, rules, english):
    session = TableSession(rules, finished_game(rules))
    screen = CountingScreen(Look(LIGHT), session, TileAtlas(), Settings(animation_speed=25))
    session.setParent(screen)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.skip()
    qtbot.waitUntil(lambda: screen.finale.item is not None and 0 < screen.finale.item.fallen < 0.5)
    screen.finale.hurry()
    assert screen.finale.item.fallen == 1.0
