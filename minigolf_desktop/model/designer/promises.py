"""Promises of the advanced game: what they are, and what they bring (rule book: promise cards)."""

from collections.abc import Mapping, Sequence
from typing import Final

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.play.rules import Refusal

PROMISES: Final = ("fun", "fast", "her_whim", "his_whim", "par", "land", "circuit")
"""Ids of the conditions that may be promised; playability never is."""

SOLO_POINTS = 10
"""Won or lost by a promise in a solo game."""
PEOPLE = 50
HER_POINTS = 20
HIS_POINTS = 18
PAR_POINTS = 18
CIRCUIT_POINTS = 20

RANK_POINTS = {
    2: (10, -10),
    3: (10, -2, -10),
    4: (10, 1, -4, -10),
    5: (10, 2, -1, -5, -10),
}
"""Points of a promise by number of players, by rank from the first."""


def reason_of(promise: str) -> str:
    """Return the reason of a score line for a promise: ``promise-fun``."""
    return f"promise-{promise}"


def promise_of(reason: str) -> str:
    """Return the promise that the reason of a score line is about: ``fun``."""
    return reason.removeprefix("promise-")


def promise_points(rank: int, players: int) -> int:
    """Return what a promise brings at a rank (from 1) among two to five players."""
    return RANK_POINTS[players][rank - 1]


def ranked_promises(
    promises: Sequence[int], ranks: Mapping[str, int], players: int
) -> tuple[Line, ...]:
    """Return a line for each promise taken; ``ranks`` is the player's rank by condition."""
    return tuple(
        Line(reason_of(PROMISES[promise]), promise_points(ranks[PROMISES[promise]], players), ())
        for promise in sorted(promises)
    )


def solo_promises(
    promises: Sequence[str], course: Course, points: Mapping[str, int], passes: int, *, final: bool
) -> tuple[Line, ...]:
    """Return a line for each promise of a solo game, kept or broken (rule book: advanced solo).

    ``points`` are those of the conditions. Until the final count only what is kept is counted.
    """
    kept = {
        "fun": points["fun"] >= PEOPLE,
        "fast": passes == 0,
        "her_whim": points["her_whim"] >= HER_POINTS,
        "his_whim": points["his_whim"] >= HIS_POINTS,
        "par": points["par"] == PAR_POINTS,
        "land": is_land_perfect(course),
        "circuit": points["circuit"] == CIRCUIT_POINTS,
    }
    return tuple(
        Line(reason_of(promise), SOLO_POINTS if kept[promise] else -SOLO_POINTS, ())
        for promise in PROMISES
        if promise in promises and (final or kept[promise])
    )


def is_land_perfect(course: Course) -> bool:
    """Whether a land is full and no tile lies off it."""
    free = course.land.free
    return bool(free) and not course.missing and len(course.tiles) == len(free)


def refusal_of_promise(phase: Phase, taken: tuple[int, ...], promise: int) -> Refusal | None:
    """Return why a promise may not be taken; None when it may."""
    if phase is not Phase.PROMISES:
        return Refusal("wrong-phase")
    if not 0 <= promise < len(PROMISES):
        return Refusal("no-such-promise")
    return Refusal("promise-taken") if promise in taken else None
