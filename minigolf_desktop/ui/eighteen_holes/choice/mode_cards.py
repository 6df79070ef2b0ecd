"""The modes of 18 Holes as cards on a counter, each with a small scene of what it is about."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import STABLEFORD_BASE
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.ui.common.art.drawing import (
    CENTER,
    box,
    clear_pixmap,
    curve,
    faded,
    fill,
    oval,
    paint_bands,
    stroke,
    write,
)
from minigolf_desktop.ui.common.art.furnishings import paint_counter, paint_plaque
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.theme import Space, Theme, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPictures, in_one_step
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.paper import TALL, paint_club_back
from minigolf_desktop.ui.eighteen_holes.art.signs import (
    paint_flag,
    paint_golfer,
    paint_letters,
    paint_value,
)
from minigolf_desktop.ui.eighteen_holes.art.tokens import RIVAL_NAMES
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    mode_seats,
    mode_when,
    mode_wins,
)

_WIDE, _PICTURE_HIGH = 132.0, 60.0
"""Units of the drawing; what is wider shows more grass."""
_UNIT = 26.0
"""Side of a hex in units: what golfers and flags are measured in."""
_SHORTER = 0.78
"""Golfers are not as tall as on a course, where the flags would hide behind them."""
_EVENING = QColor(16, 24, 15, 60)
_INK = QColor("#2E2A2C")


def paint_mode(painter: QPainter, area: QRectF, mode: Mode, theme: Theme) -> None:
    """Paint the scene of a mode into an area."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    scale = min(area.width() / _WIDE, area.height() / _PICTURE_HIGH)
    painter.translate(area.center())
    painter.scale(scale, scale)
    ground = QRectF(0, 0, area.width() / scale, area.height() / scale)
    ground.moveCenter(QPointF(0, 0))
    painter.fillRect(ground, colours.ROUGH)
    paint_bands(painter, ground, colours.ROUGH_PALE, 26)
    _SCENES[mode](painter)
    if theme.is_dark:
        painter.fillRect(ground, _EVENING)
    painter.restore()


def _green(painter: QPainter, x: float, y: float, wide: float, high: float) -> None:
    for reach, colour in ((5.0, colours.CUT), (2.5, colours.FRINGE), (0.0, colours.GREEN)):
        fill(painter, oval(x, y, wide + reach, high + reach), colour)
    fill(painter, oval(x, y - high * 0.3, wide * 0.72, high * 0.24), colours.GREEN_BAND, 0.7)


def _flag(
    painter: QPainter, x: float, y: float, label: str, size: float = 1.0, in_play: bool = False
) -> None:
    paint_flag(painter, QPointF(x, y), _UNIT * size, label, in_play=in_play)


def _golfer(painter: QPainter, x: float, y: float, who: str, size: float = 0.8) -> None:
    paint_golfer(painter, QPointF(x, y), _UNIT * size * _SHORTER, who)


def _way(painter: QPainter, x: float, y: float, *to: float) -> None:
    """Paint the dotted way of a ball: a quadratic curve."""
    pen = QPen(faded(colours.WHITE, 0.9), 2.2, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([0.1, 2.1])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(curve((x, y), to))


def _match(painter: QPainter) -> None:
    """Two go for one flag."""
    _green(painter, 0, 8, 27, 15)
    _way(painter, -44, 10, -24, -8, -7, 10)
    _way(painter, 44, 10, 24, -8, 7, 10)
    _flag(painter, -2, 8, "1", 1.25, in_play=True)
    _golfer(painter, -47, 11, "red", 1.0)
    _golfer(painter, 47, 11, "blue", 1.0)


def _stroke_play(painter: QPainter) -> None:
    """Every stroke is counted on a card."""
    _green(painter, 30, 8, 24, 14)
    _flag(painter, 28, 8, "4", 1.15, in_play=True)
    painter.save()
    painter.translate(-22, 4)
    painter.rotate(-5)
    fill(painter, box(-26, -21, 54, 45, 4), colours.SHADE, 0.35)
    fill(painter, box(-28, -23, 54, 45, 4), colours.PAPER)
    fill(painter, box(-28, -23, 54, 10, 3), colours.FLAG)
    for left in (-22, 3):
        for line in range(4):
            x = left + line * 4.8
            stroke(painter, curve((x, -6), (x - 1, 14)), _INK, 2.0)
    stroke(painter, curve((-25, 11), (-3, -4)), _INK, 2.0)
    painter.restore()


def _stableford(painter: QPainter) -> None:
    """The fewer turns, the more points."""
    stroke(painter, curve((-70, 26), (-10, 30, 70, -22)), colours.CUT, 34)
    stroke(painter, curve((-70, 26), (-10, 30, 70, -22)), colours.FAIRWAY, 28)
    par = STABLEFORD_BASE
    for x, y, size, points in ((-40, 12, 1.2, par - 1), (-3, 4, 1.55, par), (41, -6, 2.0, par + 1)):
        paint_value(painter, QPointF(x, y), _UNIT * size * 0.85, points)


def _skins(painter: QPainter) -> None:
    """Coins lie on the greens, and pile up after a tie."""
    _green(painter, 26, 9, 26, 14)
    _flag(painter, 24, 9, "7", 1.15, in_play=True)
    for x, coins in ((-52, 2), (-35, 4), (-18, 3)):
        for coin in range(coins):
            y = 18 - coin * 5.5
            fill(painter, oval(x + 1.5, y + 2.5, 9, 5), colours.SHADE, 0.3)
            fill(painter, oval(x, y + 2, 9, 5), QColor("#B97F12"))
            fill(painter, oval(x, y, 9, 5), colours.GOLD)
            stroke(painter, oval(x, y, 9, 5), _INK, 1.0, 0.7)


def _racing(painter: QPainter) -> None:
    """One behind the other, to the last green."""
    way = curve((-70, 22), (-30, 30, -6, 6), (18, -18, 70, 4))
    stroke(painter, way, colours.CUT, 32)
    stroke(painter, way, colours.FAIRWAY, 26)
    for row in range(4):
        for column in range(2):
            colour = _INK if (row + column) % 2 else colours.WHITE
            fill(painter, box(46 + column * 6, -12 + row * 6, 6, 6), colour)
    _golfer(painter, 27, -4, "yellow", 0.92)
    _golfer(painter, -5, 6, "red", 0.92)
    _golfer(painter, -38, 19, "blue", 0.92)


def _chaos(painter: QPainter) -> None:
    """Every green is open to everybody."""
    for x, y in ((-46, 12), (0, -3), (46, 12)):
        _green(painter, x, y + 3, 15, 8)
    _way(painter, -20, 17, -30, 6, -42, 13)
    _way(painter, -20, 17, -16, 2, -3, 0)
    _way(painter, 22, 17, 18, 2, 3, 0)
    _way(painter, 22, 17, 32, 6, 42, 13)
    for x, y, number in ((-47, 14, "2"), (-1, 0, "9"), (45, 14, "5")):
        _flag(painter, x, y, number, 0.95, in_play=True)
    _golfer(painter, -22, 19, "purple", 0.74)
    _golfer(painter, 22, 19, "green", 0.74)


def _teams(painter: QPainter) -> None:
    """Two golfers share a bag, against two."""
    _green(painter, 0, 8, 20, 12)
    _flag(painter, -2, 9, "3", 1.1, in_play=True)
    for colour, side in (("red", -1), ("blue", 1)):
        stroke(painter, curve((side * 52, 2), (side * 34, 16)), colours.PAPER, 4.0, 0.9)
        _golfer(painter, side * 53, 2, colour, 0.9)
        _golfer(painter, side * 34, 17, colour, 0.9)


def _kelly(painter: QPainter) -> None:
    """Nobody knows to which green the others are on their way."""
    for x, y in ((-48, 10), (48, 10)):
        _green(painter, x, y + 4, 15, 9)
        _flag(painter, x - 2, y + 7, "?", 0.98)
    wide = 36.0
    card = QRectF(-wide / 2, -TALL * wide / 2, wide, TALL * wide)
    paint_club_back(painter, card)
    fill(painter, oval(0, 0, 11.5), _INK)
    fill(painter, oval(0, 0, 10), colours.GOLD)
    paint_letters(painter, "?", QPointF(0, 0), 17, _INK, "points")


def _solo(painter: QPainter) -> None:
    """One against three quick opponents."""
    _green(painter, -2, 8, 22, 13)
    _flag(painter, -4, 9, "8", 1.15, in_play=True)
    _golfer(painter, -46, 8, "red", 1.1)
    for name, x, y in zip(RIVAL_NAMES, (32, 52, 41), (-1, 5, 18), strict=True):
        _golfer(painter, x, y, name, 0.74)


_SCENES: Mapping[Mode, Callable[[QPainter], None]] = {
    Mode.MATCH: _match,
    Mode.STROKE: _stroke_play,
    Mode.STABLEFORD: _stableford,
    Mode.SKINS: _skins,
    Mode.RACING: _racing,
    Mode.CHAOS: _chaos,
    Mode.CHAOS_TEAMS: _teams,
    Mode.KELLY: _kelly,
    Mode.SOLO_CHAOS: _solo,
}


_HIGH, _LOW = 98, 74
"""Height of a card, and in a low window."""
_NAME = 24
"""Height of the name below the picture."""
_RIM = 5
_PICTURE = 50
"""Height of a picture from which a person stands before the number of players."""
_FAINT = 0.45
"""How much of a picture shows whose mode so many players cannot play."""
_ROOMY = 640
"""Height of a window from which there is room for words and high cards."""


class ModeCard(QAbstractButton):
    """A mode: its scene, its name, how many play; checked while it is the choice."""

    def __init__(self, look: Look, mode: Mode, scenes: LaterPictures) -> None:
        """``scenes`` has the scene painted in its turn."""
        super().__init__()
        self._look = look
        self._scenes = scenes
        self.mode = mode
        """The mode."""
        self._fits = True
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = translate("golf choice", "{mode}, {players}")
        words = words.replace("{mode}", mode_name(mode)).replace("{players}", mode_seats(mode))
        self.setAccessibleName(words)
        self.setToolTip(f"{mode_when(mode)}\n{mode_wins(mode)}")

    def suit(self, players: int) -> None:
        """Fade where so many players cannot play it."""
        self._fits = players in SEATS[self.mode]
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a card; the row decides on its width."""
        return self._look.size(120, _HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return the size that is left in a small window."""
        return self._look.size(88, _LOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.px(3)
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paint_plaque(painter, area, theme, look.scale)
        chosen = self.isChecked()
        if chosen or self.underMouse() or self.hasFocus():
            tint = theme.focus if self.hasFocus() else theme.hover_edge
            painter.setPen(QPen(tint, look.px(3) if chosen else look.px(2)))
            painter.setBrush(theme.hover if chosen else theme.panel)
            painter.drawRoundedRect(area, look.px(6), look.px(6))
        rim = look.px(_RIM)
        room = area.adjusted(rim, rim, -rim, -look.px(_NAME))
        painter.setOpacity(1.0 if self._fits or chosen else _FAINT)
        painter.drawPixmap(room.topLeft(), self._scene(room.size().toSize()))
        painter.setOpacity(1.0)
        self._paint_players(painter, room)
        ink = theme.hover_text if chosen else theme.text if self._fits else theme.second_text
        name = QRectF(area.left() + 2, room.bottom(), area.width() - 4, look.px(_NAME))
        write(painter, name, mode_name(self.mode), font("small_bold", look.scale), ink, CENTER)
        painter.end()

    def _scene(self, size: QSize) -> QPixmap:
        """Return the picture of the mode, or a clear one until it is painted."""
        mode, radius, theme = self.mode, self._look.px(4), self._look.theme

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            return _scene(mode, width, height, ratio, radius, theme)

        high, wide, ratio = size.height(), size.width(), self.devicePixelRatioF()
        return self._scenes.picture(mode.value, mode, in_one_step(draw), wide, high, ratio)

    def _paint_players(self, painter: QPainter, room: QRectF) -> None:
        """Paint on a corner of the picture how many play."""
        look, theme = self._look, self._look.theme
        # On a small picture the figures stand alone.
        side = look.px(11) if room.height() >= look.px(_PICTURE) else 0
        high, text = look.px(17), _span(self.mode)
        face = font("figure", look.scale)
        painter.setFont(face)
        wide = painter.fontMetrics().horizontalAdvance(text) + side + look.px(13)
        pill = QRectF(room.left() + look.px(3), room.top() + look.px(3), wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        x = pill.left() + look.px(5)
        if side:
            people = icon_pixmap("person", theme.text, side, self.devicePixelRatioF())
            painter.drawPixmap(round(x), round(pill.center().y() - side / 2), people)
        figures = QRectF(x + side + look.px(2), pill.top(), pill.width(), high)
        write(painter, figures, text, face, theme.text)


@keeps_pictures(MEGABYTE)
def _scene(
    mode: Mode, width: int, height: int, ratio: float, radius: float, theme: Theme
) -> QPixmap:
    """Return the picture of a mode; all of them take as long as the rest of the screen."""
    picture = clear_pixmap(width, height, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, width, height)
    corners = QPainterPath()
    corners.addRoundedRect(area, radius, radius)
    painter.setClipPath(corners)
    paint_mode(painter, area, mode, theme)
    painter.end()
    return picture


def _span(mode: Mode) -> str:
    """Return the number of players in figures: ``2–5``."""
    least, most = SEATS[mode][0], SEATS[mode][-1]
    return str(least) if least == most else f"{least}\N{EN DASH}{most}"


class ModeCards(QFrame):
    """All modes side by side; below them how the one chosen is won, and when to choose it."""

    chosen = Signal(object)
    """Another :class:`Mode` was chosen."""

    def __init__(self, look: Look, modes: Sequence[Mode], current: Mode) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(translate("golf choice", "Modes"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 6, 8, 8)))
        column.setSpacing(look.px(Space.HAIR))
        row = QHBoxLayout()
        row.setSpacing(look.px(2))
        scenes = LaterPictures(look, self, clear_pixmap)
        scenes.painted.connect(self._show_scenes)
        self.cards = [ModeCard(look, mode, scenes) for mode in modes]
        """The modes, in the order shown."""
        for card in self.cards:
            card.setChecked(card.mode is current)
            card.toggled.connect(lambda on, card=card: self._choose(card.mode) if on else None)
            row.addWidget(card, 1)
        column.addLayout(row)
        self._strip = QFrame()
        self._strip.setProperty("role", "inset")
        inside = QHBoxLayout(self._strip)
        inside.setContentsMargins(*(look.px(side) for side in (12, 4, 12, 4)))
        inside.setSpacing(look.px(Space.LARGE))
        self._wins: QLabel = label("", "small_bold")
        self._when: QLabel = label("", "small_body", "second")
        inside.addWidget(self._wins)
        inside.addWidget(self._when)
        inside.addStretch(1)
        column.addWidget(self._strip)
        self._tell(current)

    @property
    def mode(self) -> Mode:
        """The choice."""
        return next(card.mode for card in self.cards if card.isChecked())

    def choose(self, mode: Mode) -> None:
        """Choose a mode."""
        for card in self.cards:
            if card.mode is mode:
                card.setChecked(True)

    def suit(self, players: int) -> None:
        """Fade the modes that so many players cannot play."""
        for card in self.cards:
            card.suit(players)

    def show_room(self, height: int) -> None:
        """Leave the words to the tooltips where a window of that height is low."""
        is_roomy = height >= self._look.px(_ROOMY)
        self._strip.setVisible(is_roomy)
        for card in self.cards:
            card.setFixedHeight(self._look.px(_HIGH if is_roomy else _LOW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave to the tooltips what a narrow window has no room for."""
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the counter."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = QRectF(self.rect()).adjusted(0, 0, 0, -4)
        paint_counter(painter, board, self._look.theme, self._look.scale)
        painter.end()

    def _make_room(self) -> None:
        gap = self._look.px(Space.LARGE)
        wanted = self._wins.sizeHint().width() + self._when.sizeHint().width() + 3 * gap
        self._when.setVisible(wanted <= self.width() - 2 * gap)

    def _show_scenes(self) -> None:
        for card in self.cards:
            card.update()

    def _choose(self, mode: Mode) -> None:
        self._tell(mode)
        self.chosen.emit(mode)

    def _tell(self, mode: Mode) -> None:
        self._wins.setText(mode_wins(mode))
        self._when.setText(mode_when(mode))
        self._make_room()
