"""Opens the window."""

import gc
import linecache
import logging
import os
import signal
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

# Before PySide6, which prints a line of its own where this does not load.
import shiboken6  # noqa: F401
from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QObject,
    QSocketNotifier,
    QSysInfo,
    Qt,
    QTimer,
    QUrl,
)
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication

from minigolf_desktop.storage.folders import COURSE_ENDINGS, HOME_ENDING, Folders, home_to_use
from minigolf_desktop.storage.log_file import LogFile
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.common.application import dress, look_of, make_application
from minigolf_desktop.ui.common.kept import keep_for_good
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.setting_aside import settings_in_words
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import language_for, speak, translate
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.house.reports import Reports, head

_log = logging.getLogger(__name__)


def run(folders: Folders, course: str = "", *, exit_when_shown: bool = False) -> int:
    """Show the window until it is closed, on a course file if one is named; return the status.

    To be timed, the program ends by itself after its first complete paint (``exit_when_shown``).
    """
    log = LogFile(folders.log, head)
    log.catch_crashes()
    reports = Reports(log)
    reports.catch()
    status = 1
    try:
        with home_to_use(folders) as (home, not_kept):
            status = _run(course, home, reports, not_kept, exit_when_shown)
    except Exception as error:
        # Whatever keeps the window from opening: nobody reads a trace on a console there.
        reports.caught(type(error), error, error.__traceback__)
    finally:
        reports.release(status)
    # The system takes everything back in a moment; sifting it first would make quitting slow.
    gc.freeze()
    return status


def _run(
    course: str, folders: Folders, reports: Reports, not_kept: str, exit_when_shown: bool
) -> int:
    """Show the window; ``not_kept`` is why nothing is, empty where all is kept."""
    application = make_application()
    is_first_start = not folders.settings.exists()
    settings, warning = read_settings(folders.settings)
    load_fonts()
    translator = speak(language_for(settings.language))
    dress(application, look_of(settings))
    window = MainWindow(folders, settings, translator)
    flow = Flow(window, folders, in_pieces=True)
    flow.home()
    opener = CourseOpener(flow)
    opener.watch(window)
    SystemClosing(window, application)
    if sys.platform == "darwin":
        # Only there does the system hand files over like this; the filter sees every event.
        application.installEventFilter(opener)
    if course:
        window.painted.connect(lambda: flow.open_course(_file_named(course)))
    # Qt's binding has read the source of every module so far, and Python has kept it.
    window.painted.connect(linecache.clearcache)
    window.painted.connect(gc.freeze)
    window.painted.connect(gc.enable)
    flow.loaded.connect(keep_for_good)
    if exit_when_shown:
        window.painted.connect(application.quit)
    else:
        platform = application.platformName()
        window.painted.connect(lambda: _log.info("The window shows, drawn by %s", platform))
        window.painted.connect(flow.warm_up)
        if not (course or warning or not_kept):
            window.painted.connect(partial(flow.tell_news, is_first_start=is_first_start))
        flow.loaded.connect(lambda shell: shell.begin_sounds(flow.entered))
    reports.tell_in(window, flow.home)
    if not_kept:
        say_not_kept(window, not_kept)
    window.appear()
    if not_kept:
        QTimer.singleShot(0, lambda: tell_not_kept(window, not_kept))
    if warning:
        QTimer.singleShot(0, lambda: window.warn(settings_in_words(warning)))
    return application.exec()


class SystemClosing(QObject):
    """Closes the window as Quit does when the system asks for it.

    That is by a signal (SIGTERM, SIGHUP, Ctrl+C in a terminal), or because the session ends.
    """

    def __init__(self, window: MainWindow, application: QApplication) -> None:
        super().__init__(window)
        self._window = window
        application.commitDataRequest.connect(self._put_away)
        if sys.platform == "win32":
            return
        # Python hears of a signal only when it runs; Qt wakes it up.
        self._heard, told = os.pipe()
        for end in (self._heard, told):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        self._endings = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
        for number in self._endings:
            signal.signal(number, lambda number, frame: None)
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)

    def _close(self) -> None:
        """Hear what signals came, of which others may be heard as well, and close."""
        heard = b""
        with suppress(BlockingIOError):
            heard = os.read(self._heard, 1024)
        asked = [number for number in self._endings if number in heard]
        if asked:
            _log.info("Closed by signal %s", [number.value for number in asked])
            self._window.close()

    def _put_away(self) -> None:
        """Have everything on disk before the session ends."""
        _log.info("The session ends")
        self._window.close()
        self._window.disk.finish()


class CourseOpener(QObject):
    """Opens course files that the Finder of macOS hands over, or that are dropped on the window."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow

    def watch(self, window: MainWindow) -> None:
        """Open what is dropped on a window."""
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a file that the system wants opened, or that is dropped."""
        if isinstance(event, QFileOpenEvent):
            self._open(Path(event.file()))
            return True
        if isinstance(event, QDropEvent):
            course, others = _course_in(event.mimeData())
            if course is not None:
                # Whoever drags a file must not think that it was moved here.
                event.setDropAction(Qt.DropAction.CopyAction)
                event.accept()
                if event.type() == QEvent.Type.Drop:
                    self._open(course, left_alone(others))
                return True
        return super().eventFilter(watched, event)

    def _open(self, path: Path, words: str = "") -> None:
        """Open the course of a file, or bring back the home in it."""
        if path.suffix.lower() == HOME_ENDING:
            self._flow.bring_back(path)
        else:
            self._flow.open_course(path, words)


def _course_in(data: QMimeData) -> tuple[Path | None, int]:
    """Return the first course or home that is dragged, if any, and how many files come with it."""
    files = [_file_at(url) for url in data.urls() if url.isLocalFile()]
    known = (*COURSE_ENDINGS, HOME_ENDING)
    courses = (file for file in files if file.suffix.lower() in known)
    return next(courses, None), max(0, len(files) - 1)


def _file_named(argument: str) -> Path:
    """Return the file that the program was started with: by its path or its address."""
    is_address = argument.lower().startswith("file://")
    return _file_at(QUrl(argument)) if is_address else Path(argument)


def _file_at(url: QUrl) -> Path:
    """Return the file at an address that begins with ``file:``, on this machine by name too."""
    if url.host() in ("localhost", QSysInfo.machineHostName().lower()):
        url = QUrl(url)
        url.setHost("")
    return Path(url.toLocalFile())


def left_alone(files: int) -> str:
    """Return what became of the files that came with a course; empty where none came."""
    if not files:
        return ""
    return translate(
        "opening", "%n other files were left alone: one course opens at a time.", "", files
    )


def tell_not_kept(window: MainWindow, why: str) -> None:
    """Tell once that nothing is saved, and what to do."""
    text = translate(
        "not kept",
        "Nothing can be saved now: {why}.\nYou can look at your games and play on; what you play "
        "is gone when the window closes. To keep it, see that this folder may be written, then "
        "start the program again.",
    )
    window.warn(text.replace("{why}", why))


def say_not_kept(window: MainWindow, why: str) -> None:
    """Keep a notice above the screens that nothing is saved."""
    text = translate(
        "not kept", "Nothing is saved: {why}. What you play is gone when the window closes."
    )
    window.keep_saying(text.replace("{why}", why), "warning")
