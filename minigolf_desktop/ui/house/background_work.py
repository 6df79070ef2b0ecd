"""Work in pieces, between which the window answers: games are loaded, matches settled.

A match is settled that was left without being put away, after a crash for example: one that was
over is filed, with its result; of any other it is summed up anew how far it is.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.storage.errors import MatchInUse, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.saved_matches import unsettled
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.kept import unsearched
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import AT_A_TIME, Piecemeal
from minigolf_desktop.ui.games import play_of, wing_of

GetReady: TypeAlias = Callable[[Any], Iterator[None]]
"""Does step by step what the screen of a game waits for; is given what shows the game."""


class Loading(QObject):
    """Loads what is likely to be wanted while nobody waits, and what is wanted before it is shown.

    What checks files of players is loaded with the first game that is opened: home at rest does
    without.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._opening: Piecemeal | None = None
        self._near: Piecemeal | None = None

    @property
    def is_opening(self) -> bool:
        """Whether something is being loaded that is to be shown."""
        return self._opening is not None

    def open(self, missing: Iterator[None], show: Callable[[], object]) -> None:
        """Load what is missing piece by piece, and show it then: at once where nothing is.

        Whatever was to be shown before is not wanted any more.
        """
        self.forget()

        def steps() -> Iterator[None]:
            yield from missing
            self.forget()
            show()

        pieces = steps()
        for _ in pieces:
            self._opening = Piecemeal(pieces, lambda _: None, self)
            return

    def get_near(self, missing: Iterator[None]) -> None:
        """Load piece by piece what may be opened next, unless something is being opened.

        Whatever was near before is not any more.
        """
        if self._opening is None:
            self.forget()
            self._near = Piecemeal(missing, lambda _: None, self)

    def forget(self) -> None:
        """Load nothing any more, and show nothing that is still being loaded."""
        for pieces in (self._opening, self._near):
            if pieces is not None:
                pieces.stop()
        self._opening = self._near = None


def pieces_of(game: Game) -> Iterator[None]:
    """Load a game: first what it is played by, in another turn its screens."""
    with unsearched():
        play_of(game)
    yield
    with unsearched():
        wing_of(game)
    yield


def _unsearched(steps: Iterator[None]) -> Iterator[None]:
    """Do each step while no garbage is looked for."""
    goes_on = True
    while goes_on:
        with unsearched():
            goes_on = next(steps, steps) is not steps
        if goes_on:
            yield


def pieces_before(
    game: Game,
    is_shown: bool,
    shell_of: Callable[[Game], Any],
    ready: GetReady | None,
    *,
    reads: bool = True,
) -> Iterator[None]:
    """Do what a screen of a game waits for, which comes in another turn.

    ``is_shown`` tells whether there is already what shows the game, which ``shell_of`` makes;
    ``reads`` whether files of the player are read for the screen.
    """
    if not is_shown:
        yield from pieces_of(game)
    # Entering the game tells what is wrong.
    with suppress(ContentError):
        shell = shell_of(game)
        if not is_shown:
            yield
        if reads:
            for _ in _unsearched(shell.lessons.get_ready()):
                if not is_shown:
                    yield
        yield from shell.meet_people()
        if ready is not None:
            yield from ready(shell)


def pieces_of_lessons(game: Game, shell: Any) -> Iterator[None]:
    """Load the lessons of a game, and what checks the book that is kept of them."""
    yield from _unsearched(shell.lessons.get_ready())
    # Playing a lesson tells what is wrong.
    with suppress(ContentError):
        wing_of(game).lessons()
    yield


def pieces_ahead(game: Game, shell_of: Callable[[Game], Any], window: MainWindow) -> Iterator[None]:
    """Load a game that somebody comes near to, and paint what its first screens wait for."""
    yield from pieces_of(game)
    # Entering the game tells what is wrong.
    with suppress(ContentError):
        shell_of(game)
    yield
    yield from wing_of(game).paint_ahead(window.look, window.devicePixelRatioF())


PAUSE = 20
"""Milliseconds between two pieces of the work, in which the window answers."""

Steps: TypeAlias = Generator[None, None, bool]
"""Work piece by piece; returns whether something was brought to where it belongs."""


class Settling(QObject):
    """Works while nobody plays. Each state of a match is looked at once only."""

    done = Signal()
    """Nothing is left, and something was brought to where it belongs."""
    failed = Signal(object)
    """The disk refused; carries the StorageError."""

    def __init__(
        self,
        parent: QObject,
        folders: Folders,
        settle: Callable[[Path], Steps],
        is_free: Callable[[], bool],
    ) -> None:
        """``settle`` does it for one, as :meth:`MatchShell.settle`; ``is_free`` tells whether it
        may be done now.
        """
        super().__init__(parent)
        self._folders = folders
        self._settle = settle
        self._is_free = is_free
        self._looking: Iterator[Path | None] | None = None
        self._waiting: list[Path] = []
        self._steps: Steps | None = None
        self._seen: set[tuple[str, int]] = set()
        self._told: set[str] = set()
        self._has_settled = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Look for such matches in a moment, and begin with the one played last."""
        self.stop()
        self._looking = None
        self._timer.start()

    def stop(self) -> None:
        """Let go of the match that is worked on: somebody may want to open it."""
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _go_on(self) -> None:
        """Work for a moment, and have a pause."""
        if not self._is_free():
            self.stop()
            return
        if not self._has_looked():
            self._timer.start()
            return
        while self._waiting:
            path = self._waiting[0]
            state = self._state_of(path)
            if self._steps is None and (state is None or state in self._seen):
                self._waiting.pop(0)
                continue
            if self._is_done_with(path, state):
                self._waiting.pop(0)
            self._timer.start()
            return
        if self._has_settled:
            self._has_settled = False
            self.done.emit()

    def _has_looked(self) -> bool:
        """Look for such matches for a moment; return whether all are found."""
        if self._looking is None:
            self._looking = unsettled(self._folders)
            self._waiting = []
        spent = QElapsedTimer()
        spent.start()
        for path in self._looking:
            if path is not None:
                self._waiting.append(path)
            if spent.elapsed() >= AT_A_TIME:
                return False
        return True

    def _is_done_with(self, path: Path, state: tuple[str, int] | None) -> bool:
        """Work on one for a moment; return whether that was the last.

        Where the disk refuses that is told once, and tried again some other time.
        """
        if self._steps is None:
            self._steps = self._settle(path)
        spent = QElapsedTimer()
        spent.start()
        try:
            while spent.elapsed() < AT_A_TIME:
                next(self._steps)
            return False
        except StopIteration as end:
            self._has_settled |= end.value
            if state is not None:
                self._seen.add(state)
        except MatchInUse:
            # Whoever has it open puts it away.
            pass
        except StorageError as error:
            if str(error) not in self._told:
                self._told.add(str(error))
                self.failed.emit(error)
        self._steps = None
        return True

    def _state_of(self, path: Path) -> tuple[str, int] | None:
        """Return what tells a match as it is now from what it was; None where it has gone."""
        try:
            return path.name, path.stat().st_mtime_ns
        except OSError:
            return None
