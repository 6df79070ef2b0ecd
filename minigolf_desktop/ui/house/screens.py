"""The screens of the house: what each may ask for, and who answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.overview import game_played_last
from minigolf_desktop.storage.saved_matches import game_of
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.house.home import HomeScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QDate

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.storage.history import HistoryGame
    from minigolf_desktop.storage.journal import Ahead
    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.guest_book import GuestBook
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.match_shell import MatchShell
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.house.background_work import GetReady
    from minigolf_desktop.ui.house.book import GuestBookScreen
    from minigolf_desktop.ui.house.home import Welcome
    from minigolf_desktop.ui.house.lessons import LessonsScreen
    from minigolf_desktop.ui.house.menu import WindowMenu
    from minigolf_desktop.ui.house.records import RecordsScreen
    from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
    from minigolf_desktop.ui.house.season import SeasonScreen
    from minigolf_desktop.ui.house.season_picture import SeasonProgress

make_menu: Callable[..., WindowMenu] = Later("minigolf_desktop.ui.house.menu:WindowMenu")
make_saved_games: Callable[..., SavedGamesScreen] = Later(
    "minigolf_desktop.ui.house.saved_games:SavedGamesScreen"
)
make_lessons: Callable[..., LessonsScreen] = Later(
    "minigolf_desktop.ui.house.lessons:LessonsScreen"
)
read_lessons: Callable[[Folders], dict[str, object]] = Later(
    "minigolf_desktop.storage.progress:places_in"
)
make_guest_book: Callable[..., GuestBookScreen] = Later(
    "minigolf_desktop.ui.house.book:GuestBookScreen"
)
make_celebration: Callable[..., object] = Later("minigolf_desktop.ui.house.badges:Celebration")
delete_journal: Callable[[Path], None] = Later("minigolf_desktop.storage.journal:delete_journal")
make_ahead: Callable[[Path], Ahead] = Later("minigolf_desktop.storage.journal:Ahead")
make_season: Callable[..., SeasonScreen] = Later("minigolf_desktop.ui.house.season:SeasonScreen")
progress_in: Callable[[Folders], SeasonProgress] = Later(
    "minigolf_desktop.ui.house.season_picture:progress_in"
)
make_records: Callable[..., RecordsScreen] = Later(
    "minigolf_desktop.ui.house.records:RecordsScreen"
)


def listen(house: House, game: Game, shell: MatchShell[Any]) -> None:
    """Let what the shell of a game asks for be answered."""
    shell.left.connect(house.home)
    shell.settings.connect(house.settings)
    shell.rules.connect(house.rules)
    shell.rule.connect(house.rules_at)
    shell.reference.connect(house.reference)
    shell.menu.connect(house.pop_menu_up)
    shell.season.connect(house.season)
    shell.task.connect(house.play_task)
    shell.counted.connect(lambda played: celebrate(house, shell.folders, game, played))
    shell.result_shared.connect(lambda match: house.given.share_match(game, match))
    shell.course_built.connect(lambda course: house.play_on_course(game, course))


def home_screen(house: House, look: Look, seen: Welcome) -> HomeScreen:
    """Return the home screen."""
    window = house.window
    screen = HomeScreen(look, seen, window.settings, house.games)
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
    screen.rules.connect(house.rules)
    screen.settings.connect(house.settings)
    screen.menu.connect(house.pop_menu_up)
    screen.setting_changed.connect(lambda name, value: window.change_settings(**{name: value}))
    return screen


def lessons_screen(house: House, look: Look, folders: Folders) -> LessonsScreen:
    """Return the lessons of all games."""
    told = [(game, game.lessons()) for game in house.games if game.lessons is not None]
    screen = make_lessons(look, told, read_lessons(folders))
    screen.wanted.connect(house.learn)
    screen.back.connect(house.home)
    return screen


def season_screen(house: House, look: Look, folders: Folders) -> SeasonScreen:
    """Return the map of the season; raises ContentError."""
    screen = make_season(look, progress_in(folders), house.games)
    screen.wanted.connect(house.play_task)
    screen.back.connect(house.home)
    return screen


def saved_games_screen(house: House, look: Look, folders: Folders) -> SavedGamesScreen:
    """Return the list of saved games."""
    screen = make_saved_games(look, folders, house.games)
    screen.opened.connect(house.resume)
    screen.reviewed.connect(lambda path: review(house, path))
    screen.unwanted.connect(lambda path: _delete_game(house, screen, path))
    screen.back.connect(house.home)
    return screen


def _delete_game(house: House, screen: SavedGamesScreen, path: Path) -> None:
    """Delete a saved game, and take it out of the list."""
    try:
        delete_journal(path)
    except StorageError as error:
        house.window.tell_fault(error)
    else:
        screen.take_out(path)


def pages_of(house: House, game: Game, make: Any) -> tuple[str, Callable[[Look], Any]]:
    """Return the title of a game, and what makes its pages when they are turned to."""
    return game.title, lambda look: make(look, house.shell_of(game))


def _place_of(games: Sequence[Game], first: Game | None, folders: Folders) -> int:
    """Return the place of a game; where none is named, of the one that was finished last."""
    if first in games:
        return games.index(first)
    last = game_played_last(folders.history)
    return next((place for place, one in enumerate(games) if one.name == last), 0)


def records_screen(house: House, look: Look, folders: Folders, first: Game | None) -> RecordsScreen:
    """Return the best scores of all games, first those of one of them."""
    games = [game for game in house.games if game.records is not None]
    screen = make_records(look, [pages_of(house, game, game.records) for game in games])
    screen.warned.connect(house.window.warn)
    screen.back.connect(house.home)
    screen.book.connect(lambda place: house.guest_book(games[place]))
    screen.new_game.connect(lambda place: house.new_game(games[place]))
    screen.game_wanted.connect(house.resume)
    screen.review_wanted.connect(lambda path: review(house, path))
    screen.course_wanted.connect(lambda place, course: house.set_up_on(games[place], course))
    screen.turn_to(_place_of(games, first, folders))
    return screen


def guest_book_screen(
    house: House, look: Look, folders: Folders, first: Game | None, badges: bool
) -> GuestBookScreen:
    """Return the guest book, first the figures or the badges of a game."""
    games = [game for game in house.games if game.guest_book is not None]
    parts = [(game.title, partial(_part_of, house, game)) for game in games]
    place = _place_of(games, first, folders)
    screen = make_guest_book(look, parts, folders, place, int(badges))
    screen.warned.connect(house.window.warn)
    screen.back.connect(house.home)
    return screen


def celebrate(house: House, folders: Folders, game: Game, played: HistoryGame) -> None:
    """Show the badges that a match has just earned."""
    if game.guest_book is not None:
        follow = partial(house.guest_book, game, badges=True)
        make_celebration(house.window, folders, _part_of(house, game), played, follow)


def _part_of(house: House, game: Game) -> GuestBook:
    """Return the part of a game in the guest book; raises ContentError."""
    assert game.guest_book is not None
    return game.guest_book(house.shell_of(game))


def review(house: House, path: Path) -> None:
    """Show a match that is over again, over the screen of the house that asks for it."""
    name = game_of(path)
    game = next(one for one in house.games if one.name == name)
    ahead = make_ahead(path)
    house.load(
        game,
        lambda: house.shell_of(game).review(path, ahead),
        lambda shell: shell.read_ahead(ahead),
    )


def window_menu(house: House) -> WindowMenu:
    """Return the menu of the window."""
    menu = make_menu(house.window, house.games)
    menu.new.triggered.connect(lambda: house.new_game(house.game))
    menu.games.triggered.connect(house.all_games)
    menu.board.connect(house.show_board)
    menu.home.triggered.connect(house.home)
    menu.records.triggered.connect(house.records)
    menu.book.triggered.connect(lambda: house.guest_book(house.game))
    menu.learn.triggered.connect(house.lessons)
    menu.today.triggered.connect(lambda: house.today(house.game))
    menu.season.triggered.connect(house.season)
    menu.code.triggered.connect(lambda _: house.given.copy_code())
    menu.play_code.triggered.connect(lambda _: house.given.ask_for_code())
    menu.seats.triggered.connect(house.change_seats)
    menu.settings.triggered.connect(house.settings)
    menu.rules.triggered.connect(house.rules)
    menu.reference.triggered.connect(house.reference)
    menu.about.triggered.connect(house.about)
    return menu


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

    @property
    def given(self) -> Any:
        """What dates give out, and what codes lead to."""

    def shell_of(self, game: Game) -> MatchShell[Any]:
        """Return what shows a game; raises ContentError."""

    def come_near(self, game: Game) -> None:
        """Get a game ready that somebody may be about to open."""

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
