"""What only one player may see: the curtain before a secret choice, a peek at the own target."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import View, is_choosing
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, label
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.round.landings import chooses_extra_turn, target_words
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, player_names, players_of
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode, hole_label, hole_name


def curtain_for(look: Look, session: GolfSession) -> CurtainScreen:
    """Return the curtain before the seat to move; raises ValueError where nobody is to choose."""
    view = session.view
    if session.seat is None:
        raise ValueError("nobody is to choose a club")
    players = players_of(view.table.setup)
    states = {session.seat: SeatState.NOW}
    if is_choosing(view) or view.phase is Phase.TARGET:
        waiting = view.pending if view.phase is Phase.TARGET else view.waiting
        done = dict.fromkeys(session.decided, SeatState.DONE)
        states = done | dict.fromkeys(waiting, SeatState.WAITS) | states
    seats = sorted(states)
    return CurtainScreen(
        look,
        [players[seat] for seat in seats],
        [states[seat] for seat in seats],
        _words(view),
    )


def look_away() -> str:
    """Return what a curtain asks of the players who wait."""
    return translate(
        "curtain", "Everybody else looks away.\nNothing shows before the button is pressed."
    )


def _words(view: View) -> Handover:
    setup = view.table.setup
    name = player_names(setup)[view.seat]
    if view.table.in_any_order:
        return _chaos_words(view, name)
    if view.phase is Phase.DECLARE:
        return _before_the_first_tee(view, name)
    ball = view.balls[view.table.balls_of(view.seat)[0]]
    where = translate("curtain", "Hole {hole}, turn {turn}")
    if golf_mode(view).counts_strokes:
        where = translate("curtain", "Hole {hole}, stroke {turn}")
    if view.table.is_nineteenth:
        where = hole_name(view.table, ball.hole)
    where = where.replace("{hole}", str(ball.hole + 1)).replace("{turn}", str(ball.turns + 1))
    return Handover(
        _title(view).replace("{name}", name),
        look_away(),
        translate("curtain", "I am {name}, show my hand").replace("{name}", name),
        where,
        translate("curtain", "chosen"),
        hole_label(view.table, ball.hole),
    )


def _title(view: View) -> str:
    """Return what is to be chosen without the others looking."""
    if view.phase is Phase.DECLARE:
        return translate("curtain", "{name}, which club never expires?")
    if chooses_extra_turn(view):
        return translate("curtain", "{name}, an extra turn?")
    if is_choosing(view):
        return translate("curtain", "{name}, choose a club")
    return translate("curtain", "{name}, choose a club to throw in")


def _before_the_first_tee(view: View, name: str) -> Handover:
    return Handover(
        _title(view).replace("{name}", name),
        look_away(),
        translate("curtain", "I am {name}, show my hand").replace("{name}", name),
        translate("curtain", "Before the first tee"),
        translate("curtain", "chosen"),
        str(len(view.table.setup.course.holes)),
    )


def _chaos_words(view: View, name: str) -> Handover:
    """Return what the curtain says where greens are claimed in any order."""
    left = sum(map(bool, view.tokens))
    where = translate("curtain", "Turn {round}, %n greens left", "", left)
    title = _title(view)
    action = translate("curtain", "I am {name}, show my hand")
    done = translate("curtain", "chosen")
    if view.phase is Phase.TARGET:
        title = translate("curtain", "{name}, keep a secret target")
        action = translate("curtain", "I am {name}, show the two greens")
        done = translate("curtain", "has a target")
    return Handover(
        title.replace("{name}", name),
        look_away(),
        action.replace("{name}", name),
        where.replace("{round}", str(max(1, view.round))),
        done,
        str(left),
    )


_WIDTH = 470
_BELOW = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
_HOLDING = frozenset({Qt.Key.Key_T, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""Keys that show the target while they are held."""


class TargetPeek(Overlay):
    """Asks the others to look away; a target shows while its owner holds the button."""

    held = Signal(int)
    """A player looks: the seat."""
    released = Signal()
    """Nobody looks any more."""

    def __init__(self, parent: QWidget, look: Look, session: GolfSession, seat: int) -> None:
        """``seat`` is the player to look if no other is chosen."""
        super().__init__(parent, look, translate("target peek", "A secret target"), _WIDTH)
        self._session = session
        self._players = players_of(session.view.table.setup)
        self._seat = seat
        self._holds = False
        layout = self.layout()
        if layout is not None:
            # The course has to be seen beside the card.
            layout.setAlignment(self.card, _BELOW)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = ElidedLabel("", "course_name")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self._title)
        self._note = label("", "body", "second", wrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setMinimumHeight(look.px(44))
        self.column.addWidget(self._note)
        self.column.addLayout(self._row_of_players())
        self.column.addSpacing(look.px(Space.SMALL))
        self.hold_button = button(look, translate("target peek", "Hold to look"), "main", "eye")
        """Shows the target while it is held."""
        self.hold_button.setMinimumSize(look.size(260, 50))
        self.hold_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hold_button.pressed.connect(self._hold)
        self.hold_button.released.connect(self._release)
        self.column.addWidget(self.hold_button, 0, Qt.AlignmentFlag.AlignCenter)
        keys = label(translate("target peek", "or hold T, Enter or Space"), "caption", "second")
        keys.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(keys)
        self._ask()

    def _row_of_players(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addStretch(1)
        self.player_buttons: list[QPushButton] = []
        """Buttons that choose who looks, by seat."""
        for seat, player in enumerate(self._players):
            one = button(look, "", "pill")
            side = look.px(26)
            shape = player_shape_pixmap(look, player.colour, side, self.devicePixelRatioF())
            one.setIcon(shape)
            one.setIconSize(look.size(26, 26))
            one.setToolTip(f"{player.name} ({seat + 1})")
            one.setAccessibleName(player.name)
            one.setCheckable(True)
            one.setAutoExclusive(True)
            one.setChecked(seat == self._seat)
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            one.clicked.connect(lambda _=False, seat=seat: self.choose(seat))
            self.player_buttons.append(one)
            row.addWidget(one)
        row.addStretch(1)
        return row

    def choose(self, seat: int) -> None:
        """Let another player look."""
        self._seat = seat
        self.player_buttons[seat].setChecked(True)
        self._ask()

    @property
    def told(self) -> str:
        """The text in large letters."""
        return self._title.text()

    def _ask(self) -> None:
        """Tell whose target it is without showing it."""
        name = self._players[self._seat].name
        title = translate("target peek", "{name}, your secret target")
        self._title.setText(title.replace("{name}", name))
        self._note.setText(
            translate(
                "target peek",
                "Everybody else looks away. It shows for as long as you hold the button.",
            )
        )
        self._tell()

    def _tell(self) -> None:
        """Have the text read out."""
        self.setAccessibleName(in_sentences(self._title.text(), self._note.text()))
        if self.isVisible():
            announce(self, self.accessibleName, at_once=True)

    def _hold(self) -> None:
        if self._holds:
            return
        self._holds = True
        self._session.peek(self._seat)
        self._title.setText(target_words(self._session.view, self._seat))
        self._note.setText(translate("target peek", "It glows on the course. Let go to hide it."))
        self._tell()
        self.held.emit(self._seat)

    def _release(self) -> None:
        if self._holds:
            self._ask()
            self.leave()

    def leave(self) -> None:
        """Put it away; nothing shows any more."""
        if self._holds:
            self._holds = False
            self._session.peek(EVERYBODY)
            self.released.emit()
        super().leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the target while a key is held; digits choose who looks."""
        seat = event.key() - Qt.Key.Key_1
        if event.key() in _HOLDING:
            self._hold()
        elif 0 <= seat < len(self._players) and not self._holds:
            self.choose(seat)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hide the target again."""
        if event.key() in _HOLDING:
            self._release()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the target when the keyboard goes elsewhere: the release would not be seen."""
        super().focusOutEvent(event)
        if self._holds and not self.hold_button.isDown():
            self._release()

    def changeEvent(self, event: QEvent) -> None:
        """Hide the target when the window is left."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._release()
