"""One solo game of Minigolf Designer on its way from the land to the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minigolf_desktop.model.designer import ChooseLand, Phase
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.land_choice import SOLO_COLOUR, LandChoiceScreen
from minigolf_desktop.ui.designer.open_game import OpenGame
from minigolf_desktop.ui.designer.promises import Promiser, PromisesScreen
from minigolf_desktop.ui.designer.results import solo_result
from minigolf_desktop.ui.designer.saving import course_file_of, save_course, save_picture
from minigolf_desktop.ui.designer.table import TableScreen

if TYPE_CHECKING:
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.storage.journal import Journal
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.opened_box import Clubhouse
    from minigolf_desktop.ui.designer.session import SoloSession


class Game(OpenGame):
    """A solo game, family or advanced."""

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        clubhouse: Clubhouse,
        session: SoloSession,
        journal: Journal,
    ) -> None:
        super().__init__(window, folders, clubhouse, session, journal)
        self.session = session
        """The match on the screen."""

    def show(self) -> None:
        """Show the screen of the phase that the match is in."""
        self._shown = self.session.state.phase
        if self._shown is Phase.CHOOSE_LAND:
            self._window.show_screen(self._land_choice)
        elif self._shown is Phase.PROMISES:
            self._window.show_screen(self._promise_choice)
        elif self._shown is Phase.OVER:
            self._window.show_screen(self._counting)
        else:
            self._window.show_screen(self._table)

    def _land_choice(self, look: Look) -> LandChoiceScreen:
        state, rules = self.session.state, self.session.rules
        lands = [rules.lands[index] for index in self.session.designer.dealt]
        screen = LandChoiceScreen(look, lands, state.clients, self.seed_text)
        screen.chosen.connect(lambda choice: self.session.play(ChooseLand(choice)))
        screen.back.connect(self._back_to_setup)
        return screen

    def _promise_choice(self, look: Look) -> PromisesScreen:
        state, designer = self.session.state, self.session.designer
        if designer.course is None:
            raise ValueError("promises are made on a land")
        promiser = Promiser(
            name="",
            colour=SOLO_COLOUR,
            taken=designer.promises,
            course=designer.course,
            clients=state.clients,
            players=1,
            visit=state.turn > 0,
        )
        screen = self._promises(look, promiser)
        screen.back.connect(self.left)
        return screen

    def _table(self, look: Look) -> TableScreen:
        screen = TableScreen(
            self.session,
            self._clubhouse.catalogue,
            self._clubhouse.atlas,
            look.theme,
            self._window.settings,
        )
        self._connect_table(screen)
        screen.course_saved_requested.connect(self._save_course)
        return screen

    def _counting(self, look: Look) -> CountingScreen:
        screen = CountingScreen(look, self.session, self._clubhouse.atlas, self._window.settings)
        screen.counted.connect(lambda: self._finish(screen))
        screen.reopened.connect(self._reopen)
        screen.home.connect(self.left)
        screen.again.connect(lambda: self.another.emit(None))
        screen.picture.connect(lambda: save_picture(self._window, self.session))
        screen.course.connect(self._save_course)
        screen.putt.connect(lambda: self.putting.emit(course_file_of(self.session)))
        if self._place is not None or self._kept:
            screen.skip()
        return screen

    def _finish(self, screen: CountingScreen) -> None:
        """Keep the score, once, and tell its place among the best."""
        if self._place is None and not self._kept:
            self._place = self._keeper.finish(solo_result(self.session))
        if self._place is not None:
            screen.tell_place(self._place)

    def _save_course(self) -> None:
        save_course(self._window, self.session, self._folders)
