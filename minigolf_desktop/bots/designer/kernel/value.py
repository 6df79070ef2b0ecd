"""What a course is worth to its builder: the score that it will probably come to.

By condition: what stands, and hopes for what is not finished (:mod:`weights`). Works for one plot
at a time; the numbers that the model would find are only estimated, so that thousands of courses
can be looked at. Holes are added and taken out again one by one, so that a placement weighs only
those it changes. An empty cell can be weighed as if a tile lay elsewhere already: the holes that
the tile joins are then taken for the one that they become.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.experience import (
    BLOCKED,
    BRINGS,
    CELLS_A_HOLE,
    CLIENT,
    EMPTY,
    LACKING,
    LEARNT,
    MISMATCH,
    MISS,
    MORE_PATHS,
    NO_ROOM,
    OFF_LAND,
    OUTSIDE,
    PARS_AT_ONE,
    SHAPES,
    WHIM,
    first_lesson,
    of_begun,
    of_finished,
    of_hole,
    of_one_path,
    of_open,
    of_opened,
    of_par,
    of_two_paths,
    of_uneven,
    role_of,
)
from minigolf_desktop.bots.designer.kernel.holes import (
    SURE,
    chance_to_please,
    is_pleasing,
)
from minigolf_desktop.bots.designer.kernel.links import Links
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import CODES, Outlook
from minigolf_desktop.bots.designer.kernel.tables import (
    EDGE,
    FEW,
    GREENS,
    MANY,
    ONES,
    TAKEN,
    TEES,
)
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.rows import append, vec
from minigolf_desktop.model.designer import conditions
from minigolf_desktop.model.designer.counting.points import (
    AVERAGE_PAR,
    CUBES,
    UBERSTITIOUS,
    ZONE_FIRST,
    ZONE_LAST,
)

# --- The holes of a course, weighed: what each is worth, and whether there are as many as are
# wanted

_HOLES: Final[int] = conditions.HOLES
HOLE_POINTS: Final[int] = conditions.HOLE_POINTS


@final
class HoleTally:
    """The holes of one plot. All worths are hundredths of a point."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._feature: i64 = 0
        self._missing: i64 = 0
        self._hope: i64 = 0
        self._lesson: i64 = 0
        self._whim_hope: i64 = 0
        self._zone: i64 = 0
        self._standing: i64 = 0
        self._whim: i64 = 0
        self._fours: i64 = 0
        self._par: i64 = 0
        self._finished: i64 = 0
        self._open_tees: i64 = 0
        self._open_greens: i64 = 0
        self._loose: i64 = 0
        self._blocked: i64 = 0
        self._tees: i64 = 0
        self._greens: i64 = 0

    def begin(self, feature: i64, missing: i64, hope: i64) -> None:
        """Begin anew for a Mr Client, so many free cells, and hopes of so many hundredths."""
        self._feature = feature
        self._missing = missing
        self._hope = hope
        weights = self._weights
        self._lesson = first_lesson(missing, weights.learnt)
        # Of what he pays for a hole, the part that a sure hope counts, in hundredths.
        self._whim_hope = weights.hope_whim * hope // 100 + LEARNT[self._lesson + WHIM]
        self._zone = 0
        self._standing = 0
        self._whim = 0
        self._fours = 0
        self._par = 0
        self._finished = 0
        self._open_tees = 0
        self._open_greens = 0
        self._loose = 0
        self._blocked = 0
        self._tees = 0
        self._greens = 0

    def take(self, other: "HoleTally") -> None:
        """Become like another tally of the same weights."""
        self._feature = other._feature
        self._missing = other._missing
        self._hope = other._hope
        self._lesson = other._lesson
        self._whim_hope = other._whim_hope
        self._zone = other._zone
        self._standing = other._standing
        self._whim = other._whim
        self._fours = other._fours
        self._par = other._par
        self._finished = other._finished
        self._open_tees = other._open_tees
        self._open_greens = other._open_greens
        self._loose = other._loose
        self._blocked = other._blocked
        self._tees = other._tees
        self._greens = other._greens

    # --- one hole

    def add(self, plot: Plot, body: i64, first: i64, last: i64, sign: i64) -> None:
        """Add a hole with its two ends; for sign -1 take it out."""
        weights = self._weights
        own = body & MANY
        tees = (body >> TEES) & FEW
        greens = (body >> GREENS) & FEW
        in_zone = weights.in_zone if ZONE_FIRST <= own <= ZONE_LAST else 0
        self._par += sign * own
        self._tees += sign * tees
        self._greens += sign * greens
        if first & 3 and last & 3:
            self._finished += sign
            self._zone += sign * in_zone
            if tees == 1 and greens == 1:
                pleases = is_pleasing(body, self._feature, 0)
                lesson = self._lesson + of_finished(body, pleases)
                self._standing += sign * (weights.finished + LEARNT[lesson])
                if own == AVERAGE_PAR:
                    self._fours += sign
                if pleases:
                    self._whim += sign * SURE
            else:
                self._standing -= sign * weights.malformed
        elif (first & 3 == EDGE and plot.is_blocked(first)) or (
            last & 3 == EDGE and plot.is_blocked(last)
        ):
            self._blocked += sign
            self._zone += sign * in_zone
            self._standing += sign * LEARNT[self._lesson + BLOCKED + role_of(body)]
        else:
            if plot.is_outside(first) or plot.is_outside(last):
                self._standing += sign * LEARNT[self._lesson + OUTSIDE + role_of(body)]
            self._add_open(body, own, in_zone, tees, greens, sign)

    def _add_open(
        self, body: i64, own: i64, in_zone: i64, tees: i64, greens: i64, sign: i64
    ) -> None:
        weights, hope = self._weights, self._hope
        to_come: i64 = 1
        if tees:
            self._open_tees += sign
        elif greens:
            self._open_greens += sign
        else:
            self._loose += sign
            to_come = 2
        self._standing += sign * LEARNT[self._lesson + of_open(body)]
        comes = -weights.beyond_zone
        if own + to_come <= ZONE_LAST:
            comes = weights.hope_zone if to_come == 1 else weights.hope_zone // 2
        self._zone += sign * ((in_zone * (100 - hope) + comes * hope) // 100)
        chance = chance_to_please(body, self._feature, to_come)
        self._whim += sign * (self._whim_hope * chance // 100)

    # --- all of them

    def worth(self) -> i64:
        """Return what they are worth by all conditions."""
        return self.his_whim() + self.par() + self.playability()

    def his_whim(self) -> i64:
        """Return what Mr Client pays, and will pay, for single holes."""
        whim = self._whim
        if self._feature == UBERSTITIOUS and self._fours:
            whim += SURE
        return self._weights.pleased * HOLE_POINTS * whim // 100

    def par(self) -> i64:
        """Return what the zone brings, less the par cubes too few or too many in the end, as far
        as they can be foreseen.
        """
        weights, missing = self._weights, self._missing
        away = 100 * self._par + weights.cell_par * missing - 100 * CUBES
        if away < 0:
            away = -away
        away -= weights.cube_slack * missing
        found = self._zone + LEARNT[self._lesson + of_par(self._par + missing - CUBES)]
        if away > 0:
            return found - weights.cube * away // 100
        return found

    def playability(self) -> i64:
        """Return what is won or lost by holes finished, open, too many, or without room."""
        weights = self._weights
        opened = max(self._open_tees, self._open_greens)
        begun = self._finished + self._blocked + opened
        ends = max(self._tees, self._greens)
        extra = max(ends, begun) - _HOLES
        cost = weights.blocked * self._blocked + weights.loose * self._loose
        if extra > 0:
            cost += weights.extra * extra
        # In hundredths of a hole: those that are missing, and those for which there is room.
        lacking = 100 * max(_HOLES - begun, 0)
        room = 10000 * max(self._missing - opened, 0) // weights.cells_a_hole
        if lacking > room:
            cost += weights.missing_hole * (lacking - room) // 100
        else:
            cost += weights.pace * (room - lacking) // 100
        cost -= weights.hope_hole * min(lacking, room) // 100
        lesson = self._lesson
        cost -= LEARNT[lesson + LACKING] * lacking // 100
        crowded = lacking - 10000 * self._missing // CELLS_A_HOLE
        if crowded > 0:
            cost -= LEARNT[lesson + NO_ROOM] * crowded // 100
        opened = self._open_tees + self._open_greens + 2 * self._loose
        cost -= LEARNT[lesson + of_uneven(self._tees - self._greens)]
        cost -= LEARNT[lesson + of_begun(begun)] + LEARNT[lesson + of_opened(opened)]
        return self._standing - cost - weights.open_end * opened


# --- The empty cells that tiles look into, weighed: what still fits there, and what must not meet

NOTHING: Final = -1
"""In place of a cell, or of a record."""
_MERGED: Final = -2
"""In place of a record: that which a tile makes."""
_UNKNOWN: Final = -1
_MOST: Final = 64
"""Free cells of a land, and more."""


def _places() -> bytes:
    found = bytearray(CODES)
    number = 0
    for code in range(CODES):
        if not code & 15 & code >> 4:
            found[code] = number
            number += 1
    return bytes(found)


_PLACES: Final = _places()
"""By code of a cell none of whose sides is both path and grass: its number among those."""
_CODES_OF_PLACES: Final = bytes([code for code in range(CODES) if not code & 15 & code >> 4])
"""The other way round."""
_CODES: Final = 81
_MOST_BODIES: Final = 16
"""Holes that may lead to a cell, and more (:func:`.lessons.of_hole`)."""


@final
class Cells:
    """The empty cells of one plot."""

    def __init__(self, weights: Weights, outlook: Outlook) -> None:
        self._weights = weights
        self._outlook = outlook
        # None of these rows is ever written into: another takes its place.
        self._known = [vec[i64]()] * _MOST
        self._known_fits = [vec[i64]()] * _MOST
        self._unknown = vec[i64]([_UNKNOWN] * (_CODES * _MOST_BODIES))
        """Of which a row is cut where nothing is known."""
        self._simple = vec[i64]()
        self._fitting = vec[i64]()
        self.costs = vec[i64]()
        """By empty cell of the land: what it costs."""
        self.holes = vec[i64]()
        """By empty cell of the land into which one hole leads: its record, and in the four low bits
        which hole it is to the cell (:func:`.lessons.of_hole`)."""
        self._empty = vec[i64]()
        """The empty cells of the land."""
        self._keys = vec[i64]()
        """What tells by how many free cells what each of these costs; or NOTHING."""
        self.total: i64 = 0
        """What all of them cost."""
        self._missing: i64 = 0
        self._lesson: i64 = 0
        self.placed: i64 = NOTHING
        """The cell of a tile that is as good as laid."""
        self.one: i64 = NOTHING
        """A record that it joins."""
        self.other: i64 = NOTHING
        """Another."""
        self.body: i64 = 0
        """The body of the hole that it makes of them."""

    def begin(self, plot: Plot) -> None:
        """Begin anew with a plot."""
        codes, rim, holes = plot.codes, plot.ground.rim, self.holes
        if len(holes) != len(codes):
            holes = vec[i64]([0] * len(codes))
            self.holes = holes
            self.costs = vec[i64]([0] * len(codes))
        empty, keys = vec[i64](), vec[i64]()
        self.placed = NOTHING
        for cell in plot.ground.cells:
            code: i64 = codes[cell]
            if code == TAKEN:
                continue
            facing = code & 15
            key: i64 = NOTHING
            if not facing & facing - 1:
                hole: i64 = 0
                if facing:
                    record = self._only_owner(plot, cell, facing)
                    hole = of_hole(plot.bodies[record])
                    holes[cell] = record << 4 | hole
                key = _PLACES[code & 255 | rim[cell] & ~(facing << 4)] * _MOST_BODIES + hole
            empty = append(empty, cell)
            keys = append(keys, key)
        self._empty, self._keys = empty, keys

    def weigh(self, plot: Plot, missing: i64) -> None:
        """Find what the cells cost with so many free ones."""
        self._missing = missing
        self._lesson = first_lesson(missing, self._weights.learnt)
        at = min(missing, _MOST - 1)
        if not len(self._known[at]):
            self._known[at] = self._unknown[:]
            self._known_fits[at] = self._unknown[: _CODES * 3]
        self._simple = self._known[at]
        self._fitting = self._known_fits[at]
        costs, keys, codes = self.costs, self._keys, plot.codes
        total: i64 = 0
        for number, cell in enumerate(self._empty):
            key = keys[number]
            cost = self._of_key(key) if key >= 0 else self.cost(plot, cell, codes[cell])
            costs[cell] = cost
            total += cost
        self.total = total

    def cost(self, plot: Plot, cell: i64, code: i64) -> i64:
        """Return what it costs that a free cell has a code."""
        facing = code & 15
        # A path off the land is as bad as one into grass.
        code |= plot.ground.rim[cell] & ~(facing << 4)
        if not facing & facing - 1:
            return self.simple(code, of_hole(self.one_body(plot, cell, facing)) if facing else 0)
        if ONES[facing] > 2:
            return self._fits(code, 0) + self._weights.crowd - LEARNT[self._lesson + MORE_PATHS]
        return self._fits(code, 0) + self._pair(plot, cell, code)

    def simple(self, code: i64, hole: i64) -> i64:
        """Return what a cell costs into which one hole leads, or none, by its code.

        What lies off the land is grass in that code.
        """
        return self._of_key(_PLACES[code] * _MOST_BODIES + hole)

    def _of_key(self, key: i64) -> i64:
        known: i64 = self._simple[key]
        if known != _UNKNOWN:
            return known
        code: i64 = _CODES_OF_PLACES[key // _MOST_BODIES]
        hole = key % _MOST_BODIES
        if code & 15:
            # Another tee must not come where a tee leads, nor another green.
            spoils = (hole // PARS_AT_ONE + 1) % 3
            found = self._fits(code, spoils) - LEARNT[self._lesson + of_one_path(code, hole)]
        else:
            shape: i64 = SHAPES[code]
            found = self._fits(code, 0) - LEARNT[self._lesson + EMPTY + shape]
        self._simple[key] = found
        return found

    def _fits(self, code: i64, spoils: i64) -> i64:
        """Return what it costs that little fits a code.

        ``spoils`` says what fits, but must not come there: nothing, 1 for a tee, 2 for a green.
        Should nothing come while the other cells are filled, turns are passed until it does, or
        the cell is given up.
        """
        at = _PLACES[code] * 3 + spoils
        known: i64 = self._fitting[at]
        if known != _UNKNOWN:
            return known
        weights, outlook = self._weights, self._outlook
        code += spoils * CODES
        miss = outlook.miss(code)
        found = weights.narrow * miss >> 12
        looks = 1 + weights.looks * self._missing // 100
        dear = min(outlook.wait(code) * weights.waiting // 100, weights.unfit)
        found += dear * outlook.dead_share(code, looks) >> 12
        paths: i64 = ONES[code & 15]
        found -= LEARNT[self._lesson + MISS + min(paths, 2)] * miss // 4096
        self._fitting[at] = found
        return found

    def one_body(self, plot: Plot, cell: i64, facing: i64) -> i64:
        """Return the body of the hole that alone looks into a cell."""
        return self._body(plot, self._only_owner(plot, cell, facing))

    def _only_owner(self, plot: Plot, cell: i64, facing: i64) -> i64:
        side: i64 = 0
        while not facing >> side & 1:
            side += 1
        return self._owner(plot, cell, side)

    def _pair(self, plot: Plot, cell: i64, code: i64) -> i64:
        """Return what it costs that two ends look into one cell."""
        body, is_bad = self.two_bodies(plot, cell, code & 15)
        cost = -LEARNT[self._lesson + of_two_paths(code, body, is_bad)]
        if is_bad:
            return cost + self._weights.bad_pair
        tees, greens = (body >> TEES) & FEW, (body >> GREENS) & FEW
        is_long = (body & MANY) + 2 - tees - greens > ZONE_LAST
        return cost + (self._weights.beyond_zone if is_long else 0)

    def two_bodies(self, plot: Plot, cell: i64, facing: i64) -> tuple[i64, bool]:
        """Return what two holes come to that look into a cell, and whether they must not meet."""
        one: i64 = NOTHING
        other: i64 = NOTHING
        side: i64 = 0
        while side < 4:
            if facing >> side & 1:
                other = one
                one = self._owner(plot, cell, side)
            side += 1
        body = self._body(plot, one) + self._body(plot, other)
        is_bad = one == other or (body >> TEES) & FEW > 1 or (body >> GREENS) & FEW > 1
        return body, is_bad

    def _owner(self, plot: Plot, cell: i64, side: i64) -> i64:
        """Return the record that looks into a cell over a side of it."""
        beside: i64 = cell + plot.ground.steps[side]
        if beside == self.placed:
            return _MERGED
        owner: i64 = plot.owners[beside * 4 + (side ^ 2)]
        return _MERGED if owner in (self.one, self.other) else owner

    def _body(self, plot: Plot, record: i64) -> i64:
        return self.body if record == _MERGED else plot.bodies[record]


# --- What a course is worth to its builder: the score that it will probably come to


def liking(plot: Plot, weights: Weights) -> i64:
    """Return what the tiles of a plot are liked for themselves, in hundredths of a point."""
    likes, tiles = weights.likes, plot.tiles
    found: i64 = 0
    if len(likes):
        number: i64 = 0
        while number < plot.laid:
            found += likes[tiles[number] >> 2]
            number += 1
    return found


@final
class Valuer:
    """Values courses. Its fields hold the last value by condition, in hundredths of a point.

    It is the same where mistakes are ignored (ruling D36): who minds them builds more holes that
    please and a better circuit. Of 60 games alone so counted, those that were valued without
    mismatches came to 104 points, the others to 119.
    """

    def __init__(self, weights: Weights, outlook: Outlook) -> None:
        self.weights = weights
        """How much the parts count."""
        self.outlook = outlook
        """What may come."""
        self.tally = HoleTally(weights)
        """The holes."""
        self.cells = Cells(weights, outlook)
        """The empty cells."""
        self.links = Links(weights)
        """The circuit."""
        self._plot: Plot | None = None
        self._version: i64 = 0
        self.hope: i64 = 0
        """How much hopes count, in hundredths: with few free cells little comes."""
        self.mismatch: i64 = 0
        """What a mismatch costs."""
        self.off_land: i64 = 0
        """What a tile off the land costs."""
        self.fun: i64 = 0
        self.her_whim: i64 = 0
        self.his_whim: i64 = 0
        self.par: i64 = 0
        self.land: i64 = 0
        """With what the free cells will bring."""
        self.circuit: i64 = 0
        self.playability: i64 = 0
        """With how well all that is open can be closed."""

    def value(self, plot: Plot) -> i64:
        """Return the value of a plot."""
        return self.survey(plot, plot.missing)

    def survey(self, plot: Plot, missing: i64) -> i64:
        """Return the value of a plot that had so many free cells."""
        weights, couple, tally, links = self.weights, plot.couple, self.tally, self.links
        self.hope = 10000 * missing // (100 * missing + weights.fade)
        lesson = first_lesson(missing, weights.learnt)
        self.mismatch = weights.mismatch - LEARNT[lesson + MISMATCH]
        self.off_land = weights.off_land - weights.beyond - LEARNT[lesson + OFF_LAND]
        if plot is not self._plot or plot.version != self._version:
            self._begin(plot)
        tally.begin(couple.feature, missing, self.hope)
        bodies, firsts, lasts, dead = plot.bodies, plot.firsts, plot.lasts, plot.dead
        record: i64 = 0
        while record < plot.records:
            if not dead[record]:
                tally.add(plot, bodies[record], firsts[record], lasts[record], 1)
            record += 1
        links.with_missing(missing)
        self.cells.weigh(plot, missing)
        self.fun = weights.person * plot.people + liking(plot, weights)
        loved = plot.arrows_right if couple.loves_arrows else plot.loved
        self.her_whim = weights.loved * couple.her_points * loved
        self.his_whim = tally.his_whim() + weights.pleased * HOLE_POINTS * links.alignment() // 100
        self.par = tally.par()
        self.land = (
            100 * plot.ground.points
            + (weights.cell - weights.hurry) * missing
            - self.off_land * plot.off_land
        )
        self.land += LEARNT[lesson + BRINGS] * self.outlook.brings // 100
        self.land += LEARNT[lesson + CLIENT + couple.feature]
        self.circuit = links.worth(self.hope)
        self.playability = tally.playability() - self.cells.total
        self.playability -= self.mismatch * plot.mismatches + 100 * plot.arrows_wrong
        return (
            self.fun
            + self.her_whim
            + self.his_whim
            + self.par
            + self.land
            + self.circuit
            + self.playability
        )

    def _begin(self, plot: Plot) -> None:
        """Look at what does not hang on how many free cells are left."""
        self._plot = plot
        self._version = plot.version
        links, firsts, lasts, dead = self.links, plot.firsts, plot.lasts, plot.dead
        links.begin(plot)
        record: i64 = 0
        while record < plot.records:
            if not dead[record]:
                links.mark(firsts[record], lasts[record])
            record += 1
        links.count(plot)
        self.cells.begin(plot)

    def circuit_now(self) -> i64:
        """Return what links, the gate and holes in a line are worth as they are counted now."""
        links = self.links
        pleased = self.weights.pleased * HOLE_POINTS * links.alignment() // 100
        return links.worth(self.hope) + pleased
