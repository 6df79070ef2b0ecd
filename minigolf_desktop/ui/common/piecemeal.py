"""What is done piece by piece when there is nothing else to do, so that the window never waits."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from PySide6.QtCore import QObject

from minigolf_desktop.ui.common.painting_later import PaintingLater


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
        self._go_on()

    def finish(self) -> None:
        """Do at once what is left: somebody waits for it."""
        self._rest()
        for thing in self._things:
            if thing is not None:
                self._take(thing)

    def stop(self) -> None:
        """Hand on nothing more."""
        self._rest()
        self.deleteLater()

    def work_a_little(self) -> None:
        """Hand on the next thing."""
        for thing in self._things:
            if thing is not None:
                self._take(thing)
            return
        self._rest()
