"""What stirs on a board by itself: glints on pools, leaves that fall, a bird that passes.

It stirs only while something is played, and for three seconds after: a board at rest is at rest.
A board says in its own units where there is water and wood, and draws what it is told of.
"""

from collections.abc import Callable, Sequence
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art import scenery_colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import curve, fill, stroke
from minigolf_desktop.ui.common.art.shapes import star
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, Theme, TimeOfYear

LASTING = 3000
"""Milliseconds that it goes on after a move."""
_TICK = 40
_FADING = 400
"""Milliseconds before the end in which the last of it fades out."""
_GLINTS, _LEAVES = 7, 3
_GLINTING, _FALLING, _PASSING = 1300, 2600, 4200
"""Milliseconds that a glint, a leaf and a bird are seen."""
_BEATS = 9
"""How often a bird beats its wings on its way."""
_BIRD_EACH = 4
"""A bird passes at the first of so many moves."""
_HIGH = QPointF(0.7, 1.0)
"""From a bird to its shadow, in units."""
_DRIFT = QPointF(0.9, 0.8)
"""Where a leaf comes down, from where it began."""
_LITTER = {
    TimeOfYear.SUMMER: QColor("#92C668"),
    TimeOfYear.WINTER: QColor("#FFFFFF"),
} | {time: QColor(name) for time, name in scenery_colours.LITTER.items()}
"""What falls from the trees: petals, leaves, red leaves, snow."""
_LIT, _SHADE, _INK = QColor("#FFFFFF"), QColor("#12301E"), LIGHT.text


class Patch(NamedTuple):
    """Where something may begin to stir: round a point, in units."""

    middle: QPointF
    reach: float


class Habitat(NamedTuple):
    """Where there is something on a board that stirs."""

    water: Sequence[Patch]
    woods: Sequence[Patch]
    room: QRectF
    """Of all the board, in units."""


class Stirring(NamedTuple):
    """Something that stirs, as it is now."""

    drawing: PieceDrawing
    point: QPointF
    """In units."""
    opacity: float

    def room(self, unit: float) -> QRectF:
        """Return what it covers on a board whose unit has a length."""
        area = self.drawing.area.translated(self.point)
        return QRectF(area.topLeft() * unit, area.size() * unit)


Show = Callable[[Sequence[Stirring], Sequence[Stirring]], None]
"""Shows what stirs near the ground and what flies high, in place of what was shown before."""


class Life(QObject):
    """Lets a board stir for a while."""

    def __init__(self, board: QObject, show: Show, theme: Theme) -> None:
        super().__init__(board)
        self._show = show
        self._theme = theme
        self._habitat = Habitat((), (), QRectF())
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

    @property
    def left(self) -> int:
        """Milliseconds for which it goes on; 0 at rest."""
        return max(0, self._until - self._since.elapsed()) if self.stirs else 0

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self.rest()

    def stir(self, motion: Motion, habitat: Habitat, milliseconds: int = 0) -> None:
        """Stir for so long and three seconds after, where things may move."""
        if not motion.moves:
            self.rest()
            return
        self._habitat = habitat
        if not self.stirs:
            self._since.start()
            self._moves += 1
            self._timer.start()
        self._until = self._since.elapsed() + milliseconds + LASTING

    def rest(self) -> None:
        """Stir no more."""
        self._timer.stop()
        self._show((), ())

    def _step(self) -> None:
        now = self._since.elapsed()
        if now >= self._until:
            self.rest()
            return
        fading = min(1.0, (self._until - now) / _FADING)
        low = [*self._glints(now, fading), *self._leaves(now, fading)]
        self._show(low, self._bird(now, fading))

    def _glints(self, now: int, fading: float) -> list[Stirring]:
        if not self._habitat.water:
            return []
        found = []
        for number in range(_GLINTS):
            spark = now + number * _GLINTING // _GLINTS
            chance = NamedChance("glint", self._moves, number, spark // _GLINTING)
            point = _within(chance, chance.pick(self._habitat.water))
            part = spark % _GLINTING / _GLINTING
            found.append(Stirring(_GLINT, point, sin(pi * part) * fading))
        return found

    def _leaves(self, now: int, fading: float) -> list[Stirring]:
        if not self._habitat.woods:
            return []
        tone = _LITTER[self._theme.time_of_year]
        found = []
        for number in range(_LEAVES):
            falling = now + number * _FALLING // _LEAVES
            chance = NamedChance("leaf", self._moves, number, falling // _FALLING)
            start = _within(chance, chance.pick(self._habitat.woods))
            part = falling % _FALLING / _FALLING
            sway = QPointF(0.14 * sin(6 * pi * part), 0)
            strength = min(1.0, 4 * part, 4 * (1 - part)) * fading
            found.append(Stirring(_leaf(tone), start + _DRIFT * part + sway, strength))
        return found

    def _bird(self, now: int, fading: float) -> list[Stirring]:
        part = now / _PASSING
        if self._moves % _BIRD_EACH != 1 or part >= 1:
            return []
        room, chance = self._habitat.room, NamedChance("bird", self._moves)
        start = QPointF(room.left(), room.top() + room.height() * chance.between(0.35, 0.8))
        end = QPointF(room.right(), room.top() + room.height() * chance.between(0.0, 0.4))
        point = start + (end - start) * part - QPointF(0, 1.2 * sin(pi * part))
        beat = round(3 * abs(sin(pi * _BEATS * part)))
        strength = min(1.0, 8 * part, 8 * (1 - part)) * fading
        shade = Stirring(_wings(beat, is_shadow=True), point + _HIGH, 0.3 * strength)
        return [shade, Stirring(_wings(beat, is_shadow=False), point, strength)]


def _within(chance: NamedChance, patch: Patch) -> QPointF:
    reach = patch.reach
    return patch.middle + QPointF(chance.between(-reach, reach), chance.between(-reach, reach))


def paint_stirring(painter: QPainter, unit: float, stirring: Stirring) -> None:
    """Paint something that stirs, on a board whose unit has a length in the painter's."""
    painter.save()
    painter.translate(stirring.point * unit)
    painter.setOpacity(stirring.opacity)
    stirring.drawing.paint(painter, unit)
    painter.restore()


def _paint_glint(painter: QPainter, unit: float) -> None:
    painter.save()
    painter.scale(0.17 * unit, 0.17 * unit)
    fill(painter, star(4, 0.26), _LIT)
    painter.restore()


_GLINT = PieceDrawing("glint", QRectF(-0.2, -0.2, 0.4, 0.4), _paint_glint)


def _leaf(tone: QColor) -> PieceDrawing:
    """Return a leaf of a colour."""

    def paint(painter: QPainter, unit: float) -> None:
        painter.save()
        painter.scale(unit, unit)
        for shift, colour, strength in ((0.05, _SHADE, 0.3), (0.0, tone, 1.0)):
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
            stroke(painter, wings, _SHADE, 0.13)
            stroke(painter, body, _SHADE, 0.15)
        else:
            for line, wide in ((wings, 0.13), (body, 0.15)):
                stroke(painter, line, _INK, wide + 0.06)
            for line, wide in ((wings, 0.13), (body, 0.15)):
                stroke(painter, line, _LIT, wide)
        painter.restore()

    return PieceDrawing(("bird", beat, is_shadow), QRectF(-0.6, -0.75, 1.2, 1.5), paint)
