"""Hazards as drawn, relaxed or sharp: a table softens or sharpens its course (ruling H35).

The rule book covers hazards with adjustment tiles, or lays more of them (adjustment tiles). Here
no tile is seen: the ground is another, as if it were printed so, and the box sets no limit.

The course is walked from the first tee to the last green, which puts its bunkers into a row, and
its waters behind them. Two neighbours in that row are a pair, and the seed says which of them is
chosen: every second hazard, everywhere on the course alike. The last of an odd number is chosen
too, so that the setting shows on a course with a single hazard.

- Relaxed: the hazards chosen become rough. On a fairway (ruling H3) the fairway comes to light:
  a lake lies as fairway once the turn is missed, and rough would lie worse than the lake did.
- Sharp: for each hazard chosen another of its kind comes up beside a fairway, along the course
  alike. Where no rough is left for them fewer come.

Trees are neither felled nor planted.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from minigolf_desktop.model.eighteen_holes.course import (
    WATERS,
    Adjustment,
    Course,
    Face,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import (
    corner_hexes,
    fairway_hexes,
    fairways,
    ground_of,
)
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, distance, neighbour
from minigolf_desktop.model.play.randomness import Chance, Randomness, seed_from_text

Ground = Mapping[Hex, Terrain]
"""The terrain of every hex of a course."""

WIDEST = 3
"""Hexes of the largest hazard that may come about when one is added: bunkers of the box span up to
so many (ruling H3)."""
HAZARD_SEEDS = 1 << 20
"""How many seeds there are for hazards."""


class Hazards(StrEnum):
    """What a table does with the bunkers and lakes of its course."""

    AS_DRAWN = "as-drawn"
    RELAXED = "relaxed"
    """Every second one is rough."""
    SHARP = "sharp"
    """Every second one has another of its kind beside the fairways."""


def hazard_seed(seed: int) -> int:
    """Return the seed for the hazards in a game of a seed; the cards cannot be told from it."""
    return seed_from_text(f"hazards of {seed}") % HAZARD_SEEDS


def course_as_played(
    course: Course, hazards: Hazards, seed: int, faces: Mapping[str, Face]
) -> Course:
    """Return a course with its hazards as a table wants them; the same for the same seed.

    The course must be one that can be played.
    """
    if hazards is Hazards.AS_DRAWN:
        return course
    chance = Chance(Randomness.of_seed(seed))
    chosen = every_second(hazards_of(course, faces), chance)
    if hazards is Hazards.RELAXED:
        fairway = fairway_hexes(course.tiles, faces)
        changes = {
            one.place: Terrain.FAIRWAY if one.place in fairway else Terrain.ROUGH for one in chosen
        }
    else:
        passed = order_along(course, faces)
        kinds = [one.terrain for one in sorted(chosen, key=lambda one: passed(one.place))]
        room = sorted(room_for_hazards(course, faces), key=passed)
        changes = _added(kinds, room, ground_of(course, faces), chance)
    return replace(
        course,
        adjustments=tuple(one for one in course.adjustments if one.place not in changes),
        altered=tuple(Adjustment(place, terrain) for place, terrain in sorted(changes.items())),
    )


# --- Every second hazard


def order_along(course: Course, faces: Mapping[str, Face]) -> Callable[[Hex], tuple[int, Hex]]:
    """Return what gives hexes the keys of the order in which a course is walked, hole after hole.

    A hex is passed where the way comes nearest to it.
    """
    ways = {way.tee: way.hexes for way in fairways(course.tiles, faces)}
    stops = [
        stop for hole in course.holes for stop in (*ways.get(hole.tee, (hole.tee,)), hole.green)
    ]

    def key(place: Hex) -> tuple[int, Hex]:
        return min(range(len(stops)), key=lambda step: distance(place, stops[step])), place

    return key


def hazards_of(course: Course, faces: Mapping[str, Face]) -> tuple[Adjustment, ...]:
    """Return the bunkers of a course along the walk over it, and then the waters."""
    passed, found = order_along(course, faces), hazards_drawn(course, faces)
    return tuple(sorted(found, key=lambda one: (one.terrain in WATERS, passed(one.place))))


def hazards_drawn(course: Course, faces: Mapping[str, Face]) -> Sequence[Adjustment]:
    """Return the bunkers and waters of a course in no order."""
    return [
        Adjustment(place, terrain)
        for place, terrain in ground_of(course, faces).items()
        if terrain is Terrain.BUNKER or terrain in WATERS
    ]


def every_second(row: Sequence[Adjustment], chance: Chance) -> list[Adjustment]:
    """Return one of each two neighbours in a row, and the last of an odd number."""
    pairs = zip(row[::2], row[1::2], strict=False)
    return [pair[chance.below(2)] for pair in pairs] + list(row[len(row) - len(row) % 2 :])


# --- As many added


def room_for_hazards(course: Course, faces: Mapping[str, Face]) -> Iterator[Hex]:
    """Yield the rough hexes beside fairways where a hazard may come up.

    None lies within one hex of a tee or a green; one at a corner only where three tiles meet, as
    adjustment tiles do (ruling H17).
    """
    ground, crossed = ground_of(course, faces), fairway_hexes(course.tiles, faces)
    corners = [corner for tile in course.tiles for corner in corner_hexes(tile)]
    for place, terrain in ground.items():
        around = {ground.get(neighbour(place, way)) for way in DIRECTIONS}
        if (
            terrain is Terrain.ROUGH
            and place not in crossed
            and corners.count(place) in (0, 3)
            and around & {Terrain.FAIRWAY, Terrain.LAKE}
            and not around & {Terrain.TEE, Terrain.GREEN}
        ):
            yield place


def _added(
    kinds: Sequence[Terrain], room: Sequence[Hex], ground: Ground, chance: Chance
) -> dict[Hex, Terrain]:
    """Return hazards of some kinds, each on its own stretch of the room along the walk.

    One that fits nowhere on its stretch comes up as near as it can, or nowhere.
    """
    around, added = dict(ground), dict[Hex, Terrain]()

    def settle(places: Sequence[Hex], kind: Terrain) -> bool:
        for place in places:
            if place not in added and _size_with(place, kind, around) <= WIDEST:
                around[place] = added[place] = kind
                return True
        return False

    count = len(kinds)
    homeless = []
    for number, terrain in enumerate(kinds):
        kind = Terrain.WATER if terrain in WATERS else terrain
        first, end = (at * len(room) // count for at in (number, number + 1))
        if not settle(chance.shuffled(room[first:end]), kind):
            homeless.append((first, kind))
    for first, kind in homeless:
        settle(_nearest_first(room, first), kind)
    return added


def _nearest_first(row: Sequence[Hex], middle: int) -> list[Hex]:
    return [row[at] for at in sorted(range(len(row)), key=lambda at: abs(at - middle))]


def _size_with(place: Hex, kind: Terrain, ground: Ground) -> int:
    """Return over how many hexes a hazard spans with one more hex of its kind."""
    alike = WATERS if kind in WATERS else frozenset({kind})
    seen, rim = {place}, [place]
    while rim:
        here = rim.pop()
        beside = {neighbour(here, way) for way in DIRECTIONS} - seen
        onto = [one for one in beside if ground.get(one, Terrain.OUTSIDE) in alike]
        seen.update(onto)
        rim += onto
    return len(seen)
