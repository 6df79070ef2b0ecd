"""What a match could have been: each decision weighed, and skill parted from luck.

A judge is made from the mind that plays the game, and is told what the seat could know when it
decided: nobody is blamed for what was hidden. What chance gave is measured against its mean before
it was known. All is in one unit, the game's own: points, strokes or turns, more for the better.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from math import sqrt
from typing import Any, NamedTuple, Protocol, TypeVar

from minigolf_desktop.bots.mind import Hint, hint_from_json, hint_to_json
from minigolf_desktop.model.play import AnyMove, AnyRules, Randomness
from minigolf_desktop.model.play.forms import Action

VERSION = 1
"""Of what all judges have in common; raised when judgements that are kept are to be made anew."""
SURE = 2.0
"""Standard errors that a difference must exceed to be marked: one in forty does so by chance."""


class Weighed(NamedTuple):
    """A difference, and how sure it is."""

    amount: float = 0.0
    error: float = 0.0
    """Its standard error; nought where it is worked out exactly."""

    def is_at_least(self, least: float) -> bool:
        """Return whether it is as much as that, and no accident of the trials."""
        return self.amount >= least and self.amount > SURE * self.error


class Mark(StrEnum):
    """What a decision deserves to be pointed out for."""

    BRILLIANT = "brilliant"
    """The best, and not what looks best at first sight."""
    GOOD = "good"
    """The best, where anything else costs."""
    SLIP = "slip"
    BLUNDER = "blunder"


class Marking(NamedTuple):
    """From how much on a decision is marked, in the unit of the game."""

    slip: float
    blunder: float
    good: float
    """Lead over the next best."""
    brilliant: float
    """Lead over what looks best at first sight."""


class Verdict(NamedTuple):
    """What a judge says of a decision."""

    best: Hint
    """What it would have done, and what speaks for that rather than for what was done; the
    decision itself where that was as good."""
    cost: Weighed = Weighed()
    """What the best was worth more. Below nought where the decision did better in trials. Nought
    where it is only preferred, as before the first turn: nobody can tell what that comes to."""
    lead: Weighed = Weighed()
    """Of a decision that was the best: what it was worth more than the next."""
    insight: Weighed = Weighed()
    """Of such a decision: what it was worth more than what looks best at first sight."""
    luck: float = 0.0
    """What chance gave with it, against its mean: what there was to choose from, or what came of
    it, as the game has it."""


class Judged(NamedTuple):
    """A decision of a match, judged."""

    move: int
    """How many moves were made before it."""
    seat: int
    action: Action
    """What was done."""
    best: Hint
    """See :attr:`Verdict.best`."""
    cost: Weighed
    luck: float
    mark: Mark | None = None

    @property
    def is_best(self) -> bool:
        """Whether the judge found nothing better."""
        return self.best.action == self.action

    @property
    def is_measured(self) -> bool:
        """Whether it is known what the choice cost."""
        return self.is_best or self.cost != Weighed()


StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT_contra = TypeVar("ActionT_contra", contravariant=True)


class Judge(Protocol[StateT_contra, ActionT_contra]):
    """Judges the decisions of one game."""

    marking: Marking
    """From when on decisions are marked."""

    def judge(
        self,
        state: StateT_contra,
        action: ActionT_contra,
        after: StateT_contra,
        randomness: Randomness,
    ) -> Verdict | None:
        """Return what it says of an action that the seat to move took in a state.

        ``after`` is the state that chance made of it. None where there was nothing to decide, or
        nothing that it understands. Of the state it looks at no more than that seat could know;
        ``after`` tells of luck alone.
        """


AnyJudge = Judge[Any, Any]
"""What judges the decisions of any game."""


def judgements(
    rules: AnyRules, judge: AnyJudge, setup: object, seed: int, moves: Sequence[AnyMove]
) -> Iterator[tuple[int, Judged | None]]:
    """Play a match again and yield, by the number of moves made before, each decision judged.

    None stands for a move that is not judged. The same match is judged the same way each time, as
    far as no judge runs out of time.
    """
    state = rules.start(setup, seed).state
    chance = Randomness.of_seed(seed)
    for number, (seat, action) in enumerate(moves):
        key, chance = chance.below(1 << 60)
        judged = None
        after = rules.apply(state, action).state
        if rules.to_move(state) == seat:
            verdict = judge.judge(state, action, after, Randomness.of_seed(key))
            if verdict is not None:
                judged = _judged(judge.marking, number, seat, action, verdict)
        yield number, judged
        state = after


def _judged(marking: Marking, number: int, seat: int, action: Action, verdict: Verdict) -> Judged:
    mark = mark_of(marking, verdict)
    return Judged(number, seat, action, verdict.best, verdict.cost, verdict.luck, mark)


def mark_of(marking: Marking, verdict: Verdict) -> Mark | None:
    """Return what a decision is marked as; most are not."""
    if verdict.cost.is_at_least(marking.blunder):
        return Mark.BLUNDER
    if verdict.cost.is_at_least(marking.slip):
        return Mark.SLIP
    if verdict.insight.is_at_least(marking.brilliant):
        return Mark.BRILLIANT
    if verdict.lead.is_at_least(marking.good):
        return Mark.GOOD
    return None


class Balance(NamedTuple):
    """A game of one seat, parted."""

    luck: float
    """What chance gave, against its mean."""
    cost: Weighed
    """What the choices cost, against those of the judge."""


def balance(judged: Sequence[Judged], seat: int) -> Balance:
    """Return what chance gave a seat in all, and what its choices cost."""
    own = [one for one in judged if one.seat == seat]
    luck = sum((one.luck for one in own), 0.0)
    cost = sum((one.cost.amount for one in own), 0.0)
    return Balance(luck, Weighed(cost, sqrt(sum(one.cost.error**2 for one in own))))


def weighed(differences: Sequence[float]) -> Weighed:
    """Return the mean of differences that were tried out one by one, with its standard error."""
    count = len(differences)
    if count < _FEWEST:
        return Weighed(differences[0] if differences else 0.0, _UNSURE)
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return Weighed(mean, sqrt(spread / count))


_FEWEST = 2
_UNSURE = 1000.0
"""Error of what was tried once or never: nothing is as much."""


def judged_to_json(judged: Judged) -> dict[str, object]:
    """Return the JSON form of a decision that is judged, without what was done."""
    return {
        "move": judged.move,
        "best": None if judged.is_best else hint_to_json(judged.best),
        "cost": [round(judged.cost.amount, _DIGITS), round(judged.cost.error, _DIGITS)],
        "luck": round(judged.luck, _DIGITS),
        "mark": judged.mark,
    }


_DIGITS = 4


def judged_from_json(
    kinds: Mapping[str, type[Action]], moves: Sequence[AnyMove], data: Mapping[str, Any]
) -> Judged:
    """Return the decision of a JSON value of :func:`judged_to_json`.

    ``moves`` are those of its match. Raises ValueError, KeyError, IndexError or TypeError for a
    value that is none.
    """
    seat, action = moves[data["move"]]
    found = data["best"]
    best = Hint(action) if found is None else hint_from_json(kinds, found, seat)
    amount, error = map(float, data["cost"])
    mark = None if data["mark"] is None else Mark(data["mark"])
    return Judged(
        data["move"], seat, action, best, Weighed(amount, error), float(data["luck"]), mark
    )
