"""The rooms of the house: every screen of it but home, and the dialogs over the screens.

They are loaded together when the first of them is asked for.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, get_args

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from minigolf_desktop.model.play.evening import Evening
from minigolf_desktop.storage.evenings import (
    begin_evening,
    end_evening,
    evening_in,
    last_evening,
    match_begun,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import GameName, HistoryGame
from minigolf_desktop.storage.journal import delete_journal, take_along
from minigolf_desktop.storage.overview import game_played_last
from minigolf_desktop.storage.people import change_people, people_in, welcome, with_portraits
from minigolf_desktop.storage.progress import follow_rivals, forget_told, places_in
from minigolf_desktop.storage.replay import match_of
from minigolf_desktop.storage.saved_matches import game_of, saves
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.household import Party, first_look, guests_of, keep_even
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.printing.dialog import Printable, show_sheets
from minigolf_desktop.ui.common.season import game_of_task
from minigolf_desktop.ui.common.seats import forget_names
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.games import wing_of
from minigolf_desktop.ui.house.about import AboutDialog
from minigolf_desktop.ui.house.badges import Celebration
from minigolf_desktop.ui.house.book import GuestBookScreen
from minigolf_desktop.ui.house.carrying import Carrying
from minigolf_desktop.ui.house.evening import EveningDialog, offer_evening
from minigolf_desktop.ui.house.evening_card import EveningCard
from minigolf_desktop.ui.house.evening_strip import EveningStrip
from minigolf_desktop.ui.house.giving_out import GivingOut
from minigolf_desktop.ui.house.house import House
from minigolf_desktop.ui.house.lessons import LessonsScreen
from minigolf_desktop.ui.house.news import NewsDialog
from minigolf_desktop.ui.house.people import Change, PeopleScreen
from minigolf_desktop.ui.house.records import RecordsScreen
from minigolf_desktop.ui.house.reference import ReferenceScreen
from minigolf_desktop.ui.house.rules import RulesDialog, rules_of_all
from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
from minigolf_desktop.ui.house.season import SeasonScreen
from minigolf_desktop.ui.house.season_picture import progress_in
from minigolf_desktop.ui.house.settings import SettingsDialog

Pages = tuple[str, Callable[[Look], Any]]
"""The title of a game, and what makes its pages when they are turned to."""


class TipsAnew(QObject):
    """Forgets what was told when the setting goes from off to on."""

    def __init__(self, window: MainWindow, folders: Folders) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._are_on = window.settings.tips
        window.settings_changed.connect(self._follow)

    def _follow(self, settings: Settings) -> None:
        before, self._are_on = self._are_on, settings.tips
        if settings.tips and not before:
            self._window.disk.later.write(
                lambda: forget_told(self._folders.lessons), failed=self._window.tell_fault
            )


class Rooms:
    """Makes the screens, and lets the house answer what they ask for."""

    def __init__(self, house: House, folders: Folders) -> None:
        self._house = house
        self._folders = folders
        self.given = GivingOut(house, folders, house.window)
        """What dates give out, and what codes lead to."""
        self.carrying = Carrying(house, folders)
        """Takes the home along, and brings others back."""
        TipsAnew(house.window, folders)
        take_along(folders.saves, folders.finished)

    # Screens

    def lessons(self, look: Look) -> LessonsScreen:
        """Return the lessons of all games; raises ContentError."""
        told = [(game, wing_of(game).lessons()) for game in self._house.games]
        screen = LessonsScreen(look, told, places_in(self._folders))
        screen.wanted.connect(self._house.learn)
        screen.back.connect(self._house.home)
        return screen

    def season(self, look: Look) -> SeasonScreen:
        """Return the map of the season; raises ContentError."""
        screen = SeasonScreen(look, progress_in(self._folders), self._house.games)
        screen.wanted.connect(self._house.play_task)
        screen.back.connect(self._house.home)
        return screen

    @staticmethod
    def game_name_of(task: str) -> str:
        """Return the name of the game that a task of the season is played in."""
        return game_of_task(task)

    def saved_games(self, look: Look) -> SavedGamesScreen:
        """Return the list of saved games."""
        screen = SavedGamesScreen(look, self._folders, self._house.games)
        screen.opened.connect(self._house.resume)
        screen.reviewed.connect(self.review)
        screen.gates_wanted.connect(self.open_gates)
        screen.unwanted.connect(self._delete_game)
        screen.sheet_wanted.connect(self.print_course)
        screen.back.connect(self._house.home)
        return screen

    def _delete_game(self, path: Path) -> None:
        """Delete a saved game, and take it out of the list."""
        window = self._house.window

        def take_out(_: None) -> None:
            # Meanwhile the list may have been left, or made anew in another look.
            screen = window.screen_shown
            if isinstance(screen, SavedGamesScreen):
                screen.take_out(path)

        window.saving.write(lambda: delete_journal(path), take_out)

    def records(self, look: Look, first: Game | None) -> RecordsScreen:
        """Return the best scores of all games, first those of one of them."""
        house, games = self._house, self._house.games
        screen = RecordsScreen(look, [self._records_of(game) for game in games])
        screen.warned.connect(house.window.warn)
        screen.back.connect(house.home)
        screen.book.connect(lambda place: house.guest_book(games[place]))
        screen.new_game.connect(lambda place: house.new_game(games[place]))
        screen.game_wanted.connect(house.resume)
        screen.review_wanted.connect(self.review)
        screen.gates_wanted.connect(self.open_gates)
        screen.sheet_wanted.connect(self.print_course)
        screen.course_wanted.connect(lambda place, course: house.set_up_on(games[place], course))
        screen.turn_to(self._place_of(first))
        return screen

    def _records_of(self, game: Game) -> Pages:
        house = self._house
        return game.title, lambda look: wing_of(game).records(look, house.shell_of(game))

    def guest_book(self, look: Look, first: Game | None, *, badges: bool) -> GuestBookScreen:
        """Return the guest book, first the figures or the badges of a game."""
        parts = [(game.title, partial(self._part_of, game)) for game in self._house.games]
        screen = GuestBookScreen(look, parts, self._folders, self._place_of(first), int(badges))
        screen.warned.connect(self._house.window.warn)
        screen.people_wanted.connect(self._house.people)
        screen.back.connect(self._house.home)
        return screen

    def meet_people(self) -> Iterator[None]:
        """Let who played here before people were kept be somebody of the house, step by step."""
        return first_look(self._house.window, self._folders)

    def people(self, look: Look) -> PeopleScreen:
        """Return the page of the people of the house."""
        window, folders = self._house.window, self._folders
        screen = PeopleScreen(look, people_in(folders))

        def keep(change: Change) -> None:
            window.disk.later.write(
                partial(change_people, folders.people, change), failed=window.tell_fault
            )

        def follow(before: str, now: str) -> None:
            window.disk.later.write(
                partial(follow_rivals, folders.rivals, before, now), failed=window.tell_fault
            )

        screen.changed.connect(keep)
        screen.followed.connect(follow)
        screen.removed.connect(lambda person: forget_names(window, person.names))
        screen.told.connect(window.say)
        screen.book_wanted.connect(self._house.guest_book)
        screen.back.connect(self._house.home)
        return screen

    def celebrate(
        self, game: Game, played: HistoryGame, earlier: HistoryGame | None = None
    ) -> None:
        """Show the badges that a match has just earned, and not by an ``earlier`` end of it."""
        follow = partial(self._house.guest_book, game, badges=True)
        window = self._house.window
        if len(played.people) > 1:
            offer_evening(window, self._folders, self._house.evening)
        Celebration(window, self._folders, self._part_of(game), played, earlier, follow)

    def _part_of(self, game: Game) -> GuestBook:
        """Return the part of a game in the guest book; raises ContentError."""
        return wing_of(game).guest_book(self._house.shell_of(game))

    def _place_of(self, first: Game | None) -> int:
        """Return the place of a game; where none is named, of the one that was finished last."""
        games: Sequence[Game] = self._house.games
        if first in games:
            return games.index(first)
        last = game_played_last(self._folders.history)
        return next((place for place, one in enumerate(games) if one.name == last), 0)

    def first_told(self, first: Game | None) -> Game:
        """Return the game that records and guest book tell of first."""
        return self._house.games[self._place_of(first)]

    def reference(self, look: Look, at: Game | None) -> ReferenceScreen:
        """Return what is in the boxes, first in that of a game; raises ContentError."""
        games = [game for game in self._house.games if game.has_reference]
        pages = [self._box_of(game) for game in games]
        screen = ReferenceScreen(look, pages, games.index(at) if at in games else 0)
        screen.back.connect(self._house.window.uncover)
        return screen

    def _box_of(self, game: Game) -> Pages:
        def pages(look: Look) -> Any:
            make = wing_of(game).reference
            assert make is not None, "whoever has something in the reference tells it"
            return make(look, self._house.shell_of(game))

        return game.title, pages

    # Dialogs

    def settings(self) -> QDialog:
        """Return the settings."""
        return SettingsDialog(self._house.window)

    def rules(self, at: Game | None, section: str) -> QDialog:
        """Return the rules of all games, open at a section, or at a game; raises ContentError."""
        window, games = self._house.window, self._house.games
        pages = rules_of_all(games)
        place = games.index(at) if at in games else 0
        return RulesDialog(window.look, window, pages, place, section)

    def evening(self) -> QDialog:
        """Return what chooses an evening, or shows the one that goes on."""
        house, path = self._house, self._folders.evenings
        people, last = people_in(self._folders), last_evening(path)
        dialog = EveningDialog(house.window, house.games, people, self._evening_now(), last)
        write = house.window.disk.later.write

        def begin(evening: Evening) -> None:
            # Who sets a match up anew without home plays it so too.
            for game in get_args(GameName):
                if game in evening.games and self._folders.people.exists():
                    keep_even(house.window, self._folders, game, evening.even)
            began = datetime.now(UTC).astimezone().isoformat(timespec="seconds")

            def seat_all() -> None:
                # Whoever is new here has a face as soon as the first match is set up.
                welcome(self._folders.people, guests_of(evening.players))
                begin_evening(path, evening, began)

            write(
                seat_all,
                then=lambda _: self.play_evening(),
                failed=house.window.tell_fault,
            )

        def go_on(another: bool) -> None:
            house.home()
            if another:
                house.evening()

        def end(another: bool) -> None:
            write(
                lambda: end_evening(path),
                then=lambda _: go_on(another),
                failed=house.window.tell_fault,
            )

        dialog.begun.connect(begin)
        dialog.ended.connect(end)
        return dialog

    def evening_card(self, look: Look) -> EveningCard | None:
        """Return the card of the evening that goes on, for home; None where there is none."""
        evening = self._evening_now()
        if evening is None:
            return None
        is_left = self._match_left() is not None
        return EveningCard(look, evening, self._house.games, is_left=is_left)

    def _evening_now(self) -> Evening | None:
        """Return the evening that goes on, or was over last, with the portraits of today."""
        evening = evening_in(self._folders.evenings)
        return None if evening is None else self._as_seen_today(evening)

    def _as_seen_today(self, evening: Evening) -> Evening:
        seats = with_portraits(evening.players, people_in(self._folders))
        return replace(evening, players=seats)

    def tell_evening(self, evening: Evening) -> None:
        """Tell above the result of a match how the evening stands, and lead on with a button."""
        house, seen = self._house, self._as_seen_today(evening)

        def make(look: Look) -> EveningStrip:
            ratio = house.window.devicePixelRatioF()
            strip = EveningStrip(look, seen, house.games, ratio)
            strip.on.clicked.connect(house.evening if seen.is_over else house.play_evening)
            return strip

        house.window.stand_above(make)

    def play_evening(self) -> None:
        """Go on with the match of the evening that was left, or set up the next one."""
        house, left = self._house, self._match_left()
        evening = evening_in(self._folders.evenings)
        if left is not None:
            house.resume(left)
        elif evening is not None and evening.next_game is not None:
            party = Party(evening.players, evening.even)
            game = next(one for one in house.games if one.name == evening.next_game)
            house.enter(
                game, lambda shell: shell.choose_for(party), lambda shell: shell.get_ready()
            )

    def _match_left(self) -> Path | None:
        """Return the match that was begun for the evening and left; None where there is none."""
        begun = match_begun(self._folders.evenings)
        left = takewhile(lambda save: not save.finished, saves(self._folders)) if begun else ()
        return next((save.path for save in left if match_of(save) == begun), None)

    def news(self) -> QDialog:
        """Return what is new in this version."""
        window = self._house.window
        return NewsDialog(window.look, window)

    def about(self) -> QDialog:
        """Return what this program is."""
        window = self._house.window
        return AboutDialog(window.look, window, self._folders.log)

    def review(self, path: Path) -> None:
        """Show a match that is over again, over the screen of the house that asks for it."""
        self._with_match(path, lambda shell: shell.reviews.show(path))

    def open_gates(self, path: Path) -> None:
        """Show the opening day of the course of a match that is over, over the present screen."""
        self._with_match(path, lambda shell: shell.open_gates(path))

    def print_course(self, path: Path) -> None:
        """Show the course of a match on paper."""
        self._with_match(path, lambda shell: shell.print_course(path))

    def print_score_sheets(self) -> None:
        """Show the score sheets of all games, to be printed and written on."""
        name = translate("print", "Score sheets")
        show_sheets(
            self._house.window,
            *(
                Printable(game.title, f"{name} {game.title}", {"game": game.name})
                for game in self._house.games
            ),
        )

    def _with_match(self, path: Path, act: Callable[[MatchShell[Any]], None]) -> None:
        """Do something with a saved match when its game is loaded, and the match is read."""
        house, name = self._house, game_of(path)
        game = next(one for one in house.games if one.name == name)
        house.load(
            game,
            lambda: act(house.shell_of(game)),
            lambda shell: shell.read_ahead(path),
        )
