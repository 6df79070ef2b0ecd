"""Chaos Golf, Chaos Teams and Kelly Golf: greens are reached in any order (pages 19 to 21).

A tee box sends the golfer on. In Kelly Golf everybody has a secret green to reach (ruling H14).
"""

from collections.abc import Iterable

from minigolf_desktop.model.eighteen_holes.box import LUCKY_A, LUCKY_B
from minigolf_desktop.model.eighteen_holes.modes.mode import PlayMode, award, end_game
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Events,
    KeepTarget,
    Phase,
    Scored,
    TargetDrawn,
    TargetLost,
    TokensLaid,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, State, View, put
from minigolf_desktop.model.play.randomness import Chance

FIRST_TOKEN, SECOND_TOKEN = 5, 2


# --- Chaos Golf: greens are claimed in any order, and a tee box sends the golfer on (page 19)


class ChaosGolf(PlayMode):
    """Five points for the first on a green, two for the second."""

    fast_travel = True
    on_each_green: tuple[int, ...] = (FIRST_TOKEN, SECOND_TOKEN)
    """Tokens that lie on every green at the start."""

    def lay_tokens(self, state: State) -> tuple[State, Events]:
        """Put the tokens on every green."""
        tokens = (self.on_each_green,) * len(state.table.field.greens)
        return state._replace(tokens=tokens), (TokensLaid(tokens),)

    def plays_on(self, state: State, seat: int) -> bool:
        """Return True: nobody waits on a green."""
        return True

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Give the largest token of the green to who comes there."""
        hole = state.table.field.greens.index(state.balls[ball].place)
        return claim(state, state.table.seat_of(ball), hole)

    def round_over(self, state: State) -> tuple[State, Events]:
        """End the game when no five-point token is left; other tokens are ignored then."""
        if any(FIRST_TOKEN in values for values in state.tokens):
            return state, ()
        return end_game(state, self.merit)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the points; equals share the win, for there is no tie-break."""
        return (state.players[seat].points,)


def may_claim(game: "State | View", seat: int, hole: int) -> bool:
    """Return whether a seat may take a token: there is one, and it has none of this green."""
    taken = game.players[seat].taken
    return bool(game.tokens[hole]) and all(where != hole for where, _ in taken)


def claim(state: State, seat: int, hole: int) -> tuple[State, Events]:
    """Give a seat the largest token of a green, if it may have one.

    For a golfer card a hole ends when its player claims a green (ruling H25): what is used once a
    hole may be used again, and Dorian's A side may reset before the next turn.
    """
    if not may_claim(state, seat, hole):
        return state, ()
    values = state.tokens[hole]
    state = state._replace(tokens=put(state.tokens, hole, values[1:]))
    return award(refresh(state, seat), seat, hole, values[:1])


def refresh(state: State, seat: int) -> State:
    """Let a golfer do again what it may do once a hole."""
    face = state.table.setup.golfers[seat]
    if not face:
        return state
    for ball in state.table.balls_of(seat):
        state = state.with_ball(ball, state.balls[ball]._replace(turns=0))
    player = state.players[seat]._replace(spent=False)
    if face not in (LUCKY_A, LUCKY_B):
        player = player._replace(turned=False)
    return state.with_player(seat, player)


# --- Chaos Teams: two players with two golfers each, and one flag on every green (page 20)

FLAGS_TO_WIN = 10


class ChaosTeams(ChaosGolf):
    """The first team with ten flags wins, or the one with more when all are claimed."""

    on_each_green = (1,)

    def is_decided(self, state: State) -> bool:
        """Return whether a team has ten flags or none is left."""
        return not any(state.tokens) or any(p.points >= FLAGS_TO_WIN for p in state.players)

    def round_over(self, state: State) -> tuple[State, Events]:
        """Go on: the game ends the moment that it is decided."""
        return state, ()


# --- Kelly Golf: everybody has a secret green to reach (page 21, ruling H14)

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
