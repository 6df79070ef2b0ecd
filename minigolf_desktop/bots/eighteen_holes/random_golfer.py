"""Random legal play of 18 Holes.

Purely random golfers walk in circles for hours. These draw the kind of an action first, so that
they hit more often than they walk, and every other time send the ball where it comes to lie
nearest to a green that they want.
"""

import random
from collections.abc import Sequence
from functools import lru_cache

from minigolf_desktop.model.eighteen_holes.field import ways_to_greens
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import may_claim
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    LookAtDeck,
    MoveOneHex,
    PassPick,
    Phase,
    PlayShot,
    Redraw,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES
from minigolf_desktop.model.eighteen_holes.state import NONE, State

RARE = (ResetHand, LookAtDeck, PassPick, Redraw)
"""Kinds of action that are taken once in :data:`RARE_ONCE_IN` where another is possible."""

RARE_ONCE_IN = 8


_ways = lru_cache(maxsize=16)(ways_to_greens)


class RandomGolfer:
    """Plays for everybody at a table, each decision drawn for itself."""

    def __init__(self, rules: EighteenHolesRules, state: State, seed: int) -> None:
        """Take the rules and the first state of a game; the seed is the golfer's own."""
        self._rules = rules
        self._random = random.Random(seed).random
        self._to_green = _ways(state.table.field)

    def choose(self, state: State) -> Action:
        """Return a legal action."""
        draw = self._random
        legal = self._rules.legal(state)
        if len(legal) == 1:
            return legal[0]
        phase = state.phase
        if phase is Phase.CHOOSE and draw() < 0.5:
            return self._nearest(state, legal)
        if phase is Phase.ACT or phase is Phase.SELECT or phase is Phase.CHOOSE:
            return self._one_of_a_kind(state, legal)
        return legal[int(draw() * len(legal))]

    def _one_of_a_kind(self, state: State, legal: Sequence[Action]) -> Action:
        """Draw a kind of action, rare ones seldom, then one of that kind."""
        draw = self._random
        kinds = list({type(action): None for action in legal})
        if len(kinds) == 1:
            return legal[int(draw() * len(legal))]
        common = [kind for kind in kinds if kind not in RARE]
        if common and draw() * RARE_ONCE_IN >= 1:
            kinds = common
        kind = kinds[int(draw() * len(kinds))]
        if kind is MoveOneHex and draw() < 0.5:
            return self._nearest_step(state, legal)
        some = [action for action in legal if type(action) is kind]
        return some[int(draw() * len(some))]

    def _wanted(self, state: State) -> tuple[int, ...]:
        """Return the distances, by hex, to the green that is played, or the nearest to be won."""
        if state.table.setup.mode not in CHAOS_MODES:
            return self._to_green[state.balls[state.ball].hole]
        place = state.balls[state.ball].place
        seat = state.seat
        target = state.players[seat].target
        if target != NONE:
            return self._to_green[target]
        return min(
            (far for hole, far in enumerate(self._to_green) if may_claim(state, seat, hole)),
            key=lambda far: far[place],
            default=self._to_green[0],
        )

    def _nearest(self, state: State, legal: Sequence[Action]) -> Action:
        """Return the shot that ends nearest to the green."""
        wanted = self._wanted(state)
        best: tuple[int, Action] | None = None
        shot = state.shot
        assert shot is not None
        for slot in range(max(1, len(shot.stacks))):
            if shot.forced in (NONE, slot):
                for landing in landings(state, slot):
                    far = wanted[landing.end]
                    if best is None or far < best[0]:
                        best = far, PlayShot(slot, landing.flight, landing.aim)
        return best[1] if best else legal[int(self._random() * len(legal))]

    def _nearest_step(self, state: State, legal: Sequence[Action]) -> Action:
        """Return the step that leads nearest to the green."""
        wanted = self._wanted(state)
        place, following = state.balls[state.ball].place, state.table.field.next
        steps = [action for action in legal if isinstance(action, MoveOneHex)]
        return min(steps, key=lambda step: wanted[following[step.direction][place]])
