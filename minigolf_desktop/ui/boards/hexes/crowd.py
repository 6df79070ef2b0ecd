"""Where golfers stand who share a hex: side by side, or fanned out."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF

from minigolf_desktop.ui.art.hexes.token import token_places
from minigolf_desktop.ui.boards.hexes.picture import GolferPicture

BESIDE = 3
"""How many stand side by side; more fan out when the pointer is over them."""

_MOVER = 1.08
"""How much larger the one to move is."""


class Spot(NamedTuple):
    """Where a golfer stands on a hex, in units."""

    beside: QPointF
    radius: float


def spots(golfers: Sequence[GolferPicture], *, fanned: bool = False) -> dict[int, Spot]:
    """Return by golfer where it stands among those who share its hex."""
    order = sorted(golfers, key=lambda golfer: golfer.ball)
    places = token_places(len(order), fanned=fanned)
    return {
        golfer.ball: Spot(beside, radius * (_MOVER if golfer.to_move else 1.0))
        for golfer, (beside, radius) in zip(order, places, strict=True)
    }
