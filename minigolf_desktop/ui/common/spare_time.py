"""What is done bit by bit, in the time that is left when the window has nothing else to do.

Lists of lands, courses and saved games, and boards at another size, take from 50 ms to a second to
paint: the window would be held for so long. So each is painted in pieces, in turn with what the
window does. There is one share of time for all of it: however many lists fill up and pictures are
painted, the window has its turn after :data:`AT_A_TIME`.

Whoever has something to do is a :class:`PaintingLater`, which does one piece when it is told to:
:class:`Piecemeal` goes on with an iterator, :class:`AskedPictures` paints what a board asks for, at
once where there is time left, and ``LaterPictures`` (``widgets.picture``) what a list shows.
Nothing else puts its work off: what takes less is done at once.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

AT_A_TIME = 4
"""Milliseconds after which the window has its turn; a piece that takes longer is done first."""


class SpareTime(QObject):
    """Shares the spare time of a window out among all who have something to do in it, in turn."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: dict[int, PaintingLater] = {}
        self._spent = 0
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)

    @classmethod
    def of_application(cls) -> "SpareTime":
        """Return the one that all windows of the program share."""
        application = QCoreApplication.instance()
        assert application is not None
        # Looking through its children would load all that Qt knows of styles and windows.
        kept = vars(application)
        if cls.__name__ not in kept:
            kept[cls.__name__] = cls(application)
        return cast("SpareTime", kept[cls.__name__])

    @property
    def is_left(self) -> bool:
        """Whether something more may be done before the window has its turn."""
        return self._spent < AT_A_TIME

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has something to do in it."""
        return bool(self._waiting)

    @contextmanager
    def spending(self) -> Iterator[None]:
        """Count what is done now, while the window has its turn: it is part of the same share."""
        since = QElapsedTimer()
        since.start()
        yield
        self._spent += since.elapsed()
        self._clock.start()

    def add(self, one: "PaintingLater") -> None:
        """Let one have its turn, again and again until it has nothing to do."""
        self._waiting.setdefault(id(one), one)
        self._clock.start()

    def drop(self, name: int) -> None:
        """Let one have no more turns, by its ``id``."""
        self._waiting.pop(name, None)

    def waits(self, one: "PaintingLater") -> bool:
        """Return whether one is still to have a turn."""
        return id(one) in self._waiting

    def _work(self) -> None:
        """Give turns until the share is spent; where it is spent already, only wait."""
        spent, self._spent = self._spent, 0
        if spent >= AT_A_TIME:
            return
        since = QElapsedTimer()
        since.start()
        while self._waiting:
            name, one = next(iter(self._waiting.items()))
            # Last in the row before its turn: then it can drop out of it.
            self._waiting[name] = self._waiting.pop(name)
            # Python may collect a window that nobody knows any more in the middle of its own work.
            screen = _screen_of(one)
            one.work_a_little()
            del screen
            if spent + since.elapsed() >= AT_A_TIME:
                break
        if not self._waiting:
            self._clock.stop()


def _screen_of(one: QObject) -> QObject:
    """Return what holds a part and everything around it."""
    while (owner := one.parent()) is not None:
        one = owner
    return one


class PaintingLater(QObject):
    """Paints bit by bit; a picture of its screen waits until nothing on it is missing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        spare_time = self.spare_time = SpareTime.of_application()
        # Whatever waits is kept, with the screen that it paints for: no longer than that is there.
        name = id(self)
        self.destroyed.connect(lambda: spare_time.drop(name))

    @property
    def busy(self) -> bool:
        """Whether something is still to be painted."""
        return self.spare_time.waits(self)

    @property
    def is_awaited(self) -> bool:
        """Whether something that is seen is still to be painted; some paint ahead besides."""
        return self.busy

    def work_a_little(self) -> None:
        """Do one piece of what is to be done, or :meth:`pause`."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Have pieces done whenever there is time."""
        self.spare_time.add(self)

    def pause(self) -> None:
        """Have nothing done for now."""
        self.spare_time.drop(id(self))


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
        self.go_on()

    def finish(self) -> None:
        """Do at once what is left: somebody waits for it."""
        self.pause()
        for thing in self._things:
            if thing is not None:
                self._take(thing)

    def stop(self) -> None:
        """Hand on nothing more."""
        self.pause()
        self.deleteLater()

    def work_a_little(self) -> None:
        """Hand on the next thing."""
        for thing in self._things:
            if thing is not None:
                self._take(thing)
            return
        self.pause()


Paint = Callable[[], QPixmap]
"""Paints a picture, and keeps it where it is found when it is asked for again.

It must not keep the screen that asks: a screen that is gone needs no pictures.
"""


class AskedPictures(PaintingLater):
    """Has pictures painted as they are asked for: at once, as long as there is time for it."""

    painted = Signal()
    """Some more pictures are there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: dict[Hashable, tuple[int, Paint]] = {}
        self._painted_so_far = 0

    def ask(self, key: Hashable, paint: Paint) -> QPixmap | None:
        """Return a picture that is not kept anywhere; None until it is painted, which is told."""
        if self.spare_time.is_left:
            with self.spare_time.spending():
                return paint()
        self._wanted[key] = self._painted_so_far, paint
        self.go_on()
        return None

    def forget(self) -> None:
        """Paint nothing more of what was asked for up to now."""
        self._wanted.clear()
        self.pause()

    def work_a_little(self) -> None:
        """Paint the first of what was asked for last: who scrolls by has gone on."""
        if self._wanted:
            key = max(self._wanted, key=lambda one: self._wanted[one][0])
            _, paint = self._wanted.pop(key)
            paint()
            self._painted_so_far += 1
            self.painted.emit()
        if not self._wanted:
            self.pause()
