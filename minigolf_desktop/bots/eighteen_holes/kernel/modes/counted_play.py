"""Stroke Play and Stableford: everybody finishes every hole, and turns are counted."""

from typing import Final

from minigolf_desktop.bots.eighteen_holes.kernel.codes import STROKE
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import end_game, tee_off, write_cards
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position

STABLEFORD_BASE: Final = 2


def round_over(position: Position) -> None:
    """Write the score cards when the last golfer is on the green."""
    for ball in position.balls:
        if not ball.home:
            return
    ground = position.table.ground
    hole = position.balls[0].hole
    write_cards(position, position.alive)
    for seat in position.alive:
        turns = position.balls[seat].turns
        points = turns
        if position.table.mode != STROKE:
            points = max(0, STABLEFORD_BASE + ground.pars[hole] - turns)
        position.players[seat].points += points
    if hole + 1 == len(ground.greens):
        end_game(position)
    else:
        tee_off(position, hole + 1, position.alive)
