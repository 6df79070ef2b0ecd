"""People on tiles look at a ball that rolls by, and then where they looked before."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.model.geometry.walking import Spot, heading
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.designer.board.onlookers import Onlookers
from minigolf_desktop.ui.designer.course_art import course_bounds

LONG = 1000.0
"""Milliseconds in which anybody has turned round."""
TILE = 60


@pytest.fixture(scope="module")
def course(catalogue):
    return next(one for one in shipped_courses(catalogue) if one.name == "Duck Ponds").course


@pytest.fixture
def onlookers(window, course):
    people = Onlookers(window)
    people.stand_on(course, course.tiles)
    people.take_size(TILE, 1.0)
    return people


def seen(people, course):
    """What is painted over the tiles."""
    area = course_bounds(course)
    picture = QImage((area.size() * TILE / 100).toSize(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    people.paint(painter, -area.topLeft() * TILE / 100)
    painter.end()
    return picture


def near(people):
    """A ball between a person and the middle of the course."""
    one = people._people[0]
    return one.corner + QPointF(one.place.x + 40, one.place.y)


def test_who_is_near_a_ball_turns_to_it(qtbot, onlookers):
    ball = near(onlookers)
    qtbot.waitUntil(lambda: bool(onlookers.watch(ball, LONG)), timeout=20_000)
    qtbot.waitUntil(lambda: not onlookers.watch(ball, LONG), timeout=20_000)
    one = onlookers._people[0]
    here, there = Spot(one.place.x, one.place.y), Spot(one.place.x + 40, one.place.y)
    assert onlookers._facing[0] % 360 == pytest.approx(heading(here, there))


def test_nobody_turns_at_once(qtbot, onlookers):
    before = list(onlookers._facing)
    qtbot.waitUntil(lambda: bool(onlookers.watch(near(onlookers), 10)), timeout=20_000)
    turns = zip(before, onlookers._facing, strict=True)
    assert 0 < max(abs(one - other) for one, other in turns) < 10


def test_who_has_turned_back_is_as_on_the_picture_of_the_tile(qtbot, onlookers, course):
    nothing = seen(onlookers, course)
    qtbot.waitUntil(lambda: bool(onlookers.watch(near(onlookers), LONG)), timeout=20_000)
    assert seen(onlookers, course) != nothing
    while onlookers.watch(None, LONG):
        pass
    assert seen(onlookers, course) == nothing


def test_nobody_looks_at_a_ball_that_is_far_away(onlookers):
    assert onlookers.watch(QPointF(9000, 9000), LONG) == []


def test_at_rest_all_look_as_on_the_pictures_of_the_tiles(qtbot, onlookers, course):
    nothing = seen(onlookers, course)
    qtbot.waitUntil(lambda: bool(onlookers.watch(near(onlookers), LONG)), timeout=20_000)
    assert onlookers.rest()
    assert seen(onlookers, course) == nothing
    assert onlookers.rest() == []
