"""The small pictures of matches, for home and for lists, painted when nothing else is to do."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.thumbnails import keep_thumbnail

Pieces: TypeAlias = Iterator[QImage | None]
"""Paints a picture piece by piece: None comes after each, and the picture at last."""


class MatchPictures(QObject):
    """Paints one picture at a time, and puts it beside the journal of its match."""

    kept = Signal(Path)
    """A picture lies there now; carries the journal."""
    failed = Signal(object)
    """It could not be written; carries the StorageError."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._match = ""
        self._painting: Piecemeal | None = None

    def paint(self, match: str, journal: Callable[[], Path], pieces: Pieces) -> None:
        """Paint the picture of a match, by its id; ``journal`` tells where that lies by then.

        An earlier one of the same match is given up, one of another match is done at once.
        """
        if match != self._match:
            self.finish()
        self._stop()
        self._match = match
        self._painting = Piecemeal(pieces, partial(self._keep, journal), self)

    def finish(self) -> None:
        """Do at once what is being painted."""
        if self._painting is not None:
            self._painting.finish()
            self._stop()

    def give_up(self, match: str) -> None:
        """Paint no more of a match, by its id."""
        if match == self._match:
            self._stop()

    def _stop(self) -> None:
        if self._painting is not None:
            self._painting.stop()
            self._painting = None

    def _keep(self, journal: Callable[[], Path], picture: QImage) -> None:
        # It is the last piece: nothing of the match is held any longer.
        self._stop()
        path = journal()
        if not path.exists():
            # Whoever deleted the match needs no picture of it.
            return
        try:
            keep_thumbnail(thumbnail(path), picture)
        except StorageError as error:
            self.failed.emit(error)
        else:
            self.kept.emit(path)


def picture_of(pieces: Pieces) -> QImage:
    """Return the picture at once; raises ValueError where the pieces make none."""
    for picture in pieces:
        if picture is not None:
            return picture
    raise ValueError("no picture came of the pieces")
