"""A computer fills a land, as proof that it can be filled, and to see how hard that is.

It fills it twice over. For proof it lays, cell after cell, the tile of the whole box that makes the
course worth most, several times with the tiles in another order, and keeps the best. To see how
hard the land is it does so with few tiles in hand, as players have: the more paths then end badly,
the harder it is. Both are the same for the same land, wherever they are done.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.conversion import Kernel, course_of
from minigolf_desktop.bots.designer.kernel.gain import NO_WORTH, BestLaying, Gains
from minigolf_desktop.bots.designer.kernel.position import Outlook, Position
from minigolf_desktop.bots.designer.kernel.score import CIRCUIT, PAR, PLAYABILITY, score
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.model.designer import Course, DesignerRules, Setup
from minigolf_desktop.model.designer.land_rating import Cuts, Shape, shape_of
from minigolf_desktop.model.designer.moves import ChooseLand
from minigolf_desktop.model.designer.own_land import OwnLand

PROOFS: Final = 8
"""Fillings of which the best is shown."""
TRIES: Final = 8
"""Fillings with few tiles in hand."""
HAND: Final = 6
"""Tiles in hand then."""
_WHOLE_BOX: Final = 1000
"""More tiles than there are."""


class Filling(NamedTuple):
    """A land filled once."""

    course: Course
    circuit: int
    """Points of the circuit."""
    par: int
    """Points of par."""
    mistakes: int
    """Paths that end badly, and cells for which no tile was left."""
    faults: int
    """Points that Playability costs."""

    @property
    def merit(self) -> tuple[int, int]:
        """By what it is better than another one."""
        return -self.mistakes, self.circuit + self.par - self.faults


class Filled(NamedTuple):
    """What came of filling a land."""

    best: Filling
    difficulty: int
    """Golf balls, 1 to 3."""


def fill(rules: DesignerRules, land: OwnLand, tell: Callable[[float], None]) -> Filled:
    """Fill a land; ``tell`` hears how much of the work is done, from 0 to 1."""
    filler = _Filler(rules, land)
    best, steps = filler.filled(0, _WHOLE_BOX), PROOFS + TRIES
    for seed in range(1, PROOFS):
        best = max(best, filler.filled(seed, _WHOLE_BOX), key=lambda one: one.merit)
        tell(seed / steps)
    mistakes = 0
    for seed in range(TRIES):
        mistakes += filler.filled(seed, HAND).mistakes
        tell((PROOFS + seed + 1) / steps)
    return Filled(best, difficulty_of(shape_of(land.land.free, land.land.gate), mistakes / TRIES))


def fill_once(rules: DesignerRules, land: OwnLand) -> Filling:
    """Fill a land with the whole box, once: a sixteenth of the work, and hardly a worse proof."""
    return _Filler(rules, land).filled(0, _WHOLE_BOX)


def difficulty_of(shape: Shape, mistakes: float) -> int:
    """Return the golf balls of a land by its shape, and the mistakes that few tiles lead to.

    Fitted to the lands of the box. By mistakes alone 31 of the 47 are told as they are rated; with
    the shape it is 43, as by the shape alone, which mistakes only help where it is extreme.
    """
    hardness = -3.557 + 2.892 * shape.rim - 0.147 * shape.inside + 1.765 * shape.way
    return _CUTS.difficulty(hardness + 0.048 * mistakes)


_CUTS: Final = Cuts(1.685, 2.348)


class _Filler:
    """Fills one land again and again."""

    def __init__(self, rules: DesignerRules, land: OwnLand) -> None:
        # Her and his wishes hardly matter for the shape of holes.
        setup = Setup(land=land, mrs="mrs-lazy", mr="mr-long")
        state = rules.apply(rules.start(setup, 0).state, ChooseLand(0)).state
        self._tiles = list(rules.box.base_tiles)
        self._position: Position = Kernel(rules.box, rules.lands).position(state)
        self._gains = Gains(Valuer(Weights(), Outlook(self._position)))

    def filled(self, seed: int, hand: int) -> Filling:
        """Return the land filled with tiles in the order of a seed, so many in hand."""
        plot, tiles = self._position.plot(0), _mixed(self._tiles, seed)
        held, coming = tiles[:hand], tiles[hand:]
        while plot.missing:
            best = BestLaying(plot, self._gains)
            self._gains.begin(plot)
            for some in (held, coming):
                # Where none in hand fits, the first that does is sought in the box.
                if best.worth == NO_WORTH:
                    for design in some:
                        best.look(design, True)
            if best.worth == NO_WORTH:
                break
            best.lay()
            design = int(plot.tiles[plot.laid - 1]) >> 2
            (held if design in held else coming).remove(design)
            if coming and len(held) < hand:
                held.append(coming.pop())
        points = score(self._position, 0, True)
        mistakes = int(plot.mismatches + plot.missing)
        found = Filling(
            course_of(plot), points[CIRCUIT], points[PAR], mistakes, -points[PLAYABILITY]
        )
        while plot.laid:
            plot.take_back()
        return found


def _mixed(tiles: list[int], seed: int) -> list[int]:
    mixed, chance = tiles[:], RandomNumbers(seed)
    for place in range(len(mixed) - 1, 0, -1):
        other = chance.below(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed
