"""Something small that is drawn on a board."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


@dataclass(frozen=True)
class PieceDrawing:
    """Something to be drawn on the board, at any size."""

    key: Hashable
    """What tells it from every other drawing."""
    area: QRectF
    """What it covers, in units round its place."""
    paint: Callable[[QPainter, float], None]
    """Paints it round the origin, for a unit of so many logical pixels."""
