"""A game of 18 Holes seen again: the course with its golfers, and the hex that was better."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.bots.eighteen_holes.advice import GOAL, LIES, OUT, WALKS
from minigolf_desktop.bots.judgement import Judged
from minigolf_desktop.bots.mind import Hint
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    DeclareClub,
    Event,
    ExitBunker,
    MoveOneHex,
    PassPick,
    PickClub,
    PlayClub,
    PlayShot,
    SelectClub,
)
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.play import AnyMove
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.review.judging import gain_words
from minigolf_desktop.ui.common.review.wing import Turn
from minigolf_desktop.ui.common.text import Measure
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.drawings import hexes_of
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS, Target, Targets
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    counts,
    landing_target,
    lying_words,
    sign_of,
    walk_target,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.pictures import board_picture
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, colour_at, player_names
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.events import golf_event_sentence


def better_target(before: View, best: Hint, title: str) -> Target | None:
    """Return where an action would have sent the ball, below a title; None where nobody knows.

    Of a club no card is drawn yet: then it is the hex where its ball is likeliest to come to lie.
    ``before`` is the view of the seat that decided.
    """
    ball = before.ball if before.ball != NONE else before.table.balls_of(before.seat)[0]
    target = _target(before, ball, best)
    if target is None:
        return None
    place = ", ".join(filter(None, (target.title, target.note)))
    return target._replace(title=title or target.title, note=place if title else target.note)


def _target(view: View, ball: int, best: Hint) -> Target | None:
    match best.action:
        case PlayShot(slot, flight, aim):
            for landing in landings(view, slot):
                if (landing.flight, landing.aim) == (flight, aim):
                    return landing_target(view, ball, landing)
        case MoveOneHex(direction):
            return walk_target(view, ball, direction)
    if ball >= len(view.balls):
        return None
    start, end = view.balls[ball].place, _likeliest(view, ball, best)
    if NONE in (start, end) or start == end:
        return None
    told = {reason.what: reason.amount for reason in best.reasons}
    return Target(
        hexes_of(view.table.field, (start, end)),
        GroundSign.WALK if WALKS in told else sign_of(view, end),
        False,
        *lying_words(view, ball, end, walks=WALKS in told),
        goal=counts(view, ball, end),
    )


def _likeliest(view: View, ball: int, best: Hint) -> int:
    """Return the hex where the ball is likeliest to lie, by the reasons of a hint; NONE for none.

    That is the green where a shot reaches it more often than any other ground.
    """
    told = {reason.what: reason.amount for reason in best.reasons}
    others = [chance for what, chance in told.items() if what not in (GOAL, LIES, OUT, WALKS)]
    greens, hole = view.table.field.greens, view.balls[ball].hole
    if told.get(GOAL, 0.0) > max(others, default=0.0) and 0 <= hole < len(greens):
        return greens[hole]
    return round(told.get(WALKS, told.get(LIES, NONE)))


_TURNS = (
    *(PickClub, PassPick, DeclareClub),
    *(SelectClub, PlayClub, BigHit, ExitBunker, MoveOneHex, PlayShot),
)
"""What is decided: the clubs that are drafted; then in a turn the club, what is done with it, and
which card is played."""


class GolfReview:
    """Shows a game at any decision."""

    has_ground = True

    def __init__(self, look: Look, shell: GolfShell, session: GolfSession) -> None:
        self._session = session
        setup = session.match.setup
        self._names = player_names(setup)
        self._scene = HexScene(look.theme, shell.box.face_by_id, session)
        self._scene.set_scale(look.scale)
        self._scene.motion = Motion.of(shell.window.settings)
        self._scene.show_course(session.view.table.course)
        self.board: QWidget = HexView(self._scene)
        """The course with its golfers."""
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.destroyed.connect(self._scene.deleteLater)
        self.aside: QWidget | None = None
        self.further: QPushButton | None = None

    def is_turn(self, move: AnyMove) -> bool:
        """Whether a move is one of the decisions of a turn."""
        return isinstance(move.action, _TURNS)

    def show(self, turn: Turn | None, before: View | None, judged: Judged | None) -> None:
        """Show where all golfers stand after a decision."""
        view = self._session.view
        who = view.seat if turn is None else turn.seat
        self._scene.show(board_picture(view, self._names, GolfOffer(who)))
        self._show_better(before, judged)

    def _show_better(self, before: View | None, judged: Judged | None) -> None:
        """Show where a better choice would have led, with what it is worth."""
        self._scene.show_targets(NO_TARGETS)
        if before is None or judged is None or judged.is_best:
            return
        title = gain_words(self, judged.cost.amount) if judged.is_measured else ""
        target = better_target(before, judged.best, title)
        if target is not None:
            self._scene.show_targets(Targets((target,), colour_at(before.table, judged.seat)))
            self._scene.point_at(0)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """Return what happened in the words of the log."""
        table = self._session.view.table
        told = (golf_event_sentence(event, table, self._names) for event in events)
        return [sentence for sentence in told if sentence]

    def made(self, seat: int) -> None:
        """Return nothing: the board shows what everybody came to."""

    def amount(self, figure: str, amount: float) -> str:
        """Return so many turns."""
        return Measure(amount, figure).turns


def practice_setup(setup: Setup) -> Setup:
    """Return the set-up of a practice game like another."""
    return replace(setup, practice=True)
