"""The look of the program: one palette, one type scale, one spacing scale, one style sheet."""

from minigolf_desktop.ui.theme.palette import DARK, LIGHT, Theme
from minigolf_desktop.ui.theme.players import (
    PLAYER_COLOURS,
    PlayerColour,
    paint_player_shape,
    player_colour,
    player_shape,
)
from minigolf_desktop.ui.theme.shadow import paint_panel, paint_panel_shadow
from minigolf_desktop.ui.theme.space import Radius, Space
from minigolf_desktop.ui.theme.stylesheet import stylesheet
from minigolf_desktop.ui.theme.type import MINUS, FontRole, font, load_fonts, signed

__all__ = [
    "DARK",
    "LIGHT",
    "MINUS",
    "PLAYER_COLOURS",
    "FontRole",
    "PlayerColour",
    "Radius",
    "Space",
    "Theme",
    "font",
    "load_fonts",
    "paint_panel",
    "paint_panel_shadow",
    "paint_player_shape",
    "player_colour",
    "player_shape",
    "signed",
    "stylesheet",
]
