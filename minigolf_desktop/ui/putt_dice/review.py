"""A round of Putt Dice seen again: each putt from where it was played, with its chances."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.bots.judgement import Judged
from minigolf_desktop.model.play import AnyMove
from minigolf_desktop.model.play.seats import colours_of
from minigolf_desktop.model.putt_dice import (
    ChooseMishap,
    Phase,
    Roll,
    Rolled,
    Setup,
    TeedOff,
    View,
    odds_of,
)
from minigolf_desktop.model.putt_dice.course import HOLES
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.review.wing import Turn
from minigolf_desktop.ui.common.text import Measure, with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.hole_view import HoleView
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell
from minigolf_desktop.ui.putt_dice.words import HoleStand, dice_words, roll_sum, what_happened


class PuttReview:
    """Shows a round at any putt."""

    has_ground = False

    def __init__(self, look: Look, shell: PuttDiceShell, session: PuttingSession) -> None:
        self._session = session
        self._table = FallTable(session.rules.dice)
        self._view = HoleView(look, session.course, shell.atlas, Motion.of(shell.window.settings))
        self.board: QWidget = self._view
        """The hole, with the ball where it was putted from."""
        self.aside: QWidget | None = None
        self.further: QPushButton | None = None

    def is_turn(self, move: AnyMove) -> bool:
        """Whether a move is a putt, or the choice of a mishap."""
        return isinstance(move.action, Roll | ChooseMishap)

    def show(self, turn: Turn | None, before: View | None, judged: Judged | None) -> None:
        """Show the hole before a putt, with the chances of the dice that were taken."""
        view = self._session.view if before is None else before
        done = None if turn is None else self._session.match.moves_known[turn.move].action
        odds, dice = None, 1
        if isinstance(done, Roll) and view.phase is Phase.PUTT:
            dice = done.dice
            odds = odds_of(self._table, view.hole, view.position, dice)
        player = -1 if turn is None else turn.seat
        waiting = view.order[view.turn + 1 :]
        colours = colours_of(view.setup.players)
        stand = HoleStand(view.hole, view.position, player, waiting, odds, dice, colours)
        self._view.show_stand(stand)

    def sentences(self, events: Iterable[Any]) -> list[str]:
        """Return what fell, and what came of it."""
        told = []
        for event in events:
            match event:
                case Rolled():
                    dice = dice_words(len(event.faces))
                    told.append(with_colon(dice, roll_sum(self._session.rules.dice, event)))
                case TeedOff(number):
                    words = translate("review", "Hole {number}")
                    told.append(words.replace("{number}", str(number % HOLES + 1)))
                case _:
                    told.append(what_happened((event,), self._session.match.setup.players)[0])
        return [sentence for sentence in told if sentence]

    def made(self, seat: int) -> None:
        """Return nothing: the board shows what everybody came to."""

    def amount(self, figure: str, amount: float) -> str:
        """Return so many strokes."""
        return Measure(amount, figure).strokes


def practice_setup(setup: Setup) -> Setup:
    """Return the set-up of a practice round like another."""
    return replace(setup, practice=True)
