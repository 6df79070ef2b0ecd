"""The card of a client on the table: portrait, name, wish, points and how many so far."""

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.designer import Client, Feature, MrClient, MrsClient
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import FittingLabel, icon_label, label, picture_label
from minigolf_desktop.ui.designer.art.portraits import portrait_pixmap
from minigolf_desktop.ui.designer.text.clients import (
    client_name,
    client_wish,
    wish_points,
    wish_rule,
)
from minigolf_desktop.ui.designer.widgets.lively_portrait import LivelyPortrait
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate

PORTRAIT = 62


class ClientCard(Panel):
    """One of the two clients; under the pointer it lights what pleases them."""

    pointed = Signal(bool)
    """The pointer came or left."""

    def __init__(self, look: Look, client: Client, *, in_full: bool = False) -> None:
        """``in_full`` cards tell the whole rule of the wish, and no count."""
        super().__init__(look, client_name(client))
        tells_about(self, "wishes")
        self.client = client
        """Whose card it is."""
        self._condition = "her_whim" if isinstance(client, MrsClient) else "his_whim"
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(12), look.px(10), look.px(14), look.px(10))
        row.setSpacing(look.px(12))
        ratio = self.devicePixelRatioF()
        portrait = portrait_pixmap(client.id, look.px(PORTRAIT), ratio, look.theme)
        self.portrait = LivelyPortrait(portrait, client_name(client))
        """Nods when the client is pleased more than before, where things may move."""
        self.motion = Motion(0)
        """How fast it moves: not at all until somebody says so."""
        self._points: int | None = None
        row.addWidget(self.portrait)
        words = QVBoxLayout()
        words.setSpacing(look.px(2))
        words.addStretch(1)
        words.addWidget(FittingLabel(client_name(client), "panel_title"))
        wish = wish_rule(client) if in_full else client_wish(client)
        words.addWidget(label(wish, "caption", "second", wrap=True))
        self._so_far = label("", "caption", "second")
        if not in_full:
            words.addLayout(self._worth_row(look))
        words.addStretch(1)
        row.addLayout(words, 1)
        self.setToolTip(wish_rule(client))

    def _worth_row(self, look: Look) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(look.px(4))
        row.addWidget(icon_label(look, wish_icon(self.client), 17))
        row.addSpacing(look.px(4))
        smile = icon_pixmap("smile", look.theme.text, look.px(16), self.devicePixelRatioF())
        row.addWidget(picture_label(smile))
        row.addWidget(label(wish_points(self.client), "caption_bold"))
        row.addStretch(1)
        row.addWidget(self._so_far)
        return row

    @property
    def condition(self) -> str:
        """Id of the condition that counts the client's wish."""
        return self._condition

    def show_count(self, points: int) -> None:
        """Show how often the wish is fulfilled so far, from the points that it brought."""
        before, self._points = self._points, points
        if before is not None and points != before:
            self.portrait.react(self.motion, pleased=points > before)
        if isinstance(self.client, MrClient) and self.client.feature is Feature.PERFECT:
            text, count = translate("ClientCard", "%n points", "", points), points
        else:
            each = self.client.points if isinstance(self.client, MrsClient) else 2
            text, count = translate("ClientCard", "{count} so far"), points // each
        self._so_far.setText(text.replace("{count}", str(count)))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        self.pointed.emit(False)
        super().leaveEvent(event)
