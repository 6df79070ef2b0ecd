"""Kelly Golf: everybody has a secret green to reach (page 21, ruling H14)."""

from collections.abc import Iterable

from minigolf_desktop.model.eighteen_holes.chance import Chance
from minigolf_desktop.model.eighteen_holes.events import Events, Scored, TargetDrawn, TargetLost
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import ChaosGolf, refresh
from minigolf_desktop.model.eighteen_holes.modes.mode import award
from minigolf_desktop.model.eighteen_holes.moves import Action, KeepTarget, Phase
from minigolf_desktop.model.eighteen_holes.state import NONE, State, put
from minigolf_desktop.model.eighteen_holes.view import View

OWN_TARGET = (2, 1)
"""A two-point token and the target's own of one; the flag goes back into the box."""
OTHERS_TARGET = (1, 1)
"""The owner's token and the flag."""
NO_TARGET = (1,)
"""The flag."""


class KellyGolf(ChaosGolf):
    """Three points for one's own target, two for another's, one for any other green."""

    on_each_green = (1,)
    telling = frozenset({Scored})
    """Also that a green is nobody's target was a secret."""

    def begin_play(self, state: State) -> tuple[State, Events]:
        """Put everybody on the first tee and let them draw their targets."""
        state, events = super().begin_play(state)
        return state._replace(pending=state.alive), events

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Score a green that still has its flag; the seat whose target it was draws another."""
        hole = state.table.field.greens.index(state.balls[ball].place)
        if not state.tokens[hole]:
            return state, ()
        seat = state.table.seat_of(ball)
        tokens = put(state.tokens, hole, ())
        state = refresh(state._replace(tokens=tokens), seat)
        owner = next((s for s, p in enumerate(state.players) if p.target == hole), NONE)
        if owner == NONE:
            return award(state, seat, hole, NO_TARGET)
        player = state.players[owner]._replace(target=NONE)
        state = state.with_player(owner, player)._replace(pending=(*state.pending, owner))
        state, events = award(state, seat, hole, OWN_TARGET if owner == seat else OTHERS_TARGET)
        return state, (TargetLost(owner, hole, seat), *events)

    def draw_secrets(self, view: View, state: State, chance: Chance) -> State:
        """Draw the targets of others out of the greens with a flag."""
        hidden = [
            seat
            for seat, player in enumerate(view.players)
            if player.has_target and player.target == NONE
        ]
        known = {*view.targets, *(player.target for player in view.players)}
        greens = (hole for hole, flag in enumerate(view.tokens) if flag and hole not in known)
        bag = chance.shuffled(greens)
        for seat in hidden:
            state = state.with_player(seat, state.players[seat]._replace(target=bag.pop()))
        if view.phase is Phase.TARGET and not view.targets:
            state = state._replace(targets=(bag.pop(), bag.pop()))
        return state

    def is_decided(self, state: State) -> bool:
        """Return whether the last flag is gone."""
        return not any(state.tokens)

    def round_over(self, state: State) -> tuple[State, Events]:
        """Go on: the game ends the moment that the last green is scored."""
        return state, ()

    def draw_pending(self, state: State) -> tuple[State, Events]:
        """Draw two tokens for the next seat that lacks a target, or what is left in the bag."""
        seat, *rest = state.pending
        held = {player.target for player in state.players}
        bag = [hole for hole, flag in enumerate(state.tokens) if flag and hole not in held]
        drawn, chance = state.chance.sample(2, len(bag))
        state = state._replace(chance=chance)
        targets = tuple(bag[place] for place in drawn)
        if len(targets) == 2:
            return state._replace(phase=Phase.TARGET, seat=seat, targets=targets), ()
        return _keep(state._replace(pending=tuple(rest)), seat, targets[0] if targets else NONE)

    def choices(self, state: State) -> Iterable[Action]:
        """Return the two targets drawn."""
        return map(KeepTarget, state.targets)

    def take(self, state: State, action: Action) -> tuple[State, Events]:
        """Keep one of the two drawn targets; the other goes back into the bag."""
        assert isinstance(action, KeepTarget)
        kept = state._replace(pending=state.pending[1:], targets=(), seat=NONE, phase=Phase.ACT)
        return _keep(kept, state.seat, action.hole)


def _keep(state: State, seat: int, hole: int) -> tuple[State, Events]:
    player = state.players[seat]._replace(target=hole)
    return state.with_player(seat, player), (TargetDrawn(seat, hole),)
