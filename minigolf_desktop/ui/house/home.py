"""The home screen: what was left, the games with their best, the day and quick settings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    dress_button,
    label,
    label_button,
    logo_label,
    press_focused,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.cards import (
    Card,
    ContinueCard,
    GameCard,
    QuickSettings,
    SeasonCard,
    TodayCard,
    Welcome,
)

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.ui.house.evening_card import EveningCard
    from minigolf_desktop.ui.house.house import House

_NARROW = 1200
"""Width below which the cards need the room of the margins."""
WIDEST, HIGHEST = 1640, 830
"""Beyond this the meadow takes the room that a larger window gives."""


class Pill(QPushButton):
    """A button of the head that tells when the mouse comes to it."""

    approached = Signal()
    """The mouse comes to it."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the mouse has come."""
        self.approached.emit()
        super().enterEvent(event)


class HomeScreen(MeadowScreen):
    """The first screen. Opens without rules and content."""

    play_on = Signal()
    """The player continues the offered game."""
    all_games = Signal()
    """The player asks for the saved games."""
    new_game = Signal(object)
    """The player begins a match of a Game."""
    board = Signal(object)
    """The player asks for the board of a Game."""
    learn = Signal(object)
    """The player asks for the first lesson of a Game."""
    lessons = Signal()
    """The player asks for the lessons."""
    records = Signal(object)
    """The player asks for the best scores: those of a Game, None for all."""
    today = Signal(object)
    """The player asks for the games of today: of a Game, None for all."""
    season = Signal()
    """The player asks for the map of the season."""
    task = Signal(str)
    """The player plays a task of the season; carries its id."""
    rules = Signal()
    """The player asks for the rules in short."""
    evening = Signal()
    """The player looks at the evening."""
    next_match = Signal()
    """The player begins the next match of the evening."""
    settings = Signal()
    """The player asks for the settings."""
    menu = Signal()
    """The player asks for the menu."""
    _all_records = Signal()
    approached = Signal(object)
    """The mouse or the keyboard comes to what leads to a Game, or to a room of the house: None."""
    setting_changed = Signal(str, object)
    """Name of a field of the settings and its new value."""

    def __init__(
        self,
        look: Look,
        welcome: Welcome,
        settings: Settings,
        games: Sequence[Game] = GAMES,
        evening: EveningCard | None = None,
    ) -> None:
        """``evening`` is the card of the evening that goes on; without one settings stand there."""
        super().__init__(look)
        self.setAccessibleName(translate("home", "Home"))
        self._games = games
        self._pills: list[tuple[QPushButton, str]] = []
        self._ways: list[tuple[QWidget, Game | None]] = []
        self._all_records.connect(partial(self.records.emit, None))
        self._middle = QWidget(self)
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.WIDE))
        column.addLayout(self._head())
        column.addLayout(self._cards(welcome, settings, evening), 1)
        self._main_button.setFocus()

    def show_picture(self, picture: Path) -> None:
        """Show another picture of the course of the match to go on with."""
        self._continue.show_picture(picture)

    def _head(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        words = QVBoxLayout()
        words.setSpacing(look.px(Space.SMALL))
        title = QHBoxLayout()
        title.setSpacing(look.px(Space.MEDIUM))
        title.addWidget(logo_label(look, 48))
        title.addWidget(label(translate("home", "Minigolf Desktop"), "total"), 1)
        words.addLayout(title)
        words.addWidget(
            label(translate("home", "Design a course, then play it."), "body", "second")
        )
        self._title = title
        row.addLayout(words, 1)
        for game in self._games:
            if game.board is not None:
                board = self._pill(row, *game.board(), leads_to=game)
                board.clicked.connect(partial(self.board.emit, game))
        for text, name, key, signal in (
            (translate("home", "Records"), "trophy", "Ctrl+R", self._all_records),
            (translate("home", "Learn"), "learn", "Ctrl+L", self.lessons),
            (translate("home", "Rules"), "book", "F1", self.rules),
            (translate("home", "Settings"), "gear", "Ctrl+,", self.settings),
            (translate("home", "Menu"), "menu", "F10", self.menu),
        ):
            self._pill(row, text, name, key).clicked.connect(signal)
        return row

    def _pill(
        self, row: QHBoxLayout, text: str, icon: str, key: str, *, leads_to: Game | None = None
    ) -> QPushButton:
        pill = Pill()
        dress_button(pill, self.look, text, "pill", icon, greys=False)
        pill.setToolTip(f"{text} ({key})")
        pill.setObjectName(icon)
        self._pills.append((pill, text))
        row.addWidget(pill, 0, Qt.AlignmentFlag.AlignTop)
        self._lead(pill, leads_to)
        return pill

    def _lead(self, way: Pill | Card, there: Game | None) -> None:
        """Tell when somebody comes near to what leads to a game, or to a room of the house."""
        way.approached.connect(partial(self.approached.emit, there))
        self._ways.append((way, there))

    def _cards(
        self, welcome: Welcome, settings: Settings, evening: EveningCard | None
    ) -> QGridLayout:
        gap = self.look.px(20)
        grid = QGridLayout()
        grid.setHorizontalSpacing(gap)
        grid.setVerticalSpacing(gap)
        first = self._continue = ContinueCard(self.look, welcome, self._games)
        # Without a match to go on with that begins one.
        first.play_on.connect(self.play_on)
        first.all_games.connect(self.all_games)
        self._main_button: QPushButton = first.main_button
        self._lead(first, first.game)
        _lay(grid, first, 0, 0, 2, 1)
        for column, game in enumerate(self._games, 1):
            card = GameCard(self.look, game, welcome.best.get(game.name))
            card.begin.connect(partial(self.new_game.emit, game))
            card.learn.connect(partial(self.learn.emit, game))
            card.records.connect(partial(self.records.emit, game))
            _lay(grid, card, 0, column)
            self._lead(card, game)
        today = TodayCard(self.look, self._games, welcome)
        today.wanted.connect(self.today)
        season = SeasonCard(self.look, welcome.season)
        season.map_wanted.connect(self.season)
        season.task_wanted.connect(self.task)
        self._lead(today, None)
        self._lead(season, None)
        _lay(grid, today, 1, 1)
        _lay(grid, season, 1, 2)
        if evening is None:
            quick = QuickSettings(self.look, settings)
            quick.changed.connect(self.setting_changed)
            quick.evening.connect(self.evening)
            self._lead(quick, None)
            _lay(grid, quick, 1, 3)
        else:
            evening.next_match.connect(self.next_match)
            evening.opened.connect(self.evening)
            self._lead(evening, None)
            _lay(grid, evening, 1, 3)
            if welcome.offer is None:
                self._main_button = evening.main
        for column, share in enumerate((43, 26, 26, 26)):
            grid.setColumnStretch(column, share)
        grid.setRowStretch(0, 16)
        grid.setRowStretch(1, 9)
        return grid

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the keyboard with Enter as well as with Space."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not press_focused(self):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tell which game the keyboard has come to."""
        moved = super().focusNextPrevChild(forward)
        here = self.focusWidget()
        for way, there in self._ways:
            if here is way or (here is not None and way.isAncestorOf(here)):
                self.approached.emit(there)
        return moved

    def _fit_head(self, width: int) -> None:
        """Let pills stand without their words, the last one first, where the head has no room."""
        gap = self.look.px(Space.MEDIUM)
        for pill, text in self._pills:
            label_button(pill, text)
        wide = [pill.sizeHint().width() for pill, _ in self._pills]
        wanted = self._title.sizeHint().width() + sum(wide) + gap * len(wide)
        for (pill, text), before in reversed(list(zip(self._pills, wide, strict=True))):
            if wanted <= width:
                break
            pill.setText("")
            pill.setAccessibleName(text)
            wanted += pill.sizeHint().width() - before

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in the middle of a window that is larger than needed."""
        narrow = self.width() < self.look.px(_NARROW)
        margin = self.look.px(Space.MEDIUM if narrow else Space.GIANT)
        width = min(self.width() - 2 * margin, self.look.px(WIDEST))
        self._fit_head(width)
        height = min(self.height() - self.look.px(84), self.look.px(HIGHEST))
        self._middle.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2, width, height
        )
        super().resizeEvent(event)


def _lay(
    grid: QGridLayout, card: QWidget, row: int, column: int, rows: int = 1, columns: int = 1
) -> None:
    """Lay a card down. Its content must not decide on widths, or the games would differ."""
    card.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    grid.addWidget(card, row, column, rows, columns)


def home_screen(house: House, look: Look, seen: Welcome) -> HomeScreen:
    """Return the home screen."""
    window = house.window
    evening = house.evening_card(look) if seen.has_evening else None
    screen = HomeScreen(look, seen, window.settings, house.games, evening)
    screen.play_on.connect(house.play_on)
    screen.all_games.connect(house.all_games)
    screen.new_game.connect(house.new_game)
    screen.approached.connect(house.come_near)
    screen.board.connect(house.show_board)
    screen.learn.connect(house.learn)
    screen.lessons.connect(house.lessons)
    screen.records.connect(house.records_of)
    screen.today.connect(house.today)
    screen.season.connect(house.season)
    screen.task.connect(house.play_task)
    screen.evening.connect(house.evening)
    screen.next_match.connect(house.play_evening)
    screen.rules.connect(house.rules)
    screen.settings.connect(house.settings)
    screen.menu.connect(house.pop_menu_up)
    screen.setting_changed.connect(lambda name, value: window.change_settings(**{name: value}))
    return screen
