"""What stirs on a course by itself: glints on its pools, leaves, a bird that passes.

It stirs only while something is played, and for three seconds after: a board at rest is at rest.
"""

from collections.abc import Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art import scenery_colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import curve, fill, stroke
from minigolf_desktop.ui.common.art.shapes import star
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Theme, TimeOfYear
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import (
    UNIT,
    BoardPiece,
    HexLayer,
    HexLens,
    PieceDrawing,
    Pieces,
)

LASTING = 3000
"""Milliseconds that it goes on after a move."""
_TICK = 40
_GLINTS, _LEAVES = 7, 3
_GLINTING, _FALLING, _PASSING = 1300, 2600, 4200
"""Milliseconds that a glint, a leaf and a bird are seen."""
_BEATS = 9
"""How often a bird beats its wings on its way."""
_BIRD_EACH = 4
"""A bird passes at the first of so many moves."""
_HIGH = QPointF(0.7, 1.0)
"""From a bird to its shadow, in units."""
_ON_WATER, _FROM_WOOD = 0.42, 0.55
"""How far from the middle of its hex a glint and a leaf may begin, in units."""
_DRIFT = QPointF(0.9, 0.8)
"""Where a leaf comes down, from where it began."""
_LITTER = {
    TimeOfYear.SUMMER: colours.LEAF,
    TimeOfYear.WINTER: colours.WHITE,
} | {time: QColor(name) for time, name in scenery_colours.LITTER.items()}
"""What falls from the trees: petals, leaves, red leaves, snow."""


class Stirring(NamedTuple):
    """Something that stirs, as it is now."""

    drawing: PieceDrawing
    point: QPointF
    """In units."""
    opacity: float

    @property
    def room(self) -> QRectF:
        """What it covers, in scene units."""
        area = self.drawing.area.translated(self.point)
        return QRectF(area.topLeft() * UNIT, area.size() * UNIT).adjusted(-9, -9, 9, 9)


class StirringPiece(BoardPiece):
    """Paints all that stirs on one layer of a board."""

    def __init__(self, lens: HexLens, layer: float) -> None:
        super().__init__(layer)
        self._lens = lens
        self._bounds = QRectF()
        self._seen: Sequence[Stirring] = ()

    def set_bounds(self, bounds: QRectF) -> None:
        """Take the part of the board in which anything may stir, in scene units."""
        self._bounds = bounds
        self.reshape()

    @property
    def area(self) -> QRectF:
        """All of the course."""
        return self._bounds

    def show(self, stirring: Sequence[Stirring]) -> None:
        """Show things as they are now, in place of those before: only there it is painted anew."""
        before, self._seen = self._seen, stirring
        if self.board is not None:
            for one in (*before, *stirring):
                self.board.changed.emit(one.room)

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Paint what is seen of it."""
        for one in self._seen:
            if one.room.intersects(seen):
                painter.save()
                painter.translate(one.point * UNIT)
                painter.setOpacity(one.opacity)
                self._lens.draw(painter, one.drawing, _wait)
                painter.restore()


def _wait() -> None:
    """Paint a sharper picture with the next step."""


class CourseLife(QObject):
    """Lets a course stir for a while."""

    def __init__(self, board: Pieces, lens: HexLens, theme: Theme) -> None:
        super().__init__(board)
        self._theme = theme
        self._low = StirringPiece(lens, HexLayer.LAWN)
        self._high = StirringPiece(lens, HexLayer.BALL)
        for piece in (self._low, self._high):
            board.add(piece)
        self._water: tuple[Hex, ...] = ()
        self._woods: tuple[Hex, ...] = ()
        self._moves = 0
        self._since = QElapsedTimer()
        self._until = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._step)

    @property
    def stirs(self) -> bool:
        """Whether anything stirs now."""
        return self._timer.isActive()

    def show_course(self, ground: Mapping[Hex, Terrain], bounds: QRectF) -> None:
        """Live on a course: its ground by hex, and its room in scene units."""
        self.rest()
        wet = {Terrain.WATER, Terrain.LAKE}
        self._water = tuple(sorted(place for place, kind in ground.items() if kind in wet))
        self._woods = tuple(
            sorted(place for place, kind in ground.items() if kind is Terrain.TREES)
        )
        for piece in (self._low, self._high):
            piece.set_bounds(bounds)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self.rest()

    def stir(self, motion: Motion) -> None:
        """Stir from now on for three seconds, where things may move."""
        if not motion.moves:
            self.rest()
            return
        if not self.stirs:
            self._since.start()
            self._moves += 1
            self._timer.start()
        self._until = self._since.elapsed() + LASTING

    def rest(self) -> None:
        """Stir no more."""
        self._timer.stop()
        self._low.show(())
        self._high.show(())

    def _step(self) -> None:
        now = self._since.elapsed()
        if now >= self._until:
            self.rest()
            return
        # The last of it fades out with the time that is left.
        fading = min(1.0, (self._until - now) / 400)
        self._low.show([*self._glints(now, fading), *self._leaves(now, fading)])
        self._high.show(self._bird(now, fading))

    def _glints(self, now: int, fading: float) -> list[Stirring]:
        if not self._water:
            return []
        found = []
        for number in range(_GLINTS):
            spark = now + number * _GLINTING // _GLINTS
            chance = NamedChance("glint", self._moves, number, spark // _GLINTING)
            point = hex_centre(chance.pick(self._water), 1.0) + _within(chance, _ON_WATER)
            part = spark % _GLINTING / _GLINTING
            found.append(Stirring(_GLINT, point, sin(pi * part) * fading))
        return found

    def _leaves(self, now: int, fading: float) -> list[Stirring]:
        if not self._woods:
            return []
        tone = _LITTER[self._theme.time_of_year]
        found = []
        for number in range(_LEAVES):
            falling = now + number * _FALLING // _LEAVES
            chance = NamedChance("leaf", self._moves, number, falling // _FALLING)
            start = hex_centre(chance.pick(self._woods), 1.0) + _within(chance, _FROM_WOOD)
            part = falling % _FALLING / _FALLING
            sway = QPointF(0.14 * sin(6 * pi * part), 0)
            strength = min(1.0, 4 * part, 4 * (1 - part)) * fading
            found.append(Stirring(_leaf(tone), start + _DRIFT * part + sway, strength))
        return found

    def _bird(self, now: int, fading: float) -> list[Stirring]:
        part = now / _PASSING
        if self._moves % _BIRD_EACH != 1 or part >= 1:
            return []
        area, chance = self._high.area, NamedChance("bird", self._moves)
        room = QRectF(area.topLeft() / UNIT, area.size() / UNIT)
        start = QPointF(room.left(), room.top() + room.height() * chance.between(0.35, 0.8))
        end = QPointF(room.right(), room.top() + room.height() * chance.between(0.0, 0.4))
        point = start + (end - start) * part - QPointF(0, 1.2 * sin(pi * part))
        beat = round(3 * abs(sin(pi * _BEATS * part)))
        strength = min(1.0, 8 * part, 8 * (1 - part)) * fading
        shade = Stirring(_wings(beat, is_shadow=True), point + _HIGH, 0.3 * strength)
        return [shade, Stirring(_wings(beat, is_shadow=False), point, strength)]


def _within(chance: NamedChance, reach: float) -> QPointF:
    return QPointF(chance.between(-reach, reach), chance.between(-reach, reach))


def _paint_glint(painter: QPainter, unit: float) -> None:
    painter.save()
    painter.scale(0.17 * unit, 0.17 * unit)
    fill(painter, star(4, 0.26), colours.WAVE)
    painter.restore()


_GLINT = PieceDrawing("glint", QRectF(-0.2, -0.2, 0.4, 0.4), _paint_glint)


def _leaf(tone: QColor) -> PieceDrawing:
    """Return a leaf of a colour."""

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        painter.scale(unit, unit)
        for shift, colour, strength in ((0.05, colours.SHADE, 0.3), (0.0, tone, 1.0)):
            leaf = QPainterPath()
            leaf.addEllipse(QPointF(shift, shift), 0.1, 0.06)
            fill(painter, leaf, colour, strength)
        painter.restore()

    return PieceDrawing(("leaf", tone.rgb()), QRectF(-0.15, -0.15, 0.35, 0.35), paint)


def _wings(beat: int, *, is_shadow: bool) -> PieceDrawing:
    """Return a bird that flies to the east with its wings so far up, 0 to 3, or its shadow."""
    half, back = 0.5 - 0.07 * beat, 0.06 + 0.07 * beat

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(unit, unit)
        wings = curve((-back, -half), (0.16, -half * 0.5, 0.05, 0), (0.16, half * 0.5, -back, half))
        body = curve((-0.22, 0), (0.2, 0))
        if is_shadow:
            stroke(painter, wings, colours.SHADE, 0.13)
            stroke(painter, body, colours.SHADE, 0.15)
        else:
            for line, wide in ((wings, 0.13), (body, 0.15)):
                stroke(painter, line, colours.INK, wide + 0.06)
            for line, wide in ((wings, 0.13), (body, 0.15)):
                stroke(painter, line, colours.WHITE, wide)
        painter.restore()

    return PieceDrawing(("bird", beat, is_shadow), QRectF(-0.6, -0.75, 1.2, 1.5), paint)
