"""In the smallest window nothing of a table lies over anything else."""

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.model.play import Character, Level
from minigolf_desktop.ui.designer.entry import DESIGNER

SMALLEST = 1024, 700
WIDE = 1920, 1080


def placed(player, size):
    """Give the window a size; return the panels of its screen."""
    player.window.resize(*size)
    QApplication.processEvents()
    return player.screen.panels


def solo(player):
    player.flow.new_game()
    player.click("Deal three lands")
    player.session.play(ChooseLand(0))


def race(player):
    player.flow.new_game()
    player.click("Number of players: Race")
    who = player.screen._seats.rival_field.who
    who.seat_player(Level.EASY, Character.FRITZ)
    who.chosen.emit()
    player.click("Deal three lands")
    player.session.play(ChooseLand(0))


def free_board(player):
    player.flow.show_board(DESIGNER)


BOARDS = pytest.mark.parametrize("opened", [solo, race, free_board])


@BOARDS
@pytest.mark.parametrize("size", [SMALLEST, WIDE], ids=["smallest", "wide"])
def test_the_marks_of_fit_are_told_beside_all_else(player, opened, size):
    opened(player)
    panels = placed(player, size)
    legend = panels.legend.geometry()
    others = [panels.zoom.geometry(), panels.left.geometry(), panels.right.geometry()]
    rival = getattr(panels, "rival", None)
    if rival is not None:
        others.append(rival.geometry())
    assert [one for one in others if one.intersects(legend)] == []
    assert panels.zoom.parentWidget().rect().contains(legend)


@BOARDS
@pytest.mark.parametrize("size", [SMALLEST, WIDE], ids=["smallest", "wide"])
def test_how_far_the_course_is_stands_between_name_and_tools(player, opened, size):
    opened(player)
    bar = placed(player, size).bar
    start, end = bar.progress.ends
    shown = [one for one in bar.findChildren(QToolButton) if one.isVisible()]
    left_of_it = [one.geometry().right() for one in shown if one.x() < start]
    right_of_it = [one.x() for one in shown if one.x() >= start]
    if bar._title.isVisible():
        left_of_it.append(bar._title.geometry().right())
    assert max(left_of_it) < start
    assert min(right_of_it) > end


def test_progress_stands_in_the_middle_where_there_is_room(player):
    free_board(player)
    bar = placed(player, WIDE).bar
    assert bar.progress.geometry().center().x() == pytest.approx(bar.width() / 2, abs=1)
