"""Tells, calmly, that something is worked on: only where it lasts."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.widgets.waiting import Waiting
from minigolf_desktop.ui.common.worker import Work

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
