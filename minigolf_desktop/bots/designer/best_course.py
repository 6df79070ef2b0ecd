"""The best course that can be found with the hands that a solo game drew.

All hands are known beforehand, in their order, as if whatever was taken had changed none of them;
no tile is laid more often than the box holds it. A search goes from hand to hand and keeps the most
promising courses, by the value that computer players share. What it finds, and what was built, is
then repaired (:mod:`~minigolf_desktop.bots.designer.kernel.repair`) until the time is over, each
for a part of it, and the better one once more. So it is the best that was found, not the best that
there is.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from time import process_time
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.conversion import Kernel, course_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Outlook, Position
from minigolf_desktop.bots.designer.kernel.repair import NOTHING, Repairs
from minigolf_desktop.bots.designer.kernel.tables import MATCHES
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.model.designer import NO_TILE, Course, DesignerRules, Phase, State
from minigolf_desktop.model.designer.conditions import PASS_COST

SECONDS: Final = 20.0
"""Time of the processor that the search may take."""
_FIRST, _MOST = 4, 2048
"""Courses that are kept from hand to hand: at first, and at most."""
_WAYS: Final = 6
"""Ways to go on that are kept of each course."""
_SEARCHED, _OWN, _FOUND = 0.1, 0.5, 0.8
"""Parts of the time after which the search from hand to hand ends, the repair of what was built,
and that of what was found; the better one is repaired to the end."""
_HEAT, _WARM = 4.0, 2.0
"""Points of heat with which a repair begins, and the last one; it cools down as time goes by."""
_AT_ONCE: Final = 20
"""Repairs after which the clock is asked."""
_SEED: Final = 1
_STEPS: Final = 100
"""Parts of the time that are told."""


class FoundCourse(NamedTuple):
    """The best course that was found."""

    course: Course
    total: int
    """What it scores."""
    passes: int
    """Hands of which nothing was laid."""
    parting: int = 0
    """Number, from 1, of the first hand with which it did otherwise than what was built; 0 where
    that is not known."""


class _Plan(NamedTuple):
    """A course by hand: where each laid a tile, and which."""

    cells: list[int]
    tiles: list[int]


class _Way(NamedTuple):
    """A course on its way: what was laid, and what it promises."""

    promise: int
    """Value, less the passes, in hundredths of a point."""
    laid: tuple[tuple[int, int], ...]
    """Cell and turned tile, in their order."""
    hands: tuple[int, ...]
    """Which hand each comes from."""
    passes: int


def best_course(
    rules: DesignerRules,
    states: Sequence[State],
    tell: Callable[[float], None],
    seconds: float = SECONDS,
) -> FoundCourse:
    """Return the best course for the hands of a solo game; ``states`` are all of its states.

    It is the player's own where nothing better is found in time. ``tell`` hears how much of the
    time is over, from 0 to 1.
    """
    clock = _Clock(seconds, tell)
    last = states[-1]
    own = last.designers[0].course
    assert own is not None, "a game that is over has a course"
    best = FoundCourse(own, rules.assessment(last, 0, True).score.total, last.designers[0].passes)
    table = _Table(rules, states)
    built = table.built(states)
    found = _Search(table, clock).plan(_SEARCHED)
    repairs = table.repairs()
    counted = best.total
    repaired = []
    for plan, until in ((built, _OWN), (found, _FOUND)):
        if plan is not None:
            repairs.begin(*plan)
            if plan is built:
                # Holes that were numbered by hand may count less than they could.
                counted = max(counted, int(repairs.total))
            repaired.append(_repaired(repairs, clock, until, _HEAT))
    if repaired:
        repairs.begin(*max(repaired, key=lambda one: one.total).plan)
        last_one = _repaired(repairs, clock, 1.0, _WARM)
        if last_one.total > counted:
            repairs.begin(*last_one.plan)
            parting = 0 if built is None else _parting(built, last_one.plan)
            passes = int(repairs.passes())
            return FoundCourse(course_of(repairs.plot), last_one.total, passes, parting)
    return best


def _parting(one: _Plan, other: _Plan) -> int:
    """Return the number of the first hand with which two courses do otherwise."""
    mine, theirs = zip(*one, strict=True), zip(*other, strict=True)
    for hand, (here, there) in enumerate(zip(mine, theirs, strict=True), 1):
        if here != there and (here[0] != NOTHING or there[0] != NOTHING):
            return hand
    return 0


class _Repaired(NamedTuple):
    total: int
    plan: _Plan


def _repaired(repairs: Repairs, clock: "_Clock", until: float, heat: float) -> _Repaired:
    """Repair what was begun until so much of the time is over; return the best that came of it."""

    def now() -> _Repaired:
        return _Repaired(int(repairs.total), _Plan(list(repairs.cells), list(repairs.tiles)))

    begun, best = clock.share(), now()
    while (share := clock.share()) < until:
        repairs.repair(_AT_ONCE, round(heat * (until - share) / (until - begun)))
        if repairs.total > best.total:
            best = now()
    return best


class _Clock:
    """Tells how much of the time is over."""

    def __init__(self, seconds: float, tell: Callable[[float], None]) -> None:
        self._begun, self._seconds, self._tell = process_time(), seconds, tell
        self._told = -1

    def share(self) -> float:
        """Return how much of the time is over, from 0 to 1."""
        spent = process_time() - self._begun
        share = 1.0 if spent >= self._seconds else spent / self._seconds
        if int(share * _STEPS) > self._told:
            self._told = int(share * _STEPS)
            self._tell(share)
        return share


class _Table:
    """The table at the first turn, and all hands that will be drawn."""

    def __init__(self, rules: DesignerRules, states: Sequence[State]) -> None:
        self.copies = [design.copies for design in rules.box.designs]
        """By design: how often the box holds it."""
        turns = [one for one in states if one.phase is Phase.TURN]
        racks = {one.turn: one.rack for one in turns}
        self._turns = sorted(racks)
        self.hands = [racks[turn] for turn in self._turns]
        """The tiles of each."""
        first = next(one for one in turns if one.designers[0].course is not None)
        # Promises are as they were in the end.
        promises = states[-1].designers[0].promises
        designer = first.designers[0]._replace(promises=promises)
        kernel = Kernel(rules.box, rules.lands)
        self.position: Position = kernel.position(first._replace(designers=(designer,)))
        """The kernel's."""
        self.gains = Gains(Valuer(Weights(), Outlook(self.position)))
        """What tiles are worth."""

    def repairs(self) -> Repairs:
        """Return what repairs courses."""
        designs = [-1 if tile == NO_TILE else tile for hand in self.hands for tile in hand]
        return Repairs(self.position, self.gains, designs, self.copies, _SEED)

    def built(self, states: Sequence[State]) -> _Plan | None:
        """Return the course that was built; None where a tile lay on the gate meanwhile."""
        plan = self.empty()
        ground = self.position.plot(0).ground
        for before, after in pairwise(states):
            course = after.designers[0].course
            if before.phase is Phase.TURN and course is not before.designers[0].course:
                assert course is not None, "what is laid stays"
                cell, tile = list(course.tiles.items())[-1]
                if tile >> 2 not in before.rack:
                    return None
                hand = self._turns.index(before.turn)
                plan.cells[hand], plan.tiles[hand] = ground.here(cell), tile
        return plan

    def empty(self) -> _Plan:
        """Return a course of which no hand laid anything."""
        return _Plan([NOTHING] * len(self.hands), [NOTHING] * len(self.hands))


class _Search:
    """Goes from hand to hand, and keeps the most promising courses."""

    def __init__(self, table: _Table, clock: _Clock) -> None:
        self._table, self._clock = table, clock
        self._plot: Plot = table.position.plot(0)
        self._best: _Way | None = None

    def plan(self, until: float) -> _Plan | None:
        """Return the best that is found until so much of the time is over; None for nothing."""
        kept = _FIRST
        while kept <= _MOST and self._search(kept, until):
            kept *= 2
        if self._best is None:
            return None
        plan = self._table.empty()
        for hand, (cell, tile) in zip(self._best.hands, self._best.laid, strict=True):
            plan.cells[hand], plan.tiles[hand] = cell, tile
        return plan

    def _search(self, kept: int, until: float) -> bool:
        """Go through all hands once; return whether there was time for it."""
        ways = [_Way(0, (), (), 0)]
        for hand in range(len(self._table.hands)):
            if self._clock.share() >= until:
                return False
            found: dict[frozenset[tuple[int, int]], _Way] = {}
            for way in ways:
                for one in self._ways_on(way, hand):
                    same = frozenset(one.laid)
                    if same not in found or found[same].promise < one.promise:
                        found[same] = one
            ways = sorted(found.values(), key=lambda one: -one.promise)[:kept]
        for way in ways:
            self._keep_if_best(way)
        return True

    def _ways_on(self, way: _Way, hand: int) -> list[_Way]:
        """Return the most promising ways to go on; a course that is full is kept instead."""
        plot, gains = self._plot, self._table.gains
        for cell, tile in way.laid:
            plot.lay(cell, tile)
        if plot.missing == 0:
            self._take_back(way)
            self._keep_if_best(way)
            return []
        used = Counter(tile >> 2 for _, tile in way.laid)
        now = int(gains.begin(plot))
        cost = POINT * PASS_COST
        passed = now + int(gains.valuer.weights.passing) - cost * (way.passes + 1)
        found = [way._replace(promise=passed, passes=way.passes + 1)]
        for design in {tile for tile in self._table.hands[hand] if tile != NO_TILE}:
            if used[design] >= self._table.copies[design]:
                continue
            for cell, tile in self._fitting(design):
                worth = int(gains.worth(plot, cell, tile)) - cost * way.passes
                laid, hands = (*way.laid, (cell, tile)), (*way.hands, hand)
                found.append(_Way(worth, laid, hands, way.passes))
        self._take_back(way)
        found.sort(key=lambda one: -one.promise)
        return found[:_WAYS]

    def _fitting(self, design: int) -> list[tuple[int, int]]:
        """Return where a tile fits on the land, and how it is turned there."""
        plot = self._plot
        found = []
        for rotation in range(4):
            if plot.tables.turns[design] >> rotation & 1:
                row = plot.tables.paths[design * 4 + rotation] << 8
                for cell in plot.front_cells(True):
                    if MATCHES[row + plot.codes[cell]]:
                        found.append((cell, design * 4 + rotation))
        return found

    def _take_back(self, way: _Way) -> None:
        for _ in way.laid:
            self._plot.take_back()

    def _keep_if_best(self, way: _Way) -> None:
        """Keep a way at its end: a full one, or one that went through all hands."""
        if way.laid and (self._best is None or self._best.promise < way.promise):
            self._best = way
