"""Club cards to choose one from, in as few rows as keep them legible."""

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.tray import paint_tray
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.later_pictures import LaterPictures
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import in_one_step
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import CardState, paint_club_card
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_words
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import CardButton

translate = QCoreApplication.translate

SHAPE = 1.34
"""Height of a card in parts of its width."""
_WIDEST = 150
_FEWEST = 5
"""Columns at least: a last card is no larger than those before."""
_GAP, _LEAST_GAP = 10, 2
"""Between cards; the smaller one where there are many beside each other."""
_MANY = 10
_LIFT = 14
"""How much a chosen card is raised."""
_RIM = 6
"""Room for the shadow round a card."""
_LYING = (CardState.READY, CardState.USED)
"""States of which a shelf is full; there is one card at most of the others."""
_SIDE, _TOP, _BOTTOM = 12, 5, 14
"""Edges of the tray that the cards lie in: a raised one reaches over the upper edge."""


class ClubButton(CardButton):
    """A club card; raised while it is the choice."""

    opened = Signal()
    """It was clicked twice: it is to be taken at once."""

    def __init__(self, look: Look, club: Club, refusal: str, pictures: LaterPictures) -> None:
        """``refusal`` is why it cannot be taken; empty where it can."""
        super().__init__(look)
        self.club = club
        """The club."""
        self._pictures = pictures
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_choosable(refusal, club_words(club))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = look.px(_LIFT)
        rim = look.px(_RIM)
        card = QRectF(self.rect()).adjusted(rim, lift, -rim, -rim)
        state = CardState.READY
        if not self.isEnabled():
            state = CardState.USED
        elif self.isChecked():
            state = CardState.IN_PLAY
            card.translate(0, rim - lift)
        elif self.is_pointed:
            state = CardState.POINTED
            card.translate(0, (rim - lift) / 2)
        if state in _LYING:
            painter.drawPixmap(self.rect(), self._picture(card, state))
        else:
            paint_club_card(painter, card, self.club, state=state, theme=look.theme)
        self.paint_focus(painter, card)
        painter.end()

    def _picture(self, card: QRectF, state: CardState) -> QPixmap:
        """Return the picture of a card that lies there: all of a hand at once hold the window."""
        draw = in_one_step(partial(_drawn, self.club, state, self.look.theme, card))
        name, ratio = f"{self.club.number} {state}", self.devicePixelRatioF()
        return self._pictures.picture(name, name, draw, self.width(), self.height(), ratio)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the club at once."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.opened.emit()


def _drawn(
    club: Club,
    state: CardState,
    theme: Theme,
    card: QRectF,
    width: int,
    height: int,
    ratio: float,
) -> QPixmap:
    """Return the picture of a club's button, so wide and high."""
    picture = clear_pixmap(width, height, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_club_card(painter, card, club, state=state, theme=theme)
    painter.end()
    return picture


class ClubShelf(QWidget):
    """Cards beside each other, in the order of their initiatives."""

    chosen = Signal(int)
    """Number of the club that became the choice."""
    pointed = Signal(object)
    """The :class:`Club` under the pointer, else the choice; None without either."""
    clicked = Signal(int)
    """Number of the club that was clicked, or keyed with Space or Enter."""
    taken = Signal(int)
    """Number of the club that is to be taken at once."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cards: list[ClubButton] = []
        """The cards, in the order shown."""
        self.rows = 1
        """In how many rows the cards lie."""
        self._columns = 1
        self._pictures = LaterPictures(look, self, clear_pixmap)
        self._pictures.painted.connect(self._show_pictures)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(translate("golf draft", "Clubs to choose from"))

    @property
    def choice(self) -> Club | None:
        """The club chosen; None before one is."""
        return next((card.club for card in self.cards if card.isChecked()), None)

    def show_clubs(
        self, clubs: Sequence[Club], open_to: Collection[int], why: str, columns: int = 0
    ) -> None:
        """Show clubs, none of them chosen; ``why`` tells why those not open cannot be taken.

        They lie in rows of so many columns; in a single row for 0.
        """
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [
            ClubButton(self._look, club, "" if club.number in open_to else why, self._pictures)
            for club in clubs
        ]
        for place, card in enumerate(self.cards):
            card.setParent(self)
            card.toggled.connect(lambda on, card=card: self._choose(card) if on else None)
            card.clicked.connect(lambda _=False, card=card: self.clicked.emit(card.club.number))
            card.opened.connect(lambda card=card: self.taken.emit(card.club.number))
            card.walk.connect(lambda step, place=place: self._walk(place, step))
            card.pointed.connect(
                lambda on, card=card: self.pointed.emit(card.club if on else self.choice)
            )
            card.show()
        self._columns = columns or max(_FEWEST, len(clubs))
        self.rows = max(1, -(-len(clubs) // self._columns))
        self._arrange()
        self.updateGeometry()

    def _show_pictures(self) -> None:
        for card in self.cards:
            card.update()

    def _choose(self, card: ClubButton) -> None:
        self.chosen.emit(card.club.number)

    def choose(self, place: int) -> bool:
        """Choose by place, from 0, as a key does; return whether it could be chosen."""
        if not 0 <= place < len(self.cards) or not self.cards[place].isEnabled():
            return False
        self.cards[place].setChecked(True)
        self.cards[place].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def show_choice(self, club: int) -> None:
        """Choose a club by number, and leave the keyboard where it is."""
        for card in self.cards:
            if card.club.number == club and card.isEnabled():
                card.setChecked(True)

    def _walk(self, place: int, step: int) -> None:
        for _ in self.cards:
            place = (place + step) % len(self.cards)
            if self.choose(place):
                return

    def sizeHint(self) -> QSize:
        """Return room for the rows at a legible size."""
        high = (184, 292, 330)[min(self.rows, 3) - 1]
        return self._look.size(900 + 2 * _SIDE, high + _TOP + _BOTTOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()), self._look.scale)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the cards into the middle, as large as fits."""
        if not self.cards:
            return
        look, count, columns = self._look, len(self.cards), self._columns
        gap = look.px(_LEAST_GAP if columns >= _MANY else _GAP)
        lift, rim = look.px(_LIFT), look.px(_RIM)
        top, bottom = look.px(_TOP), look.px(_BOTTOM)
        room = QRectF(self.rect()).adjusted(look.px(_SIDE), top, -look.px(_SIDE), -bottom)
        wide = (room.width() - gap * (columns - 1)) / columns - 2 * rim
        high = (room.height() - gap * (self.rows - 1)) / self.rows - lift - rim
        wide = max(24.0, min(wide, high / SHAPE, look.px(_WIDEST)))
        cell = QSize(round(wide) + 2 * rim, round(wide * SHAPE) + lift + rim)
        spare = (room.height() - self.rows * cell.height() - gap * (self.rows - 1)) / 2
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            here = min(columns, count - row * columns)
            left = (self.width() - here * cell.width() - gap * (here - 1)) / 2
            at = QPointF(
                left + column * (cell.width() + gap),
                room.top() + max(0.0, spare) + row * (cell.height() + gap),
            )
            card.setGeometry(QRect(at.toPoint(), cell))
