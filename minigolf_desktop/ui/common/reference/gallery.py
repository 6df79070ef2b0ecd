"""A grid of pictures that can be walked with the arrow keys."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from minigolf_desktop.ui.common.theme import Radius
from minigolf_desktop.ui.common.widgets.look import Look

Index = QModelIndex | QPersistentModelIndex


class Exhibit(NamedTuple):
    """One of the pictures."""

    key: str
    """What tells it from the others."""
    words: str
    """Everything about it in one line: tooltip, and what is read to those who listen."""
    paint: Callable[[QPainter, QRectF], None]
    """Paints it into a rectangle."""


class _Exhibits(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown: list[Exhibit] = []

    def show(self, exhibits: Sequence[Exhibit]) -> None:
        self.beginResetModel()
        self.shown = list(exhibits)
        self.endResetModel()

    def insert(self, row: int, exhibit: Exhibit) -> None:
        self.beginInsertRows(QModelIndex(), row, row)
        self.shown.insert(row, exhibit)
        self.endInsertRows()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        words = (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        )
        return self.shown[index.row()].words if role in words else None


class _Frames(QStyledItemDelegate):
    def __init__(self, look: Look, parent: "Gallery") -> None:
        super().__init__(parent)
        self._look = look
        self._gallery = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._gallery.gridSize()

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        look, theme = self._look, self._look.theme
        area = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen or under:
            edge = theme.hover_edge if chosen else theme.line
            if chosen and self._gallery.hasFocus():
                edge = theme.focus
            painter.setPen(QPen(edge, 1.5))
            painter.setBrush(theme.hover if chosen else theme.inset)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area, radius, radius)
        self._gallery.exhibits[index.row()].paint(painter, area)
        painter.restore()


class Gallery(QListView):
    """Shows exhibits in rows as wide as there is room."""

    chosen = Signal(str)
    """Key of the exhibit that is looked at now; empty when there is none."""

    def __init__(self, look: Look, name: str, width: float, height: float) -> None:
        """``width`` and ``height`` are the least of a cell at an interface scale of 1."""
        super().__init__()
        self._cell = look.size(width, height)
        self._exhibits = _Exhibits(self)
        self.setModel(self._exhibits)
        self.setItemDelegate(_Frames(look, self))
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(self._cell)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(look.px(24))
        self.selectionModel().currentChanged.connect(self._tell)

    @property
    def exhibits(self) -> Sequence[Exhibit]:
        """What is shown, in order."""
        return self._exhibits.shown

    @property
    def current(self) -> str:
        """Key of the exhibit that is looked at; empty when there is none."""
        row = self.currentIndex().row()
        return self.exhibits[row].key if row >= 0 else ""

    def show_exhibits(self, exhibits: Sequence[Exhibit]) -> None:
        """Show others; the one that was looked at stays so if it is still among them."""
        kept = self.current
        self._exhibits.show(exhibits)
        rows = [row for row, exhibit in enumerate(exhibits) if exhibit.key == kept]
        if exhibits:
            self.setCurrentIndex(self._exhibits.index(rows[0] if rows else 0))
        else:
            self.chosen.emit("")

    def insert_exhibit(self, row: int, exhibit: Exhibit) -> None:
        """Show one more before that of a row; the one that is looked at stays."""
        self._exhibits.insert(row, exhibit)
        if not self.current:
            self.look_at(exhibit.key)

    def look_at(self, key: str) -> None:
        """Choose an exhibit by its key; the first one where that is not there."""
        keys = [exhibit.key for exhibit in self.exhibits]
        row = keys.index(key) if key in keys else 0
        self.setCurrentIndex(self._exhibits.index(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cells of a row share its width."""
        # A pixel less: a row that fits exactly is broken before its last cell.
        room = self.viewport().width() - 1
        columns = max(1, room // self._cell.width())
        self.setGridSize(QSize(room // columns, self._cell.height()))
        super().resizeEvent(event)

    def _tell(self) -> None:
        self.chosen.emit(self.current)
