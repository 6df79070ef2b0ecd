"""A large picture comes bit by bit; until it is there, the one before is seen."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap

from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPicture

RED, BLUE = QColor("red"), QColor("blue")


def painted(colour, done):
    """Steps towards a picture of one colour; ``done`` gets a mark for each."""

    def steps(width, height, ratio):
        for _ in range(3):
            done.append(colour)
            yield None
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(colour)
        yield picture

    return steps


@pytest.fixture
def shown(qtbot):
    done = []
    picture = LaterPicture(Look(LIGHT), painted(RED, done), "Course", 4, QSize(60, 40))
    qtbot.addWidget(picture)
    picture.resize(120, 80)
    with qtbot.waitExposed(picture):
        picture.show()
    qtbot.waitUntil(lambda: middle(picture) == RED)
    return picture


def middle(picture):
    return picture.grab().toImage().pixelColor(picture.rect().center())


def test_a_picture_is_there_when_its_last_step_is_done(shown):
    assert middle(shown) == RED


def test_until_another_is_there_the_first_is_seen(shown, qtbot):
    done = []
    shown.paint_steps(painted(BLUE, done))
    assert middle(shown) == RED
    qtbot.waitUntil(lambda: middle(shown) == BLUE)
    assert done == [BLUE] * 3


def test_a_picture_that_is_wanted_no_more_is_not_painted_to_its_end(shown, qtbot):
    left, done = [], []
    shown.paint_steps(painted(RED, left))
    shown.grab()
    shown.paint_steps(painted(BLUE, done))
    qtbot.waitUntil(lambda: middle(shown) == BLUE)
    assert len(left) < 3


def test_another_size_is_painted_anew(shown, qtbot):
    done = []
    shown.paint_steps(painted(BLUE, done))
    qtbot.waitUntil(lambda: middle(shown) == BLUE)
    shown.resize(200, 150)
    qtbot.waitUntil(lambda: len(done) == 6)
    assert middle(shown) == BLUE
