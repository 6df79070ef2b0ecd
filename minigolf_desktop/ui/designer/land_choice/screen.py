"""The screen on which one of the three dealt lands is chosen."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.hint_panel import HintPanel
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label, label_button, picture_label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.land_choice.land_button import LandButton, land_words
from minigolf_desktop.ui.designer.session import SOLO_COLOUR
from minigolf_desktop.ui.designer.widgets.client_card import ClientCard

translate = QCoreApplication.translate


class LandChoiceScreen(MeadowScreen):
    """Shows the lands; the one looked at is named below and on the main button."""

    chosen = Signal(int)
    """Which of the dealt lands is to be built on: 0, 1 or 2."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        lands: Sequence[Land],
        clients: Sequence[Client],
        seed_text: str,
        player: Seat | None = None,
        hints: Hints | None = None,
    ) -> None:
        """``player`` is the one of a group who chooses."""
        super().__init__(look)
        tells_about(self, "land")
        self.hint_panel = None if hints is None else self._panel_of(hints)
        """Good choices; None where nobody is given any."""
        self._player = player
        # A task or a code may give a single one.
        is_given = len(lands) == 1
        self._title = (
            translate("land", "Your land") if is_given else translate("land", "Choose your land")
        )
        if player is not None:
            text = translate("land", "{name}, choose your land")
            self._title = text.replace("{name}", player.name)
        self.setAccessibleName(self._title)
        colour = player.colour if player else SOLO_COLOUR
        self._lands = [LandButton(look, land, colour) for land in lands]
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(20))
        column.addWidget(self._head(seed_text))
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        for place, land in enumerate(self._lands):
            land.clicked.connect(lambda _, place=place: self.chosen.emit(place))
            land.looked_at.connect(lambda place=place: self._look_at(place))
            land.walk.connect(lambda step, place=place: self._walk(place + step))
            row.addWidget(land, 1)
        column.addLayout(row, 1)
        column.addLayout(self._foot(clients))
        self._current = 0
        self._look_at(0)
        self._lands[0].setFocus()

    def _panel_of(self, hints: Hints) -> HintPanel:
        panel = HintPanel(self.look, self, hints, self._room_for_hints, self._areas)
        panel.pointed.connect(lambda action: self._look_at(action.choice))
        panel.taken.connect(lambda action: self._walk(action.choice))
        return panel

    def _room_for_hints(self) -> QRect:
        """Return where hints lie: over the pictures, above the names and points of the lands."""
        first, last = self._lands[0].geometry(), self._lands[-1].geometry()
        edge = self.look.px(Space.LARGE)
        return first.united(last).adjusted(edge, edge, -edge, -edge - self._lands[0].words_height)

    def _head(self, seed_text: str) -> Heading:
        heading = Heading(
            self.look,
            self._title,
            translate("land", "The points are yours as long as you stay on it and fill it."),
        )
        heading.back.connect(self.back)
        if seed_text:
            seed = translate("land", "Seed {seed}").replace("{seed}", seed_text)
            note = label(seed, "small_body", "second")
            note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            heading.add(note)
        if self.hint_panel is not None:
            heading.add(self.hint_panel.bulb)
        if self._player is not None:
            side = self.look.px(44)
            token = player_shape_pixmap(
                self.look, self._player.colour, side, self.devicePixelRatioF()
            )
            heading.add(picture_label(token, self._player.name))
        return heading

    def _foot(self, clients: Sequence[Client]) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        self._clients = [ClientCard(look, client) for client in clients]
        for card in self._clients:
            row.addWidget(card, 3)
        row.addSpacing(look.px(Space.SMALL))
        right = QVBoxLayout()
        right.setSpacing(look.px(Space.SMALL))
        self._words = label("", "small_body", "second", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        right.addWidget(self._words, 1)
        self._build = button(look, "", "main", "check")
        self._build.setToolTip(translate("land", "Enter"))
        self._build.clicked.connect(lambda: self.chosen.emit(self._current))
        right.addWidget(self._build)
        row.addLayout(right, 4)
        return row

    @property
    def is_settled(self) -> bool:
        """Whether one may read: nothing moves here."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about; lands are counted from 1."""
        mrs, mr = self._clients
        return {
            "land": lambda number: self._lands[number - 1],
            "mrs": lambda _: mrs,
            "mr": lambda _: mr,
            "build": lambda _: self._build,
        }

    def _offer(self) -> str:
        """Return what is told of the clients, and the lands with their keys."""
        names = (content_name(one.land.name) for one in self._lands)
        lands = (keyed(QKeySequence(str(place)), name) for place, name in enumerate(names, 1))
        wishes = (with_colon(one.accessibleName(), one.toolTip()) for one in self._clients)
        return in_sentences(*wishes, *lands)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell clients and lands, after what the screen is for."""
        super().showEvent(event)
        announce(self, self._offer)

    def _areas(self, action: Any) -> tuple[QRect, ...]:
        """Return where the land of a hint is seen."""
        return (self._lands[action.choice].geometry(),)

    def _look_at(self, place: int) -> None:
        self._current = place
        land = self._lands[place].land
        self._words.setText(land_words(land))
        text = translate("land", "Build on {land}").replace("{land}", content_name(land.name))
        label_button(self._build, text)

    def _walk(self, place: int) -> None:
        self._lands[place % len(self._lands)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1, 2 and 3 look at a land, H shows hints, Esc goes back."""
        numbers = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}
        if self.hint_panel is not None and self.hint_panel.take_key(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in numbers:
            self._walk(numbers[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
