"""Points along a way."""

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from minigolf_desktop.ui.common.art.shapes import spots_along


def bent() -> QPainterPath:
    """Return a way with a straight piece between two bends."""
    way = QPainterPath(QPointF(300, 400))
    way.cubicTo(270, 300, 320, 200, 310, 170)
    way.lineTo(340, 90)
    way.quadTo(360, 40, 420, 60)
    return way


@pytest.mark.parametrize("length", [0.0, 1.0, 57.5, 180.0, 300.0, 390.0])
def test_a_spot_lies_where_qt_measures_it(length):
    way = bent()
    (spot,) = spots_along(way, [length])
    part = way.percentAtLength(length)
    assert QLineF(spot.point, way.pointAtPercent(part)).length() < 0.1
    turn = (spot.angle - way.angleAtPercent(part)) % 360
    assert min(turn, 360 - turn) < 1


def test_spots_of_one_walk_are_those_of_many():
    lengths = [10.0, 10.0, 55.0, 200.0, 371.0]
    assert list(spots_along(bent(), lengths)) == [
        spot for length in lengths for spot in spots_along(bent(), [length])
    ]


def test_beyond_the_end_of_a_way_is_its_end():
    (spot,) = spots_along(bent(), [10_000.0])
    assert QLineF(spot.point, QPointF(420, 60)).length() < 0.1


def test_a_way_of_one_point_has_no_spots():
    assert list(spots_along(QPainterPath(QPointF(3, 4)), [0.0, 5.0])) == []
