"""What a course counts at most as it is: to count it takes longer than all else in a turn."""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.codes import SEAT_BITS
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import Position
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
    fast,
    his_whim,
    land,
    perfection,
    playability,
)
from minigolf_desktop.model.designer.scoring.circuit import LINK_POINTS
from minigolf_desktop.model.designer.scoring.par import ZONE, ZONE_POINTS, cube_cost

_HOLES: Final[int] = playability.HOLES
_HOLE_POINTS: Final[int] = his_whim.HOLE_POINTS
_ALIGNED_POINTS: Final[int] = his_whim.ALL_ALIGNED_POINTS
_PERFECTION: Final[int] = (
    perfection.PLAYABLE + perfection.LAND + perfection.CIRCUIT + perfection.PAR
)
_FAST_POINTS: Final[int] = fast.TILE_POINTS
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


def most_by_stopping(position: Position, seat: i64, gains: Gains) -> i64:
    """Return a bound for what a course scores as it is, in hundredths of a point.

    Passes made before are left out. The gains have begun with the plot.
    """
    plot, couple, options = position.plot(seat), position.couple, position.options
    loved = plot.arrows_right if couple.loves_arrows else plot.loved
    found = plot.people + couple.her_points * loved
    found += plot.ground.points - _OFF_LAND_COST * plot.off_land - _MISSING_COST * plot.missing
    found -= _MALFORMED_COST * plot.malformed
    if options.mistakes:
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
