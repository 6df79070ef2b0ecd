"""Kelly Golf: a player's own secret target, shown for as long as a button or a key is held."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.overlay import Overlay
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.round.goals import target_words
from minigolf_desktop.ui.eighteen_holes.round.seats import players_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

translate = QCoreApplication.translate

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
        self._title = label("", "course_name")
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
        """Who looks, by seat."""
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
        """What is told in large letters."""
        return self._title.text()

    def _ask(self) -> None:
        """Tell whose target it is, and nothing of it."""
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
        """Have read out what is told in letters."""
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
        """Show the target while a key is held; figures choose who looks."""
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
