"""The two clients in full, who say what they think of a finished course, and show it."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.designer import MrClient, MrsClient
from minigolf_desktop.ui.common.art.faces import face_pixmap
from minigolf_desktop.ui.common.art.paper import paint_bubble
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.portraits import portrait_pixmap
from minigolf_desktop.ui.designer.text.clients import client_name

_LARGEST, _LEAST = 108.0, 44.0
"""Width of a portrait."""
_BADGE = 0.34
"""Part of a portrait that its face takes."""
_REACTING = 900
"""Milliseconds in which they hop, or shake their heads."""
_HOPS = (0.0, 0.0, 0.06, 0.12, 0.2)
"""How high they hop by level, in parts of a portrait."""
_SHAKES = (9.0, 5.0, 0.0, 0.0, 0.0)
"""How far they shake their heads by level, in degrees."""
_GLAD = 3
"""The level that they move by where nothing is told of one."""
_TAIL = 9


class ClientPair(QWidget):
    """Both portraits, each with the face of the level, under a speech bubble."""

    def __init__(
        self,
        look: Look,
        clients: tuple[MrsClient, MrClient],
        words: str,
        motion: Motion,
        level: int | None = None,
        *,
        is_always_heard: bool = False,
    ) -> None:
        """``words`` are what they say, ``level`` is how satisfied they are, 0 to 4.

        Without a level, as in a group, they wear no faces and are glad of the winner. What is
        ``is_always_heard`` is told in a low window too, without their portraits.
        """
        super().__init__()
        self._look = look
        self._clients = clients
        self._level = level
        self._mood = _GLAD if level is None else level
        self._words = words
        self._motion = motion
        self._part = 1.0
        self._reacting: QVariantAnimation | None = None
        self._reacted = False
        names = ", ".join(client_name(client) for client in clients)
        self.setAccessibleName(with_colon(names, words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if is_always_heard:
            self.setMinimumHeight(round(self._bubble_height(look.px(220))))

    @property
    def words(self) -> str:
        """What they say."""
        return self._words

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing moves."""
        return self._reacting is None

    @property
    def shows_portraits(self) -> bool:
        """Whether there is room for both beside what they say."""
        return self._side() >= self._look.px(_LEAST)

    def _side(self) -> float:
        """Return the width of a portrait."""
        look = self._look
        room = self.height() - self._bubble_height(self.width()) - look.px(_TAIL)
        return min(room, self.width() * 0.47, float(look.px(_LARGEST)))

    def sizeHint(self) -> QSize:
        """Return the size with both portraits as large as they come."""
        wide = self._look.px(222)
        return QSize(wide, round(self._bubble_height(wide) + self._look.px(_TAIL + _LARGEST)))

    def showEvent(self, event: QShowEvent) -> None:
        """React, once."""
        super().showEvent(event)
        if not self._reacted and self._motion.moves:
            duration = self._motion.duration(_REACTING)
            self._reacting = animate(self, duration, self._react, self._settle)
        self._reacted = True

    def _react(self, part: float) -> None:
        self._part = part
        self.update()

    def _settle(self) -> None:
        self._reacting = None
        self._react(1.0)

    def _bubble_height(self, wide: float) -> float:
        look = self._look
        metrics = QFontMetricsF(font("body_bold", look.scale))
        room = QRectF(0, 0, wide - look.px(24), 10_000)
        words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._words)
        return words.height() + look.px(16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what they say, and both below it."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self._bubble_height(self.width())
        tail = look.px(_TAIL)
        room, side = self.height() - high - tail, self._side()
        if not self.shows_portraits:
            if self.height() >= high:
                bubble = QRectF(1, 1, self.width() - 2, high - 2)
                self._paint_words(painter, bubble, bubble.center())
            painter.end()
            return
        top = high + tail + (room - side) / 2
        gap = look.px(8)
        middles = [QPointF(self.width() / 2 + sign * (side + gap) / 2, top) for sign in (-1, 1)]
        bubble = QRectF(1, top - tail - high, self.width() - 2, high)
        tip = QPointF(self.width() / 2, bubble.bottom() + tail)
        self._paint_words(painter, bubble, tip)
        for number, at in enumerate(middles):
            self._paint_client(painter, number, at, side)
        painter.end()

    def _paint_words(self, painter: QPainter, bubble: QRectF, tip: QPointF) -> None:
        look = self._look
        paint_bubble(painter, bubble, tip, look.theme, look.scale)
        painter.setPen(look.theme.text)
        painter.setFont(font("body_bold", look.scale))
        inside = bubble.adjusted(look.px(11), look.px(6), -look.px(11), -look.px(6))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inside, int(flags), self._words)

    def _paint_client(self, painter: QPainter, number: int, top: QPointF, side: float) -> None:
        """Paint a client whose portrait hangs from a point, at this moment of the reaction."""
        look, ratio = self._look, self.devicePixelRatioF()
        # One after the other: the second is a third of a hop behind.
        beat = sin(2 * pi * max(0.0, self._part * 1.15 - 0.15 * number))
        weaker = 1 - self._part
        lift = abs(beat) * weaker * _HOPS[self._mood] * side
        tilt = beat * weaker * _SHAKES[self._mood]
        client = self._clients[number]
        portrait = portrait_pixmap(client.id, round(side), ratio, look.theme)
        painter.save()
        painter.translate(top + QPointF(0, side / 2 - min(lift, look.px(_TAIL))))
        painter.rotate(tilt)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), portrait)
        if self._level is not None:
            badge = round(side * _BADGE)
            corner = QPointF(side / 2 - badge * 0.95, side / 2 - badge * 0.95)
            painter.drawPixmap(corner, face_pixmap(self._level, badge, ratio))
        painter.restore()
