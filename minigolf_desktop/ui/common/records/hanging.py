"""A gallery whose pictures hang in frames, in gold the one that is looked at."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from minigolf_desktop.ui.common.art.frames import paint_chosen
from minigolf_desktop.ui.common.reference.gallery import Gallery, Index
from minigolf_desktop.ui.common.widgets.look import Look


class HangingGallery(Gallery):
    """Leaves to its heirs where a frame hangs in its cell."""

    def __init__(self, look: Look, name: str, width: float, height: float) -> None:
        super().__init__(look, name, width, height)
        self._look = look
        self.setItemDelegate(_Hung(look, self))

    def frame_in(self, cell: QRectF) -> QRectF:
        """Return where the frame hangs in its cell."""
        raise NotImplementedError


class _Hung(QStyledItemDelegate):
    """Paints a framed course in its cell, in gold where it is looked at."""

    def __init__(self, look: Look, parent: HangingGallery) -> None:
        super().__init__(parent)
        self._look = look
        self._wall = parent

    def sizeHint(self, option: Any, index: Index) -> Any:
        return self._wall.gridSize()

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        look = self._look
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._wall.exhibits[index.row()].paint(painter, cell)
        if option.state & QStyle.StateFlag.State_Selected:
            keys = self._wall.hasFocus()
            paint_chosen(painter, self._wall.frame_in(cell), look.theme, look.scale, keys)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(look.theme.hover_edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self._wall.frame_in(cell).adjusted(-3, -3, 3, 3))
        painter.restore()
