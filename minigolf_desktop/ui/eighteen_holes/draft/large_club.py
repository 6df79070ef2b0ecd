"""The club that is pointed at, in large: where there are many, each of them is small."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import paint_club_card
from minigolf_desktop.ui.eighteen_holes.draft.club_shelf import SHAPE
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_words

_WIDEST = 190
_RIM = 6


class LargeClub(QWidget):
    """One card, as large as there is room."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.club: Club | None = None
        """The club; None before one was pointed at."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_club(self, club: Club | None) -> None:
        """Show a club."""
        self.club = club
        self.setAccessibleName(club_words(club) if club is not None else "")
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for a small card."""
        return self._look.size(80, 110)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        if self.club is None:
            return
        look, rim = self._look, self._look.px(_RIM)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
        wide = min(room.width(), room.height() / SHAPE, look.px(_WIDEST))
        card = QRectF(0, 0, wide, wide * SHAPE)
        card.moveCenter(room.center())
        paint_club_card(painter, card, self.club, theme=look.theme)
        painter.end()
