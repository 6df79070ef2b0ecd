"""The screen on which clubs are drafted, or freely chosen by who plays alone."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import clubs_carried, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import Action, PassPick, Phase, PickClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers, Pace
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.key_gate import Steps
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.players import who_acts
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text import content_name, with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import title_bar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    frame,
    icon_button,
    label,
    label_button,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
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
from minigolf_desktop.ui.eighteen_holes.round.curtain import look_away
from minigolf_desktop.ui.eighteen_holes.session import (
    GolfSession,
    colour_of,
    player_names,
    players_of,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    club_rules,
    club_words,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name
from minigolf_desktop.ui.eighteen_holes.widgets.cards import card_name


def hint_panel(
    look: Look, screen: QWidget, hints: Hints, course: QWidget, shelf: ClubShelf
) -> HintPanel:
    """Return the card of a screen; it lies over the course, beside the cards."""

    def room() -> QRect:
        gap = look.px(Space.SMALL)
        return course.geometry().adjusted(gap, gap, -gap, -gap)

    def prepare(action: Action) -> None:
        if isinstance(action, PickClub):
            shelf.show_choice(action.club)

    panel = HintPanel(look, screen, hints, room)
    panel.pointed.connect(prepare)
    panel.taken.connect(prepare)
    panel.closed.connect(screen.setFocus)
    return panel


def give_to_pass(panel: HintPanel, pass_button: QPushButton) -> None:
    """Give the keyboard to the button that takes none of the cards, where a hint says so."""

    def get_ready(action: Action) -> None:
        if isinstance(action, PassPick):
            pass_button.setFocus(Qt.FocusReason.OtherFocusReason)

    panel.taken.connect(get_ready)


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


class DraftParts(NamedTuple):
    """The parts of the screen that are told."""

    shelf: ClubShelf
    picked: PickedPanel
    title: QLabel
    """Who is to do what."""
    note: QLabel
    """Where the draft stands."""
    take: QPushButton
    take_none: QPushButton


class SpokenDraft(QObject):
    """Announces every offer, and of every choice what Enter does with it."""

    def __init__(self, parts: DraftParts) -> None:
        super().__init__(parts.shelf)
        self._parts = parts
        parts.shelf.chosen.connect(lambda _: announce(parts.shelf, self._choice))

    def tell(self) -> None:
        """Tell what is offered now."""
        announce(self._parts.shelf, self._offer)

    def _offer(self) -> str:
        parts = self._parts
        held = parts.picked.accessibleDescription()
        mine = with_colon(parts.picked.accessibleName(), held) if held else ""
        return in_sentences(parts.title.text(), parts.note.text(), mine, *self._cards())

    def _cards(self) -> Iterable[str]:
        """Return the cards, each with its key; of many how they are walked through."""
        cards = self._parts.shelf.cards
        if len(cards) > _DIGITS:
            yield translate("golf round", "The arrow keys lead through %n choices", "", len(cards))
        else:
            yield from (_card(number, card) for number, card in enumerate(cards, 1))
        none = self._parts.take_none
        if not none.isHidden():
            yield keyed(QKeySequence(Qt.Key.Key_P), none.accessibleName())

    def _choice(self) -> str:
        return keyed(QKeySequence(Qt.Key.Key_Return), self._parts.take.accessibleName())


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
    words = f"{mode_name(setup.mode)}  ·  {content_name(setup.course.name)}"
    pick = pick_words(view)
    return f"{pick}  ·  {words}" if pick else words


_SIDE = 306
_TOKEN = 44
_COLUMNS, _MANY_COLUMNS = 9, 12
"""Cards in a row when five are chosen freely: out of 18, out of all 34 (Solo Chaos)."""


class GolfDraftScreen(MeadowScreen):
    """One player after the other picks; a curtain falls between them."""

    home = Signal()
    """The game is to be put away for later."""
    rules = Signal()
    """The rules are asked for."""
    settings = Signal()
    """The settings are asked for."""

    def __init__(
        self,
        look: Look,
        session: GolfSession,
        motion: Motion,
        computers: ComputerPlayers | None = None,
        hints: Hints | None = None,
        *,
        confirm: bool = True,
    ) -> None:
        """With ``confirm`` a club that cannot be put back is chosen with one click and taken with
        another.
        """
        super().__init__(look)
        tells_about(self, "draft")
        self._confirms = confirm
        self.session = session
        """The game; nothing of its secrets is shown but to the seat to move."""
        setup = session.view.table.setup
        self._names = player_names(setup)
        self._steps = Steps(self)
        self._curtain: CurtainScreen | None = None
        self._pace = Pace(self, motion, computers, is_worth_a_look=lambda pick: False)
        self._pace.due.connect(session.play)
        self.shelf = ClubShelf(look)
        """The cards to choose from."""
        self.course = CourseBoard(look, session.view, motion)
        """The course that the clubs are for."""
        self.table = TablePanel(look)
        """Who picks, and the way of the cards."""
        self.picked = PickedPanel(look)
        """The clubs of the player who picks."""
        self.large = LargeClub(look)
        """The club pointed at, where many are to choose from."""
        self.hint_panel = None
        """Good picks; None where the game is only looked at."""
        if hints is not None:
            self.hint_panel = hint_panel(look, self, hints, self.course, self.shelf)
        self._build()
        if self.hint_panel is not None:
            give_to_pass(self.hint_panel, self.pass_button)
        self.shelf.pointed.connect(self.large.show_club)
        self.shelf.chosen.connect(self._name_choice)
        self.shelf.clicked.connect(self._click)
        self.shelf.taken.connect(self._click_twice)
        session.changed.connect(self._show)
        told = DraftParts(
            self.shelf, self.picked, self.title, self.note, self.main_button, self.pass_button
        )
        self._spoken = SpokenDraft(told)
        self._show()

    def _build(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        inside = QVBoxLayout()
        inside.setContentsMargins(*(look.px(Space.MEDIUM),) * 4)
        inside.setSpacing(look.px(Space.PANEL_GAP))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.PANEL_GAP))
        row.addWidget(self.course, 1)
        row.addWidget(self._side())
        inside.addLayout(row, 1)
        inside.addWidget(self._hand_panel())
        column.addLayout(inside, 1)

    def _bar(self) -> QFrame:
        look, setup = self.look, self.session.view.table.setup
        self._undo = icon_button(look, "undo", translate("golf draft", "Undo (Ctrl+Z)"))
        self._undo.clicked.connect(self._take_back)
        rules = icon_button(look, "book", translate("golf draft", "Rules (F1)"))
        rules.clicked.connect(self.rules)
        gear = icon_button(look, "gear", translate("golf draft", "Settings"))
        gear.clicked.connect(self.settings)
        away = icon_button(look, "home", translate("golf draft", "Home (Esc)"))
        away.clicked.connect(self.home)
        title = translate("golf draft", "18 Holes")
        played = f"{mode_name(setup.mode)}  ·  {content_name(setup.course.name)}"
        tools = [self._undo, rules, gear]
        if self.hint_panel is not None:
            tools.insert(0, self.hint_panel.bulb)
        return title_bar(look, title, title, played, tools, away)

    def _side(self) -> QWidget:
        look = self.look
        side = QWidget()
        side.setFixedWidth(look.px(_SIDE))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.PANEL_GAP))
        column.addWidget(self.table)
        self.table.setVisible(self.session.view.table.setup.seats > 1)
        column.addWidget(self.picked)
        column.addWidget(self.large, 100)
        column.addStretch(1)
        return side

    def _hand_panel(self) -> QFrame:
        look = self.look
        panel = frame("card", translate("golf draft", "Cards in hand"))
        column = QVBoxLayout(panel)
        column.setContentsMargins(*(look.px(side) for side in (14, 10, 14, 8)))
        column.setSpacing(look.px(Space.HAIR))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        self._token = QLabel()
        head.addWidget(self._token)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.title = label("", "card_title")
        """Who is to do what."""
        words.addWidget(self.title)
        self.note = label("", "small_body", "second")
        """Where the draft stands."""
        words.addWidget(self.note)
        head.addLayout(words, 1)
        told = QVBoxLayout()
        told.setSpacing(0)
        self.choice = label("", "body_bold")
        """What the chosen club does."""
        self.choice.setAlignment(Qt.AlignmentFlag.AlignRight)
        told.addWidget(self.choice)
        self._rules = label("", "caption", "second", wrap=True)
        self._rules.setAlignment(Qt.AlignmentFlag.AlignRight)
        told.addWidget(self._rules)
        head.addLayout(told, 1)
        self.pass_button = button(look, translate("golf draft", "Take none"), icon="pass")
        """Slick Rikesh takes none of these cards."""
        self.pass_button.setToolTip(translate("golf draft", "Take none of these (P)"))
        self.pass_button.clicked.connect(self._pass)
        head.addWidget(self.pass_button)
        self.main_button = button(look, "", "main", "check")
        """Takes the chosen club."""
        self.main_button.setMinimumWidth(look.px(226))
        self.main_button.setToolTip(translate("golf draft", "Enter"))
        self.main_button.clicked.connect(self._take_choice)
        head.addWidget(self.main_button)
        column.addLayout(head)
        column.addWidget(self.shelf, 1)
        return panel

    # What is shown

    def _show(self) -> None:
        """Show the seat to move its cards, or the curtain before it."""
        self._lift_curtain()
        view = self.session.view
        if view.phase is not Phase.DRAFT:
            return
        if self.hint_panel is not None:
            self.hint_panel.show_bulb()
        self.setAccessibleName(translate("golf draft", "Draft clubs"))
        self._pace.go_on()
        if self.session.computer_to_move is not None:
            self._watch(view)
            return
        if self.session.is_veiled:
            self._drop_curtain(view)
            return
        self._steps.hand_over()
        self._show_table(view)
        self._show_hand(view)

    def _watch(self, view: View) -> None:
        """Show that a computer picks a club, and nothing of its cards."""
        self._show_table(view)
        self._show_player(view, translate("golf draft", "{name} picks a club"))
        self.note.setText(draft_note(view, self._names))
        self.shelf.show_clubs((), (), "")
        self.pass_button.hide()
        self.main_button.hide()
        self._undo.setEnabled(self.session.can_undo)
        self._name_choice()
        self._spoken.tell()
        self.setFocus()

    def _show_player(self, view: View, title: str) -> None:
        """Show whose pick it is."""
        look, side, ratio = self.look, self.look.px(_TOKEN), self.devicePixelRatioF()
        name, token = self._names[view.seat], None
        computer = self.session.computer_to_move
        if computer is not None and computer.character is not None:
            name = who_acts(computer)
            token = character_portrait(computer.character, side, ratio, look.theme)
        self._token.setPixmap(token or player_shape_pixmap(look, colour_of(view.seat), side, ratio))
        self.title.setText(title.replace("{name}", name))

    def _show_table(self, view: View) -> None:
        setup, draft = view.table.setup, view.draft
        passing = draft.passing if draft is not None else ()
        self.table.show_drafters(
            tuple(
                Drafter(
                    name=self._names[seat],
                    colour=colour_of(seat),
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
        only = self.session.only_person
        shown = view.seat if only is None else only
        mine = [clubs[club] for club in clubs_in(view.players[shown].hand)]
        self.picked.show_clubs(mine, clubs_carried(setup.golfers[shown]))

    def _show_hand(self, view: View) -> None:
        clubs = view.table.box.clubs
        allowed = {action.club for action in self.session.offers(PickClub)}
        shown = offered_clubs(view)
        if view.draft is not None and not view.draft.passing:
            # Out of the whole pool only what may be taken is worth looking at.
            shown = tuple(club for club in shown if club in allowed)
        columns = 0
        if view.table.setup.clubs is ClubChoice.FREE:
            columns = _COLUMNS if len(shown) <= 2 * _COLUMNS else _MANY_COLUMNS
        self.large.setVisible(columns == _MANY_COLUMNS)
        self.shelf.show_clubs([clubs[club] for club in shown], allowed, closed_note(view), columns)
        self._show_player(view, draft_title(view, self._names[view.seat]))
        notes = (draft_note(view, self._names), golfer_note(view))
        self.note.setText("  ".join(note for note in notes if note))
        self.pass_button.setVisible(bool(self.session.offers(PassPick)))
        self.main_button.show()
        self._undo.setEnabled(self.session.can_undo)
        self._name_choice()
        self._spoken.tell()
        if self.shelf.cards:
            self.setFocus()

    def _name_choice(self, *_: object) -> None:
        club = self.shelf.choice
        self.large.show_club(club)
        self.main_button.setEnabled(club is not None)
        if club is None:
            label_button(self.main_button, translate("golf draft", "Choose a card"))
            self.choice.setText("")
            self._rules.setText("")
            return
        words = translate("golf draft", "Take the {club}").replace("{club}", club_name(club))
        label_button(self.main_button, words)
        self.choice.setText(with_colon(club_name(club), club_draw(club)))
        self._rules.setText(" ".join(club_rules(club)))

    # What a lesson tells about

    @property
    def is_settled(self) -> bool:
        """Whether no curtain is down: nothing else moves here."""
        return self._curtain is None

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        others: dict[str, QWidget] = {
            "course": self.course,
            "table": self.table,
            "picked": self.picked,
            "main": self.main_button,
        }
        return draft_parts(self, self.shelf, others)

    # The curtain

    @property
    def curtain(self) -> CurtainScreen | None:
        """The curtain, while it is down."""
        return self._curtain

    def _drop_curtain(self, view: View) -> None:
        # Nothing secret lies behind it, not even for those who have the screen read to them.
        self.shelf.show_clubs((), (), "")
        self.picked.show_clubs((), 0)
        self._name_choice()
        curtain = curtain_for(self.look, view, self._names)
        curtain.opened.connect(self._open)
        curtain.home.connect(self.home)
        curtain.fall(self)
        self._curtain = curtain

    def _open(self) -> None:
        self.session.unveil()
        self._show()
        self.setFocus()

    def _lift_curtain(self) -> None:
        if self._curtain is not None:
            self._curtain.put_away()
            self._curtain = None

    # What is done

    def _take_choice(self) -> None:
        club = self.shelf.choice
        if self.pass_button.hasFocus():
            self._pass()
        elif club is not None:
            self._take(club.number)

    def apply_settings(self, settings: Settings) -> None:
        """Follow the player's wish on confirmation."""
        self._confirms = settings.confirm

    @property
    def _takes_at_once(self) -> bool:
        """Whether one click takes a club: where that can be undone, or nobody wants to be asked."""
        return self.session.view.table.setup.clubs is ClubChoice.FREE or not self._confirms

    def _click(self, club: int) -> None:
        if self._takes_at_once:
            self._take(club)

    def _click_twice(self, club: int) -> None:
        # Where the first click took a club, the second one fell on whatever came in its place.
        if not self._takes_at_once:
            self._take(club)

    def _take(self, club: int) -> None:
        self.session.play(PickClub(club))

    def _pass(self) -> None:
        if self.session.offers(PassPick):
            self.session.play(PassPick())

    def _take_back(self) -> None:
        if self._curtain is None:
            self.session.undo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 9 choose a card, Enter takes it, P passes, H hints, Ctrl+Z undoes, Esc leaves."""
        number = event.key() - Qt.Key.Key_0
        if self._curtain is not None:
            # A key that the curtain has no use for must not reach the cards behind it.
            super().keyPressEvent(event)
        elif self.hint_panel is not None and self.hint_panel.take_key(event):
            pass
        elif event.matches(QKeySequence.StandardKey.Undo):
            self._take_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take_choice()
        elif event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        elif event.key() == Qt.Key.Key_P:
            self._pass()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.shelf.choose(0 if event.key() == Qt.Key.Key_Right else len(self.shelf.cards) - 1)
        elif 1 <= number <= 9:
            self.shelf.choose(number - 1)
        else:
            super().keyPressEvent(event)


__all__ = ["GolfDraftScreen"]
