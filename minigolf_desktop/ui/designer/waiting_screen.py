"""The screens that wait for a computer: it chooses a land or promises, or lays its last tiles."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import ChooseLand, Phase
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers, Pace
from minigolf_desktop.ui.common.players import who_acts
from minigolf_desktop.ui.common.records.exhibition import Pavilion
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label, picture_label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.tokens import character_portrait
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.group_panels import built_words

_STAGE, _CARD, _FACE = (780, 470), 460, 136
"""Size of the pavilion, width of the card in it, side of the portrait."""
_CENTRED = Qt.AlignmentFlag.AlignHCenter


class WaitingScreen(MeadowScreen):
    """A card in a pavilion in the middle of the meadow; Esc goes home."""

    def __init__(self, look: Look, title: str, name: str, character: Character | None) -> None:
        """``name`` is who is waited for, ``title`` says what is done."""
        super().__init__(look)
        self.asks = Asks(self)
        """What is asked of the house: home puts the game away for later."""
        self.setAccessibleName(title)
        card = frame("card", title)
        card.setFixedWidth(look.px(_CARD))
        self._inside = QVBoxLayout(card)
        self._inside.setContentsMargins(*(look.px(side) for side in (32, 28, 32, 26)))
        self._inside.setSpacing(look.px(14))
        if character is not None:
            side, ratio = look.px(_FACE), self.devicePixelRatioF()
            face = character_portrait(character, side, ratio, look.theme)
            self._add(picture_label(face, name))
        self.words = label(title, "card_title", wrap=True)
        """Who does what."""
        self.words.setAlignment(_CENTRED)
        self._inside.addWidget(self.words)
        stage = Pavilion(look, title)
        stage.setMaximumSize(look.size(*_STAGE))
        inside = QVBoxLayout(stage)
        inside.setContentsMargins(0, look.px(PAVILION_TOP), 0, 0)
        inside.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.addWidget(stage)

    def _add(self, widget: QWidget) -> None:
        """Put something below what stands on the card."""
        self._inside.addWidget(widget, 0, _CENTRED)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.asks.home.emit()
        else:
            super().keyPressEvent(event)


class ComputerChoiceScreen(WaitingScreen):
    """Who chooses, and the land once it is chosen; of promises nothing is told."""

    def __init__(
        self,
        look: Look,
        session: TableSession,
        lands: tuple[Land, ...],
        motion: Motion,
        computers: ComputerPlayers | None,
    ) -> None:
        """``lands`` are the ones dealt to the computer."""
        player = session.players[session.seat]
        self._name = who_acts(player)
        title = translate("characters", "{name} is choosing a land")
        if session.phase is Phase.PROMISES:
            title = translate("characters", "{name} is thinking about promises")
        title = title.replace("{name}", self._name)
        super().__init__(look, title, self._name, player.character)
        self._lands = lands
        self.pace = Pace(self, motion, computers, lambda action: isinstance(action, ChooseLand))
        """When it acts."""
        self.pace.shown.connect(self._show_decision)
        self.pace.due.connect(session.play)
        main = button(look, translate("characters", "Go on"), "main", "next")
        main.clicked.connect(self.pace.hurry)
        self._add(main)
        main.setFocus()
        self.pace.go_on()

    def _show_decision(self, action: object) -> None:
        if isinstance(action, ChooseLand):
            text = translate("characters", "{name} builds on {land}")
            land = content_name(self._lands[action.choice].name)
            self.words.setText(text.format(name=self._name, land=land))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space hurry on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pace.hurry()
        else:
            super().keyPressEvent(event)


class LastTilesScreen(WaitingScreen):
    """Who still builds, and how far the course is. The counting follows by itself."""

    reopened = Signal()
    """The table is asked for again: to take back what ended the game."""

    def __init__(self, look: Look, session: TableSession) -> None:
        rival = session.rival
        assert rival is not None and rival.character is not None, "somebody builds on"
        title = translate("race", "{name} lays the last tiles").replace("{name}", rival.name)
        super().__init__(look, title, rival.name, rival.character)
        self._session = session
        self.progress = label("", "body", "second")
        """How far the course is."""
        self._add(self.progress)
        back = button(look, translate("race", "Back to the table"), icon="undo")
        back.clicked.connect(self.reopened)
        self._add(back)
        # Not the button: whoever taps Enter twice would be back at once.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        session.rival_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        table = self._session.rival_table
        course = None if table is None else table.designers[0].course
        self.progress.setText("" if course is None else built_words(course))
