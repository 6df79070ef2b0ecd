"""A file of lines that is put behind older ones when it has grown too large."""

from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path


class TurningFile(RotatingFileHandler):
    """Goes on in the same file where that cannot be moved, so that no line is lost.

    So it is on Windows while the player reads it in an editor, or a scanner looks at it.
    """

    def doRollover(self) -> None:
        """Put the file behind the older ones and begin a new one."""
        full = Path(self.baseFilename)
        moved = full.with_name(f"{full.name}.full")
        if self.stream is not None:
            self.stream.close()
        try:
            # First of all: or the older ones would move up in vain, one off the end each time.
            full.replace(moved)
            super().doRollover()
            moved.replace(f"{full}.1")
        except OSError:
            if not full.exists():
                with suppress(OSError):
                    moved.replace(full)
            self.stream = self._open()
