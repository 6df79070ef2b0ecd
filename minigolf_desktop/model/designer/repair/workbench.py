"""A course on the workbench: proposed changes taken in or left out, and tiles changed by hand."""

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Role, TileDesign
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.numbering import Fixed
from minigolf_desktop.model.designer.repair.changes import (
    BASE,
    NOTHING,
    Change,
    ChangeKind,
    Mistake,
    MistakeKind,
    changed_course,
    count_designs,
    find_mistakes,
)
from minigolf_desktop.model.designer.repair.search import Repair, kept_numbers


class TileKind(StrEnum):
    """What a tile is for, however it is turned."""

    TEE = "tee"
    GREEN = "green"
    STRAIGHT = "straight"
    BEND = "bend"
    TWO_PATHS = "two-paths"
    GRASS = "grass"


def kind_of(design: TileDesign) -> TileKind:
    """Return what a design is for."""
    match design.segments:
        case ():
            return TileKind.GRASS
        case (segment,):
            if segment.role is Role.PATH:
                return TileKind.BEND if segment.is_corner else TileKind.STRAIGHT
            return TileKind.TEE if segment.role is Role.TEE else TileKind.GREEN
        case _:
            return TileKind.TWO_PATHS


class _Step(NamedTuple):
    """What is decided at one time."""

    taken: frozenset[int]
    own: tuple[Change, ...]


class Workbench:
    """The repair of one course; the course that was brought never changes (ruling P6)."""

    def __init__(self, course: Course, numbers: Fixed, repair: Repair) -> None:
        """Begin with everything that is proposed taken in."""
        self.original = course
        """The course as it was brought."""
        self.repair = repair
        """What is proposed."""
        self.proposed = repair.changes
        """The changes proposed."""
        self._wanted_numbers = numbers
        self._steps = [_Step(frozenset(range(len(repair.changes))), ())]
        self._sets = {BASE, *(course.box.design(tile).set for tile in course.tiles.values())}
        self._lay_out()

    def _lay_out(self) -> None:
        step = self._steps[-1]
        changes = [change for place, change in enumerate(self.proposed) if place in step.taken]
        self.course = changed_course(self.original, (*changes, *step.own))
        """The course as it would be saved now."""
        self.numbers = kept_numbers(self.course, self._wanted_numbers)
        """The hole numbers set by hand that still hold."""
        self.mistakes = (*find_mistakes(self.course, self.numbers), *self._overdrawn())
        """What is still wrong."""

    def _overdrawn(self) -> list[Mistake]:
        """Return the tiles of which more lie than the box holds, and more than were brought."""
        lying = count_designs(self.course.tiles.values())
        brought = count_designs(self.original.tiles.values())
        designs = self.course.box.designs
        return [
            Mistake(
                MistakeKind.TOO_MANY_ALIKE,
                tuple(cell for cell, tile in self.course.tiles.items() if tile >> 2 == design),
            )
            for design, count in lying.items()
            if count > max(designs[design].copies, brought[design])
        ]

    @property
    def is_mended(self) -> bool:
        """Whether the course can be putted on."""
        return not self.mistakes

    @property
    def own(self) -> tuple[Change, ...]:
        """The changes made by hand, after those proposed, one for each cell."""
        changes: dict[int, Change] = {}
        for change in self._steps[-1].own:
            cell = change.tiles[0][0]
            # A tile that was swapped and turned since is a swapped one.
            is_turned = change.kind is ChangeKind.TURN and cell in changes
            kind = changes[cell].kind if is_turned else change.kind
            changes[cell] = Change(kind, change.tiles)
        return tuple(changes.values())

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return len(self._steps) > 1

    def is_taken(self, place: int) -> bool:
        """Return whether a proposed change is taken in."""
        return place in self._steps[-1].taken

    def switch(self, place: int) -> None:
        """Take a proposed change in, or leave it out."""
        step = self._steps[-1]
        self._do(step._replace(taken=step.taken ^ {place}))

    def turn(self, cell: int, quarters: int = 1) -> None:
        """Turn a tile clockwise; raises KeyError on an empty cell."""
        tile = self.course.tiles[cell]
        self._change(ChangeKind.TURN, cell, tile & ~3 | (tile + quarters) & 3)

    def lay(self, cell: int, design: int) -> None:
        """Lay a tile of the bag on a cell, in place of the one there.

        Raises ValueError on the gate, and when no such tile is left.
        """
        if cell in self.original.land.gate.cells or not self.left_of(design):
            raise ValueError("the tile cannot lie there")
        here = self.course.tiles.get(cell)
        kind = ChangeKind.FILL if here is None else ChangeKind.SWAP
        self._change(kind, cell, design << 2 | (0 if here is None else here & 3))

    def clear(self, cell: int) -> None:
        """Take a tile away; raises KeyError on an empty cell."""
        if cell not in self.course.tiles:
            raise KeyError(cell)
        self._change(ChangeKind.TAKE_AWAY, cell, NOTHING)

    def undo(self) -> None:
        """Take the last step back, if there is one."""
        if self.can_undo:
            self._steps.pop()
            self._lay_out()

    def left_of(self, design: int) -> int:
        """Return how many tiles of a design are left in the bag."""
        lying: Counter[int] = count_designs(self.course.tiles.values())
        return max(0, self.course.box.designs[design].copies - lying[design])

    def left(self, kind: TileKind) -> tuple[int, ...]:
        """Return the designs of a kind, by index, that are left in the bag; the plainest first."""
        designs = self.course.box.designs
        found = [
            index
            for index, design in enumerate(designs)
            if design.set in self._sets and kind_of(design) is kind and self.left_of(index)
        ]
        return tuple(sorted(found, key=lambda index: (designs[index].par, index)))

    def _change(self, kind: ChangeKind, cell: int, tile: int) -> None:
        step = self._steps[-1]
        self._do(step._replace(own=(*step.own, Change(kind, ((cell, tile),)))))

    def _do(self, step: _Step) -> None:
        self._steps.append(step)
        self._lay_out()
