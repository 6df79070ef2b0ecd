"""Where golfers stand who share a hex: side by side, or fanned out."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from minigolf_desktop.ui.boards.hexes.picture import GolferPicture

BESIDE = 3
"""How many stand side by side; more fan out when the pointer is over them."""

_ALONE = 0.46
_FANNED = 0.44
_FAN = 1.02
"""Radius of the circle on which golfers stand when fanned out."""

_MOVER = 1.1
"""How much larger the one to move is."""

_SPOTS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0, 0),),
    ((-0.38, 0), (0.38, 0)),
    ((-0.37, -0.26), (0.37, -0.26), (0, 0.36)),
    ((-0.34, -0.34), (0.34, -0.34), (-0.34, 0.34), (0.34, 0.34)),
    ((-0.46, -0.36), (0.46, -0.36), (-0.46, 0.36), (0.46, 0.36), (0, 0)),
)
_RADII = (_ALONE, 0.35, 0.32, 0.3, 0.27)


class Spot(NamedTuple):
    """Where a golfer stands on a hex, in units."""

    beside: QPointF
    radius: float


def spots(golfers: Sequence[GolferPicture], *, fanned: bool = False) -> dict[int, Spot]:
    """Return by golfer where it stands among those who share its hex."""
    order = sorted(golfers, key=lambda golfer: (golfer.to_move, golfer.ball))
    count = len(order)
    if fanned and count > BESIDE:
        places = [
            (_FAN * sin(2 * pi * k / count), -_FAN * cos(2 * pi * k / count)) for k in range(count)
        ]
        radius = _FANNED
    else:
        places, radius = list(_SPOTS[min(count, len(_SPOTS)) - 1]), _RADII[min(count, 5) - 1]
        places += [(0.0, 0.0)] * (count - len(places))
    return {
        golfer.ball: Spot(QPointF(x, y), radius * (_MOVER if golfer.to_move else 1.0))
        for golfer, (x, y) in zip(order, places, strict=True)
    }
