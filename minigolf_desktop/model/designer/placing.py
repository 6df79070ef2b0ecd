"""Where tiles of a hand or a rack may be placed, and why not elsewhere (rulings D11 and D12)."""

from collections.abc import Sequence

from minigolf_desktop.model.designer.box import FITS, Box, turned_tile
from minigolf_desktop.model.designer.course import Course, wrong_sides
from minigolf_desktop.model.designer.moves import EdgeChecking, PlaceReserved, PlaceTile
from minigolf_desktop.model.play.rules import Refusal

NO_TILE = -1
"""In a hand, a rack or on the gate: no tile."""

NUMBERS = range(1, 10)

_ANY_SIDES = bytes([1]) * 256


class _Places(dict[int, PlaceTile]):
    """Placements of one slot and rotation by cell: equal actions are made once."""

    def __init__(self, slot: int, rotation: int) -> None:
        super().__init__()
        self.slot, self.rotation = slot, rotation

    def __missing__(self, cell: int) -> PlaceTile:
        self[cell] = PlaceTile(self.slot, cell, self.rotation)
        return self[cell]


class Placing:
    """Finds placements on courses of one box."""

    def __init__(self, box: Box, slots: int) -> None:
        self._box = box
        self._places = [[_Places(slot, turn) for turn in range(4)] for slot in range(slots)]

    def placements(
        self, course: Course, designs: Sequence[int], edges: EdgeChecking, *, on_land: bool = False
    ) -> list[PlaceTile]:
        """Return every legal placement of designs by slot, or only those on the land."""
        front = list(course.front.items())
        if on_land:
            free = course.land.free
            front = [spot for spot in front if spot[0] in free]
        found: list[PlaceTile] = []
        path_sides = self._box.path_sides
        any_sides = edges is not EdgeChecking.PREVENT
        for slot, design in enumerate(designs):
            if design == NO_TILE:
                continue
            for rotation in range(4):
                fits = _ANY_SIDES if any_sides else FITS[path_sides[4 * design + rotation]]
                place_at = self._places[slot][rotation]
                found += [place_at[cell] for cell, code in front if fits[code]]
        return found

    def placements_of_reserve(
        self, course: Course, design: int, edges: EdgeChecking
    ) -> list[PlaceReserved]:
        """Return every legal placement of the tile in reserve; none where there is none."""
        return [
            PlaceReserved(cell, rotation)
            for _, cell, rotation in self.placements(course, (design,), edges)
        ]


def refusal_of_place(
    course: Course, design: int, cell: int, rotation: int, edges: EdgeChecking
) -> Refusal | None:
    """Return why a design may not be placed on a cell; None when it may."""
    if not 0 <= rotation < 4:
        return Refusal("no-such-rotation")
    if cell in course.tiles:
        return Refusal("cell-taken")
    if cell in course.land.gate.cells:
        return Refusal("gate-there")
    if cell not in course.front:
        return Refusal("touches-nothing")
    if edges is EdgeChecking.PREVENT:
        wrong = wrong_sides(course, cell, turned_tile(design, rotation))
        if wrong:
            return Refusal("side-does-not-fit", wrong)
    return None


def refusal_of_number(
    course: Course | None, cell: int, segment: int, number: int
) -> Refusal | None:
    """Return why a hole may not be numbered by hand; None when it may (ruling D16)."""
    if course is None:
        return Refusal("wrong-phase")
    tile = course.tiles.get(cell)
    if tile is None or not 0 <= segment < len(course.box.pieces[tile]):
        return Refusal("no-path-there")
    return None if number in (0, *NUMBERS) else Refusal("no-such-number")
