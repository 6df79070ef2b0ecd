"""The desk of a board and what a tool is. Mouse and keyboard meet here."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal

from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying.piece import AnyPiece, AnySpot
from minigolf_desktop.ui.common.sounds import Sound
from minigolf_desktop.ui.common.translation import translate


class Tool:
    """What a desk has in hand; what it does not follow does nothing."""

    is_idle = False
    """Whether there is nothing to be put away."""
    piece: AnyPiece | None = None
    """The piece in hand; None without one."""
    spot: AnySpot | None = None
    """Where the piece is held; None off the board."""
    cursor = Qt.CursorShape.ArrowCursor
    """Pointer over the board."""

    def __init__(self, desk: "LayingDesk") -> None:
        self.desk = desk
        """Whose tool it is."""

    def begin(self) -> None:
        """Be taken in hand."""

    def end(self) -> None:
        """Be put away."""

    def hover(self, at: QPointF) -> None:
        """Follow the pointer without a button."""

    def press(self, at: QPointF) -> bool:
        """Begin a gesture; return False to let the view pan instead."""
        return False

    def drag(self, at: QPointF) -> None:
        """Follow the pointer with the button held."""

    def release(self, at: QPointF) -> None:
        """End the gesture."""

    def click(self, at: QPointF) -> None:
        """Follow a click where no gesture began, and the view did not pan."""

    def leave(self) -> None:
        """Notice that the pointer has left the board."""

    def turn(self, steps: int) -> bool:
        """Turn what is held; return whether anything is."""
        return False

    def wheel(self, steps: int) -> bool:
        """Turn what is in hand; return False to let the view zoom instead."""
        return False

    def step(self, direction: Direction) -> bool:
        """Follow an arrow key; return whether it meant anything."""
        return False

    def confirm(self) -> bool:
        """Follow Enter; return whether it meant anything."""
        return False

    def flip(self) -> bool:
        """Lay what is held or pointed at on its other face; return whether there is anything."""
        return False

    def remove(self) -> bool:
        """Put what is held or pointed at into the box; return whether there is anything."""
        return False

    def drop(self, at: QPointF) -> None:
        """Follow the end of a drag that began outside the board."""

    def board_changed(self) -> None:
        """Notice that something else lies on the board than before."""
        self.desk.rest()


class LayingDesk(QObject):
    """Holds the one tool in use; what is put away without a word goes where it was."""

    tool_changed = Signal()
    """Another tool is in hand, or it points at something else."""
    spot_changed = Signal()
    """The tool in hand holds its piece elsewhere: with every step of a drag."""
    refused = Signal(object)
    """The piece cannot be put down there; carries the reason in the words of the board's rules."""
    told = Signal(str)
    """Something to say to the player, in a sentence."""
    sought = Signal(QRectF)
    """A part of the scene is to be brought into view: the keyboard went there."""

    heard = Signal(object)
    """Something is to be read out; carries a function that puts it into words."""
    sounded = Signal(object)
    """Something is done with a piece; carries the :class:`Sound` of it."""

    asks = False
    """Whether a piece that is put down waits for a yes."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.is_covered: Callable[[QPointF], bool] = lambda at: False
        """Tells whether a panel lies over a point of the board: what is dropped there goes home."""
        self.tool = self.idle_tool()
        """What is in hand."""

    # What boards differ in

    def idle_tool(self) -> Tool:
        """Return the tool of a desk with nothing in hand."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Lay what was lifted from the board where it was."""

    def discard(self) -> bool:
        """Put what was lifted from the board into the box; return whether there is anything."""
        return False

    def lying(self, spot: AnySpot) -> str:
        """Return in words what lies where a piece was just put down, to be read out.

        Empty where the log of a match tells it.
        """
        return ""

    # What is in hand

    def use(self, tool: Tool) -> None:
        """Put the tool in hand away and take another."""
        self.tool.end()
        self.tool = tool
        if tool.piece is None:
            self.put_back()
        tool.begin()
        self.tool_changed.emit()

    def rest(self) -> None:
        """Put everything away."""
        self.use(self.idle_tool())

    def cancel(self) -> bool:
        """Put the tool in hand away; return whether there was one."""
        if self.tool.is_idle:
            return False
        self.rest()
        return True

    @property
    def piece(self) -> AnyPiece | None:
        """The piece in hand."""
        return self.tool.piece

    @property
    def spot(self) -> AnySpot | None:
        """Where the piece in hand is held; None without one or off the board."""
        return self.tool.spot

    @property
    def can_confirm(self) -> bool:
        """Whether a piece is held where it may be put down."""
        piece, spot = self.piece, self.spot
        return piece is not None and spot is not None and piece.refusal(spot) is None

    # Acting

    def drop(self, at: QPointF) -> None:
        """End a drag that began outside the board; only what waits for a yes stays in hand."""
        self.tool.drop(at)

    def turn(self, steps: int) -> bool:
        """Turn what is held or pointed at clockwise; return whether there is anything."""
        turned = self.tool.turn(steps)
        if turned:
            self.sounded.emit(Sound.TURNED)
        return turned

    def flip(self) -> bool:
        """Lay what is held or pointed at on its other face; return whether there is anything."""
        return self.tool.flip()

    def remove(self) -> bool:
        """Put what is held or pointed at into the box; return whether there is anything."""
        removed = self.tool.remove()
        if removed:
            self.heard.emit(put_away_words)
        return removed

    def step(self, direction: Direction) -> bool:
        """Follow an arrow key; return whether the tool does."""
        return self.tool.step(direction)

    def confirm(self) -> bool:
        """Put down what is held, or take up what is pointed at; return whether that is possible."""
        return self.tool.confirm()

    def board_changed(self) -> None:
        """Let the tool notice that something else lies on the board than before."""
        self.tool.board_changed()


def put_away_words() -> str:
    """Return what is told of a piece that was in hand, or on the board, and is not any more."""
    return translate("Desk", "Put away")
