"""The signs of the shot decks: as many corners as the number of the deck."""

from functools import cache
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.model.eighteen_holes.clubs import DECK_LETTERS, Deck
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.art.stamps import Stamps
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import INK, PAPER, figure

_FILLS = tuple(QColor(name) for name in ("#3F7D47", "#F2C04A", "#E98A3C", "#B4452E", "#34518F"))
_WHITE = QColor("#FFFFFF")
_BROWN = QColor("#241F18")
"""Darker than ink: cards are darkened in the dark theme, orange with them."""
_LETTERS = (_WHITE, _BROWN, _BROWN, _WHITE, _WHITE)
_LOW = {Deck.THREE: 0.2, Deck.FIVE: 0.05}
"""How far below the middle the letter stands."""
_REACH = 1.5
"""How far a sign reaches at most, in radii."""


def deck_fill(deck: Deck) -> QColor:
    """Return the colour of a deck."""
    return _FILLS[deck]


def deck_ink(deck: Deck) -> QColor:
    """Return the colour of text on the colour of a deck."""
    return _LETTERS[deck]


@cache
def deck_shape(deck: Deck) -> QPainterPath:
    """Return the sign of a deck about the origin; the disc of the chip deck has radius 0.94."""
    path = QPainterPath()
    if deck is Deck.CHIP:
        path.addEllipse(QPointF(0, 0), 0.94, 0.94)
        return path
    if deck is Deck.TWO:
        path.moveTo(0, -1.16)
        path.cubicTo(1.25, -0.5, 1.25, 0.5, 0, 1.16)
        path.cubicTo(-1.25, 0.5, -1.25, -0.5, 0, -1.16)
        path.closeSubpath()
        return path
    corners, reach, start, low = {
        Deck.THREE: (3, 1.3, -pi / 2, 0.2),
        Deck.FOUR: (4, 1.24, -pi / 4, 0.0),
        Deck.FIVE: (5, 1.12, -pi / 2, 0.06),
    }[deck]
    angles = [start + 2 * pi * corner / corners for corner in range(corners)]
    return _rounded([(reach * cos(a), reach * sin(a) + low) for a in angles], 0.24)


def paint_deck_sign(
    painter: QPainter, deck: Deck, middle: QPointF, radius: float, *, rim: bool = False
) -> None:
    """Paint the sign of a deck; ``rim`` sets it on white, for coloured grounds."""
    shape = deck_shape(deck)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.save()
    painter.scale(radius, radius)
    if rim:
        painter.setPen(_pen(PAPER, 0.5))
        painter.setBrush(PAPER)
        painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_FILLS[deck])
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(_pen(faded(_WHITE, 0.28), 0.36))
    painter.drawPath(shape)
    painter.restore()
    painter.save()
    painter.scale(radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(faded(INK, 0.9), 0.1))
    painter.drawPath(shape)
    painter.restore()
    low = radius * _LOW.get(deck, 0.0)
    figure(painter, QPointF(0, low), DECK_LETTERS[deck], radius * 1.14, _LETTERS[deck])
    painter.restore()


def lay_deck_sign(
    painter: QPainter, stamps: Stamps, deck: Deck, middle: QPointF, radius: float
) -> None:
    """Lay the sign of a deck that may have been painted before."""
    ratio = painter.device().devicePixelRatioF()
    reach = _REACH * radius
    area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    painter.save()
    painter.translate(middle)
    stamps.stamp(
        painter,
        ratio,
        (deck, radius),
        area,
        lambda inner: paint_deck_sign(inner, deck, QPointF(0, 0), radius),
    )
    painter.restore()


def _pen(colour: QColor, width: float) -> QPen:
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)


def _rounded(corners: list[tuple[float, float]], cut: float) -> QPainterPath:
    """Return a polygon whose corners are rounded off, ``cut`` units before each."""
    path = QPainterPath()
    count = len(corners)
    for place, (x, y) in enumerate(corners):
        for first, (to_x, to_y) in (
            (True, corners[place - 1]),
            (False, corners[(place + 1) % count]),
        ):
            far = hypot(to_x - x, to_y - y)
            point = QPointF(x + (to_x - x) * cut / far, y + (to_y - y) * cut / far)
            if not first:
                path.quadTo(QPointF(x, y), point)
            elif place:
                path.lineTo(point)
            else:
                path.moveTo(point)
    path.closeSubpath()
    return path
