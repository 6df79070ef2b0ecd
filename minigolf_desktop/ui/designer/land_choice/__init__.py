"""The three lands that were dealt, shown large; one of them is built on."""

from minigolf_desktop.ui.designer.land_choice.screen import LandChoiceScreen

__all__ = ["LandChoiceScreen"]
