"""The table of a match of Minigolf Designer, of one to five players: what the game brings to it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    Action,
    Assessment,
    Event,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    Reserve,
    RoundBegun,
    Stop,
)
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import LANDING, Motion
from minigolf_desktop.ui.common.laying import Pending
from minigolf_desktop.ui.common.laying.board_screen import leave_words
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.table.small_talk import Talk
from minigolf_desktop.ui.common.table.table import MatchTable, TableWing
from minigolf_desktop.ui.common.theme import player_colour, stylesheet
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.banner import Headline
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits, NumberingTool
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene, landing_cell
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.session import FROM_THE_GATE, TableSession
from minigolf_desktop.ui.designer.table.actions import MatchActions
from minigolf_desktop.ui.designer.table.drawing_board import DrawingBoard
from minigolf_desktop.ui.designer.table.group_panels import GroupPanels, last_turn, new_cells
from minigolf_desktop.ui.designer.table.news import TableNews, moments_of
from minigolf_desktop.ui.designer.table.panels import TablePanels
from minigolf_desktop.ui.designer.table.questions import (
    Ask,
    ask_to_pass,
    ask_to_reserve,
    ask_to_stop,
)
from minigolf_desktop.ui.designer.table.solo_panels import ASK, SoloPanels
from minigolf_desktop.ui.designer.table.tasks import (
    SEEN,
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
from minigolf_desktop.ui.designer.widgets.racks_panel import largest_scale


class Ground(QWidget):
    """What board and panels lie on; whoever lays them follows its size."""

    sized = Signal()
    """It has another size."""
    appeared = Signal()
    """It is seen."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the size."""
        super().resizeEvent(event)
        self.sized.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that it is seen."""
        super().showEvent(event)
        self.appeared.emit()


_FACES = 74
"""Width of shape and face on the card of another player."""
PLAYED = (Phase.TURN, Phase.REST)
"""Phases that are played at the table; the others have screens of their own."""


class DesignerTable(QObject, TableWing[TileOffer, Action, Event]):
    """A course is designed, seen by one seat at a time."""

    promises_requested = Signal()
    """The seat at the table wants to see its own promises, which the others must not see."""

    course_saved_requested = Signal()
    """The course is to be saved as a file of its own."""

    table: MatchTable[TileOffer, Action, Event]
    """Where the match is played."""
    scene: BoardScene
    """The board."""
    desk: Desk
    """Its tools."""
    drawing: DrawingBoard
    """The board with its panels and keys."""
    actions_: MatchActions
    """What can be done by a button, a key or the menu."""
    panels: TablePanels
    """What lies over the board."""
    news: TableNews
    """What is told to the whole table."""
    watching: ComputerTurns
    """What is shown of the turns of computers."""

    def __init__(
        self,
        session: TableSession,
        atlas: TileAtlas,
        settings: Settings,
        size: QSize | None = None,
    ) -> None:
        """``size`` is the one that the table will have: so its panels need be made only once."""
        super().__init__()
        self.session = session
        """The match on the table."""
        self.title = translate("home", "Minigolf Designer")
        self.leave_words = leave_words()
        self._atlas = atlas
        self._settings = settings
        self._size = size
        self._seat = session.seat if session.onlooker is None else session.onlooker
        self._looked_at: int | None = None
        self._since = last_turn(session, self._seat)
        self._computers_acted = False
        if not session.is_solo:
            self.talk = Talk(
                lambda moves, events: moments_of(session, moves, events),
                RoundBegun,
                self.seat_room,
                lambda words: words.building,
            )
        self._untold: tuple[Event, ...] | None = None
        """What happened and is still to be spoken of; None for nothing."""

    # The screen

    def furnish(self, table: MatchTable[TileOffer, Action, Event]) -> QWidget:
        """Make the board with its panels, and let it listen."""
        self.table, self._wanted_look = table, table.look
        tells_about(table, "placing")
        session, settings = self.session, self._settings
        ground = self._ground = Ground()
        ground.resize(table.size() if self._size is None else self._size)
        roof = player_colour(session.players[session.seat].colour).fill(table.look.theme)
        self.scene = BoardScene(self._atlas, table.look.theme, roof, ground)
        self.desk = Desk(session, self.scene, Habits(settings.confirm, settings.hints), ground)
        self.drawing = DrawingBoard(ground, table.asks, self, session, self.desk, settings)
        self.drawing.laying.top = table
        self.drawing.fall_behind()
        self.view = self.drawing.view
        """The window onto the board."""
        table.setFocusProxy(self.view)
        self.news = TableNews(table, self.drawing, session)
        self.watching = ComputerTurns(ground, session, self._atlas)
        self.desk.watched.connect(table.pace.hurry)
        self.drawing.build()
        session.refused.connect(self.drawing.say_refusal)
        session.failed.connect(table.say)
        self._show_match(())
        ground.sized.connect(self._fit)
        ground.appeared.connect(self._appear)
        return ground

    @property
    def look(self) -> Look:
        """The look; the table of a group, where most is to be seen, is small in a small window."""
        look, ground = self._wanted_look, self._ground
        if self.session.is_solo:
            return look
        return look._replace(scale=min(look.scale, largest_scale(ground.width(), ground.height())))

    def make_panels(self, look: Look) -> tuple[MatchActions, TablePanels]:
        """Make what can be done and what lies over the board for a look."""
        smaller = look.scale < self._wanted_look.scale
        self.table.setStyleSheet(stylesheet(look.theme, look.scale) if smaller else "")
        session, motion, solo = self.session, self.scene.motion, self.session.is_solo
        ground = self._ground
        actions = self.actions_ = MatchActions(ground, look, len(session.tiles), solo=solo)
        kind = SoloPanels if solo else GroupPanels
        panels = self.panels = kind(ground, look, session, actions, motion)
        self.bar, self.toast = panels.bar, panels.toast
        self.table.set_look(look)
        if self.table.gives_hints:
            # Its key shows good moves, too: the table has it.
            actions.hints.setShortcut(QKeySequence())
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
            self.scene.set_roof(player_colour(colour).fill(look.theme))
        return actions, panels

    def _connect_actions(self, actions: MatchActions) -> None:
        connect_all(
            [
                (actions.skip, self._pass),
                (actions.stop, self._stop),
                (actions.reserve, self._reserve),
                (actions.promises, self.promises_requested.emit),
                (actions.seats, self.table.asks.seats.emit),
                (actions.save, self.course_saved_requested.emit),
            ]
        )

    def _fit(self) -> None:
        """Give everything its place, in a wide window with larger racks."""
        if self.look != self.drawing.built_look or not self.panels.fit(self._ground):
            self.drawing.rebuild()
        self.drawing.laying.arrange()

    def _appear(self) -> None:
        self.drawing.laying.arrange()
        self.table.take_keyboard()

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return self.drawing.parts

    @property
    def keyboard(self) -> QWidget:
        """What the keyboard belongs to now."""
        return self.view

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        draws = self.drawing.settings.leftover != settings.leftover
        self.drawing.apply_settings(settings)
        if draws:
            self.table.ask()

    def seat_room(self, seat: int) -> Sequence[QRect]:
        """Return where the shape and the face of another player are, over its course, and where
        it says who thinks.
        """
        panels = self.panels
        if not isinstance(panels, GroupPanels) or not panels.courses[seat].isVisible():
            return ()
        card = panels.courses[seat]
        face = QSize(panels.look.px(_FACES), card.height())
        rooms = [QRect(card.mapTo(self.table, QPoint()), face)]
        if self.watching.sign is not None:
            # It may appear there at any time.
            thinking = self.watching.sign.rect()
            thinking.moveCenter(panels.sign_place(self._looked_at is not None))
            rooms.append(thinking.translated(self._ground.mapTo(self.table, QPoint())))
        return rooms

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

    @property
    def is_anothers(self) -> bool:
        """Whether the table is to be given to the seat to move; the one who waits may have it."""
        session = self.session
        if session.is_solo or session.is_over or session.computer_to_move is not None:
            return False
        return self._computers_acted or not self.is_my_turn

    def show_seat(self, seat: int) -> None:
        """Show the table to a seat: its course, its score, and what happened since its turn."""
        self._computers_acted = False
        self._seat, self._looked_at = seat, None
        self._since = last_turn(self.session, seat)
        self._turn_over()
        self.table.ask()
        self.table.steps.hand_over()
        self.table.banner.tell(self.news.of_turn(seat))

    def look_at(self, seat: int | None) -> None:
        """Show the course of another player large; None goes back to one's own."""
        self._looked_at = None if seat == self._seat else seat
        self._turn_over()
        self.table.show_offer()
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
        self._show_match(())
        self.scene.motion = motion
        self.panels.set_motion(motion)

    # What is asked

    def task_for(self, events: Sequence[Event]) -> TileTask:
        """Return what is asked in the phase that the match is in."""
        session, table, desk = self.session, self.table, self.desk
        changed = table.show_offer
        if session.computer_to_move is not None:
            self._computers_acted = True
            return ComputerTask(session, changed, desk, table.pace, self._show_decision)
        if session.is_over:
            return CountTask(session, changed, desk, table.asks.finished.emit)
        task = self._task_of_turn()
        task.is_mine = self.is_my_turn
        return task

    def _task_of_turn(self) -> TileTask:
        session, changed, desk = self.session, self.table.show_offer, self.desk
        if session.rests and not session.is_solo:
            return GiveBackTask(session, changed, desk)
        if session.rests and self.drawing.settings.leftover != ASK:
            return DrawTask(session, changed, desk, self._draw)
        if session.must_collect:
            return CollectTask(session, changed, desk)
        return PlaceTask(session, changed, desk)

    @property
    def _task(self) -> TileTask:
        task = self.table.task
        if not isinstance(task, TileTask):
            raise TypeError("the table asks what this wing brought")
        return task

    def _draw(self) -> None:
        """Let the next hand be drawn, with what is left over treated as the setting says."""
        if isinstance(self.panels, SoloPanels):
            self.panels.left_over.settle(self.drawing.settings.leftover)

    # Showing

    def settle(self, events: Sequence[Event]) -> None:
        """Show what a move or an undo has changed."""
        self.drawing.fall_behind()
        self.desk.board_changed()
        if any(isinstance(event, RoundBegun) for event in events):
            self._since = last_turn(self.session, self._seat)
        self._show_match(events)
        self._untold = tuple(events)

    def show_all(self) -> None:
        """Show everything anew; nothing moves."""
        self._show_match(())
        self.table.show_offer()
        # The panels may be others, which have said nothing yet.
        self.table.say(self.table.offer.note)

    def _show_match(self, events: Sequence[Event]) -> None:
        """Show the match as it stands, but for what is offered."""
        self.watching.rest()
        self._show_board(events)
        self.show_scores()
        self.panels.show_bag(self.drawing.settings.show_bag)
        if self.panels.log.isVisible():
            self.tell_log()
        looked_at = self._looked_at
        self.drawing.light_again(() if looked_at is None else self.fresh_cells().get(looked_at, ()))
        if not self.is_my_turn or looked_at is not None:
            self.desk.watch()

    def headlines(self, events: Sequence[Event], *, passed: bool) -> Sequence[Headline]:
        """Tell of circuits, and the seat that goes on of what begins with it."""
        cheered = self.news.note(events)
        goes_on = not self.is_anothers and self.session.computer_to_move is None
        begun = self.news.of_beginning(self._seat) if goes_on and not self.session.is_over else ()
        return begun or cheered

    def _show_board(self, events: Sequence[Event]) -> None:
        seat = self.desk.seat = self.shown_seat
        designer = self.session.table.designers[seat]
        if designer.course is None:
            return
        landing = landing_cell(tuple(events), seat)
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

    def show(self, offer: TileOffer) -> None:
        """Show what is in hand, what is offered, and what else can be done now."""
        actions = self.actions_
        self.drawing.show_tool_again()
        self.panels.show_offer(self.desk, self._seat, offer.marked, stopping=offer.stopping)
        self.drawing.show_held()
        if offer.main is not None:
            actions.place.setText(offer.main.words)
        self._show_actions(actions)
        self._follow_drag(offer)
        if self.session.computer_to_move is not None:
            place = self.panels.sign_place(self._looked_at is not None)
            self.watching.tell(offer, self.drawing.built_look, place, self.table.act)

    def tell(self, offer: TileOffer, *, is_new: bool) -> None:
        """Say what happened, and over the board what there is to know of something else asked.

        What leads on is read off the buttons, so it is told once they show the offer.
        """
        untold, self._untold = self._untold, None
        if untold is not None:
            self.news.spoken.follow(untold)
        if is_new:
            self.table.say(offer.note)

    def show_tool(self) -> None:
        """Show what is in hand: what a hint proposes is so no more."""
        self._task.changed()

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
        if isinstance(self.desk.tool, Pending):
            self.table.show_offer()
        else:
            self._follow_drag(self._task.offer())

    def _follow_drag(self, offer: TileOffer) -> None:
        """Show what every step changes: the sheet, and whether the tile may lie there."""
        self.panels.show_sheet(self.desk, self.shown_seat)
        task = self._task
        numbers = isinstance(self.desk.tool, NumberingTool) and task.is_asked
        self.actions_.place.setEnabled(task.is_mine and offer.is_ready and not numbers)

    def can_take(self, slot: int) -> bool:
        """Return whether a tile may be taken now: to place it, face down or to send it back."""
        if self._task.chooses:
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
        if slot == FROM_THE_GATE or not self._task.chooses:
            return False
        self._task.take(slot)
        return True

    def confirm(self) -> bool:
        """Do what the main button says; return whether it is this seat's to do."""
        if isinstance(self.desk.tool, NumberingTool):
            return self.desk.confirm()
        if not self._task.is_mine:
            return False
        self.table.act()
        return True

    def drag(self, slot: int, at: QPoint) -> None:
        """Take a tile along with the mouse, where it may be carried to the board."""
        if self.is_my_turn and self._task.carries:
            self.drawing.drag(slot, at)

    def drop(self, slot: int, at: QPoint) -> None:
        """Lay the tile that was dragged where the mouse lets go of it."""
        if self.is_my_turn and self._task.carries:
            self.drawing.laying.drop_at(at)

    def _pass(self) -> None:
        self._ask_or_do(ask_to_pass, Pass())

    def _stop(self) -> None:
        session = self.session
        if session.is_solo:
            total = session.ending.score.total
            ask_to_stop(self.table, self.look, lambda: session.play(Stop()), total)
        elif self._task.stopping:
            self._go_on_designing()
        else:
            self._choose_last_tile()

    def _choose_last_tile(self) -> None:
        """Let a tile be chosen with which the player stops for good (ruling D24).

        One that is in hand already is the one chosen; Enter takes it face down.
        """
        slot = self.desk.slot
        self.drawing.put_all_away()
        self.desk.watch()
        chosen = None if slot == FROM_THE_GATE else slot
        changed, go_on = self.table.show_offer, self._go_on_designing
        self.table.change_task(CollectTask(self.session, changed, self.desk, chosen, go_on))

    def _go_on_designing(self) -> TileTask:
        """Choose no tile to stop with any more; return what is asked instead."""
        self.drawing.put_all_away()
        self.table.ask()
        return self._task

    def _reserve(self) -> None:
        """Take the tile from the gate, or lay the one in hand there."""
        slot = self.desk.slot
        if self._has_reserve:
            self.take_by_key(FROM_THE_GATE)
        elif slot is None:
            self.table.say(translate("GroupTable", "First choose the tile to lay on the gate."))
        else:
            self._ask_or_do(ask_to_reserve, Reserve(slot))

    def _ask_or_do(self, ask: Ask, action: Pass | Reserve) -> None:
        """Take an action, after a question if the player wants to be asked."""
        if self.drawing.settings.confirm:
            ask(self.table, self.look, lambda: self.session.play(action), solo=self.session.is_solo)
        else:
            self.session.play(action)

    def take_key(self, event: QKeyEvent) -> bool:
        """Follow the keys of the board; with Esc, first go back from a hint, or another's course.

        The key of hints also shows fit and worth, unless good moves are shown already.
        """
        key, panel = event.key(), self.table.hint_panel
        if key == Qt.Key.Key_H and not event.modifiers() and panel is not None:
            if not panel.is_open:
                self.actions_.hints.trigger()
            return False
        is_escape = key == Qt.Key.Key_Escape
        return (is_escape and self._goes_back()) or self.drawing.take_key(event)

    def _goes_back(self) -> bool:
        """Take back what was only looked at or begun; return whether there was anything."""
        task = self._task
        if task.proposed is not None:
            task.withdraw()
        elif self._looked_at is not None:
            self.look_at(None)
        elif task.stopping:
            self._go_on_designing()
        else:
            return False
        return True

    # The others

    @property
    def rest(self) -> int:
        """Milliseconds for which a tile that has landed is seen before the others go on."""
        is_theirs = self.is_anothers or self.session.computer_to_move is not None
        return 2 * self.scene.motion.duration(LANDING) if is_theirs else 0

    def is_worth_a_look(self, action: Action) -> bool:
        """Return whether it is for all to see what a computer decided."""
        return isinstance(action, SEEN)

    def _show_decision(self, action: Action) -> None:
        """Show the tile that a computer takes; where no person looks on, at its own table."""
        session = self.session
        if not session.people and self._seat != session.seat:
            self._seat, self._looked_at = session.seat, None
            self._turn_over()
            self.table.show_offer()
        if isinstance(action, Taking) and isinstance(self.panels, GroupPanels):
            is_shown = session.seat == self.shown_seat
            board = self.view if is_shown else None
            self.watching.send(action, self.panels, board, self.scene.motion)

    # Hints

    def hint_room(self) -> QRect:
        """Return the board between the columns, left of the buttons that zoom."""
        panels = self.panels
        edge = panels.look.px(8)
        corner = QPoint(panels.left.geometry().right() + edge, panels.bar.height() + edge)
        across = panels.zoom.geometry().left(), panels.legend.geometry().top()
        return QRect(corner, QPoint(*across) - QPoint(edge, edge))

    def hint_areas(self, action: Action) -> Sequence[QRect]:
        """Return where a tile is laid, with what is told of it below; nothing for other moves."""
        if not isinstance(action, PlaceTile | PlaceReserved):
            return ()
        cell = cell_rect(action.cell)
        area = self.view.mapFromScene(cell.adjusted(0, 0, 0, cell.height())).boundingRect()
        return (area.translated(self.view.pos()),)
