"""Whether to build on: what it is worth to wait for better tiles, and at most to stop.

To count a course takes longer than all else that is thought in a turn, so a bound comes first.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import SEAT_BITS, VISIT
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.laying import BestLaying
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.tables import (
    EDGE,
    FEW,
    GREENS,
    MANY,
    PERFECT,
    STRAIGHTFORWARD,
    TEES,
    UBERSTITIOUS,
)
from minigolf_desktop.bots.designer.kernel.whims import AVERAGE_PAR, is_pleasing
from minigolf_desktop.model.designer import promises
from minigolf_desktop.model.designer.scoring import (
    his_whim,
    land,
    passes,
    perfection,
    playability,
)
from minigolf_desktop.model.designer.scoring.circuit import LINK_POINTS
from minigolf_desktop.model.designer.scoring.par import ZONE, ZONE_POINTS, cube_cost

PASS_COST: Final[int] = 100 * passes.PASS_COST
_HOLES: Final[int] = playability.HOLES
_HOLE_POINTS: Final[int] = his_whim.HOLE_POINTS
_ALIGNED_POINTS: Final[int] = his_whim.ALL_ALIGNED_POINTS
_PERFECTION: Final[int] = (
    perfection.PLAYABLE + perfection.LAND + perfection.CIRCUIT + perfection.PAR
)
_OFF_LAND_COST: Final[int] = land.OFF_LAND_COST
_MISSING_COST: Final[int] = land.MISSING_COST
_HOLE_COUNT_COST: Final[int] = playability.HOLE_COUNT_COST
_MALFORMED_COST: Final[int] = playability.MALFORMED_COST
_MISMATCH_COST: Final[int] = playability.MISMATCH_COST
_WRONG_DIRECTION_COST: Final[int] = playability.WRONG_DIRECTION_COST
_LINK_POINTS: Final[int] = LINK_POINTS
_ZONE_BEGIN: Final[int] = ZONE.start
_ZONE_END: Final[int] = ZONE.stop
_ZONE_POINTS: Final[int] = ZONE_POINTS
_SOLO_POINTS: Final[int] = promises.SOLO_POINTS

HANDS: Final = 10
"""Hands that are tried to see what the next one may bring."""
WAITS: Final = 4
"""Passes in a row that are thought of."""


def hands_to_come(position: Position, plot: Plot, gains: Gains) -> list[int]:
    """Return what some hands of a solo player are worth, each with its best tile laid.

    Hands are looked for at the bottom of the bag, where a search that draws tiles does not come.
    """
    gains.begin(plot)
    bag = position.supply.bag
    hands: list[int] = []
    at: i64 = 0
    count: i64 = len(bag)
    while len(hands) < HANDS:
        best = BestLaying(plot, gains)
        seen: i64 = 0
        while seen < 2 and at < count:
            design: i64 = bag[at]
            if design != VISIT:
                seen += 1
                best.look(design, True)
            at += 1
        hands.append(best.worth)
    return hands


def worth_of_waiting(hands: list[int], stopped: i64) -> i64:
    """Return what it is worth to pass before such hands, where to stop is worth something too."""
    worth = stopped
    turn: i64 = 0
    while turn < WAITS:
        total: i64 = 0
        least = max(worth, stopped)
        for hand in hands:
            total += max(least, hand)
        worth = total // HANDS - PASS_COST
        turn += 1
    return worth


def worth_of_stopping(position: Position) -> i64:
    """Return what the course of a solo player counts as it is; passes made are no part of it."""
    seat = position.to_move()
    found: i64 = PASS_COST * position.passes[seat]
    for points in score(position, seat, True):
        found += 100 * points
    return found


def most_by_stopping(position: Position, plot: Plot, gains: Gains) -> i64:
    """Return a bound for it, without numbers and declarations. The gains have begun."""
    couple, options = position.couple, position.options
    loved = plot.arrows_right if couple.loves_arrows else plot.loved
    found = plot.people + couple.her_points * loved
    found += plot.ground.points - _OFF_LAND_COST * plot.off_land - _MISSING_COST * plot.missing
    found -= _MALFORMED_COST * plot.malformed
    if options.mistakes:
        found -= _MISMATCH_COST * plot.mismatches + _WRONG_DIRECTION_COST * plot.arrows_wrong
    promised: i64 = position.promises[position.to_move()]
    while promised:
        found += _SOLO_POINTS
        promised >>= SEAT_BITS
    links, at_gate = gains.links_at_most()
    found += _LINK_POINTS * (links + at_gate)
    if couple.feature == STRAIGHTFORWARD:
        found += _HOLE_POINTS * links + (_ALIGNED_POINTS if links == _HOLES - 1 else 0)
    elif couple.feature == PERFECT:
        found += _PERFECTION
    return 100 * (found + _most_of_holes(plot, couple.feature))


def _most_of_holes(plot: Plot, feature: i64) -> i64:
    """Return a bound for what holes bring by their par and to Mr Client, less those that are
    missing or too many. However they are declared one, none that are whole become fewer.
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
            if own < _ZONE_BEGIN:
                short += own
            elif own < _ZONE_END:
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
    found = _ZONE_POINTS * min(in_zone + short // _ZONE_BEGIN, _HOLES)
    found += _HOLE_POINTS * min(pleasing + as_fourth, _HOLES)
    least = max(tees, greens)
    least = max(least, whole)
    if least > _HOLES:
        found -= _HOLE_COUNT_COST * (least - _HOLES)
    if holes <= _HOLES:
        found -= _HOLE_COUNT_COST * (_HOLES - holes) + cube_cost(par, final=True)
    return found
