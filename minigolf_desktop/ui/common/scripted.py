"""What a game plays by itself: scenes for the pictures of all screens, turns for the self-test."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.ui.common.home_words import Best
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.widgets.look import Look

Picture = tuple[str, QImage]
"""Name of a file without its ending, and what it shows."""
Take = Callable[[Callable[[Look], QWidget]], QImage]
"""Shows a screen and takes its picture."""


class Failed(Exception):
    """Something does not work; the message says what."""


class Stage(Protocol):
    """Where the scenes of a game are set up and taken."""

    window: MainWindow
    folders: Folders
    shell: MatchShell[Any]
    """The shell of the game."""

    def take(self, make: Callable[[Look], QWidget]) -> QImage:
        """Show a screen and take its picture."""

    def again(self) -> QImage:
        """Take the picture of the screen shown once more."""

    def home(self, offer: Latest, picture: Path, bests: Mapping[str, Best]) -> QImage:
        """Take the picture of the home screen."""

    def records(self) -> QImage:
        """Take the picture of the records of the game."""

    def celebrated(self, count: int) -> QImage:
        """Take the picture of the screen shown with so many badges of the game just earned."""

    def guest_book(self, games: Sequence[HistoryGame], *, badges: bool = False) -> QImage:
        """Take the picture of the guest book at the game, with some games more in it."""

    def reference(self, page: int) -> QImage:
        """Take the picture of a page of what is in the box of the game."""

    def rule(self, section: str) -> QImage:
        """Take the picture of the rules at a section."""

    def saved_games(self) -> QImage:
        """Take the picture of the list of saved games."""


@dataclass(frozen=True)
class ScriptedTurn:
    """How a turn of a game is played in a window that shows its set-up."""

    name: str
    """The game, and which of its versions."""
    play: Callable[[Any], None]
    """Begins a match in the shell of its game and plays a turn of it; raises Failed."""
    screen: str
    """Class of the screen that the turn ends on, and that the match opens with again."""
