"""One game of a group on its way from the lands to the final table, with a curtain between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import ChooseLand, Phase
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.designer.group_counting import GroupCountingScreen
from minigolf_desktop.ui.designer.group_table import GroupTableScreen
from minigolf_desktop.ui.designer.land_choice import LandChoiceScreen
from minigolf_desktop.ui.designer.open_game import AT_THE_TABLE, OpenGame
from minigolf_desktop.ui.designer.promises import Promiser, PromisesScreen
from minigolf_desktop.ui.designer.results import group_result
from minigolf_desktop.ui.designer.saving import (
    course_file_of_seat,
    save_seat_course,
    save_seat_picture,
    save_table,
)
from minigolf_desktop.ui.designer.text.versions import setup_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.storage.journal import Journal
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.group_session import GroupSession
    from minigolf_desktop.ui.designer.opened_box import Clubhouse

translate = QCoreApplication.translate


class GroupGame(OpenGame):
    """A game of two to five players round one screen.

    Promises are chosen behind the curtain, always; with the setting ``always`` it falls before
    every other turn too.
    """

    def __init__(
        self,
        window: MainWindow,
        folders: Folders,
        clubhouse: Clubhouse,
        session: GroupSession,
        journal: Journal,
    ) -> None:
        super().__init__(window, folders, clubhouse, session, journal)
        self.session = session
        """The match on the screen."""
        self._seat: int | None = None

    @property
    def _player(self) -> Seat:
        return self.session.state.setup.players[self.session.seat]

    def show(self) -> None:
        """Show the screen of the phase that the match is in, behind a curtain where one is due."""
        phase = self._shown = self.session.phase
        handed_over = self.session.seat != self._seat
        self._seat = self.session.seat
        if phase is Phase.OVER:
            self._window.show_screen(self._counting)
        elif phase is Phase.PROMISES or (self._always and handed_over):
            self._window.show_screen(self._curtain)
        else:
            self._open_curtain()

    @property
    def _always(self) -> bool:
        return self._window.settings.curtain == "always"

    def _follow(self) -> None:
        """Go on with the next player; the table asks for that itself, when its tile has landed."""
        if not self._promising and self._shown not in AT_THE_TABLE:
            self.show()

    def _hand_over(self, table: GroupTableScreen, seat: int) -> None:
        """Turn the table to the next player, behind a curtain where one is due."""
        if self.session.phase in AT_THE_TABLE and not self._always:
            self._shown, self._seat = self.session.phase, seat
            table.show_seat(seat)
        else:
            self.show()

    def _open_curtain(self) -> None:
        """Show what only the player to move may see, or the table."""
        screens: dict[Phase, Callable[[Look], QWidget]] = {
            Phase.CHOOSE_LAND: self._land_choice,
            Phase.PROMISES: self._promise_choice,
        }
        self._window.show_screen(screens.get(self.session.phase, self._table))

    def _curtain(self, look: Look) -> CurtainScreen:
        state = self.session.state
        order = state.order
        waits = set(state.waiting[1:])
        states = [
            SeatState.NOW
            if seat == self.session.seat
            else SeatState.WAITS
            if seat in waits
            else SeatState.DONE
            for seat in range(len(order))
        ]
        screen = CurtainScreen(look, state.setup.players, states, self._handover())
        screen.opened.connect(self._open_curtain)
        screen.home.connect(self.left)
        return screen

    def _handover(self) -> Handover:
        state = self.session.state
        name = self._player.name
        footer = setup_words(state.setup)
        if state.turn:
            text = translate("curtain", "Round {number}").replace("{number}", str(state.turn))
            footer = f"{text} · {footer}"
        if state.phase is Phase.PROMISES:
            title = translate("curtain", "{name}, your promises")
            note = translate(
                "curtain", "Everybody else looks away.\nNothing shows before the button is pressed."
            )
            if state.turn:
                note = translate("curtain", "The clients visit. Everybody else looks away.")
            action = translate("curtain", "I am {name}, show my cards")
        elif state.phase is Phase.CHOOSE_LAND:
            title = translate("curtain", "{name}, choose your land")
            note = translate("curtain", "Three lands are waiting.")
            action = translate("curtain", "I am {name}, show my lands")
        else:
            title = translate("curtain", "{name}, it is your turn")
            note = translate("curtain", "The mouse is yours.")
            action = translate("curtain", "I am {name}, show the table")
        return Handover(title.replace("{name}", name), note, action.replace("{name}", name), footer)

    def _land_choice(self, look: Look) -> LandChoiceScreen:
        state, rules = self.session.state, self.session.rules
        lands = [rules.lands[index] for index in self.session.designer.dealt]
        screen = LandChoiceScreen(look, lands, state.clients, self.seed_text, self._player)
        screen.chosen.connect(lambda choice: self.session.play(ChooseLand(choice)))
        screen.back.connect(self.left if self.session.match.moves else self._back_to_setup)
        return screen

    def _promise_choice(self, look: Look) -> PromisesScreen:
        screen = self._promises(look, self._promiser(looking=False))
        screen.back.connect(self.show)
        return screen

    def _peek_curtain(self, look: Look) -> CurtainScreen:
        """Let the curtain fall before a player looks at promises in the middle of a turn."""
        seats = range(len(self.session.state.designers))
        states = [SeatState.NOW if seat == self.session.seat else SeatState.WAITS for seat in seats]
        name = self._player.name
        words = Handover(
            translate("curtain", "{name}, your promises").replace("{name}", name),
            translate("curtain", "Everybody else looks away."),
            translate("curtain", "I am {name}, show my cards").replace("{name}", name),
        )
        screen = CurtainScreen(look, self.session.state.setup.players, states, words)
        screen.opened.connect(lambda: self._window.show_screen(self._peek))
        screen.home.connect(self.left)
        return screen

    def _peek(self, look: Look) -> PromisesScreen:
        screen = PromisesScreen(look, self._promiser(looking=True), self._clubhouse.atlas)
        screen.back.connect(self._open_curtain)
        return screen

    def _promiser(self, *, looking: bool) -> Promiser:
        state, designer = self.session.state, self.session.designer
        if designer.course is None:
            raise ValueError("promises are made on a land")
        return Promiser(
            name=self._player.name,
            colour=self._player.colour,
            taken=designer.promises,
            course=designer.course,
            clients=state.clients,
            players=len(state.designers),
            visit=state.turn > 0,
            looking=looking,
        )

    def _table(self, look: Look) -> GroupTableScreen:
        players = self.session.state.setup.players
        screen = GroupTableScreen(
            self.session,
            self._clubhouse.catalogue,
            self._clubhouse.atlas,
            look.theme,
            self._window.settings,
            tuple(player.name for player in players),
            tuple(player.colour for player in players),
        )
        self._connect_table(screen)
        screen.promises_requested.connect(lambda: self._window.show_screen(self._peek_curtain))
        screen.hand_over.connect(lambda seat: self._hand_over(screen, seat))
        screen.course_saved_requested.connect(lambda: self._save_course(self.session.seat))
        return screen

    def _counting(self, look: Look) -> GroupCountingScreen:
        screen = GroupCountingScreen(
            look, self.session, self._clubhouse.atlas, self._window.settings
        )
        screen.counted.connect(lambda: self._finish(screen))
        screen.reopened.connect(self._reopen)
        screen.home.connect(self.left)
        screen.again.connect(lambda: self.another.emit(None))
        screen.picture.connect(lambda seat: save_seat_picture(self._window, self.session, seat))
        screen.course.connect(self._save_course)
        screen.putt.connect(self._putt_on)
        screen.table.connect(lambda table: save_table(self._window, table))
        if self._place is not None or self._kept:
            screen.skip()
        return screen

    def _finish(self, screen: GroupCountingScreen) -> None:
        """Keep the result, once, and tell its place among those of its kind."""
        if self._place is None and not self._kept:
            result = group_result(self.session, screen.standings)
            self._place = self._keeper.finish(result)
        if self._place is not None:
            screen.tell_place(self._place)

    def _putt_on(self, seat: int) -> None:
        self.putting.emit(course_file_of_seat(self.session, seat))

    def _save_course(self, seat: int) -> None:
        save_seat_course(self._window, self.session, seat, self._folders)
