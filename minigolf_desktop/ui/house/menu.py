"""The menu of the window, with the keys that the platform uses for such things."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6 import QtGui
from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QAbstractButton, QMenu

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.translation import translate

MENU_BUTTON = "menu"
"""Object name of the button that opens the menu."""


class WindowMenu(QObject):
    """The actions of every screen. Their keys work while the menu is closed.

    On macOS they stand in the bar of the system; elsewhere in a menu that F10 opens, for a bar
    would take a strip of every screen.
    """

    board = Signal(object)
    """The player asks for the board of a Game."""

    def __init__(self, window: MainWindow, games: Sequence[Game]) -> None:
        super().__init__(window)
        self._window = window
        standard = QtGui.QKeySequence.StandardKey
        self.new = self._action(translate("menu", "New game"), standard.New)
        self.games = self._action(translate("menu", "All games"), standard.Open)
        self.boards = [self._board_of(game) for game in games if game.board is not None]
        """The boards of the games, in their order."""
        self.home = self._action(translate("menu", "Home"), "Ctrl+H")
        self.records = self._action(translate("menu", "Records"), "Ctrl+R")
        self.book = self._action(translate("book", "Guest book"), "Ctrl+G")
        self.people = self._action(translate("people", "Household"), "Ctrl+Shift+H")
        self.today = self._action(translate("menu", "Today"), "Ctrl+D")
        self.season = self._action(translate("season", "Season"), "Ctrl+E")
        self.evening = self._action(translate("evening", "An evening…"), "Ctrl+Shift+E")
        self.play_code = self._action(translate("menu", "Play a code"), "Ctrl+Shift+O")
        self.code = self._action(translate("menu", "Copy the code of this game"), "Ctrl+Shift+C")
        self.learn = self._action(translate("menu", "Learn"), "Ctrl+L")
        self.reference = self._action(translate("menu", "In the box"), "Ctrl+T")
        self.score_sheets = self._action(translate("print", "Score sheets to print"))
        self.take_along = self._action(translate("carrying", "Take along…"))
        self.bring_back = self._action(translate("carrying", "Bring back…"))
        self.seats = self._action(translate("characters", "Who plays"), "Ctrl+Shift+P")
        self.full_screen = self._action(
            translate("menu", "Full screen"), standard.FullScreen, "F11"
        )
        self.sounds = self._action("", "F8")
        self.settings = self._action(translate("menu", "Settings"), standard.Preferences, "Ctrl+,")
        self.rules = self._action(translate("menu", "Rules and keys"), standard.HelpContents, "F1")
        self.news = self._action(translate("news", "What is new"))
        self.about = self._action(translate("menu", "About Minigolf Desktop"))
        self.quit = self._action(translate("menu", "Quit"), standard.Quit, "Ctrl+Q")
        self.settings.setMenuRole(QtGui.QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QtGui.QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QtGui.QAction.MenuRole.QuitRole)
        self.full_screen.triggered.connect(window.toggle_full_screen)
        self.quit.triggered.connect(window.close)
        self.sounds.triggered.connect(self._turn_sounds)
        self._name_sounds(window.settings)
        window.settings_changed.connect(self._name_sounds)
        if sys.platform == "darwin":
            self._fill(window.menuBar().addMenu(translate("menu", "Game")))
        else:
            opener = self._action(translate("menu", "Menu"), "F10")
            opener.triggered.connect(self.pop_up)

    def pop_up(self) -> None:
        """Open the menu below the button of the screen that opens it.

        A screen without such a button has it in the upper left corner of the window.
        """
        menu = QMenu(self._window)
        self._fill(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._window.mapToGlobal(self._place(menu)))

    def _turn_sounds(self) -> None:
        """Turn sounds off or on, and say which."""
        wanted = not self._window.settings.sound
        self._window.change_settings(sound=wanted)
        on, off = translate("menu", "Sounds are on"), translate("menu", "Sounds are off")
        self._window.say(on if wanted else off)

    def _name_sounds(self, settings: Settings) -> None:
        on, off = translate("menu", "Turn sounds on"), translate("menu", "Turn sounds off")
        self.sounds.setText(off if settings.sound else on)

    def _place(self, menu: QMenu) -> QPoint:
        """Return where the menu opens, in the window."""
        named = self._window.findChildren(QAbstractButton, MENU_BUTTON)
        shown = next((button for button in named if button.isVisible()), None)
        if shown is None:
            return QPoint(12, 48)
        below = shown.mapTo(self._window, shown.rect().bottomLeft())
        last = self._window.width() - menu.sizeHint().width() - 12
        return QPoint(min(below.x(), last), below.y() + 4)

    def _fill(self, menu: QMenu) -> None:
        menu.addActions([self.new, self.games, *self.boards, self.records, self.book])
        menu.addAction(self.home)
        menu.addSeparator()
        menu.addActions([self.today, self.season, self.play_code, self.code])
        # With all beside each other the menu would not fit below its button on a laptop.
        players_menu = menu.addMenu(translate("menu", "Players"))
        players_menu.addActions([self.people, self.seats, self.evening])
        paper_menu = menu.addMenu(translate("menu", "Paper and files"))
        paper_menu.addActions([self.score_sheets, self.take_along, self.bring_back])
        menu.addSeparator()
        menu.addActions([self.full_screen, self.sounds, self.settings])
        menu.addSeparator()
        help_menu = menu.addMenu(translate("menu", "Help"))
        help_menu.addActions([self.learn, self.rules, self.reference, self.news, self.about])
        menu.addAction(self.quit)

    def _board_of(self, game: Game) -> QtGui.QAction:
        """Return the action that leads to the board of a game."""
        assert game.board is not None
        words = game.board()
        action = self._action(words.title, words.key)
        action.triggered.connect(lambda: self.board.emit(game))
        return action

    def _action(self, text: str, *keys: QtGui.QKeySequence.StandardKey | str) -> QtGui.QAction:
        action = QtGui.QAction(text, self._window)
        for key in keys:
            sequences = (
                [QtGui.QKeySequence(key)]
                if isinstance(key, str)
                else QtGui.QKeySequence.keyBindings(key)
            )
            if sequences:
                action.setShortcuts(sequences)
                break
        self._window.addAction(action)
        return action
