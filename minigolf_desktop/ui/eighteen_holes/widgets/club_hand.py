"""The hand of clubs: cards that are ready or in play, and a narrow mark for each used one."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.box import Club
from minigolf_desktop.ui.common.boards.motion import LIGHTING, Motion, animate
from minigolf_desktop.ui.common.kept import Atlas
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState, paint_club_card
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    CORNER,
    TALL_IN_HAND,
    lay_card,
    outline,
    paint_card_shadow,
    paint_club_back,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name, club_words
from minigolf_desktop.ui.eighteen_holes.widgets.cards import (
    MARGIN,
    PILL,
    STAMPS,
    CardButton,
    walk_along,
)

WIDTH = 104
"""Width of a card in the hand, in pixels at an interface scale of 1."""
LEAST = 76
"""Least width of a card that can still be read."""
SPINE = 34
"""Width of the mark that a used club leaves."""
RAISE = 12
"""How far a card in play stands out."""
GAP, LEAST_GAP = 14, 6
"""Between cards, where they are at their largest and where there is less room."""
_POINTED = 5
"""How far a card stands out that is pointed at."""
_VEIL = 0.28
"""Strength of the veil on a card that cannot be chosen: its signs stay legible."""


class ClubPlace(NamedTuple):
    """A place of the hand."""

    club: Club | None
    """None for a card that lies face down."""
    card_state: CardState = CardState.READY
    """READY, IN_PLAY or USED (a narrow mark)."""
    refusal: str | None = ""
    """Why the club cannot be chosen now; empty where it can, None where nothing is to be chosen.
    It is the tooltip then."""
    label: str = ""
    """On the pill below the card: ``borrowed``; empty for the usual word of the state."""
    lasting: bool = False
    """Whether the club never expires: a lying eight on gold says so."""


class _Face(NamedTuple):
    """What a card shows that lies face up."""

    club: Club
    card_state: CardState
    lasting: bool
    is_dim: bool
    """Whether it is set back behind cards that can be chosen."""


class ClubCard(CardButton):
    """A club card to be chosen, in the hand or at the draft."""

    def __init__(
        self,
        look: Look,
        motion: Motion | None = None,
        width: float = WIDTH,
        tall: float = TALL_IN_HAND,
        stamps: Atlas | None = None,
    ) -> None:
        """``width`` is the largest at an interface scale of 1, ``tall`` the height in widths.

        ``stamps`` is where all cards of a hand keep their pictures; None for a card by itself.
        """
        super().__init__(look, stamps)
        self._motion = motion or Motion(0)
        self._width = width
        self._tall = tall
        self._place: ClubPlace | None = None
        self._dim = False
        self._raised = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def place(self) -> ClubPlace | None:
        """What it shows."""
        return self._place

    def show_place(self, place: ClubPlace, *, dim: bool = False) -> None:
        """Show a place of the hand; ``dim`` sets it back behind cards that can be chosen."""
        if (place, dim) == (self._place, self._dim):
            return
        before, self._place, self._dim = self._place, place, dim
        words = club_words(place.club) if place.club is not None else ""
        state = self._state_words(place)
        can = place.card_state in (CardState.READY, CardState.IN_PLAY)
        refusal = place.refusal if can or place.refusal else None
        self.set_choosable(refusal, "\n".join(filter(None, (words, state))))
        up = place.card_state is CardState.IN_PLAY
        was_up = before is not None and before.card_state is CardState.IN_PLAY
        if up == was_up or not self._motion.moves or not self.isVisible():
            self._raised = float(up)
        else:
            self._raise(up)
        self.update()

    @staticmethod
    def _state_words(place: ClubPlace) -> str:
        if place.club is None:
            return translate("ClubHand", "face down: hold V to look")
        if place.label:
            return place.label
        return {
            CardState.IN_PLAY: translate("ClubHand", "in play"),
            CardState.USED: translate("ClubHand", "in the discard"),
        }.get(place.card_state, "")

    def _raise(self, up: bool) -> None:
        def step(part: float) -> None:
            self._raised = part if up else 1 - part
            self.update()

        animate(self, self._motion.duration(LIGHTING), step)

    def sizeHint(self) -> QSize:
        """Return room for the card at its largest, raised and with its label."""
        return self._room_for(self._width)

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest card that can be read."""
        return self._room_for(min(LEAST, self._width))

    def _room_for(self, width: float) -> QSize:
        return self.look.size(
            width + 2 * MARGIN, width * self._tall + RAISE + 4 + PILL / 2 + MARGIN / 2
        )

    def card_rect(self) -> QRectF:
        """Return where the card lies when it is not raised."""
        px = self.look.px
        above, below = px(RAISE + 4), px(PILL / 2 + MARGIN / 2)
        high = self.height() - above - below
        wide = min(px(self._width), self.width() - 2 * px(MARGIN), int(high / self._tall))
        if self.is_spine:
            return QRectF((self.width() - wide) / 2, above, wide, high)
        return QRectF((self.width() - wide) / 2, above, wide, wide * self._tall)

    @property
    def is_spine(self) -> bool:
        """Whether it is the mark of a used club."""
        return self._place is not None and self._place.card_state is CardState.USED

    def height_for(self, width: int) -> int:
        """Return the height that a card of a width needs."""
        px = self.look.px
        wide = min(px(self._width), width - 2 * px(MARGIN))
        return round(wide * self._tall) + px(RAISE + 4) + px(PILL / 2 + MARGIN / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, or the mark that it left."""
        place = self._place
        if place is None:
            return
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self.card_rect()
        if place.club is None:
            lay_card(painter, self.stamps, card, None, self._paint_back)
            self.paint_pill(painter, card, place.label, lit=False)
            painter.end()
            return
        if place.card_state is CardState.USED:
            self._paint_spine(painter, card, place.club)
            painter.end()
            return
        up = self._raised * look.px(RAISE)
        if place.card_state is CardState.READY and self.is_pointed:
            up = max(up, look.px(_POINTED))
        card.translate(0, -up + (2 if self.isDown() else 0))
        state = place.card_state
        if self.isChecked():
            state = CardState.IN_PLAY
        elif state is CardState.READY and self.is_pointed:
            state = CardState.POINTED
        face = _Face(place.club, state, place.lasting, self._dim)
        moves = 0 < self._raised < 1
        paint = partial(self._paint_face, face)
        lay_card(painter, self.stamps, card, face, paint, moves=moves)
        self.paint_focus(painter, card)
        told = self._state_words(place) if state is CardState.IN_PLAY or place.label else ""
        self.paint_pill(painter, card, told, lit=state is CardState.IN_PLAY)
        painter.end()

    def _paint_back(self, painter: QPainter, card: QRectF) -> None:
        paint_card_shadow(painter, card)
        paint_club_back(painter, card, self.look.theme)

    def _paint_face(self, face: _Face, painter: QPainter, card: QRectF) -> None:
        paint_club_card(
            painter,
            card,
            face.club,
            state=face.card_state,
            theme=self.look.theme,
            lasting=face.lasting,
            scale=self.look.scale,
        )
        if face.is_dim:
            painter.save()
            painter.setOpacity(_VEIL)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.look.theme.window)
            painter.drawPath(outline(card))
            painter.restore()

    def _paint_spine(self, painter: QPainter, card: QRectF, club: Club) -> None:
        """Paint the mark of a club that lies in the discard: its ribbon, its name turned."""
        look, theme = self.look, self.look.theme
        pen = QPen(theme.control_edge, 1.4, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(theme.inset)
        radius = CORNER * look.px(WIDTH)
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(theme.second_text)
        painter.setFont(font("small_bold", look.scale))
        head = QRectF(card.left(), card.top() + look.px(4), card.width(), look.px(22))
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(club.initiative))
        painter.save()
        painter.translate(card.center().x(), card.bottom() - look.px(8))
        painter.rotate(-90)
        painter.setFont(font("small_body", look.scale))
        room = QRectF(
            0, -card.width() / 2, card.bottom() - head.bottom() - look.px(12), card.width()
        )
        dots = Qt.TextElideMode.ElideRight
        name = painter.fontMetrics().elidedText(club_name(club), dots, round(room.width()) + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()


class ClubHand(QWidget):
    """Clubs side by side, in the order given."""

    chosen = Signal(int)
    """The number of a club that may be chosen was clicked or keyed."""
    pointed = Signal(int)
    """The pointer or the focus is on a club's number; -1 when it left."""
    laid = Signal()
    """The cards lie otherwise than before."""

    def __init__(self, look: Look, places: int = 5, motion: Motion | None = None) -> None:
        """``places`` is how many cards there is room for; more become narrower."""
        super().__init__()
        self._look = look
        self._motion = motion
        self._places = places
        # Backs are all the same, and take long to paint.
        self._stamps = Atlas(places * STAMPS)
        self.cards: list[ClubCard] = []
        """The cards by place."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("ClubHand", "Your clubs"))

    def show_hand(self, places: Sequence[ClubPlace]) -> None:
        """Show the clubs; places that no club needs stay empty."""
        while len(self.cards) < len(places):
            self._add_card()
        asked = any(one.refusal == "" and one.card_state is CardState.READY for one in places)
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(places))
            if number < len(places):
                place = places[number]
                refused = bool(place.refusal) and place.card_state is CardState.READY
                card.show_place(place, dim=asked and refused)
        self._lay_out()

    def press(self, number: int) -> bool:
        """Choose by place, from 1, as a key does; return whether it could be chosen."""
        if not 1 <= number <= len(self.cards):
            return False
        card = self.cards[number - 1]
        if not card.isEnabled() or card.isHidden():
            return False
        card.click()
        return True

    def _add_card(self) -> None:
        number = len(self.cards)
        card = ClubCard(self._look, self._motion, stamps=self._stamps)
        card.setParent(self)
        card.clicked.connect(lambda: self._choose(number))
        card.pointed.connect(lambda there: self._point(number, there))
        card.walk.connect(lambda step: walk_along(self.cards, number, step))
        self.cards.append(card)

    def _choose(self, number: int) -> None:
        club = self._club_at(number)
        if club is not None:
            self.chosen.emit(club.number)

    def _point(self, number: int, is_there: bool) -> None:
        club = self._club_at(number)
        if is_there:
            self.pointed.emit(club.number if club is not None else -1)
        else:
            # The focus may come and go while the pointer rests on another card.
            self.pointed.emit(self._pointed_besides(number))

    @property
    def pointed_at(self) -> int:
        """Number of the club that the pointer or the focus is on; -1 where it is on none."""
        return self._pointed_besides(-1)

    def _pointed_besides(self, left: int) -> int:
        """Return the club that is pointed at, but for the place that was just left."""
        for number, card in enumerate(self.cards):
            club = self._club_at(number)
            there = card.underMouse() or card.hasFocus()
            if number != left and club is not None and there and not card.isHidden():
                return club.number
        return -1

    def _club_at(self, number: int) -> Club | None:
        """Return the club of a place; None where there is none, or it lies face down."""
        place = self.cards[number].place
        return place.club if place is not None else None

    def sizeHint(self) -> QSize:
        """Return room for cards of the concept's size."""
        return self._size_for(WIDTH)

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest cards that can be read."""
        return self._size_for(LEAST)

    def _size_for(self, width: int) -> QSize:
        wide = self._places * width + (self._places - 1) * GAP + 2 * MARGIN
        return self._look.size(wide, width * TALL_IN_HAND + RAISE + 4 + PILL / 2 + MARGIN / 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards side by side."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the cards side by side in the middle, as large as there is room for."""
        px = self._look.px
        margin, spine = px(MARGIN), px(SPINE)
        shown = [card for card in self.cards if not card.isHidden()]
        # Cards do not grow because there are fewer of them.
        count = max(self._places, len(shown))
        free = self.width() - 2 * margin
        # A used club leaves a narrow mark: the board has the rest of its place.
        spines = sum(card.is_spine for card in shown)
        count -= spines
        free -= spines * (spine + px(LEAST_GAP))
        most = px(WIDTH) * count + px(GAP) * (count - 1)
        gap = px(GAP) if free >= most else px(LEAST_GAP)
        wide = min(px(WIDTH), (free - (count - 1) * gap) // max(1, count))
        widths = [spine if spines and card.is_spine else wide for card in shown]
        gaps = [px(LEAST_GAP) if spines and card.is_spine else gap for card in shown]
        total = sum(widths) + sum(gaps[1:]) + 2 * margin
        left = max(0, (self.width() - total) // 2)
        for card, across, between in zip(shown, widths, gaps, strict=True):
            left += between if card is not shown[0] else 0
            high = min(self.height(), card.height_for(wide + 2 * margin))
            card.setGeometry(left, 0, across + 2 * margin, high)
            left += across
        self.laid.emit()

    @property
    def places(self) -> list[QRect]:
        """Where cards lie."""
        return [card.geometry() for card in self.cards if not card.isHidden()]
