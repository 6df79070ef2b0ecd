"""Who plays when: the pawns, from the left end of the bench to the last slot of the rack."""

NOBODY = -1
"""In a row of pawns: a slot without one."""


def next_order(bench: tuple[int, ...], pawns: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats in the order of the next round.

    ``bench`` is from the left: the last to pass sits leftmost and plays first.
    """
    return (*bench, *[seat for seat in pawns if seat != NOBODY])


def sit_down(bench: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the bench with one more who passes, to the left of all others."""
    return (seat, *bench)
