"""The tools of the free board: take up what lies there, turn it, put it elsewhere."""

from PySide6.QtCore import QPointF, Qt

from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.laying import Carrying, Spot, Tool
from minigolf_desktop.ui.common.laying.piece import AnySpot
from minigolf_desktop.ui.designer.board.aim import next_cell
from minigolf_desktop.ui.designer.board.board_desk import Habits
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.hand_tile import HandTile
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.tools import Idle, told_of
from minigolf_desktop.ui.designer.free_board.session import FreeSession


class FreeDesk(Desk):
    """The desk of the free board; a tile that is put away without a word goes where it was."""

    def __init__(self, session: FreeSession, scene: BoardScene, habits: Habits) -> None:
        self.free = session
        """The course being laid."""
        super().__init__(session, scene, habits, scene)

    def _idle(self) -> Tool:
        return Hands(self)

    def _put_back(self) -> None:
        self.free.put_back()

    def discard(self) -> bool:
        """Throw a lifted tile into the box; return whether there is one."""
        return self.free.discard()

    def lying(self, spot: AnySpot) -> str:
        """Return what lies on a cell."""
        return told_of(self.scene, spot.place)

    def can_take(self, slot: int) -> bool:
        """Whether there is a copy left in the box."""
        return self.free.left_of(slot) > 0

    def take_up(self, cell: int) -> None:
        """Carry a tile that lies on the board."""
        tile = self.free.layout.course.tiles[cell]
        self.free.lift(cell)
        lifted = LiftedTile(self.session, self.scene, tile >> 2, hints=self.habits.hints)
        Carrying.take_up(self, lifted, Spot(cell, tile & 3))


class LiftedTile(HandTile):
    """A tile of the board in hand."""

    def snap(self, place: int, turn: int) -> int:
        """Stay as it is turned: it was turned so on purpose."""
        return turn


class Hands(Idle):
    """Nothing in hand: the tile under the pointer or the keys can be taken up or turned."""

    desk: FreeDesk

    def __init__(self, desk: FreeDesk) -> None:
        super().__init__(desk)
        self.cell: int | None = None
        """Cell that pointer or keys are on."""

    def end(self) -> None:
        """Let go of everything."""
        super().end()
        self.desk.scene.light(())

    def board_changed(self) -> None:
        """Stay on the cell: a tile that was turned can be turned further."""

    def hover(self, at: QPointF) -> None:
        """Note the tile under the pointer."""
        super().hover(at)
        self.cell = cell_at(at)
        self.desk.scene.light(())
        if self.desk.scene.sign_at(at) is None and self.tile_cell is not None:
            self.cursor = Qt.CursorShape.OpenHandCursor

    def press(self, at: QPointF) -> bool:
        """Take hold of a sign, or take a tile up."""
        if super().press(at):
            return True
        self.cell = cell_at(at)
        return self.confirm()

    def turn(self, steps: int) -> bool:
        """Turn the tile where it lies."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.free.turn(cell, steps)
        self._tell(cell)
        return True

    def remove(self) -> bool:
        """Put the tile into the box."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.free.remove(cell)
        return True

    def step(self, direction: Direction) -> bool:
        """Go to the next tile in a direction."""
        tiles = self.desk.free.course.tiles
        if not tiles:
            return False
        here = self.tile_cell
        self.cell = next(reversed(tiles)) if here is None else next_cell(here, tiles, direction)
        self.desk.scene.light((self.cell,), veils=False)
        self.desk.sought.emit(cell_rect(self.cell))
        self.desk.tool_changed.emit()
        self._tell(self.cell)
        return True

    def confirm(self) -> bool:
        """Take the tile up."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.take_up(cell)
        return True

    @property
    def tile_cell(self) -> int | None:
        """Cell that pointer or keys are on, if a tile lies there."""
        return self.cell if self.cell in self.desk.free.course.tiles else None
