"""The desk of a board: which tool is in hand. Mouse and keyboard meet here."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying.piece import AnyPiece, AnySpot
from minigolf_desktop.ui.common.laying.tools import Carrying, Placing, Tool


class LayingDesk(QObject):
    """Holds the one tool in use; what is put away without a word goes where it was."""

    tool_changed = Signal()
    """Another tool is in hand, or it holds its piece elsewhere."""
    refused = Signal(object)
    """The piece cannot be put down there; carries the reason in the words of the board's rules."""
    told = Signal(str)
    """Something to say to the player, in a sentence."""
    sought = Signal(QRectF)
    """A part of the scene is to be brought into view: the keyboard went there."""

    asks = False
    """Whether a piece that is put down waits for a yes."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.is_covered: Callable[[QPointF], bool] = lambda at: False
        """Tells whether a panel lies over a point of the board: what is dropped there goes home."""
        self.tool = self._idle()
        """What is in hand."""

    # What boards differ in

    def _idle(self) -> Tool:
        """Return the tool of a desk with nothing in hand."""
        raise NotImplementedError

    def _put_back(self) -> None:
        """Lay what was lifted from the board where it was."""

    def discard(self) -> bool:
        """Put what was lifted from the board into the box; return whether there is anything."""
        return False

    # What is in hand

    def use(self, tool: Tool) -> None:
        """Put the tool in hand away and take another."""
        self.tool.end()
        self.tool = tool
        if not isinstance(tool, Placing):
            self._put_back()
        tool.begin()
        self.tool_changed.emit()

    def rest(self) -> None:
        """Put everything away."""
        self.use(self._idle())

    def cancel(self) -> bool:
        """Put the tool in hand away; return whether there was one."""
        if self.tool.is_idle:
            return False
        self.rest()
        return True

    def carry(self, piece: AnyPiece, lifted: AnySpot | None = None) -> Carrying:
        """Take a piece in hand: from the box, or ``lifted`` from where it lies."""
        carrying = Carrying(self, piece, lifted)
        self.use(carrying)
        return carrying

    @property
    def piece(self) -> AnyPiece | None:
        """The piece in hand."""
        return self.tool.piece if isinstance(self.tool, Placing) else None

    @property
    def spot(self) -> AnySpot | None:
        """Where the piece in hand is held; None without one or off the board."""
        return self.tool.spot if isinstance(self.tool, Placing) else None

    @property
    def can_confirm(self) -> bool:
        """Whether a piece is held where it may be put down."""
        piece, spot = self.piece, self.spot
        return piece is not None and spot is not None and piece.refusal(spot) is None

    # Acting

    def put_down(self, piece: AnyPiece, spot: AnySpot) -> None:
        """Put the piece in hand down; say why if that is not allowed."""
        refusal, tool = piece.refusal(spot), self.tool
        if refusal is not None:
            self.refused.emit(refusal)
        elif piece.put_down(spot):
            if self.tool is tool:
                self.rest()
            another = piece.another()
            if another is not None:
                self.carry(another)

    def drop(self, at: QPointF) -> None:
        """End a drag that began outside the board; what was laid leaves nothing in hand."""
        tool = self.tool
        if isinstance(tool, Carrying):
            tool.release(at)
            if self.tool is not tool and isinstance(self.tool, Carrying):
                self.rest()

    def turn(self, steps: int) -> bool:
        """Turn what is held or pointed at clockwise; return whether there is anything."""
        return self.tool.turn(steps)

    def flip(self) -> bool:
        """Lay what is held or pointed at on its other face; return whether there is anything."""
        return self.tool.flip()

    def remove(self) -> bool:
        """Put what is held or pointed at into the box; return whether there is anything."""
        return self.tool.remove()

    def step(self, direction: Direction) -> bool:
        """Follow an arrow key; return whether the tool does."""
        return self.tool.step(direction)

    def confirm(self) -> bool:
        """Put down what is held, or take up what is pointed at; return whether that is possible."""
        return self.tool.confirm()

    def board_changed(self) -> None:
        """Let the tool notice that something else lies on the board than before."""
        self.tool.board_changed()
