"""A choice of dice with its chances: 1 to 4, the white one always among them."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from minigolf_desktop.model.putt_dice import Dice, Odds
from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.text.numbers import tenths
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.dice_art import paint_blank_die
from minigolf_desktop.ui.putt_dice.round.outcomes import percent
from minigolf_desktop.ui.putt_dice.round.words import dice_words

translate = QCoreApplication.translate

_LINES = (0.34, 0.23, 0.22, 0.21)
"""Shares of the height of the four lines below the dice."""
_RULED = 1
"""Place of the line that a rule is drawn below."""
_DICE = 34
"""Height of the row of dice."""
_MOST = 4
"""Dice that a card has room for."""


class DiceCard(QAbstractButton):
    """Checked while it is the choice."""

    def __init__(self, look: Look, dice: Dice) -> None:
        super().__init__()
        self._look = look
        self._dice = dice
        self._odds: Odds | None = None
        self._expected = 0.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Space rolls what was clicked.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(96, 116))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(134, 140)

    @property
    def dice(self) -> int:
        """How many dice it stands for."""
        return len(self._dice)

    def show_odds(self, odds: Odds | None, expected: float) -> None:
        """Show the chances from where the ball lies; None while no dice are asked for."""
        self._odds, self._expected = odds, expected
        words = dice_words(self.dice)
        if odds is not None:
            words += f": {self._hole_out()}, {self._green()}"
            words += f", {self._strokes()}"
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setEnabled(odds is not None)
        self.update()

    def _hole_out(self) -> str:
        assert self._odds is not None
        words = translate("putting", "hole out {chance}")
        return words.replace("{chance}", percent(self._odds.hole_out))

    def _green(self) -> str:
        assert self._odds is not None
        words = translate("putting", "green {chance}")
        return words.replace("{chance}", percent(self._odds.reach[-1]))

    def _strokes(self) -> str:
        words = translate("putting", "{number} strokes expected")
        return words.replace("{number}", tenths(self._expected))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.px
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.isChecked() and self._odds is not None
        edge = theme.hover_edge if lit or self.underMouse() else theme.line
        if self.hasFocus():
            edge = theme.focus
        painter.setPen(QPen(edge, 3 if lit or self.hasFocus() else 1.2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(body, px(14), px(14))
        self._paint_dice(painter, body)
        if self._odds is not None:
            self._paint_figures(painter, body, self._odds)
        painter.end()

    def _paint_dice(self, painter: QPainter, body: QRectF) -> None:
        step = min(self._look.px(25), (body.width() - self._look.px(10)) / _MOST)
        side = step * 0.8
        left = body.center().x() - step * (self.dice - 1) / 2 - side / 2
        for place, die in enumerate(self._dice):
            square = QRectF(left + place * step, body.y() + self._look.px(9), side, side)
            paint_blank_die(painter, square, die.colour, 1.4)
            painter.setBrush(QColor("#FFFDF6") if die.colour == "red" else QColor("#33302A"))
            painter.setPen(Qt.PenStyle.NoPen)
            for pip in range(place + 1):
                spot = square.center() + QPointF((pip - place / 2) * side * 0.22, -side * 0.02)
                painter.drawEllipse(spot, side * 0.07, side * 0.07)

    def _paint_figures(self, painter: QPainter, body: QRectF, odds: Odds) -> None:
        """Write the chances below the dice, in lines that share what is left of the card."""
        theme = self._look.theme
        quiet = theme.second_text
        expected = translate("putting", "{number} expected")
        lines: tuple[tuple[str, FontRole, QColor], ...] = (
            (percent(odds.hole_out), "course_name", theme.text if odds.hole_out else quiet),
            (translate("putting", "hole out"), "caption", quiet),
            (self._green(), "caption_bold", quiet),
            (expected.replace("{number}", tenths(self._expected)), "caption", quiet),
        )
        top = body.y() + self._look.px(_DICE)
        high = body.bottom() - self._look.px(5) - top
        for number, ((text, role, ink), share) in enumerate(zip(lines, _LINES, strict=True)):
            room = QRectF(body.x(), top, body.width(), high * share)
            write(painter, room, text, font(role, self._look.scale), ink, CENTER)
            top += room.height()
            if number == _RULED:
                side = self._look.px(18)
                painter.setPen(QPen(theme.line, 1))
                painter.drawLine(QPointF(body.x() + side, top), QPointF(body.right() - side, top))
