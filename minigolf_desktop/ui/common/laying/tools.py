"""The tools that lay a piece: one carries it, the other lets it wait for a yes.

They take gestures in scene coordinates and act only when the place under the pointer changes.
"""

from typing import Any, Self

from PySide6.QtCore import QPointF, Qt

from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying.desk import LayingDesk, Tool
from minigolf_desktop.ui.common.laying.piece import AnyPiece, AnySpot, Spot
from minigolf_desktop.ui.common.sounds import Sound


class Placing(Tool):
    """A piece in hand: what carrying and waiting have in common."""

    def __init__(self, desk: LayingDesk, piece: AnyPiece, spot: AnySpot | None = None) -> None:
        super().__init__(desk)
        self.piece: AnyPiece = piece
        self.spot = spot
        self._turn = spot.turn if spot else 0

    def begin(self) -> None:
        """Show where the piece may go, and the piece if it is held somewhere."""
        self.piece.show_places(True)
        self._show()

    def end(self) -> None:
        """Take it all off the board."""
        self.piece.show_places(False)
        self._take_off()

    def leave(self) -> None:
        """Take the piece off the board."""
        self._take_off()

    def _take_off(self) -> None:
        self.spot = None
        self._show()

    def _show(self, steps: int = 0) -> None:
        piece, spot = self.piece, self.spot
        piece.show(spot, steps)
        self.desk.spot_changed.emit()
        if spot is not None:
            self.desk.heard.emit(lambda: piece.words(spot))

    def hold(self, place: Any) -> None:
        """Hold the piece over a place; it snaps to the nearest turn that fits."""
        if self.spot is None or self.spot.place != place:
            self.spot = Spot(place, self.piece.snap(place, self._turn))
            self._show()

    def hold_somewhere(self, near: Any = None) -> None:
        """Hold the piece over a place to begin with, near another if there is one."""
        place = self.piece.first_place(near)
        if place is not None:
            self._hold_in_sight(place)

    def _hold_in_sight(self, place: Any) -> None:
        self.hold(place)
        self.desk.sought.emit(self.piece.area(place))

    def turn(self, steps: int) -> bool:
        """Turn the piece clockwise; it stays turned over the next places."""
        piece, spot = self.piece, self.spot
        if piece.turns == 1:
            return False
        self._turn = ((spot.turn if spot else self._turn) + piece.clockwise * steps) % piece.turns
        self.spot = spot and spot._replace(turn=self._turn)
        self._show(steps)
        return True

    def wheel(self, steps: int) -> bool:
        """Turn the piece."""
        return self.desk.turn(steps)

    def flip(self) -> bool:
        """Turn the other face of the piece up."""
        if not self.piece.has_faces:
            return False
        self.spot = self.piece.flip(self.spot)
        self._turn = self.spot.turn if self.spot else self._turn
        self._show()
        return True

    def step(self, direction: Direction) -> bool:
        """Hold the piece over the place that an arrow key leads to."""
        if self.spot is None:
            self.hold_somewhere()
        else:
            self._hold_in_sight(self.piece.place_beside(self.spot.place, direction))
        return True

    def confirm(self) -> bool:
        """Put the piece down where it is held; off the board, hold it somewhere first."""
        if self.spot is None:
            self.hold_somewhere()
        else:
            self.put_down()
        return True

    def put_down(self) -> None:
        """Put the piece down where it is held; say why if that is not allowed."""
        desk, piece, spot = self.desk, self.piece, self.spot
        assert spot is not None
        refusal = piece.refusal(spot)
        if refusal is not None:
            desk.refused.emit(refusal)
            desk.sounded.emit(Sound.REFUSED)
        elif piece.put_down(spot):
            desk.sounded.emit(Sound.LAID)
            desk.heard.emit(lambda: desk.lying(spot))
            if desk.tool is self:
                desk.rest()
            another = piece.another()
            if another is not None:
                Carrying.take_up(desk, another)

    def remove(self) -> bool:
        """Put the piece into the box, or back where it was taken from."""
        if not self.desk.discard():
            self.desk.rest()
        return True


class Carrying(Placing):
    """A piece that follows the pointer from place to place.

    The click that took it up from the board does not put it down.
    """

    cursor = Qt.CursorShape.ClosedHandCursor

    def __init__(self, desk: LayingDesk, piece: AnyPiece, spot: AnySpot | None = None) -> None:
        super().__init__(desk, piece, spot)
        self._taken_from = spot.place if spot else None

    @classmethod
    def take_up(cls, desk: LayingDesk, piece: AnyPiece, lifted: AnySpot | None = None) -> Self:
        """Take a piece in hand: from the box, or ``lifted`` from where it lies."""
        desk.heard.emit(lambda: piece.name)
        desk.sounded.emit(Sound.TAKEN)
        carrying = cls(desk, piece, lifted)
        desk.use(carrying)
        return carrying

    def hover(self, at: QPointF) -> None:
        """Hold the piece over the place under the pointer."""
        self.hold(self.piece.place_at(at))

    def press(self, at: QPointF) -> bool:
        """Be ready to put it down on release."""
        self.hover(at)
        return True

    def drag(self, at: QPointF) -> None:
        """Hold the piece over the place under the pointer."""
        self.hover(at)

    def release(self, at: QPointF) -> None:
        """Put the piece down, to be confirmed if the player wants that; not below a panel."""
        taken_from, self._taken_from = self._taken_from, None
        place = self.piece.place_at(at)
        if self.desk.is_covered(at):
            self.remove()
        elif taken_from is None or place != taken_from:
            self.hold(place)
            self._let_go()

    def drop(self, at: QPointF) -> None:
        """Put the piece down; unless it waits there for a yes, nothing stays in hand.

        What is refused goes home, as it came: the next drag brings its own piece.
        """
        self.release(at)
        if isinstance(self.desk.tool, Carrying):
            self.desk.rest()

    def _let_go(self) -> None:
        desk, piece, spot = self.desk, self.piece, self.spot
        assert spot is not None
        may_wait = piece.may_wait(spot.place)
        if may_wait and (desk.asks or piece.refusal(spot) is not None):
            desk.use(Pending(desk, piece, spot))
        else:
            self.put_down()


class Pending(Placing):
    """A piece put down that waits for a yes; it can still be turned and moved."""

    _moves = False

    def leave(self) -> None:
        """Let the piece wait where it was put down: the pointer goes to the button for the yes."""

    def hover(self, at: QPointF) -> None:
        """Show a hand over the piece and its handle."""
        if self._is_handle(at):
            self.cursor = Qt.CursorShape.PointingHandCursor
        elif self._is_piece(at):
            self.cursor = Qt.CursorShape.OpenHandCursor
        else:
            self.cursor = Qt.CursorShape.ArrowCursor

    def press(self, at: QPointF) -> bool:
        """Turn at the handle, take hold of the piece, or move it to another place."""
        if self._is_handle(at):
            return self.desk.turn(1)
        place = self.piece.place_at(at)
        self._moves = self._is_piece(at) or self.piece.may_wait(place)
        if self._moves:
            self.hold(place)
        return self._moves

    def drag(self, at: QPointF) -> None:
        """Move the piece along."""
        if self._moves:
            self.hold(self.piece.place_at(at))

    def release(self, at: QPointF) -> None:
        """Leave the piece where it is, back in the hand if it cannot lie there."""
        moved, self._moves = self._moves, False
        if moved and self.spot is not None and not self.piece.may_wait(self.spot.place):
            self.put_down()
            self.desk.rest()

    def _is_handle(self, at: QPointF) -> bool:
        return self.spot is not None and self.piece.is_handle(self.spot.place, at)

    def _is_piece(self, at: QPointF) -> bool:
        return self.spot is not None and self.piece.area(self.spot.place).contains(at)
