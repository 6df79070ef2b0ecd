"""The screen on which a player makes promises; nothing is promised before the main button."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import PROMISES, Course, MrClient, MrsClient
from minigolf_desktop.model.designer.moves import TakePromise
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.hint_panel import HintPanel
from minigolf_desktop.ui.common.widgets.later_picture import LaterPicture
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import on_meadow
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    frame,
    label,
    label_button,
    picture_label,
)
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.common.widgets.rule_button import rule_button
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.course_art import thumbnail_steps
from minigolf_desktop.ui.designer.promises.card import PromiseCard
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS
from minigolf_desktop.ui.designer.text.figures import with_figures
from minigolf_desktop.ui.designer.widgets.client_card import ClientCard
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate

_KEYS = {Qt.Key(Qt.Key.Key_1 + place): place for place in range(len(PROMISES))}


class Promiser(NamedTuple):
    """Who makes promises, and what is known about it."""

    name: str
    """Empty in a solo game."""
    colour: str
    taken: tuple[int, ...]
    """Promises made before, as indexes of PROMISES."""
    course: Course
    clients: tuple[MrsClient, MrClient]
    players: int
    visit: bool
    """Whether the clients visit; otherwise the game begins."""
    looking: bool = False
    """Whether the promises are only looked at, in the middle of a game."""


class PromisesScreen(MeadowScreen):
    """Seven cards: those taken, those chosen now, those left."""

    promised = Signal(object)
    """The promises that were chosen, as a tuple of indexes; it may be empty at a visit."""
    back = Signal()
    """The screen is to be closed without a promise."""

    def __init__(
        self, look: Look, promiser: Promiser, atlas: TileAtlas, hints: Hints | None = None
    ) -> None:
        super().__init__(look)
        tells_about(self, "promises")
        self._promiser = promiser
        self.hint_panel = None if hints is None else self._panel_of(hints)
        """Good promises; None where they are only looked at."""
        title = translate("promises", "Your promises")
        if promiser.name:
            title = translate("promises", "{name}, your promises").replace("{name}", promiser.name)
        self.setAccessibleName(title)
        mrs, mr = promiser.clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        self.cards = [
            PromiseCard(look, promise, place, icons[promise], promiser.colour, promiser.players)
            for place, promise in enumerate(PROMISES, 1)
        ]
        """The cards, in the order of PROMISES."""
        self._main = button(look, "", "main", "check")
        self._main.setToolTip(translate("promises", "Enter"))
        self._main.clicked.connect(self._commit)
        self._words = label("", "body", "second", wrap=True)
        self._lay_out(title, atlas)
        for place, card in enumerate(self.cards):
            if place in promiser.taken:
                card.take()
            elif promiser.looking:
                card.setEnabled(False)
            card.toggled.connect(self._count)
            card.toggled.connect(lambda: announce(self, self._choice, at_once=True))
            card.walk.connect(lambda step, place=place: self._walk(place, step))
        self._count()
        self._first().setFocus()

    @property
    def chosen(self) -> tuple[int, ...]:
        """Promises chosen now and not yet made."""
        return tuple(place for place, card in enumerate(self.cards) if card.isChecked())

    @property
    def is_settled(self) -> bool:
        """Whether one may read: nothing moves here."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about; promises are counted from 1."""
        return {
            "promise": lambda number: self.cards[number - 1],
            "main": lambda _: self._main,
        }

    def _panel_of(self, hints: Hints) -> HintPanel:
        panel = HintPanel(self.look, self, hints, self._room_for_hints, lambda _: self._areas())
        panel.taken.connect(self._choose)
        return panel

    def _room_for_hints(self) -> QRect:
        """Return where hints lie: over the foot, left of the button."""
        decided = self._decided.geometry().translated(self._foot_row.pos())
        room = QRect(QPoint(self._foot_row.x(), decided.top()), decided.bottomLeft())
        return room.adjusted(0, 0, -self.look.px(Space.LARGE), 0)

    def _areas(self) -> tuple[QRect, ...]:
        """Return where the clients say what they want."""
        return tuple(one.geometry().translated(self._foot_row.pos()) for one in self._clients)

    def _choose(self, action: Any) -> None:
        """Choose the card of a hint, to be promised by the button; or none for no more."""
        if isinstance(action, TakePromise):
            self.cards[action.promise].setChecked(True)
            self.cards[action.promise].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            for card in self.cards:
                card.setChecked(False)
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, title: str, atlas: TileAtlas) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(22), margin, look.px(24))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(self._heading(title))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.HAIR))
        for card in self.cards:
            card.setMaximumSize(look.size(230, 400))
            row.addWidget(card, 1)
        column.addStretch(1)
        column.addLayout(row, 300)
        foot = self._foot_row = QWidget()
        foot.setLayout(self._foot(atlas))
        foot.setMaximumHeight(look.px(300))
        column.addWidget(foot, 200)
        column.addStretch(1)

    def _heading(self, title: str) -> Heading:
        promiser = self._promiser
        heading = Heading(self.look, title, self._task())
        heading.back.connect(self.back)
        heading.add(rule_button(self.look))
        if self.hint_panel is not None:
            heading.add(self.hint_panel.bulb)
        if promiser.name:
            ratio = self.devicePixelRatioF()
            token = player_shape_pixmap(self.look, promiser.colour, self.look.px(44), ratio)
            heading.add(picture_label(token, promiser.name))
        return heading

    def _task(self) -> str:
        if self._promiser.looking:
            return translate("promises", "Only you see them.")
        if self._promiser.visit:
            return translate("promises", "The clients are here. Promise more, or leave it at that.")
        return translate("promises", "One at least. What is promised cannot be taken back.")

    def _foot(self, atlas: TileAtlas) -> QHBoxLayout:
        look, course = self.look, self._promiser.course
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))

        def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
            colour = self._promiser.colour
            for done in thumbnail_steps(course, atlas, colour, theme=look.theme):
                small = None if done is None else QPixmap.fromImage(done)
                yield None if small is None else on_meadow(small, look, width, height, ratio)

        name = content_name(course.land.name)
        paper = frame("card", name)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(*(look.px(6),) * 4)
        inside.addWidget(LaterPicture(look, steps, name, look.px(12), look.size(240, 150)))
        row.addWidget(paper, 3)
        clients = QVBoxLayout()
        clients.setSpacing(look.px(Space.PANEL_GAP))
        self._clients = [ClientCard(look, client) for client in self._promiser.clients]
        for card in self._clients:
            clients.addWidget(card, 1)
        row.addLayout(clients, 3)
        self._decided = self._decision()
        row.addWidget(self._decided, 4)
        return row

    def _decision(self) -> QWidget:
        look = self.look
        card = frame("card", translate("promises", "Your choice"))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (20, 16, 20, 16)))
        column.setSpacing(look.px(Space.SMALL))
        self._headline = label("", "card_title")
        column.addWidget(self._headline)
        column.addWidget(self._words)
        column.addStretch()
        column.addWidget(self._main)
        return card

    def _first(self) -> QWidget:
        return next((card for card in self.cards if card.isEnabled()), self._main)

    def _walk(self, place: int, step: int) -> None:
        for far in range(1, len(self.cards) + 1):
            card = self.cards[(place + step * far) % len(self.cards)]
            if card.isEnabled():
                card.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _count(self) -> None:
        count, promiser = len(self.chosen), self._promiser
        taken = len(promiser.taken)
        head = translate("promises", "No promise chosen")
        if count:
            head = translate("promises", "%n promises chosen", "", count)
        elif taken:
            head = translate("promises", "%n promises made", "", taken)
        self._headline.setText(head)
        self._words.setText(self._advice())
        if count:
            label_button(self._main, translate("promises", "Make %n promises", "", count))
        else:
            none = (
                translate("promises", "Promise nothing more")
                if promiser.taken
                else translate("promises", "Choose at least one")
            )
            label_button(self._main, none)
        self._main.setEnabled(bool(count) or bool(promiser.taken))
        if promiser.looking:
            label_button(self._main, translate("promises", "Close the cards"))

    def _offer(self) -> str:
        """Return what is told of the cards: those promised, the others with their keys."""
        told = [_card_words(number, card) for number, card in enumerate(self.cards, 1)]
        worth = next((one.accessibleDescription() for one in self.cards if one.isEnabled()), "")
        return in_sentences(*told, worth, self._advice(), self._choice())

    def _choice(self) -> str:
        """Return how many cards are chosen, and what Enter does."""
        if not self._main.isEnabled():
            return self._headline.text()
        enter = keyed(QKeySequence(Qt.Key.Key_Return), self._main.accessibleName())
        return in_sentences(self._headline.text(), enter)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell the cards, after what the screen is for."""
        super().showEvent(event)
        announce(self, self._offer)

    def _advice(self) -> str:
        if self._promiser.players == 1:
            return with_figures(
                translate(
                    "promises",
                    "Each promise kept brings {promise_points} points, each one broken costs "
                    "{promise_points}. There is no way to promise less later.",
                )
            )
        return translate(
            "promises",
            "At the end each condition is ranked, and only those who promised it win or lose by "
            "it. Nobody sees yours before.",
        )

    def _commit(self) -> None:
        if self._promiser.looking:
            self.back.emit()
        elif self._main.isEnabled():
            self.promised.emit(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 7 choose a card, Enter promises, H shows hints, Esc closes."""
        key = event.key()
        if self.hint_panel is not None and self.hint_panel.take_key(event):
            return
        if key in _KEYS:
            self._toggle(self.cards[_KEYS[Qt.Key(key)]])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._commit()
        elif key == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _toggle(self, card: PromiseCard) -> None:
        if card.isEnabled():
            card.setFocus(Qt.FocusReason.ShortcutFocusReason)
            card.toggle()


def _card_words(number: int, card: PromiseCard) -> str:
    """Return what is told of a card, with the key that chooses it; one that is taken has none."""
    if card.is_taken:
        return with_colon(translate("promises", "promised"), card.accessibleName())
    return keyed(QKeySequence(str(number)), card.accessibleName()) if card.isEnabled() else ""
