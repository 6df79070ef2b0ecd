"""The panel beside a board that tells whether what is laid can be played, and what is wrong."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.boards.placement import Fit, paint_fit_mark
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import PANEL_WIDTH, Panel
from minigolf_desktop.ui.common.widgets.pieces import label, steady_icon


class PointedList(QListWidget):
    """Follows the mouse without a button."""

    pointed = Signal(int)
    """Index of the row that is pointed at; -1 for none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self._pointed = -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which row is pointed at."""
        super().mouseMoveEvent(event)
        self._point(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at none."""
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, row: int) -> None:
        if row != self._pointed:
            self._pointed = row
            self.pointed.emit(row)


_MARK = 18.0
_AROUND = 78
"""Margins, padding, mark and scroll bar beside a sentence."""
_PADDING = 20
_TALLEST = 900
"""Height beyond which the panel does not grow, in pixels."""


class CheckList(PointedList):
    """What is wrong; pointing at a line lights its places, a click shows them."""

    def __init__(self) -> None:
        super().__init__(translate("CheckPanel", "What is wrong"))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentRowChanged.connect(self._point)


class CheckPanel(Panel):
    """Tells whether the course can be played, and what is odd about it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("CheckPanel", "Check"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 8, 6, 8)))
        column.setSpacing(look.px(4))
        head = QHBoxLayout()
        head.setSpacing(look.px(6))
        self._sign = label("", "body")
        head.addWidget(self._sign)
        self.verdict = label("", "panel_title")
        """Whether the course can be played."""
        head.addWidget(self.verdict, 1)
        column.addLayout(head)
        self.note = label("", "small_body", "second", wrap=True)
        """A word where nothing is wrong."""
        column.addWidget(self.note)
        self.list = CheckList()
        """What is wrong, a line each."""
        column.addWidget(self.list, 1)
        column.addStretch(0)

    def show_faults(
        self, told: Sequence[tuple[str, bool]], *, is_playable: bool, note: str
    ) -> None:
        """Show what is wrong: each in a sentence, and whether it forbids play.

        ``note`` is what is said where nothing is.
        """
        look = self.look
        words = (
            translate("CheckPanel", "Can be played")
            if is_playable
            else translate("CheckPanel", "Not ready yet")
        )
        self.verdict.setText(words)
        self._sign.setPixmap(self._mark(Fit.FITS if is_playable else Fit.WRONG))
        self.note.setText(note)
        self.note.setVisible(not told)
        self.list.setVisible(bool(told))
        # A panel with nothing to tell leaves the room to the meadow.
        self.setMaximumHeight(_TALLEST if told else self.sizeHint().height())
        self.list.clear()
        grave, odd = (steady_icon(self._mark(fit)) for fit in (Fit.WRONG, Fit.ASTRAY))
        self.list.setIconSize(look.size(_MARK, _MARK))
        for sentence, forbids_play in told:
            item = QListWidgetItem(grave if forbids_play else odd, sentence)
            item.setFont(font("small_body", look.scale))
            item.setSizeHint(self._room_for(sentence))
            self.list.addItem(item)

    def _room_for(self, sentence: str) -> QSize:
        """Return the size of an item: Qt forgets the padding where it wraps lines."""
        look = self.look
        width = look.px(PANEL_WIDTH - _AROUND)
        lines = QFontMetrics(font("small_body", look.scale)).boundingRect(
            QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), sentence
        )
        return QSize(width, lines.height() + look.px(_PADDING))

    def _mark(self, fit: Fit) -> QPixmap:
        side, ratio = self.look.px(_MARK), self.devicePixelRatioF()
        picture = clear_pixmap(side, side, ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRect(0, 0, side, side).toRectF().center()
        paint_fit_mark(painter, fit, middle, side / 2 - 1, self.look.theme)
        painter.end()
        return picture
