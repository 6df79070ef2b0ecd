"""Rows of words and points that light their tiles: conditions on the left, reasons on the right."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import FontRole, Radius, font, signed
from minigolf_desktop.ui.common.widgets.look import Look


class CountRow(QWidget):
    """An icon, words and points. Faint until it is counted; gold while it is lit."""

    lit = Signal(bool)
    """The pointer or the focus came or left."""

    def __init__(self, look: Look, words: str, points: int, icon: str = "") -> None:
        super().__init__()
        self._look = look
        self._words = words
        self._icon = icon
        self.points = points
        """Points that it shows once it is counted."""
        self._counted = not icon
        self._current = False
        self._pointed = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(look.px(20))
        self._name()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    @property
    def is_counted(self) -> bool:
        """Whether its points are shown."""
        return self._counted

    def show_state(self, *, counted: bool, current: bool) -> None:
        """Show its points or not, and whether it is the one being counted."""
        self._counted, self._current = counted, current
        self._name()
        self.update()

    def _name(self) -> None:
        points = signed(self.points) if self._counted else "–"
        self.setAccessibleName(with_colon(self._words, points))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(240, 44 if self._icon else 34)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self._point(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go out, unless the focus is here."""
        self._point(self.hasFocus())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up."""
        self._point(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go out."""
        self._point(False)
        super().focusOutEvent(event)

    def _point(self, pointed: bool) -> None:
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()
            self.lit.emit(pointed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        bright = self._current or self._pointed
        if bright:
            painter.setPen(QPen(theme.hover_edge, 1.5))
            painter.setBrush(theme.hover)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        ink = theme.hover_text if bright else theme.text if self._counted else theme.second_text
        left = float(look.px(12))
        if self._icon:
            side = look.px(20)
            picture = icon_pixmap(self._icon, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, area.center().y() - side / 2), picture)
            left += look.px(30)
        right = self._paint_points(painter, area)
        role: FontRole = "body_bold" if self._icon and self._counted else "small_body"
        painter.setFont(font(role, look.scale))
        painter.setPen(theme.text if self._counted else theme.second_text)
        metrics = QFontMetricsF(painter.font())
        room = right - look.px(8) - left
        shown = metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        where = QRectF(left, 0, room, area.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()

    def _paint_points(self, painter: QPainter, area: QRectF) -> float:
        """Paint the points at the right end and return where they begin."""
        look, theme = self._look, self._look.theme
        text = signed(self.points, plus=not self._icon) if self._counted else "–"
        painter.setFont(font("points" if self._icon else "panel_title", look.scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        end = area.right() - look.px(12)
        if self._counted and self.points:
            painter.setPen(theme.wrong if self.points < 0 else theme.text)
        else:
            painter.setPen(theme.second_text)
        where = QRectF(end - width - 2, 0, width + 2, area.height())
        side = Qt.AlignmentFlag.AlignRight
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter | side, text)
        return end - width
