"""A free board in a window, and hands to lay tiles with."""

import pytest
from hands import Left, drag, move, wheel
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.free_board import FreeBoardScreen
from minigolf_desktop.ui.designer.free_layout import FreeSession


class Builder:
    """Lays tiles with a real mouse and real keys."""

    def __init__(self, player) -> None:
        self.player = player
        self.window = player.window
        player.flow.show_board(DESIGNER)

    @property
    def screen(self) -> FreeBoardScreen:
        screen = self.player.screen
        assert isinstance(screen, FreeBoardScreen)
        return screen

    @property
    def session(self) -> FreeSession:
        return self.screen.session

    @property
    def tiles(self) -> dict[int, int]:
        return dict(self.session.layout.course.tiles)

    @property
    def viewport(self) -> QWidget:
        return self.screen.view.viewport()

    @property
    def free(self) -> list[int]:
        return sorted(self.session.course.land.free)

    def design(self, identity: str) -> int:
        return self.session.course.box.index(identity)

    def point_of(self, cell: int) -> QPoint:
        x, y = unpack(cell)
        return self.screen.view.mapFromScene(QPointF(100 * x + 50, 100 * y + 70))

    def is_in_sight(self, cell: int) -> bool:
        """Whether a cell can be clicked: no panel lies over it."""
        return self.screen.view.free_area.contains(QPointF(self.point_of(cell)))

    def wheel(self, cell: int) -> None:
        wheel(self.viewport, self.point_of(cell))

    def hover(self, cell: int) -> None:
        move(self.viewport, self.point_of(cell))

    def click(self, cell: int, button: Qt.MouseButton = Left) -> None:
        QTest.mouseClick(self.viewport, button, pos=self.point_of(cell))

    def in_box(self, design: int) -> QPoint:
        tiles = self.screen.panels.box.tiles
        item = tiles.item(self.screen.panels.box.shown().index(design))
        tiles.scrollToItem(item)
        return tiles.visualItemRect(item).center()

    def take(self, identity: str) -> None:
        box = self.screen.panels.box.tiles.viewport()
        QTest.mouseClick(box, Left, pos=self.in_box(self.design(identity)))

    def drag(self, identity: str, cell: int) -> None:
        box = self.screen.panels.box.tiles.viewport()
        start = self.in_box(self.design(identity))
        end = box.mapFromGlobal(self.viewport.mapToGlobal(self.point_of(cell)))
        drag(box, start, end)

    def key(self, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.player.focus, key, modifiers)

    def lay(self, identity: str, cell: int) -> None:
        self.take(identity)
        self.hover(cell)
        self.click(cell)


@pytest.fixture
def builder(player) -> Builder:
    return Builder(player)
