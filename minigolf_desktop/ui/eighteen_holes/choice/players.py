"""Who plays a game of 18 Holes: names, and the golfer card of each."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.model.eighteen_holes.setup_form import LONGEST_NAME
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.seats import SeatField, Seats
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label, label_button
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.eighteen_holes.choice.free_seat import FreeSeat
from minigolf_desktop.ui.eighteen_holes.choice.wanted import BY_CHANCE, MOST_SEATS
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name
from minigolf_desktop.ui.eighteen_holes.widgets.golfer_portrait import card_name, portrait_pixmap

translate = QCoreApplication.translate

_PORTRAIT = 40
_HIGH = 46
"""Height of the button of a golfer card."""
_CARD = 166
"""Width of the button of a golfer card."""


class GolferSeat(SeatField):
    """A player: shape, name, golfer card."""

    card_wanted = Signal()
    """A golfer card is to be chosen."""

    def __init__(self, look: Look, number: int, seat: Seat, face: str) -> None:
        super().__init__(look, number, seat, longest=LONGEST_NAME)
        self._number = number
        self.face = ""
        """The golfer face, empty for none, or BY_CHANCE."""
        self.card = QPushButton()
        """Opens the golfer cards."""
        self.card.setAutoDefault(False)
        self.card.setFixedWidth(look.px(_CARD))
        self.card.setFixedHeight(look.px(_HIGH))
        self.card.setIconSize(look.size(_PORTRAIT, _PORTRAIT))
        self.card.setStyleSheet("text-align: left; padding: 0px 6px;")
        self.card.setToolTip(translate("golf choice", "Choose a golfer card"))
        self.card.clicked.connect(self.card_wanted)
        self.add(self.card)
        self.deal(face)

    @property
    def name(self) -> str:
        """What the player is called."""
        return self.seat.name or player_name((), self._number)

    def deal(self, face: str) -> None:
        """Take a golfer card."""
        self.face = face
        look, theme = self._look, self._look.theme
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
        spoken = spoken.replace("{name}", self.name).replace("{card}", words)
        self.card.setAccessibleName(spoken)

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
        self, look: Look, players: int, seats: Sequence[Seat], faces: Sequence[str]
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
            [GolferSeat(look, *one) for one in zip(range(MOST_SEATS), seats, faces, strict=True)],
            players,
            direction=QBoxLayout.Direction.TopToBottom,
        )
        """Who they are."""
        for number, row in enumerate(self.rows):
            row.card_wanted.connect(lambda seat=number: self.card_wanted.emit(seat))
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

    def _count(self) -> None:
        self._show()
        self.counted.emit()

    def _show(self) -> None:
        self.seats.show_players(self.count)
        for number, place in enumerate(self.free):
            place.setVisible(self.count <= number < self._most)
