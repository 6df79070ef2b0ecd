"""A bubble that tells something once: it asks for nothing, and takes neither keys nor clicks."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.lessons.onlooker import Onlooker
from minigolf_desktop.ui.common.lessons.taught import is_readable, places_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.widgets.pieces import button

translate = QCoreApplication.translate


class ToldOnce(QObject):
    """Tells something beside a part of the screen that is shown, until it is read or left."""

    followed = Signal()
    """More is wanted of it."""
    ended = Signal()
    """It was read, or its screen is gone."""

    def __init__(
        self,
        window: MainWindow,
        title: str,
        says: Sequence[str],
        *,
        points: Sequence[str] = (),
        more: str,
        enough: str,
        icon: str = "bulb",
        waits: bool = True,
    ) -> None:
        """``more`` and ``enough`` are written on its two buttons.

        Unless it ``waits`` it stands on any screen at once; else on one whose parts have names,
        once all is at rest there.
        """
        super().__init__(window)
        self._window = window
        self._title, self._says, self._points = title, tuple(says), tuple(points)
        self._more, self._enough, self._icon = more, enough, icon
        self._waits = waits
        self._screen: QWidget | None = None
        self._stands: object = None
        self.bubble: Bubble | None = None
        """What tells it; None before."""
        self._has_ended = False
        self._onlooker = Onlooker(window, self)
        self._onlooker.looked.connect(self.look)

    def end(self) -> None:
        """Tell it no longer."""
        if self._has_ended:
            return
        self._has_ended = True
        self._onlooker.close()
        if self.bubble is not None:
            self.bubble.hide()
            self.bubble.deleteLater()
            self.bubble = None
        self.ended.emit()
        self.deleteLater()

    def look(self) -> None:
        """Stand beside the part, or wait until it can be seen."""
        window, screen = self._window, self._window.screen_shown
        if self._screen is not None and screen is not self._screen:
            self.end()
            return
        if self._waits and not is_readable(screen):
            if self.bubble is not None:
                self.bubble.hide()
            return
        parts = places_of(screen, self._points, window)
        if self._waits and self._points and not parts:
            # A curtain may have fallen before it, or another player's screen.
            return
        stands = (parts, window.size(), window.look)
        if stands == self._stands and self.bubble is not None and not self.bubble.isHidden():
            return
        self._stands, self._screen = stands, screen
        bubble = self._made()
        bubble.stand(parts, window.rect())
        bubble.appear()

    def _made(self) -> Bubble:
        look = self._window.look
        if self.bubble is not None and self.bubble.look is look:
            return self.bubble
        if self.bubble is not None:
            self.bubble.hide()
            self.bubble.deleteLater()
        bubble = self.bubble = Bubble(look, self._window, self._icon, self._title)
        bubble.foot.addStretch(1)
        for words, role, act in (
            (self._enough, "secondary", self.end),
            (self._more, "main", self._follow),
        ):
            chosen = button(look, words, role)
            # Whoever plays by keys goes on playing: a control that rests hands on none here.
            chosen.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            chosen.clicked.connect(act)
            bubble.foot.addWidget(chosen)
        bubble.left.connect(self.end)
        bubble.say(self._says)
        return bubble

    def _follow(self) -> None:
        self.followed.emit()
        self.end()
