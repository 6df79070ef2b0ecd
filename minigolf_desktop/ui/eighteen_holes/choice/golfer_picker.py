"""The golfer cards, over the screen: one is taken, or none, or left to chance."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES, Golfer
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.overlay import Overlay
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.eighteen_holes.choice.wanted import BY_CHANCE
from minigolf_desktop.ui.eighteen_holes.widgets import GolferCardView
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import walk_along

translate = QCoreApplication.translate

_WIDTH = 138
"""Width of a card in a window of the usual size."""
_COLUMNS = 8
_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -2,
    Qt.Key.Key_Right: 2,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
"""By key: how many cards on, the two sides of a golfer one after the other."""


class GolferPicker(Overlay):
    """Covers the screen until a card is taken; Esc leaves everything as it was."""

    chosen = Signal(str)
    """A face, empty for no card, or BY_CHANCE."""

    def __init__(
        self, parent: QWidget, look: Look, name: str, current: str, taken: Mapping[Golfer, str]
    ) -> None:
        """``taken`` says by golfer who has the card already."""
        title = translate("golf choice", "A golfer card for {name}").replace("{name}", name)
        wide = min(_WIDTH, (parent.width() / look.scale - 180) / _COLUMNS)
        width = _COLUMNS * wide + (_COLUMNS - 1) * Space.SMALL + 2 * Space.WIDE + 2
        super().__init__(parent, look, title, width)
        self.setAccessibleName(title)
        self.column.addLayout(self._head(title))
        self.cards: dict[str, GolferCardView] = {}
        """The cards by face."""
        self.column.addLayout(self._lay_cards(wide, taken))
        self.open(self.cards.get(current) or next(iter(self.cards.values())))

    def _head(self, title: str) -> QHBoxLayout:
        look = self.look
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "card_title"))
        note = translate("golf choice", "Side A makes the game easier, side B mostly harder.")
        words.addWidget(label(note, "small_body", "second"))
        head.addLayout(words, 1)
        self.none = button(look, translate("golf choice", "No card"), icon="person")
        """Takes no card."""
        self.none.setToolTip(translate("golf choice", "No card (0)"))
        self.none.clicked.connect(lambda: self._take(""))
        self.chance = button(look, translate("golf choice", "By chance"), icon="dice")
        """Leaves the card to chance."""
        self.chance.clicked.connect(lambda: self._take(BY_CHANCE))
        close = button(look, translate("golf choice", "Go back"), "quiet", "close")
        close.setToolTip(translate("golf choice", "Go back (Esc)"))
        close.clicked.connect(self.leave)
        for one in (self.none, self.chance, close):
            head.addWidget(one)
        return head

    def _lay_cards(self, wide: float, taken: Mapping[Golfer, str]) -> QGridLayout:
        """Lay the A sides into a row and the B sides below them."""
        look = self.look
        grid = QGridLayout()
        grid.setSpacing(look.px(Space.SMALL))
        for place, golfer in enumerate(Golfer):
            owner = taken.get(golfer, "")
            for row, side in enumerate("ab"):
                face = f"{golfer}-{side}"
                card = GolferCardView(look, wide)
                why = translate("golf choice", "{name} has this golfer") if owner else ""
                why = why.replace("{name}", owner)
                card.show_face(face, used=bool(owner), choosable=True, refusal=why, label=owner)
                card.chosen.connect(self._take)
                card.installEventFilter(self)
                grid.addWidget(card, row, place)
                self.cards[face] = card
        return grid

    def _take(self, face: str) -> None:
        self.leave()
        self.chosen.emit(face)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows go from card to card: a button would take them for itself."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _STEPS.get(event.key())
            if step is not None:
                self._walk(step)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take none by 0, go back by Esc; swallow all other keys."""
        if event.key() == Qt.Key.Key_0:
            self._take("")
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        cards = list(self.cards.values())
        here = next((place for place, card in enumerate(cards) if card.hasFocus()), 0)
        walk_along(cards, here, step)


def taken_by(faces: Mapping[str, str]) -> dict[Golfer, str]:
    """Return by golfer who has the card, from faces and the names of their players."""
    return {GOLFER_FACES[face].golfer: name for face, name in faces.items() if face in GOLFER_FACES}
