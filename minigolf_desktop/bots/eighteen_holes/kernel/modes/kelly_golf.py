"""Kelly Golf: everybody has a secret green to reach (page 21, ruling H14)."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import ACT, NONE, TARGET
from minigolf_desktop.bots.eighteen_holes.kernel.modes.chaos_golf import refresh
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import award
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position
from minigolf_desktop.model.play.randomness import Randomness

OWN_TARGET = SINGLE[2] + SINGLE[1]
OTHERS_TARGET = SINGLE[1] + SINGLE[1]
NO_TARGET = SINGLE[1]


def on_green(position: Position, hole: i64, seat: i64) -> None:
    """Score a green that still has its flag; the seat whose target it was draws another."""
    if not position.tokens[hole]:
        return
    position.tokens[hole] = b""
    refresh(position, seat)
    owner: i64 = NONE
    for other, player in enumerate(position.players):
        if player.target == hole and owner == NONE:
            owner = other
    if owner == NONE:
        award(position, seat, hole, NO_TARGET)
        return
    position.players[owner].target = NONE
    position.pending = position.pending + SINGLE[owner]
    award(position, seat, hole, OWN_TARGET if owner == seat else OTHERS_TARGET)


def draw_pending(position: Position) -> None:
    """Draw two tokens for the next seat that lacks a target, or what is left in the bag."""
    seat = position.pending[0]
    bag = b""
    for hole in range(len(position.tokens)):
        if position.tokens[hole] and not _is_target(position, hole):
            bag += SINGLE[hole]
    drawn, after = Randomness(position.key, position.counter).sample(2, len(bag))
    position.counter = after.counter
    if len(drawn) == 2:
        position.targets = SINGLE[bag[drawn[0]]] + SINGLE[bag[drawn[1]]]
        position.phase = TARGET
        position.seat = seat
        return
    position.targets = b""
    position.pending = position.pending[1:]
    position.players[seat].target = bag[drawn[0]] if drawn else NONE


def keep_target(position: Position, hole: i64) -> None:
    """Keep one of the two drawn targets; the other goes back into the bag."""
    position.players[position.seat].target = hole
    position.pending = position.pending[1:]
    position.targets = b""
    position.seat = NONE
    position.phase = ACT


def _is_target(position: Position, hole: i64) -> bool:
    return any(player.target == hole for player in position.players)
