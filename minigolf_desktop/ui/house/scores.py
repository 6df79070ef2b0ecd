"""What leads to all that is kept of games that ended: records and guest book."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.house.book import GuestBookScreen
from minigolf_desktop.ui.house.book.celebration import Celebration
from minigolf_desktop.ui.house.records import RecordsScreen


class House(Protocol):
    """What leads from screen to screen."""

    def shell_of(self, game: Game) -> Any:
        """Return what shows a game; raises ContentError."""

    def pages_of(self, game: Game, make: Any) -> tuple[str, Callable[[Look], Any]]:
        """Return the title of a game, and what makes its pages when they are turned to."""

    def show_in_house(self, make: Callable[[Look], Any]) -> None:
        """Show a screen that is of no game; what is open is put away."""

    def home(self) -> None:
        """Show the home screen."""

    def new_game(self, game: Game) -> None:
        """Show the set-up of a game."""

    def resume(self, path: Path) -> None:
        """Go on with a saved match, or look at a finished one."""

    def set_up_on(self, game: Game, course: object) -> None:
        """Set up a match of a game on a course."""


class ScoresDesk:
    """Shows records and guest book, and celebrates what a match has earned."""

    def __init__(
        self, flow: House, window: MainWindow, folders: Folders, games: Sequence[Game]
    ) -> None:
        self._flow, self._window = flow, window
        self._folders, self._games = folders, games

    def records(self, first: Game | None) -> None:
        """Show the best scores, first those of a game."""
        flow = self._flow
        games = [game for game in self._games if game.records is not None]
        place = games.index(first) if first in games else 0

        def make(look: Look) -> RecordsScreen:
            screen = RecordsScreen(look, [flow.pages_of(game, game.records) for game in games])
            screen.warned.connect(self._window.warn)
            screen.back.connect(flow.home)
            screen.book.connect(lambda place: self.guest_book(games[place]))
            screen.new_game.connect(lambda place: flow.new_game(games[place]))
            screen.game_wanted.connect(flow.resume)
            screen.course_wanted.connect(lambda place, course: flow.set_up_on(games[place], course))
            screen.turn_to(place)
            return screen

        flow.show_in_house(make)

    def guest_book(self, first: Game | None, *, badges: bool = False) -> None:
        """Show the guest book, first the figures or the badges of a game."""
        games = [game for game in self._games if game.guest_book is not None]
        place = games.index(first) if first in games else 0

        def make(look: Look) -> GuestBookScreen:
            parts = [(game.title, self._part_of(game)) for game in games]
            screen = GuestBookScreen(look, parts, self._folders, place, int(badges))
            screen.warned.connect(self._window.warn)
            screen.back.connect(self._flow.home)
            return screen

        self._flow.show_in_house(make)

    def celebrate(self, game: Game, played: HistoryGame) -> None:
        """Show the badges that a match has just earned."""
        if game.guest_book is not None:
            follow = partial(self.guest_book, game, badges=True)
            Celebration(self._window, self._folders, self._part_of(game)(), played, follow)

    def _part_of(self, game: Game) -> Callable[[], GuestBook]:
        """Return what gives the part of a game in the guest book; raises ContentError."""
        make: Any = game.guest_book
        return lambda: make(self._flow.shell_of(game))
