"""A line of the satisfaction panel: icon, condition, where its points come from, points."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Radius, font, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.rule_button import question_mark

translate = QCoreApplication.translate


class ConditionLine(QWidget):
    """Lights up under the pointer or with the keyboard's focus, and tells so."""

    lit = Signal(bool)
    """It lights up or goes out."""
    asked = Signal()
    """Its rule is asked for."""

    def __init__(self, look: Look, icon: str, name: str, first: bool) -> None:
        super().__init__()
        self._look = look
        self._icon = icon
        self._name = name
        self._note = ""
        self._points = 0
        self._first = first
        self._lit = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(look.px(22))
        text = translate("ConditionLine", "The rule of {condition} (?)")
        self.help = question_mark(look, text.replace("{condition}", name))
        """Asks for the rule; it shows while the line is lit."""
        self.help.setParent(self)
        self.help.clicked.connect(self.asked)
        self.help.hide()

    @property
    def points(self) -> int:
        """Points that it shows."""
        return self._points

    @property
    def note(self) -> str:
        """Where the points come from, as it is shown."""
        return self._note

    def tell(self, note: str, points: int) -> None:
        """Show where points come from and how many there are."""
        if (note, points) == (self._note, self._points) and self.accessibleName():
            return
        self._note, self._points = note, points
        self.setAccessibleName(f"{self._name}: {signed(points)}, {note}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(240, 48)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self._light(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go out, unless the focus is here."""
        self._light(self.hasFocus())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up."""
        self._light(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go out."""
        self._light(False)
        super().focusOutEvent(event)

    def _light(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.help.setVisible(lit)
            self._place_help()
            self.update()
            self.lit.emit(lit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """``?`` asks for the rule."""
        if event.text() == "?":
            self.asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button beside the name."""
        super().resizeEvent(event)
        self._place_help()

    def _place_help(self) -> None:
        look = self._look
        name = QFontMetricsF(font("small_bold", look.scale)).horizontalAdvance(self._name)
        tall = self.height() >= 1.8 * look.px(17)
        middle = self.height() / 2 - (look.px(9) if tall else 0)
        self.help.move(round(look.px(45) + name), round(middle - self.help.height() / 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self._lit:
            painter.setPen(QPen(theme.hover_edge, 1.5))
            painter.setBrush(theme.hover)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        elif not self._first:
            painter.setOpacity(0.7)
            painter.fillRect(QRectF(look.px(10), 0, area.width() - look.px(20), 1), theme.line)
            painter.setOpacity(1)
        self._paint_words(painter, area)
        painter.end()

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        middle = area.center().y()
        side = look.px(21)
        colour = theme.hover_text if self._lit else theme.text
        icon = icon_pixmap(self._icon, colour, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(22) - side / 2, middle - side / 2), icon)
        points = signed(self._points)
        painter.setFont(font("points", look.scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(points)
        if self._points:
            painter.setPen(theme.wrong if self._points < 0 else theme.text)
        else:
            painter.setPen(theme.second_text)
        right = area.right() - look.px(12)
        painter.drawText(
            QRectF(right - width - 2, area.top(), width + 2, area.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            points,
        )
        left = look.px(42)
        room = right - width - look.px(6) - left
        line = look.px(17)
        name, note = font("small_bold", look.scale), font("caption", look.scale)
        if area.height() < 1.8 * line:
            # A low window has no room for two lines of text: the note is in the accessible name.
            lines = [(name, middle - line / 2, theme.text, self._name)]
        else:
            lines = [
                (name, middle - line - look.px(0.5), theme.text, self._name),
                (note, middle - look.px(0.5), theme.second_text, self._note),
            ]
        for face, top, pen, text in lines:
            painter.setFont(face)
            painter.setPen(pen)
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(
                QRectF(left, top, room, line),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                shown,
            )
