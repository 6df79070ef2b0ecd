"""The holes of a course, weighed: what each is worth, and whether there are as many as are wanted.

Holes are added and taken out again one by one, so that a placement weighs only those it changes.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.experience import CELLS_A_HOLE, LEARNT, first_lesson
from minigolf_desktop.bots.designer.kernel.lessons import (
    BLOCKED,
    LACKING,
    NO_ROOM,
    OUTSIDE,
    WHIM,
    of_begun,
    of_finished,
    of_open,
    of_opened,
    of_par,
    of_uneven,
    role_of,
)
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import (
    EDGE,
    FEW,
    GREENS,
    MANY,
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
HOLE_POINTS: Final[int] = his_whim.HOLE_POINTS
_CUBES: Final[int] = CUBES
_ZONE_BEGIN: Final[int] = ZONE.start
ZONE_LAST: Final[int] = ZONE.stop - 1


@final
class Tally:
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

    def take(self, other: "Tally") -> None:
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
        in_zone = weights.in_zone if _ZONE_BEGIN <= own <= ZONE_LAST else 0
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
        away = 100 * self._par + weights.cell_par * missing - 100 * _CUBES
        if away < 0:
            away = -away
        away -= weights.cube_slack * missing
        found = self._zone + LEARNT[self._lesson + of_par(self._par + missing - _CUBES)]
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
