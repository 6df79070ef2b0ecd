"""A headline over the course that takes no clicks away: who won a hole, a hole-in-one."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Radius, font, paint_panel_shadow
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_rival_token
from minigolf_desktop.ui.eighteen_holes.round.news import News
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of

STAYS = 4200
"""Milliseconds that the headlines stay."""
_BURST = 900
"""Milliseconds of the cheer."""
_RAYS = 15
_SHAPE, _RAYS_BESIDE = 34, 12
"""Room of a shape before a headline, and what the rays of a cheer need beside it."""
_LINE = 46
_HIGH = 62
"""Height of a headline without and with a second line."""


class Banner(QWidget):
    """Stands over the middle of the course for a while."""

    def __init__(self, look: Look, motion: Motion, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._motion = motion
        self._news: tuple[News, ...] = ()
        self._burst = 1.0
        self._middle = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def titles(self) -> tuple[str, ...]:
        """What it says, or said last."""
        return tuple(news.title for news in self._news)

    def stand(self, middle: QPointF) -> None:
        """Stand with the middle of its upper edge at a point of the parent."""
        self._middle = middle
        size = self.sizeHint()
        self.setGeometry(
            round(middle.x() - size.width() / 2), round(middle.y()), size.width(), size.height()
        )

    def tell(self, news: Sequence[News]) -> None:
        """Show headlines one below the other."""
        self._news = tuple(news)
        if not news:
            return
        self.setAccessibleName(" ".join(f"{one.title} {one.note}".strip() for one in news))
        self.stand(self._middle)
        self.show()
        self.raise_()
        self._timer.start(STAYS)
        self._cheer()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _cheer(self) -> None:
        cheers = any(one.cheers for one in self._news)
        self._burst = 1.0
        if cheers and self._motion.moves:
            self._burst = 0.0
            animate(self, self._motion.duration(_BURST), self._grow)

    def _grow(self, part: float) -> None:
        self._burst = part
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the widest headline."""
        look = self._look
        widths, height = [look.px(240)], 0
        for news in self._news:
            self.setFont(font("card_title", look.scale))
            wide = self.fontMetrics().horizontalAdvance(news.title)
            widths.append(wide + look.px(72 + _before(news)))
            self.setFont(font("small_body", look.scale))
            widths.append(self.fontMetrics().horizontalAdvance(news.note) + look.px(48))
            height += look.px(_HIGH if news.note else _LINE)
        return QSize(max(widths) + 2 * look.px(12), height + 2 * look.px(23))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, its lines, and the burst of a hole-in-one."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.px(12)
        card = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = Radius.CARD.at(look.scale)
        paint_panel_shadow(painter, card, theme, radius)
        painter.setPen(QPen(theme.hover_edge, 2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(card, radius, radius)
        top = card.top() + look.px(11)
        for news in self._news:
            high = look.px(_HIGH if news.note else _LINE)
            self._paint_news(painter, news, QRectF(card.left(), top, card.width(), high))
            top += high
        painter.end()

    def _paint_news(self, painter: QPainter, news: News, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(font("card_title", look.scale))
        wide = painter.fontMetrics().horizontalAdvance(news.title)
        shapes = look.px(_before(news))
        left = area.center().x() - (wide + shapes) / 2
        line = QRectF(area.left(), area.top(), area.width(), look.px(_LINE) - look.px(8))
        for place, seat in enumerate(news.seats):
            at = QPointF(left + look.px(13 + _SHAPE * place), line.center().y())
            if news.cheers:
                self._paint_burst(painter, at)
            paint_player_token(painter, colour_of(seat), at, look.px(13), theme)
        if news.rival >= 0:
            at = QPointF(left + look.px(13), line.center().y())
            paint_rival_token(painter, news.rival, at, look.px(14))
        painter.setPen(theme.text)
        title = line.adjusted(left + shapes - area.left(), 0, look.px(20), 0)
        painter.drawText(
            title, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, news.title
        )
        if news.note:
            painter.setFont(font("small_body", look.scale))
            painter.setPen(theme.second_text)
            below = QRectF(area.left(), line.bottom() - look.px(4), area.width(), look.px(22))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, news.note)

    def _paint_burst(self, painter: QPainter, middle: QPointF) -> None:
        """Paint rays in the players' colours round a shape."""
        look = self._look
        reach = look.px(14) + look.px(12) * self._burst
        for ray in range(_RAYS):
            angle = 2 * pi * ray / _RAYS
            way = QPointF(cos(angle), sin(angle))
            colour = QColor(PLAYER_COLOURS[ray % len(PLAYER_COLOURS)].fill(look.theme))
            pen = QPen(colour, look.px(3))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(middle + way * (reach - look.px(5)), middle + way * reach)


def _before(news: News) -> int:
    """Return the room of the shapes before a headline, and of the rays round them."""
    shapes = len(news.seats) + (news.rival >= 0)
    return _SHAPE * shapes + (_RAYS_BESIDE if news.cheers else 0)
