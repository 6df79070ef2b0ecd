"""The curtain that falls when the mouse is handed over."""

from minigolf_desktop.ui.common.curtain.screen import CurtainScreen, Handover
from minigolf_desktop.ui.common.curtain.seat_mark import SeatState

__all__ = ["CurtainScreen", "Handover", "SeatState"]
