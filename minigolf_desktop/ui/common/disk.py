"""Writing that nobody waits for: in order, on a thread of its own, told when it is done.

A disk may take a second for what is flushed to it: a memory card, another computer's disk, one that
is woken up. The window does not wait for that. What is to be written is handed to a
:class:`Writer`, which does one thing after the other. A match has a writer for its moves alone; all
else of a window, settings and summaries for example, shares one that may come later.

Most disks take a few milliseconds. So whoever hands something over waits :data:`PATIENCE` for it,
and only where it is the first in the row: then all is as if it had been written at once. A disk
that took longer is not waited for again until it was quick a few times.
"""

from collections import deque
from collections.abc import Callable, Generator, Hashable
from threading import Event, Lock, Thread
from time import monotonic
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject, QTimer, Signal

from minigolf_desktop.storage.errors import StorageError

PATIENCE = 0.02
"""Seconds for which a disk is waited for that is at rest: the window is not seen to stand still."""
_A_FEW = 8
"""Writings by which a disk is judged: of those one after another some have nothing to flush."""
_A_MOMENT = 0.005
"""Seconds of a turn in which there is nothing to do but to wait for the disk."""

_EVERY = 5
"""Milliseconds after which the window looks again what is done."""

T = TypeVar("T")


class Writing(Generic[T]):
    """Something that is written, or waits for it."""

    def __init__(
        self,
        write: Callable[[], T],
        then: Callable[[T], object] = lambda result: None,
        failed: Callable[[StorageError], object] = lambda fault: None,
        key: Hashable = None,
    ) -> None:
        """``write`` is called on the thread of the writer; ``key`` tells what it is."""
        self._write = write
        self.then = then
        """What is done with what it returned."""
        self.failed = failed
        """What is done where the disk refused."""
        self.key = key
        """What it is, where a later one takes its place; None for nothing that is told apart."""
        self.taken = 0.0
        """Seconds that it took, once it is done."""
        self._is_done = Event()
        self._result: T | None = None
        self._fault: BaseException | None = None

    @property
    def is_done(self) -> bool:
        """Whether it is written, or it is known that it cannot be."""
        return self._is_done.is_set()

    @property
    def fault(self) -> BaseException | None:
        """Why it was not written; None where it was, or is not yet done."""
        return self._fault

    def wait(self, seconds: float | None) -> bool:
        """Wait until it is done, so long at most; return whether it is."""
        return self._is_done.wait(seconds)

    def result(self) -> T:
        """Return what writing it gave; raises what it raised. Only for what is done."""
        if self._fault is not None:
            raise self._fault
        return cast("T", self._result)

    def and_then(self, act: Callable[[T], object]) -> None:
        """Do something more when it is written."""
        before = self.then

        def both(result: T) -> None:
            before(result)
            act(result)

        self.then = both

    def forget(self) -> None:
        """Tell nothing of it."""
        self.then = lambda result: None
        self.failed = lambda fault: None

    def run(self) -> None:
        """Write it, on the thread of the writer."""
        begun = monotonic()
        try:
            self._result = self._write()
        except BaseException as fault:
            self._fault = fault
        self.taken = monotonic() - begun
        self._is_done.set()


def nothing_to_write() -> Writing[None]:
    """Return what is written already, because nothing of it goes to a disk."""
    writing = Writing(lambda: None)
    writing.run()
    return writing


class Writer(QObject):
    """Writes one thing after the other on a thread of its own, which is there as long as it does.

    The thread touches nothing of Qt: the window looks itself what is done.
    """

    idle = Signal()
    """All that was handed over is written, or told to be not."""

    def __init__(self, parent: QObject | None = None, *, stops: bool = False) -> None:
        """``stops`` tells nothing of what was handed over after what could not be written."""
        super().__init__(parent)
        self.patience: float | None = None
        """Seconds for which it is waited, in place of :data:`PATIENCE`."""
        self._stops = stops
        self._row: deque[Writing[object]] = deque()
        """What is not told yet, in its order."""
        self._waiting: deque[Writing[object]] = deque()
        """What of it is not begun."""
        self._guard = Lock()
        self._works = False
        self._taken: deque[float] = deque(maxlen=_A_FEW)
        """Seconds that the last writings took."""
        self._looks = QTimer(self)
        self._looks.setInterval(_EVERY)
        self._looks.timeout.connect(self._take)

    @property
    def is_busy(self) -> bool:
        """Whether something is not done yet, or not told."""
        return bool(self._row)

    @property
    def is_quick(self) -> bool:
        """Whether the disk is worth waiting for, as far as is known."""
        return all(taken <= self._most_patience for taken in self._taken)

    @property
    def _most_patience(self) -> float:
        return PATIENCE if self.patience is None else self.patience

    def write(
        self,
        write: Callable[[], T],
        then: Callable[[T], object] = lambda result: None,
        failed: Callable[[StorageError], object] = lambda fault: None,
        *,
        key: Hashable = None,
    ) -> Writing[T]:
        """Hand something over that is written after all before; return it.

        ``then`` is called with what ``write`` returns when it is done, ``failed`` where the disk
        refuses: at once, or in a later turn of the window. What has a ``key`` takes the place of
        what has the same one and was not begun.
        """
        writing = Writing(write, then, failed, key)
        is_first = not self._row
        with self._guard:
            for earlier in [old for old in self._waiting if key is not None and old.key == key]:
                self._waiting.remove(earlier)
                self._row.remove(earlier)
            # What it returns is for who handed it over alone.
            one = cast("Writing[object]", writing)
            self._row.append(one)
            self._waiting.append(one)
            if not self._works:
                self._works = True
                # What is left when the program is closed is waited for, by the window.
                Thread(target=self._work, daemon=True).start()
        if is_first and self.is_quick and writing.wait(self._most_patience):
            self._take()
        else:
            self._looks.start()
        return writing

    def done(self, write: Callable[[], T]) -> Generator[None, None, T]:
        """Hand something over and yield until it is done; return what it returned.

        Raises what it raised. For work that is done step by step anyhow.
        """
        writing = self.write(write)
        while not writing.is_done:
            writing.wait(_A_MOMENT)
            yield
        return writing.result()

    def waiting(self) -> Generator[None, None, None]:
        """Yield until all is done that was handed over."""
        while self._row:
            self._row[0].wait(_A_MOMENT)
            self._take()
            if self._row:
                yield

    def finish(self) -> None:
        """Wait until all is done: the program goes, or a match is let go of."""
        while self._row:
            self._row[0].wait(None)
            self._take()

    def _work(self) -> None:
        """Write what is handed over, on the thread, until there is nothing."""
        while True:
            with self._guard:
                if not self._waiting:
                    self._works = False
                    return
                writing = self._waiting.popleft()
            writing.run()

    def _take(self) -> None:
        """Tell what is done, in its order."""
        while self._row and self._row[0].is_done:
            writing = self._row.popleft()
            self._taken.append(writing.taken)
            fault = writing.fault
            if fault is None:
                writing.then(writing.result())
                continue
            if self._stops:
                for later in self._row:
                    later.forget()
            if not isinstance(fault, StorageError):
                raise fault
            writing.failed(fault)
        if not self._row and self._looks.isActive():
            self._looks.stop()
            self.idle.emit()


class Disk(QObject):
    """All that a window writes: the moves of matches, each in their order, and all the rest."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.later = Writer(self)
        """Writes what nobody waits for."""
        self._writers = [self.later]
        self._writing_on: list[Callable[[], bool]] = []

    def watch(self, writer: Writer) -> None:
        """Wait for what another writes, too: that of the moves of a match, until it is gone."""
        writer.patience = self.later.patience
        self._writers.append(writer)
        writer.destroyed.connect(lambda: self._writers.remove(writer))

    def wait_for(self, is_at_work: Callable[[], bool]) -> None:
        """Wait for something else, too, while it is at work: it writes one thing after another."""
        self._writing_on.append(is_at_work)

    @property
    def is_busy(self) -> bool:
        """Whether something is not on disk yet.

        What writes one thing after another counts on a slow disk. On a quick one whoever needs
        it has the rest of it done at once.
        """
        return self._is_writing or self.is_written_to_step_by_step

    @property
    def is_written_to_step_by_step(self) -> bool:
        """Whether the disk is slow, and something writes one thing after another."""
        return not self.later.is_quick and any(is_at_work() for is_at_work in self._writing_on)

    @property
    def _is_writing(self) -> bool:
        return any(one.is_busy for one in self._writers)

    def saving(self) -> Generator[None, None, None]:
        """Yield until everything is on disk."""
        while self.is_busy:
            for one in self._writers:
                yield from one.waiting()
            if self.is_busy:
                # Who writes one thing after another goes on to the next.
                yield

    def finish(self) -> None:
        """Wait until everything is on disk that was handed over."""
        while self._is_writing:
            for one in self._writers:
                one.finish()
