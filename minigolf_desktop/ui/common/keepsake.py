"""A picture to show: a drawing, and a plaque below it that tells what it is and what it came to."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from minigolf_desktop.ui.common.art.logo import LOGO
from minigolf_desktop.ui.common.art.pictures import paint_picture
from minigolf_desktop.ui.common.art.writing import LEFT, RIGHT, write
from minigolf_desktop.ui.common.picture_file import Drawing, image_of
from minigolf_desktop.ui.common.theme import DARK, LIGHT, Theme, font

_HIGH, _EDGE, _LOGO = 96.0, 26.0, 46.0
"""Of a plaque 1000 wide: its height, the room at its ends, the side of the mark."""
_WIDE = 1000.0
_SCORE = 0.38
"""Share of the width that is kept for the score."""


class Keepsake(NamedTuple):
    """What stands on the plaque, and in which theme everything is drawn."""

    title: str
    score: str
    """What was reached, in few words."""
    note: str
    """Whom it was made for, who made it, when."""
    theme: str
    """``light`` or ``dark``."""

    @property
    def colours(self) -> Theme:
        """The theme."""
        return DARK if self.theme == DARK.name else LIGHT

    @classmethod
    def from_json(cls, data: Any) -> Keepsake | None:
        """Return the keepsake of a JSON value; None of None."""
        return None if data is None else cls(*data)


def with_plaque(drawing: Drawing, keepsake: Keepsake) -> Drawing:
    """Return a drawing with a plaque below it, as wide as it is."""
    size = drawing.size
    unit_of_plaque = size.width() / _WIDE
    high = _HIGH * unit_of_plaque

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        drawing.paint(painter, unit)
        painter.restore()
        painter.save()
        painter.translate(QPointF(0, size.height() * unit))
        painter.scale(unit_of_plaque * unit, unit_of_plaque * unit)
        paint_plaque(painter, keepsake)
        painter.restore()

    return drawing._replace(
        title=keepsake.title,
        size=QSizeF(size.width(), size.height() + high),
        paint=paint,
    )


def paint_plaque(painter: QPainter, keepsake: Keepsake) -> None:
    """Paint a plaque, 1000 wide, its top left at the origin."""
    theme = keepsake.colours
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, _WIDE, _HIGH + 1), theme.panel)
    painter.fillRect(QRectF(0, 0, _WIDE, 3), theme.action)
    logo = QRectF(_EDGE, (_HIGH - _LOGO) / 2, _LOGO, _LOGO)
    paint_picture(painter, LOGO, logo, theme.text)
    left, score = logo.right() + _EDGE * 0.7, _WIDE * _SCORE
    wide = _WIDE - left - score - 2 * _EDGE
    title = QRectF(left, 14, wide, 40)
    write(painter, title, keepsake.title, font("course_name", 1.15), theme.text, LEFT)
    note = QRectF(left, 54, _WIDE - left - _EDGE, 28)
    write(painter, note, keepsake.note, font("body", 1.25), theme.second_text, LEFT)
    room = QRectF(_WIDE - _EDGE - score, 14, score, 40)
    write(painter, room, keepsake.score, font("course_name", 1.15), theme.text, RIGHT)


def picture_with_plaque(picture: QPixmap, keepsake: Keepsake) -> QImage:
    """Return a picture with a plaque below it, on a ground of the theme."""
    ratio = picture.devicePixelRatio()
    edge = 24.0
    size = picture.deviceIndependentSize()
    drawing = Drawing(
        title=keepsake.title,
        size=QSizeF(size.width() + 2 * edge, size.height() + 2 * edge),
        paint=lambda painter, unit: _paint_picture(painter, picture, edge, unit, keepsake),
        pixels=ratio,
        points=1.0,
        svg_pixels=1.0,
        fineness=1.0,
    )
    whole = with_plaque(drawing, keepsake)
    return image_of(whole)


def _paint_picture(
    painter: QPainter, picture: QPixmap, edge: float, unit: float, keepsake: Keepsake
) -> None:
    painter.scale(unit, unit)
    size = picture.deviceIndependentSize()
    whole = QRectF(0, 0, size.width() + 2 * edge, size.height() + 2 * edge)
    painter.fillRect(whole, keepsake.colours.meadow)
    painter.drawPixmap(QPointF(edge, edge), picture)
