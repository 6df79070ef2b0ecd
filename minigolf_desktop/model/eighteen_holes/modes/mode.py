"""What the ways to play differ in: when a hole ends, what it is worth, who wins."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from minigolf_desktop.model.eighteen_holes.box import (
    BUNJIL_A,
    BUNJIL_B,
    LUCKY_B,
    SLICK_RIKESH_A,
    Box,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Ended,
    Event,
    Events,
    HoleBegun,
    Phase,
    ReachedGreen,
    Scored,
)
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, Ball, Player, SeenPlayer, State, View
from minigolf_desktop.model.play.randomness import Chance

_RESET_EACH_HOLE = frozenset({BUNJIL_A, BUNJIL_B, SLICK_RIKESH_A})
"""Golfers whose card is turned upright when a hole has ended; Lucky's when the hand is reset."""


class PlayMode(ABC):
    """A way to play. What a mode does not say itself is as in Match Play."""

    penalty = 0
    """Strokes that water and out of bounds add; where it is 0, water costs a turn."""
    fast_travel = False
    """Whether a tee box gives an extra turn."""
    all_clubs = False
    """Whether every club is in the game, however few play."""
    telling: frozenset[type[Event]] = frozenset()
    """Events that tell a secret in this mode, though not in others: undo stops there."""

    def check(self, setup: Setup, box: Box) -> None:
        """Raise SetupFormatError where a set-up breaks what this mode asks for."""
        return

    def choices(self, state: State) -> Iterable[Action]:
        """Return what may be done in this mode alone, besides what all modes share."""
        return ()

    def take(self, state: State, action: Action) -> tuple[State, Events]:
        """Return what an action of this mode alone leads to."""
        raise AssertionError(f"{type(self).__name__} has no {action}")

    def lay_tokens(self, state: State) -> tuple[State, Events]:
        """Lay out what can be won, before the clubs are drafted."""
        return state, ()

    def begin_play(self, state: State) -> tuple[State, Events]:
        """Put everybody on the first tee."""
        return tee_off(state, 0, state.alive)

    def plays_on(self, state: State, seat: int) -> bool:
        """Return whether a seat takes part in the round that begins."""
        return not state.balls[seat].home

    def turns_over(self, state: State) -> tuple[State, Events]:
        """Return what follows when everybody had a turn, before the extra turns."""
        return state, ()

    def draw_pending(self, state: State) -> tuple[State, Events]:
        """Return what follows where a seat is to draw a target (Kelly Golf)."""
        raise AssertionError(f"{type(self).__name__} has no targets")

    def draw_secrets(self, view: View, state: State, chance: Chance) -> State:
        """Return a state in which what this mode hides from the seat of a view is drawn by lot."""
        return state

    def score(self, player: Player | SeenPlayer) -> int:
        """Return what the game is decided by first, as players count it: points, say."""
        return player.points

    def points_of(self, player: Player, pars: tuple[int, ...]) -> int:
        """Return the points that a player's tokens, or score card, are worth."""
        return sum(value for _, value in player.taken)

    def is_decided(self, state: State) -> bool:
        """Return whether the game ends at once, in the middle of a round."""
        return False

    @abstractmethod
    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Return what follows when a golfer comes to rest on any green.

        ``hit`` is False where the golfer walked.
        """

    @abstractmethod
    def round_over(self, state: State) -> tuple[State, Events]:
        """Return what follows when everybody had a turn: scores, the next hole, the end."""

    @abstractmethod
    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Return what places a seat at the end: the greatest is the first."""


def tee_off(state: State, hole: int, seats: tuple[int, ...]) -> tuple[State, Events]:
    """Move seats to the tee of a hole and take all effects of hazards from them (steps 8, 9)."""
    table = state.table
    tee = table.field.tees[hole]
    balls = list(state.balls)
    players = list(state.players)
    for seat in seats:
        for ball in table.balls_of(seat):
            balls[ball] = Ball(tee, hole)
        face = table.setup.golfers[seat]
        if face in _RESET_EACH_HOLE:
            players[seat] = players[seat]._replace(turned=False)
        elif face == LUCKY_B:
            players[seat] = players[seat]._replace(spent=False)
    state = state._replace(balls=tuple(balls), players=tuple(players))
    return state, (HoleBegun(hole, seats),)


def reach(state: State, number: int, hit: bool) -> tuple[State, Events]:
    """Take a golfer on the green of its hole out of play; a hole-in-one wins a token (step 7)."""
    ball = state.balls[number]
    if ball.place != state.table.field.greens[ball.hole]:
        return state, ()
    ace = hit and ball.turns == 1
    state = state.with_ball(number, ball._replace(home=True, lying=False))
    if ace:
        player = state.players[number]
        state = state.with_player(number, player._replace(aces=player.aces + 1))
    return state, (ReachedGreen(number, ball.hole, ball.turns, ace),)


def award(state: State, seat: int, hole: int, values: tuple[int, ...]) -> tuple[State, Events]:
    """Give a seat tokens of a hole."""
    if not values:
        return state, ()
    player = state.players[seat]
    points = sum(values)
    player = player._replace(
        points=player.points + points,
        taken=player.taken + tuple((hole, value) for value in values),
    )
    return state.with_player(seat, player), (Scored(seat, points, hole),)


def write_cards(state: State, seats: tuple[int, ...]) -> State:
    """Write the turns that seats took on their hole on their score cards."""
    players = list(state.players)
    for seat in seats:
        player = players[seat]
        players[seat] = player._replace(card=(*player.card, state.balls[seat].turns))
    return state._replace(players=tuple(players))


def reachers(state: State) -> tuple[int, ...]:
    """Return the seats that are on the green of their hole."""
    return tuple(seat for seat in state.alive if state.balls[seat].home)


def end_game(state: State, merit: Callable[[State, int], tuple[int, ...]]) -> tuple[State, Events]:
    """End the game: equal merits share a rank."""
    merits = [merit(state, seat) for seat in range(len(state.players))]
    return end_with(state, tuple(1 + sum(other > mine for other in merits) for mine in merits))


def end_with(state: State, ranks: tuple[int, ...]) -> tuple[State, Events]:
    """End the game with a rank for everybody."""
    return state._replace(phase=Phase.OVER, seat=NONE, ranks=ranks), (Ended(ranks),)
