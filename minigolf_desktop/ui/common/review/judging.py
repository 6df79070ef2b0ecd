"""Has a match judged beside the window, keeps what comes of it, and says it in words."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.bots.judgement import (
    Balance,
    Judged,
    Mark,
    Outset,
    Weighed,
    judged_from_json,
    outset_from_json,
)
from minigolf_desktop.model.play import AnyMatch, AnyMove
from minigolf_desktop.storage.journal import digest_of, keep_judgement, read_judgement
from minigolf_desktop.storage.replay import move_line
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.review.wing import Made, ReviewWing
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import MINUS, signed, tenths, with_colon
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
        self.share = 0.0
        """How much of the work is done, from 0 to 1."""
        self.is_complete = False
        """Whether all is judged."""
        self._outsets: Sequence[Outset | None] = ()
        self._read()

    def outset(self, seat: int) -> Outset | None:
        """Return what the match began with for a seat; None as long as not all is judged."""
        return self._outsets[seat] if seat < len(self._outsets) else None

    @property
    def is_thinking(self) -> bool:
        """Whether it is worked on."""
        return self._work is not None

    def begin(self) -> None:
        """Have the match judged, unless it is, or is being."""
        if self.is_complete or self.is_thinking:
            return
        self.by_move.clear()
        self.share = 0.0
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
            self._take_all(kept.decisions, kept.outsets)
        except _UNSOUND:
            return

    def _take_all(
        self,
        decisions: Sequence[Mapping[str, Any]],
        outsets: Sequence[Sequence[float] | None],
    ) -> None:
        found = [self._judged(one) for one in decisions]
        self._outsets = [outset_from_json(one) for one in outsets]
        self.by_move = {one.move: one for one in found}
        self.is_complete = True

    def _judged(self, data: Mapping[str, Any]) -> Judged:
        return judged_from_json(self._rules.action_kinds, self._moves, data)

    def _take(self, news: Mapping[str, Any]) -> None:
        self.share = news["share"]
        judged = self._judged(news["judged"])
        self.by_move[judged.move] = judged
        self.changed.emit()

    def _keep(self, answer: Mapping[str, Any]) -> None:
        self._work = None
        found = answer["decisions"], answer["outsets"]
        self._take_all(*found)
        self._window.disk.later.write(
            lambda: keep_judgement(self._journal, self._digest, *found),
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
    return wing.amount(plain_tenths(amount), amount)


def gain_words(wing: ReviewWing, amount: float) -> str:
    """Return how much more the better choice is worth, for beside it on the board."""
    text = translate("review", "{amount} better")
    return text.replace("{amount}", amount_words(wing, amount))


def verdict_words(wing: ReviewWing, judged: Judged) -> str:
    """Return what a decision cost, in a sentence."""
    cost, error = judged.cost
    if judged.is_glance and judged.is_measured:
        text = translate("review", "At first sight nothing is better. It is still tried out.")
        if not judged.is_best:
            text = translate(
                "review", "At first sight another choice is {amount} better. It is still tried out."
            )
        return text.replace("{amount}", amount_words(wing, cost))
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


class Part(NamedTuple):
    """A part of what a match came to, in words."""

    figure: str
    """How much, with its sign, and how sure that is."""
    name: str
    """What it is, in a word or two."""
    told: str
    """The same in a sentence, for who points at it or cannot see it."""


class BalanceWords(NamedTuple):
    """What a match came to, parted."""

    luck: Part
    cost: Part
    usual: Part | None = None
    """What such matches come to; None where the game has no such measure."""
    start: Part | None = None
    """What the start was better; None where all starts are alike."""
    rest: Part | None = None
    result: Part | None = None


def balance_words(wing: ReviewWing, found: Balance) -> BalanceWords:
    """Return what luck and choices came to in all, and all that a result is made of.

    Where few strokes are good, figures are strokes: luck that helps takes some away.
    """
    outset, rest = found.outset, found.rest
    sign = -1 if outset is not None and outset.result < 0 else 1
    skill = translate("review", "Choices cost {amount} against the best that was found.")
    words = BalanceWords(
        Part(
            _figure(sign, found.luck),
            translate("review", "Luck"),
            luck_words(wing, found.luck.amount),
        ),
        Part(
            _figure(-sign, found.cost),
            translate("review", "Choices"),
            skill.replace("{amount}", amount_words(wing, max(0.0, found.cost.amount))),
        ),
    )
    if outset is None or rest is None:
        return words
    usual = translate("review", "With mean luck, a mean start and the best choices: {amount}.")
    start = translate(
        "review", "Against a mean start this one is worth {amount} (give or take {error})."
    )
    left = translate(
        "review",
        "Neither start nor luck nor choices explain {amount} (give or take {error}): that came of "
        "it later than the computer looks ahead.",
    )
    result = translate("review", "All of that adds up to {amount}.")

    def told(text: str, amount: float, error: float = 0.0) -> str:
        words = text.replace("{amount}", amount_words(wing, sign * amount))
        return words.replace("{error}", tenths(error))

    words = words._replace(
        usual=Part(
            plain_tenths(sign * outset.usual),
            translate("review", "Usual"),
            told(usual, outset.usual),
        ),
        rest=Part(_figure(sign, rest), translate("review", "Unexplained"), told(left, *rest)),
        result=Part(
            f"={NO_BREAK}{signed(round(sign * outset.result))}",
            translate("review", "Result"),
            told(result, outset.result),
        ),
    )
    if outset.start.error:
        name, start = translate("review", "Start"), told(start, *outset.start)
        words = words._replace(start=Part(_figure(sign, outset.start), name, start))
    return words


def made_words(wing: ReviewWing, made: Made) -> tuple[Part, ...]:
    """Return what a seat among others came to: its shares, which add up, and the result."""
    parts = [
        Part(
            signed(share.amount, plus=place > 0),
            share.name,
            share.told or with_colon(share.name, wing.amount(signed(share.amount), share.amount)),
        )
        for place, share in enumerate(made.shares)
    ]
    told = translate("review", "All of that adds up to {amount}.")
    told = told.replace("{amount}", wing.amount(signed(made.total), made.total))
    figure = f"={NO_BREAK}{signed(made.total)}"
    return (*parts, Part(figure, translate("review", "Result"), told))


def lead_words(
    wing: ReviewWing, made: Made, name: str, balances: tuple[Balance, Balance] | None
) -> str:
    """Return how far a seat is from another of some name, and what that comes of.

    ``balances`` are those of both; None as long as not all is judged. What luck and choices do not
    explain is told, too, so that all adds up.
    """
    text = translate("review", "As many points as {name}")
    if made.ahead:
        text = translate("review", "{amount} ahead of {name}")
    if made.ahead < 0:
        text = translate("review", "{amount} behind {name}")
    amount = wing.amount(signed(abs(made.ahead)), abs(made.ahead))
    text = text.replace("{amount}", amount).replace("{name}", name)
    base = made.shares[0].ahead if made.shares else made.ahead
    judged = "" if balances is None else _judged_apart(base, *balances)
    if not made.shares:
        return in_sentences(with_colon(text, judged) if judged else text, made.told)
    course, *others = made.shares
    told = [f"{one.name.lower()}{NO_BREAK}{signed(one.ahead, plus=True)}" for one in others]
    of_it = f"{course.name.lower()}{NO_BREAK}{signed(course.ahead, plus=True)}"
    told.append(f"{of_it} ({judged})" if judged else of_it)
    return in_sentences(with_colon(text, ", ".join(told)), made.told)


def _judged_apart(lead: int, own: Balance, other: Balance) -> str:
    """Return how much of a lead is luck, how much choices, and what neither explains."""
    luck = round(own.luck.amount - other.luck.amount, 1)
    skill = round(other.cost.amount - own.cost.amount, 1)
    parts = (
        (translate("review", "luck"), luck),
        (translate("review", "choices"), skill),
        (translate("review", "unexplained"), lead - luck - skill),
    )
    return ", ".join(f"{name}{NO_BREAK}{_with_sign(amount)}" for name, amount in parts)


def _with_sign(amount: float) -> str:
    """Return an amount with one decimal and its sign."""
    figure = plain_tenths(amount)
    return figure if figure.startswith(MINUS) else f"+{figure}"


NO_BREAK = "\N{NO-BREAK SPACE}"


def _figure(sign: int, amount: Weighed) -> str:
    """Return an amount with its sign and its error: ``+4.2 ± 1.3``."""
    figure = _with_sign(sign * amount.amount)
    if not amount.error:
        return figure
    return f"{figure}{NO_BREAK}±{NO_BREAK}{tenths(amount.error)}"


def plain_tenths(amount: float) -> str:
    """Return an amount with one decimal, and a true minus sign where it is below nought."""
    figure = tenths(abs(amount))
    return f"{MINUS}{figure}" if amount < 0 and figure.strip("0.,") else figure
