"""The tools of a square board besides those that lay: idle, watching, numbering.

They take gestures in scene coordinates.
"""

from functools import partial

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, Qt

from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying import Spot, Tool
from minigolf_desktop.ui.common.laying.walking import nearest_ahead
from minigolf_desktop.ui.designer.board.aim import next_cell
from minigolf_desktop.ui.designer.board.board_desk import BoardDesk
from minigolf_desktop.ui.designer.board.hole_sign import SignItem
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.told import cell_told, cells_of, sign_told

_DRAG_START = 8.0
"""Scene units that a sign is dragged before it moves."""


class Idle(Tool):
    """Nothing in hand: signs can be clicked, or dragged onto any tile of another hole.

    The arrow keys look over the course, cell by cell.
    """

    desk: BoardDesk
    is_idle = True

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self._sign: SignItem | None = None
        self._from = QPointF()
        self._home = QPointF()
        self._dragged = False

    def end(self) -> None:
        """Let go of a sign, and put the cursor of the keys away."""
        self._look_at(None)
        if self._sign is not None:
            self._sign.setPos(self._home)
            self._sign = None
        self.desk.scene.choose_sign(None)

    def hover(self, at: QPointF) -> None:
        """Ring the sign under the pointer."""
        self._look_at(None)
        sign = self.desk.scene.sign_at(at)
        self.desk.scene.choose_sign(sign)
        hand = Qt.CursorShape.PointingHandCursor
        self.cursor = Qt.CursorShape.ArrowCursor if sign is None else hand

    def step(self, direction: Direction) -> bool:
        """Look at the next cell in a direction, first at the tile that was laid last."""
        course = self.desk.scene.course
        if course is None:
            return False
        cells, spot = cells_of(course), self.spot
        first = next(reversed(course.tiles), min(course.land.gate.cells))
        self._look_at(first if spot is None else next_cell(spot.place, cells, direction))
        return True

    def _look_at(self, cell: int | None) -> None:
        """Have the keys look at a cell, or at none."""
        desk = self.desk
        if cell is None and self.spot is None:
            return
        self.spot = None if cell is None else Spot(cell, 0)
        desk.scene.point_at(cell)
        if cell is not None:
            desk.sought.emit(cell_rect(cell))
            self._tell(cell)

    def _tell(self, cell: int) -> None:
        """Have read out what lies on a cell."""
        self.desk.heard.emit(partial(told_of, self.desk.scene, cell))

    def press(self, at: QPointF) -> bool:
        """Take hold of a sign."""
        self._sign = self.desk.scene.sign_at(at)
        if self._sign is None:
            return False
        self._from, self._home, self._dragged = at, self._sign.pos(), False
        self.desk.scene.choose_sign(self._sign)
        return True

    def drag(self, at: QPointF) -> None:
        """Carry the sign along."""
        if self._sign is None:
            return
        if self._dragged or QLineF(self._from, at).length() > _DRAG_START:
            self._dragged = True
            self._sign.setPos(self._home + at - self._from)
            self.desk.scene.choose_sign(self._target(at) or self._sign)

    def _target(self, at: QPointF) -> SignItem | None:
        """Return the sign of another hole that lies at a point, or whose tile does."""
        scene, sign = self.desk.scene, self._sign
        target = scene.sign_at(at, without=sign) or scene.hole_at(at)
        return None if target is sign else target

    def release(self, at: QPointF) -> None:
        """Swap numbers with the hole below, or ask for a number after a click."""
        target = self._target(at)
        sign, self._sign = self._sign, None
        if sign is None:
            return
        sign.setPos(self._home)
        if not self._dragged:
            self.desk.sign_asked.emit(sign)
            return
        if target is not None and target.sign.number != sign.sign.number:
            self.desk.swap(sign, target)

    def click(self, at: QPointF) -> None:
        """Tell what comes first where a cell is clicked that a tile could go to."""
        course = self.desk.session.course
        cell = cell_at(at)
        if course is not None and cell in course.land.free and cell not in course.tiles:
            self.confirm()

    def confirm(self) -> bool:
        """Tell what comes first while there is a tile to be chosen."""
        if not self.desk.session.may_place:
            return False
        self.desk.told.emit(
            QCoreApplication.translate("Desk", "First choose a tile, then the cell where it goes.")
        )
        return True

    def leave(self) -> None:
        """Take the ring off."""
        if self._sign is None:
            self.desk.scene.choose_sign(None)


def told_of(scene: BoardScene, cell: int) -> str:
    """Return what lies on a cell of a board, in words for who cannot see it."""
    course = scene.course
    return "" if course is None else cell_told(course, cell, [one.sign for one in scene.signs])


class Watching(Idle):
    """The board is another's, or about to be; still its holes can be numbered (ruling D35)."""

    def confirm(self) -> bool:
        """Have nothing to tell: no tile is to be chosen."""
        return False

    def click(self, at: QPointF) -> None:
        """Tell that somebody who looks on is waiting."""
        self.desk.watched.emit()


class Numbering(Tool):
    """The signs by keyboard: arrows choose one, a digit numbers its hole, 0 releases it."""

    desk: BoardDesk

    def begin(self) -> None:
        """Choose the first sign and say how it goes on."""
        signs = self.desk.scene.signs
        self._choose(min(signs, key=lambda item: (item.sign.number or 99, item.y())))

    def end(self) -> None:
        """Take the ring off."""
        self.desk.scene.choose_sign(None)

    def step(self, direction: Direction) -> bool:
        """Go to the next sign in a direction."""
        signs = ((item.pos(), item) for item in self.desk.scene.signs)
        self._choose(nearest_ahead(self._sign.pos(), signs, direction) or self._sign)
        return True

    def _choose(self, sign: SignItem) -> None:
        self._sign = sign
        self.desk.scene.choose_sign(sign)
        self.desk.sought.emit(cell_rect(sign.sign.cell))
        self.desk.heard.emit(partial(sign_told, sign.sign))

    def confirm(self) -> bool:
        """Ask for the number in a menu."""
        self.desk.sign_asked.emit(self._sign)
        return True

    def digit(self, number: int) -> None:
        """Give the hole of the chosen sign a number; 0 lets the program choose."""
        self.desk.number(self._sign, number)
