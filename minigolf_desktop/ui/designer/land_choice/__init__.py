"""The three lands that were dealt, shown large; one of them is built on."""

from minigolf_desktop.ui.designer.land_choice.screen import SOLO_COLOUR, LandChoiceScreen

__all__ = ["SOLO_COLOUR", "LandChoiceScreen"]
