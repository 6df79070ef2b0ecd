"""A wall on which nothing hangs yet: dashed frames, and somebody who asks for the first course."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.frames import paint_dashed_frame
from minigolf_desktop.ui.common.art.paper import paint_bubble
from minigolf_desktop.ui.common.art.portraits import round_portrait
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look

_FRAME = (150, 122)
"""Width and height of a frame at least."""
_GAP = 26
_PORTRAIT = 148
_BUBBLE = 330


class Invitation(QWidget):
    """Shows whoever invites, before empty frames."""

    def __init__(self, look: Look, words: str, host: str) -> None:
        """``host`` names the picture (:mod:`...art.pictures`) of whoever speaks."""
        super().__init__()
        self._look = look
        self._words = words
        self._host = host
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def words(self) -> str:
        """What is said."""
        return self._words

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frames, and whoever invites before them."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high, gap = look.px(_FRAME[0]), look.px(_FRAME[1]), look.px(_GAP)
        columns = max(1, (self.width() + gap) // (wide + gap))
        rows = max(1, (self.height() + gap) // (high + gap))
        across = (self.width() - gap * (columns - 1)) / columns
        down = (self.height() - gap * (rows - 1)) / rows
        host = self._host_area()
        bubble = self._bubble_area(host)
        kept = host.united(bubble).adjusted(-gap / 3, -gap / 3, gap / 3, gap / 3)
        for place in range(rows * columns):
            row, column = divmod(place, columns)
            frame = QRectF(column * (across + gap), row * (down + gap), across, down)
            frame = frame.adjusted(2, 2, -2, -2)
            if not frame.intersects(kept):
                paint_dashed_frame(painter, frame, look.scale)
        side = round(host.width())
        portrait = round_portrait(self._host, side, self.devicePixelRatioF(), look.theme)
        painter.drawPixmap(host.topLeft(), portrait)
        tip = QPointF(host.right() + look.px(2), host.top() + host.height() * 0.42)
        paint_bubble(painter, bubble, tip, look.theme, look.scale)
        painter.setPen(look.theme.text)
        painter.setFont(font("card_title", look.scale))
        margin = look.px(18)
        inside = bubble.adjusted(margin, margin / 2, -margin, -margin / 2)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inside, int(flags), self._words)
        painter.end()

    def _host_area(self) -> QRectF:
        look = self._look
        side = min(look.px(_PORTRAIT), self.height() * 0.6)
        whole = side + look.px(20) + self._bubble_width()
        left = round((self.width() - whole) / 2)
        return QRectF(left, round((self.height() - side) / 2), side, side)

    def _bubble_width(self) -> float:
        return float(min(self._look.px(_BUBBLE), self.width() * 0.6))

    def _bubble_area(self, host: QRectF) -> QRectF:
        look = self._look
        wide, margin = self._bubble_width(), look.px(18)
        metrics = QFontMetricsF(font("card_title", look.scale))
        room = QRectF(0, 0, wide - 2 * margin, 10_000)
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._words).height()
        area = QRectF(0, 0, wide, high + 2 * margin)
        area.moveTopLeft(QPointF(host.right() + look.px(20), host.center().y() - area.height() / 2))
        return area
