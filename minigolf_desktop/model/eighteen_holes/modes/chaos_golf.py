"""Chaos Golf: greens are claimed in any order, and a tee box sends the golfer on (page 19)."""

from typing import TYPE_CHECKING

from minigolf_desktop.model.eighteen_holes.events import Events, TokensLaid
from minigolf_desktop.model.eighteen_holes.golfers import LUCKY_A, LUCKY_B
from minigolf_desktop.model.eighteen_holes.modes.mode import (
    PlayMode,
    award,
    end_game,
)
from minigolf_desktop.model.eighteen_holes.state import State, put

if TYPE_CHECKING:
    from minigolf_desktop.model.eighteen_holes.view import View

FIRST_TOKEN, SECOND_TOKEN = 5, 2


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
        """Points; equals share the win, for there is no tie-break."""
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
