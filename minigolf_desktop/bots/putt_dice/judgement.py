"""Judges decisions of Putt Dice, in strokes that a hole is expected to take.

Everything is worked out exactly: the strokes to come with every number of dice, and so what a fall
of the dice was worth against the mean of all falls. On the last holes of a round of several a
choice that wins more often is no mistake, whatever it costs in strokes.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from minigolf_desktop.bots.judgement import Judged, Marking, Outset, Verdict, Weighed
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.bots.putt_dice.mind import mind
from minigolf_desktop.model.play import Randomness
from minigolf_desktop.model.putt_dice import (
    MOST_STROKES,
    ChooseMishap,
    Mishap,
    Phase,
    Prospects,
    PuttDiceRules,
    Roll,
    State,
    View,
    mishaps_on,
    suffer,
)
from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.moves import Action
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.model.putt_dice.state import hole_of

MARKING: Final = Marking(slip=0.12, blunder=0.35, good=0.35, brilliant=0.05)
"""In strokes. Nothing is uncertain, so what counts is how it adds up: a slip on every second hole
is half a stroke a round, a blunder on each three strokes, which is what parts good golfers."""
AS_GOOD: Final = 0.005
"""Chance of winning that a choice may lack and still be as good as the best."""


def judge(rules: PuttDiceRules) -> "PuttJudge":
    """Return what judges decisions by some rules."""
    return PuttJudge(rules)


class PuttJudge:
    """Judges numbers of dice, and mishaps."""

    marking = MARKING

    def __init__(self, rules: PuttDiceRules) -> None:
        self._rules = rules
        self._mind = mind(rules)
        self._most = len(rules.dice)
        table = FallTable(rules.dice)

        def prospects(hole: PuttHole) -> Prospects:
            return Prospects(table, hole)

        self._prospects = lru_cache(maxsize=64)(prospects)

    def judge(
        self,
        state: State,
        action: Action,
        after: State,
        randomness: Randomness,
    ) -> Iterator[Verdict]:
        """Yield what it says of a roll, or of which mishap was chosen: at once, and exact."""
        verdict = self._verdict(state, action, after, randomness)
        if verdict is not None:
            yield verdict

    def settled(self, judged: Sequence[Judged]) -> list[Judged]:
        """Return the decisions as they are: what one of them tells hangs on no other."""
        return list(judged)

    def outset(self, states: Sequence[State], seat: int) -> Outset:
        """Return what the holes that a seat finished take whoever putts best, and what they took.

        Luck and choices add up to the difference, but for choices that win more often.
        """
        last = states[-1]
        taken = last.cards[seat]
        holes = [hole_of(last.setup, number) for number in range(len(taken))]
        usual = sum(float(self._prospects(hole).strokes()) for hole in holes)
        return Outset(-usual, Weighed(), -float(sum(taken)), 0.0, 0.0)

    def _verdict(
        self, state: State, action: Action, after: State, randomness: Randomness
    ) -> Verdict | None:
        view = self._rules.view(state, state.order[state.turn])
        if state.phase is Phase.PUTT and isinstance(action, Roll):
            strokes: dict[Action, float] = {
                Roll(dice): self._with(view, dice) for dice in range(1, self._most + 1)
            }
            luck = strokes[action] - self._came_to(view, after)
        elif state.phase is Phase.MISHAP and isinstance(action, ChooseMishap):
            mishaps = mishaps_on(view.hole.tiles[view.position])
            strokes = {ChooseMishap(one): self._after(view, one) for one in mishaps}
            luck = 0.0
        else:
            return None
        best = min(strokes, key=lambda one: (strokes[one], one != action))
        cost = strokes[action] - strokes[best]
        if not cost:
            others = [amount for one, amount in strokes.items() if one != action]
            lead = min(others) - strokes[action] if others else 0.0
            return Verdict(Hint(action), lead=Weighed(lead), luck=luck)
        if self._wins_more(view, action, best, randomness):
            # At first sight the fewest strokes are best.
            return Verdict(Hint(action), insight=Weighed(cost), luck=luck)
        reasons = (Reason("strokes", strokes[best]),)
        return Verdict(Hint(best, reasons), Weighed(cost), luck=luck)

    def _with(self, view: View, dice: int) -> float:
        return float(self._prospects(view.hole).strokes_with(view.position, view.strokes, dice))

    def _after(self, view: View, mishap: Mishap) -> float:
        """Return the strokes to be expected after a mishap."""
        end, penalty = suffer(view.hole, view.position, mishap)
        taken = min(MOST_STROKES, view.strokes + penalty)
        return float(self._prospects(view.hole).strokes(end, taken))

    def _came_to(self, view: View, after: State) -> float:
        """Return the strokes to be expected once the dice had fallen; the choice is still free."""
        seat = view.order[view.turn]
        if len(after.cards[seat]) > len(view.cards[seat]):
            return float(after.cards[seat][-1])
        if after.phase is Phase.MISHAP:
            seen = view._replace(position=after.position, strokes=after.strokes)
            mishaps = mishaps_on(view.hole.tiles[after.position])
            return min(self._after(seen, one) for one in mishaps)
        return float(self._prospects(view.hole).strokes(after.position, after.strokes))

    def _wins_more(self, view: View, action: Action, best: Action, randomness: Randomness) -> bool:
        """Return whether an action wins as often as any, and more often than that which takes the
        fewest strokes: only near the end of a round of several.
        """
        chances = {}
        for hint in next(iter(self._mind.hints(view, randomness))):
            for reason in hint.reasons:
                if reason.what == "winning":
                    chances[hint.action] = reason.amount
        most = max(chances.values(), default=0.0)
        return chances.get(action, -1.0) >= most - AS_GOOD > chances.get(best, 0.0)
