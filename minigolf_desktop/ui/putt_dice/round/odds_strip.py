"""The strip below the hole: where the ball may stop with the dice chosen, tile by tile."""

from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.round.hole_view import Stand, percent
from minigolf_desktop.ui.putt_dice.round.words import with_dice_words

translate = QCoreApplication.translate

HEIGHT = 62
_WORDS = 290
"""Room for the words on the left."""
_CHIP, _GAP = 100, 8
"""Widest chip, and the room between two."""
_TIP = 7


class Outcome(NamedTuple):
    """One place where the ball may stop."""

    words: str
    chance: Fraction
    holed: bool = False


def outcomes_of(stand: Stand) -> tuple[Outcome, ...]:
    """Return where the ball may stop, in the order of the hole; all chances make up 1."""
    odds, hole = stand.odds, stand.hole
    if odds is None:
        return ()
    found = []
    for position in range(stand.position, hole.length):
        if not odds.stop[position]:
            continue
        if position == stand.position:
            words = translate("putting", "stays here")
        elif position == hole.length - 1:
            words = translate("putting", "green")
        else:
            words = translate("putting", "tile {number}").replace("{number}", str(position + 1))
        found.append(Outcome(words, odds.stop[position]))
    if odds.hole_out:
        found.append(Outcome(translate("putting", "hole out"), odds.hole_out, holed=True))
    return tuple(found)


class OddsStrip(QWidget):
    """A chip for each place; that of the cup is dark."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._dice = 1
        self.outcomes: tuple[Outcome, ...] = ()
        """What is shown."""
        self.setFixedHeight(look.px(HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stand(self, stand: Stand | None) -> None:
        """Show where the ball may stop now; nothing while no dice are asked for."""
        self.outcomes = () if stand is None else outcomes_of(stand)
        self._dice = 1 if stand is None else stand.dice
        told = ", ".join(f"{one.words} {percent(one.chance)}" for one in self.outcomes)
        self.setAccessibleName(f"{with_dice_words(self._dice)}: {told}" if told else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and chips."""
        if not self.outcomes:
            return
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        price = translate("putting", "Leaving a tile costs the number on its red flag.")
        for row, words in enumerate((with_dice_words(self._dice), price)):
            face = font("small_body" if row else "small_bold", self._look.scale)
            room = QRectF(0, px(12 + 22 * row), px(_WORDS), px(22))
            write(painter, room, words, face, theme.text)
        count = len(self.outcomes)
        wide = min(px(_CHIP), (self.width() - px(_WORDS) - px(_GAP) * count) / count)
        x = self.width() - count * wide - (count - 1) * px(_GAP)
        for outcome in self.outcomes:
            self._paint_chip(painter, QRectF(x, px(10), wide - 1, px(HEIGHT - 12)), outcome)
            x += wide + px(_GAP)
        painter.end()

    def _paint_chip(self, painter: QPainter, room: QRectF, outcome: Outcome) -> None:
        theme, px = self._look.theme, self._look.px
        fill = theme.pill if outcome.holed else theme.panel
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        middle, tip = room.center().x(), px(_TIP)
        foot = room.top() + 1
        corners = (
            QPointF(middle - tip, foot),
            QPointF(middle, foot - tip),
            QPointF(middle + tip, foot),
        )
        painter.drawPolygon(QPolygonF(corners))
        painter.setPen(QPen(theme.pill if outcome.holed else theme.line, 1))
        painter.drawRoundedRect(room, px(12), px(12))
        ink = theme.pill_text if outcome.holed else theme.text
        half, scale = room.height() / 2, self._look.scale
        above = QRectF(room.x(), room.y() + px(3), room.width(), half)
        write(painter, above, percent(outcome.chance), font("body_bold", scale), ink, CENTER)
        below = QRectF(room.x(), room.y() + half - px(2), room.width(), half)
        write(painter, below, outcome.words, font("small_body", scale), ink, CENTER)
