"""Which screen follows which."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.storage.continue_game import game_of
from minigolf_desktop.storage.errors import DiskError, MatchInUse, NewerFile, StorageError
from minigolf_desktop.ui.common.setting_aside import set_aside_in_words
from minigolf_desktop.ui.house.home import HomeScreen, welcome

# A game is loaded when one is opened: until then the window needs neither rules nor content.
if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from minigolf_desktop.storage.designer.course_files import CourseFile
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.free_board.files import FreeBoard
    from minigolf_desktop.ui.designer.new_game import WantedGame
    from minigolf_desktop.ui.designer.open_game import OpenGame
    from minigolf_desktop.ui.designer.opened_box import Clubhouse
    from minigolf_desktop.ui.eighteen_holes.flow import GolfFlow
    from minigolf_desktop.ui.house.menu import WindowMenu
    from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
    from minigolf_desktop.ui.putt_dice.flow import PuttingFlow

translate = QCoreApplication.translate


class Flow(QObject):
    """Leads from screen to screen, and knows the game that is open."""

    def __init__(self, window: MainWindow, folders: Folders) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._rooms: Clubhouse | None = None
        self._game: OpenGame | None = None
        self._putting: PuttingFlow | None = None
        self._golf: GolfFlow | None = None
        self._free: FreeBoard | None = None
        self._menu: WindowMenu | None = None
        window.closing.connect(self._put_away)

    @property
    def menu(self) -> WindowMenu:
        """The menu of the window and its keys, made when the first screen has been shown."""
        if self._menu is None:
            from minigolf_desktop.ui.house.menu import WindowMenu  # noqa: PLC0415

            menu = self._menu = WindowMenu(self._window)
            menu.new.triggered.connect(self._new_of_the_same)
            menu.games.triggered.connect(self.all_games)
            menu.free_board.triggered.connect(self.free_board)
            menu.home.triggered.connect(self.home)
            menu.records.triggered.connect(self.records)
            menu.settings.triggered.connect(self.settings)
            menu.rules.triggered.connect(self.rules)
            menu.reference.triggered.connect(self.reference)
            menu.about.triggered.connect(self.about)
        return self._menu

    @property
    def clubhouse(self) -> Clubhouse:
        """Content and rules, made at first use."""
        if self._rooms is None:
            from minigolf_desktop.ui.designer.opened_box import Clubhouse  # noqa: PLC0415

            self._rooms = Clubhouse()
        return self._rooms

    @property
    def game(self) -> OpenGame | None:
        """The game that is open; None on the other screens."""
        return self._game

    def _pop_menu_up(self) -> None:
        self.menu.pop_up()

    def warm_up(self) -> None:
        """Make the menu and load what a game needs, once the home screen can be seen."""
        self.menu.setParent(self._window)
        import_module("minigolf_desktop.ui.designer.matches")
        self._safely(lambda: self.clubhouse.rules)

    def home(self) -> None:
        """Show the home screen; a game that is open is put away for later."""
        self._put_away()

        def make(look: Look) -> HomeScreen:
            screen = HomeScreen(look, welcome(self._folders), self._window.settings)
            screen.play_on.connect(self.play_on)
            screen.all_games.connect(self.all_games)
            screen.new_game.connect(self.new_game)
            screen.putt_dice.connect(self.putt_dice)
            screen.eighteen_holes.connect(self.eighteen_holes)
            screen.free_board.connect(self.free_board)
            screen.records.connect(self.records)
            screen.rules.connect(self.rules)
            screen.settings.connect(self.settings)
            screen.menu.connect(self._pop_menu_up)
            screen.setting_changed.connect(
                lambda name, value: self._window.change_settings(**{name: value})
            )
            return screen

        self._window.show_screen(make)

    def new_game(self) -> None:
        """Show the screen that sets a game up, with the choices of last time."""
        self._safely(lambda: self._new_game(None))

    def _new_of_the_same(self) -> None:
        """Set up a new game of the kind that is on the window; of Minigolf Designer elsewhere."""
        if self._golf is not None and self._golf.is_shown:
            self.eighteen_holes()
        elif self._putting is not None and self._putting.is_playing:
            self.putt_dice()
        else:
            self.new_game()

    def set_up(self, wanted: WantedGame | None) -> None:
        """Show the screen that sets a game up, with these choices if there are any."""
        self._safely(lambda: self._new_game(wanted))

    def _new_game(self, wanted: WantedGame | None) -> None:
        from minigolf_desktop.ui.designer.new_game import (  # noqa: PLC0415
            NewGameScreen,
            players_of_last_time,
            wanted_by,
        )

        self._put_away()
        chosen = wanted or wanted_by(self._window.settings)
        catalogue = self.clubhouse.catalogue
        remembered = players_of_last_time(self._window.settings)

        def make(look: Look) -> NewGameScreen:
            screen = NewGameScreen(look, catalogue, chosen, remembered)
            screen.begin.connect(self.begin)
            screen.back.connect(self.home)
            return screen

        self._window.show_screen(make)

    def putt_dice(self) -> None:
        """Show the courses to putt on."""
        self._safely(self._putt_dice)

    def _putt_dice(self) -> None:
        self._put_away()
        self._putting_flow().choose()

    def putt_on(self, course_file: CourseFile) -> None:
        """Putt on a course that was built; a round is set up, after a repair if it needs one."""
        self._put_away()
        self._putting_flow().offer(course_file)

    def _putting_flow(self) -> PuttingFlow:
        if self._putting is None:
            from minigolf_desktop.ui.putt_dice.flow import PuttingFlow  # noqa: PLC0415

            house = self.clubhouse
            self._putting = PuttingFlow(self._window, self._folders, house.catalogue, house.atlas)
            self._putting.left.connect(self.home)
            self._putting.rules.connect(self.rules)
            self._putting.settings.connect(self.settings)
        return self._putting

    def eighteen_holes(self) -> None:
        """Show the screen that sets a game of 18 Holes up."""
        self._safely(self._eighteen_holes)

    def _eighteen_holes(self) -> None:
        self._put_away()
        self.golf_flow().choose()

    def golf_flow(self) -> GolfFlow:
        """Return what leads through 18 Holes, made at first use; raises ContentError."""
        if self._golf is None:
            from minigolf_desktop.ui.eighteen_holes.flow import GolfFlow  # noqa: PLC0415

            self._golf = GolfFlow(self._window, self._folders)
            self._golf.left.connect(self.home)
            self._golf.rules.connect(self.rules)
            self._golf.settings.connect(self.settings)
            self._golf.menu.connect(self._pop_menu_up)
        return self._golf

    def _open_golf_course(self, path: Path) -> None:
        self._put_away()
        self.golf_flow().open_course(path)

    def free_board(self) -> None:
        """Show the free board, with what lay on it last."""
        self._safely(self._free_board)

    def _free_board(self) -> None:
        from minigolf_desktop.ui.designer.free_board.files import FreeBoard  # noqa: PLC0415

        self._put_away()
        board = self._free = FreeBoard(self._window, self._folders, self.clubhouse)
        board.left.connect(self.home)
        board.settings.connect(self.settings)
        board.rules.connect(self.rules)
        board.menu.connect(self._pop_menu_up)
        board.putt.connect(self._putt_on)
        board.show()

    def open_course(self, path: Path) -> None:
        """Show the course of a file on the board of its game; a bad one is told about."""
        from minigolf_desktop.storage.eighteen_holes.courses import is_golf_course  # noqa: PLC0415

        if is_golf_course(path):
            self._safely(lambda: self._open_golf_course(path))
            return
        self.free_board()
        if self._free is not None:
            self._free.open_course(path)

    def _putt_on(self, course_file: CourseFile) -> None:
        self._put_away()
        self._putting_flow().offer(course_file)

    def begin(self, wanted: WantedGame) -> None:
        """Begin a match; its journal is on disk before its first screen shows."""
        from minigolf_desktop.ui.designer.matches import begin_game  # noqa: PLC0415

        try:
            self._enter(begin_game(self._window, self._folders, self.clubhouse, wanted))
        except StorageError as error:
            self._window.tell_fault(error)

    def play_on(self) -> None:
        """Go on with the game that the home screen offers."""
        offer = welcome(self._folders).offer
        if offer is None:
            self.new_game()
        else:
            self.resume(self._folders.saves / offer.journal)

    def resume(self, path: Path) -> None:
        """Go on with a saved match; one that cannot be read is set aside and told about."""
        self._safely(lambda: self._resume(path))

    def _resume(self, path: Path) -> None:
        from minigolf_desktop.ui.designer.matches import resume_game  # noqa: PLC0415

        self._put_away()
        try:
            if game_of(path) == "putt-dice":
                self._putting_flow().resume(path)
                return
            if game_of(path) == "eighteen-holes":
                self.golf_flow().resume(path)
                return
            game = resume_game(self._window, self._folders, self.clubhouse, path)
        except MatchInUse:
            self._tell_in_use()
        except (DiskError, NewerFile) as error:
            text = translate(
                "flow", "This game cannot be opened now: {fault}.\nIts file stays as it is."
            )
            self._window.warn(text.replace("{fault}", str(error)))
        except StorageError as error:
            text = translate("flow", "This game cannot be read: {fault}.")
            self._window.warn(set_aside_in_words(path, text.replace("{fault}", str(error))))
            self.home()
        else:
            self._enter(game)

    def _enter(self, game: OpenGame) -> None:
        self._game = game
        game.left.connect(self.home)
        game.another.connect(self.set_up)
        game.putting.connect(self.putt_on)
        game.settings.connect(self.settings)
        game.rules.connect(self.rules)
        game.rule.connect(self.rules_at)
        game.reference.connect(self.reference)
        game.menu.connect(self._pop_menu_up)
        game.show()

    def all_games(self) -> None:
        """Show the list of saved games."""
        from minigolf_desktop.ui.house.saved_games import SavedGamesScreen  # noqa: PLC0415

        self._put_away()

        def make(look: Look) -> SavedGamesScreen:
            screen = SavedGamesScreen(look, self._folders)
            screen.opened.connect(self.resume)
            screen.unwanted.connect(lambda path: self._delete_game(screen, path))
            screen.back.connect(self.home)
            return screen

        self._window.show_screen(make)

    def _delete_game(self, screen: SavedGamesScreen, path: Path) -> None:
        from minigolf_desktop.storage.journal import delete_journal  # noqa: PLC0415

        try:
            delete_journal(path)
        except MatchInUse:
            self._tell_in_use()
        except StorageError as error:
            self._window.tell_fault(error)
        else:
            screen.take_out(path)

    def _tell_in_use(self) -> None:
        self._window.warn(translate("flow", "This game is open in another window."))

    def records(self) -> None:
        """Show the best scores."""
        self._safely(self._records)

    def _records(self) -> None:
        from minigolf_desktop.ui.house.records import RecordsScreen  # noqa: PLC0415

        self._put_away()
        catalogue = self.clubhouse.catalogue

        def make(look: Look) -> RecordsScreen:
            screen = RecordsScreen(look, self._folders, catalogue)
            screen.warned.connect(self._window.warn)
            screen.back.connect(self.home)
            screen.new_game.connect(self.new_game)
            screen.new_golf.connect(self.eighteen_holes)
            return screen

        self._window.show_screen(make)

    def settings(self) -> None:
        """Open the settings over the screen."""
        from minigolf_desktop.ui.house.settings import SettingsDialog  # noqa: PLC0415

        SettingsDialog(self._window).open()

    def rules(self) -> None:
        """Open the short rules and the keys over the screen; in 18 Holes those of the mode."""
        golf = self._golf
        self.rules_at(golf.section if golf is not None and golf.is_shown else "")

    def rules_at(self, section: str) -> None:
        """Open the rules at one of SECTIONS over the screen; in short where none is named."""
        from minigolf_desktop.ui.house.rules import RulesDialog  # noqa: PLC0415

        putting = self._putting is not None and self._putting.is_playing
        golf = self._golf is not None and self._golf.is_shown
        window = self._window
        RulesDialog(window.look, window, putting=putting, golf=golf, section=section).open()

    def reference(self) -> None:
        """Show what is in the box over the screen, which comes back as it was."""
        self._safely(self._reference)

    def _reference(self) -> None:
        from minigolf_desktop.ui.house.reference import ReferenceScreen  # noqa: PLC0415

        if isinstance(self._window.screen_shown, ReferenceScreen):
            return
        house = self.clubhouse
        left = self._game.left_in_bag if self._game is not None else None
        golf = self._golf is not None and self._golf.is_shown

        def make(look: Look) -> ReferenceScreen:
            screen = ReferenceScreen(look, house.catalogue, house.atlas, left)
            if golf:
                screen.turn_to_golf(0)
            screen.back.connect(self._window.uncover)
            return screen

        self._window.cover_screen(make)

    def about(self) -> None:
        """Tell what this program is."""
        from minigolf_desktop.ui.house.about import AboutDialog  # noqa: PLC0415

        AboutDialog(self._window.look, self._window, self._folders.log).open()

    def _put_away(self) -> None:
        if self._game is not None:
            game, self._game = self._game, None
            game.put_away()
        if self._free is not None:
            self._free.deleteLater()
            self._free = None
        if self._putting is not None:
            self._putting.put_away()
        if self._golf is not None:
            self._golf.put_away()

    def _safely(self, act: Callable[[], object]) -> None:
        try:
            act()
        except ContentError as error:
            self._window.warn(str(error))
