"""Hole numbers, and the declaration of incomplete holes, that score best (rulings D16 and D17).

Exact, not by guess: :mod:`.counting` searches, this module says what there is to choose from.
Holes are declared one only to spare extra holes: at the end anything else makes a missing hole,
which costs more than it can win, and during play holes that are still being built are left as they
are. Where mistakes are ignored an extra hole costs nothing (ruling D36); no fewer than nine are
declared there either. Numbers that a player sets by hand are kept.

Computer players search with the same rules in :mod:`~minigolf_desktop.bots.designer.kernel.holes`:
what changes here changes there.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Feature, MrClient
from minigolf_desktop.model.designer.conditions import (
    HOLE_COUNT_COST,
    HOLE_POINTS,
    LINK_POINTS,
    all_aligned_bonus,
    is_aligned,
    perfect_points,
    pleases,
)
from minigolf_desktop.model.designer.counting.chaining import Item, Unit, longest_chains
from minigolf_desktop.model.designer.counting.choosing import (
    HoleEntry,
    NumberingQuestion,
    best_answer,
)
from minigolf_desktop.model.designer.counting.ordering import PLACES
from minigolf_desktop.model.designer.counting.points import (
    WHIM_OF,
    speaks_of_numbers,
    zone_points,
)
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import (
    NO_ENDS,
    Ends,
    Hole,
    Tie,
    TiedHole,
    find_ends,
    join_parts,
    tie_holes,
    trace_holes,
)
from minigolf_desktop.model.designer.moves import SwapNumbers
from minigolf_desktop.model.geometry.square import STEP

_BESIDE = (0, *STEP)
"""What to add to a cell to reach it and those beside it."""

Fixed = Mapping[tuple[int, int], int]
"""Numbers set by hand, by (cell, segment) of the hole."""


class CountedHole(NamedTuple):
    """A hole of the course as it is counted: a traced hole, or several tied or declared one."""

    holes: Unit
    """Indexes of the traced holes."""
    number: int
    """1 to 9; 0 for an extra hole."""
    hole: Hole
    """The hole, or all its parts joined."""
    ties: tuple[Tie, ...] = ()
    """Where one imagined tile must join its parts."""
    wholes: tuple[tuple[int, ...], ...] = ()
    """Indexes of the traced holes, those that are tied together."""

    @property
    def is_declared(self) -> bool:
        """Whether parts that are not tied were declared one."""
        return len(self.wholes) > 1


class Numbering(NamedTuple):
    """How the holes of a course are counted."""

    declared: tuple[CountedHole, ...]
    """Every hole, those with numbers first, in order of number."""

    def numbered(self) -> dict[int, Hole]:
        """Return the holes by number."""
        return {one.number: one.hole for one in self.declared if one.number}


def best_numbering(
    course: Course,
    holes: Sequence[Hole],
    mr: MrClient | None,
    fixed: Fixed,
    *,
    final: bool,
    mistakes: bool = True,
) -> Numbering:
    """Return the numbering that scores best, with the numbers set by hand kept.

    ``final`` says whether unused par cubes count yet (ruling D33), ``mistakes`` whether
    mistakes are counted, extra holes among them (ruling D36).
    """
    feature = mr.feature if mr else None
    tied = tie_holes(holes)
    wholes = [one.hole for one in tied]
    number_of = _numbers_by_hand(wholes, fixed)
    bonus = all_aligned_bonus(feature)
    ends: Sequence[Ends] = [NO_ENDS] * len(tied)
    if len(tied) > PLACES or len(set(number_of.values())) < len(number_of):
        ends = find_ends(course, holes, wholes)
    question = NumberingQuestion(
        tuple(
            [
                _entry_of(course, hole, feature, number_of.get(index, 0), ends[index])
                for index, hole in enumerate(wholes)
            ]
        ),
        tuple(sorted(_links_of(wholes, aligned=bonus > 0))),
        bonus,
        final,
        HOLE_COUNT_COST if mistakes else 0,
        perfect_points(course, holes, mr, final=final, mistakes=mistakes),
    )
    declared = [
        _declared([tied[index] for index in unit], number)
        for unit, number in best_answer(question).units
    ]
    declared.sort(key=lambda one: (one.number or PLACES + 1, one.holes))
    return Numbering(tuple(declared))


def _declared(together: Sequence[TiedHole], number: int) -> CountedHole:
    """Return tied holes that are declared one, mostly a single one, as they are counted."""
    if len(together) == 1:
        parts, hole, ties = together[0]
        return CountedHole(parts, number, hole, ties, (parts,))
    row = sorted(together, key=lambda one: (not one.hole.tees, len(one.hole.greens)))
    return CountedHole(
        tuple([index for one in row for index in one.parts]),
        number,
        join_parts([one.hole for one in row]),
        tuple([tie for one in row for tie in one.ties]),
        tuple([one.parts for one in row]),
    )


def _entry_of(
    course: Course, hole: Hole, feature: Feature | None, number: int, ends: Ends
) -> HoleEntry:
    """Return what a hole is to the choice.

    A whim that does not speak of numbers is no matter of choice: every hole may please (D34).
    """
    gate = course.land.gate.adjacent
    pleased = fourth = 0
    if feature is not None and speaks_of_numbers(WHIM_OF[feature]):
        pleased = int(pleases(feature, hole, 0))
    if feature is Feature.UBERSTITIOUS:
        fourth = HOLE_POINTS * (pleases(feature, hole, 4) - pleased)
    return HoleEntry(
        zone_points(hole.par) + HOLE_POINTS * pleased,
        hole.par,
        len(hole.tees),
        len(hole.greens),
        not gate.isdisjoint(hole.tees),
        not gate.isdisjoint(hole.greens),
        fourth,
        number,
        ends,
    )


def _links_of(holes: Sequence[Hole], *, aligned: bool) -> Iterator[tuple[int, int, int]]:
    """Return (hole before, hole after, points) wherever a green is beside another's tee."""
    tees: dict[int, list[int]] = {}
    for index, hole in enumerate(holes):
        for cell in hole.tees:
            tees.setdefault(cell, []).append(index)
    for before, hole in enumerate(holes):
        beside = [cell + step for cell in hole.greens for step in _BESIDE]
        for after in {index for cell in beside if cell in tees for index in tees[cell]} - {before}:
            points = LINK_POINTS
            if aligned and is_aligned(hole, holes[after]):
                points += HOLE_POINTS
            yield before, after, points


def _numbers_by_hand(holes: Sequence[Hole], fixed: Fixed) -> dict[int, int]:
    """Return the number set by hand of each hole that has one, by index of the hole."""
    if not fixed:
        return {}
    numbers = {}
    for index, hole in enumerate(holes):
        for step in hole.steps:
            if step in fixed:
                numbers[index] = fixed[step]
                break
    return numbers


# --- Moving hole-number signs by hand (rule book: hole number; ruling D16)

SetByHand = tuple[int, int, int]
"""Cell and segment of a hole, and the number that it is given; 0 leaves it to the program."""


class HoleOwners:
    """Whose each step of a course is, parts that are tied being one hole (ruling D17)."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._parts = trace_holes(course)
        self.holes: Sequence[TiedHole] = tie_holes(self._parts)
        """The holes of the course, none of them declared one."""
        self.of = {step: index for index, tied in enumerate(self.holes) for step in tied.hole.steps}
        """The hole of each (cell, segment), by index."""

    def declared_one(self, holes: Sequence[int]) -> frozenset[int]:
        """Return the first of some holes and as many others as may be declared one with it."""
        if len(holes) < 2:
            return frozenset(holes)
        wholes = [tied.hole for tied in self.holes]
        ends = find_ends(self._course, self._parts, wholes)
        items = [
            Item((one,), 0, 0, len(wholes[one].tees), len(wholes[one].greens), ends[one])
            for one in holes
        ]
        return frozenset(longest_chains(items)[0].unit)


def number_by_hand(
    course: Course, numbers: Mapping[tuple[int, int], int], cell: int, segment: int, number: int
) -> dict[tuple[int, int], int]:
    """Return the numbers set by hand after one more.

    A number set on any part of a tied hole is the hole's. Holes that had the number by hand lose
    it, but for those that may be declared one with this one (ruling D17). Number 0 leaves the hole
    to the program again.
    """
    owners = HoleOwners(course)
    target = owners.of[cell, segment]
    holders = [owners.of[step] for step, other in numbers.items() if other == number]
    sharing = owners.declared_one([target, *dict.fromkeys(one for one in holders if one != target)])
    kept = {
        step: other
        for step, other in numbers.items()
        if owners.of[step] != target and (other != number or owners.of[step] in sharing)
    }
    if number:
        kept[(cell, segment)] = number
    return kept


def swapped(numbering: Numbering, action: SwapNumbers) -> tuple[SetByHand, ...]:
    """Return which numbers the holes get by a swap of those that a numbering gives them."""
    cell, segment, number, _ = action
    declared = numbering.declared
    own = next(one.number for one in declared if (cell, segment) in one.hole.steps)
    others = [one.hole.steps[0] for one in declared if one.number == number != own]
    return (cell, segment, number), *[(*step, own) for step in others]
