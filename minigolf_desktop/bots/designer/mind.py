"""The computer's players of Minigolf Designer.

All look at the same value of a position; the weaker ones misjudge it.
"""

from collections.abc import Iterator, Sequence

from minigolf_desktop.bots.designer.advice import (
    RECKONED,
    TurnReasons,
    alike,
    hint_between_turns,
    hints_of_a_turn,
    hints_of_lands,
    hints_of_promises,
    promise,
)
from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of, number_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import (
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    SLOT,
    SLOT_BITS,
    Outlook,
    Position,
)
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import choices, value_action
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.search import USUAL, Budget, search
from minigolf_desktop.bots.mind import AHEAD, Hint, Reason, Thinker, Thought, wobble
from minigolf_desktop.model.designer import DesignerRules, Phase, View
from minigolf_desktop.model.designer.moves import Action
from minigolf_desktop.model.play import STRONGEST, Character, Level, Randomness

MISJUDGED = (5.0, 2.3, 1.1, 0.55, 0.0)
"""By strength: by how many points the worth of a choice is misjudged (standard deviation). Who is
stronger searches instead."""
SEARCHED = {5: 0.05, STRONGEST: 1.0}
"""By strength: the share of all trials that are made."""


WATER = 150
"""What a pool on a tile costs Enid, who hates water, in hundredths of a point."""


def mind(rules: DesignerRules) -> "DesignerMind":
    """Return what decides for the computer by some rules."""
    return DesignerMind(rules)


class DesignerMind:
    """Decides for any seat of a game."""

    def __init__(self, rules: DesignerRules, budget: Budget = USUAL) -> None:
        """Take the rules, and what a hard player may spend on a decision."""
        self._rules = rules
        self._budget = budget
        self._kernel = Kernel(rules.box, rules.lands)

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought[Action]:
        """Return what the seat to move does."""
        key, randomness = randomness.below(1 << 60)
        state = self._rules.determinize(view, Randomness.of_seed(key))
        position = self._kernel.position(state)
        if view.phase is Phase.PROMISES:
            return Thought(action_of(position, promise(position)))
        is_hard = thinker.strength == STRONGEST
        weights = Weights() if is_hard else weights_of(thinker.character)
        valuer = Valuer(weights, Outlook(position))
        if view.phase is not Phase.TURN:
            return Thought(action_of(position, value_action(position, Gains(valuer))))
        return self._turn(position, valuer, thinker, randomness)

    def _turn(
        self, position: Position, valuer: Valuer, thinker: Thinker, randomness: Randomness
    ) -> Thought[Action]:
        found = choices(position, Gains(valuer))
        share = SEARCHED.get(thinker.strength)
        if share is not None:
            seed, _ = randomness.below(1 << 60)
            budget = self._budget._replace(turns=round(self._budget.turns * share))
            best = search(position, valuer, found, seed, budget)
            ranked = [(number, -behind) for number, behind in best.behind]
            return _thought(position, best.action, ranked or [(best.action, 0.0)], best.trials)
        worths: list[float] = []
        hates_water = thinker.character is Character.ENID
        for action, worth in zip(found.actions, found.worths, strict=True):
            error, randomness = wobble(randomness, POINT * MISJUDGED[thinker.strength])
            fear = WATER * _pools(position, action) if hates_water else 0
            worths.append(int(worth) + error - fear)
        ranked = sorted(zip(found.actions, worths, strict=True), key=lambda one: -one[1])
        return _thought(position, found.actions[worths.index(max(worths))], ranked)

    def why(self, view: View, thought: Thought[Action]) -> Hint:
        """Return a decision with its reasons: those of hints, and how far ahead it seemed."""
        state = self._rules.determinize(view, Randomness.of_seed(0))
        position = self._kernel.position(state)
        number = number_of(position, thought.action)
        if view.phase is not Phase.TURN:
            return hint_between_turns(position, number)
        valuer = Valuer(Weights(), Outlook(position))
        found = choices(position, Gains(valuer))
        worths = dict(zip(found.actions, found.worths, strict=True))
        reasons = TurnReasons(self._rules, state, position, valuer)
        hint = reasons.hint(number, worths.get(number, 0))
        return hint._replace(reasons=(*hint.reasons, *filter(None, (thought.ahead,))))

    def hints(self, view: View, randomness: Randomness) -> Iterator[tuple[Hint, ...]]:
        """Yield good moves of a turn at once, then what trials say; else what a hard player does.

        Reasons: see :mod:`~minigolf_desktop.bots.designer.advice`.
        """
        key, randomness = randomness.below(1 << 60)
        state = self._rules.determinize(view, Randomness.of_seed(key))
        position = self._kernel.position(state)
        if view.phase is Phase.CHOOSE_LAND:
            yield hints_of_lands(position)
        elif view.phase is Phase.PROMISES:
            yield hints_of_promises(position)
        elif view.phase is Phase.TURN:
            valuer = Valuer(Weights(), Outlook(position))
            seed, _ = randomness.below(1 << 60)
            budget = self._budget
            yield from hints_of_a_turn(self._rules, state, position, valuer, seed, budget)
        else:
            action = self.decide(view, Thinker(Level.HARD), randomness).action
            yield (hint_between_turns(position, number_of(position, action)),)


def _thought(
    position: Position, number: int, ranked: Sequence[tuple[int, float]], trials: int = 0
) -> Thought[Action]:
    """Return a decision; ``ranked`` are all choices and their worths in hundredths of a point."""
    done = action_of(position, number)
    worth = dict(ranked)[number]
    for other, less in ranked:
        if not alike(number, other):
            ahead = Reason(AHEAD if trials else RECKONED, (worth - less) / POINT)
            return Thought(done, trials, action_of(position, other), ahead)
    return Thought(done, trials)


def weights_of(character: Character) -> Weights:
    """Return what counts for somebody with a taste."""
    weights = Weights()
    match character:
        case Character.BRUNO:
            # In a hurry: what lies on the land is done, and nothing is worth waiting for.
            weights.cell -= 60
            weights.passing -= 100
        case Character.CLEO:
            weights.link += weights.link // 2
            weights.hope_link += weights.hope_link // 2
            weights.hope_gate += weights.hope_gate // 2
        case Character.DARIO:
            # Dares: open ends and tight corners frighten nobody.
            weights.open_end //= 2
            weights.unfit //= 2
            weights.narrow //= 2
            weights.hope_whim += weights.hope_whim // 4
        case Character.FRITZ:
            weights.person += 50
    return weights


def _pools(position: Position, action: int) -> int:
    """Return how many pools a placement brings."""
    if action < FIRST_PLACEMENT:
        return 0
    slot = action >> 2 & 7
    rack = position.reserved[position.to_move()]
    if slot != FROM_THE_GATE:
        rack = position.rack >> SLOT_BITS * slot & SLOT
    return position.tables.box.count_of("pools")[rack - 1]
