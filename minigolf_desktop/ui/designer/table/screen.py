"""The table screen of a game being played, by one to five players."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    Action,
    Assessment,
    Collect,
    Event,
    Pass,
    Phase,
    Reserve,
    RoundBegun,
    Stop,
)
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import LANDING, Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.key_gate import Steps
from minigolf_desktop.ui.common.laying import Pending
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text import signed
from minigolf_desktop.ui.common.theme import player_colour, stylesheet
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits, NumberingTool
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene, landing_cell
from minigolf_desktop.ui.designer.session import FROM_THE_GATE, TableSession
from minigolf_desktop.ui.designer.table.actions import MatchActions
from minigolf_desktop.ui.designer.table.advice import Advice
from minigolf_desktop.ui.designer.table.drawing_board import DrawingBoard
from minigolf_desktop.ui.designer.table.group_panels import GroupPanels, last_turn, new_cells
from minigolf_desktop.ui.designer.table.news import TableNews
from minigolf_desktop.ui.designer.table.panels import TablePanels
from minigolf_desktop.ui.designer.table.solo_panels import ASK, SoloPanels
from minigolf_desktop.ui.designer.table.tasks import (
    CollectTask,
    ComputerTask,
    CountTask,
    DrawTask,
    GiveBackTask,
    PlaceTask,
    Taking,
    TileOffer,
    TileTask,
)
from minigolf_desktop.ui.designer.table.watching import ComputerTurns
from minigolf_desktop.ui.designer.text.conditions import with_figures
from minigolf_desktop.ui.designer.widgets.racks_panel import largest_scale

Yes = Callable[[], object]
"""What is done when the answer is yes."""


class Ask(Protocol):
    """Asks on a screen before something is done."""

    def __call__(self, parent: QWidget, look: Look, yes: Yes, *, solo: bool) -> None:
        """Ask; do it if the answer is yes. ``solo`` tells whether somebody plays alone."""


def ask_to_pass(parent: QWidget, look: Look, yes: Yes, *, solo: bool) -> None:
    """Ask whether to pass this turn."""
    if solo:
        text = with_figures(
            translate("Questions", "Neither tile is placed, and {pass_cost} points are taken off.")
        )
    else:
        text = translate(
            "Questions",
            "No tile is placed. The pawn goes to the bench, and plays early in the next round.",
        )
    title, word = translate("Questions", "Pass this turn?"), translate("Questions", "Pass")
    Question(parent, look, title, text, word).accepted.connect(yes)


def ask_to_stop(parent: QWidget, look: Look, yes: Yes, total: int) -> None:
    """Ask who plays alone whether to stop; ``total`` is the final score that this would be."""
    title = translate("Questions", "Stop designing?")
    text = translate("Questions", "The course is counted as it stands. Final score: {points}.")
    text = text.replace("{points}", signed(total))
    word = translate("Questions", "Stop")
    Question(parent, look, title, text, word).accepted.connect(yes)


def ask_to_reserve(parent: QWidget, look: Look, yes: Yes, *, solo: bool) -> None:
    """Ask whether to lay the tile in hand on the gate."""
    text = with_figures(
        translate(
            "Questions",
            "It can be placed in a later turn, which counts as passing. "
            "Left there to the end it costs {reserve_cost} points.",
        )
    )
    title = translate("Questions", "Lay the tile on the gate?")
    word = translate("Questions", "Lay it there")
    Question(parent, look, title, text, word).accepted.connect(yes)


class HandingOver(QObject):
    """Waits until a table may be given away."""

    due = Signal()
    """It is given away now."""

    def __init__(self, parent: QObject, rest: Callable[[], int]) -> None:
        """``rest`` returns for how many milliseconds the table is to be seen before."""
        super().__init__(parent)
        self._rest = rest
        self.is_begun = False
        """Whether the table is to be given away."""

    def begin(self) -> None:
        """Give the table away after the rest."""
        if not self.is_begun:
            self.is_begun = True
            QTimer.singleShot(self._rest(), self, self._give_away)

    def stop(self) -> None:
        """Keep the table where it is."""
        self.is_begun = False

    def _give_away(self) -> None:
        if self.is_begun:
            self.due.emit()


PLAYED = (Phase.TURN, Phase.REST)
"""Phases that are played at the table; the others have screens of their own."""


class TableScreen(BoardScreen):
    """A game being played, seen by one seat at a time."""

    hand_over = Signal(int)
    """The turn went to that seat, or it has to choose promises: show it the table, perhaps
    behind a curtain, by :meth:`show_seat`."""

    promises_requested = Signal()
    """The seat at the table wants to see its own promises, which the others must not see."""

    course_saved_requested = Signal()
    """The course is to be saved as a file of its own."""

    def __init__(
        self,
        session: TableSession,
        atlas: TileAtlas,
        look: Look,
        settings: Settings,
        computers: ComputerPlayers | None = None,
        hints: Hints | None = None,
        parent: QWidget | None = None,
        *,
        size: QSize | None = None,
    ) -> None:
        """``size`` is the one that it will have: so its panels need be made only once."""
        super().__init__(parent)
        tells_about(self, "placing")
        self.session = session
        """The match on the table."""
        self._wanted_look = look
        self._seat = session.seat if session.onlooker is None else session.onlooker
        self._looked_at: int | None = None
        roof = player_colour(session.players[session.seat].colour).fill(look.theme)
        self.scene = BoardScene(atlas, look.theme, roof, self)
        """The board."""
        self.desk = Desk(session, self.scene, Habits(settings.confirm, settings.hints), self)
        """Its tools."""
        self.drawing = DrawingBoard(self, self.asks, self, session, self.desk, settings)
        """The board with its panels and keys."""
        self.view = self.drawing.view
        """The window onto the board."""
        self.board = self.drawing.laying
        self._since = last_turn(session, self._seat)
        self.handing_over = HandingOver(self, lambda: 2 * self.scene.motion.duration(LANDING))
        """Waits until the table may be given away."""
        self.handing_over.due.connect(self._give_away)
        self._steps = Steps(self)
        self.news = TableNews(self, self.drawing, session, self._steps)
        """What is told to the whole table."""
        self.watching = ComputerTurns(self, session, atlas, self.scene.motion, computers)
        """The turns of computers."""
        self.watching.pace.shown.connect(self._show_decision)
        self.desk.watched.connect(self.watching.pace.hurry)
        self.advice: Advice | None = None
        """Good moves; None where the match is only looked at."""
        if hints is not None:
            self.advice = Advice(self, self.view, self.desk, hints)
            self.advice.proposed.connect(self._prepare)
            self.advice.withdrawn.connect(self._withdraw)
        self.task = self._task_now()
        """What is asked now."""
        if size is not None:
            self.resize(size)
        self.drawing.build()
        session.changed.connect(self.follow)
        session.refused.connect(self.drawing.say_refusal)
        session.failed.connect(self.say)
        self.show_all()

    @property
    def is_settled(self) -> bool:
        """Whether one may read: tiles that land hide nothing."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return self.drawing.parts

    # The board

    @property
    def look(self) -> Look:
        """The look; the table of a group, where most is to be seen, is small in a small window."""
        look = self._wanted_look
        if self.session.is_solo:
            return look
        return look._replace(scale=min(look.scale, largest_scale(self.width(), self.height())))

    def furnish(self, look: Look) -> tuple[MatchActions, TablePanels]:
        """Make what can be done and what lies over the board for a look."""
        smaller = look.scale < self._wanted_look.scale
        self.setStyleSheet(stylesheet(look.theme, look.scale) if smaller else "")
        session, motion, solo = self.session, self.scene.motion, self.session.is_solo
        self.watching.pace.motion = motion
        actions = self.actions_ = MatchActions(self, look, len(session.tiles), solo=solo)
        """What can be done by a button, a key or the menu."""
        kind = SoloPanels if solo else GroupPanels
        panels = self.panels = kind(self, look, session, actions, motion)
        """What lies over the board."""
        if self.advice is not None:
            self.advice.furnish(look, panels, actions.hints)
        self._connect_actions(actions)
        offer = panels.offer
        offer.taken.connect(self.take)
        offer.keyed.connect(self.drawing.press_slot)
        offer.dragged.connect(self.drag)
        offer.dropped.connect(self.drop)
        offer.turned.connect(lambda: self.desk.turn(1))
        if isinstance(panels, GroupPanels):
            actions.others.triggered.connect(self._look_further)
            panels.let_courses_be_seen(self.look_at)
            colour = session.players[self.shown_seat].colour
            panels.sheet.turn_over(colour)
            self.scene.set_roof(player_colour(colour).fill(self.look.theme))
        return actions, panels

    def _connect_actions(self, actions: MatchActions) -> None:
        connect_all(
            [
                (actions.skip, self._pass),
                (actions.stop, self._stop),
                (actions.reserve, self._reserve),
                (actions.promises, self.promises_requested.emit),
                (actions.seats, self.asks.seats.emit),
                (actions.save, self.course_saved_requested.emit),
            ]
        )

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        self.drawing.apply_settings(settings)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place, in a wide window with larger racks."""
        if self.look != self.drawing.built_look or not self.panels.fit(self):
            self.drawing.rebuild()
        super().resizeEvent(event)

    # Whose table it is

    @property
    def seat(self) -> int:
        """The seat that the table is shown to."""
        return self._seat

    @property
    def shown_seat(self) -> int:
        """The seat whose course is on the board."""
        return self._seat if self._looked_at is None else self._looked_at

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat that the table is shown to may act."""
        session = self.session
        is_asked = session.phase in PLAYED and session.computer_to_move is None
        return is_asked and session.seat == self._seat

    def show_seat(self, seat: int) -> None:
        """Show the table to a seat: its course, its score, and what happened since its turn."""
        self.handing_over.stop()
        self.watching.acted = False
        self._seat, self._looked_at = seat, None
        self._since = last_turn(self.session, seat)
        self._steps.hand_over()
        self.news.tell(seat)
        self._turn_over()

    def look_at(self, seat: int | None) -> None:
        """Show the course of another player large; None goes back to one's own."""
        self._looked_at = None if seat == self._seat else seat
        self._turn_over()
        self.view.setFocus()

    def _look_further(self) -> None:
        """Go on to the course of the next player, in the end back to one's own."""
        self.look_at((self.shown_seat + 1) % len(self.session.players))

    def _turn_over(self) -> None:
        """Show another course at once: nothing grows or falls that lies there already."""
        still, motion = Motion(0), self.scene.motion
        colour = self.session.players[self.shown_seat].colour
        self.scene.motion = still
        self.panels.set_motion(still)
        self.panels.sheet.turn_over(colour)
        self.drawing.put_all_away()
        self.scene.set_roof(player_colour(colour).fill(self.look.theme))
        self.show_all()
        self.scene.motion = motion
        self.panels.set_motion(motion)

    # What is asked

    def _task_now(self) -> TileTask:
        """Return what is asked in the phase that the match is in."""
        session = self.session
        if session.computer_to_move is not None:
            return ComputerTask(session, self.show_tool, self.watching.pace)
        if session.is_over:
            return CountTask(session, self.show_tool, self.asks.finished.emit)
        task = self._task_of_turn()
        task.is_mine = self.is_my_turn
        return task

    def _task_of_turn(self) -> TileTask:
        session = self.session
        if session.rests and not session.is_solo:
            return GiveBackTask(session, self.show_tool)
        if session.rests and self.drawing.settings.leftover != ASK:
            return DrawTask(session, self.show_tool, self._draw)
        if session.must_collect:
            return CollectTask(session, self.show_tool)
        return PlaceTask(session, self.show_tool, self.desk)

    def _draw(self) -> None:
        """Let the next hand be drawn, with what is left over treated as the setting says."""
        if isinstance(self.panels, SoloPanels):
            self.panels.left_over.settle(self.drawing.settings.leftover)

    def _prepare(self, action: Action) -> None:
        """Propose what a hint says that lays no tile: the main button does it."""
        self.task = self._task_now()
        self.task.prepare(action)

    def _withdraw(self) -> None:
        """Propose nothing any more: something else is in hand."""
        self.task.withdraw()

    @property
    def offer(self) -> TileOffer:
        """What is offered: what a hint proposes is what the main button does."""
        offer, action = self.task.offer(), self.task.proposed
        if action is None or self.advice is None:
            return offer
        marked = action.slot if isinstance(action, Collect) else offer.marked
        main = self.task.main(self.advice.title_of(action), action)
        return replace(offer, main=main, is_ready=True, marked=marked)

    # Showing

    def follow(self, events: tuple[Event, ...]) -> None:
        """Show what a move or an undo has changed."""
        self.drawing.fall_behind()
        self.desk.board_changed()
        self._steps.end()
        self.news.note(events)
        self.panels.toast.hide()
        self._show(events)
        self.news.spoken.follow(events)

    def show_all(self) -> None:
        """Show everything anew; nothing moves."""
        self._show(())

    def _show(self, events: tuple[Event, ...]) -> None:
        self.task = self._task_now()
        self.watching.rest()
        if any(isinstance(event, RoundBegun) for event in events):
            self._since = last_turn(self.session, self._seat)
        self._show_board(events)
        self.show_scores()
        self.panels.show_bag(self.drawing.settings.show_bag)
        if self.panels.log.isVisible():
            self.tell_log()
        looked_at = self._looked_at
        self.drawing.light_again(() if looked_at is None else self.fresh_cells().get(looked_at, ()))
        if not self.is_my_turn or looked_at is not None:
            self.desk.watch()
        self.drawing.catch_up()
        if self.session.is_over:
            self.say(self.task.offer().note)
        elif self.session.computer_to_move is not None:
            self.handing_over.stop()
            self.watching.watch(self.look, self.panels.sign_place(self._looked_at is not None))
        elif not self.session.is_solo and (self.watching.acted or not self.is_my_turn):
            self.handing_over.begin()
        else:
            self.handing_over.stop()
            self.news.tell_beginning(self._seat)

    def _show_board(self, events: tuple[Event, ...]) -> None:
        seat = self.desk.seat = self.shown_seat
        designer = self.session.table.designers[seat]
        if designer.course is None:
            return
        landing = landing_cell(events, seat)
        assessment = self.session.assessment_of(seat)
        signs = signs_of(designer.course, assessment, set(designer.numbers))
        had_land = self.scene.land
        self.scene.show_course(designer.course, signs, landing)
        self.scene.receive_visitors(assessment, landing)
        if had_land is not designer.course.land:
            self.view.fit(keeps_pictures=not self.session.is_solo)

    def show_scores(self) -> None:
        """Show the score so far, or the one if the game ended now."""
        self.panels.show_seat(self._seat, self.shown_seat, self.fresh_cells())
        asks = self._looked_at is None and self.session.computer_to_move is None
        self.panels.legend.setVisible(self.drawing.settings.hints and asks)
        drawing = self.drawing
        self.panels.show_scores(self.shown_seat, drawing.shown_score, drawing.other_score)

    def fresh_cells(self) -> dict[int, frozenset[int]]:
        """Return where the others placed tiles since the last turn of this seat, by seat."""
        return new_cells(self.session, self._since, self._seat)

    def score(self, *, ending: bool) -> Assessment:
        """Return the score so far of the course on the board, or if the game ended now."""
        return self.session.assessment_of(self.shown_seat, True if ending else None)

    def tell_log(self) -> None:
        """Show in the log what happened up to now."""
        # Alone nobody waits for a turn: nothing is newer than the rest.
        since = len(self.session.match.log) if self.session.is_solo else self._since
        self.panels.tell_log(since)

    def _give_away(self) -> None:
        self.hand_over.emit(self.session.seat)

    # The turns of computers

    def _show_decision(self, action: Action) -> None:
        """Show what a computer is about to do; where no person looks on, at its own table."""
        session = self.session
        if not session.people and self._seat != session.seat:
            self._seat, self._looked_at = session.seat, None
            self._turn_over()
            return
        place = self.panels.sign_place(self._looked_at is not None)
        self.watching.tell_decision(action, self.look, place)
        if isinstance(action, Taking) and isinstance(self.panels, GroupPanels):
            self.task.show_decision(action)
            is_shown = session.seat == self.shown_seat
            self.watching.send(action, self.panels, self.view if is_shown else None)

    def show_tool(self) -> None:
        """Show what is in hand, what is offered, and what else can be done now."""
        offer, actions = self.offer, self.actions_
        self.panels.show_offer(self.desk, self._seat, offer.marked, stopping=offer.stopping)
        self.drawing.show_held()
        if offer.main is not None:
            actions.place.setText(offer.main.words)
        self._show_actions(actions)
        self._follow_drag()

    def _show_actions(self, actions: MatchActions) -> None:
        """Let the other actions be taken that the seat may take now."""
        session, mine = self.session, self.is_my_turn
        actions.skip.setEnabled(mine and session.may_place)
        actions.stop.setEnabled(mine and session.may_stop)
        actions.reserve.setEnabled(mine and (session.may_reserve or self._has_reserve))
        actions.promises.setEnabled(mine and session.match.setup.is_advanced)
        actions.number.setEnabled(bool(self.scene.signs))
        key = actions.undo.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        actions.undo.setToolTip(f"{self._undo_words()} ({key})")

    @property
    def _has_reserve(self) -> bool:
        """Whether the tile at the gate may be placed."""
        return self.session.may_place and self.session.reserved != NO_TILE

    def _undo_words(self) -> str:
        """Return what undo does at this table: perhaps it takes back another's move."""
        session = self.session
        back = session.seat_to_undo
        if back is None or back == self._seat:
            return translate("TableActions", "Undo")
        text = translate("GroupTable", "Take back what {name} did")
        return text.replace("{name}", session.players[back].name)

    def show_spot(self) -> None:
        """Show where what is in hand is held."""
        # One that waits on the board is also shown in the hand, as one that lies or does not.
        (self.show_tool if isinstance(self.desk.tool, Pending) else self._follow_drag)()

    def _follow_drag(self) -> None:
        """Show what every step changes: the sheet, and whether the tile may lie there."""
        self.panels.show_sheet(self.desk, self.shown_seat)
        numbers = isinstance(self.desk.tool, NumberingTool) and self.task.is_asked
        is_ready = self.task.is_mine and self.offer.is_ready
        self.actions_.place.setEnabled(is_ready and not numbers)

    def can_take(self, slot: int) -> bool:
        """Return whether a tile may be taken now: to place it, face down or to send it back."""
        if self.task.chooses:
            return self.is_my_turn and self.session.tiles[slot] != NO_TILE
        return self.is_my_turn and self.desk.can_take(slot)

    # Acting

    def take(self, slot: int) -> None:
        """Take a tile with the mouse: to place it, to keep it face down, to send it back."""
        if not self._taken_otherwise(slot):
            self.drawing.take(slot)

    def take_by_key(self, slot: int) -> None:
        """Take a tile with a key: to place it, to keep it face down, to send it back."""
        if not self._taken_otherwise(slot):
            self.drawing.take_by_key(slot)

    def _taken_otherwise(self, slot: int) -> bool:
        """Take a tile where it is not to be placed; return whether that is so."""
        if not self.is_my_turn:
            return True
        if self._looked_at is not None:
            self.look_at(None)
        if slot == FROM_THE_GATE or not self.task.chooses:
            return False
        self.task.take(slot)
        return True

    def confirm(self) -> bool:
        """Do what the main button says; return whether there was anything to do."""
        if isinstance(self.desk.tool, NumberingTool):
            return self.desk.confirm()
        main = self.offer.main
        if main is None or not self.task.is_mine:
            return False
        if not main.is_ready:
            self.say(main.refusal)
            return True
        return main.run() is not False

    def drag(self, slot: int, at: QPoint) -> None:
        """Take a tile along with the mouse, where it may be carried to the board."""
        if self.is_my_turn and self.task.carries:
            self.drawing.drag(slot, at)

    def drop(self, slot: int, at: QPoint) -> None:
        """Lay the tile that was dragged where the mouse lets go of it."""
        if self.is_my_turn and self.task.carries:
            self.board.drop_at(at)

    def _pass(self) -> None:
        self._ask_or_do(ask_to_pass, Pass())

    def _stop(self) -> None:
        session = self.session
        if session.is_solo:
            total = session.ending.score.total
            ask_to_stop(self, self.look, lambda: session.play(Stop()), total)
        else:
            self._go_on_stopping(not self.task.stopping)

    def _go_on_stopping(self, stopping: bool) -> None:
        """Let a tile be chosen with which the player stops for good, or no longer (ruling D24).

        One that is in hand already is the one chosen; Enter takes it face down.
        """
        slot = self.desk.slot
        self.task = self._task_now()
        if stopping:
            chosen = None if slot == FROM_THE_GATE else slot
            self.task = CollectTask(self.session, self.show_tool, chosen, stopping=True)
        self.desk.rest()
        if stopping:
            self.desk.watch()
            self.say(self.task.offer().note)
        else:
            self.panels.toast.hide()
        self.show_tool()

    def _reserve(self) -> None:
        """Take the tile from the gate, or lay the one in hand there."""
        slot = self.desk.slot
        if self._has_reserve:
            self.take_by_key(FROM_THE_GATE)
        elif slot is None:
            self.say(translate("GroupTable", "First choose the tile to lay on the gate."))
        else:
            self._ask_or_do(ask_to_reserve, Reserve(slot))

    def _ask_or_do(self, ask: Ask, action: Pass | Reserve) -> None:
        """Take an action, after a question if the player wants to be asked."""
        if self.drawing.settings.confirm:
            ask(self, self.look, lambda: self.session.play(action), solo=self.session.is_solo)
        else:
            self.session.play(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back from the course of another, or go on designing, with Esc; else as any table."""
        escapes = event.key() == Qt.Key.Key_Escape
        if escapes and self.task.proposed is not None:
            self.task.withdraw()
        elif escapes and self._looked_at is not None:
            self.look_at(None)
        elif escapes and self.task.stopping:
            self._go_on_stopping(False)
        elif not self.drawing.take_key(event) and not (escapes and self.leave()):
            super().keyPressEvent(event)
