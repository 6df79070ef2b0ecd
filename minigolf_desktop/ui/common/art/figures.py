"""Figures as painter paths, from the font that the program brings along.

They do not depend on the fonts of the machine, nor on the application having loaded its own.
"""

from PySide6.QtGui import QPainterPath, QRawFont, QTransform

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.art.kept import kept

_DRAWN_AT = 100.0


@kept(64)
def figure_path(text: str, size: float) -> QPainterPath:
    """Return a figure in Quicksand Bold of ``size`` units, centred on the origin.

    Figures of one size share a height, so that 1 and 8 stand on one line.
    """
    font = QRawFont(str(resource("fonts", "Quicksand-Bold.ttf")), _DRAWN_AT)
    glyphs = font.glyphIndexesForString(text)
    path, along = QPainterPath(), 0.0
    for glyph, step in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(along, 0))
        along += step.x()
    tall = font.pathForGlyph(font.glyphIndexesForString("8")[0]).boundingRect()
    scale = size / _DRAWN_AT
    to_middle = QTransform.fromScale(scale, scale)
    to_middle.translate(-path.boundingRect().center().x(), -tall.center().y())
    return to_middle.map(path)
