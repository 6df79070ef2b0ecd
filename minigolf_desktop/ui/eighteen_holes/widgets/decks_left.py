"""Before a draw: the aims there are, and the decks with how many cards they have left."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.paper import lay_deck_sign
from minigolf_desktop.ui.eighteen_holes.text.cards import deck_name
from minigolf_desktop.ui.eighteen_holes.widgets.cards import CardButton, walk_along


class Aim(NamedTuple):
    """One direction that can be chosen."""

    words: str = ""
    """What comes of it: ``lands on green 3``; for the tooltip and for those who listen."""
    out: bool = False
    """Whether the ball leaves the course: struck through, and still to be chosen."""


_WIDE, _HIGH = 34, 48
_SIGN = 12.0


class _DeckButton(CardButton):
    """The sign of a deck with the number of its cards."""

    def __init__(self, look: Look, deck: Deck) -> None:
        super().__init__(look)
        self._deck = deck
        self._left = 0
        self._shown: tuple[int, str | None, bool, str] | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_deck(self, left: int, choice: str | None, selected: bool, flies: str) -> None:
        """Show how many cards are left; ``choice`` is a tooltip where the deck can be chosen.

        ``flies`` tells how far its cards send a ball.
        """
        shown = left, choice, selected, flies
        if shown == self._shown:
            return
        self._shown = shown
        self._left = left
        self.setChecked(selected)
        words = translate("DecksLeft", "{deck}: %n cards left", "", left)
        words = words.replace("{deck}", deck_name(self._deck))
        words = f"{words}\n{flies}" if flies else words
        self.set_choosable(None if choice is None else "", words)
        if choice:
            self.setToolTip(f"{choice}\n{words}")
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check to whoever shows the decks."""

    def sizeHint(self) -> QSize:
        """Return room for sign and number."""
        return self.look.size(_WIDE, _HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        return self.look.size(28, _HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sign and number."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isEnabled():
            chosen = self.isChecked() or self.is_pointed
            edge = theme.focus if self.hasFocus() else theme.hover_edge
            painter.setPen(QPen(edge, 2 if chosen else 1.4))
            painter.setBrush(theme.hover if chosen else theme.panel)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        middle = self.width() / 2
        radius_of_sign = look.scale * _SIGN * (1.1 if self.isEnabled() else 1.0)
        at = QPointF(middle, look.px(17))
        lay_deck_sign(painter, self.stamps, self._deck, at, radius_of_sign)
        painter.setPen(theme.text if self.isEnabled() else theme.second_text)
        painter.setFont(font("caption_bold", look.scale))
        room = QRectF(0, look.px(30), self.width(), look.px(16))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self._left))
        painter.end()


class DecksLeft(QWidget):
    """The five deck signs with the number of cards below."""

    chosen = Signal(int)
    """A deck that may be chosen was clicked or keyed."""
    pointed = Signal(int)
    """The pointer or the focus is on a deck; -1 when it left."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._buttons: list[_DeckButton] = []
        for deck in Deck:
            button = _DeckButton(look, deck)
            button.clicked.connect(lambda _=False, which=deck: self.chosen.emit(int(which)))
            button.pointed.connect(
                lambda there, which=deck: self.pointed.emit(int(which) if there else -1)
            )
            button.walk.connect(lambda step, at=int(deck): walk_along(self._buttons, at, step))
            self._buttons.append(button)
            row.addWidget(button)
        self.setAccessibleName(translate("DecksLeft", "Cards left"))
        self.show_decks((0,) * len(Deck))

    def show_decks(
        self,
        left: Sequence[int],
        choices: Mapping[int, str] | None = None,
        selected: int = -1,
        flies: Sequence[str] = ("",) * len(Deck),
    ) -> None:
        """Show how many cards are left by deck.

        ``choices`` are decks that may be chosen now with their tooltips; ``selected`` is the one
        in gold, -1 for none. ``flies`` tells by deck how far its cards send a ball.
        """
        for deck, (button, count) in enumerate(zip(self._buttons, left, strict=True)):
            choice = None if choices is None else choices.get(deck)
            button.show_deck(count, choice, deck == selected, flies[deck])

    def focus_first(self) -> bool:
        """Give the focus to the first deck that may be chosen; return whether there is one."""
        for button in self._buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def press(self, deck: int) -> bool:
        """Choose a deck as a key does; return whether it could be chosen."""
        if not 0 <= deck < len(self._buttons) or not self._buttons[deck].isEnabled():
            return False
        self._buttons[deck].click()
        return True
