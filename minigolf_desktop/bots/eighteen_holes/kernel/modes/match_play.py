"""Match Play: in the first round in which somebody reaches the green, all who do win a point."""

from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import (
    award,
    end_game,
    reachers,
    tee_off,
    write_cards,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position

FLAG = SINGLE[1]


def round_over(position: Position) -> None:
    """Score the flag where it was reached, and go on to the next hole, or end the game."""
    winners = reachers(position)
    if not winners:
        return
    hole = position.balls[winners[0]].hole
    write_cards(position, position.alive)
    for seat in winners:
        award(position, seat, hole, FLAG)
    position.tokens[hole] = b""
    if hole + 1 == len(position.table.ground.greens):
        end_game(position)
    else:
        tee_off(position, hole + 1, position.alive)
