"""Pieces of a box in rows: each can be clicked, dragged to a board, or taken with a key."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label

PIECE = Qt.ItemDataRole.UserRole
"""Role of an entry's data that holds the number of its piece."""

Index = QModelIndex | QPersistentModelIndex


class PiecePainter(QStyledItemDelegate):
    """Paints pieces, each on a place of a size. A subclass says what they look like."""

    def __init__(self, look: Look, place: QSize) -> None:
        super().__init__()
        self._look = look
        self.place = place
        """Size of the place of a piece, in pixels."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a place."""
        return self.place

    def _take_edge(self, painter: QPainter, option: QStyleOptionViewItem, *, held: bool) -> bool:
        """Take the pen of the edge of a piece in hand or chosen; return whether it has one."""
        theme = self._look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.focus if held else theme.hover_edge, 2.5))
        return held or bool(option.state & QStyle.StateFlag.State_Selected)


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
        self._count = label("", "caption", "second")

    def _lay_out(self, filters: Iterable[QHBoxLayout], pieces: PieceList) -> None:
        """Lay rows of filters and the pieces below the title."""
        px = self.look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(10), px(6), px(8))
        column.setSpacing(px(6))
        head = QHBoxLayout()
        head.addWidget(label(self._title, "panel_title"), 1)
        head.addWidget(self._count)
        for row in (head, *filters):
            # The scroll bar of the list has the edge to itself.
            row.addSpacing(px(6))
            column.addLayout(row)
        column.addWidget(pieces, 1)
