"""The head of a screen: back, its name, a word about it, and room for more on the right."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label

translate = QCoreApplication.translate


class Heading(QWidget):
    """Title of a screen with a button that leads back; read out as the screen is shown."""

    back = Signal()
    """The screen before is asked for."""

    def __init__(self, look: Look, title: str, note: str = "") -> None:
        super().__init__()
        self._told = in_sentences(title, note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        self._row = row
        self._below = QHBoxLayout()
        self._below.setSpacing(look.px(Space.MEDIUM))
        self._below.addStretch(1)
        column.addLayout(row)
        column.addLayout(self._below)
        self._added: list[QWidget] = []
        self._is_broken = False
        back = self._back = button(look, translate("heading", "Back"), "pill", "back")
        back.setToolTip(translate("heading", "Back (Esc)"))
        back.clicked.connect(self.back)
        row.addWidget(back)
        words = self._words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "course_name"))
        if note:
            words.addWidget(label(note, "small_body", "second"))
        row.addLayout(words, 1)

    def add(self, widget: QWidget) -> None:
        """Put something at the right end; what has no room there stands in a row below."""
        self._added.append(widget)
        (self._below if self._is_broken else self._row).addWidget(widget)

    def minimumSizeHint(self) -> QSize:
        """Return the size of title and back, and of the row below them where there is one."""
        least = super().minimumSizeHint()
        return QSize(min(least.width(), self.width()), least.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Tell what the screen is for, not where its window comes back alone."""
        super().showEvent(event)
        if not event.spontaneous():
            announce(self, lambda: self._told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the row where it has become too long, or join it again."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Look again where something has come, gone or grown."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return done

    def _arrange(self) -> None:
        shown = [one for one in self._added if not one.isHidden()]
        gap = self._row.spacing()
        words = self._words.sizeHint().width() + self._back.sizeHint().width() + gap
        wanted = words + sum(one.minimumSizeHint().width() + gap for one in shown)
        is_broken = bool(shown) and wanted > self.width()
        if is_broken == self._is_broken:
            return
        self._is_broken = is_broken
        before, after = (self._row, self._below) if is_broken else (self._below, self._row)
        for one in self._added:
            before.removeWidget(one)
            after.addWidget(one)
