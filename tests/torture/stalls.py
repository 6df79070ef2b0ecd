"""How long the window does nothing but one thing: work of the main thread between two moments.

Time of the processor is what counts: other programs may have it in between, and that says nothing
of this one. Both are told, and where in the program the time was spent, as far as the system can
look at it every few milliseconds. What took long on the clock alone is told as well: then it was
the machine, or something that the program waited for.
"""

import signal
import time
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
    where: str
    """The functions of the program that it was spent in, with what they call, in hundredths."""


class Stalls:
    """Watches a main thread that says what it is about to do, each time."""

    def __init__(self, tell: Callable[[Stall], None], longest: float = LONGEST) -> None:
        """``tell`` is called for whatever held the window for more than so many seconds."""
        self._tell = tell
        self._longest = longest
        self._what = ""
        self._worked, self._passed = time.thread_time(), time.perf_counter()
        self._seen: Counter[str] = Counter()
        self._looks = 0
        self._is_looking = False
        # Windows has no such clock; a stall is told there without its places.
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGPROF, self._look)
            signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)

    def now(self, what: str) -> None:
        """End what was done up to now, and begin something else."""
        worked, passed = time.thread_time(), time.perf_counter()
        held, waited = worked - self._worked, passed - self._passed
        if self._what and max(held, waited) > self._longest:
            self._tell(Stall(self._what, held, waited, self._where()))
        self._what, self._worked, self._passed = what, worked, passed
        self._seen.clear()
        self._looks = 0

    def stop(self) -> None:
        """Look no more."""
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
        return ", ".join(told[:_MOST])


def _functions(frame: FrameType | None) -> Iterator[str]:
    """Yield the functions of the program that are at work, each with its module."""
    while frame is not None:
        module = _module(frame.f_code.co_filename)
        if module:
            yield f"{module}.{frame.f_code.co_name}"
        frame = frame.f_back


@cache
def _module(file: str) -> str:
    """Return the module of the program that a file is; empty for any other file."""
    path = Path(file)
    if not path.is_relative_to(_SOURCES):
        return ""
    return ".".join(path.relative_to(_SOURCES).with_suffix("").parts)
