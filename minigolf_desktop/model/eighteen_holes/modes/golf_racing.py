"""Golf Racing: every green in order, and the first on the last one wins (page 20)."""

from minigolf_desktop.model.eighteen_holes.events import Events
from minigolf_desktop.model.eighteen_holes.modes.mode import (
    PlayMode,
    end_game,
    reach,
    reachers,
    tee_off,
    write_cards,
)
from minigolf_desktop.model.eighteen_holes.state import Player, State
from minigolf_desktop.model.eighteen_holes.view import SeenPlayer


class GolfRacing(PlayMode):
    """The course is the scoring track."""

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Note who finished the hole."""
        return reach(state, ball, hit)

    def round_over(self, state: State) -> tuple[State, Events]:
        """Send everybody who reached a green to the next tee; the last green ends the race."""
        arrived = reachers(state)
        state = write_cards(state, arrived)
        last = len(state.table.field.greens) - 1
        if any(state.balls[seat].hole == last for seat in arrived):
            return end_game(state, self.merit)
        events: Events = ()
        for seat in arrived:
            state, more = tee_off(state, state.balls[seat].hole + 1, (seat,))
            events += more
        return state, events

    def score(self, player: Player | SeenPlayer) -> int:
        """Return how many greens a player has reached."""
        return len(player.card)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Greens reached, then hole-in-one tokens."""
        player = state.players[seat]
        return len(player.card), player.aces
