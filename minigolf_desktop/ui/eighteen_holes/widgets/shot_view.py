"""One shot card, large, that turns over when it is drawn."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.eighteen_holes.shot_cards import ShotCard
from minigolf_desktop.ui.common.art.stamps import Stamps
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import CORNER, TALL
from minigolf_desktop.ui.eighteen_holes.text.shots import shot_words
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import MARGIN
from minigolf_desktop.ui.eighteen_holes.widgets.flipping import TurningCards, paint_turning_card

translate = QCoreApplication.translate

LEAST = 110
"""Least width of a card that can still be read."""
_PICTURES = 2
"""Pictures of a card: on its way, and as it lies."""


class ShotCardView(TurningCards):
    """Shows a card or an empty place, as large as there is room for."""

    flipped = Signal()
    """The card lies face up; at once where nothing moves."""

    def __init__(self, look: Look, motion: Motion, width: float = 166) -> None:
        """``width`` is the largest at an interface scale of 1."""
        super().__init__(look, motion, width, LEAST)
        self._card: ShotCard | None = None
        self._part = 1.0
        self._stamps = Stamps(_PICTURES)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._tell()

    @property
    def card(self) -> ShotCard | None:
        """The card shown."""
        return self._card

    def show_card(self, card: ShotCard | None, *, flip: bool = True) -> None:
        """Show a card, or an empty place for None; another card than before turns over."""
        if card == self._card:
            return
        self.skip()
        self._card = card
        self._tell()
        if card is None or not flip or not self.isVisible():
            self._part = 1.0
            self.update()
            if card is not None:
                self.flipped.emit()
            return
        self._part = 0.0
        self._begin()

    def _turn(self, part: float) -> None:
        self._part = part
        self.update()

    def _open(self) -> None:
        self._part = 1.0
        self.update()
        self.flipped.emit()

    def _tell(self) -> None:
        if self._card is not None:
            words = shot_words(self._card)
        else:
            words = translate("ShotCardView", "no card drawn")
        self.setAccessibleName(words)
        self.setToolTip(words if self._card is not None else "")

    def _room_for(self, width: float) -> QSize:
        return self._look.size(width + 2 * MARGIN, width * TALL + 2 * MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card as it lies."""
        look, theme = self._look, self._look.theme
        margin = look.px(MARGIN)
        wide = min(
            look.px(self._width),
            self.width() - 2 * margin,
            int((self.height() - 2 * margin) / TALL),
        )
        place = QRectF((self.width() - wide) / 2, margin, wide, wide * TALL)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self._card
        if card is not None:
            moves = self._motion.moves
            paint_turning_card(painter, self._stamps, place, card, self._part, look, moves=moves)
        else:
            pen = QPen(theme.control_edge, 1.5, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            radius = CORNER * place.width()
            painter.drawRoundedRect(place, radius, radius)
        painter.end()
