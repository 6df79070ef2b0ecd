"""The chances of a club by kind of ground, a line a deck, over the lower edge of the course."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.theme.shadow import paint_panel, paint_panel_shadow
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.deck_signs import paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import paint_ground_sign
from minigolf_desktop.ui.eighteen_holes.round.reach import (
    NO_REACH,
    Reach,
    percent_words,
    reach_words,
)

_ROW = 27
_EDGE = 8
"""Room for the shadow."""
_PADDING = 10
_SIGN = 10.0
_DECK = 9.0
_COLUMN = 70
_HEAD = 30


class ReachLegend(QWidget):
    """Signs of the ground with percentages; it lets the mouse through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._reach = NO_REACH
        self._corner = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_reach(self, reach: Reach) -> None:
        """Show the chances of a club, or nothing where it has none."""
        if reach == self._reach:
            return
        self._reach = reach
        self.setAccessibleName(reach_words(reach))
        self.setVisible(bool(reach.rows))
        self._place()
        self.update()

    def stand(self, corner: QPointF) -> None:
        """Stand with the lower left corner at a point of the parent."""
        self._corner = corner
        self._place()

    def _place(self) -> None:
        size = self.sizeHint()
        self.resize(size)
        self.move(round(self._corner.x()), round(self._corner.y()) - size.height())

    def sizeHint(self) -> QSize:
        """Return room for the lines."""
        look = self._look
        columns = max((len(row.grounds) for row in self._reach.rows), default=0)
        title = QFontMetricsF(font("small_bold", look.scale)).horizontalAdvance(self._reach.title)
        wide = max(look.px(_HEAD + columns * _COLUMN), round(title) + look.px(4))
        return QSize(
            wide + look.px(2 * (_PADDING + _EDGE)),
            look.px((len(self._reach.rows) + 0.8) * _ROW + _PADDING + 2 * _EDGE),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and its lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.px(_EDGE)
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paint_panel_shadow(painter, body, theme, look.px(10))
        paint_panel(painter, body, theme, look.px(10))
        left, top = body.left() + look.px(_PADDING), body.top() + look.px(4)
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        line = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(
            QRectF(left, top, body.width(), look.px(0.8 * _ROW)), line, self._reach.title
        )
        top += look.px(0.8 * _ROW)
        for row in self._reach.rows:
            middle = top + look.px(_ROW) / 2
            if row.deck >= 0:
                at = QPointF(left + look.px(12), middle)
                paint_deck_sign(painter, Deck(row.deck), at, look.scale * _DECK)
            for column, ground in enumerate(row.grounds):
                x = left + look.px(_HEAD + column * _COLUMN)
                at = QPointF(x + look.px(12), middle)
                paint_ground_sign(painter, ground.sign, at, look.scale * _SIGN)
                room = QRectF(x + look.px(26), top, look.px(_COLUMN - 28), look.px(_ROW))
                painter.setPen(theme.text)
                painter.setFont(font("small_body", look.scale))
                painter.drawText(room, line, percent_words(ground.chance))
            top += look.px(_ROW)
        painter.end()
