"""The two small cards of the home screen: best scores, and the settings asked for most."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.home_words import Best
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    icon_label,
    label,
    separator,
)
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.house.speeds import speeds

translate = QCoreApplication.translate


class _SideCard(QFrame):
    """A small card with a heading, and a column below it."""

    def __init__(self, look: Look, title: str, icon: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(title)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(look.px(Space.HAIR))
        self._head = QHBoxLayout()
        self._head.setSpacing(look.px(Space.SMALL))
        self._head.addWidget(icon_label(look, icon, 22))
        self._head.addWidget(label(title, "panel_title"), 1)
        self._column.addLayout(self._head)


class RecordsCard(_SideCard):
    """The best score of each game."""

    see_all = Signal()
    """The whole list is asked for."""
    see_game = Signal(object)
    """The list of a Game is asked for."""

    def __init__(self, look: Look, games: Sequence[Game], best: Mapping[str, Best]) -> None:
        super().__init__(look, translate("home", "Records"), "trophy")
        column = self._column
        column.setContentsMargins(*(look.px(side) for side in (22, 16, 22, 14)))
        more = button(look, translate("home", "see all"), "link")
        more.setAccessibleName(translate("home", "See all records"))
        more.clicked.connect(self.see_all)
        self._head.addWidget(more)
        if not best:
            text = translate("home", "The best score of each game will stand here.")
            column.addStretch(1)
            column.addWidget(label(text, "body", "second", wrap=True))
            column.addStretch(1)
        for place, game in enumerate(games if best else ()):
            if place:
                column.addWidget(separator())
            column.addLayout(self._row(look, game, best.get(game.name)), 1)

    def _row(self, look: Look, game: Game, record: Best | None) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        title = button(look, game.title, "link")
        words = translate("home", "See the records of {game}")
        title.setAccessibleName(words.replace("{game}", game.title))
        title.clicked.connect(partial(self.see_game.emit, game))
        # The words begin where those of the heading do.
        title.setMinimumWidth(look.px(150))
        title.setStyleSheet("text-align: left; padding-left: 0px;")
        row.addWidget(title)
        if record is None:
            none = translate("home", "No game finished yet")
            row.addWidget(ElidedLabel(none, "small_body", "second"), 1)
        else:
            _tell(row, look, record)
        return row


def _tell(row: QHBoxLayout, look: Look, record: Best) -> None:
    """Put a best score into the row of its game."""
    row.addWidget(ElidedLabel(record.course, "small_body", "second"), 1)
    points = label(record.score, "points")
    points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    row.addWidget(points)
    level = label(record.verdict, "small_body", "second")
    level.setMinimumWidth(look.px(84))
    row.addWidget(level)


_USUAL_SPEEDS = (100, 200)
_SEGMENTS = 122
"""Width of a choice at least: those of two words stand below each other."""


class QuickSettings(_SideCard):
    """Theme, help and speed at hand; the rest is in the settings."""

    changed = Signal(str, object)
    """Name of a field of the settings and its new value."""

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__(look, translate("home", "Quick settings"), "gear")
        column = self._column
        column.setContentsMargins(*(look.px(side) for side in (22, 16, 20, 12)))
        for name, title, options in _quick_choices(settings.animation_speed):
            now = look.theme.name if name == "theme" else getattr(settings, name)
            column.addStretch(1)
            column.addLayout(self._row(look, name, title, options, now))

    def _row(
        self, look: Look, name: str, title: str, options: list[tuple[str, object]], now: object
    ) -> QHBoxLayout:
        values = [value for _, value in options]
        current = values.index(now) if now in values else -1
        segments = Segments(look, title, [word for word, _ in options], current)
        segments.chosen.connect(lambda index: self.changed.emit(name, values[index]))
        segments.setMinimumWidth(look.px(_SEGMENTS))
        row = QHBoxLayout()
        row.addWidget(label(title, "body_bold"), 1)
        row.addWidget(segments)
        return row


def _quick_choices(speed: int) -> list[tuple[str, str, list[tuple[str, object]]]]:
    """Return what is chosen on home, with the speed that is chosen now among the usual ones."""
    shown = {*_USUAL_SPEEDS, speed}
    return [
        (
            "theme",
            translate("home", "Theme"),
            [(translate("home", "Light"), "light"), (translate("home", "Dark"), "dark")],
        ),
        (
            "hints",
            translate("home", "Help"),
            [(translate("home", "On"), True), (translate("home", "Off"), False)],
        ),
        (
            "animation_speed",
            translate("home", "Speed"),
            [(words, value) for words, value in speeds() if value in shown],
        ),
    ]
