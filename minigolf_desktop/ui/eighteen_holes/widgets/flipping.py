"""How a card turns over: narrower and narrower, then the other side, wider again."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.shot_cards import ShotCard
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.stamps import Stamps
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.backs import paint_shot_back
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import lay_card, paint_card_shadow
from minigolf_desktop.ui.eighteen_holes.art.cards.shot_card import paint_shot_card

FLIP = 260
"""How long a card takes to turn over, in ms at speed 1."""


def paint_turning_card(
    painter: QPainter,
    stamps: Stamps,
    rect: QRectF,
    card: ShotCard,
    part: float,
    look: Look,
    *,
    moves: bool,
    gold: bool = False,
    faded: bool = False,
) -> None:
    """Paint a shot card that has turned over by a ``part``, 0 to 1, with its shadow.

    Where nothing may move, the front comes through the back instead. ``gold`` and ``faded`` are
    those of the front.
    """

    def lay_back() -> None:
        ratio = painter.device().devicePixelRatioF()
        back = _back(card.deck, rect.width(), rect.height(), ratio, look.theme)
        painter.drawPixmap(rect.topLeft(), back)

    def lay_front() -> None:
        def paint(inner: QPainter, sheet: QRectF) -> None:
            paint_shot_card(
                inner,
                sheet,
                card,
                theme=look.theme,
                gold=gold,
                faded=faded,
                scale=look.scale,
                shadow=False,
            )

        lay_card(painter, stamps, rect, (card, gold, faded), paint, moves=part < 1)

    paint_card_shadow(painter, rect)
    if part >= 1:
        lay_front()
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if moves:
        width = abs(1 - 2 * part)
        middle = rect.center()
        painter.translate(middle)
        painter.scale(max(0.02, width), 1 + 0.05 * (1 - width))
        painter.translate(-middle)
        (lay_back if part < 0.5 else lay_front)()
    else:
        lay_back()
        painter.setOpacity(part)
        lay_front()
    painter.restore()


@keeps_pictures(MEGABYTE, for_a_game=True)
def _back(deck: Deck, width: float, height: float, ratio: float, theme: Theme) -> QPixmap:
    """Return the back of a deck, which each of its cards shows before it turns over."""
    picture = clear_pixmap(ceil(width), ceil(height), ratio)
    painter = QPainter(picture)
    paint_shot_back(painter, QRectF(0, 0, width, height), deck, theme)
    painter.end()
    return picture


class TurningCards(QWidget):
    """Shows cards that turn over, as large as there is room for; a click ends the turning."""

    def __init__(self, look: Look, motion: Motion, width: float, least: float) -> None:
        """``width`` and ``least`` are the largest and the least of a card at a scale of 1."""
        super().__init__()
        self._look = look
        self._motion = motion
        self._width = width
        self._least = least
        self._turning: QVariantAnimation | None = None

    def _turn(self, part: float) -> None:
        """Show a part of the turning, 0 to 1."""
        raise NotImplementedError

    def _open(self) -> None:
        """Show that the turning is over."""
        raise NotImplementedError

    def _room_for(self, width: float) -> QSize:
        """Return the room that cards of a width need."""
        raise NotImplementedError

    @property
    def is_turning(self) -> bool:
        """Whether a card has not turned over yet."""
        return self._turning is not None

    def skip(self) -> None:
        """Show every card at once."""
        if self._turning is not None:
            self._turning.setCurrentTime(self._turning.duration())

    def _begin(self, cards: int = 1) -> None:
        """Begin to turn so many cards over, one after the other."""
        let_hear(self, Sound.CARD)
        duration = self._motion.duration(FLIP * cards)
        self._turning = animate(self, duration, self._turn, self._end)

    def _end(self) -> None:
        self._turning = None
        self._open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the turning over."""
        self.skip()
        super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for cards at their largest."""
        return self._room_for(self._width)

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest cards that can be read."""
        return self._room_for(min(self._least, self._width))
