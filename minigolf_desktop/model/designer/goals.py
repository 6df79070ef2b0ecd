"""What tasks of Minigolf Designer measure, by the assessment that the game itself makes."""

from collections.abc import Callable
from functools import partial

from minigolf_desktop.model.designer.box import MrClient, MrsClient
from minigolf_desktop.model.designer.conditions import Line, fun, her_whim
from minigolf_desktop.model.designer.counting.points import CUBES
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status, trace_holes
from minigolf_desktop.model.designer.rules import DesignerRules
from minigolf_desktop.model.designer.scoring import Assessment
from minigolf_desktop.model.designer.state import Designer
from minigolf_desktop.model.play.goals import FIRST, Measure, Measures
from minigolf_desktop.model.play.match import AnyMatch

ScoredMatch = AnyMatch

CONDITIONS = ("his_whim", "circuit", "land", "promises")
"""Conditions whose points are measured alone and hang on more than the tiles, by their ids."""


def _designer(match: ScoredMatch) -> Designer:
    designer: Designer = match.state.designers[FIRST]
    return designer


def _rules(match: ScoredMatch) -> DesignerRules:
    if not isinstance(match.rules, DesignerRules):
        raise TypeError(f"a match of {match.rules.name} is none of Minigolf Designer")
    return match.rules


def _assessed(count: Callable[[Assessment], int], nothing: int = 0) -> Measure:
    """Return what counts in the assessment; ``nothing`` before a land is chosen."""

    def measure(match: ScoredMatch) -> int:
        if _designer(match).course is None:
            return nothing
        return count(_rules(match).assessment(match.state, FIRST))

    return measure


def _condition(identity: str, assessment: Assessment) -> int:
    """Return the points of a condition; 0 where the game is played without it."""
    return sum(one.points for one in assessment.score.conditions if one.id == identity)


def _par(assessment: Assessment) -> int:
    return sum(hole.par for hole in assessment.numbering.numbered().values())


def _laid(count: Callable[[Course, tuple[MrsClient, MrClient]], int]) -> Measure:
    """Return what counts in the tiles alone, without the numbers of the holes: much faster."""

    def measure(match: ScoredMatch) -> int:
        course = _designer(match).course
        return 0 if course is None else count(course, match.state.clients)

    return measure


def _whole(course: Course) -> list[Hole]:
    """Return the well-formed holes."""
    return [hole for hole in trace_holes(course) if hole.status is Status.WELL_FORMED]


def _sum(lines: tuple[Line, ...]) -> int:
    return sum(line.points for line in lines)


def _lead(match: ScoredMatch) -> int:
    """Return by how many points the first seat is ahead of the rival, or the best of the others."""
    if match.rival is not None:
        return _points(match) - _points(match.rival)
    if any(one.course is None for one in match.state.designers):
        return 0
    own, *others = _rules(match).standings(match.state).totals
    return own - max(others)


_points = _assessed(lambda one: one.score.total)

MEASURES: Measures = {
    "points": _points,
    **{name.replace("_", "-"): _assessed(partial(_condition, name)) for name in CONDITIONS},
    "fun": _laid(lambda course, _: _sum(fun(course))),
    "her-whim": _laid(lambda course, who: _sum(her_whim(course, trace_holes(course), who[0]))),
    "holes": _laid(lambda course, _: len(_whole(course))),
    "longest": _laid(lambda course, _: max((hole.length for hole in _whole(course)), default=0)),
    "crossings": _laid(
        lambda course, _: sum(len(course.box.pieces[tile]) > 1 for tile in course.tiles.values())
    ),
    "par": _assessed(_par),
    "off-par": _assessed(lambda one: abs(CUBES - _par(one)), CUBES),
    "passes": lambda match: _designer(match).passes,
    "lead": _lead,
}
"""Total and points by condition; well-formed holes, and tiles of the longest one; tiles with two
paths; par of the numbered holes, and how far it is from 36; passes; lead over the others."""
