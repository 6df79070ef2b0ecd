"""What the map of the season is made of: words of tasks, stars, flags, a game's motif.

Needs nothing of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from minigolf_desktop.content.texts import SEASON
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, curve, fill, oval, stroke
from minigolf_desktop.ui.common.art.shapes import polygon, star
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.translation import translate

if TYPE_CHECKING:
    from minigolf_desktop.model.play.goals import Measures


def words(text: str) -> str:
    """Return a text of a task in the player's language."""
    return QCoreApplication.translate(SEASON, text)


def stars_words(stars: int) -> str:
    """Return how many stars there are."""
    return translate("season", "%n stars", "", stars)


Motif = Callable[[QPainter, NamedChance], None]
"""Paints what a game is about round the origin, some 70 units of the map wide."""


class SeasonPart(NamedTuple):
    """The tasks of a game in the season."""

    measures: Measures
    """What they may measure."""
    motif: Motif
    """Stands beside their stations on the map."""


GOLD = QColor("#F2B632")
GOLD_RIM = QColor("#A8701A")
_POINTS, _NOTCH = 5, 0.5


def paint_star(
    painter: QPainter, middle: QPointF, radius: float, *, earned: bool, rim: QColor
) -> None:
    """Paint a star that points up; ``rim`` is the line of one that is not earned."""
    painter.setPen(
        QPen(
            GOLD_RIM if earned else rim,
            max(1.0, radius * 0.16),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(GOLD if earned else Qt.BrushStyle.NoBrush)
    painter.drawPath(_star_placed(middle, radius))


def _star_placed(middle: QPointF, radius: float) -> QPainterPath:
    return QTransform().translate(middle.x(), middle.y()).scale(radius, radius).map(_star_outline())


@lru_cache(maxsize=1)
def _star_outline() -> QPainterPath:
    return QTransform().rotate(-90).map(star(_POINTS, _NOTCH))


def star_pixmap(theme: Theme, length: int, ratio: float, *, earned: bool) -> QPixmap:
    """Return a star of a length in logical pixels, for a screen of a pixel ratio."""
    picture = clear_pixmap(length, length, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(length / 2, length * 0.53)
    paint_star(painter, middle, length * 0.44, earned=earned, rim=theme.control_edge)
    painter.end()
    return picture


MAP_SHADE = 0.28
"""Strength of shadows on a map."""


def paint_flag(painter: QPainter, foot: QPointF, colour: str, size: float = 1.0) -> None:
    """Paint a flag in its cup."""
    painter.save()
    painter.translate(foot)
    painter.scale(size, size)
    fill(painter, oval(0, 0, 5.4, 4.2), tile.CUP)
    stroke(painter, curve((1, 0), (13, 8)), colours.SHADOW, 2.6, MAP_SHADE)
    stroke(painter, curve((0, 0), (0, -30)), colours.PAINT_WHITE, 2.6)
    cloth = polygon([(1, -31), (21, -26), (15, -22.5), (21, -18), (1, -15)])
    fill(painter, cloth.translated(1.2, 1.6), colours.SHADOW, MAP_SHADE)
    fill(painter, cloth, colour)
    painter.restore()
