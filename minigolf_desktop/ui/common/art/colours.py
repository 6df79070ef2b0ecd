"""Colours of the tiles: the same in the light and the dark theme."""

from PySide6.QtGui import QColor


def _veil(name: str, share: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(share)
    return colour


GRASS = QColor("#A2C267")
GRASS_BAND = QColor("#ACCA72")
TUFT = _veil("#83A64D", 0.7)
DAISY = QColor("#FDFBEF")
GRASS_SHADOW = _veil("#33401C", 0.28)
FIGURE_SHADOW = _veil("#33401C", 0.34)

CONCRETE = QColor("#CB654C")
CONCRETE_GRAIN = _veil("#B04E3A", 0.6)
CONCRETE_GLINT = _veil("#E0886A", 0.6)
CONCRETE_SHADOW = _veil("#5A1E14", 0.30)
BLOCK_SHADOW = _veil("#5A1E14", 0.40)
SLOPE_LIT = QColor("#F9BE98")
SLOPE_LINE = _veil("#963F2E", 0.85)
DROP = _veil("#4A170F", 0.55)

KERB = QColor("#F0DDB0")
KERB_LIT = QColor("#FFF6DC")
KERB_DARK = QColor("#C6A876")
KERB_GLOW = _veil("#FFF6DC", 0.35)
STONE = QColor("#D9D2C0")
STONE_LIT = QColor("#F4EFE2")
STONE_DARK = QColor("#A99F8B")

WATER = QColor("#57B7DB")
WATER_SHADE = QColor("#3B95BD")
RIPPLE = QColor("#E4F7FC")

ZINC = QColor("#B9C6CC")
ZINC_LIGHT = QColor("#EEF4F5")
ZINC_SHADE = QColor("#8597A1")
ZINC_DARK = QColor("#5E7079")
FLANGE = QColor("#A9BAC2")
MOUTH = QColor("#2E2A2C")

WOOD = QColor("#C88F52")
WOOD_LIGHT = QColor("#E4B378")
WOOD_DARK = QColor("#8E5F33")
WOOD_RIDGE = QColor("#B07A45")
IRON = QColor("#55606A")
PLANK = QColor("#D9935F")
PLANK_JOINT = QColor("#A8683C")

SOIL = QColor("#6A4636")
SOIL_DARK = QColor("#4B2C20")
LEAF = QColor("#4E8A43")
PETALS = tuple(QColor(name) for name in ("#F27BA5", "#FFD34D", "#FFFFFF", "#B583E0", "#FF8F5A"))
PETAL_YELLOW = PETALS[1]
POLLEN = QColor("#F3B62F")
POLLEN_DARK = QColor("#D9722C")

FLAG = QColor("#D5323C")
FLAG_FOLD = QColor("#A81F2B")
PAINT = QColor("#FFF8E6")
PAINT_RING = _veil("#FFF8E6", 0.9)
POLE_SHADE = QColor("#B9A98C")
MAT = QColor("#2E5E5A")
MAT_LINE = QColor("#86BDB1")
CUP = QColor("#1A1412")
CUP_FLOOR = QColor("#3B302B")
BALL = QColor("#FFFFFF")
BALL_SHADE = QColor("#D3DDD9")
CLUB = QColor("#EEF1F1")
CLUB_HEAD = QColor("#2E2A2C")

HEAD_SHADOW = _veil("#1B1830", 0.30)
GLINT = _veil("#FFFFFF", 0.22)
COLLAR = QColor("#E0303C")
NOSE = QColor("#241A18")
APPLE = QColor("#E24B3C")
