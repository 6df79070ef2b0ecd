"""In the smallest window nothing of a table lies over anything else."""

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.ui.designer.entry import DESIGNER

SMALLEST = 1024, 700
WIDE = 1920, 1080


def placed(player, size):
    """Give the window a size; return the panels of its screen."""
    player.window.resize(*size)
    QApplication.processEvents()
    return getattr(player.screen, "wing", player.screen).panels


@pytest.fixture(params=["solo", "race", "free board"])
def opened(request, player):
    """A player at a table alone, at one with a rival, and at the free board."""
    if request.param == "race":
        request.getfixturevalue("race").play(ChooseLand(0))
    elif request.param == "solo":
        player.flow.new_game()
        player.click("Deal three lands")
        player.session.play(ChooseLand(0))
    else:
        player.flow.show_board(DESIGNER)
    return player


@pytest.mark.parametrize("size", [SMALLEST, WIDE], ids=["smallest", "wide"])
def test_the_marks_of_fit_are_told_beside_all_else(opened, size):
    panels = placed(opened, size)
    legend = panels.legend.geometry()
    others = [panels.zoom.geometry(), panels.left.geometry(), panels.right.geometry()]
    rival = getattr(panels, "rival", None)
    if rival is not None:
        others.append(rival.geometry())
    assert [one for one in others if one.intersects(legend)] == []
    assert panels.zoom.parentWidget().rect().contains(legend)


@pytest.mark.parametrize("size", [SMALLEST, WIDE], ids=["smallest", "wide"])
def test_how_far_the_course_is_stands_between_name_and_tools(opened, size):
    bar = placed(opened, size).bar
    start, end = bar.progress.ends
    shown = [one for one in bar.findChildren(QToolButton) if one.isVisible()]
    left_of_it = [one.geometry().right() for one in shown if one.x() < start]
    right_of_it = [one.x() for one in shown if one.x() >= start]
    if bar.title.isVisible():
        left_of_it.append(bar.title.geometry().right())
    assert max(left_of_it) < start
    assert min(right_of_it) > end


def test_progress_stands_in_the_middle_where_there_is_room(player):
    player.flow.show_board(DESIGNER)
    bar = placed(player, WIDE).bar
    assert bar.progress.geometry().center().x() == pytest.approx(bar.width() / 2, abs=1)
