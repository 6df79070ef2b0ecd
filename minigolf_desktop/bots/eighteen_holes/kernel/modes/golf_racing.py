"""Golf Racing: every green in order, and the first on the last one wins (page 20)."""

from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import (
    end_game,
    reachers,
    tee_off,
    write_cards,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position


def round_over(position: Position) -> None:
    """Send everybody who reached a green to the next tee; the last green ends the race."""
    arrived = reachers(position)
    write_cards(position, arrived)
    last = len(position.table.ground.greens) - 1
    for seat in arrived:
        if position.balls[seat].hole == last:
            end_game(position)
            return
    for seat in arrived:
        tee_off(position, position.balls[seat].hole + 1, SINGLE[seat])
