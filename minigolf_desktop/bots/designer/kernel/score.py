"""The score of a position: the model's, condition by condition, without its explanations.

The same rules as in :mod:`~minigolf_desktop.model.designer.conditions` and
:mod:`~minigolf_desktop.model.designer.scoring`: what changes there changes here.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.holes import (
    HOLE_POINTS,
    HOLES,
    Holes,
    Numbers,
    best,
    has_faults,
    is_aligned,
    is_beside,
    pleases,
)
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import SEAT, SEAT_BITS, Position, holds
from minigolf_desktop.bots.designer.kernel.tables import (
    MANY,
)
from minigolf_desktop.model.designer import conditions
from minigolf_desktop.model.designer.counting.points import (
    AVERAGE_PAR,
    PERFECT,
    STRAIGHTFORWARD,
    UBERSTITIOUS,
    cube_cost,
    speaks_of_numbers,
    zone_points,
)

FUN: Final = 0
FAST: Final = 1
HER_WHIM: Final = 2
HIS_WHIM: Final = 3
PAR: Final = 4
LAND: Final = 5
CIRCUIT: Final = 6
"""The first seven are those that may be promised, by the numbers of the model."""
PLAYABILITY: Final = 7
RESERVE: Final = 8
PASSES: Final = 9
PROMISED: Final = 10
CONDITIONS: Final = (*conditions.PROMISES, "playability", "reserve", "passes", "promises")
"""Ids of the conditions in the order of a score."""

_FAST_POINTS: Final[int] = conditions.TILE_POINTS
_ALIGNED_POINTS: Final[int] = conditions.ALL_ALIGNED_POINTS
_OFF_LAND_COST: Final[int] = conditions.OFF_LAND_COST
_MISSING_COST: Final[int] = conditions.MISSING_COST
_LINK_POINTS: Final[int] = conditions.LINK_POINTS
_HOLE_COUNT_COST: Final[int] = conditions.HOLE_COUNT_COST
_MALFORMED_COST: Final[int] = conditions.MALFORMED_COST
_MISMATCH_COST: Final[int] = conditions.MISMATCH_COST
_WRONG_DIRECTION_COST: Final[int] = conditions.WRONG_DIRECTION_COST
_RESERVED_COST: Final[int] = conditions.RESERVED_COST
_PASS_COST: Final[int] = conditions.PASS_COST
_SOLO_POINTS: Final[int] = conditions.SOLO_POINTS
_PEOPLE: Final[int] = conditions.PROMISED_PEOPLE
_HER_POINTS: Final[int] = conditions.PROMISED_HER_POINTS
_HIS_POINTS: Final[int] = conditions.PROMISED_HIS_POINTS
_PAR_POINTS: Final[int] = conditions.PAR_POINTS
_CIRCUIT_POINTS: Final[int] = conditions.CIRCUIT_POINTS


def score(position: Position, seat: i64, final: bool) -> list[int]:
    """Return the points of a seat by condition: of the final count, or those that stand so far.

    Conditions that the game does not have bring 0. In a group the promises are left out: they are
    ranked in :func:`standings`. Numbers set by hand are not known here; the best ones are counted.
    """
    plot = position.plot(seat)
    holes = Holes(plot)
    feature = position.couple.feature
    options = position.options
    mistakes = options.mistakes
    found = _score_with(position, seat, best(holes, feature, final, mistakes), final)
    if not options.is_solo or not options.is_advanced:
        return found
    promised: i64 = position.promises[seat]
    if holds(promised, PAR) or holds(promised, CIRCUIT):
        numbers = best(holes, PERFECT, final, mistakes)
        found = _better(found, _score_with(position, seat, numbers, final))
    if holds(promised, HIS_WHIM) and feature == UBERSTITIOUS:
        for hole, body in enumerate(holes.bodies):
            if body & MANY == AVERAGE_PAR and holes.well_formed[hole]:
                numbers = best(holes, feature, final, mistakes, hole)
                found = _better(found, _score_with(position, seat, numbers, final))
    return found


def standings(position: Position) -> list[list[int]]:
    """Return the final score of every seat, the promises of a group ranked."""
    seats = position.options.seats
    found = [score(position, seat, True) for seat in range(seats)]
    if not position.options.is_advanced or position.options.is_solo:
        return found
    points = conditions.RANK_POINTS[seats]
    for seat in range(seats):
        row: i64 = position.promises[seat]
        while row:
            promise = (row & SEAT) - 1
            better = 0
            for other in found:
                if other[promise] > found[seat][promise]:
                    better += 1
            found[seat][PROMISED] += points[better]
            row >>= SEAT_BITS
    return found


def _better(one: list[int], other: list[int]) -> list[int]:
    return other if sum(other) > sum(one) else one


def _score_with(position: Position, seat: i64, numbers: Numbers, final: bool) -> list[int]:
    """Return the points by condition with the holes counted in one way."""
    plot, couple, options = position.plot(seat), position.couple, position.options
    found = [0] * len(CONDITIONS)
    found[FUN] = plot.people
    loved = plot.arrows_right if couple.loves_arrows else plot.loved
    found[HER_WHIM] = couple.her_points * loved
    found[PAR] = _par(numbers, final)
    found[LAND] = (
        plot.ground.points
        - _OFF_LAND_COST * plot.off_land
        - (_MISSING_COST * plot.missing if final else 0)
    )
    found[CIRCUIT] = _circuit(numbers)
    declared: i64 = len(numbers.units)
    if options.mistakes:
        found[PLAYABILITY] = -_cost_of_mistakes(plot, numbers, final)
    if couple.feature == PERFECT:
        is_nine = declared == HOLES and numbers.extra == 0
        is_playable = not options.mistakes or (is_nine and not has_faults(plot))
        found[HIS_WHIM] = (
            (conditions.PERFECT_PLAYABILITY if is_playable else 0)
            + (conditions.PERFECT_LAND if is_land_perfect(plot) else 0)
            + (conditions.PERFECT_CIRCUIT if found[CIRCUIT] == _CIRCUIT_POINTS else 0)
            + (conditions.PERFECT_PAR if found[PAR] == _PAR_POINTS else 0)
        )
    else:
        found[HIS_WHIM] = _his_whim(numbers, couple.feature)
    if position.reserved[seat]:
        found[RESERVE] = -_RESERVED_COST
    if not options.is_solo:
        found[FAST] = _FAST_POINTS * len(position.collected[seat])
        return found
    found[PASSES] = -_PASS_COST * position.passes[seat]
    if options.is_advanced:
        found[PROMISED] = _solo_promises(position, seat, found, final)
    return found


def _cost_of_mistakes(plot: Plot, numbers: Numbers, final: bool) -> i64:
    """Return what Playability takes; missing holes only in the final count."""
    declared: i64 = len(numbers.units)
    holes: i64 = numbers.extra
    if final and declared < HOLES:
        holes += HOLES - declared
    return (
        _HOLE_COUNT_COST * holes
        + _MALFORMED_COST * plot.malformed
        + _MISMATCH_COST * plot.mismatches
        + _WRONG_DIRECTION_COST * plot.arrows_wrong
    )


def is_land_perfect(plot: Plot) -> bool:
    """Return whether a land is full and no tile lies off it."""
    return plot.ground.size > 0 and plot.missing == 0 and plot.laid == plot.ground.size


def _par(numbers: Numbers, final: bool) -> i64:
    total: i64 = 0
    points: i64 = 0
    for number in range(1, HOLES + 1):
        unit = numbers.by_number[number]
        if unit >= 0:
            par: i64 = 0
            for hole in numbers.units[unit]:
                par += numbers.holes.bodies[hole] & MANY
            points += zone_points(par)
            total += par
    return points - cube_cost(total, final=final)


def _circuit(numbers: Numbers) -> i64:
    holes = numbers.holes
    beside_gate = holes.plot.ground.beside_gate
    number_of = _numbers_of_holes(numbers)
    links: i64 = 0
    for at, tee in enumerate(holes.tees):
        if number_of[holes.tee_holes[at]] == 1 and beside_gate[tee >> 4]:
            links += 1
            break
    for at, green in enumerate(holes.greens):
        if number_of[holes.green_holes[at]] == HOLES and beside_gate[green >> 4]:
            links += 1
            break
    linked: i64 = 0
    for at, green in enumerate(holes.greens):
        number: i64 = number_of[holes.green_holes[at]]
        if number in (0, HOLES):
            continue
        for to, tee in enumerate(holes.tees):
            if number_of[holes.tee_holes[to]] == number + 1 and is_beside(holes, green, tee):
                linked |= 1 << number
    while linked:
        links += linked & 1
        linked >>= 1
    return _LINK_POINTS * links


def _numbers_of_holes(numbers: Numbers) -> list[int]:
    """Return the number of each hole, 0 for none."""
    found = [0] * len(numbers.holes.bodies)
    for at, unit in enumerate(numbers.units):
        for hole in unit:
            found[hole] = numbers.numbers[at]
    return found


def _his_whim(numbers: Numbers, feature: i64) -> i64:
    holes = numbers.holes
    points: i64 = 0
    if feature != STRAIGHTFORWARD:
        for at, unit in enumerate(numbers.units):
            number = numbers.numbers[at]
            if number == 0 and speaks_of_numbers(feature):
                continue
            if len(unit) == 1 and pleases(holes, unit[0], feature, number):
                points += HOLE_POINTS
        return points
    number_of = _numbers_of_holes(numbers)
    for at, green in enumerate(holes.greens):
        before = holes.green_holes[at]
        number = number_of[before]
        if number == 0 or not holes.well_formed[before]:
            continue
        for to, tee in enumerate(holes.tees):
            after = holes.tee_holes[to]
            if (
                number_of[after] == number + 1
                and holes.well_formed[after]
                and is_aligned(holes, green, tee)
            ):
                points += HOLE_POINTS
    if points == HOLE_POINTS * (HOLES - 1):
        points += _ALIGNED_POINTS
    return points


def _solo_promises(position: Position, seat: i64, points: list[int], final: bool) -> i64:
    plot = position.plot(seat)
    row: i64 = position.promises[seat]
    found: i64 = 0
    while row:
        promise = (row & SEAT) - 1
        if promise == FUN:
            is_kept = points[FUN] >= _PEOPLE
        elif promise == FAST:
            is_kept = position.passes[seat] == 0
        elif promise == HER_WHIM:
            is_kept = points[HER_WHIM] >= _HER_POINTS
        elif promise == HIS_WHIM:
            is_kept = points[HIS_WHIM] >= _HIS_POINTS
        elif promise == PAR:
            is_kept = points[PAR] == _PAR_POINTS
        elif promise == LAND:
            is_kept = is_land_perfect(plot)
        else:
            is_kept = points[CIRCUIT] == _CIRCUIT_POINTS
        if is_kept:
            found += _SOLO_POINTS
        elif final:
            found -= _SOLO_POINTS
        row >>= SEAT_BITS
    return found
