"""What a match that has just ended makes of the evening: how it stands, and the way on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout

from minigolf_desktop.model.play.evening import Evening
from minigolf_desktop.ui.common.evening_words import evening_news, winners_words
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, icon_label
from minigolf_desktop.ui.house.evening_card import standing_line

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.game import Game


class EveningStrip(QFrame):
    """Stands above the result of a match; its button leads to the next one, or to the podium."""

    def __init__(self, look: Look, evening: Evening, games: Sequence[Game], ratio: float) -> None:
        """``ratio`` is the device pixels to one of the screen."""
        super().__init__()
        self.setProperty("role", "bar")
        self.setAccessibleName(evening_news(evening))
        row = QHBoxLayout(self)
        # The result below it needs the room of a low window.
        side, edge = look.px(Space.LARGE), look.px(2)
        row.setContentsMargins(side, edge, side, edge)
        row.setSpacing(look.px(Space.LARGE))
        row.addWidget(icon_label(look, "trophy", 22))
        title = translate("evening", "This evening")
        told = winners_words(evening) if evening.is_over else title
        row.addWidget(ElidedLabel(told, "panel_title", yields=True))
        for standing in evening.standings:
            row.addLayout(standing_line(look, evening, standing, ratio, is_column=False))
        row.addStretch(1)
        due = next((game for game in games if game.name == evening.next_game), None)
        if due is None:
            self.on = button(look, translate("evening", "The podium"), icon="trophy")
        else:
            words = translate("evening", "Next: {game}").replace("{game}", due.title)
            self.on = button(look, words, icon="start")
        """Leads to the next match, or to the podium of an evening that is over."""
        row.addWidget(self.on)
        announce(self, self.accessibleName)
