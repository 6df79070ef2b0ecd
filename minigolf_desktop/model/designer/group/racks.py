"""The racks: tiles in the order of their back numbers, and the pawns that take their places.

A rack has a slot more than there are players. A slot holds the index of a design, or no tile.
"""

from collections.abc import Iterable, Sequence

from minigolf_desktop.model.designer.placing import NO_TILE

Rack = tuple[int, ...]
"""Designs by slot, from the left."""


def slots(seats: int) -> int:
    """Return how many tiles a rack holds."""
    return seats + 1


def in_back_number_order(drawn: Iterable[int], back_numbers: Sequence[int]) -> Rack:
    """Return a rack of drawn tiles: by back number, equal numbers in the order drawn."""
    return tuple(sorted(drawn, key=back_numbers.__getitem__))


def put(rack: Rack, slot: int, content: int) -> Rack:
    """Return a rack, or a row of pawns, with something else in a slot."""
    return (*rack[:slot], content, *rack[slot + 1 :])


def untaken(rack: Rack) -> tuple[int, ...]:
    """Return the slots that still hold a tile."""
    return tuple(slot for slot, design in enumerate(rack) if design != NO_TILE)
