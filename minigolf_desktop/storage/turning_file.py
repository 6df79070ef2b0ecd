"""A file of lines that is put behind older ones when it has grown too large."""

import logging
from contextlib import suppress
from pathlib import Path


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
