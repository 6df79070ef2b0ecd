"""Round signs that tell what a ball finds where it lands, on the course and in legends."""

from enum import Enum, auto

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import faded, fill, oval, polygon, stroke
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import on_circle

_LEAF = "#3F7D47"
_LAWN = "#57984F"
_GRIT = "#B08A3E"
_TRUNK = "#7A4E2A"
_GRAINS = ((-0.34, -0.26), (0.08, -0.4), (0.42, -0.1), (-0.1, 0.06), (0.2, 0.36), (-0.4, 0.3))
_CORNER = 0.39269908169872414
"""Half the angle between corners of an octagon, in radians."""


class GroundSign(Enum):
    """What a sign tells."""

    FAIRWAY = auto()
    ROUGH = auto()
    GREEN = auto()
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


def paint_ground_sign(
    painter: QPainter, sign: GroundSign, point: QPointF, radius: float, bearing: float = -90.0
) -> None:
    """Paint a sign round a point; an arrow points to a bearing, clockwise from the east."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(radius, radius)
    if sign is GroundSign.OUT:
        _paint_out(painter)
    else:
        _paint_disc(painter)
        if sign is GroundSign.AIM:
            painter.rotate(bearing)
        _MOTIFS[sign](painter)
    painter.restore()


def _paint_disc(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, size, colour in (
        (0.1, 0.16, 1.08, faded(colours.SHADE, 0.35)),
        (0.0, 0.0, 1.1, colours.INK),
        (0.0, 0.0, 0.95, colours.PAPER),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), size, size)


def _paint_out(painter: QPainter) -> None:
    board, edge = (
        polygon([on_circle((0, 0), size, _CORNER * (2 * k + 1)) for k in range(8)])
        for size in (1.12, 1.25)
    )
    fill(painter, edge.translated(0.12, 0.16), colours.SHADE, 0.3)
    fill(painter, edge, colours.INK)
    fill(painter, board, colours.OUT)
    painter.setPen(_pen(colours.WHITE.name(), 0.3))
    for slope in (-1, 1):
        painter.drawLine(QLineF(-0.42, -0.42 * slope, 0.42, 0.42 * slope))


def _fairway(painter: QPainter) -> None:
    painter.setPen(QPen(colours.INK, 0.12))
    painter.setBrush(faded(_LAWN, 1.0))
    painter.drawEllipse(QPointF(0, 0), 0.42, 0.42)


def _rough(painter: QPainter) -> None:
    painter.setPen(_pen(_LEAF, 0.2))
    for tip_x, tip_y, foot in ((-0.45, -0.2, -0.14), (0.0, -0.6, 0.0), (0.45, -0.2, 0.14)):
        painter.drawLine(QLineF(tip_x, tip_y, foot, 0.5))


def _green(painter: QPainter) -> None:
    painter.setPen(_pen(colours.INK.name(), 0.17))
    painter.drawLine(QLineF(-0.2, 0.62, -0.2, -0.66))
    fill(painter, polygon([(-0.2, -0.7), (0.58, -0.36), (-0.2, -0.02)]), colours.FLAG)


def _bunker(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_GRIT, 1.0))
    for x, y in _GRAINS:
        painter.drawEllipse(QPointF(x, y), 0.14, 0.14)


def _water(painter: QPainter) -> None:
    waves = QPainterPath()
    for y in (-0.26, 0.26):
        waves.moveTo(-0.6, y)
        waves.quadTo(-0.3, y - 0.46, 0, y)
        waves.quadTo(0.3, y + 0.46, 0.6, y)
    stroke(painter, waves, colours.WATER_SHADE, 0.22)


def _trees(painter: QPainter) -> None:
    painter.setPen(_pen(colours.INK.name(), 0.15))
    painter.drawLine(QLineF(-0.5, 0.6, 0.5, 0.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(-0.09, 0.1, 0.18, 0.42), faded(_TRUNK, 1.0))
    for x, y, size in ((0.0, -0.22, 0.42), (-0.26, 0.02, 0.29), (0.26, 0.02, 0.29)):
        fill(painter, oval(x, y, size), _LEAF)


def _walk(painter: QPainter) -> None:
    for x, y in ((-0.26, 0.2), (0.28, -0.2)):
        fill(painter, oval(x, y - 0.14, 0.17, 0.26), colours.INK)
        fill(painter, oval(x, y + 0.3, 0.13, 0.12), colours.INK)


def _aim(painter: QPainter) -> None:
    painter.setPen(_pen(colours.INK.name(), 0.24))
    painter.drawLine(QLineF(-0.5, 0, 0.2, 0))
    fill(painter, polygon([(0.68, 0), (0.08, -0.46), (0.08, 0.46)]), colours.INK)


def _pen(colour: str, width: float) -> QPen:
    return QPen(faded(colour, 1.0), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


_MOTIFS = {
    GroundSign.FAIRWAY: _fairway,
    GroundSign.ROUGH: _rough,
    GroundSign.GREEN: _green,
    GroundSign.BUNKER: _bunker,
    GroundSign.WATER: _water,
    GroundSign.TREES: _trees,
    GroundSign.WALK: _walk,
    GroundSign.AIM: _aim,
}
