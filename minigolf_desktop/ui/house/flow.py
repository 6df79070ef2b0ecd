"""Which screen follows which."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QDate, QObject, Signal

from minigolf_desktop import EDITION
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.storage.folders import Folders, sweep, thumbnail
from minigolf_desktop.storage.reading import claimed_format
from minigolf_desktop.storage.saved_matches import game_of
from minigolf_desktop.ui.common.kept import unsearched
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.rule_places import RulesDesk, section_here
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.games import GAMES, game_of_course, wing_of
from minigolf_desktop.ui.house.background_work import (
    GetReady,
    Loading,
    Settling,
    pieces_ahead,
    pieces_before,
    pieces_of,
    pieces_of_lessons,
)
from minigolf_desktop.ui.house.cards import Welcome, welcome
from minigolf_desktop.ui.house.home import HomeScreen, home_screen
from minigolf_desktop.ui.house.menu import WindowMenu

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from minigolf_desktop.model.play.evening import Evening
    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.match_shell import MatchShell
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.house.evening_card import EveningCard
    from minigolf_desktop.ui.house.giving_out import GivingOut
    from minigolf_desktop.ui.house.rooms import Rooms

    Shell = MatchShell[Any]


class Flow(QObject):
    """Leads from screen to screen, and knows the game that is on the window."""

    loaded = Signal(object)
    """A game has been loaded with all its content, which stays; carries its shell."""
    entered = Signal()
    """A game shows one of its screens."""

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        games: Sequence[Game] = GAMES,
        *,
        in_pieces: bool = False,
        clock: Callable[[], QDate] = QDate.currentDate,
    ) -> None:
        """``in_pieces`` loads games and shows screens so that the window answers meanwhile;
        ``clock`` tells dates.
        """
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._games = games
        self._clock = clock
        self._shells: dict[str, Shell] = {}
        self._rooms: Rooms | None = None
        self._known: set[str] = set()
        self._at: Game | None = None
        self._welcome = Welcome()
        self._in_pieces = window.screens.takes_turns = in_pieces
        self._loading: Loading | None = None
        self._settling: Settling | None = None
        window.closing.connect(self._put_away)
        window.tidying.is_at_table = lambda: self._at is not None or self.is_opening
        RulesDesk(window).asked.connect(self.rules_at)

    @property
    def rooms(self) -> Rooms:
        """All screens of the house but home: loaded when the first of them is asked for."""
        return self._rooms or self._load_rooms()

    def _load_rooms(self) -> Rooms:
        from minigolf_desktop.ui.house.rooms import Rooms  # noqa: PLC0415

        self._rooms = Rooms(self, self._folders)
        return self._rooms

    @cached_property
    def menu(self) -> WindowMenu:
        """The menu of the window and its keys."""
        menu = WindowMenu(self._window, self._games)
        menu.new.triggered.connect(lambda: self.new_game(self._at))
        menu.games.triggered.connect(self.all_games)
        menu.board.connect(self.show_board)
        menu.home.triggered.connect(self.home)
        menu.records.triggered.connect(self.records)
        menu.people.triggered.connect(self.people)
        menu.book.triggered.connect(lambda: self.guest_book(self._at))
        menu.learn.triggered.connect(self.lessons)
        menu.today.triggered.connect(lambda: self.today(self._at))
        menu.season.triggered.connect(self.season)
        menu.code.triggered.connect(lambda _: self.given.copy_code())
        menu.play_code.triggered.connect(lambda _: self.given.ask_for_code())
        menu.score_sheets.triggered.connect(self.score_sheets)
        menu.take_along.triggered.connect(lambda _: self._open(self.rooms.carrying.take))
        menu.bring_back.triggered.connect(lambda _: self._open(self.rooms.carrying.bring))
        menu.evening.triggered.connect(self.evening)
        menu.seats.triggered.connect(self.change_seats)
        menu.settings.triggered.connect(self.settings)
        menu.rules.triggered.connect(self.rules)
        menu.reference.triggered.connect(self.reference)
        menu.news.triggered.connect(self.news)
        menu.about.triggered.connect(self.about)
        return menu

    @property
    def window(self) -> MainWindow:
        """The window."""
        return self._window

    @property
    def games(self) -> Sequence[Game]:
        """The games of the house."""
        return self._games

    @property
    def given(self) -> GivingOut:
        """What dates give out, and what codes lead to."""
        return self.rooms.given

    @property
    def game(self) -> Game | None:
        """The game on the window; None on the screens of the house."""
        return self._at

    @property
    def date(self) -> QDate:
        """What day it is on the clock of the player."""
        return self._clock()

    @property
    def shell(self) -> Shell | None:
        """The game on the window; None on the screens of the house."""
        return None if self._at is None else self.shell_of(self._at)

    def change_seats(self) -> None:
        """Let people and computers of the match that is open change places."""
        shell = self.shell
        if shell is None or not shell.change_seats():
            words = QCoreApplication.translate(
                "characters", "Seats change in a game of several that goes on."
            )
            self._window.say(words)

    def shell_of(self, game: Game) -> Shell:
        """Return what shows a game, made at its first use; raises ContentError."""
        if game.name not in self._shells:
            shell = self._shells[game.name] = wing_of(game).shown_in(self._window, self._folders)
            self._known.add(game.name)
            self._listen(game, shell)
            self.loaded.emit(shell)
        return self._shells[game.name]

    def _listen(self, game: Game, shell: Shell) -> None:
        """Let what the shell of a game asks for be answered."""
        shell.requests.left.connect(self.home)
        shell.requests.settings.connect(self.settings)
        shell.requests.rules.connect(self.rules)
        shell.requests.rule.connect(self.rules_at)
        shell.requests.reference.connect(self.reference)
        shell.requests.menu.connect(self.pop_menu_up)
        shell.requests.season.connect(self.season)
        shell.requests.task.connect(self.play_task)
        shell.filing.counted.connect(
            lambda played, earlier: self.rooms.celebrate(game, played, earlier)
        )
        shell.filing.of_evening.connect(self._tell_evening)
        shell.requests.result_shared.connect(lambda match: self.given.share_match(game, match))
        shell.requests.course_built.connect(lambda course: self.play_on_course(game, course))
        shell.reviews.practising.connect(partial(setattr, self, "_at", game))
        shell.filing.pictures.kept.connect(self._show_picture)

    def warm_up(self) -> None:
        """Do what the home screen did not wait for, once it can be seen.

        The menu is made, and what programs left that were killed is swept up. What the program was
        stopped in is completed then, and home tells the truth again. Games and rooms are loaded
        when somebody comes near to them or asks for them.
        """
        if self._loading is None:
            self._loading = Loading(self)
        steps = self._warming()
        if self._in_pieces:
            Piecemeal(steps, lambda _: None, self)
        else:
            for _ in steps:
                pass

    def _warming(self) -> Iterator[None]:
        """Warm up step by step."""
        self.menu.setParent(self._window)
        yield
        sweep(self._folders)
        yield
        if self._settling is None:
            self._settling = Settling(self, self._folders, self._settle, self._is_at_home)
            self._settling.done.connect(self._tell_the_truth)
            self._settling.failed.connect(self._window.tell_fault)
        self._settling.begin()

    def come_near(self, game: Game | None) -> None:
        """Get a game ready that somebody may be about to open; None for the rooms of the house."""
        if self._in_pieces and self._loading is not None:
            near = (
                self._rooms_ahead()
                if game is None
                else pieces_ahead(game, self.shell_of, self._window)
            )
            self._loading.get_near(near)

    def _rooms_ahead(self) -> Iterator[None]:
        """Load the rooms, if none of them was shown yet."""
        if self._rooms is None:
            yield
            with unsearched():
                self._load_rooms()
            yield

    def _game_called(self, name: str) -> Game | None:
        """Return the game of a name; None where there is none."""
        return next((one for one in self._games if one.name == name), None)

    def _is_at_home(self) -> bool:
        """Whether home is shown, and nobody waits for anything else."""
        return isinstance(self._window.screen_shown, HomeScreen) and not self.is_opening

    @property
    def is_opening(self) -> bool:
        """Whether something is being got ready that is to be shown."""
        is_loading = self._loading is not None and self._loading.is_opening
        return is_loading or self._window.saving.is_waiting

    def _settle(self, path: Path) -> Generator[None, None, bool]:
        """Bring a match to where it belongs that was left without being put away, step by step.

        Returns whether that was possible; raises StorageError where the disk refuses.
        """
        game = self._game_called(game_of(path))
        if game is None:
            return False
        yield from pieces_of(game)
        try:
            shell = self.shell_of(game)
        except ContentError:
            # Whoever opens the game is told.
            return False
        yield
        return (yield from shell.filing.settle(path))

    def _show_picture(self, journal: Path) -> None:
        """Show the course of the match to go on with, painted since home was shown."""
        screen, offer = self._window.screen_shown, self._welcome.offer
        if isinstance(screen, HomeScreen) and offer is not None and offer.journal == journal.name:
            self._welcome = self._welcome._replace(picture=thumbnail(journal))
            screen.show_picture(thumbnail(journal))

    def _look_home(self) -> Welcome:
        """Return what home shows now."""
        return welcome(self._folders, self._games, self.date)

    def _tell_the_truth(self) -> None:
        """Show home anew where it says something else by now."""
        if self._is_at_home() and self._look_home() != self._welcome:
            self.home()

    # The games

    def new_game(self, game: Game | None = None) -> None:
        """Show the set-up of a game, the first of the house unless one is named."""
        chosen = game or self._games[0]

        def choose(shell: Shell) -> None:
            shell.choose()
            self._offer_lesson(chosen, shell)

        self.enter(chosen, choose, lambda shell: shell.get_ready(), reads=False)

    def _offer_lesson(self, game: Game, shell: Shell) -> None:
        """Offer the first lesson over the set-up, which does not wait for what checks its book."""
        if not self._in_pieces:
            shell.lessons.offer()
            return
        setup = self._window.screen_shown

        def steps() -> Iterator[None]:
            yield
            yield from pieces_of_lessons(game, shell)
            # It would stay as long as the window.
            offering.stop()
            if self._window.screen_shown is setup:
                self._safely(shell.lessons.offer)

        offering = Piecemeal(steps(), lambda _: None, self)

    def play_on(self) -> None:
        """Go on with the match that the home screen offers."""
        self._stop_settling()
        offer = self._look_home().offer
        if offer is None:
            self.new_game()
        else:
            self.resume(self._folders.saves / offer.journal)

    def resume(self, path: Path) -> None:
        """Go on with a saved match; one that cannot be read is set aside and told about."""
        game = self._game_called(game_of(path)) or self._games[0]
        self.enter(game, lambda shell: shell.resume(path), lambda shell: shell.read_ahead(path))

    def show_board(self, game: Game) -> None:
        """Show the board of a game, with what lay on it last."""
        self.enter(game, lambda shell: shell.show_board())

    def open_course(self, path: Path, news: str = "") -> None:
        """Show the course of a file on the board of its game; a bad one is told about.

        ``news`` is told above it for a moment.
        """

        def show(shell: Shell) -> None:
            shell.open_course(path)
            if news:
                self._window.say(news)

        self.enter(game_of_course(claimed_format(path)), show)

    def play_on_course(self, builder: Game, course: object) -> None:
        """Set up a match of the game that is played on the courses of another."""
        game = next(one for one in self._games if one.plays_on == builder.name)
        self.set_up_on(game, course)

    def set_up_on(self, game: Game, course: object) -> None:
        """Set up a match of a game on one of its courses."""
        self.enter(
            game, lambda shell: shell.play_on_course(course), lambda shell: shell.get_ready()
        )

    def enter(
        self,
        game: Game,
        act: Callable[[Shell], None],
        ready: GetReady | None = None,
        *,
        reads: bool = True,
    ) -> None:
        """Let a game show one of its screens when it is ready; what is open is put away.

        Where no screen comes, and what is shown is put away, home is shown. ``reads`` is whether
        files of the player are read for it: what checks them is loaded first.
        """

        def enter() -> None:
            shell = self.shell_of(game)
            came_from, was_open = self._at, self._put_away()
            before = self._window.screen_shown

            def stay() -> None:
                self._at = came_from
                if was_open:
                    self.home()

            self._at = game
            act(shell)
            if shell.beginning.is_beginning:
                shell.beginning.otherwise(stay)
                if was_open:
                    self._show_nothing()
            elif self._window.screen_shown is before:
                stay()
                return
            self.entered.emit()
            # By its key it is entered without coming near: its table waits for the same.
            self.come_near(game)

        # What is shown is read from the disk; and somebody may play on while it is got ready.
        saved = self._window.saving.then
        saved(
            lambda: self.load(game, lambda: saved(lambda: self._safely(enter)), ready, reads=reads)
        )

    def load(
        self,
        game: Game,
        act: Callable[[], None],
        ready: GetReady | None = None,
        *,
        reads: bool = True,
    ) -> None:
        """Do something with a game when it is loaded and ready; what is wrong with it is told."""
        if self._in_pieces and self._loading is not None:
            is_shown = game.name in self._shells
            pieces = pieces_before(game, is_shown, self.shell_of, ready, reads=reads)
            self._loading.open(pieces, lambda: self._safely(act))
        else:
            self._safely(act)

    def _stop_settling(self) -> None:
        """Let go of a match that is settled: it would seem to be open in another window."""
        if self._settling is not None:
            self._settling.stop()

    def _put_away(self) -> bool:
        """Put away what is open; return whether anything was."""
        self._stop_settling()
        were_open = [shell.put_away() for shell in self._shells.values()]
        return any(were_open)

    def learn(self, game: Game, lesson: str = "", anew: bool = False) -> None:
        """Play a lesson of a game, the first one unless another is named."""

        def teach(shell: Shell) -> None:
            shell.lessons.teach(lesson or wing_of(game).lessons().lessons[0].id, anew=anew)

        self.enter(game, teach, lambda shell: pieces_of_lessons(game, shell), reads=False)

    # The house

    def _open(
        self,
        show: Callable[[], object],
        of_games: Callable[[], Sequence[Game]] = tuple,
        *,
        meets_people: bool = False,
    ) -> None:
        """Show something of the house when it is loaded, and the games that it tells of.

        What is wrong with their content is told. ``meets_people`` is whether it is about those who
        played here before people were kept, too.
        """
        if self._in_pieces and self._loading is not None:
            missing = self._missing(of_games, meets_people)
            self._loading.open(missing, lambda: self._safely(show))
        else:
            self._safely(show)

    def _missing(
        self, of_games: Callable[[], Sequence[Game]], meets_people: bool
    ) -> Iterator[None]:
        """Load piece by piece what a room needs that is not loaded yet."""
        yield from self._rooms_ahead()
        if meets_people:
            yield from self.rooms.meet_people()
        for game in of_games():
            if game.name not in self._known:
                yield from pieces_of(game)
                self._known.add(game.name)

    def lessons(self) -> None:
        """Show the lessons of all games."""
        self._show_in_house(lambda rooms, look: rooms.lessons(look), lambda: self._games)

    def home(self) -> None:
        """Show the home screen; a match that is open is put away for later."""
        self._leave_for(self._show_home)

    def _show_home(self) -> None:
        def make(look: Look) -> HomeScreen:
            self._welcome = self._look_home()
            return home_screen(self, look, self._welcome)

        self._window.show_screen(make)
        if self._settling is not None:
            self._settling.begin()

    def all_games(self) -> None:
        """Show the list of saved games."""
        self._show_in_house(lambda rooms, look: rooms.saved_games(look))

    def records(self) -> None:
        """Show the best scores, first those of the game one comes from."""
        self.records_of(self._at)

    def records_of(self, first: Game | None) -> None:
        """Show the best scores, first those of a game."""
        self._show_in_house(
            lambda rooms, look: rooms.records(look, first), lambda: [self.rooms.first_told(first)]
        )

    def guest_book(self, first: Game | None = None, *, badges: bool = False) -> None:
        """Show the guest book, first the figures or the badges of a game."""
        self._show_in_house(
            lambda rooms, look: rooms.guest_book(look, first, badges=badges),
            lambda: [self.rooms.first_told(first)],
        )

    def people(self) -> None:
        """Show the people of the house."""
        self._show_in_house(lambda rooms, look: rooms.people(look), meets_people=True)

    def _show_in_house(
        self,
        make: Callable[[Rooms, Look], QWidget],
        of_games: Callable[[], Sequence[Game]] = tuple,
        *,
        meets_people: bool = False,
    ) -> None:
        """Show a screen of the house in place of the one now shown."""

        def show() -> None:
            self._window.show_screen(lambda look: make(self.rooms, look))

        self._open(lambda: self._leave_for(show), of_games, meets_people=meets_people)

    def today(self, game: Game | None = None) -> None:
        """Show what today gives out, in a game or in any."""
        self._open(lambda: self._leave_for(lambda: self.given.show_page(game)))

    def season(self) -> None:
        """Show the map of the season."""
        self._show_in_house(lambda rooms, look: rooms.season(look), lambda: self._games)

    def evening(self) -> None:
        """Choose an evening, or look at the one that goes on."""
        self._open(lambda: self.rooms.evening().open(), meets_people=True)

    def evening_card(self, look: Look) -> EveningCard | None:
        """Return the card of the evening that goes on; None where its book cannot be read."""
        return self.rooms.evening_card(look)

    def play_evening(self) -> None:
        """Go on with the match of the evening that was left, or set up the next one."""
        self._open(self.rooms.play_evening)

    def _tell_evening(self, evening: Evening) -> None:
        """Tell above the result of a match what it makes of the evening, and lead on."""
        self.rooms.tell_evening(evening)

    def play_task(self, task: str) -> None:
        """Play a task of the season."""
        game = self._game_called(self.rooms.game_name_of(task)) or self._games[0]
        self.enter(game, lambda shell: shell.play_task(task))

    def reference(self) -> None:
        """Show what is in the box over the screen, which comes back as it was."""
        if self._window.is_covered:
            return
        at = self._at
        self._open(
            lambda: self._window.cover_screen(lambda look: self.rooms.reference(look, at)),
            lambda: [at or self._games[0]],
        )

    def settings(self) -> None:
        """Open the settings over the screen."""
        self._open(lambda: self.rooms.settings().open())

    def rules(self) -> None:
        """Open the rules at what the keyboard or the mouse is at, else at the game played."""
        general = "" if self.shell is None else self.shell.section
        self.rules_at(section_here() or general)

    def rules_at(self, section: str) -> None:
        """Open the rules at a section over the screen; in short where none is named."""
        self._open(lambda: self.rooms.rules(self._at, section).open(), lambda: self._games)

    def score_sheets(self) -> None:
        """Show the score sheets of all games on paper."""
        self._open(self.rooms.print_score_sheets)

    def bring_back(self, path: Path) -> None:
        """Bring back the home that was taken along in a file."""
        self._open(lambda: self.rooms.carrying.bring_from(path))

    def news(self) -> None:
        """Show what is new in this version."""
        self._open(lambda: self.rooms.news().open())

    def tell_news(self, *, is_first_start: bool) -> None:
        """Show once what a version brought; whoever starts for the first time knows no other."""
        if self._window.settings.news != EDITION:
            self._window.change_settings(news=EDITION)
            if not is_first_start:
                self.news()

    def about(self) -> None:
        """Tell what this program is."""
        self._open(lambda: self.rooms.about().open())

    def pop_menu_up(self) -> None:
        """Open the menu of the window."""
        self.menu.pop_up()

    def _leave_for(self, show: Callable[[], object]) -> None:
        """Show something of the house when the game that is open is put away, and on disk."""

        def leave() -> None:
            self._leave_game()
            if self._window.disk.is_busy:
                self._show_nothing()
            self._window.saving.then(show)

        self._window.saving.then(leave)

    def _show_nothing(self) -> None:
        """Show the meadow: what is on the screen is put away, and nothing may ask it any more."""
        self._window.show_screen(MeadowScreen)

    def _leave_game(self) -> None:
        if self._loading is not None:
            self._loading.forget()
        self._put_away()
        self._at = None

    def _safely(self, act: Callable[[], object]) -> None:
        try:
            act()
        except ContentError as error:
            self._window.warn(str(error))
