"""The type scale: Quicksand for titles and figures that count, Manrope for the rest."""

from functools import cache
from typing import Literal

from PySide6.QtCore import QByteArray, QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase

from minigolf_desktop.content.resources import ContentError, resource

FontRole = Literal[
    "total",
    "course_name",
    "card_title",
    "points",
    "panel_title",
    "main_button",
    "body",
    "body_bold",
    "small_body",
    "small_bold",
    "caption",
    "caption_bold",
    "figure",
]
"""What a piece of text is for; decides family, weight and size."""

TITLE_FAMILY = "Quicksand"
BODY_FAMILY = "Manrope"

_MEDIUM, _BOLD = QFont.Weight.Medium, QFont.Weight.Bold

TYPE_SCALE: dict[FontRole, tuple[str, QFont.Weight, int]] = {
    "total": (TITLE_FAMILY, _BOLD, 36),
    "course_name": (TITLE_FAMILY, _BOLD, 24),
    "card_title": (TITLE_FAMILY, _BOLD, 20),
    "points": (TITLE_FAMILY, _BOLD, 19),
    "panel_title": (TITLE_FAMILY, _BOLD, 16),
    "main_button": (BODY_FAMILY, _BOLD, 15),
    "body": (BODY_FAMILY, _MEDIUM, 14),
    "body_bold": (BODY_FAMILY, _BOLD, 14),
    "small_body": (BODY_FAMILY, _MEDIUM, 13),
    "small_bold": (BODY_FAMILY, _BOLD, 13),
    "caption": (BODY_FAMILY, _MEDIUM, 12),
    "caption_bold": (BODY_FAMILY, _BOLD, 12),
    "figure": (BODY_FAMILY, _BOLD, 11),
}
"""Family, weight and size in pixels at an interface scale of 1 of every role."""

_HAS_FONTS = "has_fonts"
"""Property of the application that knows the shipped fonts."""

MINUS = "−"
"""The sign of a negative figure; never a hyphen."""


def load_fonts() -> None:
    """Make the shipped fonts known to Qt; raises ContentError if one cannot be read.

    Needs a QGuiApplication, which knows them from then on. As a catalogue of words a file of a font
    is read and not mapped: whoever writes it anew ends no program that draws with it.
    """
    application = QCoreApplication.instance()
    assert application is not None
    if application.property(_HAS_FONTS):
        return
    for path in sorted(resource("fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFontFromData(QByteArray(path.read_bytes())) < 0:
            raise ContentError(f"{path.name}: Qt cannot read this font")
    application.setProperty(_HAS_FONTS, True)


def font(role: FontRole, scale: float = 1.0) -> QFont:
    """Return the font of a role at an interface scale."""
    return QFont(_face(role, scale))


@cache
def _face(role: FontRole, scale: float) -> QFont:
    """Return a font to be copied: Qt looks up a new one each time that a painter takes it."""
    family, weight, size = TYPE_SCALE[role]
    face = QFont(family)
    face.setPixelSize(max(1, round(size * scale)))
    face.setWeight(weight)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return face


def signed(points: int, plus: bool = False) -> str:
    """Return points as text with a true minus sign, and with a plus sign if asked for."""
    if points < 0:
        return f"{MINUS}{-points}"
    return f"+{points}" if plus and points else str(points)
