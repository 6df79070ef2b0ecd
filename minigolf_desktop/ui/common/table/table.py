"""The table at which a match is played: shows what is offered, and lets things happen in order.

Whatever is to follow a move follows it in :meth:`MatchTable.follow`: no part of a table listens to
the session by itself, so nothing depends on who was connected first.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers, Pace
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.key_gate import Steps, rest_keys
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.plans import Plan, PlansPanel
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.table.small_talk import Conversation, Talk
from minigolf_desktop.ui.common.table.task import ActionT, Key, OfferT, Task
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Banner, Headline
from minigolf_desktop.ui.common.widgets.bars import TitleBar, bar_button
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import LogPanel
from minigolf_desktop.ui.common.widgets.toast import Toast

EventT = TypeVar("EventT")

_READING = 1100
"""Milliseconds for which is read what leaves nothing to decide, at speed 1."""
_ENTER = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
_ARROWS: Mapping[int, int] = {
    Key.Key_Left: -1,
    Key.Key_Up: -1,
    Key.Key_Right: 1,
    Key.Key_Down: 1,
}
"""By arrow: -1 back, 1 on."""


class BarOfTable(Protocol):
    """A bar above a board, at whose right end buttons stand."""

    def put_first(self, tool: QToolButton) -> object:
        """Give a button a place left of the others at the right end."""


class TableWing(Generic[OfferT, ActionT, EventT]):
    """What a game brings to the table: its board, its panels, its tasks and its words.

    The table calls :meth:`furnish` before all else. What a game has no use for stays as it is here.
    """

    title: str
    """What the game is called."""
    words: str
    """What is played, and by how many."""
    log: LogPanel | None = None
    """What happened, in sentences; None where the table is not to tell it."""
    toast: Toast | None = None
    """Where something is said to the player; None where nothing is."""
    bar: BarOfTable | None = None
    """A bar of its own; None for the one that the table has for all."""
    leave_words = ""
    """What is said before Esc, pressed once more, goes home; with a toast only."""
    why_not_undone = ""
    """What is said where nothing can be taken back."""
    talk: Talk | None = None
    """What computers talk about; None where they are silent."""

    # The screen

    def furnish(self, table: "MatchTable[OfferT, ActionT, EventT]") -> QWidget:
        """Make board and panels, and return what fills the table, with its bar in it."""
        raise NotImplementedError

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons and tips tell about, by name."""
        raise NotImplementedError

    @property
    def keyboard(self) -> QWidget | None:
        """What the keyboard belongs to now; None for the table itself."""
        return None

    def set_motion(self, motion: Motion) -> None:
        """Move as fast as the player wishes from now on."""

    def apply_settings(self, settings: Settings) -> None:
        """Follow what else the player wishes."""

    def log_sentences(self) -> tuple[Sequence[str], int]:
        """Return all that happened in sentences, and how many of the last ones are new."""
        return (), 0

    # What is asked

    def task_for(self, events: Sequence[EventT]) -> Task[Any, OfferT, ActionT]:
        """Return what is asked now, after some events; they are none where nothing happened."""
        raise NotImplementedError

    def show(self, offer: OfferT) -> None:
        """Show the match as it stands, and what is offered."""
        raise NotImplementedError

    def tell(self, offer: OfferT, *, is_new: bool) -> None:
        """Tell who cannot see the screen what is offered, perhaps by another task than before."""

    def headlines(self, events: Sequence[EventT], *, passed: bool) -> Sequence[Headline]:
        """Return what the banner tells of some events.

        ``passed`` says whether another player is to decide than before.
        """
        return ()

    def take_key(self, event: QKeyEvent) -> bool:
        """Return whether a key looks at something, which it may do while something moves."""
        return False

    def press_number(self, number: int) -> bool:
        """Choose by a digit, from 1 to 9; return whether it stands for anything."""
        return False

    def release_key(self, key: int) -> None:
        """End what is seen for as long as a key is held."""

    def lose_keyboard(self) -> None:
        """End the same where the keyboard goes elsewhere: the release would be missed."""

    # What happens

    @property
    def is_here(self) -> bool:
        """Whether the match is played at this table still: another screen may have its turn."""
        return True

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way on the board."""
        return False

    def freeze(self) -> None:
        """Take no answer, and offer none, while something is on its way."""

    def play(self, events: Sequence[EventT], done: Callable[[], None]) -> None:
        """Show what happens on the board, then call ``done``."""
        done()

    def skip(self) -> bool:
        """Bring to rest what moves; return whether that is possible."""
        return False

    def settle(self, events: Sequence[EventT]) -> None:
        """Show what is left to be seen of events that have happened."""

    def keeps_task(self, events: Sequence[EventT]) -> bool:
        """Return whether events change nothing of what is being chosen."""
        return False

    # The others

    @property
    def rest(self) -> int:
        """Milliseconds for which what happened is seen before the others go on."""
        return 0

    @property
    def is_anothers(self) -> bool:
        """Whether the table is to be given to the player who decides next: the house does that."""
        return False

    # Computers and hints

    def is_worth_a_look(self, action: ActionT) -> bool:
        """Return whether there is something to see of a decision before it is done."""
        return True

    def hint_room(self) -> QRect:
        """Return where hints may lie on the table."""
        raise NotImplementedError

    def hint_areas(self, action: ActionT) -> Sequence[QRect]:
        """Return what of the table is looked at with a hint."""
        return ()

    # Secrets

    def curtain(self) -> CurtainScreen | None:
        """Return the curtain that falls before who decides now; None where none is due."""
        return None

    def unveil(self) -> bool:
        """Show what the curtain hid; return whether something else is asked now."""
        return True


class TableActions:
    """What can be done at every table; the table connects and enables it."""

    def __init__(self, look: Look, table: QWidget) -> None:
        self._look, self._table = look, table
        self.home = self.make(translate("table", "Home (Esc)"), "home")
        """Puts the match away."""
        self.undo = self.make(translate("table", "Undo (Ctrl+Z)"), "undo")
        """Takes the last decision back."""
        self.redo = self.make(translate("table", "Redo (Ctrl+Y)"), "redo")
        """Plays it again."""
        self.log = self.make(translate("table", "What happened (L)"), "log")
        """Opens and closes the log."""
        self.seats = self.make(translate("characters", "Who plays (Ctrl+Shift+P)"), "person")
        """Shows who decides on each seat."""
        self.rules = self.make(translate("table", "Rules (F1)"), "book")
        """Opens the rules."""
        self.settings = self.make(translate("table", "Settings"), "gear")
        """Opens the settings."""

    def make(self, words: str, icon: str) -> QAction:
        """Return an action of the table; ``words`` are told where the pointer rests on it."""
        action = QAction(self._look.icon(icon), words, self._table)
        action.setToolTip(words)
        return action


class MatchTable(QWidget, Generic[OfferT, ActionT, EventT]):
    """One for all games: the wing has what is its own, the task what is asked."""

    def __init__(
        self,
        look: Look,
        session: AnySession,
        wing: TableWing[OfferT, ActionT, EventT],
        settings: Settings,
        computers: ComputerPlayers | None = None,
        hints: Hints | None = None,
    ) -> None:
        super().__init__()
        self.look = look
        """Theme and scale."""
        self.session = session
        """The match on the table."""
        self.wing = wing
        """What is the game's own."""
        self.asks = Asks(self)
        """What is asked of the house."""
        self.motion = Motion.of(settings)
        """How fast things move."""
        self.curtain: CurtainScreen | None = None
        """The curtain, while it is down."""
        self._settings = settings
        self._hints = hints
        self._happening = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._let_others_go_on)
        self.setAccessibleName(wing.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tools = TableActions(look, self)
        """What can be done at every table."""
        self.banner = Banner(look, self.motion, self)
        """Tells what concerns everybody."""
        self.steps = Steps(self)
        """Ends what was asked, when something else is."""
        self.pace = Pace(self, self.motion, computers, wing.is_worth_a_look)
        """Plays what computers decide, so that one can follow."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.hint_panel: HintPanel | None = None
        """Good moves; None where the match is only looked at."""
        self.plans: PlansPanel | None = None
        """What computers had in mind; None at a table without them."""
        self._computers = computers
        self._filling = wing.furnish(self)
        column.addWidget(self._filling)
        self._lay_hints()
        self.task = self._task_of(())
        """What is asked now."""
        self._shown: Task[Any, OfferT, ActionT] | None = None
        self.offer = self._offered()
        """What is shown."""
        self._connect()
        self.show_offer()
        self._let_curtain_fall()
        self._go_on()

    @cached_property
    def bar(self) -> TitleBar:
        """Stands above the board, where the wing has none of its own."""
        home = bar_button(self.look, self.tools.home)
        return TitleBar(self.look, self.wing.title, self.wing.words, home)

    def set_look(self, look: Look) -> None:
        """Speak and hint in another look, with the panels of a wing that is made anew in it."""
        self.look = look
        self.banner.set_look(look)
        if self.hint_panel is not None:
            for panel in filter(None, (self.hint_panel, self.plans)):
                panel.hide()
                panel.deleteLater()
            self._lay_hints()

    def _connect(self) -> None:
        tools, asks = self.tools, self.asks
        self.conversation = Conversation(self, self.session, self.wing.talk)
        tools.home.triggered.connect(asks.home)
        tools.seats.triggered.connect(asks.seats)
        tools.rules.triggered.connect(asks.rules)
        tools.settings.triggered.connect(asks.settings)
        tools.undo.triggered.connect(self.undo)
        tools.redo.triggered.connect(self.redo)
        tools.log.triggered.connect(self.toggle_log)
        self.steps.ended.connect(self.banner.end)
        self.steps.ended.connect(self._say_no_more)
        self.pace.shown.connect(self._show_decision)
        self.pace.due.connect(self._do_decided)
        self.session.changed.connect(self.follow)

    @property
    def gives_hints(self) -> bool:
        """Whether good moves can be asked for."""
        return self._hints is not None

    def _lay_hints(self) -> None:
        """Make card and bulb of the hints."""
        if self._hints is None:
            return
        wing = self.wing
        panel = HintPanel(self.look, self, self._hints, wing.hint_room, wing.hint_areas)
        panel.pointed.connect(self._prepare)
        panel.taken.connect(self._take_hint)
        panel.closed.connect(self._withdraw)
        (wing.bar or self.bar).put_first(panel.bulb)
        self.hint_panel = panel
        if self._computers is not None:
            plans, words = self._computers.plans, self._hints.words_of
            self.plans = PlansPanel(self.look, self, plans, words, wing.hint_room)
            (wing.bar or self.bar).put_first(self.plans.button)

    # What the window and lessons ask of it

    @property
    def is_settled(self) -> bool:
        """Whether nothing is on its way, and no curtain is down."""
        return not self.wing.is_moving and self.curtain is None

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons and tips tell about, by name."""
        return self.wing.parts

    def apply_settings(self, settings: Settings) -> None:
        """Follow the player's wishes on speed and confirmation."""
        self._settings = settings
        self.motion = self.pace.motion = Motion.of(settings)
        self.wing.set_motion(self.motion)
        self.banner.set_motion(self.motion)
        self.task.confirms = settings.confirm
        self.wing.apply_settings(settings)

    def go_on_from(self, before: QWidget) -> None:
        """Leave the board in sight where all still looked at it, in another look."""
        if self.curtain is not None and isinstance(before, MatchTable) and before.curtain is None:
            self.lift()
            self.show_offer()

    # What is asked

    def _task_of(self, events: Sequence[EventT]) -> Task[Any, OfferT, ActionT]:
        task = self.wing.task_for(events)
        task.confirms = self._settings.confirm
        return task

    def _offered(self) -> OfferT:
        """Return what the task offers; what a hint proposes is what its main button does."""
        offer, action = self.task.offer(), self.task.proposed
        if self.hint_panel is None or action is None:
            return offer
        return replace(offer, main=self.task.main(self.hint_panel.title_of(action), action))

    def show_offer(self) -> None:
        """Show what the task offers; the keyboard stays where it is, if that is still there."""
        offer = self._offered()
        is_new, known = self.task is not self._shown, self._shown is not None
        self._shown = self.task
        is_new = is_new and self.curtain is None
        if is_new and known:
            self._end_step(offer)
        before = self.window().focusWidget()
        self.offer = offer
        self.wing.show(offer)
        self.tools.undo.setEnabled(self.session.can_undo)
        self.tools.redo.setEnabled(self.session.can_redo)
        if self.hint_panel is not None:
            self.hint_panel.show_bulb()
        self._tell_log()
        focus = self.window().focusWidget()
        # Qt hands the focus of a control that rests on to the next one, whatever that does.
        if self.curtain is None and (is_new or focus is None or focus is not before):
            self.take_keyboard()
        self.wing.tell(offer, is_new=is_new)

    def take_keyboard(self) -> None:
        """Give the keyboard to what it belongs to now."""
        (self.wing.keyboard or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def change_offer(self) -> None:
        """Show what the task offers by now, and let the banner tell what belongs to it."""
        self.show_offer()
        self.banner.tell(self.task.headlines())

    def ask(self) -> None:
        """Ask what is to be decided now that something was told."""
        self.change_task(self._task_of(()))
        self._go_on()

    def change_task(self, task: Task[Any, OfferT, ActionT]) -> None:
        """Ask something else than the match does by itself."""
        self.task = task
        self.show_offer()

    def _end_step(self, offer: OfferT) -> None:
        """End what was asked before; another player's answer is not to be given in haste."""
        is_another = self.task.is_asked and offer.who != self.offer.who
        if is_another or self.session.to_move is None:
            self.steps.hand_over()
        else:
            self.steps.end()
        if self.task.rest:
            rest_keys(self, self.task.rest)

    def _show_decision(self, action: ActionT) -> None:
        """Show what a computer is about to do, unless nothing is to be seen of it any more."""
        if not self.pace.is_at_once:
            self.task.show_decision(action)

    def _do_decided(self, action: ActionT) -> None:
        """Do what a computer decided; what all may see of it can be asked about afterwards."""
        computers, seat = self._computers, self.session.computer_to_move
        if computers is not None and seat is not None and self.wing.is_worth_a_look(action):
            done, *others = computers.reasons
            instead = others[0] if others else None
            computers.plans.note(Plan(seat, self.session.view_in_sight, done, instead))
        self.session.play(action)

    # Hints

    def _prepare(self, action: ActionT) -> None:
        """Choose what a hint says, to be played by a yes even by those who want no question."""
        if not self.wing.is_moving:
            self.task.confirms = True
            self.task.prepare(action)

    def _take_hint(self, action: ActionT) -> None:
        self._prepare(action)
        self.take_keyboard()

    def _withdraw(self) -> None:
        self.task.withdraw()
        self.take_keyboard()

    # What happens

    def follow(self, events: tuple[EventT, ...]) -> None:
        """Let happen what the events tell, then ask what is to be decided next."""
        # A screen that the window has put away is about to go.
        if not self.isEnabled() or not self.wing.is_here:
            return
        if not events and self._computers is not None:
            self._computers.plans.forget()
        self.lift()
        self.steps.end()
        self.pace.wait()
        self._rest.stop()
        self._filling.setUpdatesEnabled(True)
        self._happening += 1
        if self.pace.is_at_once:
            self._settle(events)
            return
        number = self._happening
        self.wing.freeze()
        self.wing.play(events, lambda: self._arrive(number, events))

    def _arrive(self, number: int, events: tuple[EventT, ...]) -> None:
        """Go on after what was seen happening, if the table is here and nothing else happens."""
        if number == self._happening and self.isEnabled():
            self._settle(events)

    def _settle(self, events: tuple[EventT, ...]) -> None:
        """Ask what is to be decided, now that everything is at rest."""
        self.lift()
        self.wing.settle(events)
        if self.wing.keeps_task(events):
            self.show_offer()
            return
        who = self.offer.who
        self.task = self._task_of(events)
        self.change_offer()
        if self.task.holds:
            return
        told = self.wing.headlines(events, passed=self.offer.who != who)
        if not self.pace.is_at_once:
            self.banner.tell(told)
        self._let_curtain_fall()
        if self.curtain is None and events and self.task.goes_on_alone:
            self._go_on_alone(self.task)
        self._go_on()

    def _go_on(self) -> None:
        """Let the others go on, once everybody has seen what happened."""
        if self.curtain is None and not self.pace.is_at_once:
            self.conversation.go_on(self.look, self._settings)
        self._rest.stop()
        rest = 0 if self.pace.is_at_once else self.wing.rest
        if rest or self.wing.is_anothers:
            # Of a table that is given away at once nobody would see anything.
            self._filling.setUpdatesEnabled(bool(rest))
            self._rest.start(rest)
        else:
            self.pace.go_on()

    def _let_others_go_on(self) -> None:
        """Give the table away, or let computers act."""
        if self.wing.is_anothers:
            self.asks.handed_over.emit(self.session.to_move)
        else:
            self.pace.go_on()
        self._filling.setUpdatesEnabled(True)

    def _go_on_alone(self, task: Task[Any, OfferT, ActionT]) -> None:
        """Do the only thing that can be done, once everybody has read what there is to read."""

        def act() -> None:
            if self.task is task and not self.wing.is_moving:
                self.act()

        QTimer.singleShot(self.motion.duration(_READING), self, act)

    # The curtain

    def _let_curtain_fall(self) -> None:
        curtain = self.wing.curtain()
        if curtain is not None:
            self.fall(curtain)

    def fall(self, curtain: CurtainScreen) -> None:
        """Let a curtain fall before the player who decides next."""
        self.lift()
        self.curtain = curtain
        curtain.opened.connect(self.open_curtain)
        curtain.home.connect(self.asks.home)
        curtain.fall(self)

    def open_curtain(self) -> None:
        """Show what only the player may see who asked for it."""
        if self.wing.unveil():
            self.task = self._task_of(())
        self.show_offer()
        self.lift()
        self.steps.hand_over()
        self.take_keyboard()

    def lift(self) -> None:
        """Put the curtain away."""
        if self.curtain is not None:
            curtain, self.curtain = self.curtain, None
            curtain.put_away()

    # What is done by a button or a key

    def act(self) -> None:
        """Do what the filled button says; what is on its way comes to rest first."""
        main = self.offer.main
        if self.wing.is_moving:
            self.wing.skip()
        elif main is not None and main.is_ready:
            main.run()
        elif main is not None:
            self.say(main.refusal)

    def undo(self) -> None:
        """Take the last decision back, up to what was revealed last."""
        if self.wing.is_moving:
            self.wing.skip()
        elif self.curtain is None and not self.session.undo():
            self.say(self.wing.why_not_undone)

    def redo(self) -> None:
        """Play the decision again that was taken back."""
        if self.is_settled:
            self.session.redo()

    def say(self, text: str, section: str = "") -> None:
        """Say something over the board; ``section`` is that of the rules it comes from, if any."""
        if self.wing.toast is not None and text:
            self.wing.toast.say(text, section)

    def _say_no_more(self) -> None:
        if self.wing.toast is not None:
            self.wing.toast.hide()

    def toggle_log(self) -> None:
        """Open or close the log."""
        log = self.wing.log
        if log is not None:
            log.setVisible(log.isHidden())
            log.raise_()
            self._tell_log()
            self.take_keyboard()

    def _tell_log(self) -> None:
        # Sentences are laid out in lines only where they are seen.
        if self.wing.log is not None and not self.wing.log.isHidden():
            self.wing.log.show_sentences(*self.wing.log_sentences())

    def leave(self) -> None:
        """Close the log, or go home; where Esc takes choices back, only when asked twice."""
        log, toast = self.wing.log, self.wing.toast
        if log is not None and not log.isHidden():
            self.toggle_log()
        elif toast is None or toast.is_asked_again(self.wing.leave_words):
            self.asks.home.emit()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by key; the curtain takes them all."""
        if self.curtain is None and not self._takes(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End what was seen while a key was held."""
        self.wing.release_key(event.key())
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End it where the keyboard goes elsewhere, too."""
        super().focusOutEvent(event)
        self.wing.lose_keyboard()

    def _takes(self, event: QKeyEvent) -> bool:
        """Do what a key is for; return whether it is for anything."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._takes_control(event)
        if self.wing.take_key(event):
            return True
        answers_by_h = self.offer.choice_of(Key.Key_H) is not None
        panel = self.hint_panel
        if panel is not None and not answers_by_h and panel.take_key(event):
            return True
        if self.plans is not None and self.plans.take_key(event):
            return True
        if event.key() == Key.Key_L and self.wing.log is not None:
            self.toggle_log()
            return True
        return self._answers(event.key())

    def _takes_control(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Key.Key_Z and not shift:
            self.undo()
        elif event.key() in (Key.Key_Y, Key.Key_Z):
            self.redo()
        else:
            return False
        return True

    def _answers(self, key: int) -> bool:
        """Answer what is asked; what is on its way comes to rest first."""
        if self.wing.is_moving:
            if not self.wing.skip() and key == Key.Key_Escape:
                self.leave()
        elif key in _ENTER:
            self._enter()
        elif (choice := self.offer.choice_of(key)) is not None:
            if choice.is_ready:
                choice.run()
            else:
                self.say(choice.refusal)
        elif Key.Key_1 <= key <= Key.Key_9:
            return self.wing.press_number(key - Key.Key_0)
        elif key in _ARROWS:
            self.task.step(_ARROWS[key])
        elif key == Key.Key_Escape:
            self.leave()
        else:
            return False
        return True

    def _enter(self) -> None:
        """Do what the filled button says, where Enter is its key."""
        if self.offer.main is not None and self.offer.main.key == Key.Key_Return:
            self.act()
