"""The pictures of what is new: scenes on the lawn of the house, and cuts of the games' screens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.play.seats import Character
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, fill, oval
from minigolf_desktop.ui.common.art.furnishings import paint_bubble
from minigolf_desktop.ui.common.art.honours import paint_bunting, paint_confetti, paint_step
from minigolf_desktop.ui.common.art.pictures import bitmap_card, let_evening_come
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.picture import Drawing
from minigolf_desktop.ui.common.widgets.tokens import round_portrait
from minigolf_desktop.ui.house.season_picture import (
    paint_bench,
    paint_flowers,
    paint_lawn,
    paint_tree,
)

_WIDTH, _HEIGHT = 440.0, 150.0
"""Room of a scene in its own units, its foot at 0; more of the lawn is seen where there is more."""

Scene = Callable[[QPainter, Theme, float], None]
"""Paints a scene in a theme, for a screen of a pixel ratio."""


def scene(paint: Scene, theme: Theme) -> Drawing:
    """Return what draws a scene on the lawn."""

    def drawing(width: int, height: int, ratio: float) -> QPixmap:
        picture = clear_pixmap(width, height, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        fit = min(width / _WIDTH, height / _HEIGHT)
        painter.translate(width / 2, height)
        painter.scale(fit, fit)
        wide, high = width / fit, height / fit
        paint_lawn(painter, QRectF(-wide / 2, -high, wide, high))
        paint(painter, theme, ratio * fit)
        painter.restore()
        let_evening_come(painter, QSize(width, height), theme)
        painter.end()
        return picture

    return drawing


def cut(name: str, theme: Theme) -> Drawing:
    """Return what draws a picture that was cut out of a screen (``installer/pictures.py``)."""
    return lambda width, height, ratio: bitmap_card(
        f"news/{name}", QSize(width, height), ratio, theme
    )


_HEAD, _STEP = 72.0, 72.0
"""Width of the portrait of a character, and how far the next one is."""
_LOW = (-48.0, -58.0, -50.0, -57.0, -48.0, -60.0)
"""How high each of them stands."""
_SPEAKS = 1
"""Who of them has something to say."""


def paint_company(painter: QPainter, theme: Theme, ratio: float) -> None:
    """Paint the characters of the computer in a row."""
    _paint_garden(painter, "company")
    paint_bench(painter, QPointF(60, -124), -6)
    left = -_STEP * (len(Character) - 1) / 2
    places = [QPointF(left + _STEP * number, low) for number, low in enumerate(_LOW)]
    for character, middle in zip(Character, places, strict=True):
        _paint_head(painter, f"characters/{character}", middle, _HEAD, ratio, theme)
    mouth = places[_SPEAKS] - QPointF(0, _HEAD / 2)
    bubble = QRectF(mouth.x() + 6, mouth.y() - 46, 72, 32)
    paint_bubble(painter, bubble, mouth, theme, 1.0)
    for shift in (-17.0, 0.0, 17.0):
        spot = bubble.center() + QPointF(shift, 0)
        fill(painter, oval(spot.x(), spot.y(), 4), theme.second_text)


_PLACES = ((2, "people/plaits", 54.0), (1, "people/fox", 76.0), (3, "people/beard", 38.0))
"""Places on the podium from left to right, who stands there, and how high the step is."""
_FRONT, _GAP = 80.0, 8.0
"""Width of a step, and room between two."""
_PERSON = 50.0
_GROUND = -10.0


def paint_podium(painter: QPainter, theme: Theme, ratio: float) -> None:
    """Paint a household on the podium, below pennants."""
    _paint_garden(painter, "podium")
    paint_confetti(painter, QRectF(-156, -124, 312, 100), theme)
    paint_bunting(painter, (QPointF(-172, -132), QPointF(172, -132)), -4, 8, theme)
    for number, (place, person, high) in enumerate(_PLACES):
        x = (number - 1) * (_FRONT + _GAP) - _FRONT / 2
        front = QRectF(x, _GROUND - high, _FRONT, high)
        paint_step(painter, front, place)
        middle = QPointF(front.center().x(), front.top() - _PERSON / 2 + 1)
        _paint_head(painter, person, middle, _PERSON, ratio, theme)


def _paint_head(
    painter: QPainter, name: str, middle: QPointF, wide: float, ratio: float, theme: Theme
) -> None:
    """Paint a portrait in a disc about its middle."""
    head = round_portrait(name, round(wide), ratio, theme)
    side = QPointF(wide / 2, wide / 2)
    painter.drawPixmap(QRectF(middle - side, middle + side), head, QRectF(head.rect()))


_TREES = ((-206, -104, 26), (-176, -138, 18), (204, -110, 25), (178, -142, 16), (-250, -60, 22))
_FLOWERS = ((-208, -30), (-122, -134), (128, -132), (206, -34))


def _paint_garden(painter: QPainter, name: str) -> None:
    """Paint trees and flowers on the lawn, to both sides of the middle."""
    chance = NamedChance("news", name)
    for x, y, size in _TREES:
        paint_tree(painter, QPointF(x, y), size, chance)
    for x, y in _FLOWERS:
        paint_flowers(painter, QPointF(x, y), chance)
