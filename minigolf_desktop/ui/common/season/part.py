"""What a game brings along for the season."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.chance import Chance

if TYPE_CHECKING:
    from minigolf_desktop.model.play.goals import Measures

Motif = Callable[[QPainter, Chance], None]
"""Paints what a game is about round the origin, some 70 units of the map wide."""


class SeasonPart(NamedTuple):
    """The tasks of a game in the season."""

    measures: Measures
    """What they may measure."""
    motif: Motif
    """Stands beside their stations on the map."""
