"""How the players stand while a game goes on, and what tasks measure by it.

Scores are those that each mode itself keeps.
"""

from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import Player, SeenPlayer, State, View
from minigolf_desktop.model.play.goals import FIRST, Measures
from minigolf_desktop.model.play.match import AnyMatch

# --- How the players stand while a game goes on, for score strips and score cards


class Standing(NamedTuple):
    """Where a player stands."""

    points: int
    """Points; in Stroke Play the strokes of the holes finished; in Golf Racing the greens
    reached."""
    aces: int
    """Hole-in-one tokens."""
    holes: int
    """Holes finished."""
    to_par: int
    """Turns or strokes on the holes finished against their par."""


def standings(state: State | View) -> tuple[Standing, ...]:
    """Return where each seat stands."""
    pars = state.table.field.pars
    mode = mode_of(state)
    return tuple(
        Standing(
            points=mode.score(player),
            aces=player.aces,
            holes=len(player.card),
            to_par=sum(player.card) - sum(pars[: len(player.card)]),
        )
        for player in state.players
    )


def winners_of(state: State | View, hole: int) -> tuple[int, ...]:
    """Return the seats that won tokens of a hole; of the 19th, once it is over, who won that."""
    if hole >= len(state.table.field.pars):
        first = tuple(seat for seat, rank in enumerate(state.ranks) if rank == 1)
        return first if len(first) == 1 else ()
    players: tuple[Player | SeenPlayer, ...] = state.players
    return tuple(
        seat
        for seat, player in enumerate(players)
        if any(where == hole for where, _ in player.taken)
    )


def rounds_of(state: State | View) -> int:
    """Return the rounds of turns begun, without those of the 19th."""
    return state.round if state.nineteenth is None else state.nineteenth.began


def ranks_before(state: State | View) -> tuple[int, ...]:
    """Return the ranks in the game, whatever became of a first place that was shared (H34)."""
    return state.ranks if state.nineteenth is None else state.nineteenth.ranks


def best_on(state: State | View, hole: int) -> tuple[int, ...]:
    """Return the seats with the fewest turns on a hole; nobody before all have finished it."""
    cards = [player.card for player in state.players]
    if any(len(card) <= hole for card in cards):
        return ()
    fewest = min(card[hole] for card in cards)
    return tuple(seat for seat, card in enumerate(cards) if card[hole] == fewest)


# --- What tasks of 18 Holes measure, by the scores that each mode itself keeps


def _lead(match: AnyMatch) -> int:
    """Return by how much the first seat is ahead of the best of the others; in Stroke Play by how
    many strokes.
    """
    state = match.state
    own, *others = (one.points for one in standings(state))
    others += [rival.points for rival in state.rivals]
    if state.table.setup.mode is Mode.STROKE:
        return int(min(others) - own)
    return int(own - max(others))


def _place(match: AnyMatch) -> int:
    """Return the place of the first seat, 1 the best; as it stands while the game goes on."""
    state = match.state
    if state.ranks:
        return int(state.ranks[FIRST])
    mode = mode_of(state)
    merits = [mode.merit(state, seat) for seat in range(len(state.players))]
    return 1 + sum(other > merits[FIRST] for other in merits)


MEASURES: Measures = {
    "points": lambda match: standings(match.state)[FIRST].points,
    "to-par": lambda match: standings(match.state)[FIRST].to_par,
    "rounds": lambda match: rounds_of(match.state),
    "won": lambda match: sum(
        FIRST in winners_of(match.state, hole) for hole in range(len(match.state.table.field.pars))
    ),
    "lead": _lead,
    "place": _place,
}
"""What the mode counts (strokes in Stroke Play, greens in Golf Racing); turns against the par of
the holes finished; rounds of turns begun; holes of which tokens were won; lead and place among the
others."""
