"""The player's desk: which tool is in hand, and what it may do. Mouse and keyboard meet here."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Qt, Signal

from minigolf_desktop.model.designer import NO_TILE, Action, Collect, NumberHole, Phase, turned_tile
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.boards.pill import PillText
from minigolf_desktop.ui.common.theme import MINUS
from minigolf_desktop.ui.designer.board.aim import Aim, Places, side_fits
from minigolf_desktop.ui.designer.board.ghost import GhostTile
from minigolf_desktop.ui.designer.board.hole_sign import SignItem
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE, BoardSession
from minigolf_desktop.ui.designer.board.tools import (
    Carrying,
    Idle,
    Numbering,
    Pending,
    Tool,
    Watching,
)
from minigolf_desktop.ui.designer.text.refusals import refusal_sentence

OFF_LAND_COST = 3
"""Points that a tile off the land costs (rule book, land condition)."""


@dataclass(frozen=True)
class Habits:
    """How the player likes to work."""

    confirm: bool = True
    """Whether a tile put down waits for a yes."""
    hints: bool = True
    """Whether fit and worth are shown before a tile is put down."""


class Desk(QObject):
    """Holds the one tool in use and shows what it holds over the board."""

    tool_changed = Signal()
    """Another tool is in hand, or it holds its tile elsewhere."""
    cursor_changed = Signal()
    """The pointer over the board is to look otherwise."""
    refused = Signal(object)
    """The tile cannot be put down there; carries the Refusal."""
    told = Signal(str)
    """Something to say to the player, in a sentence."""
    sign_asked = Signal(object)
    """The number of a sign (a SignItem) is to be chosen."""
    sought = Signal(int)
    """A cell is to be brought into view: the keyboard went there."""

    def __init__(
        self,
        session: BoardSession,
        scene: BoardScene,
        habits: Habits,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        """The match."""
        self.scene = scene
        """The board."""
        self.habits = habits
        """How the player likes to work."""
        self.tool: Tool = Idle(self)
        """What is in hand."""
        session.changed.connect(self.rest)

    def use(self, tool: Tool) -> None:
        """Put the tool in hand away and take another."""
        self.tool.end()
        self.tool = tool
        tool.begin()
        self.tool_changed.emit()
        self.cursor_changed.emit()

    def rest(self) -> None:
        """Put everything away."""
        self.use(Idle(self))

    def watch(self) -> None:
        """Put everything away and leave the board alone: it is not the one to play on."""
        self.use(Watching(self))

    @property
    def slot(self) -> int | None:
        """Slot of the tile that is carried or pending; None without one."""
        tool = self.tool
        return tool.places.slot if isinstance(tool, Carrying | Pending) else None

    @property
    def aim(self) -> Aim | None:
        """Where the carried or pending tile is held; None without one or off the board."""
        tool = self.tool
        return tool.aim if isinstance(tool, Carrying | Pending) else None

    @property
    def can_confirm(self) -> bool:
        """Whether there is a tile held where it may be placed."""
        return self.aim is not None and self.session.refusal(self.aim.placement) is None

    def can_take(self, slot: int) -> bool:
        """Whether the tile of a slot may be carried now."""
        session = self.session
        known = slot == FROM_THE_GATE or slot < len(session.tiles)
        return known and session.may_place and session.tile(slot) != NO_TILE

    def take(self, slot: int) -> bool:
        """Carry the tile of a slot; return whether that is possible."""
        if not self.can_take(slot):
            return False
        places = Places(self.session.placements_of(slot), slot)
        self.use(Carrying(self, places, self.session.tile(slot)))
        return True

    def take_by_key(self, slot: int) -> None:
        """Carry the tile of a slot and hold it over the first cell where it may go."""
        before = self.aim
        if self.take(slot) and isinstance(self.tool, Carrying):
            self.tool.hold_somewhere(before.cell if before else None)

    def pend(self, carrying: Carrying, aim: Aim) -> None:
        """Leave a carried tile where it is held until the player says yes."""
        self.use(Pending(self, carrying.places, carrying.design, aim))

    def turn(self, steps: int) -> bool:
        """Turn the tile in hand by quarter turns clockwise; return whether there is one."""
        return self.tool.turn(steps)

    def step(self, direction: Direction) -> bool:
        """Follow an arrow key; return whether the tool does."""
        return self.tool.step(direction)

    def confirm(self) -> bool:
        """Place the tile in hand; return whether there is one."""
        return self.tool.confirm()

    def cancel(self) -> bool:
        """Put the tool in hand away; return whether there was one."""
        if isinstance(self.tool, Idle | Watching):
            return False
        self.rest()
        return True

    def play(self, action: Action | Collect) -> bool:
        """Take an action in the match."""
        return self.session.play(action)

    def place(self, aim: Aim) -> bool:
        """Put a tile down where it is held; say why if that is not allowed."""
        refusal = self.session.refusal(aim.placement)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        return self.play(aim.placement)

    def number(self, sign: SignItem, number: int) -> bool:
        """Give the hole of a sign a number; 0 lets the program choose."""
        return self.play(NumberHole(sign.sign.cell, sign.sign.segment, number))

    def number_by_key(self) -> None:
        """Choose among the signs with the keyboard."""
        if self.scene.signs and self.session.phase in (Phase.TURN, Phase.REST):
            self.use(Numbering(self))

    def show_aim(self, aim: Aim | None, design: int, turned: int = 0) -> None:
        """Show the ghost of a tile with what is to be said about it, or none."""
        course = self.session.course
        if aim is None or course is None:
            self.scene.show_ghost(None, PillText())
        else:
            tile = turned_tile(design, aim.rotation)
            ghost = GhostTile(
                aim.cell,
                course.box.designs[design],
                aim.rotation,
                self._fits(aim, tile),
                self.session.refusal(aim.placement) is None,
            )
            self.scene.show_ghost(ghost, self._said_of(aim), turned)
        self.tool_changed.emit()

    def _fits(self, aim: Aim, tile: int) -> tuple[Fit, ...]:
        course = self.session.course
        if course is None or aim.cell in course.tiles or aim.cell in course.land.gate.cells:
            return ()
        fits = side_fits(course, aim.cell, tile)
        return fits if self.habits.hints or Fit.WRONG in fits else ()

    def _said_of(self, aim: Aim) -> PillText:
        refusal = self.session.refusal(aim.placement)
        if refusal is not None:
            return PillText(refusal=refusal_sentence(refusal))
        land = self.scene.land
        cost = ""
        if land is not None and aim.cell not in land.free:
            cost = QCoreApplication.translate("Desk", "off the land {points}").replace(
                "{points}", f"{MINUS}{OFF_LAND_COST}"
            )
        worth = self.session.worth(aim.placement) if self.habits.hints else None
        return PillText(worth, cost)

    def drop(self, at: QPointF) -> None:
        """End a drag that began outside the board: put the carried tile down at a point."""
        if isinstance(self.tool, Carrying):
            self.tool.release(at)

    def set_habits(self, habits: Habits) -> None:
        """Change how the player likes to work; a tile in hand is put away."""
        self.habits = habits
        self.rest()

    @property
    def cursor(self) -> Qt.CursorShape:
        """The pointer's look over the board."""
        return self.tool.cursor
