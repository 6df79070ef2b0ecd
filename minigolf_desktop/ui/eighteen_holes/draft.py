"""The screen on which clubs are drafted, or freely chosen by who plays alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Club, clubs_carried, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import Action, Event, PassPick, Phase, PickClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.key_gate import REST
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.players import who_acts
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.table.table import MatchTable, TableWing
from minigolf_desktop.ui.common.table.task import Choice, Key, Offer, Task
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column, Panel
from minigolf_desktop.ui.common.widgets.pieces import (
    AnswerButton,
    ElidedLabel,
    button,
    dress_button,
    label,
    label_button,
)
from minigolf_desktop.ui.common.widgets.tokens import character_portrait, player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.board.scene import CourseBoard
from minigolf_desktop.ui.eighteen_holes.draft_panels import (
    ClubButton,
    ClubShelf,
    Drafter,
    LargeClub,
    PickedPanel,
    TablePanel,
    closed_note,
    draft_note,
    draft_title,
    golfer_note,
    offered_clubs,
    pick_words,
)
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.round.curtain import look_away
from minigolf_desktop.ui.eighteen_holes.session import (
    GolfSession,
    colour_at,
    player_names,
    players_of,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    club_rules,
    club_words,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import course_name
from minigolf_desktop.ui.eighteen_holes.widgets.cards import card_name


def draft_parts(screen: QWidget, shelf: ClubShelf, others: dict[str, QWidget]) -> dict[str, Finder]:
    """Return what finds each part; a club to choose is told by its number in the box."""

    def cards(_: int) -> QRect:
        around = QRect()
        for card in shelf.cards:
            around |= card.geometry()
        return around.translated(shelf.mapTo(screen, QPoint()))

    def club(number: int) -> QWidget | None:
        return next((card for card in shelf.cards if card.club.number == number), None)

    return {
        **{name: lambda _, part=part: part for name, part in others.items()},
        "shelf": cards,
        "club": club,
    }


_DIGITS = 9
"""So many cards have a key of their own."""


class SpokenDraft:
    """Puts what the draft offers into words for who cannot see it."""

    def __init__(self, board: "DraftBoard") -> None:
        self._board = board

    def tell(self) -> None:
        """Tell what is offered now."""
        announce(self._board.shelf, self._offer)

    def tell_choice(self) -> None:
        """Tell what Enter does with the card that is chosen."""
        announce(self._board.shelf, self._choice)

    def _offer(self) -> str:
        board = self._board
        held = board.picked.accessibleDescription()
        mine = with_colon(board.picked.accessibleName(), held) if held else ""
        return in_sentences(board.title.text(), board.note.text(), mine, *self._cards())

    def _cards(self) -> Iterable[str]:
        """Return the cards, each with its key; of many how they are walked through."""
        cards = self._board.shelf.cards
        if len(cards) > _DIGITS:
            yield translate("golf round", "The arrow keys lead through %n choices", "", len(cards))
        else:
            yield from (_card(number, card) for number, card in enumerate(cards, 1))
        none = self._board.pass_button
        if not none.isHidden():
            yield keyed(QKeySequence(Qt.Key.Key_P), none.accessibleName())

    def _choice(self) -> str:
        return keyed(QKeySequence(Qt.Key.Key_Return), self._board.main_button.accessibleName())


def _card(number: int, card: ClubButton) -> str:
    """Return what a card is for, with its key, or why it cannot be taken."""
    words = club_words(card.club).split("\n")[0]
    if card.isEnabled():
        return keyed(QKeySequence(str(number)), words)
    return in_sentences(words, card.accessibleDescription())


def curtain_for(look: Look, view: View, names: Sequence[str]) -> CurtainScreen:
    """Return the curtain before the player who picks next."""
    setup, name = view.table.setup, names[view.seat]
    words = Handover(
        translate("golf draft", "{name}, pick a club").replace("{name}", name),
        look_away(),
        translate("curtain", "I am {name}, show my cards").replace("{name}", name),
        _footer(view),
        translate("golf draft", "picked"),
        str(len(setup.course.holes)),
    )
    return CurtainScreen(look, players_of(setup), _states(view), words)


def _states(view: View) -> list[SeatState]:
    """Return by seat whose pick it is, and who waits."""
    setup, draft = view.table.setup, view.draft
    waits = set(draft.seats[1:]) if draft is not None else set()
    if draft is not None and not draft.passing and not draft.passes:
        # Iron Jane picks before the hands are dealt.
        waits = set(range(setup.seats))
    return [
        SeatState.NOW
        if other == view.seat
        else SeatState.WAITS
        if other in waits
        else SeatState.DONE
        for other in range(setup.seats)
    ]


def _footer(view: View) -> str:
    """Return where the game stands, for everybody to read."""
    setup = view.table.setup
    words = f"{mode_name(setup.mode)}  ·  {course_name(setup)}"
    pick = pick_words(view)
    return f"{pick}  ·  {words}" if pick else words


_SIDE = 290
_TALLEST = 270
"""Height of the card that is shown large, at most."""
_TOKEN = 44
_COLUMNS, _MANY_COLUMNS = 9, 12
"""Cards in a row when five are chosen freely: out of 18, out of all 34 (Solo Chaos)."""


@dataclass(frozen=True)
class PickOffer(Offer):
    """What the draft shows besides."""

    club: Club | None = None
    """The club chosen."""
    is_veiled: bool = False
    """Whether nothing is shown, since the player is behind the curtain still."""


class DraftTask(Task[GolfSession, PickOffer, Action]):
    """What is asked in the draft."""

    @property
    def seat(self) -> int:
        """Whose pick it is."""
        return self.session.view.seat

    @property
    def name(self) -> str:
        """What that player is called."""
        return player_names(self.session.view.table.setup)[self.seat]

    def take_club(self, club: int) -> None:
        """Choose a club."""


class BehindTheCurtain(DraftTask):
    """Nothing is asked before the curtain is opened."""

    def offer(self) -> PickOffer:
        """Show nothing."""
        return PickOffer(self.seat, is_veiled=True)


class WatchPick(DraftTask):
    """A computer picks a club; nothing is seen of its cards."""

    is_asked = False

    def offer(self) -> PickOffer:
        """Tell who picks."""
        computer, name = self.session.computer_to_move, self.name
        face = None if computer is None else computer.character
        if computer is not None and face is not None:
            name = who_acts(computer)
        title = translate("golf draft", "{name} picks a club").replace("{name}", name)
        view = self.session.view
        note = draft_note(view, player_names(view.table.setup))
        return PickOffer(self.seat, title, note, face=face)


class PickAClub(DraftTask):
    """A club is to be picked out of those that are shown."""

    rest = REST

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._club: Club | None = None

    def offer(self) -> PickOffer:
        """Tell where the draft stands, and what the chosen club would be taken by."""
        view, club = self.session.view, self._club
        notes = (draft_note(view, player_names(view.table.setup)), golfer_note(view))
        main = self.main(translate("golf draft", "Choose a card"), None)
        if club is not None:
            words = translate("golf draft", "Take the {club}").replace("{club}", club_name(club))
            main = self.main(words, PickClub(club.number))
        others: tuple[Choice, ...] = ()
        if self.session.offers(PassPick):
            words = translate("golf draft", "Take none")
            others = (Choice(words, Key.Key_P, self.play(PassPick()), icon="pass"),)
        return PickOffer(
            self.seat,
            draft_title(view, self.name),
            "  ".join(note for note in notes if note),
            main,
            others,
            club=club,
        )

    def take_club(self, club: int) -> None:
        """Choose a club."""
        self._club = self.session.view.table.box.clubs[club]
        self.changed()

    def prepare(self, action: Action) -> None:
        """Choose the club of a hint; to take none needs no choice."""
        if isinstance(action, PickClub):
            self.take_club(action.club)
        else:
            super().prepare(action)


class DraftBoard(QWidget):
    """The course that clubs are for under everything: who picks, and the cards to choose from."""

    def __init__(self, look: Look, session: GolfSession, motion: Motion) -> None:
        super().__init__()
        self.look = look
        """Theme and scale that it is drawn in."""
        tells_about(self, "draft")
        self._session = session
        self._names = player_names(session.view.table.setup)
        self.course = CourseBoard(look, session.view, motion, is_sheet=False)
        """The course that the clubs are for."""
        self._side = Column(look, self, _SIDE)
        self.shelf = ClubShelf(look)
        """The cards to choose from."""
        self.shelf.setParent(self)
        self.table = TablePanel(look)
        """Who picks, and the way of the cards."""
        self.picked = PickedPanel(look)
        """The clubs of the player who picks."""
        self.large = LargeClub(look)
        """The club pointed at, where many are to choose from."""
        self.shelf.pointed.connect(self.large.show_club)

    def lay_out(self, bar: QWidget) -> None:
        """Lay everything out below a bar."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.course, 1)
        self._side.add(self.table)
        self.table.setVisible(self._session.view.table.setup.seats > 1)
        self._side.add(self.picked)
        self._side.add(self.large, tallest=_TALLEST)
        self._side.finish()
        self._side.add(self._answers())
        self.course.board.lie_under((self._side,))
        for piece in (self._side, self.shelf):
            piece.raise_()

    def _answers(self) -> Panel:
        look = self.look
        panel = Panel(look, translate("golf draft", "Cards in hand"))
        column = QVBoxLayout(panel)
        column.setContentsMargins(*(look.px(side) for side in (14, 10, 14, 12)))
        column.setSpacing(look.px(Space.HAIR))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        self._token = QLabel()
        head.addWidget(self._token, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.title = ElidedLabel("", "panel_title")
        """Who is to do what."""
        words.addWidget(self.title)
        self.note = label("", "small_body", "second", wrap=True)
        """Where the draft stands."""
        words.addWidget(self.note)
        head.addLayout(words, 1)
        column.addLayout(head)
        self.choice = label("", "small_bold", wrap=True)
        """What the chosen club does."""
        column.addWidget(self.choice)
        self._rules = label("", "caption", "second", wrap=True)
        column.addWidget(self._rules)
        self.pass_button = AnswerButton()
        """Slick Rikesh takes none of these cards."""
        dress_button(self.pass_button, look, translate("golf draft", "Take none"), icon="pass")
        self.pass_button.setToolTip(translate("golf draft", "Take none of these (P)"))
        column.addWidget(self.pass_button)
        self.main_button = button(look, "", "main", "check")
        """Takes the chosen club."""
        self.main_button.setToolTip(translate("golf draft", "Enter"))
        column.addWidget(self.main_button)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put the cards on the lower edge of the course, and what is told at its right."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        area, side = self.course.geometry(), self._side.width()
        self._side.setGeometry(area.right() + 1 - side, area.top(), side, area.height())
        high = min(self.shelf.sizeHint().height(), area.height() // 2)
        shelf = QRect(area.left(), area.bottom() + 1 - high, area.width() - side, high)
        self.shelf.setGeometry(shelf)
        gap = self.look.px(Space.SMALL)
        self.course.set_free_area(QMargins(gap, gap, side, high))

    @property
    def free_course(self) -> QRect:
        """The part of the course that nothing lies over, in pixels of the board."""
        area = self.course.geometry()
        return area.adjusted(0, 0, -self._side.width(), -self.shelf.height())

    # What is shown

    def hide_cards(self) -> None:
        """Let nothing secret lie here, not even for those who have the screen read to them."""
        self.shelf.show_clubs((), (), "")
        self.picked.show_clubs((), 0)

    def show_player(self, offer: PickOffer) -> None:
        """Show whose pick it is, and of whom the clubs picked are seen."""
        look, side, ratio = self.look, self.look.px(_TOKEN), self.devicePixelRatioF()
        token = None
        if offer.face is not None:
            token = character_portrait(offer.face, side, ratio, look.theme)
        colour = colour_at(self._session.view.table, offer.who)
        self._token.setPixmap(token or player_shape_pixmap(look, colour, side, ratio))
        self._show_table(self._session.view)

    def _show_table(self, view: View) -> None:
        setup, draft = view.table.setup, view.draft
        passing = draft.passing if draft is not None else ()
        self.table.show_drafters(
            tuple(
                Drafter(
                    name=self._names[seat],
                    colour=colour_at(view.table, seat),
                    golfer=card_name(face),
                    clubs=view.players[seat].clubs,
                    wanted=clubs_carried(face),
                    picks_now=seat == view.seat,
                    passes_on=seat in passing,
                )
                for seat, face in enumerate(setup.golfers)
            )
        )
        clubs = view.table.box.clubs
        # While a computer picks, the only person goes on looking at the own clubs.
        only = self._session.only_person
        shown = view.seat if only is None else only
        mine = [clubs[club] for club in clubs_in(view.players[shown].hand)]
        self.picked.show_clubs(mine, clubs_carried(setup.golfers[shown]))

    def show_hand(self) -> None:
        """Show the cards that the player may choose from."""
        session, view = self._session, self._session.view
        clubs = view.table.box.clubs
        allowed = {action.club for action in session.offers(PickClub)}
        shown = offered_clubs(view)
        if view.draft is not None and not view.draft.passing:
            # Out of the whole pool only what may be taken is worth looking at.
            shown = tuple(club for club in shown if club in allowed)
        columns = 0
        if view.table.setup.clubs is ClubChoice.FREE:
            columns = _COLUMNS if len(shown) <= 2 * _COLUMNS else _MANY_COLUMNS
        self.large.setVisible(columns == _MANY_COLUMNS)
        self.shelf.show_clubs([clubs[club] for club in shown], allowed, closed_note(view), columns)
        self._place()

    def show_choice(self, offer: PickOffer) -> None:
        """Show what is asked, the club chosen, and what can be done with it."""
        club, main = offer.club, offer.main
        self.title.setText(offer.title)
        self.note.setText(offer.note)
        if club is not None:
            self.shelf.show_choice(club.number)
        self.large.show_club(club)
        self.choice.setText("" if club is None else with_colon(club_name(club), club_draw(club)))
        self._rules.setText("" if club is None else " ".join(club_rules(club)))
        self.choice.setVisible(club is not None)
        self._rules.setVisible(bool(self._rules.text()))
        self.main_button.setVisible(main is not None)
        if main is not None:
            self.main_button.setEnabled(main.is_ready)
            label_button(self.main_button, main.words)
        self.pass_button.setVisible(bool(offer.others))


class DraftTable(TableWing[PickOffer, Action, Event]):
    """One player after the other picks; a curtain falls between them."""

    table: MatchTable[PickOffer, Action, Event]
    """Where clubs are drafted."""
    board: DraftBoard
    """Everything on it."""
    task: DraftTask
    """What is asked now."""

    def __init__(self, session: GolfSession) -> None:
        self.session = session
        """The game; nothing of its secrets is shown but to the seat to move."""
        setup = session.view.table.setup
        self.title = translate("golf draft", "18 Holes")
        self.words = f"{mode_name(setup.mode)}  ·  {course_name(setup)}"
        self._shown: DraftTask | None = None

    # The screen

    def furnish(self, table: MatchTable[PickOffer, Action, Event]) -> QWidget:
        """Make the board, and let it listen."""
        self.table = table
        table.setAccessibleName(translate("golf draft", "Draft clubs"))
        board = self.board = DraftBoard(table.look, self.session, table.motion)
        self._spoken = SpokenDraft(board)
        for action in (table.tools.undo, table.tools.rules, table.tools.settings):
            table.bar.add(action)
        board.lay_out(table.bar)
        board.shelf.chosen.connect(self._choose)
        board.shelf.clicked.connect(self._click)
        board.shelf.taken.connect(self._click_twice)
        board.main_button.clicked.connect(table.act)
        board.pass_button.clicked.connect(self._pass)
        return board

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        board = self.board
        others: dict[str, QWidget] = {
            "table": board.table,
            "picked": board.picked,
            "main": board.main_button,
        }
        found = draft_parts(self.table, board.shelf, others)
        return {**found, "course": lambda _: self.hint_room()}

    def set_motion(self, motion: Motion) -> None:
        """Let what moves on the course move as fast as the player wishes."""
        self.board.course.scene.motion = motion

    # What is asked

    @property
    def is_here(self) -> bool:
        """Whether clubs are drafted still."""
        return self.session.view.phase is Phase.DRAFT

    def task_for(self, events: Sequence[Event]) -> DraftTask:
        """Return what is asked now."""
        kind: type[DraftTask] = PickAClub
        if self.session.computer_to_move is not None:
            kind = WatchPick
        elif self.session.is_veiled:
            kind = BehindTheCurtain
        self.task = kind(self.session, self.table.change_offer)
        return self.task

    def show(self, offer: PickOffer) -> None:
        """Show the seat to move its cards; behind the curtain show none."""
        is_new, self._shown = self.task is not self._shown, self.task
        if offer.is_veiled:
            self.board.hide_cards()
        elif is_new:
            self.board.show_player(offer)
            if self.task.is_asked:
                self.board.show_hand()
            else:
                self.board.shelf.show_clubs((), (), "")
        self.board.show_choice(offer)
        if is_new and not offer.is_veiled:
            self._spoken.tell()

    def is_worth_a_look(self, action: Action) -> bool:
        """Return that nothing is seen of what a computer picks."""
        return False

    def hint_room(self) -> QRect:
        """Return where hints lie: over the course, beside the cards."""
        gap = self.table.look.px(Space.SMALL)
        free = self.board.free_course
        return free.translated(self.board.mapTo(self.table, QPoint())).adjusted(
            gap, gap, -gap, -gap
        )

    # Secrets

    def curtain(self) -> CurtainScreen | None:
        """Return the curtain before a player whose cards the others must not see."""
        if not self.session.is_veiled:
            return None
        view = self.session.view
        return curtain_for(self.table.look, view, player_names(view.table.setup))

    def unveil(self) -> bool:
        """Show the cards of the player who opened the curtain."""
        self.session.unveil()
        return True

    # Answers

    def _choose(self, club: int) -> None:
        chosen = self.table.offer.club
        if chosen is None or chosen.number != club:
            self.task.take_club(club)
            self._spoken.tell_choice()

    @property
    def _takes_at_once(self) -> bool:
        """Whether one click takes a club: where that can be undone, or nobody wants to be asked."""
        is_free = self.session.view.table.setup.clubs is ClubChoice.FREE
        return is_free or not self.task.confirms

    def _click(self, club: int) -> None:
        if self._takes_at_once:
            self.session.play(PickClub(club))

    def _click_twice(self, club: int) -> None:
        # Where the first click took a club, the second one fell on whatever came in its place.
        if not self._takes_at_once:
            self.session.play(PickClub(club))

    def _pass(self) -> None:
        for choice in self.table.offer.others:
            choice.run()

    def take_key(self, event: QKeyEvent) -> bool:
        """Go to the first card or to the last one by the arrow keys."""
        shelf = self.board.shelf
        if event.key() not in (Key.Key_Left, Key.Key_Right):
            return False
        shelf.choose(0 if event.key() == Key.Key_Right else len(shelf.cards) - 1)
        return True

    def press_number(self, number: int) -> bool:
        """Choose a card by its place; return whether there is such a one."""
        self.board.shelf.choose(number - 1)
        return number <= len(self.board.shelf.cards)


__all__ = ["DraftTable", "PickOffer"]
