"""Match Play: in the first round in which somebody reaches the green, all who do win a point.

Pages 10 and 18 of the rule book.
"""

from minigolf_desktop.model.eighteen_holes.events import Events
from minigolf_desktop.model.eighteen_holes.modes.mode import (
    PlayMode,
    award,
    end_game,
    reach,
    reachers,
    tee_off,
    write_cards,
)
from minigolf_desktop.model.eighteen_holes.state import State, put


class MatchPlay(PlayMode):
    """The game as the rule book teaches it."""

    def lay_tokens(self, state: State) -> tuple[State, Events]:
        """Put a flag on every green."""
        return state._replace(tokens=((1,),) * len(state.table.field.greens)), ()

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Note who reached the green of the hole."""
        return reach(state, ball, hit)

    def round_over(self, state: State) -> tuple[State, Events]:
        """Score the flag where it was reached, and go on to the next hole, or end the game."""
        winners = reachers(state)
        if not winners:
            return state, ()
        hole = state.balls[winners[0]].hole
        state = write_cards(state, state.alive)
        events: Events = ()
        for seat in winners:
            state, more = award(state, seat, hole, (1,))
            events += more
        state = state._replace(tokens=put(state.tokens, hole, ()))
        if hole + 1 == len(state.table.field.greens):
            state, more = end_game(state, self.merit)
        else:
            state, more = tee_off(state, hole + 1, state.alive)
        return state, events + more

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Points, then hole-in-one tokens (page 11)."""
        player = state.players[seat]
        return player.points, player.aces
