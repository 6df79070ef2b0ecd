"""What a course is worth to its builder: the score that it will probably come to.

By condition: what stands, and hopes for what is not finished (:mod:`weights`). Works for one plot
at a time; the numbers that the model would find are only estimated, so that thousands of courses
can be looked at.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.ground import TAKEN
from minigolf_desktop.bots.designer.kernel.outlook import NO_GREEN, NO_TEE, Outlook
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import (
    FEW,
    GREEN,
    GREENS,
    MANY,
    ONES,
    STRAIGHTFORWARD,
    TEE,
    TEES,
    UBERSTITIOUS,
)
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.kernel.whims import (
    AVERAGE_PAR,
    SURE,
    chance_to_please,
    is_pleasing,
)
from minigolf_desktop.model.designer.scoring import his_whim, playability
from minigolf_desktop.model.designer.scoring.par import CUBES, ZONE

_HOLES: Final[int] = playability.HOLES
_HOLE_POINTS: Final[int] = his_whim.HOLE_POINTS
_CUBES: Final[int] = CUBES
_ZONE_BEGIN: Final[int] = ZONE.start
_ZONE_LAST: Final[int] = ZONE.stop - 1
_NOBODY: Final = -1


@final
class Valuer:
    """Values courses. Its fields hold the last value by condition, in hundredths of a point."""

    def __init__(self, weights: Weights, outlook: Outlook, mistakes: bool) -> None:
        self.weights = weights
        """How much the parts count."""
        self.outlook = outlook
        """What may come."""
        self.mistakes = mistakes
        """Whether mismatches and wrong directions count."""
        self.fun: i64 = 0
        self.her_whim: i64 = 0
        self.his_whim: i64 = 0
        self.par: i64 = 0
        self.land: i64 = 0
        """With what the free cells will bring."""
        self.circuit: i64 = 0
        self.playability: i64 = 0
        """With how well all that is open can be closed."""
        self._tees: list[int] = []
        self._greens: list[int] = []
        self._tee_records: list[int] = []
        self._green_records: list[int] = []
        self._tee_at: list[int] = []
        self._leaders: list[int] = []
        self._linked: i64 = _NOBODY
        self._finished: i64 = 0
        self._open_tees: i64 = 0
        self._open_greens: i64 = 0
        self._loose: i64 = 0
        self._blocked: i64 = 0
        self._fours: i64 = 0
        self._whim: i64 = 0
        self._hope: i64 = 0

    def value(self, plot: Plot) -> i64:
        """Return the value of a plot."""
        weights, couple = self.weights, plot.couple
        self.fun = weights.person * plot.people
        loved = plot.arrows_right if couple.loves_arrows else plot.loved
        self.her_whim = weights.loved * couple.her_points * loved
        self.land = (
            100 * plot.ground.points
            + weights.cell * plot.missing
            - weights.off_land * plot.off_land
        )
        self.playability = -weights.malformed * plot.malformed
        if self.mistakes:
            self.playability -= weights.mismatch * plot.mismatches + 100 * plot.arrows_wrong
        self._value_holes(plot)
        self._value_cells(plot)
        self._value_circuit(plot)
        return (
            self.fun
            + self.her_whim
            + self.his_whim
            + self.par
            + self.land
            + self.circuit
            + self.playability
        )

    # --- holes

    def _value_holes(self, plot: Plot) -> None:
        """Look at every hole, then at how many there are and what par they come to."""
        self._forget()
        self._hope = 10000 * plot.missing // (100 * plot.missing + self.weights.fade)
        feature = plot.couple.feature
        bodies, firsts, lasts, dead = plot.bodies, plot.firsts, plot.lasts, plot.dead
        total_par: i64 = 0
        record: i64 = 0
        while record < plot.records:
            if not dead[record]:
                body: i64 = bodies[record]
                first: i64 = firsts[record]
                last: i64 = lasts[record]
                total_par += body & MANY
                self._note_end(first, record)
                self._note_end(last, record)
                if first & 3 and last & 3:
                    self._value_finished(body, feature)
                elif plot.is_blocked(first) or plot.is_blocked(last):
                    self._blocked += 1
                    if _ZONE_BEGIN <= body & MANY <= _ZONE_LAST:
                        self.par += self.weights.in_zone
                else:
                    self._value_open(body, feature)
            record += 1
        if feature == UBERSTITIOUS and self._fours:
            self._whim += SURE
        self.his_whim = self.weights.pleased * _HOLE_POINTS * self._whim // 100
        self._value_par(total_par, plot.missing)
        self._value_count(plot.missing)

    def _forget(self) -> None:
        self._tees.clear()
        self._greens.clear()
        self._tee_records.clear()
        self._green_records.clear()
        self._finished = 0
        self._open_tees = 0
        self._open_greens = 0
        self._loose = 0
        self._blocked = 0
        self._fours = 0
        self._whim = 0
        self.par = 0

    def _note_end(self, end: i64, record: i64) -> None:
        kind = end & 3
        if kind == TEE:
            self._tees.append(end)
            self._tee_records.append(record)
        elif kind == GREEN:
            self._greens.append(end)
            self._green_records.append(record)

    def _value_finished(self, body: i64, feature: i64) -> None:
        weights = self.weights
        own = body & MANY
        self._finished += 1
        if _ZONE_BEGIN <= own <= _ZONE_LAST:
            self.par += weights.in_zone
        if (body >> TEES) & FEW == 1 and (body >> GREENS) & FEW == 1:
            self.playability += weights.finished
            if own == AVERAGE_PAR:
                self._fours += 1
            self._whim += SURE if is_pleasing(body, feature, 0) else 0

    def _value_open(self, body: i64, feature: i64) -> None:
        weights = self.weights
        to_come: i64 = 1
        if (body >> TEES) & FEW:
            self._open_tees += 1
        elif (body >> GREENS) & FEW:
            self._open_greens += 1
        else:
            self._loose += 1
            to_come = 2
        own = body & MANY
        stands = weights.in_zone if _ZONE_BEGIN <= own <= _ZONE_LAST else 0
        comes = -weights.beyond_zone
        if own + to_come <= _ZONE_LAST:
            comes = weights.hope_zone if to_come == 1 else weights.hope_zone // 2
        self.par += (stands * (100 - self._hope) + comes * self._hope) // 100
        self._whim += (
            weights.hope_whim * self._hope * chance_to_please(body, feature, to_come) // 10000
        )

    def _value_par(self, total: i64, missing: i64) -> None:
        """Count the par cubes too few or too many in the end, as far as it can be foreseen."""
        weights = self.weights
        away = 100 * total + weights.cell_par * missing - 100 * _CUBES
        if away < 0:
            away = -away
        away -= weights.cube_slack * missing
        if away > 0:
            self.par -= weights.cube * away // 100

    def _value_count(self, missing: i64) -> None:
        """Count holes too many, open ones, and room for those that are missing."""
        weights = self.weights
        cost = weights.blocked * self._blocked + weights.loose * self._loose
        opened = max(self._open_tees, self._open_greens)
        begun = self._finished + self._blocked + opened
        tees: i64 = len(self._tees)
        greens: i64 = len(self._greens)
        extra = max(tees, greens, begun) - _HOLES
        if extra > 0:
            cost += weights.extra * extra
        # In hundredths of a hole: those that are missing, and those for which there is room.
        lacking = 100 * max(_HOLES - begun, 0)
        room = 10000 * max(missing - opened, 0) // weights.cells_a_hole
        if lacking > room:
            cost += weights.missing_hole * (lacking - room) // 100
        else:
            cost += weights.pace * (room - lacking) // 100
        ends = self._open_tees + self._open_greens + 2 * self._loose
        self.playability -= cost + weights.open_end * ends

    # --- cells

    def _value_cells(self, plot: Plot) -> None:
        """Count what the empty cells that touch a tile still take."""
        weights, outlook = self.weights, self.outlook
        codes, free = plot.codes, plot.ground.free
        cost: i64 = 0
        for cell in plot.front:
            if not free[cell]:
                continue
            code: i64 = codes[cell]
            facing = code & 15
            wanted = code
            if facing and not facing & facing - 1:
                wanted += self._spoiler(plot, cell, facing)
            cost += weights.unfit * outlook.dead_share(wanted) >> 12
            extra = outlook.wait(wanted) - 100 * plot.missing
            if extra > 0:
                cost += min(weights.waiting * extra // 100, weights.cell + 100)
            if facing & facing - 1:
                if ONES[facing] > 2:
                    cost += weights.crowd
                else:
                    cost -= self._pair(plot, cell, facing)
        self.playability -= cost

    def _spoiler(self, plot: Plot, cell: i64, facing: i64) -> i64:
        """Return what must not come where one hole leads: another tee, or another green."""
        side: i64 = 0
        while not facing >> side & 1:
            side += 1
        owner = plot.owners[(cell + plot.ground.steps[side]) * 4 + (side ^ 2)]
        body: i64 = plot.bodies[owner]
        if (body >> TEES) & FEW:
            return NO_TEE
        return NO_GREEN if (body >> GREENS) & FEW else 0

    def _pair(self, plot: Plot, cell: i64, facing: i64) -> i64:
        """Return what it costs, below nought, that two ends look into one cell."""
        owners, steps = plot.owners, plot.ground.steps
        one: i64 = _NOBODY
        other: i64 = _NOBODY
        side: i64 = 0
        while side < 4:
            if facing >> side & 1:
                other = one
                one = owners[(cell + steps[side]) * 4 + (side ^ 2)]
            side += 1
        if one == other:
            return -self.weights.bad_pair
        body: i64 = plot.bodies[one]
        body += plot.bodies[other]
        tees, greens = (body >> TEES) & FEW, (body >> GREENS) & FEW
        if tees > 1 or greens > 1:
            return -self.weights.bad_pair
        is_long = (body & MANY) + 2 - tees - greens > _ZONE_LAST
        return -self.weights.beyond_zone if is_long else 0

    # --- circuit

    def _value_circuit(self, plot: Plot) -> None:
        """Count links between holes, each tee and green in one at most, and hopes for more."""
        weights = self.weights
        tees, greens, tee_at = self._tees, self._greens, self._tee_at
        self._lay_out(plot)
        gate_tee = self._at_gate(plot, tees, self._tee_records, _NOBODY)
        other = self._tee_records[gate_tee] if gate_tee >= 0 else _NOBODY
        gate_green = self._at_gate(plot, greens, self._green_records, other)
        found = self._value_gate(plot, gate_tee, gate_green)
        linked_tees: i64 = 0
        if gate_tee >= 0:
            linked_tees = 1 << gate_tee
        aligned = plot.couple.feature == STRAIGHTFORWARD
        place: i64 = 0
        count: i64 = len(greens)
        while place < count:
            if place != gate_green:
                found += self._link(plot, place, linked_tees, aligned)
                if self._linked >= 0:
                    linked_tees |= 1 << self._linked
            place += 1
        place = 0
        count = len(tees)
        while place < count:
            cell: i64 = tees[place] >> 4
            if not linked_tees >> place & 1 and _has_room(plot, cell):
                found += weights.hope_link * self._hope // 100
            tee_at[cell] = _NOBODY
            place += 1
        self.circuit = found

    def _lay_out(self, plot: Plot) -> None:
        """Note where tees lie, and that no holes are linked yet."""
        tees, tee_at, leaders = self._tees, self._tee_at, self._leaders
        while len(tee_at) < len(plot.codes):
            tee_at.append(_NOBODY)
        while len(leaders) < len(plot.bodies):
            leaders.append(0)
        place: i64 = 0
        count: i64 = len(tees)
        while place < count:
            tee_at[tees[place] >> 4] = place
            place += 1
        for record in self._tee_records:
            leaders[record] = record
        for record in self._green_records:
            leaders[record] = record

    def _at_gate(self, plot: Plot, ends: list[int], records: list[int], other: i64) -> i64:
        """Return which of the tees or greens lies at the gate, of another hole than one; or -1."""
        beside_gate = plot.ground.beside_gate
        place: i64 = 0
        count: i64 = len(ends)
        while place < count:
            if beside_gate[ends[place] >> 4] and records[place] != other:
                return place
            place += 1
        return _NOBODY

    def _value_gate(self, plot: Plot, tee: i64, green: i64) -> i64:
        """Return what the gate brings, with the tee and the green at it, or -1 for none."""
        weights, ground = self.weights, plot.ground
        wanted: i64 = (1 if tee < 0 else 0) + (1 if green < 0 else 0)
        found = weights.link * (2 - wanted)
        if wanted:
            room: i64 = 0
            for cell in ground.front:
                if ground.beside_gate[cell] and _takes_an_end(plot, cell):
                    room += 1
            found += weights.hope_gate * min(wanted, room) * self._hope // 100
        return found

    def _link(self, plot: Plot, place: i64, linked_tees: i64, aligned: bool) -> i64:
        """Link a green with a tee beside it; return what that, or the hope for it, is worth."""
        weights, leaders, tee_at = self.weights, self._leaders, self._tee_at
        green: i64 = self._greens[place]
        cell = green >> 4
        mine = _head(leaders, self._green_records[place])
        steps = plot.ground.steps
        finish = (green >> 2 & 3) ^ 2
        self._linked = _NOBODY
        turn: i64 = 0
        while turn < 5:
            # Straight ahead first, which Mr Straightforward pays for.
            side = finish + turn & 3
            beside: i64 = cell + steps[side] if turn < 4 else cell
            tee: i64 = tee_at[beside]
            if tee != _NOBODY and not linked_tees >> tee & 1:
                theirs = _head(leaders, self._tee_records[tee])
                if theirs != mine:
                    leaders[theirs] = mine
                    self._linked = tee
                    if aligned and turn == 0 and self._tees[tee] >> 2 & 3 == finish:
                        self.his_whim += weights.pleased * _HOLE_POINTS
                    return weights.link
            turn += 1
        if not _has_room(plot, cell):
            return 0
        if aligned and _takes_an_end(plot, cell + steps[finish]):
            self.his_whim += weights.pleased * _HOLE_POINTS * weights.hope_whim // 200
        return weights.hope_link * self._hope // 100


def _head(leaders: list[int], record: i64) -> i64:
    while leaders[record] != record:
        record = leaders[record]
    return record


def _takes_an_end(plot: Plot, cell: i64) -> bool:
    """Whether a tee or a green may still come to lie on a cell."""
    if not plot.ground.free[cell]:
        return False
    code: i64 = plot.codes[cell]
    if code == TAKEN:
        return False
    if code < 0:
        return True
    facing = code & 15
    return not facing & facing - 1 and code >> 4 != 15


def _has_room(plot: Plot, cell: i64) -> bool:
    """Whether a tee or a green may still come to lie beside a cell."""
    steps = plot.ground.steps
    side: i64 = 0
    while side < 4:
        if _takes_an_end(plot, cell + steps[side]):
            return True
        side += 1
    return False
