"""A stand at which a client is chosen: who it is in large, and a row of all who may come."""

from collections.abc import Iterator, Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer.box import Client
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.furnishings import paint_counter
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.art.surroundings import AWNING_RED, paint_awning
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Radius, Space, paint_panel
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label
from minigolf_desktop.ui.designer.widgets.clients import (
    client_name,
    client_wish,
    portrait_pixmap,
    wish_icon,
    wish_points,
    wish_rule,
)

BASE = "base"
"""Set of the tiles and clients that need no expansion."""
BLUE = QColor("#2F6F87")
"""Cloth of the second of two stands."""
_SMALL = 42
"""Side of a portrait in the row."""
_STRIPS = 15
_EDGE = 6
"""Edge of the counter round the portraits on it."""
_SHARP = 2.0


class Room(Enum):
    """How much room there is for a stand: the side of the large portrait."""

    VAST = 300
    GRAND = 224
    LARGE = 168
    HIGH = 124
    LOW = 74
    FLAT = 0
    """The client's name and wish in one line, and no awning."""


class ClientStand(QWidget):
    """Chooses one client; the arrow keys walk along the portraits."""

    def __init__(
        self,
        look: Look,
        title: str,
        clients: Sequence[Client],
        chosen: str | None,
        *,
        cloth: QColor = AWNING_RED,
        faces_left: bool = False,
    ) -> None:
        """``faces_left`` puts the large portrait on the left, for the second of two stands."""
        super().__init__()
        self._look, self._cloth = look, cloth
        self._title = title
        self._clients = tuple(clients)
        self._room = Room.HIGH
        self._pointed = -1
        self._group = QButtonGroup(self)
        self._face = QLabel()
        self._name: QLabel = label("", "course_name")
        self._kind: QLabel = label(title, "small_bold", "second")
        self._rule: QLabel = label("", "body", "second", wrap=True)
        self._sign = QLabel()
        self._points: QLabel = label("", "panel_title")
        self._line: QLabel = label("", "small_body", "second")
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._large(faces_left))
        self._column.addWidget(self._line)
        self._row = self._carousel()
        self._column.addLayout(self._row)
        ids = [client.id for client in self._clients]
        self._group.button(ids.index(chosen) + 1 if chosen in ids else 0).setChecked(True)
        self._group.idToggled.connect(self._tell)
        self.show_room(Room.HIGH)

    def _large(self, faces_left: bool) -> QHBoxLayout:
        look = self._look
        words = QVBoxLayout()
        words.setSpacing(look.px(2))
        words.addStretch(1)
        for line in (self._kind, self._name, self._rule):
            words.addWidget(line)
        worth = QHBoxLayout()
        worth.setSpacing(look.px(Space.SMALL))
        worth.addWidget(self._sign)
        worth.addWidget(self._points)
        worth.addStretch(1)
        words.addLayout(worth)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))
        row.addLayout(words, 1)
        row.insertWidget(0 if faces_left else 1, self._face)
        return row

    def _carousel(self) -> QHBoxLayout:
        look = self._look
        row = QHBoxLayout()
        row.setSpacing(look.px(2))
        before = icon_button(look, "left", translate("new game", "The client before"))
        after = icon_button(look, "right", translate("new game", "The next client"))
        for one in (before, after):
            one.setAccessibleName(with_colon(self._title, one.toolTip()))
        before.clicked.connect(lambda: self._walk(-1))
        after.clicked.connect(lambda: self._walk(1))
        row.addWidget(before)
        surprise = translate("new game", "Surprise me")
        drawn = self._portrait(surprise, QIcon(self._dice(_SMALL)))
        drawn.setToolTip(translate("new game", "Chance picks the client"))
        self._add(row, drawn, 0)
        for number, client in enumerate(self._clients, 1):
            person = self._portrait(client_name(client), QIcon())
            person.setToolTip(with_colon(client_name(client), wish_rule(client)))
            person.setAccessibleDescription(client_wish(client))
            self._add(row, person, number)
        row.addWidget(after)
        return row

    def faces(self) -> Iterator[tuple[QAbstractButton, QIcon]]:
        """Yield each small portrait with its face: all at once they would hold the window."""
        look = self._look
        for number, client in enumerate(self._clients, 1):
            face = portrait_pixmap(client.id, look.px(_SMALL), _SHARP, look.theme)
            yield self._group.button(number), QIcon(face)

    def _portrait(self, name: str, icon: QIcon) -> QToolButton:
        look = self._look
        result = QToolButton()
        result.setCheckable(True)
        # To a screen reader: one of several.
        result.setAutoExclusive(True)
        result.setIcon(icon)
        result.setIconSize(look.size(_SMALL, _SMALL))
        result.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        result.setCursor(Qt.CursorShape.PointingHandCursor)
        result.setFixedHeight(look.px(_SMALL + 8))
        result.setStyleSheet("padding: 1px; min-width: 0px;")
        result.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        result.setAccessibleName(with_colon(self._title, name))
        result.installEventFilter(self)
        return result

    def _add(self, row: QHBoxLayout, portrait: QToolButton, number: int) -> None:
        self._group.addButton(portrait, number)
        row.addWidget(portrait, 1)

    def show_room(self, room: Room) -> None:
        """Show the client as large as there is room for."""
        self._room = room
        look, is_flat = self._look, room is Room.FLAT
        top = Space.SMALL if is_flat else self._awning + 4
        self._column.setContentsMargins(look.px(20), look.px(top), look.px(20), look.px(_EDGE))
        self._column.setSpacing(look.px(4 if is_flat else 2 * _EDGE))
        for widget in (self._face, self._name, self._kind, self._points, self._sign):
            widget.setVisible(not is_flat)
        self._rule.setVisible(room.value >= Room.HIGH.value)
        self._line.setVisible(is_flat)
        self._face.setFixedSize(look.size(room.value, room.value))
        self._tell()
        self.update()

    @property
    def _awning(self) -> int:
        """Height of the awning."""
        return 44 if self._room.value >= Room.LARGE.value else 32

    def show_expansion(self, shown: bool) -> None:
        """Let the clients of the expansion stand in the row, or send them away."""
        for number, client in enumerate(self._clients, 1):
            if client.set != BASE:
                portrait = self._group.button(number)
                portrait.setVisible(shown)
                if portrait.isChecked() and not shown:
                    self._group.button(0).setChecked(True)

    @property
    def chosen(self) -> str | None:
        """Id of the chosen client; None when chance picks."""
        number = self._group.checkedId()
        return self._clients[number - 1].id if number > 0 else None

    def _walk(self, step: int) -> None:
        """Choose the next client in a direction, round and round."""
        standing = [number for number in range(len(self._clients) + 1) if self._is_standing(number)]
        place = standing.index(self._group.checkedId()) + step
        self._group.button(standing[place % len(standing)]).setChecked(True)

    def _is_standing(self, number: int) -> bool:
        return not self._group.button(number).isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show in large who is pointed at, as long as the pointer is there."""
        is_moved = event.type() in (QEvent.Type.Enter, QEvent.Type.Leave)
        if is_moved and isinstance(watched, QToolButton):
            is_there = event.type() is QEvent.Type.Enter
            self._pointed = self._group.id(watched) if is_there else -1
            self._tell()
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        """Show who is pointed at, else who is chosen."""
        number = self._pointed if self._pointed >= 0 else self._group.checkedId()
        look, side = self._look, self._room.value
        if number <= 0:
            surprise = translate("new game", "Surprise me")
            self._say(surprise, translate("new game", "whoever turns up"), "", "")
            if side:
                self._face.setPixmap(self._dice(side))
            return
        client = self._clients[number - 1]
        self._say(client_name(client), client_wish(client), wish_rule(client), wish_points(client))
        if side:
            face = portrait_pixmap(client.id, look.px(side), self.devicePixelRatioF(), look.theme)
            self._face.setPixmap(face)
            icon = icon_pixmap(wish_icon(client), look.theme.text, look.px(22), _SHARP)
            self._sign.setPixmap(icon)

    def _say(self, name: str, wish: str, rule: str, points: str) -> None:
        self._name.setText(name)
        self._rule.setText(rule or wish)
        self._points.setText(points)
        self._sign.clear()
        worth = f", {points}" if points else ""
        self._line.setText(f"{name}: {wish}{worth}")

    def _dice(self, side: float) -> QPixmap:
        """Return a die on a disc, as large as a portrait beside it."""
        look = self._look
        size, face = look.px(side), look.px(side * 0.56)
        disc = clear_pixmap(size, size, _SHARP)
        painter = QPainter(disc)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme.track)
        painter.drawEllipse(0, 0, size, size)
        corner = (size - face) // 2
        painter.drawPixmap(corner, corner, icon_pixmap("dice", look.theme.text, face, _SHARP))
        painter.end()
        return disc

    def minimumSizeHint(self) -> QSize:
        """Return its height, at a width that fits beside its neighbour in a small window."""
        return QSize(self._look.px(320), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the counter, and the awning where there is room for it."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(6, 2, -6, -4)
        paint_panel(painter, area, theme, Radius.PANEL.at(look.scale))
        if self._room is not Room.FLAT:
            self._paint_counter(painter, area)
            cloth = QRectF(0, 0, self.width(), look.px(self._awning))
            paint_awning(painter, cloth, _STRIPS, theme, self._cloth)
        painter.end()

    def _paint_counter(self, painter: QPainter, area: QRectF) -> None:
        """Paint the board that all portraits stand on."""
        look, theme = self._look, self._look.theme
        top = self._row.geometry().top() - look.px(_EDGE)
        board = QRectF(0, top, self.width(), area.bottom() - top)
        paint_counter(painter, board, theme, look.scale)
