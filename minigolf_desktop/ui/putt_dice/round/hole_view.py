"""The hole being played, as it lies on the course: tiles, players, the ball and where it may go."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.putt_dice import Odds, PuttHole
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, font, paint_player_shape
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import (
    CELL,
    TileAtlas,
    TilesLater,
    paint_tiles,
    square_of,
)
from minigolf_desktop.ui.putt_dice.round.way import area_of, laid_wide, lies_of, way_between

ROLLING = 260
"""The ball rolls over a tile, in ms at speed 1."""
LARGEST_TILE = 168
ROUND_IT = 46.0
"""How much of the tiles around the hole shows, in units of 100 a tile."""

_INK = QColor("#33302A")
_WHITE = QColor("#FFFFFF")
_GLOW = QColor(242, 182, 50)
_SHADOW = QColor(18, 48, 30, 90)


class Stand(NamedTuple):
    """What the view shows."""

    hole: PuttHole
    position: int
    player: int
    """Seat of the player who putts; -1 when nobody does."""
    waiting: tuple[int, ...]
    """Seats that are still to play the hole."""
    odds: Odds | None
    """Chances of the dice chosen; None while no dice are asked for."""
    dice: int


class HoleView(QWidget):
    """Shows the hole as large as there is room for."""

    def __init__(self, look: Look, course: Course, atlas: TileAtlas, motion: Motion) -> None:
        super().__init__()
        self.motion = motion
        """How fast the ball rolls."""
        self._look = look
        self._whole_course = course
        self._course, self._hole = course, PuttHole(())
        self._tiles = TilesLater(atlas, self)
        self._tiles.painted.connect(self._paint_anew)
        self._stand: Stand | None = None
        self._ground = QPixmap()
        self._ball: QPointF | None = None
        self.setMinimumSize(look.size(360, 150))

    def show_stand(self, stand: Stand) -> None:
        """Show where the player stands now."""
        if self._stand is None or stand.hole is not self._stand.hole:
            self._tiles.forget()
            self._ground = QPixmap()
            self._course, self._hole = laid_wide(self._whole_course, stand.hole)
        self._stand = stand
        self._ball = None
        self.update()

    def roll(self, start: int, end: int, done: Callable[[], None]) -> None:
        """Let the ball roll from one position to another, then call ``done``."""
        stand = self._stand
        if stand is None:
            done()
            return
        self._stand = stand._replace(odds=None, position=start)
        way = way_between(self._course, self._hole, start, end)

        def step(part: float) -> None:
            self._ball = way.pointAtPercent(part) if end != start else way.currentPosition()
            self.update()

        duration = self.motion.duration(ROLLING * max(1, abs(end - start)))
        animate(self, duration, step, done)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the tiles anew in the new size."""
        self._tiles.forget()
        self._ground = QPixmap()
        super().resizeEvent(event)

    def _paint_anew(self) -> None:
        """Paint the ground with the tiles that have come."""
        self._ground = QPixmap()
        self.update()

    # Geometry

    def _tile(self) -> int:
        """Return the side of a tile in pixels."""
        area = area_of(self._hole)
        wide = (area.width() + 2 * ROUND_IT) / CELL
        high = (area.height() + 2 * ROUND_IT) / CELL
        fit = min(self.width() / wide, self.height() / high)
        return max(16, int(min(fit, self._look.px(LARGEST_TILE))))

    def _origin(self, tile: int) -> QPointF:
        """Return where the corner (0, 0) of the course lies."""
        middle = area_of(self._hole).center() * (tile / CELL)
        return QPointF(round(self.width() / 2 - middle.x()), round(self.height() / 2 - middle.y()))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles, kept as a picture, and what stands on them."""
        stand = self._stand
        if stand is None:
            return
        tile = self._tile()
        if self._ground.isNull():
            self._ground = self._paint_tiles(self._hole, tile)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._ground)
        painter.translate(self._origin(tile))
        painter.scale(tile / CELL, tile / CELL)
        lies = lies_of(self._course, self._hole)
        self._paint_waiting(painter, lies[0], stand)
        if stand.odds is not None:
            self._paint_aim(painter, stand)
        self._paint_ball(painter, self._ball or lies[stand.position], stand.player)
        if stand.odds is not None:
            self._paint_odds(painter, stand, lies)
        painter.end()

    def _paint_tiles(self, hole: PuttHole, tile: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        ground = clear_pixmap(self.width(), self.height(), ratio)
        origin, scale = self._origin(tile), tile / CELL
        seen = area_of(hole).adjusted(-ROUND_IT, -ROUND_IT, ROUND_IT, ROUND_IT)
        frame = QRectF(seen.topLeft() * scale + origin, seen.size() * scale)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        clip.addRoundedRect(frame, self._look.px(16), self._look.px(16))
        painter.setClipPath(clip)
        near = [cell for cell in self._course.tiles if square_of(cell).intersects(seen)]
        paint_tiles(painter, self._course, near, self._tiles, origin, tile, ratio)
        painter.translate(origin)
        painter.scale(scale, scale)
        veil = faded(self._look.theme.meadow, 0.72)
        for cell in set(near) - {step.cell for step in hole.tiles}:
            painter.fillRect(square_of(cell), veil)
        painter.end()
        return ground

    def _paint_waiting(self, painter: QPainter, tee: QPointF, stand: Stand) -> None:
        for place, seat in enumerate(stand.waiting):
            side = -1 if place % 2 else 1
            spot = tee + QPointF(side * 15, -16 + 16 * (place // 2) * 2)
            _paint_token(painter, spot, 7.5, seat)

    def _paint_aim(self, painter: QPainter, stand: Stand) -> None:
        """Paint how far the dice chosen carry the ball."""
        end = min(stand.position + stand.dice, stand.hole.length)
        way = way_between(self._course, self._hole, stand.position, end)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((_INK, 5.6), (_WHITE, 3.2)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)
            painter.setPen(pen)
            painter.drawPath(way)
        tip, angle = way.pointAtPercent(1.0), way.angleAtPercent(0.995)
        painter.save()
        painter.translate(tip)
        painter.rotate(-angle)
        head = QPainterPath(QPointF(6, 0))
        head.lineTo(-6, -6)
        head.lineTo(-6, 6)
        head.closeSubpath()
        painter.setPen(QPen(_INK, 1.8, Qt.PenStyle.SolidLine, cap, join))
        painter.setBrush(_WHITE)
        painter.drawPath(head)
        painter.restore()

    def _paint_ball(self, painter: QPainter, spot: QPointF, seat: int) -> None:
        if seat >= 0:
            glow = QColor(_GLOW)
            glow.setAlphaF(0.3)
            painter.setPen(QPen(_GLOW, 1.8))
            painter.setBrush(glow)
            painter.drawEllipse(spot + QPointF(-7, 1), 17, 17)
            _paint_token(painter, spot + QPointF(-7, 1), 9.5, seat)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawEllipse(spot + QPointF(9, 2), 4.6, 4.6)
        painter.setPen(QPen(_INK, 1.2))
        painter.setBrush(_WHITE)
        painter.drawEllipse(spot + QPointF(8, 0), 4.4, 4.4)

    def _paint_odds(self, painter: QPainter, stand: Stand, lies: tuple[QPointF, ...]) -> None:
        odds = stand.odds
        assert odds is not None
        for position in range(stand.position, stand.hole.length):
            if odds.stop[position] and position > stand.position:
                self._paint_chip(painter, lies[position] + QPointF(0, 27), odds.stop[position])
        if odds.hole_out:
            self._paint_chip(painter, lies[-1] + QPointF(0, -24), odds.hole_out, main=True)

    def _paint_chip(
        self, painter: QPainter, middle: QPointF, chance: Fraction, main: bool = False
    ) -> None:
        theme = self._look.theme
        text = percent(chance)
        face = font("figure")
        face.setPixelSize(12)
        painter.setFont(face)
        room = QRectF(0, 0, painter.fontMetrics().horizontalAdvance(text) + 11, 17)
        room.moveCenter(middle)
        painter.setPen(QPen(theme.pill if main else theme.line, 0.8))
        painter.setBrush(theme.pill if main else theme.panel)
        painter.drawRoundedRect(room, 7, 7)
        painter.setPen(theme.pill_text if main else theme.text)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def percent(chance: Fraction | float) -> str:
    """Return a chance in whole per cent: 0 only if it cannot happen, 100 if it cannot fail."""
    share = round(chance * 100)
    if 0 < chance < 1:
        share = min(99, max(1, share))
    return f"{share}\N{NO-BREAK SPACE}%"


def _paint_token(painter: QPainter, middle: QPointF, radius: float, seat: int) -> None:
    colour = PLAYER_COLOURS[seat]
    paint_player_shape(painter, colour.name, middle + QPointF(0.8, 1.4), radius + 1.8, _SHADOW)
    paint_player_shape(painter, colour.name, middle, radius + 1.9, _WHITE)
    paint_player_shape(painter, colour.name, middle, radius, colour.light)
