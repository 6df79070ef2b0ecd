"""The computer's players of Minigolf Designer.

All look at the same value of a position; the weaker ones misjudge it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.advice import (
    RECKONED,
    TurnReasons,
    alike,
    by_a_tile,
    hint_between_turns,
    hints_of_a_turn,
    hints_of_lands,
    hints_of_promises,
    promise,
)
from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of, number_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import CHOOSE_LAND, Outlook, Position
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import choices, value_action, worth_of_land
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.search import USUAL, Budget, search
from minigolf_desktop.bots.mind import AHEAD, Hint, Reason, Thinker, Thought, wobble
from minigolf_desktop.model.designer import DesignerRules, Phase, View
from minigolf_desktop.model.designer.box import GRASS, Box, Land, TileDesign, enclosed
from minigolf_desktop.model.designer.moves import Action, Pass, Stop
from minigolf_desktop.model.play import STRONGEST, Character, Level, Randomness

MISJUDGED = (9.0, 5.0, 2.3, 1.1, 0.55, 0.0)
"""By strength: by how many points the worth of a choice is misjudged (standard deviation). Who is
stronger searches instead."""
SEARCHED = {6: 0.05, STRONGEST: 1.0}
"""By strength: the share of all trials that are made."""


BENDS, OBSTACLES = "bends", "obstacles"
"""Of a tile, beside its elements: paths that bend, and whether there is an obstacle."""
CELLS, BALLS, WATER, INSIDE = "cells", "balls", "water", "inside"
"""Of a land: cells to build on, golf balls of its difficulty, cells of water, and those that are
no land but lie inside.
"""


class Taste(NamedTuple):
    """What a character likes besides points, in points."""

    likes: Mapping[str, float] = {}
    """Each thing on a tile: an element, or one of those above."""
    hurry: float = 0.0
    """What a turn costs besides."""
    round_trip: float = 0.0
    """What a point of the circuit counts besides."""
    beyond: float = 0.0
    """What a tile off the land is worth."""
    lands: Mapping[str, float] = {}
    """What a land is liked for."""


TASTES: Final[Mapping[Character, Taste]] = {
    Character.ADA: Taste(),
    Character.BRUNO: Taste(hurry=1.3, lands={CELLS: -1.2}),
    Character.CLEO: Taste({BENDS: 0.9, "flowers": 1.0}, round_trip=0.6, lands={INSIDE: 0.3}),
    Character.DARIO: Taste({OBSTACLES: 0.9, "slopes": 1.6}, beyond=0.5, lands={BALLS: 4.0}),
    Character.ENID: Taste({"pools": -1.4}, lands={WATER: -0.6}),
    Character.FRITZ: Taste({"people": 0.2, "dogs": 1.5, "benches": 1.5}, lands={CELLS: 0.6}),
}
SIZE_OF_TASTE: Final = (1.2, 1.1, 1.0, 1.0, 1.0, 0.9, 0.9, 0.9)
"""By strength: how strong tastes are. Who misjudges more needs a stronger one to show it."""


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
        if view.phase is Phase.CHOOSE_LAND:
            return Thought(action_of(position, CHOOSE_LAND + self._land(position, thinker)))
        weights = weights_of(thinker, self._rules.box)
        valuer = Valuer(weights, Outlook(position))
        if view.phase is not Phase.TURN:
            return Thought(action_of(position, value_action(position, Gains(valuer))))
        return self._turn(position, valuer, thinker, randomness)

    def _land(self, position: Position, thinker: Thinker) -> int:
        """Return which of the lands dealt somebody likes best."""
        grounds = position.grounds[position.to_move()]
        likes = TASTES[thinker.character].lands
        size = POINT * SIZE_OF_TASTE[thinker.strength]
        worths = [
            int(worth_of_land(position, ground)) + size * _liking_of_land(ground.land, likes)
            for ground in grounds
        ]
        return worths.index(max(worths))

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
        for worth in found.worths:
            error, randomness = wobble(randomness, POINT * MISJUDGED[thinker.strength])
            worths.append(int(worth) + error)
        ranked = sorted(zip(found.actions, worths, strict=True), key=lambda one: -one[1])
        return _thought(position, found.actions[worths.index(max(worths))], ranked)

    def why(self, view: View, thinker: Thinker, thought: Thought[Action]) -> tuple[Hint, ...]:
        """Return a decision with its reasons: those of hints, and how far ahead it seemed."""
        done = self._with_reasons(view, thought)
        return (done,) if thought.next is None else (done, Hint(thought.next))

    def _with_reasons(self, view: View, thought: Thought[Action]) -> Hint:
        state = self._rules.determinize(view, Randomness.of_seed(0))
        position = self._kernel.position(state)
        number = number_of(position, thought.action)
        if view.phase is not Phase.TURN:
            return hint_between_turns(position, number)
        valuer = Valuer(Weights(), Outlook(position))
        found = choices(position, Gains(valuer))
        worths = dict(zip(found.actions, found.worths, strict=True))
        reasons = TurnReasons(self._rules, state, position, valuer)
        told = [*reasons.hint(number, worths.get(number, 0)).reasons]
        if thought.ahead is not None:
            told.append(thought.ahead)
        if isinstance(thought.action, Pass | Stop) and thought.next is not None:
            other = number_of(position, thought.next)
            told += by_a_tile(reasons.hint(other, worths.get(other, 0)))
        return Hint(thought.action, tuple(told))

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


def weights_of(thinker: Thinker, box: Box) -> Weights:
    """Return what counts for somebody with a taste."""
    weights, taste = Weights(), TASTES[thinker.character]
    size = POINT * SIZE_OF_TASTE[thinker.strength]
    weights.hurry = round(size * taste.hurry)
    weights.round_trip = round(size * taste.round_trip)
    weights.beyond = round(size * taste.beyond)
    if taste.likes:
        weights.like([round(size * _liking(one, taste.likes)) for one in box.designs])
    return weights


def _liking_of_land(land: Land, likes: Mapping[str, float]) -> float:
    """Return how much a land is liked for what it is like."""
    shown = {
        CELLS: len(land.free),
        BALLS: land.difficulty,
        WATER: len(land.water),
        INSIDE: len(enclosed(land)) if INSIDE in likes else 0,
    }
    return sum(worth * shown[what] for what, worth in likes.items())


def _liking(design: TileDesign, likes: Mapping[str, float]) -> float:
    """Return how much a tile is liked for what is on it."""
    shown: dict[str, int] = design.elements._asdict()
    shown[OBSTACLES] = int(design.obstacle)
    shown[BENDS] = sum(segment.is_corner for segment in design.segments)
    shown[GRASS] = int(not design.segments)
    return sum(worth * shown[what] for what, worth in likes.items())
