"""A small course and what stands on it, for the tests of the hex board."""

import hands
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.geometry.hexagon import Hex, neighbour
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import BoardPicture, GolferPicture, Target
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT

LEFT = Qt.MouseButton.LeftButton
NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
MIDDLE = QPointF()


def flown(start, *ways):
    """Return the hexes from a start along directions."""
    path = [start]
    for way in ways:
        path.append(neighbour(path[-1], way))
    return tuple(path)


def golfer(ball, place, **more):
    """Return a golfer on a hex."""
    colours = ("red", "blue", "yellow", "purple", "green")
    return GolferPicture(ball, colours[ball], place, f"Player {ball}", **more)


def landing(*ways, start=None, sign=GroundSign.FAIRWAY, title="On the fairway"):
    """Return a landing."""
    return Target(flown(start or Hex(0, 0), *ways), sign, False, title, "")


def standing(*places):
    """Return a picture with a golfer on each of some hexes."""
    return BoardPicture(tuple(golfer(ball, place) for ball, place in enumerate(places)))


def over(view, place, beside=MIDDLE):
    """Return the point of the viewport where a hex is, or so many units beside."""
    return view.mapFromScene(hex_centre(place, UNIT) + beside * UNIT)


def move(view, place, beside=MIDDLE):
    """Move the mouse over a hex, even if it is there since the test before."""
    hands.move(view.viewport(), over(view, place, beside))


def click(view, place, beside=MIDDLE):
    """Click a hex."""
    QTest.mouseClick(view.viewport(), LEFT, pos=over(view, place, beside))
