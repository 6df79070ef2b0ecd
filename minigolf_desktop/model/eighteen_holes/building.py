"""What is wrong with a course, and what may not be laid (rule book, course tiles; H1, H2, H17).

Some faults forbid play; others are remarks only: the course is odd, but it can be played, and for
the Chaos games odd courses are the best ones (rule book, Chaos Golf, setup).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import (
    CLOSED,
    MOST_HOLES,
    Adjustment,
    Course,
    Face,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import (
    Fairway,
    corner_hexes,
    fairways,
    ground_of,
    tile_hexes,
)
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, STEPS, Hex, neighbour, turned

# --- Whether a ball can come from one hex of a course to another at all

_CHIPS = (0, 1, 5)
"""Turns of the second step of a chip: straight on, left, right."""
_FLOWN_OVER = frozenset({Terrain.TREES, Terrain.CLUBHOUSE})
"""Where no ball may land, but a chip may pass."""


class BallReach:
    """Where walks of one hex, and chips over trees or the clubhouse, lead to.

    Longer hits come nowhere else: they fly over the clubhouse too, but not over trees.
    """

    def __init__(self, ground: Mapping[Hex, Terrain]) -> None:
        self._ground = ground
        self._open = {place for place, terrain in ground.items() if terrain not in CLOSED}
        self._lawn: dict[Hex, int] = {}
        for place in self._open:
            if place not in self._lawn:
                self._lawn.update(dict.fromkeys(self._walk_from(place), len(self._lawn)))

    def __call__(self, start: Hex, goal: Hex) -> bool:
        """Return whether a ball can come from one hex to another."""
        if not {start, goal} <= self._open:
            return False
        if self._lawn[start] == self._lawn[goal]:
            return True
        # Something stands between the two all round: only here chips make a difference.
        reached = {self._lawn[start]}
        found = True
        while found and self._lawn[goal] not in reached:
            landings = {self._lawn[landing] for landing in self._chips_from(reached)}
            found = not landings <= reached
            reached |= landings
        return self._lawn[goal] in reached

    def _walk_from(self, start: Hex) -> Iterable[Hex]:
        seen = {start}
        rim = [start]
        while rim:
            q, r = rim.pop()
            for step_q, step_r in STEPS:
                beside = Hex(q + step_q, r + step_r)
                if beside in self._open and beside not in seen:
                    seen.add(beside)
                    rim.append(beside)
        return seen

    def _chips_from(self, lawns: set[int]) -> Iterator[Hex]:
        """Yield where chips land that are hit from some of the lawns over what stands beside."""
        for place, lawn in self._lawn.items():
            if lawn not in lawns:
                continue
            for way in DIRECTIONS:
                beside = neighbour(place, way)
                if self._ground.get(beside) in _FLOWN_OVER:
                    landings = (neighbour(beside, turned(way, turn)) for turn in _CHIPS)
                    yield from (landing for landing in landings if landing in self._open)


# --- What is wrong with a course, and what may not be laid (rule book, course tiles; H1, H2, H17)


class FaultCode(StrEnum):
    """What can be wrong; in brackets the details."""

    NO_TILES = "no-tiles"
    UNKNOWN_FACE = "unknown-face"
    """The box has no such face [face]."""
    OVERLAP = "overlap"
    """Two tiles lie on one place [tile]."""
    TILE_TWICE = "tile-twice"
    """A tile of the box, whichever face, is used more than once [tile]."""
    APART = "apart"
    """Tiles that the rest of the course does not touch."""
    NO_HOLES = "no-holes"
    TOO_MANY_HOLES = "too-many-holes"
    """[holes, most]"""
    NO_TEE = "no-tee"
    """A hole does not begin at a tee [hole]."""
    NO_GREEN = "no-green"
    """A hole does not end on a green [hole]."""
    TEE_TWICE = "tee-twice"
    """Two holes begin at one tee [hole]."""
    GREEN_TWICE = "green-twice"
    """Two holes end on one green [hole]."""
    OUT_OF_REACH = "out-of-reach"
    """Nothing leads from the tee to the green: neither a walk nor a chip over trees [hole]."""
    ADJUSTMENT_OFF_COURSE = "adjustment-off-course"
    ADJUSTMENT_ON_TEE = "adjustment-on-tee"
    ADJUSTMENT_ON_GREEN = "adjustment-on-green"
    ADJUSTMENT_ON_CLUBHOUSE = "adjustment-on-clubhouse"
    ADJUSTMENT_ON_OPEN_CORNER = "adjustment-on-open-corner"
    """Fewer than three tiles meet at the corner that it covers."""
    ADJUSTMENT_TWICE = "adjustment-twice"
    """Two adjustment tiles lie on one hex."""
    ADJUSTMENT_KIND = "adjustment-kind"
    """No adjustment tile shows that ground [terrain]."""
    ADJUSTMENTS_SPENT = "adjustments-spent"
    """The box has fewer tiles with that ground [terrain, most]."""

    NOT_LINKED = "not-linked"
    """The fairway from the tee does not lead to the green [hole]."""
    FAIRWAY_TILES = "fairway-tiles"
    """The tee asks for another number of fairway tiles [hole, wanted, found]."""
    PAR = "par"
    """The tee says another par [hole, wanted, found]."""
    SPARE_TEE = "spare-tee"
    """A tee that belongs to no hole."""
    SPARE_GREEN = "spare-green"
    """A green that belongs to no hole: it has no number."""
    LONG_WALK = "long-walk"
    """The next tee's tile is not beside the last green's [hole: the one that is begun]."""


REMARKS = frozenset(
    {
        FaultCode.NOT_LINKED,
        FaultCode.FAIRWAY_TILES,
        FaultCode.PAR,
        FaultCode.SPARE_TEE,
        FaultCode.SPARE_GREEN,
        FaultCode.LONG_WALK,
    }
)
"""Faults with which a course can be played."""


@dataclass(frozen=True)
class Fault:
    """Something wrong with a course, where, and what a text needs to tell it."""

    code: FaultCode
    hexes: tuple[Hex, ...] = ()
    """Where on the course."""
    details: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    """Holes are counted from 1, terrains are in small letters."""

    def __str__(self) -> str:
        """Return it in one line for developers: ``tile-twice (tile 7) at 3 0``."""
        details = ", ".join(f"{name} {value}" for name, value in self.details.items())
        hexes = ", ".join(f"{place.q} {place.r}" for place in self.hexes)
        return f"{self.code}{f' ({details})' if details else ''}{f' at {hexes}' if hexes else ''}"

    @property
    def forbids_play(self) -> bool:
        """Whether the course cannot be played like this."""
        return self.code not in REMARKS


def faults(course: Course, box: Box) -> tuple[Fault, ...]:
    """Return all that is wrong with a course, what forbids play first."""
    faces = box.face_by_id
    if not course.tiles:
        return (Fault(FaultCode.NO_TILES),)
    unknown = [tile for tile in course.tiles if tile.face not in faces]
    if unknown:
        return tuple(
            Fault(FaultCode.UNKNOWN_FACE, (tile.centre,), {"face": tile.face}) for tile in unknown
        )
    found = [
        *_tile_faults(course.tiles, faces),
        *_adjustment_faults(course, box),
        *_hole_faults(course, faces),
        *_fairway_faults(course, faces),
    ]
    return tuple(sorted(found, key=lambda fault: not fault.forbids_play))


def can_be_played(course: Course, box: Box) -> bool:
    """Return whether nothing is wrong with a course that forbids play."""
    return not any(fault.forbids_play for fault in faults(course, box))


def refusal_of_tile(course: Course, tile: PlacedTile, box: Box) -> Fault | None:
    """Return why a tile may not be laid; None where it may.

    A tile that is only moved is to be taken off the course before. Whether it touches the others
    does not matter while a course is built.
    """
    if tile.face not in box.face_by_id:
        return Fault(FaultCode.UNKNOWN_FACE, (tile.centre,), {"face": tile.face})
    number = box.face_by_id[tile.face].tile
    for other in course.tiles:
        if other.place == tile.place:
            return Fault(FaultCode.OVERLAP, (tile.centre,), {"tile": number})
        if box.face_by_id[other.face].tile == number:
            return Fault(FaultCode.TILE_TWICE, (other.centre,), {"tile": number})
    return None


def refusal_of_adjustment(course: Course, adjustment: Adjustment, box: Box) -> Fault | None:
    """Return why an adjustment tile may not be laid upon a course (ruling H17); None if it may."""
    if any(other.place == adjustment.place for other in course.adjustments):
        return Fault(FaultCode.ADJUSTMENT_TWICE, (adjustment.place,))
    found = _adjustment_fault(adjustment, _printed(course, box.face_by_id), _corners(course))
    return found or _spent((*course.adjustments, adjustment), box)


def _tile_faults(tiles: tuple[PlacedTile, ...], faces: Mapping[str, Face]) -> Iterator[Fault]:
    places: set[Hex] = set()
    numbers: dict[int, PlacedTile] = {}
    for tile in tiles:
        number = faces[tile.face].tile
        if tile.place in places:
            yield Fault(FaultCode.OVERLAP, (tile.centre,), {"tile": number})
        if number in numbers:
            both = (numbers[number].centre, tile.centre)
            yield Fault(FaultCode.TILE_TWICE, both, {"tile": number})
        places.add(tile.place)
        numbers.setdefault(number, tile)
    pieces = sorted(_pieces(places), key=len, reverse=True)
    for piece in pieces[1:]:
        centres = [tile.centre for tile in tiles if tile.place in piece]
        yield Fault(FaultCode.APART, tuple(centres))


def _pieces(places: set[Hex]) -> Iterator[set[Hex]]:
    """Yield the sets of places that hang together."""
    rest = sorted(places)
    while rest:
        piece = {rest[0]}
        rim = [rest[0]]
        while rim:
            place = rim.pop()
            for way in DIRECTIONS:
                beside = neighbour(place, way)
                if beside in places and beside not in piece:
                    piece.add(beside)
                    rim.append(beside)
        yield piece
        rest = [place for place in rest if place not in piece]


def _adjustment_faults(course: Course, box: Box) -> Iterator[Fault]:
    if not course.adjustments:
        return
    printed, corners = _printed(course, box.face_by_id), _corners(course)
    seen: set[Hex] = set()
    for adjustment in course.adjustments:
        if adjustment.place in seen:
            yield Fault(FaultCode.ADJUSTMENT_TWICE, (adjustment.place,))
        seen.add(adjustment.place)
        found = _adjustment_fault(adjustment, printed, corners)
        if found:
            yield found
    spent = _spent(course.adjustments, box)
    if spent:
        yield spent


_NOT_ON = {
    Terrain.TEE: FaultCode.ADJUSTMENT_ON_TEE,
    Terrain.GREEN: FaultCode.ADJUSTMENT_ON_GREEN,
    Terrain.CLUBHOUSE: FaultCode.ADJUSTMENT_ON_CLUBHOUSE,
}


def _adjustment_fault(
    adjustment: Adjustment, printed: Mapping[Hex, Terrain], corners: Mapping[Hex, int]
) -> Fault | None:
    """Return what is wrong with where an adjustment tile lies (ruling H17)."""
    where = (adjustment.place,)
    if adjustment.place in printed:
        code = _NOT_ON.get(printed[adjustment.place])
        return Fault(code, where) if code else None
    meeting = corners.get(adjustment.place, 0)
    if meeting == 3:
        return None
    code = FaultCode.ADJUSTMENT_ON_OPEN_CORNER if meeting else FaultCode.ADJUSTMENT_OFF_COURSE
    return Fault(code, where)


def _spent(adjustments: tuple[Adjustment, ...], box: Box) -> Fault | None:
    """Return a fault where the box has not so many adjustment tiles; the back of all is rough."""
    fronts = Counter(box.adjustments)
    used = Counter(adjustment.terrain for adjustment in adjustments)
    for terrain, count in used.items():
        name = terrain.name.lower()
        most = len(box.adjustments) if terrain is Terrain.ROUGH else fronts[terrain]
        where = tuple(one.place for one in adjustments if one.terrain is terrain)
        if not most:
            return Fault(FaultCode.ADJUSTMENT_KIND, where, {"terrain": name})
        if count > most:
            return Fault(FaultCode.ADJUSTMENTS_SPENT, where[most:], {"terrain": name, "most": most})
    most = len(box.adjustments)
    if len(adjustments) > most:
        where = tuple(one.place for one in adjustments[most:])
        name = adjustments[most].terrain.name.lower()
        return Fault(FaultCode.ADJUSTMENTS_SPENT, where, {"terrain": name, "most": most})
    return None


def _printed(course: Course, faces: Mapping[str, Face]) -> dict[Hex, Terrain]:
    """Return what is printed on the whole hexes of the tiles."""
    printed: dict[Hex, Terrain] = {}
    for tile in course.tiles:
        printed.update(zip(tile_hexes(tile), faces[tile.face].terrain, strict=True))
    return printed


def _corners(course: Course) -> Counter[Hex]:
    """Return the corner hexes with the number of tiles that meet there."""
    return Counter(corner for tile in course.tiles for corner in corner_hexes(tile))


def _hole_faults(course: Course, faces: Mapping[str, Face]) -> Iterator[Fault]:
    if not course.holes:
        yield Fault(FaultCode.NO_HOLES)
    if len(course.holes) > MOST_HOLES:
        counts = {"holes": len(course.holes), "most": MOST_HOLES}
        yield Fault(FaultCode.TOO_MANY_HOLES, (), counts)
    printed = _printed(course, faces)
    can_reach = BallReach(ground_of(course, faces))
    tees: set[Hex] = set()
    greens: set[Hex] = set()
    for number, hole in enumerate(course.holes, 1):
        details = {"hole": number}
        sound = True
        for place, terrain, seen, missing, twice in (
            (hole.tee, Terrain.TEE, tees, FaultCode.NO_TEE, FaultCode.TEE_TWICE),
            (hole.green, Terrain.GREEN, greens, FaultCode.NO_GREEN, FaultCode.GREEN_TWICE),
        ):
            if printed.get(place) is not terrain:
                sound = False
                yield Fault(missing, (place,), details)
            elif place in seen:
                yield Fault(twice, (place,), details)
            seen.add(place)
        if sound and not can_reach(hole.tee, hole.green):
            yield Fault(FaultCode.OUT_OF_REACH, (hole.tee, hole.green), details)


def _fairway_faults(course: Course, faces: Mapping[str, Face]) -> Iterator[Fault]:
    by_tee = {fairway.tee: fairway for fairway in fairways(course.tiles, faces)}
    for number, hole in enumerate(course.holes, 1):
        fairway = by_tee.get(hole.tee)
        if fairway is None:
            continue
        if fairway.green != hole.green:
            ends = (hole.tee, hole.green)
            yield Fault(FaultCode.NOT_LINKED, ends, {"hole": number})
        elif fairway.between != fairway.wanted:
            counts = {"hole": number, "wanted": fairway.wanted, "found": fairway.between}
            yield Fault(FaultCode.FAIRWAY_TILES, fairway.hexes, counts)
        if fairway.par != hole.par:
            pars = {"hole": number, "wanted": fairway.par, "found": hole.par}
            yield Fault(FaultCode.PAR, (hole.tee,), pars)
    yield from _spare_faults(course, faces, by_tee)
    yield from _walk_faults(course)


def _spare_faults(
    course: Course, faces: Mapping[str, Face], by_tee: Mapping[Hex, Fairway]
) -> Iterator[Fault]:
    tees = {hole.tee for hole in course.holes}
    greens = {hole.green for hole in course.holes}
    for tee in by_tee:
        if tee not in tees:
            yield Fault(FaultCode.SPARE_TEE, (tee,))
    for tile in course.tiles:
        hexes = tile_hexes(tile)
        for place in faces[tile.face].greens:
            if hexes[place] not in greens:
                yield Fault(FaultCode.SPARE_GREEN, (hexes[place],))


def _walk_faults(course: Course) -> Iterator[Fault]:
    """Yield a remark where a tee's tile is neither the last green's nor beside it (booklet)."""
    place_of = {hexagon: tile.place for tile in course.tiles for hexagon in tile_hexes(tile)}
    for number, hole in enumerate(course.holes[1:], 2):
        green = course.holes[number - 2].green
        if green not in place_of or hole.tee not in place_of:
            continue
        there, here = place_of[green], place_of[hole.tee]
        if there != here and here not in {neighbour(there, way) for way in DIRECTIONS}:
            yield Fault(FaultCode.LONG_WALK, (green, hole.tee), {"hole": number})
