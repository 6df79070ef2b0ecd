"""The free board in the window: what lies on it is kept after every change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.designer import empty_course
from minigolf_desktop.storage.designer.course_files import (
    CourseFile,
    course_from_json,
    course_to_json,
    read_course,
    write_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.file_dialog import ask_which_to_open
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.free_board import FreeBoardScreen, FreeLayout, FreeSession
from minigolf_desktop.ui.designer.saving import save_course_file, save_picture_of

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.box import DesignerBox

translate = QCoreApplication.translate

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
