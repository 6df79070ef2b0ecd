"""Cards over a screen: a question, or how far a work is."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.focus import Cover, FocusPlace, give_focus
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label
from minigolf_desktop.ui.common.worker import Work


class Overlay(Cover):
    """A card over its parent. A subclass fills the card and opens it."""

    def __init__(self, parent: QWidget, look: Look, name: str, width: float) -> None:
        """``width`` is that of the card at an interface scale of 1."""
        super().__init__(parent)
        self._below = parent
        self.look = look
        """Theme and scale that it is drawn in."""
        self._answers: tuple[QPushButton, ...] = ()
        self._before = FocusPlace.of(parent)
        self.card = frame("card", name)
        """The card."""
        self.card.setFixedWidth(look.px(width))
        around = QVBoxLayout(self)
        around.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        self.column = QVBoxLayout(self.card)
        """What lies on the card, from top to bottom."""
        margin = look.px(Space.WIDE)
        self.column.setContentsMargins(margin, look.px(20), margin, look.px(20))
        self.column.setSpacing(look.px(Space.SMALL))

    def add_answers(self, yes: str, accept: Callable[[], object], icon: str = "") -> QPushButton:
        """Add two buttons that answer no and yes; return the latter.

        Yes does what is given, and Enter with it; no leaves.
        """
        row = QHBoxLayout()
        row.setSpacing(self.look.px(Space.SMALL))
        row.addStretch(1)
        back = button(self.look, translate("Question", "Go back"))
        back.setToolTip(translate("Question", "Go back (Esc)"))
        back.clicked.connect(self.leave)
        row.addWidget(back)
        answer = button(self.look, yes, "main", icon)
        answer.setToolTip(translate("Question", "{answer} (Enter)").replace("{answer}", yes))
        answer.clicked.connect(accept)
        row.addWidget(answer)
        self.column.addLayout(row)
        self._answers = (back, answer)
        return answer

    def open(self, focus: QWidget) -> None:
        """Cover the parent, with the keyboard on one of the controls; tell what it is."""
        self.cover(self._below, focus)
        announce(self, lambda: self.spoken)

    @property
    def spoken(self) -> str:
        """What is read out of it as it opens: its name."""
        return self.accessibleName() or self.card.accessibleName()

    def leave(self) -> None:
        """Put it away; the keyboard goes back to where it was."""
        self.put_away()
        give_focus(self._below, self._before)

    def event(self, event: QEvent) -> bool:
        """Keep every key here: no shortcut of the screen below may act."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by Enter, leave by Esc; swallow all other keys."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif self._answers and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back, answer = self._answers
            (back if back.hasFocus() else answer).click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave by a click beside the card."""
        if not self.card.geometry().contains(event.position().toPoint()):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below, and paint the shadow of the card."""
        painter = QPainter(self)
        theme = self.look.theme
        dimmed = QColor(theme.pill if not theme.is_dark else "#0B0F0B")
        dimmed.setAlphaF(0.3)
        painter.fillRect(self.rect(), dimmed)
        radius = Radius.CARD.at(self.look.scale)
        paint_panel_shadow(painter, QRectF(self.card.geometry()), theme, radius)
        painter.end()


QUESTION_WIDTH = 400


class Question(Overlay):
    """Covers its parent until it is answered; the parent's keys rest meanwhile."""

    accepted = Signal()
    """The answer is yes."""

    def __init__(self, parent: QWidget, look: Look, question: str, text: str, yes: str) -> None:
        super().__init__(parent, look, question, QUESTION_WIDTH)
        self.column.addWidget(label(question, "card_title", wrap=True))
        self.column.addWidget(label(text, "body", "second", wrap=True))
        self.column.addSpacing(look.px(Space.MEDIUM))
        self.yes = self.add_answers(yes, self.accept)
        """Answers yes."""
        self.setAccessibleName(f"{question} {text}")
        self.open(self.yes)

    def accept(self) -> None:
        """Answer yes."""
        self.leave()
        self.accepted.emit()


WAITING_WIDTH = 420
"""Of the card, at an interface scale of 1."""
_FULL = 1000


class Waiting(Overlay):
    """Covers its parent while something is worked on; Esc stops it."""

    stopped = Signal()
    """The player does not want to wait any longer."""

    def __init__(self, parent: QWidget, look: Look, title: str, stop: str = "") -> None:
        """``stop`` is what the button says, Cancel unless there is a better word."""
        super().__init__(parent, look, title, WAITING_WIDTH)
        self.column.addWidget(label(title, "card_title", wrap=True))
        self.words = label("", "body", "second", wrap=True)
        """What is known so far."""
        self.words.hide()
        self.column.addWidget(self.words)
        self.bar = QProgressBar()
        """How far it is; it runs to and fro where nobody can know."""
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(title)
        self.bar.setFixedHeight(look.px(8))
        self.bar.setRange(0, 0)
        self.column.addSpacing(look.px(Space.SMALL))
        self.column.addWidget(self.bar)
        self.column.addSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.addStretch(1)
        self.stop = button(look, stop or translate("Waiting", "Cancel"))
        """Stops it."""
        self.stop.setToolTip(translate("Waiting", "Esc"))
        self.stop.clicked.connect(self.leave)
        row.addWidget(self.stop)
        self.column.addLayout(row)
        self.setAccessibleName(title)
        self.open(self.stop)

    def tell(self, share: float, words: str = "") -> None:
        """Tell how far it is, 0 to 1, and what is known so far."""
        self.bar.setRange(0, _FULL)
        self.bar.setValue(round(_FULL * share))
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def leave(self) -> None:
        """Stop what is worked on, and put the card away."""
        super().leave()
        self.stopped.emit()

    def finish(self) -> None:
        """Put the card away: it is done."""
        super().leave()


CALM = 300
"""Milliseconds that something may last without a word about it."""


class Wait(QObject):
    """Shows how far a work is, over the screen, until it is done or stopped."""

    stopped = Signal()
    """The player does not want to wait; the work is cancelled."""

    def __init__(
        self,
        window: MainWindow,
        work: Work,
        title: str,
        stop: str = "",
        words: Callable[[Any], tuple[float, str]] | None = None,
    ) -> None:
        """``words`` says of news how far it is, 0 to 1, and what is known so far."""
        super().__init__(work)
        self._window = window
        self._work = work
        self._title, self._stop = title, stop
        self._words = words
        self._told: tuple[float, str] | None = None
        self.card: Waiting | None = None
        """What tells it; None before it lasts."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show)
        self._later.start(CALM)
        work.news.connect(self._tell)
        work.ended.connect(self._end)

    def _show(self) -> None:
        screen = self._window.screen_shown
        if screen is None:
            return
        self.card = Waiting(screen, self._window.look, self._title, self._stop)
        self.card.stopped.connect(self._cancel)
        # The screen below may be made anew, in another language for one.
        self.card.destroyed.connect(self._forget)
        if self._told is not None:
            self.card.tell(*self._told)

    def _tell(self, news: Any) -> None:
        if self._words is not None:
            self._told = self._words(news)
            if self.card is not None:
                self.card.tell(*self._told)

    def _forget(self) -> None:
        self.card = None

    def _end(self) -> None:
        self._later.stop()
        if self.card is not None:
            self.card.finish()

    def _cancel(self) -> None:
        self._later.stop()
        self.stopped.emit()
        self._work.cancel()
