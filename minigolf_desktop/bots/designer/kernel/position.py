"""A game at one moment, on numbers, with what is done taken back exactly.

Layout. Racks and rows of seats are single ints (:mod:`codes`), so that keeping a moment is keeping
a few ints. What an action does is in :mod:`doing`.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import PHASE_CHOOSE_LAND, SEAT, SEAT_BITS
from minigolf_desktop.bots.designer.kernel.ground import Ground
from minigolf_desktop.bots.designer.kernel.options import Options
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.supply import Supply
from minigolf_desktop.bots.designer.kernel.tables import Couple, Tables
from minigolf_desktop.bots.rows import extend, vec
from minigolf_desktop.model.designer import final_phase

IDLE_ROUNDS: Final[int] = final_phase.IDLE_ROUNDS
_KEPT: Final = 19
"""Numbers kept of a moment."""
_MOMENTS_AT_ONCE: Final = 64
NOTHING: Final = 0
LAID: Final = 1
TOOK_LAND: Final = 2
COLLECTED: Final = 3
"""What undo has to take back besides the numbers of a moment."""


@final
class Position:
    """A position. Its fields are to be read; only :func:`.doing.do` and :meth:`undo`
    change them.
    """

    def __init__(self, tables: Tables, couple: Couple, options: Options, supply: Supply) -> None:
        self.tables = tables
        self.couple = couple
        self.options = options
        self.supply = supply
        seats: int = options.seats
        self.phase: i64 = PHASE_CHOOSE_LAND
        self.turn: i64 = 0
        """Number of the round, or of a solo player's turn."""
        self.order: i64 = 0
        """Seats, the first to play first."""
        self.waiting: i64 = 0
        """Seats that have still to act in this phase, the seat to move first."""
        self.rack: i64 = 0
        """Tiles to choose from."""
        self.coming: i64 = 0
        """Tiles of the next round."""
        self.pawns: i64 = 0
        """By slot of the rack the seat whose pawn stands there."""
        self.bench: i64 = 0
        """Seats that passed, the last to pass first."""
        self.asked: i64 = 0
        """Slots of the rack whose tiles were asked back, in a row like seats."""
        self.finishers: i64 = 0
        """Seats in the order in which they took their first tile face down."""
        self.visits: i64 = 0
        """Visit tiles drawn."""
        self.idle_rounds: i64 = 0
        """Rounds in a row in which everybody passed."""
        self.stopped: i64 = 0
        """A bit for each seat that places no tile any more."""
        self.plots: list[Plot | None] = [None] * seats
        """By seat; None until a land is chosen."""
        self.grounds: list[list[Ground]] = [[] for _ in range(seats)]
        """By seat the lands dealt."""
        self.passes = [0] * seats
        """By seat."""
        self.reserved = [0] * seats
        """By seat the design on the gate and one; 0 for none."""
        self.promises = [0] * seats
        """By seat the promises taken, in a row like seats."""
        self.collected: list[list[int]] = [[] for _ in range(seats)]
        """By seat the designs taken face down."""
        self._kept = vec[i64]([0] * (_KEPT * _MOMENTS_AT_ONCE))
        self._moment: i64 = 0
        self.changed: i64 = NOTHING

    # --- what is known

    def to_move(self) -> i64:
        """Return the seat whose turn it is; -1 when the game is over."""
        return (self.waiting & SEAT) - 1

    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.waiting == 0

    def is_final_phase(self) -> bool:
        """Whether players of a group may stop."""
        return self.stopped != 0 or self.idle_rounds == IDLE_ROUNDS

    def plot(self, seat: i64) -> Plot:
        """Return the plot of a seat that has chosen its land."""
        plot = self.plots[seat]
        assert plot is not None
        return plot

    # --- doing and undoing

    def undo(self) -> None:
        """Take back the action that was done last."""
        self._moment -= 1
        at = self._moment * _KEPT
        kept = self._kept
        self.supply.undo(kept[at + 17], kept[at + 18])
        waiting: i64 = kept[at + 1]
        self.waiting = waiting
        seat = (waiting & SEAT) - 1
        changed = self.changed
        if changed == LAID:
            plot = self.plots[seat]
            assert plot is not None
            plot.take_back()
        elif changed == COLLECTED:
            self.collected[seat].pop()
        elif changed == TOOK_LAND:
            self.plots[seat] = None
        self.phase = kept[at]
        self.turn = kept[at + 2]
        self.order = kept[at + 3]
        self.rack = kept[at + 4]
        self.coming = kept[at + 5]
        self.pawns = kept[at + 6]
        self.bench = kept[at + 7]
        self.asked = kept[at + 8]
        self.finishers = kept[at + 9]
        self.visits = kept[at + 10]
        self.idle_rounds = kept[at + 11]
        self.stopped = kept[at + 12]
        self.passes[seat] = kept[at + 13]
        self.reserved[seat] = kept[at + 14]
        self.promises[seat] = kept[at + 15]
        self.changed = kept[at + 16]

    def keep(self, seat: i64) -> None:
        """Keep this moment."""
        at = self._moment * _KEPT
        if at == len(self._kept):
            self._kept = extend(self._kept, [0] * (_KEPT * _MOMENTS_AT_ONCE))
        kept = self._kept
        kept[at] = self.phase
        kept[at + 1] = self.waiting
        kept[at + 2] = self.turn
        kept[at + 3] = self.order
        kept[at + 4] = self.rack
        kept[at + 5] = self.coming
        kept[at + 6] = self.pawns
        kept[at + 7] = self.bench
        kept[at + 8] = self.asked
        kept[at + 9] = self.finishers
        kept[at + 10] = self.visits
        kept[at + 11] = self.idle_rounds
        kept[at + 12] = self.stopped
        kept[at + 13] = self.passes[seat]
        kept[at + 14] = self.reserved[seat]
        kept[at + 15] = self.promises[seat]
        kept[at + 16] = self.changed
        kept[at + 17] = self.supply.moment()
        kept[at + 18] = self.supply.chance.counter
        self._moment += 1
        self.changed = NOTHING


def holds(row: i64, one: i64) -> bool:
    """Whether a row of seats, slots or promises holds one."""
    while row:
        if (row & SEAT) - 1 == one:
            return True
        row >>= SEAT_BITS
    return False


def with_last(row: i64, one: i64) -> i64:
    """Return a row with one more at its end."""
    at: i64 = 0
    while row >> at:
        at += SEAT_BITS
    return row | one + 1 << at
