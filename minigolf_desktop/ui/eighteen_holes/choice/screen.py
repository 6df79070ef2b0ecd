"""The screen on which a game of 18 Holes is set up; every choice has a good answer already."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, hazard_seed
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import deck_of_rank, rank_range, ranks
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Seat, seed_from_text
from minigolf_desktop.storage.handicaps import Table
from minigolf_desktop.storage.history import GOLF
from minigolf_desktop.ui.common.household import House
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    SeedField,
    Segments,
    button,
    frame,
    fresh_seed,
    label,
    label_button,
    more_button,
    scroll_area,
    separator,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.eighteen_holes.choice.course_shelf import CourseShelf, offer_name
from minigolf_desktop.ui.eighteen_holes.choice.mode_cards import ModeCards
from minigolf_desktop.ui.eighteen_holes.choice.players import GolferPicker, Players, taken_by
from minigolf_desktop.ui.eighteen_holes.choice.solo_deck import SoloDeckView, SoloPicker
from minigolf_desktop.ui.eighteen_holes.choice.wanted import (
    MOST_SEATS,
    READY_MODES,
    CourseOffer,
    WantedGolf,
    club_choices,
    deal_faces,
    first_game,
    nearest,
    own_offers,
    takes_golfers,
)
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    GOLF_MODES,
    clubs_name,
    clubs_note,
    hazards_name,
)


class Options(QWidget):
    """Clubs in a row, hazards in another; ticks and seed below, which are put away."""

    changed = Signal()
    """Another way to come by clubs was chosen, or hazards otherwise, or another seed."""

    def __init__(self, look: Look, wanted: WantedGolf) -> None:
        super().__init__()
        self._look = look
        self._ways: tuple[ClubChoice, ...] = (wanted.clubs,)
        self._wished = wanted.clubs
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        self._clubs_row = QHBoxLayout()
        self._clubs_row.setSpacing(look.px(Space.MEDIUM))
        self._clubs_row.addWidget(label(translate("golf choice", "Clubs"), "panel_title"))
        self.segments = self._made(0)
        """How the players come by their clubs."""
        self._clubs_row.addWidget(self.segments, 1)
        column.addLayout(self._clubs_row)
        self._note = label("", "caption", "second", wrap=True)
        column.addWidget(self._note)
        column.addLayout(self._hazards_row(wanted.hazards))
        column.addWidget(self._solo_row())
        self.seldom = self._seldom_choices(wanted)
        """What is seldom chosen otherwise."""
        column.addWidget(self.seldom)
        self._tell()

    def _hazards_row(self, hazards: Hazards) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._look.px(Space.MEDIUM))
        name = translate("golf choice", "Hazards")
        row.addWidget(label(name, "panel_title"))
        words = [hazards_name(one) for one in Hazards]
        self.hazard_segments = Segments(self._look, name, words, list(Hazards).index(hazards))
        """What is done with the bunkers and lakes of the course."""
        self.hazard_segments.setToolTip(
            translate("golf choice", "What becomes of bunkers and lakes; the easel shows it")
        )
        self.hazard_segments.chosen.connect(lambda _: self.changed.emit())
        row.addWidget(self.hazard_segments, 1)
        return row

    @property
    def hazards(self) -> Hazards:
        """What is done with the bunkers and lakes of the course."""
        return list(Hazards)[self.hazard_segments.current]

    def choose_hazards(self, hazards: Hazards) -> None:
        """Do something with the bunkers and lakes of the course."""
        self.hazard_segments.choose(list(Hazards).index(hazards))
        self.changed.emit()

    def _seldom_choices(self, wanted: WantedGolf) -> QWidget:
        look = self._look
        result = QWidget()
        inside = QVBoxLayout(result)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(look.px(Space.HAIR))
        self.open = QCheckBox(translate("golf choice", "Choose clubs in the open"))
        """Whether secret choices are made without a curtain."""
        self.open.setToolTip(translate("golf choice", "No curtain falls and all hands lie open."))
        self.open.setChecked(wanted.open_choices)
        inside.addWidget(self.open)
        self.fly = QCheckBox(translate("golf choice", "Balls may cross open ground"))
        """Whether a ball may fly over open ground outside the course."""
        self.fly.setToolTip(
            translate(
                "golf choice",
                "A ball that leaves the course in flight and comes back is not out of bounds.",
            )
        )
        self.fly.setChecked(wanted.fly_over)
        inside.addWidget(self.fly)
        seed = QHBoxLayout()
        seed.setSpacing(look.px(Space.MEDIUM))
        seed.addWidget(label(translate("golf choice", "Seed"), "body_bold"))
        self._first_seed = fresh_seed()
        self.seed = SeedField(look, self._first_seed)
        """Seed of the game."""
        self.seed.field.setToolTip(translate("golf choice", "The same seed deals the same cards"))
        self.seed.field.textChanged.connect(lambda _: self.changed.emit())
        seed.addWidget(self.seed, 1)
        inside.addLayout(seed)
        return result

    @property
    def unusual(self) -> tuple[str, ...]:
        """What is chosen of what is put away, in words."""
        ticks = (self.open, self.fly)
        found = [
            tick.text()
            for tick in ticks
            if tick.isChecked() and tick.isEnabled() and not tick.isHidden()
        ]
        if self.seed.text != self._first_seed:
            text = translate("golf choice", "Seed: {seed}")
            found.append(text.replace("{seed}", self.seed.text))
        return tuple(found)

    def _solo_row(self) -> QWidget:
        look = self._look
        self.solo = QWidget()
        """The rank of the solo deck; there in Solo Chaos alone."""
        row = QHBoxLayout(self.solo)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(translate("golf choice", "Strength of the opponents"), "body_bold"))
        self._solo_note = label("", "caption", "second")
        words.addWidget(self._solo_note)
        row.addLayout(words, 1)
        self.rank = QSpinBox()
        """Rank of the solo deck."""
        self.rank.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rank.setAccessibleName(translate("golf choice", "Rank of the solo deck"))
        self.rank.setToolTip(
            translate("golf choice", "The higher the rank, the more often the opponents score")
        )
        self.rank.setFixedWidth(look.px(106))
        row.addWidget(self.rank)
        self.solo.hide()
        return self.solo

    def show_ranks(self, ranks: Sequence[int], fair: int) -> None:
        """Offer the ranks of the solo deck, the fair one chosen; without any, no solo deck."""
        self.solo.setVisible(bool(ranks))
        self.open.setVisible(not ranks)
        if ranks:
            self.rank.setRange(ranks[0], ranks[-1])
            self.rank.setValue(fair)

    def tell_fair(self, fair: int) -> None:
        """Tell which rank is a fair match on the course, which was tried as it is drawn."""
        note = translate("golf choice", "{rank} is a fair match on this course")
        if self.hazards is not Hazards.AS_DRAWN:
            note = translate("golf choice", "{rank} is a fair match on it as drawn")
        self._solo_note.setText(note.replace("{rank}", str(fair)))

    @property
    def clubs(self) -> ClubChoice:
        """The choice of clubs."""
        return self._ways[self.segments.current]

    def suit(self, ways: Sequence[ClubChoice]) -> None:
        """Offer these ways to come by clubs; what was chosen last is, where it is one of them."""
        if tuple(ways) == self._ways:
            return
        self._ways = tuple(ways)
        before = self.segments
        wished = self._ways.index(self._wished) if self._wished in self._ways else 0
        self.segments = self._made(wished)
        self._clubs_row.replaceWidget(before, self.segments)
        before.hide()
        before.deleteLater()
        self._tell()

    def choose(self, clubs: ClubChoice) -> None:
        """Choose a way to come by clubs, if it is offered."""
        if clubs in self._ways:
            self._wished = clubs
            self.segments.choose(self._ways.index(clubs))
            self._tell()

    def _made(self, current: int) -> Segments:
        words = [clubs_name(way) for way in self._ways]
        made = Segments(self._look, translate("golf choice", "Clubs"), words, current)
        made.chosen.connect(lambda _: self._choose())
        return made

    def _choose(self) -> None:
        self._wished = self.clubs
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        self._note.setText(clubs_note(self.clubs))


_PLAYERS = 366
"""Width of the players' card."""


class GolfChoiceScreen(MeadowScreen):
    """Modes on a counter, courses in a pavilion below, players at their seats; Enter tees off."""

    started = Signal(object, object)
    """A game is to be begun: the Setup and the seed."""
    first_game_started = Signal(object, object)
    """The game for those who play for the first time is to be begun: as :attr:`started`."""
    editor_requested = Signal(object)
    """The course editor is asked for; carries the Course to begin with."""
    sheet_wanted = Signal(object)
    """The course chosen is to be seen on paper; carries the set-up as it is now."""
    left = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        box: Box,
        wanted: WantedGolf,
        *,
        own: Iterable[Course | None] = (),
        seats: Sequence[Seat] = (Seat(),) * MOST_SEATS,
        best_of: Callable[[Course, Mode, Hazards], str] = lambda course, mode, hazards: "",
        house: House = House(),  # noqa: B008 - nobody is in it
    ) -> None:
        """``own`` are the player's courses, read as they are due, None for one that cannot be
        read; those that cannot be played are passed over. ``seats`` are those of last time.

        ``best_of`` tells the best round of a mode on a course with its hazards so in words, empty
        where there is none. ``house`` are those who sit down with a click.
        """
        super().__init__(look)
        self.setAccessibleName(translate("golf choice", "New game of 18 Holes"))
        self._box = box
        self._best_of = best_of
        self._first_rank, self._first_deck = wanted.rank, wanted.deck
        self._picked: tuple[int, ...] = ()
        self._deck_for: tuple[Mode, str] | None = None
        self.modes = ModeCards(look, READY_MODES, wanted.mode)
        """The modes."""
        self.shelf = CourseShelf(
            look, box, own_offers(own, box), wanted.course, wanted.holes, wanted.mode
        )
        """The courses."""
        self.players = Players(look, wanted.players, seats, wanted.faces, house)
        """Who plays."""
        self.deck = SoloDeckView(look)
        """The solo deck; there in Solo Chaos alone."""
        self.options = Options(look, wanted)
        """Clubs, ticks and seed."""
        self.main_button = button(look, "", "main", "putt")
        """Begins the game."""
        self.main_button.setToolTip(translate("golf choice", "Enter"))
        self.main_button.setDefault(True)
        self._lay_out()
        self._connect()
        self.players.suit(wanted.mode)
        self._suit_clubs()
        self.options.choose(wanted.clubs)
        self._show()
        self._show_more(False)
        self.main_button.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.WIDE)
        column.setContentsMargins(margin, look.px(16), margin, look.px(18))
        column.setSpacing(look.px(Space.MEDIUM))
        heading = Heading(
            look,
            translate("golf choice", "18 Holes"),
            translate("golf choice", "Draft clubs, shape shots, beat the hex course."),
        )
        heading.back.connect(self.left)
        self.first = button(look, translate("golf choice", "Our first game"), "pill", "learn")
        """Begins the game that suits those who play for the first time."""
        self.first.setToolTip(
            translate("golf choice", "Match Play, five short holes, ready hands: tees off at once")
        )
        self.first.clicked.connect(self.begin_first_game)
        heading.add(self.first)
        edit = button(look, translate("golf choice", "Course editor"), "pill", "land")
        edit.setToolTip(translate("golf choice", "Change this course, or lay one of your own"))
        edit.clicked.connect(lambda: self.editor_requested.emit(self.shelf.offer.course))
        heading.add(edit)
        column.addWidget(heading)
        column.addWidget(self.modes)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.PANEL_GAP))
        row.addWidget(self.shelf, 1)
        row.addWidget(self._right())
        column.addLayout(row, 1)

    def _right(self) -> QFrame:
        look = self.look
        card = frame("card", translate("golf choice", "Players and options"))
        card.setFixedWidth(look.px(_PLAYERS))
        choices = QWidget()
        inside = QVBoxLayout(choices)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(look.px(5))
        inside.addWidget(self.players)
        inside.addWidget(self.deck, 100)
        inside.addStretch(1)
        inside.addWidget(separator())
        inside.addWidget(self.options)
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (12, 8, 12, 10)))
        column.setSpacing(look.px(Space.SMALL))
        # In a low window the choices scroll; what tees off stays in view.
        column.addWidget(scroll_area(choices), 1)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.SMALL))
        self.more = more_button(look, self.options.seldom)
        """Shows what is seldom chosen otherwise."""
        self.more.setToolTip(translate("golf choice", "Secrets, open ground and seeds"))
        foot.addWidget(self.more)
        foot.addWidget(self.main_button, 1)
        self._unusual = ElidedLabel("", "caption", "second")
        column.addWidget(self._unusual)
        column.addLayout(foot)
        return card

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the modes the room that there is."""
        self.modes.show_room(self.height())
        super().resizeEvent(event)

    def _show_more(self, shown: bool) -> None:
        """Show the seed of a quick course too; tell what is unusual of what is put away."""
        self.shelf.show_seed(shown)
        words = "" if shown else "  \N{MIDDLE DOT}  ".join(self.options.unusual)
        self._unusual.setText(words)
        self._unusual.setToolTip(words)
        self._unusual.setVisible(bool(words))

    def _connect(self) -> None:
        self.modes.chosen.connect(self._choose_mode)
        self.shelf.chosen.connect(self._show)
        self.shelf.opened.connect(self._begin)
        self.shelf.sheet_wanted.connect(lambda: self.sheet_wanted.emit(self.setup))
        self.players.counted.connect(self._recount)
        self.players.card_wanted.connect(self.pick_golfer)
        self.options.changed.connect(self._show)
        self.options.rank.valueChanged.connect(lambda _: self._take_deck(()))
        self.deck.pick_button.clicked.connect(self.pick_cards)
        self.options.seed.field.textChanged.connect(self._show_deck)
        self.more.toggled.connect(self._show_more)
        self.main_button.clicked.connect(self._begin)

    @property
    def wanted(self) -> WantedGolf:
        """The game as it is chosen now."""
        return WantedGolf(
            mode=self.modes.mode,
            course=self.shelf.offer.key,
            holes=self.shelf.holes.value(),
            players=self.players.count,
            faces=self.players.faces,
            clubs=self.options.clubs,
            open_choices=self.options.open.isChecked(),
            fly_over=self.options.fly.isChecked(),
            hazards=self.options.hazards,
            rank=self._rank,
            deck=self._picked if self._has_solo_deck else (),
        )

    @property
    def _has_solo_deck(self) -> bool:
        """Whether automatic opponents play along in the mode chosen."""
        return GOLF_MODES[self.modes.mode].has_solo_deck

    @property
    def _rank(self) -> int:
        """The rank of the solo deck, 0 for the one that is a fair match or without a deck."""
        if not self._has_solo_deck:
            return 0
        rank = self.options.rank.value()
        return rank if rank != self._fair_rank(self.shelf.offer) else 0

    def _fair_rank(self, offer: CourseOffer) -> int:
        return nearest(ranks(self._box.solo_cards, offer.combined), offer.solo_par)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return seed_from_text(self.options.seed.text)

    @property
    def setup(self) -> Setup:
        """The game as it would be begun now, golfer cards left to chance dealt by the seed."""
        wanted, count = self.wanted, self.players.count
        faces = ("",) * count
        if takes_golfers(wanted.mode, wanted.clubs):
            faces = deal_faces(wanted.faces[:count], self.seed)
        return Setup(
            course=self.shelf.offer.course,
            mode=wanted.mode,
            golfers=faces,
            clubs=wanted.clubs,
            players=self.players.household.players,
            open_choices=wanted.open_choices,
            fly_over=wanted.fly_over,
            solo_deck=self._solo_deck() if self._has_solo_deck else (),
            hazards=wanted.hazards,
            hazard_seed=self._hazard_seed,
        )

    @property
    def _hazard_seed(self) -> int:
        return 0 if self.options.hazards is Hazards.AS_DRAWN else hazard_seed(self.seed)

    def _solo_deck(self) -> tuple[int, ...]:
        """Return the solo cards picked, else those for the chosen strength of the opponents."""
        if self._picked:
            return self._picked
        offer, cards = self.shelf.offer, self._box.solo_cards
        rank = nearest(ranks(cards, offer.combined), self.options.rank.value())
        return deck_of_rank(cards, offer.combined, rank, self.seed)

    def begin_first_game(self) -> None:
        """Begin the game that the rule book suggests to beginners; who plays stays."""
        wanted = first_game()
        self.modes.choose(wanted.mode)
        self.shelf.look_at(wanted.course)
        self.players.choose(max(wanted.players, self.players.count))
        self.options.choose(wanted.clubs)
        self.options.choose_hazards(wanted.hazards)
        self._show()
        self.first_game_started.emit(self.setup, self.seed)

    def pick_golfer(self, seat: int) -> None:
        """Open the golfer cards for a player."""
        rows = self.players.rows
        taken = {
            row.face: row.name
            for other, row in enumerate(rows[: self.players.count])
            if other != seat and row.face
        }
        picker = GolferPicker(self, self.look, rows[seat].name, rows[seat].face, taken_by(taken))
        picker.chosen.connect(lambda face: self._deal(seat, face))

    def _deal(self, seat: int, face: str) -> None:
        """Give a card to a player; somebody who is not playing puts that golfer back."""
        rows = self.players.rows
        for other in range(self.players.count, MOST_SEATS):
            if other != seat and taken_by({rows[other].face: ""}).keys() & taken_by({face: ""}):
                rows[other].deal("")
        rows[seat].deal(face)

    def _choose_mode(self, mode: Mode) -> None:
        self.players.suit(mode)
        self.shelf.show_mode(mode)
        self._suit_clubs()
        self._show()

    def _recount(self) -> None:
        self._suit_clubs()
        self._show()

    def _suit_clubs(self) -> None:
        self.options.suit(club_choices(self.modes.mode, self.players.count))

    def _show(self) -> None:
        mode, count = self.modes.mode, self.players.count
        self.modes.suit(count)
        cards = takes_golfers(mode, self.options.clubs)
        for row in self.players.rows:
            row.show_cards(cards)
        self.options.open.setEnabled(count > 1)
        offer = self.shelf.offer
        pars = tuple(hole.par for hole in offer.course.holes)
        self.players.household.suit(Table(GOLF, mode.value, pars))
        self._show_ranks(mode, offer)
        self.options.tell_fair(self._fair_rank(offer))
        self._show_deck()
        hazards = self.options.hazards
        self.shelf.show_hazards(hazards, self._hazard_seed)
        self.shelf.facts.tell_best(self._best_of(offer.course, mode, hazards))
        words = translate("golf choice", "Tee off: {mode}").replace("{mode}", mode_name(mode))
        label_button(self.main_button, words)
        self.main_button.setToolTip(f"{offer_name(offer)} ({translate('golf choice', 'Enter')})")

    def _show_ranks(self, mode: Mode, offer: CourseOffer) -> None:
        """Offer the ranks of the solo deck anew where mode or course are others than before."""
        if self._deck_for == (mode, offer.key):
            return
        wanted = self._first_rank if self._deck_for is None else 0
        first = self._deck_for is None
        self._deck_for = (mode, offer.key)
        if not self._has_solo_deck:
            self.options.show_ranks((), 0)
            return
        offered = ranks(self._box.solo_cards, offer.combined)
        self.options.show_ranks(offered, self._fair_rank(offer))
        if wanted:
            self.options.rank.setValue(nearest(offered, wanted))
        picked = self._first_deck if first else ()
        enough = sum(self._box.solo_cards[card].combined for card in picked) >= offer.combined
        self._take_deck(picked if enough else ())

    def _show_deck(self) -> None:
        """Show the solo deck that would be played with."""
        solo = self._has_solo_deck
        self.deck.setVisible(solo)
        if solo:
            deck, cards = self._solo_deck(), self._box.solo_cards
            self.deck.show_deck(
                [cards[card] for card in deck],
                rank_range(cards, deck, self.shelf.offer.combined),
            )

    def pick_cards(self) -> None:
        """Open the solo cards to build the deck card by card (ruling H27)."""
        cards, combined = self._box.solo_cards, self.shelf.offer.combined
        picker = SoloPicker(self, self.look, cards, self._solo_deck(), combined)
        picker.chosen.connect(self._take_deck)

    def _take_deck(self, deck: tuple[int, ...]) -> None:
        """Play with some solo cards; with none, with a deck of the rank."""
        self._picked = deck
        if deck:
            least, _ = rank_range(self._box.solo_cards, deck, self.shelf.offer.combined)
            with QSignalBlocker(self.options.rank):
                self.options.rank.setValue(least)
        self._show_deck()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tees off, 1 to 5 say how many play, Q builds a course, Esc goes back."""
        number = event.key() - Qt.Key.Key_0
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Q:
            self.shelf.build_another()
        elif 1 <= number <= MOST_SEATS and self.players.segments.buttons[number - 1].isEnabled():
            self.players.choose(number)
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        self.started.emit(self.setup, self.seed)
