"""What is seen for a moment where a ball comes down: rings on water, sand, a burst on a green."""

from enum import Enum, auto
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.layers import HexLayer
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT

_DROPS = 7
_GRAINS = 9
_RAYS = 10
_PIECES = 30
_REACH, _FAR = 1.4, 3.2
"""How far an effect reaches, in units, and how far that of a hole-in-one."""


class Burst(Enum):
    """The kinds of effects."""

    SPLASH = auto()
    SAND = auto()
    HOLED = auto()
    ACE = auto()
    """A hole-in-one: rays, and confetti that flies up from the cup."""
    LEAVES = auto()
    """The ball strikes trees."""


class BurstItem(QGraphicsItem):
    """An effect on a hex, from its beginning (0) to its end (1)."""

    def __init__(self, burst: Burst, place: Hex, beside: QPointF | None = None) -> None:
        super().__init__()
        self._burst = burst
        self._part = 0.0
        self.setPos(hex_centre(place, UNIT) + (beside or QPointF()) * UNIT)
        self.setZValue(HexLayer.BALL)

    def set_part(self, part: float) -> None:
        """Go on to a part of it."""
        self._part = part
        self.update()

    def boundingRect(self) -> QRectF:
        """Return how far it reaches."""
        reach = (_FAR if self._burst is Burst.ACE else _REACH) * UNIT
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it as far as it has come."""
        painter.scale(UNIT, UNIT)
        match self._burst:
            case Burst.SPLASH:
                _paint_splash(painter, self._part)
            case Burst.SAND:
                _paint_grains(painter, self._part, (colours.SAND_LIT, colours.SAND_LIP))
            case Burst.LEAVES:
                _paint_grains(painter, self._part, (colours.CROWNS[1][2], colours.FLOWERS[0]))
            case Burst.HOLED:
                _paint_rays(painter, self._part)
            case Burst.ACE:
                painter.save()
                painter.scale(1.6, 1.6)
                _paint_rays(painter, self._part)
                painter.restore()
                _paint_confetti(painter, self._part)


def _paint_splash(painter: QPainter, part: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for late in (0.0, 0.22, 0.44):
        ring = (part - late) / (1 - late)
        if ring > 0:
            painter.setPen(QPen(faded(colours.WAVE, 1 - ring), 0.09 * (1 - ring) + 0.02))
            painter.drawEllipse(QPointF(), 0.15 + 0.6 * ring, 0.11 + 0.46 * ring)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.WAVE, 1 - part))
    for drop in range(_DROPS):
        angle = pi * (1.1 + 0.8 * drop / (_DROPS - 1))
        far = 0.75 * part
        x, y = far * cos(angle), far * sin(angle) * 1.2 + 1.1 * part * part
        painter.drawEllipse(QPointF(x, y), 0.06, 0.08)


def _paint_grains(painter: QPainter, part: float, tones: tuple[QColor, QColor]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for grain in range(_GRAINS):
        angle = pi * (1.05 + 0.9 * grain / (_GRAINS - 1))
        far = (0.6 + 0.25 * (grain % 3)) * part
        x, y = far * cos(angle), far * sin(angle) + 0.9 * part * part
        painter.setBrush(faded(tones[grain % 2], 1 - part))
        painter.drawEllipse(QPointF(x, y), 0.085, 0.085)


def _paint_rays(painter: QPainter, part: float) -> None:
    near, far = 0.5 + 0.45 * part, 0.62 + 0.6 * part
    for colour, width in ((colours.INK, 0.14), (colours.GOLD, 0.08)):
        painter.setPen(
            QPen(
                faded(colour, 1 - part * part),
                width,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
            )
        )
        for ray in range(_RAYS):
            x, y = cos(2 * pi * ray / _RAYS), sin(2 * pi * ray / _RAYS)
            painter.drawLine(QPointF(x * near, y * near), QPointF(x * far, y * far))


def _paint_confetti(painter: QPainter, part: float) -> None:
    """Paint pieces in the players' colours that fly up from the cup and come down round it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for piece in range(_PIECES):
        angle = 2 * pi * piece / _PIECES
        far = (1.1 + 0.5 * (piece % 3)) * part
        x, y = far * cos(angle), 0.6 * far * sin(angle) - 3.2 * part * (1 - part)
        painter.save()
        painter.translate(x, y)
        painter.rotate(360 * part + 47 * piece)
        painter.setBrush(
            faded(PLAYER_COLOURS[piece % len(PLAYER_COLOURS)].fill(LIGHT), 1 - part**3)
        )
        painter.drawRect(QRectF(-0.12, -0.06, 0.24, 0.12))
        painter.restore()
