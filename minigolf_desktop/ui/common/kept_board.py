"""Boards in the window on which courses are laid; what lies there is kept after every change.

There is a board at a time on the screen and any number of them on the shelf. Nothing is ever laid
in place of what somebody made: another course lies beside it, on a board of its own. The file of a
board holds what lies there, and another file beside it every step of its undo.
"""

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.play.history import History, LostState, Unread
from minigolf_desktop.storage.atomic import Lock, flush_move
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    MatchInUse,
    NewerFile,
    StorageError,
)
from minigolf_desktop.storage.shelf import (
    MOST_BOARDS,
    REDO,
    UNDO,
    BoardSteps,
    HistoryFile,
    Shelf,
    State,
    history_of,
)
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen
from minigolf_desktop.ui.common.laying.session import LayingSession, Step
from minigolf_desktop.ui.common.laying.shelf_sheet import Entry, ShelfSheet, ShelfWords
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.setting_aside import fault_in_words, set_aside_in_words
from minigolf_desktop.ui.common.text import day_and_time
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import on_meadow

LayoutT = TypeVar("LayoutT")


class _UnreadState(Generic[LayoutT]):
    """A state of a history as it lies on the disk."""

    def __init__(self, state: State, read: Callable[[State], LayoutT]) -> None:
        self.stored = state
        self._read = read

    def read(self) -> LayoutT:
        """Return what lay there; raises LostState."""
        try:
            return self._read(self.stored)
        except StorageError as error:
            raise LostState(str(error)) from error


class BoardOnDisk(QObject, Generic[LayoutT]):
    """Opens the board that was used last, and keeps what is laid on it."""

    session: LayingSession[LayoutT, Any]
    """What is being laid."""

    def __init__(
        self, window: MainWindow, requests: Requests, shelf: Shelf, old: Path | None = None
    ) -> None:
        """``old`` is where version 1.0 kept its one board, if it had such boards."""
        super().__init__(window)
        self.window = window
        """The window."""
        self.requests = requests
        """What is asked of the house."""
        self._shelf = shelf
        self.path = Path()
        """The file of the board that is open."""
        self._lock: Lock | None = None
        self._history_file = HistoryFile(Path())
        self._is_kept = True
        self._told_failure = False
        self._news = ""
        place = None if old is None else shelf.take_in(old)
        if old is not None and place is not None:
            window.disk.later.write(partial(flush_move, old, place))
        self._open_latest()

    # What boards differ in

    def read_board(self, path: Path) -> LayoutT:
        """Read the file of a board; raises StorageError."""
        raise NotImplementedError

    def write_board(self, path: Path, layout: LayoutT) -> None:
        """Write the file of a board, on any thread; raises StorageError."""
        raise NotImplementedError

    def to_json(self, layout: LayoutT) -> dict[str, Any]:
        """Return what :meth:`write_board` writes, as JSON."""
        raise NotImplementedError

    def state_to_json(self, layout: LayoutT) -> dict[str, Any]:
        """Return a state of a history: the board, and what its file does not tell of it."""
        return {"board": self.to_json(layout)}

    def state_from_json(self, state: dict[str, Any]) -> LayoutT:
        """Return what :meth:`state_to_json` was given; raises StorageError."""
        raise NotImplementedError

    def fresh(self) -> LayoutT:
        """Return a board on which nothing lies."""
        raise NotImplementedError

    def new_session(self, layout: LayoutT) -> LayingSession[LayoutT, Any]:
        """Return what a course is laid by."""
        raise NotImplementedError

    def is_empty(self, layout: LayoutT) -> bool:
        """Whether nothing was laid that could be missed."""
        raise NotImplementedError

    # One board

    def put_away(self) -> bool:
        """Give the board free; return False where it could not be kept and must stay in memory."""
        if not self.is_safe():
            return False
        self._release()
        return True

    def is_safe(self) -> bool:
        """Wait until the board is on disk; return whether it is, tried once more where it was not.

        Whoever leaves waited before, while the window answered.
        """
        later = self.window.disk.later
        later.finish()
        if not self._is_kept:
            self._keep_whole()
            later.finish()
        return self._is_kept

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _open_latest(self) -> None:
        """Open the board that was used last; a fresh one where it is elsewhere or damaged."""
        boards = self._shelf.boards()
        if not boards or not self._open_board(boards[0].path):
            self._begin(self.fresh())

    def _open_board(self, path: Path) -> bool:
        """Open a board of the shelf; return whether it could be. If not, it is told."""
        try:
            lock = self._shelf.hold(path)
        except MatchInUse:
            self._news = translate(
                "boards", "The board used last is open in another window. This is another one."
            )
            return False
        try:
            layout = self.read_board(path)
        except StorageError as error:
            if lock is not None:
                lock.release()
            text = translate("boards", "A board cannot be read: {fault}.")
            text = text.replace("{fault}", fault_in_words(error))
            is_sound = isinstance(error, DiskError | NewerFile)
            self.window.warn(text if is_sound else set_aside_in_words(path, text))
            return False
        self._release()
        self._take(path, lock)
        self._shelf.used(path)
        self._sit_down(self._history_with(layout))
        return True

    def _take(self, path: Path, lock: Lock | None) -> None:
        self.path, self._lock = path, lock
        self._history_file = HistoryFile(history_of(path))
        self._is_kept, self._told_failure = True, False

    def _sit_down(self, history: History[LayoutT]) -> None:
        """Go on with a board."""
        before: LayingSession[LayoutT, Any] | None = getattr(self, "session", None)
        if before is not None:
            # What its screen still does while it goes is done to nothing.
            before.stepped.disconnect(self._keep)
            before.deleteLater()
        self.session = self.new_session(history.now)
        self.session.take_up(history)
        self.session.stepped.connect(self._keep)

    def _history_with(self, layout: LayoutT) -> History[LayoutT]:
        """Return the history of the board; where it cannot be read, the board begins a new one.

        What lies there counts: where the history ends with something else, it goes on to it.
        """
        try:
            steps = self._history_file.read()
            present = self.state_from_json(steps.states[steps.now])
        except ForeignFile as error:
            if self._history_file.path.exists():
                self._tell_lost(error)
            return History(layout)
        except StorageError as error:
            self._tell_lost(error)
            return History(layout)
        around = [_UnreadState(state, self.state_from_json) for state in steps.states]
        history = History(present, around[: steps.now], around[steps.now + 1 :])
        if self.to_json(present) != self.to_json(layout):
            history.change(layout)
            self._try(self._writes(history))
        return history

    def _tell_lost(self, error: StorageError) -> None:
        text = translate("boards", "The board is whole, but its undo cannot be read: {fault}.")
        text = text.replace("{fault}", fault_in_words(error))
        is_sound = isinstance(error, DiskError | NewerFile)
        self.window.warn(text if is_sound else set_aside_in_words(self._history_file.path, text))

    def boards_before(self) -> Iterator[dict[str, Any]]:
        """Return every board of the history as it is now, as JSON, on any thread."""
        states = self.session.history.states
        return (cast(dict[str, Any], self._stored(one)["board"]) for one in states)

    def _stored(self, one: LayoutT | Unread[LayoutT]) -> State:
        """Return a state as it lies on the disk, read or not."""
        if isinstance(one, _UnreadState):
            return one.stored
        return self.state_to_json(cast("LayoutT", one))

    # Keeping

    def _keep(self, step: Step) -> None:
        """Have the board written, and then the step."""
        if not self._is_kept:
            self._keep_whole()
            return
        layout, path, file = self.session.layout, self.path, self._history_file
        whole = self._writes(self.session.history)
        line: dict[str, Any] = {"step": UNDO if step is Step.UNDO else REDO}
        if step is Step.ON:
            line = {"state": self.state_to_json(layout)}

        def keep() -> None:
            try:
                self.write_board(path, layout)
            except StorageError:
                # The step is missing from now on.
                file.distrust()
                raise
            if not file.add(line):
                whole()

        self._try(keep)

    def _keep_whole(self) -> None:
        """Have the board written with all of its history."""
        layout, path = self.session.layout, self.path
        whole = self._writes(self.session.history)

        def keep() -> None:
            self.write_board(path, layout)
            whole()

        self._try(keep)

    def _try(self, keep: Callable[[], None]) -> None:
        """Have something written, on another thread; a disk that fails is told about once."""
        self.window.disk.later.write(keep, self._note_kept, self._note_failure)

    def _note_kept(self, _: None) -> None:
        self._is_kept, self._told_failure = True, False

    def _note_failure(self, fault: StorageError) -> None:
        self._is_kept = False
        if not self._told_failure:
            self.window.tell_fault(fault)
        self._told_failure = True

    def _writes(self, history: History[LayoutT]) -> Callable[[], None]:
        """Return what writes all of a history as it is now; that raises StorageError."""
        file, states, place = self._history_file, history.states, history.place

        def write() -> None:
            steps = BoardSteps(states, place).shortened
            file.write(BoardSteps(tuple(self._stored(one) for one in steps.states), steps.now))

        return write

    def _begin(self, layout: LayoutT) -> None:
        """Go on with another board, on which a course lies already."""
        self._release()
        self._take(*self._shelf.claim(datetime.now().astimezone()))
        self._sit_down(History(layout))
        if not self.is_empty(layout):
            self._keep_whole()


CourseT = TypeVar("CourseT")


class KeptBoard(BoardOnDisk[LayoutT]):
    """Looks after the boards of a game, and passes on what the screen of one asks for."""

    _screen: QWidget | None = None
    """The screen that was made last."""

    # What boards differ in

    def words(self, layout: LayoutT) -> tuple[str, str]:
        """Return the name of a board for the shelf, and how large it is."""
        raise NotImplementedError

    def shelf_words(self) -> ShelfWords:
        """Return what the shelf says of what lies there."""
        return ShelfWords.of_boards()

    def renamed(self, layout: LayoutT, name: str) -> LayoutT:
        """Return it with another name."""
        raise NotImplementedError

    def picture(self, layout: LayoutT, width: int, height: int, ratio: float) -> QPixmap:
        """Return a small picture of it on a clear ground, for a room in logical pixels."""
        raise NotImplementedError

    def screen(self, look: Look) -> QWidget:
        """Return the screen that shows it."""
        raise NotImplementedError

    def ask_for_file(self) -> None:
        """Ask which course file is to be opened, and open it."""
        raise NotImplementedError

    # The screen

    def show(self) -> None:
        """Show the board, and tell what there is to tell about it."""
        self.window.show_screen(self._made)
        news, self._news = self._news, ""
        if news:
            self.say(news)

    def _made(self, look: Look) -> QWidget:
        """Return the screen, with the shelf over it where it lay over the one before."""
        sheet = self._sheet
        screen = self._screen = self.screen(look)
        if sheet is not None:
            # The window shows the screen only when it has it.
            key = sheet.gallery.current
            QTimer.singleShot(0, screen, lambda: self.show_shelf(key))
        return screen

    # Other boards

    def open_beside(self, layout: LayoutT) -> None:
        """Show a course on a board of its own; the present one stays on the shelf.

        A board on which just this lies is taken from the shelf again. It waits until the present
        board is on disk; where that could not be kept, for a yes.
        """
        self._leave_for(lambda: self._open_beside(layout))

    def _leave_for(self, go_on: Callable[[], None]) -> None:
        """Go on to another board when this one is on disk; the window answers meanwhile."""

        def go_or_ask() -> None:
            if self._is_kept:
                go_on()
            else:
                self._ask(go_on)

        def go_or_try() -> None:
            if self._is_kept:
                go_on()
            else:
                self._keep_whole()
                self.window.saving.then(go_or_ask)

        self.window.saving.then(go_or_try)

    def _ask(self, go_on: Callable[[], None]) -> None:
        screen = self.window.screen_shown
        if screen is None:
            return
        question = Question(
            screen,
            self.window.look,
            translate("boards", "Open another board?"),
            translate("boards", "What lies here could not be saved, and is lost then."),
            translate("boards", "Open"),
        )
        question.accepted.connect(go_on)

    def _open_beside(self, layout: LayoutT) -> None:
        before = self.session.layout
        if self.to_json(before) == self.to_json(layout):
            self.show()
            return
        there = self._shelf.find(self.to_json(layout))
        if there is None or not self._open_board(there):
            self._begin(layout)
        left = self._shelf.make_room()
        if left > MOST_BOARDS:
            text = translate("boards", "%n boards lie on the shelf.", "", left)
            advice = translate("boards", "Delete those that you no longer need (B).")
            self._news = f"{text} {advice}"
        elif self.is_empty(before):
            self._news = ""
        else:
            text = translate("boards", "{name} lies on the shelf of boards (B).")
            self._news = text.replace("{name}", self.words(before)[0])
        self.show()

    # The shelf

    def show_shelf(self, key: str = "") -> None:
        """Show the boards that can be opened, and look at that of a key first."""
        screen = self.window.screen_shown
        if screen is None:
            return
        self.session.put_back()
        sheet = ShelfSheet(screen, self.window.look, self._entries(), self.shelf_words())
        sheet.chosen.connect(lambda key: self._open_from_shelf(Path(key)))
        sheet.begun.connect(lambda: self.open_beside(self.fresh()))
        sheet.file_wanted.connect(self.ask_for_file)
        sheet.renamed.connect(lambda key, name: self._rename(sheet, Path(key), name))
        sheet.thrown_away.connect(lambda key: self._take_off(Path(key)))
        sheet.brought_back.connect(lambda key: self._bring_back(Path(key)))
        sheet.gallery.look_at(key)

    def _entries(self) -> list[Entry]:
        """Return what the shelf shows; a board that cannot be read is told when it is opened."""
        return [self._entry(board.path, board.used) for board in self._shelf.boards()]

    def _entry(self, path: Path, used: datetime) -> Entry:
        is_here = path == self.path
        name, size, layout = path.name, "", None
        try:
            layout = self.session.layout if is_here else self.read_board(path)
            name, size = self.words(layout)
        except StorageError:
            size = translate("boards", "cannot be read")
        when = translate("boards", "on the table") if is_here else day_and_time(used)

        look = self.window.look

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            course = QPixmap() if layout is None else self.picture(layout, width, height, ratio)
            return on_meadow(course, look, width, height, ratio)

        # The same picture as long as the file is the same.
        shown = layout if is_here else used
        return Entry(str(path), name, size, when, shown, draw, is_here)

    def _open_from_shelf(self, path: Path) -> None:
        if path == self.path:
            return
        self._leave_for(lambda: self._go_to(path))

    def _go_to(self, path: Path) -> None:
        if self._open_board(path):
            self.show()
        elif self._news:
            self._news = ""
            self.say(translate("boards", "This board is open in another window."))

    def _rename(self, sheet: ShelfSheet, path: Path, name: str) -> None:
        if path == self.path:
            self.session.change(self.renamed(self.session.layout, name))
            sheet.show_entries(self._entries())
        else:
            self._change_elsewhere(path, name)

    def _change_elsewhere(self, path: Path, name: str) -> None:
        used = next((one.used for one in self._shelf.boards() if one.path == path), None)

        def change() -> None:
            with Lock(path):
                self.write_board(path, self.renamed(self.read_board(path), name))
                self._shelf.used(path, used)

        self.window.disk.later.write(change, lambda _: self._show_entries(), self._tell_refused)

    def _take_off(self, path: Path) -> None:
        name = self._entry(path, datetime.now().astimezone()).name

        def offer(gone: Path) -> None:
            if (sheet := self._sheet) is not None:
                sheet.offer_back(str(gone), name)
            self._show_entries()

        self.window.disk.later.write(
            lambda: self._shelf.throw_away(path), offer, self._tell_refused
        )

    def _bring_back(self, gone: Path) -> None:
        self.window.disk.later.write(
            lambda: self._shelf.bring_back(gone), lambda _: self._show_entries(), self._tell_refused
        )

    @property
    def _sheet(self) -> ShelfSheet | None:
        """What shows the shelf of these boards; None where nothing does any more."""
        screen = self._screen
        if screen is None or screen is not self.window.screen_shown:
            return None
        return next((one for one in screen.findChildren(ShelfSheet) if one.isVisible()), None)

    def _show_entries(self) -> None:
        if (sheet := self._sheet) is not None:
            sheet.show_entries(self._entries())

    def _tell_refused(self, fault: StorageError) -> None:
        if isinstance(fault, MatchInUse):
            self.say(translate("boards", "This board is open in another window."))
        else:
            self.window.tell_fault(fault)
        self._show_entries()

    def say(self, text: str) -> None:
        """Say something on the screen of the board."""
        screen = self.window.screen_shown
        if isinstance(screen, BoardScreen):
            screen.say(text)

    def read_or_tell(
        self, path: Path, read: Callable[[Path], CourseT], unreadable: str
    ) -> CourseT | None:
        """Return the course of a file; None where it cannot be read, which is told."""
        try:
            return read(path)
        except StorageError as error:
            self.window.warn(unreadable.replace("{fault}", fault_in_words(error)))
            return None
