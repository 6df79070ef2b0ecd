"""What is done piece by piece when there is nothing else to do, so that the window never waits."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from minigolf_desktop.ui.common.painting_later import PaintingLater

AT_A_TIME = 8
"""Milliseconds after which the window has its turn; a piece that takes longer is done first."""


class Piecemeal(PaintingLater):
    """Hands on one thing after the other, as each is there.

    Where None comes, something was done of which nothing is to be handed on.
    """

    def __init__(
        self,
        things: Iterator[Any],
        take: Callable[[Any], None],
        parent: QObject,
        at_once: int = 0,
    ) -> None:
        """The first ``at_once`` pieces are done before anything else."""
        super().__init__(parent)
        for thing in islice(things, at_once):
            if thing is not None:
                take(thing)
        self._things = things
        self._take = take
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)
        self._clock.start()

    @property
    def busy(self) -> bool:
        """Whether more may come."""
        return self._clock.isActive()

    def finish(self) -> None:
        """Do at once what is left: somebody waits for it."""
        self._clock.stop()
        for thing in self._things:
            if thing is not None:
                self._take(thing)

    def stop(self) -> None:
        """Hand on nothing more."""
        self._clock.stop()
        self.deleteLater()

    def _work(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        for thing in self._things:
            if thing is not None:
                self._take(thing)
            if spent.elapsed() >= AT_A_TIME:
                return
        self._clock.stop()
