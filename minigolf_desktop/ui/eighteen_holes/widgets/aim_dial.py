"""Before a draw: the dial of six aims, and the decks with how many cards they have left."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.grid import aim_number, bearing, direction_of_aim
from minigolf_desktop.ui.eighteen_holes.art.paper import lay_deck_sign
from minigolf_desktop.ui.eighteen_holes.text.cards import deck_name
from minigolf_desktop.ui.eighteen_holes.widgets.cards import CardButton, walk_along

AIM_DIRECTIONS = tuple(direction_of_aim(number) for number in range(1, 7))
"""By key, from 1: the direction of the model."""
_DISC = 34
_RING = 40
"""Diameter of a button, and how far its middle is from that of the dial."""


class Aim(NamedTuple):
    """One direction that can be chosen."""

    words: str = ""
    """What comes of it: ``lands on green 3``; for the tooltip and for those who listen."""
    out: bool = False
    """Whether the ball leaves the course: struck through, and still to be chosen."""


def direction_words(direction: int) -> str:
    """Return what a direction is called: ``north-east``."""
    return (
        translate("AimDial", "south-east"),
        translate("AimDial", "north-east"),
        translate("AimDial", "north"),
        translate("AimDial", "north-west"),
        translate("AimDial", "south-west"),
        translate("AimDial", "south"),
    )[direction]


class _AimButton(CardButton):
    """One of the six."""

    def __init__(self, look: Look, direction: int) -> None:
        super().__init__(look)
        self._direction = direction
        self._aim: Aim | None = None
        self.setCheckable(True)
        self.setFixedSize(look.size(_DISC, _DISC))

    def show_aim(self, aim: Aim | None, selected: bool) -> None:
        """Show what comes of the aim; None where it cannot be chosen."""
        if (aim, selected) == (self._aim, self.isChecked()) and self.accessibleName():
            return
        self._aim = aim
        self.setChecked(selected)
        number = aim_number(self._direction)
        words = translate("AimDial", "Aim {number}, {direction}")
        words = words.replace("{number}", str(number))
        words = words.replace("{direction}", direction_words(self._direction))
        if aim is None:
            self.set_choosable(translate("AimDial", "This way cannot be chosen now."), words)
        else:
            self.set_choosable("", with_colon(words, aim.words) if aim.words else words)
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check to whoever shows the aims."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the disc with its number."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(_DISC)
        disc = QRectF(4, 4, side - 8, side - 8)
        usable = self._aim is not None
        gold = self.isChecked()
        ground = theme.hover_edge if gold else theme.hover if self.is_pointed else theme.inset
        edge = theme.text if gold else theme.hover_edge if self.is_pointed else theme.control_edge
        if not usable:
            painter.setOpacity(0.4)
        painter.setPen(QPen(edge, 1.7))
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        out = self._aim is not None and self._aim.out
        if out:
            # Under its number, which stays legible.
            reach = disc.width() * 0.36
            pen = QPen(theme.wrong, 2.2)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            middle = disc.center()
            painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
        painter.setOpacity(1)
        ink = theme.text if usable else theme.disabled_text
        if gold and theme.is_dark:
            ink = theme.action_text
        painter.setPen(ink)
        painter.setFont(font("body_bold", look.scale))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(aim_number(self._direction)))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, 2.4))
            painter.drawEllipse(disc.adjusted(-2.6, -2.6, 2.6, 2.6))
        painter.end()


class AimDial(QWidget):
    """Six round buttons in a ring, each where its direction leads."""

    chosen = Signal(int)
    """A direction of the model was chosen, by click, by Enter or by its key."""
    pointed = Signal(int)
    """The pointer or the focus is on a direction; -1 when it left."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._selected = -1
        self.setAccessibleName(translate("AimDial", "Aim, keys 1 to 6"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._buttons: list[_AimButton] = []
        for place, direction in enumerate(AIM_DIRECTIONS):
            button = _AimButton(look, direction)
            button.setParent(self)
            button.clicked.connect(lambda _=False, way=direction: self.chosen.emit(way))
            button.pointed.connect(
                lambda there, way=direction: self.pointed.emit(way if there else -1)
            )
            button.walk.connect(lambda step, at=place: walk_along(self._buttons, at, step))
            self._buttons.append(button)
        self.setFixedSize(self.sizeHint())
        self.show_aims({})

    @property
    def selected(self) -> int:
        """The direction in gold, -1 for none."""
        return self._selected

    def show_aims(self, aims: Mapping[int, Aim], selected: int = -1) -> None:
        """Show the aims by direction; a direction that is missing cannot be chosen.

        ``selected`` is the direction drawn in gold, -1 for none.
        """
        self._selected = selected if selected in DIRECTIONS else -1
        for direction, button in zip(AIM_DIRECTIONS, self._buttons, strict=True):
            button.show_aim(aims.get(direction), direction == selected)
        self.update()

    def press(self, number: int) -> bool:
        """Choose by number, 1 to 6, as a key does; return whether it could be chosen."""
        if not 1 <= number <= len(self._buttons) or not self._buttons[number - 1].isEnabled():
            return False
        self._buttons[number - 1].click()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys 1 to 6 choose while the focus is in the dial."""
        number = event.key() - Qt.Key.Key_0.value
        if not self.press(number):
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for the ring."""
        side = 2 * _RING + _DISC
        return self._look.size(side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons where their directions lead."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        far = self._look.px(_RING)
        for direction, button in zip(AIM_DIRECTIONS, self._buttons, strict=True):
            angle = radians(bearing(direction))
            at = middle + QPointF(cos(angle), sin(angle)) * far
            button.move(round(at.x() - button.width() / 2), round(at.y() - button.height() / 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ball in the middle, and a needle towards the aim."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(look.scale, look.scale)
        if self._selected >= 0:
            painter.save()
            painter.rotate(bearing(self._selected))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.text)
            needle = QPolygonF([QPointF(6, -5), QPointF(20, 0), QPointF(6, 5)])
            painter.drawPolygon(needle)
            painter.restore()
        painter.setPen(QPen(theme.text, 1.6))
        painter.setBrush(theme.panel if not theme.is_dark else theme.text)
        painter.drawEllipse(QPointF(0, 0), 8, 8)
        painter.end()


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
