"""A hole in one and a hole won are told to the whole table, and felt."""

import pytest

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.play import EVERYBODY, Match, Seat
from minigolf_desktop.model.putt_dice import FinishedHole, Moved, PuttDiceRules, Setup
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common.boards.life import LASTING
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.hole_view import HoleView
from minigolf_desktop.ui.putt_dice.table import great_moments
from minigolf_desktop.ui.putt_dice.words import HoleStand


@pytest.fixture(autouse=True)
def english(qapp):
    translator = speak("en")
    yield
    fall_silent(translator)


@pytest.fixture(scope="session")
def pocket_park(catalogue):
    return {one.name: one for one in shipped_courses(catalogue)}["Pocket Park"]


def after(pocket_park, *cards, **parts):
    """Return a view with these strokes."""
    rules = PuttDiceRules(load_dice())
    setup = Setup(putt_course(pocket_park), (Seat(),) * len(cards))
    view = Match(rules, setup, 1).view(EVERYBODY)
    return view._replace(cards=cards, **parts)


def titles(events, view):
    return [line.title for line in great_moments(events, view)]


def test_a_hole_in_one_is_cheered(pocket_park):
    view = after(pocket_park, (1,), (), turn=1)
    (line,) = great_moments([FinishedHole(0, 1, True)], view)
    assert line.title == "Red makes a hole in one!"
    assert line.cheers
    assert line.colours == ("red",)


def test_a_hole_in_more_strokes_is_no_great_moment_while_others_play_it(pocket_park):
    view = after(pocket_park, (2,), (), turn=1)
    assert titles([FinishedHole(0, 2, True)], view) == []


def test_who_took_the_fewest_strokes_wins_the_hole_once_all_are_done(pocket_park):
    view = after(pocket_park, (4, 3), (4, 2), (4, 5), turn=0, round=2)
    (line,) = great_moments([FinishedHole(2, 5, True)], view)
    assert (line.title, line.note, line.cheers) == ("Blue wins hole 2", "in 2", True)


def test_a_hole_that_is_shared_is_won_by_nobody(pocket_park):
    view = after(pocket_park, (4, 3), (4, 3), turn=0, round=2)
    assert titles([FinishedHole(1, 3, True)], view) == []


def test_alone_no_hole_is_won(pocket_park):
    view = after(pocket_park, (4, 3), turn=0, round=2)
    assert titles([FinishedHole(0, 3, True)], view) == []


def test_a_hole_in_one_that_wins_the_hole_is_told_as_both(pocket_park):
    view = after(pocket_park, (4, 3), (4, 1), turn=0, round=2)
    assert titles([FinishedHole(1, 1, True)], view) == [
        "Blue makes a hole in one!",
        "Blue wins hole 2",
    ]


def test_the_play_off_counts_who_still_plays_and_names_its_hole(pocket_park):
    view = after(pocket_park, (4,) * 9 + (3,), (5,) * 9, (4,) * 9 + (2,), turn=0, round=10)
    assert titles([FinishedHole(2, 2, True)], view) == ["Yellow wins hole 1"]


@pytest.fixture
def hole_view(qtbot, pocket_park):
    """Return a function that shows a hole of Pocket Park with some motion."""

    def show(motion):
        load_fonts()
        view = HoleView(Look(LIGHT), pocket_park.course, TileAtlas(), motion)
        qtbot.addWidget(view)
        view.resize(860, 390)
        hole = putt_course(pocket_park).holes[0]
        view.show_stand(HoleStand(hole, hole.length, 0, (), None, 1))
        with qtbot.waitExposed(view):
            view.show()
        return view

    return show


@pytest.mark.parametrize("ace", [False, True])
def test_a_ball_in_the_cup_is_cheered_for_a_second_at_most(hole_view, qtbot, ace):
    view, done = hole_view(Motion(1)), []
    view.cheer(ace, lambda: done.append(True))
    assert not done
    qtbot.waitUntil(lambda: bool(done), timeout=4000)
    assert view._burst == 0
    assert not view._cheering.is_playing


def test_a_cheer_that_is_hurried_is_over_once(hole_view):
    view, done = hole_view(Motion(1)), []
    view.cheer(True, lambda: done.append(True))
    view._cheering.hurry()
    view._cheering.hurry()
    assert done == [True]


@pytest.mark.parametrize("motion", [Motion(0), Motion(1, reduced=True)])
def test_where_nothing_may_move_no_cheer_holds_the_round_up(hole_view, motion):
    view, done = hole_view(motion), []
    view.cheer(True, lambda: done.append(True))
    assert done == [True]
    assert view._burst == 0


def test_a_hole_stirs_while_a_ball_rolls_and_a_while_after(hole_view, qtbot):
    view = hole_view(Motion(10))
    view.roll(Moved(0, 0, 1, False), lambda: None)
    assert view._life.stirs
    qtbot.waitUntil(lambda: not view._life.stirs, timeout=4 * LASTING)
    assert view._stirring == ()


@pytest.mark.parametrize("motion", [Motion(0), Motion(1, reduced=True)])
def test_where_nothing_may_move_a_hole_does_not_stir(hole_view, motion):
    view = hole_view(motion)
    view.roll(Moved(0, 0, 1, False), lambda: None)
    assert not view._life.stirs
