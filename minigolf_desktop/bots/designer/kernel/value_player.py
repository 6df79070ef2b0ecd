"""The value player: every choice of a turn with what it is worth, and trials of a choice.

Worths are hundredths of a point on the scale of :mod:`value`. Choices that are no better than
another by sight, such as a tile of grass turned, are left out. In a trial the player builds the
rest of one course from tiles drawn by chance. The others at the table are not played: what they
leave on the racks is as good as chance. All choices are tried with the same draws, so that luck
favours none.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.gain import (
    NO_WORTH,
    OFF_LAND,
    BestLaying,
    Gains,
    most_off_land,
    own_worth,
)
from minigolf_desktop.bots.designer.kernel.holes import is_pleasing
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    CHOOSE_LAND,
    COLLECT,
    DISCARD,
    DONE,
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    PASS,
    PHASE_CHOOSE_LAND,
    PHASE_PROMISES,
    PHASE_TURN,
    PROMISES,
    PUT_BACK,
    RESERVE,
    SEAT_BITS,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
    VISIT,
    Position,
)
from minigolf_desktop.bots.designer.kernel.score import CIRCUIT, score
from minigolf_desktop.bots.designer.kernel.tables import (
    EDGE,
    FEW,
    GREENS,
    MANY,
    MATCHES,
    TEES,
    Ground,
)
from minigolf_desktop.bots.designer.kernel.turns import do
from minigolf_desktop.bots.designer.kernel.value import Valuer, liking
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.rows import append, vec
from minigolf_desktop.model.designer import conditions
from minigolf_desktop.model.designer.conditions import LINK_POINTS
from minigolf_desktop.model.designer.counting.points import (
    AVERAGE_PAR,
    PERFECT,
    STRAIGHTFORWARD,
    UBERSTITIOUS,
    ZONE_FIRST,
    ZONE_LAST,
    ZONE_POINTS,
    cube_cost,
    speaks_of_numbers,
)

# --- What a course counts at most as it is: to count it takes longer than all else in a turn

_HOLES: Final[int] = conditions.HOLES
_HOLE_POINTS: Final[int] = conditions.HOLE_POINTS
_ALIGNED_POINTS: Final[int] = conditions.ALL_ALIGNED_POINTS
_PERFECTION: Final[int] = (
    conditions.PERFECT_PLAYABILITY
    + conditions.PERFECT_LAND
    + conditions.PERFECT_CIRCUIT
    + conditions.PERFECT_PAR
)
_FAST_POINTS: Final[int] = conditions.TILE_POINTS
_OFF_LAND_COST: Final[int] = conditions.OFF_LAND_COST
_MISSING_POINTS: Final[int] = conditions.MISSING_COST
_HOLE_COUNT_COST: Final[int] = conditions.HOLE_COUNT_COST
_MALFORMED_COST: Final[int] = conditions.MALFORMED_COST
_MISMATCH_COST: Final[int] = conditions.MISMATCH_COST
_WRONG_DIRECTION_COST: Final[int] = conditions.WRONG_DIRECTION_COST
_LINK_POINTS: Final[int] = LINK_POINTS
_SOLO_POINTS: Final[int] = conditions.SOLO_POINTS


def most_by_stopping(position: Position, seat: i64, gains: Gains) -> i64:
    """Return a bound for what a course scores as it is, in hundredths of a point.

    Passes made before are left out. The gains have begun with the plot.
    """
    plot, couple, options = position.plot(seat), position.couple, position.options
    loved = plot.arrows_right if couple.loves_arrows else plot.loved
    found = plot.people + couple.her_points * loved
    found += plot.ground.points - _OFF_LAND_COST * plot.off_land - _MISSING_POINTS * plot.missing
    if options.mistakes:
        found -= _MALFORMED_COST * plot.malformed
        found -= _MISMATCH_COST * plot.mismatches + _WRONG_DIRECTION_COST * plot.arrows_wrong
    if options.is_solo:
        promised: i64 = position.promises[seat]
        while promised:
            found += _SOLO_POINTS
            promised >>= SEAT_BITS
    else:
        found += _FAST_POINTS * len(position.collected[seat])
    links, at_gate = gains.links_at_most()
    found += _LINK_POINTS * (links + at_gate)
    weights = gains.valuer.weights
    taste = weights.round_trip * _LINK_POINTS * (links + at_gate)
    taste += weights.beyond * plot.off_land + liking(plot, weights)
    if couple.feature == STRAIGHTFORWARD:
        found += _HOLE_POINTS * links + (_ALIGNED_POINTS if links == _HOLES - 1 else 0)
    elif couple.feature == PERFECT:
        found += _PERFECTION
    return 100 * (found + _most_of_holes(plot, couple.feature, options.mistakes)) + taste


def _most_of_holes(plot: Plot, feature: i64, mistakes: bool) -> i64:
    """Return a bound for what holes bring by their par and to Mr Client, less those that are
    missing or too many. However they are declared one, none that are whole become fewer; extra
    holes please him as well, unless he speaks of numbers (ruling D34).
    """
    holes: i64 = 0
    par: i64 = 0
    in_zone: i64 = 0
    short: i64 = 0
    pleasing: i64 = 0
    as_fourth: i64 = 0
    whole: i64 = 0
    tees: i64 = 0
    greens: i64 = 0
    bodies, firsts, lasts, dead = plot.bodies, plot.firsts, plot.lasts, plot.dead
    record: i64 = 0
    while record < plot.records:
        if not dead[record]:
            body: i64 = bodies[record]
            own = body & MANY
            holes += 1
            par += own
            if own < ZONE_FIRST:
                short += own
            elif own <= ZONE_LAST:
                in_zone += 1
            tees += 1 if (body >> TEES) & FEW else 0
            greens += 1 if (body >> GREENS) & FEW else 0
            if firsts[record] & 3 != EDGE and lasts[record] & 3 != EDGE:
                whole += 1
                if is_pleasing(body, feature, 0):
                    pleasing += 1
                elif feature == UBERSTITIOUS and own == AVERAGE_PAR:
                    as_fourth = 1
        record += 1
    found = ZONE_POINTS * min(in_zone + short // ZONE_FIRST, _HOLES)
    if speaks_of_numbers(feature):
        pleasing = min(pleasing + as_fourth, _HOLES)
    found += _HOLE_POINTS * pleasing
    least = max(tees, greens)
    least = max(least, whole)
    if holes <= _HOLES:
        found -= cube_cost(par, final=True)
    if mistakes and least > _HOLES:
        found -= _HOLE_COUNT_COST * (least - _HOLES)
    if mistakes and holes <= _HOLES:
        found -= _HOLE_COUNT_COST * (_HOLES - holes)
    return found


# --- To wait for better tiles or to stop: what each is worth where little is left to build on

PASS_COST: Final[int] = 100 * conditions.PASS_COST
"""What a pass costs alone, in hundredths of a point."""
STOPS_BELOW: Final = 8
"""Free cells from which on nobody thinks of stopping."""
HAND: Final = 2
"""Tiles of a hand."""
_WAITS: Final = 4
"""Passes in a row that are thought of."""


def worth_of_stopping(position: Position, seat: i64, weights: Weights) -> i64:
    """Return what a course scores as it is, in hundredths of a point, and by taste.

    Passes made before are no part of a value, so they are left out here too.
    """
    plot = position.plot(seat)
    total = weights.beyond * plot.off_land + liking(plot, weights)
    if position.options.is_solo:
        total += PASS_COST * position.passes[seat]
    scored = score(position, seat, True)
    for points in scored:
        total += 100 * points
    return total + weights.round_trip * scored[CIRCUIT]


def wait_or_stop(
    position: Position, seat: i64, gains: Gains, hands: list[int], pass_cost: i64, best: i64
) -> tuple[i64, i64]:
    """Return what it is worth to pass, and to stop, where the best placement is worth ``best``.

    The course is counted only where the choice hangs on it. Where it does not, to stop is
    :data:`.laying.NO_WORTH`, and to pass at most what is returned. To stop saves the turn that all
    else takes: it is worth that much more to who is in a hurry.
    """
    plot, weights = position.plot(seat), gains.valuer.weights
    pass_cost += weights.hurry
    most = most_by_stopping(position, seat, gains) + weights.hurry
    waiting = worth_of_waiting(plot, gains, hands, most, pass_cost)
    if max(most, waiting) < best:
        return waiting, NO_WORTH
    least = worth_of_waiting(plot, gains, hands, NO_WORTH, pass_cost)
    if most < max(best, waiting) and least == waiting:
        return waiting, NO_WORTH
    stopped = worth_of_stopping(position, seat, weights) + weights.hurry
    return worth_of_waiting(plot, gains, hands, stopped, pass_cost), stopped


def worth_of_waiting(
    plot: Plot, gains: Gains, hands: list[int], stopped: i64, pass_cost: i64
) -> i64:
    """Return what it is worth to pass, where to stop is worth something too.

    ``hands`` are the designs that the next hands may hold, one hand after the other. The gains have
    begun with the plot.
    """
    worths: list[int] = []
    at: i64 = 0
    count: i64 = len(hands)
    while at + HAND <= count:
        best = BestLaying(plot, gains)
        last = at + HAND
        while at < last:
            best.look(hands[at], True)
            at += 1
        worths.append(best.worth)
    worth = stopped
    turn: i64 = 0
    while turn < _WAITS and worths:
        total: i64 = 0
        least = max(worth, stopped)
        for one in worths:
            total += max(least, one)
        worth = total // len(worths) - pass_cost
        turn += 1
    return worth


# --- The value player: every choice of a turn with what it is worth, and the best of them

_MISSING_COST: Final[int] = 100 * conditions.MISSING_COST
_COLLECTED: Final[int] = 100 * conditions.TILE_POINTS


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
    if plot.missing > STOPS_BELOW or best > now + gains.valuer.weights.hurry:
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
    stands = worth_of_stopping(position, seat, weights)
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
    weights = valuer.weights
    rack = position.rack
    slot: i64 = 0
    while rack:
        design = (rack & SLOT) - 1
        if design >= 0:
            gain = own_worth(plot, weights, design)
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


def worth_of_land(position: Position, ground: Ground) -> i64:
    """Return what a land is worth: its points, and what its cells will bring."""
    a_cell: i64 = LAND_CELL_ALONE if position.options.is_solo else LAND_CELL
    return 100 * ground.points + a_cell * ground.size


def best_land(position: Position, seat: i64) -> i64:
    """Return which of the lands dealt is best."""
    found: i64 = 0
    best: i64 = NO_WORTH
    for at, ground in enumerate(position.grounds[seat]):
        worth = worth_of_land(position, ground)
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
    gain = own_worth(position.plot(position.to_move()), valuer.weights, (rack & SLOT) - 1)
    return (PUT_BACK if gain >= valuer.weights.keeping else DISCARD) + slot


def play_out(position: Position, valuer: Valuer) -> i64:
    """Play a game to its end, all seats alike; return the number of actions."""
    gains = Gains(valuer)
    actions: i64 = 0
    while position.waiting:
        do(position, value_action(position, gains))
        actions += 1
    return actions


# --- Trials of a choice: the rest of one course, built by the value player from tiles drawn by
# chance

COUNTS_FROM: Final = 6
"""Turns after which the course of a trial is worth counting."""
_STOPS: Final = -1
"""What a turn costs in which one stops to build."""
HANDS_OF_A_TRIAL: Final = 4
"""Hands by which a trial sees whether to wait."""


@final
class Trials:
    """Trials from a position, which is as it was after each."""

    def __init__(self, position: Position, valuer: Valuer, depth: i64) -> None:
        """Play so many turns at most; what is left then is valued.

        What a trial comes to is the mean of what its course is worth after each turn from
        :data:`COUNTS_FROM` on: earlier values know less, later ones depend more on luck.
        """
        self._position = position
        self._valuer = valuer
        self._gains = Gains(valuer)
        self._choices: list[int] = []
        self._firsts: list[Gains] = []
        """By choice what weighs the turn after it: the same course in every trial."""
        self._depth = depth
        self._seat: i64 = position.to_move()
        self._pass_cost: i64 = PASS_COST if position.options.is_solo else valuer.weights.tempo
        tiles = [design for design in position.supply.bag if design != VISIT]
        self._tiles = tiles
        # Of the tiles on a rack the others take some, on average half of those they may.
        self._seen: i64 = 2 + (position.options.seats - 1) // 2
        self._draws: list[int] = []
        self._hands: list[int] = []

    def deal(self, seed: int) -> None:
        """Draw the tiles that the next trials will see."""
        chance = RandomNumbers(seed)
        draws, hands, tiles = self._draws, self._hands, self._tiles
        draws.clear()
        hands.clear()
        while len(hands) < HANDS_OF_A_TRIAL * HAND:
            hands.append(tiles[chance.below(len(tiles))])
        coming: list[int] = []
        rack = self._position.coming
        while rack:
            if rack & SLOT:
                coming.append((rack & SLOT) - 1)
            rack >>= SLOT_BITS
        while len(coming) > self._seen:
            coming.pop(chance.below(len(coming)))
        draws.extend(coming)
        while len(draws) < self._seen * self._depth:
            draws.append(tiles[chance.below(len(tiles))])

    def play(self, action: i64) -> i64:
        """Try a placement, a pass or to stop; return what it came to, in hundredths of a point."""
        position, seat = self._position, self._seat
        plot = position.plot(seat)
        laid = plot.laid
        cost = self._valuer.weights.hurry
        if action >= FIRST_PLACEMENT:
            slot = action >> 2 & 7
            design: i64 = position.rack >> SLOT_BITS * slot & SLOT
            if slot == FROM_THE_GATE:
                design = position.reserved[seat]
                cost += self._pass_cost
            plot.lay(action >> 5, (design - 1) * 4 + (action & 3))
        elif action == PASS:
            cost += self._pass_cost
        else:
            return worth_of_stopping(position, seat, self._valuer.weights)
        found = self._build(self._first(action)) - cost
        while plot.laid > laid:
            plot.take_back()
        return found

    def _first(self, action: i64) -> Gains:
        """Return what weighs the turn after a choice."""
        if action not in self._choices:
            self._choices.append(action)
            self._firsts.append(Gains(self._valuer))
        return self._firsts[self._choices.index(action)]

    def _build(self, gains: Gains) -> i64:
        """Build on; return what the course comes to, less the passes on the way."""
        depth = self._depth
        plot = self._position.plot(self._seat)
        counts_from = min(depth, COUNTS_FROM)
        times = depth - counts_from + 1
        left = times
        total: i64 = 0
        cost: i64 = 0
        turn: i64 = 0
        while plot.missing and turn < depth:
            now = gains.begin(plot)
            turn_cost = self._take_turn(plot, gains, turn * self._seen, now)
            if turn_cost == _STOPS:
                break
            if turn >= counts_from:
                total += now - cost
                left -= 1
            cost += turn_cost
            gains = self._gains
            turn += 1
        if plot.missing and turn == depth:
            worth = self._valuer.value(plot)
        else:
            worth = worth_of_stopping(self._position, self._seat, self._valuer.weights)
        # A course that is done comes to the same after every turn that is left.
        return (total + left * (worth - cost)) // times

    def _take_turn(self, plot: Plot, gains: Gains, first: i64, now: i64) -> i64:
        """Lay the best of the tiles drawn from the first on, or pass; return what that costs."""
        draws, weights = self._draws, self._valuer.weights
        passed = now + weights.passing - self._pass_cost
        best = BestLaying(plot, gains)
        last = first + self._seen
        at = first
        while at < last:
            best.look(draws[at], True)
            at += 1
        if best.worth < now + OFF_LAND:
            least = max(best.worth, passed) - now
            at = first
            while at < last:
                if most_off_land(plot, weights, draws[at]) >= least:
                    best.look(draws[at], False)
                at += 1
        if best.worth <= now + weights.hurry and plot.missing <= STOPS_BELOW:
            passed, stopped = wait_or_stop(
                self._position, self._seat, gains, self._hands, self._pass_cost, best.worth
            )
            if stopped >= max(passed, best.worth):
                return _STOPS
        if best.worth < passed:
            return self._pass_cost + weights.hurry
        best.lay()
        return weights.hurry
