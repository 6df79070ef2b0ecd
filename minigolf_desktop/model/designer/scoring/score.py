"""The score of a course: every condition, in the order in which they are counted."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.clients import Client, Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed, Numbering, best_numbering
from minigolf_desktop.model.designer.promises import solo_promises
from minigolf_desktop.model.designer.scoring.circuit import circuit
from minigolf_desktop.model.designer.scoring.fast import fast
from minigolf_desktop.model.designer.scoring.fun import fun
from minigolf_desktop.model.designer.scoring.her_whim import her_whim
from minigolf_desktop.model.designer.scoring.his_whim import AVERAGE_PAR, his_whim
from minigolf_desktop.model.designer.scoring.land import land
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.designer.scoring.one_hole import counted_as_one
from minigolf_desktop.model.designer.scoring.par import par
from minigolf_desktop.model.designer.scoring.passes import passes
from minigolf_desktop.model.designer.scoring.perfection import perfection
from minigolf_desktop.model.designer.scoring.playability import playability
from minigolf_desktop.model.designer.scoring.reserve import reserve

NO_NUMBERS: Fixed = {}

MISTAKES_IGNORED = "mistakes-ignored"
"""Reason of a line without points: no mismatch and no wrong direction is counted (ruling D36)."""


class ConditionScore(NamedTuple):
    """What a condition brings."""

    id: str
    """``fun fast her_whim his_whim par land circuit playability reserve passes promises``."""
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """Sum of its lines."""
        return sum(line.points for line in self.lines)


class Score(NamedTuple):
    """A score that explains itself."""

    conditions: tuple[ConditionScore, ...]
    """In the order in which they are counted."""

    @property
    def total(self) -> int:
        """Sum of all lines."""
        return sum(line.points for condition in self.conditions for line in condition.lines)

    def condition(self, identity: str) -> ConditionScore:
        """Return a condition by its id; raises KeyError."""
        for condition in self.conditions:
            if condition.id == identity:
                return condition
        raise KeyError(identity)


class Tally(NamedTuple):
    """What a player counts besides the course."""

    solo: bool = True
    """Passes cost points; there is no Fast condition."""
    passes: int = 0
    collected: int = 0
    """Tiles taken face down."""
    reserved: bool | None = None
    """Whether a tile is left on the gate; None where none may be kept there (ruling D28)."""
    promises: tuple[str, ...] | None = None
    """Promises of a solo game; None in the family game. Those of a group are ranked."""
    mistakes: bool = True
    """Whether mismatches and wrong directions count (ruling D36)."""


class Assessment(NamedTuple):
    """A course looked at as a whole."""

    holes: tuple[Hole, ...]
    """As traced."""
    numbering: Numbering
    score: Score


def score_course(
    course: Course,
    holes: Sequence[Hole],
    numbering: Numbering,
    clients: Sequence[Client],
    tally: Tally,
    *,
    final: bool,
) -> Score:
    """Score a course with its holes traced and numbered."""
    mrs = next((client for client in clients if isinstance(client, MrsClient)), None)
    mr = next((client for client in clients if isinstance(client, MrClient)), None)
    numbered: Mapping[int, Hole] = numbering.numbered()
    declared = [(one.number, one.hole) for one in numbering.declared]
    par_lines = par(numbered, final=final)
    circuit_lines = circuit(numbered, course.land.gate)
    his_lines = his_whim(numbered, mr)
    if mr is not None and mr.feature is Feature.PERFECT:
        faults = playability(course, holes, declared, final=True, mistakes=tally.mistakes)
        his_lines = perfection(course, par_lines, circuit_lines, faults)
    played_lines = playability(course, holes, declared, final=final, mistakes=tally.mistakes)
    if not tally.mistakes:
        played_lines = (Line(MISTAKES_IGNORED, 0, ()), *played_lines)
    conditions = [
        ConditionScore("fun", fun(course)),
        ConditionScore("her_whim", her_whim(course, holes, mrs)),
        ConditionScore("his_whim", his_lines),
        ConditionScore("par", par_lines),
        ConditionScore("land", land(course, final=final)),
        ConditionScore("circuit", circuit_lines),
        ConditionScore("playability", played_lines + counted_as_one(numbering)),
    ]
    if not tally.solo:
        conditions.insert(1, ConditionScore("fast", fast(tally.collected)))
    if tally.reserved is not None:
        conditions.append(ConditionScore("reserve", reserve(tally.reserved)))
    if tally.solo:
        conditions.append(ConditionScore("passes", passes(tally.passes)))
        if tally.promises is not None:
            points = {condition.id: condition.points for condition in conditions}
            lines = solo_promises(tally.promises, course, points, tally.passes, final=final)
            conditions.append(ConditionScore("promises", lines))
    return Score(tuple(conditions))


def assess(
    course: Course,
    clients: Sequence[Client],
    tally: Tally = Tally(),  # noqa: B008 - a frozen value
    fixed_numbers: Fixed = NO_NUMBERS,
    *,
    final: bool,
) -> Assessment:
    """Trace, number and score a course.

    ``final`` is the count at the end of the game; otherwise what stands so far (ruling D33).
    """
    holes = trace_holes(course)
    mr = next((client for client in clients if isinstance(client, MrClient)), None)
    found = [
        Assessment(
            holes, numbering, score_course(course, holes, numbering, clients, tally, final=final)
        )
        for numbering in _numberings(course, holes, mr, tally, fixed_numbers, final)
    ]
    return max(found, key=lambda one: one.score.total)


_PERFECTIONIST = MrClient("", "", "", Feature.PERFECT)
"""Stands for a player who promised perfect par or a perfect circuit in a solo game."""


def _numberings(
    course: Course,
    holes: Sequence[Hole],
    mr: MrClient | None,
    tally: Tally,
    fixed: Fixed,
    final: bool,
) -> Iterator[Numbering]:
    """Return the numberings that may score best.

    It is one without promises. A promise of a solo game may be worth points elsewhere: then the
    numbering that goes for par and circuit is looked at too, and each hole that may be hole 4.
    """
    promises = tally.promises or ()

    def best(client: MrClient | None, numbers: Fixed) -> Numbering:
        return best_numbering(course, holes, client, numbers, final=final, mistakes=tally.mistakes)

    yield best(mr, fixed)
    if "par" in promises or "circuit" in promises:
        yield best(_PERFECTIONIST, fixed)
    if "his_whim" in promises and mr is not None and mr.feature is Feature.UBERSTITIOUS:
        for hole in holes:
            is_free = 4 not in fixed.values() and fixed.keys().isdisjoint(hole.steps)
            if hole.par == AVERAGE_PAR and hole.status is Status.WELL_FORMED and is_free:
                chosen = {**fixed, hole.steps[0]: 4}
                yield best(mr, chosen)
