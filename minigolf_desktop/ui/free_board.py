"""The free board in the window: what lies on it is kept after every change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog

from minigolf_desktop.model.designer import empty_course
from minigolf_desktop.storage.atomic import set_aside
from minigolf_desktop.storage.course_files import CourseFile, read_course, write_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.saving import save_course_file, save_picture_of
from minigolf_desktop.ui.screens.free_board import FreeBoardScreen, FreeLayout, FreeSession
from minigolf_desktop.ui.text.content_names import content_name

if TYPE_CHECKING:
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.clubhouse import Clubhouse
    from minigolf_desktop.ui.main_window import MainWindow
    from minigolf_desktop.ui.widgets.look import Look

translate = QCoreApplication.translate


class FreeBoard(QObject):
    """Shows the free board and looks after its files."""

    left = Signal()
    """The home screen is asked for."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """The short rules are asked for."""
    menu = Signal()
    """The menu is asked for."""
    putt = Signal(object)
    """A round on the course, a CourseFile, is asked for."""

    def __init__(self, window: MainWindow, folders: Folders, clubhouse: Clubhouse) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._clubhouse = clubhouse
        self._told_failure = False
        self.session = FreeSession(self._last_time(), self)
        """What is being laid."""
        self.session.changed.connect(self._keep)

    def show(self) -> None:
        """Show the board."""
        self._window.show_screen(self._screen)

    def open_course(self, path: Path) -> None:
        """Lay the course of a file on the board; a bad one is told about and changes nothing."""
        try:
            course_file = read_course(path, self._clubhouse.catalogue)
        except StorageError as error:
            text = translate("free board", "This course cannot be opened: {fault}.")
            self._window.warn(text.replace("{fault}", str(error)))
            return
        named = replace(course_file, name=course_file.name or path.stem[:80])
        self.session.change(_layout_of(named))

    def _last_time(self) -> FreeLayout:
        """Return what lay on the board last; an empty land at the first time."""
        path = self._folders.free_board
        if path.exists():
            try:
                return _layout_of(read_course(path, self._clubhouse.catalogue))
            except StorageError as error:
                self._tell_unreadable(path, error)
        land = self._clubhouse.catalogue.lands[0]
        return FreeLayout(CourseFile("", empty_course(self._clubhouse.rules.box, land), ()))

    def _tell_unreadable(self, path: Path, error: StorageError) -> None:
        text = translate("free board", "What lay on the free board cannot be read: {fault}.")
        text = text.replace("{fault}", str(error))
        try:
            place = set_aside(path)
        except StorageError as other:
            self._window.warn(f"{text}\n{other}")
            return
        kept = translate("free board", "The file is kept as {place}.")
        self._window.warn(f"{text}\n{kept.replace('{place}', str(place))}")

    def _keep(self) -> None:
        """Write the course down; a disk that fails is told about once."""
        try:
            write_course(self._folders.free_board, self.session.layout.course_file)
        except StorageError as error:
            if not self._told_failure:
                self._window.warn(str(error))
            self._told_failure = True
        else:
            self._told_failure = False

    def _screen(self, look: Look) -> FreeBoardScreen:
        # The hand that held a tile was that of the screen before.
        self.session.put_back()
        screen = FreeBoardScreen(
            self.session,
            self._clubhouse.catalogue,
            self._clubhouse.atlas,
            look.theme,
            self._window.settings,
        )
        self._window.settings_changed.connect(screen.apply_settings)
        screen.home_requested.connect(self.left)
        screen.settings_requested.connect(self.settings)
        screen.rules_requested.connect(self.rules)
        screen.menu_requested.connect(self.menu)
        screen.setting_changed.connect(
            lambda name, value: self._window.change_settings(**{name: value})
        )
        screen.open_requested.connect(self._ask_for_file)
        screen.course_saved_requested.connect(
            lambda: save_course_file(self._window, self._named(), self._folders)
        )
        screen.picture_requested.connect(lambda: save_picture_of(self._window, self._named()))
        screen.putt_requested.connect(lambda: self.putt.emit(self._named()))
        return screen

    def _ask_for_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("free board", "Open a course"),
            str(self._folders.courses),
            translate("free board", "Course files (*.minigolf *.json)"),
        )
        if chosen:
            self.open_course(Path(chosen))

    def _named(self) -> CourseFile:
        """Return the course with a name: that of its land unless it has one of its own."""
        kept = self.session.layout.course_file
        land = content_name(kept.course.land.name) if kept.course.land.name else ""
        return replace(kept, name=kept.name or land or translate("free board", "Free board"))


def _layout_of(course_file: CourseFile) -> FreeLayout:
    """Return a course file on the board; who collected tiles did not play alone."""
    return FreeLayout(course_file, solo=not course_file.collected)
