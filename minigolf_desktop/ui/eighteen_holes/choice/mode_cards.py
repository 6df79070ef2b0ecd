"""The modes of 18 Holes as cards on a counter, with a word on the one that is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.counter import paint_counter
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.frames import paint_plaque
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.theme import Space, Theme, font
from minigolf_desktop.ui.common.widgets.later_pictures import LaterPictures
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import in_one_step
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.eighteen_holes.art.mode_picture import paint_mode
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    mode_name,
    mode_players,
    mode_when,
    mode_wins,
)

translate = QCoreApplication.translate

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
        words = translate("golf choice", "{mode}, {players} players")
        words = words.replace("{mode}", mode_name(mode)).replace("{players}", mode_players(mode))
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
