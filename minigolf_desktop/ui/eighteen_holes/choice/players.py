"""Who plays a game of 18 Holes: names, and the golfer card of each."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Golfer
from minigolf_desktop.model.eighteen_holes.setup import LONGEST_NAME, SEATS, Mode
from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.handicaps import Table
from minigolf_desktop.storage.history import GOLF
from minigolf_desktop.storage.people import PeopleBook, with_colours
from minigolf_desktop.ui.common.art.drawing import write
from minigolf_desktop.ui.common.household import House, HouseRow
from minigolf_desktop.ui.common.players import name_of_colour
from minigolf_desktop.ui.common.seats import NOBODY, SeatField, Seats
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    Segments,
    button,
    label,
    label_button,
)
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.choice.wanted import BY_CHANCE, MOST_SEATS
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.widgets import GolferCardView
from minigolf_desktop.ui.eighteen_holes.widgets.cards import (
    MARGIN,
    card_name,
    portrait_pixmap,
    walk_along,
)

_FREE_HIGH = 40
_FREE_TOKEN = 22
_FAINT = 0.45


class FreeSeat(QAbstractButton):
    """A dashed place with the shape of whoever would sit there."""

    def __init__(self, look: Look, number: int) -> None:
        """``number`` is that of the seat."""
        super().__init__()
        self._look = look
        self._colour = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(translate("golf choice", "One more plays"))
        self.wear(PLAYER_COLOURS[number].name)

    def wear(self, colour: str) -> None:
        """Show the colour of who would sit there."""
        self._colour = colour
        words = translate("golf choice", "Free seat of {name}")
        self.setAccessibleName(words.replace("{name}", name_of_colour(colour)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a seat."""
        return self._look.size(200, _FREE_HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the place."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.hasFocus()
        pen = QPen(theme.focus if self.hasFocus() else theme.control_edge, 1.4)
        pen.setDashPattern([4, 3.4])
        painter.setPen(pen)
        painter.setBrush(theme.hover if lit else Qt.BrushStyle.NoBrush)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(area, Radius.INSET.at(look.scale), Radius.INSET.at(look.scale))
        side = look.px(_FREE_TOKEN)
        shape = player_shape_pixmap(look, self._colour, side, self.devicePixelRatioF())
        painter.setOpacity(1.0 if lit else _FAINT)
        painter.drawPixmap(QPointF(look.px(10), area.center().y() - side / 2), shape)
        painter.setOpacity(1.0)
        room = area.adjusted(look.px(42), 0, -look.px(8), 0)
        ink = theme.hover_text if lit else theme.second_text
        words = translate("golf choice", "Free seat")
        write(painter, room, words, font("small_body", look.scale), ink)
        painter.end()


_PORTRAIT = 38
_HIGH = 46
"""Height of the button of a golfer card."""
_MOST_FACES = 5
"""Faces of the house that the panel has room for."""
_CARD, _SMALL = 146, 12
"""Width of the button of a golfer card, and size of its words."""
_NAME = 62
"""Width of a name at least: a handicap stands on the line too."""


class GolferSeat(SeatField):
    """A player: shape, name, golfer card."""

    card_wanted = Signal()
    """A golfer card is to be chosen."""

    def __init__(
        self, look: Look, number: int, seat: Seat, face: str, people: PeopleBook = NOBODY
    ) -> None:
        super().__init__(
            look, number, seat, chooses_colour=True, longest=LONGEST_NAME, house=people
        )
        self.face = ""
        """The golfer face, empty for none, or BY_CHANCE."""
        self.card = QPushButton()
        """Opens the golfer cards."""
        self.card.setAutoDefault(False)
        self.card.setFixedWidth(look.px(_CARD))
        self.card.setFixedHeight(look.px(_HIGH))
        self.card.setIconSize(look.size(_PORTRAIT, _PORTRAIT))
        small = f"font-size: {look.px(_SMALL)}px"
        self.card.setStyleSheet(f"text-align: left; padding: 0px 4px; {small};")
        self.card.setToolTip(translate("golf choice", "Choose a golfer card"))
        self.card.clicked.connect(self.card_wanted)
        self.add(self.card)
        for shown in (self.field, self.computer):
            shown.setMinimumWidth(look.px(_NAME))
        self.deal(face)

    @property
    def name(self) -> str:
        """What the player is called."""
        return self.seat.name or name_of_colour(self.colour)

    def deal(self, face: str) -> None:
        """Take a golfer card."""
        self.face = face
        look, theme = self.look, self.look.theme
        if face == BY_CHANCE:
            words, icon = translate("golf choice", "By chance"), look.icon("dice", _PORTRAIT * 0.6)
        elif face:
            words = card_name(face)
            ratio = self.devicePixelRatioF()
            icon = QIcon(portrait_pixmap(face, look.px(_PORTRAIT), ratio, theme))
        else:
            words, icon = translate("golf choice", "No card"), look.icon("person", _PORTRAIT * 0.6)
        self.card.setIcon(icon)
        label_button(self.card, words)
        spoken = translate("golf choice", "Golfer card of {name}: {card}")
        self.card.setAccessibleName(spoken.format(name=self.name, card=words))

    def show_cards(self, shown: bool) -> None:
        """Let a golfer card be chosen; where they stay in the box, there is more of the name."""
        self.card.setEnabled(shown)
        self.card.setVisible(shown)


class Players(QWidget):
    """How many play, and who."""

    counted = Signal()
    """Another number of players was chosen."""
    card_wanted = Signal(int)
    """A golfer card is to be chosen for a seat."""

    def __init__(
        self,
        look: Look,
        players: int,
        seats: Sequence[Seat],
        faces: Sequence[str],
        house: House = House(),  # noqa: B008 - nobody is in it
    ) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        head.addWidget(label(translate("golf choice", "Players"), "panel_title"))
        numbers = [str(count) for count in range(1, MOST_SEATS + 1)]
        self.segments = Segments(
            look, translate("golf choice", "Number of players"), numbers, players - 1
        )
        """How many play."""
        self.segments.chosen.connect(lambda _: self._count())
        head.addWidget(self.segments, 1)
        column.addLayout(head)
        self.seats = Seats(
            look,
            [
                GolferSeat(look, *one, house.people)
                for one in zip(
                    range(MOST_SEATS), with_colours(seats, house.people), faces, strict=True
                )
            ],
            players,
            direction=QBoxLayout.Direction.TopToBottom,
        )
        """Who they are."""
        for number, row in enumerate(self.rows):
            row.card_wanted.connect(lambda seat=number: self.card_wanted.emit(seat))
        self.household = HouseRow(look, house, self.seats, Table(GOLF), _MOST_FACES)
        """The people of the house, and handicaps."""
        self.household.faces.one_more.connect(self._seat_one_more)
        column.addWidget(self.household)
        column.addWidget(self.seats)
        self._most = MOST_SEATS
        self.free = tuple(FreeSeat(look, number) for number in range(MOST_SEATS))
        """By seat: the place that is free while nobody sits there."""
        for number, place in enumerate(self.free, 1):
            place.clicked.connect(lambda _=False, count=number: self.choose(count))
            column.addWidget(place)
        self._show()

    @property
    def count(self) -> int:
        """Number of players."""
        return self.segments.current + 1

    @property
    def rows(self) -> tuple[GolferSeat, ...]:
        """All five seats; those that nobody sits on are hidden."""
        return self.seats.fields

    @property
    def faces(self) -> tuple[str, ...]:
        """Golfer cards of all five seats."""
        return tuple(row.face for row in self.rows)

    def suit(self, mode: Mode) -> None:
        """Allow the numbers of players of a mode; take the nearest where the number is none."""
        allowed = SEATS[mode]
        for count, segment in enumerate(self.segments.buttons, 1):
            segment.setEnabled(count in allowed)
            words = translate("golf choice", "{mode} is not for so many players")
            if count < allowed[0]:
                words = translate("golf choice", "{mode} needs more players")
            tip = "" if count in allowed else words.replace("{mode}", mode_name(mode))
            segment.setToolTip(tip)
        self._most = allowed[-1]
        self.choose(min(max(self.count, allowed[0]), allowed[-1]))
        self._show()

    def choose(self, count: int) -> None:
        """Let so many play."""
        if count != self.count:
            self.segments.choose(count - 1)
            self._count()

    def _seat_one_more(self) -> None:
        if self.count < self._most:
            self.choose(self.count + 1)

    def _count(self) -> None:
        self._show()
        self.counted.emit()

    def _show(self) -> None:
        self.seats.show_players(self.count)
        self.household.tell()
        for number, (place, row) in enumerate(zip(self.free, self.rows, strict=True)):
            place.setVisible(self.count <= number < self._most)
            place.wear(row.colour)


_WIDTH = 138
"""Width of a card in a window of the usual size."""
_COLUMNS = 8
_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -2,
    Qt.Key.Key_Right: 2,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
"""By key: how many cards on, the two sides of a golfer one after the other."""


class GolferPicker(Overlay):
    """Covers the screen until a card is taken; Esc leaves everything as it was."""

    chosen = Signal(str)
    """A face, empty for no card, or BY_CHANCE."""

    def __init__(
        self, parent: QWidget, look: Look, name: str, current: str, taken: Mapping[Golfer, str]
    ) -> None:
        """``taken`` says by golfer who has the card already."""
        title = translate("golf choice", "A golfer card for {name}").replace("{name}", name)
        # Between two cards lie the shadows of both.
        sides = 2 * Space.WIDE + 2
        room = (parent.width() / look.scale - sides - 2 * Space.MEDIUM) / _COLUMNS
        wide = min(_WIDTH, room - 2 * MARGIN)
        width = _COLUMNS * (wide + 2 * MARGIN) + sides
        super().__init__(parent, look, title, width)
        self.setAccessibleName(title)
        self.column.addLayout(self._head(title))
        self.cards: dict[str, GolferCardView] = {}
        """The cards by face."""
        self.column.addLayout(self._lay_cards(wide, taken))
        self.open(self.cards.get(current) or next(iter(self.cards.values())))

    def _head(self, title: str) -> QHBoxLayout:
        look = self.look
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedLabel(title, "card_title"))
        note = translate("golf choice", "Side A makes the game easier, side B mostly harder.")
        words.addWidget(label(note, "small_body", "second"))
        head.addLayout(words, 1)
        self.none = button(look, translate("golf choice", "No card"), icon="person")
        """Takes no card."""
        self.none.setToolTip(translate("golf choice", "No card (0)"))
        self.none.clicked.connect(lambda: self._take(""))
        self.chance = button(look, translate("golf choice", "By chance"), icon="dice")
        """Leaves the card to chance."""
        self.chance.clicked.connect(lambda: self._take(BY_CHANCE))
        close = button(look, translate("golf choice", "Go back"), "quiet", "close")
        close.setToolTip(translate("golf choice", "Go back (Esc)"))
        close.clicked.connect(self.leave)
        for one in (self.none, self.chance, close):
            head.addWidget(one)
        return head

    def _lay_cards(self, wide: float, taken: Mapping[Golfer, str]) -> QGridLayout:
        """Lay the A sides into a row and the B sides below them."""
        look = self.look
        grid = QGridLayout()
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(look.px(Space.SMALL))
        for place, golfer in enumerate(Golfer):
            owner = taken.get(golfer, "")
            for row, side in enumerate("ab"):
                face = f"{golfer}-{side}"
                card = GolferCardView(look, wide)
                why = translate("golf choice", "{name} has this golfer") if owner else ""
                why = why.replace("{name}", owner)
                card.show_face(face, used=bool(owner), choosable=True, refusal=why, label=owner)
                card.chosen.connect(self._take)
                card.installEventFilter(self)
                grid.addWidget(card, row, place)
                self.cards[face] = card
        return grid

    def _take(self, face: str) -> None:
        self.leave()
        self.chosen.emit(face)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows go from card to card: a button would take them for itself."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _STEPS.get(event.key())
            if step is not None:
                self._walk(step)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take none by 0, go back by Esc; swallow all other keys."""
        if event.key() == Qt.Key.Key_0:
            self._take("")
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        cards = list(self.cards.values())
        here = next((place for place, card in enumerate(cards) if card.hasFocus()), 0)
        walk_along(cards, here, step)


def taken_by(faces: Mapping[str, str]) -> dict[Golfer, str]:
    """Return by golfer who has the card, from faces and the names of their players."""
    return {GOLFER_FACES[face].golfer: name for face, name in faces.items() if face in GOLFER_FACES}
