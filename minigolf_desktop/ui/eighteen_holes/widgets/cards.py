"""Cards that can be chosen: what all have in common; golfers, and the greens of Kelly Golf."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, fill, oval
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas, keeps_pictures
from minigolf_desktop.ui.common.theme import LIGHT, Space, Theme, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards import paint_golfer_card, paint_golfer_portrait
from minigolf_desktop.ui.eighteen_holes.art.grass import paint_green
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    CORNER,
    INK,
    PAPER,
    SECOND_INK,
    TALL,
    TALL_IN_HAND,
    card_sheet,
    lay_card,
    outline,
    paint_card_shadow,
    paint_edge,
    write,
)
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.tokens import paint_point_token
from minigolf_desktop.ui.eighteen_holes.text.cards import golfer_name, golfer_rules, golfer_words

MARGIN = 8
"""Room round a card for its shadow and the ring of the focus."""
PILL = 24
"""Height of a label on the lower edge of a card."""
STAMPS = 2 * MEGABYTE
"""For the cards of a place: some lie one on the other, or change when pointed at."""


class CardButton(QAbstractButton):
    """A card to be clicked, or keyed with Space or Enter."""

    pointed = Signal(bool)
    """The pointer or the focus came or left."""
    walk = Signal(int)
    """An arrow key asks for a neighbour: -1 for the one before, 1 for the one after."""

    def __init__(self, look: Look, stamps: Atlas | None = None) -> None:
        """``stamps`` is where cards keep their pictures that may look the same; None for its own.

        One key means one picture to all of them.
        """
        super().__init__()
        self.look = look
        """Theme and scale."""
        self._is_told = False
        self.stamps = Atlas(STAMPS) if stamps is None else stamps
        """What was painted on it last."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_choosable(self, refusal: str | None, words: str) -> None:
        """Let it be chosen or not, and tell what it is.

        ``refusal`` is why it cannot be chosen, empty where it can, None where nothing is asked.
        """
        self.setEnabled(refusal == "")
        shape = Qt.CursorShape.PointingHandCursor if refusal == "" else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAccessibleName(words)
        self.setAccessibleDescription(refusal or "")
        self.setToolTip(f"{refusal}\n{words}" if refusal else words)

    @property
    def is_pointed(self) -> bool:
        """Whether it can be chosen and the pointer or the focus is on it."""
        return self.isEnabled() and (self.underMouse() or self.hasFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys walk along the cards, Enter chooses."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.walk.emit(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        super().enterEvent(event)
        self._tell(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._tell(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus came."""
        super().focusInEvent(event)
        self._tell(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus left."""
        super().focusOutEvent(event)
        self._tell(self.underMouse())

    def _tell(self, is_there: bool) -> None:
        self.update()
        if is_there != self._is_told:
            self._is_told = is_there
            self.pointed.emit(is_there)

    def paint_focus(self, painter: QPainter, card: QRectF) -> None:
        """Paint the ring of the focus round a card."""
        if not self.hasFocus():
            return
        radius = CORNER * card.width() + 3
        painter.setPen(QPen(self.look.theme.focus, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(-3.5, -3.5, 3.5, 3.5), radius, radius)

    def paint_pill(self, painter: QPainter, card: QRectF, text: str, lit: bool = True) -> None:
        """Paint a label on the lower edge of a card: gold, or plain."""
        if not text:
            return
        look, theme = self.look, self.look.theme
        painter.setFont(font("small_bold", look.scale))
        metrics = painter.fontMetrics()
        room = card.width() + 2 * look.px(MARGIN) - 4
        wide = min(room, metrics.horizontalAdvance(text) + look.px(26))
        high = look.px(PILL)
        pill = QRectF(card.center().x() - wide / 2, card.bottom() - high * 0.38, wide, high)
        painter.setPen(QPen(theme.pill if not theme.is_dark else theme.window, 1.5))
        painter.setBrush(theme.hover_edge if lit else theme.panel)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(theme.action_text if lit and theme.is_dark else theme.text)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(wide - look.px(12)))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, shown)


def walk_along(cards: Sequence[CardButton], start: int, step: int) -> None:
    """Give the focus to the next card that can be chosen, round and round."""
    for far in range(1, len(cards) + 1):
        card = cards[(start + step * far) % len(cards)]
        if card.isEnabled() and card.isVisible():
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            return


def card_name(face: str) -> str:
    """Return name and side of a golfer card (``Lucky B``); empty for none."""
    return f"{golfer_name(face)} {GOLFER_FACES[face].side.upper()}" if face else ""


@keeps_pictures(4 * MEGABYTE)
def portrait_pixmap(face: str, side: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the portrait of a golfer's face in a disc of so many logical pixels."""
    picture = clear_pixmap(side, side, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
    disc = QPainterPath()
    disc.addEllipse(area)
    painter.setClipPath(disc)
    paint_golfer_portrait(painter, area, face)
    painter.setClipping(False)
    painter.setPen(QPen(theme.control_edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area)
    painter.end()
    return picture


class GolferCardView(CardButton):
    """A golfer card; to be chosen where it is told so."""

    chosen = Signal(str)
    """The face was clicked or keyed."""

    def __init__(self, look: Look, width: float = 128) -> None:
        """``width`` is that of the card at an interface scale of 1."""
        super().__init__(look)
        self._width = width
        self._face = ""
        self._used = False
        self._colour = ""
        self._label = ""
        self.setFixedSize(self.sizeHint())
        self.setEnabled(False)
        self.clicked.connect(lambda: self.chosen.emit(self._face))

    @property
    def face(self) -> str:
        """The face shown; empty for none."""
        return self._face

    def show_face(
        self,
        face: str,
        *,
        used: bool = False,
        colour: str = "",
        choosable: bool = False,
        refusal: str = "",
        label: str = "",
    ) -> None:
        """Show a face by id (``lucky-b``); empty for none.

        ``used`` is whether it is pale: its power is used up for now, or what ``label`` says.
        ``colour`` is that of the player who has it; ``choosable`` whether it is asked for, with a
        ``refusal`` where it cannot be chosen. ``label`` stands on the pill below the card, for a
        used power the word for that.
        """
        self._face, self._used, self._colour = face, used, colour
        self._label = label or (translate("GolferCard", "used") if used else "")
        if face:
            words = golfer_words(face)
            if used and not label:
                words += " " + translate("GolferCard", "The power is used for now.")
            self.set_choosable(refusal if choosable else None, words)
            told = golfer_rules(face)
            self.setToolTip(f"{refusal}\n{told}" if refusal else told)
        else:
            self.set_choosable(None, "")
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check to whoever shows the card."""

    def sizeHint(self) -> QSize:
        """Return room for the card, its shadow and a label."""
        return self.look.size(
            self._width + 2 * MARGIN, self._width * TALL + MARGIN + PILL / 2 + MARGIN / 2
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        if not self._face:
            return
        painter = QPainter(self)
        wide = self.look.px(self._width)
        card = QRectF((self.width() - wide) / 2, self.look.px(MARGIN), wide, wide * TALL)
        if self.is_pointed:
            card.translate(0, -3)
        gold = self.isCheckable() and self.isChecked()
        lit = gold or self.is_pointed
        key = self._face, self._colour, self._used, lit
        lay_card(painter, self.stamps, card, key, partial(self._paint_card, lit))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_focus(painter, card)
        self.paint_pill(painter, card, self._label, lit=gold)
        painter.end()

    def _paint_card(self, gold: bool, painter: QPainter, card: QRectF) -> None:
        paint_golfer_card(
            painter,
            card,
            self._face,
            colour=self._colour,
            used=self._used,
            gold=gold,
            theme=self.look.theme,
            scale=self.look.scale,
        )


_ROUGH, _FAIRWAY = QColor("#71A152"), QColor("#B4D676")
_UNIT = 92.0
"""Side of the hex of the green on a card, in units of it."""


def paint_target_card(
    painter: QPainter,
    rect: QRectF,
    number: str,
    words: tuple[str, str],
    *,
    gold: bool = False,
    theme: Theme = LIGHT,
) -> None:
    """Paint the card of a green: its flag above, a title and a line of text below."""
    paint_card_shadow(painter, rect, 2 if gold else 1)
    with card_sheet(painter, rect) as sheet:
        shape = outline(sheet)
        fill(painter, shape, PAPER)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, sheet.width(), 206), _ROUGH)
        fill(painter, oval(120, 250, 190, 120), _FAIRWAY)
        painter.save()
        painter.translate(120, 128)
        painter.scale(_UNIT, _UNIT)
        paint_green(painter, QPointF(0, 0), number, 30)
        painter.restore()
        paint_flag(painter, QPointF(112, 126), _UNIT * 0.98, number, in_play=True, theme=theme)
        painter.fillRect(QRectF(0, 206, sheet.width(), sheet.height()), PAPER)
        painter.fillRect(QRectF(0, 205, sheet.width(), 3), INK)
        painter.restore()
        paint_point_token(painter, 1, QPointF(207, 33), 22)
        write(painter, QRectF(14, 216, 212, 50), words[0], 34, "title")
        write(painter, QRectF(14, 264, 212, 40), words[1], 24, "plain", SECOND_INK)
        paint_edge(painter, sheet, theme, gold=gold)


_WIDE = 98
_UP = 8
"""How much higher the chosen card lies."""
DRAWN = 2
"""How many greens are drawn at most."""


class TargetCard(NamedTuple):
    """A green that may be kept."""

    hole: int
    """From 0."""
    note: str
    """What is told of it below its number."""
    is_chosen: bool = False


class _Card(CardButton):
    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.card = TargetCard(0, "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, card: TargetCard) -> None:
        """Show a green."""
        self.card = card
        self.set_choosable("", f"{_title(card)}, {card.note}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a card with its shadow and its pill."""
        high = _WIDE * TALL_IN_HAND + 2 * MARGIN + _UP + PILL * 0.62
        return self.look.size(_WIDE + 2 * MARGIN, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card; the one chosen lies higher."""
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = look.px(MARGIN if self.card.is_chosen else MARGIN + _UP)
        wide = look.px(_WIDE)
        rect = QRectF(look.px(MARGIN), top, wide, wide * TALL_IN_HAND)
        lit = self.card.is_chosen or self.is_pointed
        # The pill stands where the note would; the screen tells that of the card that is chosen.
        words = (_title(self.card), "" if self.card.is_chosen else self.card.note)
        number = str(self.card.hole + 1)
        paint_target_card(painter, rect, number, words, gold=lit, theme=look.theme)
        self.paint_focus(painter, rect)
        if self.card.is_chosen:
            self.paint_pill(painter, rect, translate("TargetCards", "to be kept"))
        painter.end()


class TargetCards(QWidget):
    """One or two cards to choose from."""

    chosen = Signal(int)
    """A green was clicked or keyed: the number of its hole, from 0."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        row.addStretch(1)
        self.cards = [_Card(look) for _ in range(DRAWN)]
        """The greens."""
        for place, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, one=card: self.chosen.emit(one.card.hole))
            card.walk.connect(lambda step, place=place: walk_along(self.cards, place, step))
            row.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)

    def show_cards(self, cards: Sequence[TargetCard]) -> None:
        """Show the greens."""
        for place, widget in enumerate(self.cards):
            widget.setVisible(place < len(cards))
            if place < len(cards):
                widget.show_card(cards[place])

    def press(self, number: int) -> bool:
        """Choose by place, from 1, as a key does; return whether there is such a card."""
        if 1 <= number <= DRAWN and not self.cards[number - 1].isHidden():
            self.chosen.emit(self.cards[number - 1].card.hole)
            return True
        return False


def _title(card: TargetCard) -> str:
    words = translate("TargetCards", "Green {hole}")
    return words.replace("{hole}", str(card.hole + 1))
