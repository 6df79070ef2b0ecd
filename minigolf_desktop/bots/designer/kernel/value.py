"""What a course is worth to its builder: the score that it will probably come to.

By condition: what stands, and hopes for what is not finished (:mod:`weights`). Works for one plot
at a time; the numbers that the model would find are only estimated, so that thousands of courses
can be looked at.
"""

from typing import final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.cells import Cells
from minigolf_desktop.bots.designer.kernel.experience import LEARNT, first_lesson
from minigolf_desktop.bots.designer.kernel.lessons import BRINGS, CLIENT, MISMATCH, OFF_LAND
from minigolf_desktop.bots.designer.kernel.links import Links
from minigolf_desktop.bots.designer.kernel.outlook import Outlook
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tally import HOLE_POINTS, Tally
from minigolf_desktop.bots.designer.kernel.weights import Weights


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
        self.tally = Tally(weights)
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
        self.off_land = weights.off_land - LEARNT[lesson + OFF_LAND]
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
        self.fun = weights.person * plot.people
        loved = plot.arrows_right if couple.loves_arrows else plot.loved
        self.her_whim = weights.loved * couple.her_points * loved
        self.his_whim = tally.his_whim() + weights.pleased * HOLE_POINTS * links.alignment() // 100
        self.par = tally.par()
        self.land = (
            100 * plot.ground.points + weights.cell * missing - self.off_land * plot.off_land
        )
        self.land += LEARNT[lesson + BRINGS] * self.outlook.brings // 100
        self.land += LEARNT[lesson + CLIENT + couple.feature]
        self.circuit = links.worth(self.hope)
        self.playability = tally.playability() - self.cells.total
        if self.mistakes:
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
