"""What is wrong with the course, in sentences that show the place."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.building import Fault
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import PANEL_WIDTH, Panel
from minigolf_desktop.ui.common.widgets.pieces import label, steady_icon
from minigolf_desktop.ui.eighteen_holes.course_editor.pointed_list import PointedList
from minigolf_desktop.ui.eighteen_holes.course_editor.words import fault_sentence

translate = QCoreApplication.translate

_MARK = 18.0
_AROUND = 78
"""Margins, padding, mark and scroll bar beside a sentence."""
_PADDING = 20
_TALLEST = 900
"""Height beyond which the panel does not grow, in pixels."""


class CheckList(PointedList):
    """The faults; pointing at one lights its hexes, a click shows them."""

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
        """The faults."""
        column.addWidget(self.list, 1)
        column.addStretch(0)

    def show_faults(self, faults: Sequence[Fault], playable: bool) -> None:
        """Show what is wrong."""
        look = self.look
        words = (
            translate("CheckPanel", "Can be played")
            if playable
            else translate("CheckPanel", "Not ready yet")
        )
        self.verdict.setText(words)
        self._sign.setPixmap(self._mark(Fit.FITS if playable else Fit.WRONG))
        self.note.setText(translate("CheckPanel", "Nothing is odd about it."))
        self.note.setVisible(not faults)
        self.list.setVisible(bool(faults))
        # A panel with nothing to tell leaves the room to the meadow.
        self.setMaximumHeight(_TALLEST if faults else self.sizeHint().height())
        self.list.clear()
        grave, odd = (steady_icon(self._mark(fit)) for fit in (Fit.WRONG, Fit.ASTRAY))
        self.list.setIconSize(look.size(_MARK, _MARK))
        for fault in faults:
            sentence = fault_sentence(fault)
            item = QListWidgetItem(grave if fault.forbids_play else odd, sentence)
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
