"""The screen on which a course to putt on is chosen, and who plays and putts first."""

import secrets
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.repair import Repair, find_mistakes
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.seats import colours_of
from minigolf_desktop.model.putt_dice import COUPON_STROKES, MOST_PLAYERS, BonusCard
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.handicaps import Table
from minigolf_desktop.storage.history import PUTT_DICE
from minigolf_desktop.storage.people import with_colours
from minigolf_desktop.storage.putt_dice import PuttingBook
from minigolf_desktop.ui.common.household import House, HouseRow
from minigolf_desktop.ui.common.players import seat_name
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.seats import SeatField, Seats
from minigolf_desktop.ui.common.text import Figure
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    Segments,
    button,
    caption,
    label,
    label_button,
    more_button,
    press_focused,
    scroll_area,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.course_cards import CourseCard, CourseStage, PictureOf, PuttShelf
from minigolf_desktop.ui.putt_dice.words import card_held, players_words

_SEATS = {colour.name: seat for seat, colour in enumerate(PLAYER_COLOURS)}


class BonusRow(QWidget):
    """Shows the bonus cards with their owners, and what each does (ruling P7).

    A player may use the coupon now or never (ruling P9).
    """

    def __init__(self, look: Look, book: PuttingBook) -> None:
        super().__init__()
        tells_about(self, "bonus")
        self._holders = {
            card: _SEATS[player]
            for card, player in ((card, book.cards.get(card.value)) for card in BonusCard)
            if player in _SEATS
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        self.words: QLabel = label("", "small_body", "second", wrap=True)
        """Who holds what, a line a card, but for the coupon while it may be used."""
        self.coupon = QCheckBox()
        """Whether the coupon is used in the next round."""
        self.coupon.setChecked(True)
        column.addWidget(self.coupon)
        column.addWidget(self.words)

    def show_players(self, seats: Sequence[Seat], playing: int) -> None:
        """Show who holds which card, of the players on all seats; so many of them play."""
        holder = self._holders.get(BonusCard.TRAINING_COUPON)
        is_told = holder is not None and holder < playing
        self.coupon.setVisible(is_told)
        told = [
            card_held(card, seat_name(seats, seat))
            for card, seat in self._holders.items()
            if not (is_told and card is BonusCard.TRAINING_COUPON)
        ]
        self.words.setText("\n".join(told))
        if holder is not None:
            words = translate(
                "putting", "{player} uses the training coupon now or never: {strokes} off"
            )
            words = words.replace("{strokes}", Figure(COUPON_STROKES).strokes)
            self.coupon.setText(caption(words.replace("{player}", seat_name(seats, holder))))

    @property
    def uses_coupon(self) -> bool:
        """Whether the coupon is to be used."""
        return self.coupon.isChecked()


LONGEST_WORD = 12
"""Letters of a name that a segment has room for."""


def seat_of_winner(winner: Seat | None, seats: Sequence[Seat]) -> int | None:
    """Return where the winner of the game sits at this table; None where it does not play.

    It is known by its name; without one, or where its seat has none here, by its colour.
    """
    if winner is None:
        return None
    folded = [seat.name.casefold() for seat in seats]
    if winner.name and winner.name.casefold() in folded:
        return folded.index(winner.name.casefold())
    colours = colours_of(seats)
    if winner.colour not in colours:
        return None
    seat = colours.index(winner.colour)
    return None if winner.name and seats[seat].name else seat


class FirstPlayer(QWidget):
    """Shows who putts first: the winner of the game that built the course, a choice, or chance."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        tells_about(self, "putt-order")
        self._look = look
        self._seat: int | None = None
        self._winner: int | None = None
        self._words: list[str] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(Space.MEDIUM))
        self._row.addWidget(label(translate("putting", "Putts first"), "body_bold"))
        self._segments: Segments | None = None
        self._reason = ElidedLabel("", "small_body", "second")
        self._row.addWidget(self._reason, 1)

    def show_players(self, seats: Sequence[Seat], winner: Seat | None) -> None:
        """Show who plays, and who won the game of the course."""
        self._winner = seat_of_winner(winner, seats)
        if self._seat is not None and self._seat >= len(seats):
            self._seat = None
        self.setVisible(len(seats) > 1)
        words = [translate("putting", "By chance")]
        words += [_short(seat_name(seats, seat)) for seat in range(len(seats))]
        if words != self._words:
            self._words = words
            self._make_segments(words)
        now = self._winner if self._winner is not None else self._seat
        self.segments.choose(0 if now is None else now + 1)
        self.segments.setEnabled(self._winner is None)
        reason = ""
        if self._winner is not None:
            reason = translate("putting", "{player} won the game in which this course was built.")
            reason = reason.replace("{player}", seat_name(seats, self._winner))
        self._reason.setText(reason)
        self._reason.setToolTip(reason)

    def _make_segments(self, words: Sequence[str]) -> None:
        if self._segments is not None:
            self._row.removeWidget(self._segments)
            self._segments.hide()
            self._segments.deleteLater()
        self._segments = Segments(self._look, translate("putting", "Putts first"), words, 0)
        self._segments.chosen.connect(self._choose)
        self._row.insertWidget(1, self._segments)

    def _choose(self, segment: int) -> None:
        self._seat = None if segment == 0 else segment - 1

    @property
    def seat(self) -> int | None:
        """Seat that putts first; None where chance says."""
        return self._seat if self._winner is None else self._winner

    @property
    def segments(self) -> Segments:
        """What is chosen with; raises ValueError before players are shown."""
        if self._segments is None:
            raise ValueError("no players are shown")
        return self._segments


def _short(name: str) -> str:
    if len(name) <= LONGEST_WORD:
        return name
    return name[: LONGEST_WORD - 1] + "\N{HORIZONTAL ELLIPSIS}"


NOBODY_KNOWN = (Seat(),) * MOST_PLAYERS
"""Five people of whom nobody was called by a name yet."""


class PuttingChoiceScreen(MeadowScreen):
    """Shows all courses on cards, and names the chosen one on the main button."""

    begin = Signal(object, object, bool, object)
    """A round is to begin; carries the CourseFile, who plays by seat, whether the training coupon
    is used, and the seat that putts first, None for chance."""
    mend = Signal(object)
    """A course is to be repaired first; carries the CourseFile."""
    open_file = Signal()
    """The player wants to look for a course file."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        courses: Iterator[CourseFile],
        book: PuttingBook,
        picture_of: PictureOf,
        repair_of: Callable[[CourseFile], Repair | None],
        atlas: TileAtlas,
        players: int = 1,
        seats: Sequence[Seat] = NOBODY_KNOWN,
        house: House = House(),  # noqa: B008 - nobody is in it
    ) -> None:
        """``courses`` may come one by one, ``picture_of`` and ``repair_of`` may not know yet: they
        are asked again by :meth:`show_pictures` and :meth:`refresh`. ``atlas`` has pictures of the
        tiles for the chosen course, ``house`` those who sit down with a click.
        """
        super().__init__(look)
        tells_about(self, "putt-courses")
        self._repair_of = repair_of
        self.setAccessibleName(translate("putting", "Choose a course"))
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(Space.LARGE))
        column.addWidget(self._head())
        self.shelf = PuttShelf(look, courses, book, picture_of)
        """The courses to choose from."""
        self.shelf.chosen_changed.connect(self._name_choice)
        self.shelf.opened.connect(self._play)
        self.stage = CourseStage(look, atlas)
        """The chosen course, large."""
        choice = QHBoxLayout()
        choice.setSpacing(look.px(Space.LARGE))
        choice.addWidget(self.stage, 40)
        choice.addWidget(scroll_area(self.shelf), 60)
        column.addLayout(choice, 1)
        column.addLayout(self._who(players, seats, house))
        # Five seats with handicaps need the whole width.
        column.addWidget(self.seats)
        self.first = FirstPlayer(look)
        """Who putts first."""
        options = QWidget()
        rows = QVBoxLayout(options)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.first)
        self.more = more_button(look, options)
        """Shows what is seldom chosen."""
        column.addWidget(options)
        self.bonus = BonusRow(look, book)
        """Who holds the bonus cards."""
        column.addLayout(self._foot())
        if self.cards:
            self.cards[0].setFocus()
        self._name_choice()

    def _head(self) -> Heading:
        heading = Heading(
            self.look,
            translate("putting", "Choose a course"),
            translate("putting", "Nine holes, as few strokes as you can."),
        )
        heading.back.connect(self.back)
        other = button(self.look, translate("putting", "Open a course file"), "pill", "folder")
        other.clicked.connect(self.open_file)
        by_chance = button(self.look, translate("putting", "Draw one by chance"), "pill", "dice")
        by_chance.clicked.connect(self._draw)
        heading.add(by_chance)
        heading.add(other)
        return heading

    def _who(self, players: int, seats: Sequence[Seat], house: House) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(label(translate("putting", "Players"), "body_bold"))
        numbers = [str(count) for count in range(1, MOST_PLAYERS + 1)]
        self.players = Segments(look, translate("putting", "Players"), numbers, players - 1)
        """How many play."""
        self.players.chosen.connect(lambda _: self._name_choice())
        row.addWidget(self.players)
        fields = [
            SeatField(look, number, seat, chooses_colour=True, house=house.people)
            for number, seat in enumerate(with_colours(seats, house.people))
        ]
        self.seats = Seats(look, fields, players, tells_how=True)
        """Who they are."""
        self.seats.accepted.connect(self._play)
        self.seats.changed.connect(self._show_players)
        self.household = HouseRow(look, house, self.seats, Table(PUTT_DICE))
        """The people of the house, and handicaps."""
        self.household.faces.one_more.connect(self._seat_one_more)
        row.addWidget(self.household, 1)
        return row

    def _foot(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        self._words = label("", "small_body", "second", wrap=True)
        row.addWidget(self.bonus, 1)
        row.addWidget(self._words, 1)
        row.addWidget(self.more)
        row.addSpacing(look.px(Space.MEDIUM))
        self.main_button = button(look, "", "main", "putt")
        """Begins the round, or the repair."""
        self.main_button.setToolTip(translate("putting", "Enter"))
        self.main_button.clicked.connect(self._play)
        row.addWidget(self.main_button)
        return row

    @property
    def cards(self) -> Sequence[CourseCard]:
        """The courses, in the order shown."""
        return self.shelf.cards

    @property
    def chosen(self) -> CourseCard | None:
        """The chosen course."""
        return self.shelf.chosen

    def show_pictures(self) -> None:
        """Show the pictures that were painted meanwhile."""
        self.shelf.paint_anew()
        self.stage.paint_anew()

    def _name_choice(self) -> None:
        card = self.chosen
        self.stage.show_card(card)
        self.more.setVisible(self.players.current > 0)
        self.seats.show_players(self.players.current + 1)
        pars = (
            ()
            if card is None or card.course is None
            else tuple(hole.par for hole in card.course.holes)
        )
        self.household.suit(Table(PUTT_DICE, "", pars))
        self._show_players()
        self.bonus.setVisible(card is not None and card.course is not None)
        self._words.setVisible(not self.bonus.isVisibleTo(self))
        self.main_button.setEnabled(card is not None)
        if card is None:
            self._words.setText("")
            return
        if card.course is None:
            self._words.setText(self._repair_words(card.course_file))
            label_button(self.main_button, translate("putting", "Repair it"))
            return
        self._words.setText("")
        words = translate("putting", "Putt on {course}, {players}")
        count = players_words(self.players.current + 1)
        label_button(self.main_button, words.format(course=card.title, players=count))

    def _seat_one_more(self) -> None:
        if self.players.current + 1 < MOST_PLAYERS:
            self.players.choose(self.players.current + 1)
            self._name_choice()

    def refresh(self) -> None:
        """Tell what is known now of the chosen course."""
        self._name_choice()

    def _repair_words(self, course_file: CourseFile) -> str:
        faults = len(find_mistakes(course_file.course, course_file.hole_numbers))
        repair = self._repair_of(course_file)
        words = translate("putting", "Mistakes: {faults}.")
        if repair is not None:
            words = translate("putting", "Mistakes: {faults}. Changes that mend them: {changes}.")
            if repair.is_proved:
                words = translate(
                    "putting", "Mistakes: {faults}. Fewest changes that mend them: {changes}."
                )
            words = words.replace("{changes}", str(len(repair.changes)))
        return words.replace("{faults}", str(faults))

    def _show_players(self) -> None:
        card = self.chosen
        seats = self.seats.everybody
        players = self.players.current + 1
        self.first.show_players(seats[:players], card.course_file.winner if card else None)
        self.bonus.show_players(seats, players)

    def _play(self) -> None:
        card = self.chosen
        if card is None:
            return
        if card.course is None:
            self.mend.emit(card.course_file)
        else:
            coupon, first = self.bonus.uses_coupon, self.first.seat
            self.begin.emit(card.course_file, self.household.players, coupon, first)

    def _draw(self) -> None:
        """Choose any of the courses that can be putted on (rule book: set-up)."""
        playable = [place for place, card in enumerate(self.cards) if card.course is not None]
        if playable:
            self.shelf.choose(secrets.choice(playable))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 5 say how many play, Enter begins, Esc goes back."""
        number = event.key() - Qt.Key.Key_0
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Who has just chosen players by the keyboard goes on from there.
            focused = self.focusWidget()
            chose = focused is not None and isinstance(focused.parentWidget(), Segments)
            if chose or not press_focused(self):
                self._play()
        elif 1 <= number <= MOST_PLAYERS:
            self.players.choose(number - 1)
            self._name_choice()
        else:
            super().keyPressEvent(event)


__all__ = ["PuttingChoiceScreen"]
