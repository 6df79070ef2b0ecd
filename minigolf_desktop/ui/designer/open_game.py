"""What every open game has in common: where it leads to, its files, its promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import Done, Phase, TakePromise
from minigolf_desktop.ui.designer.greenkeeper import Greenkeeper
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.designer.promises import Promiser, PromisesScreen
from minigolf_desktop.ui.designer.reference.finding import left_in_bag
from minigolf_desktop.ui.designer.text.refusals import refusal_sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.storage.journal import Journal
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.group_session import GroupSession
    from minigolf_desktop.ui.designer.group_table import GroupTableScreen
    from minigolf_desktop.ui.designer.opened_box import Clubhouse
    from minigolf_desktop.ui.designer.session import SoloSession
    from minigolf_desktop.ui.designer.table import TableScreen

AT_THE_TABLE = (Phase.TURN, Phase.REST)
"""Phases that are played at the table."""


class OpenGame(QObject):
    """Shows the screen that the state of a match asks for, and keeps its files."""

    left = Signal()
    """The home screen is asked for; the game can be gone on with later."""
    another = Signal(object)
    """Another game is asked for; carries the WantedGame to begin with."""
    putting = Signal(object)
    """A course that was built is to be putted on; carries its CourseFile."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """The short rules are asked for."""
    rule = Signal(str)
    """A section of the rules is asked for."""
    reference = Signal()
    """What is in the box is asked for."""
    menu = Signal()
    """The menu is asked for."""

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        clubhouse: Clubhouse,
        session: SoloSession | GroupSession,
        journal: Journal,
    ) -> None:
        super().__init__(window)
        session.setParent(self)
        self._window = window
        self._folders = folders
        self._clubhouse = clubhouse
        self._open = session
        self._keeper = Greenkeeper(session, journal, folders, clubhouse)
        self._keeper.failed.connect(window.warn)
        self._kept = journal.path.parent == folders.finished
        self._place: int | None = None
        self._shown: Phase | None = None
        self._promising = False
        session.changed.connect(self._follow)
        session.failed.connect(self._tell)
        session.refused.connect(lambda why: self._tell(refusal_sentence(why)))
        if journal.warning:
            window.warn(journal.warning)

    @property
    def seed_text(self) -> str:
        """Seed that gives the same game again, as it may be typed."""
        return str(self._open.match.seed)

    @property
    def left_in_bag(self) -> Mapping[str, int] | None:
        """Copies of each tile that are in the bag, by id; None where the settings hide them."""
        if not self._window.settings.show_bag or self._shown not in AT_THE_TABLE:
            return None
        return left_in_bag(self._clubhouse.catalogue.designs, self._open.state.bag)

    def show(self) -> None:
        """Show the screen of the phase that the match is in."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Give the match free, so that it can be gone on with later."""
        if self._kept:
            self._open.close()
        else:
            self._keeper.put_away()
        self.deleteLater()

    def _follow(self) -> None:
        """Change the screen when the phase is another; the table tells itself when it is over."""
        phase = self._open.phase
        if self._promising or phase is self._shown:
            return
        if self._shown not in AT_THE_TABLE or phase not in (*AT_THE_TABLE, Phase.OVER):
            self.show()

    def _tell(self, text: str) -> None:
        """Tell what went wrong, where the table does not do so itself."""
        if self._shown not in AT_THE_TABLE:
            self._window.warn(text)

    def _back_to_setup(self) -> None:
        """Forget a match in which nothing was chosen: its seed deals the same lands again."""
        if not self._open.match.moves:
            self._keeper.forget()
        self.another.emit(WantedGame(self._open.match.setup, self.seed_text))

    def _promises(self, look: Look, promiser: Promiser) -> PromisesScreen:
        screen = PromisesScreen(look, promiser, self._clubhouse.atlas)
        screen.promised.connect(self._promise)
        return screen

    def _promise(self, promises: tuple[int, ...]) -> None:
        """Make the promises that were chosen, all at once, and go on."""
        self._promising = True
        if all(self._open.play(TakePromise(promise)) for promise in promises):
            self._open.play(Done())
        self._promising = False
        self.show()

    def _connect_table(self, screen: TableScreen | GroupTableScreen) -> None:
        self._window.settings_changed.connect(screen.apply_settings)
        screen.finished.connect(self.show)
        screen.home_requested.connect(self.left)
        screen.settings_requested.connect(self.settings)
        screen.rules_requested.connect(self.rules)
        screen.rule_requested.connect(self.rule)
        screen.reference_requested.connect(self.reference)
        screen.menu_requested.connect(self.menu)
        screen.setting_changed.connect(
            lambda name, value: self._window.change_settings(**{name: value})
        )

    def _reopen(self) -> None:
        """Take back what ended the game, as long as its score is not kept."""
        if self._place is None and not self._kept and self._open.undo():
            self.show()
