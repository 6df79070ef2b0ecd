"""What is told at the table, in a banner and aloud: whose turn it is, and what began."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import (
    NO_TILE,
    Event,
    FinalPhaseBegun,
    Phase,
    RackFilled,
    RoundBegun,
    TilePlaced,
    TurnPassed,
    seen_by,
)
from minigolf_desktop.model.designer.conditions import CIRCUIT_POINTS
from minigolf_desktop.model.designer.holes import Status, trace_holes
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.players import your_turn
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed, taken_back
from minigolf_desktop.ui.common.table.small_talk import Moment, Went
from minigolf_desktop.ui.common.text import signed, with_colon
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import CHEERED, Headline, Sign
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import MatchActions
from minigolf_desktop.ui.designer.table.drawing_board import DrawingBoard
from minigolf_desktop.ui.designer.text.conditions import with_figures
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.text.tiles import tile_words

_SHARP = 2.0


SOON = 2
"""Tiles on a course by which a plan shows."""


def moments_of(session: TableSession, moves: int, events: Iterable[Event]) -> Iterator[Moment]:
    """Give what computers may talk about after so many moves: holes done, plans, poor draws."""
    for event in events:
        if isinstance(event, TurnPassed):
            yield Moment(event.seat, Went.BADLY)
        elif isinstance(event, TilePlaced):
            course = session.open_view(moves).designers[event.seat].course
            if any(
                hole.status is Status.WELL_FORMED
                and any(cell == event.cell for cell, _ in hole.steps)
                for hole in trace_holes(course)
            ):
                yield Moment(event.seat, Went.WELL)
            elif len(course.tiles) == SOON:
                yield Moment(event.seat, Went.BEGINS)


class CircuitNews(QObject):
    """Notices whose circuit has been closed, and lights its tiles."""

    def __init__(self, scene: BoardScene, session: TableSession) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = session
        self._known = self._seats_closed()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_out)

    def closed(self) -> tuple[int, ...]:
        """Return the seats whose circuit has been closed since."""
        before, self._known = self._known, self._seats_closed()
        return tuple(sorted(self._known - before))

    def light(self, seat: int) -> None:
        """Light the tiles of the circuit of a seat whose course is on the board, for a moment.

        No veil is laid on the others: whoever is next can go on at once.
        """
        score = self._session.assessment_of(seat).score
        lines = score.condition("circuit").lines
        self._scene.light({cell for line in lines for cell in line.cells}, veils=False)
        self._rest.start(self._scene.motion.reading(CHEERED))

    def _go_out(self) -> None:
        self._scene.light(())

    def _seats_closed(self) -> frozenset[int]:
        session = self._session
        return frozenset(
            seat
            for seat, designer in enumerate(session.table.designers)
            if designer.course is not None and _is_closed(session, seat)
        )

    def headline(self, seat: int, theme: Theme) -> Headline:
        """Return what is told of a circuit that was closed."""
        player = self._session.players[seat]
        note = with_figures(translate("banner", "from the gate and back: {circuit_points.points}"))
        if self._session.is_solo:
            title = translate("banner", "The circuit is closed!")
            return Headline(title, note, (), _sign(theme), cheers=True)
        title = translate("banner", "{name} closes the circuit!").replace("{name}", player.name)
        return Headline(title, note, (player.colour,), cheers=True)


def _is_closed(session: TableSession, seat: int) -> bool:
    score = session.assessment_of(seat).score
    return score.condition("circuit").points == CIRCUIT_POINTS


def _sign(theme: Theme) -> Sign:
    """Return what paints the sign of the circuit before a headline."""

    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        side = round(2 * radius)
        picture = icon_pixmap("circuit", theme.fits, side, _SHARP)
        painter.drawPixmap(middle - QPointF(radius, radius), picture)

    return paint


class SpokenTable(QObject):
    """Announces every change of the match, in the sentences of the log."""

    def __init__(self, screen: QWidget, board: DrawingBoard, session: TableSession) -> None:
        super().__init__(screen)
        self._screen = screen
        self._board = board
        self._session = session
        self._seat = session.seat if session.onlooker is None else session.onlooker
        self._offered: tuple[int, ...] = ()
        self._moves = len(session.match.log)
        # Until then the screen stands in no window.
        QTimer.singleShot(0, self, lambda: announce(self._screen, self._opening))

    def _opening(self) -> str:
        """Return who is at the table, among more than one, and where it stands."""
        told, session = self.standing(), self._session
        is_one_of_many = bool(told) and not session.is_solo
        return in_sentences(session.players[self._seat].name if is_one_of_many else "", told)

    def begin(self, seat: int) -> None:
        """Tell a seat where the table stands that is shown to it now."""
        self._seat, self._offered = seat, ()
        announce(self._screen, self.standing)

    def follow(self, events: tuple[Event, ...]) -> None:
        """Tell what happened, once the table shows it: what Enter does is read off the button."""
        before, self._moves = self._moves, len(self._session.match.log)
        back = self._moves < before
        announce(
            self._screen,
            lambda: in_sentences(taken_back() if back else self._happened(events), self.standing()),
        )

    def _happened(self, events: tuple[Event, ...]) -> str:
        session = self._session
        rules = session.rules
        lands = rules.lands_of(session.match.setup)
        names = [player.name for player in session.players]
        # What was drawn is told with the keys that take it.
        seen = seen_by(events, 0 if session.is_solo else EVERYBODY)
        told = [event for event in seen if not isinstance(event, RackFilled)]
        return in_sentences(*(event_sentence(event, rules.box, lands, names) for event in told))

    def standing(self) -> str:
        """Return the score and what can be done, where the seat at the table is to act."""
        session = self._session
        if session.computer_to_move is not None or session.seat != self._seat:
            return ""
        score = translate("SpokenTable", "Score {points}")
        score = score.replace("{points}", signed(session.assessment.score.total))
        offered, self._offered = self._offered, session.tiles
        if session.phase is not Phase.TURN:
            return in_sentences(score, *self._ways_on())
        return in_sentences(score, *(self._offer() if offered != session.tiles else ()))

    def _offer(self) -> Iterable[str]:
        """Tell the tiles to choose from, each with the key that takes it."""
        for slot, words in self._tiles():
            yield keyed(QKeySequence(str(slot + 1)), words)

    def _ways_on(self) -> Iterable[str]:
        """Tell what is left over, and the keys that lead on."""
        if self._session.rests:
            for _, words in self._tiles():
                yield with_colon(translate("SpokenTable", "Left over"), words)
        actions = self._board.actions
        if actions.place.isEnabled():
            yield keyed(QKeySequence(Qt.Key.Key_Return), actions.place.text())
        if isinstance(actions, MatchActions):
            for action in (actions.put_back, actions.discard):
                if action.isVisible() and action.isEnabled():
                    yield keyed(action.shortcut(), action.text())

    def _tiles(self) -> Iterable[tuple[int, str]]:
        designs = self._session.rules.box.designs
        for slot, design in enumerate(self._session.tiles):
            if design != NO_TILE:
                yield slot, tile_words(designs[design])


class TableNews(QObject):
    """What the banner of a table tells, and what is spoken; a player alone is told of no turns."""

    def __init__(self, screen: QWidget, board: DrawingBoard, session: TableSession) -> None:
        super().__init__(screen)
        self._board = board
        self._session = session
        self.circuits = CircuitNews(board.scene, session)
        """Notices circuits that are closed."""
        self._cheered: list[Headline] = []
        self._begun: list[RoundBegun | FinalPhaseBegun] = []
        self.spoken = SpokenTable(screen, board, session)
        """Tells it to players who cannot see the table."""

    def note(self, events: Iterable[Event]) -> Sequence[Headline]:
        """Keep what begins until the next player is told of it; return what is cheered at once.

        The circuit that is on the board is lit.
        """
        self._begun += [one for one in events if isinstance(one, RoundBegun | FinalPhaseBegun)]
        closed = self.circuits.closed()
        if not closed:
            return ()
        # Whoever is next is told of it, too.
        theme = self._board.built_look.theme
        self._cheered = [self.circuits.headline(seat, theme) for seat in closed]
        if self._board.desk.seat in closed:
            self.circuits.light(self._board.desk.seat)
        return self._cheered

    def of_beginning(self, seat: int) -> Sequence[Headline]:
        """Return what begins with the seat that goes on, if anything does."""
        return self.of_turn(seat) if self._begun else ()

    def of_turn(self, seat: int) -> Sequence[Headline]:
        """Return that it is the turn of the seat at the table, and tell it where that stands."""
        self.spoken.begin(seat)
        cheered, self._cheered = self._cheered, []
        begun, self._begun = self._begun, []
        session = self._session
        if session.is_solo or session.is_over:
            return ()
        notes = [self._next()]
        rounds = [event.number for event in begun if isinstance(event, RoundBegun)]
        if any(isinstance(event, FinalPhaseBegun) for event in begun):
            notes.insert(0, translate("banner", "the final phase begins"))
        elif rounds:
            words = translate("banner", "round {number}").replace("{number}", str(rounds[-1]))
            notes.insert(0, words)
        player = session.players[seat]
        line = Headline(your_turn(player.name), "  ·  ".join(notes), (player.colour,))
        return [*cheered, line]

    def _next(self) -> str:
        """Return what the player to move does next."""
        if self._session.phase is Phase.REST:
            return translate("banner", "choose what goes back into the bag")
        if self._session.must_collect:
            return translate("banner", "choose the tile to take face down")
        return translate("banner", "choose a tile")
