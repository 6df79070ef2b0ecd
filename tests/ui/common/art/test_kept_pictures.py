"""Functions that keep pictures hold no more memory than they may."""

from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.art.atlas import keeps_pictures

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
