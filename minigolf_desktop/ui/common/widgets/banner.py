"""What is told to the whole table for a moment: whose turn it is, who won a hole."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.art.drawing import write
from minigolf_desktop.ui.common.art.honours import paint_burst, paint_confetti
from minigolf_desktop.ui.common.boards.motion import Moment, Motion, animate
from minigolf_desktop.ui.common.key_gate import gate_of
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Radius, font, paint_panel_shadow, player_colour
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token

_CONFETTI_FALLS = 1300
"""Milliseconds until the last of it is gone."""
_CONFETTI_LANDED = 0.6
"""When it has come all the way, of the whole time; from then on it fades."""
_CONFETTI_APART = 9
"""Pixels of the width for each piece at an interface scale of 1."""


class Confetti(QWidget):
    """Falls once and is gone. It takes neither clicks nor keys, and ends with the next of them."""

    def __init__(self, look: Look, screen: QWidget) -> None:
        super().__init__(screen)
        self.look = look
        """Theme and scale that it is drawn in."""
        self._screen = screen
        self._part = 1.0
        self._moment = Moment(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def is_falling(self) -> bool:
        """Whether it is still in the air."""
        return self._moment.is_playing

    def fall(self, motion: Motion, height: int) -> None:
        """Fall over a strip at the top, ``height`` pixels high; do nothing without animation."""
        if motion.moves:
            self.setGeometry(0, 0, self._screen.width(), height)
            self.show()
            self.raise_()
            self._moment.play(_CONFETTI_FALLS, motion, self._show, self.hide)

    def hurry(self) -> None:
        """Be gone at once."""
        self._moment.hurry()

    def _show(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in the air."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1 - self._part) / (1 - _CONFETTI_LANDED)))
        fallen = min(1.0, self._part / _CONFETTI_LANDED)
        pieces = self.width() // self.look.px(_CONFETTI_APART)
        area = QRectF(self.rect())
        paint_confetti(painter, area, self.look.theme, fallen, pieces)
        painter.end()


STAYS = 2600
"""Milliseconds that a headline stays at speed 1, if nobody does anything."""
CHEERED = 4200
"""Milliseconds of one that cheers."""
_FALL = 180
"""Milliseconds in which it comes down."""
_BURST = 900
"""Milliseconds of the cheer."""
_ALONE, _LINE = 42, 34
"""Height of a headline alone, which the bar at the top of a screen has room for, and of several:
three end above the course."""
_TOP = 3
_EDGE = 12
"""Room round the card for its shadow."""
_TOKEN, _STEP = 12, 30
"""Radius of a token, and from one to the next."""
_BESIDE, _BURSTS = 4, 12
"""Between tokens and words, without and with a cheer."""
_MARGIN, _GAP = 20, 10
"""Beside the words, and between title and note."""

Sign = Callable[[QPainter, QPointF, float], None]
"""Paints a token with a middle and a radius."""


class Headline(NamedTuple):
    """One line."""

    title: str
    note: str = ""
    """What is next, or what for."""
    colours: tuple[str, ...] = ()
    """Of the players whose shapes stand before it."""
    sign: Sign | None = None
    """Another token before it."""
    cheers: bool = False
    """Whether rays burst round the shapes."""


class Banner(QWidget):
    """Lies over the bar at the top of a screen, where nobody has anything to do next.

    It takes neither clicks nor keys, and ends with the next of them.
    """

    def __init__(self, look: Look, motion: Motion, parent: QWidget) -> None:
        super().__init__(parent)
        self._screen = parent
        self._look = look
        self._motion = motion
        self._lines: tuple[Headline, ...] = ()
        self._burst = 1.0
        self._listens = False
        self._confetti = Confetti(look, parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of a screen that becomes wider or narrower."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._stand(1.0)
        return super().eventFilter(watched, event)

    @property
    def headlines(self) -> tuple[Headline, ...]:
        """What it says, or said last."""
        return self._lines

    def set_look(self, look: Look) -> None:
        """Be drawn in another look from the next headline on."""
        self.end()
        self._look = look
        self._confetti.look = look

    def set_motion(self, motion: Motion) -> None:
        """Move, and stay, as long as the player wishes."""
        self._motion = motion

    def tell(self, lines: Sequence[Headline]) -> None:
        """Show headlines one below the other; without any nothing changes."""
        if not lines:
            return
        self._lines = tuple(lines)
        self._listen()
        cheers = any(line.cheers for line in lines)
        self.setAccessibleName(self._spoken())
        self._stand(0.0 if self._motion.moves else 1.0)
        self.show()
        self.raise_()
        self.update()
        self._timer.start(self._motion.reading(CHEERED if cheers else STAYS))
        self._burst = 1.0
        if self._motion.moves:
            animate(self, self._motion.duration(_FALL), self._stand)
            if cheers:
                animate(self, self._motion.duration(_BURST), self._grow)
                self._confetti.fall(self._motion, self._look.px(_TOP) + self._high())
                self.raise_()
        announce(self, self._spoken)
        if cheers:
            let_hear(self, Sound.CLAPS)

    def _spoken(self) -> str:
        return " ".join(
            in_sentences(line.title, line.note.replace("  ·  ", ", ")) for line in self._lines
        )

    def end(self) -> None:
        """Tell nothing any more."""
        self._timer.stop()
        self._confetti.hurry()
        self.hide()

    def _listen(self) -> None:
        """End with the next key or click, whatever it is for."""
        gate = gate_of(self)
        if gate is not None and not self._listens:
            self._listens = True
            gate.pressed.connect(self.end)

    def _stand(self, part: float) -> None:
        """Stand in the middle of the upper edge, with so much of the way down done."""
        size, room = self.sizeHint(), self._screen.width()
        wide = min(size.width(), room)
        place = self._look.px(_TOP - _EDGE) - round((1 - part) * size.height())
        self.setGeometry((room - wide) // 2, place, wide, size.height())

    def _grow(self, part: float) -> None:
        self._burst = part
        self.update()

    def _shapes(self, line: Headline) -> int:
        """Return the room of the tokens before a line, and of the rays round them."""
        tokens = len(line.colours) + (line.sign is not None)
        beside = _BURSTS if line.cheers else _BESIDE
        return self._look.px(_STEP * tokens + beside) if tokens else 0

    def _high(self) -> int:
        lines = len(self._lines)
        return self._look.px(_ALONE if lines == 1 else _LINE * lines)

    def sizeHint(self) -> QSize:
        """Return room for the widest headline."""
        look = self._look
        bold = QFontMetricsF(font("card_title", look.scale))
        plain = QFontMetricsF(font("body", look.scale))
        widest = 0.0
        for line in self._lines:
            wide = self._shapes(line) + bold.horizontalAdvance(line.title)
            if line.note:
                wide += look.px(_GAP) + plain.horizontalAdvance(line.note)
            widest = max(widest, wide)
        sides = 2 * look.px(_MARGIN + _EDGE)
        return QSize(round(widest) + 2 + sides, self._high() + look.px(2 * _EDGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.px(_EDGE)
        card = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = Radius.CARD.at(look.scale)
        paint_panel_shadow(painter, card, theme, radius)
        painter.setPen(QPen(self._edge_colour(), look.px(3)))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(card, radius, radius)
        high = card.height() / max(1, len(self._lines))
        for place, line in enumerate(self._lines):
            area = QRectF(card.left(), card.top() + place * high, card.width(), high)
            self._paint_line(painter, line, area)
        painter.end()

    def _edge_colour(self) -> QColor:
        """Return the colour of the player it is about; gold where it is about more, or none."""
        colours = {colour for line in self._lines for colour in line.colours}
        theme = self._look.theme
        return player_colour(colours.pop()).fill(theme) if len(colours) == 1 else theme.hover_edge

    def _paint_line(self, painter: QPainter, line: Headline, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        bold, plain = font("card_title", look.scale), font("body", look.scale)
        title = QFontMetricsF(bold).horizontalAdvance(line.title)
        gap = look.px(_GAP) if line.note else 0
        note = QFontMetricsF(plain).horizontalAdvance(line.note)
        left = area.center().x() - (self._shapes(line) + title + gap + note) / 2
        left = max(left, area.left() + look.px(_MARGIN))
        radius, middle = look.px(_TOKEN), area.center().y()
        for place, colour in enumerate(line.colours):
            at = QPointF(left + radius + look.px(_STEP) * place, middle)
            if line.cheers:
                reach = look.px(_TOKEN) + look.px(8) * self._burst
                paint_burst(painter, at, reach - look.px(4), reach, look.px(3), theme)
            paint_player_token(painter, colour, at, radius, theme)
        if line.sign is not None:
            line.sign(painter, QPointF(left + radius, middle), radius)
        left += self._shapes(line)
        words = area.adjusted(left - area.left(), 0, -look.px(_MARGIN) / 2, 0)
        write(painter, words, line.title, bold, theme.text)
        beside = words.adjusted(title + gap, look.px(2), 0, 0)
        if line.note and beside.width() > gap:
            write(painter, beside, line.note, plain, theme.second_text)
