"""The card of an evening on home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.play.evening import Evening, Standing
from minigolf_desktop.ui.common.evening_words import colour_of, names_of, standing_words
from minigolf_desktop.ui.common.players import face_of
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    icon_button,
    label,
    picture_label,
)
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap, round_portrait
from minigolf_desktop.ui.house.cards import Card

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.game import Game

_FACE = 22
_SHORT_NAME = 54
_SHOWN = 3
"""Players for whom the card has lines; the podium has them all."""


def standing_line(
    look: Look, evening: Evening, standing: Standing, ratio: float, *, is_column: bool = True
) -> QHBoxLayout:
    """Return the line of somebody: place, portrait or shape, name, and wins or points.

    ``ratio`` is the device pixels to one of the screen, ``is_column`` whether another line stands
    below it: wins and points are at the end of all of them then.
    """
    row = QHBoxLayout()
    row.setSpacing(look.px(Space.SMALL))
    side = look.px(_FACE)
    face = face_of(evening.players[standing.seat])
    picture = player_shape_pixmap(look, colour_of(evening, standing.seat), side, ratio)
    if face:
        picture = round_portrait(face, side, ratio, look.theme)
    if evening.matches:
        row.addWidget(label(f"{standing.place}.", "small_bold", "second"))
    row.addWidget(picture_label(picture))
    name = names_of(evening)[standing.seat]
    told = ElidedLabel(name, "body_bold", yields=not is_column)
    # Short names stay whole where a long one of the same row lacks room.
    wide = QFontMetrics(font("body_bold", look.scale)).horizontalAdvance(name) + look.px(1)
    told.setMinimumWidth(min(wide, look.px(_SHORT_NAME)))
    row.addWidget(told, 1 if is_column else 0)
    row.addWidget(label(standing_words(evening, standing), "small_body"))
    return row


class EveningCard(Card):
    """How the evening stands, and the next match with one click."""

    next_match = Signal()
    """The next match is to begin."""
    opened = Signal()
    """The evening is to be looked at."""

    def __init__(
        self, look: Look, evening: Evening, games: Sequence[Game], *, is_left: bool = False
    ) -> None:
        """``is_left`` tells whether a match was begun for it and left."""
        super().__init__()
        tells_about(self, "evening")
        title = translate("evening", "This evening")
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 8, 16, 8)))
        column.setSpacing(look.px(2))
        head = QHBoxLayout()
        head.addWidget(label(title, "card_title"), 1)
        self.look_button = icon_button(look, "trophy", translate("evening", "Look at the evening"))
        """Leads to the podium."""
        self.look_button.clicked.connect(self.opened)
        head.addWidget(self.look_button)
        column.addLayout(head)
        for standing in evening.standings[:_SHOWN]:
            column.addLayout(standing_line(look, evening, standing, self.devicePixelRatioF()))
        column.addStretch(1)
        due = next((game for game in games if game.name == evening.next_game), None)
        if due is None:
            self.main = button(look, translate("evening", "The podium"), "main")
        else:
            next_words, left_words = (
                translate("evening", "Next: {game}"),
                translate("evening", "Play on: {game}"),
            )
            # The longest title leaves no room for the words in every language.
            self.main = button(look, due.title, "main", "start")
            words = (left_words if is_left else next_words).replace("{game}", due.title)
            self.main.setAccessibleName(words)
            self.main.setToolTip(words)
        """Begins the next match, or leads to the podium of an evening that is over."""
        self.main.clicked.connect(self.opened if due is None else self.next_match)
        column.addWidget(self.main)
