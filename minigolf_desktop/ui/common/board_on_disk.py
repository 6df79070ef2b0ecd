"""A board on which a course is laid, as it lies on the disk: kept after every change.

Its file holds what lies there, and another file beside it every step of its undo.
"""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play.history import History, LostState, Unread
from minigolf_desktop.storage.board_history import REDO, UNDO, HistoryFile, State, Steps
from minigolf_desktop.storage.errors import (
    DiskError,
    ForeignFile,
    MatchInUse,
    NewerFile,
    StorageError,
)
from minigolf_desktop.storage.lock import Lock
from minigolf_desktop.storage.shelf import Shelf, history_of
from minigolf_desktop.ui.common.guest import Guest
from minigolf_desktop.ui.common.laying.session import LayingSession, Step
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.setting_aside import set_aside_in_words

translate = QCoreApplication.translate

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


class BoardOnDisk(Guest, Generic[LayoutT]):
    """Opens the board that was used last, and keeps what is laid on it."""

    session: LayingSession[LayoutT, Any]
    """What is being laid."""

    def __init__(self, window: MainWindow, shelf: Shelf, old: Path) -> None:
        """``old`` is where version 1.0 kept its one board."""
        super().__init__(window)
        self._shelf = shelf
        self._path = Path()
        self._lock: Lock | None = None
        self._history_file = HistoryFile(Path())
        self._is_kept = True
        self._told_failure = False
        self._news = ""
        shelf.take_in(old)
        self._open_latest()

    # What boards differ in

    def _read_board(self, path: Path) -> LayoutT:
        """Read the file of a board; raises StorageError."""
        raise NotImplementedError

    def _write_board(self, path: Path, layout: LayoutT) -> None:
        """Write the file of a board; raises StorageError."""
        raise NotImplementedError

    def _to_json(self, layout: LayoutT) -> dict[str, Any]:
        """Return what :meth:`_write_board` writes, as JSON."""
        raise NotImplementedError

    def _state_to_json(self, layout: LayoutT) -> dict[str, Any]:
        """Return a state of a history: the board, and what its file does not tell of it."""
        return {"board": self._to_json(layout)}

    def _state_from_json(self, state: dict[str, Any]) -> LayoutT:
        """Return what :meth:`_state_to_json` was given; raises StorageError."""
        raise NotImplementedError

    def _fresh(self) -> LayoutT:
        """Return a board on which nothing lies."""
        raise NotImplementedError

    def _make_session(self, layout: LayoutT) -> LayingSession[LayoutT, Any]:
        raise NotImplementedError

    def _is_empty(self, layout: LayoutT) -> bool:
        """Whether nothing was laid that could be missed."""
        raise NotImplementedError

    # One board

    def put_away(self) -> bool:
        """Give the board free; return False where it could not be kept and must stay in memory."""
        if not self._is_kept:
            self._keep_whole()
        if not self._is_kept:
            return False
        self._release()
        return True

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _open_latest(self) -> None:
        """Open the board that was used last; a fresh one where it is elsewhere or damaged."""
        boards = self._shelf.boards()
        if not boards or not self._open_board(boards[0].path):
            self._begin(self._fresh())

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
            layout = self._read_board(path)
        except StorageError as error:
            if lock is not None:
                lock.release()
            text = translate("boards", "A board cannot be read: {fault}.")
            text = text.replace("{fault}", str(error))
            is_sound = isinstance(error, DiskError | NewerFile)
            self._window.warn(text if is_sound else set_aside_in_words(path, text))
            return False
        self._release()
        self._take(path, lock)
        self._shelf.used(path)
        self._sit_down(self._history_with(layout))
        return True

    def _take(self, path: Path, lock: Lock | None) -> None:
        self._path, self._lock = path, lock
        self._history_file = HistoryFile(history_of(path))
        self._is_kept, self._told_failure = True, False

    def _sit_down(self, history: History[LayoutT]) -> None:
        """Go on with a board."""
        before: LayingSession[LayoutT, Any] | None = getattr(self, "session", None)
        if before is not None:
            # What its screen still does while it goes is done to nothing.
            before.stepped.disconnect(self._keep)
            before.deleteLater()
        self.session = self._make_session(history.now)
        self.session.take_up(history)
        self.session.stepped.connect(self._keep)

    def _history_with(self, layout: LayoutT) -> History[LayoutT]:
        """Return the history of the board; where it cannot be read, the board begins a new one.

        What lies there counts: where the history ends with something else, it goes on to it.
        """
        try:
            steps = self._history_file.read()
            present = self._state_from_json(steps.states[steps.now])
        except ForeignFile as error:
            if self._history_file.path.exists():
                self._tell_lost(error)
            return History(layout)
        except StorageError as error:
            self._tell_lost(error)
            return History(layout)
        around = [_UnreadState(state, self._state_from_json) for state in steps.states]
        history = History(present, around[: steps.now], around[steps.now + 1 :])
        if self._to_json(present) != self._to_json(layout):
            history.change(layout)
            self._try(lambda: self._write_history(history))
        return history

    def _tell_lost(self, error: StorageError) -> None:
        text = translate("boards", "The board is whole, but its undo cannot be read: {fault}.")
        text = text.replace("{fault}", str(error))
        is_sound = isinstance(error, DiskError | NewerFile)
        self._window.warn(text if is_sound else set_aside_in_words(self._history_file.path, text))

    def _boards_before(self) -> Iterator[dict[str, Any]]:
        """Return every board of the history, as JSON."""
        for one in self.session.history.states:
            yield self._stored(one)["board"]

    def _stored(self, one: LayoutT | Unread[LayoutT]) -> State:
        """Return a state as it lies on the disk, read or not."""
        if isinstance(one, _UnreadState):
            return one.stored
        return self._state_to_json(cast(LayoutT, one))

    # Keeping

    def _keep(self, step: Step) -> None:
        """Write the board and then the step; a disk that fails is told about once."""
        if not self._is_kept:
            self._keep_whole()
            return
        layout = self.session.layout
        line: dict[str, Any] = {"step": UNDO if step is Step.UNDO else REDO}
        if step is Step.ON:
            line = {"state": self._state_to_json(layout)}

        def keep() -> None:
            self._write_board(self._path, layout)
            if not self._history_file.add(line):
                self._write_history(self.session.history)

        self._try(keep)

    def _keep_whole(self) -> None:
        """Write the board with all of its history."""

        def keep() -> None:
            self._write_board(self._path, self.session.layout)
            self._write_history(self.session.history)

        self._try(keep)

    def _try(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except StorageError as error:
            self._is_kept = False
            if not self._told_failure:
                self._window.tell_fault(error)
            self._told_failure = True
        else:
            self._is_kept, self._told_failure = True, False

    def _write_history(self, history: History[LayoutT]) -> None:
        """Write all of the history that is kept; raises StorageError."""
        steps = Steps(history.states, history.place).shortened
        states = tuple(self._stored(one) for one in steps.states)
        self._history_file.write(Steps(states, steps.now))

    def _begin(self, layout: LayoutT) -> None:
        """Go on with another board, on which a course lies already."""
        self._release()
        self._take(*self._shelf.claim(datetime.now().astimezone()))
        self._sit_down(History(layout))
        if not self._is_empty(layout):
            self._keep_whole()
