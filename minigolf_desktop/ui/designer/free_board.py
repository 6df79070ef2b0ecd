"""The screen of the free board in the window: what lies on it is kept after every change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import empty_course
from minigolf_desktop.storage.designer.courses import (
    CourseFile,
    course_from_json,
    course_to_json,
    read_course,
    write_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.file_dialog import ask_which_to_open
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import landing_cell
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.free_layout import FreeDesk, FreeLayout, FreeSession
from minigolf_desktop.ui.designer.free_panels import FreeActions, FreePanels
from minigolf_desktop.ui.designer.results import save_course_file, save_picture_of
from minigolf_desktop.ui.designer.table.board_table import BoardTable

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.designer.box import DesignerBox

COLOUR = "blue"
"""Colour of the roof and the cubes."""


class FreeBoardScreen(BoardTable):
    """A course being laid by hand, scored as it grows."""

    shelf_requested = Signal()
    """The shelf of boards is asked for."""
    open_requested = Signal()
    """A course file is to be opened."""
    picture_requested = Signal()
    """A picture of the course is to be saved."""
    putt_requested = Signal()
    """A round on the course is asked for."""

    actions_: FreeActions
    """What can be done by a button, a key or the menu."""
    panels: FreePanels
    """What lies over the board."""
    desk: FreeDesk
    """Its tools."""

    def __init__(
        self,
        session: FreeSession,
        catalogue: Catalogue,
        atlas: TileAtlas,
        look: Look,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        self.session = session
        self._catalogue = catalogue
        super().__init__(session, atlas, look, settings, COLOUR, parent)
        self.setAccessibleName(QCoreApplication.translate("free board", "Free board"))
        session.lifting.connect(self._show_lifted)
        self.open()

    def _lay_out(self, habits: Habits) -> Desk:
        """Make the desk. A tile put down lies: it can be taken up again."""
        return FreeDesk(self.session, self.scene, Habits(False, habits.hints))

    def _furnish(self, look: Look) -> None:
        self.actions_ = FreeActions(self, look)
        session = self.session
        self._furnished_for = self._kinds_of_lines()
        self.panels = FreePanels(
            self, look, session, self._catalogue, self.actions_, self.scene.motion
        )
        actions, tiles = self.actions_, self.panels.box.tiles
        connect_all(
            [
                (actions.remove, self.desk.remove),
                (actions.clear, lambda: session.change(session.layout.cleared())),
                (actions.search, self.panels.box.search.setFocus),
                (actions.shelf, self.shelf_requested.emit),
                (actions.open, self.open_requested.emit),
                (actions.picture, self.picture_requested.emit),
                (actions.putt, self.putt_requested.emit),
            ]
        )
        tiles.taken.connect(self._take)
        tiles.keyed.connect(self._take_by_key)
        self._listen_to_box(tiles, self.desk.take)
        self.panels.choices.chosen.connect(session.change)

    # Showing

    def _kinds_of_lines(self) -> tuple[object, ...]:
        """Return what decides on the lines of the score."""
        kept = self.session.layout.course_file
        return self.session.layout.solo, kept.clients, bool(kept.reserved), bool(kept.promises)

    def _show(self, events: tuple[Any, ...]) -> None:
        """Show the state; the events tell what to animate."""
        if self._furnished_for != self._kinds_of_lines():
            self._refurnish()
            return
        session = self.session
        course, numbers = session.course, session.seen.course_file.hole_numbers
        landing = landing_cell(events, 0)
        had_land = self.scene.land
        self.scene.show_course(course, signs_of(course, session.assessment, set(numbers)), landing)
        self.scene.receive_visitors(session.assessment, landing)
        if had_land is not course.land:
            self.view.fit()
        self._show_scores()
        self._light(self._lit)
        self._catch_up()

    def _show_lifted(self) -> None:
        self._show(())

    def _refurnish(self) -> None:
        """Make the panels anew; what is sought in the box stays."""
        sought = self.panels.box.sought
        self._rebuild()
        self.panels.box.seek(sought)

    def _show_scores(self) -> None:
        self.panels.show_state(self._shown_score(), self._other_score)

    def _show_tool(self) -> None:
        self.panels.show_tool(self.desk)
        self._show_held()
        for turn in (self.actions_.turn, self.actions_.turn_back):
            turn.setEnabled(True)

    # Acting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the keys of the board only where the board has the focus; Esc leads there."""
        if self.view.hasFocus():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.view.setFocus()
        else:
            event.ignore()


__all__ = ["FreeBoardScreen", "FreeLayout", "FreeSession"]


LONGEST_NAME = 80
"""Letters of the name of a course at most."""


class FreeBoard(KeptBoard[FreeLayout]):
    """Shows the free board and looks after its files."""

    session: FreeSession

    def __init__(self, window: MainWindow, folders: Folders, box: DesignerBox) -> None:
        self._folders = folders
        self._box = box
        super().__init__(window, Shelf(folders.boards), folders.free_board)

    def open_course(self, path: Path) -> None:
        """Lay the course of a file beside; a bad one is told about and changes nothing."""
        unreadable = translate("free board", "This course cannot be opened: {fault}.")
        layout = self._read_or_tell(path, self._read_board, unreadable)
        if layout is not None:
            self.open_beside(self._renamed(layout, layout.course_file.name or path.stem))

    # What a board is here

    def _read_board(self, path: Path) -> FreeLayout:
        return _layout_of(read_course(path, self._box.catalogue))

    def _write_board(self, path: Path, layout: FreeLayout) -> None:
        write_course(path, layout.course_file)

    def _to_json(self, layout: FreeLayout) -> dict[str, Any]:
        return course_to_json(layout.course_file)

    def _state_to_json(self, layout: FreeLayout) -> dict[str, Any]:
        return {**super()._state_to_json(layout), "solo": layout.solo}

    def _state_from_json(self, state: dict[str, Any]) -> FreeLayout:
        match state:
            case {"board": board, "solo": bool() as solo, **rest} if not rest:
                return FreeLayout(course_from_json(board, self._box.catalogue), solo)
            case _:
                raise StorageError("no state of a free board")

    def _fresh(self) -> FreeLayout:
        """Return an empty land."""
        land = self._box.catalogue.lands[0]
        return FreeLayout(CourseFile("", empty_course(self._box.rules.box, land), ()))

    def _make_session(self, layout: FreeLayout) -> FreeSession:
        return FreeSession(layout, self)

    def _is_empty(self, layout: FreeLayout) -> bool:
        return not layout.course.tiles

    def _words(self, layout: FreeLayout) -> tuple[str, str]:
        tiles = len(layout.course.tiles)
        return self._name_of(layout), translate("Progress", "%n tiles", "", tiles)

    def _renamed(self, layout: FreeLayout, name: str) -> FreeLayout:
        return replace(layout, course_file=replace(layout.course_file, name=name[:LONGEST_NAME]))

    def _picture(self, layout: FreeLayout, width: int, height: int, ratio: float) -> QPixmap:
        return QPixmap.fromImage(course_thumbnail(layout.course, self._box.atlas))

    # The screen

    def _screen(self, look: Look) -> FreeBoardScreen:
        # The hand that held a tile was that of the screen before.
        self.session.put_back()
        screen = FreeBoardScreen(
            self.session,
            self._box.catalogue,
            self._box.atlas,
            look,
            self._window.settings,
        )
        self._listen(screen)
        screen.shelf_requested.connect(self.show_shelf)
        screen.open_requested.connect(self._ask_for_file)
        screen.course_saved_requested.connect(
            lambda: save_course_file(self._window, self._named(), self._folders)
        )
        screen.picture_requested.connect(lambda: save_picture_of(self._window, self._named()))
        screen.putt_requested.connect(lambda: self.course_built.emit(self._named()))
        return screen

    def _ask_for_file(self) -> None:
        chosen = ask_which_to_open(
            self._window,
            translate("free board", "Open a course"),
            self._folders.courses,
            translate("free board", "Course files (*.minigolf *.json)"),
        )
        if chosen is not None:
            self.open_course(chosen)

    def _named(self) -> CourseFile:
        """Return the course with a name: that of its land unless it has one of its own."""
        layout = self.session.layout
        return replace(layout.course_file, name=self._name_of(layout))

    def _name_of(self, layout: FreeLayout) -> str:
        kept = layout.course_file
        land = content_name(kept.course.land.name) if kept.course.land.name else ""
        return kept.name or land or translate("free board", "Free board")


def _layout_of(course_file: CourseFile) -> FreeLayout:
    """Return a course file on the board; who collected tiles did not play alone."""
    return FreeLayout(course_file, solo=not course_file.collected)
