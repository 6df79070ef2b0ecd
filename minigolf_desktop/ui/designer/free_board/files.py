"""The free board in the window: what lies on it is kept after every change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import empty_course
from minigolf_desktop.storage.designer.course_files import CourseFile, read_course, write_course
from minigolf_desktop.ui.common.kept_board import KeptBoard
from minigolf_desktop.ui.common.saving import ask_which_to_open
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.designer.free_board import FreeBoardScreen, FreeLayout, FreeSession
from minigolf_desktop.ui.designer.saving import save_course_file, save_picture_of

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.box import DesignerBox

translate = QCoreApplication.translate


class FreeBoard(KeptBoard):
    """Shows the free board and looks after its files."""

    def __init__(self, window: MainWindow, folders: Folders, box: DesignerBox) -> None:
        super().__init__(window, folders.free_board)
        self._folders = folders
        self._box = box
        self.session = FreeSession(self._layout_of_last_time(), self)
        """What is being laid."""
        self.session.changed.connect(self._keep)

    def show(self) -> None:
        """Show the board."""
        self._window.show_screen(self._screen)

    def open_course(self, path: Path) -> None:
        """Lay the course of a file on the board; a bad one is told about and changes nothing."""
        unreadable = translate("free board", "This course cannot be opened: {fault}.")
        course_file = self._read_or_tell(path, self._read, unreadable)
        if course_file is not None:
            named = replace(course_file, name=course_file.name or path.stem[:80])
            self.session.change(_layout_of(named))

    def _read(self, path: Path) -> CourseFile:
        return read_course(path, self._box.catalogue)

    def _layout_of_last_time(self) -> FreeLayout:
        """Return what lay on the board last; an empty land at the first time."""
        unreadable = translate("free board", "What lay on the free board cannot be read: {fault}.")
        course_file = self._last_time(self._read, unreadable)
        if course_file is not None:
            return _layout_of(course_file)
        land = self._box.catalogue.lands[0]
        return FreeLayout(CourseFile("", empty_course(self._box.rules.box, land), ()))

    def _keep(self) -> None:
        self._keep_with(lambda path: write_course(path, self.session.layout.course_file))

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
        kept = self.session.layout.course_file
        land = content_name(kept.course.land.name) if kept.course.land.name else ""
        return replace(kept, name=kept.name or land or translate("free board", "Free board"))


def _layout_of(course_file: CourseFile) -> FreeLayout:
    """Return a course file on the board; who collected tiles did not play alone."""
    return FreeLayout(course_file, solo=not course_file.collected)
