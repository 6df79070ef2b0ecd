"""What the screens of the house may ask for: whoever answers leads from screen to screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QDate

    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.match_shell import MatchShell
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.house.background_work import GetReady
    from minigolf_desktop.ui.house.evening_card import EveningCard


class House(Protocol):
    """Leads from screen to screen."""

    @property
    def window(self) -> MainWindow:
        """The window."""

    @property
    def games(self) -> Sequence[Game]:
        """The games of the house."""

    @property
    def game(self) -> Game | None:
        """The game on the window; None on the screens of the house."""

    @property
    def shell(self) -> MatchShell[Any] | None:
        """What shows the game on the window."""

    @property
    def date(self) -> QDate:
        """What day it is on the clock of the player."""

    def shell_of(self, game: Game) -> MatchShell[Any]:
        """Return what shows a game; raises ContentError."""

    def come_near(self, game: Game | None) -> None:
        """Get a game ready that somebody may be about to open; None for the rooms of the house."""

    def load(self, game: Game, act: Callable[[], None], ready: GetReady | None = None) -> None:
        """Do something with a game when it is loaded, and has got ready for that."""

    def enter(
        self, game: Game, act: Callable[[MatchShell[Any]], None], ready: GetReady | None = None
    ) -> None:
        """Let a game show one of its screens when it has got ready for that."""

    def home(self) -> None:
        """Show the home screen."""

    def today(self, game: Game | None = None) -> None:
        """Show what today gives out."""

    def season(self) -> None:
        """Show the map of the season."""

    def play_task(self, task: str) -> None:
        """Play a task of the season."""

    def evening_card(self, look: Look) -> EveningCard | None:
        """Return the card of the evening that goes on; None where its book cannot be read."""

    def evening(self) -> None:
        """Choose an evening, or look at the one that goes on."""

    def play_evening(self) -> None:
        """Begin the next match of the evening."""

    def play_on(self) -> None:
        """Go on with the match that home offers."""

    def all_games(self) -> None:
        """Show the saved games."""

    def new_game(self, game: Game | None = None) -> None:
        """Show the set-up of a game."""

    def resume(self, path: Path) -> None:
        """Go on with a saved match."""

    def show_board(self, game: Game) -> None:
        """Show the board of a game."""

    def set_up_on(self, game: Game, course: object) -> None:
        """Set up a match of a game on one of its courses."""

    def learn(self, game: Game, lesson: str = "", anew: bool = False) -> None:
        """Play a lesson."""

    def lessons(self) -> None:
        """Show the lessons."""

    def records(self) -> None:
        """Show the best scores."""

    def records_of(self, first: Game | None) -> None:
        """Show the best scores, first those of a game."""

    def guest_book(self, first: Game | None = None, *, badges: bool = False) -> None:
        """Show the guest book, first the figures or the badges of a game."""

    def people(self) -> None:
        """Show the people of the house."""

    def change_seats(self) -> None:
        """Let people and computers change places."""

    def settings(self) -> None:
        """Open the settings."""

    def play_on_course(self, builder: Game, course: object) -> None:
        """Set up a match of the game that is played on the courses of another."""

    def rules_at(self, section: str) -> None:
        """Open the rules at a section."""

    def rules(self) -> None:
        """Open the rules."""

    def reference(self) -> None:
        """Show what is in the box."""

    def about(self) -> None:
        """Tell what this program is."""

    def pop_menu_up(self) -> None:
        """Open the menu of the window."""
