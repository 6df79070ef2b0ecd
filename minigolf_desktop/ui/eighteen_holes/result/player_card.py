"""A player at the end: rank, shape, golfer, score, and what the score is against par."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.theme import FontRole, Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_ace_token, paint_rival_token
from minigolf_desktop.ui.eighteen_holes.widgets.golfer_portrait import card_name, portrait_pixmap
from minigolf_desktop.ui.eighteen_holes.widgets.score_lines import ScoreLine

_HIGH = 112
_STEP = 23
"""Height of a line of words."""
_PORTRAIT = 66
_TOKEN = 30


class PlayerCard(QWidget):
    """Painted on a panel; the winner's has a gold edge."""

    def __init__(self, look: Look, line: ScoreLine, score: str, against: str) -> None:
        """``score`` and ``against`` are told below the name."""
        super().__init__()
        self._look = look
        self._line = line
        self._score = score
        self._against = against
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = (_named(line), card_name(line.golfer), score, against)
        self.setAccessibleName(", ".join(part for part in told if part))

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(200, _HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint portrait or shape, name and score."""
        look, theme, line = self._look, self._look.theme, self._line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.rank == 1:
            painter.setPen(QPen(theme.hover_edge, look.px(2)))
            painter.setBrush(theme.hover)
            radius = Radius.PANEL.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        px = look.px
        ink = theme.hover_text if line.rank == 1 else theme.text
        self._paint_face(painter, QPointF(px(14 + _PORTRAIT / 2), self.height() / 2))
        left = px(14 + _PORTRAIT + 12)
        room = QRectF(left, 0, self.width() - left - px(10), px(24))
        golfer = card_name(line.golfer)
        rows: list[tuple[str, FontRole, QColor]] = [
            (_named(line), "panel_title", ink),
            (golfer, "caption", theme.second_text),
            (self._score, "card_title", ink),
            (self._against, "small_body", theme.second_text),
        ]
        told = [row for row in rows if row[0]]
        room.moveTop((self.height() - px(_STEP) * len(told)) / 2)
        for text, role, tone in told:
            self._write(painter, room, text, role, tone)
            room.translate(0, px(_STEP))
        self._paint_honours(painter, QPointF(self.width() - px(18), px(20)))
        painter.end()

    def _paint_face(self, painter: QPainter, middle: QPointF) -> None:
        look, line, ratio = self._look, self._line, self.devicePixelRatioF()
        half = look.px(_PORTRAIT) / 2
        if line.rival >= 0:
            paint_rival_token(painter, line.rival, middle, half * 0.86)
            return
        if not line.golfer:
            token = player_shape_pixmap(look, line.colour, look.px(_PORTRAIT - 8), ratio)
            painter.drawPixmap(middle - QPointF(half - look.px(4), half - look.px(4)), token)
            return
        face = portrait_pixmap(line.golfer, look.px(_PORTRAIT), ratio, look.theme)
        painter.drawPixmap(middle - QPointF(half, half), face)
        side = look.px(_TOKEN)
        token = player_shape_pixmap(look, line.colour, side, ratio)
        painter.drawPixmap(middle + QPointF(half - side * 0.7, half - side * 0.8), token)

    def _paint_honours(self, painter: QPainter, corner: QPointF) -> None:
        """Paint the tokens for holes in one."""
        radius = self._look.px(9)
        for place in range(min(self._line.aces, 3)):
            paint_ace_token(painter, corner + QPointF(0, place * 2.2 * radius), radius)

    def _write(
        self, painter: QPainter, room: QRectF, text: str, role: FontRole, ink: QColor
    ) -> None:
        painter.setFont(font(role, self._look.scale))
        if QFontMetricsF(painter.font()).horizontalAdvance(text) > room.width():
            painter.setFont(font("body_bold", self._look.scale))
        painter.setPen(ink)
        dots = Qt.TextElideMode.ElideRight
        shown = QFontMetricsF(painter.font()).elidedText(text, dots, room.width() + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)


def _named(line: ScoreLine) -> str:
    return f"{line.rank}. {line.name}" if line.rank else line.name
