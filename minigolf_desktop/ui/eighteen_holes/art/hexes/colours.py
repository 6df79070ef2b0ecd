"""Colours of the hex courses: the same in the light and the dark theme."""

from PySide6.QtGui import QColor

from minigolf_desktop.ui.common.art import colours as of_tiles
from minigolf_desktop.ui.common.theme import LIGHT

ROUGH = QColor("#71A152")
ROUGH_DEEP = QColor("#68974A")
ROUGH_PALE = QColor("#7BAB5A")
TUFT = QColor("#587F3D")
TUFT_PALE = QColor("#8CB968")
FLOWERS = (QColor("#FFF6DC"), QColor("#F6D565"))
CORNER = QColor("#64944A")
VERGE = QColor("#4E7A3A")
"""Rim of the course, outside its tiles."""
LINE = QColor("#2C4A1C")
"""Lines between hexes and tiles, which are laid on thin."""

CUT = QColor("#8CB95A")
"""Half-high grass round everything that is mown."""
FAIRWAY = QColor("#B4D676")
FAIRWAY_BAND = QColor("#A2C866")
FRINGE = QColor("#A9CE66")
GREEN = QColor("#D0E68C")
GREEN_BAND = QColor("#E3F0A8")
TEE_BAND = QColor("#C3E08A")
CUP = LIGHT.text

SAND = QColor("#F3E2B0")
SAND_SHADE = QColor("#E2CA90")
SAND_LIP = QColor("#C6A876")
SAND_LIT = QColor("#FBF0CC")
RAKE = QColor("#D3BC83")

WATER = QColor("#57B7DB")
WATER_BANK = QColor("#2F7A9E")
WATER_SHADE = QColor("#3B95BD")
WATER_LIGHT = QColor("#70C4E2")
WAVE = QColor("#FFFFFF")
SHORE = QColor("#E9DFB2")

WOOD_FLOOR = QColor("#4A7A38")
FENCE = QColor("#FFFDF2")
FENCE_EDGE = QColor("#8E9B80")
CROWNS = tuple(
    (QColor(rim), QColor(crown), QColor(light))
    for rim, crown, light in (
        ("#35703F", "#4E914D", "#7DB565"),
        ("#4C8A42", "#69A850", "#95C66C"),
        ("#2C6352", "#3C7A60", "#5E9B78"),
    )
)
"""Tones of the sorts of trees, from the rim inwards."""

ROOF_LIT = QColor("#E4937B")
ROOF = QColor("#CB654C")
ROOF_DARK = QColor("#A04433")
RIDGE = QColor("#F0B79F")
CHIMNEY = QColor("#F3E3C9")
CHIMNEY_EDGE = QColor("#7B3324")
PAVING = QColor("#F1E6C8")
PAVING_EDGE = QColor("#E0CFA2")
PARASOL = QColor("#2F78BD")
PARASOL_CREAM = QColor("#FFFDF2")

SHADE = QColor("#12301E")
"""Shadows on grass, laid on thin."""
HOUSE_SHADE = QColor("#3C2A18")
"""Shadows on paving, laid on thin."""

MARK = QColor("#F4F6DC")
"""Id and arrow of a tile."""
STAR = QColor("#F8E29A")

INK = LIGHT.text
PAPER = LIGHT.panel
FLAG = of_tiles.FLAG
WHITE = QColor("#FFFFFF")
BALL_SHADE = QColor("#D3DDD9")
GOLD = LIGHT.hover_edge
OUT = QColor("#CB4B3A")
