"""A course being laid by hand: what may be done to it, each change giving another layout.

Holes come of themselves: as soon as a fairway leads from a tee to a green, the green has the next
number. Numbers follow their tile when it is moved, turned or flipped, and what may not lie on
changed ground any more goes back into the box.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.building import refusal_of_adjustment
from minigolf_desktop.model.eighteen_holes.course import (
    MOST_HOLES,
    Adjustment,
    Course,
    Face,
    Hole,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import (
    Fairway,
    fairways,
    ground_of,
    linking_turn,
    tile_hexes,
)
from minigolf_desktop.model.geometry.hexagon import Hex, distance, turned

# --- In which order holes are best played: with short walks from each green to the next tee


def playing_order(holes: Sequence[Hole], first_tee: Hex | None) -> tuple[Hole, ...]:
    """Return holes in an order of play with short walks.

    ``first_tee`` is where to begin, if one of the holes does; without it the first of them is.
    The order is found by going to the nearest tee each time, then by moving runs of holes for as
    long as that saves steps.
    """
    if not holes:
        return ()
    start = next((hole for hole in holes if hole.tee == first_tee), holes[0])
    order = [start]
    left = [hole for hole in holes if hole is not start]
    while left:
        green = order[-1].green
        nearest = min(left, key=lambda hole: distance(green, hole.tee))
        left.remove(nearest)
        order.append(nearest)
    while (better := _shortened(order)) is not None:
        order = better
    return tuple(order)


def walks(holes: Sequence[Hole]) -> int:
    """Return the hexes walked between the holes, in an order of play."""
    return sum(distance(before.green, after.tee) for before, after in pairwise(holes))


def _shortened(order: list[Hole]) -> list[Hole] | None:
    """Return the order with a run of holes elsewhere, where that saves most; None if nowhere."""
    best, least = None, walks(order)
    for begin in range(1, len(order)):
        for end in range(begin + 1, len(order) + 1):
            run, rest = order[begin:end], order[:begin] + order[end:]
            for place in range(1, len(rest) + 1):
                other = rest[:place] + run + rest[place:]
                length = walks(other)
                if length < least:
                    best, least = other, length
    return best


# --- A course being laid by hand: what may be done to it, each change giving another layout

NOTHING = Course("", "", (), (), ())
"""The course before anything is laid."""


@dataclass(frozen=True)
class CourseLayout:
    """One state of a course being laid. It may be unfinished; two tiles never share a place."""

    course: Course
    """Tiles, adjustment tiles, and the holes in the order of play."""
    box: Box = field(compare=False)
    """What there is to lay; the same for all layouts that are compared."""

    @property
    def faces(self) -> Mapping[str, Face]:
        """Faces by id."""
        return self.box.face_by_id

    @cached_property
    def tiles(self) -> Mapping[Hex, PlacedTile]:
        """Tiles by their place, in tile coordinates."""
        return {tile.place: tile for tile in self.course.tiles}

    @cached_property
    def adjustments(self) -> Mapping[Hex, Terrain]:
        """Adjustment tiles by their hex."""
        return dict(self.course.adjustments)

    @cached_property
    def ground(self) -> Mapping[Hex, Terrain]:
        """The terrain of every hex."""
        return ground_of(self.course, self.faces)

    @cached_property
    def fairways(self) -> tuple[Fairway, ...]:
        """The fairway of every tee."""
        return fairways(self.course.tiles, self.faces)

    @cached_property
    def links(self) -> Mapping[Hex, Fairway]:
        """By green: the fairway that leads to it."""
        return {way.green: way for way in self.fairways if way.green is not None}

    @cached_property
    def greens(self) -> tuple[Hex, ...]:
        """The hexes of all greens, whether a tee leads there or not."""
        return tuple(
            tile_hexes(tile)[place]
            for tile in self.course.tiles
            for place in self.faces[tile.face].greens
        )

    @cached_property
    def numbers(self) -> Mapping[Hex, int]:
        """By green: the number of its hole, from 1."""
        return {hole.green: number for number, hole in enumerate(self.course.holes, 1)}

    @cached_property
    def used(self) -> frozenset[int]:
        """Numbers of the tiles that are laid; a tile is there once, whichever side is up."""
        return frozenset(self.faces[tile.face].tile for tile in self.course.tiles)

    def left_of(self, terrain: Terrain) -> int:
        """Return how many adjustment tiles can still show a terrain; every back is rough."""
        laid = Counter(self.adjustments.values())
        left = len(self.box.adjustments) - laid.total()
        if terrain is Terrain.ROUGH:
            return left
        return min(left, self.box.adjustments.count(terrain) - laid[terrain])

    # Tiles

    def with_tile(self, tile: PlacedTile) -> "CourseLayout":
        """Return it with a tile more, in place of the one that lies there."""
        others = [other for other in self.course.tiles if other.place != tile.place]
        return self._laid((*others, tile), {})

    def without_tile(self, place: Hex) -> "CourseLayout":
        """Return it without the tile of a place, if there is one."""
        tiles = tuple(tile for tile in self.course.tiles if tile.place != place)
        return self._laid(tiles, {})

    def moved(self, place: Hex, target: PlacedTile) -> "CourseLayout":
        """Return it with the tile of a place lying elsewhere; holes and adjustments go along.

        The tile keeps its place in the order of the tiles. Raises KeyError on an empty place.
        """
        tile = self.tiles[place]
        return self._exchanged(tile, target, _moves(tile_hexes(tile), tile_hexes(target)))

    def turned(self, place: Hex, left: int) -> "CourseLayout":
        """Return it with a tile turned on its place; raises KeyError on an empty place."""
        tile = self.tiles[place]
        return self.moved(place, tile._replace(turn=turned(tile.turn, left)))

    def flipped(self, place: Hex) -> "CourseLayout":
        """Return it with a tile lying on its other face, as :meth:`flipped_tile` puts it.

        Adjustment tiles stay where they are. Raises KeyError on an empty place.
        """
        tile = self.tiles[place]
        return self._exchanged(tile, self.flipped_tile(tile), {})

    def flipped_tile(self, tile: PlacedTile) -> PlacedTile:
        """Return a tile on its other face, with the same way of play if nothing links better."""
        face = self.faces[tile.face]
        other = self.other_face(face)
        arrow = turned(face.arrow, tile.turn)
        return self.linked(tile._replace(face=other.id, turn=turned(arrow, -other.arrow)))

    def linked(self, tile: PlacedTile) -> PlacedTile:
        """Return a tile turned as little as needed to link with those around its place."""
        return tile._replace(turn=linking_turn(tile, self.tiles, self.faces))

    def other_face(self, face: Face) -> Face:
        """Return the other side of a tile."""
        return self.faces[f"{face.id[:-1]}{'B' if face.id.endswith('A') else 'A'}"]

    def _exchanged(
        self, tile: PlacedTile, other: PlacedTile, moves: Mapping[Hex, Hex]
    ) -> "CourseLayout":
        tiles = tuple(other if each is tile else each for each in self.course.tiles)
        return self._laid(tiles, moves)

    def _laid(self, tiles: tuple[PlacedTile, ...], moves: Mapping[Hex, Hex]) -> "CourseLayout":
        """Return it with other tiles; what lay on a hex of ``moves`` lies elsewhere now."""
        moved = {moves.get(place, place): kind for place, kind in self.course.adjustments}
        adjustments = tuple(Adjustment(place, kind) for place, kind in moved.items())
        bare = replace(self.course, id="", tiles=tiles, adjustments=(), holes=())
        layout = CourseLayout(bare, self.box)
        holes = [
            hole._replace(
                tee=moves.get(hole.tee, hole.tee), green=moves.get(hole.green, hole.green)
            )
            for hole in self.course.holes
        ]
        course = replace(
            bare,
            adjustments=tuple(
                one for one in adjustments if refusal_of_adjustment(bare, one, self.box) is None
            ),
            holes=layout._holes(holes, self.links),
        )
        return CourseLayout(course, self.box)

    def _holes(self, before: Iterable[Hole], links: Mapping[Hex, Fairway]) -> tuple[Hole, ...]:
        """Return the holes that are still there, and then those just completed.

        ``links`` are those of the layout before: a green that was linked and had no number was
        given none on purpose.
        """
        pars = {way.tee: way.par for way in self.fairways}
        kept = []
        for hole in before:
            way = self.links.get(hole.green)
            tee = hole.tee if way is None else way.tee
            if hole.green in self.greens and tee in pars:
                kept.append(Hole(tee, hole.green, pars[tee]))
        known = {hole.green for hole in kept} | links.keys()
        new = [Hole(way.tee, green, way.par) for green, way in self.links.items()]
        return (*kept, *(hole for hole in new if hole.green not in known))[:MOST_HOLES]

    # Adjustment tiles

    def with_adjustment(self, place: Hex, terrain: Terrain) -> "CourseLayout":
        """Return it with an adjustment tile on a hex, in place of the one that lies there."""
        return self._adjusted({**self.adjustments, place: terrain})

    def without_adjustment(self, place: Hex) -> "CourseLayout":
        """Return it without the adjustment tile of a hex, if there is one."""
        return self._adjusted({at: kind for at, kind in self.adjustments.items() if at != place})

    def _adjusted(self, adjustments: Mapping[Hex, Terrain]) -> "CourseLayout":
        laid = tuple(Adjustment(place, terrain) for place, terrain in adjustments.items())
        return self._changed(adjustments=laid)

    # Holes

    def numbered(self, green: Hex, number: int) -> "CourseLayout":
        """Return it with a hole at a place in the order of play, from 1; later ones follow.

        A green that no tee leads to stays without number.
        """
        way = self.links.get(green)
        if way is None and green not in self.numbers:
            return self
        others = [hole for hole in self.course.holes if hole.green != green]
        hole = self._hole(green) if way is None else Hole(way.tee, green, way.par)
        others.insert(min(number, MOST_HOLES) - 1, hole)
        return self._changed(holes=tuple(others[:MOST_HOLES]))

    def swapped(self, one: Hex, other: Hex) -> "CourseLayout":
        """Return it with two holes having each other's number; raises KeyError without one."""
        holes = list(self.course.holes)
        left, right = self.numbers[one] - 1, self.numbers[other] - 1
        holes[left], holes[right] = holes[right], holes[left]
        return self._changed(holes=tuple(holes))

    def unnumbered(self, green: Hex) -> "CourseLayout":
        """Return it with a green that is not played; later holes move up."""
        holes = tuple(hole for hole in self.course.holes if hole.green != green)
        return self._changed(holes=holes)

    def numbered_along(self) -> "CourseLayout":
        """Return it with every complete hole numbered, so that the walks between are short.

        The first tee is that of the tile with the clubhouse, else that of the present first hole.
        """
        holes = [Hole(way.tee, green, way.par) for green, way in self.links.items()]
        first = self._first_tee()
        return self._changed(holes=playing_order(holes, first)[:MOST_HOLES])

    def _first_tee(self) -> Hex | None:
        for tile in self.course.tiles:
            face = self.faces[tile.face]
            if face.tee is not None and Terrain.CLUBHOUSE in face.terrain:
                return tile_hexes(tile)[face.tee.place]
        return self.course.holes[0].tee if self.course.holes else None

    def _hole(self, green: Hex) -> Hole:
        return self.course.holes[self.numbers[green] - 1]

    # The course

    def named(self, name: str) -> "CourseLayout":
        """Return it with another name."""
        return self._changed(name=name)

    def cleared(self) -> "CourseLayout":
        """Return it with nothing laid."""
        return self._changed(tiles=(), adjustments=(), holes=())

    def _changed(self, **changes: Any) -> "CourseLayout":
        # A course that was changed is the player's own.
        course: Course = replace(self.course, id="", **changes)
        return CourseLayout(course, self.box)


def _moves(old: tuple[Hex, ...], new: tuple[Hex, ...]) -> dict[Hex, Hex]:
    return dict(zip(old, new, strict=True))
