"""Shows screens in the window, and passes on what they ask of the house."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.main_window import MainWindow


class Guest(QObject):
    """A part of a game in the window: a match, or a board to lay courses on."""

    left = Signal()
    """The home screen is asked for."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """The short rules are asked for."""
    rule = Signal(str)
    """A section of the rules is asked for."""
    reference = Signal()
    """What is in the box is asked for."""
    menu = Signal()
    """The menu is asked for."""
    season = Signal()
    """The map of the season is asked for."""
    task = Signal(str)
    """A task of the season is to be played; carries its id."""
    result_shared = Signal(str)
    """The result of a counted try is to be copied; carries the id of its match."""
    course_built = Signal(object)
    """A course is to be played on in another game; carries it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def _pass_on(self, guest: "Guest") -> None:
        """Ask for what a guest of this one asks for."""
        guest.left.connect(self.left)
        guest.settings.connect(self.settings)
        guest.rules.connect(self.rules)
        guest.rule.connect(self.rule)
        guest.reference.connect(self.reference)
        guest.menu.connect(self.menu)
        guest.course_built.connect(self.course_built)

    def _answer(self, asks: Asks) -> None:
        """Ask for what a screen asks for, and keep its settings."""
        asks.home.connect(self.left)
        asks.settings.connect(self.settings)
        asks.rules.connect(self.rules)
        asks.rule.connect(self.rule)
        asks.reference.connect(self.reference)
        asks.menu.connect(self.menu)
        asks.setting.connect(self._keep_setting)

    def _keep_setting(self, name: str, value: Any) -> None:
        self._window.change_settings(**{name: value})
