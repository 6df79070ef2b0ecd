"""Paints the grass of a tile and the concrete of its lanes with their kerbs."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.shapes import line, pen, polygon
from minigolf_desktop.ui.designer.art.belt_paths import outline_path, ring_path
from minigolf_desktop.ui.designer.art.belts import Point
from minigolf_desktop.ui.designer.art.lanes import KERB, Lane

TILE = QRectF(0, 0, 100, 100)
_EDGE = 0.9
"""Width of a kerb's lit and dark edge."""

_BANDS = (
    polygon([(0, 0), (25, 0), (0, 25)]),
    polygon([(50, 0), (75, 0), (0, 75), (0, 50)]),
    polygon([(100, 0), (100, 25), (25, 100), (0, 100)]),
    polygon([(100, 50), (100, 75), (75, 100), (50, 100)]),
)
"""Mowing bands 25 wide along x + y, period 50: seamless over tiles, never turned."""


def paint_grass(painter: QPainter, tufts: Sequence[Point]) -> None:
    """Paint the lawn of a whole tile."""
    painter.fillRect(TILE, colours.GRASS)
    for strip in _BANDS:
        painter.fillPath(strip, colours.GRASS_BAND)
    blade = pen(colours.TUFT, 0.9)
    for number, (x, y) in enumerate(tufts):
        if number % 4 == 3:
            painter.setBrush(colours.DAISY)
            painter.drawEllipse(QPointF(x, y), 0.8, 0.8)
        else:
            painter.strokePath(line((x - 1.6, y - 1.8), (x, y), (x + 1.5, y - 2.3)), blade)


def paint_lane_shadow(painter: QPainter, lane: Lane) -> None:
    """Paint the shadow that a kerb casts on the grass."""
    painter.fillPath(outline_path(lane.outline, KERB).translated(1.8, 2.4), colours.GRASS_SHADOW)


def paint_lane(painter: QPainter, lane: Lane, specks: Sequence[Point]) -> None:
    """Paint kerb and concrete of a lane, lit from the north-west."""
    # Two shapes half an edge smaller, pushed away from and towards the light, leave the lit
    # and the dark edge on either side of the kerb's own tone.
    slim = outline_path(lane.outline, KERB - _EDGE / 2)
    painter.fillPath(slim.translated(_EDGE / 2, _EDGE / 2), colours.KERB_DARK)
    painter.fillPath(slim.translated(-_EDGE / 2, -_EDGE / 2), colours.KERB_LIT)
    painter.fillPath(outline_path(lane.outline, KERB - _EDGE), colours.KERB)
    painter.fillPath(outline_path(lane.outline), colours.CONCRETE)
    _paint_specks(painter, specks)


def paint_kerb_shadow(painter: QPainter, lane: Lane) -> None:
    """Paint what the kerb casts on its own concrete, and the lit inside of the far kerb."""
    ring = ring_path(lane.outline, KERB)
    with inside(painter, lane):
        painter.fillPath(ring.translated(2, 2.2), colours.CONCRETE_SHADOW)
        painter.fillPath(ring.translated(-0.7, -0.7), colours.KERB_GLOW)


def _paint_specks(painter: QPainter, specks: Sequence[Point]) -> None:
    for number, (x, y) in enumerate(specks):
        painter.setBrush(colours.CONCRETE_GLINT if number % 2 else colours.CONCRETE_GRAIN)
        radius = 0.4 + 0.1 * (number % 5)
        painter.drawEllipse(QPointF(x, y), radius, radius)


@contextmanager
def inside(painter: QPainter, lane: Lane) -> Iterator[None]:
    """Clip what is painted to the concrete of a lane."""
    painter.save()
    painter.setClipPath(outline_path(lane.outline), Qt.ClipOperation.IntersectClip)
    yield
    painter.restore()
