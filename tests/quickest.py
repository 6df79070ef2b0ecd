"""What something takes when nothing else is in its way."""

from collections.abc import Callable

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
