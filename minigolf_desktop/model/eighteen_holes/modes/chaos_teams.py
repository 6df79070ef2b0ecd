"""Chaos Teams: two players with two golfers each, and one flag on every green (page 20)."""

from minigolf_desktop.model.eighteen_holes.events import Events
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import ChaosGolf
from minigolf_desktop.model.eighteen_holes.state import State

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
