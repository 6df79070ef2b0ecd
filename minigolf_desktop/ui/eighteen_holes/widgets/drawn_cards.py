"""Shot cards that were drawn: how they turn over, one large, several side by side."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import (
    QPoint,
    QRect,
    QRectF,
    QSize,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.box import Deck, ShotCard
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas, keeps_pictures
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    TALL,
    lay_card,
    paint_card_shadow,
    paint_shot_back,
)
from minigolf_desktop.ui.eighteen_holes.art.shot_card import HEADER, paint_shot_card
from minigolf_desktop.ui.eighteen_holes.text.cards import shot_words
from minigolf_desktop.ui.eighteen_holes.widgets.cards import MARGIN, CardButton, walk_along

FLIP = 260
"""How long a card takes to turn over, in ms at speed 1."""


def paint_turning_card(
    painter: QPainter,
    stamps: Atlas,
    rect: QRectF,
    card: ShotCard,
    part: float,
    look: Look,
    *,
    moves: bool,
    gold: bool = False,
    faded: bool = False,
) -> None:
    """Paint a shot card that has turned over by a ``part``, 0 to 1, with its shadow.

    Where nothing may move, the front comes through the back instead. ``gold`` and ``faded`` are
    those of the front.
    """

    def lay_back() -> None:
        ratio = painter.device().devicePixelRatioF()
        back = _back(card.deck, rect.width(), rect.height(), ratio, look.theme)
        painter.drawPixmap(rect.topLeft(), back)

    def lay_front() -> None:
        def paint(inner: QPainter, sheet: QRectF) -> None:
            paint_shot_card(
                inner,
                sheet,
                card,
                theme=look.theme,
                gold=gold,
                faded=faded,
                scale=look.scale,
                shadow=False,
            )

        lay_card(painter, stamps, rect, (card, gold, faded), paint, moves=part < 1)

    paint_card_shadow(painter, rect)
    if part >= 1:
        lay_front()
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if moves:
        width = abs(1 - 2 * part)
        middle = rect.center()
        painter.translate(middle)
        painter.scale(max(0.02, width), 1 + 0.05 * (1 - width))
        painter.translate(-middle)
        (lay_back if part < 0.5 else lay_front)()
    else:
        lay_back()
        painter.setOpacity(part)
        lay_front()
    painter.restore()


@keeps_pictures(MEGABYTE, for_a_game=True)
def _back(deck: Deck, width: float, height: float, ratio: float, theme: Theme) -> QPixmap:
    """Return the back of a deck, which each of its cards shows before it turns over."""
    picture = clear_pixmap(ceil(width), ceil(height), ratio)
    painter = QPainter(picture)
    paint_shot_back(painter, QRectF(0, 0, width, height), deck, theme)
    painter.end()
    return picture


PEEK = HEADER / 240 * 0.86
"""How much of a covered card shows above the one that covers it, in widths."""


LEAST = 72
"""Least width of a card whose flight can still be told."""
_LIFT = 4
_SIDE = 6
_BELOW = 24
"""Room beside a card and below it, for shadow, focus and label."""
_LOWER = 6
"""How much lower than on other cards the label stands: words lie at the edge of these."""


class Stack(NamedTuple):
    """The cards of a slot."""

    cards: tuple[ShotCard, ...]
    """The topmost last."""
    refusal: str | None = ""
    """Why the slot cannot be chosen; empty where it can, None where nothing is to be chosen. It is
    the tooltip then."""
    label: str = ""
    """On the pill below the card: ``thrown away``, ``must be played``."""
    faded: bool = False
    """Whether the slot is out of the question."""


class _StackCard(CardButton):
    """One slot."""

    def __init__(self, look: Look, motion: Motion) -> None:
        super().__init__(look)
        self._motion = motion
        self.card_width = 0.0
        """Width of its cards, in pixels."""
        self._stack = Stack(())
        self.open = 0
        """How many of its cards lie face up."""
        self.part = 1.0
        """How far the next one has turned over."""
        self.setCheckable(True)

    @property
    def stack(self) -> Stack:
        """What it shows."""
        return self._stack

    def show_stack(self, stack: Stack, selected: bool) -> None:
        """Show a slot."""
        if (stack, selected) == (self._stack, self.isChecked()) and stack.cards:
            return
        self._stack = stack
        self.setChecked(selected)
        words = shot_words(stack.cards[-1]) if stack.cards else ""
        if stack.label:
            words = f"{words} {stack.label}"
        self.set_choosable(stack.refusal, words)
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check to whoever shows the stacks."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, the covered ones first."""
        look = self.look
        stack = self._stack
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.card_width
        low = self.height() - look.px(_BELOW) - wide * TALL
        top = QRectF((self.width() - wide) / 2, low, wide, wide * TALL)
        if self.is_pointed and not self.isChecked():
            # Gold tells the one chosen: another that is pointed at only lifts.
            top.translate(0, -look.px(_LIFT))
        shown = min(len(stack.cards), self.open + (1 if self.part < 1 else 0))
        for depth in range(shown):
            above = shown - 1 - depth
            card = top.translated(0, -above * wide * PEEK)
            turning = depth >= self.open
            paint_turning_card(
                painter,
                self.stamps,
                card,
                stack.cards[depth],
                self.part if turning else 1.0,
                look,
                moves=self._motion.moves,
                gold=above == 0 and self.isChecked(),
                faded=stack.faded,
            )
        if shown:
            self.paint_focus(painter, top)
            lit = self.isChecked() and not stack.faded
            self.paint_pill(painter, top.translated(0, look.px(_LOWER)), stack.label, lit=lit)
        painter.end()


class DrawnCards(QWidget):
    """Stacks side by side; a covered card shows its edge above the one that covers it.

    Cards turn over when they come; a click ends the turning.
    """

    chosen = Signal(int)
    """A slot that may be chosen was clicked or keyed."""
    pointed = Signal(int)
    """The pointer or the focus is on a slot; -1 when it left."""
    opened = Signal()
    """All cards lie face up; at once where nothing moves."""
    laid = Signal()
    """The stacks lie otherwise than before."""

    def __init__(self, look: Look, motion: Motion, width: float = 128) -> None:
        """``width`` is that of a card at an interface scale of 1."""
        super().__init__()
        self._look = look
        self._motion = motion
        self._width = width
        self._turning: QVariantAnimation | None = None
        self._coming: list[_StackCard] = []
        self._deepest = 1
        self.slots: list[_StackCard] = []
        """The stacks by slot."""
        self.setAccessibleName(translate("DrawnCards", "Cards drawn"))

    def show_stacks(self, stacks: Sequence[Stack], selected: int = -1) -> None:
        """Show the slots; cards that were not shown before turn over one after the other.

        ``selected`` is the slot with the gold edge, -1 for none.
        """
        self.skip()
        while len(self.slots) < len(stacks):
            self._add_slot()
        self._deepest = max((len(stack.cards) for stack in stacks), default=1) or 1
        coming: list[_StackCard] = []
        for number, slot in enumerate(self.slots):
            slot.setVisible(number < len(stacks))
            if number >= len(stacks):
                slot.show_stack(Stack(()), False)
                slot.open = 0
                continue
            known, stack = slot.stack.cards[: slot.open], stacks[number]
            slot.open = len(known) if stack.cards[: len(known)] == known else 0
            coming += [slot] * (len(stack.cards) - slot.open)
            slot.show_stack(stack, number == selected)
        self.updateGeometry()
        self._lay_out()
        self._turn_over(coming)

    def press(self, number: int) -> bool:
        """Choose by slot, from 1, as a key does; return whether it could be chosen."""
        if not 1 <= number <= len(self.slots):
            return False
        slot = self.slots[number - 1]
        if not slot.isEnabled() or slot.isHidden():
            return False
        slot.click()
        return True

    @property
    def is_turning(self) -> bool:
        """Whether a card has not turned over yet."""
        return self._turning is not None

    def skip(self) -> None:
        """Show every card at once."""
        if self._turning is not None:
            self._turning.setCurrentTime(self._turning.duration())

    def _begin(self, cards: int = 1) -> None:
        """Begin to turn so many cards over, one after the other."""
        let_hear(self, Sound.CARD)
        duration = self._motion.duration(FLIP * cards)
        self._turning = animate(self, duration, self._turn, self._end)

    def _end(self) -> None:
        self._turning = None
        self._open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the turning over."""
        self.skip()
        super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for cards at their largest."""
        return self._room_for(self._width)

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest cards that can be read."""
        return self._room_for(min(LEAST, self._width))

    def _room_for(self, width: float) -> QSize:
        """Return the room that cards of a width need."""
        count = max(1, sum(not slot.isHidden() for slot in self.slots))
        high = width * (TALL + PEEK * (self._deepest - 1))
        return self._look.size(count * (width + 2 * _SIDE), high + MARGIN + _BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the stacks side by side, as large as there is room for."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Stand the stacks in as many rows as leave the cards largest, all in the middle."""
        shown = [slot for slot in self.slots if not slot.isHidden()]
        if not shown:
            return
        side, beyond = self._look.px(_SIDE), self._look.px(MARGIN + _BELOW)
        tall = TALL + PEEK * (self._deepest - 1)
        wide, columns = max(
            (self._card_width(-(-len(shown) // rows), rows, tall), -(-len(shown) // rows))
            for rows in range(1, len(shown) + 1)
        )
        rows = -(-len(shown) // columns)
        step, high = wide + 2 * side, wide * tall + beyond
        top = (self.height() - rows * high) / 2
        for number, slot in enumerate(shown):
            row, column = divmod(number, columns)
            in_row = min(columns, len(shown) - row * columns)
            left = (self.width() - step * in_row) / 2
            slot.card_width = wide
            # Edges are rounded, not sizes: neighbours meet and never overlap.
            edges = QRectF(left + column * step, top + row * high, step, high)
            slot.setGeometry(
                QRect(
                    QPoint(round(edges.left()), round(edges.top())),
                    QPoint(round(edges.right()) - 1, round(edges.bottom()) - 1),
                )
            )
        self.laid.emit()

    def _card_width(self, columns: int, rows: int, tall: float) -> float:
        """Return how wide cards can be in so many columns and rows."""
        side, beyond = self._look.px(_SIDE), self._look.px(MARGIN + _BELOW)
        return min(
            float(self._look.px(self._width)),
            self.width() / columns - 2 * side,
            (self.height() / rows - beyond) / tall,
        )

    def _add_slot(self) -> None:
        number = len(self.slots)
        slot = _StackCard(self._look, self._motion)
        slot.setParent(self)
        slot.clicked.connect(lambda: self.chosen.emit(number))
        slot.pointed.connect(lambda there: self.pointed.emit(number if there else -1))
        slot.walk.connect(lambda step: walk_along(self.slots, number, step))
        self.slots.append(slot)

    def _turn_over(self, coming: list[_StackCard]) -> None:
        self._coming = coming
        if coming and self.isVisible():
            self._begin(len(coming))
        else:
            self._open()

    def _turn(self, part: float) -> None:
        """Turn the cards one after the other, each in an equal share of the time."""
        count = len(self._coming)
        at = min(count - 1, int(part * count))
        for slot in self._coming:
            slot.part = 1.0
        for slot in set(self._coming):
            before = self._coming[:at].count(slot)
            slot.open = len(slot.stack.cards) - self._coming.count(slot) + before
            slot.update()
        self._coming[at].part = min(0.999, part * count - at)

    def _open(self) -> None:
        for slot in self._coming:
            slot.open, slot.part = len(slot.stack.cards), 1.0
            slot.update()
        self._coming = []
        self.opened.emit()
