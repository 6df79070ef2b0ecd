"""What a kind of torture did, and what it found wrong."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from .stalls import LONGEST

LONGEST_FAULT = 300
"""Letters of a fault that are told."""


@dataclass
class Found:
    """What is printed. Each fault is a line with the seed that shows it again."""

    figures: dict[str, float | str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    waits: list[str] = field(default_factory=list)
    """What held the window for longer than anything may. The tests ask nothing of them: how long
    something takes is for the machine to say."""
    delays: list[str] = field(default_factory=list)
    """What took as long on the clock, and less of the processor: others had it meanwhile."""

    def count(self, what: str, by: float = 1) -> None:
        """Add to a figure."""
        self.figures[what] = self.figures.get(what, 0) + by

    def most(self, what: str, value: float) -> None:
        """Keep the largest of a figure."""
        self.figures[what] = max(self.figures.get(what, 0), value)

    def blame(self, where: str, faults: Iterable[str]) -> None:
        """Note faults, and where they showed."""
        lines = (" ".join(fault.split()) for fault in faults)
        self.faults += [f"{where}: {line[:LONGEST_FAULT]}" for line in lines]


@dataclass(frozen=True)
class Wanted:
    """How much torture is wanted."""

    seed: int = 1
    """Of everything that is left to chance."""
    count: int | None = None
    """How often; None for as often as this kind usually does it by hand."""
    seconds: float | None = None
    """For how long, where that is what counts; None for as long as usual."""
    longest: float = LONGEST
    """Seconds of work after which something has held the window for too long."""
    only: str = ""
    """What the name of a match, or of whatever else is done in turn, must hold."""
    begun: float = field(default_factory=time.monotonic)
    """When it began."""

    def is_over(self) -> bool:
        """Whether the time is over that is wanted: nothing more is begun then."""
        return self.seconds is not None and time.monotonic() - self.begun > self.seconds
