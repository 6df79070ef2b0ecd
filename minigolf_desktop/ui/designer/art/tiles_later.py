"""Pictures of tiles, painted a few at a time: a whole course anew would hold the window."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.common.art.asked_pictures import AskedPictures
from minigolf_desktop.ui.designer.art.atlas import TileAtlas


class TilesLater(AskedPictures):
    """Has the pictures of an atlas painted."""

    def __init__(self, atlas: TileAtlas, parent: QObject) -> None:
        super().__init__(parent)
        self._atlas = atlas

    def pixmap(self, design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap | None:
        """Return a tile's picture, as :meth:`TileAtlas.pixmap`; None until it is painted."""
        key = design.id, rotation & 3, size, ratio
        kept = self._atlas.kept(design, rotation, size, ratio)
        return kept or self.ask(key, partial(self._atlas.pixmap, design, rotation, size, ratio))
