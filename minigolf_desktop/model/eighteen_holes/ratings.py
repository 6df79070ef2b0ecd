"""What a course asks of its players, in figures told before a game."""

from collections import Counter
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course, Hole, Terrain
from minigolf_desktop.model.eighteen_holes.field import fairways, ground_of
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import stableford_points
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each, usual_rank
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour

QUARTERS_OF_HAZARD = {Terrain.TREES: 7, Terrain.WATER: 9, Terrain.LAKE: 9, Terrain.BUNKER: 7}
"""By hazard: quarters of a point for each hex of it that a hole has on or beside its fairway."""
QUARTERS_OF_RIM = 1
"""For each hex of the course at its rim, where balls go out of bounds."""


class StablefordRange(NamedTuple):
    """What Stableford play can bring on a course (ruling H13)."""

    at_par: int
    """Points for par on every hole."""
    most: int
    """Points for one turn on every hole."""


def stableford_range(course: Course) -> StablefordRange:
    """Return the Stableford points for par play and the most that there are (ruling H13)."""
    most = sum(stableford_points(hole.par, 1) for hole in course.holes)
    at_par = sum(stableford_points(hole.par, hole.par) for hole in course.holes)
    return StablefordRange(at_par, most)


def solo_par(course: Course, box: Box) -> int:
    """Return the rank of the solo deck that is a fair match on a course (ruling H15).

    For a course of the box it is what play has shown, under whatever name the course lies.
    """
    for preset in box.presets:
        if preset.course.is_laid_like(course):
            return preset.solo_par
    return usual_rank(targets_of_each(len(course.holes)))


def difficulty(course: Course, box: Box) -> int:
    """Return how hard a course is: the higher the harder. Every hole adds to it.

    Counted are the hazards that each hole has on or beside its fairway, and the rim of the course.
    The weights are those with which the figure comes nearest to what the makers of the courses in
    the box gave them: it puts all these in the same order. The course must be one that can be
    played.
    """
    ground = ground_of(course, box.face_by_id)
    ways = {way.tee: way.hexes for way in fairways(course.tiles, box.face_by_id)}
    hazards = Counter(
        ground.get(place, Terrain.OUTSIDE)
        for hole in course.holes
        for place in _corridor(hole, ways.get(hole.tee, ()))
    )
    quarters = sum(hazards[terrain] * worth for terrain, worth in QUARTERS_OF_HAZARD.items())
    rim = sum(any(neighbour(place, way) not in ground for way in DIRECTIONS) for place in ground)
    return round((quarters + QUARTERS_OF_RIM * rim) / 4)


def _corridor(hole: Hole, fairway: tuple[Hex, ...]) -> set[Hex]:
    """Return the hexes on and beside a hole's fairway."""
    way = {hole.tee, *fairway, hole.green}
    return way | {neighbour(place, direction) for place in way for direction in DIRECTIONS}
