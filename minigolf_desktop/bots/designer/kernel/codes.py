"""Actions and phases as small ints.

Layout of an action. Below :data:`FIRST_PLACEMENT` it is ``kind * 8 + argument``: the choice of a
land, a slot, a promise, or nothing. From there on it is a placement: ``cell * 32 + slot * 4 +
rotation``, with :data:`FROM_THE_GATE` as the slot of a tile in reserve. Cells are those of the
ground (:mod:`ground`); it has none so small that the two could be confused, and it numbers the
cells of a land the same way in every position, so an action means the same in all of a game.
"""

from typing import Final

CHOOSE_LAND: Final = 0
PASS: Final = 8
PUT_BACK: Final = 16
"""A slot: the tile goes into the bag, in a group when the round is over."""
DISCARD: Final = 24
STOP: Final = 32
TAKE_PROMISE: Final = 40
DONE: Final = 48
RESERVE: Final = 56
COLLECT: Final = 64

KIND_BITS: Final = 3
"""So many bits below the kind."""
FIRST_PLACEMENT: Final = 128
FROM_THE_GATE: Final = 7
"""Slot of a placement: the tile in reserve."""

PHASE_CHOOSE_LAND: Final = 0
PHASE_TURN: Final = 1
PHASE_REST: Final = 2
PHASE_OVER: Final = 3
PHASE_PROMISES: Final = 4
"""The phases of the model, by the same numbers."""

SLOT_BITS: Final = 9
"""A rack is one int, so many bits a slot from the left: the design and one, or 0 for no tile."""
SLOT: Final = 511
SEAT_BITS: Final = 4
"""A row of seats is one int, so many bits each, the first lowest: the seat and one, or 0."""
SEAT: Final = 15

VISIT: Final = 255
"""A visit tile in the bag."""
PROMISES: Final = 7
"""Conditions that may be promised."""
