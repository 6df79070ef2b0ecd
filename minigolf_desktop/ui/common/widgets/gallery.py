"""Grids of pictures: a gallery to look through, and pieces of a box to take or drag."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.theme import Radius
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label

Index = QModelIndex | QPersistentModelIndex


class Exhibit(NamedTuple):
    """One of the pictures."""

    key: str
    """What tells it from the others."""
    words: str
    """Everything about it in one line: for the tooltip and the screen reader."""
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
        chosen = bool(option.state & QtWidgets.QStyle.StateFlag.State_Selected)
        under = bool(option.state & QtWidgets.QStyle.StateFlag.State_MouseOver)
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
    """Another exhibit is chosen; carries its key, empty for none."""

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
        """Key of the chosen exhibit; empty for none."""
        row = self.currentIndex().row()
        return self.exhibits[row].key if row >= 0 else ""

    def show_exhibits(self, exhibits: Sequence[Exhibit]) -> None:
        """Show other exhibits; the chosen one stays chosen if it is among them."""
        kept = self.current
        self._exhibits.show(exhibits)
        rows = [row for row, exhibit in enumerate(exhibits) if exhibit.key == kept]
        if exhibits:
            self.setCurrentIndex(self._exhibits.index(rows[0] if rows else 0))
        else:
            self.chosen.emit("")

    def insert_exhibit(self, row: int, exhibit: Exhibit) -> None:
        """Insert an exhibit before a row; the chosen one stays chosen."""
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


PIECE = Qt.ItemDataRole.UserRole
"""Role of an entry's data that holds the number of its piece."""


class PiecePainter(QStyledItemDelegate):
    """Paints pieces, each on a place of a size. A subclass says what they look like."""

    def __init__(self, look: Look, place: QSize) -> None:
        super().__init__()
        self.look = look
        self.place = place
        """Size of the place of a piece, in pixels."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a place."""
        return self.place

    def take_edge(self, painter: QPainter, option: QStyleOptionViewItem, *, held: bool) -> bool:
        """Take the pen of the edge of a piece in hand or chosen; return whether it has one."""
        theme = self.look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.focus if held else theme.hover_edge, 2.5))
        return held or bool(option.state & QtWidgets.QStyle.StateFlag.State_Selected)


class PieceList(QListWidget):
    """Shows pieces, known by a number, as its painter paints them."""

    taken = Signal(int)
    """The piece was clicked."""
    keyed = Signal(int)
    """The piece was taken with Enter or Space."""
    drag_begun = Signal(int)
    """The piece is dragged from now on."""
    dragged = Signal(QPoint)
    """Where the pointer is on the screen during the drag."""
    dropped = Signal(QPoint)
    """The drag ended there."""
    turned = Signal()
    """The piece is to be turned: the right button was pressed during the drag."""

    def __init__(self, painter: PiecePainter, name: str) -> None:
        super().__init__()
        self._pressed_at: QPoint | None = None
        self._is_dragging = False
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setGridSize(painter.place)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        # A list does not own what paints it, and what that paints bit by bit is part of the screen.
        painter.setParent(self)
        self.setItemDelegate(painter)
        self.setAccessibleName(name)

    def piece_of(self, item: QListWidgetItem | None) -> int | None:
        """Return the piece of an entry."""
        return None if item is None else int(item.data(PIECE))

    def pieces(self) -> list[int]:
        """Return the pieces shown, in their order."""
        return [int(self.item(row).data(PIECE)) for row in range(self.count())]

    def show_pieces(self, pieces: Iterable[int], words: Callable[[int], str]) -> None:
        """Show other pieces, each told by words."""
        self.clear()
        for piece in pieces:
            item = QListWidgetItem()
            item.setData(PIECE, piece)
            self.addItem(item)
        self.tell(words)

    def tell(self, words: Callable[[int], str]) -> None:
        """Tell the pieces shown by other words."""
        for row in range(self.count()):
            item = self.item(row)
            told = words(int(item.data(PIECE)))
            item.setToolTip(told)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the piece, which may be dragged away; turn it while it is dragged."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        if self._is_dragging and not is_left:
            if event.button() == Qt.MouseButton.RightButton:
                self.turned.emit()
            return
        super().mousePressEvent(event)
        if is_left:
            here = event.position().toPoint()
            self._pressed_at = here if self.itemAt(here) else None
            self._is_dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the piece."""
        piece = self.piece_of(self.currentItem())
        if self._pressed_at is None or piece is None:
            return
        away = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if self._is_dragging or away >= QApplication.startDragDistance():
            if not self._is_dragging:
                self._is_dragging = True
                self.drag_begun.emit(piece)
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the piece, or drop it where it was dragged to."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed_at = self._pressed_at, None
        dragged, self._is_dragging = self._is_dragging, False
        piece = self.piece_of(self.currentItem())
        if pressed is None or piece is None:
            return
        if dragged:
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            self.taken.emit(piece)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space take the piece; arrows walk through the box."""
        piece = self.piece_of(self.currentItem())
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and piece is not None:
            self.keyed.emit(piece)
        else:
            super().keyPressEvent(event)


class PiecePanel(Panel):
    """Pieces with a title, what finds them, and how many there are."""

    def __init__(self, look: Look, title: str) -> None:
        super().__init__(look, title)
        self._title = title
        self.count = label("", "caption", "second")

    def lay_out(self, filters: Iterable[QHBoxLayout], pieces: PieceList) -> None:
        """Lay rows of filters and the pieces below the title."""
        px = self.look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(10), px(6), px(8))
        column.setSpacing(px(6))
        head = QHBoxLayout()
        head.addWidget(label(self._title, "panel_title"), 1)
        head.addWidget(self.count)
        for row in (head, *filters):
            # The scroll bar of the list has the edge to itself.
            row.addSpacing(px(6))
            column.addLayout(row)
        column.addWidget(pieces, 1)
