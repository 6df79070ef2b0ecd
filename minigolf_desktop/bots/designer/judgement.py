"""Judges decisions of Minigolf Designer, in points of the score that the course will come to.

What was done is tried against what the search of a hard player prefers, and that again with other
tiles than those by which it was chosen: who wins a search owes a part of it to luck. Both see the
same draws, so the difference is surer than either. What trials do not understand is compared by
its value.

Lands and promises are chosen before the first turn: the judge tells which it would have chosen, by
the hopes that hints tell of, and no points.
"""

from math import comb
from time import process_time
from typing import Final

from minigolf_desktop.bots.designer.advice import (
    LATER,
    Terms,
    alike,
    good_lands,
    good_promises,
    terms_of,
    tile_of,
)
from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of, number_of
from minigolf_desktop.bots.designer.kernel.gain import BestLaying, Gains
from minigolf_desktop.bots.designer.kernel.position import (
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    PASS,
    SLOT,
    SLOT_BITS,
    VISIT,
    Outlook,
    Position,
)
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices, Trials, choices
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.search import Budget, can_be_tried, search
from minigolf_desktop.bots.judgement import Marking, Verdict, Weighed, weighed
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.model.designer import DesignerRules, Phase, State
from minigolf_desktop.model.designer.conditions import PASS_COST
from minigolf_desktop.model.designer.moves import Action, Renumbering
from minigolf_desktop.model.play import Randomness

JUDGED: Final = frozenset({Phase.CHOOSE_LAND, Phase.PROMISES, Phase.TURN})
"""Phases whose decisions are judged."""
MARKING: Final = Marking(slip=2.0, blunder=4.0, good=3.0, brilliant=2.0)
"""In points. A blunder costs more than a pass: to do nothing would have been better. A slip costs
what two people bring. In games of computer players an easy one makes a slip in six turns, a medium
one hardly any, a hard one none."""
BUDGET: Final = Budget(turns=2400, depth=6, seconds=1.5)
"""What the search for something better may cost, a decision."""
DEALS: Final = 120
"""Draws with which two choices are compared: they leave an error of about half a point."""
SECONDS: Final = 1.5
"""Time of the processor after which they are compared with the draws that there were."""
_FRESH: Final = 1_000_000
"""Where the draws begin that no search has seen."""
UNTRIED: Final = 1.5
"""Standard error, in points, of a difference that is told by values only: as much as the value of
a turn misses what trials find."""
TOLD: Final = 1.0
"""Points that a reason is told from."""


def judge(rules: DesignerRules) -> "DesignerJudge":
    """Return what judges decisions by some rules."""
    return DesignerJudge(rules)


class DesignerJudge:
    """Judges what a seat does on its turn."""

    marking = MARKING

    def __init__(self, rules: DesignerRules, budget: Budget = BUDGET, deals: int = DEALS) -> None:
        """Take the rules, and what may be spent on a decision."""
        self._rules = rules
        self._budget = budget
        self._deals = deals
        self._kernel = Kernel(rules.box, rules.lands)

    def judge(
        self,
        state: State,
        action: Action,
        after: State,
        randomness: Randomness,
    ) -> Verdict | None:
        """Return what it says of a land, a promise, or an action on the table; of no numbers."""
        if isinstance(action, Renumbering) or state.phase not in JUDGED:
            return None
        key, randomness = randomness.below(1 << 60)
        view = self._rules.view(state, state.waiting[0])
        position = self._kernel.position(self._rules.determinize(view, Randomness.of_seed(key)))
        if state.phase is Phase.CHOOSE_LAND:
            is_choice = len(position.grounds[position.to_move()]) > 1
            return _preferred(good_lands(position), action) if is_choice else None
        if state.phase is Phase.PROMISES:
            return _preferred(good_promises(position), action)
        if position.stopped >> position.to_move() & 1:
            # Which tile lies face down in the end is all the same.
            return None
        seed, _ = randomness.below(1 << 60)
        return _Turn(position, number_of(position, action), seed, self._budget, self._deals).judge()


def _preferred(good: tuple[Hint, ...], done: Action) -> Verdict:
    """Return the verdict on a choice of which some are known to be good, the best first."""
    is_good = any(hint.action == done for hint in good)
    return Verdict(Hint(done) if is_good else good[0])


class _Turn:
    """One decision, looked at."""

    def __init__(
        self, position: Position, done: int, seed: int, budget: Budget, deals: int
    ) -> None:
        self._position = position
        self._valuer = Valuer(Weights(), Outlook(position))
        self._done = done
        self._seed = seed
        self._budget = budget
        self._deals = deals

    def judge(self) -> Verdict:
        position, done = self._position, self._done
        gains = Gains(self._valuer)
        luck = luck_of(position, gains)
        found = choices(position, gains)
        known = dict(zip(found.actions, found.worths, strict=True))
        if done not in known:
            found.add(done, self._worth_unlisted(gains))
            known[done] = found.worths[-1]
        best = int(search(position, self._valuer, found, self._seed, self._budget).action)
        if not alike(best, done):
            cost = self._compare(best, done, known)
            if cost.amount > cost.error:
                return Verdict(self._hint(best, cost.amount), cost, luck=luck)
            return Verdict(self._hint(done, 0.0), cost, luck=luck)
        lead, insight = Weighed(), Weighed()
        other = _next_best(found, done)
        sight = int(found.best())
        if other is not None:
            lead = self._compare(done, other, known)
        if not alike(sight, done):
            insight = lead if sight == other else self._compare(done, sight, known)
        return Verdict(self._hint(done, 0.0), lead=lead, insight=insight, luck=luck)

    def _worth_unlisted(self, gains: Gains) -> int:
        """Return the value of a choice that is none by sight: turned grass, a mismatch."""
        done = self._done
        plot = self._position.plot(self._position.to_move())
        now = int(gains.begin(plot))
        if done < FIRST_PLACEMENT:
            return now
        return int(gains.worth(plot, done >> 5, tile_of(self._position, done)))

    def _compare(self, one: int, other: int, known: dict[int, int]) -> Weighed:
        """Return what one choice is worth more than another, in points."""
        if not (can_be_tried(one) and can_be_tried(other)):
            return Weighed((known[one] - known[other]) / POINT, UNTRIED)
        end = process_time() + SECONDS
        trials = Trials(self._position, self._valuer, self._budget.depth)
        differences = []
        for deal in range(self._deals):
            trials.deal(self._seed + _FRESH + deal)
            differences.append((trials.play(one) - trials.play(other)) / POINT)
            if process_time() > end:
                break
        return weighed(differences)

    def _hint(self, number: int, cost: float) -> Hint:
        action = action_of(self._position, number)
        return Hint(action, self._reasons(number, cost) if cost else ())

    def _reasons(self, best: int, cost: float) -> tuple[Reason, ...]:
        """Return what speaks for the best: by condition, and what trials found besides."""
        mine, theirs = self._terms(best), self._terms(self._done)
        gained = mine.since(theirs)
        points = {name: amount / POINT for name, amount in gained._asdict().items()}
        points["passes"] = (_is_pass(self._done) - _is_pass(best)) * self._pass_cost / POINT
        told = sorted(points.items(), key=lambda one: -abs(one[1]))
        reasons = [Reason(name, amount) for name, amount in told if abs(amount) >= TOLD]
        rest = cost - sum(reason.amount for reason in reasons)
        if abs(rest) >= TOLD:
            reasons.append(Reason(LATER, rest))
        return tuple(reasons)

    def _terms(self, number: int) -> Terms:
        """Return what the course comes to by condition after a choice."""
        plot = self._position.plot(self._position.to_move())
        if number < FIRST_PLACEMENT:
            return terms_of(self._valuer, plot)
        plot.lay(number >> 5, tile_of(self._position, number))
        found = terms_of(self._valuer, plot)
        plot.take_back()
        return found

    @property
    def _pass_cost(self) -> float:
        """What a pass costs, in hundredths of a point: in a group a round's worth of time."""
        solo = self._position.options.is_solo
        return POINT * PASS_COST if solo else float(self._valuer.weights.tempo)


def _is_pass(number: int) -> bool:
    """Return whether a choice costs a pass: a tile from the gate does so too (ruling D28)."""
    return number == PASS or (number >= FIRST_PLACEMENT and number >> 2 & 7 == FROM_THE_GATE)


def _next_best(found: Choices, done: int) -> int | None:
    """Return the best choice by value that is another tile or another place; None without one."""
    others = [
        (worth, action)
        for worth, action in zip(found.worths, found.actions, strict=True)
        if not alike(action, done)
    ]
    return max(others)[1] if others else None


def luck_of(position: Position, gains: Gains) -> float:
    """Return by how many points the tiles to choose from are better than the mean of all draws.

    All draws are looked at, not some: of each tile that could lie there it is known what it brings
    at its best place, and so how likely each is the best of a hand. In a group what the others
    leave of a rack counts as luck, good or bad.
    """
    plot = position.plot(position.to_move())
    now = int(gains.begin(plot))
    weights = gains.valuer.weights
    cost = POINT * PASS_COST if position.options.is_solo else int(weights.tempo)
    least = now + int(weights.passing) - cost
    hand = _hand(position)
    tiles = [*hand, *(design for design in position.supply.bag if design != VISIT)]
    worths = {}
    for design in set(tiles):
        best = BestLaying(plot, gains)
        best.look(design, True)
        worths[design] = max(least, int(best.worth))
    given = max((worths[design] for design in hand), default=least)
    mean = mean_of_best([worths[design] for design in tiles], len(hand))
    return (given - mean) / POINT


def _hand(position: Position) -> list[int]:
    """Return the designs to choose from."""
    found = []
    rack = int(position.rack)
    while rack:
        if rack & SLOT:
            found.append((rack & SLOT) - 1)
        rack >>= SLOT_BITS
    return found


def mean_of_best(worths: list[int], drawn: int) -> float:
    """Return the mean of the best of so many, drawn from all of these without putting back."""
    count = len(worths)
    total = sum(
        worth * (comb(place, drawn) - comb(place - 1, drawn))
        for place, worth in enumerate(sorted(worths), 1)
    )
    return total / comb(count, drawn)
