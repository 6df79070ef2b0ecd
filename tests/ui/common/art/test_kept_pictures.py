"""Functions that keep pictures hold no more memory than they may."""

import sys

import pytest
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.drawing import clear_pixmap, finished, oval, stroke
from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures, kept, let_go
from tests.torture.memory import memory

SIDE = 10
WEIGHT = 4 * SIDE * SIDE


def painter_of(most):
    """A function that keeps so many pictures, and what it painted."""
    painted = []

    @keeps_pictures(most * WEIGHT)
    def paint(name):
        painted.append(name)
        return QPixmap(SIDE, SIDE)

    return paint, painted


def test_a_picture_that_is_kept_is_not_painted_again(qapp):
    paint, painted = painter_of(2)
    assert paint("a") is paint("a")
    assert painted == ["a"]


def test_of_too_many_the_one_seen_longest_ago_goes(qapp):
    paint, painted = painter_of(2)
    for name in ("a", "b", "a", "c", "a", "b"):
        paint(name)
    assert painted == ["a", "b", "c", "b"]


def drawn(length):
    """A small picture of a ring."""
    picture = clear_pixmap(SIDE, SIDE, 2.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stroke(painter, oval(SIDE / 2, SIDE / 2, length), "#3F7D47", 1.5)
    painter.end()
    return picture


def test_a_finished_picture_is_the_same_picture(qapp):
    picture = drawn(4.0)
    done = finished(picture)
    assert done.toImage() == picture.toImage()
    assert done.devicePixelRatio() == picture.devicePixelRatio()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the memory is told there")
def test_a_picture_that_is_kept_keeps_nothing_of_what_painted_it(qapp):
    """Qt keeps up to 160 kB with a picture of 2 kB."""
    paint = keeps_pictures(MEGABYTE)(lambda number: drawn(3 + number / 100))
    paint(0)
    before = memory().used
    for number in range(1, 101):
        paint(number)
    assert memory().used - before < 1


def test_what_is_kept_for_a_game_is_worked_out_anew_after_it(qapp):
    done = []
    work = kept(2)(lambda name: done.append(name) or name)
    assert [work("a"), work("a")] == ["a", "a"]
    let_go()
    assert work("a") == "a"
    assert done == ["a", "a"]


def test_pictures_of_a_game_are_painted_anew_after_it(qapp):
    painted = []
    paint = keeps_pictures(MEGABYTE, for_a_game=True)(
        lambda name: painted.append(name) or QPixmap(SIDE, SIDE)
    )
    paint("a")
    let_go()
    paint("a")
    assert painted == ["a", "a"]
