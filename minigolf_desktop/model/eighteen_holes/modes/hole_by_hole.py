"""Match Play, Stroke Play, Stableford, Skins, Golf Racing: greens are reached in their order.

Rule book, pages 10, 18, 20, 22, 23 and 26; ruling H13.
"""

from abc import abstractmethod
from collections.abc import Iterable

from minigolf_desktop.model.eighteen_holes.modes.mode import (
    PlayMode,
    award,
    end_game,
    reach,
    reachers,
    tee_off,
    write_cards,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Eliminated,
    Events,
    Jackpot,
    Phase,
    PlaceToken,
    Scored,
    TieBreak,
    TokenPlaced,
    TokensLaid,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, Player, SeenPlayer, State, put

# --- Match Play: in the first round in which somebody reaches the green, all who do win a point


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
        """Return points, then hole-in-one tokens (page 11)."""
        player = state.players[seat]
        return player.points, player.aces


# --- Stroke Play and Stableford: everybody finishes every hole, and turns are counted

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
        """Return fewest strokes, then hole-in-one tokens as in Match Play."""
        player = state.players[seat]
        return -player.points, player.aces


class Stableford(CountedPlay):
    """Two points for par, one more or less for each turn under or over it (page 23)."""

    def points(self, par: int, turns: int) -> int:
        """Return the points of the hole."""
        return stableford_points(par, turns)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Return points, then hole-in-one tokens as in Match Play."""
        player = state.players[seat]
        return player.points, player.aces


# --- Skins: greens are worth 1, 2 or 5 points, and a tied green moves on as a jackpot (page 22)

BIG_SKIN = 5
SMALL_SKINS = bytes([1] * 18 + [2] * 18)
"""The tokens of which one is drawn for each green that has none."""


class Skins(PlayMode):
    """Holes of different worth."""

    def lay_tokens(self, state: State) -> tuple[State, Events]:
        """Put a five on the last green, and let everybody put one on any green."""
        holes = len(state.table.field.greens)
        tokens: tuple[tuple[int, ...], ...] = ((),) * (holes - 1) + ((BIG_SKIN,),)
        state = state._replace(tokens=tokens)
        return self._next_to_place(state, 0, ())

    def choices(self, state: State) -> Iterable[Action]:
        """Return the greens, before the clubs are drafted: one may hold several tokens (H24)."""
        if state.phase is not Phase.PLACE_TOKEN:
            return ()
        return map(PlaceToken, range(len(state.tokens)))

    def take(self, state: State, action: Action) -> tuple[State, Events]:
        """Put the five-point token of the seat to move on a green."""
        assert isinstance(action, PlaceToken)
        tokens = put(state.tokens, action.hole, (*state.tokens[action.hole], BIG_SKIN))
        placed = (TokenPlaced(state.seat, action.hole),)
        return self._next_to_place(state._replace(tokens=tokens), state.seat + 1, placed)

    def _next_to_place(self, state: State, seat: int, events: Events) -> tuple[State, Events]:
        """Let the next seat place a token; when all have, draw one for each green without."""
        if seat < len(state.players):
            return state._replace(phase=Phase.PLACE_TOKEN, seat=seat), events
        small, chance = state.chance.shuffled(SMALL_SKINS)
        drawn = iter(small)
        tokens = tuple(values or (next(drawn),) for values in state.tokens)
        return state._replace(tokens=tokens, chance=chance, seat=NONE), (
            *events,
            TokensLaid(tokens),
        )

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Note who reached the green of the hole."""
        return reach(state, ball, hit)

    def plays_on(self, state: State, seat: int) -> bool:
        """Return whether a seat is still in the game."""
        return seat in state.alive

    def round_over(self, state: State) -> tuple[State, Events]:
        """Give the tokens to the one who reached the green alone, or move them on as a jackpot."""
        arrived = reachers(state)
        if not arrived:
            return state, ()
        hole = state.balls[arrived[0]].hole
        if state.tie_break:
            return self._tie_break_over(state, hole, arrived)
        state = write_cards(state, state.alive)
        if hole + 1 == len(state.tokens):
            return self._last_hole_over(state, hole, arrived)
        if len(arrived) == 1:
            state, events = self._claim(state, arrived[0], hole)
        else:
            state, events = self._move_tokens(state, hole, hole + 1)
        state, more = tee_off(state, hole + 1, state.alive)
        return state, events + more

    def _claim(self, state: State, seat: int, hole: int) -> tuple[State, Events]:
        values = state.tokens[hole]
        state = state._replace(tokens=put(state.tokens, hole, ()))
        return award(state, seat, hole, values)

    def _move_tokens(self, state: State, hole: int, onto: int) -> tuple[State, Events]:
        values = state.tokens[hole]
        if not values:
            return state, ()
        tokens = list(state.tokens)
        tokens[hole] = ()
        tokens[onto] = tuple(sorted(tokens[onto] + values, reverse=True))
        return state._replace(tokens=tuple(tokens)), (Jackpot(hole, onto, values),)

    def _last_hole_over(
        self, state: State, hole: int, arrived: tuple[int, ...]
    ) -> tuple[State, Events]:
        """End the game, or break a tie: of the last hole if it decides, else of the points."""
        if len(arrived) == 1:
            state, events = self._claim(state, arrived[0], hole)
        elif self._decides(state, hole, arrived):
            return self._begin_tie_break(state, hole, arrived)
        else:
            events = ()
        leaders = _leaders([player.points for player in state.players])
        if len(leaders) == 1:
            state, more = end_game(state, self.merit)
        else:
            state, more = self._begin_tie_break(state, hole, leaders)
        return state, events + more

    def _decides(self, state: State, hole: int, arrived: tuple[int, ...]) -> bool:
        """Return whether the winner depends on which tied player takes the jackpot."""
        points = [player.points for player in state.players]
        before = _leaders(points)
        jackpot = sum(state.tokens[hole])
        for seat in arrived:
            after = [*points]
            after[seat] += jackpot
            if _leaders(after) != before:
                return True
        return False

    def _begin_tie_break(
        self, state: State, hole: int, seats: tuple[int, ...]
    ) -> tuple[State, Events]:
        """Send the tied seats to the first tee with full hands, the jackpot on its green."""
        players = list(state.players)
        for seat in seats:
            player = players[seat]
            hand = player.hand | player.discard
            shown = player.shown | player.discard
            players[seat] = player._replace(hand=hand, discard=0, turned=False, shown=shown)
        out = tuple(seat for seat in state.alive if seat not in seats)
        state = state._replace(players=tuple(players), alive=seats, tie_break=True)
        state, moved = self._move_tokens(state, hole, 0)
        state, teed = tee_off(state, 0, seats)
        gone = (Eliminated(out),) if out else ()
        return state, (TieBreak(seats), *gone, *moved, *teed)

    def _tie_break_over(
        self, state: State, hole: int, arrived: tuple[int, ...]
    ) -> tuple[State, Events]:
        """End the game if one player reached the green alone; else go on with those who tied.

        The jackpot may bring its winner level with others: that tie is broken like any other.
        """
        if len(arrived) == 1:
            jackpot = state.tokens[hole]
            state, events = self._claim(state, arrived[0], hole)
            state = state._replace(alive=arrived)
            leaders = _leaders([player.points for player in state.players])
            if jackpot and len(leaders) > 1:
                state, more = self._begin_tie_break(state, hole, leaders)
                return state, events + more
            state, more = end_game(state, self.merit)
            return state, events + more
        out = tuple(seat for seat in state.alive if seat not in arrived)
        following = (hole + 1) % len(state.tokens)
        state, moved = self._move_tokens(state, hole, following)
        state, teed = tee_off(state._replace(alive=arrived), following, arrived)
        gone = (Eliminated(out),) if out else ()
        return state, (*gone, *moved, *teed)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """Return points; between equals whoever won the tie-break is ahead."""
        return state.players[seat].points, state.tie_break and state.alive == (seat,)


def _leaders(points: list[int]) -> tuple[int, ...]:
    most = max(points)
    return tuple(seat for seat, mine in enumerate(points) if mine == most)


# --- Golf Racing: every green in order, and the first on the last one wins (page 20)


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
        """Return greens reached, then hole-in-one tokens."""
        player = state.players[seat]
        return len(player.card), player.aces
