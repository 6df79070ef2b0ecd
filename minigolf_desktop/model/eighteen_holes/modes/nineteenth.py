"""The 19th: a shared first place is played off on the way to the clubhouse (ruling H34).

The rule book counts the clubhouse as out of bounds unless one plays onto the 19th (page 15). So who
shares the first place may play it off, in any mode: after the result, from where the last green
lies, with the clubs that each has then. Nobody must: the place stays shared until somebody is there
first. In Skins a tie is broken on the course; alone, there is nobody to share with.

Decided where book and ruling are silent:

- A club that lay before a player when the game was decided goes back into the hand; golfer cards
  are as on the first tee of any hole. Where the last green lies is no tee box: nobody has a driver
  there, and nobody travels on from there or from any other tee box.
- Hazards are those of the mode: in Stroke Play they cost a stroke, elsewhere a turn.
- The first round in which somebody is there decides, when it is over: fewest strokes, then who
  played first in it. All have had the same number of turns then, missed ones included, so that
  strokes differ in Stroke Play alone; a team has had one turn a round for both of its golfers, and
  is there with either.
- Who comes second of three is not played for: they share the second place. No hole-in-one token is
  won, and no score changes.
- After :data:`MOST_ROUNDS` rounds without anybody there the first place stays shared for good.
"""

from minigolf_desktop.model.eighteen_holes.modes.mode import PlayMode, end_with, tee_off
from minigolf_desktop.model.eighteen_holes.moves import (
    Events,
    NineteenthBegun,
    NineteenthOver,
    Phase,
    ReachedGreen,
)
from minigolf_desktop.model.eighteen_holes.state import (
    NONE,
    Nineteenth,
    Player,
    SeenPlayer,
    State,
    View,
)
from minigolf_desktop.model.play.randomness import Chance

MOST_ROUNDS = 36
"""Rounds of turns after which a first place that nobody has won stays shared: enough to walk there
on any course of the box."""


def who_may_play(game: State | View) -> tuple[int, ...]:
    """Return the seats that may play the 19th now: who shares the first place of a game just over.

    Nobody where it has been played, and on a course without a clubhouse.
    """
    if game.phase is not Phase.OVER or game.nineteenth is not None:
        return ()
    first = tuple(seat for seat in range(len(game.players)) if game.ranks[seat] == 1)
    return first if len(first) > 1 and game.table.field.nineteenth is not None else ()


def begin(state: State) -> tuple[State, Events]:
    """Send those who share the first place from the last green on to the clubhouse."""
    table, seats = state.table.for_nineteenth, who_may_play(state)
    assert table is not None, "without a clubhouse there is no 19th"
    nobody = (NONE,) * len(state.players)
    state = _with_clubs_back(state)._replace(
        table=table,
        phase=Phase.TARGET,
        alive=seats,
        waiting=(),
        chosen=nobody,
        used=nobody,
        order=(),
        played=(),
        extra=(),
        pending=(),
        nineteenth=Nineteenth(seats, state.ranks, state.round),
        ranks=(),
    )
    state, teed = tee_off(state, len(table.field.greens) - 1, seats)
    return state, (NineteenthBegun(seats), *teed)


def _with_clubs_back(state: State) -> State:
    """Return the clubs to their hands that nobody came to play before the game was decided."""
    for seat in state.order:
        player, bit = state.players[seat], 1 << state.chosen[seat]
        player = player._replace(hand=player.hand | bit, shown=player.shown | bit)
        state = state.with_player(seat, player)
    return state


class TheNineteenth(PlayMode):
    """One hole for those who share the first place; scores are those of the mode before it."""

    def __init__(self, before: PlayMode) -> None:
        """Follow a mode, whose hazards it keeps."""
        self._before = before
        self.penalty = before.penalty
        self.all_clubs = before.all_clubs

    def draw_secrets(self, view: View, state: State, chance: Chance) -> State:
        """Draw what the mode before still hides."""
        return self._before.draw_secrets(view, state, chance)

    def score(self, player: Player | SeenPlayer) -> int:
        """Return the score of the game."""
        return self._before.score(player)

    def points_of(self, player: Player, pars: tuple[int, ...]) -> int:
        """Return the points of the game."""
        return self._before.points_of(player, pars)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Return what placed a seat in the game."""
        return self._before.merit(state, seat)

    def plays_on(self, state: State, seat: int) -> bool:
        """Return True: the round ends the game in which somebody arrives."""
        return True

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Note who is in the clubhouse; there is no hole-in-one token to win."""
        golfer = state.balls[ball]
        if golfer.place != state.table.field.greens[golfer.hole]:
            return state, ()
        state = state.with_ball(ball, golfer._replace(home=True, lying=False))
        return state, (ReachedGreen(ball, golfer.hole, golfer.turns, False),)

    def round_over(self, state: State) -> tuple[State, Events]:
        """End it once somebody is there, or nobody is after the last round."""
        played = state.nineteenth
        assert played is not None
        arrived = tuple(seat for seat in state.alive if _is_there(state, seat))
        if not arrived:
            given_up = state.round - played.began >= MOST_ROUNDS
            return _over(state, NONE, played.ranks) if given_up else (state, ())
        first = min(arrived, key=lambda seat: (_strokes(state, seat), state.played.index(seat)))
        ranks = tuple(
            2 if rank == 1 and seat != first else rank for seat, rank in enumerate(played.ranks)
        )
        return _over(state, first, ranks)


def _over(state: State, first: int, ranks: tuple[int, ...]) -> tuple[State, Events]:
    state, ended = end_with(state, ranks)
    return state, (NineteenthOver(first), *ended)


def _is_there(state: State, seat: int) -> bool:
    """Return whether a golfer of a seat is in the clubhouse."""
    return any(state.balls[ball].home for ball in state.table.balls_of(seat))


def _strokes(state: State, seat: int) -> int:
    """Return what tells those apart who arrive in one round; teams it does not."""
    return 0 if state.table.teams else state.balls[seat].turns
