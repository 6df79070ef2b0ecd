"""A row of portraits: one of the clients, or whoever turns up."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.designer.art.portraits import portrait_pixmap
from minigolf_desktop.ui.designer.text.clients import (
    client_name,
    client_wish,
    wish_points,
    wish_rule,
)

translate = QCoreApplication.translate

BASE = "base"
"""Set of the clients that need no expansion."""
_PORTRAIT, _SMALL = 50, 42
"""Sides of a portrait with its name below, and without."""


class ClientRow(QWidget):
    """Chooses one client; the arrow keys walk along the portraits."""

    def __init__(
        self, look: Look, title: str, clients: Sequence[Client], chosen: str | None
    ) -> None:
        super().__init__()
        self._look = look
        self._clients = tuple(clients)
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        head.addWidget(label(title, "panel_title"))
        self._wish: QLabel = label("", "small_body", "second")
        head.addWidget(self._wish, 1)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        random = translate("new game", "Surprise me")
        drawn = _portrait_button(look, random, _dice(look))
        drawn.setToolTip(translate("new game", "Chance picks the client"))
        self._add(row, drawn, 0)
        for number, client in enumerate(self._clients, 1):
            face = portrait_pixmap(
                client.id, look.px(_PORTRAIT), self.devicePixelRatioF(), look.theme
            )
            person = _portrait_button(look, client_name(client), QIcon(face))
            person.setToolTip(wish_rule(client))
            person.setAccessibleDescription(client_wish(client))
            self._add(row, person, number)
        column.addLayout(row)
        ids = [client.id for client in self._clients]
        self._group.button(ids.index(chosen) + 1 if chosen in ids else 0).setChecked(True)
        self._group.idToggled.connect(self._tell)
        self._tell()

    def show_names(self, shown: bool) -> None:
        """Show the names below the portraits, or leave them to the tooltips in a low window."""
        style = Qt.ToolButtonStyle
        for portrait in self.findChildren(QToolButton):
            portrait.setToolButtonStyle(
                style.ToolButtonTextUnderIcon if shown else style.ToolButtonIconOnly
            )
            side = _PORTRAIT if shown else _SMALL
            portrait.setIconSize(self._look.size(side, side))
            portrait.setFixedHeight(self._look.px(82 if shown else 50))

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

    def _add(self, row: QHBoxLayout, portrait: QToolButton, number: int) -> None:
        self._group.addButton(portrait, number)
        row.addWidget(portrait, 1)

    def _tell(self) -> None:
        number = self._group.checkedId()
        if number <= 0:
            self._wish.setText(translate("new game", "whoever turns up"))
            return
        client = self._clients[number - 1]
        self._wish.setText(f"{client_wish(client)}, {wish_points(client)}")


def _dice(look: Look) -> QIcon:
    """Return a die on a disc, as large as the portraits beside it."""
    size, side, ratio = look.px(_PORTRAIT), look.px(28), 2.0
    disc = clear_pixmap(size, size, ratio)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.track)
    painter.drawEllipse(0, 0, size, size)
    corner = (size - side) // 2
    painter.drawPixmap(corner, corner, icon_pixmap("dice", look.theme.text, side, ratio))
    painter.end()
    return QIcon(disc)


def _portrait_button(look: Look, name: str, icon: QIcon) -> QToolButton:
    result = QToolButton()
    result.setCheckable(True)
    result.setIcon(icon)
    result.setIconSize(look.size(_PORTRAIT, _PORTRAIT))
    result.setText(name)
    result.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    result.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.setFixedHeight(look.px(82))
    result.setStyleSheet(f"font-size: {look.px(12)}px; padding: 3px;")
    result.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    result.setAccessibleName(name)
    return result
