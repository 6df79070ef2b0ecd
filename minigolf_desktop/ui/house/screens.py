"""The screens of the house, each with who answers what is asked on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.house.home import HomeScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.house.flow import Flow
    from minigolf_desktop.ui.house.home import Welcome
    from minigolf_desktop.ui.house.lessons import LessonsScreen
    from minigolf_desktop.ui.house.menu import WindowMenu
    from minigolf_desktop.ui.house.records import RecordsScreen
    from minigolf_desktop.ui.house.saved_games import SavedGamesScreen

_HOUSE = "minigolf_desktop.ui.house"

make_menu: Callable[..., WindowMenu] = Later(f"{_HOUSE}.menu:WindowMenu")
make_saved_games: Callable[..., SavedGamesScreen] = Later(f"{_HOUSE}.saved_games:SavedGamesScreen")
make_lessons: Callable[..., LessonsScreen] = Later(f"{_HOUSE}.lessons:LessonsScreen")
read_lessons: Callable[[Folders], dict[str, object]] = Later(
    "minigolf_desktop.storage.lessons:places_in"
)
make_records: Callable[..., RecordsScreen] = Later(f"{_HOUSE}.records:RecordsScreen")


def home_screen(flow: Flow, look: Look, seen: Welcome) -> HomeScreen:
    """Return the home screen."""
    window = flow.window
    screen = HomeScreen(look, seen, window.settings, flow.games)
    screen.play_on.connect(flow.play_on)
    screen.all_games.connect(flow.all_games)
    screen.new_game.connect(flow.new_game)
    screen.board.connect(flow.show_board)
    screen.learn.connect(flow.learn)
    screen.lessons.connect(flow.lessons)
    screen.records.connect(flow.records_of)
    screen.today.connect(flow.today)
    screen.rules.connect(flow.rules)
    screen.settings.connect(flow.settings)
    screen.menu.connect(flow.pop_menu_up)
    screen.setting_changed.connect(lambda name, value: window.change_settings(**{name: value}))
    return screen


def lessons_screen(flow: Flow, look: Look, folders: Folders) -> LessonsScreen:
    """Return the lessons of all games."""
    told = [(game, game.lessons()) for game in flow.games if game.lessons is not None]
    screen = make_lessons(look, told, read_lessons(folders))
    screen.wanted.connect(flow.learn)
    screen.back.connect(flow.home)
    return screen


def saved_games_screen(
    flow: Flow, look: Look, folders: Folders, delete: Callable[[SavedGamesScreen, Path], None]
) -> SavedGamesScreen:
    """Return the list of saved games; ``delete`` takes one of them away."""
    screen = make_saved_games(look, folders, flow.games)
    screen.opened.connect(flow.resume)
    screen.unwanted.connect(lambda path: delete(screen, path))
    screen.back.connect(flow.home)
    return screen


def records_screen(
    flow: Flow, look: Look, games: Sequence[Game], pages: Sequence[Any], first: Game | None
) -> RecordsScreen:
    """Return the best scores of games, by their pages, first those of one of them."""
    screen = make_records(look, pages)
    screen.warned.connect(flow.window.warn)
    screen.back.connect(flow.home)
    screen.new_game.connect(lambda place: flow.new_game(games[place]))
    screen.game_wanted.connect(flow.resume)
    screen.course_wanted.connect(lambda place, course: flow.set_up_on(games[place], course))
    screen.turn_to(games.index(first) if first in games else 0)
    return screen


def window_menu(flow: Flow) -> WindowMenu:
    """Return the menu of the window."""
    menu = make_menu(flow.window, flow.games)
    menu.new.triggered.connect(lambda: flow.new_game(flow.game))
    menu.games.triggered.connect(flow.all_games)
    menu.board.connect(flow.show_board)
    menu.home.triggered.connect(flow.home)
    menu.records.triggered.connect(flow.records)
    menu.learn.triggered.connect(flow.lessons)
    menu.today.triggered.connect(lambda: flow.today(flow.game))
    menu.code.triggered.connect(lambda _: flow.given.copy_code())
    menu.play_code.triggered.connect(lambda _: flow.given.ask_for_code())
    menu.seats.triggered.connect(flow.change_seats)
    menu.settings.triggered.connect(flow.settings)
    menu.rules.triggered.connect(flow.rules)
    menu.reference.triggered.connect(flow.reference)
    menu.about.triggered.connect(flow.about)
    return menu
