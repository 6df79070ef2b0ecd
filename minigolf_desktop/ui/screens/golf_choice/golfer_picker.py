"""The golfer cards, over the screen: one is taken, or none, or left to chance."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES, Golfer
from minigolf_desktop.ui.screens.golf_choice.wanted import BY_CHANCE
from minigolf_desktop.ui.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.widgets.golf_cards import GolferCardView
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import button, frame, label

translate = QCoreApplication.translate

_WIDTH = 138
"""Width of a card in a window of the usual size."""
_COLUMNS = 8


class GolferPicker(QWidget):
    """Covers the screen until a card is taken; Esc leaves everything as it was."""

    chosen = Signal(str)
    """A face, empty for no card, or BY_CHANCE."""

    def __init__(
        self, parent: QWidget, look: Look, name: str, current: str, taken: Mapping[Golfer, str]
    ) -> None:
        """``taken`` says by golfer who has the card already."""
        super().__init__(parent)
        self._look = look
        self._before = parent.focusWidget()
        title = translate("golf choice", "A golfer card for {name}").replace("{name}", name)
        self.setAccessibleName(title)
        self._card = frame("card", title)
        around = QVBoxLayout(self)
        around.addWidget(self._card, 0, Qt.AlignmentFlag.AlignCenter)
        stack = QVBoxLayout(self._card)
        margin = look.px(Space.WIDE)
        stack.setContentsMargins(margin, look.px(18), margin, look.px(20))
        stack.setSpacing(look.px(Space.SMALL))
        stack.addLayout(self._head(title))
        self.cards: dict[str, GolferCardView] = {}
        """The cards by face."""
        stack.addLayout(self._lay_cards(taken))
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        first = self.cards.get(current) or next(iter(self.cards.values()))
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _head(self, title: str) -> QHBoxLayout:
        look = self._look
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
        close.clicked.connect(self._leave)
        for one in (self.none, self.chance, close):
            head.addWidget(one)
        return head

    def _lay_cards(self, taken: Mapping[Golfer, str]) -> QGridLayout:
        """Lay the A sides into a row and the B sides below them."""
        look = self._look
        grid = QGridLayout()
        grid.setSpacing(look.px(Space.SMALL))
        wide = min(_WIDTH, (self.parentWidget().width() / look.scale - 160) / _COLUMNS)
        for place, golfer in enumerate(Golfer):
            owner = taken.get(golfer, "")
            for row, side in enumerate("ab"):
                face = f"{golfer}-{side}"
                card = GolferCardView(look, wide)
                card.show_face(face, used=bool(owner), choosable=not owner)
                if owner:
                    words = translate("golf choice", "{name} has this golfer")
                    card.setToolTip(words.replace("{name}", owner))
                card.chosen.connect(self._take)
                grid.addWidget(card, row, place)
                self.cards[face] = card
        return grid

    def _take(self, face: str) -> None:
        self._leave()
        self.chosen.emit(face)

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
        if self._before is not None:
            self._before.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep every key here: no shortcut of the screen below may act."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Esc goes back, 0 takes none; swallow all other keys."""
        steps = {
            Qt.Key.Key_Left: -2,
            Qt.Key.Key_Right: 2,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
        }
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() == Qt.Key.Key_0:
            self._take("")
        elif event.key() in steps:
            self._walk(steps[Qt.Key(event.key())])

    def _walk(self, step: int) -> None:
        cards = list(self.cards.values())
        places = [place for place, card in enumerate(cards) if card.hasFocus()]
        place = places[0] + step if places else 0
        cards[place % len(cards)].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go back by a click beside the card."""
        if not self._card.geometry().contains(event.position().toPoint()):
            self._leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below, and paint the shadow of the card."""
        painter = QPainter(self)
        dimmed = QColor(self._look.theme.pill if not self._look.theme.is_dark else "#0B0F0B")
        dimmed.setAlphaF(0.3)
        painter.fillRect(self.rect(), dimmed)
        radius = Radius.CARD.at(self._look.scale)
        paint_panel_shadow(painter, QRectF(self._card.geometry()), self._look.theme, radius)
        painter.end()


def taken_by(faces: Mapping[str, str]) -> dict[Golfer, str]:
    """Return by golfer who has the card, from faces and the names of their players."""
    return {GOLFER_FACES[face].golfer: name for face, name in faces.items() if face in GOLFER_FACES}
