"""A game of Minigolf Designer in the window: which screen stands for which phase, and the end.

The curtain between two players, and the rival of a game alone, belong to it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerMatch,
    Done,
    Phase,
    Setup,
    TakePromise,
    View,
)
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.designer.own_land import OwnLand
from minigolf_desktop.model.play import Seat, action_from_json
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.designer.lands import FORMAT as LAND_FORMAT
from minigolf_desktop.storage.designer.lands import own_lands
from minigolf_desktop.storage.designer.records import KnownPlayers, is_kept, read_results
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import DESIGNER
from minigolf_desktop.storage.journal import Journal, read_journal
from minigolf_desktop.storage.people import people_in
from minigolf_desktop.storage.reading import at_once, claimed_format
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ask_for_decision
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.household import House, Party, keep_even
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.open_match import Pieces
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.thumbnails import keep_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.wing import Wing
from minigolf_desktop.ui.common.worker import Work
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.course_art import thumbnail_steps
from minigolf_desktop.ui.designer.free_board import FreeBoard
from minigolf_desktop.ui.designer.given_out import with_players
from minigolf_desktop.ui.designer.land_choice import LandChoiceScreen
from minigolf_desktop.ui.designer.land_editor.editor import LandEditor
from minigolf_desktop.ui.designer.land_editor.words import with_name
from minigolf_desktop.ui.designer.new_game import (
    NewGameScreen,
    WantedGame,
    hints_of,
    players_of_last_time,
    setting_changes,
    wanted_by,
)
from minigolf_desktop.ui.designer.new_game.options import players_pictures
from minigolf_desktop.ui.designer.opening.gates import evening_steps, open_gates
from minigolf_desktop.ui.designer.opening.grounds import can_open
from minigolf_desktop.ui.designer.promises import PromisesScreen, promiser_of
from minigolf_desktop.ui.designer.results import (
    course_file_of,
    keep_result,
    print_course,
    progress,
    result_of,
    save_course_file,
    save_table,
    show_picture_of,
)
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.statistics import left_in_bag
from minigolf_desktop.ui.designer.table import DesignerTable
from minigolf_desktop.ui.designer.text.game import setup_words
from minigolf_desktop.ui.designer.text.rules import refusal_sentence
from minigolf_desktop.ui.designer.waiting_screen import ComputerChoiceScreen, LastTilesScreen


def seat_states(state: View, seat: int, waiting: set[int]) -> list[SeatState]:
    """Return what the curtain says of every seat: whose turn it is, and who waits."""
    return [
        SeatState.NOW if one == seat else SeatState.WAITS if one in waiting else SeatState.DONE
        for one in range(len(state.designers))
    ]


def handover(state: View, name: str) -> Handover:
    """Return the words for a player who is to move."""
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


def peek_handover(name: str) -> Handover:
    """Return the words for a player who looks at promises in the middle of a turn."""
    return Handover(
        translate("curtain", "{name}, your promises").replace("{name}", name),
        translate("curtain", "Everybody else looks away."),
        translate("curtain", "I am {name}, show my cards").replace("{name}", name),
    )


class Race(QObject):
    """Lets the rival play along: as far as the person has come, and to its end once they are done.

    It thinks in a process of its own, so nobody waits for it, and a hint comes as quickly.
    """

    def __init__(self, window: MainWindow, session: TableSession, match: str) -> None:
        """``match`` is the id of the match."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._match = match
        self._work: Work | None = None
        session.changed.connect(self.go_on)
        session.rival_changed.connect(self.go_on)

    def go_on(self) -> None:
        """Ask for the next decision of the rival, if it has to act."""
        session = self._session
        if self._work is not None or session.rival is None or not session.is_rival_due:
            return
        told = session.told_rival(self._match)
        self._work = ask_for_decision(self._window.workers.rival, told, session.rival, why=False)
        self._work.answered.connect(self._act)
        self._work.failed.connect(self._forget)

    def stop(self) -> None:
        """Want no decision any more."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()

    def _act(self, answer: dict[str, Any]) -> None:
        self._work = None
        kinds = self._session.rules.action_kinds
        self._session.rival_acts(action_from_json(kinds, answer["action"], 0))

    def _forget(self) -> None:
        self._work = None


AT_THE_TABLE = (Phase.TURN, Phase.REST)
"""Phases that are played at the table."""


class DesignerShell(MatchShell[TableSession]):
    """Alone, or two to five round one screen.

    In a group promises are chosen behind the curtain, always; with the setting ``always`` it falls
    before every other turn too.
    """

    course_grows = counts_practice = True

    def __init__(self, wing: Wing["DesignerShell"], window: MainWindow, folders: Folders) -> None:
        self.box = DesignerBox()
        """Content, rules, pictures of the tiles."""
        super().__init__(wing, window, folders, self.box.rules)
        window.tidying.begun.connect(self.box.let_go)
        self._board: FreeBoard | None = None
        self._lands: LandEditor | None = None
        self._race: Race | None = None
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._shown: Phase | None = None
        self._seat: int | None = None
        self._promising = False
        self._place: int | None = None

    def seated(self, setup: Setup) -> Setup:
        """Return a set-up without names with those of last time."""
        return with_players(setup, self.window.settings)

    # Before the match

    def get_ready(self) -> Iterator[None]:
        """Paint step by step what the set-up shows: it comes when that is done."""
        yield from super().get_ready()
        for _ in players_pictures(self.window.look):
            yield

    def choose_for(self, party: Party) -> None:
        """Show the set-up of a match of a party, else with the choices of last time."""
        wanted = wanted_by(self.window.settings)
        self.choose(wanted._replace(setup=replace(wanted.setup, players=party.players)), party)

    def choose(self, wanted: WantedGame | None = None, party: Party | None = None) -> None:
        """Show the set-up, with the choices of last time or these."""
        self.put_away()
        settings = self.window.settings
        chosen, remembered = wanted or wanted_by(settings), players_of_last_time(settings)
        if chosen.hints is None:
            chosen = chosen._replace(hints=hints_of(settings))
        known = self._known_players()

        def make(look: Look) -> NewGameScreen:
            own = tuple(map(with_name, own_lands(Shelf(self.folders.lands))))
            house = House.of(self.folders, DESIGNER, party)
            screen = NewGameScreen(look, self.box.catalogue, chosen, remembered, known, own, house)
            screen.household.switched.connect(
                partial(keep_even, self.window, self.folders, DESIGNER)
            )
            screen.begin.connect(self.begin)
            screen.drawing.connect(self.draw_lands)
            screen.back.connect(self.requests.left)
            return screen

        self.window.show_screen(make)

    def _known_players(self) -> KnownPlayers:
        results, warning = read_results(self.folders.records)
        if warning:
            self.window.warn(scores_in_words(warning))
        known = KnownPlayers.of(results)
        # Who is called otherwise by now is no newcomer.
        house = people_in(self.folders).people
        also = (one.names for one in house if one.names & known.names)
        return known._replace(names=known.names.union(*also))

    def begin(self, wanted: WantedGame) -> None:
        """Begin a match, and remember what was chosen for it."""
        self.window.change_settings(**setting_changes(wanted, self.window.settings))
        self.beginning.begin(wanted.setup, wanted.seed)

    def show_board(self) -> None:
        """Show the free board, with what lay on it last."""
        self._free_board().show()

    def open_course(self, path: Path) -> None:
        """Lay the course of a file on a board of its own; a bad one is told about.

        A land is drawn on a meadow of its own.
        """
        if claimed_format(path) == LAND_FORMAT:
            self.draw_lands()
            self._land_editor().open_land(path)
            return
        board = self._free_board()
        board.show()
        board.open_course(path)

    def _free_board(self) -> FreeBoard:
        self.put_away()
        if self._board is None:
            self._board = FreeBoard(self.window, self.requests, self.folders, self.box)
            self._board.lands_wanted.connect(self.draw_lands)
        return self._board

    def draw_lands(self) -> None:
        """Show the land editor, with what was drawn there last."""
        self.put_away()
        self._land_editor().show()

    def _land_editor(self) -> LandEditor:
        if self._lands is None:
            self._lands = LandEditor(self.window, self.requests, self.folders, self.box)
            self._lands.play.connect(self._build_on)
        return self._lands

    def _build_on(self, land: OwnLand) -> None:
        """Show the set-up of a game on a land."""
        wanted = wanted_by(self.window.settings)
        self.choose(wanted._replace(setup=replace(wanted.setup, land=land)))

    def put_away(self) -> bool:
        """Give the match and the boards free, so that they can be gone on with later."""
        was_open = super().put_away()
        if self._lands is not None and self._lands.put_away():
            self._lands.deleteLater()
            self._lands = None
            was_open = True
        if self._board is not None and self._board.put_away():
            self._board.deleteLater()
            self._board = None
            was_open = True
            self.window.tidying.soon()
        return was_open

    # The match

    @property
    def seed_text(self) -> str:
        """Seed that gives the same game again, as it may be typed."""
        return str(self.open_session.match.seed)

    @property
    def left_in_bag(self) -> Mapping[str, int] | None:
        """Copies of each tile that are in the bag, by id.

        None where no game is at the table, or the settings hide them.
        """
        session = self.session
        if session is None or not self.window.settings.show_bag or self._shown not in AT_THE_TABLE:
            return None
        return left_in_bag(self.box.catalogue.designs, session.table.bag)

    def enter(self, session: TableSession, journal: Journal | None) -> None:
        """Show a match; without a journal it is only looked at."""
        self._begin_anew()
        super().enter(session, journal)
        if session.rival is not None and journal is not None:
            session.rival_changed.connect(self._count_when_built)
            self._race = Race(self.window, session, journal.header.match)
            self._race.go_on()

    def close(self) -> None:
        """Let go of the match that is open."""
        if self._race is not None:
            self._race.stop()
            self._race = None
        super().close()

    def _count_when_built(self) -> None:
        """Count the courses once the rival has finished as well."""
        if self._shown is Phase.OVER and self.open_session.is_over_everywhere:
            self.show()

    def get_ready_for(self, match: DesignerMatch) -> Iterator[None]:
        """Work out step by step what the screen of a saved match is painted of."""
        return self.box.get_ready_for(match)

    def new_session(
        self, match: DesignerMatch, header: Header, journal: Journal | None
    ) -> TableSession:
        """Return the session of a match; raises StorageError."""
        session = TableSession(self.box.rules, match, journal)
        session.refused.connect(lambda why: self.tell(refusal_sentence(why)))
        return session

    @property
    def _is_group(self) -> bool:
        return not self.open_session.is_solo

    @property
    def _player(self) -> Seat:
        """Who is to move."""
        session = self.open_session
        return session.players[session.seat]

    @property
    def _always(self) -> bool:
        return self.window.settings.curtain == "always" and self.lessons.coach is None

    def show(self) -> None:
        """Show the screen of the phase that the match is in, behind a curtain where one is due."""
        session = self.open_session
        phase = self._shown = session.phase
        if session.computer_to_move is not None:
            self._open_curtain()
            return
        handed_over = session.seat != self._seat
        self._seat = session.seat
        is_due = phase is Phase.PROMISES or (self._always and handed_over)
        if phase is not Phase.OVER and is_due and len(session.people) > 1:
            self.window.show_screen(self._curtain)
        else:
            self._open_curtain()

    def _open_curtain(self) -> None:
        """Show what only the player to move may see, or the table."""
        is_asked = self.open_session.computer_to_move is None
        screens: dict[Phase, Callable[[Look], QWidget]] = {
            Phase.CHOOSE_LAND: self._land_choice if is_asked else self._computer_choice,
            Phase.PROMISES: self._promise_choice if is_asked else self._computer_choice,
            Phase.OVER: self._counting
            if self.open_session.is_over_everywhere
            else self._last_tiles,
        }
        self.window.show_screen(screens.get(self.open_session.phase, self._table))

    def follow(self, events: object) -> None:
        """Change the screen when the phase is another.

        The table asks for that itself when it is over, and in a group for the next player too.
        """
        phase = self.open_session.phase
        if self._shown in AT_THE_TABLE:
            is_due = not self._is_group and phase not in (*AT_THE_TABLE, Phase.OVER)
        else:
            # The cards tell which promises are made already.
            is_due = self._is_group or phase is not self._shown or phase is Phase.PROMISES
        if is_due and not self._promising:
            is_theirs = phase is Phase.PROMISES and self.open_session.seat == self._seat
            if is_theirs and isinstance(self.window.screen_shown, PromisesScreen):
                # Whoever looks at the promises already is the one who may.
                self._open_curtain()
            else:
                self.show()

    def tell(self, text: str) -> None:
        """Tell what went wrong, where the table does not do so itself."""
        if self._shown not in AT_THE_TABLE:
            self.window.warn(text)

    # Lands, promises, curtain

    def _land_choice(self, look: Look) -> LandChoiceScreen:
        session = self.open_session
        lands = list(self._lands_dealt(session))
        clients, seed = session.table.clients, self.seed_text
        player = self._player if self._is_group else None
        screen = LandChoiceScreen(look, lands, clients, seed, player, self.hints)
        screen.chosen.connect(lambda choice: session.play(ChooseLand(choice)))
        # What was given out on a land of its own has no set-up to go back to.
        stays = bool(session.match.moves or self.lessons.coach or session.match.setup.land)
        screen.back.connect(self.requests.left if stays else self._back_to_setup)
        return screen

    def _lands_dealt(self, session: TableSession) -> tuple[Land, ...]:
        known = self.box.rules.lands_of(session.match.setup)
        return tuple(known[index] for index in session.designer.dealt)

    def _computer_choice(self, look: Look) -> ComputerChoiceScreen:
        session = self.open_session
        lands = self._lands_dealt(session)
        motion = Motion.of(self.window.settings)
        screen = ComputerChoiceScreen(look, session, lands, motion, self.computers)
        self.requests.answer(screen.asks)
        return screen

    def _back_to_setup(self) -> None:
        """Forget a match in which nothing was chosen: its seed deals the same lands again."""
        wanted = WantedGame(self.open_session.match.setup, self.seed_text)
        self.forget()
        self.choose(wanted)

    def _promise_choice(self, look: Look) -> PromisesScreen:
        promiser = promiser_of(self.open_session, looking=False)
        screen = PromisesScreen(look, promiser, self.box.atlas, self.hints)
        screen.promised.connect(self._promise)
        screen.back.connect(self.show if self._is_group else self.requests.left)
        return screen

    def _promise(self, promises: tuple[int, ...]) -> None:
        """Make the promises that were chosen, all at once, and go on."""
        session = self.open_session
        self._promising = True
        if all(session.play(TakePromise(promise)) for promise in promises):
            session.play(Done())
        self._promising = False
        if not session.is_held:
            self.show()

    def _curtain(self, look: Look) -> CurtainScreen:
        return self._closed(look, peeking=False)

    def _peek_curtain(self, look: Look) -> CurtainScreen:
        """Let the curtain fall before a player looks at promises in the middle of a turn."""
        return self._closed(look, peeking=True)

    def _closed(self, look: Look, *, peeking: bool) -> CurtainScreen:
        session, player = self.open_session, self._player
        table = session.table
        waiting = set(range(len(session.players)) if peeking else table.waiting[1:])
        words = peek_handover(player.name) if peeking else handover(table, player.name)
        states = seat_states(table, session.seat, waiting)
        screen = CurtainScreen(look, session.players, states, words)
        opened = self._show_promises if peeking else self._open_curtain
        screen.opened.connect(opened)
        screen.home.connect(self.requests.left)
        return screen

    def _look_at_promises(self) -> None:
        """Show the promises of the player to move, to nobody else."""
        is_shared = len(self.open_session.people) > 1
        self.window.show_screen(self._peek_curtain if is_shared else self._peek)

    def _show_promises(self) -> None:
        self.window.show_screen(self._peek)

    def _peek(self, look: Look) -> PromisesScreen:
        screen = PromisesScreen(look, promiser_of(self.open_session, looking=True), self.box.atlas)
        screen.back.connect(self._open_curtain)
        return screen

    # The table

    def _table(self, look: Look) -> QWidget:
        settings, session = self.window.settings, self.open_session
        wing = DesignerTable(session, self.box.atlas, settings, self.window.size())
        screen = MatchTable(look, session, wing, settings, self.computers, self.hints)
        self.requests.answer(screen.asks)
        screen.asks.finished.connect(self.show)
        screen.asks.seats.connect(self.change_seats)
        screen.asks.handed_over.connect(lambda seat: self._hand_over(wing, seat))
        wing.course_saved_requested.connect(lambda: self._save_course(self.open_session.seat))
        wing.promises_requested.connect(self._look_at_promises)
        return screen

    def _hand_over(self, table: DesignerTable, seat: int) -> None:
        """Turn the table to the next player, behind a curtain where one is due.

        The table rests before it asks, and the match may have been left meanwhile.
        """
        if self.session is not table.session:
            return
        phase = self.open_session.phase
        is_always = self._always and len(self.open_session.people) > 1
        if phase in AT_THE_TABLE and not is_always:
            self._shown, self._seat = phase, seat
            table.show_seat(seat)
        else:
            self.show()

    # The end

    def _counting(self, look: Look) -> CountingScreen:
        settings = self.window.settings
        screen = CountingScreen(look, self.open_session, self.box.atlas, settings)
        screen.picture.connect(self._save_picture)
        screen.course.connect(self._save_course)
        screen.gates.connect(self._open_gates)
        screen.putt.connect(self._putt_on)
        screen.table_saved.connect(lambda table: save_table(self.window, table))
        screen.counted.connect(self.filing.file_away)
        screen.reopened.connect(self._reopen)
        self.requests.answer(screen.asks)
        screen.asks.again.connect(self.choose)
        self.offer_code(screen.result.code_button)
        screen.asks.review.connect(self.reviews.show)
        if self.filing.is_ended and self.lessons.coach is None:
            screen.skip()
        if self._place is not None:
            screen.tell_place(self._place)
        return screen

    def _last_tiles(self, look: Look) -> LastTilesScreen:
        if self._race is not None:
            # Its process may have come to no decision.
            self._race.go_on()
        screen = LastTilesScreen(look, self.open_session)
        screen.reopened.connect(self._reopen)
        self.requests.answer(screen.asks)
        return screen

    def tell_result(self) -> None:
        """Tell its place among those of its kind."""
        screen = self.window.screen_shown
        if self._place is not None and isinstance(screen, CountingScreen):
            screen.tell_place(self._place)
        self._keep_evening()

    def _keep_evening(self) -> None:
        """Have the course painted as it is seen on the evening of its opening day, for home."""
        session = self.open_session
        seat = 0 if session.is_solo else session.standings.winners[0]
        course_file = course_file_of(session, seat)
        if can_open(course_file):
            colour = session.racers[seat].colour
            pieces = evening_steps(course_file, self.box.putting, colour)
            Piecemeal(pieces, self._write_evening, self)

    def _write_evening(self, picture: QImage) -> None:
        place = self.folders.evening
        self.window.disk.later.write(
            partial(keep_thumbnail, place, picture), failed=self.window.tell_fault, key=place
        )

    def _reopen(self) -> None:
        """Go back to the table, as long as the score is not kept: nothing is counted yet.

        There holes are numbered (ruling D35), or what ended the game is taken back.
        """
        if not self.filing.is_ended:
            self._shown = Phase.TURN
            self.window.show_screen(self._table)

    def is_counted(self, match: str) -> bool:
        """Return whether the score of a match is written down."""
        return is_kept(self.folders.records, match)

    def keep_result(self, ended: EndedMatch) -> str:
        """Write down how a match ended; return a warning. Raises StorageError."""
        result = result_of(self.box.rules, ended)
        if result is None:
            return ""
        kept = keep_result(self.folders, result, self.box.catalogue, ended.began)
        self._place = kept.place
        return kept.warning

    def _course_file(self, seat: int) -> CourseFile:
        return course_file_of(self.open_session, seat)

    def _save_course(self, seat: int) -> None:
        save_course_file(self.window, self._course_file(seat), self.folders)

    def _save_picture(self, seat: int) -> None:
        show_picture_of(self.window, self.open_session, seat, self.beginning.notes)

    def open_gates(self, path: Path) -> None:
        """Show the opening day of the course of a match that is over, the winner's of a group."""
        self._with_course_of(path, self._open_gates_of)

    def print_course(self, path: Path) -> None:
        """Show the course of a match that is over as a sheet, the winner's of a group."""
        self._with_course_of(
            path, lambda session, seat: print_course(self.window, course_file_of(session, seat))
        )

    def _with_course_of(self, path: Path, act: Callable[[TableSession, int], None]) -> None:
        """Do something with the course of a match that is over: its session, and whose it is."""
        try:
            replay = at_once(read_journal(path, self.box.rules, self.opened.ahead))
            session = self.new_session(replay.match, replay.header, None)
        except StorageError as error:
            self.window.tell_fault(error)
            return
        act(session, 0 if session.is_solo else session.standings.winners[0])
        session.deleteLater()

    def _open_gates(self, seat: int) -> None:
        self._open_gates_of(self.open_session, seat)

    def _open_gates_of(self, session: TableSession, seat: int) -> None:
        colour = session.racers[seat].colour
        open_gates(self.window, course_file_of(session, seat), self.box.putting, colour)

    def _putt_on(self, seat: int) -> None:
        self.requests.course_built.emit(self._course_file(seat))

    # What home shows

    def progress(self, session: TableSession) -> Latest:
        """Return what home shows of the match."""
        return progress(session)

    def picture(self, session: TableSession) -> Pieces | None:
        """Return what paints a small picture of the course."""
        course, colour = session.course, session.players[session.seat].colour
        return course and thumbnail_steps(course, self.box.atlas, colour)
