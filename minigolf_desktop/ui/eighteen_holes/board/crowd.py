"""Where golfers stand: side by side or fanned out on a hex, and clear of flag and tee sign."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF

from minigolf_desktop.ui.eighteen_holes.art.hexes.token import token_places
from minigolf_desktop.ui.eighteen_holes.board.picture import FlagPicture, GolferPicture

BESIDE = 3
"""How many stand side by side; more fan out when the pointer is over them."""

_MOVER = 1.08
"""How much larger the one to move is."""


_BELOW_FLAG = QPointF(0.2, 0.34)
"""From the middle of a green to where a golfer hides neither the pole nor the pennant."""
_BELOW_TAKERS = QPointF(0.0, 0.46)
"""The same where the shapes of those who took the flag stand for it."""
_BESIDE_VALUES = QPointF(-0.4, 0.28)
"""The same where values lie at the right of the cup."""
_BEFORE_SIGN = 0.34
"""How far golfers keep away from the sign of a tee."""


class Spot(NamedTuple):
    """Where a golfer stands on a hex, in units."""

    beside: QPointF
    radius: float


def spots(
    golfers: Sequence[GolferPicture], *, fanned: bool = False, upwards: bool = False
) -> dict[int, Spot]:
    """Return by golfer where it stands among those who share its hex.

    Three stand in a triangle that points down, or ``upwards``.
    """
    order = sorted(golfers, key=lambda golfer: golfer.ball)
    places = token_places(len(order), fanned=fanned)
    down = -1 if upwards else 1
    return {
        golfer.ball: Spot(
            QPointF(beside.x(), down * beside.y()), radius * (_MOVER if golfer.to_move else 1.0)
        )
        for golfer, (beside, radius) in zip(order, places, strict=True)
    }


def aside_on_green(flag: FlagPicture) -> QPointF:
    """Return how far from the middle of its green golfers stand, in units."""
    if flag.winners:
        return _BELOW_TAKERS
    return _BESIDE_VALUES if flag.tokens else _BELOW_FLAG


def aside_on_tee(sign: QPointF) -> QPointF:
    """Return the same for a tee whose sign stands somewhere above or below its middle."""
    return QPointF(0, -_BEFORE_SIGN if sign.y() > 0 else _BEFORE_SIGN)
