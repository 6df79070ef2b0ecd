"""What something takes when nothing else is in its way."""

import gc
from collections.abc import Callable
from time import process_time

MOST_TRIES = 20


def quickest(measure: Callable[[], float], bound: float) -> float:
    """Return the first time within a bound, or the least of many.

    What else a machine does only makes a time longer: one that is short enough is proof.
    """
    taken: list[float] = []
    while len(taken) < MOST_TRIES and min(taken, default=bound) >= bound:
        taken.append(measure())
    print(f"seconds: {taken}")
    return min(taken)


LINEAR = 9.0
"""How many times as long four times as much may take: between 4 and the 16 of a square."""


def times(work: Callable[[int], Callable[[], object]]) -> float:
    """Return how many times as long ``work`` takes on four times as much: ``work(1)``, 2, 4."""

    def measured() -> float:
        taken: list[float] = []
        for size in (1, 2, 4):
            does = work(size)
            # What else lives in this process would be searched for garbage again and again.
            gc.collect()
            gc.disable()
            begun = process_time()
            does()
            taken.append(process_time() - begun)
            gc.enable()
        return taken[2] / taken[0]

    return quickest(measured, LINEAR)
