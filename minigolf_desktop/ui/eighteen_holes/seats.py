"""Who sits at the table: names and colours by seat, and who took what."""

from minigolf_desktop.model.eighteen_holes.leaderboard import winners_of
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.eighteen_holes.art.tokens import RIVAL_NAMES


def player_names(setup: Setup) -> tuple[str, ...]:
    """Return what the players are called, by seat: by the name typed, else by the colour."""
    typed = [seat.name for seat in setup.players]
    return tuple(player_name(typed, seat) for seat in range(setup.seats))


def colour_of(seat: int) -> str:
    """Return the name of a seat's colour."""
    return PLAYER_COLOURS[seat].name


def players_of(setup: Setup) -> tuple[Seat, ...]:
    """Return the players as the curtain shows them."""
    return tuple(Seat(name, colour_of(seat)) for seat, name in enumerate(player_names(setup)))


def takers_of(view: View, hole: int) -> tuple[str, ...]:
    """Return the names of the shapes of those who have something of a hole, by seat."""
    seats = tuple(PLAYER_COLOURS[seat].name for seat in winners_of(view, hole))
    rivals = tuple(
        RIVAL_NAMES[number]
        for number, rival in enumerate(view.rivals)
        if any(where == hole for where, _ in rival.taken)
    )
    return seats + rivals
