"""How long the window does nothing but one thing: work of the main thread between two moments.

Time of the processor is what counts: other programs may have it in between, and that says nothing
of this one. Both are told, and where in the program the time was spent, as far as the system can
look at it every few milliseconds. What took long on the clock alone is told as well: then it was
the machine, or something that the program waited for. Linux tells how long a thread stood in the
queue for a processor; what is left of the clock without it is the program's own.
"""

import os
import signal
import sys
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import minigolf_desktop

LONGEST = 0.1
"""Seconds for which nothing may hold the window."""
_EVERY = 0.005
"""Seconds of the processor between two looks at what is being done."""
_LOOKS_EVERY = 0.02
"""Seconds on the clock between two looks at what is waited for."""
_LINE = 128
"""More letters than what the system tells of a thread."""
_MOST = 5
"""Functions told of a stall."""
_TRIFLE, _ALL = 10, 95
"""Hundredths of a stall: below the first a function says nothing, above the second neither."""
_SOURCES = Path(minigolf_desktop.__file__).parent


class Stall(NamedTuple):
    """Something that held the window."""

    what: str
    worked: float
    """Seconds of the processor."""
    passed: float
    """Seconds on the clock."""
    queued: float
    """Seconds of those for which others had all processors; 0 where the system does not tell."""
    where: str
    """The functions of the program that it was spent in, with what they call, in hundredths."""

    @property
    def taken(self) -> float:
        """Seconds that it takes with a processor of its own, work and whatever it waits for."""
        return self.passed - self.queued

    def __str__(self) -> str:
        """Tell the figures."""
        worked, taken, passed = (1000 * one for one in (self.worked, self.taken, self.passed))
        return f"{worked:.0f} ms of work in {taken:.0f} ({passed:.0f} on the clock)"


class _Clock:
    """What Linux tells of the thread that makes it."""

    def __init__(self) -> None:
        path = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._file = os.open(path, os.O_RDONLY) if path.exists() else None
        if self._file is not None:
            weakref.finalize(self, os.close, self._file)

    def queued(self) -> float:
        """Return for how many seconds it stood in the queue for a processor."""
        return self.times()[1]

    def times(self) -> tuple[float, float]:
        """Return for how many seconds it ran, and for how many it would have; 0 where untold."""
        if self._file is None:
            return 0.0, 0.0
        ran, queued, _ = os.pread(self._file, _LINE, 0).split()
        return int(ran) / 1e9, int(queued) / 1e9


class _Onlooker(threading.Thread):
    """Notes what another thread is at while it neither runs nor could: it waits for something."""

    def __init__(self, clock: _Clock) -> None:
        super().__init__(daemon=True)
        self._watched = threading.get_ident()
        self._clock = clock
        self.seen: Counter[str] = Counter()
        """How often it waited where, since somebody cleared it."""
        self._ended = threading.Event()

    def run(self) -> None:
        """Look until it is enough."""
        before = sum(self._clock.times())
        while not self._ended.wait(_LOOKS_EVERY):
            now = sum(self._clock.times())
            frame = sys._current_frames().get(self._watched)
            if now - before < _LOOKS_EVERY / 10 and frame is not None:
                self.seen[" < ".join(_places(frame))] += 1
            before = now

    def end(self) -> None:
        """Look no more."""
        self._ended.set()
        if self.is_alive():
            self.join()


class Stalls:
    """Watches a main thread that says what it is about to do, each time."""

    def __init__(
        self, tell: Callable[[Stall], None], longest: float = LONGEST, *, waits: bool = False
    ) -> None:
        """``tell`` is called for whatever held the window for more than so many seconds.

        ``waits`` tells as well what it waited for: another thread looks, for which it waits itself
        where the machine is busy.
        """
        self._tell = tell
        self._longest = longest
        self._what = ""
        self._clock = _Clock()
        self._onlooker = _Onlooker(self._clock)
        if waits:
            self._onlooker.start()
        self._before = self._times()
        self._seen: Counter[str] = Counter()
        self._looks = 0
        self._is_looking = False
        # Windows has no such clock; a stall is told there without its places.
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGPROF, self._look)
            signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)

    def now(self, what: str) -> None:
        """End what was done up to now, and begin something else."""
        worked, passed, queued = (
            now - before for now, before in zip(self._times(), self._before, strict=True)
        )
        if self._what and max(worked, passed) > self._longest:
            self._tell(Stall(self._what, worked, passed, queued, self._where()))
        self._what = what
        self._seen.clear()
        self._onlooker.seen.clear()
        self._looks = 0
        self._before = self._times()

    def _times(self) -> tuple[float, float, float]:
        """Return what this thread worked, the clock, and how long it stood in the queue."""
        return time.thread_time(), time.perf_counter(), self._clock.queued()

    def stop(self) -> None:
        """Look no more."""
        self._onlooker.end()
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        """Note which functions of the program are at work.

        It is asked again while it still looks, where that takes as long as there is between two
        looks: then the first look is enough.
        """
        if self._is_looking:
            return
        self._is_looking = True
        try:
            self._looks += 1
            self._seen.update(set(_functions(frame)))
        finally:
            self._is_looking = False

    def _where(self) -> str:
        shares = {name: 100 * times // self._looks for name, times in self._seen.most_common()}
        told = [f"{one} {share} %" for one, share in shares.items() if _TRIFLE <= share <= _ALL]
        waits = [f"waits in {one}" for one, _ in self._onlooker.seen.most_common(1)]
        return ", ".join([*told[:_MOST], *waits])


def _functions(frame: FrameType | None) -> Iterator[str]:
    """Yield the functions of the program that are at work, each with its module."""
    while frame is not None:
        module = _module(frame.f_code.co_filename)
        if module:
            yield f"{module}.{frame.f_code.co_name}"
        frame = frame.f_back


def _places(frame: FrameType | None) -> Iterator[str]:
    """Yield the innermost lines that are being done, whosever they are."""
    for _ in range(_MOST):
        if frame is None:
            return
        yield f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}"
        frame = frame.f_back


@cache
def _module(file: str) -> str:
    """Return the module of the program that a file is; empty for any other file."""
    path = Path(file)
    if not path.is_relative_to(_SOURCES):
        return ""
    return ".".join(path.relative_to(_SOURCES).with_suffix("").parts)
