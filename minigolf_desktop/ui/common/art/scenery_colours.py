"""Colours of what stands on the plot outside the tiles; the same in both themes.

What grows has them by the time of the year.
"""

from minigolf_desktop.ui.common.theme import TimeOfYear

GRASS = "#A2C267"
GRASS_BAND = "#ACCA72"
SHADOW = "#33401C"

WATER = "#57B7DB"
WATER_SHADE = "#3B95BD"
WATER_DEEP = "#50B0D6"
WATER_LIGHT = "#D3F1FA"
WATER_UNDER = "#1F5E7E"
BANK = "#E8D9A8"
BANK_LIGHT = "#FFF3CC"
BANK_DARK = "#BFA873"

LILY = "#6FAE4F"
LILY_LIGHT = "#8CC766"
LILY_BLOOM = "#F8C4DA"
REED = "#6B8F3A"
REED_HEAD = "#7A4A2A"

PAVING = "#E9DCBB"
PAVING_JOINT = "#D6C49A"
PAVING_DARK = "#DFCFA5"
KERB_DARK = "#C6A876"
HEDGE = "#4C8A4A"
HEDGE_LIT = "#64A358"
HEDGE_TIP = "#84BC6B"

RAIL = "#C79A62"
RAIL_LIGHT = "#E9C48E"
RAIL_DARK = "#96693A"
POST = "#A97743"
POST_LIGHT = "#DDB27A"
GATE_POST = "#8A5A33"
PAINT_WHITE = "#FFF8E6"
PAINT_RED = "#D5323C"
WOOD_DARK = "#8E5F33"
PANE = "#3B2A20"
ROOF_LINE = "#1B1830"
PLAIN_ROOF = "#8A7A68"
"""Roof of a gate that belongs to nobody."""

SHALLOWS = "#9AD6EA"
ICE = "#D6E9EF"
"""Of a lake in winter, where it is not deep."""

CROWNS = {
    TimeOfYear.SPRING: (
        ("#D08E9E", "#E4ACB8", "#F7D6DC"),
        ("#8DB35C", "#A6C871", "#C6DE97"),
        ("#BFC3A2", "#DFE0CB", "#FCF9F0"),
    ),
    TimeOfYear.SUMMER: (
        ("#7FA75A", "#92B768", "#A9C87E"),
        ("#6C9C6A", "#7FAD78", "#9CC28F"),
        ("#9AAE52", "#AEC164", "#C4D480"),
    ),
    TimeOfYear.AUTUMN: (
        ("#B0602C", "#CB7C39", "#E5A655"),
        ("#B78F35", "#D0AB47", "#E9CE74"),
        ("#A2462F", "#BC5E40", "#DA875B"),
    ),
    TimeOfYear.WINTER: (
        ("#84988E", "#A9BDB5", "#E9F1EF"),
        ("#6C8A7E", "#93AEA4", "#DDE9E6"),
        ("#A0988A", "#BCB6AA", "#EBEAE4"),
    ),
}
"""Tones of the crowns of trees from the rim inwards, three sorts at each time."""

LITTER = {TimeOfYear.SPRING: "#F1BFC9", TimeOfYear.AUTUMN: "#C9702E"}
"""Petals and leaves that have fallen; none at other times."""

BLOOMS = {
    TimeOfYear.SPRING: ("#FFD75E", "#F29BB2", "#FFFDF4", "#B99BE0"),
    TimeOfYear.SUMMER: ("#F4D48A", "#F0B9B0", "#FFF6DC"),
    TimeOfYear.AUTUMN: ("#D98A4B", "#B98BC4", "#E8C565"),
    TimeOfYear.WINTER: ("#FFFFFF", "#DDEBF0", "#FFFFFF"),
}
"""Flowers of the meadow; in winter snowdrops and rime."""
