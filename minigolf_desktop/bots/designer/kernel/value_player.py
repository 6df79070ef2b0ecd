"""The value player: every choice of a turn with what it is worth, and the best of them.

Worths are hundredths of a point on the scale of :mod:`value`. Choices that are no better than
another by sight, such as a tile of grass turned, are left out.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import (
    CHOOSE_LAND,
    COLLECT,
    DISCARD,
    DONE,
    FROM_THE_GATE,
    PASS,
    PHASE_CHOOSE_LAND,
    PHASE_PROMISES,
    PHASE_TURN,
    PROMISES,
    PUT_BACK,
    RESERVE,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
    VISIT,
)
from minigolf_desktop.bots.designer.kernel.doing import do
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.laying import NO_WORTH, OFF_LAND, most_off_land
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.tables import MATCHES
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.waiting import (
    HAND,
    PASS_COST,
    STOPS_BELOW,
    wait_or_stop,
)
from minigolf_desktop.bots.rows import append, vec
from minigolf_desktop.model.designer.scoring import fast, land

_MISSING_COST: Final[int] = 100 * land.MISSING_COST
_COLLECTED: Final[int] = 100 * fast.TILE_POINTS


@final
class Choices:
    """The choices of a turn."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.worths = vec[i64]()
        """By choice, in hundredths of a point."""

    def add(self, action: i64, worth: i64) -> None:
        """Add a choice."""
        self.actions = append(self.actions, action)
        self.worths = append(self.worths, worth)

    def most(self) -> i64:
        """Return what the best choice so far is worth; NO_WORTH without any."""
        most: i64 = NO_WORTH
        for worth in self.worths:
            most = max(most, worth)
        return most

    def best(self) -> i64:
        """Return the action worth most; the first of equals."""
        most = self.most()
        at: i64 = 0
        while self.worths[at] < most:
            at += 1
        return self.actions[at]

    def place_of(self, action: i64) -> i64:
        """Return the place of an action that is a choice."""
        at: i64 = 0
        while self.actions[at] != action:
            at += 1
        return at


def choices(position: Position, gains: Gains) -> Choices:
    """Return the choices of the seat whose turn it is."""
    found = Choices()
    seat = position.to_move()
    valuer = gains.valuer
    options, weights = position.options, valuer.weights
    if position.stopped >> seat & 1:
        _add_collecting(position, valuer, found, 0)
        return found
    plot = position.plot(seat)
    now = gains.begin(plot)
    pass_cost: i64 = PASS_COST if options.is_solo else weights.tempo
    pass_worth = now + weights.passing - pass_cost
    reserved: i64 = position.reserved[seat]
    _add_rack(position, gains, True, NO_WORTH, found)
    if reserved:
        worth = weights.kept - pass_cost
        _add_placements(position, gains, reserved - 1, FROM_THE_GATE, True, worth, found)
    best = found.most()
    if best < now + OFF_LAND:
        _add_rack(position, gains, False, max(best, pass_worth) - now, found)
    if options.reserve and not reserved:
        _add_reserving(position, plot, valuer, now, found)
    found.add(PASS, pass_worth)
    if options.is_solo:
        _weigh_stopping(position, plot, gains, now, found)
    elif position.is_final_phase():
        _weigh_collecting(position, seat, valuer, now, found)
    return found


def _add_rack(position: Position, gains: Gains, on_land: bool, best: i64, found: Choices) -> None:
    """Add where the tiles of the rack may be laid on the land, or off it.

    Off the land only those that may come near the best gain so far.
    """
    options, weights, plot = (
        position.options,
        gains.valuer.weights,
        position.plot(position.to_move()),
    )
    rack = position.rack
    slot: i64 = 0
    place: i64 = 0
    while rack:
        design = (rack & SLOT) - 1
        if design >= 0:
            if on_land or most_off_land(plot, weights, design) >= best:
                earlier = 0 if options.is_solo else weights.first * place
                _add_placements(position, gains, design, slot, on_land, -earlier, found)
            place += 1
        rack >>= SLOT_BITS
        slot += 1


def _add_placements(
    position: Position,
    gains: Gains,
    design: i64,
    slot: i64,
    on_land: bool,
    more: i64,
    found: Choices,
) -> None:
    """Add where a tile may be laid on the land, or off it; ``more`` is added to what each is worth.

    Off the land a path is laid only where another meets it.
    """
    plot, prevents = position.plot(position.to_move()), position.options.prevents
    codes, paths = plot.codes, plot.tables.paths
    turns: i64 = plot.tables.turns[design]
    more += gains.own(plot, design)
    cells = gains.cells(on_land)
    rotation: i64 = 0
    while rotation < 4:
        if turns >> rotation & 1:
            sides: i64 = paths[design * 4 + rotation]
            row = sides << 8
            for cell in cells:
                code: i64 = codes[cell]
                if prevents and not MATCHES[row + code]:
                    continue
                if not on_land and sides and not code & 15:
                    continue
                worth = gains.bare(plot, cell, design * 4 + rotation) + more
                found.add(cell << 5 | slot << 2 | rotation, worth)
        rotation += 1


def _weigh_stopping(position: Position, plot: Plot, gains: Gains, now: i64, found: Choices) -> None:
    """Add to stop building, and weigh passing by what the next hands may bring, where little is
    left to build on and the tiles in hand are of no use. To stop is left out where the choice does
    not hang on it.
    """
    best = found.most()
    if plot.missing > STOPS_BELOW or best > now:
        return
    passing = found.place_of(PASS)
    found.worths[passing] = NO_WORTH
    passed, stopped = wait_or_stop(
        position, position.to_move(), gains, _hands(position), PASS_COST, found.most()
    )
    found.worths[passing] = passed
    if stopped != NO_WORTH:
        found.add(STOP, stopped)


def _hands(position: Position) -> list[int]:
    """Return tiles that the next hands may hold: those at the bottom of the bag, where a search
    that draws tiles does not come.
    """
    bag = position.supply.bag
    found: list[int] = []
    at: i64 = 0
    while len(found) < HANDS * HAND and at < len(bag):
        design: i64 = bag[at]
        if design != VISIT:
            found.append(design)
        at += 1
    return found


def _weigh_collecting(
    position: Position, seat: i64, valuer: Valuer, now: i64, found: Choices
) -> None:
    """Add to collect tiles from now on, in the final phase of a group.

    A turn of building then costs the tile that one might take, and those that the others take in
    the end. It is worth it for one good tile, or when a course that can still be filled is far
    better than the one that stands.
    """
    plot, weights, options = position.plot(seat), valuer.weights, position.options
    stopped: i64 = 0
    for other in range(options.seats):
        if position.stopped >> other & 1:
            stopped += 1
    turn = _COLLECTED + weights.tempo * stopped // (options.seats - 1)
    left = weights.cell + _MISSING_COST
    stands: i64 = 0
    for points in score(position, seat, True):
        stands += 100 * points
    # Not every turn brings a tile that fits.
    filled = stands + turn + turn * (plot.missing - 1) * _TURNS_A_CELL // 100
    _add_collecting(position, valuer, found, min(now - left + turn, filled))


_TURNS_A_CELL: Final = 120
"""Turns that it takes to fill a cell, in hundredths."""
HANDS: Final = 10
"""Hands that are tried to see what the next one may bring."""


def _add_collecting(position: Position, valuer: Valuer, found: Choices, worth: i64) -> None:
    """Add taking a tile face down: the one in front, which lets one play first."""
    rack = position.rack
    slot: i64 = 0
    while rack:
        if rack & SLOT:
            found.add(COLLECT + slot, worth - valuer.weights.first * slot)
        rack >>= SLOT_BITS
        slot += 1


def _add_reserving(
    position: Position, plot: Plot, valuer: Valuer, now: i64, found: Choices
) -> None:
    """Add laying a tile on the gate."""
    weights, tables = valuer.weights, plot.tables
    rack = position.rack
    slot: i64 = 0
    while rack:
        design = (rack & SLOT) - 1
        if design >= 0:
            gain = weights.person * tables.people[design]
            gain += weights.loved * plot.couple.her_points * plot.couple.loved[design]
            found.add(RESERVE + slot, now + gain - weights.cell - weights.kept)
        rack >>= SLOT_BITS
        slot += 1


def value_action(position: Position, gains: Gains) -> i64:
    """Return what the value player does, in any phase."""
    phase = position.phase
    if phase == PHASE_TURN:
        return choices(position, gains).best()
    seat = position.to_move()
    if phase == PHASE_CHOOSE_LAND:
        return CHOOSE_LAND + best_land(position, seat)
    if phase == PHASE_PROMISES:
        return DONE if position.promises[seat] else TAKE_PROMISE + PROMISES - 1
    return answer(position, gains.valuer)


def best_land(position: Position, seat: i64) -> i64:
    """Return which of the lands dealt is best: its points, and what its cells will bring."""
    a_cell: i64 = LAND_CELL_ALONE if position.options.is_solo else LAND_CELL
    found: i64 = 0
    best: i64 = NO_WORTH
    for at, ground in enumerate(position.grounds[seat]):
        worth = 100 * ground.points + a_cell * ground.size
        if worth > best:
            best = worth
            found = at
    return found


LAND_CELL_ALONE: Final = 200
LAND_CELL: Final = 30
"""What a cell of a land is worth, in hundredths of a point: alone more, where nobody ends the game
before the land is full (ruling D10)."""


def answer(position: Position, valuer: Valuer) -> i64:
    """Return what becomes of a tile that was not taken: the good ones go back, in a group none."""
    if not position.options.is_solo:
        return DONE
    rack = position.rack
    slot: i64 = 0
    while not rack & SLOT:
        rack >>= SLOT_BITS
        slot += 1
    tables, couple = position.tables, position.couple
    design = (rack & SLOT) - 1
    gain = 100 * tables.people[design] + 100 * couple.her_points * couple.loved[design]
    return (PUT_BACK if gain >= valuer.weights.keeping else DISCARD) + slot


def play_out(position: Position, valuer: Valuer) -> i64:
    """Play a game to its end, all seats alike; return the number of actions."""
    gains = Gains(valuer)
    actions: i64 = 0
    while position.waiting:
        do(position, value_action(position, gains))
        actions += 1
    return actions
