"""The tools of the table, one at a time in hand: idle, watching, carrying, pending,
numbering.

A tool takes gestures in scene coordinates and acts only when the cell under the pointer changes.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt

from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.boards.gestures import Direction, Gestures
from minigolf_desktop.ui.designer.board.aim import Aim, Places
from minigolf_desktop.ui.designer.board.ghost import HANDLE, HANDLE_RADIUS
from minigolf_desktop.ui.designer.board.hole_sign import SignItem
from minigolf_desktop.ui.designer.board.scene import cell_at
from minigolf_desktop.ui.designer.board.tile_item import CELL

if TYPE_CHECKING:
    from minigolf_desktop.ui.designer.board.desk import Desk

_DRAG_START = 8.0
"""Scene units that a sign is dragged before it moves."""


class Tool(Gestures):
    """What a gesture does by default: nothing."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        """Whose tool it is."""


class Watching(Tool):
    """Nothing to be done: the board is another's, or about to be."""


class Idle(Tool):
    """Nothing in hand: signs can be clicked or dragged onto another."""

    def __init__(self, desk: "Desk") -> None:
        super().__init__(desk)
        self._sign: SignItem | None = None
        self._from = QPointF()
        self._home = QPointF()
        self._dragged = False

    def end(self) -> None:
        """Let go of a sign."""
        if self._sign is not None:
            self._sign.setPos(self._home)
            self._sign = None
        self.desk.scene.choose_sign(None)

    def hover(self, at: QPointF) -> None:
        """Ring the sign under the pointer."""
        sign = self.desk.scene.sign_at(at)
        self.desk.scene.choose_sign(sign)
        hand = Qt.CursorShape.PointingHandCursor
        self.cursor = Qt.CursorShape.ArrowCursor if sign is None else hand
        self.desk.cursor_changed.emit()

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

    def release(self, at: QPointF) -> None:
        """Take over the number of the sign below, or ask for one after a click."""
        sign, self._sign = self._sign, None
        if sign is None:
            return
        sign.setPos(self._home)
        if not self._dragged:
            self.desk.sign_asked.emit(sign)
            return
        target = self.desk.scene.sign_at(at, without=sign)
        if target is not None and target.sign.number:
            self.desk.number(sign, target.sign.number)

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


class Placing(Tool):
    """A hand tile over the board: what carrying and pending have in common."""

    def __init__(self, desk: "Desk", places: Places, design: int, aim: Aim | None = None) -> None:
        super().__init__(desk)
        self.places = places
        """Where it may go."""
        self.design = design
        """Index of its design."""
        self.aim = aim
        """Where it is held; None off the board."""
        self._rotation = aim.rotation if aim else 0

    def begin(self) -> None:
        """Show where the tile may go, and the tile if it is held somewhere."""
        self.desk.scene.show_places(self.places.rotations)
        self.desk.show_aim(self.aim, self.design)

    def end(self) -> None:
        """Take it all off the board."""
        self.desk.scene.show_places(())
        self.aim = None
        self.desk.show_aim(None, self.design)

    def hold(self, cell: int) -> None:
        """Hold the tile over a cell, turned the nearest way that fits."""
        course = self.desk.session.course
        if course is None or (self.aim is not None and self.aim.cell == cell):
            return
        rotation = self.places.nearest_rotation(course, self.design, cell, self._rotation)
        self.aim = Aim(self.places.slot, cell, rotation)
        self.desk.show_aim(self.aim, self.design)

    def hold_somewhere(self, near: int | None) -> None:
        """Hold the tile over the nearest cell where it may go."""
        course = self.desk.session.course
        if course is None:
            return
        if near is None and course.tiles:
            near = next(reversed(course.tiles))
        cell = self.places.first_cell(near, course.land.free)
        if cell is not None:
            self.hold(cell)
            self.desk.sought.emit(cell)

    def turn(self, steps: int) -> bool:
        """Turn the tile by quarter turns; it stays turned over the next cells."""
        if self.aim is None:
            self._rotation = (self._rotation + steps) & 3
        else:
            self._rotation = (self.aim.rotation + steps) & 3
            self.aim = self.aim._replace(rotation=self._rotation)
        self.desk.show_aim(self.aim, self.design, steps)
        return True

    def step(self, direction: Direction) -> bool:
        """Hold the tile over the next cell in a direction where it may go."""
        if self.aim is None:
            self.hold_somewhere(None)
        else:
            cell = self.places.next_cell(self.aim.cell, direction)
            self.hold(cell)
            self.desk.sought.emit(cell)
        return True

    def confirm(self) -> bool:
        """Place the tile where it is held."""
        if self.aim is not None:
            self.desk.place(self.aim)
        return True

    def could_lie(self, cell: int) -> bool:
        """Whether a tile may be put down on a cell and turned there until it fits."""
        course = self.desk.session.course
        return course is not None and cell in course.front


class Carrying(Placing):
    """A hand tile that follows the pointer from cell to cell."""

    cursor = Qt.CursorShape.ClosedHandCursor

    def hover(self, at: QPointF) -> None:
        """Hold the tile over the cell under the pointer."""
        self.hold(cell_at(at))

    def press(self, at: QPointF) -> bool:
        """Be ready to put it down on release."""
        self.hold(cell_at(at))
        return True

    def drag(self, at: QPointF) -> None:
        """Hold the tile over the cell under the pointer."""
        self.hold(cell_at(at))

    def release(self, at: QPointF) -> None:
        """Put the tile down, to be confirmed if the player wants that."""
        self.hold(cell_at(at))
        aim = self.aim
        if aim is None:
            return
        if not self.could_lie(aim.cell):
            self.desk.place(aim)
        elif self.desk.habits.confirm or not self.desk.can_confirm:
            self.desk.pend(self, aim)
        else:
            self.desk.place(aim)

    def leave(self) -> None:
        """Take the tile off the board."""
        self.aim = None
        self.desk.show_aim(None, self.design)


class Pending(Placing):
    """A hand tile put down that waits for a yes; it can still be turned and moved."""

    def __init__(self, desk: "Desk", places: Places, design: int, aim: Aim) -> None:
        super().__init__(desk, places, design, aim)
        self._moving = False

    def hover(self, at: QPointF) -> None:
        """Show a hand over the tile and its handle."""
        shape = Qt.CursorShape.ArrowCursor
        if self._on_handle(at):
            shape = Qt.CursorShape.PointingHandCursor
        elif self._on_tile(at):
            shape = Qt.CursorShape.OpenHandCursor
        self.cursor = shape
        self.desk.cursor_changed.emit()

    def press(self, at: QPointF) -> bool:
        """Turn at the handle, take hold of the tile, or move it to another cell."""
        if self._on_handle(at):
            return self.turn(1)
        cell = cell_at(at)
        if self._on_tile(at) or self.could_lie(cell):
            self.hold(cell)
            self._moving = True
            return True
        return False

    def drag(self, at: QPointF) -> None:
        """Move the tile along."""
        if self._moving:
            self.hold(cell_at(at))

    def release(self, at: QPointF) -> None:
        """Leave the tile where it is, back in the hand if no tile can lie there."""
        if self._moving and self.aim is not None and not self.could_lie(self.aim.cell):
            self.desk.place(self.aim)
            self.desk.rest()
        self._moving = False

    def _on_handle(self, at: QPointF) -> bool:
        return self.aim is not None and (
            QLineF(at, self._corner() + HANDLE).length() <= HANDLE_RADIUS + 2
        )

    def _on_tile(self, at: QPointF) -> bool:
        return self.aim is not None and QRectF(
            self._corner().x(), self._corner().y(), CELL, CELL
        ).contains(at)

    def _corner(self) -> QPointF:
        x, y = unpack(self.aim.cell) if self.aim else (0, 0)
        return QPointF(x * CELL, y * CELL)


class Numbering(Tool):
    """The signs by keyboard: arrows choose one, a digit numbers its hole, 0 releases it."""

    def begin(self) -> None:
        """Choose the first sign and say how it goes on."""
        signs = sorted(self.desk.scene.signs, key=lambda item: (item.sign.number or 99, item.y()))
        self._sign = signs[0]
        self.desk.scene.choose_sign(self._sign)
        self.desk.sought.emit(self._sign.sign.cell)

    def end(self) -> None:
        """Take the ring off."""
        self.desk.scene.choose_sign(None)

    def step(self, direction: Direction) -> bool:
        """Go to the next sign in a direction."""
        here = self._sign.pos()
        best = None
        for item in self.desk.scene.signs:
            away = item.pos() - here
            ahead = away.x() * direction[0] + away.y() * direction[1]
            aside = abs(away.x() * direction[1]) + abs(away.y() * direction[0])
            if ahead > 1 and (best is None or ahead + 2 * aside < best[0]):
                best = (ahead + 2 * aside, item)
        if best is not None:
            self._sign = best[1]
            self.desk.scene.choose_sign(self._sign)
            self.desk.sought.emit(self._sign.sign.cell)
        return True

    def confirm(self) -> bool:
        """Ask for the number in a menu."""
        self.desk.sign_asked.emit(self._sign)
        return True

    def digit(self, number: int) -> None:
        """Give the hole of the chosen sign a number; 0 lets the program choose."""
        self.desk.number(self._sign, number)
