"""The holes of a plot as they are counted: tied, joined, numbered, and to Mr Client's liking.

The same rules as in :mod:`~minigolf_desktop.model.designer.numbering`: what changes there changes
here.

The search for the best numbers is the model's (rulings D16 and D17); here is what it is asked.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import (
    BENDS,
    EDGE,
    FEW,
    GREEN,
    GREENS,
    LENGTH,
    MANY,
    OBSTACLES,
    ONES,
    TAKEN,
    TEE,
    TEES,
)
from minigolf_desktop.model.designer import conditions
from minigolf_desktop.model.designer.conditions import LINK_POINTS
from minigolf_desktop.model.designer.counting.choosing import (
    HoleEntry,
    NumberingQuestion,
    best_answer,
)
from minigolf_desktop.model.designer.counting.points import (
    AVERAGE_PAR,
    INTHEWAY,
    LINEAR,
    LONG,
    LUCKYFOR,
    PERFECT,
    SHORT,
    STRAIGHTFORWARD,
    TURNER,
    UBERSTITIOUS,
    meets_whim,
    speaks_of_numbers,
    zone_points,
)
from minigolf_desktop.model.designer.holes import NO_ENDS, Ends

# --- The holes of a plot as they are counted: those traced, and those that ties make one (D17)

_RECORD: Final = 16
"""Bits of a record beneath its rank, so that sorting ranks sorts records."""
_RECORDS: Final = 65535


@final
class Holes:
    """The holes, each made of one record of the plot or of several that are tied.

    They stand in the order in which the model counts them.
    """

    def __init__(self, plot: Plot) -> None:
        self.plot = plot
        self.records: list[list[int]] = []
        """By hole: its records."""
        self.bodies: list[int] = []
        """By hole: what adds up, of all its records."""
        self.well_formed: list[bool] = []
        """By hole: whether it runs from a tee to a green."""
        self.tees: list[int] = []
        """Ends of all holes that are tees."""
        self.tee_holes: list[int] = []
        """The hole of each."""
        self.greens: list[int] = []
        """Ends of all holes that are greens."""
        self.green_holes: list[int] = []
        """The hole of each."""
        self._collect(self._tie())

    def _sorted_records(self) -> list[int]:
        """Return the records that are holes, in the order in which the model traces them."""
        plot = self.plot
        ranks, dead = plot.ranks, plot.dead
        keys: list[int] = []
        record: i64 = 0
        while record < plot.records:
            if not dead[record]:
                keys.append(ranks[record] << _RECORD | record)
            record += 1
        keys.sort()
        return keys

    def _tie(self) -> list[list[int]]:
        """Return the records of each hole, none of which is in two holes."""
        keys = self._sorted_records()
        groups = self._tied_groups()
        found: list[list[int]] = []
        if not groups:
            for key in keys:
                found.append([key & _RECORDS])
            return found
        for key in keys:
            record = key & _RECORDS
            group = None
            for one in groups:
                if record in one:
                    group = one
            if group is None:
                found.append([record])
            elif group not in found:
                found.append(group)
        return found

    def _tied_groups(self) -> list[list[int]]:
        """Return the groups of records that ties make one hole each."""
        plot = self.plot
        codes, owners, steps = plot.codes, plot.owners, plot.ground.steps
        ones: list[int] = []
        others: list[int] = []
        for cell in plot.front:
            facing = codes[cell] & 15
            many: i64 = ONES[facing]
            if many < 2:
                continue
            met: i64 = 0
            side: i64 = 0
            one: i64 = 0
            while side < 4:
                if facing >> side & 1:
                    owner = owners[(cell + steps[side]) * 4 + (side ^ 2)]
                    if many == 2:
                        if met:
                            ones.append(one)
                            others.append(owner)
                        one = owner
                        met = 1
                    elif side < 2 and facing >> (side ^ 2) & 1:
                        ones.append(owner)
                        others.append(owners[(cell + steps[side ^ 2]) * 4 + side])
                side += 1
        return self._sound_groups(ones, others)

    def _sound_groups(self, ones: list[int], others: list[int]) -> list[list[int]]:
        """Return what hangs together by ties, without what may not be one hole."""
        groups: list[list[int]] = []
        for tie in range(len(ones)):
            one, other = ones[tie], others[tie]
            whole = [one] if one == other else [one, other]
            apart: list[list[int]] = []
            for group in groups:
                if one in group or other in group:
                    for record in group:
                        if record not in whole:
                            whole.append(record)
                else:
                    apart.append(group)
            apart.append(whole)
            groups = apart
        return [group for group in groups if self._may_be_one(group, ones)]

    def _may_be_one(self, group: list[int], ones: list[int]) -> bool:
        plot = self.plot
        ties = 0
        for one in ones:
            if one in group:
                ties += 1
        if ties == len(group):
            return False
        body: i64 = 0
        for record in group:
            body += plot.bodies[record]
            if plot.is_blocked(plot.firsts[record]) or plot.is_blocked(plot.lasts[record]):
                return False
        return (body >> TEES) & FEW < 2 and (body >> GREENS) & FEW < 2

    def _collect(self, holes: list[list[int]]) -> None:
        plot = self.plot
        for hole, records in enumerate(holes):
            body: i64 = 0
            is_closed = True
            for record in records:
                body += plot.bodies[record]
                for end in (plot.firsts[record], plot.lasts[record]):
                    kind = end & 3
                    if kind == EDGE:
                        is_closed = False
                    elif kind == TEE:
                        self.tees.append(end)
                        self.tee_holes.append(hole)
                    elif kind == GREEN:
                        self.greens.append(end)
                        self.green_holes.append(hole)
            self.records.append(records)
            self.bodies.append(body)
            single = (body >> TEES) & FEW == 1 and (body >> GREENS) & FEW == 1
            self.well_formed.append(is_closed and single)

    def free_ends(self, hole: int) -> list[int]:
        """Return the open ends of a hole that may be declared one with others; else none.

        Ends that ties meet are none of them. They come in the order of their places.
        """
        plot = self.plot
        records = self.records[hole]
        found: list[int] = []
        for record in records:
            for end in (plot.firsts[record], plot.lasts[record]):
                if end & 3 != EDGE:
                    continue
                ahead = plot.ahead(end)
                code: i64 = plot.codes[ahead]
                if code == TAKEN:
                    return []
                if len(records) == 1 or not self._is_tied(end, ahead, code, records):
                    found.append(end)
        found.sort()
        return found

    def _is_tied(self, end: i64, ahead: i64, code: i64, records: list[int]) -> bool:
        """Return whether an end of a tied hole is where a tie meets it."""
        many: i64 = ONES[code & 15]
        if many < 2:
            return False
        if many == 2:
            return True
        return (code >> (end >> 2 & 3) & 1) == 1


# --- Between which open ends imagined tiles can lead (ruling D17)

_FULL: Final = -1
"""In place of a region: a tile, the gate or the rim."""
_FACED: Final = -2
"""An empty cell that a path faces."""
_QUIET: Final = -3
"""An empty cell whose region is not known yet."""
_NONE: Final = -1
"""In place of a web: no way leads there."""
_AROUND: Final = 2
"""Cells about the tiles that are looked at."""


@final
class Webs:
    """The webs of a plot."""

    def __init__(self, plot: Plot) -> None:
        self._codes = plot.codes
        self._steps = plot.ground.steps
        width = plot.ground.width
        top = left = width
        bottom: i64 = 0
        right: i64 = 0
        at: i64 = 0
        gate = plot.ground.gate
        while at < plot.laid + 2:
            cell: i64 = plot.cells[at] if at < plot.laid else gate[at - plot.laid]
            y = cell // width
            x = cell - y * width
            top, bottom = min(top, y), max(bottom, y)
            left, right = min(left, x), max(right, x)
            at += 1
        top, left = max(top - _AROUND, 0), max(left - _AROUND, 0)
        bottom, right = min(bottom + _AROUND, width - 1), min(right + _AROUND, width - 1)
        self._columns: i64 = right - left + 1
        self._rows: i64 = bottom - top + 1
        self._first: i64 = top * width + left
        self._width: i64 = width
        self._regions: list[int] = []
        self._faced: list[int] = []
        self._find_regions()
        self._leaders = list(range(self._count + 2 * len(self._regions)))
        self._cross()

    def reached(self, cell: i64, side: i64) -> list[int]:
        """Return the webs that an end reaches which looks into a cell towards a side of it."""
        found: list[int] = []
        others = self._codes[cell] & 15 & ~(1 << (side ^ 2))
        if others >> side & 1:
            return found
        for turn in (0, 1, 3):
            if turn == 0 or not others:
                node = self._node(cell, side ^ turn)
                if node != _NONE:
                    web = self._head(node)
                    if web not in found:
                        found.append(web)
        return found

    def _find_regions(self) -> None:
        """Number the regions of empty cells that no path faces, from 0."""
        regions, faced, codes = self._regions, self._faced, self._codes
        row: i64 = 0
        while row < self._rows:
            cell = self._first + row * self._width
            end = cell + self._columns
            while cell < end:
                code: i64 = codes[cell]
                if code == TAKEN:
                    regions.append(_FULL)
                elif code & 15:
                    faced.append(cell)
                    regions.append(_FACED)
                else:
                    regions.append(_QUIET)
                cell += 1
            row += 1
        number: i64 = 0
        place: i64 = 0
        last: i64 = len(regions)
        while place < last:
            if regions[place] == _QUIET:
                self._fill(place, number)
                number += 1
            place += 1
        self._count: i64 = number

    def _fill(self, start: i64, number: i64) -> None:
        """Give a number to all quiet cells that hang together with one."""
        regions, columns = self._regions, self._columns
        last: i64 = len(regions) - 1
        frontier: list[int] = [start]
        regions[start] = number
        while frontier:
            place: i64 = frontier.pop()
            column = place % columns
            if column and regions[place - 1] == _QUIET:
                regions[place - 1] = number
                frontier.append(place - 1)
            if column + 1 < columns and regions[place + 1] == _QUIET:
                regions[place + 1] = number
                frontier.append(place + 1)
            if place >= columns and regions[place - columns] == _QUIET:
                regions[place - columns] = number
                frontier.append(place - columns)
            if place + columns <= last and regions[place + columns] == _QUIET:
                regions[place + columns] = number
                frontier.append(place + columns)

    def _place(self, cell: i64) -> i64:
        """Return where a cell stands in the rectangle."""
        row = cell // self._width - self._first // self._width
        return row * self._columns + cell % self._width - self._first % self._width

    def _node(self, cell: i64, side: i64) -> i64:
        """Return what lies beyond a side of a faced cell: a region, or the border to another."""
        beyond = cell + self._steps[side]
        place = self._place(beyond)
        region: i64 = self._regions[place]
        if region >= 0:
            return region
        if region == _FACED:
            return self._count + 2 * min(self._place(cell), place) + (side & 1)
        return _NONE

    def _head(self, node: i64) -> i64:
        while self._leaders[node] != node:
            node = self._leaders[node]
        return node

    def _cross(self) -> None:
        """Let a faced cell that can be crossed hang together what lies on either side of it."""
        for cell in self._faced:
            sides = self._codes[cell] & 15
            across: i64 = 1 if sides & 10 == 0 else 0
            if across or sides & 5 == 0:
                one, other = self._node(cell, across), self._node(cell, across ^ 2)
                if one >= 0 and other >= 0:
                    self._leaders[self._head(one)] = self._head(other)


def reached_in_common(plot: Plot, ends: list[int]) -> list[int]:
    """Return for each of some open ends the webs that it reaches, a bit each.

    Webs that tell nothing have no bit: those that one end alone reaches, and those whose ends all
    reach another. Ends come in the order of the holes.
    """
    webs = Webs(plot)
    heads: list[int] = []
    visitors: list[list[int]] = []
    for number, end in enumerate(ends):
        for web in webs.reached(plot.ahead(end), end >> 2 & 3):
            if web not in heads:
                heads.append(web)
                visitors.append([])
            visitors[heads.index(web)].append(number)
    masks = [0] * len(ends)
    telling: list[list[int]] = []
    for here in sorted(visitors, key=_rank_of_web):
        if len(here) > 1 and not any(set(here) <= set(larger) for larger in telling):
            for number in here:
                masks[number] |= 1 << len(telling)
            telling.append(here)
    return masks


def _rank_of_web(visitors: list[int]) -> tuple[int, list[int]]:
    return -len(visitors), visitors


# --- What Mr Client looks for in a hole, and how likely an open one will have it

NEVER: Final = 0
SURE: Final = 100
"""A chance in hundredths."""


def is_pleasing(body: i64, feature: i64, number: i64) -> bool:
    """Return whether a well-formed hole pleases Mr Client; 0 for a number other than 4."""
    return meets_whim(
        feature,
        (body >> LENGTH) & MANY,
        (body >> BENDS) & MANY,
        body & MANY,
        (body >> OBSTACLES) & MANY,
        number,
    )


def chance_to_please(body: i64, feature: i64, to_come: i64) -> i64:
    """Return how likely Mr Client will be pleased with an open hole, in hundredths.

    ``to_come`` is how many tees and greens it lacks.
    """
    length = (body >> LENGTH) & MANY
    if feature == SHORT:
        return 80 if length == 1 and to_come == 1 else NEVER
    if feature == LONG:
        return min(25 * (length + to_come), SURE)
    if feature == LINEAR:
        return 70 if (body >> BENDS) & MANY == 0 else NEVER
    if feature == TURNER:
        return SURE if (body >> BENDS) & MANY else 50
    if feature == LUCKYFOR:
        away = AVERAGE_PAR - to_come - (body & MANY)
        return NEVER if away < 0 else 80
    if feature == UBERSTITIOUS:
        return 75
    if feature == INTHEWAY:
        return SURE if (body >> OBSTACLES) & MANY else 40
    return NEVER


# --- Numbers for the holes of a plot, and what is declared one, so that they score best

HOLES: Final[int] = conditions.HOLES
HOLE_POINTS: Final[int] = conditions.HOLE_POINTS
_HOLE_COUNT_COST: Final[int] = conditions.HOLE_COUNT_COST
_LINK_POINTS: Final[int] = LINK_POINTS
_NOTHING: Final = conditions.PerfectPoints()


@final
class Numbers:
    """How the holes are counted."""

    def __init__(self, holes: Holes, units: list[list[int]], numbers: list[int]) -> None:
        self.holes = holes
        """The holes."""
        self.units = units
        """By hole that is counted: the holes declared one."""
        self.numbers = numbers
        """By hole that is counted: its number; 0 for an extra hole."""
        self.by_number = [-1] * (HOLES + 1)
        """By number: which of the units has it; -1 for none."""
        for unit, number in enumerate(numbers):
            if number:
                self.by_number[number] = unit
        self.extra: i64 = numbers.count(0)
        """Holes without a number."""


def has_faults(plot: Plot) -> bool:
    """Return whether something besides the number of its holes is wrong with a course."""
    return plot.malformed != 0 or plot.mismatches != 0 or plot.arrows_wrong != 0


def best(holes: Holes, feature: i64, final: bool, mistakes: bool, fourth: i64 = -1) -> Numbers:
    """Return the numbers that score best for what Mr Client looks for.

    ``final`` says whether unused par cubes count yet, ``mistakes`` whether mistakes are counted,
    and ``fourth`` which hole must be hole 4.
    """
    bonus = conditions.ALL_ALIGNED_POINTS if feature == STRAIGHTFORWARD else 0
    perfect = _NOTHING
    if feature == PERFECT:
        is_at_stake = mistakes and not has_faults(holes.plot)
        nine = conditions.PERFECT_PLAYABILITY if is_at_stake else 0
        perfect = conditions.PerfectPoints(
            nine, conditions.PERFECT_CIRCUIT, conditions.PERFECT_PAR, final
        )
    question = NumberingQuestion(
        tuple(_entries(holes, feature, fourth)),
        tuple(_links(holes, bonus > 0)),
        bonus,
        final,
        _HOLE_COUNT_COST if mistakes else 0,
        perfect,
    )
    units: list[list[int]] = []
    numbers: list[int] = []
    for unit, number in best_answer(question).units:
        units.append(list(unit))
        numbers.append(number)
    return Numbers(holes, units, numbers)


def _entries(holes: Holes, feature: i64, fourth: i64) -> list[HoleEntry]:
    count = len(holes.bodies)
    beside_gate = holes.plot.ground.beside_gate
    starts, ends = [False] * count, [False] * count
    for at, end in enumerate(holes.tees):
        if beside_gate[end >> 4]:
            starts[holes.tee_holes[at]] = True
    for at, end in enumerate(holes.greens):
        if beside_gate[end >> 4]:
            ends[holes.green_holes[at]] = True
    reached = _reached(holes) if count > HOLES else [NO_ENDS] * count
    found = []
    for hole in range(count):
        body: i64 = holes.bodies[hole]
        pleased = 0
        as_fourth = 0
        if speaks_of_numbers(feature):
            pleased = HOLE_POINTS if pleases(holes, hole, feature, 0) else 0
        if feature == UBERSTITIOUS:
            as_fourth = (HOLE_POINTS if pleases(holes, hole, feature, 4) else 0) - pleased
        found.append(
            HoleEntry(
                zone_points(body & MANY) + pleased,
                body & MANY,
                (body >> TEES) & FEW,
                (body >> GREENS) & FEW,
                starts[hole],
                ends[hole],
                as_fourth,
                4 if hole == fourth else 0,
                reached[hole],
            )
        )
    return found


def pleases(holes: Holes, hole: int, feature: i64, number: i64) -> bool:
    """Return whether a hole by itself has what Mr Client looks for."""
    return holes.well_formed[hole] and is_pleasing(holes.bodies[hole], feature, number)


def is_beside(holes: Holes, green: i64, tee: i64) -> bool:
    """Return whether two ends, a green and a tee, lie on one tile or share a side."""
    away = (tee >> 4) - (green >> 4)
    width = holes.plot.ground.width
    return -1 <= away <= 1 or away in (width, -width)


def is_aligned(holes: Holes, green: i64, tee: i64) -> bool:
    """Return whether the way from a green to the tee of another hole goes straight on (D20)."""
    finish = (green >> 2 & 3) ^ 2
    away = (tee >> 4) - (green >> 4)
    ahead: i64 = holes.plot.ground.steps[finish]
    return finish == tee >> 2 & 3 and (away in (0, ahead))


def _links(holes: Holes, aligned: bool) -> list[tuple[int, int, int]]:
    """Return (hole before, hole after, points) wherever a green is beside another's tee."""
    found: list[tuple[int, int, int]] = []
    for at, green in enumerate(holes.greens):
        before = holes.green_holes[at]
        for to, tee in enumerate(holes.tees):
            after = holes.tee_holes[to]
            if before != after and is_beside(holes, green, tee):
                points = _LINK_POINTS
                if (
                    aligned
                    and holes.well_formed[before]
                    and holes.well_formed[after]
                    and is_aligned(holes, green, tee)
                ):
                    points += HOLE_POINTS
                link = (before, after, points)
                if link not in found:
                    found.append(link)
    found.sort()
    return found


def _reached(holes: Holes) -> list[Ends]:
    """Return by hole the webs that its open ends reach."""
    ends: list[int] = []
    owners: list[int] = []
    count = len(holes.bodies)
    candidates = 0
    for hole in range(count):
        free = holes.free_ends(hole)
        if free:
            candidates += 1
        for end in free:
            ends.append(end)
            owners.append(hole)
    found = [NO_ENDS] * count
    if candidates < 2:
        return found
    masks = reached_in_common(holes.plot, ends)
    for at, hole in enumerate(owners):
        if masks[at]:
            found[hole] = tuple(sorted((*found[hole], masks[at])))
    return found
