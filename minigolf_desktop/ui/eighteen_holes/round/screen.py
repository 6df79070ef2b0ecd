"""The screen of a round of 18 Holes: asks what the phase asks for, and hands on the answers."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Phase,
    PlayShot,
    RevealClub,
    RivalClub,
    RoundBegun,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.model.play import EVERYBODY, Refusal
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers, Pace
from minigolf_desktop.ui.common.curtain import REST as CURTAIN_REST
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.key_gate import Steps, rest_keys
from minigolf_desktop.ui.common.players import your_turn
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.round.curtain import TargetPeek, curtain_for
from minigolf_desktop.ui.eighteen_holes.round.landings import NO_REACH, counts
from minigolf_desktop.ui.eighteen_holes.round.news import News, animations, headlines
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.pictures import RIVAL_KEYS, board_picture
from minigolf_desktop.ui.eighteen_holes.round.pointing import PointedTable
from minigolf_desktop.ui.eighteen_holes.round.scoring import scoring_steps
from minigolf_desktop.ui.eighteen_holes.round.table import RoundTable
from minigolf_desktop.ui.eighteen_holes.round.tasks import (
    TASKS,
    Computer,
    GameOver,
    Rest,
    Task,
    Telling,
    Throw,
    is_worth_a_look,
    task_for,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.events import golf_refusal_sentence
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode


def hint_panel(screen: RoundTable, hints: Hints, prepare: Callable[[Any], None]) -> HintPanel:
    """Return the card of a screen, its bulb in the bar; ``prepare`` chooses what a hint says."""
    panel = HintPanel(
        screen.look, screen, hints, lambda: _room(screen), lambda action: _areas(screen, action)
    )
    panel.pointed.connect(prepare)
    panel.taken.connect(prepare)
    panel.closed.connect(screen.setFocus)
    screen.bar.put_first(panel.bulb)
    return panel


def offered(task: Task, panel: HintPanel | None) -> Offer:
    """Return what a task offers; what a hint of the card proposes is what its main button does."""
    offer, action = task.offer(), task.proposed
    if panel is None or action is None:
        return offer
    return replace(offer, main=task.main(panel.title_of(action), action))


def _room(screen: RoundTable) -> QRect:
    """Return the board between the panels, left of the buttons that zoom."""
    free = screen.view.free_area.toRect().translated(screen.view.pos())
    free.setRight(screen.panels.zoom.x())
    gap = screen.look.px(Space.SMALL)
    return free.adjusted(gap, gap, -gap, -gap)


def _areas(screen: RoundTable, action: Any) -> tuple[QRect, ...]:
    """Return what is looked at with a move: ball, way and green, and what is told of the reach."""
    view, field = screen.session.view, screen.session.view.table.field
    hexes = [hex_polygon(field.hexes[place], UNIT) for place in set(_places(view, action))]
    corner = screen.view.pos()
    seen = [
        screen.view.mapFromScene(one.boundingRect()).boundingRect().translated(corner)
        for one in hexes
    ]
    return (screen.panels.reach.geometry(), *seen)


def _places(view: View, action: Any) -> Iterator[int]:
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    yield view.balls[ball].place
    yield from (green for green in view.table.field.greens if counts(view, ball, green))
    if isinstance(action, PlayShot):
        for shot in landings(view, action.slot):
            if (shot.flight, shot.aim) == (action.flight, action.aim):
                yield from (place for place in shot.path if place < view.table.field.size)


_PLAYED = frozenset({Phase.ACT, Phase.NAME, Phase.CHOOSE, Phase.EXTRA})
"""Phases after which all look at the course before the next hand is shown."""
_READING = 1100
"""Milliseconds for which a drawn card is read that leaves nothing to decide, at speed 1."""


class RoundPlay(PointedTable):
    """Play at one laptop: a task a phase, and the curtain before secret ones."""

    finished = Signal()
    """The game is over, and its score card is asked for."""

    def __init__(
        self,
        look: Look,
        session: GolfSession,
        settings: Settings,
        course_name: str,
        computers: ComputerPlayers | None = None,
        hints: Hints | None = None,
    ) -> None:
        session.choose_in_the_open()
        super().__init__(look, session, settings, course_name)
        self._settings = settings
        self._phase = session.view.phase
        self._happening: tuple[Any, ...] = ()
        self.steps = Steps(self)
        """Ends what was asked, when something else is."""
        self.pace = Pace(
            self, self.scene.motion, computers, lambda action: is_worth_a_look(session, action)
        )
        """Plays what computers decide, so that one can follow."""
        self._connect()
        self.hint_panel = None if hints is None else hint_panel(self, hints, self._prepare)
        """Good moves; None where the match is only looked at."""
        if self.hint_panel is not None:
            self.hint_panel.closed.connect(self._withdraw)
        self.task: Task = self._task_of(())
        """What is asked now."""
        self._shown: Task = self.task
        self._show()
        if session.is_veiled:
            self._fall()
        else:
            self.setFocus()
        self.pace.go_on()

    def _connect(self) -> None:
        session, panels, console, bar = self.session, self.panels, self.console, self.bar
        session.changed.connect(self._follow)
        session.refused.connect(self._explain)
        session.curtain_wanted.connect(self._fall)
        self.pace.shown.connect(self._show_decision)
        self.pace.due.connect(session.play)
        self.steps.ended.connect(panels.toast.hide)
        self.steps.ended.connect(panels.banner.end)
        self.scene.finished.connect(self._arrive)
        self.scene.chosen.connect(self._take_target)
        self.scene.hex_clicked.connect(self._click_hex)
        console.acted.connect(self.act)
        console.hand.chosen.connect(self._take_club)
        self.listen_to_pointer()
        console.cards.chosen.connect(self._take_slot)
        console.targets.chosen.connect(self._take_green)
        console.look_button.pressed.connect(self.look_at_hand)
        console.look_button.released.connect(self.look_away)
        panels.side.cards.chosen.connect(self._take_slot)
        panels.side.decks.chosen.connect(self._take_deck)
        panels.side.dial.chosen.connect(self._take_aim)
        panels.strip.hole_chosen.connect(self._click_hole)
        panels.side.goals.hole_chosen.connect(self._click_hole)
        if panels.rivals is not None:
            panels.rivals.wanted.connect(self.reveal)
        panels.log.close_button.clicked.connect(self.toggle_log)
        bar.home.clicked.connect(self.home)
        bar.target.clicked.connect(self.peek)
        bar.target.setVisible(golf_mode(session.view).has_secret_targets)
        bar.undo.clicked.connect(self.undo)
        bar.redo.clicked.connect(self.redo)
        bar.card.clicked.connect(self.show_score_card)
        bar.log.clicked.connect(self.toggle_log)
        bar.rules.clicked.connect(self.rules)
        bar.settings.clicked.connect(self.settings)
        bar.seats.clicked.connect(self.seats)

    def _prepare(self, action: Any) -> None:
        """Choose what a hint says, to be played by a yes even by those who want no question."""
        if not self.moving:
            self.task.confirms = True
            self.task.prepare(action)

    def _withdraw(self) -> None:
        self.task.withdraw()

    def apply_settings(self, settings: Settings) -> None:
        """Follow the player's wishes on speed and confirmation."""
        self._settings = settings
        self.scene.motion = self.pace.motion = Motion.of(settings)
        self.panels.banner.set_motion(self.scene.motion)
        self.task.confirms = settings.confirm

    def go_on_from(self, before: QWidget) -> None:
        """Leave the course in sight where all still looked at it, in another look."""
        if self.curtain is not None and isinstance(before, RoundPlay) and before.curtain is None:
            self._lift()
            self._show()

    # What a lesson tells about

    @property
    def is_settled(self) -> bool:
        """Whether no ball is on its way and no curtain is down."""
        return not self.moving and self.curtain is None

    # What is asked

    def _task_of(self, events: tuple[Any, ...]) -> Task:
        """Return the task of the state, with a rest where the curtain is about to fall."""
        session, view = self.session, self.session.view
        is_told = bool(events) and not self.pace.is_at_once
        steps = scoring_steps(session.match.log, view) if is_told else ()
        if steps:
            task: Task = Telling(session, self._tell_step, self._go_on, steps)
        elif session.is_over:
            task = GameOver(session, self._show, self.finished.emit)
        elif session.computer_to_move is not None:
            task = Computer(session, self._show, self.pace.hurry, self._finish_at_once)
        elif session.is_veiled:
            told = headlines(events, view.table, self.names)
            task = Rest(session, self._show, self._open, told[0].title if told else "")
        else:
            task = task_for(session, self._show)
        task.confirms = self._settings.confirm
        return task

    def _tell_step(self) -> None:
        """Tell a step of combined scoring, below the strip too."""
        self._show()
        if isinstance(self.task, Telling):
            now = self.task.now
            self.panels.banner.tell([News(now.title, now.note, rival=now.rival).headline])

    def _go_on(self) -> None:
        """Ask what is to be decided after something was told."""
        self.task = self._task_of(())
        self._show()
        self.pace.go_on()

    def _show_decision(self, action: Action) -> None:
        """Show what a computer is about to do, as far as all may see it."""
        if isinstance(self.task, Computer) and not self.pace.is_at_once:
            self.task.show_decision(action)

    def _finish_at_once(self) -> None:
        """Let the computers, who play alone now, finish the game."""
        self.pace.finish_at_once()
        self.scene.skip()

    def _fall(self) -> None:
        """Let the curtain fall before the player who chooses next."""
        self._lift()
        curtain = self.curtain = curtain_for(self.look, self.session)
        curtain.opened.connect(self._open)
        curtain.home.connect(self.home)
        curtain.fall(self)

    def _open(self) -> None:
        """Show the hand of the player who pressed the button."""
        self.session.unveil()
        if not self.session.in_secret:
            self.task = self._task_of(())
        self._show()
        self._lift()
        self.steps.hand_over()

    def _lift(self) -> None:
        if self.curtain is not None:
            curtain, self.curtain = self.curtain, None
            curtain.put_away()

    def _show(self) -> None:
        """Show what the task offers; the keyboard stays here where its control is gone."""
        before, who = self.window().focusWidget(), self.offer.who
        self.show_offer(offered(self.task, self.hint_panel))
        if self.hint_panel is not None:
            self.hint_panel.show_bulb()
        self._end_step(who)
        focus = self.window().focusWidget()
        # Qt hands the focus of a control that rests on to the next one, whatever that does.
        if self.curtain is None and (focus is None or focus is not before):
            self.setFocus()

    def _end_step(self, who: int) -> None:
        """End the step of ``who`` if another task is shown by now."""
        before, self._shown = self._shown, self.task
        if before is self.task or self.curtain is not None:
            return
        is_asked = not isinstance(self.task, Computer)
        if is_asked and (self.offer.who != who or self.session.is_over):
            self.steps.hand_over()
        else:
            self.steps.end()
        if isinstance(self.task, Rest):
            # Its button shows a hand, as that of a curtain does: no earlier than that either.
            rest_keys(self, CURTAIN_REST)

    # What happens

    def _follow(self, events: tuple[Any, ...]) -> None:
        """Let balls fly as the events tell, then ask what is to be decided next."""
        view = self.session.view
        if view.phase not in TASKS and view.phase is not Phase.OVER:
            return  # Another screen is shown for it.
        self._lift()
        self.steps.end()
        self.pace.wait()
        shown = () if self.pace.is_at_once else animations(events, view.table)
        if not shown:
            self._settle(events)
            return
        self.console.freeze()
        self.show_reach(NO_REACH)
        self.scene.show_targets(NO_TARGETS)
        self._happening = events
        self.scene.play(shown, board_picture(view, self.names, Offer(self.offer.who)))

    def _arrive(self) -> None:
        self._settle(self._happening)

    def _settle(self, events: tuple[Any, ...]) -> None:
        """Ask what is to be decided, now that everything is at rest."""
        self._lift()
        before, self._phase = self._phase, self.session.view.phase
        if events and all(isinstance(event, RivalClub) for event in events):
            # A club turned over changes nothing of what was being chosen.
            self._show()
            return
        self.task = self._task_of(events)
        if isinstance(self.task, Telling):
            self._tell_step()
            return
        who = self.offer.who
        self._show()
        told = headlines(events, self.session.view.table, self.names)
        is_asked = not (self.session.is_veiled or isinstance(self.task, Computer | GameOver))
        passed = self.offer.who != who and is_asked
        # Cards that are handed over are no event; an action taken back is told to nobody else.
        if passed and (events or isinstance(self.task, Throw)):
            told.append(self._turn(events))
        if not self.pace.is_at_once:
            self.panels.banner.tell([news.headline for news in told])
        if self.session.is_veiled and before not in _PLAYED:
            self._fall()
        elif events and self.task.goes_on_alone:
            self._go_on_alone(self.task)
        self.pace.go_on()

    def _turn(self, events: tuple[Any, ...]) -> News:
        """Tell to whom the turn has passed, and what for; a neighbour who throws has no turn."""
        seat, note = self.offer.who, self.offer.title
        if isinstance(self.task, Throw):
            return News(note, self.offer.note, (seat,))
        if any(isinstance(event, RoundBegun) for event in events):
            note = f"{translate('golf round', 'Next turn')}  ·  {note}"
        return News(your_turn(self.names[seat]), note, (seat,))

    def _go_on_alone(self, task: Task) -> None:
        """Do the only thing that can be done, once everybody has read the card."""

        def act() -> None:
            if self.task is task and not self.moving:
                self.act()

        QTimer.singleShot(self.scene.motion.duration(_READING), self, act)

    def _explain(self, refusal: Refusal) -> None:
        self.say(golf_refusal_sentence(refusal))

    # Answers

    def _take_club(self, club: int) -> None:
        if not self.moving:
            self.task.take_club(club)

    def _take_slot(self, slot: int) -> None:
        if not self.moving:
            self.task.take_slot(slot)

    def _take_deck(self, deck: int) -> None:
        if not self.moving:
            self.task.take_deck(deck)

    def _take_aim(self, direction: int) -> None:
        if not self.moving:
            self.task.take_aim(direction)

    def _take_target(self, index: int) -> None:
        if not self.moving:
            self.task.take_target(index)

    def _click_hex(self, place: Hex) -> None:
        self.pace.hurry()
        field = self.session.view.table.field
        number = field.number.get(place, NONE)
        if number in field.greens:
            self._take_green(field.greens.index(number))

    def _take_green(self, hole: int) -> None:
        if not self.moving:
            self.task.take_green(hole)

    def _click_hole(self, hole: int) -> None:
        if self.offer.greens:
            self.task.take_green(hole)
        else:
            field = self.session.view.table.field
            self.view.reveal_hex(field.hexes[field.greens[hole]])

    def act(self) -> None:
        """Press the filled button; a ball on the way comes to rest first."""
        main = self.offer.main
        if self.moving:
            self.scene.skip()
        elif main is not None and main.is_ready:
            main.run()
        elif main is not None:
            self.say(main.refusal)

    def peek(self) -> None:
        """Let a player look at the own secret target, once play has begun (Kelly Golf)."""
        if not golf_mode(self.session.view).has_secret_targets:
            return
        if self.moving or self.curtain is not None:
            return
        peek = TargetPeek(self, self.look, self.session, max(0, self.offer.who))
        peek.held.connect(self._glow)
        peek.released.connect(self._show)
        peek.open(peek)

    def look_at_hand(self) -> None:
        """Show the hand of who decides until :meth:`look_away` (ruling H19)."""
        if self.may_look and not self.moving and self.curtain is None:
            self.session.peek(self.offer.who)
            self._show()

    def look_away(self) -> None:
        """Turn the hand face down again."""
        if self.session.peeks:
            self.session.peek(EVERYBODY)
            self._show()

    def _glow(self, seat: int) -> None:
        """Let the target of a player glow on the course."""
        offer, view = Offer(seat, is_private=True), self.session.view
        self.scene.show(board_picture(view, self.names, offer))
        self._frame(view, offer)

    def undo(self) -> None:
        """Take the last action back, up to what was revealed last."""
        if self.moving:
            self.scene.skip()
        elif self.curtain is None and not self.session.undo():
            self.say(
                translate("golf round", "The game is over, and its score is kept.")
                if self.session.is_over
                else translate("golf round", "What was revealed cannot be taken back.")
            )

    def redo(self) -> None:
        """Play the action again that was taken back."""
        if not self.moving and self.curtain is None:
            self.session.redo()

    def leave(self) -> None:
        """Close the log, or go home when asked twice: the key also takes choices back."""
        words = translate("golf round", "Esc once more goes home; the game is kept.")
        if not self.panels.log.isHidden():
            self.toggle_log()
        elif self.panels.toast.is_asked_again(words):
            self.home.emit()

    def reveal(self, rival: int) -> None:
        """Turn the club of an opponent over (Solo Chaos)."""
        if self.moving:
            return
        if RevealClub(rival) in self.session.offers(RevealClub):
            self.session.play(RevealClub(rival))
        else:
            self.say(
                translate(
                    "golf round",
                    "Clubs may be turned over in turns of combined scoring, once yours is chosen.",
                )
            )


Key = Qt.Key

_ARROWS: dict[int, int] = {Key.Key_Left: -1, Key.Key_Up: -1, Key.Key_Right: 1, Key.Key_Down: 1}
"""By arrow: -1 back, 1 on."""
_AROUND: dict[int, tuple[int, int]] = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}
"""By arrow: where it looks with Shift."""


class GolfRoundScreen(RoundPlay):
    """Play with mouse and keys: what is moving comes to its end first."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by key; the curtain takes them all."""
        if self.curtain is None and not self._takes(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Turn the hand face down again when its key is let go."""
        if event.key() == Key.Key_V:
            self.look_away()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Turn the hand face down when the keyboard goes elsewhere: the release would be missed."""
        super().focusOutEvent(event)
        if not self.console.look_button.isDown():
            self.look_away()

    def _takes(self, event: QKeyEvent) -> bool:
        """Do what a key is for; return whether it is for anything."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._takes_control(event)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and event.key() in _AROUND:
            self.look_around(_AROUND[event.key()])
            return True
        hands_over = self.offer.choice_of(Key.Key_H) is not None
        if self.hint_panel is not None and not hands_over and self.hint_panel.take_key(event):
            return True
        return self._looks(event) or self._answers(event.key())

    def _takes_control(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Key.Key_Z and not shift:
            self.undo()
        elif event.key() in (Key.Key_Y, Key.Key_Z):
            self.redo()
        else:
            return False
        return True

    def _looks(self, event: QKeyEvent) -> bool:
        """Look at something, also while a ball flies."""
        key = event.key()
        if key == Key.Key_L:
            self.toggle_log()
        elif key == Key.Key_S:
            self.show_score_card()
        elif key == Key.Key_T:
            self.peek()
        elif key == Key.Key_V:
            self.look_at_hand()
        elif key == Key.Key_F:
            self.turn_frame()
        elif event.text() == "+":
            self.view.zoom_in()
        elif event.text() == "-":
            self.view.zoom_out()
        else:
            return False
        return True

    def _answers(self, key: int) -> bool:
        if self.moving:
            self.scene.skip()
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            self.act()
        elif self._chooses(key) or (key == Key.Key_D and self.panels.side.decks.focus_first()):
            pass
        elif key == Key.Key_Escape:
            self.leave()
        else:
            return False
        return True

    def _chooses(self, key: int) -> bool:
        """Answer with a key of the offer, a figure or an arrow."""
        choice = self.offer.choice_of(key)
        if choice is not None:
            if choice.is_ready:
                choice.run()
            else:
                self.say(choice.refusal)
        elif Key.Key_1 <= key <= Key.Key_9:
            self._press_number(key - Key.Key_0)
        elif key in _ARROWS:
            self.task.step(_ARROWS[key])
        else:
            return False
        return True

    def _press_number(self, number: int) -> None:
        offer = self.offer
        if self.panels.rivals is not None and str(number) in RIVAL_KEYS:
            self.reveal(RIVAL_KEYS.index(str(number)))
        elif offer.target_cards:
            self.console.targets.press(number)
        elif offer.aims:
            if not self.panels.side.dial.press(number):
                self.say(translate("golf round", "There is no way in that direction."))
        elif any(place.refusal == "" for place in offer.hand):
            if not self.console.hand.press(number) and number <= len(offer.hand):
                self.say(offer.hand[number - 1].refusal or "")
        elif offer.is_spread:
            self.console.cards.press(number)
