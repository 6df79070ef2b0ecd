"""How the players stand while a game goes on, for score strips and score cards."""

from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.state import Player, State
from minigolf_desktop.model.eighteen_holes.view import SeenPlayer, View


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
    """Return the seats that won tokens of a hole."""
    players: tuple[Player | SeenPlayer, ...] = state.players
    return tuple(
        seat
        for seat, player in enumerate(players)
        if any(where == hole for where, _ in player.taken)
    )


def best_on(state: State | View, hole: int) -> tuple[int, ...]:
    """Return the seats with the fewest turns on a hole; nobody before all have finished it."""
    cards = [player.card for player in state.players]
    if any(len(card) <= hole for card in cards):
        return ()
    fewest = min(card[hole] for card in cards)
    return tuple(seat for seat, card in enumerate(cards) if card[hole] == fewest)
