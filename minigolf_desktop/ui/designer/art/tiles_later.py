"""Pictures of tiles, painted a few at a time: a whole course anew would hold the window."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.common.painting_later import PaintingLater
from minigolf_desktop.ui.common.piecemeal import AT_A_TIME
from minigolf_desktop.ui.designer.art.atlas import TileAtlas


class TilesLater(PaintingLater):
    """Has pictures of an atlas painted as they are asked for: at once, as long as that is quick."""

    painted = Signal()
    """Some more pictures are there."""

    def __init__(self, atlas: TileAtlas, parent: QObject) -> None:
        super().__init__(parent)
        self._atlas = atlas
        self._wanted: dict[tuple[str, int, int, float], TileDesign] = {}
        self._spent = 0
        """Milliseconds since the window had its turn."""
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be painted."""
        return bool(self._wanted)

    def pixmap(self, design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap | None:
        """Return a tile's picture, as :meth:`TileAtlas.pixmap`; None until it is painted."""
        kept = self._atlas.kept(design, rotation, size, ratio)
        if kept is not None:
            return kept
        self._clock.start()
        if self._spent < AT_A_TIME:
            return self._paint(design, rotation, size, ratio)
        self._wanted[design.id, rotation & 3, size, ratio] = design
        return None

    def forget(self) -> None:
        """Paint nothing more of what was asked for up to now."""
        self._wanted.clear()

    def _paint(self, design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap:
        spent = QElapsedTimer()
        spent.start()
        picture = self._atlas.pixmap(design, rotation, size, ratio)
        self._spent += spent.elapsed()
        return picture

    def _work(self) -> None:
        self._spent = 0
        if not self._wanted:
            self._clock.stop()
            return
        while self._wanted and self._spent < AT_A_TIME:
            (_, rotation, size, ratio), design = self._wanted.popitem()
            self._paint(design, rotation, size, ratio)
        self.painted.emit()
