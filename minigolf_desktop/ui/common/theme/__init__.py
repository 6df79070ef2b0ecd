"""The look of the program: one palette, one type scale, one spacing scale, one style sheet."""

from minigolf_desktop.ui.common.theme.palette import DARK, LIGHT, Theme
from minigolf_desktop.ui.common.theme.players import (
    PLAYER_COLOURS,
    PlayerColour,
    paint_player_shape,
    player_colour,
    player_shape,
)
from minigolf_desktop.ui.common.theme.shadow import paint_panel, paint_panel_shadow
from minigolf_desktop.ui.common.theme.space import Radius, Space
from minigolf_desktop.ui.common.theme.stylesheet import stylesheet
from minigolf_desktop.ui.common.theme.type import MINUS, FontRole, font, load_fonts, signed

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
