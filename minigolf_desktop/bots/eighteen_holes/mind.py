"""The computer's players of 18 Holes.

All look at every landing of the next shot. The weaker ones misjudge what they see.
"""

from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of
from minigolf_desktop.bots.eighteen_holes.kernel.costs import course_costs
from minigolf_desktop.bots.eighteen_holes.kernel.exchange import position_of
from minigolf_desktop.bots.eighteen_holes.kernel.greedy_golfer import GreedyGolfer
from minigolf_desktop.bots.eighteen_holes.kernel.playing import legal
from minigolf_desktop.bots.mind import Thinker, Thought
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.play import Level, Randomness

SLIPS = {Level.EASY: 25, Level.MEDIUM: 8, Level.HARD: 0}
"""By level: how many decisions of a hundred are left to chance."""

PATIENCE = 20
"""Turns on a hole after which a golfer holds itself to be stuck."""
STUCK = 30
"""How many more decisions of a hundred are left to chance then."""


def mind(rules: EighteenHolesRules) -> "GolfMind":
    """Return what decides for the computer by some rules."""
    return GolfMind(rules)


class GolfMind:
    """Decides for any seat of a game."""

    def __init__(self, rules: EighteenHolesRules) -> None:
        """Take the rules of the box."""
        self._rules = rules

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought:
        """Return what the seat to move does."""
        key, randomness = randomness.below(1 << 32)
        slip, randomness = randomness.below(100)
        position = position_of(self._rules.determinize(view, randomness))
        if slip < SLIPS[thinker.level] + STUCK * (_turns(view) > PATIENCE):
            actions = legal(position)
            place, _ = randomness.below(len(actions))
            return Thought(action_of(actions[place]))
        costs = course_costs(position.table.cards, position.table.ground)
        return Thought(action_of(GreedyGolfer(costs, key).choose(position)))


def _turns(view: View) -> int:
    """Return the turns taken by the golfer who acts; none where nobody does."""
    return view.balls[view.ball].turns if view.ball != NONE else 0
