"""The holes of a plot as they are counted: those traced, and those that ties make one (D17)."""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.ground import TAKEN
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import (
    EDGE,
    FEW,
    GREEN,
    GREENS,
    ONES,
    TEE,
    TEES,
)

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
        """Whether an end of a tied hole is where a tie meets it."""
        many: i64 = ONES[code & 15]
        if many < 2:
            return False
        if many == 2:
            return True
        return (code >> (end >> 2 & 3) & 1) == 1
