"""Who sits at the table: names and colours by seat."""

from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS


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
