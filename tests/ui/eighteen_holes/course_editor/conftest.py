"""A course editor in a window, and hands to lay tiles with."""

from pathlib import Path

import pytest
from hands import Left, drag, move, wheel
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course, PlacedTile, Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, look_of
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, tile_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.course_editor import CourseEditorScreen, CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor import screen as editor_screen
from minigolf_desktop.ui.eighteen_holes.course_editor.files import CourseEditor
from minigolf_desktop.ui.eighteen_holes.course_editor.palette import KINDS

ROOM = QSize(1366, 768)
"""How large the window may be."""


class CourseBuilder:
    """Lays courses with a real mouse and real keys."""

    def __init__(self, window: MainWindow, folders: Folders, box: Box) -> None:
        self.window = window
        self.told: list[str] = []
        window.warn = self.told.append
        self.editor = CourseEditor(window, Requests(window), folders, box)
        self.menus: list[QMenu] = []
        self.editor.show()

    @property
    def screen(self) -> CourseEditorScreen:
        screen = self.window.screen_shown
        assert isinstance(screen, CourseEditorScreen)
        return screen

    @property
    def session(self) -> CourseEditorSession:
        return self.editor.session

    @property
    def course(self) -> Course:
        return self.session.layout.course

    @property
    def tiles(self) -> dict[Hex, PlacedTile]:
        return dict(self.session.layout.tiles)

    @property
    def viewport(self) -> QWidget:
        return self.screen.view.viewport()

    @property
    def focus(self) -> QWidget:
        widget = self.window.focusWidget()
        assert widget is not None
        return widget

    @property
    def toast(self) -> str:
        return self.screen.panels.toast.accessibleName()

    def at_tile(self, place: Hex) -> QPoint:
        """A point of a tile clear of flags and adjustment tiles: near its southern side."""
        return self.screen.view.mapFromScene(tile_centre(place, UNIT) + QPointF(0, 2.2 * UNIT))

    def at_hex(self, place: Hex) -> QPoint:
        return self.screen.view.mapFromScene(hex_centre(place, UNIT))

    def at_flag(self, green: Hex) -> QPoint:
        return self.screen.view.mapFromScene(self.screen.stage.flag(green).middle)

    def wheel(self, at: QPoint, clicks: int = 1) -> None:
        wheel(self.viewport, at, clicks)

    def hover(self, at: QPoint) -> None:
        move(self.viewport, at)

    def click(self, at: QPoint, button: Qt.MouseButton = Left) -> None:
        self.hover(at)
        QTest.mouseClick(self.viewport, button, pos=at)

    def in_box(self, face: str) -> QPoint:
        tiles = self.screen.panels.tiles.tiles
        item = tiles.item(self.screen.panels.tiles.shown().index(face))
        tiles.scrollToItem(item)
        return tiles.visualItemRect(item).center()

    def take(self, face: str) -> None:
        box = self.screen.panels.tiles.tiles.viewport()
        QTest.mouseClick(box, Left, pos=self.in_box(face))

    def lay(self, face: str, place: Hex) -> None:
        self.take(face)
        self.click(self.at_tile(place))

    def in_strip(self, terrain: Terrain) -> QPoint:
        kinds = self.screen.panels.adjustments.kinds
        return kinds.visualItemRect(kinds.item(KINDS.index(terrain))).center()

    def take_small(self, terrain: Terrain) -> None:
        kinds = self.screen.panels.adjustments.kinds
        QTest.mouseClick(kinds.viewport(), Left, pos=self.in_strip(terrain))

    def drag_small(self, terrain: Terrain, place: Hex) -> None:
        kinds = self.screen.panels.adjustments.kinds
        self.drag_from(kinds.viewport(), self.in_strip(terrain), self.at_hex(place))

    def drag_from(self, widget: QWidget, start: QPoint, target: QPoint) -> None:
        """Drag with the button held from a widget to a point of the board."""
        drag(widget, start, widget.mapFromGlobal(self.viewport.mapToGlobal(target)))

    def drag(self, face: str, place: Hex) -> None:
        box = self.screen.panels.tiles.tiles.viewport()
        self.drag_from(box, self.in_box(face), self.at_tile(place))

    def drag_on_board(self, start: QPoint, end: QPoint) -> None:
        self.hover(start)
        self.drag_from(self.viewport, start, end)

    def key(self, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus, key, modifiers)

    def menu_entry(self, text: str) -> QAction:
        """Return an entry of the menu that was opened last."""
        return next(action for action in self.menus[-1].actions() if action.text() == text)


@pytest.fixture
def build(qtbot, qapp, folders, box, monkeypatch):
    """Open a window with the editor in the player's home; more than one may be opened."""
    load_fonts()
    # A menu that is open needs a display; here it is only looked at.
    monkeypatch.setattr(editor_screen, "pop_up", lambda menu, at: menus.append(menu))
    menus: list[QMenu] = []
    opened = []

    def make(**changes: object) -> CourseBuilder:
        settings = Settings(animation_speed=0, theme="light", time_of_year="summer", **changes)
        translator = speak("en")
        dress(qapp, look_of(settings, ROOM))
        window = MainWindow(folders, settings, translator, ROOM)
        opened.append((window, translator))
        window.resize(1366, 768)
        builder = CourseBuilder(window, folders, box)
        builder.menus = menus
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return builder

    yield make
    for window, translator in opened:
        window.hide()
        window.deleteLater()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        fall_silent(translator)


@pytest.fixture
def builder(build) -> CourseBuilder:
    return build()


@pytest.fixture
def meadow(builder, box) -> CourseBuilder:
    """The editor with the Practice Meadow: seven tiles, five holes."""
    builder.editor.show(box.presets[0].course)
    return builder


@pytest.fixture
def choose(monkeypatch):
    """Answer the dialogs that ask for a file."""

    def choose(path: Path) -> None:
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])

    return choose
