"""The curtain that falls when the mouse is handed over.

It covers the whole window, nothing of the table is seen behind it, and one button opens it.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.furnishings import paint_curtain
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.focus import Cover
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import in_order, with_colon
from minigolf_desktop.ui.common.theme import Radius, Space, font, paint_panel_shadow
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label, label_button, separator
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token


class SeatState(Enum):
    """Where a player stands in this round of answers."""

    NOW = "now"
    DONE = "done"
    WAITS = "waits"


_BESIDE = 16
"""Room beside a name within the frame, both sides together."""


class SeatMark(QWidget):
    """One of the players below the button."""

    def __init__(self, look: Look, player: Seat, state: SeatState, done: str = "") -> None:
        """``done`` is told of a player who has answered; empty for the usual word."""
        super().__init__()
        self._look = look
        self._player = player
        self._state = state
        self._words = done if done and state is SeatState.DONE else _state_word(state)
        self.setAccessibleName(with_colon(player.name, self._words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(92, 92)

    def _name_shown(self) -> str:
        """Return the name, as much of it as there is room for."""
        metrics = QFontMetricsF(font("small_bold", self._look.scale))
        room = self.width() - self._look.px(_BESIDE)
        return metrics.elidedText(in_order(self._player.name), Qt.TextElideMode.ElideRight, room)

    @property
    def frame(self) -> QRectF:
        """What is drawn round whose turn it is: as wide as the name needs."""
        look = self._look
        metrics = QFontMetricsF(font("small_bold", look.scale))
        name = metrics.horizontalAdvance(self._name_shown()) + look.px(_BESIDE)
        wide = min(self.width() - 4.0, max(name, look.px(96)))
        return QRectF((self.width() - wide) / 2, 2, wide, self.height() - 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint token, name and state."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() / 2
        if self._state is SeatState.NOW:
            painter.setPen(QPen(theme.hover_edge, look.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(self.frame, radius, radius)
        at = QPointF(middle, look.px(27))
        paint_player_token(painter, self._player.colour, at, look.px(18), theme)
        if self._state is SeatState.DONE:
            self._paint_tick(painter, at + QPointF(look.px(14), look.px(11)))
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        line = QRectF(0, look.px(48), self.width(), look.px(20))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._name_shown())
        painter.setPen(theme.fits if self._state is SeatState.DONE else theme.second_text)
        painter.setFont(font("caption", look.scale))
        line = QRectF(0, look.px(67), self.width(), look.px(18))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()

    def _paint_tick(self, painter: QPainter, at: QPointF) -> None:
        look, theme = self._look, self._look.theme
        radius, side = look.px(9), look.px(12)
        painter.setPen(QPen(theme.panel, look.px(2)))
        painter.setBrush(theme.fits_disk)
        painter.drawEllipse(at, radius, radius)
        tick = icon_pixmap("check", theme.panel, side, self.devicePixelRatioF())
        painter.drawPixmap(at - QPointF(side / 2, side / 2), tick)


def _state_word(state: SeatState) -> str:
    return {
        SeatState.NOW: translate("curtain", "now"),
        SeatState.DONE: translate("curtain", "done"),
        SeatState.WAITS: translate("curtain", "waits"),
    }[state]


REST = 700
"""Milliseconds that a curtain which has just fallen takes neither keys nor clicks: they are meant
for what lay there before."""
_WIDTH = 560
_ON_BUTTON = 170
"""Room beside the words of the button, and about it on the card."""
_BADGE = 62
"""Radius of the disc with the player's shape on the upper edge of the card."""
_CENTRED = Qt.AlignmentFlag.AlignHCenter


class Handover(NamedTuple):
    """What a curtain says."""

    title: str
    """Whose turn it is, and to do what."""
    note: str
    action: str
    """What the one button says."""
    footer: str = ""
    """Below the card: where the game stands."""
    done: str = ""
    """What is told of those who have answered; empty for the usual word."""
    flag: str = "9"
    """On the flag."""


class CurtainScreen(Cover):
    """Stands between two players. Of the match it knows only names and colours.

    It rests when it falls; then it wants a press of its own.
    """

    opened = Signal()
    """The player whose turn it is pressed the button."""
    home = Signal()
    """The game is to be put away."""
    woke = Signal()
    """It has rested, and can be opened."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        states: Sequence[SeatState],
        words: Handover,
    ) -> None:
        super().__init__()
        self._look = look
        self._cloth = QPixmap()
        self._player = players[states.index(SeatState.NOW)]
        self._flag = words.flag
        self.setAccessibleName(words.title)
        self._spoken = in_sentences(words.title, words.note, words.footer)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # A click beside the card leaves the keyboard here.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._card = frame("card", words.title)
        self._card.setParent(self)
        self._footer = label(words.footer, "body")
        self._footer.setParent(self)
        # It may come to stand on cloth or on grass.
        self._footer.setStyleSheet(
            "color: #FFFFFF; background: #1F4A34; border-radius: 10px; padding: 3px 12px;"
        )
        self._away = button(look, translate("curtain", "Home"), "pill", "home")
        self._away.setToolTip(translate("curtain", "Put the game away for later (Esc)"))
        self._away.setParent(self)
        self._away.clicked.connect(self.home)
        self._lay_out(players, states, words)
        self._badge = _Badge(look, self._player.colour, self)
        self._is_awake = False
        self._let_press(False)
        self.setFocus()

    @property
    def is_settled(self) -> bool:
        """Whether a lesson may tell about it: it only stands here."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return {"main": lambda _: self.main_button, "card": lambda _: self._card}

    def _lay_out(
        self, players: Sequence[Seat], states: Sequence[SeatState], words: Handover
    ) -> None:
        look = self._look
        column = self._column = QVBoxLayout(self._card)
        column.setContentsMargins(*(look.px(side) for side in (40, 78, 40, 22)))
        column.setSpacing(look.px(Space.SMALL))
        title = label(words.title, "total", wrap=True)
        title.setAlignment(_CENTRED)
        title.setFont(font("total", look.scale))
        column.addWidget(title)
        note = label(words.note, "body", "second", wrap=True)
        note.setAlignment(_CENTRED)
        column.addWidget(note)
        column.addSpacing(look.px(Space.LARGE))
        self.main_button = button(look, words.action, "main", "eye")
        """The one button: it opens what is secret."""
        self.main_button.setToolTip(translate("curtain", "Enter"))
        self.main_button.setMinimumSize(look.size(330, 58))
        self.main_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        metrics = QFontMetricsF(font("main_button", look.scale))
        room = look.px(_WIDTH - _ON_BUTTON)
        shown = metrics.elidedText(words.action, Qt.TextElideMode.ElideMiddle, room)
        if shown != words.action:
            label_button(self.main_button, shown)
            self.main_button.setAccessibleName(words.action)
        self.main_button.clicked.connect(self.opened)
        column.addWidget(self.main_button, 0, _CENTRED)
        column.addSpacing(look.px(Space.LARGE))
        column.addWidget(separator())
        row = QHBoxLayout()
        row.setSpacing(0)
        self.marks = [
            SeatMark(look, player, state, words.done)
            for player, state in zip(players, states, strict=True)
        ]
        """The players, in the order of their seats."""
        for mark in self.marks:
            row.addWidget(mark, 1)
        column.addLayout(row)

    def fall(self, screen: QWidget) -> None:
        """Fall before a screen."""
        self.cover(screen, self)
        let_hear(self, Sound.CURTAIN)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to rest, and tell whom it asks for."""
        super().showEvent(event)
        if not self._is_awake:
            announce(self, lambda: self._spoken)
        if REST:
            QTimer.singleShot(REST, self, self.wake)
        else:
            self.wake()

    def wake(self) -> None:
        """Take keys and clicks from now on."""
        if self._is_awake:
            return
        self._is_awake = True
        self._let_press(True)
        self.main_button.setFocus()
        self.woke.emit()

    def put_away(self) -> None:
        """Uncover the screen, for good; what is gone does not wake and take the keyboard."""
        self._is_awake = True
        super().put_away()

    def _let_press(self, on: bool) -> None:
        for one in (self.main_button, self._away):
            one.setEnabled(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, unless the other button has the keyboard; Esc puts the game away."""
        if not self._is_awake:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            (self._away if self._away.hasFocus() else self.main_button).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card in the middle, below the awning."""
        super().resizeEvent(event)
        look = self._look
        radius = look.px(_BADGE)
        wide = min(look.px(_WIDTH), self.width() - look.px(Space.GIANT))
        self._card.setFixedWidth(wide)
        high = max(look.px(400), self._column.totalHeightForWidth(wide))
        self._footer.adjustSize()
        self._footer.setVisible(bool(self._footer.text()))
        below = 2 * look.px(20) + self._footer.height()
        lowest = max(radius, self.height() - high - below)
        top = min(max(look.px(172), (self.height() - high) // 2 - look.px(2)), lowest)
        self._card.setGeometry((self.width() - wide) // 2, top, wide, high)
        self._badge.setGeometry(
            self.width() // 2 - radius - look.px(4),
            top - radius,
            2 * radius + look.px(8),
            2 * radius + look.px(12),
        )
        self._badge.raise_()
        self._footer.move((self.width() - self._footer.width()) // 2, top + high + look.px(20))
        self._away.adjustSize()
        edge = look.px(Space.WIDE)
        self._away.move(
            self.width() - self._away.width() - edge, self.height() - self._away.height() - edge
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth over everything, and the card's shadow on it."""
        ratio = self.devicePixelRatioF()
        if self._cloth.deviceIndependentSize().toSize() != self.size():
            self._cloth = QPixmap(self.size() * ratio)
            self._cloth.setDevicePixelRatio(ratio)
            painter = QPainter(self._cloth)
            look = self._look
            paint_curtain(painter, QRectF(self.rect()), look.theme, look.scale, self._flag)
            shadow = QRectF(self._card.geometry())
            paint_panel_shadow(painter, shadow, look.theme, Radius.CARD.at(look.scale))
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(QRect(0, 0, self.width(), self.height()), self._cloth)
        painter.end()


class _Badge(QWidget):
    """The disc with the player's shape."""

    def __init__(self, look: Look, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._colour = colour
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint disc and shape."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = look.px(_BADGE)
        middle = QPointF(self.width() / 2, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawEllipse(middle + QPointF(0, look.px(8)), radius, radius)
        painter.setPen(QPen(theme.line, 1.5))
        painter.setBrush(theme.panel)
        painter.drawEllipse(middle, radius - 1, radius - 1)
        paint_player_token(painter, self._colour, middle, look.px(45), theme)
        painter.end()


__all__ = ["CurtainScreen", "Handover", "SeatState"]
