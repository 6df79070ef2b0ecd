"""The satisfaction conditions: what each of them gives a course, line by line (rule book: scoring).

The promises of the advanced game are made about them.

Computer players search with the same rules in :mod:`~minigolf_desktop.bots.designer.kernel.score`:
what changes here changes there.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from minigolf_desktop.model.designer.box import ARROWS, Feature, Gate, MrClient, MrsClient
from minigolf_desktop.model.designer.counting.points import (
    CUBES,
    WHIM_OF,
    ZONE_POINTS,
    cube_cost,
    meets_whim,
    speaks_of_numbers,
    zone_points,
)
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.geometry.square import STEP
from minigolf_desktop.model.play.rules import Refusal

# --- A line of the score: why, how many points, and where


class Line(NamedTuple):
    """A named part of a condition's points; the lines of a condition add up to it."""

    reason: str
    """Code of the reason; the screen has words for it."""
    points: int
    cells: tuple[int, ...]
    """Cells that it comes from."""
    number: int = 0
    """Number of the hole that it is about; 0 where it is about none."""


# --- Fun: a point for each person on the course (rule book: scoring the Fun condition)


def fun(course: Course) -> tuple[Line, ...]:
    """Return a line a tile with people; tiles off the land count too (ruling D19)."""
    people = course.box.count_of("people")
    return tuple(
        Line("people", people[tile >> 2], (cell,))
        for cell, tile in course.tiles.items()
        if people[tile >> 2]
    )


# --- Fast: 3 points for each tile taken face down (rule book: scoring the Fast condition)

TILE_POINTS = 3


def fast(collected: int) -> tuple[Line, ...]:
    """Return the line for the tiles collected after having stopped."""
    return (Line("collected", TILE_POINTS * collected, ()),) if collected else ()


# --- Her whim: points for each thing that Mrs Client loves (ruling D19, expansion)


def her_whim(course: Course, holes: Sequence[Hole], mrs: MrsClient | None) -> tuple[Line, ...]:
    """Return a line a tile that shows what she loves; ``holes`` are those traced."""
    if mrs is None:
        return ()
    if mrs.element == ARROWS:
        return _arrows(holes, mrs.points)
    count = course.box.count_of(mrs.element)
    return tuple(
        Line(mrs.element, mrs.points * count[tile >> 2], (cell,))
        for cell, tile in course.tiles.items()
        if count[tile >> 2]
    )


def _arrows(holes: Sequence[Hole], points: int) -> tuple[Line, ...]:
    """Return a line an arrow in the direction of play (Mrs Noreturn; ruling D30)."""
    return tuple(Line(ARROWS, points, (cell,)) for hole in holes for cell in hole.right_way)


# --- His whim: points for each hole, or each way to the next hole, that pleases Mr Client

HOLE_POINTS = 2
"""Points for a hole, or for an aligned transition."""
ALL_ALIGNED_POINTS = 2
"""Bonus of Mr Straightforward when all eight transitions are aligned."""


def pleases(feature: Feature | None, hole: Hole, number: int) -> bool:
    """Return whether a hole by itself has the feature that Mr Client looks for.

    ``number`` matters to Mr Überstitious alone; 0 stands for any but 4.
    """
    if feature is None or hole.status is not Status.WELL_FORMED:
        return False
    whim = WHIM_OF[feature]
    return meets_whim(whim, hole.length, hole.bends, hole.par, hole.has_obstacle, number)


def is_aligned(hole: Hole, following: Hole) -> bool:
    """Return whether the way from a green to the next tee goes straight on (ruling D20)."""
    if hole.status is not Status.WELL_FORMED or following.status is not Status.WELL_FORMED:
        return False
    green, tee = hole.greens[0], following.tees[0]
    return hole.finish == following.start and tee in (green, green + STEP[hole.finish])


def all_aligned_bonus(feature: Feature | None) -> int:
    """Return the bonus for eight aligned transitions under a client; 0 for most."""
    return ALL_ALIGNED_POINTS if feature is Feature.STRAIGHTFORWARD else 0


def his_whim(declared: Sequence[tuple[int, Hole]], mr: MrClient | None) -> tuple[Line, ...]:
    """Return a line a hole (or transition) that pleases him.

    ``declared`` are (number, hole) in order of number, extra holes with 0: they please him as any
    other does, unless his whim speaks of numbers (ruling D34).
    """
    if mr is None:
        return ()
    if mr.feature is Feature.STRAIGHTFORWARD:
        return _aligned_transitions(declared)
    knows_numbers = speaks_of_numbers(WHIM_OF[mr.feature])
    return tuple(
        Line("hole-pleases", HOLE_POINTS, hole.cells, number)
        for number, hole in declared
        if (number or not knows_numbers) and pleases(mr.feature, hole, number)
    )


def _aligned_transitions(declared: Sequence[tuple[int, Hole]]) -> tuple[Line, ...]:
    lines = [
        Line("transition-aligned", HOLE_POINTS, (hole.greens[0], following.tees[0]), number)
        for (before, hole), (number, following) in pairwise(declared)
        if number == before + 1 and is_aligned(hole, following)
    ]
    if len(lines) == 8:
        lines.append(Line("all-aligned", ALL_ALIGNED_POINTS, ()))
    return tuple(lines)


# --- Par: 2 points a hole in the green zone, a point off for each cube unused or black


def par(numbered: Mapping[int, Hole], *, final: bool) -> tuple[Line, ...]:
    """Return a line a hole in the zone, and one for cubes left over or black."""
    lines = [
        Line("in-zone", ZONE_POINTS, hole.cells, number)
        for number, hole in numbered.items()
        if zone_points(hole.par)
    ]
    total = sum(hole.par for hole in numbered.values())
    cost = cube_cost(total, final=final)
    if cost:
        lines.append(Line("black-cubes" if total > CUBES else "unused-cubes", -cost, ()))
    return tuple(lines)


# --- Land: the points of the land, less 3 a tile off it and 1 a cell left empty

OFF_LAND_COST = 3
MISSING_COST = 1


def land(course: Course, *, final: bool) -> tuple[Line, ...]:
    """Return the lines; empty cells are left out of the score so far (ruling D33).

    Where a course file has no land, nothing is gained and no tile is off it.
    """
    if not course.land.is_bounded:
        return ()
    free = course.land.free
    lines = [Line("land", course.land.points, ())]
    lines += [
        Line("off-land", -OFF_LAND_COST, (cell,)) for cell in course.tiles if cell not in free
    ]
    if final and course.missing:
        empty = tuple(sorted(cell for cell in free if cell not in course.tiles))
        lines.append(Line("missing-cells", -MISSING_COST * len(empty), empty))
    return tuple(lines)


# --- Circuit: 2 points for each step of the way round, from the gate and back to it (ruling D32)

LINK_POINTS = 2
"""Points for a green beside the next tee, and for the gate beside tee 1 or green 9."""


def circuit(numbered: Mapping[int, Hole], gate: Gate) -> tuple[Line, ...]:
    """Return a line a link; holes need not be complete. ``numbered`` is in order."""
    lines = []
    if 1 in numbered:
        lines += _at_gate("gate-to-tee", numbered[1].tees, gate, 1)
    for (before, hole), (number, following) in pairwise(numbered.items()):
        if number == before + 1:
            near = _near(hole.greens, following.tees)
            if near:
                lines.append(Line("green-to-tee", LINK_POINTS, near, number))
    if 9 in numbered:
        lines += _at_gate("green-to-gate", numbered[9].greens, gate, 9)
    return tuple(lines)


def _at_gate(reason: str, cells: tuple[int, ...], gate: Gate, number: int) -> list[Line]:
    near = [cell for cell in cells if cell in gate.adjacent]
    return [Line(reason, LINK_POINTS, (near[0],), number)] if near else []


def _near(greens: tuple[int, ...], tees: tuple[int, ...]) -> tuple[int, ...]:
    """Return a green and a tee that share a side, or a tile (ruling D21); empty if none do."""
    for green in greens:
        for tee in tees:
            if tee == green or tee - green in STEP:
                return green, tee
    return ()


# --- Playability: what a course loses for mistakes (rule book: checking the Playable condition)

HOLES = 9
HOLE_COUNT_COST = 10
"""Points for each hole missing or too many."""
MALFORMED_COST = 3
MISMATCH_COST = 3
WRONG_DIRECTION_COST = 1


def playability(
    course: Course,
    holes: Sequence[Hole],
    declared: Sequence[tuple[int, Hole]],
    *,
    final: bool,
) -> tuple[Line, ...]:
    """Return a line a mistake.

    ``holes`` are those traced, ``declared`` (number, hole) as they are counted. Missing holes are
    left out of the score so far (ruling D33). A table that ignores mistakes asks for none of it
    (ruling D36).
    """
    lines = [
        Line("extra-hole", -HOLE_COUNT_COST, hole.cells) for number, hole in declared if not number
    ]
    if final and len(declared) < HOLES:
        lines.append(Line("missing-holes", -HOLE_COUNT_COST * (HOLES - len(declared)), ()))
    for hole in holes:
        lines += _mistakes_of(course, hole)
    return tuple(lines)


def _mistakes_of(course: Course, hole: Hole) -> list[Line]:
    """Return a line a mistake of a traced hole."""
    lines = []
    if hole.status is Status.MALFORMED:
        lines.append(Line("malformed", -MALFORMED_COST, hole.cells))
    land, tiles = course.land, course.tiles
    for cell, side in hole.blocked_edges:
        ahead = cell + STEP[side]
        both = (cell, ahead) if ahead in tiles else (cell,)
        lines.append(Line("mismatch", -MISMATCH_COST, both))
    for cell, side in hole.open_edges:
        if land.is_bounded and cell + STEP[side] not in land.free:
            lines.append(Line("mismatch", -MISMATCH_COST, (cell,)))
    for cell in hole.wrong_way:
        lines.append(Line("wrong-direction", -WRONG_DIRECTION_COST, (cell,)))
    return lines


# --- Reserve: a tile still on the gate at the end costs 3 points (expansion; ruling D28)

RESERVED_COST = 3


def reserve(is_reserved: bool) -> tuple[Line, ...]:
    """Return the line for a tile that was reserved and never placed."""
    return (Line("still-reserved", -RESERVED_COST, ()),) if is_reserved else ()


# --- Passes: in the solo variant each costs 3 points and stands for the Fast condition

PASS_COST = 3


def passes(count: int) -> tuple[Line, ...]:
    """Return the line for the passes of a solo game."""
    return (Line("passes", -PASS_COST * count, ()),) if count else ()


# --- Promises of the advanced game: what they are, and what they bring (rule book: promise cards)

PROMISES: Final = ("fun", "fast", "her_whim", "his_whim", "par", "land", "circuit")
"""Ids of the conditions that may be promised; playability never is."""

SOLO_POINTS = 10
"""Won or lost by a promise in a solo game."""
PROMISED_PEOPLE = 50
PROMISED_HER_POINTS = 20
PROMISED_HIS_POINTS = 18
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
        "fun": points["fun"] >= PROMISED_PEOPLE,
        "fast": passes == 0,
        "her_whim": points["her_whim"] >= PROMISED_HER_POINTS,
        "his_whim": points["his_whim"] >= PROMISED_HIS_POINTS,
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
    """Return whether a land is full and no tile lies off it."""
    free = course.land.free
    return bool(free) and not course.missing and len(course.tiles) == len(free)


def refusal_of_promise(phase: Phase, taken: tuple[int, ...], promise: int) -> Refusal | None:
    """Return why a promise may not be taken; None when it may."""
    if phase is not Phase.PROMISES:
        return Refusal("wrong-phase")
    if not 0 <= promise < len(PROMISES):
        return Refusal("no-such-promise")
    return Refusal("promise-taken") if promise in taken else None


# --- Perfection: what Mr Perfect gives for conditions met without a fault (expansion)

PERFECT_PLAYABILITY = 3
PERFECT_LAND = 4
PERFECT_CIRCUIT = 5
PERFECT_PAR = 6


def perfection(
    course: Course,
    par_lines: Sequence[Line],
    circuit_lines: Sequence[Line],
    mistakes: Sequence[Line],
) -> tuple[Line, ...]:
    """Return a line a condition met perfectly.

    ``mistakes`` are the lines of playability in the final count, missing holes among them. A table
    that ignores mistakes has none: nothing is lost for them, which is all that he asks for (D36).
    """
    parts = (
        ("perfect-playability", PERFECT_PLAYABILITY, not mistakes),
        ("perfect-land", PERFECT_LAND, is_land_perfect(course)),
        ("perfect-circuit", PERFECT_CIRCUIT, _sum(circuit_lines) == CIRCUIT_POINTS),
        ("perfect-par", PERFECT_PAR, _sum(par_lines) == PAR_POINTS),
    )
    return tuple(Line(reason, points, ()) for reason, points, is_met in parts if is_met)


class PerfectPoints(NamedTuple):
    """What the numbering may win from Mr Perfect; all nought for any other client."""

    nine: int = 0
    """For nine holes, neither more nor less, on a course without another mistake."""
    circuit: int = 0
    par: int = 0
    final: bool = True
    """Whether unused par cubes count yet (ruling D33): then perfect par takes all of them."""

    def of_order(self, points: int) -> int:
        """Return the points of an order of holes, with those for a perfect circuit."""
        return points + self.circuit if points == CIRCUIT_POINTS else points

    def of_order_at_most(self, points: int) -> int:
        """Return a bound for the points of an order that is worth at most so much by itself."""
        return points + self.circuit if points >= CIRCUIT_POINTS else points

    def of_par(self, zone: int, par: int) -> int:
        """Return the points for perfect par, by points for the green zone and total par."""
        return self.par if zone - cube_cost(par, final=self.final) == PAR_POINTS else 0


def perfect_points(
    course: Course, holes: Sequence[Hole], mr: MrClient | None, *, final: bool, mistakes: bool
) -> PerfectPoints:
    """Return what the numbering of a course may win from a client.

    ``final`` says whether unused par cubes count yet (ruling D33), ``mistakes`` whether mistakes
    are counted: where they are not, any numbering has the points for none (ruling D36).
    """
    if mr is None or mr.feature is not Feature.PERFECT:
        return PerfectPoints()
    nine = [(1, hole) for hole in holes[:1]] * HOLES
    is_at_stake = mistakes and not playability(course, holes, nine, final=True)
    of_nine = PERFECT_PLAYABILITY if is_at_stake else 0
    return PerfectPoints(of_nine, PERFECT_CIRCUIT, PERFECT_PAR, final)


def _sum(lines: Sequence[Line]) -> int:
    return sum([line.points for line in lines])
