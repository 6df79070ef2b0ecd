"""Judges decisions of Minigolf Designer, in points of the score that the course will come to.

At a glance a decision is compared by the value that computer players share. Then what was done is
tried against what the search of a hard player prefers, and that again with other tiles than those
by which it was chosen: who wins a search owes a part of it to luck. Both see the same draws, so the
difference is surer than either. What trials do not understand is compared by its value.

Luck is what the hands were better than the mean of all that could have been drawn, told as what
that is worth in the end: later hands make up for a part of it. What a game begins with, land and
clients, is worth what computer players make of it. How much of each is told is found in whole
games, by `tests/benchmarks/designer_luck.py`.

Lands and promises are chosen before the first turn: the judge tells which it would have chosen, by
the hopes that hints tell of, and no points.
"""

from collections.abc import Iterator, Sequence
from math import comb, sqrt
from statistics import mean, stdev
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
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.turns import draw_hand
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices, Trials, choices, play_out
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.search import BestChoice, Budget, can_be_tried, search
from minigolf_desktop.bots.judgement import Judged, Marking, Outset, Verdict, Weighed, weighed
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.model.designer import DesignerRules, Mode, Phase, State
from minigolf_desktop.model.designer.conditions import PASS_COST
from minigolf_desktop.model.designer.moves import Action, Renumbering
from minigolf_desktop.model.play import Randomness

JUDGED: Final = frozenset({Phase.CHOOSE_LAND, Phase.PROMISES, Phase.TURN})
"""Phases whose decisions are judged."""
MARKING: Final = Marking(slip=2.0, blunder=4.0, good=3.0, brilliant=2.0)
"""In points. A blunder costs more than a pass: to do nothing would have been better. A slip costs
what two people bring. In games of computer players an easy one makes a slip in six turns, a medium
one hardly any, a hard one none."""
BUDGET: Final = Budget(turns=4800, depth=6, seconds=0.4)
"""What the search for something better may cost, a decision."""
IDEAS: Final = 10
"""Choices that are searched, the best by value, with what was done. Those that lay the same tile
with the same worth, as off the land, are one idea."""
DEALS: Final = 300
"""Draws with which two choices are compared at most,"""
ROUND: Final = 16
"""after so many each time it is asked whether they will do,"""
PRECISE: Final = 0.3
"""which they do with such a standard error, in points."""
SECONDS: Final = 0.3
"""Time of the processor after which they are compared with the draws that there were."""
END: Final = 60
"""Turns of a trial to the end: what would be a slip is tried once more with those, for short ones
know nothing of what comes late,"""
END_SECONDS: Final = 0.2
"""in so much time of the processor,"""
END_ERROR: Final = 0.7
"""and it is believed with such a standard error; else that of the short ones stands. Where even
those leave more, there is no time for long ones."""
LEADS: Final = 2.0
"""Points that the best must be ahead in the search for anybody to ask how much it is praised."""
_DOUBTED: Final = 0.75
"""Part of a slip from which on a cost is tried to the end."""
_FRESH: Final = 1_000_000
"""Where the draws begin that no search has seen."""
UNTRIED: Final = 1.5
"""Standard error, in points, of a difference that is told by values only: as much as the value of
a turn misses what trials find."""
TOLD: Final = 1.0
"""Points that a reason is told from."""


# --- What luck and start are worth in the end, as `tests/benchmarks/designer_luck.py` finds it

LUCK_COUNTS: Final = ((5.0, 0.64), (16.0, 0.78))
"""What a point that a hand is better by its value is worth in the end, by what the choices of the
game cost: whoever chooses well gets by with any hand. So much or less, so much or more, and evenly
between."""
WORST_LUCK: Final = 1.5
"""Points below the mean that no hand is worse: another comes."""
LUCK_ERROR, COST_ERROR = 4.0, 4.0
"""By how many points the luck of a game that is told misses what there was, and what its choices
cost: standard errors."""
USUAL: Final = {
    (Mode.FAMILY, False): 118.0,
    (Mode.FAMILY, True): 115.3,
    (Mode.ADVANCED, False): 105.9,
    (Mode.ADVANCED, True): 103.2,
}
"""By mode, and whether with the expansion: what the value player comes to alone, on average."""
BEST: Final = {Mode.FAMILY: 13.0, Mode.ADVANCED: 22.4}
"""Points by which somebody does better who makes no mistakes that the judge finds."""
START_GAMES: Final = 100
"""Games of the value player that are played from a start at most,"""
START_SECONDS: Final = 2.0
"""and seconds of the processor that they may take."""
FEWEST_GAMES: Final = 4


def luck_counts(cost: float) -> float:
    """Return what a point of luck is worth where the choices of a game cost so much."""
    (least, low), (most, high) = LUCK_COUNTS
    return low + (high - low) * max(0.0, min(1.0, (cost - least) / (most - least)))


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
    ) -> Iterator[Verdict]:
        """Yield what it says of a land, a promise, or an action on the table; of no numbers."""
        if isinstance(action, Renumbering) or state.phase not in JUDGED:
            return
        key, randomness = randomness.below(1 << 60)
        view = self._rules.view(state, state.waiting[0])
        position = self._kernel.position(self._rules.determinize(view, Randomness.of_seed(key)))
        if state.phase is Phase.CHOOSE_LAND:
            if len(position.grounds[position.to_move()]) > 1:
                yield _preferred(good_lands(position), action)
            return
        if state.phase is Phase.PROMISES:
            yield _preferred(good_promises(position), action)
            return
        if position.stopped >> position.to_move() & 1:
            # Which tile lies face down in the end is all the same.
            return
        seed, _ = randomness.below(1 << 60)
        turn = _Turn(position, number_of(position, action), seed, self._budget, self._deals)
        yield turn.at_a_glance()
        yield turn.tried()

    def outset(self, states: Sequence[State], seat: int) -> Outset | None:
        """Return what a solo game began with, and its score; None for a game of several."""
        first = next((one for one in states if one.phase is Phase.TURN), None)
        if first is None or not first.setup.is_solo or states[-1].phase is not Phase.OVER:
            return None
        played = USUAL[first.setup.mode, first.setup.expansion]
        made = self.start(first)
        start = Weighed(made.amount - played, made.error)
        result = self._rules.assessment(states[-1], seat, True).score.total
        usual = played + BEST[first.setup.mode]
        return Outset(usual, start, result, LUCK_ERROR, COST_ERROR)

    def settled(self, judged: Sequence[Judged]) -> list[Judged]:
        """Return the decisions with luck as it counts for those who chose like that."""
        found = []
        for one in judged:
            cost = sum(other.cost.amount for other in judged if other.seat == one.seat)
            found.append(one._replace(luck=one.luck * luck_counts(cost) / luck_counts(0.0)))
        return found

    def start(self, state: State, games: int = START_GAMES) -> Weighed:
        """Return what the value player makes of the land and the clients of a solo game's first
        turn, whatever is drawn; in so many games at most.
        """
        end = process_time() + START_SECONDS
        totals: list[float] = []
        while len(totals) < games:
            position = self._kernel.position(state)
            supply, chance = position.supply, RandomNumbers(len(totals))
            left = sorted([*supply.bag, *_hand(position)])
            supply.bag = []
            while left:
                supply.bag.append(left.pop(chance.below(len(left))))
            draw_hand(position)
            play_out(position, Valuer(Weights(), Outlook(position)))
            totals.append(sum(score(position, 0, True)))
            if process_time() > end and len(totals) >= FEWEST_GAMES:
                break
        return Weighed(mean(totals), stdev(totals) / sqrt(len(totals)))


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

        self._gains = Gains(self._valuer)
        self._luck = luck_counts(0.0) * luck_of(position, self._gains)
        self._found = choices(position, self._gains)
        self._known = dict(zip(self._found.actions, self._found.worths, strict=True))
        if done not in self._known:
            self._found.add(done, self._worth_unlisted(self._gains))
            self._known[done] = self._found.worths[-1]

    def at_a_glance(self) -> Verdict:
        """Return what its value says of it."""
        sight, done = int(self._found.best()), self._done
        if alike(sight, done):
            return Verdict(self._hint(done, 0.0), luck=self._luck)
        cost = Weighed((self._known[sight] - self._known[done]) / POINT, UNTRIED)
        return Verdict(self._hint(sight, cost.amount), cost, luck=self._luck)

    def tried(self) -> Verdict:
        """Return what trials say of it."""
        done = self._done
        found = search(self._position, self._valuer, self._ideas(), self._seed, self._budget)
        best = int(found.action)
        if not alike(best, done):
            cost = self._compare(best, done)
            if cost.amount > _DOUBTED * MARKING.slip and cost.error <= END_ERROR:
                cost = self._to_the_end(best, done, cost)
            if cost.amount > cost.error:
                return Verdict(self._hint(best, cost.amount), cost, luck=self._luck)
            return Verdict(self._hint(done, 0.0), cost, luck=self._luck)
        lead, insight = Weighed(), Weighed()
        other = self._next_best(found)
        sight = int(self._found.best())
        if other is not None:
            lead = self._compare(done, other)
        if not alike(sight, done):
            insight = lead if sight == other else self._compare(done, sight)
        return Verdict(self._hint(done, 0.0), lead=lead, insight=insight, luck=self._luck)

    def _ideas(self) -> Choices:
        """Return the choices that are worth a search."""
        found = Choices()
        told: set[tuple[int, int]] = set()
        ranked = sorted(self._known.items(), key=lambda one: -one[1])
        for action, worth in ranked:
            idea = (worth, action >> 2 & 7 if action >= FIRST_PLACEMENT else action)
            if action == self._done or (len(told) < IDEAS and idea not in told):
                found.add(action, worth)
            told.add(idea)
        return found

    def _next_best(self, found: BestChoice) -> int | None:
        """Return the best other tile or place, where it is so far behind that it tells something;
        else None.
        """
        if not found.behind:
            return _next_best(self._found, self._done)
        for action, behind in found.behind:
            if not alike(action, self._done):
                return action if behind >= POINT * LEADS else None
        return None

    def _worth_unlisted(self, gains: Gains) -> int:
        """Return the value of a choice that is none by sight: turned grass, a mismatch."""
        done = self._done
        plot = self._position.plot(self._position.to_move())
        now = int(gains.begin(plot))
        if done < FIRST_PLACEMENT:
            return now
        return int(gains.worth(plot, done >> 5, tile_of(self._position, done)))

    def _to_the_end(self, best: int, done: int, cost: Weighed) -> Weighed:
        """Return what a choice costs by trials to the end; what short ones say where too few are
        done in time.
        """
        found = self._compare(best, done, END, END_SECONDS)
        return found if found.error <= END_ERROR else cost

    def _compare(
        self, one: int, other: int, depth: int | None = None, seconds: float = SECONDS
    ) -> Weighed:
        """Return what one choice is worth more than another, in points, by trials of so many turns:
        those of the search where nothing is said.
        """
        if not (can_be_tried(one) and can_be_tried(other)):
            return Weighed((self._known[one] - self._known[other]) / POINT, UNTRIED)
        end = process_time() + seconds
        trials = Trials(self._position, self._valuer, depth or self._budget.depth)
        differences: list[float] = []
        for deal in range(1, self._deals + 1):
            trials.deal(self._seed + _FRESH + deal)
            differences.append((trials.play(one) - trials.play(other)) / POINT)
            if deal % ROUND == 0 and weighed(differences).error <= PRECISE:
                break
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
        if abs(rest) >= TOLD or not reasons:
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
    mean = mean_of_best([worths[design] for design in tiles], len(hand))
    least = max(least, int(mean - POINT * WORST_LUCK))
    mean = mean_of_best([max(least, worths[design]) for design in tiles], len(hand))
    given = max((max(least, worths[design]) for design in hand), default=least)
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
