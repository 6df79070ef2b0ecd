"""What a match could have been: each decision weighed, and skill parted from luck.

A judge is made from the mind that plays the game, and is told what the seat could know when it
decided: nobody is blamed for what was hidden. What chance gave is measured against its mean before
it was known. All is in one unit, the game's own: points, strokes or turns, more for the better.

All decisions are looked at first, which takes no time to speak of; then they are tried out one by
one, those first that seemed to matter most.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from math import hypot, sqrt
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
    is_glance: bool = False
    """Whether it is what shows at first sight, and may still change."""

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
    ) -> Iterator[Verdict]:
        """Yield what it says of an action that the seat to move took in a state.

        The first verdict comes at a glance, each that follows is surer. ``after`` is the state that
        chance made of it. None are yielded where there was nothing to decide, or nothing that it
        understands. Of the state it looks at no more than that seat could know; ``after`` tells of
        luck alone.
        """

    def settled(self, judged: Sequence["Judged"]) -> list["Judged"]:
        """Return the decisions of a whole match as they are told when all are judged."""

    def outset(self, states: Sequence[StateT_contra], seat: int) -> "Outset | None":
        """Return what a match began with for a seat and came to, by all of its states.

        None where the game has no measure that luck and choices add up to.
        """


AnyJudge = Judge[Any, Any]
"""What judges the decisions of any game."""


class Looked(NamedTuple):
    """A step on the way to judge a match."""

    share: float
    """How much of the work is done, from 0 to 1."""
    judged: Judged
    """What is known of a decision by now."""


def judgements(
    rules: AnyRules, judge: AnyJudge, setup: object, seed: int, moves: Sequence[AnyMove]
) -> Iterator[Looked]:
    """Play a match again and yield what is known of each decision, better and better.

    All decisions are yielded at a glance; then those that are surer, where the most was at stake at
    a glance first. The same match is judged the same way each time, as far as no judge runs out of
    time.
    """
    open_ones: list[tuple[Judged, Iterator[Verdict]]] = []
    chance = Randomness.of_seed(seed)
    states = states_of(rules, setup, seed, moves)
    for number, (seat, action) in enumerate(moves):
        key, chance = chance.below(1 << 60)
        state, after = states[number], states[number + 1]
        if rules.to_move(state) != seat:
            continue
        verdicts = judge.judge(state, action, after, Randomness.of_seed(key))
        verdict = next(verdicts, None)
        if verdict is not None:
            judged = _judged(judge.marking, number, seat, action, verdict)
            open_ones.append((judged, verdicts))
            yield Looked(0.0, judged._replace(is_glance=True))
    open_ones.sort(key=lambda one: -at_stake(one[0]))
    for done, (judged, verdicts) in enumerate(open_ones, 1):
        last = judged
        for verdict in verdicts:
            last = _judged(judge.marking, judged.move, judged.seat, judged.action, verdict)
        yield Looked(done / len(open_ones), last)


def at_stake(judged: Judged) -> float:
    """Return how much may hang on what a decision is judged to be: marks first."""
    return abs(judged.cost.amount) + (_MARKED if judged.mark is not None else 0.0)


_MARKED = 1000.0


def states_of(rules: AnyRules, setup: object, seed: int, moves: Sequence[AnyMove]) -> list[object]:
    """Return all states of a match, from the first."""
    states: list[object] = [rules.start(setup, seed).state]
    for _, action in moves:
        states.append(rules.apply(states[-1], action).state)
    return states


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


class Outset(NamedTuple):
    """What a match began with for a seat, and what it came to."""

    usual: float
    """What such matches come to with the mean start and mean luck, played as the judge would."""
    start: Weighed
    """What this start is better than the mean one."""
    result: float
    """What the match came to: more is better, so strokes and turns are below nought."""
    luck_error: float
    """By how much luck that is told misses what luck there was, a match: its standard error."""
    cost_error: float
    """The same of what choices cost, besides what their trials leave open."""


class Balance(NamedTuple):
    """A game of one seat, parted."""

    luck: Weighed
    """What chance gave, against its mean."""
    cost: Weighed
    """What the choices cost, against those of the judge."""
    outset: Outset | None = None
    """What it began with and came to; None where the game has no such measure."""

    @property
    def rest(self) -> Weighed | None:
        """What start, luck and choices leave unexplained of the result; None without an outset."""
        if self.outset is None:
            return None
        usual, start, result, *_ = self.outset
        told = usual + start.amount + self.luck.amount - self.cost.amount
        return Weighed(result - told, hypot(start.error, self.luck.error, self.cost.error))


def balance(judged: Sequence[Judged], seat: int, outset: Outset | None = None) -> Balance:
    """Return what chance gave a seat in all, what its choices cost, and what that leaves."""
    own = [one for one in judged if one.seat == seat]
    luck = sum((one.luck for one in own), 0.0)
    cost = sum((one.cost.amount for one in own), 0.0)
    luck_error, cost_error = (0.0, 0.0) if outset is None else outset[-2:]
    cost_error = hypot(cost_error, *(one.cost.error for one in own))
    return Balance(Weighed(luck, luck_error), Weighed(cost, cost_error), outset)


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
        "glance": judged.is_glance,
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
        move=data["move"],
        seat=seat,
        action=action,
        best=best,
        cost=Weighed(amount, error),
        luck=float(data["luck"]),
        mark=mark,
        is_glance=bool(data["glance"]),
    )


def outset_to_json(outset: Outset | None) -> list[float] | None:
    """Return the JSON form of what a match began with."""
    if outset is None:
        return None
    usual, start, *others = outset
    return [round(one, _DIGITS) for one in (usual, *start, *others)]


def outset_from_json(data: Sequence[float] | None) -> Outset | None:
    """Return what a match began with, of a JSON value of :func:`outset_to_json`.

    Raises ValueError or TypeError for a value that is none.
    """
    if data is None:
        return None
    usual, start, error, result, luck_error, cost_error = map(float, data)
    return Outset(usual, Weighed(start, error), result, luck_error, cost_error)
