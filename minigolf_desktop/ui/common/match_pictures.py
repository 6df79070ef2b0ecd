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
    """Paints pictures, and puts each beside the journal of its match."""

    kept = Signal(Path)
    """A picture lies there now; carries the journal."""
    failed = Signal(object)
    """It could not be written; carries the StorageError."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._paintings: dict[str, Piecemeal] = {}
        """What is being painted, by match: who begins another one does not wait for it."""

    def paint(self, match: str, journal: Callable[[], Path], pieces: Pieces) -> None:
        """Paint the picture of a match, by its id; ``journal`` tells where that lies by then.

        An earlier one of the same match is given up.
        """
        self.give_up(match)
        take = partial(self._keep, match, journal)
        self._paintings[match] = Piecemeal(pieces, take, self)

    def finish(self) -> None:
        """Do at once what is being painted."""
        for match, painting in [*self._paintings.items()]:
            painting.finish()
            self.give_up(match)

    def give_up(self, match: str) -> None:
        """Paint no more of a match, by its id."""
        painting = self._paintings.pop(match, None)
        if painting is not None:
            painting.stop()

    def _keep(self, match: str, journal: Callable[[], Path], picture: QImage) -> None:
        # It is the last piece: nothing of the match is held any longer.
        self.give_up(match)
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
