"""One game of Minigolf Designer on its way from the land to the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import ChooseLand, Phase, Setup, State
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import Journal, open_journal
from minigolf_desktop.ui.bridge import Session
from minigolf_desktop.ui.greenkeeper import Greenkeeper
from minigolf_desktop.ui.saving import save_course, save_picture
from minigolf_desktop.ui.screens.counting import CountingScreen
from minigolf_desktop.ui.screens.land_choice import LandChoiceScreen
from minigolf_desktop.ui.screens.new_game import WantedGame, setting_changes
from minigolf_desktop.ui.screens.table import TableScreen
from minigolf_desktop.ui.text.refusals import refusal_sentence

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.clubhouse import Clubhouse
    from minigolf_desktop.ui.main_window import MainWindow
    from minigolf_desktop.ui.widgets.look import Look


class Game(QObject):
    """Shows the screen that the state of the match asks for, and keeps its files."""

    left = Signal()
    """The home screen is asked for; the game can be gone on with later."""
    another = Signal(object)
    """Another game is asked for; carries the WantedGame to begin with."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """The short rules are asked for."""
    menu = Signal()
    """The menu is asked for."""

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        clubhouse: Clubhouse,
        match: Match[Setup, State],
        journal: Journal,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._clubhouse = clubhouse
        self.session = Session(clubhouse.rules, match, journal, self)
        """The match on the screen."""
        self._keeper = Greenkeeper(self.session, journal, folders, clubhouse)
        self._keeper.failed.connect(window.warn)
        self._kept = journal.path.parent == folders.finished
        self._place: int | None = None
        self._shown: Phase | None = None
        self.session.changed.connect(self._follow)
        self.session.failed.connect(self._tell)
        self.session.refused.connect(lambda why: self._tell(refusal_sentence(why)))
        if journal.warning:
            window.warn(journal.warning)

    @staticmethod
    def begin(
        window: MainWindow, folders: Folders, clubhouse: Clubhouse, wanted: WantedGame
    ) -> Game:
        """Begin a match and its journal; raises StorageError when it cannot be written."""
        match = Match(clubhouse.rules, wanted.setup, wanted.seed)
        journal = Journal.create(folders.saves, match)
        window.change_settings(**setting_changes(wanted))
        return Game(window, folders, clubhouse, match, journal)

    @staticmethod
    def resume(window: MainWindow, folders: Folders, clubhouse: Clubhouse, path: Path) -> Game:
        """Go on with a saved match; raises MatchInUse or another StorageError."""
        match, journal = open_journal(path, clubhouse.rules)
        return Game(window, folders, clubhouse, cast("Match[Setup, State]", match), journal)

    @property
    def seed_text(self) -> str:
        """Seed that gives the same game again, as it may be typed."""
        return str(self.session.match.seed)

    def show(self) -> None:
        """Show the screen of the phase that the match is in."""
        self._shown = self.session.state.phase
        if self._shown is Phase.CHOOSE_LAND:
            self._window.show_screen(self._land_choice)
        elif self._shown is Phase.OVER:
            self._window.show_screen(self._counting)
        else:
            self._window.show_screen(self._table)

    def put_away(self) -> None:
        """Give the match free, so that it can be gone on with later."""
        if self._kept:
            self.session.close()
        else:
            self._keeper.put_away()
        self.deleteLater()

    def _follow(self) -> None:
        """Change the screen when a land is chosen; the table tells itself when it is finished."""
        if self._shown is Phase.CHOOSE_LAND:
            self.show()

    def _tell(self, text: str) -> None:
        """Tell what went wrong, where the table does not do so itself."""
        if self._shown is Phase.CHOOSE_LAND:
            self._window.warn(text)

    def _land_choice(self, look: Look) -> LandChoiceScreen:
        state, rules = self.session.state, self.session.rules
        lands = [rules.lands[index] for index in state.dealt]
        screen = LandChoiceScreen(look, lands, state.clients, self.seed_text)
        screen.chosen.connect(lambda choice: self.session.play(ChooseLand(choice)))
        screen.back.connect(self._back_to_setup)
        return screen

    def _back_to_setup(self) -> None:
        """Forget a match in which nothing was chosen: its seed deals the same lands again."""
        if not self.session.match.moves:
            self._keeper.forget()
        self.another.emit(WantedGame(self.session.match.setup, self.seed_text))

    def _table(self, look: Look) -> TableScreen:
        screen = TableScreen(
            self.session,
            self._clubhouse.catalogue,
            self._clubhouse.atlas,
            look.theme,
            self._window.settings,
        )
        self._window.settings_changed.connect(screen.apply_settings)
        screen.finished.connect(self.show)
        screen.home_requested.connect(self.left)
        screen.settings_requested.connect(self.settings)
        screen.rules_requested.connect(self.rules)
        screen.menu_requested.connect(self.menu)
        screen.course_saved_requested.connect(self._save_course)
        screen.setting_changed.connect(
            lambda name, value: self._window.change_settings(**{name: value})
        )
        return screen

    def _counting(self, look: Look) -> CountingScreen:
        screen = CountingScreen(look, self.session, self._clubhouse.atlas, self._window.settings)
        screen.counted.connect(lambda: self._finish(screen))
        screen.reopened.connect(self._reopen)
        screen.home.connect(self.left)
        screen.again.connect(lambda: self.another.emit(None))
        screen.picture.connect(self._save_picture)
        screen.course.connect(self._save_course)
        if self._place is not None or self._kept:
            screen.skip()
        return screen

    def _finish(self, screen: CountingScreen) -> None:
        """Keep the score, once, and tell its place among the best."""
        if self._place is None and not self._kept:
            self._place = self._keeper.finish(self.session.ending)
        if self._place is not None:
            screen.tell_place(self._place)

    def _save_course(self) -> None:
        save_course(self._window, self.session, self._folders)

    def _save_picture(self) -> None:
        save_picture(self._window, self.session)

    def _reopen(self) -> None:
        """Take back what ended the game, as long as its score is not kept."""
        if self._place is None and not self._kept and self.session.undo():
            self.show()
