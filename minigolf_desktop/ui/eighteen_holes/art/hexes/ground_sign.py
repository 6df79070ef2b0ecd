"""Round signs that tell what a ball finds where it lands, on the course and in legends."""

from enum import StrEnum, auto

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.ui.common.art.pictures import paint_picture_at

_RADIUS = 100.0
"""Radius of a sign in its own units."""


class GroundSign(StrEnum):
    """What a sign tells; its picture has the same name."""

    FAIRWAY = auto()
    ROUGH = auto()
    GREEN = auto()
    AGAIN = auto()
    """A tee that gives an extra turn (ruling H18)."""
    BUNKER = auto()
    WATER = auto()
    TREES = auto()
    """Trees stop the ball."""
    OUT = auto()
    """Out of bounds: an octagon with a cross."""
    WALK = auto()
    """A hex to walk to."""
    AIM = auto()
    """A direction: an arrow, which is drawn turned to a bearing."""


SIGNS = {
    Terrain.FAIRWAY: GroundSign.FAIRWAY,
    Terrain.TEE: GroundSign.FAIRWAY,
    Terrain.GREEN: GroundSign.GREEN,
    Terrain.BUNKER: GroundSign.BUNKER,
    Terrain.WATER: GroundSign.WATER,
    Terrain.LAKE: GroundSign.WATER,
}
"""Sign of what a ball lands on; anything else is rough."""


def paint_ground_sign(
    painter: QPainter, sign: GroundSign, point: QPointF, radius: float, bearing: float = -90.0
) -> None:
    """Paint a sign round a point; an arrow points to a bearing, clockwise from the east."""

    def paint(name: str) -> None:
        paint_picture_at(painter, f"eighteen_holes/ground_signs/{name}", QPointF(0, 0))

    painter.save()
    painter.translate(point)
    painter.scale(radius / _RADIUS, radius / _RADIUS)
    if sign is not GroundSign.OUT:
        paint("disc")
    if sign is GroundSign.AIM:
        painter.rotate(bearing)
    paint(sign)
    painter.restore()
