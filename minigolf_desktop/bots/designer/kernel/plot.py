"""A plot being built on: its tiles, its holes and its mistakes, kept while tiles come and go.

Layout. Holes are chains, so each is told by how its two ends look. A *place* is ``cell * 4 +
side``; an *end* is ``place * 4`` and how the hole ends there (EDGE, TEE or GREEN). A hole is a
*record* that never changes: laying a tile adds a record for each of its segments, and one for each
join, of two records that are then dead. Taking the tile back drops the records and revives those.

The same rules as in :mod:`~minigolf_desktop.model.designer.course` and
:mod:`~minigolf_desktop.model.designer.holes`: what changes there changes here.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.tables import (
    BARE,
    EDGE,
    FEW,
    GREEN,
    GREENS,
    ONES,
    TAKEN,
    TEE,
    TEES,
    Couple,
    Ground,
    Tables,
)
from minigolf_desktop.bots.rows import append, extend, pop, vec

NO_END: Final = -1
"""End of a closed loop."""
ARROW_BITS: Final = 12
"""Arrows of a hole: those from its second end to its first in the low bits, the others above."""
ARROWS: Final = 4095
ROLE: Final = 12
"""Bit of a rank at which the role begins that the hole is traced from."""
FRAME: Final = 13
"""Numbers kept for taking back a tile."""
_RECORDS_AT_ONCE: Final = 128
_TILES_AT_ONCE: Final = 64
_SPREAD: Final = 4194319
_VERSIONS: Final = 1099511627689
"""Primes whose product 64 bits hold."""


@final
class Plot:
    """A plot. Its lists are to be read; only :meth:`lay` and :meth:`take_back` change them."""

    def __init__(self, tables: Tables, couple: Couple, ground: Ground) -> None:
        self.tables = tables
        self.couple = couple
        self.ground = ground
        """Where it lies."""
        self.codes = ground.codes[:]
        """By cell: its code (:mod:`tables`)."""
        self.front = ground.front[:]
        """Empty cells that touch a tile or the gate, in the order of the model."""
        self.laid: i64 = 0
        """Tiles that lie on it."""
        self.cells = vec[i64]([0] * _TILES_AT_ONCE)
        """Their cells, in the order of laying."""
        self.tiles = vec[i64]([0] * _TILES_AT_ONCE)
        """Their turned tiles."""
        self.version: i64 = 0
        """A number that tells the tiles in the order of laying from all others: as good as always,
        for it is one of a million million."""
        self.missing: i64 = ground.size
        """Free cells without a tile."""
        self.off_land: i64 = 0
        """Tiles that lie off the land."""
        self.people: i64 = 0
        self.loved: i64 = 0
        """Things that Mrs Client loves, arrows left out."""
        self.mismatches: i64 = 0
        """Paths that meet grass or the gate, or look off the land (ruling D15)."""
        self.arrows_right: i64 = 0
        self.arrows_wrong: i64 = 0
        """Arrows with and against the direction of play (ruling D30)."""
        self.malformed: i64 = 0
        """Holes without an open or blocked end that do not run from a tee to a green."""
        self.records: i64 = 0
        """How many records there are."""
        self.bodies = vec[i64]([0] * _RECORDS_AT_ONCE)
        """By record: what adds up (:mod:`tables`)."""
        self.firsts = vec[i64]([0] * _RECORDS_AT_ONCE)
        """By record: one end."""
        self.lasts = vec[i64]([0] * _RECORDS_AT_ONCE)
        """By record: the other end."""
        self.arrows = vec[i64]([0] * _RECORDS_AT_ONCE)
        """By record: its arrows."""
        self.ranks = vec[i64]([0] * _RECORDS_AT_ONCE)
        """By record: where it stands among the holes when they are traced."""
        self.dead = vec[i64]([0] * _RECORDS_AT_ONCE)
        """By record: whether it has become part of another."""
        self._one = vec[i64]([0] * _RECORDS_AT_ONCE)
        self._other = vec[i64]([0] * _RECORDS_AT_ONCE)
        self.owners = vec[i64]([0] * (4 * len(ground.codes)))
        """By place where a hole ends in an EDGE: its record."""
        self._frames = vec[i64]([0] * (_TILES_AT_ONCE * FRAME))

    # --- laying and taking back

    def front_cells(self, on_land: bool) -> vec[i64]:
        """Return the cells of the front on the land, or those off it."""
        free = self.ground.free
        wanted: i64 = 1 if on_land else 0
        return vec[i64]([cell for cell in self.front if free[cell] == wanted])

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a turned tile on an empty cell."""
        tables, ground = self.tables, self.ground
        codes, off = self.codes, ground.off
        code: i64 = codes[cell]
        number = self.laid
        if number == len(self.cells):
            self._make_room_for_tiles()
        at = self._place_in_front(cell) if code < BARE else -1
        self._keep(number * FRAME, code, at, cell, tile)
        self.cells[number] = cell
        self.tiles[number] = tile
        self.laid = number + 1
        design = tile >> 2
        self.people += tables.people[design]
        self.loved += self.couple.loved[design]
        self.missing -= ground.free[cell]
        self.off_land += off[cell]
        if at >= 0:
            self.front, _ = pop(self.front, at)
        else:
            code = 0  # It touches nothing: a course from a file may build there.
        codes[cell] = TAKEN
        paths: i64 = tables.paths[tile]
        facing, grass = code & 15, code >> 4
        mismatches: i64 = ONES[paths & grass] + ONES[facing & ~paths & 15]
        if off[cell]:
            mismatches -= ONES[facing]
        side: i64 = 0
        steps = ground.steps
        while side < 4:
            beside: i64 = cell + steps[side]
            there: i64 = codes[beside]
            if there != TAKEN:
                is_path = (paths >> side) & 1
                bit: i64 = (1 if is_path else 16) << (side ^ 2)
                if there == BARE:
                    self.front = append(self.front, beside)
                    codes[beside] = bit
                else:
                    codes[beside] = there | bit
                if is_path:
                    mismatches += off[beside]
            elif (paths & ~code & ~grass) >> side & 1:
                mismatches += 1  # The rim of the grid.
            side += 1
        self.mismatches += mismatches
        self._touch_corners(cell)
        if paths:
            self._lay_segments(cell, tile, facing & paths)

    def _place_in_front(self, cell: i64) -> i64:
        front = self.front
        at: i64 = 0
        while front[at] != cell:
            at += 1
        return at

    def _insert_in_front(self, place: i64, cell: i64) -> None:
        front = append(self.front, cell)
        at: i64 = len(front) - 1
        while at > place:
            front[at] = front[at - 1]
            at -= 1
        front[place] = cell
        self.front = front

    def _touch_corners(self, cell: i64) -> None:
        """Let the cells that touch a new tile by a corner be of the front."""
        codes, steps = self.codes, self.ground.corner_steps
        corner: i64 = 0
        while corner < 4:
            beside: i64 = cell + steps[corner]
            if codes[beside] == BARE:
                self.front = append(self.front, beside)
                codes[beside] = 0
            corner += 1

    def take_back(self) -> None:
        """Take back the tile that was laid last."""
        ground = self.ground
        number = self.laid - 1
        self.laid = number
        cell: i64 = self.cells[number]
        codes, frame = self.codes, self._frames
        at = number * FRAME
        self._drop_records(frame[at + 3])
        left: i64 = frame[at + 2]
        while len(self.front) > left:
            self.front, beside = pop(self.front)
            codes[beside] = BARE
        steps = ground.steps
        side: i64 = 0
        while side < 4:
            beside = cell + steps[side]
            there: i64 = codes[beside]
            if there < BARE:
                codes[beside] = there & ~(17 << (side ^ 2))
            side += 1
        codes[cell] = frame[at]
        place = frame[at + 1]
        if place >= 0:
            self._insert_in_front(place, cell)
        self.missing = frame[at + 4]
        self.off_land = frame[at + 5]
        self.people = frame[at + 6]
        self.loved = frame[at + 7]
        self.mismatches = frame[at + 8]
        self.arrows_right = frame[at + 9]
        self.arrows_wrong = frame[at + 10]
        self.malformed = frame[at + 11]
        self.version = frame[at + 12]

    def _keep(self, at: i64, code: i64, place: i64, cell: i64, tile: i64) -> None:
        """Keep what taking back the tile needs; the course is another one from here on."""
        frame = self._frames
        frame[at] = code
        frame[at + 1] = place
        frame[at + 2] = len(self.front) - (1 if place >= 0 else 0)
        frame[at + 3] = self.records
        frame[at + 4] = self.missing
        frame[at + 5] = self.off_land
        frame[at + 6] = self.people
        frame[at + 7] = self.loved
        frame[at + 8] = self.mismatches
        frame[at + 9] = self.arrows_right
        frame[at + 10] = self.arrows_wrong
        frame[at + 11] = self.malformed
        frame[at + 12] = self.version
        self.version = (self.version * _SPREAD + (cell << 10 | tile)) % _VERSIONS

    def _make_room_for_tiles(self) -> None:
        self.cells = extend(self.cells, [0] * _TILES_AT_ONCE)
        self.tiles = extend(self.tiles, [0] * _TILES_AT_ONCE)
        self._frames = extend(self._frames, [0] * (_TILES_AT_ONCE * FRAME))

    # --- holes

    def _lay_segments(self, cell: i64, tile: i64, meeting: i64) -> None:
        """Add the holes of a tile that meets other paths at some of its sides."""
        tables = self.tables
        if self.records + 8 > len(self.bodies):
            self._make_room_for_records()
        segment = 2 * tile
        last = segment + tables.segments[tile]
        tracing = 2 * (self.laid - 1)
        while segment < last:
            kind: i64 = tables.kinds[segment]
            one = (cell * 4 + tables.firsts[segment]) * 4
            other = (cell * 4 + tables.lasts[segment]) * 4
            role: i64 = 0 if kind == TEE else 1 if kind == GREEN else 2
            self._add(
                tables.bodies[segment],
                one + kind,
                other,
                tables.one_way[segment] << ARROW_BITS,
                role << ROLE | tracing,
                -1,
                -1,
            )
            segment += 1
            tracing += 1
        steps = self.ground.steps
        side: i64 = 0
        while side < 4:
            if meeting >> side & 1:
                self._join(cell * 4 + side, (cell + steps[side]) * 4 + (side ^ 2))
            side += 1

    def _add(
        self, body: i64, first: i64, last: i64, arrows: i64, rank: i64, one: i64, other: i64
    ) -> None:
        """Add a record of a segment, or of two holes joined."""
        new = self.records
        self.records = new + 1
        self.bodies[new] = body
        self.firsts[new] = first
        self.lasts[new] = last
        self.arrows[new] = arrows
        self.ranks[new] = rank
        self.dead[new] = 0
        self._one[new] = one
        self._other[new] = other
        if first & 3 == EDGE:
            self.owners[first >> 2] = new
        if last & 3 == EDGE:
            self.owners[last >> 2] = new
        self._count(new, 1)

    def _join(self, place: i64, beyond: i64) -> None:
        """Join the two holes that end at two places, which may be one hole."""
        one: i64 = self.owners[place]
        other: i64 = self.owners[beyond]
        self._count(one, -1)
        self.dead[one] = 1
        if one == other:
            self._add(self.bodies[one], NO_END, NO_END, 0, self.ranks[one], one, one)
            return
        self._count(other, -1)
        self.dead[other] = 1
        first: i64 = self.firsts[one]
        arrows: i64 = self.arrows[one]
        if first == place * 4:
            first = self.lasts[one]
            arrows = turned(arrows)
        last: i64 = self.lasts[other]
        more: i64 = self.arrows[other]
        if last == beyond * 4:
            last = self.firsts[other]
            more = turned(more)
        rank: i64 = min(self.ranks[one], self.ranks[other])
        body = self.bodies[one] + self.bodies[other]
        self._add(body, first, last, arrows + more, rank, one, other)

    def _drop_records(self, left: i64) -> None:
        """Drop all records but the first so many; revive what they were made of."""
        record = self.records
        while record > left:
            record -= 1
            one: i64 = self._one[record]
            if one >= 0:
                self._revive(one)
                self._revive(self._other[record])
        self.records = left

    def _revive(self, record: i64) -> None:
        self.dead[record] = 0
        first: i64 = self.firsts[record]
        last: i64 = self.lasts[record]
        if first & 3 == EDGE:
            self.owners[first >> 2] = record
        if last & 3 == EDGE:
            self.owners[last >> 2] = record

    def _make_room_for_records(self) -> None:
        more = [0] * _RECORDS_AT_ONCE
        self.bodies = extend(self.bodies, more)
        self.firsts = extend(self.firsts, more)
        self.lasts = extend(self.lasts, more)
        self.arrows = extend(self.arrows, more)
        self.ranks = extend(self.ranks, more)
        self.dead = extend(self.dead, more)
        self._one = extend(self._one, more)
        self._other = extend(self._other, more)

    def _count(self, record: i64, sign: i64) -> None:
        """Count a hole's arrows, and the hole if it is malformed; or no longer, for sign -1."""
        body: i64 = self.bodies[record]
        first: i64 = self.firsts[record]
        last: i64 = self.lasts[record]
        tees = (body >> TEES) & FEW
        greens = (body >> GREENS) & FEW
        if first & 3 and last & 3 and not (tees == 1 and greens == 1):
            self.malformed += sign
        arrows: i64 = self.arrows[record]
        if arrows:
            known = directed(body, first, last, arrows)
            self.arrows_right += sign * (known >> ARROW_BITS)
            self.arrows_wrong += sign * (known & ARROWS)

    # --- questions

    def is_blocked(self, end: i64) -> bool:
        """Return whether a hole's end is a path side that faces a tile's grass or the gate."""
        if end & 3 != EDGE:
            return False
        return self.codes[self.ahead(end)] == TAKEN

    def is_outside(self, end: i64) -> bool:
        """Return whether a hole's end is a path side that looks off the land."""
        return end & 3 == EDGE and self.ground.off[self.ahead(end)] != 0

    def ahead(self, end: i64) -> i64:
        """Return the cell that an end looks into."""
        return (end >> 4) + self.ground.steps[end >> 2 & 3]


def turned(arrows: i64) -> i64:
    """Return the arrows of a hole whose ends change places."""
    return (arrows & ARROWS) << ARROW_BITS | arrows >> ARROW_BITS


def directed(body: i64, first: i64, last: i64, arrows: i64) -> i64:
    """Return the arrows of a hole by the direction of play: in the low bits those against it.

    There are none as long as nobody knows where it is played from.
    """
    tees = (body >> TEES) & FEW
    greens = (body >> GREENS) & FEW
    if tees > 1 or greens > 1 or tees + greens == 0:
        return 0
    is_forwards = first & 3 == TEE if tees else last & 3 == GREEN
    return arrows if is_forwards else turned(arrows)
