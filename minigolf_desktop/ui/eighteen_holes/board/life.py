"""What stirs on a course by itself, on the pieces' board: see :mod:`common.boards.life`."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.life import Habitat, Life, Patch, Stirring
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import (
    UNIT,
    BoardPiece,
    HexLayer,
    HexLens,
    Pieces,
)

_ON_WATER, _FROM_WOOD = 0.42, 0.55
"""How far from the middle of its hex a glint and a leaf may begin, in units."""
_WET = frozenset({Terrain.WATER, Terrain.LAKE})
_EDGE = 9.0
"""Room for smooth edges, in scene units."""


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
                self.board.changed.emit(_room(one))

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Paint what is seen of it."""
        for one in self._seen:
            if _room(one).intersects(seen):
                painter.save()
                painter.translate(one.point * UNIT)
                painter.setOpacity(one.opacity)
                self._lens.draw(painter, one.drawing, _wait)
                painter.restore()


def _room(one: Stirring) -> QRectF:
    return one.room(UNIT).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)


def _wait() -> None:
    """Paint a sharper picture with the next step."""


class CourseLife(QObject):
    """Lets a course stir for a while."""

    def __init__(self, board: Pieces, lens: HexLens, theme: Theme) -> None:
        super().__init__(board)
        self._low = StirringPiece(lens, HexLayer.LAWN)
        self._high = StirringPiece(lens, HexLayer.BALL)
        for piece in (self._low, self._high):
            board.add(piece)
        self._life = Life(self, self._show, theme)
        self._habitat = Habitat((), (), QRectF())

    @property
    def stirs(self) -> bool:
        """Whether anything stirs now."""
        return self._life.stirs

    def show_course(self, ground: Mapping[Hex, Terrain], bounds: QRectF) -> None:
        """Live on a course: its ground by hex, and its room in scene units."""
        self.rest()
        places = sorted(ground.items())
        self._habitat = Habitat(
            [Patch(hex_centre(place, 1.0), _ON_WATER) for place, kind in places if kind in _WET],
            [
                Patch(hex_centre(place, 1.0), _FROM_WOOD)
                for place, kind in places
                if kind is Terrain.TREES
            ],
            QRectF(bounds.topLeft() / UNIT, bounds.size() / UNIT),
        )
        for piece in (self._low, self._high):
            piece.set_bounds(bounds)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._life.set_theme(theme)

    def stir(self, motion: Motion) -> None:
        """Stir from now on for three seconds, where things may move."""
        self._life.stir(motion, self._habitat)

    def rest(self) -> None:
        """Stir no more."""
        self._life.rest()

    def _show(self, low: Sequence[Stirring], high: Sequence[Stirring]) -> None:
        self._low.show(low)
        self._high.show(high)
