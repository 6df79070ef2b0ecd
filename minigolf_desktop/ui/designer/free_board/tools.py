"""The tools of the free board: take up what lies there, turn it, put it elsewhere."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.designer.board.aim import Aim, Places
from minigolf_desktop.ui.designer.board.desk import Desk, Habits
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.tools import Carrying, Idle, Placing, Tool
from minigolf_desktop.ui.designer.free_board.session import FreeSession


class FreeDesk(Desk):
    """The desk of the free board; a tile that is put away without a word goes where it was."""

    def __init__(self, session: FreeSession, scene: BoardScene, habits: Habits) -> None:
        self.free = session
        """The course being laid."""
        self.is_covered: Callable[[QPointF], bool] = lambda at: False
        """Tells whether a panel lies over a point of the board: a tile dropped there goes home."""
        super().__init__(session, scene, habits, scene)
        self.tool = Hands(self)

    def use(self, tool: Tool) -> None:
        """Put the tool in hand away and take another."""
        super().use(tool)
        if not isinstance(tool, Placing):
            self.free.put_back()

    def rest(self) -> None:
        """Put everything away."""
        self.use(Hands(self))

    def can_take(self, slot: int) -> bool:
        """Whether there is a copy left in the box."""
        return self.free.left_of(slot) > 0

    def take(self, slot: int) -> bool:
        """Carry a tile of the box."""
        self.rest()
        return super().take(slot)

    def take_up(self, cell: int) -> None:
        """Carry a tile that lies on the board."""
        tile = self.free.layout.course.tiles[cell]
        self.free.lift(cell)
        places = Places(self.free.placements_of(tile >> 2), tile >> 2)
        self.use(TakenUp(self, places, Aim(tile >> 2, cell, tile & 3)))

    def remove(self) -> bool:
        """Put the tile in hand or under the pointer into the box; return whether there is one."""
        tool = self.tool
        if self.free.lifted is not None:
            self.free.remove(self.free.lifted)
        elif isinstance(tool, Hands) and tool.tile_cell is not None:
            self.free.remove(tool.tile_cell)
        else:
            return self.cancel()
        return True


class TakenUp(Carrying):
    """A tile of the board in hand; the click that took it up does not put it down."""

    desk: FreeDesk

    def __init__(self, desk: FreeDesk, places: Places, aim: Aim) -> None:
        super().__init__(desk, places, aim.slot, aim)
        self._home = aim.cell
        self._new = True

    def hold(self, cell: int) -> None:
        """Hold it over a cell as it is turned: it was turned so on purpose."""
        if self.aim is None or self.aim.cell != cell:
            self.aim = Aim(self.places.slot, cell, self._rotation)
            self.desk.show_aim(self.aim, self.design)

    def release(self, at: QPointF) -> None:
        """Put it down, unless this is the click that took it up; over a panel into the box."""
        taken_now, self._new = self._new, False
        if self.desk.is_covered(at):
            self.desk.remove()
        elif not taken_now or cell_at(at) != self._home:
            super().release(at)


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

    def hover(self, at: QPointF) -> None:
        """Note the tile under the pointer."""
        super().hover(at)
        self.cell = cell_at(at)
        self.desk.scene.light(())
        if self.desk.scene.sign_at(at) is None and self.tile_cell is not None:
            self.cursor = Qt.CursorShape.OpenHandCursor
            self.desk.cursor_changed.emit()

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
        self._stay_on(cell)
        return True

    def step(self, direction: Direction) -> bool:
        """Go to the next tile in a direction."""
        tiles = self.desk.free.course.tiles
        if not tiles:
            return False
        here = self.tile_cell
        if here is None:
            cell = next(reversed(tiles))
        else:
            cell = Places([(cell, 0) for cell in tiles], 0).next_cell(here, direction)
        self._point_at(cell)
        return True

    def confirm(self) -> bool:
        """Take the tile up."""
        cell = self.tile_cell
        if cell is None:
            return False
        self.desk.take_up(cell)
        return True

    def _stay_on(self, cell: int) -> None:
        """Go on with a tile that was turned: the change has put these hands away."""
        tool = self.desk.tool
        if isinstance(tool, Hands):
            tool.cell = cell

    def _point_at(self, cell: int) -> None:
        self.cell = cell
        self.desk.scene.light((cell,), veils=False)
        self.desk.sought.emit(cell)
        self.desk.tool_changed.emit()

    @property
    def tile_cell(self) -> int | None:
        """Cell that pointer or keys are on, if a tile lies there."""
        return self.cell if self.cell in self.desk.free.course.tiles else None
