"""Paints dogs, seen from above. Half the breadth of one measures 5.8, nose to tail 24.6."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.shapes import pen, slab, toward_light
from minigolf_desktop.ui.designer.art.places import Place


class _Coat(NamedTuple):
    """Colours of a dog."""

    fur: QColor
    ears: QColor
    patch: QColor | None
    muzzle: QColor
    paws: QColor


def _coat(fur: str, ears: str, patch: str = "", muzzle: str = "", paws: str = "") -> _Coat:
    return _Coat(
        QColor(fur),
        QColor(ears),
        QColor(patch) if patch else None,
        QColor(muzzle or fur),
        QColor(paws or fur),
    )


COATS = (
    _coat("#B9722F", "#7E4A1D"),
    _coat("#FFFAEE", "#4A3B33", "#4A3B33", paws="#E9DFC9"),
    _coat("#5B3A29", "#3A231A", muzzle="#75503A"),
    _coat("#F0CF94", "#B98A4B"),
    _coat("#FFFAEE", "#C98A45", "#C98A45", paws="#E9DFC9"),
    _coat("#3A3638", "#1F1C1E", muzzle="#C98A45", paws="#C98A45"),
)


def _tail() -> QPainterPath:
    path = QPainterPath(QPointF(0, 7.4))
    path.quadTo(0.6, 10.8, 3.6, 10.8)
    return path


_TAIL = _tail()
_PAWS = ((-4, -2.4), (4, -2.4), (-3.9, 6.2), (3.9, 6.2))


@lru_cache(maxsize=1)
def _silhouette() -> QPainterPath:
    body = QPainterPath()
    body.addEllipse(QPointF(0, 2.2), 4.7, 7)
    head = QPainterPath()
    head.addEllipse(QPointF(0, -7), 4.6, 5.2)
    stroker = QPainterPathStroker(pen(colours.MOUTH, 2.2))
    return body.united(head).united(stroker.createStroke(_TAIL)).simplified()


def paint_dog_shadow(painter: QPainter, place: Place) -> None:
    """Paint the shadow of a dog."""
    painter.save()
    painter.translate(place.x + 1.8, place.y + 2.4)
    _stand(painter, place)
    painter.fillPath(_silhouette(), colours.FIGURE_SHADOW)
    painter.restore()


def _stand(painter: QPainter, place: Place) -> None:
    scale = place.size / 5.8
    painter.rotate(place.angle)
    painter.scale(scale, scale)


def paint_dog(painter: QPainter, place: Place) -> None:
    """Paint a dog with the coat that its seed chooses, nose along its angle."""
    coat = COATS[place.seed % len(COATS)]
    painter.save()
    painter.translate(place.x, place.y)
    _stand(painter, place)
    light = toward_light(place.angle, 0.7)
    painter.strokePath(_TAIL, pen(coat.fur, 2.3))
    painter.setBrush(coat.paws)
    for x, y in _PAWS:
        painter.drawEllipse(QPointF(x, y), 1.7, 2.3)
    painter.setBrush(coat.fur.darker(118))
    painter.drawEllipse(QPointF(0, 2.2), 4.7, 7)
    painter.setBrush(coat.fur)
    painter.drawEllipse(QPointF(0, 2.2) + light, 4.1, 6.4)
    if coat.patch:
        painter.setBrush(coat.patch)
        painter.drawEllipse(QPointF(0.8, 4.2), 2.7, 3.2)
    painter.fillPath(slab(3.6, 1, 0.9).translated(0, -3.2), colours.COLLAR)
    _paint_head(painter, coat)
    painter.restore()


def _paint_head(painter: QPainter, coat: _Coat) -> None:
    painter.setBrush(coat.fur)
    painter.drawEllipse(QPointF(0, -6.4), 4.1, 4.1)
    painter.setBrush(coat.muzzle)
    painter.drawEllipse(QPointF(0, -9.6), 2.2, 2.6)
    painter.setBrush(colours.NOSE)
    painter.drawEllipse(QPointF(0, -11.5), 1.15, 0.95)
    painter.setBrush(coat.ears)
    for side in (-1, 1):
        painter.save()
        painter.translate(side * 3.9, -5.6)
        painter.rotate(-18 * side)
        painter.drawEllipse(QPointF(0, 0), 1.75, 3.2)
        painter.restore()
