"""Stroke Play and Stableford: everybody finishes every hole, and turns are counted."""

from abc import abstractmethod

from minigolf_desktop.model.eighteen_holes.events import Events, Scored
from minigolf_desktop.model.eighteen_holes.modes.mode import (
    PlayMode,
    end_game,
    reach,
    tee_off,
    write_cards,
)
from minigolf_desktop.model.eighteen_holes.state import Player, State

STABLEFORD_BASE = 2
"""Points for a hole in par."""


def stableford_points(par: int, turns: int) -> int:
    """Return the points of a hole (page 23, ruling H13)."""
    return max(0, STABLEFORD_BASE + par - turns)


class CountedPlay(PlayMode):
    """Who reaches the green waits for the others there."""

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Note who finished the hole."""
        return reach(state, ball, hit)

    def round_over(self, state: State) -> tuple[State, Events]:
        """Write the score cards when the last golfer is on the green."""
        if not all(ball.home for ball in state.balls):
            return state, ()
        hole = state.balls[0].hole
        state = write_cards(state, state.alive)
        events: Events = ()
        for seat in state.alive:
            points = self.points(state.table.field.pars[hole], state.balls[seat].turns)
            player = state.players[seat]
            state = state.with_player(seat, player._replace(points=player.points + points))
            events = (*events, Scored(seat, points, hole))
        if hole + 1 == len(state.table.field.greens):
            state, more = end_game(state, self.merit)
        else:
            state, more = tee_off(state, hole + 1, state.alive)
        return state, events + more

    def points_of(self, player: Player, pars: tuple[int, ...]) -> int:
        """Return what the holes on a score card add up to."""
        return sum(map(self.points, pars, player.card))

    @abstractmethod
    def points(self, par: int, turns: int) -> int:
        """Return what a hole adds to a player's points."""


class StrokePlay(CountedPlay):
    """Traditional golf: the fewest strokes win; water and out of bounds add one (page 26)."""

    penalty = 1

    def points(self, par: int, turns: int) -> int:
        """Return the strokes of the hole."""
        return turns

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Fewest strokes, then hole-in-one tokens as in Match Play."""
        player = state.players[seat]
        return -player.points, player.aces


class Stableford(CountedPlay):
    """Two points for par, one more or less for each turn under or over it (page 23)."""

    def points(self, par: int, turns: int) -> int:
        """Return the points of the hole."""
        return stableford_points(par, turns)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Points, then hole-in-one tokens as in Match Play."""
        player = state.players[seat]
        return player.points, player.aces
