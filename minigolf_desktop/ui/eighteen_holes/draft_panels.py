"""What lies on the screen of the draft: cards to choose from, clubs picked, who is at the table."""

from collections.abc import Collection, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.box import (
    DORIAN_B,
    IRON_JANE_A,
    IRON_JANE_B,
    SLICK_RIKESH_B,
    SLUGGER_A,
    SLUGGER_B,
    THE_SHARK_B,
    Club,
    clubs_carried,
    clubs_in,
)
from minigolf_desktop.model.eighteen_holes.draft import PASSES
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.text import in_order, with_colon
from minigolf_desktop.ui.common.theme import Radius, Theme, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.picture import LaterPictures, in_one_step
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState, paint_club_card
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name, club_words
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode
from minigolf_desktop.ui.eighteen_holes.widgets.cards import CardButton

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
_SIDE, _TOP, _BOTTOM = 12, 2, 8
"""Room round all cards: they lie on the course."""


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
        high = (174, 292, 330)[min(self.rows, 3) - 1]
        return self._look.size(900 + 2 * _SIDE, high + _TOP + _BOTTOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the cards into the middle, as large as fits."""
        if not self.cards:
            self.setMask(QRegion(0, 0, 1, 1))
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
                room.top() + max(0.0, 2 * spare) + row * (cell.height() + gap),
            )
            card.setGeometry(QRect(at.toPoint(), cell))
        # Between the cards the course is seen, and can be dragged.
        region = QRegion()
        for card in self.cards:
            region += card.geometry()
        self.setMask(region)


_LARGEST = 190


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
        wide = min(room.width(), room.height() / SHAPE, look.px(_LARGEST))
        card = QRectF(0, 0, wide, wide * SHAPE)
        card.moveCenter(room.center())
        paint_club_card(painter, card, self.club, theme=look.theme)
        painter.end()


_PICKED_HEAD = 40


class PickedPanel(Panel):
    """A place for every club that the golfer carries."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("golf draft", "Your clubs"))
        self.clubs: tuple[Club, ...] = ()
        """The clubs picked, by initiative."""
        self._places = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_clubs(self, clubs: Sequence[Club], places: int) -> None:
        """Show the clubs picked, and how many there will be."""
        self.clubs, self._places = tuple(clubs), places
        told = ", ".join(club_name(club) for club in clubs)
        self.setAccessibleDescription(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a row of cards."""
        return self.look.size(290, _PICKED_HEAD + 90)

    def minimumSizeHint(self) -> QSize:
        """Return room for small cards: in a low window the cards to choose from come first."""
        return self.look.size(240, _PICKED_HEAD + 46)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, cards and empty places."""
        super().paintEvent(event)
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.text)
        painter.setFont(font("panel_title", look.scale))
        head = QRectF(look.px(16), look.px(6), self.width() - look.px(32), look.px(30))
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(head, vertical, translate("golf draft", "Your clubs"))
        painter.setPen(theme.second_text)
        painter.setFont(font("small_body", look.scale))
        words = translate("golf draft", "{count} of {places}")
        words = words.replace("{count}", str(len(self.clubs)))
        words = words.replace("{places}", str(self._places))
        painter.drawText(head, vertical | Qt.AlignmentFlag.AlignRight, words)
        gap = look.px(6)
        wide = (self.width() - look.px(32) - 4 * gap) / 5
        high = min(wide * SHAPE, self.height() - look.px(_PICKED_HEAD + 12))
        wide = high / SHAPE
        for place in range(self._places):
            left = look.px(16) + place * (wide + gap)
            card = QRectF(left, look.px(_PICKED_HEAD), wide, high)
            if place < len(self.clubs):
                paint_club_card(painter, card, self.clubs[place], theme=theme)
            else:
                painter.setPen(QPen(theme.control_edge, 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
        painter.end()


_HEAD, _ROW, _FOOT = 44, 50, 14
_LEAST_ROW = 38
"""Height of a row in a low window."""
_DOT = 9
_VERTICAL = Qt.AlignmentFlag.AlignVCenter


class Drafter(NamedTuple):
    """A player at the draft."""

    name: str
    colour: str
    golfer: str
    """Name of the golfer card; empty without one."""
    clubs: int
    """How many are picked."""
    wanted: int
    """How many the golfer carries."""
    picks_now: bool
    passes_on: bool
    """Whether the cards go on to the next player below, the last one's to the first."""


class TablePanel(Panel):
    """One row a player; arrows on the right show the way of the cards."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("golf draft", "Around the table"))
        self.drafters: tuple[Drafter, ...] = ()
        """The players by seat."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_drafters(self, drafters: tuple[Drafter, ...]) -> None:
        """Show the players."""
        self.drafters = drafters
        told = (with_colon(one.name, one.clubs) for one in drafters)
        self.setAccessibleDescription("; ".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for everybody."""
        return self.look.size(290, _HEAD + _ROW * max(1, len(self.drafters)) + _FOOT)

    def minimumSizeHint(self) -> QSize:
        """Return room for everybody in a low window."""
        return self.look.size(240, _HEAD + _LEAST_ROW * max(1, len(self.drafters)) + _FOOT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, rows and arrows."""
        super().paintEvent(event)
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.text)
        painter.setFont(font("panel_title", look.scale))
        head = QRectF(look.px(16), look.px(8), self.width() - look.px(32), look.px(30))
        painter.drawText(head, _VERTICAL, translate("golf draft", "Around the table"))
        for place, drafter in enumerate(self.drafters):
            self._paint_row(painter, self._row(place), drafter)
        self._paint_way(painter)
        painter.end()

    def _row(self, place: int) -> QRectF:
        look = self.look
        room = self.height() - look.px(_HEAD + _FOOT)
        high = room / max(1, len(self.drafters))
        top = look.px(_HEAD) + high * place
        return QRectF(look.px(10), top, self.width() - look.px(54), high - look.px(6))

    def _paint_row(self, painter: QPainter, area: QRectF, drafter: Drafter) -> None:
        look, theme = self.look, self.look.theme
        if drafter.picks_now:
            painter.setPen(QPen(theme.hover_edge, look.px(2)))
            painter.setBrush(theme.hover)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area, radius, radius)
        side = look.px(28)
        token = player_shape_pixmap(look, drafter.colour, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(area.left() + look.px(8), area.center().y() - side / 2), token)
        left = area.left() + side + look.px(16)
        dots = look.px(_DOT + 4) * drafter.wanted
        room = area.right() - left - dots - look.px(14)
        ink = theme.hover_text if drafter.picks_now else theme.text
        name = QRectF(left, area.top(), room, area.height())
        if drafter.golfer:
            name.setHeight(area.height() * 0.56)
            below = QRectF(left, area.center().y(), room, area.height() * 0.44)
            self._write(painter, below, drafter.golfer, "caption", theme.second_text)
        self._write(painter, name, drafter.name, "body_bold", ink)
        self._paint_dots(painter, area, drafter)

    def _write(self, painter: QPainter, room: QRectF, text: str, role: str, ink: QColor) -> None:
        painter.setFont(font("caption" if role == "caption" else "body_bold", self.look.scale))
        painter.setPen(ink)
        shown = QFontMetricsF(painter.font()).elidedText(
            in_order(text), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, _VERTICAL, shown)

    def _paint_dots(self, painter: QPainter, area: QRectF, drafter: Drafter) -> None:
        """Paint a small card for every club, filled where it is picked."""
        look, theme = self.look, self.look.theme
        wide, high = look.px(_DOT), look.px(13)
        x = area.right() - look.px(10) - drafter.wanted * (wide + look.px(4)) + look.px(4)
        for place in range(drafter.wanted):
            full = place < drafter.clubs
            painter.setPen(QPen(theme.fits if full else theme.control_edge, 1.4))
            painter.setBrush(theme.fits if full else Qt.BrushStyle.NoBrush)
            card = QRectF(x + place * (wide + look.px(4)), area.center().y() - high / 2, wide, high)
            painter.drawRoundedRect(card, 2.5, 2.5)

    def _paint_way(self, painter: QPainter) -> None:
        """Paint where the cards go: from row to row, and from the last one up to the first."""
        look, theme = self.look, self.look.theme
        places = [place for place, one in enumerate(self.drafters) if one.passes_on]
        if len(places) < 2:
            return
        x, far = self.width() - look.px(30), self.width() - look.px(14)
        pen = QPen(theme.second_text, look.px(2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        heights = [self._row(place).center().y() for place in places]
        for above, below in pairwise(heights):
            start, end = above + look.px(8), below - look.px(8)
            painter.drawLine(QPointF(x, start), QPointF(x, end))
            self._paint_tip(painter, QPointF(x, end), look.px(5))
        first, last = heights[0] - look.px(4), heights[-1] + look.px(4)
        way = QPainterPath(QPointF(x, last))
        bend = look.px(8)
        way.lineTo(far - bend, last)
        way.quadTo(far, last, far, last - bend)
        way.lineTo(far, first + bend)
        way.quadTo(far, first, far - bend, first)
        way.lineTo(x, first)
        painter.drawPath(way)
        tip = QPointF(x, first)
        reach = look.px(5)
        painter.drawPolyline([tip + QPointF(reach, -reach), tip, tip + QPointF(reach, reach)])

    def _paint_tip(self, painter: QPainter, tip: QPointF, reach: float) -> None:
        painter.drawPolyline([tip + QPointF(-reach, -reach), tip, tip + QPointF(reach, -reach)])


def draft_title(view: View, name: str) -> str:
    """Return what is to be done, and by whom."""
    setup = view.table.setup
    left = clubs_carried(setup.golfers[view.seat]) - view.players[view.seat].clubs
    if setup.clubs is ClubChoice.FREE:
        return translate("golf draft", "Choose %n clubs", "", left)
    return translate("golf draft", "{name}, pick a club").replace("{name}", name)


def draft_note(view: View, names: Sequence[str]) -> str:
    """Return where the draft stands, and where the cards go."""
    draft = view.draft
    if draft is None:
        return ""
    if view.table.setup.clubs is ClubChoice.FREE:
        if golf_mode(view).has_solo_deck:
            return translate("golf draft", "Any of all 34; the opponents share what is left.")
        return translate("golf draft", "Any of the clubs for one and two players.")
    if not draft.passing:
        if draft.passes:
            return translate("golf draft", "What nobody took may make up the hand.")
        return translate("golf draft", "Before anybody else: irons only.")
    words = f"{pick_words(view)}."
    if draft.passes + 1 == PASSES:
        return f"{words} {translate('golf draft', 'What is left goes back into the box.')}"
    if len(draft.passing) == 1:
        return f"{words} {translate('golf draft', 'Nobody else picks from these cards.')}"
    passed = translate("golf draft", "Then the cards go to {name}.")
    if draft.passes + 2 == PASSES:
        passed = translate(
            "golf draft", "Then the cards go to {name}; the last one that comes is yours."
        )
    return f"{words} {passed.replace('{name}', _next_name(view, names))}"


def _next_name(view: View, names: Sequence[str]) -> str:
    """Return who gets the cards next; empty where the player passes none on."""
    passing = view.draft.passing if view.draft is not None else ()
    if view.seat not in passing:
        return ""
    return names[passing[(passing.index(view.seat) + 1) % len(passing)]]


def pick_words(view: View) -> str:
    """Return which of the player's clubs is picked; empty before cards are dealt and after them.

    Golfers carry one to five clubs, and some hold one before the draft: the pass says less.
    """
    draft = view.draft
    if draft is None or not draft.passing:
        return ""
    setup, seat = view.table.setup, view.seat
    words = translate("golf draft", "Club {number} of {clubs}")
    words = words.replace("{number}", str(view.players[seat].clubs + 1))
    return words.replace("{clubs}", str(clubs_carried(setup.golfers[seat])))


def golfer_note(view: View) -> str:
    """Return what the golfer card has to say about the draft; empty where it has nothing."""
    face = view.table.setup.golfers[view.seat]
    return {
        IRON_JANE_A: translate("golf draft", "Iron Jane chooses five irons first."),
        IRON_JANE_B: translate("golf draft", "Iron Jane chooses four irons first, all different."),
        SLICK_RIKESH_B: translate(
            "golf draft", "Slick Rikesh takes a single club, now or in a later pass."
        ),
        SLUGGER_A: translate("golf draft", "The driver is yours: four more."),
        SLUGGER_B: translate(
            "golf draft", "The driver is yours: four more. Every tee is left with it or a wood."
        ),
        THE_SHARK_B: translate("golf draft", "The Shark may not carry wedges."),
        DORIAN_B: translate("golf draft", "Dorian takes three clubs, and keeps them all."),
    }.get(face, "")


def closed_note(view: View) -> str:
    """Return why some of the cards cannot be taken."""
    face = view.table.setup.golfers[view.seat]
    if face == THE_SHARK_B:
        return translate("golf draft", "The Shark may not carry wedges.")
    return translate("golf draft", "This golfer may not carry it.")


def offered_clubs(view: View) -> tuple[int, ...]:
    """Return the numbers of the clubs on the table before the player, by initiative."""
    draft = view.draft
    if draft is None:
        return ()
    hand = draft.hands[view.seat] if draft.passing else draft.pool
    return tuple(clubs_in(hand))
