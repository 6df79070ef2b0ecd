"""The screen on which a course is made fit to putt on."""

from minigolf_desktop.ui.putt_dice.repair.screen import RepairScreen

__all__ = ["RepairScreen"]
