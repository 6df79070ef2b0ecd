"""Numbers for the holes of a plot, and what is declared one, so that they score best.

The search itself is the model's; here is what it is asked (as in the model's ``numbering``).
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.holes import Holes
from minigolf_desktop.bots.designer.kernel.tables import (
    FEW,
    GREENS,
    MANY,
    PERFECT,
    STRAIGHTFORWARD,
    TEES,
    UBERSTITIOUS,
)
from minigolf_desktop.bots.designer.kernel.webs import reached_in_common
from minigolf_desktop.bots.designer.kernel.whims import is_pleasing
from minigolf_desktop.model.designer.counting.choosing import Entry, Question, best_answer
from minigolf_desktop.model.designer.joining import NO_ENDS, Ends
from minigolf_desktop.model.designer.scoring import his_whim, perfection, playability
from minigolf_desktop.model.designer.scoring.circuit import LINK_POINTS
from minigolf_desktop.model.designer.scoring.par import ZONE

HOLES: Final[int] = playability.HOLES
HOLE_POINTS: Final[int] = his_whim.HOLE_POINTS
ZONE_BEGIN: Final[int] = ZONE.start
ZONE_END: Final[int] = ZONE.stop
_LINK_POINTS: Final[int] = LINK_POINTS
_NOTHING: Final = perfection.PerfectPoints()


@final
class Numbers:
    """How the holes are counted."""

    def __init__(self, holes: Holes, units: list[list[int]], numbers: list[int]) -> None:
        self.holes = holes
        """The holes."""
        self.units = units
        """By hole that is counted: the holes declared one."""
        self.numbers = numbers
        """By hole that is counted: its number; 0 for an extra hole."""
        self.by_number = [-1] * (HOLES + 1)
        """By number: which of the units has it; -1 for none."""
        for unit, number in enumerate(numbers):
            if number:
                self.by_number[number] = unit
        self.extra: i64 = numbers.count(0)
        """Holes without a number."""


def best(holes: Holes, feature: i64, final: bool, faults: bool, fourth: i64 = -1) -> Numbers:
    """Return the numbers that score best for what Mr Client looks for.

    ``final`` says whether unused par cubes count yet, ``faults`` whether something besides the
    number of holes is wrong with the course, and ``fourth`` which hole must be hole 4.
    """
    bonus = his_whim.ALL_ALIGNED_POINTS if feature == STRAIGHTFORWARD else 0
    perfect = _NOTHING
    if feature == PERFECT:
        nine = 0 if faults else perfection.PLAYABLE
        perfect = perfection.PerfectPoints(nine, perfection.CIRCUIT, perfection.PAR, final)
    question = Question(
        tuple(_entries(holes, feature, fourth)),
        tuple(_links(holes, bonus > 0)),
        bonus,
        final,
        perfect,
    )
    units: list[list[int]] = []
    numbers: list[int] = []
    for unit, number in best_answer(question).units:
        units.append(list(unit))
        numbers.append(number)
    return Numbers(holes, units, numbers)


def _entries(holes: Holes, feature: i64, fourth: i64) -> list[Entry]:
    count = len(holes.bodies)
    beside_gate = holes.plot.ground.beside_gate
    starts, ends = [False] * count, [False] * count
    for at, end in enumerate(holes.tees):
        if beside_gate[end >> 4]:
            starts[holes.tee_holes[at]] = True
    for at, end in enumerate(holes.greens):
        if beside_gate[end >> 4]:
            ends[holes.green_holes[at]] = True
    reached = _reached(holes) if count > HOLES else [NO_ENDS] * count
    found = []
    for hole in range(count):
        body: i64 = holes.bodies[hole]
        pleased = HOLE_POINTS if pleases(holes, hole, feature, 0) else 0
        as_fourth = 0
        if feature == UBERSTITIOUS:
            as_fourth = (HOLE_POINTS if pleases(holes, hole, feature, 4) else 0) - pleased
        found.append(
            Entry(
                zone_points(body & MANY) + pleased,
                body & MANY,
                (body >> TEES) & FEW,
                (body >> GREENS) & FEW,
                starts[hole],
                ends[hole],
                as_fourth,
                4 if hole == fourth else 0,
                reached[hole],
            )
        )
    return found


def zone_points(par: i64) -> i64:
    """Return the points of a hole for its par alone."""
    return 2 if ZONE_BEGIN <= par < ZONE_END else 0


def pleases(holes: Holes, hole: int, feature: i64, number: i64) -> bool:
    """Whether a hole by itself has what Mr Client looks for."""
    return holes.well_formed[hole] and is_pleasing(holes.bodies[hole], feature, number)


def is_beside(holes: Holes, green: i64, tee: i64) -> bool:
    """Whether two ends, a green and a tee, lie on one tile or share a side."""
    away = (tee >> 4) - (green >> 4)
    width = holes.plot.ground.width
    return -1 <= away <= 1 or away in (width, -width)


def is_aligned(holes: Holes, green: i64, tee: i64) -> bool:
    """Whether the way from the green of a hole to the tee of another goes straight on (D20)."""
    finish = (green >> 2 & 3) ^ 2
    away = (tee >> 4) - (green >> 4)
    ahead: i64 = holes.plot.ground.steps[finish]
    return finish == tee >> 2 & 3 and (away in (0, ahead))


def _links(holes: Holes, aligned: bool) -> list[tuple[int, int, int]]:
    """Return (hole before, hole after, points) wherever a green is beside another's tee."""
    found: list[tuple[int, int, int]] = []
    for at, green in enumerate(holes.greens):
        before = holes.green_holes[at]
        for to, tee in enumerate(holes.tees):
            after = holes.tee_holes[to]
            if before != after and is_beside(holes, green, tee):
                points = _LINK_POINTS
                if (
                    aligned
                    and holes.well_formed[before]
                    and holes.well_formed[after]
                    and is_aligned(holes, green, tee)
                ):
                    points += HOLE_POINTS
                link = (before, after, points)
                if link not in found:
                    found.append(link)
    found.sort()
    return found


def _reached(holes: Holes) -> list[Ends]:
    """Return by hole the webs that its open ends reach."""
    ends: list[int] = []
    owners: list[int] = []
    count = len(holes.bodies)
    candidates = 0
    for hole in range(count):
        free = holes.free_ends(hole)
        if free:
            candidates += 1
        for end in free:
            ends.append(end)
            owners.append(hole)
    found = [NO_ENDS] * count
    if candidates < 2:
        return found
    masks = reached_in_common(holes.plot, ends)
    for at, hole in enumerate(owners):
        if masks[at]:
            found[hole] = tuple(sorted((*found[hole], masks[at])))
    return found
