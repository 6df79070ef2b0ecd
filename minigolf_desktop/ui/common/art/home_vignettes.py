"""What the home screen's pictures show: a few joined lanes, dice on a lane, a hex course."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import (
    box,
    curve,
    fill,
    oval,
    paint_bands,
    polygon,
    stroke,
)
from minigolf_desktop.ui.common.theme import MINUS, font

_FRAME = QRectF(0, 0, 244, 186)
_AREA = QRectF(-40, -40, 330, 270)
_CONCRETE, _CONCRETE_SHADE = "#CB654C", "#A94C39"
_KERB, _KERB_LIGHT = "#F0DDB0", "#FFF6DC"
_INK = "#2B2320"

_Point = tuple[float, float]


def draw_designer(painter: QPainter) -> None:
    """Draw joined lanes of Minigolf Designer with people, trees and par flags."""
    _draw_grass(painter, 50)
    lane = curve((28, 132), (28, 76), (28, 46, 58, 46), (190, 46))
    _draw_lane(painter, [lane], 34, [oval(216, 47, 30)])
    _draw_lane(painter, [curve((216, 140), (216, 200))], 34, [])
    _draw_mat(painter, 28, 136)
    _draw_mat(painter, 216, 146)
    _draw_cup(painter, 219, 47, 1.0)
    _draw_pipe(painter, 122, 46)
    for x, y in ((45, 62), (52, 72), (38, 74)):
        _draw_pool(painter, x, y)
    for x, y, radius in (
        (100, 108, 12),
        (190, 108, 11),
        (142, 172, 11),
        (12, 24, 11),
        (78, 12, 10),
    ):
        _draw_tree(painter, x, y, radius)
    for x, y, turn, shirt, hair in (
        (153, 114, 20, "#F4F0E2", "#3E4E86"),
        (92, 140, 200, "#2F6FB7", "#5B3A22"),
        (64, 168, 250, "#7C4DA8", "#D9A441"),
        (196, 164, 90, "#E3A81B", "#3B2A20"),
    ):
        _draw_person(painter, x, y, turn, shirt, hair)
    for x, y in ((92, 172), (150, 14)):
        _draw_bench(painter, x, y)
    for x, y, figure in ((60, 106, "1"), (156, 78, "2"), (184, 172, "1")):
        _draw_par_flag(painter, x, y, figure)


def draw_putt_dice(painter: QPainter) -> None:
    """Draw a lane of Putt Dice with the ball near the cup and four dice beside it."""
    _draw_grass(painter, 70)
    _draw_lane(painter, [curve((-70, 176), (181, 67))], 70, [oval(181, 67, 43)])
    _draw_cup(painter, 181, 67, 2.1)
    fill(painter, oval(140, 107, 7.5), "#3A120C", 0.45)
    fill(painter, oval(137, 103, 7.5), "#FFFFFF")
    for x, y, turn, colour, figure, ink in (
        (37, 60, -14, "#FFFBF0", "2", "#33302A"),
        (88, 31, 11, "#F4C23C", "1", "#4A3410"),
        (81, 111, 18, "#F0883C", "0", "#3F1D05"),
        (30, 148, -6, "#CE3B3F", f"{MINUS}1", "#FFFFFF"),
    ):
        _draw_die(painter, (x, y), turn, colour, figure, ink)


def draw_eighteen(painter: QPainter) -> None:
    """Draw a corner of a course of 18 Holes: a picture, for its tiles take long to paint."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(_FRAME, QImage(str(resource("pictures", "eighteen-holes.png"))))


def _draw_grass(painter: QPainter, period: float) -> None:
    painter.fillRect(_AREA, QColor(paint.GRASS))
    paint_bands(painter, _AREA, paint.GRASS_BAND, period)


def _draw_lane(
    painter: QPainter, lines: Sequence[QPainterPath], width: float, rounds: Sequence[QPainterPath]
) -> None:
    """Draw concrete with its kerb along lines and round places, as layers one over the other."""
    for shift, more, colour, alpha in (
        (4.0, 18.0, paint.SHADOW, 0.3),
        (0.8, 19.0, paint.KERB_DARK, 1.0),
        (-0.8, 17.6, _KERB_LIGHT, 1.0),
        (0.0, 16.0, _KERB, 1.0),
        (0.0, 0.0, _CONCRETE_SHADE, 1.0),
        (1.6, -3.4, _CONCRETE, 1.0),
    ):
        for line in lines:
            stroke(painter, line.translated(shift, shift), colour, width + more, alpha)
        for place in rounds:
            stroke(painter, place.translated(shift, shift), colour, max(0.1, more), alpha)
            if more >= 0:
                fill(painter, place.translated(shift, shift), colour, alpha)
            else:
                middle = place.boundingRect().center()
                reach = place.boundingRect().width() / 2 + more / 2
                inner = oval(middle.x() + shift, middle.y() + shift, reach)
                fill(painter, inner, colour, alpha)


def _draw_cup(painter: QPainter, x: float, y: float, size: float) -> None:
    stroke(painter, oval(x, y, 10.8 * size), "#FFF8E6", 1.2 * size, 0.85)
    fill(painter, oval(x, y, 5.4 * size), _KERB_LIGHT)
    fill(painter, oval(x, y, 4.5 * size), _INK)


def _draw_mat(painter: QPainter, x: float, y: float) -> None:
    fill(painter, box(x - 11, y - 7, 22, 14, 2.5), "#2E5E5A")
    fill(painter, box(x - 9, y - 5, 18, 10, 1.6), "#3F7A74")
    fill(painter, oval(x, y, 2.6), "#FFFFFF")


def _draw_pipe(painter: QPainter, x: float, y: float) -> None:
    fill(painter, box(x - 10, y - 13, 26, 32, 3), "#5A1E14", 0.35)
    fill(painter, box(x - 13, y - 16, 26, 32, 3), "#8597A1")
    fill(painter, box(x - 9, y - 16, 18, 32), "#B9C6CC")
    fill(painter, box(x - 9, y - 12, 18, 8), "#EEF4F5")


def _draw_pool(painter: QPainter, x: float, y: float) -> None:
    fill(painter, oval(x, y, 7.4), _KERB)
    fill(painter, oval(x, y, 5.8), paint.WATER_SHADE)
    fill(painter, oval(x + 0.8, y + 0.9, 4.9), paint.WATER)
    stroke(painter, curve((x - 2.4, y), (x, y - 2, x + 2.4, y)), "#FFFFFF", 1.1)


def _draw_tree(painter: QPainter, x: float, y: float, radius: float) -> None:
    fill(painter, oval(x + 3, y + 4, radius), paint.SHADOW, 0.3)
    fill(painter, oval(x, y, radius), "#3F7D47")
    fill(painter, oval(x - 1.6, y - 1.8, radius * 0.7), "#57984F")
    fill(painter, oval(x - 2.6, y - 3, radius * 0.36), "#7DB565")


def _draw_person(painter: QPainter, x: float, y: float, turn: float, shirt: str, hair: str) -> None:
    fill(painter, oval(x + 2, y + 2.8, 10, 6.4), paint.SHADOW, 0.3)
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    stroke(painter, curve((3, -5), (7, -13)), "#FFF8E6", 1.5)
    stroke(painter, curve((5, -14), (10, -12.4)), _INK, 2.4)
    fill(painter, oval(0, 0, 10, 5.3), shirt)
    for side in (-1, 1):
        stroke(painter, curve((side * 7.6, -1), (3, -5.4)), QColor(shirt).darker(114), 3)
    fill(painter, oval(3, -5.6, 1.9), "#F2C9A2")
    fill(painter, oval(0, 0.4, 5.5), hair)
    painter.restore()
    fill(painter, oval(x - 1.4, y - 1.4, 2), "#FFFFFF", 0.25)


def _draw_bench(painter: QPainter, x: float, y: float) -> None:
    fill(painter, box(x - 10, y - 3, 24, 11, 1), paint.SHADOW, 0.3)
    fill(painter, box(x - 12, y - 6.5, 24, 2.6, 1), paint.WOOD_DARK)
    for slat in range(3):
        fill(painter, box(x - 12, y - 3.4 + slat * 3, 24, 2.4, 0.8), "#C88F52")


def _draw_par_flag(painter: QPainter, x: float, y: float, figure: str) -> None:
    cloth = [(x, y), (x + 17, y), (x + 13.4, y + 7), (x + 17, y + 14), (x, y + 14)]
    fill(painter, polygon(cloth).translated(1.4, 1.8), paint.SHADOW, 0.3)
    fill(painter, polygon(cloth), paint.PAINT_RED)
    _figure(painter, figure, x + 6.6, y + 7, 12, "#FFFFFF")


def _draw_die(
    painter: QPainter, place: _Point, turn: float, colour: str, figure: str, ink: str
) -> None:
    shadow = QPainterPath()
    shadow.addRoundedRect(QRectF(-20, -20, 40, 40), 8, 8)
    painter.save()
    painter.translate(QPointF(*place) + QPointF(5, 7))
    painter.rotate(turn)
    fill(painter, shadow, "#3A120C", 0.4)
    painter.restore()
    painter.save()
    painter.translate(*place)
    painter.rotate(turn)
    fill(painter, shadow, QColor(colour).darker(122))
    fill(painter, box(-20, -22.4, 40, 40, 8), colour)
    fill(painter, box(-16, -18.4, 32, 32, 6), QColor(colour).lighter(108))
    _figure(painter, figure, 0, -2.4, 25, ink)
    painter.restore()


def _figure(painter: QPainter, figure: str, x: float, y: float, size: float, colour: str) -> None:
    face: QFont = font("points", size / 19)
    painter.setFont(face)
    painter.setPen(QColor(colour))
    spot = QRectF(x - 2 * size, y - size, 4 * size, 2 * size)
    painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, figure)
