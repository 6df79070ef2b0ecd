"""The table of 18 Holes: the screen on which a round is played."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Event,
    Phase,
    PlayShot,
    RevealClub,
    RivalClub,
    RoundBegun,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex
from minigolf_desktop.model.play import EVERYBODY, Refusal
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.players import your_turn
from minigolf_desktop.ui.common.table.small_talk import Talk, end_of_row
from minigolf_desktop.ui.common.table.table import MatchTable, TableWing
from minigolf_desktop.ui.common.table.task import Key
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Headline
from minigolf_desktop.ui.eighteen_holes.art.grid import direction_of_aim, hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.result import ScoreCardDialog
from minigolf_desktop.ui.eighteen_holes.round.board import RoundBoard
from minigolf_desktop.ui.eighteen_holes.round.curtain import TargetPeek, curtain_for
from minigolf_desktop.ui.eighteen_holes.round.landings import counts
from minigolf_desktop.ui.eighteen_holes.round.news import News, animations, headlines, moments_of
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.pictures import (
    RIVAL_KEYS,
    board_picture,
    game_words,
)
from minigolf_desktop.ui.eighteen_holes.round.pointing import Pointing, SpokenRound
from minigolf_desktop.ui.eighteen_holes.round.scoring import scoring_steps
from minigolf_desktop.ui.eighteen_holes.round.tasks import (
    TASKS,
    Computer,
    GameOver,
    GolfTask,
    Rest,
    Telling,
    Throw,
    is_worth_a_look,
    task_for,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, colour_at, player_names
from minigolf_desktop.ui.eighteen_holes.text.events import (
    golf_event_sentence,
    golf_refusal_sentence,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode

_PLAYED = frozenset({Phase.ACT, Phase.NAME, Phase.CHOOSE, Phase.EXTRA})
"""Phases after which all look at the course before the next hand is shown."""
_AROUND: Mapping[int, tuple[int, int]] = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}
"""By arrow: where it looks with Shift."""


class GolfTable(QObject, TableWing[GolfOffer, Action, Event]):
    """Draw and aim, watch the balls; a task a phase asks for what comes next."""

    table: MatchTable[GolfOffer, Action, Event]
    """Where the round is played."""
    board: RoundBoard
    """The course with everything round it."""
    pointing: Pointing
    """Shows what is under the pointer."""
    task: GolfTask
    """What is asked now."""

    def __init__(self, session: GolfSession, course_name: str) -> None:
        super().__init__()
        session.choose_in_the_open()
        self.session = session
        """The game on the table."""
        self.names = player_names(session.view.table.setup)
        """By seat."""
        self.title = translate("golf round", "18 Holes")
        self.words = game_words(session.view, course_name)
        table = session.view.table
        self.talk = Talk(
            lambda _, events: moments_of(events, table),
            RoundBegun,
            self.seat_room,
            lambda words: words.playing,
        )
        self.leave_words = translate("golf round", "Esc once more goes home; the game is kept.")
        self._phase = session.view.phase
        self._phase_before: Phase | None = None
        self._arrived: Callable[[], None] | None = None

    # The screen

    def furnish(self, table: MatchTable[GolfOffer, Action, Event]) -> QWidget:
        """Make the course with everything round it, and let it listen."""
        self.table = table
        # What the session tells is heard as long as the table stands.
        self.setParent(table)
        self._fill_bar()
        board = self.board = RoundBoard(table.look, self.session, table.motion, table.bar)
        self.log, self.toast = board.panels.log, board.panels.toast
        self._spoken = SpokenRound(table, board)
        self._connect()
        self.pointing = Pointing(board, self._spoken, lambda: self.task)
        return board

    def _fill_bar(self) -> None:
        """Add what can be done in a round to the bar."""
        bar, tools = self.table.bar, self.table.tools
        if golf_mode(self.session.view).has_secret_targets:
            target = tools.make(translate("golf round", "A secret target (T)"), "eye")
            target.triggered.connect(self.peek)
            bar.add(target)
        card = tools.make(translate("golf round", "Score card (S)"), "trophy")
        card.triggered.connect(self.show_score_card)
        for action in (tools.undo, tools.redo, card, tools.log):
            bar.add(action)
        for action in (tools.seats, tools.rules, tools.settings):
            bar.add(action)

    def _connect(self) -> None:
        table, console, panels = self.table, self.board.console, self.board.panels
        self.session.refused.connect(self._explain)
        self.session.curtain_wanted.connect(self._hide)
        self.board.scene.finished.connect(self._arrive)
        self.board.scene.chosen.connect(self._take_target)
        self.board.scene.hex_clicked.connect(self._click_hex)
        console.acted.connect(table.act)
        console.hand.chosen.connect(self._take_club)
        console.cards.chosen.connect(self._take_slot)
        console.targets.chosen.connect(self._take_green)
        console.look_button.pressed.connect(self.look_at_hand)
        console.look_button.released.connect(self.look_away)
        console.decks.chosen.connect(self._take_deck)
        panels.strip.hole_chosen.connect(self._click_hole)
        panels.goals.list.hole_chosen.connect(self._click_hole)
        if panels.rivals is not None:
            panels.rivals.wanted.connect(self.reveal)
        panels.log.close_button.clicked.connect(table.toggle_log)

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons and tips tell about, by name."""
        return self.board.parts

    def set_motion(self, motion: Motion) -> None:
        """Let balls fly as fast as the player wishes."""
        self.board.scene.motion = motion

    def log_sentences(self) -> tuple[Sequence[str], int]:
        """Return all that happened in sentences, and how many of the last ones are new."""
        table = self.session.view.table
        steps = [
            [golf_event_sentence(event, table, self.names) for event in events]
            for events in self.session.match.log
        ]
        sentences = [sentence for step in steps for sentence in step if sentence]
        return sentences, sum(1 for sentence in steps[-1] if sentence)

    def seat_room(self, seat: int) -> Sequence[QRect]:
        """Return where a player stands in the order of play."""
        order = self.board.panels.order
        return end_of_row(order.row_of(colour_at(self.session.view.table, seat)), order, self.table)

    # What is asked

    def task_for(self, events: Sequence[Event]) -> GolfTask:
        """Return the task of the state, with a rest where the curtain is about to fall."""
        self.task = self._task_for(events)
        return self.task

    def _task_for(self, events: Sequence[Event]) -> GolfTask:
        session, view, table = self.session, self.session.view, self.table
        is_told = bool(events) and not table.pace.is_at_once
        steps = scoring_steps(session.match.log, view) if is_told else ()
        if steps:
            return Telling(session, table.change_offer, table.ask, steps)
        if session.is_over:
            return GameOver(session, table.change_offer, table.asks.finished.emit)
        if session.computer_to_move is not None:
            return Computer(session, table.change_offer, table.pace)
        if session.is_veiled:
            told = headlines(events, view.table, self.names)
            news = told[0].title if told else ""
            return Rest(session, table.change_offer, table.open_curtain, news)
        return task_for(session, table.change_offer)

    def show(self, offer: GolfOffer) -> None:
        """Show the game as it stands, and what is offered."""
        self.why_not_undone = translate("golf round", "What was revealed cannot be taken back.")
        if self.session.is_over:
            words = translate("golf round", "The game is over, and its score is kept.")
            self.why_not_undone = words
        self.board.show_offer(offer)
        self.pointing.go_on()

    def tell(self, offer: GolfOffer, *, is_new: bool) -> None:
        """Tell who cannot see it what is another than before."""
        self._spoken.tell()

    def headlines(self, events: Sequence[Event], *, passed: bool) -> list[Headline]:
        """Return great moments, and to whom the turn has passed."""
        session = self.session
        told = headlines(events, session.view.table, self.names)
        is_asked = self.task.is_asked and not session.is_veiled and not session.is_over
        # Cards that are handed over are no event; an action taken back is told to nobody else.
        if passed and is_asked and (events or isinstance(self.task, Throw)):
            told.append(self._turn(events))
        return [news.headline(self.session.view.table) for news in told]

    def _turn(self, events: Sequence[Event]) -> News:
        """Tell to whom the turn has passed, and what for; a neighbour who throws has no turn."""
        offer = self.table.offer
        seat, note = offer.who, offer.title
        if isinstance(self.task, Throw):
            return News(note, offer.note, (seat,))
        if any(isinstance(event, RoundBegun) for event in events):
            note = f"{translate('golf round', 'Next turn')}  ·  {note}"
        return News(your_turn(self.names[seat]), note, (seat,))

    # What happens

    @property
    def is_here(self) -> bool:
        """Whether the phase is one of a round, and not of the draft."""
        phase = self.session.view.phase
        return phase in TASKS or phase is Phase.OVER

    @property
    def is_moving(self) -> bool:
        """Whether a ball or a golfer is on the way."""
        return self.board.scene.playing

    def play(self, events: Sequence[Event], done: Callable[[], None]) -> None:
        """Let balls fly and golfers walk, as the events tell."""
        view = self.session.view
        shown = animations(events, view.table)
        if not shown:
            done()
            return
        self.board.freeze()
        self._arrived = done
        end = board_picture(view, self.names, GolfOffer(self.table.offer.who))
        self.board.scene.play(shown, end)

    def _arrive(self) -> None:
        arrived, self._arrived = self._arrived, None
        if arrived is not None:
            arrived()

    def skip(self) -> bool:
        """Bring balls and golfers to where they end."""
        self.board.scene.skip()
        return True

    def settle(self, events: Sequence[Event]) -> None:
        """Note from which phase the game has come."""
        self._phase_before, self._phase = self._phase, self.session.view.phase

    def keeps_task(self, events: Sequence[Event]) -> bool:
        """Return whether only clubs of opponents were turned over: that changes no choice."""
        return bool(events) and all(isinstance(event, RivalClub) for event in events)

    def _explain(self, refusal: Refusal) -> None:
        self.table.say(golf_refusal_sentence(refusal))

    # Computers and hints

    def is_worth_a_look(self, action: Action) -> bool:
        """Return whether there is something to see of a decision before it is done."""
        return is_worth_a_look(self.session, action)

    def hint_room(self) -> QRect:
        """Return the board between the pieces at its edges."""
        gap = self.table.look.px(Space.SMALL)
        return self.board.panels.between.adjusted(gap, gap, -gap, -gap)

    def hint_areas(self, action: Action) -> tuple[QRect, ...]:
        """Return the areas a move concerns: ball, way, green, and the legend of chances."""
        field, window = self.session.view.table.field, self.board.view
        hexes = [
            hex_polygon(field.hexes[place], UNIT)
            for place in set(_places(self.session.view, action))
        ]
        corner = window.pos()
        seen = [
            window.mapFromScene(one.boundingRect()).boundingRect().translated(corner)
            for one in hexes
        ]
        return (self.board.panels.reach.geometry(), *seen)

    # Secrets

    def curtain(self) -> CurtainScreen | None:
        """Return the curtain before who chooses in secret; None while all look at the course."""
        if not self.session.is_veiled or self._phase_before in _PLAYED:
            return None
        return curtain_for(self.table.look, self.session)

    def _hide(self) -> None:
        """Let the curtain fall in the middle of a turn (Lucky, ruling H19)."""
        self.table.fall(curtain_for(self.table.look, self.session))

    def unveil(self) -> bool:
        """Show the hand of the player who pressed the button; return whether the task changes."""
        self.session.unveil()
        return not self.session.in_secret

    def peek(self) -> None:
        """Let a player look at the own secret target, once play has begun (Kelly Golf)."""
        if not golf_mode(self.session.view).has_secret_targets or not self.table.is_settled:
            return
        seat = max(0, self.table.offer.who)
        peek = TargetPeek(self.table, self.table.look, self.session, seat)
        peek.held.connect(self._glow)
        peek.released.connect(self.table.show_offer)
        peek.open(peek)

    def _glow(self, seat: int) -> None:
        """Let the target of a player glow on the course."""
        self.board.show_golfers(self.session.view, GolfOffer(seat, is_private=True))

    def look_at_hand(self) -> None:
        """Show the hand of the player to decide until :meth:`look_away` (ruling H19)."""
        if self.board.may_look and self.table.is_settled:
            self.session.peek(self.table.offer.who)
            self.table.show_offer()

    def look_away(self) -> None:
        """Turn the hand face down again."""
        if self.session.peeks:
            self.session.peek(EVERYBODY)
            self.table.show_offer()

    # Answers

    def _take_club(self, club: int) -> None:
        if not self.is_moving:
            self.task.take_club(club)

    def _take_slot(self, slot: int) -> None:
        if not self.is_moving:
            self.task.take_slot(slot)

    def _take_deck(self, deck: int) -> None:
        if not self.is_moving:
            self.task.take_deck(deck)

    def _take_target(self, index: int) -> None:
        if not self.is_moving:
            self.task.take_target(index)

    def _take_green(self, hole: int) -> None:
        if not self.is_moving:
            self.task.take_green(hole)

    def _click_hex(self, place: Hex) -> None:
        self.table.pace.hurry()
        field = self.session.view.table.field
        number = field.number.get(place, NONE)
        if number in field.greens:
            self._take_green(field.greens.index(number))

    def _click_hole(self, hole: int) -> None:
        if self.table.offer.greens:
            self.task.take_green(hole)
        else:
            field = self.session.view.table.field
            self.board.view.reveal_hex(field.hexes[field.greens[hole]])

    def reveal(self, rival: int) -> None:
        """Turn the club of an opponent over (Solo Chaos)."""
        if self.is_moving:
            return
        if RevealClub(rival) in self.session.offers(RevealClub):
            self.session.play(RevealClub(rival))
        else:
            self.table.say(
                translate(
                    "golf round",
                    "Clubs may be turned over in turns of combined scoring, once yours is chosen.",
                )
            )

    def show_score_card(self) -> None:
        """Open the score card over the screen."""
        table = self.table
        ScoreCardDialog(table.look, table, self.session.view, self.names).open()

    # Keys

    def take_key(self, event: QKeyEvent) -> bool:
        """Look at something, also while a ball flies."""
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and key in _AROUND:
            self.pointing.look_around(_AROUND[key])
        elif key == Key.Key_S:
            self.show_score_card()
        elif key == Key.Key_T:
            self.peek()
        elif key == Key.Key_V:
            self.look_at_hand()
        elif key == Key.Key_F:
            self.board.turn_frame()
        elif event.text() == "+":
            self.board.view.zoom_in()
        elif event.text() == "-":
            self.board.view.zoom_out()
        else:
            return key == Key.Key_D and self._goes_to_decks()
        return True

    def _goes_to_decks(self) -> bool:
        """Give the keyboard to the decks, where the key means nothing else; return whether."""
        if self.is_moving or self.table.offer.choice_of(Key.Key_D) is not None:
            return False
        return self.board.console.decks.focus_first()

    def release_key(self, key: int) -> None:
        """Turn the hand face down again when its key is let go."""
        if key == Key.Key_V:
            self.look_away()

    def lose_keyboard(self) -> None:
        """Turn the hand face down when the keyboard goes elsewhere: the release would be missed."""
        if not self.board.console.look_button.isDown():
            self.look_away()

    def press_number(self, number: int) -> bool:
        """Choose by a digit what the offer has most need of; return whether it chose or told."""
        offer, console, panels = self.table.offer, self.board.console, self.board.panels
        if panels.rivals is not None and str(number) in RIVAL_KEYS:
            self.reveal(RIVAL_KEYS.index(str(number)))
            return True
        if offer.target_cards:
            return console.targets.press(number)
        if offer.aims:
            is_aim = number <= len(DIRECTIONS)
            if is_aim and direction_of_aim(number) in offer.aims:
                self.task.take_aim(direction_of_aim(number))
            elif is_aim:
                self.table.say(translate("golf round", "There is no way in that direction."))
            return is_aim
        if any(place.refusal == "" for place in offer.hand):
            if not console.hand.press(number) and number <= len(offer.hand):
                self.table.say(offer.hand[number - 1].refusal or "")
            return number <= len(offer.hand)
        return offer.is_spread and console.cards.press(number)


def _places(view: View, action: Action) -> Iterator[int]:
    """Yield what of the course is looked at with a move, by number."""
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    yield view.balls[ball].place
    yield from (green for green in view.table.field.greens if counts(view, ball, green))
    if isinstance(action, PlayShot):
        for shot in landings(view, action.slot):
            if (shot.flight, shot.aim) == (action.flight, action.aim):
                yield from (place for place in shot.path if place < view.table.field.size)
