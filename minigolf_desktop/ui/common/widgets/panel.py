"""What lies over a board: panels in columns, the log, zoom buttons and pills."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.text import in_order
from minigolf_desktop.ui.common.theme import Radius, Space, font, paint_panel_shadow
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label
from minigolf_desktop.ui.common.widgets.tokens import character_portrait

_FIRST = 1000
"""Stretch of what grows before anything else does."""

PANEL_WIDTH = 256
"""Width of the panels beside a board."""


class Panel(QFrame):
    """A cream sheet of paper."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        """Theme and scale that it is drawn in."""
        self.setProperty("role", "panel")
        self.setAccessibleName(name)


class Column(QWidget):
    """Panels below each other, with their shadows; as wide as one panel and the margins."""

    def __init__(self, look: Look, parent: QWidget, width: float = PANEL_WIDTH) -> None:
        super().__init__(parent)
        self._look = look
        self._panels: list[QWidget] = []
        self._places: list[QRect] = []
        margin = look.px(Space.MEDIUM)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(margin, margin, margin, margin)
        self._stack.setSpacing(look.px(Space.PANEL_GAP))
        self.setFixedWidth(look.px(width) + 2 * margin)

    def add(self, panel: QWidget, tallest: float = 0) -> None:
        """Add a panel below the others; it takes the room left over up to a height, if given."""
        self._stack.addWidget(panel, _FIRST if tallest else 0)
        if tallest:
            panel.setMaximumHeight(self._look.px(tallest))
        if panel.property("role") == "panel":
            self._panels.append(panel)

    def finish(self) -> None:
        """Leave what no panel wants below the last one."""
        self._stack.addStretch(1)

    @property
    def paper(self) -> QRegion:
        """What its panels hide of a board below, in its pixels: all but edges and corners.

        Nothing where no style sheet gives them their ground.
        """
        paper = QRegion()
        if self.style().inherits("QStyleSheetStyle"):
            radius = Radius.PANEL.at(self._look.scale)
            for panel in self._panels:
                if panel.isVisible():
                    place = panel.geometry()
                    paper += place.adjusted(1, radius, -1, -radius)
                    paper += place.adjusted(radius, 1, -radius, -1)
        return paper

    def event(self, event: QEvent) -> bool:
        """Paint the shadows again where panels have become taller or smaller."""
        if event.type() == QEvent.Type.LayoutRequest:
            places = [panel.geometry() for panel in self._panels if panel.isVisible()]
            if places != self._places:
                self._places = places
                self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadows of the panels, but not where a panel hides them."""
        look, radius = self._look, Radius.PANEL.at(self._look.scale)
        painter = QPainter(self)
        exposed = event.region() - self.paper
        painter.setClipRegion(exposed)
        for panel in self._panels:
            place = panel.geometry()
            if panel.isVisible() and exposed.intersects(place.adjusted(-12, -12, 12, 14)):
                paint_panel_shadow(painter, QRectF(place), look.theme, radius)
        painter.end()


class ZoomButtons(Panel):
    """Stands at the board's lower right corner."""

    def __init__(self, look: Look, actions: list[QAction], parent: QWidget) -> None:
        super().__init__(look, QCoreApplication.translate("ZoomButtons", "Zoom"))
        self.setParent(parent)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setIconSize(look.size(18, 18))
            button.setFixedSize(look.size(34, 34))
            button.setAccessibleName(action.text())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            stack.addWidget(button)
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Be as large as the style sheet has it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.adjustSize()


LOG_WIDTH = 284

_LOG_AROUND = 60
"""Margins, padding and scroll bar beside a sentence."""
_LOG_PADDING = 16
"""Above and below one."""


class LogPanel(Panel):
    """Lies over the board beside the right column while it is open."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, translate("LogPanel", "What happened"))
        self.setParent(parent)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(look.px(14), look.px(8), look.px(8), look.px(10))
        head = QHBoxLayout()
        head.addWidget(label(translate("LogPanel", "What happened"), "panel_title"))
        head.addStretch(1)
        self.close_button: QToolButton = icon_button(
            look, "close", translate("LogPanel", "Close (L)")
        )
        """Closes the log."""
        head.addWidget(self.close_button)
        stack.addLayout(head)
        self.list = QListWidget()
        """The sentences."""
        self.list.setWordWrap(True)
        self.list.setAccessibleName(translate("LogPanel", "What happened"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # What happened last is seen, whatever room there turns out to be.
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, last: bar.setValue(last))
        stack.addWidget(self.list, 1)
        self.setFixedWidth(look.px(LOG_WIDTH))
        self.hide()

    def _room_for(self, sentence: str, face: QFont) -> QSize:
        """Return the size of an item: Qt forgets the padding where it wraps lines."""
        look = self.look
        width = look.px(LOG_WIDTH - _LOG_AROUND)
        lines = QFontMetrics(face).boundingRect(
            QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), sentence
        )
        return QSize(width, lines.height() + look.px(_LOG_PADDING))

    def show_sentences(self, sentences: Sequence[str], new: int = 0) -> None:
        """Show all that happened; the last ``new`` sentences stand out."""
        self.list.clear()
        for place, sentence in enumerate(sentences):
            item = QListWidgetItem(in_order(sentence))
            face = font("small_bold" if place >= len(sentences) - new else "body", self.look.scale)
            item.setFont(face)
            item.setSizeHint(self._room_for(sentence, face))
            self.list.addItem(item)
        self.list.scrollToBottom()


PILL_HIGH = 30
"""Height of a row, in pixels at an interface scale of 1."""
PILL_END = 14
"""Room before and behind what stands on it, in pixels at an interface scale of 1."""


class Pill(QWidget):
    """Lets the mouse through. A subclass measures and paints what stands on it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def room(self) -> float:
        """Return the width of what stands on it, in pixels."""
        raise NotImplementedError

    def paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        """Paint what stands on it from the left, as far as it is asked for."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return room for signs and words."""
        look = self.look
        return QSize(round(self.room() + look.px(2 * PILL_END)), look.px(PILL_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(QColor(self.look.theme.panel), 0.94))
        radius = self.look.px(PILL_HIGH) / 2
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        self.paint_row(painter, float(self.look.px(PILL_END)), event.rect())
        painter.end()


_THINKING_FACE = 26
_THINKING_GAP = 8


class ThinkingSign(Pill):
    """A portrait and a few words; a click hurries on."""

    hurried = Signal()
    """It was clicked."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._face: Character | None = None
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(translate("characters", "A click or Enter hurries on."))
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    def tell(self, face: Character | None, words: str, middle: QPoint) -> None:
        """Show who does what, with its middle at a point of the parent."""
        self._face, self._words = face, words
        self.setAccessibleName(words)
        self.resize(self.sizeHint())
        place = self.geometry()
        place.moveCenter(middle)
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hurry on."""
        self.hurried.emit()

    def room(self) -> float:
        """Return the width of what stands on it, in pixels."""
        metrics = QFontMetricsF(font("small_bold", self.look.scale))
        return (
            self.look.px(_THINKING_FACE + _THINKING_GAP)
            + metrics.horizontalAdvance(self._words)
            + 2
        )

    def paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        """Paint what stands on it from the left."""
        look, high = self.look, self.height()
        if self._face is not None:
            side = look.px(_THINKING_FACE)
            picture = character_portrait(self._face, side, self.devicePixelRatioF(), look.theme)
            painter.drawPixmap(QPointF(left, (high - side) / 2), picture)
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(look.theme.text)
        left += look.px(_THINKING_FACE + _THINKING_GAP)
        room = QRectF(left, 0, self.width() - left, high)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)
