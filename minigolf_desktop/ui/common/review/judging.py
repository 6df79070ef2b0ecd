"""Has a match judged beside the window, keeps what comes of it, and says it in words."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.bots.judgement import Balance, Judged, Mark, judged_from_json
from minigolf_desktop.model.play import AnyMatch, AnyMove
from minigolf_desktop.storage.journal import digest_of, keep_judgement, read_judgement
from minigolf_desktop.storage.replay import move_line
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.review.wing import ReviewWing
from minigolf_desktop.ui.common.text import MINUS, tenths
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.worker import Work

_UNSOUND = (ValueError, KeyError, IndexError, TypeError, AttributeError)
"""What a file that is not ours makes of a decision."""


class MatchJudging(QObject):
    """The judgement of one match, as far as it has come."""

    changed = Signal()
    """More is known, or it is not worked on any more."""

    def __init__(self, window: MainWindow, match: AnyMatch, journal: Path, version: int) -> None:
        """``match`` is at its end; ``version`` is the version of the judge."""
        super().__init__(window)
        self._window = window
        self._rules = match.rules
        self._moves: tuple[AnyMove, ...] = match.moves
        self._journal = journal
        self._digest = digest_of(match, version)
        self._question = {
            "game": match.rules.name,
            "setup": json.dumps(match.rules.setup_to_json(match.setup)),
            "seed": match.seed,
            "moves": [move_line(move) for move in match.moves],
        }
        self._work: Work | None = None
        self.by_move: dict[int, Judged] = {}
        """Decisions judged, by the number of moves made before."""
        self.done = 0
        """Moves that were looked at."""
        self._read()

    @property
    def moves(self) -> int:
        """Moves that are to be looked at."""
        return len(self._moves)

    @property
    def is_complete(self) -> bool:
        """Whether all is judged."""
        return self.done == self.moves

    @property
    def is_thinking(self) -> bool:
        """Whether it is worked on."""
        return self._work is not None

    def begin(self) -> None:
        """Have the match judged, unless it is, or is being."""
        if self.is_complete or self.is_thinking:
            return
        self.by_move.clear()
        self.done = 0
        work = self._work = self._window.workers.judge.ask("judge", self._question)
        work.news.connect(self._take)
        work.answered.connect(self._keep)
        work.failed.connect(self._end)
        work.refused.connect(self._end)
        self.changed.emit()

    def cancel(self) -> None:
        """Think no further; what is known so far stays."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()
            self.changed.emit()

    def _read(self) -> None:
        kept = read_judgement(self._journal, self._digest)
        if kept is None:
            return
        try:
            found = [self._judged(one) for one in kept]
        except _UNSOUND:
            return
        self.by_move = {one.move: one for one in found}
        self.done = self.moves

    def _judged(self, data: Mapping[str, Any]) -> Judged:
        return judged_from_json(self._rules.action_kinds, self._moves, data)

    def _take(self, news: Mapping[str, Any]) -> None:
        self.done = news["done"]
        if news["judged"] is not None:
            judged = self._judged(news["judged"])
            self.by_move[judged.move] = judged
        self.changed.emit()

    def _keep(self, answer: list[dict[str, Any]]) -> None:
        self._work = None
        self.done = self.moves
        self._window.disk.later.write(
            lambda: keep_judgement(self._journal, self._digest, answer),
            failed=self._window.tell_fault,
        )
        self.changed.emit()

    def _end(self, *_: object) -> None:
        self._work = None
        self.changed.emit()


def mark_name(mark: Mark) -> str:
    """Return the name of a mark."""
    return {
        Mark.BRILLIANT: translate("review", "Brilliant"),
        Mark.GOOD: translate("review", "Good"),
        Mark.SLIP: translate("review", "Slip"),
        Mark.BLUNDER: translate("review", "Blunder"),
    }[mark]


def amount_words(wing: ReviewWing, amount: float) -> str:
    """Return an amount in the unit of the game, with a true minus sign."""
    figure = tenths(abs(amount))
    sign = MINUS if amount < 0 and figure.strip("0.,") else ""
    return wing.amount(f"{sign}{figure}", amount)


def gain_words(wing: ReviewWing, amount: float) -> str:
    """Return how much more the better choice is worth, for beside it on the board."""
    text = translate("review", "{amount} better")
    return text.replace("{amount}", amount_words(wing, amount))


def verdict_words(wing: ReviewWing, judged: Judged) -> str:
    """Return what a decision cost, in a sentence."""
    cost, error = judged.cost
    if judged.is_best:
        return translate("review", "The computer found nothing better.")
    if not judged.is_measured:
        return translate(
            "review",
            "The computer would have chosen otherwise. What that comes to in the end it cannot "
            "tell: it is in no sum.",
        )
    text = translate("review", "The best it found is {amount} better.")
    if error:
        text = translate("review", "The best it found is {amount} better (give or take {error}).")
    return text.replace("{amount}", amount_words(wing, cost)).replace("{error}", tenths(error))


def luck_words(wing: ReviewWing, luck: float) -> str:
    """Return what chance gave before a decision, in a sentence; more is better in every game."""
    text = translate("review", "Luck helped by {amount} against the mean draw.")
    if luck < 0:
        text = translate("review", "Luck cost {amount} against the mean draw.")
    return text.replace("{amount}", amount_words(wing, abs(luck)))


def balance_words(wing: ReviewWing, found: Balance) -> tuple[str, str]:
    """Return what luck and choices came to in all."""
    skill = translate("review", "Choices cost {amount} against the best that was found")
    return (
        luck_words(wing, found.luck).removesuffix("."),
        skill.replace("{amount}", amount_words(wing, max(0.0, found.cost.amount))),
    )
