"""The computer's players of Minigolf Designer.

All look at the same value of a position; the weaker ones misjudge it.
"""

from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of
from minigolf_desktop.bots.designer.kernel.outlook import Outlook
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import choices, value_action
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.promising import promise
from minigolf_desktop.bots.mind import Thinker, Thought, wobble
from minigolf_desktop.model.designer import Action, DesignerRules, Phase, View
from minigolf_desktop.model.play import Level, Randomness

MISJUDGED = {Level.EASY: 2.5, Level.MEDIUM: 0.7, Level.HARD: 0.0}
"""By level: by how many points the worth of a choice is misjudged (standard deviation)."""


def mind(rules: DesignerRules) -> "DesignerMind":
    """Return what decides for the computer by some rules."""
    return DesignerMind(rules)


class DesignerMind:
    """Decides for any seat of a game."""

    def __init__(self, rules: DesignerRules) -> None:
        """Take the rules."""
        self._rules = rules
        self._kernel = Kernel(rules.box, rules.lands)

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought:
        """Return what the seat to move does."""
        key, randomness = randomness.below(1 << 60)
        state = self._rules.determinize(view, Randomness.of_seed(key))
        position = self._kernel.position(state)
        if view.phase is Phase.PROMISES:
            return Thought(action_of(position, promise(position)))
        valuer = Valuer(Weights(), Outlook(position), position.options.mistakes)
        if view.phase is not Phase.TURN:
            return Thought(action_of(position, value_action(position, valuer)))
        return Thought(_turn(position, valuer, thinker, randomness))


def _turn(position: Position, valuer: Valuer, thinker: Thinker, randomness: Randomness) -> Action:
    found = choices(position, valuer)
    worths: list[float] = []
    for worth in found.worths:
        error, randomness = wobble(randomness, POINT * MISJUDGED[thinker.level])
        worths.append(worth + error)
    return action_of(position, found.actions[worths.index(max(worths))])
