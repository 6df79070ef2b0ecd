"""Boards in the window on which courses are laid; what lies there is kept after every change.

There is a board at a time on the screen and any number of them on the shelf. Nothing is ever laid
in place of what somebody made: another course lies beside it, on a board of its own.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.storage.errors import MatchInUse, StorageError
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.shelf import MOST_BOARDS
from minigolf_desktop.ui.common.board_on_disk import BoardOnDisk, LayoutT
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen
from minigolf_desktop.ui.common.laying.shelf_sheet import Entry, ShelfSheet
from minigolf_desktop.ui.common.text.dates import day_and_time
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import on_meadow
from minigolf_desktop.ui.common.widgets.question import Question

translate = QCoreApplication.translate

CourseT = TypeVar("CourseT")


class KeptBoard(BoardOnDisk[LayoutT]):
    """Looks after the boards of a game, and passes on what the screen of one asks for."""

    # What boards differ in

    def _words(self, layout: LayoutT) -> tuple[str, str]:
        """Return the name of a board for the shelf, and how large it is."""
        raise NotImplementedError

    def _renamed(self, layout: LayoutT, name: str) -> LayoutT:
        """Return it with another name."""
        raise NotImplementedError

    def _picture(self, layout: LayoutT, width: int, height: int, ratio: float) -> QPixmap:
        """Return a small picture of it on a clear ground, for a room in logical pixels."""
        raise NotImplementedError

    def _screen(self, look: Look) -> QWidget:
        """Return the screen that shows it."""
        raise NotImplementedError

    def _ask_for_file(self) -> None:
        """Ask which course file is to be opened, and open it."""
        raise NotImplementedError

    # The screen

    def show(self) -> None:
        """Show the board, and tell what there is to tell about it."""
        self._window.show_screen(self._made)
        news, self._news = self._news, ""
        if news:
            self._say(news)

    def _made(self, look: Look) -> QWidget:
        """Return the screen, with the shelf over it where it lay over the one before."""
        before = self._window.screen_shown
        sheet = None if before is None else before.findChild(ShelfSheet)
        screen = self._screen(look)
        if sheet is not None and sheet.isVisible():
            # The window shows the screen only when it has it.
            key = sheet.gallery.current
            QTimer.singleShot(0, screen, lambda: self.show_shelf(key))
        return screen

    # Other boards

    def open_beside(self, layout: LayoutT) -> None:
        """Show a course on a board of its own; the present one stays on the shelf.

        A board on which just this lies is taken from the shelf again. Where the present board
        could not be kept, opening another one waits for a yes.
        """
        if not self._is_kept:
            self._keep_whole()
        if not self._is_kept:
            self._ask(lambda: self._open_beside(layout))
        else:
            self._open_beside(layout)

    def _ask(self, go_on: Callable[[], None]) -> None:
        screen = self._window.screen_shown
        if screen is None:
            return
        question = Question(
            screen,
            self._window.look,
            translate("boards", "Open another board?"),
            translate("boards", "What lies here could not be saved, and is lost then."),
            translate("boards", "Open"),
        )
        question.accepted.connect(go_on)

    def _open_beside(self, layout: LayoutT) -> None:
        before = self.session.layout
        if self._to_json(before) == self._to_json(layout):
            self.show()
            return
        there = self._shelf.find(self._to_json(layout))
        if there is None or not self._open_board(there):
            self._begin(layout)
        left = self._shelf.make_room()
        if left > MOST_BOARDS:
            text = translate("boards", "%n boards lie on the shelf.", "", left)
            advice = translate("boards", "Delete those that you no longer need (B).")
            self._news = f"{text} {advice}"
        elif self._is_empty(before):
            self._news = ""
        else:
            text = translate("boards", "{name} lies on the shelf of boards (B).")
            self._news = text.replace("{name}", self._words(before)[0])
        self.show()

    # The shelf

    def show_shelf(self, key: str = "") -> None:
        """Show the boards that can be opened, and look at that of a key first."""
        screen = self._window.screen_shown
        if screen is None:
            return
        self.session.put_back()
        sheet = ShelfSheet(screen, self._window.look, self._entries())
        sheet.chosen.connect(lambda key: self._open_from_shelf(Path(key)))
        sheet.begun.connect(lambda: self.open_beside(self._fresh()))
        sheet.file_wanted.connect(self._ask_for_file)
        sheet.renamed.connect(lambda key, name: self._rename(sheet, Path(key), name))
        sheet.thrown_away.connect(lambda key: self._take_off(sheet, Path(key)))
        sheet.brought_back.connect(lambda key: self._bring_back(sheet, Path(key)))
        sheet.gallery.look_at(key)

    def _entries(self) -> list[Entry]:
        """Return what the shelf shows; a board that cannot be read is told when it is opened."""
        return [self._entry(board.path, board.used) for board in self._shelf.boards()]

    def _entry(self, path: Path, used: datetime) -> Entry:
        is_here = path == self._path
        name, size, layout = path.name, "", None
        try:
            layout = self.session.layout if is_here else self._read_board(path)
            name, size = self._words(layout)
        except StorageError:
            size = translate("boards", "cannot be read")
        when = translate("boards", "on the table") if is_here else day_and_time(used)

        look = self._window.look

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            course = QPixmap() if layout is None else self._picture(layout, width, height, ratio)
            return on_meadow(course, look, width, height, ratio)

        # The same picture as long as the file is the same.
        shown = layout if is_here else used
        return Entry(str(path), name, size, when, shown, draw, is_here)

    def _open_from_shelf(self, path: Path) -> None:
        if path == self._path:
            return
        if not self._is_kept:
            self._keep_whole()
        if self._is_kept:
            self._go_to(path)
        else:
            self._ask(lambda: self._go_to(path))

    def _go_to(self, path: Path) -> None:
        if self._open_board(path):
            self.show()
        elif self._news:
            self._news = ""
            self._say(translate("boards", "This board is open in another window."))

    def _rename(self, sheet: ShelfSheet, path: Path, name: str) -> None:
        if path == self._path:
            self.session.change(self._renamed(self.session.layout, name))
        else:
            self._change_elsewhere(path, name)
        sheet.show_entries(self._entries())

    def _change_elsewhere(self, path: Path, name: str) -> None:
        used = next((one.used for one in self._shelf.boards() if one.path == path), None)
        try:
            with Lock(path):
                self._write_board(path, self._renamed(self._read_board(path), name))
                self._shelf.used(path, used)
        except MatchInUse:
            self._say(translate("boards", "This board is open in another window."))
        except StorageError as error:
            self._window.tell_fault(error)

    def _take_off(self, sheet: ShelfSheet, path: Path) -> None:
        try:
            name = self._entry(path, datetime.now().astimezone()).name
            gone = self._shelf.throw_away(path)
        except MatchInUse:
            self._say(translate("boards", "This board is open in another window."))
        except StorageError as error:
            self._window.tell_fault(error)
        else:
            sheet.offer_back(str(gone), name)
            sheet.show_entries(self._entries())

    def _bring_back(self, sheet: ShelfSheet, gone: Path) -> None:
        try:
            self._shelf.bring_back(gone)
        except StorageError as error:
            self._window.tell_fault(error)
        sheet.show_entries(self._entries())

    def _say(self, text: str) -> None:
        screen = self._window.screen_shown
        if isinstance(screen, BoardScreen):
            screen.say(text)

    def _read_or_tell(
        self, path: Path, read: Callable[[Path], CourseT], unreadable: str
    ) -> CourseT | None:
        """Return the course of a file; None where it cannot be read, which is told."""
        try:
            return read(path)
        except StorageError as error:
            self._window.warn(unreadable.replace("{fault}", str(error)))
            return None
