"""The screens of a window, of which one is seen; a new one may come in turns.

A screen is made, dressed and laid out, its grounds are painted, and then all of it: together that
takes longer than a window may be silent. So each is done in a turn of its own. Meanwhile the window
keeps the picture that it shows, and nothing on it can be clicked: what it belongs to is gone
already.
"""

from collections.abc import Callable, Iterator
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QStackedWidget, QWidget

from minigolf_desktop.ui.common.spare_time import Piecemeal


@runtime_checkable
class HasGround(Protocol):
    """A part of a screen whose ground takes long to paint."""

    def paint_ground(self) -> None:
        """Paint the ground as it will be seen, and keep it."""


class ScreenStack(QStackedWidget):
    """Holds the screens of a window."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_turns = False
        """Whether a new screen comes in turns, where one is seen; else at once."""
        # While a screen is coming: none of those that wait below may be seen.
        self._gap = QWidget(self)
        self._gap.hide()
        self._coming: QWidget | None = None
        self._arrival: Piecemeal | None = None

    @property
    def shown(self) -> QWidget | None:
        """The screen that is seen, or that is coming; None before the first."""
        current = self.currentWidget()
        return self._coming or (None if current is self._gap else current)

    @property
    def is_coming(self) -> bool:
        """Whether a screen is coming that cannot be seen yet."""
        return self._arrival is not None

    def bring(self, screen: QWidget, arrived: Callable[[], object]) -> None:
        """Show a new screen in place of the one now shown, which stays among the others.

        ``arrived`` is called when it stands where it is seen, before it is painted.
        """
        in_turns = self.takes_turns and self.isVisible() and self.shown is not None
        self._stop()
        if not in_turns:
            self.addWidget(screen)
            self._stand(screen, arrived)
            self._let_paint()
            return
        self._coming = screen
        self.window().setUpdatesEnabled(False)
        self.setCurrentIndex(self.addWidget(self._gap))
        self._arrival = Piecemeal(self._steps(screen, arrived), lambda _: None, self)

    def _steps(self, screen: QWidget, arrived: Callable[[], object]) -> Iterator[None]:
        """Put a screen in, let it stand where it is seen, and paint it, in turns."""
        yield
        self.addWidget(screen)
        yield
        self._coming = None
        self._stand(screen, arrived)
        # Its parts find their sizes before it is painted, which would have to be done again. A text
        # in several lines tells how high it is when it knows how wide: that takes another turn.
        yield
        yield
        for part in (screen, *screen.findChildren(QWidget)):
            if isinstance(part, HasGround) and part.isVisible():
                part.paint_ground()
                yield
        self._stop()
        self._let_paint()

    def _stand(self, screen: QWidget, arrived: Callable[[], object]) -> None:
        self.setCurrentWidget(screen)
        self.removeWidget(self._gap)
        arrived()

    def arrive(self) -> None:
        """Let the screen that is coming be here at once."""
        if self._arrival is not None and self._coming is not None:
            self._arrival.finish()
        self._stop()
        self._let_paint()

    def go_back(self, screen: QWidget) -> None:
        """Show a screen again that was here before."""
        self._stop()
        self.setCurrentWidget(screen)
        self.removeWidget(self._gap)
        self._let_paint()

    def throw_away(self, screen: QWidget) -> None:
        """Let go of a screen for good."""
        self.removeWidget(screen)
        # Until it is gone one of its timers may still ask for the keyboard.
        screen.setEnabled(False)
        screen.deleteLater()

    def _stop(self) -> None:
        """Let no screen be coming any more."""
        if self._arrival is not None:
            self._arrival.stop()
        self._arrival = self._coming = None

    def _let_paint(self) -> None:
        """Let the window show what it is, if it kept its picture up to now."""
        window = self.window()
        if not window.updatesEnabled():
            window.setUpdatesEnabled(True)
            # What was asked for meanwhile was not done, and Qt may still wait for it.
            window.repaint()
