"""Somebody who plays all seats of a group with one mouse and one keyboard."""

from hands import Left, drag
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.model.designer import Phase, PlaceTile, State
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.designer.board.desk import NumberingTool


class Family:
    """Plays all seats with one mouse and one keyboard; every hand-over is noted."""

    def __init__(self, table: MatchTable) -> None:
        self.table = table
        self.session = table.session
        self.viewport = table.wing.view.viewport()
        self.handed: list[int] = []
        table.asks.handed_over.connect(self.handed.append)
        table.asks.handed_over.connect(table.wing.show_seat)

    @property
    def state(self) -> State:
        return self.session.match.state

    @property
    def racks(self):
        return self.table.wing.panels.racks

    def name_of(self, seat: int) -> str:
        return self.session.players[seat].name

    def wait(self) -> None:
        """Let the hand-over come, which waits for a tile to land."""
        QApplication.processEvents()

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.table.window().focusWidget() or self.viewport, key)
        self.wait()

    def digit(self, slot: int) -> None:
        self.key(Qt.Key(Qt.Key.Key_1 + slot))

    def point_of(self, cell: int) -> QPoint:
        x, y = unpack(cell)
        return self.table.wing.view.mapFromScene(QPointF(100 * x + 50, 100 * y + 50))

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Left, pos=widget.rect().center())
        self.wait()

    def drag_tile(self, slot: int, cell: int) -> None:
        card = self.racks.cards[slot]
        start = card.rect().center()
        end = card.mapFromGlobal(self.viewport.mapToGlobal(self.point_of(cell)))
        drag(card, start, end)
        self.wait()

    def tiles(self) -> list[int]:
        """Slots of the middle rack that hold a tile."""
        return [slot for slot, design in enumerate(self.state.rack) if design >= 0]

    def a_placement(self) -> PlaceTile:
        """A legal placement on the land of the seat to move."""
        course = self.session.course
        assert course is not None
        return next(one for one in self.session.placements if one.cell in course.land.free)

    def take_a_turn(self) -> None:
        """Do by keys what a turn asks for: a tile on the land, a pass, a tile face down."""
        assert not isinstance(self.table.wing.desk.tool, NumberingTool)
        if self.state.phase is Phase.REST:
            self.key(Qt.Key.Key_Return)
        elif self.session.must_collect:
            self.digit(self.tiles()[0])
            self.key(Qt.Key.Key_Return)
        elif not self.place_somewhere():
            self.key(Qt.Key.Key_P, Qt.Key.Key_Return)

    def place_somewhere(self) -> bool:
        course = self.session.course
        assert course is not None
        for slot in self.tiles():
            self.digit(slot)
            held = self.table.wing.desk.placement
            if held is not None and held.cell in course.land.free:
                self.key(Qt.Key.Key_Return)
                return True
        return False
