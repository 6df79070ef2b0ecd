"""The best course that can be found with the hands that a solo game drew.

All hands are known beforehand, in their order, as if whatever was taken had changed none of them;
no tile is laid more often than the box holds it. The search goes from hand to hand and keeps the
most promising courses, by the value that computer players share; it is repeated with twice as many
until its time is over. So it is the best that was found, not the best that there is.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.conversion import Kernel, course_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Outlook, Position
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.tables import MATCHES
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.model.designer import Course, DesignerRules, Phase, State
from minigolf_desktop.model.designer.conditions import PASS_COST

SECONDS: Final = 30.0
"""Time of the processor that the search may take."""
_FIRST, _MOST = 4, 2048
"""Courses that are kept from hand to hand: at first, and at most."""
_WAYS: Final = 6
"""Ways to go on that are kept of each course."""


class FoundCourse(NamedTuple):
    """The best course that was found."""

    course: Course
    total: int
    """What it scores."""
    passes: int
    """Hands of which nothing was laid."""
    kept: int
    """Courses that were kept from hand to hand in the last search that came to its end."""


class _Way(NamedTuple):
    """A course on its way: what was laid, and what it promises."""

    promise: int
    """Value, less the passes, in hundredths of a point."""
    laid: tuple[tuple[int, int], ...]
    """Cell and turned tile, in their order."""
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
    return _Search(rules, states, tell, seconds).best


class _Search:
    def __init__(
        self,
        rules: DesignerRules,
        states: Sequence[State],
        tell: Callable[[float], None],
        seconds: float,
    ) -> None:
        self._begun, self._seconds, self._tell = process_time(), seconds, tell
        self._copies = [design.copies for design in rules.box.designs]
        turns = [one for one in states if one.phase is Phase.TURN]
        hands = {one.turn: one.rack for one in turns}
        self._hands = [[tile for tile in hands[turn] if tile >= 0] for turn in sorted(hands)]
        last = states[-1]
        own = last.designers[0].course
        assert own is not None, "a game that is over has a course"
        first = next(one for one in turns if one.designers[0].course is not None)
        # Promises are as they were in the end.
        designer = first.designers[0]._replace(promises=last.designers[0].promises)
        kernel = Kernel(rules.box, rules.lands)
        self._position: Position = kernel.position(first._replace(designers=(designer,)))
        self._plot: Plot = self._position.plot(0)
        self._valuer = Valuer(Weights(), Outlook(self._position))
        self._gains = Gains(self._valuer)
        total = rules.assessment(last, 0, True).score.total
        self.best = FoundCourse(own, total, last.designers[0].passes, 0)
        kept = _FIRST
        while kept <= _MOST and self._search(kept):
            self.best = self.best._replace(kept=kept)
            kept *= 2

    @property
    def _is_late(self) -> bool:
        spent = process_time() - self._begun
        is_late = spent >= self._seconds
        self._tell(1.0 if is_late else spent / self._seconds)
        return is_late

    def _search(self, kept: int) -> bool:
        """Go through all hands once; return whether there was time for it."""
        ways = [_Way(0, (), 0)]
        for hand in self._hands:
            if self._is_late:
                return False
            found: dict[frozenset[tuple[int, int]], _Way] = {}
            for way in ways:
                for one in self._ways_on(way, hand):
                    same = frozenset(one.laid)
                    if same not in found or found[same].promise < one.promise:
                        found[same] = one
            ways = sorted(found.values(), key=lambda one: -one.promise)[:kept]
            if not ways:
                return True
        for way in ways:
            self._count(way)
        return True

    def _ways_on(self, way: _Way, hand: Sequence[int]) -> list[_Way]:
        """Return the most promising ways to go on; a course that is full is counted instead."""
        plot, gains = self._plot, self._gains
        for cell, tile in way.laid:
            plot.lay(cell, tile)
        if plot.missing == 0:
            self._keep_if_best(way)
            self._take_back(way)
            return []
        used = Counter(tile >> 2 for _, tile in way.laid)
        now = int(gains.begin(plot))
        cost = POINT * PASS_COST
        passed = now + int(self._valuer.weights.passing) - cost * (way.passes + 1)
        found = [_Way(passed, way.laid, way.passes + 1)]
        for design in set(hand):
            if used[design] >= self._copies[design]:
                continue
            for cell, tile in self._fitting(design):
                worth = int(gains.worth(plot, cell, tile)) - cost * way.passes
                found.append(_Way(worth, (*way.laid, (cell, tile)), way.passes))
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

    def _count(self, way: _Way) -> None:
        for cell, tile in way.laid:
            self._plot.lay(cell, tile)
        self._keep_if_best(way)
        self._take_back(way)

    def _keep_if_best(self, way: _Way) -> None:
        """Count the course that is laid now."""
        self._position.passes[0] = way.passes
        total = int(sum(score(self._position, 0, True)))
        if total > self.best.total:
            self.best = FoundCourse(course_of(self._plot), total, way.passes, self.best.kept)
