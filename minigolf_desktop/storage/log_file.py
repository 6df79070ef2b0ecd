"""The log: what the program did and what went wrong, for whoever mends it.

Each window writes a log of its own and holds its lock. Two programs that turn one file over lose
lines, and Windows renames no file that another program has open.
"""

import faulthandler
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from minigolf_desktop.storage.errors import DiskError, MatchInUse
from minigolf_desktop.storage.lock import Lock


class TurningFile(logging.FileHandler):
    """Goes on in the same file where that cannot be moved, so that no line is lost.

    So it is on Windows while the player reads it in an editor, or a scanner looks at it. The
    handler of the standard library loads network protocols, which takes longer than to open it.
    """

    def __init__(self, path: Path, most_bytes: int, kept: int) -> None:
        """Turn the file over before it has more bytes; so many are kept behind it."""
        super().__init__(path, encoding="utf-8", errors="backslashreplace")
        self._most_bytes = most_bytes
        self._kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, in a new file where there is no room for it."""
        try:
            line = f"{self.format(record)}{self.terminator}".encode(errors="backslashreplace")
            if self.stream is not None and self.stream.tell() + len(line) > self._most_bytes:
                self._turn_over()
        # Whatever a line is made of may fail while it is written out, and a line in the log is no
        # reason to stop: as all handlers of the standard library do, it is told on standard error.
        except Exception:
            self.handleError(record)
        else:
            super().emit(record)

    def _turn_over(self) -> None:
        """Put the file behind the older ones and begin a new one."""
        full = Path(self.baseFilename)
        moved = full.with_name(f"{full.name}.full")
        if self.stream is not None:
            self.stream.close()
        # Whatever happens on the way, the lines go on in a file of this name.
        with suppress(OSError):
            # First of all: or the older ones would move up in vain, one off the end each time.
            full.replace(moved)
            for number in range(self._kept - 1, 0, -1):
                with suppress(FileNotFoundError):
                    Path(f"{full}.{number}").replace(f"{full}.{number + 1}")
            moved.replace(f"{full}.1")
        if moved.exists() and not full.exists():
            with suppress(OSError):
                moved.replace(full)
        self.stream = self._open()


NAME = "minigolf-desktop"

PROGRAM = "minigolf_desktop"
"""The logger above those of all modules."""

MOST_WINDOWS = 9
"""So many windows at the same time have a log."""

MOST_BYTES = 200_000
"""A log that grows beyond it is turned over."""

KEPT = 4
"""So many logs are kept behind the one that grows."""

_NOTHING = "(?!)"
"""Pattern that finds nothing."""

_log = logging.getLogger(__name__)


class LogFile(logging.Handler):
    """Writes what the modules of the program log, from its making until it is closed.

    The file is opened by the first line, since a start has better use for the time. Where no file
    can be written, the program runs without a log.
    """

    def __init__(self, folder: Path, head: Callable[[], str]) -> None:
        """Take the first log of a folder that no other window has; ``head`` is its first line."""
        super().__init__()
        self.path: Path | None = None
        """Where it lies; None where none can be written."""
        self._head = head
        self._lock: Lock | None = None
        self._file: TurningFile | None = None
        self._crashes: TextIO | None = None
        # A folder that cannot be made or written: see the class.
        with suppress(OSError, DiskError):
            folder.mkdir(parents=True, exist_ok=True)
            self._take_one_of(folder)
        logger = logging.getLogger(PROGRAM)
        logger.setLevel(logging.INFO)
        logger.addHandler(self)

    def _take_one_of(self, folder: Path) -> None:
        for number in range(1, MOST_WINDOWS + 1):
            path = folder / (f"{NAME}.log" if number == 1 else f"{NAME}-{number}.log")
            if not all(map(_may_be_written, (path, _crash_beside(path)))):
                continue
            with suppress(MatchInUse):
                self._lock = Lock(path)
                self.path = path
                return

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and the head before the first one."""
        if self.path is None:
            return
        if self._file is None:
            try:
                self._file = self._opened(self.path)
            except OSError:
                self.path = None
                return
            logger = logging.getLogger(PROGRAM)
            head = logger.makeRecord(PROGRAM, logging.INFO, "", 0, self._head(), (), None)
            self._file.handle(head)
        self._file.handle(record)

    def _opened(self, path: Path) -> TurningFile:
        file = TurningFile(path, MOST_BYTES, KEPT)
        file.setFormatter(_HomeShortened())
        return file

    def catch_crashes(self) -> None:
        """Have the stack written beside the log should Qt break down; log that of last time."""
        if self.path is None:
            return
        beside = _crash_beside(self.path)
        try:
            before = beside.read_text("utf-8", "replace") if beside.exists() else ""
            self._crashes = beside.open("w", encoding="utf-8")
        except OSError:
            return
        if before:
            _log.error("Qt broke down before this start:\n%s", before)
        faulthandler.enable(self._crashes)

    def close(self) -> None:
        """Close the file and unlock the log for another window."""
        logging.getLogger(PROGRAM).removeHandler(self)
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()
            with suppress(OSError):
                Path(self._crashes.name).unlink()
            self._crashes = None
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self.path = None
        super().close()


def _crash_beside(path: Path) -> Path:
    """Return where the stack is written beside a log should Qt break down."""
    return path.with_suffix(".crash")


def _may_be_written(path: Path) -> bool:
    """Return whether a file lies at a path, or nothing: a pipe would hold the program."""
    return path.is_file() or not path.exists()


class _HomeShortened(logging.Formatter):
    """Writes the player's home folder as ``~``: its name is often that of a person."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname} {name}: {message}", style="{")
        self._home = re.compile(_home(), re.IGNORECASE)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, with its trace."""
        return self._home.sub("~", super().format(record))


def _home() -> str:
    """Return a pattern of the home folder as the system, Qt or Python's ``repr`` writes it."""
    try:
        home = Path.home()
    except RuntimeError:
        return _NOTHING
    if home == Path(home.anchor):
        return _NOTHING
    spellings = {str(home), home.as_posix(), repr(str(home))[1:-1]}
    return rf"(?<!\w)(?:{'|'.join(map(re.escape, spellings))})(?!\w)"
