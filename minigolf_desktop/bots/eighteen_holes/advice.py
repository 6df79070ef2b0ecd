"""Hints of 18 Holes: the best actions, as a hard player sees them."""

from collections.abc import Sequence
from typing import Final

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    DECLARE_CLUB,
    KIND_BITS,
    PICK_CLUB,
    PLAY_SHOT,
    SELECT_CLUB,
    action_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns import landing
from minigolf_desktop.bots.hint import MOST_HINTS, Hint, Reason

GOOD_ENOUGH: Final = 0.5
"""Turns that an action costs more than the best and still is a good one, at most."""
SEEN: Final = 0.05
"""Turns below which two actions are as good as each other."""


def best_of(
    position: Position, actions: Sequence[int], worths: Sequence[float]
) -> tuple[Hint, ...]:
    """Return the best actions, of those that come to the same the first only.

    Reason: ``behind``, how many turns more an action costs than the best.
    """
    ranked = sorted(zip(worths, actions, strict=True))
    best = ranked[0][0]
    found: dict[tuple[int, int], Hint] = {}
    for worth, action in ranked:
        if worth - best > GOOD_ENOUGH or len(found) == MOST_HINTS:
            break
        behind = (Reason("behind", worth - best),) if worth - best >= SEEN else ()
        found.setdefault(_meaning(position, action), Hint(action_of(action), behind))
    return tuple(found.values())


def _meaning(position: Position, action: int) -> tuple[int, int]:
    """Return what an action comes to: clubs of one name are one, and shots onto one hex."""
    kind, argument = action >> KIND_BITS, action & ARGUMENT
    if kind in (PICK_CLUB, DECLARE_CLUB, SELECT_CLUB):
        return kind, position.table.cards.names[argument]
    if kind == PLAY_SHOT and not position.bunker:
        return kind, landing(position, argument // 32, argument // 8 % 4, argument % 8)
    return kind, argument
