"""What a view of the hex board needs of a scene, whatever is done on it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import tiles_rect
from minigolf_desktop.ui.eighteen_holes.board.ground import HexGround
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT, HexLens
from minigolf_desktop.ui.eighteen_holes.board.pieces import Pieces

_ROOM = 60 * UNIT
"""Meadow round the course that the view may wander to."""

_EDGE = 0.35 * UNIT
"""Meadow round the course that is seen when it is fitted."""


class HexStage(QGraphicsScene, Gestures):
    """A course with what lies on it; gestures do nothing by themselves."""

    bounds_changed = Signal()
    """The board reaches farther, or less far."""
    sought = Signal(QRectF)
    """A part of the scene is to be brought into view: the keyboard went there."""

    def __init__(self, theme: Theme, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        """Colours."""
        self.ground = HexGround(theme, faces, self)
        """The course itself."""
        self.pieces = Pieces(self)
        """What stands on it; what hangs over it are items of Qt's."""
        self.lens = HexLens(self)
        """How it is looked at."""
        self.motion = Motion()
        """How fast things move."""
        self._bounds = QRectF()

    @property
    def bounds(self) -> QRectF:
        """What is to be seen when the board is fitted, in scene units."""
        return QRectF(self._bounds)

    def show_course(self, course: Course) -> None:
        """Show a course."""
        self.ground.set_course(course)
        self.set_bounds(tiles_rect(course.tiles, UNIT).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))

    def set_bounds(self, bounds: QRectF) -> None:
        """Tell what is to be seen when the board is fitted, in scene units."""
        if bounds != self._bounds:
            self._bounds = QRectF(bounds)
            self.setSceneRect(bounds.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
            self.bounds_changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.ground.set_theme(theme)
        self.lens.forget()
        self.update()

    def seen(self) -> None:
        """Notice that another part is seen, or at another size: the lens tells which."""

    def skip(self) -> bool:
        """Bring what moves to its end; return whether anything moved."""
        return False
