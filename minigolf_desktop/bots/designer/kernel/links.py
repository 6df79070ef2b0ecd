"""The circuit, weighed: tees and greens that lie side by side, at the gate, or still may.

Every end is looked at for itself: a tee is *linked* if a green of another hole lies beside it, a
green if a tee does. There are as many links as the fewer of the two. So a tile changes only what
lies about it.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.experience import (
    AT_GATE,
    GATE_ROOM,
    HOPEFUL,
    LEADS_BACK,
    LEARNT,
    LINKED,
    first_lesson,
    of_hopeful,
)
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import GREEN, TAKEN, TEE, Ground
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.rows import extend, vec
from minigolf_desktop.model.designer import conditions
from minigolf_desktop.model.designer.counting.points import STRAIGHTFORWARD

_LINKS: Final[int] = conditions.HOLES - 1
_LINK_POINTS: Final[int] = conditions.LINK_POINTS
_NOWHERE: Final = -1
_CELLS_AT_ONCE: Final = 32
_COUNT_BITS: Final = 8
_COUNT: Final = 255


@final
class Links:
    """The ends of one plot."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._lesson: i64 = 0
        self._ends = vec[i64]()
        """By cell: TEE, GREEN or both added, and from bit 2 on its number among cells with ends;
        or 0."""
        self._marked = vec[i64]([0] * _CELLS_AT_ONCE)
        """The cells with ends, the first so many of it."""
        self._count: i64 = 0
        """How many these are."""
        self._partners = vec[i64]([_NOWHERE] * (4 * _CELLS_AT_ONCE))
        """By ``4 * number of the cell + kind``: the cell of the other end of the hole."""
        self._sides = vec[i64]([0] * (4 * _CELLS_AT_ONCE))
        """By the same: the side that its path leads to."""
        self._ground: Ground | None = None
        self._gate: list[int] = []
        self._at_gate: i64 = 0
        """Ends at the gate: one for a tee, two for a green."""
        self._gate_room: i64 = 0
        self._aligns: bool = False
        self.placed: i64 = _NOWHERE
        """The cell of a tile that is as good as laid."""
        self._tees: i64 = 0
        """Tees that are linked."""
        self._greens: i64 = 0
        self._hopes: i64 = 0
        """Ends that may still be: how many by kind and room, in the order of their lessons, so many
        bits each."""
        self._loops: i64 = 0
        """Halves of links that lead back, and so are none."""
        self._aligned: i64 = 0
        self._nearly: i64 = 0
        """Greens before which the next tee may still come to lie."""

    def begin(self, plot: Plot) -> None:
        """Begin anew with a plot without ends."""
        ends = self._ends
        cells: i64 = len(plot.codes)
        if len(ends) != cells:
            self._ends = vec[i64]([0] * cells)
        else:
            number: i64 = 0
            while number < self._count:
                ends[self._marked[number]] = 0
                number += 1
        self._count = 0
        if self._ground is not plot.ground:
            self._ground = plot.ground
            self._gate = [cell for cell in plot.ground.front if plot.ground.beside_gate[cell]]
        self._aligns = plot.couple.feature == STRAIGHTFORWARD
        self.placed = _NOWHERE
        self._loops = 0

    def take(self, other: "Links") -> None:
        """Count as many as another; the cells stay what they are."""
        self._at_gate = other._at_gate
        self._gate_room = other._gate_room
        self._tees = other._tees
        self._greens = other._greens
        self._hopes = other._hopes
        self._loops = other._loops
        self._aligned = other._aligned
        self._nearly = other._nearly

    def with_missing(self, missing: i64) -> None:
        """Count what games have taught as with so many free cells."""
        self._lesson = first_lesson(missing, self._weights.learnt)

    def mark(self, first: i64, last: i64) -> None:
        """Note the ends of a hole of the plot."""
        self.mark_end(first)
        self.mark_end(last)
        if first & 3 and last & 3 and first & 3 != last & 3 and first >= 0:
            self.join(first, last)

    def mark_end(self, end: i64) -> None:
        """Note where an end lies, if it is a tee or a green."""
        kind = end & 3
        if not kind or end < 0:
            return
        cell = end >> 4
        there: i64 = self._ends[cell]
        if not there:
            number = self._count
            there = number << 2
            if len(self._marked) == number:
                self._marked = extend(self._marked, [0] * _CELLS_AT_ONCE)
                self._partners = extend(self._partners, [_NOWHERE] * (4 * _CELLS_AT_ONCE))
                self._sides = extend(self._sides, [0] * (4 * _CELLS_AT_ONCE))
            self._marked[number] = cell
            self._count = number + 1
            self._partners[4 * number + TEE] = _NOWHERE
            self._partners[4 * number + GREEN] = _NOWHERE
        self._ends[cell] = there | kind
        self._sides[(there & ~3) + kind] = end >> 2 & 3

    def unmark(self, end: i64) -> None:
        """Forget the end that was noted last, the only one of its cell."""
        self._ends[end >> 4] = 0
        self._count -= 1

    def join(self, first: i64, last: i64) -> None:
        """Note that a tee and a green belong together."""
        self._partners[self._number(first)] = last >> 4
        self._partners[self._number(last)] = first >> 4

    def part(self, first: i64, last: i64) -> None:
        """Forget that they do."""
        self._partners[self._number(first)] = _NOWHERE
        self._partners[self._number(last)] = _NOWHERE

    def _number(self, end: i64) -> i64:
        return (self._ends[end >> 4] & ~3) + (end & 3)

    def count(self, plot: Plot) -> None:
        """Count all ends that are noted."""
        self._tees = 0
        self._greens = 0
        self._hopes = 0
        self._loops = 0
        self._aligned = 0
        self._nearly = 0
        number: i64 = 0
        while number < self._count:
            cell = self._marked[number]
            number += 1
            self.add_ends(plot, cell, 1)
            there: i64 = self._ends[cell]
            if there & TEE:
                green: i64 = self._partners[(there & ~3) + TEE]
                if green >= 0:
                    # Each of two holes finds the loop that they make.
                    self._loops += self._count_loops(plot, cell, green)
                    self._loops += self._gate_loop(plot, cell, green)
        self.count_gate(plot)

    def count_gate(self, plot: Plot) -> None:
        """Count what lies at the gate."""
        ends, codes, free = self._ends, plot.codes, plot.ground.free
        found: i64 = 0
        room: i64 = 0
        for cell in self._gate:
            found |= ends[cell] & 3
            if free[cell] and codes[cell] != TAKEN and cell != self.placed:
                room += 1
        self._at_gate = found
        self._gate_room = room

    def sides_with_ends(self, cell: i64, steps: vec[i64]) -> i64:
        """Return over which sides of a cell ends lie beside it, a bit each."""
        ends = self._ends
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            if ends[cell + steps[side]]:
                found |= 1 << side
            side += 1
        return found

    def add_ends(self, plot: Plot, cell: i64, sign: i64) -> None:
        """Add the ends on a cell, if there are any; for sign -1 take them out."""
        there: i64 = self._ends[cell]
        if there & TEE:
            if self._is_linked(plot, cell, TEE):
                self._tees += sign
            else:
                self._add_hope(plot, cell, TEE, sign)
        if there & GREEN:
            if self._is_linked(plot, cell, GREEN):
                self._greens += sign
            else:
                self._add_hope(plot, cell, GREEN, sign)
            if self._aligns:
                self._add_alignment(plot, cell, sign)

    def _is_linked(self, plot: Plot, cell: i64, kind: i64) -> bool:
        ends, steps = self._ends, plot.ground.steps
        other = 3 - kind
        there: i64 = ends[cell]
        own: i64 = self._partners[(there & ~3) + kind]
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + steps[side]
            if ends[beside] & other and beside != own:
                return True
            side += 1
        return bool(there & other) and own != cell

    def _add_hope(self, plot: Plot, cell: i64, kind: i64, sign: i64) -> None:
        """Add a tee or a green that may still be linked, if there is room."""
        room = self.room(plot, cell)
        if room:
            self._hopes += sign << _COUNT_BITS * (of_hopeful(kind, room) - HOPEFUL)

    def room(self, plot: Plot, cell: i64) -> i64:
        """Return how many free cells beside one are empty."""
        steps, codes, free = plot.ground.steps, plot.codes, plot.ground.free
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            beside: i64 = cell + steps[side]
            if free[beside] and codes[beside] != TAKEN and beside != self.placed:
                found += 1
            side += 1
        return found

    def _add_alignment(self, plot: Plot, cell: i64, sign: i64) -> None:
        """Add what lies straight ahead of a green: the next tee, or room for it."""
        finish = self._sides[(self._ends[cell] & ~3) + GREEN] ^ 2
        ahead: i64 = cell + plot.ground.steps[finish]
        there: i64 = self._ends[ahead]
        if there & TEE:
            tee = (there & ~3) + TEE
            if self._sides[tee] == finish and self._partners[tee] != cell:
                self._aligned += sign
        elif plot.ground.free[ahead] and plot.codes[ahead] != TAKEN and ahead != self.placed:
            self._nearly += sign

    def add_loops(self, plot: Plot, tee: i64, green: i64) -> None:
        """Add the loops that a hole makes which becomes whole."""
        self._loops += 2 * self._count_loops(plot, tee, green)
        self._loops += self._gate_loop(plot, tee, green)

    def _gate_loop(self, plot: Plot, tee: i64, green: i64) -> i64:
        """Return the halves that are lost to a hole that begins and ends at the gate."""
        beside_gate = plot.ground.beside_gate
        return 2 if beside_gate[tee] and beside_gate[green] else 0

    def _count_loops(self, plot: Plot, tee: i64, green: i64) -> i64:
        """Return to how many holes a hole leads from which it is led to."""
        ends, partners, steps = self._ends, self._partners, plot.ground.steps
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            beside: i64 = green + steps[side]
            there: i64 = ends[beside]
            if there & TEE and beside != tee:
                last: i64 = partners[(there & ~3) + TEE]
                if last >= 0 and is_beside(plot, last, tee):
                    found += 1
            side += 1
        return found

    def worth(self, hope: i64) -> i64:
        """Return what the circuit is worth, in hundredths of a point."""
        weights = self._weights
        linked, there = self.at_most()
        link = weights.link + _LINK_POINTS * weights.round_trip
        found = link * (2 * linked - self._loops) // 2
        room = min(2 - there, self._gate_room)
        found += link * there + weights.hope_gate * room * hope // 100
        lesson = self._lesson
        hopes = self._hopes
        hopeful: i64 = 0
        at = lesson + HOPEFUL
        while hopes:
            many = hopes & _COUNT
            if many:
                hopeful += many
                found += LEARNT[at] * many
            hopes >>= _COUNT_BITS
            at += 1
        found += weights.hope_link * hopeful * hope // 100
        found += LEARNT[lesson + LINKED] * linked
        found += LEARNT[lesson + AT_GATE + there] + LEARNT[lesson + GATE_ROOM] * room
        return found + LEARNT[lesson + LEADS_BACK] * self._loops

    def unlinked(self, plot: Plot) -> list[tuple[int, int]]:
        """Return the cells of the ends that were noted and have no link, with their kinds."""
        found: list[tuple[int, int]] = []
        for cell in self._marked[: self._count]:
            for kind in (TEE, GREEN):
                if self._ends[cell] & kind and not self._is_linked(plot, cell, kind):
                    found.append((cell, kind))
        return found

    def tallied(self) -> list[tuple[int, int]]:
        """Return the lessons that are counted here for the whole plot, and how often."""
        linked, there = self.at_most()
        return [
            (LINKED, linked),
            (AT_GATE + there, 1),
            (GATE_ROOM, min(2 - there, self._gate_room)),
            (LEADS_BACK, self._loops),
        ]

    def at_most(self) -> tuple[i64, i64]:
        """Return how many links there can be at most, and how many at the gate."""
        # Three at a time are not compiled to a comparison.
        linked = min(self._tees, self._greens)
        return min(linked, _LINKS), (self._at_gate & 1) + (self._at_gate >> 1)

    def alignment(self) -> i64:
        """Return how many links please Mr Straightforward, in hundredths."""
        if not self._aligns:
            return 0
        return 100 * self._aligned + self._weights.hope_whim * self._nearly // 2


def is_beside(plot: Plot, one: i64, other: i64) -> bool:
    """Return whether two cells lie side by side."""
    away = other - one
    if away < 0:
        away = -away
    return away in (1, plot.ground.width)
