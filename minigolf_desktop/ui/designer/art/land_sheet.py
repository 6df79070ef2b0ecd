"""A sheet with all lands: picture, name, points, difficulty, tiles and area."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.theme import Space, Theme, font, paint_panel, paint_panel_shadow
from minigolf_desktop.ui.designer.art.land_card import paint_land

_COLUMNS = 7
_CARD_WIDTH, _CARD_HEIGHT = 224, 262
_PICTURE_HEIGHT = 190
_MARGIN = int(Space.WIDE)
_GAP = int(Space.LARGE)


def land_sheet(lands: Sequence[Land], theme: Theme) -> QImage:
    """Return a contact sheet of lands, seven a row, at 100 %."""
    rows = -(-len(lands) // _COLUMNS)
    width = 2 * _MARGIN + _COLUMNS * _CARD_WIDTH + (_COLUMNS - 1) * _GAP
    height = 2 * _MARGIN + rows * _CARD_HEIGHT + max(0, rows - 1) * _GAP
    sheet = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    paint_meadow(painter, QRectF(0, 0, width, height), theme)
    for index, land in enumerate(lands):
        row, column = divmod(index, _COLUMNS)
        x = _MARGIN + column * (_CARD_WIDTH + _GAP)
        y = _MARGIN + row * (_CARD_HEIGHT + _GAP)
        _paint_card(painter, land, theme, QRectF(x, y, _CARD_WIDTH, _CARD_HEIGHT))
    painter.end()
    return sheet


def _paint_card(painter: QPainter, land: Land, theme: Theme, card: QRectF) -> None:
    paint_panel_shadow(painter, card, theme)
    paint_panel(painter, card, theme)
    picture = card.adjusted(8, 8, -8, _PICTURE_HEIGHT - card.height())
    painter.save()
    painter.setClipRect(picture)
    paint_meadow(painter, picture, theme)
    paint_land(painter, land, theme, picture)
    painter.restore()
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    middle = Qt.AlignmentFlag.AlignVCenter
    title = QRectF(card.left() + 14, card.top() + _PICTURE_HEIGHT + 6, card.width() - 28, 26)
    painter.setPen(theme.text)
    painter.setFont(font("panel_title"))
    painter.drawText(title, left | middle, QCoreApplication.translate("content", land.name))
    painter.setFont(font("points"))
    painter.drawText(title, right | middle, str(land.points))
    facts = title.translated(0, 27)
    for ball in range(3):
        spot = QRectF(facts.left() + ball * 18, facts.top() + 5, 16, 16)
        drawn = ball < land.difficulty
        colour = theme.text if drawn else theme.disabled_text
        paint_icon(painter, "ball" if drawn else "ball-empty", colour, spot)
    painter.setFont(font("caption"))
    painter.setPen(theme.second_text)
    size = QCoreApplication.translate("LandSheet", "{tiles} tiles, {area} m²")
    painter.drawText(facts, right | middle, size.format(tiles=len(land.free), area=land.area))
