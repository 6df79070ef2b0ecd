"""Buttons that show their key: the lines of the five actions, those above the main button."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class KeyLine(QPushButton):
    """One line: a tick or an icon, what is done, its key in a small box."""

    def __init__(self, look: Look, height: float) -> None:
        super().__init__()
        self._look = look
        self._choice = Choice("", Qt.Key.Key_unknown)
        self._height = height
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The style sheet asks for more height than a line of five has.
        self.setStyleSheet("min-height: 0px; padding: 0px;")
        self.set_height(height)
        self.clicked.connect(self._run)

    def set_height(self, height: float) -> None:
        """Be as high as so many pixels at an interface scale of 1."""
        self._height = height
        self.setFixedHeight(self._look.px(height))

    def _run(self) -> None:
        self._choice.run()

    def sizeHint(self) -> QSize:
        """Return its height; it is as wide as its column."""
        return self._look.size(180, self._height)

    def minimumSizeHint(self) -> QSize:
        """Return its height at its narrowest."""
        return self._look.size(120, self._height)

    @property
    def choice(self) -> Choice:
        """What it does."""
        return self._choice

    def show_choice(self, choice: Choice) -> None:
        """Show a choice; one that cannot be made is greyed and says why."""
        self._choice = choice
        self.setEnabled(choice.is_ready)
        key = QKeySequence(choice.key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(choice.refusal or f"{choice.words} ({key})")
        self.setAccessibleName(choice.words)
        self.setAccessibleDescription(choice.refusal)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, sign, words and key."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, area)
        chosen, ready = self._choice.chosen, self.isEnabled()
        # What was chosen is told in full, also when it cannot be chosen otherwise any more.
        ink = theme.text if ready or chosen else theme.disabled_text
        icon = "check" if chosen else self._choice.icon
        side = look.px(16)
        if icon:
            sign = icon_pixmap(icon, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(look.px(12), round((self.height() - side) / 2), sign)
        box = QRectF(0, 0, self._key_width(), look.px(18))
        box.moveCenter(area.center())
        box.moveRight(area.right() - look.px(9))
        painter.setPen(ink)
        painter.setFont(font("body_bold" if chosen else "body", look.scale))
        left = look.px(34 if icon else 14)
        words = area.adjusted(left, 0, -(area.right() - box.left()) - look.px(4), 0)
        dots = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(self._choice.words, dots, round(words.width()))
        painter.drawText(words, _LEFT, text)
        self._paint_key(painter, box)
        painter.end()

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        theme, look = self._look.theme, self._look
        pointed = self.underMouse() and self.isEnabled()
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
        elif self._choice.chosen or pointed:
            painter.setPen(QPen(theme.hover_edge, 2 if self._choice.chosen else 1))
        else:
            painter.setPen(QPen(theme.line, 1))
        lit = self._choice.chosen or pointed
        painter.setBrush(theme.hover if lit else theme.inset if self.isEnabled() else theme.panel)
        if self.isDown():
            painter.setBrush(theme.track)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)

    def _key_text(self) -> str:
        return QKeySequence(self._choice.key).toString(QKeySequence.SequenceFormat.NativeText)

    def _key_width(self) -> float:
        text = self._key_text()
        return self._look.px(22 if len(text) == 1 else 12 + 8 * len(text))

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel if self._choice.chosen else theme.track)
        painter.drawRoundedRect(box, look.px(5), look.px(5))
        plain = self.isEnabled() or self._choice.chosen
        painter.setPen(theme.second_text if plain else theme.disabled_text)
        painter.setFont(font("figure", look.scale))
        painter.drawText(box, _CENTRE, self._key_text())
