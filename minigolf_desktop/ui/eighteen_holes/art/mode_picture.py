"""A small scene for each mode of 18 Holes, which shows at a glance what it is about."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.model.eighteen_holes.modes.counted_play import STABLEFORD_BASE
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.art.drawing import (
    box,
    curve,
    faded,
    fill,
    oval,
    paint_bands,
    stroke,
)
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.cards.backs import paint_club_back
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import TALL
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import RIVAL_NAMES
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag, paint_value
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters
from minigolf_desktop.ui.eighteen_holes.art.hexes.token import paint_token

_WIDE, _HIGH = 132.0, 60.0
"""Units of the drawing; what is wider shows more grass."""
_UNIT = 26.0
"""Side of a hex in units: what golfers and flags are measured in."""
_EVENING = QColor(16, 24, 15, 60)
_INK = QColor("#2E2A2C")


def paint_mode(painter: QPainter, area: QRectF, mode: Mode, theme: Theme) -> None:
    """Paint the scene of a mode into an area."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    scale = min(area.width() / _WIDE, area.height() / _HIGH)
    painter.translate(area.center())
    painter.scale(scale, scale)
    ground = QRectF(0, 0, area.width() / scale, area.height() / scale)
    ground.moveCenter(QPointF(0, 0))
    painter.fillRect(ground, colours.ROUGH)
    paint_bands(painter, ground, colours.ROUGH_PALE, 26)
    _SCENES[mode](painter)
    if theme.is_dark:
        painter.fillRect(ground, _EVENING)
    painter.restore()


def _green(painter: QPainter, x: float, y: float, wide: float, high: float) -> None:
    for reach, colour in ((5.0, colours.CUT), (2.5, colours.FRINGE), (0.0, colours.GREEN)):
        fill(painter, oval(x, y, wide + reach, high + reach), colour)
    fill(painter, oval(x, y - high * 0.3, wide * 0.72, high * 0.24), colours.GREEN_BAND, 0.7)


def _flag(
    painter: QPainter, x: float, y: float, label: str, size: float = 1.0, in_play: bool = False
) -> None:
    paint_flag(painter, QPointF(x, y), _UNIT * size, label, in_play=in_play)


def _golfer(painter: QPainter, x: float, y: float, who: str, size: float = 0.8) -> None:
    paint_token(painter, QPointF(x, y), _UNIT * size, who)


def _way(painter: QPainter, x: float, y: float, *to: float) -> None:
    """Paint the dotted way of a ball: a quadratic curve."""
    pen = QPen(faded(colours.WHITE, 0.9), 2.2, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([0.1, 2.1])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(curve((x, y), to))


def _match(painter: QPainter) -> None:
    """Two go for one flag."""
    _green(painter, 0, 8, 27, 15)
    _way(painter, -44, 10, -24, -8, -7, 10)
    _way(painter, 44, 10, 24, -8, 7, 10)
    _flag(painter, -2, 8, "1", 1.25, in_play=True)
    _golfer(painter, -47, 11, "red", 1.0)
    _golfer(painter, 47, 11, "blue", 1.0)


def _stroke_play(painter: QPainter) -> None:
    """Every stroke is counted on a card."""
    _green(painter, 30, 8, 24, 14)
    _flag(painter, 28, 8, "4", 1.15, in_play=True)
    painter.save()
    painter.translate(-22, 4)
    painter.rotate(-5)
    fill(painter, box(-26, -21, 54, 45, 4), colours.SHADE, 0.35)
    fill(painter, box(-28, -23, 54, 45, 4), colours.PAPER)
    fill(painter, box(-28, -23, 54, 10, 3), colours.FLAG)
    for left in (-22, 3):
        for line in range(4):
            x = left + line * 4.8
            stroke(painter, curve((x, -6), (x - 1, 14)), _INK, 2.0)
    stroke(painter, curve((-25, 11), (-3, -4)), _INK, 2.0)
    painter.restore()


def _stableford(painter: QPainter) -> None:
    """The fewer turns, the more points."""
    stroke(painter, curve((-70, 26), (-10, 30, 70, -22)), colours.CUT, 34)
    stroke(painter, curve((-70, 26), (-10, 30, 70, -22)), colours.FAIRWAY, 28)
    par = STABLEFORD_BASE
    for x, y, size, points in ((-40, 12, 1.2, par - 1), (-3, 4, 1.55, par), (41, -6, 2.0, par + 1)):
        paint_value(painter, QPointF(x, y), _UNIT * size * 0.85, points)


def _skins(painter: QPainter) -> None:
    """Coins lie on the greens, and pile up after a tie."""
    _green(painter, 26, 9, 26, 14)
    _flag(painter, 24, 9, "7", 1.15, in_play=True)
    for x, coins in ((-52, 2), (-35, 4), (-18, 3)):
        for coin in range(coins):
            y = 18 - coin * 5.5
            fill(painter, oval(x + 1.5, y + 2.5, 9, 5), colours.SHADE, 0.3)
            fill(painter, oval(x, y + 2, 9, 5), QColor("#B97F12"))
            fill(painter, oval(x, y, 9, 5), colours.GOLD)
            stroke(painter, oval(x, y, 9, 5), _INK, 1.0, 0.7)


def _racing(painter: QPainter) -> None:
    """One behind the other, to the last green."""
    way = curve((-70, 22), (-30, 30, -6, 6), (18, -18, 70, 4))
    stroke(painter, way, colours.CUT, 32)
    stroke(painter, way, colours.FAIRWAY, 26)
    for row in range(4):
        for column in range(2):
            colour = _INK if (row + column) % 2 else colours.WHITE
            fill(painter, box(46 + column * 6, -12 + row * 6, 6, 6), colour)
    _golfer(painter, 27, -4, "yellow", 0.92)
    _golfer(painter, -5, 6, "red", 0.92)
    _golfer(painter, -38, 19, "blue", 0.92)


def _chaos(painter: QPainter) -> None:
    """Every green is open to everybody."""
    for x, y in ((-46, 12), (0, -3), (46, 12)):
        _green(painter, x, y + 3, 15, 8)
    _way(painter, -20, 17, -30, 6, -42, 13)
    _way(painter, -20, 17, -16, 2, -3, 0)
    _way(painter, 22, 17, 18, 2, 3, 0)
    _way(painter, 22, 17, 32, 6, 42, 13)
    for x, y, label in ((-47, 14, "2"), (-1, 0, "9"), (45, 14, "5")):
        _flag(painter, x, y, label, 0.95, in_play=True)
    _golfer(painter, -20, 19, "purple", 0.82)
    _golfer(painter, 22, 19, "green", 0.82)


def _teams(painter: QPainter) -> None:
    """Two golfers share a bag, against two."""
    _green(painter, 0, 8, 20, 12)
    _flag(painter, -2, 9, "3", 1.1, in_play=True)
    for colour, side in (("red", -1), ("blue", 1)):
        stroke(painter, curve((side * 52, 2), (side * 34, 16)), colours.PAPER, 4.0, 0.9)
        _golfer(painter, side * 53, 2, colour, 0.9)
        _golfer(painter, side * 34, 17, colour, 0.9)


def _kelly(painter: QPainter) -> None:
    """Nobody knows to which green the others are on their way."""
    for x, y in ((-48, 10), (48, 10)):
        _green(painter, x, y + 4, 15, 9)
        _flag(painter, x - 2, y + 7, "?", 0.98)
    wide = 36.0
    card = QRectF(-wide / 2, -TALL * wide / 2, wide, TALL * wide)
    paint_club_back(painter, card)
    fill(painter, oval(0, 0, 11.5), _INK)
    fill(painter, oval(0, 0, 10), colours.GOLD)
    paint_letters(painter, "?", QPointF(0, 0), 17, _INK, "points")


def _solo(painter: QPainter) -> None:
    """One against three quick opponents."""
    _green(painter, -2, 8, 22, 13)
    _flag(painter, -4, 9, "8", 1.15, in_play=True)
    _golfer(painter, -46, 6, "red", 1.2)
    for name, x, y in zip(RIVAL_NAMES, (36, 54, 38), (-11, 4, 18), strict=True):
        _golfer(painter, x, y, name, 0.82)


_SCENES: Mapping[Mode, Callable[[QPainter], None]] = {
    Mode.MATCH: _match,
    Mode.STROKE: _stroke_play,
    Mode.STABLEFORD: _stableford,
    Mode.SKINS: _skins,
    Mode.RACING: _racing,
    Mode.CHAOS: _chaos,
    Mode.CHAOS_TEAMS: _teams,
    Mode.KELLY: _kelly,
    Mode.SOLO_CHAOS: _solo,
}
