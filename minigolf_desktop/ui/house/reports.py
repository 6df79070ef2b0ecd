"""Nothing fails unseen: what nobody expected is written into the log, and the player is told."""

import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from minigolf_desktop import __version__
from minigolf_desktop.storage.log_file import LogFile
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label

QUIET = 60.0
"""Seconds in which the same thing is not told again."""

_MOST_THINGS = 1000
"""How many different things are remembered at a time."""

_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""Levels that are logged; the others are for the developers of Qt."""

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("minigolf_desktop.Qt")


def head() -> str:
    """Return the first line of a log: versions of program, Python, Qt and system."""
    python = ".".join(map(str, sys.version_info[:3]))
    system = f"{QtCore.QSysInfo.prettyProductName()}, {QtCore.QSysInfo.currentCpuArchitecture()}"
    return f"Minigolf Desktop {__version__}, Python {python}, Qt {qVersion()}, {system}"


class Repeats:
    """Counts repetitions, as an error in painting makes many of them."""

    def __init__(self) -> None:
        self._told: dict[Hashable, float] = {}
        self._since: dict[Hashable, int] = {}

    def before(self, thing: Hashable, now: float) -> int | None:
        """Return how often a thing was not told since it was told last; None not to tell it now."""
        if now - self._told.get(thing, -QUIET) < QUIET:
            self._since[thing] = self._since.get(thing, 0) + 1
            return None
        if len(self._told) > _MOST_THINGS:
            self._told.clear()
        self._told[thing] = now
        return self._since.pop(thing, 0)

    @property
    def untold(self) -> int:
        """How many repetitions were never told."""
        return sum(self._since.values())


class Reports(QObject):
    """Catches every error that nobody else does, and what Qt warns of."""

    _failed = Signal()

    def __init__(self, log: LogFile) -> None:
        super().__init__()
        self._log_file = log
        self._repeats = Repeats()
        self._window: MainWindow | None = None
        self._go_home: Callable[[], None] = lambda: None
        self._telling = False
        # Later, and in the thread of the window: no dialog opens in the midst of painting.
        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def catch(self) -> None:
        """Catch from now on."""
        sys.excepthook = self.caught
        sys.unraisablehook = self._unraisable
        threading.excepthook = self._in_thread
        qInstallMessageHandler(self._qt_says)

    def release(self, status: int) -> None:
        """Catch no more, as the program ends with an exit status; the log is closed."""
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        self._window = None
        untold = self._repeats.untold
        _log.info("End, status %s%s", status, f"; {untold} repetitions not told" if untold else "")
        self._log_file.close()

    def tell_in(self, window: MainWindow, go_home: Callable[[], None]) -> None:
        """Tell the player of errors in a window; before that, in a box of its own."""
        self._window = window
        self._go_home = go_home

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an error and tell the player."""
        if not isinstance(error, Exception):
            # Ctrl+C, for one, is no error.
            sys.__excepthook__(kind, error, trace)
        elif self._logged("Unexpected error", error, trace):
            if self._window is None:
                self._tell_at_start()
            else:
                self._failed.emit()

    def _logged(self, what: str, error: BaseException, trace: TracebackType | None) -> bool:
        """Log an error; return False if the same was told a moment ago."""
        lines = traceback.extract_tb(trace)
        place = (lines[-1].filename, lines[-1].lineno) if lines else None
        before = self._repeats.before((type(error), place), time.monotonic())
        if before is None:
            return False
        _log.error("%s%s", what, _times(before), exc_info=(type(error), error, trace))
        if sys.stderr is not None:
            traceback.print_exception(type(error), error, trace)
        return True

    def _in_thread(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None:
            self.caught(failed.exc_type, failed.exc_value, failed.exc_traceback)

    def _unraisable(self, failed: "sys.UnraisableHookArgs") -> None:
        """Log an error that stops nothing, in taking an object apart for example."""
        if failed.exc_value is not None:
            self._logged(failed.err_msg or "Error ignored", failed.exc_value, failed.exc_traceback)

    def _qt_says(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        line = qFormatLogMessage(kind, context, text)
        if sys.stderr is not None:
            print(line, file=sys.stderr)
        if kind in _LEVELS:
            before = self._repeats.before(line, time.monotonic())
            if before is not None:
                _qt_log.log(_LEVELS[kind], "%s%s", line, _times(before))

    def _tell_at_start(self) -> None:
        """Tell what keeps the window from opening; without Qt the trace has told it."""
        if not isinstance(QApplication.instance(), QApplication):
            return
        text = translate("reports", "Minigolf Desktop cannot start. Your games are safe.")
        path = self._log_file.path
        where = f"{translate('reports', 'A report is in this file:')}\n{path}" if path else ""
        QtWidgets.QMessageBox.critical(None, "Minigolf Desktop", f"{text}\n{where}".strip())

    def _tell(self) -> None:
        window = self._window
        if self._telling or window is None or not window.isVisible():
            return
        above = QApplication.activeModalWidget()
        dialog = ReportDialog(window.look, above or window, self._log_file.path)
        dialog.finished.connect(self._told)
        # It goes without an end where the dialog below it does.
        dialog.destroyed.connect(self._told)
        dialog.home.clicked.connect(self._leave_for_home)
        dialog.open()
        self._telling = True

    def _told(self) -> None:
        self._telling = False

    def _leave_for_home(self) -> None:
        """Go home; no dialog of the screen that is left stays open."""
        if self._window is not None:
            for dialog in self._window.findChildren(QDialog):
                dialog.reject()
        self._go_home()


def _times(before: int) -> str:
    return f" ({before} more since it was last told)" if before else ""


def show_folder(folder: Path) -> None:
    """Show a folder as the system shows them; it need not exist yet."""
    # The system tells of a folder that is not there.
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    QtGui.QDesktopServices.openUrl(QtCore.QUrl.fromLocalFile(str(folder)))


class ReportDialog(CardDialog):
    """What happened, what is safe, where the report lies; go on or go home."""

    def __init__(self, look: Look, parent: QWidget, log: Path | None) -> None:
        """``log`` is None where no report could be written."""
        super().__init__(parent)
        title = translate("reports", "Something went wrong")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 24, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        for text in (
            translate(
                "reports",
                "The program made a mistake, and what you did last may not have happened.",
            ),
            translate(
                "reports", "Your game is safe: every move that you confirmed is on the disk."
            ),
        ):
            column.addWidget(label(text, "body", wrap=True))
        self.home = button(look, translate("reports", "Go home"), icon="home")
        """Leaves the screen for the home screen."""
        others = [self.home]
        if log is not None:
            column.addWidget(label(translate("reports", "A report is in this file:"), "body"))
            self.path = label(str(log), "small_body", "second", wrap=True)
            """Path of the report, as text to copy."""
            self.path.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column.addWidget(self.path)
            folder = button(look, translate("reports", "Show folder"), icon="folder")
            folder.clicked.connect(lambda: show_folder(log.parent))
            others.insert(0, folder)
        go_on = self.add_foot(look, column, *others, close=translate("reports", "Go on"))
        self.home.clicked.connect(self.accept)
        self.setMinimumWidth(look.px(520))
        go_on.setFocus()
